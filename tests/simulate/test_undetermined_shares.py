"""Where redundant rows share what they carry in no determined way, a motion that depends on the shares is refused."""

from __future__ import annotations

import re

import pytest
import sympy as sm

import appell as ap

G = 9.81


def block(first: float, second: float, kind: str) -> ap.Equations:
    """A block on one table that is stated twice, each time with friction of its own."""
    model = ap.Model("a block on two tables in one place")
    N = model.frame
    x, y = model.coordinates("x y")
    mass = model.particle("block", mass=2, position=x * N.x + y * N.y)
    model.gravity(-G * N.y)
    v = ap.velocity(mass)

    def rubs(mu: float, multiplier: sm.Expr) -> dict[object, object]:
        return {mass: -mu * multiplier * v.normalize()}

    for name, mu in (("oak", first), ("pine", second)):
        row = ap.position(mass).dot(N.y)
        if kind == "Coulomb":
            model.constrain(name, row >= 0, friction=ap.Coulomb(mu))
        elif kind == "Coulomb, bilateral":
            model.constrain(name, row, friction=ap.Coulomb(mu))
        elif kind == "law of the ideal reaction":
            model.constrain(name, row, nonideal=lambda ideal: rubs(mu, ideal.multipliers[0]))  # noqa: B023 called now
        else:
            model.constrain(name, row, nonideal=lambda _, actual: rubs(mu, actual.multipliers[0]))  # noqa: B023
    return model.derive(ap.Kane())


OTHER = ("Coulomb, bilateral", "law of the ideal reaction", "law of the actual reaction")
KINDS = ["Coulomb", *(pytest.param(kind, marks=pytest.mark.slow) for kind in OTHER)]
START = {"x": 0.0, "y": 0.0, "xdot": 1.0, "ydot": 0.0}


@pytest.mark.parametrize("kind", KINDS)
def test_friction_of_two_coefficients_on_one_table_is_refused_by_name(kind: str) -> None:
    """Every acceleration from -0.4 g to -0.2 g solves the model; the least norm, half to each, gives -0.3 g."""
    equations = block(0.2, 0.4, kind)
    words = "the motion depends on how 'oak' and 'pine' share their reactions, which their rows do not determine"
    with pytest.raises(ap.SingularSystem, match=words):
        equations.simulate(0.2, START, samples=3)
    with pytest.raises(ap.SingularSystem, match=words):
        equations.accelerations(START)
    assert equations.accelerations(START, shares="least norm")["xdot"] == pytest.approx(-0.3 * G)
    run = equations.simulate(0.2, START, samples=3, shares="least norm")
    assert run["x"][-1] == pytest.approx(0.2 - 0.3 * G * 0.02, abs=1e-9)
    assert run.settings["shares"] == "least norm"


@pytest.mark.parametrize("kind", KINDS)
def test_friction_of_one_coefficient_on_both_rows_asks_nothing(kind: str) -> None:
    """The shares are as open as before, but all of them give -mu g."""
    equations = block(0.3, 0.3, kind)
    assert equations.accelerations(START)["xdot"] == pytest.approx(-0.3 * G)
    run = equations.simulate(0.2, START, samples=3)
    assert run["x"][-1] == pytest.approx(0.2 - 0.3 * G * 0.02, abs=1e-9)


def test_a_choice_of_shares_that_is_none_is_refused() -> None:
    equations = block(0.2, 0.4, "Coulomb")
    with pytest.raises(ap.ModelError, match=re.escape("shares='fair' is not a choice of shares")):
        equations.simulate(0.2, START, shares="fair")
