"""Large mechanisms for measurements: nets, grids, trains and rings, their bodies told one by one, and their starts."""

from __future__ import annotations

import math

import sympy as sm
from sympy.physics.vector import ReferenceFrame, Vector

import appell as ap
from appell.model.body import Body

GRAVITY = 9.81
Start = dict[str, float]


def net(rows: int) -> tuple[ap.Model, Start]:
    """Particles a metre apart in a square net that lies flat, two corners hanging on threads; `rows` distances."""
    model = ap.Model(f"net of {rows} distances")
    N = model.frame
    side = next(s for s in range(2, rows) if 2 * s * (s - 1) + 2 >= rows)
    sites = [(i, j) for i in range(side) for j in range(side)]
    edges = [(a, b) for a in sites for b in ((a[0] + 1, a[1]), (a[0], a[1] + 1)) if b in set(sites)][: rows - 2]
    tied = {site for edge in edges for site in edge} | {(0, 0), (0, side - 1)}
    coordinates = model.coordinates([f"{axis}{i}_{j}" for i, j in sites if (i, j) in tied for axis in "xyz"])
    places = {site: coordinates[3 * k : 3 * k + 3] for k, site in enumerate(s for s in sites if s in tied)}
    points, start = {}, {}
    for (i, j), (x, y, z) in places.items():
        points[i, j] = model.particle(f"P{i}_{j}", 1, x * N.x + y * N.y + z * N.z)
        start |= {f"x{i}_{j}": float(i), f"y{i}_{j}": float(j), f"z{i}_{j}": 0.0}
    for a, b in edges:
        apart = ap.position(points[b]) - ap.position(points[a])
        model.constrain(f"edge {a[0]}_{a[1]} {b[0]}_{b[1]}", apart.dot(apart) - 1)
    for i, j in ((0, 0), (0, side - 1)):
        thread = ap.position(points[i, j]) - (i * N.x + j * N.y + N.z)
        model.constrain(f"thread {i}_{j}", thread.dot(thread) - 1)
    model.gravity(-GRAVITY * N.z)
    return model, start


def pendulum_grid(side: int) -> tuple[ap.Model, Start]:
    """side x side pendulums that swing about x, the bobs of neighbours tied by springs; one corner pulled aside."""
    model = ap.Model(f"grid of {side} x {side} pendulums")
    N = model.frame
    stiffness, length, apart = 40.0, 1.0, 0.5
    sites = [(i, j) for i in range(side) for j in range(side)]
    angles = dict(zip(sites, model.coordinates([f"a{i}_{j}" for i, j in sites]), strict=True))
    bobs = {}
    for (i, j), a in angles.items():
        place = apart * i * N.x + (apart * j + length * sm.sin(a)) * N.y - length * sm.cos(a) * N.z
        bobs[i, j] = ap.position(model.particle(f"P{i}_{j}", 1, place))
    for i, j in sites:
        for other in ((i + 1, j), (i, j + 1)):
            if other in bobs:
                between = bobs[other] - bobs[i, j]
                stretch = (between.dot(between) - apart**2) / (2 * apart)  # of Green, to first order the usual one
                model.potential(f"spring {i}_{j} {other[0]}_{other[1]}", stiffness / 2 * stretch**2)
    model.gravity(-GRAVITY * N.z)
    return model, {f"a{i}_{j}": 0.4 * math.exp(-(i + j) / 3.0) for i, j in sites}


def planar_body(model: ap.Model, name: str, mass: float, inertia: float) -> tuple[Body, ReferenceFrame, Vector]:
    """A body with its own x, y and angle; the body, its frame and where it is."""
    N = model.frame
    x, y, angle = model.coordinates([f"{axis}{name}" for axis in ("x", "y", "a")])
    frame = N.orientnew(f"F{name}", "Axis", [angle, N.z])
    place = x * N.x + y * N.y
    return model.body(f"B{name}", mass, frame=frame, position=place, inertia=(1, 1, inertia)), frame, place


def hinge(model: ap.Model, name: str, one: Vector, other: Vector | int = 0) -> None:
    """Two places in the plane are one."""
    gap = one - other
    model.constrain(name, [gap.dot(model.frame.x), gap.dot(model.frame.y)])


def ring_places(links: int) -> tuple[Start, list[float]]:
    """x, y and angle of the rods of a regular polygon that hangs from the origin, by name, and the angles alone."""
    length = 0.1
    radius, turn = length / (2 * math.sin(math.pi / links)), 2 * math.pi / links
    start, angles = {}, []
    for k in range(links):
        a, b = ((radius * math.sin(i * turn), radius * (math.cos(i * turn) - 1)) for i in (k, k + 1))
        angles.append(math.atan2(b[1] - a[1], b[0] - a[0]))
        start |= {f"x{k}": (a[0] + b[0]) / 2, f"y{k}": (a[1] + b[1]) / 2, f"a{k}": angles[-1]}
    return start, angles


