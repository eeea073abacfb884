"""The vectors of a row and its scalar function are one thing (the laws of virtual work: test_certificates)."""

from __future__ import annotations

import numpy as np
import pytest

from appell.equations.forms import mechanics_to_run
from tests.support import CARDS, MULTIBODY, consistent_states, equations_of, numbers
from tests.tolerances import VIRTUAL_WORK


@pytest.mark.parametrize("system", MULTIBODY)
def test_the_column_made_of_vectors_is_the_row_made_of_the_scalar_function(system: str) -> None:
    """Roithmayr and Hodges 2010, E22: sum v_r . W + omega_r . tau equals alpha_r of E15 (000)."""
    equations = equations_of(system, "Kane, reactions in evidence")
    m = mechanics_to_run(equations)
    for state in consistent_states(equations, CARDS[system], count=2, seed=13):
        partials = numbers(m, m.partials, state)
        for row in [row for row in m.rows if row.terms is not None]:
            column = sum(partials[term.velocity].T @ numbers(m, term.vector, state) for term in row.terms)
            alpha = numbers(m, row.A, state)
            np.testing.assert_allclose(column, alpha.T, atol=VIRTUAL_WORK * max(1.0, np.abs(alpha).max()))
