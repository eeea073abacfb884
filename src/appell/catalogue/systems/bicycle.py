"""The Whipple bicycle: two knife-edged wheels that roll without slip, a rear frame with its rider, a front fork."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import sympy as sm

import appell as ap
from appell.catalogue.card import Card, Number, PublishedEigenvalue, Threshold
from appell.catalogue.efforts import efforts

if TYPE_CHECKING:
    from sympy.physics.vector import ReferenceFrame

_PARAMETERS = {
    "w": (1.02, "m", "wheel base"),
    "c": (0.08, "m", "trail"),
    "tilt": (sm.pi / 10, "rad", "steer axis tilt from the vertical"),
    "g": (9.81, "m/s^2", "gravity"),
    "rR": (0.3, "m", "radius of the rear wheel"),
    "mR": (2.0, "kg", "mass of the rear wheel"),
    "IRxx": (0.0603, "kg m^2", "moment of inertia of the rear wheel about a diameter"),
    "IRyy": (0.12, "kg m^2", "moment of inertia of the rear wheel about its axle"),
    "xB": (0.3, "m", "mass centre of rear frame and rider, ahead of the rear contact"),
    "zB": (-0.9, "m", "mass centre of rear frame and rider, below the ground"),
    "mB": (85.0, "kg", "mass of rear frame and rider"),
    "IBxx": (9.2, "kg m^2", "inertia of rear frame and rider, xx"),
    "IByy": (11.0, "kg m^2", "inertia of rear frame and rider, yy"),
    "IBzz": (2.8, "kg m^2", "inertia of rear frame and rider, zz"),
    "IBxz": (2.4, "kg m^2", "inertia of rear frame and rider, xz"),
    "xH": (0.9, "m", "mass centre of the front fork, ahead of the rear contact"),
    "zH": (-0.7, "m", "mass centre of the front fork, below the ground"),
    "mH": (4.0, "kg", "mass of the front fork"),
    "IHxx": (0.05892, "kg m^2", "inertia of the front fork, xx"),
    "IHyy": (0.06, "kg m^2", "inertia of the front fork, yy"),
    "IHzz": (0.00708, "kg m^2", "inertia of the front fork, zz"),
    "IHxz": (-0.00756, "kg m^2", "inertia of the front fork, xz"),
    "rF": (0.35, "m", "radius of the front wheel"),
    "mF": (3.0, "kg", "mass of the front wheel"),
    "IFxx": (0.1405, "kg m^2", "moment of inertia of the front wheel about a diameter"),
    "IFyy": (0.28, "kg m^2", "moment of inertia of the front wheel about its axle"),
}


def bicycle() -> ap.Model:
    """x forward, y to the right, z down; (x, y, z) is the rear contact, v the speed at which the rear wheel rolls.

    Each wheel touches the ground with its lowest point (a row in positions), where its matter has no velocity (two rows
    in velocities).
    """
    model = ap.Model("Whipple bicycle")
    N = model.frame
    values, units, words = zip(*_PARAMETERS.values(), strict=True)
    symbols = model.parameters(" ".join(_PARAMETERS), list(values), unit=list(units), description=list(words))
    p = SimpleNamespace(**dict(zip(_PARAMETERS, symbols, strict=True)))
    x, y, z, yaw, lean, pitch, steer, rear, front = model.coordinates("x y z yaw lean pitch steer rear front")
    rates = [q.diff(model.time) for q in (x, y, z, yaw, lean, pitch, steer, rear, front)]
    rates[7] *= -p.rR  # what rolls forward turns about -y
    model.speeds("vx vy vz yaw_rate lean_rate pitch_rate steer_rate v front_rate", rates)

    heading = N.orientnew("heading", "Axis", [yaw, N.z])
    leaned = heading.orientnew("leaned", "Axis", [lean, heading.x])
    B = leaned.orientnew("rear frame", "Axis", [pitch, leaned.y])
    R = B.orientnew("rear wheel", "Axis", [rear, B.y])
    column = B.orientnew("column", "Axis", [p.tilt, B.y])  # its z is the steer axis
    turned = column.orientnew("turned", "Axis", [steer, column.z])
    H = turned.orientnew("fork", "Axis", [-p.tilt, turned.y])
    F = H.orientnew("front wheel", "Axis", [front, H.y])

    contact = model.origin.locatenew("rear contact", x * N.x + y * N.y + z * N.z)
    hub = contact.locatenew("rear hub", -p.rR * leaned.z)
    foot = hub.locatenew("foot of the steer axis", (p.w + p.c) * B.x + p.rR * B.z)
    front_hub = foot.locatenew("front hub", -p.c * H.x - p.rF * H.z)
    frame_center = hub.locatenew("rear frame centre", p.xB * B.x + (p.zB + p.rR) * B.z)
    fork_center = foot.locatenew("fork centre", (p.xH - p.w - p.c) * H.x + p.zH * H.z)

    rear_wheel = model.body("rear wheel", p.mR, frame=R, position=hub, inertia=(p.IRxx, p.IRyy, p.IRxx))
    rear_frame = model.body("rear frame", p.mB, frame=B, position=frame_center, inertia=_inertia(p, "B"))
    fork = model.body("fork", p.mH, frame=H, position=fork_center, inertia=_inertia(p, "H"))
    front_wheel = model.body("front wheel", p.mF, frame=F, position=front_hub, inertia=(p.IFxx, p.IFyy, p.IFxx))
    model.gravity(p.g * N.z)

    _roll(model, "rear contact", rear_wheel, p.rR, leaned)
    _roll(model, "front contact", front_wheel, p.rF, H)
    _draw(p, rear_frame, fork)
    return model


def _draw(p: SimpleNamespace, frame: ap.Body, fork: ap.Body) -> None:
    """Tubes from hub to pedals, saddle and head, a rider, and the fork with its bar; places from the rear contact."""

    def place(x: object, z: object, center: tuple[sm.Symbol, sm.Symbol]) -> tuple[object, int, object]:
        return x - center[0], 0, z - center[1]

    def along_axis(height: float) -> tuple[object, object]:  # of the steer axis, above the ground
        return p.w + p.c - height * sm.tan(p.tilt), -height

    rear, front = (p.xB, p.zB), (p.xH, p.zH)
    hub, pedals, saddle = (0, -p.rR), (0.45 * p.w, -0.9 * p.rR), (0.28 * p.w, -0.85)
    low, high = along_axis(0.6), along_axis(0.75)
    tubes = [(hub, pedals), (hub, saddle), (pedals, saddle), (pedals, low), (saddle, high), (low, high)]
    frame.shape(
        *(ap.shapes.rod(place(*a, rear), place(*b, rear), 0.018) for a, b in tubes),
        ap.shapes.ellipsoid(0.13, 0.18, 0.3, at=place(0.32 * p.w, -1.2, rear), opacity=0.6),
        ap.shapes.sphere(0.1, at=place(0.4 * p.w, -1.62, rear), opacity=0.6),
    )
    bar = along_axis(0.95)
    fork.shape(
        ap.shapes.rod(place(p.w, -p.rF, front), place(*along_axis(0.5), front), 0.018),
        ap.shapes.rod(place(*along_axis(0.5), front), place(*bar, front), 0.018),
        ap.shapes.rod((bar[0] - p.xH, -0.25, bar[1] - p.zH), (bar[0] - p.xH, 0.25, bar[1] - p.zH), 0.015),
    )


def _inertia(p: SimpleNamespace, name: str) -> sm.Matrix:
    xx, yy, zz, xz = (getattr(p, f"I{name}{axes}") for axes in ("xx", "yy", "zz", "xz"))
    return sm.Matrix([[xx, 0, xz], [0, yy, 0], [xz, 0, zz]])


def _roll(model: ap.Model, name: str, wheel: ap.Body, radius: sm.Symbol, carrier: ReferenceFrame) -> None:
    """A wheel whose axle is the y of its carrier rolls on the ground, with the geometry in axes that do not spin."""
    axes = carrier.orientnew(f"axes of the {wheel.name}", "Axis", [-sm.pi / 2, carrier.x])  # z along the axle
    model.constrain(name, ap.rolling(wheel, ap.Disc(radius, frame=axes), model.ground, ap.Plane(axis=(0, 0, -1))))


_PAPER = "the paper's table 2"

_EIGENVALUES: dict[float, tuple[complex, ...]] = {  # speed: weave, capsize, castering
    0.0: (3.13164324790656, 5.53094371765393, -3.13164324790656, -5.53094371765393),
    1.0: (3.52696170990070 + 0.8077402751993j, -3.13423125066578, -7.11008014637442),
    2.0: (2.68234517512745 + 1.68066296590675j, -3.07158645641514, -8.67387984831735),
    3.0: (1.70675605663975 + 2.31582447384325j, -2.63366137253667, -10.35101467245920),
    4.0: (0.41325331521125 + 3.07910818603206j, -1.42944427361326, -12.158614265764),
    5.0: (-0.77534188219585 + 4.46486771378823j, -0.32286642900409, -14.078389692798),
    10.0: (-3.72016840437287 + 10.90681139476287j, 0.16105338653172, -24.62459635017404),
}


def _upright(speed: float) -> dict[str, float]:
    return {"lean": 0.0, "steer": 0.0, "v": speed}


CARD = Card(
    name="bicycle",
    title="Whipple bicycle",
    build=bicycle,
    start={"x": 0, "y": 0, "yaw": 0, "lean": 0, "steer": 0, "lean_rate": 0.5, "v": 4.6, "steer_rate": 0},
    duration=5.0,
    shows=("lean", "steer"),
    actuators=efforts(handlebar={"steer": 1}, pedals={"rear": 1}),
    kinds={"rear contact": "linear nonholonomic", "front contact": "linear nonholonomic"},
    source="Whipple 1899; Meijaard, Papadopoulos, Ruina and Schwab 2007, Proc. R. Soc. A 463:1955",
    summary="Pushed sideways between its weave and its capsize speed, a bicycle rights itself without a rider's help.",
    invariants={"energy": lambda run: run["energy"]},
    numbers=tuple(
        Number(quantity, load, 0.0, "static wheel loads of the paper's bicycle", 1e-9, _upright(0.0))
        for quantity, load in (
            ("lambda_rear_contact_1", 612.836470588236),
            ("lambda_front_contact_1", 309.303529411765),
        )
    ),
    modes=tuple(
        PublishedEigenvalue(_upright(speed), value, _PAPER, 1e-11)
        for speed, values in _EIGENVALUES.items()
        for value in values
    ),
    thresholds=(
        Threshold(_upright(4.0), "v", 5.0, 4.29238253634111, "weave speed of the paper", 1e-12),
        Threshold(_upright(5.0), "v", 7.0, 6.02426201538837, "capsize speed of the paper", 1e-12),
    ),
)
