"""Whether a load fits a model: its name, its vectors, and where it acts."""

from __future__ import annotations

from collections.abc import Sequence, Set

import sympy as sm
from sympy.physics.vector import Point, Vector

from appell.algebra.leaves import leaves
from appell.constraints import expression_of
from appell.errors import ModelError
from appell.model.body import Body, Marker, Place
from appell.model.constraint_rows import require_order
from appell.model.load import AppliedVector
from appell.model.masses import offset_between
from appell.model.mechanism import Mechanism
from appell.model.names import require_known, require_name
from appell.model.points import locate_on


def new_load_name(data: Mechanism, name: str | None, fallback: str) -> str:
    """The name of a new load: as given, or one made from what it acts on."""
    if name is not None:
        require_name(name, "load")
        if data.load_named(name):
            raise ModelError(f"a load named '{name}' is there already in the model '{data.name}'.")
        return name
    count = data.loads_called(fallback)
    return fallback if count == 0 else f"{fallback} ({count + 1})"


def checked_vector(data: Mechanism, where: str, vector: object) -> None:
    """Refuse what is not a vector of the model; positions and velocities of its own points may stand in it."""
    if isinstance(vector, Vector):
        require_order(data, where, [e for components, _ in vector.args for e in components], 1)
    data.check_vector(where, vector, known=data.functions_that_act())


def checked_expression(data: Mechanism, where: str, given: object, known: Set[sm.Expr], order: int) -> sm.Expr:
    """An expression in the model's symbols, with vectors of at most ``order`` time derivatives."""
    made = expression_of(where, given)
    functions = data.functions_that_act()
    for leaf in (leaf for leaf in leaves([made], derivatives=False) if leaf in functions and leaf not in known):
        data.refuse_variables(where, [leaf])
        raise ModelError(f"{where} holds '{leaf}': it may depend on coordinates, positions and time only.")
    require_known(where, made, data.symbols(), known)
    require_order(data, where, [made], order)
    return made


def point_of_application(data: Mechanism, label: str, place: Place, at: object) -> Point:
    """Where a force acts: a place of the model, a SymPy point, or a point of the body by components or a vector."""
    if isinstance(at, str) or not isinstance(at, Sequence | Vector):
        return data.point_of(at)
    owner = place.body if isinstance(place, Marker) else place
    if owner is None:
        raise ModelError(f"the point '{place.name}' is on no body: {label} acts on it only where it is.")
    return locate_on(data, f"point of {label}", at, owner)


def applied(place: Place, force: Vector, at: Point) -> tuple[AppliedVector, ...]:
    """A force on something through a point: at its own point, with the moment r x f where it is a body."""
    if at is place.point:
        return (AppliedVector(at, force),)
    body = place.body if isinstance(place, Marker) else place
    if not isinstance(body, Body):
        raise ModelError(f"'{place.name}' is not a rigid body: a force acts on it only where it is.")
    arm = offset_between(f"the force on '{place.name}'", at, body.point)
    return AppliedVector(body.point, force), AppliedVector(body.frame, arm.cross(force))
