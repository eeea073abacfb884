"""K4: minimal equations from nonholonomic partial accelerations (000, E8, E11, E18); E39 to E49 symbol by symbol."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
import sympy as sm
from scipy.integrate import solve_ivp

import appell as ap
from appell.algebra import SympyAlgebra
from appell.compile import program_of
from appell.equations import own_symbols
from appell.equations.forms import mechanics_to_run
from appell.mechanics import lower, solve_rows
from tests.support import CARDS, MULTIBODY, consistent_states, equations_of, numbers, same
from tests.tolerances import END_STATE, EVENT_TIME, RUN

m1, m2 = sm.symbols("m1 m2", real=True)
s1, s2, s3, s4 = sm.symbols("sigma1:5", real=True)


@cache
def pucks():
    model = ap.catalogue.two_pucks()
    equations = model.derive(ap.Kane(independent=["u1", "u2", "u3"]))
    return model, equations, equations.speeds


def test_the_dependent_rate_is_that_of_equation_39() -> None:
    model, equations, (u1, u2, u3, u4) = pucks()
    t = model.time
    book = -(u3 * u1.diff(t) + u4 * u2.diff(t) + u1 * u3.diff(t)) / u2
    assert list(equations.symbolic_form.dependent_rates) == [u4.diff(t)]
    assert same(equations.symbolic_form.dependent_rates[u4.diff(t)], book)
    assert equations.symbolic_form.speeds == (u1, u2, u3)


def test_the_nonholonomic_partial_accelerations_are_equations_40_and_41() -> None:
    model, _, (u1, u2, u3, u4) = pucks()
    snapshot = model.snapshot()
    m = lower(snapshot, SympyAlgebra())
    row = m.rows[0]
    embedding = solve_rows(m.algebra, row.A, -sm.Matrix([row.gamma]), [0, 1, 2], [3])  # E18
    partials = (m.partials @ embedding.N).xreplace(own_symbols(snapshot, m))
    remainders = (m.acceleration_remainders + m.partials @ embedding.n).xreplace(own_symbols(snapshot, m))
    P1, P2 = (mass.velocity for mass in m.masses)
    book_1 = [(1, 0, 0), (0, 1, 0), (0, 0, 0)]  # E40
    book_2 = [(0, -u3 / u2, 0), (0, -u4 / u2, 0), (1, -u1 / u2, 0)]  # E41
    for r in range(3):
        assert sm.simplify(partials[P1, r] - sm.Matrix(book_1[r])) == sm.zeros(3, 1)
        assert sm.simplify(partials[P2, r] - sm.Matrix(book_2[r])) == sm.zeros(3, 1)
    assert remainders == sm.zeros(6, 1)


def test_the_active_forces_are_equations_43_to_45() -> None:
    _, equations, (u1, u2, u3, u4) = pucks()
    book = [s1 - u3 / u2 * s4, s2 - u4 / u2 * s4, s3 - u1 / u2 * s4]
    for ours, theirs in zip(equations.forcing, book, strict=True):
        assert same(ours, theirs)


def test_the_mass_matrix_is_that_of_equations_47_to_49_and_symmetric() -> None:
    _, equations, (u1, u2, u3, u4) = pucks()
    book = sm.Matrix(
        [
            [m1 + m2 * (u3 / u2) ** 2, m2 * u3 * u4 / u2**2, m2 * u1 * u3 / u2**2],
            [m2 * u3 * u4 / u2**2, m1 + m2 * (u4 / u2) ** 2, m2 * u1 * u4 / u2**2],
            [m2 * u1 * u3 / u2**2, m2 * u1 * u4 / u2**2, m2 * (1 + (u1 / u2) ** 2)],
        ]
    )
    assert sm.simplify(equations.mass_matrix - book) == sm.zeros(3, 3)
    assert sm.simplify(equations.mass_matrix - equations.mass_matrix.T) == sm.zeros(3, 3)
    assert not equations.multipliers
    assert equations.symbolic_form.constraint_matrix.shape == (0, 3)


def test_the_minimal_equations_solved_are_equation_35() -> None:
    model, equations, u = pucks()
    u1, u2, u3, u4 = u
    t = model.time
    lam = -(m1 * (s3 * u1 + s4 * u2) + m2 * (s1 * u3 + s2 * u4)) / (m1 * (u1**2 + u2**2) + m2 * (u3**2 + u4**2))
    closed = equations.explicit()
    rates = {u1: (s1 + lam * u3) / m1, u2: (s2 + lam * u4) / m1, u3: (s3 + lam * u1) / m2, u4: (s4 + lam * u2) / m2}
    for speed, rate in rates.items():
        assert same(closed[speed.diff(t)], rate)


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("independent", [("u1", "u2", "u4"), ("u1", "u3", "u4"), ("u2", "u3", "u4")])
def test_the_person_chooses_the_independent_speeds(independent) -> None:
    model = ap.catalogue.two_pucks()
    equations = model.derive(ap.Kane(independent=independent))
    assert [str(u.func) for u in equations.symbolic_form.speeds] == list(independent)
    _, other, _ = pucks()
    left, right = equations.explicit(), other.explicit()
    for u in equations.speeds:
        assert same(left[u.diff(model.time)], right[u.diff(model.time)])


FREEDOM = {
    "two-pucks": 3,
    "parallel-pucks": 3,
    "equal-speed-pucks": 3,
    "appell-particle": 2,
    "appell-hamel-limit": 2,
    "constant-speed-tip": 1,
    "prescribed-speed-tip": 1,
    "guided-particle": 1,
    "nonholonomic-particle": 2,
    "chaplygin-sleigh": 2,
    "knife-edge-on-incline": 2,
    "cartesian-pendulum": 1,
    "perpendicular-bodies": 11,
}


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("system", MULTIBODY)
def test_a_minimal_run_solves_as_many_rows_as_there_are_degrees_of_freedom(system: str) -> None:
    equations = equations_of(system, "Kane, minimal")
    speeds, m = len(equations.speeds), mechanics_to_run(equations)
    state = consistent_states(equations, CARDS[system], count=1)[0]
    embedded = [numbers(m, row.A, state) for row in m.rows if not row.drives]  # those of actuators stay in evidence
    freedom = speeds - (int(np.linalg.matrix_rank(np.vstack(embedded))) if embedded else 0)
    assert freedom == FREEDOM.get(system, freedom)
    assert program_of(equations).rows_solved == freedom
    assert program_of(equations_of(system, "Kane, reactions in evidence")).rows_solved == speeds


# ---- through the state where the choice of the text is singular -----------------------------------------------------

TURNED = {"q1": 1, "q2": -2, "q3": 1, "q4": 2, "u1": -0.4, "u2": -0.3, "u3": 0.3, "u4": -0.4}


def reference(until: float) -> object:
    """E34 and E35 by SciPy, with the zero of u2."""
    masses, sigma = np.array([1.0, 1.0, 2.0, 2.0]), np.array([1.0, 0.0, 1.0, 0.0])

    def rates(_: float, z: np.ndarray) -> np.ndarray:
        across = z[[6, 7, 4, 5]]
        lam = -(across @ (sigma / masses)) / (across @ (across / masses))
        return np.concatenate([z[4:], (sigma + lam * across) / masses])

    def crossing(_: float, z: np.ndarray) -> float:
        return z[5]

    return solve_ivp(rates, (0, until), list(TURNED.values()), "DOP853", rtol=1e-13, atol=1e-13, events=crossing)


def test_the_minimal_run_goes_through_the_zero_of_u2_and_ends_as_with_reactions_in_evidence() -> None:
    model = ap.catalogue.two_pucks()
    u2 = model.snapshot().kinematics.speeds[1]
    runs = [
        model.derive(ap.Kane(reactions=reactions, independent=independent)).simulate(
            10.0, TURNED, tolerance=RUN, events={"u2 vanishes": u2}
        )
        for reactions, independent in ((False, ("u1", "u2", "u3")), (True, ()))
    ]
    other = reference(10.0)
    (crossing,) = other.t_events[0]
    assert crossing == pytest.approx(0.89, abs=0.005)
    for run in runs:
        assert [e.name for e in run.events] == ["u2 vanishes"]
        assert run.events[0].time == pytest.approx(crossing, abs=EVENT_TIME)
        end = [run[name][-1] for name in TURNED]
        np.testing.assert_allclose(end, other.y[:, -1], rtol=END_STATE, atol=END_STATE)
        assert all(np.isfinite(run.data[name].values).all() for name in run.data)
    ends = [[run[name][-1] for name in TURNED] for run in runs]
    np.testing.assert_allclose(ends[0], ends[1], rtol=RUN * 100)


@pytest.mark.parametrize("tolerance", [1e-6, 1e-8, 1e-10])
def test_the_end_state_agrees_to_the_tolerance_asked_for(tolerance: float) -> None:
    model = ap.catalogue.two_pucks()
    minimal, evident = (
        model.derive(principle).simulate(10.0, TURNED, tolerance=tolerance, samples=2)
        for principle in (ap.Kane(), ap.Kane(reactions=True))
    )
    size = max(abs(evident[name][-1]) for name in TURNED)
    for name in TURNED:
        assert abs(minimal[name][-1] - evident[name][-1]) < tolerance * size


def test_the_minimal_form_can_be_evaluated_where_u2_vanishes() -> None:
    model = ap.catalogue.two_pucks()
    state = {"q1": 0, "q2": 0, "q3": 0, "q4": 0, "u1": 0.5, "u2": 0.0, "u3": 0.0, "u4": 0.7}
    minimal = model.derive(ap.Kane(independent=["u1", "u2", "u3"])).accelerations(state)
    evident = model.derive(ap.Kane(reactions=True)).accelerations(state)
    for name in ("u1", "u2", "u3", "u4", "lambda_perpendicular"):
        assert minimal[name] == pytest.approx(evident[name], abs=1e-14)
    lam = -(0.5 * 1.0) / (0.5**2 + 2 * 0.7**2)  # E34
    assert minimal["lambda_perpendicular"] == pytest.approx(lam, abs=1e-14)
