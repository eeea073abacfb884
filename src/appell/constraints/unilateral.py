"""Unilateral constraints: a relation between motions, h >= 0, which pushes while it is met and never pulls."""

from __future__ import annotations

import sympy as sm
from sympy.core.relational import GreaterThan, LessThan, Relational

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
        f"the constraint '{name}' is the relation {relation}, which excludes the value at which it would act: "
        "write >= or <=."
    )
