"""The package's source as syntax trees, parsed once in a process: many tests read all of it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def parsed(file: Path) -> ast.Module:
    """The syntax tree of a file, which nobody changes."""
    return ast.parse(file.read_text(encoding="utf-8"))
