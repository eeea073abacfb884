"""A line of equations as a person types it, read without evaluating anything: x'' = -2*Omega*y'/7.

Names are those of the model's coordinates, speeds and parameters, and t; a dash after a name is a derivative by time.
Numbers, + - * / ^ ** and brackets, sin, cos, tan, sqrt and exp; = between two sides. Python's own parser takes the line
apart, and only these pieces are accepted.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping

import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.errors import ModelError
from appell.model.names import suggestion

LONGEST = 4000
"""Letters of a line."""
LARGEST_POWER = 20
FUNCTIONS = {"sin": sm.sin, "cos": sm.cos, "tan": sm.tan, "sqrt": sm.sqrt, "exp": sm.exp}
_DASHES = re.compile(r"([A-Za-z_][A-Za-z_0-9]*)('+)")
_OPERATIONS = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
    ast.Div: lambda a, b: a / b,
}


def read_line(line: str, names: Mapping[str, sm.Expr]) -> sm.Expr:
    """Left side minus right side, with ``names`` for what stands in it.

    Raises
    ------
    ModelError
        Where a piece of it is none of those above, with the piece.
    """
    if len(line) > LONGEST:
        raise ModelError(f"a line has {len(line)} letters, more than {LONGEST}: give it in parts, or as an expression.")
    sides = line.split("=")
    if len(sides) > 2:
        raise ModelError(f"the line '{line}' has more than one '=': give one equation a line.")
    left = _read_side(sides[0], names)
    return left - _read_side(sides[1], names) if len(sides) == 2 else left


def _read_side(side: str, names: Mapping[str, sm.Expr]) -> sm.Expr:
    text = _DASHES.sub(lambda m: f"_d{len(m[2])}_{m[1]}", side.strip()).replace("^", "**")
    try:
        return sm.sympify(_built(ast.parse(text, mode="eval").body, names, side))
    except (SyntaxError, ValueError, RecursionError):
        raise ModelError(
            f"'{side.strip()}' is not a formula: write it as x'' + 2*a*sin(y) with names of the model."
        ) from None


def _built(node: ast.expr, names: Mapping[str, sm.Expr], side: str) -> sm.Expr:
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)) and not isinstance(node.value, bool):
        return sm.Rational(str(node.value))
    if isinstance(node, ast.Name):
        return _named(node.id, names)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.UAdd, ast.USub)):
        value = _built(node.operand, names, side)
        return -value if isinstance(node.op, ast.USub) else value
    if isinstance(node, ast.BinOp) and type(node.op) in _OPERATIONS:
        return _OPERATIONS[type(node.op)](_built(node.left, names, side), _built(node.right, names, side))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow):
        base, power = _built(node.left, names, side), _built(node.right, names, side)
        if not power.is_Rational or power.q > 2 or abs(power) > LARGEST_POWER:
            raise ModelError(
                f"a power in '{side.strip()}' is {power}: give a whole or half number up to {LARGEST_POWER}."
            )
        return base**power
    if (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in FUNCTIONS
        and len(node.args) == 1
    ):
        return FUNCTIONS[node.func.id](_built(node.args[0], names, side))
    piece = ast.unparse(node)
    raise ModelError(f"'{piece}' is not read in a line: only names, numbers, + - * / ^ and {', '.join(FUNCTIONS)} are.")


def _named(name: str, names: Mapping[str, sm.Expr]) -> sm.Expr:
    derivative = re.fullmatch(r"_d(\d+)_(.*)", name)
    plain, order = (derivative[2], int(derivative[1])) if derivative else (name, 0)
    if plain not in names:
        raise ModelError(
            f"'{plain}' is not a coordinate, speed or parameter of the model" + suggestion(plain, list(names))
        )
    return names[plain].diff(dynamicsymbols._t, order) if order else names[plain]
