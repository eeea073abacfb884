"""S2: which rows reactions without work can keep, and where they cannot (004, E2.17, E3.10 and the end of 3.3).

R . v = 0 and A M^-1 R = -(gamma + A M^-1 F): solvable unless M v lies along the rows and the forces do not balance.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import sympy as sm

import appell as ap
from tests.tolerances import ALGEBRA, CLOSED_FORM, RUN

MASS = 1.3


def particle(row: Callable[..., sm.Expr], force: Callable[..., sm.Expr] | None = None, axes: str = "x y") -> ap.Model:
    """A particle of mass 1.3 with a row and a force, given of (coordinates, rates, time) and of the unit vectors."""
    model = ap.Model("a particle")
    N, t = model.frame, model.time
    q = list(model.coordinates(axes))
    P = model.particle("P", MASS, sum((c * e for c, e in zip(q, (N.x, N.y, N.z), strict=False)), 0 * N.x))
    if force is not None:
        model.force(P, force(N))
    model.constrain("row", row(*q, *(c.diff(t) for c in q), t))
    return model


def by_hand(A: np.ndarray, gamma: np.ndarray, M: np.ndarray, F: np.ndarray, v: np.ndarray) -> np.ndarray:
    """udot of the least R (in M^-1) with v . R = 0 and A M^-1 R = -(gamma + A M^-1 F), by a pseudo-inverse.

    With R = M^1/2 r the conditions are [A M^-1/2; v^T M^1/2] r = [-(gamma + A M^-1 F); 0], and r is the least.
    """
    values, vectors = np.linalg.eigh(M)
    root = vectors @ np.diag(np.sqrt(values)) @ vectors.T
    rows = np.vstack([A @ np.linalg.inv(root), v @ root])
    r = np.linalg.pinv(rows) @ np.append(-(gamma + A @ np.linalg.solve(M, F)), 0.0)
    assert abs(rows[-1] @ r) < 1e-12
    return np.linalg.solve(M, F + root @ r)


# ------------------------------------------------------------------------------------- rows that can be kept

PUCKS = {"q1": 0, "q2": 0, "q3": 1, "q4": 0, "u1": 1.0, "u2": 0.5, "u3": -0.7}
CONE = {"x": 0.0, "y": 0.0, "z": 0.0, "xdot": 0.4, "ydot": 0.3}


def test_two_pucks_and_appells_cone_are_kept_without_work_by_d_alemberts_reactions() -> None:
    """v . dF/dv = 2 F: the reaction of E3.24 is dead, and Dead() is its motion."""
    pucks = ap.catalogue.two_pucks()
    cone = particle(lambda x, y, z, a, b, c, t: a**2 + b**2 - 4 * c**2, lambda N: -N.z + 0.3 * N.x, "x y z")
    for model, start, name in ((pucks, PUCKS, "perpendicular"), (cone, CONE | {"zdot": 0.25}, "row")):
        dead = model.derive(ap.Dead()).simulate(1.0, start, samples=21, tolerance=RUN)
        theirs = model.derive(ap.AppellChetaev()).simulate(1.0, start, samples=21, tolerance=RUN)
        np.testing.assert_allclose(dead[f"power of {name}"], 0, atol=1e-14)
        for c in model.snapshot().kinematics.coordinates:
            np.testing.assert_allclose(dead[c], theirs[c], atol=CLOSED_FORM)


def test_a_belt_is_kept_without_work_and_all_the_work_goes_into_the_other_direction() -> None:
    """x' = 2 under a force f along x: no work on the belt, so that m y'^2 / 2 grows by 2 f t."""
    f = 3.0
    belt = particle(lambda x, y, dx, dy, t: dx - 2, lambda N: f * N.x)
    run = belt.derive(ap.Dead()).simulate(2.0, {"x": 0, "y": 0, "ydot": 1.0}, samples=21, tolerance=RUN)
    np.testing.assert_allclose(run["power of row"], 0, atol=1e-14)
    np.testing.assert_allclose(run["xdot"], 2, atol=1e-12)
    np.testing.assert_allclose(run["ydot"], np.sqrt(1 + 4 * f * run.time / MASS), atol=CLOSED_FORM)
    assert run.audit.energy_error < 1e-9
    theirs = belt.derive(ap.AppellChetaev()).simulate(2.0, {"x": 0, "y": 0, "ydot": 1.0}, samples=21)
    np.testing.assert_allclose(theirs["ydot"], 1, atol=1e-12)  # d'Alembert's belt holds the force, and does work
    assert np.abs(theirs["power of row"]).min() > 1


ROWS = {
    "affine": lambda x, y, z, a, b, c, t: c - y * a - sm.sin(x) - 1,
    "rheonomic": lambda x, y, z, a, b, c, t: c - y * a * sm.cos(t) + t * x,
    "quadratic": lambda x, y, z, a, b, c, t: a**2 + b * c - 1 - x,
    "no polynomial": lambda x, y, z, a, b, c, t: sm.exp(a - y * c) - 1 - b,
    "a surface that moves": lambda x, y, z, a, b, c, t: x * y + z - t,
    "in acceleration": lambda x, y, z, a, b, c, t: a.diff(t) + b.diff(t) - y,
}


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("kind", ROWS)
def test_the_reaction_is_the_least_of_those_that_keep_the_row_without_work(kind: str) -> None:
    """Against a pseudo-inverse over the row and R . v = 0, written here."""
    model = particle(ROWS[kind], lambda N: 0.4 * N.x - 0.7 * N.y + 0.2 * N.z, "x y z")
    given = {"x": 0.4, "y": 0.6, "z": 0.3, "xdot": 0.9, "ydot": 0.5}
    time = 0.54 if kind == "a surface that moves" else 0.5  # x y + z = t
    dual = model.derive(ap.Kane())
    state = given if kind == "in acceleration" else {k: given[k] for k in ("x", "y", "z", "xdot", "ydot")}
    state = dual.assemble(state | ({"zdot": 0.8} if kind == "in acceleration" else {}), time=time)
    q = model.snapshot().kinematics.coordinates
    t = model.time
    accelerations = sm.symbols("a b c")
    F = ROWS[kind](*q, *(c.diff(t) for c in q), t)
    level = F
    while not any(level.has(c.diff(t, 2)) for c in q):
        level = level.diff(t)
    at = [*((c.diff(t, 2), s) for c, s in zip(q, accelerations, strict=True))]
    level = level.subs(at).subs([(c.diff(t), state[f"{c.func}dot"]) for c in q])
    level = level.subs([(c, state[str(c.func)]) for c in q]).subs(t, time).doit()
    A = np.array([[float(level.diff(s)) for s in accelerations]])
    gamma = np.array([float(level.subs(dict.fromkeys(accelerations, 0)))])
    v = np.array([state[f"{c.func}dot"] for c in q])
    theirs = by_hand(A, gamma, MASS * np.eye(3), np.array([0.4, -0.7, 0.2]), v)
    ours = model.derive(ap.Dead()).accelerations(state, time=time)
    np.testing.assert_allclose([ours[f"{c.func}dot"] for c in q], theirs, atol=10 * ALGEBRA * max(1, abs(theirs).max()))
    d_alembert = dual.accelerations(state, time=time)
    assert max(abs(d_alembert[f"{c.func}dot"] - a) for c, a in zip(q, theirs, strict=True)) > 1e-3


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("kind", ROWS)
def test_such_rows_are_kept_along_a_run_and_no_power_is_spent(kind: str) -> None:
    model = particle(ROWS[kind], axes="x y z")
    start = {"x": 0.4, "y": 0.6, "xdot": 0.9, "ydot": 0.5} | ({"z": 0.3} if kind != "a surface that moves" else {})
    start |= {"zdot": 2.0} if kind == "in acceleration" else {}
    run = model.derive(ap.Dead()).simulate(0.3, start, samples=21, tolerance=RUN)
    np.testing.assert_allclose(run["power of row"], 0, atol=1e-13)
    np.testing.assert_allclose(run["energy"], run["energy"][0], atol=1e-11)


def test_speeds_with_an_offset_are_not_taken_for_velocities() -> None:
    """u = y' - 3 for the belt: R . qdot = 0, not R . u = 0."""
    model = ap.Model("a belt in other speeds")
    N, t = model.frame, model.time
    x, y = model.coordinates("x y")
    model.speeds("a b", (x.diff(t), y.diff(t) - 3))
    P = model.particle("P", MASS, x * N.x + y * N.y)
    model.force(P, 3 * N.x)
    model.constrain("row", x.diff(t) - 2)
    run = model.derive(ap.Dead()).simulate(2.0, {"x": 0, "y": 0, "b": -2.0}, samples=11, tolerance=RUN)
    np.testing.assert_allclose(run["b"] + 3, np.sqrt(1 + 12 * run.time / MASS), atol=CLOSED_FORM)


