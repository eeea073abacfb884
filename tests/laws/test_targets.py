"""The laws on every target: rates as interpreted, motions that keep constraints and energy and agree with a reference.

The reference of rates is CasADi's interpreter with NumPy's dense solve of the whole saddle-point system, which shares
no solver with any target; that of motions is SciPy's DOP853 on the same interpreted rates at 1e-12, nothing projected.
"""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import appell as ap
from appell.compile import program_of
from appell.compile.cuda import cuda_program
from appell.ensemble.cuda_runner import Kernel, NoGraphicsCard, cupy
from appell.equations.forms import variational_of
from appell.escaping import c_identifier
from appell.model.mechanism import has_modes
from appell.simulate.integrate import Session, integrate
from appell.simulate.options import IntegrationOptions
from appell.simulate.prepare import lanes_of, scales, start_state
from appell.simulate.start import parameter_values
from tests.support import CARDS

DAILY = ("chaplygin-sleigh", "rattleback")
SLOW = ("rolling-disc", "double-pendulum", "four-bar", "snakeboard", "euler-top")
TARGETS = ("LLVM", "batch", "C", "JAX", "CUDA")
NEAR = 1e-9
"""Of rates, relative to the largest: rounding, times what the solve of the system makes of it."""
FOLLOWED = 0.3
"""Seconds of a motion: long enough for hundreds of steps of the reference, short enough for a chaotic system."""


@dataclass(frozen=True)
class System:
    """A system at the start of its card."""

    equations: ap.Equations
    state: np.ndarray
    parameters: np.ndarray
    start: Mapping[Any, float]
    duration: float

    @property
    def graph(self) -> Any:
        return program_of(self.equations).full_system

    def interpreted(self, t: float, x: np.ndarray) -> np.ndarray:
        """xdot: the blocks by CasADi's interpreter, M udot - B lam = F and A udot = -gamma by dense elimination."""
        g, p = self.graph, self.parameters
        n, m, nq = g.sizes.speeds, g.sizes.rows, g.sizes.coordinates
        column = np.array(g.functions["dynamics"](t, x, p, [])).ravel()
        sizes = np.cumsum([nq, n * n, n, m * n, m, n * m])
        qdot, M, F, A, gamma, B = np.split(column[: sizes[-1]], sizes[:-1])
        M, A, B = (block.reshape(shape, order="F") for block, shape in ((M, (n, n)), (A, (m, n)), (B, (n, m))))
        system = np.block([[M, -B], [A, np.zeros((m, m))]])
        both = np.linalg.solve(system, np.concatenate([F, -gamma]))
        rest = np.array(g.functions["auxiliary"](t, x, p, both)).ravel() if "auxiliary" in g.shapes() else []
        return np.concatenate([qdot, both[:n], rest])


@dataclass(frozen=True)
class Target:
    """Rates at a state, and the states (time, state) of a motion from the start."""

    rates: Callable[[float, np.ndarray], np.ndarray]
    motion: Callable[[np.ndarray], np.ndarray]


def system_of(name: str) -> System:
    """By Kane; what no explicit target can follow is skipped with its name."""
    card = CARDS[name]
    try:
        equations = card.model().derive(ap.Kane())
    except ap.NotApplicable as refusal:
        pytest.skip(f"refused by name: {refusal}")
    if has_modes(equations.mechanism) or equations.mechanism.inputs or variational_of(equations) is not None:
        pytest.skip("modes, inputs and equations of higher order: refused by name in every target but LLVM")
    p = parameter_values(equations, None)
    x = start_state(equations, program_of(equations), card.start, p, 0.0, report=False)
    graph = program_of(equations).system
    if graph.has_ideal or graph.law:
        pytest.skip("two solves with a law between them: the reference of this test has one")
    if program_of(equations).rates(0.0, x, p).rank < graph.sizes.rows:
        pytest.skip("rows repeat each other: the dense system is singular, and the explicit targets refuse it")
    return System(equations, x, p, card.start, card.duration)


def by_llvm(system: System, folder: Path) -> Target:
    program, p = program_of(system.equations), system.parameters

    def motion(times: np.ndarray) -> np.ndarray:
        options = IntegrationOptions(tolerance=1e-11)
        sizes = scales(program, system.state, p, 0.0)
        found = integrate(Session.begin(program, options, times=times, x0=system.state, parameters=p, **sizes))
        return found.states

    return Target(lambda t, x: program.rates(t, x, p).state_rates, motion)


