"""Derivations told step by step: every principle's own statement, equal to the equations."""

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
import sympy as sm
from typer.testing import CliRunner

import appell as ap
from appell.cli import app
from appell.equations.steps import Setting, Step
from appell.principles import PRINCIPLES, Principle
from tests.latex import overfull, unknown_to_katex

SYSTEMS = ("vertical-disc", "chaplygin-sleigh", "cartesian-pendulum", "two-pucks", "double-pendulum")
ELSEWHERE = ("snakeboard", "rolling-disc", "sled-with-rotor", "bead-on-rotating-hoop", "marle-servo", "painleve-rod")


@cache
def told(name: str, kind: type[Principle]) -> ap.Derivation:
    """Skips what the principle refuses."""
    try:
        return ap.catalogue.card_of(name).model().derive(kind()).derivation()
    except (ap.NotApplicable, ap.ConstraintError) as refusal:
        pytest.skip(str(refusal))


@pytest.mark.slow_but_every(7)
@pytest.mark.parametrize("kind", PRINCIPLES, ids=lambda kind: kind.name)
@pytest.mark.parametrize("name", SYSTEMS[:3])
def test_what_the_last_step_says_vanishes_is_what_the_equations_say(name: str, kind: type[Principle]) -> None:
    derivation = told(name, kind)
    assert derivation.is_proved
    assert any(step.statement for step in derivation.steps)
    assert derivation.steps[-1].title == "equations of motion"


@pytest.mark.slow
@pytest.mark.parametrize("kind", PRINCIPLES, ids=lambda kind: kind.name)
@pytest.mark.parametrize("name", [*SYSTEMS[3:], *ELSEWHERE])
def test_so_it_is_of_other_systems(name: str, kind: type[Principle]) -> None:
    assert told(name, kind).is_proved


@cache
def driven(row: str) -> ap.Model:
    """Two coordinates in a carriage that is driven, with a potential and a row that hold time."""
    model = ap.Model(f"driven, {row}")
    t, N = model.time, model.frame
    x, y = model.coordinates("x y")
    model.particle("P", mass=2, position=(x + sm.sin(t)) * N.x + (y + t * x) * N.y)
    model.potential("V", t * x * y)
    if row:
        model.constrain("row", y - t * x**2 if row == "in positions" else y.diff(t) - t * x.diff(t) - sm.cos(t) * x)
    return model


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("kind", PRINCIPLES, ids=lambda kind: kind.name)
@pytest.mark.parametrize("row", ["", "in positions", "in velocities"])
def test_so_it_is_where_everything_holds_time(row: str, kind: type[Principle]) -> None:
    try:
        derivation = driven(row).derive(kind()).derivation()
    except (ap.NotApplicable, ap.ConstraintError) as refusal:
        pytest.skip(str(refusal))
    assert derivation.is_proved


def test_entries_of_the_metric_that_vanish_are_not_told() -> None:
    lines = [line for step in told("vertical-disc", ap.Lagrange).steps for line in step.lines]
    metric = [line.value for line in lines if line.text.startswith("g_")]
    assert len(metric) == 4  # m, m, I, J on the diagonal
    assert 0 not in metric


def test_the_force_of_an_actuator_is_told_where_it_acts() -> None:
    """Marle's foot is pushed along x, where the ideal reaction of the lean would be a torque."""
    derivation = told("marle-servo", ap.GibbsAppell)
    effort = sm.Symbol("lambda_keeps_its_lean", real=True)
    last = next(step for step in derivation.steps if step.title == "the equations of Gibbs and Appell")
    along_x, about_theta = [line.value for line in last.lines if line.text.startswith("Q")]
    assert along_x == effort
    assert not about_theta.has(effort)
    assert derivation.is_proved


@pytest.mark.slow
def test_every_principle_has_steps_of_its_own_on_some_system() -> None:
    """No principle inherits the empty ones."""
    assert all(kind.steps is not Principle.steps for kind in PRINCIPLES)
    statements = set()
    for kind in PRINCIPLES:
        name = "cartesian-pendulum" if kind.name == "Elimination" else "vertical-disc"
        statements |= {step.statement.text for step in told(name, kind).steps if step.statement}
    assert len(statements) == len(PRINCIPLES)


