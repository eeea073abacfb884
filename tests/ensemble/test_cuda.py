"""The kernel of a graphics card: compiled for the processor where there is none, and on a card where there is one."""

import shutil
from dataclasses import asdict

import numpy as np
import pytest

import appell as ap
from appell.catalogue import NAMES, card_of
from appell.compile import program_of
from appell.compile.cuda import cuda_program
from appell.ensemble import cuda
from appell.ensemble.cuda_runner import Kernel, NoGraphicsCard
from appell.equations.forms import variational_of
from appell.model.mechanism import has_modes
from appell.simulate.prepare import start_state
from appell.simulate.start import parameter_values
from tests.ensemble.host_kernel import HostKernel

needs_gcc = pytest.mark.skipif(shutil.which("g++") is None, reason="there is no g++ on this machine")


def has_card():
    try:
        from appell.ensemble.cuda_runner import cupy

        cupy()
    except NoGraphicsCard:
        return False
    return True


needs_card = pytest.mark.skipif(not has_card(), reason="there is no graphics card, or no CuPy")


def program_on_a_card(equations, **options):
    names = [p.name for p in equations.mechanism.parameters]
    made = cuda_program(
        program_of(equations).full_system,
        equations.mechanism.name,
        "Kane",
        state_names=(),
        parameter_names=names,
        **options,
    )
    return asdict(made)


def compare(name, kernel_of, duration, tolerance=1e-11, near=1e-7):
    """A motion by the kernel against the run of the processor at a smaller tolerance; what must hold along it."""
    card = card_of(name)
    equations = card.model().derive(ap.Kane())
    p = parameter_values(equations, None)
    x = start_state(equations, program_of(equations), card.start, p, 0.0, report=False)
    times = np.linspace(0.0, duration, 6)
    run = equations.simulate(duration, card.start, samples=times, tolerance=1e-13)
    motions = kernel_of(program_on_a_card(equations)).integrate(x[:, None], p, times, tolerance=tolerance)
    graph = program_of(equations).system
    if program_of(equations).rates(0.0, x, p).rank < graph.sizes.rows:
        assert motions.status.tolist() == [7]  # rows that repeat others: a sweep leaves the case to the scalar program
        return
    assert motions.status.tolist() == [1]
    expected = np.array([run[f] for f in (*equations.coordinates, *equations.speeds)]).T
    np.testing.assert_allclose(motions.samples[:, :, 0], expected, atol=near * (1 + np.abs(expected).max()))
    residual, drift, kinetic, _ = motions.figures[:, 0]
    assert residual < 1e-11
    assert drift < 1e-7 * max(kinetic, 1e-3)


@needs_gcc
def test_the_kernel_moves_a_sleigh_as_the_processor_does(tmp_path):
    compare("chaplygin-sleigh", lambda program: HostKernel(program, tmp_path), 2.0)


@pytest.mark.rare_but_every(8)
@needs_gcc
@pytest.mark.slow
@pytest.mark.parametrize("name", [name.replace("_", "-") for name in NAMES])
def test_every_system_moves_in_the_kernel_or_is_refused_by_name(name, tmp_path):
    card = card_of(name)
    try:
        equations = card.model().derive(ap.Kane())
        if has_modes(equations.mechanism) or variational_of(equations) is not None or equations.mechanism.inputs:
            pytest.skip("modes, inputs and equations of higher order do not run on a card")
        cuda_program(
            program_of(equations).full_system, equations.mechanism.name, "Kane", state_names=(), parameter_names=()
        )
    except ap.NotApplicable as refusal:
        pytest.skip(f"refused by name: {refusal}")
    compare(name, lambda program: HostKernel(program, tmp_path), min(card.duration, 0.5))


@needs_card
@pytest.mark.parametrize("name", ["chaplygin-sleigh", "rolling-disc", "rattleback", "double-pendulum", "bicycle"])
def test_systems_move_on_a_card_as_on_the_processor(name):
    compare(name, Kernel, 0.5)