def by_batch(system: System, folder: Path) -> Target:
    lanes = lanes_of(system.equations)
    if isinstance(lanes, str):
        pytest.skip(f"each case by itself, since {lanes}")
    # nine cases, of which the seventh is meant; where rates are asked for its neighbours are elsewhere
    own = np.arange(9) == 6

    def states(x: np.ndarray) -> np.ndarray:
        return np.where(own[:, None], x, x * (1 + 1e-3 * np.arange(9)[:, None]))

    p = np.tile(system.parameters, (9, 1))

    def rates(t: float, x: np.ndarray) -> np.ndarray:
        return lanes.evaluate("rates", t, states(x), p)[6][: x.size]

    def motion(times: np.ndarray) -> np.ndarray:
        starts = np.tile(system.state, (9, 1))
        found = lanes.run(starts, p, times, end=float(times[-1]), tolerance=1e-11, max_steps=10**6)
        return np.asarray(found.histories[6]).T

    return Target(rates, motion)


def by_c(system: System, folder: Path, change: Callable[[str], str] = lambda text: text) -> Target:
    if shutil.which("gcc") is None:
        pytest.skip("there is no gcc on this machine")
    files = system.equations.to_c(folder, system.start)
    source = next(file for file in files if file.suffix == ".c")
    source.write_text(change(source.read_text()))
    prefix, size = c_identifier(system.equations.mechanism.name), system.state.size
    wrapper = folder / "law.c"
    wrapper.write_text(
        f'#include "{source.name}"\n'
        f"int law_rates(double t, const double *x, double *out) {{ static {prefix} m; double extra[NZ + NU + 256];\n"
        f"  {prefix}_defaults(&m); if ({prefix}_begin(&m, t)) return 1;\n"
        f"  return {prefix}_rates(bind(&m), t, x, out, extra); }}\n"
        f"int law_motion(int n, const double *times, const double *x, double *out) {{ static {prefix} m;\n"
        f"  {prefix}_defaults(&m); memcpy(m.state, x, sizeof(double) * NX); m.tolerance = 1e-11;\n"
        f"  int bad = {prefix}_begin(&m, times[0]);\n"
        f"  for (int k = 0; k < n && !bad; k++) {{ bad = {prefix}_advance(&m, times[k]);"
        f" memcpy(out + k * NX, m.state, sizeof(double) * NX); }} return bad; }}\n"
    )
    library = folder / "law.so"
    flags = "-std=c11 -O1 -w -shared -fPIC".split()
    subprocess.run(["gcc", *flags, str(wrapper), "-lm", "-o", str(library)], check=True)
    code = ctypes.CDLL(str(library))

    def rates(t: float, x: np.ndarray) -> np.ndarray:
        out, x = np.zeros(4 * size + 64), np.ascontiguousarray(x)
        assert code.law_rates(ctypes.c_double(t), *(ctypes.c_void_p(a.ctypes.data) for a in (x, out))) == 0
        return out[:size]

    def motion(times: np.ndarray) -> np.ndarray:
        out, x = np.zeros((times.size, size)), np.ascontiguousarray(system.state)
        pointers = (ctypes.c_void_p(a.ctypes.data) for a in (times, x, out))
        assert code.law_motion(times.size, *pointers) == 0
        return out

    return Target(rates, motion)


def by_jax(system: System, folder: Path) -> Target:
    jax = pytest.importorskip("jax", reason="JAX is not installed: pip install '.[jax]'")
    jax.config.update("jax_enable_x64", True)
    functions = system.equations.to_jax()
    rates = jax.jit(functions.rates)
    p = system.parameters
    return Target(
        lambda t, x: np.asarray(rates(t, x, p)),
        lambda times: integrated(lambda t, x: np.asarray(rates(t, x, p)), system.state, times),
    )


def by_cuda(system: System, folder: Path) -> Target:
    try:
        cupy()
    except NoGraphicsCard as reason:
        pytest.skip(str(reason))
    from dataclasses import asdict

    made = cuda_program(
        program_of(system.equations).full_system, system.equations.mechanism.name, "Kane",
        state_names=(), parameter_names=(),
    )  # fmt: skip
    kernel = Kernel(asdict(made))
    p = system.parameters

    def motion(times: np.ndarray) -> np.ndarray:
        found = kernel.integrate(system.state[:, None], p, times, tolerance=1e-11)
        assert found.status.tolist() == [1]
        return found.samples[:, :, 0]

    return Target(lambda t, x: kernel.rates(x[:, None], p, time=t)[: x.size, 0], motion)


