"""Equations in JAX against the machine code, and their derivatives against differences of it."""

import numpy as np
import pytest

import appell as ap
from appell.catalogue import NAMES, card_of
from appell.compile import program_of
from appell.simulate.prepare import start_state
from appell.simulate.start import parameter_values

FEW = ("chaplygin-sleigh",)


@pytest.fixture(scope="module")
def jax():
    found = pytest.importorskip("jax", reason="JAX is not installed: pip install '.[jax]'")
    found.config.update("jax_enable_x64", True)
    return found


def states(equations, card, count=3):
    """The start of a card, and states a little beside it."""
    p = parameter_values(equations, None)
    x = start_state(equations, program_of(equations), card.start, p, 0.0, report=False)
    rng = np.random.default_rng(11)
    return p, [x + 0.01 * k * rng.normal(size=x.size) for k in range(count)]


def compare(jax, name):
    card = card_of(name)
    try:
        equations = card.model().derive(ap.Kane())
        functions = equations.to_jax()
    except ap.NotApplicable as refusal:
        pytest.skip(f"refused by name: {refusal}")
    program, graph = program_of(equations), program_of(equations).system
    p, points = states(equations, card)
    for x in points:
        known = program.rates(0.1, x, p)
        if known.rank < graph.sizes.rows:
            pytest.skip("rows repeat each other: the machine code takes the smallest reactions, JAX has none")
        size = 1 + np.abs(known.state_rates).max()
        np.testing.assert_allclose(functions.rates(0.1, x, p), known.state_rates, atol=1e-8 * size)
        found = np.asarray(functions.reactions(0.1, x, p))
        expected = np.concatenate([known.speed_rates, known.multipliers])
        np.testing.assert_allclose(found, expected, atol=1e-8 * (1 + np.abs(expected).max()))
    return equations, functions, p, points[0]


@pytest.mark.parametrize("name", FEW)
def test_jax_gives_the_rates_and_reactions_of_the_machine_code(jax, name):
    compare(jax, name)


@pytest.mark.rare_but_every(4)
@pytest.mark.slow
@pytest.mark.parametrize("name", [name.replace("_", "-") for name in NAMES])
def test_every_system_has_the_same_rates_in_jax(jax, name):
    compare(jax, name)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["chaplygin-sleigh", "rattleback", "rolling-disc"])
def test_derivatives_in_jax_are_those_of_finite_differences(jax, name):
    equations, functions, p, x = compare(jax, name)
    program = program_of(equations)
    by_state = np.asarray(jax.jit(jax.jacfwd(functions.rates, 1))(0.1, x, p))
    by_parameters = np.asarray(jax.jacrev(functions.rates, 2)(0.1, x, p))
    for J, vector, place in ((by_state, x, 0), (by_parameters, p, 1)):
        for j in range(vector.size):
            step = 1e-6 * max(1.0, abs(vector[j])) if place == 0 else 1e-6 * abs(vector[j] or 1.0)
            ends = []
            for sign in (1, -1):
                moved = vector.copy()
                moved[j] += sign * step
                arguments = (moved, p) if place == 0 else (x, moved)
                ends.append(program.rates(0.1, *arguments).state_rates)
            difference = (ends[0] - ends[1]) / (2 * step)
            np.testing.assert_allclose(J[:, j], difference, atol=2e-5 * (1 + np.abs(difference).max()))


@pytest.mark.slow
def test_a_batch_in_jax_is_every_case_by_itself(jax):
    _, functions, p, x = compare(jax, "chaplygin-sleigh")
    batch = np.stack([x, x + 0.1, x - 0.2])
    mapped = jax.jit(jax.vmap(functions.rates, in_axes=(None, 0, None)))(0.0, batch, p)
    np.testing.assert_allclose(mapped, [functions.rates(0.0, one, p) for one in batch], rtol=1e-14)


def test_single_precision_is_refused_with_what_to_say(jax):
    jax.config.update("jax_enable_x64", False)
    try:
        with pytest.raises(ap.ModelError, match="jax_enable_x64"):
            ap.catalogue.chaplygin_sleigh().derive(ap.Kane()).to_jax()
    finally:
        jax.config.update("jax_enable_x64", True)


def test_without_jax_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "jax", None)
    with pytest.raises(ap.ModelError, match=r"pip install '\.\[jax\]'"):
        ap.catalogue.chaplygin_sleigh().derive(ap.Kane()).to_jax()
