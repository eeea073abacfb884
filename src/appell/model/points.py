"""Where a point is: from the model's origin, from another point, or fixed in a body.

A point is fixed in a body with the frame B and the origin O where d(OP)/dt = 0 in B. A vector that only holds constant
components along the axes of B is; any other one is resolved in B at random values of all that changes.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import numpy as np
import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector, dynamicsymbols

from appell.algebra.leaves import leaves
from appell.algebra.sampling import random_points
from appell.constraints import PlaceholderKind, gather, placeholders
from appell.errors import ModelError
from appell.model.body import Body, Mass
from appell.model.constraint_rows import require_quantities
from appell.model.frame import position_from, way
from appell.model.joints.joint import vector
from appell.model.mechanism import Mechanism
from appell.model.norms import unit_sets
from appell.numbers import DRAW, ZERO


def locate(data: Mechanism, name: str, position: Vector | Point) -> Point:
    """A point as it is, or a new one at a position."""
    if isinstance(position, Point):
        return position
    if not isinstance(position, Vector) and position == 0:
        position = Vector(0)
    start, offset = _from_point(data, f"the position of '{name}'", position)
    return start.locatenew(name, offset)


def locate_on(data: Mechanism, name: str, position: object, owner: Mass) -> Point:
    """A point fixed in a particle or body.

    Three components and a vector count from the body's origin. A vector that is constant in the body only from the
    model's origin, or that is written with ``ap.position``, counts from there.
    """
    if isinstance(position, Point):
        require_fixed(data, name, position, owner)
        return position
    where = f"the position of '{name}'"
    origin, frame = _origin_and_frame(owner)
    if not isinstance(position, Vector) and position == 0:
        position = Vector(0)
    given = vector(where, position, frame or data.frame)
    if _is_constant_as_written(given, frame):
        data.check_vector(where, given, frame)
        return origin.locatenew(name, given)
    if not isinstance(position, Vector):
        raise _not_fixed(name, owner)
    start, offset = _from_point(data, where, position)
    try:
        between = position_from(origin, start)
    except ValueError:
        raise ModelError(
            f"the point '{name}' is not fixed in '{owner.name}', which no joint holds yet: give its components "
            "(x, y, z) from the body's origin."
        ) from None
    if _is_constant_as_written(offset - between, frame):
        return start.locatenew(name, offset)
    # counted from the body's origin and from where it is written
    readings = {start: offset - between} | ({} if gather(_components(position)) or between == 0 else {origin: offset})
    constant = [base for base, apart in readings.items() if is_constant(data, apart, frame)]
    if not constant:
        raise _not_fixed(name, owner)
    if len(constant) > 1:
        raise ModelError(
            f"{where} is fixed in '{owner.name}' from the origin of the body and from that of the model: give the "
            "components (x, y, z) in the body, or write ap.position(body) + ..."
        )
    return constant[0].locatenew(name, offset)


def require_fixed(data: Mechanism, name: str, point: Point, owner: Mass) -> None:
    """Refuse a point that moves in the particle or body that it is declared on."""
    origin, frame = _origin_and_frame(owner)
    try:
        apart = position_from(point, origin)
    except ValueError:
        raise ModelError(
            f"nothing connects the point '{name}' to '{owner.name}', which it is declared on: locate it with set_pos "
            "from a point of the body."
        ) from None
    if not is_constant(data, apart, frame):
        raise _not_fixed(name, owner)


def require_constant(data: Mechanism, where: str, offset: Vector, frame: ReferenceFrame) -> None:
    """Refuse a vector to a mass centre or a joint that changes in its body."""
    if not is_constant(data, offset, frame):
        raise ModelError(
            f"{where} is {offset}, which changes in the frame '{frame}' of the body: give its components (x, y, z)."
        )


def _origin_and_frame(owner: Mass) -> tuple[Point, ReferenceFrame | None]:
    """Where the points of a body count from and the frame they are fixed in; a particle has no frame."""
    return (owner.origin, owner.frame) if isinstance(owner, Body) else (owner.point, None)


def _not_fixed(name: str, owner: Mass) -> ModelError:
    if not isinstance(owner, Body):
        return ModelError(f"the point '{name}' is not where the particle '{owner.name}' is: leave on= out.")
    return ModelError(
        f"the point '{name}' moves in the body '{owner.name}', which it is declared on: give its components (x, y, z) "
        "from the body's origin in the body's axes, or leave on= out for a point that moves by itself."
    )


def _from_point(data: Mechanism, where: str, position: Vector) -> tuple[Point, Vector]:
    """The point that a position counts from and the vector from there: of ``ap.position(C) + r`` they are C and r."""
    data.check_vector(where, position)
    sources = gather(_components(position))
    require_quantities(data, where, sources)
    for quantity, of in sources:
        if quantity is not PlaceholderKind.POSITION:
            raise ModelError(f"{where} holds the {quantity.words} of '{of}': it may depend on positions only.")
    N, start = data.frame, data.origin
    for source in sources:
        x, y, z = placeholders(*source)
        rest = position - (x * N.x + y * N.y + z * N.z)
        if source not in gather(_components(rest)):
            start, position = source[1], rest
            break
    # what is left is written in components from the origin
    values: dict[sm.Symbol, sm.Expr] = {}
    for source in gather(_components(position)):
        values |= zip(placeholders(*source), position_from(source[1], data.origin).to_matrix(N), strict=True)
    return start, position.xreplace(values) if values else position


# ---- constant in a frame --------------------------------------------------------------------------------------------


def _components(given: Vector) -> list[sm.Expr]:
    return [e for components, _ in given.args for e in components]


def _is_constant_as_written(r: Vector, frame: ReferenceFrame | None) -> bool:
    """Whether a vector has constant components in a frame and none elsewhere; without a frame it vanishes."""
    return all(base == frame for _, base in r.args) and not _moving(leaves(_components(r)))


def _moving(found: Iterable[sm.Basic]) -> list[sm.Basic]:
    return [leaf for leaf in found if not leaf.is_Symbol or leaf == dynamicsymbols._t]


def is_constant(data: Mechanism, r: Vector, frame: ReferenceFrame | None) -> bool:
    """Whether a vector has the same components in a frame, as written or at random values of all that changes."""
    if _is_constant_as_written(r, frame):
        return True
    paths = [way(base, frame or data.frame, lambda f: f._dcm_dict) for _, base in r.args]
    if any(path is None for path in paths):
        return False
    pieces = [
        [components, *(b._dcm_dict[a] for a, b in pairwise(path or ()))]
        for (components, _), path in zip(r.args, paths, strict=True)
    ]
    found = sorted(leaves(e for piece in pieces for matrix in piece for e in matrix), key=str)
    moving = set(_moving(found))
    first: dict[sm.Basic, float] = {}
    values, size = [], 0.0
    for (drawn,) in random_points([len(found)], DRAW.few):
        numbers = {leaf: first.get(leaf, number) for leaf, number in zip(found, drawn, strict=True)}
        first = first or {leaf: number for leaf, number in numbers.items() if leaf not in moving}
        for group in (group for group in unit_sets(data) if moving.issuperset(group)):
            length = float(np.linalg.norm([numbers[c] for c in group]))
            numbers |= {c: numbers[c] / length for c in group}
        table = {leaf: sm.Float(number) for leaf, number in numbers.items()}
        total = np.zeros((3, 1), complex)
        for components, *turns in pieces:
            column = np.array(components.xreplace(table), complex)
            size = max(size, float(np.abs(column).max()))
            for turn in turns:
                column = np.array(turn.xreplace(table), complex) @ column
            total += column
        values.append(total)
    expected = values[0] if frame is not None else 0 * values[0]
    return max(float(np.abs(value - expected).max()) for value in values) <= ZERO.written * size
