"""The table of numbers that decide something: each with its meaning, its scale or unit, and the reason for its value.

Every other file refers to an entry (``RANK.threshold``), so that one meaning has one value. The documentation prints
it (docs/theory/numbers.md). Not in it are facts that cannot be chosen, such as the codes of a file format, and the
style sheets of pictures and of typeset lines; ``tests/test_numbers.py`` lists these with their reasons.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TypeVar

Value = TypeVar("Value", int, float)


@dataclass(frozen=True)
class TableEntry:
    """One line of the table as it is printed."""

    name: str
    value: float
    meaning: str
    scale: str
    reason: str


def number(value: Value, meaning: str, scale: str, reason: str) -> Value:
    """Returns the declaration of one entry; to a type checker it is the value."""
    declared: Value = field(default=value, metadata={"meaning": meaning, "scale": scale, "reason": reason})
    return declared


def entries() -> list[TableEntry]:
    """Returns the whole table, group by group in the order of this file."""
    groups = [(name, group) for name, group in globals().items() if name.isupper()]
    return [
        TableEntry(f"{name}.{f.name}", getattr(group, f.name), **f.metadata)
        for name, group in groups
        for f in fields(group)
    ]


# One entry is a paragraph of two or three lines: as wide as it reads best.
# fmt: off

# ---- what counts as zero, as reached, as the same -----------------------------------------------------


@dataclass(frozen=True)
class _Rank:
    threshold: float = number(1e-8,
        "singular values, pivots and lengths of rows below this count as zero: the one decision of rank",
        "rows of length one",
        "the middle between rounding (1e-16) and the distances at which a singular state is still a state")
    newton: float = number(1e-11, "singular values left out of a Newton step that completes a state",
        "of the largest", "entries are exact to 1e-15, and some thousand operations are forgiven")
    reached: float = number(1e-9,
        "singular values left out where rows repeat each other at a state that Newton's method has reached",
        "of the largest",
        "such states are exact to 1e-11 or so; rows are named redundant with less hesitation than dropped")
    onto_rows: float = number(1e-7,
        "singular values left out of one Newton step back onto rows from a state close to them", "of the largest",
        "rows that repeat each other do so only up to the square of the step")
    neighbour: float = number(1e-3,
        "the step to a neighbouring state at which ranks are compared, and the singular values left out of it",
        "states of size one",
        "large against rounding, small against a state; shorter directions lead further away than the step")
    delassus: float = number(1e-12, "singular values of K = A M^-1 B that are left out", "of the largest",
        "they are squares of lengths of rows")
    massless: float = number(1e-13, "entries and eigenvalues of a mass matrix that are none", "of its largest entry",
        "below is rounding, and anything above moves by its momentum")
    ansatz: float = number(1e-6, "singular values of an ansatz fitted at random states that are left out",
        "of the largest", "hundreds of terms, exact to 1e-10 or so each")
    fitted: float = number(1e-10, "singular values left out where exponents are fitted to a divergence",
        "of the largest", "few terms, at states that Newton's method has reached")


# fmt: on

RANK = _Rank()
