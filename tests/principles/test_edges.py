"""Where a principle would be silently wrong: velocities in a potential, kinks, nothing to move, an ill-scaled mass."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.equations.forms import state_graph_of
from appell.principles import PRINCIPLES, Kind


def particle() -> tuple[ap.Model, sm.Expr, sm.Expr]:
    model = ap.Model("particle in the plane")
    x, y = model.coordinates("x y")
    model.particle("P", mass=1, position=x * model.frame.x + y * model.frame.y)
    return model, x, y


@pytest.mark.parametrize("principle", [p for p in PRINCIPLES if p.is_general], ids=lambda p: p.name)
def test_a_potential_that_holds_velocities_is_refused(principle: type[ap.Principle]) -> None:
    model, x, y = particle()
    model.potential("magnetic", x * y.diff(model.time))
    with pytest.raises(ap.ModelError, match=r"'magnetic' holds velocities .*model\.lagrangian"):
        model.derive(principle())


def test_the_same_term_as_a_lagrangian_is_the_force_of_a_magnetic_field() -> None:
    """L = -x y' beside T: x'' = -y', y'' = x'."""
    model, x, y = particle()
    model.lagrangian(-x * y.diff(model.time))
    found = model.derive(ap.Lagrange()).accelerations({"x": 0.4, "y": 0.1, "xdot": 0.7, "ydot": 0.3})
    assert found["xdot"] == pytest.approx(-0.3, abs=1e-14)
    assert found["ydot"] == pytest.approx(0.7, abs=1e-14)


KINKS = {
    "root": lambda v: sm.sqrt(v**2),
    "absolute": abs,
    "pieces": lambda v: sm.Piecewise((v, v > 0), (2 * v, True)),
    "greatest": lambda v: sm.Max(v, 0),
}


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("kink", KINKS)
@pytest.mark.parametrize("principle", PRINCIPLES, ids=lambda p: p.name)
def test_a_row_with_kinks_in_velocity_is_not_linear(principle: type[ap.Principle], kink: str) -> None:
    model, x, y = particle()
    model.constrain("kinked", y.diff(model.time) - KINKS[kink](x.diff(model.time)))
    if Kind.NONLINEAR in principle.admits:
        found = model.derive(principle()).accelerations({"x": 0, "y": 0, "xdot": 1.0})
        assert found["xdot"] == pytest.approx(0.0, abs=1e-14)
    else:
        with pytest.raises(ap.NotApplicable, match="nonlinear in velocity"):
            model.derive(principle())


def test_where_nothing_is_left_to_move_the_equations_say_so() -> None:
    model, x, y = particle()
    model.constrain("first", x - 1)
    model.constrain("second", x + y - 3)
    assert "leave nothing to move" in str(model.derive(ap.Kane()))
    assert "lambda_first" in str(model.derive(ap.Kane(reactions=True)))
    assert model.derive(ap.Kane()).mass_matrix.shape == (0, 0)
    model.constrain("third", x * y - 2)
    assert "no minimal form can be written" in str(model.derive(ap.Kane()))
    with pytest.raises(ap.NotApplicable, match="leave nothing to move"):
        _ = model.derive(ap.Kane()).mass_matrix


def ill_scaled(small: float) -> ap.Model:
    """A heavy particle in a plane and a light one that alone carries the third coordinate."""
    model = ap.Model("ill-scaled")
    a, b, c = model.coordinates("a b c")
    N = model.frame
    model.particle("heavy", mass=1, position=(a + b + c + sm.sin(a) * b) * N.x + (a + b + sm.cos(c)) * N.y)
    model.particle("light", mass=small, position=(a - b) * N.x + b * N.y + c * sm.sin(a) * N.z)
    model.gravity(-9.81 * N.y)
    return model


def test_hamilton_loses_no_more_digits_than_the_condition_of_the_mass_matrix() -> None:
    """Momenta are rounded to 1e-16, and speeds are read from them by M^-1, accelerations by M^-1 once more."""
    model = ill_scaled(1e-5)
    state = {"a": 0.3, "b": 0.5, "c": 0.7, "adot": 0.4, "bdot": -0.2, "cdot": 0.1}
    kane, hamilton = model.derive(ap.Kane()), model.derive(ap.Hamilton())
    g = state_graph_of(kane)
    metric = np.array(ca.Function("M", [g.q, g.u, g.t, g.p], [g.metric])([0.3, 0.5, 0.7], [0, 0, 0], 0, []))
    condition = np.linalg.cond(metric)
    assert condition > 2e5
    first, second = (
        [found[s] for s in ("adot", "bdot", "cdot")]
        for found in (kane.accelerations(state), hamilton.accelerations(state))
    )
    error = np.abs(np.subtract(first, second)).max() / np.abs(first).max()
    assert error < 40 * condition * np.finfo(float).eps
    runs = [equations.simulate(0.2, state) for equations in (kane, hamilton)]
    assert runs[1].time[-1] == 0.2
    assert abs(runs[0]["a"][-1] - runs[1]["a"][-1]) < 1e-9


def test_a_mechanism_moved_by_its_crank_alone_is_printed_with_the_rates_the_crank_gives_it() -> None:
    """x = cos(theta) with theta = 2 t: nothing is free, and the rows are independent wherever they hold."""
    model = ap.Model("crank and slider")
    x, theta = model.coordinates("x theta")
    model.particle("slider", 1, x * model.frame.x)
    model.particle("crank", 1, sm.cos(theta) * model.frame.x + sm.sin(theta) * model.frame.y)
    model.constrain("rod", x - sm.cos(theta))
    model.constrain("motor", theta - 2 * model.time)
    text = str(model.derive(ap.Kane()))
    assert "leave nothing to move" in text
    assert "thetadot = 2" in text
    assert "xdot = -2*sin(theta)" in text
