"""Reactions that do work: laws of the state, of the ideal and of the actual reaction (001)."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from scipy.integrate import solve_ivp

import appell as ap
from appell.catalogue import painleve_rod, rough_hoop


def incline(law, name: str = "a block on an incline") -> tuple[ap.Model, object]:
    """A block on a slope of 0.6 rad, x down the slope, y away from it."""
    model = ap.Model(name)
    N = model.frame
    m, g, slope, mu = model.parameters("m g slope mu", [2.0, 9.81, 0.6, 0.3])
    x, y = model.coordinates("x y")
    block = model.particle("block", mass=m, position=x * N.x + y * N.y)
    model.force(block, m * g * (sm.sin(slope) * N.x - sm.cos(slope) * N.y))
    model.constrain("table", ap.position(block).dot(N.y), nonideal=law(block, N, mu, model))
    return model, block


def coulomb(block, N, mu, model):
    return lambda ideal: {block: -mu * ideal[block].force.magnitude() * ap.velocity(block).normalize()}


def coulomb_on_a_coordinate(block, N, mu, model):
    x = model.snapshot().kinematics.coordinates[0]
    return lambda ideal: {x: -mu * abs(ideal.multipliers[0])}


def coulomb_of_the_actual_force(block, N, mu, model):
    return lambda ideal, actual: {block: -mu * actual[block].force.magnitude() * N.x}


@pytest.mark.parametrize("law", [coulomb, coulomb_on_a_coordinate, coulomb_of_the_actual_force])
def test_a_block_on_an_incline_slides_with_g_times_sine_less_mu_times_cosine(law) -> None:
    model, _ = incline(law)
    found = model.derive(ap.Gauss()).accelerations({"x": 0, "xdot": 1.0})
    assert found["xdot"] == pytest.approx(9.81 * (np.sin(0.6) - 0.3 * np.cos(0.6)), rel=1e-14)
    assert found["lambda_table"] == pytest.approx(2 * 9.81 * np.cos(0.6), rel=1e-14)
    assert found["lambda0_table"] == pytest.approx(2 * 9.81 * np.cos(0.6), rel=1e-14)


def test_the_closed_form_holds_the_ideal_reaction_written_out() -> None:
    model, _ = incline(coulomb_on_a_coordinate)
    rate = next(iter(model.derive(ap.UdwadiaKalaba()).explicit().values()))
    m, g, slope, mu = (p.symbol for p in model.snapshot().parameters)
    difference = rate - g * (sm.sin(slope) - mu * sm.Abs(sm.cos(slope)))
    for angle in (0.3, 0.9):
        assert abs(difference.subs({g: 9.81, slope: angle, mu: 0.3, m: 2.0})) < 1e-12
    assert rate.free_symbols == {m, g, slope, mu}


def test_a_law_of_the_actual_reaction_has_no_closed_form_and_says_so() -> None:
    model, _ = incline(coulomb_of_the_actual_force)
    with pytest.raises(ap.NotApplicable, match=r"actual reaction \(lambda_table\)"):
        model.derive(ap.UdwadiaKalaba()).explicit()


def test_the_printed_equations_show_the_law() -> None:
    model, _ = incline(coulomb_on_a_coordinate)
    equations = model.derive(ap.AppellChetaev())
    assert "lambda0_table" in str(equations)
    assert equations.symbolic_form.nonideal_force[0] == -sm.Symbol("mu", real=True) * sm.Abs(
        sm.Symbol("lambda0_table", real=True)
    )


def test_the_virtual_work_of_the_whole_reaction_is_that_of_the_law() -> None:
    """001, generalised d'Alembert: delta . (B lam + C) = delta . C for every delta with A delta = 0."""
    equations = rough_hoop().derive(ap.AppellChetaev())
    run = equations.simulate(0.2, {"x": 0.3, "y": 0, "z": -0.4, "xdot": -1.6, "ydot": 0.6, "zdot": -1.2}, samples=11)
    found = ap.dalembert(run)
    reaction = run.reactions["hoop"]["bead"]
    for k, t in enumerate(run.time):
        turned = np.array([-np.sin(2 * t), np.cos(2 * t), 0.0])  # across the plane of the hoop
        along = np.cross(turned, run.position("bead")[k])
        along /= np.linalg.norm(along)
        assert along @ reaction.force[k] == pytest.approx(along @ reaction.nonideal.force[k], abs=1e-12)
        # the law alone, as it was given
        v = run.velocity("bead")[k] - np.cross([0, 0, 2.0], run.position("bead")[k])
        across = reaction.force[k] - (reaction.force[k] @ along) * along
        assert along @ reaction.force[k] == pytest.approx(-0.2 * np.linalg.norm(across) * np.sign(v @ along), rel=1e-9)
    assert not found.holds.any()
    np.testing.assert_allclose(found.power, run["power of hoop"] - _ideal_power(run), atol=1e-10)


