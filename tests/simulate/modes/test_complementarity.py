"""The search for phases: on random problems it finds what the laws of contact ask for, and energy never grows."""

from __future__ import annotations

import numpy as np
import pytest

from appell.simulate.modes import decider
from appell.simulate.modes.contact_law import ContactLaw
from appell.simulate.modes.delassus import ContactResponse
from appell.simulate.modes.margins import Margins
from tests.simulate.modes import complementarity
from tests.simulate.modes.choice import Choice, Shared, Sliding
from tests.simulate.modes.complementarity import Problem, slip_directions, solve
from tests.simulate.modes.impact import ImpactProblem
from tests.simulate.modes.native_laws import choices_of
from tests.support import with_numbers


def situation(rng: np.random.Generator, contacts: int, across: int, bodies: int) -> ContactResponse:
    """Contacts of a system with a random mass matrix: K = A M^-1 A^T."""
    m = contacts * (1 + across)
    A, L = (
        rng.normal(size=(m, bodies)),
        np.tril(rng.normal(size=(bodies, bodies)), -1) + np.diag(rng.uniform(0.5, 2, bodies)),
    )
    K = A @ np.linalg.solve(L @ L.T, A.T)
    rate = A @ rng.normal(size=bodies)
    zero = [0.0] * m
    return ContactResponse(zero, rate.tolist(), zero, K.tolist(), [], [1e-12] * m, [1e-12] * m, [1.0] * m)


def laws(rng: np.random.Generator, contacts: int, across: int, poisson: bool, e: float) -> list[ContactLaw]:
    found = []
    for i in range(contacts):
        first, mu = i * (1 + across), float(rng.uniform(0.05, 0.9))
        tangents = tuple(range(first + 1, first + 1 + across))
        found.append(ContactLaw(f"c{i}", first, 0, True, e, poisson, tangents, mu, mu))
    return found


