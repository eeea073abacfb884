"""Ideal reactions: no virtual work, the rows they come from, the power they have."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support import CARDS, EVERY_CASE, MULTIBODY, consistent_states, equations_of, null_space, numbers, run_of
from tests.tolerances import VIRTUAL_WORK


@pytest.mark.parametrize(("system", "principle"), EVERY_CASE)
def test_reactions_of_ideal_constraints_do_no_virtual_work(system: str, principle: str) -> None:
    """B lam . delta vanishes for every delta with A delta = 0: B is A^T, each formed in its own way.

    A are the rows over the speeds; those of Hamilton's equations act on momenta and are compared in speeds too. Where
    actuators keep rows, B is that of the reactions they would have if they were ideal.
    """
    equations = equations_of(system, principle)
    m, forms = equations._mechanics, equations.blocks()
    ideal_B = forms.B if forms.ideal_B is None else forms.ideal_B
    for state in consistent_states(equations, CARDS[system], seed=3):
        rows = [numbers(m, row.A, state) for row in m.rows]
        A, B = np.vstack([np.zeros((0, state.u.size)), *rows]), numbers(m, ideal_B, state)
        size = max(1.0, np.abs(A).max(initial=0.0))
        np.testing.assert_allclose(B, A.T, atol=VIRTUAL_WORK * size)
        np.testing.assert_allclose(null_space(A).T @ B, 0, atol=VIRTUAL_WORK * size)


@pytest.mark.parametrize("system", MULTIBODY)
def test_the_column_made_of_vectors_is_the_row_made_of_the_scalar_function(system: str) -> None:
    """E22: sum v_r . W + omega_r . tau equals alpha_r of E15."""
    equations = equations_of(system, "Kane, reactions in evidence")
    m = equations._mechanics
    for state in consistent_states(equations, CARDS[system], seed=13):
        partials = numbers(m, m.partials, state)
        for row in [row for row in m.rows if row.terms is not None]:
            column = sum(partials[term.velocity].T @ numbers(m, term.vector, state) for term in row.terms)
            alpha = numbers(m, row.A, state)
            np.testing.assert_allclose(column, alpha.T, atol=VIRTUAL_WORK * max(1.0, np.abs(alpha).max()))


@pytest.mark.parametrize("system", MULTIBODY)
def test_the_power_of_a_reaction_is_that_of_its_forces_and_torques(system: str) -> None:
    """lam h_v . v against the sum of force times velocity and torque times spin along the run."""
    run = run_of(system, "Kane, minimal")
    model = run.equations._model
    bodies = {mass.name for mass in model.masses}
    by_marker = {marker.body.name for marker in model.markers if marker.body is not None}
    for name, by_place in run.reactions.items():
        power = np.zeros(run.time.size)
        inspected = run.equations._model
        constraint = next(c for c in inspected.constraints if c.name == name)
        for place, reaction in by_place.items():
            if constraint.drives:
                power += 0 if place in by_marker else (reaction.force * run.velocity(place)).sum(1)
                continue
            if place not in bodies:
                continue  # a point of a body: counted with the body
            through = _through(run, constraint, place)
            power += (reaction.force * run.velocity(through)).sum(1)
            if f"angular velocity of {place}" in run.data:
                power += (reaction.torque * run.angular_velocity(place)).sum(1)
        size = max(1.0, np.abs(run[f"power of {name}"]).max())
        np.testing.assert_allclose(run[f"power of {name}"], power, atol=1e-11 * size)


def _through(run, constraint, place: str) -> str:
    from appell.reactions import targets

    found = [t.through for t in targets(run.equations._model, constraint) if t.place == place]
    return found[0] if found else place  # recovered from a row of scalars: at the mass centre
