"""Friction put into a model: the normal of a constraint, the slip across it, and the coefficients."""

from __future__ import annotations

from dataclasses import replace

import sympy as sm
from sympy.physics.vector import Point, Vector, dynamicsymbols

from appell.constraints import (
    Constraint,
    Coulomb,
    FrictionData,
    PlaceholderKind,
    expression_of,
    placeholders,
    restitution_of,
)
from appell.constraints.vector import velocity
from appell.errors import ConstraintError
from appell.model.contacts.contact_constraint import ContactConstraint, across
from appell.model.mechanism import Mechanism
from appell.model.names import require_constant_value
from appell.model.surfaces.surface import Column


def with_friction(data: Mechanism, constraint: Constraint, friction: object) -> Constraint:
    """The constraint with Coulomb's friction; the rows of a rolling contact are its slip."""
    name = constraint.name
    if not isinstance(friction, Coulomb):
        raise ConstraintError(f"the friction of '{name}' is {friction!r}: write friction=ap.Coulomb(mu).")
    if constraint.law is not None or constraint.drives:
        raise ConstraintError(
            f"the constraint '{name}' has friction= together with nonideal= or servo=: give only one of them."
        )
    orders = [constraint.order_of(row) for row in constraint.expressions]
    if orders[0] != 0 or any(order != 1 for order in orders[1:]) or not constraint.vectorial:
        raise ConstraintError(
            f"the constraint '{name}' has friction=, but no normal: write it as one row in the positions of points."
        )
    kinetic = _coefficient(data, name, friction.mu)
    static = kinetic if friction.static is None else _coefficient(data, name, friction.static)
    if (static - kinetic).is_negative:
        raise ConstraintError(f"the friction of '{name}' sticks with {static} and slides with {kinetic}: static >= mu.")
    point, W = _normal(constraint)
    # The components of positions that do not change: a plane motion has a plane normal
    still: dict[sm.Basic, sm.Expr] = {}
    for quantity, of in constraint.quantities:
        if quantity is PlaceholderKind.POSITION and data.origin in of._pos_dict:
            components = of.pos_from(data.origin).to_matrix(data.frame)
            still |= {s: c for s, c in zip(placeholders(quantity, of), components, strict=True) if c.is_number}
    weight = sm.sqrt(sm.simplify(W.dot(W).xreplace(still)))
    tangents = constraint.expressions[1:] or _tangents(data, constraint, friction, point, W.xreplace(still) / weight)
    rates = constraint.rates or (constraint.expressions[0].diff(dynamicsymbols._t),)
    return replace(constraint, rates=rates, friction=FrictionData(kinetic, static, tangents, weight))


def unilateral_contact(
    constraint: Constraint, contact: ContactConstraint, restitution: object, friction: object
) -> Constraint:
    """The rows of a contact whose surfaces may part: the first is the gap."""
    name = constraint.name
    if not contact.held or contact.implied is not None:
        raise ConstraintError(
            f"the surfaces of '{name}' cannot part: their contact has coordinates of its own, or holds by coordinates "
            "alone."
        )
    if contact.contact.rolls and friction is None:
        raise ConstraintError(
            f"the contact '{name}' rolls and may part: say how it slides with friction=ap.Coulomb(mu)."
        )
    return replace(constraint, unilateral=True, restitution=restitution_of(name, restitution, True))


def _coefficient(data: Mechanism, name: str, value: object) -> sm.Expr:
    mu = expression_of(f"the friction of '{name}'", value)
    require_constant_value(f"the friction of '{name}'", mu, data.symbols())
    if mu.is_negative:
        raise ConstraintError(f"the friction of '{name}' has the coefficient {mu}: it is not negative.")
    return mu


def _normal(constraint: Constraint) -> tuple[Point, Column]:
    """The first point the normal row acts on, and the direction of the force on it."""
    row = constraint.inspected[0]
    order = constraint.order_of(row)
    for quantity, of in constraint.quantities:
        symbols = placeholders(quantity, of)
        if quantity.order == order and not quantity.angular and any(row.has(s) for s in symbols):
            return of, sm.Matrix([row.diff(s) for s in symbols])
    raise ConstraintError(f"the constraint '{constraint.name}' has friction=, but acts on no point.")


def _tangents(
    data: Mechanism, constraint: Constraint, friction: Coulomb, point: Point, n: Column
) -> tuple[sm.Expr, ...]:
    """The slip along two unit vectors across the normal."""
    slip = friction.slip
    if slip is None:
        if len({of for _, of in constraint.quantities}) > 1:
            raise ConstraintError(
                f"the constraint '{constraint.name}' speaks of several points: say how fast it slides with "
                "friction=ap.Coulomb(mu, slip=...)."
            )
        slip = velocity(point, data.frame)
    if not isinstance(slip, Vector):
        raise ConstraintError(f"the slip of '{constraint.name}' is {slip!r}, not a vector such as ap.velocity(P).")
    data.check_vector(f"the slip of '{constraint.name}'", slip)
    v = slip.to_matrix(data.frame)
    for speed in sorted(constraint.speeds, key=str):
        if not isinstance(speed, sm.Derivative) and v.has(speed):
            # friction acts along velocities of points and rates of coordinates; what a speed stands for is not known
            raise ConstraintError(
                f"the slip of '{constraint.name}' holds the speed '{speed.func}': write it with velocities of points "
                "and rates of coordinates."
            )
    return tuple(sm.expand(v.dot(t)) for t in _across(n))


def _across(n: Column) -> list[Column]:
    """Two unit vectors across n; where n has no component along an axis, that axis is one of them."""
    for k in (2, 1, 0):
        if n[k] == 0:
            axis = sm.eye(3)[:, k]
            return [n.cross(axis), axis]
    return across(n)
