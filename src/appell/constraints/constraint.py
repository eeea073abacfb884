"""What a constraint says: its rows, their order, whether they are linear in their highest derivative."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import Point, ReferenceFrame, Vector, dynamicsymbols

from appell.algebra.leaves import leaves
from appell.constraints.expression import evaluated
from appell.constraints.input import InputFunction, is_given
from appell.constraints.mask import RowMask
from appell.constraints.memory import Memory, MemoryFunction
from appell.constraints.placeholder import Placeholder, PlaceholderKind, gather
from appell.constraints.unilateral import gap_of, is_relation
from appell.errors import ConstraintError
from appell.numbers import ZERO

if TYPE_CHECKING:
    from appell.constraints.friction import FrictionData
    from appell.constraints.nonideal import Law
    from appell.constraints.servo import ActuatorDirection


@dataclass(frozen=True)
class Constraint:
    """A named set of rows, each an expression that must vanish.

    ``speeds`` are the model's speed functions: they count as first derivatives. Of a ``unilateral`` constraint the row
    must not be negative; it vanishes while the constraint is met, and ``restitution`` says how it rebounds.
    ``known_linear``: somebody has made sure already that the rows are linear in their highest derivatives.
    ``rates`` holds, for a row in positions, its rate where somebody wrote that with the velocities of points and bodies
    (None: by differentiation).
    ``friction``: how it sticks and slides; ``law``: what its reaction adds to the ideal one; ``drives``: the actuators
    that keep it, whose push is its reaction; ``masks``: of each row, where they rest in some modes of a run.
    ``switched``: resets switch it on and off; it is off where a run begins if it ``begins_off``.
    ``memories`` are the integrals in it, as states; ``before`` holds, for a row in integrals of positions alone, that
    row (its rate stands among ``expressions``), which must hold at the start.
    """

    name: str
    expressions: tuple[sm.Expr, ...]
    speeds: Set[sm.Expr]
    unilateral: bool = False
    restitution: sm.Expr = sm.S.Zero
    known_linear: bool = False
    rates: tuple[sm.Expr | None, ...] = ()
    law: Law | None = None
    drives: tuple[ActuatorDirection, ...] = ()
    friction: FrictionData | None = None
    memories: tuple[Memory, ...] = ()
    before: tuple[sm.Expr | None, ...] = ()
    masks: tuple[RowMask | None, ...] = ()
    switched: bool = False
    begins_off: bool = False

    @property
    def has_modes(self) -> bool:
        """Whether its set of active rows may change along a motion."""
        return self.switched or self.lets_go

    @property
    def lets_go(self) -> bool:
        """Whether its reaction decides about its rows: it opens, slides or is at a bound."""
        bounded = any(drive.bound is not None for drive in self.drives)
        return self.unilateral or self.friction is not None or bounded

    @property
    def is_yielding(self) -> bool:
        """Whether actuators with bounds alone keep velocities (a brake, dry friction): a motion may violate it."""
        bounded = bool(self.drives) and all(drive.bound is not None for drive in self.drives)
        return bounded and all(self.order_of(row) == 1 for row in self.expressions)

    @property
    def is_dry(self) -> bool:
        """Whether one actuator with a bound keeps one row of velocities, as dry friction of a constant size does."""
        return self.is_yielding and len(self.drives) == len(self.expressions) == 1

    @cached_property
    def order(self) -> int:
        """The number of time derivatives in the highest row: 0 position, 1 velocity, 2 acceleration."""
        return max(self.order_of(row) for row in self.expressions)

    @cached_property
    def _moving(self) -> dict[sm.Expr, set[sm.Basic]]:
        return {row: moving_atoms(row) for row in {*self.expressions, *self.inspected}}

    @cached_property
    def inspected(self) -> tuple[sm.Expr, ...]:
        """The rows that forces are read from: as given, or their rates where those were written with vectors."""
        rates = self.rates or (None,) * len(self.expressions)
        return tuple(row if rate is None else rate for row, rate in zip(self.expressions, rates, strict=True))

    @cached_property
    def acting_order(self) -> int:
        """The number of time derivatives in the vectors whose points and bodies are acted on."""
        return max(self.order_of(row) for row in self.inspected)

    @cached_property
    def quantities(self) -> tuple[tuple[PlaceholderKind, Point | ReferenceFrame], ...]:
        """The vectors of points and bodies the rows are written with."""
        return gather({*set().union(*self._moving.values()), *(memory.expression for memory in self.memories)})

    def highest(self, row: sm.Expr) -> tuple[sm.Basic, ...]:
        """The atoms of a row that carry as many derivatives as its order."""
        order = self.order_of(row)
        return tuple(sorted((a for a in self._atoms(row) if self.derivatives(a) == order), key=str))

    def _atoms(self, row: sm.Expr) -> set[sm.Basic]:
        return self._moving[row] if row in self._moving else moving_atoms(row)

    @cached_property
    def linear(self) -> bool:
        """Whether every row is linear in its highest derivatives (position rows count as linear, if they are that)."""
        return self.known_linear or all(map(self._acts_linearly, self.expressions, self.inspected))

    @cached_property
    def vectorial(self) -> bool:
        """Whether inspection gives all forces: the highest derivatives appear in vectors only."""
        return all(self.inspectable(row) for row in self.inspected)

    def inspectable(self, row: sm.Expr) -> bool:
        """Whether the highest derivatives of a row appear in vectors only."""
        return all(isinstance(a, Placeholder) for a in self.highest(row))

    def _acts_linearly(self, row: sm.Expr, inspected: sm.Expr) -> bool:
        if self.order_of(row) > 0:
            return self._linear(row)
        # a row in positions acts by df/dq; integrals of velocities in it act by what stands under them
        return not row.atoms(MemoryFunction) or self.order_of(inspected) <= 0 or self._linear(inspected)

    def _linear(self, row: sm.Expr) -> bool:
        plain, highest = _free_of_derivatives(row), [_free_of_derivatives(h) for h in self.highest(row)]
        # Whether a row is made of pieces in some variables: |x'| has no second derivative and is not linear
        pieces = plain.atoms(sm.Piecewise, sm.Abs, sm.sign, sm.Max, sm.Min, sm.Heaviside, sm.floor, sm.ceiling)
        pieces |= {power for power in plain.atoms(sm.Pow) if not power.exp.is_integer}
        if any(piece.has(*highest) for piece in pieces):
            return False
        return all(_vanishes(plain.diff(a, b)) for i, a in enumerate(highest) for b in highest[i:])

    def derivatives(self, atom: sm.Basic) -> int:
        """How many time derivatives an atom stands for."""
        if isinstance(atom, Placeholder):
            return atom.quantity.order
        if isinstance(atom, MemoryFunction):
            return next(memory.order for memory in self.memories if memory.function == atom) - 1
        if isinstance(atom, sm.Derivative):
            return int(atom.derivative_count) + (atom.expr in self.speeds)
        return int(atom in self.speeds)

    def order_of(self, row: sm.Expr) -> int:
        """The number of time derivatives in a row."""
        orders = [self.derivatives(a) for a in self._atoms(row)]
        if not orders:
            raise ConstraintError(
                f"the constraint '{self.name}' holds nothing that moves: '{row}' has no coordinate, speed or vector."
            )
        return max(orders)


def moving_atoms(expression: sm.Expr) -> set[sm.Basic]:
    """Placeholders, functions of time and their derivatives, the outermost of each; inputs move by themselves."""
    found = {leaf for leaf in leaves([expression]) if isinstance(leaf, Placeholder) or not isinstance(leaf, sm.Symbol)}
    return {leaf for leaf in found if not is_given(leaf)}


def rows_of(name: str, constraint: sm.Expr | Vector | Sequence[sm.Expr], frame: ReferenceFrame) -> tuple[sm.Expr, ...]:
    """The scalar rows of what a person writes: an expression, an equation, a relation, a vector or a list."""
    if isinstance(constraint, Vector):
        try:
            rows = tuple(evaluated(e) for e in constraint.to_matrix(frame) if e != 0)
        except ValueError:
            raise ConstraintError(
                f"the constraint '{name}' is a vector in a frame that is not connected to '{frame}' of the model."
            ) from None
    elif isinstance(constraint, sm.Equality):
        rows = (constraint.lhs - constraint.rhs,)
    elif is_relation(constraint):
        rows = (_expression(name, gap_of(name, constraint)),)
    elif isinstance(constraint, sm.MatrixBase | list | tuple):
        if any(is_relation(part) for part in constraint):
            raise ConstraintError(
                f"the constraint '{name}' is a list with a relation: give each relation its own name."
            )
        rows = tuple(r for part in constraint for r in rows_of(name, part, frame))
    else:
        rows = (_expression(name, constraint),)
    if not rows:
        raise ConstraintError(f"the constraint '{name}' is empty: it vanishes whatever the motion.")
    return rows


def multiplier(name: str, number: int, rows: int, letter: str = "lambda") -> sm.Symbol:
    """The symbol of a row's multiplier, named after its constraint."""
    base = f"{letter}_" + "_".join(name.split())
    return sm.Symbol(base if rows == 1 else f"{base}_{number + 1}", real=True)


