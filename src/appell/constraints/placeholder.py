"""Placeholders: symbols that stand for the components, in the inertial frame, of a quantity of a point or a frame.

They move with time and differentiate by it: r' = v, v' = a and omega' = alpha, component by component, since the
inertial frame does not turn; an axis e of a frame that turns with omega has e' = omega x e.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, dynamicsymbols

from appell.algebra.leaves import leaves
from appell.errors import ConstraintError


class PlaceholderKind(Enum):
    """What a placeholder stands for; ``order`` is the number of time derivatives in it."""

    POSITION = ("position", 0, False)
    X_AXIS = ("x axis", 0, True)
    Y_AXIS = ("y axis", 0, True)
    Z_AXIS = ("z axis", 0, True)
    VELOCITY = ("velocity", 1, False)
    ACCELERATION = ("acceleration", 2, False)
    ANGULAR_VELOCITY = ("angular velocity", 1, True)
    ANGULAR_ACCELERATION = ("angular acceleration", 2, True)

    def __init__(self, words: str, order: int, angular: bool) -> None:
        self.words = words
        self.order = order
        self.angular = angular


AXES = (PlaceholderKind.X_AXIS, PlaceholderKind.Y_AXIS, PlaceholderKind.Z_AXIS)

RATES = {
    PlaceholderKind.POSITION: PlaceholderKind.VELOCITY,
    PlaceholderKind.VELOCITY: PlaceholderKind.ACCELERATION,
    PlaceholderKind.ANGULAR_VELOCITY: PlaceholderKind.ANGULAR_ACCELERATION,
}
"""The quantity that is the rate of another, component by component."""


class Placeholder(sm.Symbol):
    """One component, in the inertial frame, of a quantity of a point or a frame, at a time (by default the present)."""

    __slots__ = ("axis", "of", "quantity", "time")

    quantity: PlaceholderKind
    of: Point | ReferenceFrame
    axis: int
    time: sm.Basic

    def __new__(
        cls, quantity: PlaceholderKind, of: Point | ReferenceFrame, axis: int, time: sm.Basic | None = None
    ) -> Placeholder:
        name = f"{quantity.words.replace(' ', '_')}_{of}_{'xyz'[axis]}"
        symbol = sm.Symbol.__xnew__(cls, name, real=True)
        symbol.quantity, symbol.of, symbol.axis = quantity, of, axis
        symbol.time = dynamicsymbols._t if time is None else time
        return symbol

    def _hashable_content(self) -> tuple[Any, ...]:
        return (self.name, self.quantity.words, id(self.of), self.axis, self.time)

    def __getnewargs_ex__(self) -> tuple[tuple[Any, ...], dict[str, Any]]:
        return (self.quantity, self.of, self.axis, self.time), {}

    def __getstate__(self) -> None:
        return None

    # ---- what moves with time ---------------------------------------------------------------------------------------

    @property
    def free_symbols(self) -> set[sm.Basic]:
        """Itself and the time, by which it can be differentiated."""
        return {self} | self.time.free_symbols

    def _eval_derivative(self, s: sm.Basic) -> sm.Expr:
        return self.rate if s == self.time else super()._eval_derivative(s)

    def _eval_derivative_n_times(self, s: sm.Basic, n: Any) -> sm.Expr:
        if s != self.time:
            return super()._eval_derivative_n_times(s, n)
        return self if n == 0 else self.rate.diff(s, n - 1)

    def _eval_subs(self, old: sm.Basic, new: sm.Basic) -> Placeholder:
        return self.at(new) if old == self.time else self

    def _xreplace(self, rule: Mapping[sm.Basic, sm.Basic]) -> tuple[sm.Basic, bool]:
        if self in rule:
            return rule[self], True
        if self.time in rule:
            return self.at(rule[self.time]), True
        return self, False

    def xreplace(self, rule: Mapping[sm.Basic, sm.Basic]) -> sm.Basic:
        """SymPy's own, which looks up an atom and nothing in it."""
        return self._xreplace(rule)[0]

    def at(self, time: sm.Basic) -> Placeholder:
        """The same component at another time."""
        return Placeholder(self.quantity, self.of, self.axis, time)

    @property
    def rate(self) -> sm.Expr:
        """Its derivative by time."""
        if self.quantity in RATES:
            return Placeholder(RATES[self.quantity], self.of, self.axis, self.time)
        if self.quantity in AXES:
            # (omega x e)_i = omega_j e_k - omega_k e_j
            j, k = (self.axis + 1) % 3, (self.axis + 2) % 3
            w, e = (
                [Placeholder(quantity, self.of, axis, self.time) for axis in (j, k)]
                for quantity in (PlaceholderKind.ANGULAR_VELOCITY, self.quantity)
            )
            return w[0] * e[1] - w[1] * e[0]
        raise ConstraintError(
            f"the derivative of the {self.quantity.words} of '{self.of}' is of third order, for which there is no "
            "vector: write it in coordinates and speeds."
        )


def placeholders(quantity: PlaceholderKind, of: Point | ReferenceFrame) -> tuple[Placeholder, ...]:
    """The three components of a quantity."""
    return tuple(Placeholder(quantity, of, axis) for axis in range(3))


def gather(expressions: Iterable[sm.Expr]) -> tuple[tuple[PlaceholderKind, Point | ReferenceFrame], ...]:
    """The quantities that appear in expressions, each once, in a stable order."""
    found = {p for p in leaves(expressions) if isinstance(p, Placeholder)}
    seen = {(p.quantity, p.of): p.name[:-2] for p in sorted(found, key=lambda p: p.name)}
    return tuple(seen)
