"""A formula as a person types it, read without evaluating anything: ``m*(x''*cos(phi) - g)``, ``x*N.x + y*A.z``.

Names are those of a scope; a dash after a name is a derivative by time (``diff(x, t)`` too).
Numbers, + - * / ^ ** and brackets, the functions of ``vocabulary``, ``a if x >= 0 else b``. Vectors are written with
the axes of frames (``N.x``, ``frame("rear wheel").x``), ``position(P)``, ``velocity(P)``, ``acceleration(P)``,
``angular_velocity(B)`` ...; ``dot(a, b)``, ``cross(a, b)`` and ``velocity(P).x``, the component in the inertial frame.
What is not an identifier stands in double quotes: ``velocity("front wheel")``, ``symbol("lambda")``. Python's own
parser takes a formula apart, and only these pieces are accepted.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector, dynamicsymbols

from appell.constraints import PlaceholderKind, integral, placeholders
from appell.errors import AppellError, ModelError
from appell.model.declarative.numbers import LARGEST_POWER, checked, power
from appell.model.declarative.vocabulary import CONSTANTS, FUNCTIONS, GROWING
from appell.model.names import require_one_of, suggestion
from appell.numbers import TEXT

Value: TypeAlias = sm.Expr | Vector

QUANTITIES = {quantity.words.replace(" ", "_"): quantity for quantity in PlaceholderKind}
"""What may be asked of a point or a frame, by the word of the formula."""

_DASHES = re.compile(r"([A-Za-z_][A-Za-z_0-9]*)('+)")
_QUOTED = re.compile(r'("[^"]*")')
_COMPARED = {ast.Lt: sm.Lt, ast.LtE: sm.Le, ast.Gt: sm.Gt, ast.GtE: sm.Ge}


@dataclass(frozen=True)
class Scope:
    """What the names of a formula stand for. ``exact``: decimals are fractions, and powers whole or half numbers."""

    symbols: Mapping[str, sm.Expr]
    frames: Mapping[str, ReferenceFrame] = field(default_factory=dict)
    points: Mapping[str, Point] = field(default_factory=dict)
    inertial: ReferenceFrame | None = None
    exact: bool = False
    largest_power: int = TEXT.power

    def adding(self, symbols: Mapping[str, sm.Expr]) -> Scope:
        """The same with further symbols, which hide others of their names."""
        more = {**self.symbols, **symbols}
        return Scope(more, self.frames, self.points, self.inertial, self.exact, self.largest_power)


def read_scalar(text: str, scope: Scope) -> sm.Expr:
    """The expression that a formula says; ModelError for a vector, and for any piece that is not in the vocabulary."""
    made = read_formula(text, scope)
    if isinstance(made, Vector):
        raise ModelError(f"'{_short(text)}' is a vector: give a scalar, such as dot(a, b).")
    return made


def read_vector(text: str, scope: Scope) -> Vector:
    """The vector that a formula says; ModelError for a scalar other than 0."""
    made = read_formula(text, scope)
    if isinstance(made, Vector):
        return made
    if made == 0:
        return Vector(0)
    raise ModelError(f"'{_short(text)}' is a scalar: give a vector, such as x*N.x.")


def read_formula(text: str, scope: Scope) -> Value:
    """What a formula says.

    Parameters
    ----------
    text
        The formula.
    scope
        What its names stand for.

    Raises
    ------
    ModelError
        Where a piece is not in the vocabulary or is too large, with the piece.
    """
    if len(text) > 2 * TEXT.pieces:
        raise ModelError(f"a formula has {len(text)} letters, more than {2 * TEXT.pieces}: give it in parts.")
    try:
        # Dashes as names that Python knows, and ^ as **; what stands in double quotes is left alone
        parts = _QUOTED.split(text.strip())
        plain = [part if part.startswith('"') else _DASHES.sub(_dashed, part).replace("^", "**") for part in parts]
        if any("'" in part or "#" in part for part in plain[::2]):
            raise ModelError(f"'{_short(text)}' is not a formula: a dash follows a name, as in x''.")
        if not all(part.isascii() for part in plain[::2]):
            raise ModelError(f"'{_short(text)}' has letters beyond a to z: write such a name as symbol(\"...\").")
        tree = ast.parse("".join(plain), mode="eval").body
    except (RecursionError, MemoryError):
        raise ModelError(
            f"'{_short(text)}' is nested too deeply, or a sum of too many terms: give it in parts."
        ) from None
    except (SyntaxError, ValueError):
        raise ModelError(
            f"'{_short(text)}' is not a formula: write it as x'' + 2*a*sin(y) with names of the model."
        ) from None
    pieces = sum(1 for _ in ast.walk(tree))
    if pieces > TEXT.pieces:
        raise ModelError(f"'{_short(text)}' has {pieces} pieces, more than {TEXT.pieces}: give it in parts.")
    try:
        return _built(tree, scope, 0)
    except AppellError:
        raise
    except (ArithmeticError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise ModelError(f"'{_short(text)}' has no meaning ({type(error).__name__}: {_short(str(error))}).") from None


def _dashed(found: re.Match[str]) -> str:
    return f"_d{len(found[2])}_{found[1]}"


def _built(node: ast.expr, scope: Scope, depth: int) -> Value:
    if depth > TEXT.nesting:
        raise ModelError(f"a formula is nested more than {TEXT.nesting} deep: write it flatter.")
    if isinstance(node, ast.Constant):
        return _number(node, scope)
    if isinstance(node, ast.Name):
        dashed = re.fullmatch(r"_d(\d+)_(.*)", node.id)
        plain, order = (dashed[2], int(dashed[1])) if dashed else (node.id, 0)
        return _derivative(_symbol(plain, scope), order)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.UAdd, ast.USub)):
        value = _built(node.operand, scope, depth + 1)
        return -value if isinstance(node.op, ast.USub) else value
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
        return _sum(node, scope, depth)
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Mult, ast.Div)):
        return _product(node, scope, depth)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow):
        base, exponent = (_scalar(part, scope, depth + 1) for part in (node.left, node.right))
        return power(base, exponent, scope.largest_power, exact=scope.exact)
    if isinstance(node, ast.Attribute):
        return _component(node, scope, depth)
    if isinstance(node, ast.Call):
        return _called(node, scope, depth)
    if isinstance(node, ast.IfExp):
        value, other = (_scalar(part, scope, depth + 1) for part in (node.body, node.orelse))
        return sm.Piecewise((value, _condition(node.test, scope, depth + 1)), (other, True))
    raise _unread(node)


def _unread(node: ast.expr) -> ModelError:
    try:
        piece = _short(ast.unparse(node))
    except RecursionError:
        piece = type(node).__name__
    words = "names, numbers, + - * / ^, brackets and functions such as sin, cos, sqrt and exp"
    return ModelError(f"'{piece}' is not read in a line: only {words} are.")


def _short(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= 60 else f"{text[:57]}..."


# ---- scalars --------------------------------------------------------------------------------------------------------


def _scalar(node: ast.expr, scope: Scope, depth: int) -> sm.Expr:
    value = _built(node, scope, depth)
    if isinstance(value, Vector):
        raise ModelError(f"'{_short(ast.unparse(node))}' is a vector where a scalar is wanted.")
    return value


def _number(node: ast.Constant, scope: Scope) -> sm.Expr:
    value = node.value
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise _unread(node)
    if isinstance(value, int):
        return checked(sm.Integer(value))
    if value in (float("inf"), float("-inf")):
        raise ModelError("a number of a formula is too large for a computer: give a finite one.")
    return sm.Rational(repr(value)) if scope.exact else sm.Float(value)


def _symbol(name: str, scope: Scope) -> sm.Expr:
    if name in scope.symbols:
        return scope.symbols[name]
    if name in CONSTANTS:
        return CONSTANTS[name]
    raise ModelError(
        f"'{_short(name)}' is not a coordinate, speed or parameter of the model"
        + suggestion(name, [n for n in scope.symbols if n != "t"])
    )


def _derivative(symbol: sm.Expr, order: int) -> sm.Expr:
    if not 0 <= order <= TEXT.orders:
        raise ModelError(f"'{_short(str(symbol))}' is differentiated {order} times: {TEXT.orders} are the most.")
    return symbol.diff(dynamicsymbols._t, order) if order else symbol


def _condition(node: ast.expr, scope: Scope, depth: int) -> Any:
    if depth > TEXT.nesting:
        raise ModelError(f"a formula is nested more than {TEXT.nesting} deep: write it flatter.")
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in _COMPARED:
        left, right = (_scalar(part, scope, depth + 1) for part in (node.left, node.comparators[0]))
        return _COMPARED[type(node.ops[0])](left, right)
    if isinstance(node, ast.BoolOp):
        parts = [_condition(part, scope, depth + 1) for part in node.values]
        return sm.And(*parts) if isinstance(node.op, ast.And) else sm.Or(*parts)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return sm.Not(_condition(node.operand, scope, depth + 1))
    raise _unread(node)


# ---- sums and products, of scalars and vectors: a long one is no deep one ------------------------------------------


def _sum(node: ast.expr, scope: Scope, depth: int) -> Value:
    terms: list[Value] = []
    while isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
        value = _built(node.right, scope, depth + 1)
        terms.append(-value if isinstance(node.op, ast.Sub) else value)
        node = node.left
    terms.append(_built(node, scope, depth + 1))
    terms.reverse()
    vectors = [term for term in terms if isinstance(term, Vector)]
    if not vectors:
        return checked(sm.Add(*terms))
    if any(term != 0 for term in terms if not isinstance(term, Vector)):
        raise ModelError("a formula adds a vector and a scalar.")
    total = Vector(0)
    for vector in vectors:
        total += vector
    return total


def _product(node: ast.expr, scope: Scope, depth: int) -> Value:
    factors: list[sm.Expr] = []
    vectors: list[Vector] = []
    while isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Mult, ast.Div)):
        value = _built(node.right, scope, depth + 1)
        if isinstance(node.op, ast.Div):
            if isinstance(value, Vector) or value == 0:
                raise ModelError(f"'{_short(ast.unparse(node))}' divides by {'0' if value == 0 else 'a vector'}.")
            value = power(value, sm.S.NegativeOne, scope.largest_power, exact=scope.exact)
        (vectors if isinstance(value, Vector) else factors).append(value)
        node = node.left
    first = _built(node, scope, depth + 1)
    (vectors if isinstance(first, Vector) else factors).append(first)
    if len(vectors) > 1:
        raise ModelError("a formula multiplies two vectors: write dot(a, b) or cross(a, b).")
    scalar = checked(sm.Mul(*reversed(factors)))
    return vectors[0] * scalar if vectors else scalar


# ---- functions, frames and points ----------------------------------------------------------------------------------


def _called(node: ast.Call, scope: Scope, depth: int) -> Value:
    if not isinstance(node.func, ast.Name) or node.keywords or any(isinstance(a, ast.Starred) for a in node.args):
        raise _unread(node)
    name, given = node.func.id, node.args
    if name in FUNCTIONS and len(given) in FUNCTIONS[name][1]:
        return function_value(name, [_scalar(part, scope, depth + 1) for part in given])
    if name in QUANTITIES and len(given) == 1:
        return _quantity(QUANTITIES[name], _word(given[0]), scope)
    if name == "diff" and len(given) in (2, 3):
        # ``diff(formula, t)`` and ``diff(formula, t, 2)``
        if not isinstance(node.args[1], ast.Name) or node.args[1].id != "t":
            raise ModelError(f"'{_short(ast.unparse(node))}' is not by the time: write diff(formula, t).")
        order = _whole(node.args[2]) if len(node.args) == 3 else 1
        return checked(_derivative(_scalar(node.args[0], scope, depth + 1), order))
    if name == "symbol" and len(given) == 1:
        return _symbol(_word(given[0]), scope)
    if name == "rate" and len(given) == 2:
        return _derivative(_symbol(_word(given[0]), scope), _whole(given[1]))
    if name == "integral" and len(given) in (2, 3):
        what, start, *kernel = (_scalar(part, scope, depth + 1) for part in given)
        return integral(what, start=start, kernel=kernel[0] if kernel else None)
    if name in ("dot", "cross") and len(given) == 2:
        first, second = (_vector(part, scope, depth + 1) for part in given)
        return first.dot(second) if name == "dot" else first.cross(second)
    raise _unread(node)


def function_value(name: str, values: Sequence[sm.Expr]) -> sm.Expr:
    """A function of the vocabulary at values; ModelError where the number would be too large for a computer."""
    if name in GROWING and values[0].is_number and abs(float(values[0])) > 2 * LARGEST_POWER:
        raise ModelError(f"{name}({_short(str(values[0]))}) is too large for a computer.")
    return checked(FUNCTIONS[name][0](*values))


def _vector(node: ast.expr, scope: Scope, depth: int) -> Vector:
    value = _built(node, scope, depth)
    if not isinstance(value, Vector):
        raise ModelError(f"'{_short(ast.unparse(node))}' is a scalar where a vector is wanted.")
    return value


def _component(node: ast.Attribute, scope: Scope, depth: int) -> Value:
    """The axis of a frame, or the component of a vector in the inertial frame."""
    if node.attr not in ("x", "y", "z"):
        raise _unread(node)
    frame = _frame(node.value, scope)
    if frame is not None:
        return {"x": frame.x, "y": frame.y, "z": frame.z}[node.attr]
    if scope.inertial is None or isinstance(node.value, (ast.Name, ast.Constant)):
        raise ModelError(
            f"'{_short(ast.unparse(node))}' is not an axis of a frame of the model; frames are "
            f"{', '.join(scope.frames) or 'none'}."
        )
    N = scope.inertial
    return _vector(node.value, scope, depth + 1).dot({"x": N.x, "y": N.y, "z": N.z}[node.attr])


def _frame(node: ast.expr, scope: Scope) -> ReferenceFrame | None:
    if isinstance(node, ast.Name):
        return scope.frames.get(node.id)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "frame" and node.args:
        return _among("frame", _word(node.args[0]), scope.frames)
    return None


def _quantity(quantity: PlaceholderKind, of: str, scope: Scope) -> Vector:
    if scope.inertial is None:
        raise ModelError(f"'{quantity.words.replace(' ', '_')}' is not read in a line: it has no points and frames.")
    thing: Any = _among("frame", of, scope.frames) if quantity.angular else _among("point", of, scope.points)
    x, y, z = placeholders(quantity, thing)
    return x * scope.inertial.x + y * scope.inertial.y + z * scope.inertial.z


def _among(what: str, name: str, known: Mapping[str, Any]) -> Any:
    require_one_of(name, known, f"'{_short(name)}' is not a {what} of the model")
    return known[name]


def _word(node: ast.expr) -> str:
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    raise _unread(node)


def _whole(node: ast.expr) -> int:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    raise _unread(node)
