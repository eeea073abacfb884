"""The error that steps are chosen by: what the projection removes counts for nothing, what it leaves counts in full.

A particle on a rail y = a sin(20 t), with an a that is large against the tolerance and small against its root (further
than that no step may be projected). Along x it moves as if the rail were not there, and whatever a step of the method
does to y the projection puts right: the rail must cost no steps, though y passes 318 periods. The graph is bare: in a
run of a model the work of the rail is integrated beside the states and counts as they do.
"""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest

import appell as ap
from appell.compile import compile_system
from tests.simulate.stepping import integrated
from tests.support import CARDS

END = 100.0
SIZE, TOLERANCE = 4e-10, 1e-12


def shaken(systems, spring: float = 0.0, projection: bool = True):
    """Along x with 0.3 m/s on the rail; a spring of so much a mass that pulls it back."""
    graph = systems.make_graph(
        2, 2, 1,
        M=lambda *_: ca.SX.eye(2),
        F=lambda t, q, u, s, p: ca.vertcat(-p[0] * q[0], 0),
        A=lambda *_: ca.SX(ca.DM([[0, 1]])),
        gamma=lambda t, *_: 400 * SIZE * ca.sin(20 * t),
        position=lambda t, q, u, s, p: q[1] - SIZE * ca.sin(20 * t),
        velocity=lambda t, q, u, s, p: u[1] - 20 * SIZE * ca.cos(20 * t),
    )  # fmt: skip
    start = {"x0": [0, 0, 0.3, 20 * SIZE], "parameters": [spring], "projection": projection}
    return integrated(compile_system(graph), times=[0, END], tolerance=TOLERANCE, max_step=1.0, **start)


def test_an_error_that_the_projection_removes_costs_no_steps(systems):
    """x = 0.3 t is met by any method without error: steps grow to the longest allowed, 20 rad of the rail."""
    run = shaken(systems)
    assert run.statistics.accepted < END + 20
    assert run.statistics.rejected == 0
    expected = [0.3 * END, SIZE * np.sin(20 * END), 0.3, 20 * SIZE * np.cos(20 * END)]
    np.testing.assert_allclose(run.states[-1], expected, rtol=1e-9, atol=1e-13)


def test_without_projection_the_same_error_costs_steps(systems):
    """So that the test above could fail."""
    assert shaken(systems, projection=False).statistics.accepted > 500


def test_an_error_that_the_projection_leaves_counts_in_full(systems):
    """On a spring of frequency 3 the rail changes the steps by no more than the mean over twice the states does.

    The norm of the error is the root of a mean: with two states in four that have none it is 1 / sqrt(2) of what it is
    for those alone, and steps of order 8 grow by 2^(1/16), 4 %.
    """
    free = systems.make_graph(1, 1, M=lambda *_: ca.SX.eye(1), F=lambda t, q, u, s, p: -9 * q)
    alone = integrated(compile_system(free), times=[0, END], x0=[0, 0.3], parameters=[], tolerance=TOLERANCE)
    run = shaken(systems, spring=9.0)
    assert run.states[-1, 0] == pytest.approx(0.1 * np.sin(3 * END), abs=1e-9)
    assert alone.statistics.accepted / 2 ** (1 / 16) == pytest.approx(run.statistics.accepted, rel=0.05)


@pytest.mark.parametrize(
    "name",
    ["falling-cat", pytest.param("slider-crank", marks=pytest.mark.slow)],
)
def test_projection_refuses_no_more_steps_than_there_are_without_it(name):
    """What is left of an error along the constraints may be longer than the whole, or pass through zero."""
    card = CARDS[name]
    equations = card.model().derive(ap.Kane(reactions=True))
    refused = [
        equations.simulate(min(card.duration, 10.0), card.start, tolerance=1e-10, projection=on).audit.rejected
        for on in (True, False)
    ]
    assert refused[0] <= refused[1]
