"""The steppers in C, and the LLVM IR made from them (`native.ll`), which is what is shipped and run: see README.md."""

from __future__ import annotations

import functools
from importlib.resources import files


@functools.cache
def stepper_ir() -> str:
    """The text of `native.ll`, as `make ir` made it."""
    return files(__name__).joinpath("native.ll").read_text(encoding="utf-8")
