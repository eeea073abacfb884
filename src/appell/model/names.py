"""Names: those that are reserved, how they are read, and looking things up by name, symbol or object."""

from __future__ import annotations

import difflib
import functools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from typing import TYPE_CHECKING, Any, TypeVar

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import Vector, dynamicsymbols

from appell.algebra.leaves import leaves
from appell.constraints import Placeholder
from appell.constraints.kernel import POSSIBLE
from appell.errors import ModelError
from appell.escaping import one_line
from appell.numbers import TEXT

if TYPE_CHECKING:
    from appell.model.mechanism import Mechanism

T = TypeVar("T")

RESERVED = {
    "t": "it is the time in every expression",
    "time": "it is the time in every result",
}
"""Names that nothing of a model may have, and why."""


def require_new(data: Mechanism, name: object, what: str) -> None:
    """Refuse what is not a name, a reserved one, and one that is taken."""
    require_name(name, what)
    if name in RESERVED:
        raise ModelError(f"the {what} '{name}' has a reserved name, since {RESERVED[str(name)]}: choose another name.")
    if data.is_taken(str(name)):
        raise ModelError(
            f"the name '{name}' is taken already in the model '{data.name}': choose another name for the {what}."
        )


def require_name(name: object, what: str) -> None:
    """Refuse what is not a name, and an empty one."""
    article = "an" if what[0] in "aeiou" else "a"
    require_words(name, f"the name of {article} {what}")
    if not str(name).strip():
        raise ModelError(f"{article} {what} needs a name.")


def require_words(words: object, what: str, longest: int = TEXT.name) -> None:
    """Refuse words that are longer than people write, or hold what cannot be seen: line breaks, control characters."""
    if not isinstance(words, str):
        raise ModelError(f"{what} is {words!r:.60}: give a string.")
    if len(words) > longest:
        raise ModelError(f"{what} is '{one_line(words[:40])}...', of {len(words)} characters: {longest} are the most.")
    if not words.isprintable():
        raise ModelError(
            f"{what} is '{one_line(words)}', with a character that cannot be printed (a line break, a control "
            "character): write it in plain letters."
        )


def read_names(names: object, make: Callable[[str], Any], what: str) -> list[Any]:
    """Symbols from a string of names as SymPy reads it ("x y"), or from a list of names and symbols."""
    if isinstance(names, str):
        try:
            return as_list(make(names))
        except ValueError:
            raise ModelError(f"{names!r} names no {what}: give names such as 'x y'.") from None
    if isinstance(names, Sequence | sm.MatrixBase):
        found = [made for part in names for made in (read_names(part, make, what) if isinstance(part, str) else [part])]
        if not found:
            raise ModelError(f"{names!r} names no {what}: give names such as 'x y'.")
        return found
    return [names]


@functools.lru_cache(maxsize=65536)
def function_of_time(name: str, real: bool | None = None) -> sm.Expr:
    """The function of time of that name, whatever is in it; SymPy makes a class for each, which takes long."""
    made: sm.Expr = sm.Function(name, real=real)(dynamicsymbols._t)
    return made


@functools.lru_cache(maxsize=65536)
def rate_of(function: sm.Expr, order: int = 1) -> sm.Expr:
    """The derivative of a function of time, or a higher one; SymPy takes a fifth of a millisecond to write it."""
    rate: sm.Expr = sm.Derivative(function, (dynamicsymbols._t, order))
    return rate


def name_of(key: object) -> str:
    """The name of a symbol, a function of time, its derivative (x' is "x'"), a body or a string."""
    if isinstance(key, str):
        return key
    if isinstance(key, sm.Derivative):
        return str(key.expr.func) + "'" * int(key.derivative_count)
    if isinstance(key, AppliedUndef):
        return str(key.func)
    name = getattr(key, "name", None)
    return str(key) if name is None else str(name)


def is_single(names: object) -> bool:
    """Whether names stand for one symbol, as SymPy reads them; or one symbol is given itself."""
    return not isinstance(sm.symbols(names) if isinstance(names, str) else names, Sequence | sm.MatrixBase)


def as_list(made: object) -> list[Any]:
    """What SymPy made of a string of names, as a list."""
    return list(made) if isinstance(made, tuple | list) else [made]