# ------------------------------------------------------------------------------- rows along the momentum itself


def speed(c: Callable[[sm.Symbol], sm.Expr]) -> Callable[..., sm.Expr]:
    return lambda x, y, dx, dy, t: dx**2 + dy**2 - c(t) ** 2


def test_a_speed_that_no_force_changes_is_kept_by_nothing_at_all_and_by_any_h() -> None:
    """|v| = 2: R = 0 will do; with H = h [[0, 1], [-1, 0]] a circle at the rate h / m."""
    start = {"x": 0, "y": 0, "xdot": 2.0, "ydot": 0.0}
    free = particle(speed(lambda t: sm.Integer(2))).derive(ap.Dead()).simulate(2.0, start, samples=11, tolerance=RUN)
    np.testing.assert_allclose(free["x"], 2 * free.time, atol=1e-12)
    turning = particle(speed(lambda t: sm.Integer(2))).derive(ap.Dead(H=[[0, -0.7], [0.7, 0]]))
    run = turning.simulate(2.0, start, samples=11, tolerance=RUN)
    np.testing.assert_allclose(run["ydot"], 2 * np.sin(0.7 / MASS * run.time), atol=CLOSED_FORM)


def test_a_row_that_is_the_balance_of_energy_itself_is_kept_by_nothing() -> None:
    """|v|^2 = 4 + 2 f x / m under the force f along x: y . gamma + v . F = 0, and the particle falls freely."""
    f = 3.0
    row = lambda x, y, dx, dy, t: dx**2 + dy**2 - 4 - 2 * sm.Rational(f) * x / sm.Rational(13, 10)
    model = particle(row, lambda N: f * N.x)
    start = {"x": 0.0, "y": 0.0, "xdot": 1.2, "ydot": 1.6}
    run = model.derive(ap.Dead()).simulate(1.0, start, samples=11, tolerance=RUN)
    np.testing.assert_allclose(run["x"], 1.2 * run.time + f / MASS * run.time**2 / 2, atol=CLOSED_FORM)
    against = particle(row, lambda N: -f * N.x)
    with pytest.raises(ap.ConstraintError, match="'row'"):
        against.derive(ap.Dead())


