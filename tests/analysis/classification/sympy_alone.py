"""Scripts of certificates, run as somebody would who has SymPy alone."""

from __future__ import annotations

import re


def checks(program: str) -> bool:
    """Whether a program runs to its end; it imports SymPy and nothing else."""
    assert re.findall(r"^\s*(?:import|from) .*", program, re.M) == ["import sympy as sm"]
    try:
        exec(compile(program, "check.py", "exec"), {})
    except AssertionError:
        return False
    return True
