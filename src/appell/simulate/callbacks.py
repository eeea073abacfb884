"""Errors in what native code calls back: a ctypes function written in Python that raises ends the run with its error.

C cannot pass an exception on: ctypes returns zero in its place and hands the error to ``sys.unraisablehook``, so that
the motion would go on with an input that is not there.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

from appell.simulate.inputs import NativeFunction

CFuncPtr = ctypes._CFuncPtr  # type: ignore[attr-defined]


def callback_errors(inputs: Mapping[Any, object] | None) -> AbstractContextManager[Callable[[], None]]:
    """A function that raises what a callback of these inputs raised; at the end that is raised at the latest."""
    if not inputs or not any(_is_called_back(given) for given in inputs.values()):
        return nullcontext(_nothing)
    return _caught_errors()


def _nothing() -> None:
    """Nothing is called back."""


@contextmanager
def _caught_errors() -> Iterator[Callable[[], None]]:
    caught: list[BaseException] = []
    before = sys.unraisablehook

    def keep(unraisable: Any) -> None:
        if "ctypes callback" in (unraisable.err_msg or ""):
            caught.append(unraisable.exc_value)
        else:
            before(unraisable)

    def check() -> None:
        if caught:
            raise caught[0]

    sys.unraisablehook = keep
    try:
        yield check
    except Exception as error:
        if caught and error is not caught[0]:
            raise caught[0] from error
        raise
    finally:
        sys.unraisablehook = before
    check()


def _is_called_back(given: object) -> bool:
    functions = [given.function, *given.derivatives] if isinstance(given, NativeFunction) else [given]
    return any(isinstance(f, CFuncPtr) for f in functions)
