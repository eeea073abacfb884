"""Law: numbers at one state come from the graph; nothing is compiled, and machine code gives the same."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import appell as ap
import appell.compile.build as build
import appell.compile.program as program_module
import appell.simulate.modes.mode as mode_module
import appell.simulate.prepare as prepare_module
from appell.compile import Program, compile_equations
from appell.numbers import COMPILE
from appell.simulate.prepare import state_program
from tests.laws.test_masks_are_modes import CASES, Case, motors
from tests.support import ADMITTED, CARDS, equations_of
from tests.tolerances import ALGEBRA


@pytest.fixture
def nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for machine code of a model fails."""

    def refuse(*arguments: Any) -> Any:
        raise AssertionError("machine code was asked for")

    for module in (build, program_module):
        monkeypatch.setattr(module, "compile_system", refuse)
    monkeypatch.setattr(program_module, "compile_block", refuse)


def by_machine_code(equations: ap.Equations, evaluate: Callable[[ap.Equations], Any]) -> Any:
    """What machine code gives for the same equations, with everything that a run decides before it begins."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (prepare_module, mode_module):
            patch.setattr(module, "program_at_states", compile_equations)
        return evaluate(copy.copy(equations))


def of(equations: ap.Equations, state: dict[str, Any], **options: Any) -> dict[str, float] | str:
    """The accelerations, or the sentence with which they are refused."""
    try:
        return dict(equations.accelerations(state, **options))
    except ap.AppellError as error:
        return str(error)


def assert_same(one: dict[str, float] | str, other: dict[str, float] | str) -> None:
    if isinstance(one, str) or isinstance(other, str):
        assert one == other
        return
    assert list(one) == list(other)
    largest = max(map(abs, other.values()), default=0.0)
    np.testing.assert_allclose(list(one.values()), list(other.values()), rtol=0, atol=ALGEBRA * largest)


@pytest.mark.slow_but_every(40)
@pytest.mark.filterwarnings("ignore::appell.AppellWarning")
@pytest.mark.parametrize(("system", "principle"), ADMITTED)
def test_machine_code_gives_the_accelerations_of_the_graph(system: str, principle: str) -> None:
    equations = copy.copy(equations_of(system, principle))
    assert len(equations.speeds) <= COMPILE.explicit
    start = dict(CARDS[system].start)
    assert_same(of(equations, start), by_machine_code(equations, lambda other: of(other, start)))
    assert "program" not in equations.__dict__


def loop_with_rows_twice() -> tuple[ap.Model, dict[str, float], float]:
    """A pendulum held by its rod twice and by a row that vanishes."""
    model = ap.Model("held twice")
    N, x, y = model.frame, *model.coordinates("x y")
    bead = model.particle("bead", mass=2, position=x * N.x + y * N.y)
    model.gravity(-9.81 * N.y)
    model.constrain("rod", x**2 + y**2 - 1)
    model.constrain("rod again", 3 * x**2 + 3 * y**2 - 3)
    model.constrain("nothing", ap.position(bead).dot(N.z))
    return model, {"x": 0.6, "y": -0.8, "xdot": 0.4, "ydot": 0.3}, 1.0


def without_mass() -> tuple[ap.Model, dict[str, float], float]:
    """A massless carriage between two springs moves a mass by a rod: M is singular."""
    model = ap.Model("massless carriage")
    N, s, x = model.frame, *model.coordinates("s x")
    carriage = model.particle("carriage", mass=0, position=s * N.x)
    mass = model.particle("mass", mass=1, position=x * N.x)
    model.force(carriage, -3 * s * N.x)
    model.force(mass, -x * N.x)
    model.constrain("rod", x - s - 1)
    return model, {"s": 0.2, "x": 1.2, "sdot": 0.1, "xdot": 0.1}, 1.0


def follows_an_input() -> tuple[ap.Model, dict[str, float], float]:
    """An input that depends on the state pushes, and one that a table gives."""
    model = ap.Model("pushed")
    N, x, f, w = model.frame, model.coordinates("x"), model.input("f"), model.input("w")
    mass = model.particle("mass", mass=2, position=x * N.x)
    model.force(mass, (f + w) * N.x)
    return model, {"x": 0.3, "xdot": -0.2}, 1.0


OTHERS: dict[str, tuple[Case, ap.Principle]] = {
    **CASES,
    "rows twice": (loop_with_rows_twice, ap.UdwadiaKalaba()),
    "rows twice, minimal": (loop_with_rows_twice, ap.Kane(reactions=False)),
    "no mass": (without_mass, ap.Lagrange()),
    "three motors": (motors(0.5, 0.7, 1.4), ap.Kane()),
    "inputs": (follows_an_input, ap.Kane()),
}


@pytest.mark.parametrize("name", OTHERS)
def test_modes_redundant_rows_missing_masses_and_inputs_need_no_machine_code(
    name: str, nothing_compiled: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    case, principle = OTHERS[name]
    model, start, _ = case()
    equations = model.derive(principle)
    options: dict[str, Any] = {}
    if name == "inputs":
        (x,) = equations.coordinates
        options = {"inputs": {"f": 2 * model.time - x**2, "w": ([0.0, 1.0, 2.0], [1.0, 3.0, 2.0])}, "time": 0.7}
    found = of(equations, start, **options)
    assert isinstance(found, dict)
    monkeypatch.undo()
    assert_same(found, by_machine_code(equations, lambda other: of(other, start, **options)))


@pytest.mark.parametrize("name", ["two-pucks", "rolling-disc", "bouncing-ball", "four-bar"])
def test_a_start_is_completed_without_machine_code(name: str, nothing_compiled: None) -> None:
    state = CARDS[name].model().derive(ap.Gauss()).assemble(CARDS[name].start)
    assert all(map(np.isfinite, state.values()))


def test_a_program_at_states_is_the_same_program_when_it_is_pickled() -> None:
    equations = equations_of("two-pucks", "UdwadiaKalaba")
    program: Program = state_program(equations)
    other = pickle.loads(pickle.dumps(program))
    x, p = np.linspace(0.1, 1.7, program.system.sizes.states), np.ones(program.system.sizes.parameters)
    np.testing.assert_array_equal(other.rates(0.3, x, p).speed_rates, program.rates(0.3, x, p).speed_rates)