IMPOSSIBLE = {
    "a speed under a force": (speed(lambda t: sm.Integer(2)), lambda N: -N.y),
    "a speed that grows": (speed(lambda t: 2 + t), None),
    "a speed that depends on the place": (lambda x, y, dx, dy, t: dx**2 + dy**2 - 4 - x, None),
    "a speed under a force, by accelerations": (
        lambda x, y, dx, dy, t: dx * dx.diff(t) + dy * dy.diff(t),
        lambda N: -N.y,
    ),
}


@pytest.mark.parametrize("kind", IMPOSSIBLE)
def test_rows_that_no_reaction_without_work_keeps_at_any_state_are_refused_by_name(kind: str) -> None:
    """004, after E3.27: "try to confine the absolute value of velocity ... without influx or efflux of energy"."""
    with pytest.raises(ap.ConstraintError, match=r"cannot keep the constraint 'row': the momentum lies along its rows"):
        particle(*IMPOSSIBLE[kind]).derive(ap.Dead())


def test_a_lift_and_two_speeds_at_once_are_refused_and_one_speed_of_two_is_not() -> None:
    lift = ap.Model("a lift")
    z = lift.coordinates("z")
    lift.particle("P", 1, z * lift.frame.z)
    lift.constrain("lift", z - sm.sin(lift.time))
    with pytest.raises(ap.ConstraintError, match="'lift'"):
        lift.derive(ap.Dead())
    two = ap.Model("two particles")
    x, y, z = two.coordinates("x y z")
    N, t = two.frame, two.time
    two.particle("P", 1, x * N.x + y * N.y)
    two.particle("Q", 2, z * N.x)
    two.gravity(-N.x)
    two.constrain("one", x.diff(t) ** 2 + y.diff(t) ** 2 - 1)
    start = {"x": 0.0, "y": 0.0, "z": 0.0, "xdot": 0.6, "ydot": 0.8, "zdot": 0.5}
    run = two.derive(ap.Dead()).simulate(0.2, start, samples=11, tolerance=RUN)  # the work goes into the other
    np.testing.assert_allclose(run["power of one"], 0, atol=1e-13)
    # gravity's work on both, -x - 2 z, is all in z'^2: the other one has mass two
    np.testing.assert_allclose(run["zdot"] ** 2, 0.25 - run["x"] - 2 * run["z"], atol=1e-9)
    two.constrain("other", z.diff(t) - sm.Rational(1, 2))
    with pytest.raises(ap.ConstraintError, match="'one' and 'other'"):
        two.derive(ap.Dead())


