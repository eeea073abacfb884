"""States of first order: integrals in constraints (Slawianowski's functional constraints, 004), and state variables.

An integral is SymPy's own, from a lower limit to the time. Inside a constraint it becomes a state s(t) whose rate is
what stands under it: a coordinate without a speed, without mass, that only the motion moves. With a kernel in t - s it
becomes a few such states (``kernel.py``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sympy as sm
from sympy.core.function import AppliedUndef, UndefinedFunction
from sympy.physics.vector import dynamicsymbols

from appell.constraints.expression import expression_of
from appell.constraints.kernel import POSSIBLE, Convolution, convolutions
from appell.errors import ConstraintError

_TAU = sm.Dummy("tau", real=True)


class MemoryFunction(AppliedUndef):
    """s(t) of an integral: a state that the motion leaves behind."""

    @classmethod
    def class_key(cls) -> tuple[Any, ...]:
        """What SymPy compares functions by: an integral is never a coordinate of its name in another model."""
        return (*super().class_key(), "integral")


@dataclass(frozen=True)
class Memory:
    """A state of first order: its ``function`` s(t), its rate ``expression``, and the ``value`` at its ``start``.

    An integral of a constraint is zero at the time ``start``. Its ``order`` is 1 where its first derivative holds
    velocities, 0 where it holds positions, one less for each further derivative that it takes until one does;
    ``integral``: as it would be written. A state variable of the model has no integral, and has its value where a run
    begins, whenever that is (``start`` is None).
    """

    function: AppliedUndef
    expression: sm.Expr
    start: float | None = None
    order: int = 1
    integral: sm.Integral | None = None
    value: float = 0.0
    unit: str = ""

    @property
    def name(self) -> str:
        """The name of the state."""
        return str(self.function.func)

    @property
    def is_variable(self) -> bool:
        """Whether it is a state variable of the model, which loads may depend on."""
        return self.integral is None


def integral(expression: sm.Expr, start: float | None = None, *, kernel: sm.Expr | None = None) -> sm.Integral:
    """The integral of an expression of the motion from the time ``start`` on, to be written in a constraint.

    >>> import appell as ap
    >>> m = ap.Model("a kept average"); x = m.coordinates("x")
    >>> ap.integral(x, start=0.0).diff(m.time)
    x(t)

    It is SymPy's own: it can be added, multiplied and differentiated by time. In a run it is a state, named ``s_`` and
    the name of the constraint; it is zero at ``start``, and a run that begins at another time is given its value there.

    Parameters
    ----------
    expression : expression of positions or velocities
    start : float
        The time from which it counts.
    kernel : expression of time, optional
        K(t), a sum of products of exp, polynomials, sin and cos: the past counts with the weight K(t - s).

    Returns
    -------
    sympy.Integral

    Raises
    ------
    ConstraintError
        Without a ``start``.
    """
    t = dynamicsymbols._t
    made = expression_of("what stands under an integral", expression)
    if start is None:
        raise ConstraintError(_without_limit(made))
    past = made.xreplace({t: _TAU})
    if kernel is not None:
        past *= expression_of("the kernel of an integral", kernel).xreplace({t: t - _TAU})
    return sm.Integral(past, (_TAU, expression_of("the start of an integral", start), t))


def parts_of(name: str, made: sm.Integral) -> tuple[list[Convolution], float]:
    """An integral as a sum of convolutions of the motion, and the time from which it counts."""
    t = dynamicsymbols._t
    if len(made.limits) > 1 or made.function.has(sm.Integral):
        raise ConstraintError(
            f"the constraint '{name}' holds an integral of an integral: give the inner one a coordinate of its own, "
            "with a constraint on its rate."
        )
    variable, *limits = made.limits[0]
    if len(limits) < 2:
        raise ConstraintError(f"the constraint '{name}': {_without_limit(made.function.xreplace({variable: t}))}")
    lower, upper = limits
    if (lower != t and lower.has_free(t)) or (upper != t and upper.has_free(t)):
        what = "a running window" if upper == t else "a delay"
        raise ConstraintError(f"the constraint '{name}' holds {what}, an integral from {lower} to {upper}: {POSSIBLE}")
    if upper != t or not lower.is_number or not lower.is_finite:
        raise ConstraintError(
            f"the constraint '{name}' holds an integral from {lower} to {upper}: it goes from a time, given as a "
            "number, to the present t."
        )
    return convolutions(name, made.function, variable), float(lower)


def memory_function(name: str) -> MemoryFunction:
    """s(t) of a name."""
    return UndefinedFunction(name, bases=(MemoryFunction,), real=True)(dynamicsymbols._t)


def require_integrable(name: str, expression: sm.Expr, order: int) -> None:
    """Refuse an integral that is a velocity or a position in disguise."""
    if order > 1:
        raise ConstraintError(
            f"the constraint '{name}' holds the integral of '{expression}', an acceleration: write the velocity that "
            "it is the rate of."
        )


def rate_of(row: sm.Expr, memories: Sequence[Memory]) -> sm.Expr:
    """The rate of a row in positions and integrals: s' is what stands under the integral, r' the velocity."""
    t = dynamicsymbols._t
    return row.diff(t).xreplace({memory.function.diff(t): memory.expression for memory in memories})


def _without_limit(expression: sm.Expr) -> str:
    return (
        f"the integral of '{expression}' has no lower limit: write ap.integral(..., start=0.0), with the time that it "
        "counts from."
    )