def suggestion(name: str, known: Iterable[str]) -> str:
    """A closing phrase that offers the nearest known names."""
    names = list(known)
    if name in names:
        return f"; there is a '{name}', but it is another object: use the one that the model returned."
    near = difflib.get_close_matches(name, names, n=3, cutoff=0.5)
    if near:
        return f"; did you mean {' or '.join(repr(n) for n in near)}?"
    return f"; known are {', '.join(names)}." if names else "."


def require_one_of(name: str, known: Iterable[str], words: str, error: type[Exception] = ModelError) -> None:
    """Refuses a name that is not among those that are known: in these words, with the nearest that are."""
    names = list(known)
    if name not in names:
        raise error(words + suggestion(name, names))


class ByName(Mapping[str, T]):
    """A read-only mapping by name; an object with such a name is a key too.

    A class of this kind says what its ``_entries`` are, what is ``_missing`` where a name is not among them, and, where
    an entry is not itself the value, how it is ``_read`` each time that it is asked for.
    """

    _entries: Mapping[str, Any]
    _note = ""
    """What more is said where a name is not among them."""

    def _missing(self, name: str) -> str:
        """The sentence that refuses a name, without the names that are there."""
        raise NotImplementedError

    def _read(self, name: str) -> T:
        """The value of one of the entries."""
        value: T = self._entries[name]
        return value

    def __getitem__(self, key: object) -> T:
        name = name_of(key)
        if name not in self._entries:
            raise KeyError(self._missing(name) + suggestion(name, self._entries) + self._note)
        return self._read(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)


def require_known(where: str, expression: sm.Expr | Vector, symbols: Set[sm.Symbol], functions: Set[sm.Expr]) -> None:
    """Every symbol and every function of time of an expression belongs to the model."""
    for past in {past for e in _parts(expression) for past in e.atoms(sm.Subs)}:  # x' at another time than the present
        for function in past.expr.atoms(AppliedUndef):
            if function.func(dynamicsymbols._t) in functions:
                raise ModelError(f"{where} holds a delay, the past of a rate of '{name_of(function)}': {POSSIBLE}")
    found = leaves(_parts(expression), derivatives=False) - {dynamicsymbols._t}
    for leaf in (leaf for leaf in found if leaf not in symbols and leaf not in functions):
        if any(e.has(sm.Integral) for e in _parts(expression)):
            raise ModelError(f"{where} holds an integral: write it in a constraint, where its state is kept.")
        if _is_past(leaf, functions):
            raise ModelError(f"{where} holds a delay, the past of '{name_of(leaf)}': {POSSIBLE}")
        if isinstance(leaf, AppliedUndef) and not functions:
            raise ModelError(f"{where} holds '{leaf}', which changes with time: give numbers and parameters only.")
        if isinstance(leaf, AppliedUndef):
            raise ModelError(
                f"{where} holds the unknown function '{leaf}': declare it with model.coordinates or model.speeds"
                + suggestion(str(leaf.func), sorted(name_of(f) for f in functions))
            )
        if not isinstance(leaf, Placeholder):
            raise ModelError(
                f"{where} holds the unknown symbol '{leaf}': declare it with model.parameters"
                + suggestion(name_of(leaf), sorted(name_of(s) for s in symbols))
            )


def require_constant_value(where: str, expression: sm.Expr, symbols: Set[sm.Symbol]) -> None:
    """Numbers and parameters only: what a model is made of does not change along a motion, not even with time."""
    require_known(where, expression, symbols, set())
    if dynamicsymbols._t in sm.sympify(expression).free_symbols:
        raise ModelError(f"{where} holds the time: give numbers and parameters only.")


def _is_past(leaf: sm.Basic, functions: Set[sm.Expr]) -> bool:
    """Whether something that moves with the model stands at another time than the present."""
    t = dynamicsymbols._t
    if isinstance(leaf, Placeholder):
        return leaf.time != t
    return isinstance(leaf, AppliedUndef) and leaf.args != (t,) and len(leaf.args) == 1 and leaf.func(t) in functions


def _parts(expression: sm.Expr | Vector) -> list[sm.Expr]:
    if isinstance(expression, Vector):
        return [e for components, _ in expression.args for e in components]
    return [sm.sympify(expression, strict=True)]