def ring(links: int) -> tuple[ap.Model, Start]:
    """A closed ring of rods on hinges in a vertical plane, one hinge held; it starts as a regular polygon."""
    model = ap.Model(f"ring of {links} links")
    length = 0.1
    start, _ = ring_places(links)
    bodies = [planar_body(model, str(k), 0.2, 0.2 * length**2 / 12) for k in range(links)]
    ends = [
        [ap.position(model.point(f"E{k}_{s}", place + s * length / 2 * frame.x, on=body)) for s in (-1, 1)]
        for k, (body, frame, place) in enumerate(bodies)
    ]
    for k in range(links):
        hinge(model, f"hinge {k}", ends[k][1], ends[(k + 1) % links][0])
    hinge(model, "held", ends[0][0])
    model.gravity(-GRAVITY * model.frame.y)
    return model, start


def hinged_ring(links: int) -> tuple[ap.Model, Start]:
    """The same ring in the angles between its rods: a chain from the held hinge, its end tied to that by two rows."""
    model = ap.Model(f"ring of {links} hinges")
    length, (_, places) = 0.1, ring_places(links)
    angles = model.coordinates([f"q{k}" for k in range(links)])
    frame, point = model.frame, model.origin
    for k, angle in enumerate(angles):
        frame = frame.orientnew(f"F{k}", "Axis", [angle, frame.z])
        centre = point.locatenew(f"C{k}", length / 2 * frame.x)
        point = point.locatenew(f"P{k}", length * frame.x)
        model.body(f"B{k}", 0.2, frame=frame, position=centre, inertia=(1, 1, 0.2 * length**2 / 12))
    hinge(model, "closed", ap.position(model.point("end", point, on=f"B{links - 1}")))
    model.gravity(-GRAVITY * model.frame.y)
    before = [0.0, *places[:-1]]
    return model, {f"q{k}": a - b for k, (a, b) in enumerate(zip(places, before, strict=True))}


def car_with_trailers(trailers: int) -> tuple[ap.Model, Start]:
    """A car and its trailers on a plane: a blade under the axle of each, a coupling between neighbours; it turns."""
    model = ap.Model(f"car with {trailers} trailers")
    N = model.frame
    reach, hitch = 1.0, 0.5
    bodies, start = [], {}
    for k in range(trailers + 1):
        bodies.append(planar_body(model, str(k), 1.0, 0.1))
        body, frame, _ = bodies[k]
        model.constrain(f"axle {k}", ap.velocity(body).dot(frame.y))
        start |= {f"x{k}": -(reach + hitch) * k, f"y{k}": 0.0, f"a{k}": 0.0, f"x{k}dot": 1.0}
        start |= {f"y{k}dot": 0.0, f"a{k}dot": 0.0}
    for k in range(trailers):
        (front, f, before), (back, g, after) = bodies[k], bodies[k + 1]
        behind, ahead = before - hitch * f.x, after + reach * g.x
        ends = model.point(f"R{k}", behind, on=front), model.point(f"A{k}", ahead, on=back)
        hinge(model, f"coupling {k}", *(ap.position(end) for end in ends))
    model.torque(bodies[0][0], 0.3 * N.z)
    return model, start


def rolling_discs(discs: int) -> tuple[ap.Model, Start]:
    """Upright discs that roll on a plane one behind the other, rods between their centres."""
    model = ap.Model(f"chain of {discs} rolling discs")
    N = model.frame
    radius, rod = 0.3, 1.0
    bodies, start = [], {}
    for k in range(discs):
        x, y, yaw, spin = model.coordinates([f"x{k}", f"y{k}", f"yaw{k}", f"spin{k}"])
        heading = N.orientnew(f"H{k}", "Axis", [yaw, N.z])
        turning = heading.orientnew(f"T{k}", "Axis", [spin, heading.y])
        body = model.body(
            f"D{k}", 1.0, frame=turning, position=x * N.x + y * N.y + radius * N.z, inertia=(0.02, 0.04, 0.02)
        )
        bodies.append(body)
        v = ap.velocity(body)
        model.constrain(
            f"rolls {k}", [v.dot(heading.y), v.dot(heading.x) - radius * ap.angular_velocity(body).dot(heading.y)]
        )
        start |= {f"x{k}": -rod * k, f"y{k}": 0.0, f"yaw{k}": 0.0, f"spin{k}": 0.0}
        start |= {f"x{k}dot": 5 * radius, f"y{k}dot": 0.0, f"yaw{k}dot": 0.2 * math.sin(0.3 * k), f"spin{k}dot": 5.0}
    for k in range(discs - 1):
        apart = ap.position(bodies[k]) - ap.position(bodies[k + 1])
        model.constrain(f"rod {k}", apart.dot(apart) - rod**2)
    return model, start
