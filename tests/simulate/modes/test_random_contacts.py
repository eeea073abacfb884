"""Random contacts, rails, bounds and strikes with unequal data against all that their laws admit."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from appell.simulate.modes.contact_law import ContactLaw
from appell.simulate.modes.margins import Margins
from tests.simulate.modes import complementarity
from tests.simulate.modes.complementarity import Problem, another, solve
from tests.simulate.modes.impact import ImpactProblem
from tests.simulate.modes.native_laws import choices_of
from tests.simulate.modes.random_contacts import MARGIN, Bounded, Contact, Situation, drawn, laws_of, margins_of
from tests.support import with_numbers

SAME = 1e-7


def posed(situation: Situation, rng: np.random.Generator, rates: np.ndarray):
    """The problem and the choices of every law, as the library sees them."""
    weights = rng.uniform(0.4, 2.5, len(situation.free))
    s = situation.response(rates, weights)
    problem = Problem(s.answer, s.accelerations, situation.always, s.force_error, s.acceleration_error)
    laws = laws_of(situation, weights)
    return s, problem, laws


def test_what_follows_is_what_every_law_admits_and_no_other() -> None:
    """Phases, multipliers and accelerations; where nothing or several motions fit, that is seen."""
    counts = {0: 0, 1: 0, 2: 0}
    for seed in range(48):
        rng = np.random.default_rng([24, seed])
        situation = drawn(rng, contacts=1 + seed % 2, bounded=seed % 3, frictionless=seed % 2)
        rates = np.zeros(len(situation.free))
        if seed % 4 == 0:  # one of them slides already
            law = situation.laws[0]
            way = int(rng.choice([-1, 1]))
            rates[law.tangent] = 0.3 * way
            situation = replace(situation, laws=(replace(law, sliding=way), *situation.laws[1:]))
        s, problem, laws = posed(situation, rng, rates)
        margins = margins_of(situation)
        choices = choices_of(laws, s, margins)
        every = list(situation.solutions())
        apart: list[np.ndarray] = []
        for _, _, value in every:
            if all(np.abs(value - other).max() > 1e-4 for other in apart):
                apart.append(value)
        counts[min(len(apart), 2)] += 1
        found = solve(problem, choices)
        assert (found is None) == (not every)
        if found is None:
            continue
        named = {"slides forward": "forward", "slides backward": "backward"}
        phases = tuple(named.get(phase, phase).split(" ")[-1] for phase in found.phases)
        fitting = [
            (lam, value)
            for names, lam, value in every
            if all(a == b or a in ("kept", "upper", "lower") for a, b in zip(names, phases, strict=True))
            and np.abs(value - found.values).max() < SAME
        ]
        assert fitting
        np.testing.assert_allclose(found.multipliers, fitting[0][0], atol=SAME)
        assert (another(problem, choices, found) is not None) == (len(apart) > 1)
    assert counts[1] > 25
    assert counts[2] > 0


def strikes(situation: Situation, v: np.ndarray, e: dict[str, float]) -> list[np.ndarray]:
    """Impulses by Newton's law with these restitutions, sliding friction also where it sticks."""
    laws = tuple(replace(law, static=law.kinetic) if isinstance(law, Contact) else law for law in situation.laws)
    b = v.copy()
    for law in laws:
        b[law.normal] += e.get(law.name, 0.0) * v[law.normal]
    return [lam for _, lam, _ in replace(situation, free=b, laws=laws).solutions()]


def test_strikes_with_unequal_restitutions_are_what_newtons_law_and_their_energy_admit() -> None:
    lowered = full = 0
    for seed in range(50):
        rng = np.random.default_rng([25, seed])
        situation = drawn(rng, contacts=1, frictionless=seed % 2)
        n = len(situation.free)  # as many speeds as rows, and much friction: strikes that could create energy
        own = tuple(replace(law, unilateral=True, kinetic=2 * law.kinetic) for law in situation.laws)
        M, A = np.diag(rng.uniform(0.5, 2.0, n)), rng.normal(size=(n, n))
        situation, v = replace(situation, M=M, A=A, laws=own), 2 * rng.normal(size=n)
        v[list(situation.always)] = 0.0
        for law in situation.laws:
            v[law.normal] = rng.choice([-1.0, -1.0, 0.0]) * rng.uniform(0.2, 2.0)
        weights, e = rng.uniform(0.4, 2.5, len(v)), rng.uniform(0.7, 1.0, len(situation.laws)).tolist()
        laws = laws_of(situation, weights, e, [False] * len(e))
        s = situation.response(v, weights)
        closing = {law.name: law.restitution for law in laws if v[law.row] < 0}
        phases = dict.fromkeys((law.name for law in laws), "open")
        found = ImpactProblem(s, laws, phases, closing, situation.always, margins_of(situation)).impulses()
        energy = lambda lam, s=situation, v=v: float(lam @ (2 * v + s.K @ lam)) / 2
        if found is None or found.several:
            continue
        own = strikes(situation, v, {name: found.acting * value for name, value in closing.items()})
        assert any(np.abs(lam - found.rows).max() < 1e-6 for lam in own)
        assert energy(np.array(found.rows)) < 1e-9
        if found.acting < 1:  # with a little more of the restitutions there would be energy
            lowered += 1
            more = strikes(situation, v, {n: min(found.acting + 1e-3, 1.0) * value for n, value in closing.items()})
            assert all(energy(lam) > 0 for lam in more)
        else:
            full += 1
    assert lowered > 2
    assert full > 10


