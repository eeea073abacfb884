"""A cart that follows a mark by a feedback with integral action: a servo-constraint with memory."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card


def cart_with_integral_action() -> ap.Model:
    """e' + k1 e + k2 (integral of e) = 0 for the lag e = x - w t; a motor pushes the cart along its rail."""
    model = ap.Model("cart with integral action")
    N, t = model.frame, model.time
    M, m, k = model.parameters(
        "M m k",
        [2.0, 0.5, 8.0],
        unit=["kg", "kg", "N/m"],
        description=["mass of the cart", "mass of the load", "stiffness of the spring between them"],
    )
    k1, k2, w = model.parameters(
        "k1 k2 w",
        [3.0, 2.0, 0.7],
        unit=["1/s", "1/s^2", "m/s"],
        description=["gain of the lag", "gain of its integral", "speed of the mark"],
    )
    x, y = model.coordinates("x y")
    model.speeds("u v")
    cart = model.particle("cart", M, x * N.x)
    load = model.particle("load", m, y * N.x)
    model.shape(cart, ap.shapes.box(0.2, 0.1, 0.1))
    model.shape(load, ap.shapes.box(0.08, 0.08, 0.08))
    model.potential("spring", k * (y - x) ** 2 / 2)
    lag = ap.position(cart).dot(N.x) - w * t
    row = ap.velocity(cart).dot(N.x) - w + k1 * lag + k2 * ap.integral(lag, start=0.0)
    model.constrain("follow", row, servo={cart: N.x})
    return model


def _lag(run: ap.Run) -> tuple[np.ndarray, np.ndarray]:
    """e and its integral: e'' + k1 e' + k2 e = 0 with e'(0) = -k1 e(0), by the roots of r^2 + k1 r + k2."""
    k1, k2 = run.parameters["k1"], run.parameters["k2"]
    r1, r2 = np.roots([1.0, k1, k2]).astype(complex)
    c1 = run["x"][0] * (-k1 - r2) / (r1 - r2)
    c2 = run["x"][0] - c1
    first, second = c1 * np.exp(r1 * run.time), c2 * np.exp(r2 * run.time)
    return (first + second).real, ((first - c1) / r1 + (second - c2) / r2).real


CARD = Card(
    name="cart-with-integral-action",
    title="A cart with integral action",
    build=cart_with_integral_action,
    start={"x": 0.5, "y": 0.2, "v": 0.0},
    duration=4.0,
    kinds={"follow": "with memory"},
    source="Slawianowski, section 1: servo-constraints of feedback systems that integrate; closed form",
    summary="A motor makes a cart follow a mark by a feedback with integral action, whatever its sprung load does.",
    exact={
        "x": lambda run: _lag(run)[0] + run.parameters["w"] * run.time,
        "s_follow": lambda run: _lag(run)[1],
    },
    invariants={
        "law of the feedback": lambda run: (
            run["u"]
            + run.parameters["k1"] * (run["x"] - run.parameters["w"] * run.time)
            + run.parameters["k2"] * run["s_follow"]
        )
    },
)
