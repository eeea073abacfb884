"""One derivation over two algebras: what is read (SymPy) and what is run (CasADi) are the same numbers."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

from appell.algebra import SympyAlgebra
from appell.equations import own_symbols
from appell.mechanics import Embedding, lower
from tests.support import (
    CARDS,
    CASES,
    consistent_states,
    embedding_numbers,
    equations_of,
    numbers,
    sympy_numbers,
)
from tests.tolerances import BLOCKS

NAMES = ("M", "F", "A", "gamma", "B")


@pytest.mark.parametrize(("system", "principle"), CASES)
def test_every_block_to_read_is_the_block_to_run(system: str, principle: str) -> None:
    equations = equations_of(system, principle)
    reading, m = equations.reading, equations.mechanics
    kept = [equations.speeds.index(u) for u in reading.speeds]
    for state in consistent_states(equations, CARDS[system], count=3, seed=23):
        read = {name: sympy_numbers(equations, getattr(reading.forms, name), state) for name in NAMES}
        embedding = None
        if equations.minimal:
            embedded = [row for row in m.rows if row.name not in equations.evident]
            A = np.vstack([numbers(m, row.A, state) for row in embedded])
            gamma = np.vstack([numbers(m, row.gamma, state) for row in embedded])
            embedding = Embedding(*embedding_numbers(A, gamma, kept))
        forms = equations.forms(embedding)
        for name in NAMES:
            run = numbers(m, getattr(forms, name), state)
            size = max(1.0, np.abs(run).max(initial=0.0))
            np.testing.assert_allclose(read[name], run, atol=BLOCKS * size, err_msg=name)
        qdot = sympy_numbers(equations, reading.kinematics, state)
        np.testing.assert_allclose(qdot, numbers(m, m.qdot, state), atol=BLOCKS)


@pytest.mark.parametrize(("system", "principle"), CASES)
def test_what_is_eliminated_in_print_is_what_the_motion_has(system: str, principle: str) -> None:
    """Dependent speeds and dependent speed rates of the printed form, at a state and its accelerations."""
    equations = equations_of(system, principle)
    reading = equations.reading
    assert len(reading.speeds) + len(reading.dependent_speeds) + len(reading.dependent_rates) == len(equations.speeds)
    t = sm.physics.vector.dynamicsymbols._t
    for state in consistent_states(equations, CARDS[system], count=2, seed=31):
        rates = equations.compiled.program.rates(state.t, state.x, state.p).speed_rates
        known = {u.diff(t): sm.Float(rates[i], 17) for i, u in enumerate(equations.speeds)}
        for speed, expression in reading.dependent_speeds.items():
            found = sympy_numbers(equations, sm.Matrix([expression]), state)[0, 0]
            assert found == pytest.approx(state.u[equations.speeds.index(speed)], abs=BLOCKS)
        for rate, expression in reading.dependent_rates.items():
            found = sympy_numbers(equations, sm.Matrix([expression.xreplace(known)]), state)[0, 0]
            expected = rates[equations.speeds.index(rate.expr)]
            assert found == pytest.approx(expected, abs=BLOCKS * max(1.0, abs(expected)))


@pytest.mark.parametrize("system", CARDS)
def test_the_mechanics_of_a_model_is_the_same_in_both_algebras(system: str) -> None:
    """Velocities, partial velocities, remainders, energies, rows at every level, W and tau."""
    equations = equations_of(system, "Kane, reactions in evidence")
    graph, exact = equations.mechanics, lower(equations.model, SympyAlgebra())
    own = own_symbols(equations.model, exact)
    quantities = [
        "velocities partials velocity_remainders acceleration_remainders G g Y z qdot".split(),
        "kinetic_energy potential_energy".split(),
    ]
    pairs = [(getattr(exact, n), getattr(graph, n)) for n in quantities[0]]
    pairs += [(sm.Matrix([getattr(exact, n)]), getattr(graph, n)) for n in quantities[1]]
    for left, right in zip(exact.rows, graph.rows, strict=True):
        assert (left.name, left.number, left.order, left.linear) == (right.name, right.number, right.order, right.linear)
        pairs += [(left.A, right.A), (sm.Matrix([left.gamma]), right.gamma)]
        pairs += [(sm.Matrix([left.velocity]), right.velocity)] if left.velocity is not None else []
        pairs += [(sm.Matrix([left.position]), right.position)] if left.position is not None else []
        for a, b in zip(left.terms, right.terms, strict=True):
            assert (a.place, a.angular, a.velocity) == (b.place, b.angular, b.velocity)
            pairs.append((a.vector, b.vector))
    for state in consistent_states(equations, CARDS[system], count=2, seed=41):
        for left, right in pairs:
            expected = numbers(graph, right, state)
            found = sympy_numbers(equations, sm.Matrix(left).xreplace(own), state)
            np.testing.assert_allclose(found, expected, atol=BLOCKS * max(1.0, np.abs(expected).max(initial=0.0)))
