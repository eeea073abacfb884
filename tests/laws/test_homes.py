"""The table of homes is true: every "yes" of it runs a small system there, every "-" is refused with its reason."""

from __future__ import annotations

import ctypes
import inspect
import shutil
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.compile.wasm import wasm_module
from appell.ensemble import cuda
from appell.native import homes
from appell.native.homes import Home, Part
from appell.simulate.export import require_exportable
from appell.simulate.mode_tables import mode_functions
from appell.simulate.page_inputs import module_inputs
from tests.engine.native import request
from tests.engine.node import NODE, run_in_node
from tests.ensemble.host_kernel import HostKernel
from tests.support import CARDS
from tests.walkers import START, feet_in_turn, legs_exchanged

NEAR = 1e-7
"""Of a sample, relative to 1 + the largest: steps of different lengths at 1e-11 over a second or two."""
TOLERANCE = 1e-11
SAMPLES = 5


@dataclass(frozen=True)
class Asking:
    """A small system whose run asks for one part."""

    equations: ap.Equations
    start: Mapping[str, float]
    duration: float = 1.0
    inputs: Mapping[str, Any] = field(default_factory=dict)
    more: Mapping[str, Any] = field(default_factory=dict)

    @property
    def names(self) -> list[str]:
        return [str(f.func) for f in (*self.equations.coordinates, *self.equations.speeds)]


def of_card(name: str, duration: float, **more: Any) -> Asking:
    card = CARDS[name]
    return Asking(card.model().derive(ap.Kane()), dict(card.start), duration, more=more)


def a_partial_start() -> Asking:
    """Two pucks of perpendicular velocities, of which one is given."""
    return Asking(CARDS["two-pucks"].model().derive(ap.Kane()), {"u1": 0.3, "u2": 0.4, "u3": 0.4})


def pushed() -> Asking:
    model = ap.Model("pushed")
    x = model.coordinates("x")
    push = model.input("push")
    model.force(model.particle("P", mass=1, position=x * model.frame.x), (push - 3 * x) * model.frame.x)
    return Asking(model.derive(ap.Kane()), {"x": 0.2, "x'": 0.0}, 2.0, inputs={"push": sm.sin(5 * model.time)})


def tapped() -> Asking:
    """A hundredth of a second of force, which a step from rest would pass over."""
    model = ap.Model("tapped")
    x, t = model.coordinates("x"), model.time
    push = sm.Piecewise((10, (t > sm.Rational(7, 10)) & (t < sm.Rational(71, 100))), (0, True))
    model.force(model.particle("P", mass=1, position=x * model.frame.x), push * model.frame.x)
    return Asking(model.derive(ap.Kane()), {"x": 0.0, "x'": 0.0}, 2.0)


def of_third_order() -> Asking:
    model = ap.Model("third order")
    x, y = model.coordinates("x y")
    model.particle("P", mass=1, position=x * model.frame.x + y * model.frame.y)
    model.constrain("row", x.diff(model.time, 2) - y.diff(model.time))
    equations = model.derive(ap.HamiltonLusternik(mu={"row": (2.0, 0.0)}))
    return Asking(equations, {"x": 2.0, "y": 0.0, "xdot": 0.0, "ydot": 2.0})


def watched() -> Asking:
    asking = of_card("cartesian-pendulum", 2.0)
    below = ap.Event(asking.equations.coordinates[0], "below")
    return Asking(asking.equations, asking.start, asking.duration, more={"events": [below]})


ASKING: dict[Part, Callable[[], Asking]] = {
    Part.SMOOTH: lambda: of_card("chaplygin-sleigh", 2.0),
    Part.START: a_partial_start,
    Part.INPUTS: pushed,
    Part.SWITCHES: tapped,
    Part.EVENTS: watched,
    Part.LAWS: lambda: of_card("marle-servo", 1.0),
    Part.HIGHER: of_third_order,
    Part.STIFF: lambda: of_card("cartesian-pendulum", 1.0, integrator="radau"),
    Part.MODES: lambda: of_card("bouncing-ball", 1.0),
    Part.RESETS: lambda: Asking(legs_exchanged().derive(ap.UdwadiaKalaba()), START, 1.0),
}


def on_the_host(asking: Asking, tolerance: float = TOLERANCE) -> ap.Run:
    return asking.equations.simulate(
        asking.duration, asking.start, inputs=asking.inputs or None, samples=SAMPLES, tolerance=tolerance, **asking.more
    )


def histories(asking: Asking, run: ap.Run) -> np.ndarray:
    return np.array([run[name] for name in asking.names])


