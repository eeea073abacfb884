"""A model from the Python that makes it: statements taken apart by ``ast``, each verb called by name, nothing run."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import sympy as sm

from appell.errors import AppellError, AppellWarning, ModelError
from appell.imports.python_text.expressions import Expressions, located, short
from appell.imports.python_text.words import (
    TIME,
    Namespace,
    PrincipleWord,
    Result,
    mathematics,
    model_words,
    vectors,
)
from appell.model.model import Model
from appell.model.names import name_of
from appell.numbers import TEXT

PICTURES = ("warnings", "matplotlib.pyplot")
"""Modules that no model needs, and that a page of the documentation imports."""

REFUSED = (AttributeError, TypeError, ValueError, ArithmeticError, LookupError, RecursionError, NotImplementedError)
"""What a verb may raise for an argument that nobody foresaw: said with the line, like every refusal."""


@dataclass
class ReadPython:
    """A model with what the text says of its motion; ``unread``: lines that work on results, which are left out."""

    model: Model | None = None
    start: dict[str, float] = field(default_factory=dict)
    duration: float | None = None
    inputs: dict[str, Any] = field(default_factory=dict)
    parameters: dict[str, float] = field(default_factory=dict)
    principle: str | None = None
    unread: list[tuple[int, str]] = field(default_factory=list)


def read_python(text: str, principles: Iterable[str] = ()) -> ReadPython:
    """The model of a text of Python; ModelError with the line for what has no word here.

    ``principles`` are the names that ``ap.`` knows as principles. The text may hold imports of appell and SymPy,
    assignments, verbs of a model, ``for`` over tuples and ranges, ``model.derive(...)`` and ``.simulate(...)``; or
    ``start``, ``duration`` and ``inputs`` as the files of the command line have them.
    """
    if len(text) > TEXT.document:
        raise ModelError(f"the text has {len(text)} letters, more than {TEXT.document}.")
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        raise ModelError(f"line {error.lineno or 1}: this is not Python: {error.msg}.") from None
    except (ValueError, RecursionError, MemoryError):
        raise ModelError("the text is not Python, or it is nested too deeply.") from None
    statements = _Statements(principles)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", AppellWarning)
        for statement in tree.body:
            statements.read(statement)
    return statements.finished()


class _Statements:
    """The statements of a text, one after the other."""

    def __init__(self, principles: Iterable[str]) -> None:
        self.modules = {"appell": model_words(principles), "sympy": mathematics(), "math": mathematics()}
        self.modules |= {
            "numpy": mathematics(),
            "sympy.physics.vector": vectors(),
            "sympy.physics.mechanics": vectors(),
        }
        # a cell that is pasted alone has its imports in another one
        usual = {"ap": "appell", "sm": "sympy", "np": "numpy"}
        self.names: dict[str, Any] = {name: self.modules[module] for name, module in usual.items()}
        self.names["t"] = TIME
        self.made = ReadPython()
        self.left = TEXT.pieces
        self.expressions = Expressions(self.names, self._on_result)

    def read(self, node: ast.stmt) -> None:
        """One statement; what is refused in it is said with its line."""
        self.left -= 1
        if self.left < 0:
            raise ModelError(f"line {node.lineno}: the text has more than {TEXT.pieces} steps.")
        reader = getattr(self, f"_{type(node).__name__.lower()}", None)
        if reader is None:
            words = {"FunctionDef": "def", "ClassDef": "class", "While": "while", "With": "with", "Try": "try"}
            word = words.get(type(node).__name__, type(node).__name__.lower())
            raise ModelError(
                f"line {node.lineno}: '{word}' is not read: write a model as assignments and verbs, line by line."
            )
        try:
            reader(node)
        except ModelError as error:
            raise error if str(error).startswith("line ") else located(node.lineno, error) from None
        except (AppellError, *REFUSED) as error:
            raise located(node.lineno, error) from None

    def finished(self) -> ReadPython:
        """The model, and what stands in ``start``, ``duration``, ``inputs`` where no run said otherwise."""
        made, names = self.made, self.names
        models = [value for value in names.values() if isinstance(value, Model)]
        made.model = made.model or (names["model"] if isinstance(names.get("model"), Model) else None)
        made.model = made.model or (models[-1] if models else None)
        if made.model is None:
            raise ModelError("the text makes no model: begin with model = ap.Model('its name').")
        if isinstance(names.get("start"), Mapping) and not made.start:
            made.start = _numbers("start", names["start"])
        if isinstance(names.get("duration"), int | float | sm.Expr) and made.duration is None:
            made.duration = _number("duration", names["duration"])
        if isinstance(names.get("inputs"), Mapping) and not made.inputs:
            made.inputs = {name_of(key): value for key, value in names["inputs"].items()}
        return made

    # ---- statements -----------------------------------------------------------------------------------------------

    def _import(self, node: ast.Import) -> None:
        for one in node.names:
            if one.name in PICTURES:
                self.names[one.asname or one.name] = Result(one.name)
                continue
            self._require_module(one.name)
            if one.asname is None and "." in one.name:
                raise ModelError(f"'import {one.name}' is not read: write 'import {one.name} as ...'.")
            self.names[one.asname or one.name] = self.modules[one.name]

    def _importfrom(self, node: ast.ImportFrom) -> None:
        if node.module == "__future__":
            return
        if node.module == "sympy.physics" and not node.level:
            for one in node.names:
                self._require_module(f"sympy.physics.{one.name}")
                self.names[one.asname or one.name] = self.modules[f"sympy.physics.{one.name}"]
            return
        self._require_module(node.module or "." * node.level)
        module: Namespace = self.modules[str(node.module)]
        for one in node.names:
            if one.name not in module.members:
                raise ModelError(f"'{one.name:.60}' of {node.module} is not read.")
            self.names[one.asname or one.name] = module.members[one.name]

    def _require_module(self, name: str) -> None:
        if name not in self.modules:
            raise ModelError(f"'{name:.60}' is not imported here: a model needs appell, sympy and math only.")

    def _assign(self, node: ast.Assign) -> None:
        value = self._value_of(node.value, node.lineno)
        for target in node.targets:
            self.expressions.give(target, value)

    def _annassign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.expressions.give(node.target, self._value_of(node.value, node.lineno))

    def _augassign(self, node: ast.AugAssign) -> None:
        if not isinstance(node.target, ast.Name):
            raise ModelError(f"'{short(node.target)}' cannot be given a value: write name = ...")
        before = ast.Name(node.target.id, ast.Load())
        self.names[node.target.id] = self.expressions.value(ast.BinOp(before, node.op, node.value))

    def _expr(self, node: ast.Expr) -> None:
        if not (isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)):
            self._value_of(node.value, node.lineno)

    def _for(self, node: ast.For) -> None:
        if node.orelse:
            raise ModelError("'for ... else' is not read.")
        plain = isinstance(node.iter, ast.Name | ast.Attribute | ast.Subscript)
        if plain and isinstance(self.expressions.value(node.iter), Result):
            self.made.unread.append((node.lineno, f"for ... in {short(node.iter)}"))
            return
        for item in self.expressions.sequence(node.iter):
            self.expressions.give(node.target, item)
            for statement in node.body:
                self.read(statement)

    def _if(self, node: ast.If) -> None:
        if ast.unparse(node.test) not in ("__name__ == '__main__'", '__name__ == "__main__"') or node.orelse:
            raise ModelError("'if' is not read: state a model without conditions.")
        for statement in node.body:
            self.read(statement)

    def _pass(self, node: ast.Pass) -> None:
        return

    def _value_of(self, node: ast.expr, line: int) -> Any:
        value = self.expressions.value(node)
        if isinstance(value, Result) and value.words not in ("derive", "simulate", *PICTURES):
            self.made.unread.append((line, short(node)))
        return value

    # ---- what the text says of a motion -------------------------------------------------------------------------

    def _on_result(self, owner: Any, words: str, given: list[Any], named: dict[str, Any]) -> Result:
        """A call on a model or on results: which principle, and how it runs."""
        name, made = words.rsplit(".", 1)[-1], self.made
        if isinstance(owner, Model) and name == "derive":
            made.model = owner
            if given and isinstance(given[0], PrincipleWord):
                made.principle = given[0].name
            return Result("derive")
        if name == "simulate" and isinstance(owner, Result):
            options = dict(zip(("duration", "state"), given, strict=False)) | named
            if "duration" in options:
                made.duration = _number("duration", options["duration"])
            if isinstance(options.get("state"), Mapping):
                made.start = _numbers("state", options["state"])
            if isinstance(options.get("parameters"), Mapping):
                made.parameters = _numbers("parameters", options["parameters"])
            if isinstance(options.get("inputs"), Mapping):
                made.inputs = {name_of(key): value for key, value in options["inputs"].items()}
            return Result("simulate")
        return Result(words)


def _numbers(what: str, given: Mapping[Any, Any]) -> dict[str, float]:
    return {name_of(key): _number(f"{what}: {name_of(key)}", value) for key, value in given.items()}


def _number(what: str, value: Any) -> float:
    made = sm.sympify(value, strict=True) if isinstance(value, int | float | sm.Expr) else None
    if made is None or not made.is_number or not made.is_real:
        raise ModelError(f"{what} is '{value!s:.40}': give a number.")
    return float(made)