def test_strikes_by_poissons_law_give_back_a_part_of_what_compresses() -> None:
    seen = 0
    for seed in range(40):
        rng = np.random.default_rng([26, seed])
        situation = drawn(rng, contacts=1 + seed % 2, frictionless=seed % 2)
        own = tuple(replace(law, unilateral=True, static=law.kinetic) for law in situation.laws)
        v = rng.normal(size=len(situation.free))
        v[list(situation.always)] = 0.0
        for law in own:
            v[law.normal] = -rng.uniform(0.2, 2.0)
        situation = replace(situation, laws=own, free=v)
        weights, e = rng.uniform(0.4, 2.5, len(v)), rng.uniform(0.1, 0.9, len(own)).tolist()
        laws = laws_of(situation, weights, e, [True] * len(e))
        phases, by_name = dict.fromkeys((law.name for law in laws), "open"), {c.name: c.restitution for c in laws}
        problem = ImpactProblem(
            situation.response(v, weights), laws, phases, by_name, situation.always, margins_of(situation)
        )
        found, compressions = problem.impulses(), [lam for _, lam, _ in situation.solutions()]
        if found is None or found.several or len(compressions) != 1 or found.acting < 1:
            continue
        first = compressions[0]
        least = [e_i * first[law.normal] for e_i, law in zip(e, own, strict=True)]
        given = tuple(replace(law, least=one) for law, one in zip(own, least, strict=True))
        after = replace(situation, free=v + situation.K @ first, laws=given)
        totals = [first + lam for _, lam, _ in after.solutions()]
        assert any(np.abs(total - found.rows).max() < 1e-6 for total in totals)
        seen += 1
    assert seen > 15


def in_other_units(situation: Situation, rng: np.random.Generator) -> tuple[Situation, np.ndarray]:
    """The same with every row, and the slip with its normal, counted in a unit of its own; the factors of the rows."""
    factors = 10.0 ** rng.uniform(-7, 7, len(situation.free))
    laws: list[Contact | Bounded] = []
    for law in situation.laws:
        if isinstance(law, Bounded):
            laws.append(replace(law, bound=law.bound / factors[law.row]))
            continue
        if law.tangent is not None:
            factors[law.tangent] = factors[law.normal]
        laws.append(law)
    A, free = situation.A * factors[:, None], situation.free * factors
    return replace(situation, A=A, free=free, laws=tuple(laws)), factors


def test_rows_in_units_of_their_own_are_decided_alike() -> None:
    """What follows, and impulses: a row in micrometres beside one in metres, and rows that repeat others."""
    for seed in range(40):
        rng = np.random.default_rng([29, seed])
        situation = drawn(rng, contacts=1 + seed % 2, bounded=seed % 3, frictionless=1)
        if seed % 4 == 0:  # the row that always acts, and one that repeats it and a contact
            rows, (kept,) = len(situation.free), situation.always
            sum_of = np.eye(rows)[kept] + np.eye(rows)[situation.laws[-1 - seed % 3].normal]
            A, free = (np.concatenate([own, [sum_of @ own]]) for own in (situation.A, situation.free))
            situation = replace(situation, A=A, free=free, always=(kept, rows))
        weights = rng.uniform(0.4, 2.5, len(situation.free))
        other, factors = in_other_units(situation, rng)
        found, values = [], []
        for one, own in ((situation, np.ones(len(factors))), (other, factors)):
            s = one.response(np.zeros(len(own)), weights)
            errors = (1e-10 / own).tolist(), (1e-10 * own).tolist()
            problem, laws = Problem(s.answer, s.accelerations, one.always, *errors), laws_of(one, weights)
            margins = Margins((MARGIN * own).tolist(), (MARGIN * own).tolist())
            choices = choices_of(laws, s, margins)
            solution = solve(problem, choices)
            several = solution is not None and another(problem, choices, solution) is not None
            repeats = seed % 4 == 0  # a contact that others hold is open or closed without a difference
            found.append((solution is None, solution and not repeats and solution.phases, several))
            values.append(None if solution is None else np.array(solution.values) / own)
            strike = one.response(one.free, weights)
            closing = {law.name: 0.5 for law in laws if isinstance(law, ContactLaw) and strike.rate[law.row] < 0}
            contacts = [law for law in laws if isinstance(law, ContactLaw)]
            phases = dict.fromkeys((law.name for law in laws), "open")
            impulses = ImpactProblem(strike, contacts, phases, closing, one.always, margins).impulses()
            found[-1] += (impulses is None, impulses and impulses.several)
            values.append(None if impulses is None else np.array(one.K) @ impulses.rows / own)
        assert found[0] == found[1], seed
        for expected, value in zip(values[:2], values[2:], strict=True):
            if expected is not None:
                np.testing.assert_allclose(value, expected, atol=1e-7)