def _ideal_power(run: ap.Run) -> np.ndarray:
    """The part of the power that is B lam . u: the hoop turns, and does work without any law."""
    reaction, mu = run.reactions["hoop"]["bead"], 0.2
    v = run.velocity("bead") - np.cross([0, 0, 2.0], run.position("bead"))
    unit = v / np.linalg.norm(v, axis=1, keepdims=True)
    across = reaction.force - (reaction.force * unit).sum(1, keepdims=True) * unit
    law = -mu * np.linalg.norm(across, axis=1, keepdims=True) * unit
    return np.asarray(((reaction.force - law) * run.velocity("bead")).sum(1))


def test_a_bead_on_a_rough_hoop_follows_its_own_reduced_equation() -> None:
    """th'' = W^2 sin th cos th - g/R sin th - mu |N| / (m R), with N across the rim and across the plane."""
    m, g, R, mu, W = 0.2, 9.81, 0.5, 0.2, 2.0

    def slope(t: float, s: np.ndarray) -> list[float]:
        th, rate = s
        rim = m * (R * rate**2 + R * W**2 * np.sin(th) ** 2 + g * np.cos(th))
        plane = 2 * m * R * W * rate * np.cos(th)
        friction = mu * np.hypot(rim, plane) / (m * R) * np.sign(rate)
        return [rate, W**2 * np.sin(th) * np.cos(th) - g / R * np.sin(th) - friction]

    th0 = np.arcsin(0.6)
    expected = solve_ivp(slope, (0, 0.25), [th0, -4.0], rtol=1e-12, atol=1e-12, method="DOP853").y[0, -1]
    start = {"x": 0.3, "y": 0, "z": -0.4, "xdot": -1.6, "ydot": 0.6, "zdot": -1.2}
    run = rough_hoop().derive(ap.Kane()).simulate(0.25, start, tolerance=1e-12)
    assert -R * np.cos(expected) == pytest.approx(run["z"][-1], abs=1e-10)


def paradox(mu: float, lean: float, rate: float = 0.0):
    equations = painleve_rod().derive(ap.AppellChetaev())
    start = {"x": 0, "theta": lean, "xdot": -3 - 0.5 * rate * np.sin(lean), "thetadot": rate}
    return equations, start, {"mu": mu}


@pytest.mark.parametrize("mu", [0.2, 1.2])
def test_the_normal_force_of_painleves_rod_differs_from_the_one_without_friction(mu: float) -> None:
    equations, start, parameters = paradox(mu, 1.0)
    found = equations.accelerations(start, parameters)
    across = np.cos(1.0) * (np.cos(1.0) - mu * np.sin(1.0))
    assert found["lambda_line"] == pytest.approx(9.81 / (1 + 3 * across), rel=1e-12)
    assert found["lambda0_line"] == pytest.approx(9.81 / (1 + 3 * np.cos(1.0) ** 2), rel=1e-12)


def test_painleves_rod_has_no_reaction_where_friction_outweighs_it() -> None:
    """1 + 3 cos th (cos th - mu sin th) < 0 at th = 1 for mu = 2.5, and > -1: no N satisfies N A = g, N = |N|."""
    equations, start, parameters = paradox(2.5, 1.0)
    with pytest.raises(ap.SimulationError, match="no reaction satisfies its own law"):
        equations.simulate(0.1, start, parameters=parameters)


def test_painleves_rod_has_several_reactions_where_it_swings_fast() -> None:
    """With g - l th'^2 sin th < 0 and the factor below zero a push and a pull both satisfy the law of |N|."""
    equations, start, parameters = paradox(2.5, 1.0, rate=6.0)
    factor = 1 + 3 * np.cos(1.0) * (np.cos(1.0) - 2.5 * np.sin(1.0))
    load = 9.81 - 0.5 * 36 * np.sin(1.0)
    pull = 1 + 3 * np.cos(1.0) * (np.cos(1.0) + 2.5 * np.sin(1.0))  # with N < 0 the friction turns over
    assert load / factor > 0
    assert load / pull < 0
    with pytest.raises(ap.SimulationError, match="several reactions satisfy their law"):
        equations.simulate(0.1, start, parameters=parameters)


