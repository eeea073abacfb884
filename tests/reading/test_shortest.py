"""Equations in the speeds in which they are shortest: equal to the textbook's, and the same motion when run."""

import copy
import pickle

import pytest
import sympy as sm
from sympy.physics.vector import dynamicsymbols

import appell as ap
from appell.algebra.normal_form import normal_forms
from appell.equations.forms import former_speeds

t = dynamicsymbols._t


def explicit(equations: ap.Equations) -> dict[str, sm.Expr]:
    """Rates of the speeds and coordinates by name, in plain symbols."""
    form = equations.symbolic_form
    rates = form.blocks.M.LUsolve(form.blocks.F)
    found = {str(w.func): e for w, e in zip(form.speeds, rates, strict=True)}
    return found | {str(q.func): e for q, e in zip(form.coordinates, form.kinematics, strict=True)}


def equal(one: sm.Expr, other: sm.Expr) -> bool:
    """Decided by normal form, names of functions of time taken as symbols."""
    plain = {f: sm.Symbol(str(f.func), real=True) for e in (one, other) for f in e.atoms(sm.core.function.AppliedUndef)}
    difference = (one - other).xreplace(plain)
    return normal_forms([difference]).is_zero(difference)


def s(name: str) -> sm.Symbol:
    return sm.Symbol(name, real=True)


def test_a_ball_on_a_turntable_moves_as_a_charge_in_a_magnetic_field() -> None:
    """x'' = -(2/7) Omega y' (Earnshaw 1844; Neimark and Fufaev 1972, chapter II)."""
    found = explicit(ap.catalogue.ball_on_turntable().derive(ap.Kane()).shortest())
    assert equal(found["vx_ball"], -sm.Rational(2, 7) * s("Omega") * s("vy_ball"))
    assert equal(found["vy_ball"], sm.Rational(2, 7) * s("Omega") * s("vx_ball"))
    assert equal(found["x_ball"], s("vx_ball"))


def test_the_sleigh_is_written_as_in_the_textbook() -> None:
    """v' = a omega^2, (J + m a^2) omega' = -m a v omega (Chaplygin 1911; Neimark and Fufaev 1972, chapter II)."""
    equations = ap.catalogue.chaplygin_sleigh().derive(ap.Kane()).shortest()
    m, J, a = s("m"), s("J"), s("a")
    v, omega = equations.symbolic_form.speeds
    assert equations.mass_matrix == sm.diag(1, J + a**2 * m)
    assert list(equations.forcing) == [a * omega**2, -a * m * omega * v]


def test_the_snakeboard_is_written_along_the_null_vector_of_its_wheels() -> None:
    """Its rows have the null vector (l cos phi cos theta, l cos phi sin theta, sin phi) (Ostrowski and others 1994)."""
    equations = ap.catalogue.snakeboard().derive(ap.Kane()).shortest()
    former = equations.symbolic_form.former_speeds
    w1 = next(u for u in equations.symbolic_form.speeds if str(u.func) == "w1")
    l, (_, _, theta, _, phi) = s("l"), equations.coordinates
    values = {str(u.func): e / w1 for u, e in former.items()}
    assert equal(values["vx"] * sm.sin(phi), values["omega"] * l * sm.cos(phi) * sm.cos(theta))
    assert equal(values["vy"] * sm.sin(phi), values["omega"] * l * sm.cos(phi) * sm.sin(theta))
    assert not any(e.as_numer_denom()[1].free_symbols & {theta, phi} for e in equations.mass_matrix)
    assert "w1 = omega/sin(phi), along what the constraints leave free" in str(equations)


