"""Which rows are held, and which way what slides goes: the phases in which every law of contact holds.

With K = A M^-1 A^T the answer of the rows to their multipliers and b what the rows are without them (accelerations, or
velocities where something strikes), every contact is in one of its choices and

    value = b + K lam,        value = 0 on the rows held,

where each choice says which multipliers and values must not be negative and which pull must stay in its cone (Moreau
1988; Pfeiffer and Glocker 1996). It is solved in native code (complementarity.c); here it is put into words for it.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from appell.compile.native import address
from appell.compile.native_decision import (
    DecisionNumbers,
    NativeChoice,
    NativeLawChoices,
    NativeProblem,
    NativeShared,
    NativeSolution,
    decision_numbers,
    decisions,
)
from appell.numbers import EXACT
from tests.simulate.modes.choice import Choice, Shared


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
    return _Decision(problem, choices).solved(None)


def another(problem: Problem, choices: Sequence[Sequence[Choice]], first: Solution) -> Solution | None:
    """A solution that moves otherwise than the first (Painleve); None where the motion is unique."""
    return _Decision(problem, choices).solved(first.values)


def tried(problem: Problem, chosen: Sequence[Choice], clear: float = 0.0) -> Solution | None:
    """One combination: its solution, where it satisfies all conditions.

    Other shares of redundant rows are sought where less than ``clear`` is left of the laws of force.
    """
    return _Decision(problem, [[choice] for choice in chosen]).tried(clear)


def slip_directions(problem: Problem, chosen: Sequence[Choice], most: int = 64) -> list[dict[int, tuple[float, float]]]:
    """All directions, by the normal rows, in which the slips of these choices are against their own friction."""
    return _Decision(problem, [[choice] for choice in chosen]).directions(most)


def repeat_each_other(problem: Problem, chosen: Sequence[Choice]) -> bool:
    """Whether rows that these choices hold, with those always held, are redundant."""
    return _Decision(problem, [[choice] for choice in chosen]).repeats()


def are_few(problem: Problem, choices: Sequence[Sequence[Choice]]) -> bool:
    """Whether all combinations are tried: then there is no solution where none of them is one."""
    return _Decision(problem, choices).tries_all()


class Marshalled:
    """Choices as native code reads them; what they point to is kept until it is cleared."""

    def __init__(self) -> None:
        self._kept = list[Any]()

    def clear(self) -> None:
        """Let go of what was kept."""
        self._kept.clear()

    def law(self, own: Sequence[Choice], numbers: Sequence[int] = ()) -> NativeLawChoices:
        """The choices of a law, whose phases have these numbers."""
        made = [self._choice(choice) for choice in own]
        for choice, number in zip(made, numbers, strict=False):
            choice.phase = number
        return NativeLawChoices(self.structures(NativeChoice, made), len(own))

    def _choice(self, choice: Choice) -> NativeChoice:
        normal, across = _friction_rows(choice)
        rows = list(choice.held) if normal is None else [normal, *across]
        if not rows:
            rows = [row for row, _ in choice.given] or [0]
        made = NativeChoice(rows=self.integers(rows), across_count=len(across), held_count=len(choice.held))
        made.from_ = 0 if not choice.held else rows.index(choice.held[0])
        for _, made.sign, made.least in choice.pushes:
            made.pushes = 1
        for _, _, made.mu in choice.cones:
            made.cone = 1
        for _, made.limit in choice.limits:
            made.limited = 1
        for _, made.given_value in choice.given:
            made.given = 1
        for k, (_, _, factor) in enumerate(choice.follows):
            made.follows, made.factors[k] = 1, factor
        for k, ((row, factor),) in enumerate(choice.values):
            made.value_rows[k], made.value_factors[k], made.value_count = row, factor, k + 1
        if choice.turns is not None:
            made.turns, made.mu = 1, choice.turns.mu
        if choice.shared is not None:
            made.shared = self.structures(NativeShared, [self.shared(choice.shared)])
        return made

    def shared(self, shared: Shared) -> NativeShared:
        """Rows that several actuators keep together."""
        count = len(shared.columns)
        signs, bounds = np.zeros(count, np.int32), np.full(count, np.inf)
        for j, bound in shared.free:
            bounds[j] = bound
        for j, effort in shared.clipped:
            signs[j], bounds[j] = np.sign(effort), abs(effort)
        columns = self.array(np.array(shared.columns, float))
        rows = self.integers(shared.rows)
        pointers = rows, columns, self.array(bounds), self.integers(signs)
        return NativeShared(*pointers, shared.error, len(shared.rows), count, shared.asked)

    def array(self, values: Sequence[float] | np.ndarray) -> int:
        """Where these numbers stand."""
        return self._keep(np.ascontiguousarray(values, float))

    def integers(self, values: Sequence[int] | np.ndarray) -> int:
        """Where these integers stand."""
        return self._keep(np.ascontiguousarray(values, np.int32))

    def structures(self, kind: Any, made: Sequence[Any]) -> int:
        """Where an array of structures stands."""
        array = (kind * max(len(made), 1))(*made)
        self._kept.append(array)
        return ctypes.addressof(array)

    def _keep(self, array: np.ndarray) -> int:
        self._kept.append(array)
        return address(array)


def native_numbers() -> DecisionNumbers:
    """What decides, from the table of numbers."""
    return decision_numbers(EXACT.combinations)


class _Decision:
    """A problem with its choices as native code reads them."""

    def __init__(self, problem: Problem, choices: Sequence[Sequence[Choice]]) -> None:
        self._call, self._marshalled = decisions().call, Marshalled()
        self._choices, rows, laws, marshalled = choices, len(problem.b), len(choices), self._marshalled
        self._numbers = native_numbers()
        listed = [marshalled.law(own) for own in choices]
        shared = [marshalled.shared(own) for own in problem.kept]
        ideal = np.zeros(rows, np.int32)
        ideal[list(problem.ideal)] = 1
        self._problem = NativeProblem(
            marshalled.array(np.array(problem.K, float).reshape(rows, rows).T),
            marshalled.array(problem.b),
            marshalled.array(problem.force_error),
            marshalled.array(problem.value_error),
            marshalled.integers(problem.always),
            marshalled.integers(ideal),
            marshalled.structures(NativeShared, shared),
            marshalled.structures(NativeLawChoices, listed),
            ctypes.addressof(self._numbers),
            rows,
            len(problem.always),
            len(problem.kept),
            laws,
        )
        self._found: dict[str, np.ndarray] = {
            "chosen": np.zeros(laws + 1, np.int32),
            "turning": np.zeros(laws + 1, np.int32),
            "open": np.zeros(rows + 1, np.int32),
            "multipliers": np.zeros(rows + 1),
            "values": np.zeros(rows + 1),
            "directions": np.zeros(2 * laws + 1),
            "shares": np.zeros(rows + 1),
        }
        self._solution = NativeSolution(**{name: address(array) for name, array in self._found.items()})
        actuators = [s.actuator_count for s in shared]
        actuators += [len(choice.shared.columns) for own in choices for choice in own if choice.shared is not None]
        sizes = rows, laws, max(actuators, default=0)
        self._rooms = (
            np.empty(self._call["decision_room"](0, *sizes)),
            np.empty(self._call["decision_room"](1, *sizes), np.int32),
        )
        self._room = address(self._rooms[0]), address(self._rooms[1])

    def solved(self, unlike: Sequence[float] | None) -> Solution | None:
        values = None if unlike is None else self._marshalled.array(unlike)
        pointers = ctypes.addressof(self._problem), values, ctypes.addressof(self._solution)
        return self._read() if self._call["decide"](*pointers, *self._room) else None

    def tried(self, clear: float) -> Solution | None:
        pointers = ctypes.addressof(self._problem), clear, ctypes.addressof(self._solution)
        return self._read() if self._call["try_combination"](*pointers, *self._room) else None

    def directions(self, most: int) -> list[dict[int, tuple[float, float]]]:
        found, chosen = np.zeros((most, len(self._choices), 2)), self._solution.chosen
        pointers = ctypes.addressof(self._problem), chosen, most, address(found)
        count = self._call["slip_directions"](*pointers, *self._room)
        turns = [own[0].turns for own in self._choices]
        return [
            {turn.normal: (x, y) for turn, (x, y) in zip(turns, one, strict=True) if turn is not None}
            for one in found[:count].tolist()
        ]

    def repeats(self) -> bool:
        chosen = self._solution.chosen
        return bool(self._call["rows_repeat"](ctypes.addressof(self._problem), chosen, *self._room))

    def tries_all(self) -> bool:
        return bool(self._call["all_are_tried"](ctypes.addressof(self._problem)))

    def _read(self) -> Solution:
        laws, rows = len(self._choices), self._problem.rows
        found = {name: array.tolist() for name, array in self._found.items()}
        chosen = [own[k] for own, k in zip(self._choices, found["chosen"][:laws], strict=True)]
        directions = {
            choice.turns.normal: (found["directions"][2 * law], found["directions"][2 * law + 1])
            for law, choice in enumerate(chosen)
            if choice.turns is not None
        }
        return Solution(
            tuple(choice.phase for choice in chosen),
            found["multipliers"][:rows],
            found["values"][:rows],
            directions,
            self._solution.slack,
            found["shares"][:rows] if self._solution.shared else None,
            tuple(i for i in range(rows) if found["open"][i]) if self._solution.open_count else (),
        )


def _friction_rows(choice: Choice) -> tuple[int | None, tuple[int, ...]]:
    """The normal row and the rows of slip of a choice with friction."""
    if choice.turns is not None:
        return choice.turns.normal, choice.turns.tangents
    for normal, across, _ in choice.cones:
        return normal, across
    if choice.follows:
        return choice.follows[0][1], tuple(row for row, _, _ in choice.follows)
    return None, ()