def test_the_paradox_begins_at_a_friction_of_four_thirds() -> None:
    """For a uniform rod min over the lean of 1 + 3 cos th (cos th - mu sin th) = 5/2 - 3/2 sqrt(1 + mu^2)."""
    lean = np.pi / 2 - np.arctan(3 / 4) / 2 - np.arctan(2) / 2  # any: the worst one is searched below
    leans = np.linspace(0.5, 1.4, 181)
    for mu, possible in ((1.32, True), (1.36, False)):
        equations, start, parameters = paradox(mu, lean)
        works = []
        for th in leans:
            try:
                equations.accelerations(start | {"theta": th}, parameters)
                works.append(True)
            except ap.AppellError:
                works.append(False)
        assert all(works) is possible


def test_a_drag_that_is_gone_leaves_an_ideal_constraint() -> None:
    """001: d'Alembert's prescription holds at the instants where C has no part along the motion left free."""
    model = ap.Model("a drag that comes and goes")
    N, t = model.frame, model.time
    x, y = model.coordinates("x y")
    P = model.particle("P", mass=1, position=x * N.x + y * N.y)
    model.constrain("line", ap.position(P).dot(N.y), nonideal={P: sm.cos(t) * N.x + 5 * N.y})
    run = model.derive(ap.Kane()).simulate(8.0, {"x": 0, "xdot": 1.0})
    found = ap.dalembert(run)
    np.testing.assert_allclose(found.instants, [np.pi / 2, 3 * np.pi / 2, 5 * np.pi / 2], atol=1e-3)
    np.testing.assert_allclose(found.power, np.cos(run.time) * run["xdot"], atol=1e-12)
    np.testing.assert_allclose(run.reactions["line"]["P"].force[:, 1], 0, atol=1e-12)  # what C pushes, lam takes back
    np.testing.assert_allclose(run["lambda_line"], -5, atol=1e-12)


@pytest.mark.parametrize(
    ("law", "sentence"),
    [
        (lambda b, N, mu, m: {"stone": N.x}, "acts on 'stone', which is not in the model"),
        (lambda b, N, mu, m: {b: 3.0}, "gives 'block' 3.0, which is not a vector"),
        (lambda b, N, mu, m: 7.0, "must be a mapping"),
        (lambda b, N, mu, m: lambda: {b: N.x}, "takes 0 arguments"),
        (lambda b, N, mu, m: {b: sm.Symbol("nu") * N.x}, "unknown symbol 'nu'"),
        (lambda b, N, mu, m: lambda ideal: {b: ideal["stone"].force}, "'stone' is not in the model"),
        (lambda b, N, mu, m: {ap.Model("other").frame: N.x}, "which no body of the model has"),
    ],
)
def test_a_law_that_makes_no_sense_is_refused_in_one_sentence(law, sentence: str) -> None:
    with pytest.raises(ap.AppellError, match=sentence):
        incline(law)


def test_a_law_of_a_reaction_on_something_else_is_refused() -> None:
    model = ap.Model("two blocks")
    N = model.frame
    x, y = model.coordinates("x y")
    P, Q = model.particle("P", 1, x * N.x), model.particle("Q", 1, y * N.y)
    with pytest.raises(ap.ConstraintError, match="reaction on 'Q', on which it does not act"):
        model.constrain("held", ap.velocity(P).dot(N.x), nonideal=lambda ideal: {P: ideal[Q].force})
    with pytest.raises(ap.ConstraintError, match="written in scalars"):
        model.constrain("scalar", x - 1, nonideal=lambda ideal: {P: ideal[P].force})


def test_a_law_that_needs_the_direction_of_no_velocity_says_so_at_the_start() -> None:
    model, _ = incline(coulomb)
    with pytest.raises(ap.SimulationError, match="not finite in the law of a non-ideal reaction, at t = 0"):
        model.derive(ap.Kane()).simulate(1.0, {"x": 0, "xdot": 0.0})


def test_a_principle_of_another_family_refuses_a_law_by_name() -> None:
    model, _ = incline(coulomb)
    with pytest.raises(ap.NotApplicable, match="cannot give 'table' a non-ideal reaction"):
        model.derive(ap.HamiltonLusternik())
