"""Rows that repeat others identically are found, proved, and left out of what is written out; nothing else is."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.catalogue import BRICARD, FOUR_BAR
from appell.compile import program_of
from appell.equations.forming.kept_rows import row_choice
from appell.mechanics import redundant_rows
from tests.support import with_numbers


def pendulum(*again: sm.Expr | str) -> ap.Equations:
    """A bob on a rod, and the rod told in other words as well."""
    model = ap.Model("pendulum told twice")
    x, y = model.coordinates("x y")
    t = model.time
    model.particle("bob", mass=2, position=x * model.frame.x + y * model.frame.y)
    model.gravity(-9.81 * model.frame.y)
    model.constrain("rod", x**2 + y**2 - 1)
    words = {
        "thrice": 3 * (x**2 + y**2 - 1),
        "squared": (x**2 + y**2) ** 2 - 1,
        "another": x**2 + 2 * y**2 - 1,
        "growing": x**2 + y**2 - 1 - t**2,
    }
    for name in again:
        model.constrain(str(name), words[str(name)])
    return model.derive(ap.Kane(reactions=True))


def test_the_closing_pin_of_a_planar_loop_has_three_rows_that_vanish() -> None:
    choice = row_choice(FOUR_BAR.model().derive(ap.Kane(reactions=True)))
    assert choice.kept == (0, 1)
    assert choice.vanishing == (2, 3, 4)
    assert choice.repeated == ()


def test_a_row_told_twice_is_kept_once_whatever_function_it_is_multiplied_by() -> None:
    choice = row_choice(pendulum("thrice", "squared"))
    assert choice.kept == (0,)
    assert choice.repeated == (1, 2)


@pytest.mark.parametrize("other", ["another", "growing"])
def test_a_row_that_says_something_of_its_own_is_kept(other: str) -> None:
    """The second has the same direction at another velocity: the rows contradict each other, and that must be seen."""
    assert row_choice(pendulum(other)).kept == (0, 1)


def test_rows_that_repeat_others_only_where_all_hold_are_kept() -> None:
    choice = row_choice(BRICARD.model().derive(ap.Kane(reactions=True)))
    assert choice.left_out == ()


def test_what_numbers_say_is_not_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers that call independent rows dependent are overruled by the proof."""
    monkeypatch.setattr(redundant_rows, "independent_rows", lambda samples: [0])
    assert row_choice(pendulum("another", "thrice")).kept == (0, 1)


def test_a_proof_that_is_too_long_leaves_the_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    with_numbers(monkeypatch, redundant_rows, "EXACT", terms=1)
    assert row_choice(pendulum("squared")).kept == (0, 1)


def test_the_reaction_of_a_rod_told_twice_is_shared_by_the_least_norm() -> None:
    """T = m (v^2 - g y) on the unit circle; rows 2 (x, y) and 6 (x, y) share it as 1 to 3, lam = T/2 (1, 3)/10."""
    equations = pendulum("thrice")
    angle, speed = 0.7, 1.3
    x, y = np.sin(angle), -np.cos(angle)
    state = {"x": x, "y": y, "x'": speed * np.cos(angle), "y'": speed * np.sin(angle)}
    run = equations.simulate(1.0, state, samples=2)
    tension = -2 * (speed**2 - 9.81 * y)
    found = program_of(equations)
    g = found.system
    assert g.redundant == (1,)
    column = np.array(g.functions["regular"](0.0, [x, y, speed * np.cos(angle), speed * np.sin(angle)], [], [])).ravel()
    lam = column[g.sizes.coordinates + g.sizes.speeds :][:2]
    assert lam == pytest.approx(tension / 2 * np.array([1, 3]) / 10, rel=1e-12)
    general = found.rates(0.0, np.array([x, y, speed * np.cos(angle), speed * np.sin(angle)]), np.array([]))
    assert general.multipliers[:2] == pytest.approx(lam, rel=1e-11)
    assert (run.audit.smallest_rank, run.audit.largest_rank, run.audit.redundant) == (1, 1, ("thrice",))


def test_the_motion_with_a_rod_told_twice_is_that_with_one() -> None:
    start = {"x": 0.6, "y": -0.8, "x'": 0.0, "y'": 0.0}
    one, two = (e.simulate(3.0, start, tolerance=1e-11) for e in (pendulum(), pendulum("squared")))
    assert np.abs(one["x"] - two["x"]).max() < 1e-8
    assert two.audit.residuals["squared"]["position"] < 1e-12
