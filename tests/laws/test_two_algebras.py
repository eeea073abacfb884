"""One derivation over two algebras: what is read (SymPy) and what is run (CasADi) are the same numbers."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest
import sympy as sm

from appell.algebra import SympyAlgebra
from appell.equations import own_symbols
from appell.equations.forms import blocks_of, evident_in, is_minimal, mechanics_to_run
from appell.mechanics import Embedding, Mechanics, Term, lower
from tests.support import (
    AUXILIARY,
    CARDS,
    EVERY_CASE,
    MULTIBODY,
    PRINCIPLES,
    consistent_states,
    embedding_numbers,
    equations_of,
    numbers,
    rates_at,
    sympy_numbers,
)
from tests.tolerances import BLOCKS

NAMES = ("M", "F", "A", "gamma", "B")
QUICK_TO_READ = ("Kane, minimal", "Kane, reactions in evidence", "UdwadiaKalaba", "Gauss")
LONG = (
    "perpendicular-bodies",
    "appell-hamel",
    "snakeboard",
    "falling-cat",
    "spacecraft-with-wheels",
    "rough-hoop",
    "sled-with-rotor",
)
"""Systems whose other printed equations hold hundreds of products of angles or quaternions: slow to derive."""


TURN = 25
"""Beside Kane's minimal form a system is read by few principles, the next one beginning with the next: each is
met by several systems in every run of the tests, by all that admit it in the slow ones."""


def cases() -> list[object]:
    systems, principles = list(CARDS), list(PRINCIPLES)
    found = []
    for system, principle in EVERY_CASE:
        if system == "perpendicular-bodies" and principle in ("HamiltonLusternik", "Kozlov"):
            continue  # minutes
        quick = principle in QUICK_TO_READ if system in LONG else True
        turn = (systems.index(system) + principles.index(principle)) % TURN == 0
        slow = not (quick and (turn or principle == "Kane, minimal"))
        found.append(pytest.param(system, principle, marks=[pytest.mark.slow] if slow else []))
    return found


@pytest.mark.slow_but_every(24, but_not=("perpendicular-bodies-Kane, minimal", "suslov-Lagrange"))
@pytest.mark.parametrize(("system", "principle"), cases())
def test_every_block_to_read_is_the_block_to_run(system: str, principle: str) -> None:
    equations = equations_of(system, principle)
    reading, m, whole = equations.symbolic_form, mechanics_to_run(equations), blocks_of(equations)
    further = None if whole.auxiliary is None else whole.auxiliary.states
    kept = [equations.speeds.index(u) for u in reading.speeds]
    states = consistent_states(equations, CARDS[system], count=3, seed=23)
    blocks = [*(getattr(reading.blocks, name) for name in NAMES), reading.kinematics]
    for state, read in zip(states, sympy_numbers(equations, blocks, states), strict=True):
        embedding = None
        if is_minimal(equations):
            embedded = [row for row in m.rows if row.name not in evident_in(equations)]
            A = np.vstack([numbers(m, row.A, state) for row in embedded])
            gamma = np.vstack([numbers(m, row.gamma, state) for row in embedded])
            N, n, R = embedding_numbers(A, gamma, kept)
            every = np.zeros((len(equations.speeds), len(m.rows)))  # none of the rows in evidence has a column
            every[:, [i for i, row in enumerate(m.rows) if row.name not in evident_in(equations)]] = R
            embedding = Embedding(*map(ca.SX, (N, n, every)))
        forms = blocks_of(equations, embedding) if embedding else whole
        run = [numbers(m, block, state, further) for block in (*(getattr(forms, name) for name in NAMES), m.qdot)]
        for name, found, expected in zip((*NAMES, "qdot"), read, run, strict=True):
            size = max(1.0, np.abs(expected).max(initial=0.0))
            np.testing.assert_allclose(found, expected, rtol=0, atol=BLOCKS * size, err_msg=name)
    if whole.C is not None and not is_minimal(equations):
        every = ca.vertcat(m.ideal, m.actual)
        law = ca.substitute(whole.C, every, ca.DM.ones(every.shape) * AUXILIARY)
        for state, (read,) in zip(states, sympy_numbers(equations, [reading.blocks.C], states), strict=True):
            np.testing.assert_allclose(read, numbers(m, law, state), rtol=0, atol=BLOCKS, err_msg="C")
    # what is eliminated in print is what the motion has
    assert len(reading.speeds) + len(reading.dependent_speeds) + len(reading.dependent_rates) == len(equations.speeds)
    t = sm.physics.vector.dynamicsymbols._t
    symbols = {u.diff(t): sm.Symbol(f"rate_{i}") for i, u in enumerate(equations.speeds)}
    speeds = sm.Matrix(list(reading.dependent_speeds.values()))
    rates = sm.Matrix(list(reading.dependent_rates.values())).xreplace(symbols)
    slopes = [sm.Matrix([e.diff(s) for s in symbols.values()]) for e in rates]  # linear in the rates
    offsets = rates.xreplace(dict.fromkeys(symbols.values(), sm.S.Zero))
    for state, (u_d, offset, *slope) in zip(
        states, sympy_numbers(equations, [speeds, offsets, *slopes], states), strict=True
    ):
        udot, _ = rates_at(equations, state)
        for speed, value in zip(reading.dependent_speeds, u_d.ravel(), strict=True):
            assert value == pytest.approx(state.u[equations.speeds.index(speed)], abs=BLOCKS)
        for rate, constant, coefficients in zip(reading.dependent_rates, offset.ravel(), slope, strict=True):
            expected = udot[equations.speeds.index(rate.expr)]
            value = constant + coefficients.ravel() @ udot
            assert value == pytest.approx(expected, abs=BLOCKS * max(1.0, np.abs(udot).max()))


def in_n(m: Mechanics, rows: sm.Matrix | ca.SX) -> sm.Matrix | ca.SX:
    """Rows of velocities with every spin in components of N: along a chain the algebras choose others."""
    for mass in m.masses:
        if mass.spin is not None and mass.basis is not None:
            rows[mass.spin, :] = mass.basis @ rows[mass.spin, :]
    return rows


def turned(m: Mechanics, term: Term) -> object:
    """The vector of a term in components of N."""
    bases = [mass.basis for mass in m.masses if mass.spin == term.velocity and mass.basis is not None]
    return bases[0] @ term.vector if bases else term.vector


@pytest.mark.slow_but_every(8)
@pytest.mark.parametrize("system", MULTIBODY)
def test_the_mechanics_of_a_model_is_the_same_in_both_algebras(system: str) -> None:
    """Velocities, partial velocities, remainders, energies, rows at every level, W and tau."""
    equations = equations_of(system, "Kane, reactions in evidence")
    graph, exact = mechanics_to_run(equations), lower(equations.mechanism, SympyAlgebra())
    own = own_symbols(equations.mechanism, exact)
    moving = "velocities partials velocity_remainders acceleration_remainders".split()
    pairs = [(in_n(exact, sm.Matrix(getattr(exact, n))), in_n(graph, ca.SX(getattr(graph, n)))) for n in moving]
    pairs += [(getattr(exact, n), getattr(graph, n)) for n in ("G", "g", "Y", "z", "qdot")]
    pairs += [(sm.Matrix([getattr(exact, n)]), getattr(graph, n)) for n in ("kinetic_energy", "potential_energy")]
    for left, right in zip(exact.rows, graph.rows, strict=True):
        assert (left.name, left.number, left.order, left.linear) == (
            right.name,
            right.number,
            right.order,
            right.linear,
        )
        pairs += [(left.A, right.A), (sm.Matrix([left.gamma]), right.gamma)]
        pairs += [(sm.Matrix([left.velocity]), right.velocity)] if left.velocity is not None else []
        pairs += [(sm.Matrix([left.position]), right.position)] if left.position is not None else []
        drives = [
            (a, b)
            for x, y in zip(left.drives, right.drives, strict=True)
            for a, b in zip(x.terms, y.terms, strict=True)
        ]
        for a, b in [*zip(left.terms or (), right.terms or (), strict=True), *drives]:
            assert (a.place, a.angular, a.velocity) == (b.place, b.angular, b.velocity)
            pairs.append((turned(exact, a), turned(graph, b)))
    states = consistent_states(equations, CARDS[system], count=2, seed=41)
    left = sympy_numbers(equations, [sm.Matrix(pair[0]).xreplace(own) for pair in pairs], states)
    for state, read in zip(states, left, strict=True):
        for found, (_, right) in zip(read, pairs, strict=True):
            expected = numbers(graph, right, state)
            np.testing.assert_allclose(found, expected, rtol=0, atol=BLOCKS * max(1.0, np.abs(expected).max(initial=0)))
