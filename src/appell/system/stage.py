"""Stages on the way from a model to what is run: each is computed once for equations and kept with them."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

S = TypeVar("S")
T = TypeVar("T")


def stage(make: Callable[[S], T]) -> Callable[[S], T]:
    """A function of one frozen object that is computed when it is first asked for.

    The result is kept with the object, as long as it lives, and goes into no copy of it. What raises is not kept.
    """
    name = _name(make)

    @wraps(make)
    def once(frozen: S) -> T:
        kept = vars(frozen)
        if name not in kept:
            kept[name] = make(frozen)
        return kept[name]

    return once


def keep(stage: Callable[[S], T], frozen: S, result: T) -> None:
    """Gives an object the result of a stage that was computed for one like it."""
    vars(frozen)[_name(stage)] = result


def _name(make: Callable[[S], T]) -> str:
    return f"{make.__module__}.{make.__qualname__}"


__all__ = ["keep", "stage"]
