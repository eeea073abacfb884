"""Expressions of Python as values: numbers, SymPy's expressions and vectors, what verbs return. Nothing is evaluated.

Every name, operation and call is one of ``words.py``; no string becomes an expression, and no expression grows beyond
what a formula of a document may have.
"""

from __future__ import annotations

import ast
import difflib
import inspect
import math
import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

import sympy as sm
from sympy.physics.vector import Dyadic, Vector

from appell.errors import AppellError, ModelError
from appell.imports.python_text.words import (
    ATTRIBUTES,
    LABELS,
    METHOD_STRINGS,
    METHODS,
    NAMED_KEYS,
    SCALARS,
    TENSORS,
    Namespace,
    PrincipleWord,
    Result,
    Word,
    differentiated,
)
from appell.model.declarative.numbers import checked, power
from appell.model.model import Model
from appell.model.names import require_one_of, require_words, suggestion
from appell.numbers import TEXT

_RANGE = re.compile(r"(\d*):(\d+)")
_BRACKETS = re.compile(r"[()\[\]{}\\]")


class Expressions:
    """Values of expressions among names; ``called`` hears of every call on results (``derive``, ``simulate``)."""

    def __init__(self, names: dict[str, Any], called: Callable[[Any, str, list[Any], dict[str, Any]], Any]) -> None:
        self.names = names
        self.called = called
        self._sizes: dict[Any, int] = {}

    def value(self, node: ast.expr, depth: int = 0) -> Any:
        """What an expression stands for; ModelError for any piece that has no word."""
        if depth > TEXT.nesting:
            raise ModelError(f"an expression is nested more than {TEXT.nesting} deep: write it in parts.")
        reader = getattr(self, f"_{type(node).__name__.lower()}", None)
        if reader is None:
            raise ModelError(f"'{short(node)}' is not read: only names, numbers, calls and + - * / ** are.")
        # The value, unless it has more pieces than a formula may have, or a number beyond what a computer holds
        value = reader(node, depth + 1)
        parts: Iterable[Any] = ()
        if isinstance(value, int | float) and not isinstance(value, bool):
            checked(sm.sympify(value, strict=True))
        elif isinstance(value, sm.Expr):
            parts = (value,)
        elif isinstance(value, Vector):
            parts = (entry for matrix, _ in value.args for entry in matrix)
        elif isinstance(value, Dyadic):
            parts = (term[0] for term in value.args)
        for part in parts:
            if self._pieces(part) > TEXT.pieces:
                raise ModelError(f"an expression has more than {TEXT.pieces} pieces: write a smaller one.")
            checked(part)
        return value

    # ---- plain pieces ---------------------------------------------------------------------------------------------

    def _constant(self, node: ast.Constant, depth: int) -> Any:
        value = node.value
        if isinstance(value, str) or value is None or isinstance(value, bool):
            return value
        if isinstance(value, int):
            return int(checked(sm.Integer(value)))
        if isinstance(value, float) and math.isfinite(value):
            return value
        raise ModelError(f"'{short(node)}' is not read: give a finite number or a string.")

    def _name(self, node: ast.Name, depth: int) -> Any:
        require_one_of(node.id, self.names, f"'{node.id:.60}' has no meaning here")
        return self.names[node.id]

    def _tuple(self, node: ast.Tuple | ast.List, depth: int) -> Any:
        found: list[Any] = []
        for item in node.elts:
            if isinstance(item, ast.Starred):
                found += self.sequence(item.value, depth)
            else:
                found.append(self.value(item, depth))
            if len(found) > TEXT.entries:
                raise ModelError(f"a list has more than {TEXT.entries} items.")
        return found if isinstance(node, ast.List) else tuple(found)

    _list = _tuple

    def _dict(self, node: ast.Dict, depth: int) -> dict[Any, Any]:
        found: dict[Any, Any] = {}
        for key, item in zip(node.keys, node.values, strict=True):
            value = self.value(item, depth)
            if key is None:
                if not isinstance(value, Mapping):
                    raise ModelError(f"'**{short(item)}' is not a dictionary.")
                found |= value
            else:
                found[self.value(key, depth)] = value
        return found

    def _joinedstr(self, node: ast.JoinedStr, depth: int) -> str:
        parts = []
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                value = self.value(part.value, depth)
                if part.format_spec is not None or not isinstance(value, int | str):
                    raise ModelError(f"'{short(node)}' is not read: only whole numbers and strings stand in braces.")
                parts.append(str(value))
            else:
                parts.append(str(part.value))  # type: ignore[attr-defined]
        text = "".join(parts)
        require_words(text, "a string", TEXT.description)
        return text

    def _subscript(self, node: ast.Subscript, depth: int) -> Any:
        held, key = self.value(node.value, depth), self.value(node.slice, depth)
        if isinstance(held, Result):
            return held
        if isinstance(held, list | tuple | Mapping):
            try:
                return held[key]
            except (IndexError, KeyError, TypeError):
                raise ModelError(f"'{short(node)}' is not there.") from None
        raise ModelError(f"'{short(node)}' is not read: only tuples, lists and dictionaries have entries.")

    def _ifexp(self, node: ast.IfExp, depth: int) -> Any:
        test, value, other = (self.value(part, depth) for part in (node.test, node.body, node.orelse))
        if not isinstance(test, sm.Rel):
            raise ModelError(f"'{short(node.test)}' is not read as a condition: write x >= 0.")
        return sm.Piecewise((value, test), (other, True))

    def _listcomp(self, node: ast.ListComp | ast.GeneratorExp, depth: int) -> list[Any]:
        if len(node.generators) != 1 or node.generators[0].ifs:
            raise ModelError(f"'{short(node)}' is not read: one 'for' without 'if' is.")
        (one,), found, before = node.generators, [], dict(self.names)
        for item in self.sequence(one.iter, depth):
            self.give(one.target, item)
            found.append(self.value(node.elt, depth))
        self.names.clear()
        self.names.update(before)
        return found

    _generatorexp = _listcomp

    def give(self, target: ast.expr, value: Any) -> None:
        """Give names their values: one, or as many as there are names."""
        if isinstance(target, ast.Name):
            self.names[target.id] = value
        elif isinstance(target, ast.Tuple | ast.List):
            parts = [value] * len(target.elts) if isinstance(value, Result) else value
            if not isinstance(parts, list | tuple) or len(parts) != len(target.elts):
                raise ModelError(f"'{short(target)}' is given what has not {len(target.elts)} parts.")
            for part, item in zip(target.elts, parts, strict=True):
                self.give(part, item)
        else:
            raise ModelError(f"'{short(target)}' cannot be given a value: write name = ...")

    def sequence(self, node: ast.expr, depth: int = 0) -> list[Any]:
        """The items of a tuple, list, range, zip or enumerate."""
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("range", "zip", "enumerate")
        ):
            if node.func.id == "range":
                bounds = [self.value(part, depth) for part in node.args]
                items = range(*bounds)
                if len(items) > TEXT.entries:
                    raise ModelError(f"'{short(node)}' has more than {TEXT.entries} items.")
                return list(items)
            given = [self.sequence(part, depth) for part in node.args]
            return list(zip(*given, strict=False)) if node.func.id == "zip" else list(enumerate(given[0]))
        found = self.value(node, depth)
        if not isinstance(found, list | tuple | Mapping) and type(found).__name__ not in ("dict_items", "dict_keys"):
            raise ModelError(f"'{short(node)}' is not a tuple or a list.")
        return list(found)

    # ---- operations -----------------------------------------------------------------------------------------------

    def _unaryop(self, node: ast.UnaryOp, depth: int) -> Any:
        value: Any = self.value(node.operand, depth)
        if isinstance(value, Result):
            return value
        signed: Any = (*SCALARS, *TENSORS)
        if isinstance(node.op, ast.USub | ast.UAdd) and isinstance(value, signed):
            return -value if isinstance(node.op, ast.USub) else value
        raise ModelError(f"'{short(node)}' is not read: a sign stands before numbers, expressions and vectors.")

    def _binop(self, node: ast.BinOp, depth: int) -> Any:
        left, right = self.value(node.left, depth), self.value(node.right, depth)
        if isinstance(left, Result) or isinstance(right, Result):
            return Result(short(node))
        for side, value in ((node.left, left), (node.right, right)):
            if not isinstance(value, (*SCALARS, *TENSORS)) or isinstance(value, bool):
                raise ModelError(f"'{short(side)}' is no number, expression or vector: it has no {_SIGNS(node.op)}.")
        if isinstance(node.op, ast.Add | ast.Sub):
            return left + right if isinstance(node.op, ast.Add) else left - right
        if isinstance(node.op, ast.Mult):
            if isinstance(left, TENSORS) and isinstance(right, TENSORS):
                raise ModelError(f"'{short(node)}' multiplies two vectors: write a.dot(b) or a.cross(b).")
            return left * right
        if isinstance(node.op, ast.Div) and not isinstance(right, TENSORS):
            if right == 0:
                raise ModelError(f"'{short(node)}' divides by 0.")
            return left / right if not isinstance(left, int) else sm.Integer(left) / right
        if isinstance(node.op, ast.Pow) and isinstance(left, SCALARS) and isinstance(right, SCALARS):
            return power(sm.sympify(left, strict=True), sm.sympify(right, strict=True), TEXT.power, exact=False)
        raise ModelError(f"'{short(node)}' is not read: operations are + - * / and **.")

    def _compare(self, node: ast.Compare, depth: int) -> Any:
        kinds = {ast.Lt: sm.Lt, ast.LtE: sm.Le, ast.Gt: sm.Gt, ast.GtE: sm.Ge}
        if len(node.ops) != 1 or type(node.ops[0]) not in kinds:
            raise ModelError(f"'{short(node)}' is not read: relations are <, <=, > and >=, one at a time.")
        left, right = (self.value(part, depth) for part in (node.left, node.comparators[0]))
        if not all(isinstance(side, SCALARS) for side in (left, right)):
            raise ModelError(f"'{short(node)}' compares what is no number.")
        return kinds[type(node.ops[0])](left, right)

    # ---- attributes and calls -------------------------------------------------------------------------------------

    def _attribute(self, node: ast.Attribute, depth: int) -> Any:
        held, name = self.value(node.value, depth), node.attr
        if isinstance(held, Result):
            return Result(f"{held.words}.{name}")
        if isinstance(held, Namespace):
            if name in held.members:
                return held.members[name]
            if near := difflib.get_close_matches(name, held.members, n=1, cutoff=0.8):
                raise ModelError(f"'{short(node)}' is not there; did you mean '{near[0]}'?")
            return Result(short(node))
        for kind, words in ATTRIBUTES:
            if isinstance(held, kind) and name in words:
                return getattr(held, name)
        for kind, words in METHODS:
            if isinstance(held, kind) and name in words:
                if name == "diff":
                    return Word(name, partial(differentiated, held))
                strings = METHOD_STRINGS.get(name, frozenset()) | (LABELS if kind is Model else frozenset())
                return Word(name, getattr(held, name), strings)
        if isinstance(held, Model) and not name.startswith("_") and hasattr(Model, name):
            return Result(f"model.{name}")
        known = [w for kind, words in (*ATTRIBUTES, *METHODS) if isinstance(held, kind) for w in words]
        raise ModelError(f"'{short(node)}' is not read" + (suggestion(name, known) or ": it is no part of a model."))

    def _call(self, node: ast.Call, depth: int) -> Any:
        if isinstance(node.func, ast.Name) and node.func.id in ("print", "display"):
            return Result(node.func.id)
        if isinstance(node.func, ast.Name) and node.func.id in ("dict", "list", "tuple", "float", "int"):
            return self._built_in(node, depth)
        word = self.value(node.func, depth)
        given: list[Any] = []
        for part in node.args:
            given += self.sequence(part.value, depth) if isinstance(part, ast.Starred) else [self.value(part, depth)]
        named: dict[str, Any] = {}
        for keyword in node.keywords:
            value = self.value(keyword.value, depth)
            named |= value if keyword.arg is None and isinstance(value, Mapping) else {str(keyword.arg): value}
        if isinstance(word, Result):
            owner = self.value(node.func.value, depth) if isinstance(node.func, ast.Attribute) else None
            return self.called(owner, word.words, given, named)
        if isinstance(word, PrincipleWord):
            return word
        if not isinstance(word, Word):
            raise ModelError(f"'{short(node.func)}' cannot be called.")
        if word.is_function and any(isinstance(part, Result) for part in given):
            return Result(short(node))
        _require_arguments(word, given, named)
        return word.call(*given, **named)

    def _built_in(self, node: ast.Call, depth: int) -> Any:
        word = node.func.id  # type: ignore[attr-defined]
        if word == "dict":
            return {str(k.arg): self.value(k.value, depth) for k in node.keywords}
        if word in ("list", "tuple"):
            found = self.sequence(node.args[0], depth) if node.args else []
            return found if word == "list" else tuple(found)
        value: Any = self.value(node.args[0], depth) if len(node.args) == 1 else None
        if not isinstance(value, SCALARS) or not sm.sympify(value, strict=True).is_number:
            raise ModelError(f"'{short(node)}' is not read: give one number.")
        return float(value) if word == "float" else int(value)

    # ---- sizes ----------------------------------------------------------------------------------------------------

    def _pieces(self, expression: Any) -> int:
        if expression not in self._sizes:
            count = 1 + sum(self._pieces(part) for part in getattr(expression, "args", ()))
            self._sizes[expression] = min(count, 10 * TEXT.pieces)
        return self._sizes[expression]


