"""Tables that only grow, shared by the values that grew from each other: a verb adds to one, it copies nothing."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from itertools import islice
from typing import Any

Table = dict[Hashable, tuple[int, Any]]


@dataclass(frozen=True)
class Next:
    """A key that is to be counted: it is written as (word, 1), (word, 2) ..., the first that is free."""

    word: str


class Grown(Set[Any]):
    """The first ``count`` keys of a table, with what each of them stands for.

    A longer one is made by writing behind the last key, in the same table; a shorter one does not see what stands
    there. Where somebody has written there already (another branch), the table is copied first.
    """

    __slots__ = ("_count", "_table")

    def __init__(self, table: Table | None = None, count: int = 0) -> None:
        self._table: Table = {} if table is None else table
        self._count = count

    @classmethod
    def _from_iterable(cls, keys: Iterable[Any]) -> frozenset[Any]:
        return frozenset(keys)

    def __contains__(self, key: object) -> bool:
        held = self._table.get(key)
        return held is not None and held[0] < self._count

    def __iter__(self) -> Iterator[Any]:
        return islice(self._table, self._count)

    def __len__(self) -> int:
        return self._count

    def __hash__(self) -> int:
        return self._hash()

    def __reduce__(self) -> tuple[Any, ...]:
        return Grown, (dict(islice(self._table.items(), self._count)), self._count)

    def get(self, key: Hashable) -> Any:
        """What a key stands for, or None."""
        held = self._table.get(key)
        return held[1] if held is not None and held[0] < self._count else None

    def how_many(self, word: str) -> int:
        """How often a key was counted."""
        number = 0
        while (word, number + 1) in self:
            number += 1
        return number

    def adding(self, entries: Iterable[tuple[Hashable, Any]]) -> Grown:
        """A longer one; a key that is there already keeps what it stands for."""
        own = len(self._table) == self._count
        table = self._table if own else dict(islice(self._table.items(), self._count))
        for key, value in entries:
            if isinstance(key, Next):
                key = (key.word, next(n for n in itertools.count(1) if (key.word, n) not in table))
            if key not in table:
                table[key] = (len(table), value)
        return Grown(table, len(table))


class AlsoIn(Set[Any]):
    """Several sets as one, looked into one after the other: none of them is copied."""

    __slots__ = ("_parts",)

    def __init__(self, *parts: Set[Any]) -> None:
        self._parts = parts

    @classmethod
    def _from_iterable(cls, keys: Iterable[Any]) -> frozenset[Any]:
        return frozenset(keys)

    def __contains__(self, key: object) -> bool:
        return any(key in part for part in self._parts)

    def __iter__(self) -> Iterator[Any]:
        return iter(frozenset().union(*self._parts))

    def __len__(self) -> int:
        return len(frozenset().union(*self._parts))


@dataclass(frozen=True)
class FieldReading:
    """What is read of the entries of some fields: keys, each with what it stands for."""

    keys: Mapping[str, Callable[[Any], Iterable[tuple[Hashable, Any]]]]

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields that are read, one after the other."""
        return tuple(self.keys)

    def of(self, more: Mapping[str, Iterable[Any]]) -> Iterator[tuple[Hashable, Any]]:
        """The keys of entries by field."""
        for field, keys in self.keys.items():
            for entry in more.get(field, ()):
                yield from keys(entry)


Memo = dict[str, tuple[tuple[object, ...], Any]]


def grown(data: object, memo: Memo, name: str, reading: FieldReading) -> Grown:
    """What a reading finds in a value: found before in these very fields, or read now."""
    sources = tuple(getattr(data, field) for field in reading.fields)
    held = memo.get(name)
    if held is None or any(a is not b for a, b in zip(held[0], sources, strict=True)):
        found = Grown().adding(reading.of(dict(zip(reading.fields, sources, strict=True))))
        held = memo[name] = (sources, found)
    return held[1]


def grow(
    before: object, after: object, memo: Memo, readings: Mapping[str, FieldReading], more: Mapping[str, Any]
) -> None:
    """Every reading taken of ``before``, carried over to ``after``, which has ``more`` at the end of its fields."""
    for name, reading in readings.items():
        held = memo.get(name)
        if held is None or not any(field in more for field in reading.fields):
            continue
        if all(a is getattr(before, field) for a, field in zip(held[0], reading.fields, strict=True)):
            memo[name] = (tuple(getattr(after, f) for f in reading.fields), held[1].adding(reading.of(more)))