def test_the_rolling_disc_has_the_equations_of_its_leaning_frame() -> None:
    """For a thin uniform disc with omega = (w1, w2, w3) in the leaning frame, w2 about the axle.

    (5/4) r w1' = g sin(lean) + r w3 (6 w2 - w3 tan(lean)) / 4, w2' = -(2/3) w1 w3, w3' = w1 (w3 tan(lean) - 2 w2)
    (Kane and Levinson 1985; SymPy's test of the rolling disc), on the side on which cos(lean) > 0.
    """
    found = explicit(ap.catalogue.rolling_disc().derive(ap.Kane()).shortest())
    w1, w2, w3, lean, r, g = map(s, ("w1", "w2", "w3", "lean", "r", "g"))
    side = {p: sm.S.One for e in found.values() for p in e.atoms(sm.Piecewise)}
    found = {name: e.xreplace(side) for name, e in found.items()}
    tan = sm.tan(lean)
    assert equal(found["w1"], (4 * g * sm.sin(lean) / r + 6 * w2 * w3 - w3**2 * tan) / 5)
    assert equal(found["w2"], -sm.Rational(2, 3) * w1 * w3)
    assert equal(found["w3"], w1 * (w3 * tan - 2 * w2))


@pytest.mark.slow_but_every(3)
@pytest.mark.parametrize(
    ("system", "start"),
    [
        ("snakeboard", {"w1": 0.7, "psidot": 0.2, "phidot": -0.3}),
        ("rolling-disc", {"w1": 0.1, "w2": 3.0, "w3": 0.4}),
        ("ball-on-turntable", {"vx_ball": 0.1, "vy_ball": 0.2, "w3": 0.5}),
    ],
)
def test_a_run_in_the_new_speeds_is_the_same_motion(system: str, start: dict[str, float]) -> None:
    card = ap.catalogue.card_of(system)
    equations = card.model().derive(ap.Kane())
    new = equations.shortest()
    assert set(new.speeds) != set(equations.speeds)
    coordinates = [str(q.func) for q in equations.coordinates]
    other = new.simulate(1.0, {n: v for n, v in card.start.items() if n in coordinates} | start, progress=False)
    own = dict(new.mechanism.former_speeds)
    values = {f: float(other[str(f.func)][0]) for f in (*new.coordinates, *new.speeds)}
    values |= {p.symbol: p.default for p in new.mechanism.parameters}
    begin = {str(u.func): float(sm.N(sm.sympify(own.get(u, u)).subs(values))) for u in equations.speeds}
    run = equations.simulate(1.0, {n: float(other[n][0]) for n in coordinates} | begin, progress=False)
    for name in coordinates:
        assert float(run[name][-1]) == pytest.approx(float(other[name][-1]), abs=1e-8)


def test_equations_that_were_read_again_from_the_changed_model_are_the_same() -> None:
    new = ap.catalogue.rolling_disc().derive(ap.Kane()).shortest()
    again = ap.Equations(new.mechanism, new.principle)
    one, other = explicit(new), explicit(again)
    for name in ("w1", "w2", "w3"):
        assert equal(one[name], other[name])


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda e: pickle.loads(pickle.dumps(e))])
def test_a_copy_of_the_shortest_equations_is_the_same_equations(copied) -> None:
    equations = ap.catalogue.chaplygin_sleigh().derive(ap.Kane()).shortest()
    again = copied(equations)
    assert str(again) == str(equations)
    assert again.mass_matrix == equations.mass_matrix
    start = {"v": 1.0, "omega": 0.5}
    assert again.accelerations(start) == equations.accelerations(start)


def test_nonlinear_rows_leave_the_speeds_as_they_are() -> None:
    equations = ap.catalogue.two_pucks().derive(ap.Kane())
    assert equations.shortest().speeds == equations.speeds
    assert str(equations.shortest()) == str(equations)


