"""What may follow where a guard ends a mode, as a table for native code; entered as runs meet it.

The states of all contacts (away, leaving, at rest, slipping either way) say which choices there are and in which
order they are tried; which of them holds is decided at every instant anew, by ``complementarity`` or by modes.c.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import product
from math import prod

from appell.compile.native_modes import (
    MOST_CONTACTS,
    MOST_HELD,
    MOST_ROWS,
    NativeCombination,
    NativeKnownTransition,
)
from appell.simulate.modes.choice import Choice
from appell.simulate.modes.contact_law import ContactLaw
from appell.simulate.modes.delassus import ContactResponse
from appell.simulate.modes.impact import Law
from appell.simulate.modes.mode import Key
from appell.simulate.modes.phase import OPEN
from appell.simulate.modes.preference import ordered, present
from appell.simulate.modes.transition import Transition

MOST_MODES, MOST_KNOWN, MOST_COMBINATIONS = 32, 64, 256
"""Room of the table; what finds none is decided in Python."""


def is_covered(laws: Sequence[Law], rows: int) -> bool:
    """Whether the table can hold the contacts of a run: few, with a slip along one direction at most."""
    return (
        len(laws) <= MOST_CONTACTS
        and rows <= MOST_ROWS
        and all(isinstance(law, ContactLaw) and len(law.tangents) <= 1 for law in laws)
    )


class KnownTransitions:
    """The table for equations with certain laws: the modes by number, and what may follow each of their guards.

    ``entered``: the modes of the last runs by that in which they began, where they are few.
    """

    def __init__(self) -> None:
        self.keys: list[Key] = []
        self.numbers: dict[Key, int] = {}
        self.entered: dict[Key, tuple[Key, ...]] = {}
        self.entries = (NativeKnownTransition * MOST_KNOWN)()
        self.combinations = (NativeCombination * MOST_COMBINATIONS)()
        self.count = 0
        self.used = 0
        self._seen: set[tuple[int, int, int]] = set()

    def number(self, key: Key) -> int | None:
        """The number of a mode; None where there are too many."""
        if key not in self.numbers and len(self.numbers) < MOST_MODES:
            self.numbers[key] = len(self.keys)
            self.keys.append(key)
        return self.numbers.get(key)

    def enter(
        self,
        unknown: tuple[int, int, int],
        transition: Transition,
        s: ContactResponse,
        phases: Mapping[str, str],
        ended: Collection[str],
    ) -> None:
        """What Python tries for a (mode, guard, states of the contacts) that native code did not know."""
        if unknown in self._seen or self.count == MOST_KNOWN:
            return
        self._seen.add(unknown)
        staying = transition.staying(s, phases)
        every = [law.choices(s, transition.margins, phases[law.name]) for law in staying]
        if prod(map(len, every)) > MOST_COMBINATIONS - self.used:
            return
        now = present(staying, every, phases, ended)
        held = [] if now is None else [*transition.always, *(row for choice in now for row in choice.held)]
        self._add_entry(
            unknown,
            held,
            [
                self._combination(transition, staying, chosen)
                for chosen in in_order(ordered(staying, every, phases, ended))
            ],
        )

    def enter_strike(
        self, unknown: tuple[int, int, int], transition: Transition, s: ContactResponse, phases: Mapping[str, str]
    ) -> None:
        """What Python tries for the impulses of contacts that are met, by Newton's restitution; no mode follows yet."""
        if unknown in self._seen or self.count == MOST_KNOWN:
            return
        self._seen.add(unknown)
        met = transition.met(s, phases)
        every = [law.impulses(s, transition.margins, phases[law.name]) for law in met]
        if prod(map(len, every)) <= MOST_COMBINATIONS - self.used:
            self._add_entry(unknown, [], [_combined(transition.always, chosen, -1) for chosen in in_order(every)])

    def _add_entry(
        self, unknown: tuple[int, int, int], held: Sequence[int], tried: Sequence[NativeCombination | None]
    ) -> None:
        made = [combination for combination in tried if combination is not None]
        if len(made) < len(tried) or len(held) > MOST_HELD:
            return
        entry = NativeKnownTransition(*unknown, self.used, len(made), len(held))
        entry.present[: len(held)] = held
        for combination in made:
            self.combinations[self.used] = combination
            self.used += 1
        self.entries[self.count] = entry
        self.count += 1

    def _combination(
        self, transition: Transition, staying: Sequence[Law], chosen: Sequence[Choice]
    ) -> NativeCombination | None:
        """One combination of choices; None where something in it is not covered."""
        phases = dict.fromkeys((law.name for law in transition.laws), OPEN)
        phases |= {law.name: choice.phase for law, choice in zip(staying, chosen, strict=True)}
        number = self.number(tuple(phases.values()))
        return None if number is None else _combined(transition.always if staying else (), chosen, number)


def _combined(always: Sequence[int], chosen: Sequence[Choice], following: int) -> NativeCombination | None:
    """The rows held and all conditions; None where modes.c does not know one of them."""
    held = [*always, *(row for choice in chosen for row in choice.held)]
    if len(held) > MOST_HELD or not all(map(_is_plain, chosen)):
        return None
    made = NativeCombination(next=following, held_count=len(held))
    made.held[: len(held)] = held
    for choice in chosen:
        _add(made, choice)
    return made


def _is_plain(choice: Choice) -> bool:
    """Whether modes.c knows all that a choice asks for."""
    return (
        not (choice.given or choice.limits or choice.turns)
        and all(len(terms) == 1 for terms in choice.values)
        and all(len(across) == 1 for _, across, _ in choice.cones)
        and all(least == 0.0 for _, _, least in choice.pushes)
        and max(len(choice.follows), len(choice.pushes), len(choice.cones)) <= 1
        and len(choice.values) <= 2
    )


def _add(made: NativeCombination, choice: Choice) -> None:
    """The conditions of one contact."""
    for row, other, factor in choice.follows:
        k = made.sliding_count
        made.sliding_rows[k], made.sliding_normals[k], made.sliding_factors[k] = row, other, factor
        made.sliding_count += 1
    for row, sign, _ in choice.pushes:
        made.force_rows[made.force_count], made.force_signs[made.force_count] = row, sign
        made.force_count += 1
    for ((row, factor),) in choice.values:
        made.value_rows[made.value_count], made.value_factors[made.value_count] = row, factor
        made.value_count += 1
    for normal, (row,), mu in choice.cones:
        k = made.cone_count
        made.cone_normals[k], made.cone_rows[k], made.cone_factors[k] = normal, row, mu
        made.cone_count += 1


def in_order(choices: Sequence[Sequence[Choice]]) -> list[tuple[Choice, ...]]:
    """All combinations of choices, those nearest to the preferred ones first."""
    ranked = product(*[list(enumerate(c)) for c in choices])
    return [tuple(c for _, c in ranks) for ranks in sorted(ranked, key=lambda ranks: sum(i for i, _ in ranks))]
