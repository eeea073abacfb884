"""Whatever a call gives back shows itself in a notebook: as a table, a formula or a picture."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from html.parser import HTMLParser
from typing import Any

import pytest

import appell as ap
from appell.equations.principle import Principle

RICH = ("_repr_html_", "_repr_latex_", "_repr_markdown_", "_repr_png_", "_repr_mimebundle_")

SAID = """Actuator BallOnPlane Body Caster Cone Connection Coulomb Cylinder Cylindrical Design DifferentialDrive Disc
Ellipsoid Experiment PlanPhase
Event Free HeightField Joint Knife KnifeEdge NativeFunction Newton Particle Planar Plane Poisson Prismatic Revolute
RollPitchYaw Scaled Screw Sphere Spherical Surface Table Torus Tricycle Universal Weld Wheel""".split()
"""What a person says to a model, rather than what is found: these print as they were said."""


def test_every_public_class_that_is_a_result_has_a_rich_representation() -> None:
    classes = {name: getattr(ap, name) for name in ap.__all__ if inspect.isclass(getattr(ap, name))}
    results = {
        name: cls
        for name, cls in classes.items()
        if name not in SAID and not issubclass(cls, Exception) and not issubclass(cls, Principle)
    }
    assert len(results) > 15
    assert [name for name, cls in results.items() if not any(hasattr(cls, rich) for rich in RICH)] == []


VOID = ("br", "img", "input", "hr", "use", "path")


class Balanced(HTMLParser):
    """Counts what is opened and closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


def shown(thing: Any) -> str:
    """The richest text of a thing, checked for being well formed."""
    for name in ("_repr_html_", "_repr_latex_", "_repr_markdown_"):
        text = getattr(thing, name)() if hasattr(thing, name) else None
        if text:
            if name == "_repr_html_":
                parser = Balanced()
                parser.feed(text)
                assert parser.open == []
            else:
                assert text.count("{") == text.count("}")
                assert text.count("$") % 2 == 0
            return str(text)
    raise AssertionError(f"{type(thing)} has none")


@pytest.fixture(scope="module")
def run() -> ap.Run:
    return ap.catalogue.chaplygin_sleigh().derive(ap.Kane()).simulate(1.0, {"v": 1.0, "omega": 0.5}, samples=11)


@pytest.fixture(scope="module")
def ball() -> ap.Run:
    card = ap.catalogue.card_of("bouncing-ball")
    equations = card.model().derive(ap.Kane())
    vz = equations.speeds[1]
    return equations.simulate(1.0, card.start, events={"top": ap.Event(vz, "top")})


OF_A_RUN: dict[str, tuple[Callable[[ap.Run], Any], str]] = {
    "reactions": (lambda run: run.reactions, "no side slip"),
    "reactions of a constraint": (lambda run: run.reactions["no side slip"], "body"),
    "a reaction": (lambda run: run.reactions["no side slip"]["body"], "N m"),
    "audit": (lambda run: run.audit, "energy"),
    "orientation": (lambda run: run.orientation("body"), "body_axis"),
    "loads": (lambda run: run.loads, "largest force / N"),
    "contacts": (lambda run: run.contacts, "contact"),
    "mode": (lambda run: run.modes[0], "the start"),
    "accelerations": (lambda run: run.equations.accelerations({"v": 1.0, "omega": 2.0}), "omega"),
    "linearization": (lambda run: run.equations.linearize({"v": 1.0, "omega": 0.0}), "omega"),
    "partials": (lambda run: run.equations.statement, "omega"),
    "prescription": (ap.dalembert, "Alembert"),
    "equations": (lambda run: run.equations, "omega"),
    "identifiability": (ap.identifiable, "J/m"),
}


@pytest.mark.parametrize("name", OF_A_RUN)
def test_what_belongs_to_a_run_shows_itself(name: str, run: ap.Run) -> None:
    make, word = OF_A_RUN[name]
    assert word in shown(make(run))


OF_A_MODEL: dict[str, tuple[Callable[[ap.Model], Any], str]] = {
    "model": (lambda model: model, "kg m^2"),
    "contents": (lambda model: model.contents, "constraints"),
    "parameters": (lambda model: model.contents.parameters, "J"),
    "reactions by inspection": (lambda model: model.reactions, "no side slip"),
    "reactions of a constraint": (lambda model: model.reactions["no side slip"], "lambda"),
    "classification": (ap.classify, "nonholonomic"),
    "verdict of all rows": (lambda model: ap.classify(model).together, "growth vector"),
    "first integrals": (lambda model: ap.first_integrals(model, degree=1), "energy"),
    "an integral": (lambda model: ap.first_integrals(model, degree=1)[0], "proved"),
    "measure": (ap.invariant_measure, "measure"),
    "same motion": (lambda model: ap.same_motion(model.derive(ap.Kane()), model.derive(ap.Lagrange())), "proved"),
    "adiabatic": (ap.adiabatic, "kinematic"),
}


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("name", OF_A_MODEL)
def test_what_is_found_of_a_model_shows_itself(name: str) -> None:
    make, word = OF_A_MODEL[name]
    assert word in shown(make(ap.catalogue.chaplygin_sleigh()))


def test_events_modes_and_impacts_show_themselves(ball: ap.Run) -> None:
    assert "event" in shown(ball.events[0])
    assert "floor" in shown(ball.modes[1])
    assert "energy lost" in shown(ball.impacts[0])


def test_a_load_and_a_contact_show_themselves() -> None:
    card = ap.catalogue.card_of("ball-in-cone")
    run = card.model().derive(ap.Kane()).simulate(0.1, card.start, samples=3)
    (contact,) = run.contacts.values()
    assert "largest push" in shown(contact)
    (load, *_) = run.loads.values()
    assert "largest force / N" in shown(next(iter(load.values())))