@pytest.mark.slow_but_every(3)
@pytest.mark.parametrize("system", ["snakeboard", "rolling-disc", "ball-on-turntable"])
def test_the_equations_that_are_printed_are_those_that_are_run(system: str) -> None:
    card = ap.catalogue.card_of(system)
    new = card.model().derive(ap.Kane()).shortest()
    names = [str(q.func) for q in new.coordinates]
    speeds = {str(w.func): 0.3 + 0.2 * i for i, w in enumerate(new.symbolic_form.speeds)}
    start = {n: v for n, v in card.start.items() if n in names} | speeds
    run, values = new.simulate(1e-3, start, progress=False), {}
    for f in (*new.coordinates, *new.speeds):
        values[sm.Symbol(str(f.func), real=True)] = float(run[str(f.func)][0])
    values |= {p.symbol: p.default for p in new.mechanism.parameters}
    at = new.accelerations({str(f): v for f, v in values.items() if f.name in [*names, *map(_name, new.speeds)]})
    for name, e in explicit(new).items():
        if name in speeds:
            plain = {f: sm.Symbol(str(f.func), real=True) for f in e.atoms(sm.core.function.AppliedUndef)}
            assert float(e.xreplace(plain).subs(values)) == pytest.approx(at[f"{name}'"], rel=1e-8, abs=1e-10)


def _name(f: sm.Expr) -> str:
    return str(f.func)


def test_chaplygins_ball_is_written_in_the_vertical_in_the_balls_axes() -> None:
    """(I + D (1 - gamma gamma^T)) omega' = (I omega) x omega with D = m r^2 (Chaplygin 1903; Neimark and Fufaev 1972).

    The ball's centre of mass is that of the ball, so that d(M)/dt = M x omega with M = I omega + D gamma x (omega x
    gamma), gamma' = gamma x omega; multiplied out this is the equation above.
    """
    form = ap.catalogue.chaplygin_ball().derive(ap.Kane()).shortest().symbolic_form
    assert form.named is not None
    names = list(form.named.definitions)
    assert [name.name for name in names] == ["gamma1", "gamma2", "gamma3"]
    gamma, omega = sm.Matrix(names), sm.Matrix(form.speeds)
    A, B, C, m, r = map(s, ("A", "B", "C", "m", "r"))
    inertia, D = sm.diag(A, B, C), m * r**2
    unit = {names[0] ** 2: 1 - names[1] ** 2 - names[2] ** 2}
    wanted = inertia + D * (sm.eye(3) - gamma @ gamma.T)
    for e in form.named.blocks.M - wanted:
        assert sm.expand(sm.expand(e).subs(unit)) == 0
    for e in form.named.blocks.F - (inertia @ omega).cross(omega):
        assert equal(e, sm.S.Zero)
    # what the names stand for is the last row of the rotation matrix
    e0, e1, e2, e3 = (q for q in form.coordinates if str(q.func).startswith("e"))
    row = [2 * (e1 * e3 - e0 * e2), 2 * (e2 * e3 + e0 * e1), e0**2 - e1**2 - e2**2 + e3**2]
    for name, value in zip(names, row, strict=True):
        left = sm.expand(form.named.definitions[name] - value)
        assert sm.expand(left.subs(e0**2, 1 - e1**2 - e2**2 - e3**2)) == 0


def test_the_blocks_without_names_are_those_with_them() -> None:
    form = ap.catalogue.routh_sphere().derive(ap.Kane()).shortest().symbolic_form
    assert form.named is not None
    names = set(form.named.definitions)
    assert not any(block.free_symbols & names for block in (form.blocks.M, form.blocks.F))
    assert form.named.blocks.M.free_symbols & names


@pytest.mark.parametrize("system", ["snakeboard", "rolling-disc", "benenti"])
def test_a_start_in_the_models_own_speeds_is_taken_and_they_are_read_from_the_run(system: str) -> None:
    card = ap.catalogue.card_of(system)
    equations = card.model().derive(ap.Kane())
    new = equations.shortest()
    assert former_speeds(new)
    one, other = (e.simulate(0.3, card.start, progress=False) for e in (equations, new))
    for u in equations.speeds:
        assert float(other[str(u.func)][-1]) == pytest.approx(float(one[str(u.func)][-1]), abs=1e-7)


def test_a_name_that_no_speed_ever_had_is_refused_and_the_former_ones_are_suggested() -> None:
    new = ap.catalogue.snakeboard().derive(ap.Kane()).shortest()
    with pytest.raises(ap.ModelError, match="omega"):
        new.simulate(0.1, {"omegaa": 1.0}, progress=False)
