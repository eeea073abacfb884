"""Which rows are held, and which way what slides goes: the phases in which every law of contact holds.

With K = A M^-1 B the answer of the rows to their multipliers and b what the rows are without them (accelerations, or
velocities where something strikes), every contact is in one of its choices and

    value = b + K lam,        value = 0 on the rows held,

where each choice says which multipliers and values must not be negative and which pull must stay in its cone (Moreau
1988; Pfeiffer and Glocker 1996). Multipliers between bounds are a convex problem and are solved as one (``pivoting``).
The choices of all other contacts together are tried, those nearest to the preferred ones first; the direction of a slip
in two directions is solved for (``slip_direction``), redundant shares are sought in the cones (``shares``). Where the
combinations are too many an iteration proposes one (``gauss_seidel``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations, product
from math import hypot, prod
from operator import mul
from typing import NamedTuple

import numpy as np

from appell.algebra.rank import response_inverse
from appell.numbers import EXACT, RANK, SAME, ZERO
from appell.simulate.modes.choice import Choice, Interval, Shared, interval_of
from appell.simulate.modes.gauss_seidel import proposed
from appell.simulate.modes.least_effort import clipped_push, effort_slack, held_columns, projected
from appell.simulate.modes.margins import row_lengths
from appell.simulate.modes.pivoting import pivot
from appell.simulate.modes.shares import inside
from appell.simulate.modes.slip_direction import Sliding, slip_directions
from appell.simulate.undetermined import open_shares


class Solution(NamedTuple):
    """The phases taken, the multipliers of all rows, and the values of all rows with them.

    ``directions``: of the slips in two directions that begin, by their normal row. ``slack``: how far all forces stay
    inside their laws; where shares are not determined, of the shares that are farthest inside, which are ``inside``
    (the multipliers are those of least norm), else None. ``open_rows``: those on whose undetermined shares the values
    depend.
    """

    phases: tuple[str, ...]
    multipliers: list[float]
    values: list[float]
    directions: dict[int, tuple[float, float]]
    slack: float = 0.0
    inside: list[float] | None = None
    open_rows: tuple[int, ...] = ()

    @property
    def admitted(self) -> list[float]:
        """Multipliers that obey every law of force: those of least norm, unless only other shares do."""
        return self.multipliers if self.inside is None else self.inside


class Problem(NamedTuple):
    """Rows at one instant: their answer K, b, the rows always held, and what counts as zero.

    ``ideal``: the rows that no actuator keeps; they say which motion is left to actuators that share rows. ``kept``:
    those of the rows always held that several actuators keep.
    """

    K: Sequence[Sequence[float]]
    b: Sequence[float]
    always: Sequence[int]
    force_error: Sequence[float]
    value_error: Sequence[float]
    ideal: Sequence[int] = ()
    kept: Sequence[Shared] = ()


def solve(problem: Problem, choices: Sequence[Sequence[Choice]]) -> Solution | None:
    """The first combination of choices that satisfies all conditions, to the errors given; None where none does."""
    return next(_solutions(problem, choices), None)


def another(problem: Problem, choices: Sequence[Sequence[Choice]], first: Solution) -> Solution | None:
    """A solution that moves otherwise than the first (Painleve); None where the motion is unique."""
    size = _largest(problem, first.values, problem.b)
    for found in _solutions(problem, choices):
        apart = _largest(problem, [a - b for a, b in zip(found.values, first.values, strict=True)])
        if apart > SAME.solutions * size:
            return found
    return None


def _largest(problem: Problem, *values: Sequence[float]) -> float:
    """The largest of values of the rows, in the metric of M."""
    lengths = row_lengths([line[i] for i, line in enumerate(problem.K)])
    return max((abs(v) / length for own in values for v, length in zip(own, lengths, strict=True)), default=0.0)


def tried(problem: Problem, chosen: Sequence[Choice], clear: float = 0.0) -> Solution | None:
    """One combination: its solution, where it satisfies all conditions.

    Other shares of redundant rows are sought where less than ``clear`` is left of the laws of force.
    """
    for lam, value, directions in _candidates(problem, chosen):
        if not all(_moves(choice, value, problem.value_error) for choice in chosen):
            continue
        slack = min([_slack(choice, lam, problem.force_error) for choice in chosen], default=np.inf)
        slack = min([slack, *_effort_slacks(problem, chosen, lam)])
        phases = tuple(choice.phase for choice in chosen)
        if slack < clear and not directions and not any(choice.shared for choice in chosen):
            shares = inside(problem.K, _held(problem, chosen), lam, chosen)
            if shares is not None:
                most = min(_slack(choice, shares, problem.force_error) for choice in chosen)
                if most >= max(slack, 0.0):
                    return Solution(phases, lam, value, directions, most, shares)
        if slack >= 0.0:
            return Solution(phases, lam, value, directions, slack, None, _open_rows(problem, chosen, directions))
    return None


def _open_rows(
    problem: Problem, chosen: Sequence[Choice], directions: Mapping[int, tuple[float, float]]
) -> tuple[int, ...]:
    """The rows held whose friction makes the values depend on shares that are not determined."""
    sliding = [choice.turns for choice in chosen if choice.turns is not None]
    turning = _following(sliding, [directions[slide.normal] for slide in sliding])
    held, columns, _, _ = _held_system(problem, chosen, turning)
    if len(held) < 2 or not _follows(chosen, turning):
        return ()
    lengths = np.sqrt([abs(line[i]) or 1.0 for i, line in enumerate(problem.K)])
    effects = np.array(columns) / lengths[:, None]  # accelerations of rows in the metric of M
    return tuple(held[i] for i in open_shares(effects[held], effects, np.linalg.norm(effects, axis=0)))


def _solutions(problem: Problem, choices: Sequence[Sequence[Choice]]) -> Iterator[Solution]:
    for chosen in _combinations(problem, choices):
        found = tried(problem, chosen)
        if found is not None:
            yield found


def _combinations(problem: Problem, choices: Sequence[Sequence[Choice]]) -> Iterator[tuple[Choice, ...]]:
    """Combinations worth a trial: of the contacts all, each with its bounded multipliers where they belong."""
    boxes = [interval_of(own) for own in choices]
    if any(boxes):
        is_convex = True
        for contacts in _all(problem, choices, boxes):
            is_convex &= not any(choice.follows or choice.turns or choice.shared for choice in contacts)
            if not any(choice.turns for choice in contacts):
                yield from _between_bounds(problem, choices, contacts, boxes)
        if is_convex and _is_symmetric(problem.K):
            return
    yield from _all(problem, choices)


def are_few(choices: Sequence[Sequence[Choice]]) -> bool:
    """Whether all combinations are tried: then there is no solution where none of them is one."""
    return prod(len(own) for own in choices if interval_of(own) is None) <= EXACT.combinations


def _all(
    problem: Problem, choices: Sequence[Sequence[Choice]], boxes: Sequence[Interval | None] = ()
) -> Iterable[tuple[Choice, ...]]:
    """All combinations, with the first choice for multipliers in boxes; those of an iteration where they are many."""
    first = [own[:1] if box else own for own, box in zip(choices, boxes, strict=True)] if boxes else choices
    if prod(map(len, first)) > EXACT.combinations:
        near = _near(first) if any(choice.shared for own in choices for choice in own) else ()
        return chain(near, proposed(problem.K, problem.b, problem.always, choices))
    return in_order(first)


def _between_bounds(
    problem: Problem,
    choices: Sequence[Sequence[Choice]],
    contacts: Sequence[Choice],
    boxes: Sequence[Interval | None],
) -> Iterator[tuple[Choice, ...]]:
    """These choices of the contacts, with the bounded multipliers where their convex problem has them.

    A multiplier on its bound whose value is zero fits two choices; the preferred ones come first.
    """
    own = [(i, box) for i, box in enumerate(boxes) if box is not None]
    rest = [choice for choice, box in zip(contacts, boxes, strict=True) if box is None]
    rows = [box.row for _, box in own]
    K, b = _reduced(problem, rest, rows)
    lower, upper = np.array([box.lower for _, box in own]), np.array([box.upper for _, box in own])
    start = np.array([box.state(contacts[i]) for i, box in own])
    states = pivot(K, b, lower, upper, start, np.array([problem.value_error[row] for row in rows]))
    if states is None:
        return
    chosen = list(contacts)
    for (i, box), state in zip(own, states.tolist(), strict=True):
        chosen[i] = box.choices[state]
    preferred = list(chosen)
    lam, value = _multipliers(problem, chosen, ())
    for i, _ in own:
        preferred[i] = next((c for c in choices[i] if _fits(c, lam, value, problem)), chosen[i])
    if preferred != chosen:
        yield tuple(preferred)
    yield tuple(chosen)


def _fits(choice: Choice, lam: Sequence[float], value: Sequence[float], problem: Problem) -> bool:
    error = problem.force_error
    given = all(abs(lam[row] - multiplier) <= error[row] for row, multiplier in choice.given)
    return given and _slack(choice, lam, error) >= 0.0 and _moves(choice, value, problem.value_error)


def _reduced(problem: Problem, chosen: Sequence[Choice], rows: Sequence[int]) -> tuple[np.ndarray, np.ndarray]:
    """K and b of some rows while those of the chosen contacts are held."""
    held, columns, b, _ = _held_system(problem, chosen, ())
    every, C, at = np.array(problem.K, float), np.array(columns, float).reshape(len(b), len(held)), np.array(b, float)
    K, own = every[np.ix_(rows, rows)], at[rows]
    if not held:
        return K, own
    known = -np.column_stack([every[np.ix_(held, rows)], at[held]])
    lengths = np.sqrt(np.abs(np.diag(every)[held]))
    found = C[rows] @ response_inverse(C[held], lengths, RANK.delassus) @ known
    return K + found[:, :-1], own + found[:, -1]


def _is_symmetric(K: Sequence[Sequence[float]]) -> bool:
    """Whether K = A M^-1 A^T: every reaction pushes along its own row."""
    A = np.array(K, float)
    return bool(np.abs(A - A.T).max(initial=0.0) <= ZERO.expressions * np.abs(A).max(initial=0.0))


def in_order(choices: Sequence[Sequence[Choice]]) -> list[tuple[Choice, ...]]:
    """All combinations of choices, those nearest to the preferred ones first."""
    ranked = product(*[list(enumerate(c)) for c in choices])
    return [tuple(c for _, c in ranks) for ranks in sorted(ranked, key=lambda ranks: sum(i for i, _ in ranks))]


def _near(choices: Sequence[Sequence[Choice]]) -> Iterator[tuple[Choice, ...]]:
    """Where actuators share rows the iteration knows no bounds: at most two constraints leave their first choice."""
    first = [own[0] for own in choices]
    yield tuple(first)
    for i, own in enumerate(choices):
        for choice in own[1:]:
            yield (*first[:i], choice, *first[i + 1 :])
    for i, j in combinations(range(len(choices)), 2):
        for one, other in product(choices[i][1:], choices[j][1:]):
            yield (*first[:i], one, *first[i + 1 : j], other, *first[j + 1 :])


def _held(problem: Problem, chosen: Sequence[Choice]) -> list[int]:
    return [*problem.always, *(row for choice in chosen for row in choice.held)]


Candidate = tuple[list[float], list[float], dict[int, tuple[float, float]]]


def _candidates(problem: Problem, chosen: Sequence[Choice]) -> Iterator[Candidate]:
    """Multipliers and values with value = 0 on the rows held: one, or one for every direction of a slip that fits."""
    sliding = [choice.turns for choice in chosen if choice.turns is not None]
    if not sliding:
        yield (*_multipliers(problem, chosen, ()), {})
        return
    given = dict(pair for choice in chosen for pair in choice.given)
    follows = [follow for choice in chosen for follow in choice.follows]
    for directions in slip_directions(problem.K, problem.b, _held(problem, chosen), sliding, given, follows):
        found = dict(zip((slide.normal for slide in sliding), directions, strict=True))
        lam, value = _multipliers(problem, chosen, _following(sliding, directions))
        if all(_along(slide, found[slide.normal], value) >= -problem.value_error[slide.normal] for slide in sliding):
            yield lam, value, found


def _following(
    sliding: Sequence[Sliding], directions: Sequence[tuple[float, float]]
) -> tuple[tuple[int, int, float], ...]:
    return tuple(
        (row, slide.normal, -slide.mu * d)
        for slide, direction in zip(sliding, directions, strict=True)
        for row, d in zip(slide.tangents, direction, strict=True)
    )


def _along(slide: Sliding, direction: tuple[float, float], value: Sequence[float]) -> float:
    return sum(d * value[row] for row, d in zip(slide.tangents, direction, strict=True))


def _multipliers(
    problem: Problem, chosen: Sequence[Choice], turning: Sequence[tuple[int, int, float]]
) -> tuple[list[float], list[float]]:
    """lam with value = 0 on the rows held, of least norm where they repeat each other."""
    held, columns, b, given = _held_system(problem, chosen, turning)
    lam = [0.0] * len(b)
    for row, multiplier in given.items():
        lam[row] = multiplier
    if not held:
        return lam, list(b)
    found = _least([columns[i] for i in held], [-b[i] for i in held], [problem.K[i][i] for i in held])
    for i, multiplier in zip(held, found, strict=True):
        lam[i] = multiplier
    for row, other, factor in _follows(chosen, turning):
        lam[row] = factor * lam[other]
    values = [sum(map(mul, line, found), b_i) for line, b_i in zip(columns, b, strict=True)]
    return lam, values


def _held_system(
    problem: Problem, chosen: Sequence[Choice], turning: Sequence[tuple[int, int, float]]
) -> tuple[list[int], list[list[float]], list[float], dict[int, float]]:
    """The rows held, the values of all rows by a unit of each of their multipliers, b with what is given, and that."""
    K, b = problem.K, list(problem.b)
    held, follows = _held(problem, chosen), _follows(chosen, turning)
    given = dict(pair for choice in chosen for pair in choice.given)
    given |= {row: factor * given[other] for row, other, factor in follows if other in given}
    for row, multiplier in given.items():
        b = [b_i + K[i][row] * multiplier for i, b_i in enumerate(b)]
    for choice in chosen:
        if choice.shared is not None:
            b = [b_i + push for b_i, push in zip(b, clipped_push(choice.shared).tolist(), strict=True)]
    columns = [[K[i][j] for j in held] for i in range(len(b))]
    if held:
        for shared in (*problem.kept, *(choice.shared for choice in chosen if choice.held)):
            if shared is not None:
                _share(problem, chosen, shared, held, columns)
    for row, other, factor in follows:
        if other not in given:
            place = held.index(other)
            for i, line in enumerate(columns):
                line[place] += factor * K[i][row]
    return held, columns, b, given


def _follows(chosen: Sequence[Choice], turning: Sequence[tuple[int, int, float]]) -> list[tuple[int, int, float]]:
    return [*(follow for choice in chosen for follow in choice.follows), *turning]


def _share(
    problem: Problem, chosen: Sequence[Choice], shared: Shared, held: Sequence[int], columns: list[list[float]]
) -> None:
    """Put the columns of rows that free actuators keep together in the place of their own."""
    W = projected(problem.K, shared, _ideal(problem, chosen))
    for i, line in enumerate(held_columns(W, shared).tolist()):
        for row, value in zip(shared.rows, line, strict=True):
            columns[i][held.index(row)] = value


def _effort_slacks(problem: Problem, chosen: Sequence[Choice], lam: Sequence[float]) -> Iterator[float]:
    for choice in chosen:
        if choice.shared is not None and choice.held:
            W = projected(problem.K, choice.shared, _ideal(problem, chosen))
            yield effort_slack(W, choice.shared, [lam[row] for row in choice.shared.rows])


def _ideal(problem: Problem, chosen: Sequence[Choice]) -> list[int]:
    """The rows held by ideal reactions; one whose friction follows it is not, nor is one that actuators keep."""
    sliding = {other for choice in chosen for _, other, _ in choice.follows}
    return [row for row in _held(problem, chosen) if row in problem.ideal and row not in sliding]


def _least(K: list[list[float]], b: list[float], squares: list[float]) -> list[float]:
    """K^+ b; one row, or two that do not repeat each other, by Cramer's rule. ``squares``: of the lengths of rows."""
    if len(b) == 1:
        return [b[0] / K[0][0] if K[0][0] != 0.0 else 0.0]
    if len(b) == 2:
        (k, l), (m, n) = K
        determinant = k * n - l * m
        if abs(determinant) > RANK.threshold * abs(k * n):
            return [(n * b[0] - l * b[1]) / determinant, (k * b[1] - m * b[0]) / determinant]
    every, right, lengths = np.array(K), np.array(b), np.sqrt(np.abs(squares))
    inverse = response_inverse(every, lengths, RANK.delassus)
    found = inverse @ right
    # once more with what is left: the first loses a digit for every one that K has lost
    refined: list[float] = (found + inverse @ (right - every @ found)).tolist()
    return refined


def _slack(choice: Choice, lam: Sequence[float], error: Sequence[float]) -> float:
    """The least of what is left of the laws of force, with the error allowed; negative where one is broken."""
    left = np.inf
    for row, sign, least in choice.pushes:
        left = min(left, sign * lam[row] - least + error[row])
    for normal, across, mu in choice.cones:
        pull = abs(lam[across[0]]) if len(across) == 1 else hypot(*(lam[row] for row in across))
        left = min(left, mu * abs(lam[normal]) - pull + error[across[0]])
    for row, limit in choice.limits:
        left = min(left, limit - abs(lam[row]) + error[row])
    return left


def _moves(choice: Choice, value: Sequence[float], error: Sequence[float]) -> bool:
    """Whether the values are what the choice says: zero on the rows held, not negative where it moves."""
    for terms in choice.values:
        if sum(factor * value[row] for row, factor in terms) < -error[terms[0][0]]:
            return False
    return all(abs(value[row]) <= error[row] for row in choice.held)
