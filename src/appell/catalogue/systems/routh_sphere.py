"""A ball of revolution whose mass centre lies off its middle, rolling on a table."""

from __future__ import annotations

import numpy as np
import sympy as sm

import appell as ap
from appell.catalogue.card import Card
from appell.catalogue.systems.chaplygin_ball import inertial


def routh_sphere() -> ap.Model:
    """The mass centre lies below the middle of the ball, on its axis of symmetry."""
    model, ball, shape, _ = loaded_ball("Routh's sphere")
    model.constrain("rolls", ap.rolling(ball, shape, model.ground, ap.Plane()))
    return model


def loaded_ball(name: str) -> tuple[ap.Model, ap.Body, ap.Sphere, tuple[sm.Symbol, sm.Symbol]]:
    """A free ball of radius r with its mass centre a below its middle, its moments A across the axis and C about it."""
    model = ap.Model(name)
    m, r, a, A, C, g = model.parameters(
        "m r a A C g",
        [0.02, 0.02, 0.004, 2.5e-6, 2.6e-6, 9.81],
        unit=["kg", "m", "m", "kg m^2", "kg m^2", "m/s^2"],
        description=["mass", "radius", "depth of the mass centre", "moment across", "moment about the axis", "gravity"],
    )
    ball = model.body("ball", mass=m, inertia=(A, A, C))
    model.joint("free", ap.Free(), model.ground, ball)
    model.gravity(-g * model.frame.z)
    return model, ball, ap.Sphere(r, at=(0, 0, a)), (r, a)


def _momentum(run: ap.Run) -> np.ndarray:
    p = run.parameters
    return np.stack([run[f"w{axis}_ball"] for axis in "xyz"], axis=1) * [p["A"], p["A"], p["C"]]


def _arm(run: ap.Run) -> np.ndarray:
    """From the mass centre to the contact: -r z + a k with k the axis."""
    k = inertial(run, "ball", np.broadcast_to([0.0, 0.0, 1.0], (run.time.size, 3)))
    return np.asarray(run.parameters["a"] * k - run.parameters["r"] * np.array([0.0, 0.0, 1.0]))


def jellett(run: ap.Run) -> np.ndarray:
    """The angular momentum about the mass centre, along the arm to the contact: friction does not change it."""
    return np.asarray(-(inertial(run, "ball", _momentum(run)) * _arm(run)).sum(axis=1))


def _routh(run: ap.Run) -> np.ndarray:
    """w_z sqrt(A C + m (arm . I arm)), where it rolls."""
    p, arm = run.parameters, _arm(run)
    k = inertial(run, "ball", np.broadcast_to([0.0, 0.0, 1.0], arm.shape))
    along = (arm * k).sum(axis=1)
    bent = p["A"] * (arm**2).sum(axis=1) + (p["C"] - p["A"]) * along**2
    return np.asarray(run["wz_ball"] * np.sqrt(p["A"] * p["C"] + p["m"] * bent))


START = {"x_ball": 0.0, "y_ball": 0.0, "e0_ball": np.cos(0.3), "e1_ball": np.sin(0.3), "e2_ball": 0.0, "e3_ball": 0.0}

CARD = Card(
    name="routh-sphere",
    title="Routh's sphere",
    build=routh_sphere,
    start=START | {"wx_ball": 2.0, "wy_ball": 1.0, "wz_ball": 30.0},
    duration=1.0,
    kinds={"rolls": "linear nonholonomic"},
    source="Routh 1905, Advanced Rigid Dynamics, section 243; Jellett 1872, A Treatise on the Theory of Friction",
    summary="A top with a round foot: beside its energy it keeps Jellett's and Routh's integrals.",
    invariants={"energy": lambda run: run["energy"], "Jellett": jellett, "Routh": _routh},
)
