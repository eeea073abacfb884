"""What ends a run from outside: Ctrl-C, and what an input that is called back raises."""

from __future__ import annotations

import ctypes
from collections.abc import Callable

import numpy as np
import pytest

import appell as ap
from appell.simulate.integrate import Session
from appell.simulate.modes.hybrid_run import HybridRun


def interrupt_after(monkeypatch: pytest.MonkeyPatch, calls: int) -> None:
    """Ctrl-C after so many returns from native code, be it from one mode or from several in a row."""
    made: list[int] = []

    def interrupting(advance: Callable[..., object]) -> Callable[..., object]:
        def advanced(self: object, steps: int) -> object:
            if len(made) >= calls:
                raise KeyboardInterrupt
            made.append(steps)
            return advance(self, min(steps, 7))

        return advanced

    for way in (Session, HybridRun):
        monkeypatch.setattr(way, "advance", interrupting(way.advance))


def oscillator() -> ap.Equations:
    model = ap.Model("oscillator")
    x = model.coordinates("x")
    P = model.particle("P", mass=1, position=x * model.frame.x)
    model.force(P, -x * model.frame.x)
    return model.derive(ap.Kane())


def bouncing() -> ap.Equations:
    model = ap.Model("bouncing")
    x = model.coordinates("x")
    model.particle("P", mass=1, position=x * model.frame.x)
    model.gravity(-10 * model.frame.x)
    model.constrain("floor", x >= 0, restitution=0.8)
    return model.derive(ap.Kane())


@pytest.mark.parametrize("equations", [oscillator, bouncing])
def test_ctrl_c_stops_the_script_and_carries_what_was_computed(equations, monkeypatch) -> None:
    made = equations()
    interrupt_after(monkeypatch, 1)
    with pytest.raises(KeyboardInterrupt, match=r"interrupted at t = .*'run'") as stop:
        made.simulate(10.0, {"x": 1.0}, samples=1001)
    run = stop.value.run
    assert 0 < run.time[-1] < 10
    assert np.isfinite(run["x"]).all()
    assert run.message == "the run was interrupted"


@pytest.mark.parametrize("equations", [oscillator, bouncing])
def test_ctrl_c_before_the_first_sample_is_a_plain_interrupt(equations, monkeypatch) -> None:
    made = equations()
    interrupt_after(monkeypatch, 0)
    with pytest.raises(KeyboardInterrupt):
        made.simulate(10.0, {"x": 1.0})


def test_a_callback_that_raises_ends_the_run_with_its_error() -> None:
    model = ap.Model("pushed")
    x, push = model.coordinates("x"), model.input("push")
    P = model.particle("P", mass=1, position=x * model.frame.x)
    model.force(P, push * model.frame.x)

    def force(t: float) -> float:
        if 0.4 < t < 0.6:
            raise ValueError("the sensor is broken")
        return 1.0

    callback = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(force)
    equations = model.derive(ap.Kane())
    with pytest.raises(ValueError, match="the sensor is broken"):
        equations.simulate(1.0, {x: 0}, inputs={push: ap.NativeFunction(callback)})
    run = equations.simulate(0.3, {x: 0}, inputs={push: callback}, samples=2)
    assert run[x][-1] == pytest.approx(0.045, abs=1e-12)