def test_a_force_that_a_parameter_switches_off_is_no_reason_to_refuse() -> None:
    model = ap.Model("a speed on a table that may be tilted")
    N, t = model.frame, model.time
    g = model.parameters("g", 0.0)
    x, y = model.coordinates("x y")
    model.particle("P", 1, x * N.x + y * N.y)
    model.gravity(-g * N.y)
    model.constrain("speed", x.diff(t) ** 2 + y.diff(t) ** 2 - 4)
    equations = model.derive(ap.Dead())
    start = {"x": 0, "y": 0, "xdot": 0.0, "ydot": 2.0}
    assert equations.simulate(1.0, start, samples=2)["y"][-1] == pytest.approx(2.0, abs=1e-12)
    with pytest.raises(ap.ConstraintError, match=r"no reaction without work keeps the constraint 'speed' any longer"):
        equations.accelerations(start, {"g": 9.81})
    level = equations.accelerations({"x": 0, "y": 0, "xdot": 2.0, "ydot": 0.0}, {"g": 9.81})
    assert level["ydot"] == pytest.approx(-9.81, abs=1e-12)  # at that instant gravity has no power


def test_a_run_stops_by_name_where_it_becomes_impossible() -> None:
    """The belt that is held back: m y'^2 / 2 = m / 2 - 2 f t is used up at t = m / (4 f)."""
    f = 0.3
    belt = particle(lambda x, y, dx, dy, t: dx - 2, lambda N: -f * N.x).derive(ap.Dead())
    with pytest.raises(ap.ConstraintError, match=r"no reaction without work keeps the constraint 'row'") as error:
        belt.simulate(5.0, {"x": 0, "y": 0, "ydot": 1.0})
    stopped = float(str(error.value).rpartition("at t = ")[2].rstrip("."))
    assert stopped == pytest.approx(MASS / (4 * f), abs=1e-6)


def test_a_run_whose_reaction_grows_without_bound_says_what_may_be_the_matter() -> None:
    """x'' + y'' = y from v = (0.9, 0.5, 0): the momentum turns into (1, 1, 0)."""
    model = particle(ROWS["in acceleration"], axes="x y z")
    start = {"x": 0.4, "y": 0.6, "z": 0.3, "xdot": 0.9, "ydot": 0.5, "zdot": 0.0}
    with pytest.raises(ap.AppellError, match=r"no reaction without work keeps the constraint 'row' any longer"):
        model.derive(ap.Dead()).simulate(0.3, start)


def test_a_start_at_rest_is_no_division_by_zero() -> None:
    """exp(x' - y z') - 1 is satisfied at rest, where every reaction is dead."""
    model = particle(lambda x, y, z, a, b, c, t: sm.exp(a - y * c) - 1, lambda N: N.x + N.z, "x y z")
    rest = {"x": 0.0, "y": 0.6, "z": 0.0, "xdot": 0.0, "ydot": 0.0, "zdot": 0.0}
    dead, dual = (model.derive(p).accelerations(rest) for p in (ap.Dead(), ap.Kane()))
    for name in ("xdot", "ydot", "zdot"):
        assert dead[name] == pytest.approx(dual[name], abs=ALGEBRA)
