"""A norm that holds time is kept at rounding and changes no motion: a bead on a ring whose radius is given in time.

With c = r cos a and s = r sin a the rates are c' = (r'/r) c - w s and s' = (r'/r) s + w c for w = a', and
c^2 + s^2 = r(t)^2 holds by itself. No force acts along the ring, so that r^2 w is constant.
"""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from tests.support import PRINCIPLES
from tests.tolerances import ALGEBRA, CLOSED_FORM, RUN

ANGLE, TURNING = 0.4, 1.7


def radius(t: sm.Expr, seed: int) -> sm.Expr:
    a, b = np.random.default_rng(seed).integers(2, 9, 2).tolist()
    return 1 + sm.sin(a * t) / b + t / 5


def ring(seed: int, follows: bool = True) -> tuple[ap.Model, sm.Expr]:
    """The ring and its radius; ``follows``: the rates keep the bead on it."""
    model = ap.Model("a ring that grows")
    N, t = model.frame, model.time
    r, w = radius(t, seed), sm.Function("w", real=True)(t)
    c, s = model.coordinates("c s")
    grows = r.diff(t) / r if follows else sm.S.Zero
    model.speeds("w", rates={c: grows * c - w * s, s: grows * s + w * c})
    model.norm("ring", c**2 + s**2 - r**2)
    model.particle("bead", 1.3, c * N.x + s * N.y)
    return model, r


def start(r: sm.Expr, t: sm.Expr, time: float) -> dict[str, float]:
    now = float(r.subs(t, time))
    return {"c": now * np.cos(ANGLE), "s": now * np.sin(ANGLE), "w": TURNING}


@pytest.mark.parametrize("principle", ["Kane, minimal", "Lagrange"])
def test_a_bead_on_a_ring_that_grows_turns_as_r_squared_w_is_constant(principle: str) -> None:
    model, r = ring(1)
    t, time = model.time, 0.35
    rate = model.derive(PRINCIPLES[principle]).accelerations(start(r, t, time), time=time)["w"]
    assert rate == pytest.approx(float((-2 * r.diff(t) / r).subs(t, time)) * TURNING, abs=ALGEBRA)


def test_a_norm_with_time_is_kept_at_rounding_along_a_run() -> None:
    model, r = ring(3)
    t, begin = model.time, 0.35
    run = model.derive(ap.Kane()).simulate(4.0, start(r, t, begin), start_time=begin, samples=41, tolerance=RUN)
    sizes = np.array([float(r.subs(t, time)) for time in run.time])
    np.testing.assert_allclose(np.hypot(run["c"], run["s"]), sizes, rtol=1e-15, atol=1e-15)
    np.testing.assert_allclose(sizes**2 * run["w"], sizes[0] ** 2 * TURNING, atol=CLOSED_FORM)


def test_rates_that_do_not_follow_a_norm_with_time_are_refused() -> None:
    model, r = ring(4, follows=False)
    with pytest.raises(ap.ConstraintError, match="'ring' is declared to hold by itself, but neither"):
        model.derive(ap.Kane()).accelerations(start(r, model.time, 0.35), time=0.35)
