"""Law: a mode is a mask over the rows of one program. The reference derives every mode of a run anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import sympy as sm

import appell as ap
import appell.compile.build as build
import appell.equations.forms as forms
from appell.catalogue import BOUNCING_BALL, LADDER_AGAINST_WALL, STICK_SLIP_OSCILLATOR
from appell.compile import program_of
from appell.equations.forms import is_minimal
from appell.simulate.modes.mode import modes_of
from tests.laws.derived_modes import derived
from tests.walkers import START, feet_in_turn

SAME = 1e-12
"""Of the largest acceleration of a mode: what one solve may differ by from another of the same equations."""
TOLERANCE = 1e-11
REACHED = 1e-8
"""Of the largest entry of a state: what two integrations of a mode with this tolerance may differ by at its end."""

Case = Callable[[], tuple[ap.Model, dict[str, float], float]]


def catalogued(card: Any) -> Case:
    return lambda: (card.model(), dict(card.start), min(card.duration, 14.0))


def rough_wire() -> tuple[ap.Model, dict[str, float], float]:
    """A wire pushes both ways, so that mu |N| is a law of its reaction."""
    model = ap.Model("a bead on a rough wire")
    N, x, y = model.frame, *model.coordinates("x y")
    bead = model.particle("bead", mass=2, position=x * N.x + y * N.y)
    model.force(bead, 9 * sm.sin(3 * model.time) * N.x - 10 * N.y)
    model.constrain("wire", ap.position(bead).dot(N.y), friction=ap.Coulomb(0.3, 0.4))
    return model, {"x": 0.0, "xdot": 1.0}, 3.0


def puck() -> tuple[ap.Model, dict[str, float], float]:
    """A slip in two directions comes to an end."""
    model = ap.Model("a puck on rough ice")
    N, x, y, z = model.frame, *model.coordinates("x y z")
    body = model.particle("puck", mass=1, position=x * N.x + y * N.y + z * N.z)
    model.gravity(-9.81 * N.z)
    model.force(body, 0.7 * N.x)
    model.constrain("ice", ap.position(body).dot(N.z) >= 0, friction=ap.Coulomb(0.3))
    return model, {"x": 0.0, "y": 0.0, "z": 0.0, "xdot": 1.0, "ydot": 2.0, "zdot": 0.0}, 2.0


def feet() -> tuple[ap.Model, dict[str, float], float]:
    """Resets switch one foot on and the other off."""
    return feet_in_turn(), START, 2.5


def motors(*bounds: float) -> Case:
    """Motors with bounds let a row of positions go, and take it up again by its sigma."""

    def build() -> tuple[ap.Model, dict[str, float], float]:
        model = ap.Model("motors on a mass")
        x = model.coordinates("x")
        mass = model.particle("mass", mass=2, position=x * model.frame.x)
        acting = [ap.Actuator({mass: model.frame.x}, bound=b, name=f"m{i}", recovery=0.2) for i, b in enumerate(bounds)]
        model.constrain("follows", x - sm.sin(model.time), servo=acting if acting[1:] else acting[0])
        return model, {"x": 0.0}, 4.0

    return build


CASES: dict[str, tuple[Case, ap.Principle]] = {
    "bouncing ball": (catalogued(BOUNCING_BALL), ap.Lagrange()),
    "ladder": (catalogued(LADDER_AGAINST_WALL), ap.Kane()),
    "ladder, minimal": (catalogued(LADDER_AGAINST_WALL), ap.Kane(reactions=False)),
    "ladder, momenta": (catalogued(LADDER_AGAINST_WALL), ap.Hamilton()),
    "stick-slip": (catalogued(STICK_SLIP_OSCILLATOR), ap.UdwadiaKalaba()),
    "stick-slip, minimal": (catalogued(STICK_SLIP_OSCILLATOR), ap.Kane(reactions=False)),
    "rough wire": (rough_wire, ap.AppellChetaev()),
    "puck": (puck, ap.Gauss()),
    "one motor": (motors(1.9), ap.AppellChetaev()),
    "two motors": (motors(0.5, 1.4), ap.Kane()),
    "feet in turn": (feet, ap.UdwadiaKalaba()),
    "feet in turn, minimal": (feet, ap.Kane(reactions=False)),
}


@pytest.mark.parametrize("name", CASES)
def test_every_mode_of_a_run_has_the_motion_of_equations_derived_for_it(name: str) -> None:
    case, principle = CASES[name]
    model, start, duration = case()
    equations = model.derive(principle)
    run = equations.simulate(duration, start, tolerance=TOLERANCE, samples=401)
    states = np.column_stack([run[str(s)] for s in (*names(equations, "coordinate"), *names(equations, "speed"))])
    rates = run.results.values("speed rate")
    assert len(run.modes) > 1
    seen = {}
    for span in run.modes:
        inside = (run.time > span.start) & (run.time < span.end)
        mode = modes_of(equations)[tuple(span.phases.values())]
        if mode.key not in seen:
            seen[mode.key] = derived(equations, mode)
        reference = program_of(seen[mode.key])
        p = np.array(list(run.parameters.values()))
        expected = [reference.rates(t, x, p).speed_rates for t, x in zip(run.time[inside], states[inside], strict=True)]
        largest = np.abs(expected).max(initial=1.0)
        np.testing.assert_allclose(rates[inside], np.reshape(expected, rates[inside].shape), atol=SAME * largest)


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_a_run_reaches_what_runs_of_equations_derived_for_its_modes_reach(name: str) -> None:
    case, principle = CASES[name]
    model, start, duration = case()
    equations = model.derive(principle)
    run = equations.simulate(duration, start, tolerance=TOLERANCE, samples=401)
    state_names = (*names(equations, "coordinate"), *names(equations, "speed"))
    states = np.column_stack([run[s] for s in state_names])
    for span in run.modes[:6]:
        inside = np.flatnonzero((run.time > span.start) & (run.time < span.end))
        if inside.size < 2:
            continue
        begin, end = inside[0], inside[-1]
        reference = derived(equations, modes_of(equations)[tuple(span.phases.values())])
        alone = reference.simulate(
            run.time[end] - run.time[begin],
            dict(zip(state_names, states[begin], strict=True)),
            start_time=run.time[begin],
            tolerance=TOLERANCE,
            samples=2,
        )
        reached = np.array([alone[s][-1] for s in state_names])
        np.testing.assert_allclose(states[end], reached, atol=REACHED * np.abs(states).max())


def names(equations: ap.Equations, kind: str) -> tuple[str, ...]:
    symbols = equations.coordinates if kind == "coordinate" else equations.speeds
    return tuple(str(s.func) for s in symbols)


@pytest.mark.parametrize("name", CASES)
def test_all_modes_of_a_run_are_lowered_formed_and_compiled_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    counts: Counter[str] = Counter()

    def counted(module: Any, function: str) -> None:
        original = getattr(module, function)

        def call(*args: Any, **options: Any) -> Any:
            counts[function] += 1
            return original(*args, **options)

        monkeypatch.setattr(module, function, call)

    counted(forms, "lower")
    counted(forms, "form_blocks")
    counted(build, "compile_system")
    case, principle = CASES[name]
    model, start, duration = case()
    equations = model.derive(principle)
    run = equations.simulate(duration, start)
    assert len({span.name for span in run.modes}) > 1
    assert run.audit.energy_error < 1e-6
    # a minimal form is formed over the speeds that are left as well
    assert counts == {"lower": 1, "form_blocks": 1 + is_minimal(modes_of(equations).held), "compile_system": 1}
