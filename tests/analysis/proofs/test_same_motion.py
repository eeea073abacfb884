"""The same motion: proved, refuted with a state, or left open; a line is checked term by term."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
import sympy as sm

import appell as ap

SLEIGH = ["v' = a*omega^2", "(J + m*a^2)*omega' = -m*a*v*omega"]


def test_kane_and_boltzmann_hamel_give_the_rolling_disc_one_motion_within_two_seconds() -> None:
    """By the clock of the process: what others do on the machine is not ours."""
    model = ap.catalogue.rolling_disc()
    ap.same_motion(ap.catalogue.chaplygin_sleigh(), SLEIGH)  # modules are loaded
    begin = time.process_time()
    found = ap.same_motion(model.derive(ap.Kane()), model.derive(ap.BoltzmannHamel()))
    assert found
    assert time.process_time() - begin < 2.0


@pytest.mark.parametrize("principle", [ap.GibbsAppell(), ap.Maggi(), ap.Voronets(), ap.Lagrange()])
def test_principles_of_one_family_give_one_motion(principle: object) -> None:
    model = ap.catalogue.nonholonomic_particle()
    assert ap.same_motion(model.derive(ap.Kane()), model.derive(principle))


def sleigh_in_other_speeds(a_sign: int = 1) -> ap.Model:
    """The sleigh with x', y' and theta' for speeds, and its row written by hand."""
    model = ap.Model("sleigh by hand")
    N = model.frame
    m, J, a = model.parameters("m J a", [1.0, 0.1, 0.1])
    x, y, theta = model.coordinates("x y theta")
    model.speeds("vx vy spin")
    along = N.orientnew("along", "Axis", [theta, N.z])
    model.body("body", m, frame=along, position=x * N.x + y * N.y + a_sign * a * along.x, inertia_zz=J)
    rates = [q.diff(model.time) for q in (x, y)]
    model.constrain("blade", -sm.sin(theta) * rates[0] + sm.cos(theta) * rates[1])
    return model


def test_two_choices_of_speeds_give_one_motion() -> None:
    assert ap.same_motion(ap.catalogue.chaplygin_sleigh(), sleigh_in_other_speeds())


def test_another_model_is_refuted_with_a_state_that_shows_it() -> None:
    found = ap.same_motion(ap.catalogue.chaplygin_sleigh(), sleigh_in_other_speeds(-1))
    assert found.verdict == "refuted"
    p = found.state
    # by hand: v' = a w^2 ahead of the blade and -a w^2 behind it
    assert abs(2 * p["a"] * p["omega"] ** 2) > 1e-3


def test_a_persons_equations_are_proved_as_text_and_as_expressions() -> None:
    model = ap.catalogue.chaplygin_sleigh()
    assert ap.same_motion(model, SLEIGH)
    data = model.snapshot()
    m, J, a = (p.symbol for p in data.parameters)
    v, _, omega = data.kinematics.speeds
    t = model.time
    lines = [v.diff(t) - a * omega**2, sm.Eq((J + m * a**2) * omega.diff(t), -m * a * v * omega)]
    assert ap.same_motion(model, lines)


def wheel(rail: bool) -> ap.Model:
    """x' = r phi' cos(psi): integrable on a rail (psi' = 0), not where the heading is free."""
    model = ap.Model("a wheel")
    x, phi, psi = model.coordinates("x phi psi")
    m, J, r, k = model.parameters("m J r k", [1.0, 0.4, 0.3, 0.2])
    vx, spin, turn = model.speeds("vx spin turn")
    t = model.time
    model.lagrangian(m * x.diff(t) ** 2 / 2 + J * (phi.diff(t) ** 2 + psi.diff(t) ** 2) / 2 - k * x**2)
    model.constrain("rolls", vx - r * spin * sm.cos(psi))
    if rail:
        model.constrain("does not turn", turn)
    return model


def test_hamilton_and_lusternik_give_another_motion_where_a_row_is_not_integrable() -> None:
    """By hand, of the particle with z' = y x': m (1 + y^2) u1' = -m y u1 u2 + mu u2, and mu u2 is not zero."""
    model = ap.catalogue.nonholonomic_particle()
    for pair in ((ap.AppellChetaev(), ap.HamiltonLusternik()), (ap.HamiltonLusternik(), ap.AppellChetaev())):
        found = ap.same_motion(*(model.derive(principle) for principle in pair))
        assert found.verdict == "refuted"
        assert "mu_contact" in found.reason
        assert abs(found.state["mu_contact"] * found.state["u2"]) > 1e-3


