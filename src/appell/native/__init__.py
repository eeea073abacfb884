"""The steppers in C, and the LLVM IR made from them, which is shipped and run.

In: the C files of this folder, translated by ``make ir``.
Out: ``native.ll`` for this machine, ``native_wasm.ll`` for the page, ``lanes.ll`` for many trajectories at once.
Read first: ``README.md``, then ``native.h`` and ``advance.c``.
"""

from __future__ import annotations

import functools
from importlib.resources import files


@functools.cache
def stepper_ir() -> str:
    """The text of `native.ll`, as `make ir` made it."""
    return files(__name__).joinpath("native.ll").read_text(encoding="utf-8")


@functools.cache
def wasm_stepper_ir() -> str:
    """The text of `native_wasm.ll`, the steppers with pointers of 32 bits, as `make ir` made it."""
    return files(__name__).joinpath("native_wasm.ll").read_text(encoding="utf-8")


@functools.cache
def lanes_ir() -> str:
    """The text of `lanes.ll`, the stepper of many trajectories at once, as `make ir` made it."""
    return files(__name__).joinpath("lanes.ll").read_text(encoding="utf-8")