def strike(s: ContactResponse, met: list[ContactLaw]) -> ImpactProblem:
    m = len(s.rate)
    margins = Margins([1e-12] * m, [1e-10] * m)
    closing = {c.name: c.restitution for c in met if s.rate[c.row] < 0 or c.poisson}
    return ImpactProblem(s, met, dict.fromkeys((c.name for c in met), "open"), closing, (), margins)


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("across", [1, 2])
@pytest.mark.parametrize("contacts", [1, 2, 3])
@pytest.mark.parametrize("poisson", [False, True])
def test_impulses_obey_every_law_and_energy_never_grows(across: int, contacts: int, poisson: bool) -> None:
    rng = np.random.default_rng([across, contacts, poisson])
    for _ in range(60 // contacts**across):
        s = situation(rng, contacts, across, 7)
        met = [c for c in laws(rng, contacts, across, poisson, float(rng.choice([0.0, 0.5, 1.0]))) if s.rate[c.row] < 0]
        if not met:
            continue
        found = strike(s, met).impulses()
        assert found is not None
        impulse, K, before = np.array(found.rows), np.array(s.answer), np.array(s.rate)
        after = before + K @ impulse
        assert impulse @ (before + after) / 2 <= 1e-11  # the energy that the strike brings
        for c in met:
            pull, slip = impulse[list(c.tangents)], after[list(c.tangents)]
            assert impulse[c.row] >= -1e-10
            assert after[c.row] >= -1e-9
            assert np.linalg.norm(pull) <= c.kinetic * impulse[c.row] + 1e-9
            if not poisson or c.restitution == 0.0:
                # one strike: friction is full and against the slip that is left
                np.testing.assert_allclose(pull * np.linalg.norm(slip), -c.kinetic * impulse[c.row] * slip, atol=1e-7)
            if not poisson:
                rebound = after[c.row] + found.acting * c.restitution * before[c.row]
                assert rebound >= -1e-9
                assert abs(impulse[c.row] * rebound) <= 1e-8


def test_a_direction_of_slip_is_on_the_circle_and_no_corner_of_a_pyramid() -> None:
    """A sphere that strikes obliquely slides on in the direction it came in, whatever that is."""
    for angle in np.linspace(0.1, 6.2, 20):
        K = np.diag([1.0, 3.5, 3.5]).tolist()
        rate = [-1.0, 9 * np.cos(angle), 9 * np.sin(angle)]
        s = ContactResponse([0.0] * 3, rate, [0.0] * 3, K, [], [1e-12] * 3, [1e-12] * 3, [1.0] * 3)
        found = strike(s, [ContactLaw("c", 0, 0, True, 0.0, False, (1, 2), 0.3, 0.3)]).impulses()
        assert found is not None
        np.testing.assert_allclose(found.rows, [1.0, -0.3 * np.cos(angle), -0.3 * np.sin(angle)], atol=1e-12)


def test_very_many_contacts_are_proposed_by_iteration_and_checked_like_any_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rng = np.random.default_rng(5)
    s = situation(rng, 4, 1, 9)
    s = s._replace(rate=[-abs(v) if i % 2 == 0 else v for i, v in enumerate(s.rate)])
    met = laws(rng, 4, 1, False, 0.0)
    exact = strike(s, met).impulses()
    with_numbers(monkeypatch, decider, "EXACT", combinations=1)
    found = strike(s, met).impulses()
    assert exact is not None
    assert found is not None
    np.testing.assert_allclose(np.array(s.answer) @ found.rows, np.array(s.answer) @ exact.rows, atol=1e-8)


def test_redundant_shares_hold_as_long_as_some_of_them_fit() -> None:
    """Two feet share a push along the line between them: least norm gives each half, one of them may carry little."""
    K = np.zeros((4, 4))
    K[0, 0] = K[2, 2] = 1.0  # normals
    K[1, 1] = K[1, 3] = K[3, 1] = K[3, 3] = 1.0  # one slip, twice
    problem = Problem(K.tolist(), [-2.0, -1.0, -10.0, -1.0], (), [1e-12] * 4, [1e-12] * 4)
    feet = [
        ContactLaw("light", 0, 0, True, 0.0, False, (1,), 0.2, 0.2),
        ContactLaw("heavy", 2, 0, True, 0.0, False, (3,), 0.2, 0.2),
    ]
    s = ContactResponse([0.0] * 4, [0.0] * 4, [0.0] * 4, K.tolist(), [], [1e-12] * 4, [1e-12] * 4, [1.0] * 4)
    margins = Margins([1e-12] * 4, [1e-12] * 4)
    choices = choices_of(feet, s, margins, "sticks")
    found = solve(problem, choices)  # 1 <= 0.2 * 2 + 0.2 * 10, though half of it is more than 0.2 * 2
    assert found is not None
    assert found.phases == ("sticks", "sticks")
    assert found.multipliers[1] == pytest.approx(0.5)
    assert found.inside is not None
    assert found.inside[1] + found.inside[3] == pytest.approx(1.0)
    assert found.slack > 0
    heavier = problem._replace(b=[-2.0, -2.6, -10.0, -2.6])  # 2.6 > 2.4: nothing holds
    loose = solve(heavier, choices)
    assert loose is not None
    assert loose.phases == ("slides backward", "slides backward")


@pytest.mark.parametrize("contacts", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_a_slip_of_several_contacts_that_was_built_into_a_problem_is_found(contacts: int) -> None:
    """Normal forces, directions and slips are drawn, and b is what is left for them: value = b + K lam."""
    for seed in range(80 // contacts):
        rng = np.random.default_rng([contacts, seed])
        A = rng.normal(size=(3 * contacts, 3 * contacts + 1))
        K, mu, angles = A @ A.T, rng.uniform(0.05, 0.5, contacts), rng.uniform(-np.pi, np.pi, contacts)
        d, normal = np.stack([np.cos(angles), np.sin(angles)], axis=1), rng.uniform(0.2, 2, (contacts, 1))
        lam = np.hstack([normal, -mu[:, None] * normal * d]).ravel()
        value = np.hstack([0 * normal, rng.uniform(0.1, 2, (contacts, 1)) * d]).ravel()
        sliding = [Sliding(3 * j, (3 * j + 1, 3 * j + 2), float(mu[j])) for j in range(contacts)]
        small = [1e-9] * len(lam)
        problem = Problem(K.tolist(), (value - K @ lam).tolist(), (), small, small)
        chosen = [Choice("slides", held=(slide.normal,), turns=slide) for slide in sliding]
        found = [np.array(list(one.values())) for one in slip_directions(problem, chosen)]
        assert sum(np.abs(one - d).max() < 1e-6 for one in found) == 1  # each is named once


def test_contacts_beside_rows_that_actuators_share_are_solved_alike_where_not_all_combinations_are_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two of four contacts do not stick; a row is kept by two motors, of which each pushes in its own way."""
    solved = 0
    for seed in range(12):
        rng = np.random.default_rng([7, seed])
        A = 0.15 * rng.normal(size=(9, 14)) + np.eye(9, 14)
        K = A @ A.T
        pushes = K[:, [8]] * [1.0, 0.5] + 0.05 * rng.normal(size=(9, 2))
        b = np.append(np.tile([-2.0, 0.1], 4), 1.0) + 0.05 * rng.normal(size=9)
        for i in rng.choice(4, 2, replace=False):
            b[2 * i : 2 * i + 2] = [2.0, 0.1] if rng.random() < 0.5 else [-2.0, 3.0]
        zero, small = [0.0] * 9, [1e-12] * 9
        s = ContactResponse(zero, zero, b.tolist(), K.tolist(), [], small, small, [1.0] * 9)
        met = [ContactLaw(f"c{i}", 2 * i, 0, True, 0.0, False, (2 * i + 1,), 0.6, 0.6) for i in range(4)]
        motors = Shared((8,), pushes.T.tolist(), ((0, 50.0), (1, 50.0)), (), 1e-9)
        choices = choices_of(met, s, Margins(small, small), "sticks")
        choices.insert(2, [Choice("kept", held=(8,), shared=motors)])
        problem = Problem(K.tolist(), b.tolist(), (), small, small)
        exact = solve(problem, choices)
        with monkeypatch.context() as few:
            with_numbers(few, complementarity, "EXACT", combinations=1)
            found = solve(problem, choices)
        if exact is not None and sum(phase not in ("sticks", "kept") for phase in exact.phases) == 2:
            assert found is not None
            assert found.phases == exact.phases
            np.testing.assert_allclose(found.values, exact.values, atol=1e-9)
            solved += 1
    assert solved > 3
