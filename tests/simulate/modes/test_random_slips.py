"""Random slips in two directions and shares of redundant rows, against scans of all directions and of all shares."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
import pytest

from appell.simulate.modes.contact_law import ContactLaw
from appell.simulate.modes.delassus import ContactResponse
from appell.simulate.modes.margins import Margins
from appell.simulate.modes.phase import FORWARD, OPEN, SLIDES, STICKS
from tests.simulate.modes.choice import Choice, Sliding
from tests.simulate.modes.complementarity import Problem, slip_directions, tried
from tests.simulate.modes.native_laws import Instant
from tests.simulate.modes.random_contacts import Situation, margins_of

ANGLES = np.linspace(-np.pi, np.pi, 601)


def directions(
    K: np.ndarray,
    b: np.ndarray,
    held: list[int],
    sliding: list[Sliding],
    known: dict[int, float],
    follows: tuple[tuple[int, int, float], ...] = (),
) -> list[np.ndarray]:
    """All directions of the slips, beside rows held, multipliers that are given and one that follows another."""
    own = {slide.normal for slide in sliding}
    chosen = [
        Choice(
            SLIDES,
            held=() if slide.normal in known else (slide.normal,),
            given=((slide.normal, known[slide.normal]),) if slide.normal in known else (),
            turns=slide,
        )
        for slide in sliding
    ]
    normals = {other for _, other, _ in follows}
    chosen += [Choice("given", given=((row, lam),)) for row, lam in known.items() if row not in own | normals]
    for follow in follows:
        given = ((follow[1], known[follow[1]]),) if follow[1] in known else ()
        chosen.append(Choice(FORWARD, held=() if given else (follow[1],), given=given, follows=(follow,)))
    always = [row for row in held if row not in own | normals]
    small = [1e-9] * len(b)
    found = slip_directions(Problem(K.tolist(), b.tolist(), always, small, small), chosen)
    return [np.array([one[slide.normal] for slide in sliding]) for one in found]


def across(
    K: np.ndarray, b: np.ndarray, known: dict[int, float], held: list[int], slide: Sliding, angle: float
) -> float:
    """d x value of a slide along an angle, every multiplier solved for at once: zero where the friction fits."""
    d = np.array([np.cos(angle), np.sin(angle)])
    unknown, value = list(held), K.copy()
    fixed = b + sum((K[:, row] * lam for row, lam in known.items()), np.zeros(len(b)))
    friction = -slide.mu * (K[:, slide.tangents] @ d)
    if slide.normal in known:
        fixed = fixed + friction * known[slide.normal]
    else:
        value[:, slide.normal] += friction
    lam = np.linalg.solve(value[np.ix_(held, unknown)], -fixed[held])
    slip = (fixed + value[:, unknown] @ lam)[list(slide.tangents)]
    return float(d[0] * slip[1] - d[1] * slip[0])


@pytest.mark.parametrize("given", [False, True])
def test_all_directions_of_one_slip_are_found_beside_rows_held_and_given(given: bool) -> None:
    """The zeros of a scan over all angles, of responses without symmetry, of friction that pushes back."""
    count = 0
    for seed in range(12):
        rng = np.random.default_rng([31, given, seed])
        K, b = 1.5 * np.eye(6) + 0.5 * rng.normal(size=(6, 6)), 1.5 * rng.normal(size=6)
        slide = Sliding(2, (0, 3), float(rng.uniform(0.1, 0.9)))
        known = {2: float(rng.uniform(0.3, 2)), 5: 0.7} if given else {5: -0.4}
        held = [4] if given else [4, 2]
        values = np.array([across(K, b, known, held, slide, angle) for angle in ANGLES])
        if np.abs(values).max() > 50 * np.median(np.abs(values)):
            continue  # a pole: the friction outdoes the normal force
        at = np.flatnonzero(np.sign(values[:-1]) != np.sign(values[1:]))
        found = directions(K, b, held, [slide], known)
        angles = np.array([np.arctan2(y, x) for ((x, y),) in found])
        assert len(found) == len(at)
        for place in at:
            assert np.abs(np.exp(1j * (angles - ANGLES[place])) - 1).min() < 2e-2
        for angle in angles:
            assert abs(across(K, b, known, held, slide, angle)) < 1e-9
        count += len(at)
    assert count > 14


def test_a_direction_that_follows_another_row_counts_its_friction() -> None:
    """A second contact slides in one direction already: its pull follows its normal row, given or held."""
    for seed in range(12):
        rng = np.random.default_rng([32, seed])
        K, b = 2 * np.eye(5) + 0.3 * rng.normal(size=(5, 5)), rng.normal(size=5)
        slide, factor = Sliding(0, (1, 2), 0.4), float(rng.uniform(-0.5, 0.5))
        known = {3: 0.8} if seed % 2 else {}
        held = [0] if seed % 2 else [0, 3]
        merged, at = K.copy(), b.copy()
        if seed % 2:
            at = b + K[:, 4] * factor * 0.8
        else:
            merged[:, 3] += factor * K[:, 4]
        found = directions(K, b, held, [slide], known, ((4, 3, factor),))
        assert found
        for ((x, y),) in found:
            assert abs(across(merged, at, known, held, slide, float(np.arctan2(y, x)))) < 1e-9


def test_friction_that_is_small_against_the_slips_has_one_set_of_directions() -> None:
    for seed in range(10):
        rng = np.random.default_rng([33, seed])
        A = np.eye(9, 10) + 0.2 * rng.normal(size=(9, 10))
        K, b, mu = A @ A.T, 4 * rng.normal(size=9), rng.uniform(0.1, 0.3, 3)
        b[[0, 3, 6]] = -rng.uniform(0.5, 2.0, 3)
        sliding = [Sliding(3 * j, (3 * j + 1, 3 * j + 2), float(mu[j])) for j in range(3)]
        (right,) = directions(K, b, [0, 3, 6], sliding, {})
        merged = K.copy()
        for slide, d in zip(sliding, right, strict=True):
            merged[:, slide.normal] -= slide.mu * (K[:, slide.tangents] @ d)
        normals = [0, 3, 6]
        value = b + merged[:, normals] @ np.linalg.solve(merged[np.ix_(normals, normals)], -b[normals])
        slips = value[[1, 2, 4, 5, 7, 8]].reshape(3, 2)
        np.testing.assert_allclose(slips, np.hypot(*slips.T)[:, None] * right, atol=1e-9 * np.abs(b).max())


# ---- slips that end and begin ---------------------------------------------------------------------------------------


@dataclass
class Rows:
    """Rows A u of speeds u behind one coordinate: what is asked of Delassus."""

    situation: Situation
    asked: int = 0

    def at(self, t: float, x: np.ndarray) -> ContactResponse:
        self.asked += 1
        rates = self.situation.A @ x[1:]
        return self.situation.response(rates, np.ones(len(rates)))


def slips(seed: int) -> tuple[Instant, Rows, Situation, np.ndarray]:
    rng = np.random.default_rng([34, seed])
    n, m = 12, 11
    L = np.tril(0.3 * rng.normal(size=(n, n)), -1) + np.diag(rng.uniform(0.6, 1.6, n))
    situation = Situation(L @ L.T, rng.normal(size=(m, n)), np.zeros(m), (10,), ())
    law = lambda i, tangents: ContactLaw(f"c{i}", 3 * i, 0, True, 0.0, False, tangents, 0.3, 0.3)
    laws = [law(0, (1, 2)), law(1, (4, 5)), law(2, (7, 8)), ContactLaw("bare", 9, 0, True, 0.0)]
    rows = Rows(situation)
    margins = margins_of(situation)
    margins = Margins(margins.position, (np.array(margins.rate) * rng.uniform(0.5, 2, m)).tolist())
    return Instant(laws, (10,), margins, rows.at, (1, n)), rows, situation, np.array(margins.rate)


def test_slips_that_are_over_end_together_and_nothing_else_is_pushed() -> None:
    """Two of three are slow: an impulse of their rows, the normals and what always acts sets them to zero."""
    for seed in range(6):
        own, rows, situation, margin = slips(seed)
        slow = 0.5e6 * margin
        rates = np.zeros(11)
        rates[[1, 2, 4, 5]] = 0.5 * slow[[1, 2, 4, 5]]
        rates[[7, 8]] = [0.4, -0.3]
        u = np.linalg.lstsq(situation.A, rates, rcond=None)[0]
        x = np.concatenate([[7.0], u])
        after = own.ended(x, range(4))
        held = [10, 0, 3, 6, 9, 1, 2, 4, 5]
        A = situation.A[held]
        answer = np.linalg.solve(situation.M, A.T)
        expected = u - answer @ np.linalg.solve(A @ answer, A @ u)
        np.testing.assert_allclose(after[1:], expected, atol=1e-12)
        assert after[0] == 7.0
        assert rows.asked == 2  # once more, to see that it is so
        fast = own.ended(np.concatenate([[7.0], 1e3 * u]), range(4))
        assert np.array_equal(fast[1:], 1e3 * u)
        assert np.array_equal(own.ended(x, [3]), x)


def test_a_slip_begins_along_its_direction_while_the_others_stay() -> None:
    """One of three contacts at rest is pulled harder than it can hold, one parts, the rest stay as they are."""
    for seed in range(6):
        own, rows, _, margin = slips(seed)
        rng, angle = np.random.default_rng([34, seed, 1]), 0.3 + seed
        free = np.array([-2.0, 3 * np.cos(angle), 3 * np.sin(angle), -2.0, 0.1, 0.1, 2.0, 0.3, 0.2, -1.0, 0.1])
        A = np.eye(11, 12) + 0.02 * rng.normal(size=(11, 12))
        rows.situation = situation = Situation(np.eye(12), A, free, (10,), ())
        phases, after = own.settled(np.concatenate([[7.0], np.zeros(12)]), STICKS)
        assert phases == (SLIDES, STICKS, OPEN, "closed")
        rates = A @ after[1:]
        assert np.hypot(*(rates[[1, 2]] / (2e6 * margin[1]))) == pytest.approx(1.0, rel=1e-9)
        np.testing.assert_allclose(rates[[10, 0, 3, 9, 4, 5]], 0.0, atol=1e-15)
        held = [10, 0, 3, 9, 4, 5]  # and friction is against the slip, with which the free motion nearly agrees
        assert rates[1] * np.cos(angle) + rates[2] * np.sin(angle) > 0.99 * np.hypot(*rates[[1, 2]])
        impulses = np.linalg.lstsq(A[[*held, 1, 2]].T, after[1:], rcond=None)[0]
        np.testing.assert_allclose(A[[*held, 1, 2]].T @ impulses, after[1:], atol=1e-15)
        stays = replace(situation, free=np.where(np.isin(np.arange(11), [1, 2]), 0.1, free))
        rows.situation = stays
        phases, after = own.settled(np.concatenate([[7.0], np.zeros(12)]), STICKS)
        assert phases == (STICKS, STICKS, OPEN, "closed")
        assert not after[1:].any()


# ---- shares of redundant rows ---------------------------------------------------------------------------------------


def least_slack(lam: np.ndarray, choices: list[Choice]) -> float:
    left = [sign * lam[row] - least for c in choices for row, sign, least in c.pushes]
    left += [mu * abs(lam[n]) - float(np.linalg.norm(lam[list(rows)])) for c in choices for n, rows, mu in c.cones]
    left += [limit - abs(lam[row]) for c in choices for row, limit in c.limits]
    return float(min(left))


@pytest.mark.parametrize("across", [1, 2])
def test_the_shares_of_redundant_rows_are_those_farthest_inside_of_all_laws(across: int) -> None:
    """No share of a scan is farther inside; what the rows do together stays as it was."""
    better = 0
    for seed in range(5):
        rng = np.random.default_rng([35, across, seed])
        feet, per = 3, 1 + across
        m = feet * per + 1
        normals, pulls = rng.normal(size=(1, 5)), rng.normal(size=(across, 5))
        A = np.zeros((m, 5))
        for i in range(feet):  # every foot repeats the others, in rows of other lengths
            A[i * per] = rng.uniform(0.5, 2) * normals[0]
            A[i * per + 1 : (i + 1) * per] = rng.uniform(0.5, 2) * pulls
        A[-1] = rng.uniform(0.5, 2) * pulls[0]
        K, lam = A @ A.T, np.zeros(m)
        lam[::per][:feet] = rng.uniform(0.5, 3, feet)
        for i in range(feet):
            lam[i * per + 1 : (i + 1) * per] = rng.uniform(-1, 1, across)
        lam[-1] = rng.uniform(-0.4, 0.4)
        mu, least = rng.uniform(0.2, 0.8, feet), rng.uniform(-0.2, 0.2, feet)
        choices = [
            Choice("sticks", held=tuple(range(i * per, (i + 1) * per)), pushes=((i * per, 1.0, least[i]),),
                   cones=((i * per, tuple(range(i * per + 1, (i + 1) * per)), mu[i]),))
            for i in range(feet)
        ]  # fmt: skip
        choices.append(Choice("kept", held=(m - 1,), limits=((m - 1, 0.5),)))
        small = [1e-6] * m
        problem = Problem(K.tolist(), (-K @ lam).tolist(), (), small, small)
        solution = tried(problem, choices, clear=np.inf)
        wide = [choice._replace(pushes=(), cones=(), limits=()) for choice in choices]
        least = tried(problem, wide)
        assert least is not None
        lam = np.array(least.multipliers)
        found = None if solution is None else solution.inside
        before = least_slack(lam, choices)
        Z = np.linalg.svd(K)[2][1 + across :].T
        scan = (before, np.zeros(Z.shape[1]))
        for k in range(800):
            trial = scan[1] + 0.99**k * rng.normal(size=Z.shape[1])
            value = least_slack(lam + Z @ trial, choices)
            scan = max(scan, (value, trial), key=lambda pair: pair[0])
        if found is None:
            assert scan[0] < before + 1e-6
            continue
        better += 1
        shares = np.array(found)
        np.testing.assert_allclose(K @ shares, K @ lam, atol=1e-9)
        assert least_slack(shares, choices) > scan[0] - 1e-6
    assert better > 2