def test_a_state_that_refutes_shows_the_difference_in_accelerations() -> None:
    """At that state, and with those multipliers, the two families give other accelerations."""
    model = ap.catalogue.nonholonomic_particle()
    ours, theirs = model.derive(ap.AppellChetaev()), model.derive(ap.HamiltonLusternik())
    state = dict(ap.same_motion(ours, theirs).state)
    parameters = {p.name: state.pop(p.name) for p in ours.mechanism.parameters}
    mu = {name: state.pop(name) for name in list(state) if name.startswith("mu_")}
    a = ours.accelerations(state, parameters=parameters)
    b = theirs.accelerations({**state, **mu}, parameters=parameters)
    assert abs(a["u1"] - b["u1"]) > 1e-3


@pytest.mark.parametrize("rail", [True, False])
def test_families_give_one_motion_exactly_where_the_rows_are_integrable(rail: bool) -> None:
    model = wheel(rail)
    found = ap.same_motion(model.derive(ap.Lagrange()), model.derive(ap.HamiltonLusternik()))
    assert found.verdict == ("proved" if rail else "refuted")
    assert {v.kind for v in model.classify().values()} == {"semiholonomic" if rail else "linear nonholonomic"}


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize(
    ("line", "term", "words"),
    [
        ("(J + m*a^2)*omega' = m*a*v*omega", "-a*m*omega*v", "has the wrong sign"),
        ("(J + m*a^2)*omega' = -2*m*a*v*omega", "2*a*m*omega*v", "should be 1/2 times"),
        ("J*omega' + 3*m*a^2*omega' = -m*a*v*omega", "3*a**2*m*Derivative(omega, t)", "should be 1/3 times"),
        ("(J + m*a^2)*omega' = -m*a*v*omega + m*v^2", "-m*v**2", "does not belong there"),
    ],
)
def test_the_wrong_term_of_a_line_is_named(line: str, term: str, words: str) -> None:
    found = ap.same_motion(ap.catalogue.chaplygin_sleigh(), [SLEIGH[0], line])
    assert found.verdict == "refuted"
    assert found.line == "line 2"
    assert str(found.wrong_term).replace("(t)", "") == term
    assert words in found.reason


def test_the_state_that_refutes_is_a_state_at_which_the_line_fails() -> None:
    """v' = a omega^2 of the sleigh, by hand, against a line without it."""
    found = ap.same_motion(ap.catalogue.chaplygin_sleigh(), ["v' = 0", SLEIGH[1]])
    assert found.verdict == "refuted"
    assert found.state["a"] * found.state["omega"] ** 2 > 1e-3
    assert np.isclose(found.state["s"], 0, atol=1e-12)


def test_lines_that_hold_but_leave_an_acceleration_open_decide_nothing() -> None:
    found = ap.same_motion(ap.catalogue.chaplygin_sleigh(), SLEIGH[0])
    assert not found
    assert found.verdict == "not decided"
    assert "1 of 2 accelerations" in found.reason


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("name", ["nonholonomic_particle", "suslov", "chaplygin_sleigh", "rolling_disc"])
def test_the_script_checks_the_proof_with_sympy_alone_and_fails_on_a_false_one(name: str, tmp_path: Path) -> None:
    model = getattr(ap.catalogue, name)()
    program = ap.same_motion(model.derive(ap.Kane()), model.derive(ap.BoltzmannHamel())).script()
    assert "appell" not in program
    path = tmp_path / "check.py"
    path.write_text(program, encoding="utf-8")
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "proved"), done.stderr
    path.write_text(program.replace("FORCE = [", "FORCE = [1 + "), encoding="utf-8")
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, check=False)
    assert done.returncode != 0


def test_only_a_proof_has_a_script() -> None:
    with pytest.raises(ap.NotApplicable, match="only a proof"):
        ap.same_motion(ap.catalogue.chaplygin_sleigh(), ["v' = 0", "omega' = 0"]).script()


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ("v' = b*omega^2", "'b' is not a coordinate, speed or parameter"),
        ("v' = __import__('os').system('x')", "not read in a line|not a formula"),
        ("v' = omega.real", "not read in a line"),
        ("v' = (lambda: 1)()", "not read in a line"),
        ("v' = omega**(9**9**9)", "a power"),
        ("v' = 2 = 3", "more than one '='"),
        ("v' = +* 3", "is not a formula"),
        ("x'''' = 0", "which the motion does not give"),
        ("v" * 5000, "more than 4000"),
        ([], "same_motion compares"),
        (3.0, "same_motion compares"),
        ([sm.Symbol("strange")], "neither a state nor a parameter"),
    ],
)
def test_what_is_no_line_is_refused_in_a_sentence(lines: object, words: str) -> None:
    with pytest.raises(ap.ModelError, match=words):
        ap.same_motion(ap.catalogue.chaplygin_sleigh(), lines)  # type: ignore[arg-type]


def test_models_with_other_coordinates_are_not_compared() -> None:
    with pytest.raises(ap.ModelError, match="different coordinates"):
        ap.same_motion(ap.catalogue.chaplygin_sleigh(), ap.catalogue.nonholonomic_particle())
