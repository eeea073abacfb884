"""Unilateral constraints: a relation between motions, h >= 0, which pushes while it is met and never pulls."""

from __future__ import annotations

import sympy as sm
from sympy.core.relational import GreaterThan, LessThan, Relational

from appell.constraints.expression import expression_of
from appell.errors import ConstraintError


def is_relation(constraint: object) -> bool:
    """Whether what a person wrote is an inequality."""
    return isinstance(constraint, Relational) and not isinstance(constraint, sm.Equality)


def gap_of(name: str, relation: Relational) -> sm.Expr:
    """The expression h of h >= 0: zero where the constraint is met, positive where it is open."""
    if isinstance(relation, GreaterThan):
        return relation.lhs - relation.rhs
    if isinstance(relation, LessThan):
        return relation.rhs - relation.lhs
    raise ConstraintError(
        f"the constraint '{name}' is the relation {relation}, which excludes the value at which it would be met: "
        "write >= or <=."
    )


def restitution_of(name: str, restitution: object, unilateral: bool) -> sm.Expr:
    """The ratio of the speeds of separation and approach: a number or an expression of parameters, from 0 to 1."""
    value = expression_of(f"the restitution of '{name}'", restitution)
    if not unilateral and value != 0:
        raise ConstraintError(
            f"the constraint '{name}' has restitution={restitution}, but it is an equation: "
            "only a relation (>=) rebounds."
        )
    if value.is_number:
        require_restitution(name, float(value))
    return value


def require_restitution(name: str, value: float) -> float:
    """A restitution that is a number from 0 (no rebound) to 1 (no loss)."""
    if not 0.0 <= value <= 1.0:
        raise ConstraintError(f"the restitution of '{name}' is {value:g}: give a number from 0 to 1.")
    return value
