"""The error that steps are chosen by: what the projection removes counts for nothing, what it leaves counts in full.

A particle on a rail y = sin(20 t). Along x it moves as if the rail were not there, and whatever a step of the method
does to y the projection puts right: the rail must cost no steps, though y passes 318 periods.
"""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap

PRINCIPLES = [ap.UdwadiaKalaba(), ap.Kane(), ap.Hamilton()]
END = 100.0


def shaken(principle: ap.Principle, integrator: str, spring: float = 0.0, **options) -> ap.Results:
    """Along x with 0.3 m/s on the rail; a spring that pulls it back, where one is given."""
    model = ap.Model("a rail that shakes")
    N, t = model.frame, model.time
    x, y = model.coordinates("x y")
    P = model.particle("P", 2, x * N.x + y * N.y)
    if spring:
        model.force(P, -spring * x * N.x)
    model.constrain("rail", y - sm.sin(20 * t))
    options = {"integrator": integrator, "samples": 2, "tolerance": 1e-8} | options
    return model.derive(principle).simulate(END, {"x": 0.0, "xdot": 0.3}, **options)


@pytest.mark.parametrize("integrator", ["dop853", "radau"])
@pytest.mark.parametrize("principle", PRINCIPLES, ids=lambda p: p.name)
def test_an_error_that_the_projection_removes_costs_no_steps(principle: ap.Principle, integrator: str) -> None:
    """x = 0.3 t is met by any method without error: steps grow until the end, some 20 times at most."""
    run = shaken(principle, integrator)
    assert run.audit.steps < 20
    assert run.audit.rejected == 0
    assert run["x"][-1] == pytest.approx(0.3 * END, abs=1e-11)
    assert run["y"][-1] == pytest.approx(np.sin(20 * END), abs=1e-14)
    assert run["ydot"][-1] == pytest.approx(20 * np.cos(20 * END), abs=1e-12)


def test_without_projection_the_same_error_costs_steps() -> None:
    """A step of 0.3 rad and more of 2000: so that the test above could fail."""
    assert shaken(PRINCIPLES[0], "dop853", projection=False).audit.steps > 1000


@pytest.mark.parametrize("principle", PRINCIPLES, ids=lambda p: p.name)
def test_an_error_that_the_projection_leaves_counts_in_full(principle: ap.Principle) -> None:
    """On a spring of frequency 3 the rail changes the steps by no more than the mean over twice the states does.

    The norm of the error is the root of a mean: with two states in four that have none it is 1 / sqrt(2) of what it is
    for those alone, and steps of order 8 grow by 2^(1/16), 4 %.
    """
    free = ap.Model("the same without a rail")
    N = free.frame
    x = free.coordinates("x")
    P = free.particle("P", 2, x * N.x)
    free.force(P, -18 * x * N.x)
    alone = free.derive(principle).simulate(END, {"x": 0.0, "xdot": 0.3}, samples=2, tolerance=1e-8)
    run = shaken(principle, "dop853", spring=18.0)
    assert run["x"][-1] == pytest.approx(0.1 * np.sin(3 * END), abs=1e-6)
    assert alone.audit.steps / 2 ** (1 / 16) == pytest.approx(run.audit.steps, rel=0.05)