@needs_gcc
def test_a_start_off_its_constraint_and_a_motion_without_end_have_their_own_status(tmp_path):
    equations = card_of("chaplygin-sleigh").model().derive(ap.Kane())
    kernel = HostKernel(program_on_a_card(equations), tmp_path)
    p = parameter_values(equations, None)
    off = np.array([0.0, 0.0, 0.0, 1.0, 0.5, 1.0])  # s = 0.5: it slips sideways
    fine = np.array([0.0, 0.0, 0.0, 1.0, 0.0, 1.0])
    starts = np.stack([fine, off, fine * np.nan, fine], axis=1)
    motions = kernel.integrate(starts, p, np.array([0.0, 1.0]))
    assert motions.status.tolist() == [1, 8, 5, 1]
    np.testing.assert_array_equal(motions.samples[:, :, 0], motions.samples[:, :, 3])
    assert np.isnan(motions.samples[-1, :, 1:3]).all()
    assert kernel.integrate(starts[:, :1], p, np.array([0.0, 1e6]), max_steps=50).status.tolist() == [3]


@needs_gcc
def test_a_sweep_on_a_card_is_the_sweep_of_the_processor(tmp_path, monkeypatch):
    monkeypatch.setattr(cuda, "Kernel", lambda program: HostKernel(program, tmp_path))
    sleigh = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
    start = {"x": 0, "y": 0, "theta": 0, "v": 0.2}
    design = ap.grid(state={"omega": [0.5, 1.0]}, parameters={"a": [0.1, 0.2, 0.3]})
    here, there = (sleigh.sweep(1.0, start, design, samples=5, on=on) for on in (None, "gpu"))
    for name in ("x", "y", "theta", "v", "omega"):
        np.testing.assert_allclose(there.data[name], here.data[name], atol=1e-9)
    assert (there.data["status"] == 0).all()
    assert float(there.data["energy_error"].max()) < 1e-8


@needs_gcc
def test_a_sweep_in_single_precision_is_near_that_in_double(tmp_path, monkeypatch):
    kernels = []
    monkeypatch.setattr(cuda, "Kernel", lambda program: kernels.append(HostKernel(program, tmp_path)) or kernels[-1])
    in_single_precision_near_double()
    assert [kernel.real for kernel in kernels] == [np.float32]


@needs_card
def test_a_sweep_in_single_precision_on_a_card_is_near_that_in_double():
    in_single_precision_near_double()


def in_single_precision_near_double():
    sleigh = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
    start = {"x": 0, "y": 0, "theta": 0, "v": 0.2}
    design = ap.grid(state={"omega": [0.5, 1.0]}, parameters={"a": [0.1, 0.3]})
    here = sleigh.sweep(1.0, start, design, samples=5)
    there = sleigh.sweep(1.0, start, design, samples=5, on="gpu", precision="float32")
    assert (there.data["status"] == 0).all()
    for name in ("x", "y", "theta", "v", "omega"):
        np.testing.assert_allclose(there.data[name], here.data[name], atol=2e-5)


def test_single_precision_is_for_a_card_and_no_other_is_known():
    sleigh = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
    for precision, words in (("float32", "is for a graphics card, on='gpu'"), ("half", "there is 'float64'")):
        with pytest.raises(ap.ModelError, match=words):
            sleigh.sweep(
                1.0, {"x": 0, "y": 0, "theta": 0, "v": 0.2}, ap.grid(state={"omega": [0.5]}), precision=precision
            )


def test_without_a_card_one_sentence_names_the_extra(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "cupy", None)
    sleigh = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
    with pytest.raises(ap.ModelError, match=r"on='gpu' needs CuPy: pip install '.*\[gpu\]'"):
        sleigh.sweep(1.0, {"x": 0, "y": 0, "theta": 0, "v": 0.2}, ap.grid(state={"omega": [0.5]}), on="gpu")
    with pytest.raises(ap.ModelError, match="on='gpu' or on a Client"):
        sleigh.sweep(1.0, {"x": 0, "y": 0, "theta": 0, "v": 0.2}, ap.grid(state={"omega": [0.5]}), on="cloud")


def test_modes_do_not_run_on_a_card():
    ball = ap.catalogue.bouncing_ball().derive(ap.Kane())
    with pytest.raises(ap.NotApplicable, match="cannot run on a graphics card: it has modes"):
        ball.sweep(1.0, {}, ap.grid(state={ball.coordinates[0]: [0.5, 1.0]}), on="gpu")