def test_an_iteration_comes_to_the_same_as_all_combinations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rails, bare contacts, friction and bounds together; a rail may pull as well as push."""
    same = 0
    for seed in range(24):
        rng = np.random.default_rng([27, seed])
        situation = drawn(rng, contacts=2, bounded=seed % 3, frictionless=1)
        M = np.eye(len(situation.M)) + 0.2 * situation.M
        alike = tuple(replace(law, static=law.kinetic) if isinstance(law, Contact) else law for law in situation.laws)
        situation = replace(situation, M=M, A=np.eye(*situation.A.shape) + 0.2 * situation.A, laws=alike)
        s, problem, laws = posed(situation, rng, np.zeros(len(situation.free)))
        choices = choices_of(laws, s, margins_of(situation))
        exact = solve(problem, choices)
        if exact is None or another(problem, choices, exact) is not None:
            continue
        with monkeypatch.context() as few:
            with_numbers(few, complementarity, "EXACT", combinations=1)
            found = solve(problem, choices)
        assert found is not None
        np.testing.assert_allclose(found.values, exact.values, atol=SAME)
        same += 1
    assert same > 12


def test_friction_in_two_directions_is_against_the_slip_it_leaves() -> None:
    """Normals push or part, pulls stay in their cones, friction along a slip is full, each with its own numbers."""
    slid = 0
    for seed in range(12):
        rng = np.random.default_rng([28, seed])
        n, contacts = 9, 2
        L = np.tril(0.3 * rng.normal(size=(n, n)), -1) + np.diag(rng.uniform(0.6, 1.6, n))
        situation = Situation(L @ L.T, rng.normal(size=(7, n)), 2 * rng.normal(size=7), (3,), ())
        weights, static = rng.uniform(0.4, 2.5, 7), rng.uniform(0.2, 0.7, contacts)
        kinetic = static * rng.uniform(0.6, 1.0, contacts)
        rows = [(0, 1, 2), (4, 5, 6)]
        laws = [
            ContactLaw(f"c{i}", a, 0, True, 0.0, False, (b, c), kinetic[i], static[i])
            for i, (a, b, c) in enumerate(rows)
        ]
        s = situation.response(np.zeros(7), weights)
        problem = Problem(s.answer, s.accelerations, (3,), s.force_error, s.acceleration_error)
        found = solve(problem, choices_of(laws, s, margins_of(situation), "open"))
        if found is None:
            continue
        lam, value = np.array(found.multipliers), np.array(found.values)
        np.testing.assert_allclose(value, situation.free + situation.K @ lam, atol=1e-9)
        assert abs(value[3]) < 1e-9
        for i, (a, b, c) in enumerate(rows):
            pull, slip, push = lam[[b, c]], value[[b, c]], lam[a] * weights[a]
            if found.phases[i] == "open":
                assert value[a] >= -1e-9
                assert not lam[[a, b, c]].any()
                continue
            assert abs(value[a]) < 1e-9
            assert push >= -1e-9
            if found.phases[i] == "sticks":
                assert np.abs(slip).max() < 1e-9
                assert np.hypot(*pull) <= static[i] * push + 1e-9
            else:
                slid += 1
                np.testing.assert_allclose(pull * np.hypot(*slip), -kinetic[i] * push * slip, atol=1e-8)
                np.testing.assert_allclose(slip / np.hypot(*slip), found.directions[a], atol=1e-7)
    assert slid > 4


def test_bounds_alone_are_named_as_they_are() -> None:
    """A law of one bounded row: which side it is at, whatever the sign with which the row answers."""
    for seed in range(20):
        rng = np.random.default_rng([29, seed])
        situation = drawn(rng, contacts=0, bounded=1 + seed % 4)
        s, problem, laws = posed(situation, rng, np.zeros(len(situation.free)))
        found = solve(problem, choices_of(laws, s, margins_of(situation)))
        (names, lam, _), *_ = list(situation.solutions())
        assert found is not None
        np.testing.assert_allclose(found.multipliers, lam, atol=SAME)
        sides = {1: "upper", -1: "lower", 0: "kept"}
        for law, phase, name in zip(situation.laws, found.phases, names, strict=True):
            assert isinstance(law, Bounded)
            reached = int(np.sign(lam[law.row])) if abs(lam[law.row]) > law.bound - 1e-9 else 0
            assert name == sides[reached]
            assert laws[situation.laws.index(law)].effort(phase) == pytest.approx(reached * law.bound) or not reached