def _SIGNS(operation: ast.operator) -> str:
    return {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Pow: "**"}.get(type(operation), "such sign")


def _require_arguments(word: Word, given: list[Any], named: dict[str, Any]) -> None:
    """Refuse results, and strings where they are no names."""
    try:
        bound = inspect.signature(word.call).bind(*given, **named).arguments
    except TypeError as error:
        raise ModelError(f"{word.name}: {error}.") from None
    except ValueError:  # a function of SymPy, which has no signature
        bound = {str(i): value for i, value in enumerate([*given, *named.values()])}
    for name, value in bound.items():
        for part in _flat(value, word.name in NAMED_KEYS):
            if isinstance(part, Result):
                raise ModelError(
                    f"{word.name} is given '{part.words:.60}', which is not read: it is no part of a model."
                )
            if isinstance(part, Namespace | Word | PrincipleWord):
                raise ModelError(f"{word.name} is given a function for {name}: call it first.")
            if isinstance(part, str):
                _require_label(word, name, part)


def _require_label(word: Word, name: str, text: str) -> None:
    names = name in word.strings or (name == "constraint" and word.name in ("release", "replace"))
    if not names:
        raise ModelError(f"{word.name} is given the string '{text:.40}' for {name}: give numbers, symbols or vectors.")
    require_words(text, name, TEXT.description if name == "description" else TEXT.name)
    if name in ("names", "coordinates") and _BRACKETS.search(text):
        raise ModelError(f"'{text:.40}' names nothing: write names such as 'x y' or 'q1:5'.")
    for begin, end in _RANGE.findall(text) if name in ("names", "coordinates", "speeds") else ():
        if int(end) - int(begin or 0) > TEXT.entries or len(_RANGE.findall(text)) > 1:
            raise ModelError(f"'{text:.40}' names more than {TEXT.entries} things.")


def _flat(value: Any, named_keys: bool) -> Iterable[Any]:
    if isinstance(value, Mapping):
        for key, item in value.items():
            if not (named_keys and isinstance(key, str)):
                yield key
            yield from _flat(item, named_keys)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _flat(item, named_keys)
    else:
        yield value


def short(node: ast.AST) -> str:
    """A piece of the text, in at most a line."""
    try:
        text = " ".join(ast.unparse(node).split())
    except (RecursionError, ValueError):
        text = type(node).__name__
    return text if len(text) <= TEXT.quoted else f"{text[: TEXT.quoted - 3]}..."


def located(line: int, error: Exception) -> ModelError:
    """A refusal with the line that it is about."""
    said = str(error) if isinstance(error, AppellError) else f"this has no meaning ({type(error).__name__}: {error})."
    return ModelError(f"line {line}: {' '.join(said.split())}")