MADE = {"LLVM": by_llvm, "batch": by_batch, "C": by_c, "JAX": by_jax, "CUDA": by_cuda}


def integrated(rates: Callable[[float, np.ndarray], np.ndarray], x: np.ndarray, times: np.ndarray) -> np.ndarray:
    found = solve_ivp(
        rates, (times[0], times[-1]), x, "DOP853", times, rtol=1e-12, atol=1e-12 * (1e-3 + np.abs(x).max())
    )
    assert found.success, found.message
    return found.y.T


def hold(system: System, target: Target) -> None:
    """The laws of one target: rates near the start, then a motion."""
    rng = np.random.default_rng(9)
    for k in range(3):
        x = system.state + 1e-3 * k * rng.normal(size=system.state.size)
        expected, found = system.interpreted(0.1, x), target.rates(0.1, x)
        np.testing.assert_allclose(found, expected, atol=NEAR * (1 + np.abs(expected).max()), rtol=0)
    duration = min(FOLLOWED, system.duration)
    times = np.linspace(0.0, duration, 4)
    expected, found = integrated(system.interpreted, system.state, times), target.motion(times)
    kept = found.shape[1]
    np.testing.assert_allclose(found, expected[:, :kept], atol=1e-7 * (1 + np.abs(expected).max()), rtol=0)
    _keeps_constraints_and_energy(system, found)


def _keeps_constraints_and_energy(system: System, states: np.ndarray) -> None:
    """Residuals of norms, positions and velocities; the energy where nothing works, both by the interpreter."""
    g, p = system.graph, system.parameters
    if states.shape[1] < g.sizes.states:
        return  # a target that keeps coordinates and speeds only: what constraints remember is not among them
    for name, rows in (
        ("norms", g.sizes.norm_rows),
        ("position", g.sizes.position_rows),
        ("velocity", g.sizes.velocity_rows),
    ):
        for k, x in enumerate(states if rows else ()):
            residual = np.array(g.functions[name](0.1 * k, x, p, [])).ravel()[:rows]
            assert np.abs(residual).max() < 1e-8 * (1 + np.abs(x).max()), name
    if g.sizes.quadratures:
        return
    places = program_of(system.equations).system.outputs
    energies = []
    for x in states:
        y = np.array(g.functions["outputs"](0.0, x, p, np.zeros(g.sizes.speeds + g.multipliers))).ravel()
        energies.append([y[places["kinetic energy",]].item(), y[places["potential energy",]].item()])
    kinetic, total = np.max(np.array(energies)[:, 0]), np.sum(energies, axis=1)
    assert np.abs(total - total[0]).max() < 1e-8 * (kinetic + np.abs(total).max() + 1e-6)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", DAILY)
def test_a_target_has_the_rates_and_the_motion_of_the_interpreted_equations(name, target, tmp_path):
    system = system_of(name)
    hold(system, MADE[target](system, tmp_path))


@pytest.mark.slow
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", SLOW)
def test_a_target_has_them_for_systems_of_other_kinds(name, target, tmp_path):
    system = system_of(name)
    hold(system, MADE[target](system, tmp_path))


@pytest.mark.slow
@pytest.mark.rare
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", [name for name in CARDS if name not in (*DAILY, *SLOW)])
def test_a_target_has_them_for_every_other_system(name, target, tmp_path):
    system = system_of(name)
    try:
        made = MADE[target](system, tmp_path)
    except ap.NotApplicable as refusal:
        pytest.skip(f"refused by name: {refusal}")
    hold(system, made)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("gcc") is None, reason="there is no gcc on this machine")
def test_a_wrong_sign_in_the_code_of_a_target_is_noticed(tmp_path):
    system = system_of("chaplygin-sleigh")

    def changed(text: str) -> str:
        # the first difference in the body of every function of (t, x, p): whichever of them the stepper calls
        pattern = r"(void chaplygin_sleigh_\w+\(double t,[^{]*\{(?:(?!\n\}).)*?= \S+) - (\S+;)"
        wrong, count = re.subn(pattern, r"\1 + \2", text, flags=re.DOTALL)
        assert count
        return wrong

    with pytest.raises(AssertionError, match="Not equal"):
        hold(system, by_c(system, tmp_path, changed))