def explicit_time(expression: sm.Expr) -> bool:
    """Whether time appears other than through the motion: itself, or in an input."""
    return bool(expression.atoms(InputFunction)) or dynamicsymbols._t in leaves([expression])


def _expression(name: str, constraint: object) -> sm.Expr:
    try:
        row = sm.sympify(constraint, strict=True)
    except sm.SympifyError:
        raise ConstraintError(
            f"the constraint '{name}' is {constraint!r}, not an expression that can vanish."
        ) from None
    if isinstance(row, sm.logic.boolalg.BooleanAtom) or not isinstance(row, sm.Expr):
        raise ConstraintError(f"the constraint '{name}' is {constraint!r}, not an expression that can vanish.")
    if row.is_number:
        verdict = "always satisfied" if row == 0 else "never satisfied"
        raise ConstraintError(
            f"the constraint '{name}' reads {row} = 0: it is {verdict}, and holds nothing that moves."
        )
    return evaluated(row)


def _vanishes(expression: sm.Expr) -> bool:
    """Whether an expression is zero; a value that is far from it, at one place, says no without a simplification."""
    if expression == 0:
        return True
    symbols = sorted(expression.free_symbols, key=str)
    value = sm.N(expression.xreplace({s: sm.Float(0.7 + 0.13 * k) for k, s in enumerate(symbols)}))
    if value.is_Float and abs(value) > ZERO.seen:
        return False
    return bool(sm.simplify(expression) == 0)


def _free_of_derivatives(expression: sm.Expr) -> sm.Expr:
    """Functions of time and their derivatives as plain symbols, so that partial derivatives mean what they say."""
    atoms = expression.atoms(sm.Derivative) | expression.atoms(AppliedUndef)
    return expression.xreplace({a: sm.Symbol(f"_{a}") for a in atoms})