def test_labels_have_the_same_numbers_in_text_and_in_latex() -> None:
    for kind in PRINCIPLES:
        name = "cartesian-pendulum" if kind.name == "Elimination" else "vertical-disc"
        for step in told(name, kind).steps:
            for line in step.lines:
                assert re.findall(r"\d", line.text) == re.findall(r"\d", line.latex), (kind.name, line)


class Forgetful(ap.GibbsAppell):
    """Tells a derivation that forgets the forces."""

    def steps(self, setting: Setting) -> tuple[Step, ...]:
        first, last = super().steps(setting)
        power = next(q.values for q in last.quantities if q.text.startswith("Q"))
        return first, replace(last, vanishes=last.vanishes - sm.Matrix(power))


def test_a_derivation_that_forgets_a_term_is_not_proved() -> None:
    model = ap.catalogue.cartesian_pendulum()
    assert model.derive(ap.GibbsAppell()).derivation().is_proved
    assert not model.derive(Forgetful()).derivation().is_proved


def test_kane_tells_the_partial_velocities_of_the_disc() -> None:
    """v = R theta' (cos(phi), sin(phi), 0), omega = theta' (-sin(phi), cos(phi), 0) + phi' (0, 0, 1), by hand."""
    text = str(told("vertical-disc", ap.Kane))
    assert "v of disc, thetadot = (R*cos(phi), R*sin(phi), 0)" in text
    assert "omega of disc, phidot = (0, 0, 1)" in text
    assert "omega of disc, thetadot = (-sin(phi), cos(phi), 0)" in text


def test_gauss_tells_the_compulsion_of_the_pendulum() -> None:
    """Z = m (vx'^2 + vy'^2) / 2 + m g vy', up to what holds no acceleration."""
    derivation = told("cartesian-pendulum", ap.Gauss)
    [Z] = [line.value for step in derivation.steps for line in step.lines if line.text == "Z"]
    found = str(sm.expand(Z)).replace("(t)", "")
    assert "m*Derivative(vx, t)**2/2" in found
    assert "m*Derivative(vy, t)**2/2" in found
    assert "g*m*Derivative(vy, t)" in found


def test_equations_in_the_shortest_speeds_are_told_too() -> None:
    derivation = ap.catalogue.snakeboard().derive(ap.Kane()).shortest().derivation()
    assert derivation.is_proved
    assert ", along what the constraints leave free" in str(derivation)


def test_equations_of_higher_order_are_told_as_they_are() -> None:
    derivation = ap.catalogue.jankowski_particle().derive(ap.Gauss()).derivation()
    assert not derivation.is_proved
    assert "= 0" in str(derivation)
    assert r"\ddot{x}" in derivation.markdown()


@pytest.mark.slow
def test_what_is_too_long_to_be_read_is_counted() -> None:
    text = str(told("rod-with-blade-along", ap.Kane))
    assert "operations)" in text


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("kind", [ap.Kane, ap.Lagrange, ap.UdwadiaKalaba, ap.HamiltonLusternik], ids=lambda k: k.name)
def test_the_document_compiles_within_its_width(kind: type[Principle], tmp_path: Path) -> None:
    assert overfull(told("vertical-disc", kind).latex(), tmp_path) == []


@pytest.mark.rare_but_every(4)
@pytest.mark.slow
@pytest.mark.parametrize("kind", PRINCIPLES, ids=lambda kind: kind.name)
@pytest.mark.parametrize("name", SYSTEMS)
def test_every_document_compiles(name: str, kind: type[Principle], tmp_path: Path) -> None:
    derivation = told(name, kind)
    overfull(derivation.latex(), tmp_path)
    assert not unknown_to_katex("".join(derivation.markdown().split("$$")[1::2]))


def test_in_a_notebook_it_is_markdown() -> None:
    derivation = told("vertical-disc", ap.Kane)
    shown = derivation._repr_markdown_()
    assert shown == derivation.markdown()
    assert shown.count("$$") % 2 == 0
    assert r"$\phi$" in shown
    assert not unknown_to_katex("".join(shown.split("$$")[1::2]))


def test_the_command_line_tells_it() -> None:
    done = CliRunner().invoke(app, ["show", "vertical-disc", "--derivation", "Gauss"])
    assert done.exit_code == 0
    assert "compulsion" in done.output
    wrong = CliRunner().invoke(app, ["show", "vertical-disc", "--derivation", "Newton"])
    assert wrong.exit_code != 0
