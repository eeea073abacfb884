"""Which speeds are kept in print: simple pivots, none that vanish, the person's choice first."""

from __future__ import annotations

import numpy as np
import sympy as sm

import appell as ap
from appell.mechanics.sampling import independent_rows
from appell.reading.independent_speeds import dependent_speeds


def test_rows_that_repeat_others_are_found_at_random_states() -> None:
    generator = np.random.default_rng(0)
    samples = []
    for _ in range(3):
        a, b = generator.normal(size=(2, 4))
        samples.append(np.array([a, 2 * a, b, a - 3 * b]))
    assert independent_rows(samples) == [0, 2]


def test_rows_that_repeat_others_only_by_chance_at_one_state_are_kept() -> None:
    first, second = np.array([[1.0, 0.0], [2.0, 0.0]]), np.array([[1.0, 0.0], [2.0, 1.0]])
    assert independent_rows([first, second]) == [0, 1]


def test_a_simple_entry_is_eliminated_and_a_vanishing_one_never() -> None:
    x = sm.Symbol("x")
    cost = sm.Matrix([[sm.sin(x) ** 2 + x, 0, 1, 3]])
    sample = np.array([[0.5, 0.0, 1.0, 3.0]])
    assert dependent_speeds(sample, cost, [0, 1, 2, 3]) == [3]
    assert dependent_speeds(sample, cost, [0, 1]) == [0]


def test_the_sleigh_keeps_the_speeds_along_and_about_its_blade() -> None:
    equations = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
    assert [str(u.func) for u in equations.symbolic_form.speeds] == ["v", "omega"]
    (slip,) = equations.symbolic_form.dependent_speeds
    assert str(slip.func) == "s"
    assert equations.symbolic_form.dependent_speeds[slip] == 0


def test_the_sleighs_minimal_equations_are_those_of_the_book() -> None:
    """v' = a omega^2 and (J + m a^2) omega' = -m a v omega (Neimark and Fufaev)."""
    model = ap.catalogue.chaplygin_sleigh()
    equations = model.derive(ap.Kane())
    v, _, omega = equations.speeds
    m, J, a = (p.symbol for p in equations.mechanism.parameters)
    closed, t = equations.explicit(), model.time
    assert sm.simplify(closed[v.diff(t)] - a * omega**2) == 0
    assert sm.simplify(closed[omega.diff(t)] + m * a * v * omega / (J + m * a**2)) == 0
