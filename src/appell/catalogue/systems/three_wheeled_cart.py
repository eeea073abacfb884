"""A three-wheeled cart: two driven wheels on an axle, and a castor that only carries."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import sympy as sm

import appell as ap
from appell.catalogue.card import Card, Number
from appell.catalogue.efforts import efforts


def three_wheeled_cart() -> ap.Model:
    """The rear wheels roll without slip; the castor, light and free to turn, asks nothing of the motion."""
    model = ap.Model("three-wheeled cart")
    N = model.frame
    m, J, b, mw, Jw, Iw, r, w = model.parameters(
        "m J b mw Jw Iw r w",
        [4.0, 0.2, 0.1, 0.5, 0.002, 0.001, 0.08, 0.2],
        unit=["kg", "kg m^2", "m", "kg", "kg m^2", "kg m^2", "m", "m"],
        description=[
            "mass of the frame",
            "moment of the frame about its mass centre",
            "mass centre of the frame ahead of the axle",
            "mass of a wheel",
            "its moment about the axle",
            "its moment about a diameter",
            "its radius",
            "wheels to the left and right of the middle",
        ],
    )
    x, y, theta, phi_left, phi_right = model.coordinates("x y theta phi_left phi_right")
    t = model.time
    ahead = N.orientnew("A", "Axis", [theta, N.z])
    along = x.diff(t) * sm.cos(theta) + y.diff(t) * sm.sin(theta)
    aside = y.diff(t) * sm.cos(theta) - x.diff(t) * sm.sin(theta)
    model.speeds("v s omega spin_left spin_right", [along, aside, theta.diff(t), phi_left.diff(t), phi_right.diff(t)])
    axle = x * N.x + y * N.y
    frame = model.body("frame", m, frame=ahead, position=axle + b * ahead.x, inertia_zz=J)
    for name, side, angle in (("left", 1, phi_left), ("right", -1, phi_right)):
        turned = ahead.orientnew(f"{name} wheel", "Axis", [angle, ahead.y])
        wheel = model.body(name, mw, frame=turned, position=axle + side * w * ahead.y, inertia=(Iw, Jw, Iw))
        slip = ap.velocity(wheel) + ap.angular_velocity(wheel).cross(-r * N.z)
        model.constrain(f"{name} rolls", slip.dot(ahead.x))
    model.constrain("no side slip", ap.velocity(model.point("axle", axle, on=frame)).dot(ahead.y))
    return model


def _moments(p: Mapping[str, float]) -> tuple[float, float]:
    """The cart's mass and moment about the middle of the axle, the rolling wheels in both."""
    wheel = p["mw"] + p["Jw"] / p["r"] ** 2
    return p["m"] + 2 * wheel, p["J"] + p["m"] * p["b"] ** 2 + 2 * p["Iw"] + 2 * p["w"] ** 2 * wheel


def _yaw_rate(run: ap.Run) -> np.ndarray:
    """E v' = m b omega^2, I omega' = -m b v omega: omega = omega_0 / cosh(k t) where the cart starts without v."""
    mass, moment = _moments(run.parameters)
    k = run.parameters["m"] * run.parameters["b"] * run["omega"][0] / np.sqrt(mass * moment)
    return np.asarray(run["omega"][0] / np.cosh(k * run.time))


def _exact() -> float:
    p = {"m": 4.0, "J": 0.2, "b": 0.1, "mw": 0.5, "Jw": 0.002, "Iw": 0.001, "r": 0.08, "w": 0.2}
    mass, moment = _moments(p)
    return float(3.0 / np.cosh(4.0 * 0.1 * 3.0 / np.sqrt(mass * moment) * 2.0))


CARD = Card(
    name="three-wheeled-cart",
    title="Three-wheeled cart",
    build=three_wheeled_cart,
    start={"x": 0.0, "y": 0.0, "theta": 0.0, "phi_left": 0.0, "phi_right": 0.0, "v": 0.0, "omega": 3.0},
    duration=4.0,
    actuators=efforts(motor_left={"phi_left": 1}, motor_right={"phi_right": 1}),
    kinds={
        "left rolls": "linear nonholonomic",
        "right rolls": "linear nonholonomic",
        "no side slip": "linear nonholonomic",
    },
    source="Kane and Levinson 1985, problem 8.12",
    summary="Set spinning on the spot it runs forward, because its mass centre lies ahead of the axle.",
    exact={"omega": _yaw_rate},
    invariants={"energy": lambda run: run["energy"]},
    numbers=(Number("omega", _exact(), 2.0, "closed form, a hyperbolic secant", 1e-9),),
)
