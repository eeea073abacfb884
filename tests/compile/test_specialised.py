"""The second tier: the stepper compiled together with one model."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

import appell as ap
from appell.catalogue import SYSTEMS
from appell.compile import program_of, specialised
from appell.numbers import COMPILE

ROUNDING = 1e-9  # ten times the tolerance of a step: choices of fused operations differ, the control of steps follows


def pucks() -> ap.Equations:
    return ap.catalogue.two_pucks().derive(ap.Kane())


START = {"q1": 1, "q2": -2, "q3": 1, "q4": 2, "u1": 0.3, "u2": 0.4, "u3": 0.4, "u4": -0.3}


def test_a_specialised_program_that_fails_to_compile_leaves_the_generic_one_and_says_so_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: object) -> bytes:
        raise RuntimeError("no registers left")

    monkeypatch.setattr(specialised, "specialised_object", refuse)
    equations = pucks()
    with pytest.warns(ap.AppellWarning, match="generic one runs: .*no registers left"):
        run = equations.simulate(1.0, START, program="specialised", samples=3)
    assert run.settings["program"] == "generic"
    assert np.array_equal(run["q1"], equations.simulate(1.0, START, samples=3)["q1"])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        equations.simulate(1.0, START, program="specialised", samples=3)


def test_a_program_that_has_run_for_long_is_specialised_behind_and_taken_when_it_is_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[object] = []

    def make(program: object) -> object:
        made.append(program)
        return program

    monkeypatch.setattr(specialised, "specialise", make)
    equations = pucks()
    tiers = program_of(equations).tiers
    equations.simulate(1.0, START, program="auto", samples=3)
    assert not made
    assert tiers.seconds > 0
    tiers.seconds = 2 * COMPILE.pays_after
    equations.simulate(1.0, START, samples=3)
    assert not made  # nobody asked
    equations.simulate(1.0, START, program="auto", samples=3)
    assert tiers._thread is not None
    tiers._thread.join()
    run = equations.simulate(1.0, START, program="auto", samples=3)
    assert len(made) == 1
    assert run.settings["program"] == "specialised"


def test_an_unknown_program_is_refused_with_those_there_are() -> None:
    with pytest.raises(ap.ModelError, match="program='fast' is unknown: use 'generic', 'specialised', 'auto'"):
        pucks().simulate(1.0, START, program="fast")


CASES = ["chaplygin-sleigh", "rolling-disc", "cartesian-pendulum", "four-bar", "stick-slip-oscillator", "rattleback"]


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_the_specialised_program_gives_the_motion_of_the_generic_one(name: str) -> None:
    card = next(card for card in SYSTEMS if card.name == name)
    equations = card.model().derive(ap.UdwadiaKalaba())
    duration = min(float(card.duration), 0.5)
    runs = [equations.simulate(duration, card.start, samples=5, program=p) for p in ("generic", "specialised")]
    assert [run.settings["program"] for run in runs] == ["generic", "specialised"]
    for quantity in (*equations.coordinates, *equations.speeds):
        generic, special = (run[quantity] for run in runs)
        assert special == pytest.approx(generic, rel=ROUNDING, abs=ROUNDING)


@pytest.mark.slow
def test_a_program_that_goes_from_link_to_link_can_be_specialised() -> None:
    model = ap.Model("eight rods")
    q, u = model.coordinates(" ".join(f"q{i}" for i in range(8))), model.speeds(" ".join(f"u{i}" for i in range(8)))
    frame, joint = model.frame, model.origin
    for i, (angle, speed) in enumerate(zip(q, u, strict=True)):
        child = frame.orientnew(f"L{i}", "Axis", [angle, frame.z])
        child.set_ang_vel(frame, speed * frame.z)
        centre = joint.locatenew(f"C{i}", 0.5 * child.x)
        model.body(f"link{i}", 1.0, frame=child, position=centre, inertia=(0.01, 0.1, 0.1))
        frame, joint = child, joint.locatenew(f"J{i}", child.x)
    model.gravity(-9.81 * model.frame.y)
    equations = model.derive(ap.Kane())
    assert program_of(equations).system.is_recursive
    generic, special = (
        equations.simulate(0.3, {"u0": 1.0}, samples=3, program=program) for program in ("generic", "specialised")
    )
    assert special.settings["program"] == "specialised"
    assert special["q7"] == pytest.approx(generic["q7"], rel=ROUNDING, abs=ROUNDING)
