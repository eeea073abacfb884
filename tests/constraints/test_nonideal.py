"""Reactions that do work: laws of the state, of the ideal and of the actual reaction (001)."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from scipy.integrate import solve_ivp
from scipy.optimize._numdiff import approx_derivative

import appell as ap
from appell.catalogue import painleve_rod, rough_hoop
from appell.compile import program_of
from appell.simulate.prepare import scales


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


FRICTION, MASSES = (0.15, 0.35), (2.0, 0.5, 1.3, 0.8)
DIRECTIONS = np.array([[1.0, 0.0, 0.5, 0.2], [0.3, -0.6, 0.0, 1.0]])


def rough(q: tuple[sm.Expr, ...], mu: float, along: np.ndarray, of_actual: bool):
    """Friction of one multiplier, as forces on the coordinates."""
    pulls = lambda lam: {c: -mu * abs(lam) * d for c, d in zip(q, along.tolist(), strict=True) if d}
    if of_actual:
        return lambda ideal, actual: pulls(actual.multipliers[0])
    return lambda ideal: pulls(ideal.multipliers[0])


def two_rough_rows(actual: bool) -> ap.Equations:
    """Two rows of velocities that hold the state; each has friction of its own, along a direction of its own."""
    model = ap.Model("two rough rows")
    t, N = model.time, model.frame
    q = model.coordinates("x y z w")
    x, y, z, w = q
    for i, (coordinate, mass) in enumerate(zip(q, MASSES, strict=True)):
        model.particle(f"P{i}", mass=mass, position=coordinate * N.x + i * N.y)
        model.generalised_force(f"push {i}", {coordinate: sm.cos(i + t) - (i - 1.5) * coordinate})
    rows = (
        y.diff(t) - x * z.diff(t) - sm.Rational(2, 5) * x.diff(t),
        z.diff(t) + y * x.diff(t) / 5 - w.diff(t) * 3 / 2,
    )
    for name, row, mu, along in zip(("rail", "guide"), rows, FRICTION, DIRECTIONS, strict=True):
        model.constrain(name, row, nonideal=rough(q, mu, along, actual))
    return model.derive(ap.Kane(reactions=True))


def with_friction(q: np.ndarray, u: np.ndarray, t: float, actual: bool) -> list[np.ndarray]:
    """(u', lam) of M u' = F + A^T lam + C, A u' = -gamma, for every pair of signs that fits."""
    A = np.array([[-0.4, 1.0, -q[0], 0.0], [0.2 * q[1], 0.0, 1.0, -1.5]])
    F = np.cos(np.arange(4) + t) - (np.arange(4) - 1.5) * q
    bias = np.array([u[0] * u[2], -0.2 * u[1] * u[0]])
    solved = lambda B, F: np.linalg.solve(np.block([[np.diag(MASSES), -B], [A, np.zeros((2, 2))]]), [*F, *bias])
    if not actual:
        return [solved(A.T, F - (FRICTION * np.abs(solved(A.T, F)[4:])) @ DIRECTIONS)]
    found = []
    for signs in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        one = solved(A.T - (np.array(signs) * FRICTION)[None, :] * DIRECTIONS.T, F)
        if all(np.sign(one[4:]) == signs):
            found.append(one)
    return found


@pytest.mark.parametrize("actual", [False, True])
def test_rows_with_friction_of_their_own_each_move_as_all_pairs_of_signs_allow(actual: bool) -> None:
    """Accelerations and multipliers; of a law of the actual reactions the Jacobian of the right side too."""
    equations = two_rough_rows(actual)
    program, names, signs = program_of(equations), ("x", "y", "z", "w"), set()
    speeds = [f"{name}dot" for name in names]
    for seed in range(8):
        rng = np.random.default_rng(seed)
        q, u, t = rng.normal(size=4), rng.normal(size=4), float(rng.uniform(0, 3))
        A = np.array([[-0.4, 1.0, -q[0], 0.0], [0.2 * q[1], 0.0, 1.0, -1.5]])
        u -= np.linalg.lstsq(A, A @ u, rcond=None)[0]
        (expected,) = with_friction(q, u, t, actual)
        signs.add(tuple(np.sign(expected[4:])))
        state = dict(zip((*names, *speeds), (*q, *u), strict=True))
        found = equations.accelerations(state, time=t)
        got = [found[n] for n in (*speeds, "lambda_rail", "lambda_guide")]
        np.testing.assert_allclose(got, expected, atol=1e-11)
        if not actual:
            continue  # its Jacobian leaves the change of the ideal reaction out
        x, sizes = np.concatenate([q, u]), scales(program, np.concatenate([q, u]), np.zeros(0), t)
        J = program.jacobian(t, x, [], program.derivatives, **sizes)
        rates = lambda y, t=t, sizes=sizes: program.rates(t, y, [], **sizes).state_rates
        np.testing.assert_allclose(J, approx_derivative(rates, x, method="3-point"), atol=1e-6 * np.abs(J).max())
    assert len(signs) > 2


def test_the_reaction_a_law_reads_is_that_of_the_velocities_though_the_row_holds_positions() -> None:
    """Of y v_x - v_y = 0 the ideal force is lam (y, -1), of the length |lam| sqrt(1 + y^2)."""

    def bead(law) -> dict[str, float]:
        model = ap.Model("bead")
        N = model.frame
        x, y = model.coordinates("x y")
        P = model.particle("P", mass=1.5, position=x * N.x + y * N.y)
        model.gravity(-9.81 * N.y)
        row = ap.position(P).dot(N.y) * ap.velocity(P).dot(N.x) - ap.velocity(P).dot(N.y)
        model.constrain("row", row, nonideal=law(P, x, y, N))
        start = {"x": 0.2, "y": 0.7, "xdot": 0.5, "ydot": 0.35}
        return model.derive(ap.UdwadiaKalaba()).accelerations(start)

    by_vector = bead(lambda P, x, y, N: lambda ideal: {P: -0.3 * ideal[P].force.magnitude() * N.x})
    by_hand = bead(lambda P, x, y, N: lambda ideal: {x: -0.3 * abs(ideal.multipliers[0]) * sm.sqrt(1 + y**2)})
    assert dict(by_vector) == pytest.approx(dict(by_hand), rel=1e-13)
