"""How a relation rebounds: Newton's restitution of velocities, or Poisson's of impulses."""

from __future__ import annotations

from typing import Self

import sympy as sm

from appell.constraints.expression import Expression, expression_of
from appell.errors import ConstraintError


class Newton(sm.Function):
    """Newton's restitution: it leaves with e times the speed it came with. A number alone means this.

    >>> import appell as ap
    >>> ap.Newton(0.5).args[0]
    0.500000000000000

    Parameters
    ----------
    ratio : number or expression of parameters
        From 0 to 1.
    """

    nargs = 1

    def __new__(cls, ratio: Expression) -> Self:
        return super().__new__(cls, expression_of(f"the ratio of {cls.__name__}", ratio))


class Poisson(sm.Function):
    """Poisson's restitution: the impulse of the second half of a strike is e times that of the first.

    >>> import appell as ap
    >>> m = ap.Model("m"); z = m.coordinates("z"); P = m.particle("P", mass=1, position=z * m.frame.z)
    >>> _ = m.constrain("floor", ap.position(P).dot(m.frame.z) >= 0, restitution=ap.Poisson(0.5))

    One contact without friction rebounds as by Newton's law. With friction the two differ, and Poisson's never creates
    energy.

    Parameters
    ----------
    ratio : number or expression of parameters
        From 0 to 1.
    """

    nargs = 1

    def __new__(cls, ratio: Expression) -> Self:
        return super().__new__(cls, expression_of(f"the ratio of {cls.__name__}", ratio))


def is_restitution(value: object) -> bool:
    """Whether it names its law."""
    return isinstance(value, Newton | Poisson)


def restitution_of(name: str, restitution: object, unilateral: bool) -> sm.Expr:
    """A number or an expression of parameters, from 0 to 1, or a law with one in it."""
    value = expression_of(f"the restitution of '{name}'", restitution)
    number = value.args[0] if is_restitution(value) else value
    if not unilateral and number != 0:
        raise ConstraintError(
            f"the constraint '{name}' has restitution={restitution}, but it is an equation: "
            "only a relation (>=) rebounds."
        )
    if number.is_number:
        require_restitution(name, float(number))
    return value


def require_restitution(name: str, value: float) -> float:
    """A restitution that is a number from 0 (no rebound) to 1 (no loss)."""
    if not 0.0 <= value <= 1.0:
        raise ConstraintError(f"the restitution of '{name}' is {value:g}: give a number from 0 to 1.")
    return value