def by_sweep(asking: Asking, **where: Any) -> ap.Sweep:
    """The same case twice."""
    state = {**asking.start}
    last = next(reversed(state))
    value = float(state.pop(last))
    return asking.equations.sweep(
        asking.duration,
        state,
        ap.cases(state={last: [value, value]}),
        inputs=asking.inputs or None,
        samples=SAMPLES,
        tolerance=TOLERANCE,
        **asking.more,
        **where,
    )


class OnHost:
    """The run itself, held against one at another tolerance."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        pass

    def carries(self, asking: Asking, expected: ap.Run) -> np.ndarray:
        return histories(asking, on_the_host(asking, tolerance=1e-9))


class InLanes(OnHost):
    """A sweep, which says how its cases were run."""

    def carries(self, asking: Asking, expected: ap.Run) -> np.ndarray:
        runs = by_sweep(asking)
        assert runs.way == "eight at a time, in lanes"
        return np.array([runs.data[name][0] for name in asking.names])

    def refuses(self, part: Part, asking: Asking) -> None:
        assert "lanes" not in (way := by_sweep(asking).way)
        assert "since" in way


class OnCard(OnHost):
    """A sweep with the kernel's text compiled for the processor."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        if shutil.which("g++") is None:
            pytest.skip("there is no g++ on this machine")
        monkeypatch.setattr(cuda, "Kernel", lambda program: HostKernel(program, folder))

    def carries(self, asking: Asking, expected: ap.Run) -> np.ndarray:
        runs = by_sweep(asking, on="gpu")
        return np.array([runs.data[name][0] for name in asking.names])

    def refuses(self, part: Part, asking: Asking) -> None:
        with pytest.raises(ap.NotApplicable, match="cannot run on a graphics card") as refused:
            by_sweep(asking, on="gpu")
        assert Home.CUDA.reason(part) in str(refused.value)


class InPage(OnHost):
    """The module, run in Node."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        if NODE is None:
            pytest.skip("Node is not installed: the engine of the page cannot be run")

    def carries(self, asking: Asking, expected: ap.Run) -> np.ndarray:
        e, more = asking.equations, dict(asking.more)
        more.pop("events", None)
        events = expected.settings.get("events", ())
        modes = mode_functions(e, events)
        whole = e if modes is None else modes.held
        inputs = module_inputs(whole, asking.inputs, (0.0, asking.duration)) if asking.inputs else None
        module = wasm_module(e, inputs=inputs, events=events, modes=modes)
        asked = request(asking.start, asking.duration, TOLERANCE, samples=SAMPLES, **more)
        (found,) = run_in_node(module, asked)
        assert found["status"] == "ok", found["message"]
        times = [event["time"] for event in found["events"]]
        np.testing.assert_allclose(times, [event.time for event in expected.events], rtol=1e-9)
        return np.concatenate([found["coordinates"].T, found["speeds"].T])

    def refuses(self, part: Part, asking: Asking) -> None:
        assert Home.PAGE.reason(part) in wasm_module(asking.equations).refusal


class InC(OnHost):
    """The files, compiled by gcc."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        if shutil.which("gcc") is None:
            pytest.skip("there is no gcc on this machine")
        self.folder = folder

    def carries(self, asking: Asking, expected: ap.Run) -> np.ndarray:
        state = {name: float(expected[name][0]) for name in asking.names}
        files = asking.equations.to_c(
            self.folder, state, inputs=asking.inputs or None, duration=asking.duration, **asking.more
        )
        source = next(file for file in files if file.suffix == ".c")
        prefix = source.stem
        (self.folder / "law.c").write_text(
            f'#include "{source.name}"\n'
            "double instants[100]; int found;\n"
            "static void note(int event, double time, const double *state, void *context)"
            " { instants[found++] = time; }\n"
            f"int law(int n, const double *times, double off, double *out) {{ static {prefix} m;\n"
            f"  {prefix}_defaults(&m); m.tolerance = {TOLERANCE}; m.state[NX - 1] += off; m.met = note, found = 0;\n"
            f"  int bad = {prefix}_begin(&m, times[0]);\n"
            f"  for (int k = 0; k < n && !bad; k++) {{ bad = {prefix}_advance(&m, times[k]);"
            f" memcpy(out + k * NX, m.state, sizeof(double) * NX); }} return bad; }}\n"
        )
        library = self.folder / "law.so"
        flags = "-std=c11 -O0 -w -shared -fPIC".split()
        subprocess.run(["gcc", *flags, str(self.folder / "law.c"), "-lm", "-o", str(library)], check=True)
        self.code = ctypes.CDLL(str(library))
        self.size = len(asking.names)
        states = self.states(expected.time).T
        count = ctypes.c_int.in_dll(self.code, "found").value
        times = (ctypes.c_double * 100).in_dll(self.code, "instants")[:count]
        np.testing.assert_allclose(times, [event.time for event in expected.events], rtol=1e-9)
        return states

    def states(self, times: np.ndarray, off: float = 0.0) -> np.ndarray:
        out, times = np.full((times.size, self.size), np.nan), np.ascontiguousarray(times)
        pointers = [ctypes.c_void_p(a.ctypes.data) for a in (times, out)]
        assert self.code.law(times.size, pointers[0], ctypes.c_double(off), pointers[1]) == 0
        return out

    def refuses(self, part: Part, asking: Asking) -> None:
        argument = {Part.STIFF: "integrator"}.get(part)
        if argument:  # the verb has no word for it
            assert argument not in inspect.signature(asking.equations.to_c).parameters
            return
        with pytest.raises(ap.NotApplicable, match="cannot be exported") as refused:
            asking.equations.to_c(self.folder, asking.start)
        assert Home.C.reason(part) in str(refused.value)


