"""K5: summed over the points, nonholonomic partial accelerations are perpendicular to the W's (000, E24)."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.algebra import SympyAlgebra
from appell.equations.forms import mechanics_to_run
from appell.mechanics import lower, solve_rows
from tests.support import CARDS, MULTIBODY, consistent_states, equations_of, null_space, numbers, snapshot_of
from tests.tolerances import VIRTUAL_WORK

WRITTEN_WITH_VECTORS = [
    s for s in MULTIBODY if snapshot_of(s).constraints and all(c.vectorial for c in snapshot_of(s).constraints)
]
"""The systems whose constraints can be inspected: not those that have none, nor those written in scalars."""


@pytest.mark.parametrize("system", WRITTEN_WITH_VECTORS)
def test_partial_accelerations_are_perpendicular_to_the_directions_of_the_forces(system: str) -> None:
    """sum over points of a_r . W and over bodies of alpha_r . tau, at random consistent states.

    The rows that are embedded come from differentiating h(q, u, t); W and tau from differentiating h(v, omega).
    """
    equations = equations_of(system, "Kane, minimal")
    m = mechanics_to_run(equations)
    assert m.rows
    for state in consistent_states(equations, CARDS[system]):
        A = np.vstack([numbers(m, row.A, state) for row in m.rows])
        partial_accelerations = numbers(m, m.partials, state) @ null_space(A)  # E11 with E18
        for row in m.rows:
            total = np.zeros(partial_accelerations.shape[1])
            size = 0.0
            for term in row.terms:
                W = numbers(m, term.vector, state).ravel()
                total += partial_accelerations[term.velocity].T @ W
                size += np.linalg.norm(W)
            assert size > 0
            np.testing.assert_allclose(total, 0, atol=VIRTUAL_WORK * max(1.0, size))


def test_equation_24_holds_as_symbols_for_the_pucks_and_for_appells_particle() -> None:
    for model, dependent in ((ap.catalogue.two_pucks(), 3), (ap.catalogue.appell_particle(), 2)):
        m = lower(model.snapshot(), SympyAlgebra())
        row = m.rows[0]
        independent = [j for j in range(m.u.shape[0]) if j != dependent]
        N = solve_rows(m.algebra, row.A, -sm.Matrix([row.gamma]), independent, [dependent]).N
        partials = m.partials @ N
        total = sm.zeros(1, N.cols)
        for term in row.terms:
            total += term.vector.T @ partials[term.velocity, :]
        assert sm.simplify(total) == sm.zeros(1, N.cols)


def test_forces_that_are_not_along_w_do_contribute() -> None:
    """The converse, so that the test above can fail: along n1 the sum is not zero."""
    equations = equations_of("two-pucks", "Kane, minimal")
    m = mechanics_to_run(equations)
    state = consistent_states(equations, CARDS["two-pucks"], count=1)[0]
    partial_accelerations = numbers(m, m.partials, state) @ null_space(numbers(m, m.rows[0].A, state))
    along_x = sum(partial_accelerations[term.velocity][0] for term in m.rows[0].terms)
    assert np.abs(along_x).max() > 0.1


# ---- as a call -------------------------------------------------------------------------------------------------------


def test_the_sums_of_the_pucks_are_those_of_the_text() -> None:
    """a_1 = n1 on P1 and -u3/u2 n2 on P2 (E40, E41); W is v_2 on P1 and v_1 on P2 (E27): u3 - u3, u4 - u4, u1 - u1."""
    model = ap.catalogue.two_pucks()
    found = model.derive(ap.Kane(independent=["u1", "u2", "u3"])).statement.perpendicularity
    assert found.exact is True
    assert found.holds
    *_, u3, u4 = model.snapshot().kinematics.speeds
    (products,) = found.products.values()
    assert products == {"P1": (u3, u4, 0), "P2": (-u3, -u4, 0)}
    assert str(found).splitlines()[0] == "two pucks: sums of a_r . W + alpha_r . tau (E24) vanish exactly"


@pytest.mark.slow
def test_torques_on_bodies_take_part() -> None:
    """E82, of bodies with perpendicular angular velocities (K9): I omega' leaves by alpha_r . tau alone."""
    model = ap.Model("two bodies")
    bodies = [model.body(name, mass=1, inertia=(1, 2, 3)) for name in ("A", "B")]
    for body in bodies:
        model.joint(f"ball of {body}", ap.RollPitchYaw(), model.ground, body)
    model.constrain("right angle", ap.angular_velocity(bodies[0]).dot(ap.angular_velocity(bodies[1])))
    found = model.derive(ap.Kane()).statement.perpendicularity
    assert found.holds
    assert set(next(iter(found.products.values()))) == {"A", "B"}


def test_with_all_reactions_in_evidence_nothing_has_to_be_perpendicular() -> None:
    found = ap.catalogue.two_pucks().derive(ap.Kane(reactions=True)).statement.perpendicularity
    assert found.holds
    assert "no row is embedded" in str(found)


def test_a_force_along_another_direction_is_refuted() -> None:
    """The converse: with W of P1 along n1 the sums do not vanish, and the result says so."""
    partials = ap.catalogue.two_pucks().derive(ap.Kane()).statement
    system = partials._system
    (row,) = system.full.rows
    bent = replace(row, terms=(replace(row.terms[0], vector=sm.Matrix([1, 0, 0])), row.terms[1]))
    partials.__dict__["_system"] = replace(system, full=replace(system.full, rows=(bent,)))
    found = partials.perpendicularity
    assert found.exact is False
    assert not found.holds
    assert "do not vanish" in str(found)


@pytest.mark.slow
@pytest.mark.parametrize("system", WRITTEN_WITH_VECTORS)
def test_equation_24_is_shown_for_every_system(system: str) -> None:
    assert equations_of(system, "Kane, minimal").statement.perpendicularity.holds
