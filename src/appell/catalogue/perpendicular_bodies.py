"""Two free rigid bodies that must spin at right angles (000, section 7)."""

from __future__ import annotations

import sympy as sm

from appell.catalogue.card import Card
from appell.constraints import angular_velocity
from appell.model import Body, Model


def free_body(model: Model, name: str, mass: object, inertia: tuple[object, object, object]) -> Body:
    """A free rigid body: position, a unit quaternion, velocity in N and angular velocity in its own frame."""
    N, t = model.frame, model.time
    x, y, z = model.coordinates(f"x{name} y{name} z{name}")
    e0, e1, e2, e3 = model.coordinates(f"e0{name} e1{name} e2{name} e3{name}")
    model.speeds(f"vx{name} vy{name} vz{name}", [x.diff(t), y.diff(t), z.diff(t)])
    e = sm.Matrix([[-e1, -e2, -e3], [e0, -e3, e2], [e3, e0, -e1], [-e2, e1, e0]]) / 2
    w = sm.symbols(f"w1{name} w2{name} w3{name}")
    functions = [model_speed(str(s)) for s in w]
    rates = e @ sm.Matrix(functions)
    model.speeds(" ".join(map(str, w)), rates={c: rates[i] for i, c in enumerate((e0, e1, e2, e3))})
    model.norm(f"unit quaternion of {name}", e0**2 + e1**2 + e2**2 + e3**2 - 1)
    frame = N.orientnew(name, "Quaternion", [e0, e1, e2, e3])
    frame.set_ang_vel(N, functions[0] * frame.x + functions[1] * frame.y + functions[2] * frame.z)
    return model.body(name, mass, frame=frame, position=x * N.x + y * N.y + z * N.z, inertia=inertia)


def model_speed(name: str) -> sm.Expr:
    """The function of time a speed of this name will be."""
    return sm.physics.vector.dynamicsymbols(name, real=True)


def perpendicular_bodies() -> Model:
    """omega_A . omega_B = 0."""
    model = Model("two bodies spinning at right angles")
    mA, A1, A2, A3 = model.parameters(
        "mA A1 A2 A3",
        [1.0, 1.0, 2.0, 2.5],
        unit=["kg", "kg m^2", "kg m^2", "kg m^2"],
        description=["mass of A", *(f"principal moment of A about its axis {i}" for i in (1, 2, 3))],
    )
    mB, B1, B2, B3 = model.parameters(
        "mB B1 B2 B3",
        [1.0, 0.5, 0.8, 1.1],
        unit=["kg", "kg m^2", "kg m^2", "kg m^2"],
        description=["mass of B", *(f"principal moment of B about its axis {i}" for i in (1, 2, 3))],
    )
    A = free_body(model, "A", mA, (A1, A2, A3))
    B = free_body(model, "B", mB, (B1, B2, B3))
    model.constrain("right angle", angular_velocity(A).dot(angular_velocity(B)))
    return model


_UPRIGHT = {"e0A": 1.0, "e1A": 0.0, "e2A": 0.0, "e3A": 0.0, "e0B": 1.0, "e1B": 0.0, "e2B": 0.0, "e3B": 0.0}

CARD = Card(
    name="perpendicular-bodies",
    title="Two free rigid bodies with perpendicular angular velocities",
    build=perpendicular_bodies,
    start=_UPRIGHT | {"w1A": 1.0, "w2A": 0.2, "w3A": 0.0, "w1B": -0.3, "w2B": 1.5, "w3B": 0.7},
    duration=20.0,
    kinds={"right angle": "nonlinear nonholonomic"},
    source="Roithmayr and Hodges 2010, section 7",
    summary="Torques along each other's spin keep the angular velocities of two spacecraft at right angles.",
    invariants={
        "energy": lambda run: run["energy"],
        "product of the spins": lambda run: (run.angular_velocity("A") * run.angular_velocity("B")).sum(1),
    },
)