HOMES = {Home.HOST: OnHost, Home.LANES: InLanes, Home.CUDA: OnCard, Home.PAGE: InPage, Home.C: InC}
CELLS = [(home, part) for home in Home for part in Part]


@pytest.mark.filterwarnings("ignore::appell.errors.AppellWarning")
@pytest.mark.slow_but_every(3)
@pytest.mark.parametrize(("home", "part"), CELLS, ids=[f"{home.name}-{part.name}" for home, part in CELLS])
def test_a_home_runs_what_the_table_says_and_refuses_the_rest(home, part, tmp_path, monkeypatch):
    asking, there = ASKING[part](), HOMES[home](tmp_path, monkeypatch)
    if not home.carries(part):
        there.refuses(part, asking)
        return
    expected = on_the_host(asking)
    ours = histories(asking, expected)
    np.testing.assert_allclose(there.carries(asking, expected), ours, atol=NEAR * (1 + np.abs(ours).max()), rtol=0)


@pytest.mark.parametrize("home", [Home.PAGE, Home.C])
def test_resets_throw_and_switch_in_page_and_c(home, tmp_path, monkeypatch):
    """Feet that are fixed in turn, and a ball that is thrown up once and then lands on a table that is put there."""
    model = ap.Model("caught")
    z = model.coordinates("z")
    ball = model.particle("ball", mass=1, position=z * model.frame.z)
    model.gravity(-10 * model.frame.z)
    model.constrain("table", ap.position(ball).dot(model.frame.z) >= -1)
    model.reset("put", when=z - sm.Rational(1, 2), set={"zdot": -z.diff() / 2}, on=["table"])
    model.begins_off("table")
    walk = Asking(feet_in_turn().derive(ap.UdwadiaKalaba()), START, 2.5)
    caught = Asking(model.derive(ap.Kane()), {"z": 1.0, "zdot": 0.0}, 2.0)
    for k, asking in enumerate((walk, caught)):
        folder = tmp_path / str(k)
        folder.mkdir()
        expected = on_the_host(asking)
        ours = histories(asking, expected)
        assert len(expected.impacts) > 1
        found = HOMES[home](folder, monkeypatch).carries(asking, expected)
        np.testing.assert_allclose(found, ours, atol=NEAR * (1 + np.abs(ours).max()), rtol=0)
    np.testing.assert_allclose(found[:, -1], [-1.0, 0.0], atol=1e-9)


@pytest.mark.skipif(shutil.which("gcc") is None, reason="there is no gcc on this machine")
def test_a_start_off_its_rows_is_moved_onto_them_in_c(tmp_path, monkeypatch):
    asking = a_partial_start()
    there = InC(tmp_path, monkeypatch)
    there.carries(asking, on_the_host(asking))
    states = dict(zip(asking.names, there.states(np.array([0.0, 1.0]), off=0.1).T, strict=True))
    assert abs(states["u1"] * states["u3"] + states["u2"] * states["u4"]).max() < 1e-12
    assert abs(states["u4"][0] + 0.3) > 1e-3  # and it is another start


@pytest.mark.parametrize("home", [home for home in Home if home is not Home.HOST])
def test_what_refuses_reads_the_table(home, tmp_path, monkeypatch):
    """Where the table carries everything, no place refuses by it."""
    walker, pendulum = ASKING[Part.RESETS](), ASKING[Part.STIFF]()
    monkeypatch.setitem(homes._LACKING, home, {})
    if home is Home.LANES:
        assert by_sweep(pendulum).way == "eight at a time, in lanes"
    elif home is Home.CUDA:  # the lanes, which complete its starts, refuse by their own column
        with pytest.raises(ap.NotApplicable, match=r"cannot run on a graphics card: its integrator is not dop853\.$"):
            by_sweep(pendulum, on="gpu")
    elif home is Home.PAGE:
        assert not wasm_module(walker.equations, modes=mode_functions(walker.equations)).refusal
    else:
        require_exportable(walker.equations, "exported")
