"""What a person may give for an argument: the type aliases of the public signatures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import Dyadic, Point, ReferenceFrame, Vector

from appell.constraints import Actuator, Expression, Scaled
from appell.model.body import AttachmentFrame, Body, Marker, Particle

Names: TypeAlias = str | sm.Symbol | AppliedUndef | Sequence[str | sm.Symbol | AppliedUndef]
"""Names as SymPy reads them ("x y"), a list of names, or symbols made before."""

PlaceLike: TypeAlias = str | Particle | Body | Marker | AttachmentFrame | Point
"""Something a force can act on, by object, name or SymPy point."""

BodyLike: TypeAlias = str | Body | AttachmentFrame | ReferenceFrame
"""A rigid body, the ground or a mount, by object or name (for a torque also by frame)."""

Components: TypeAlias = Sequence[Expression] | Vector
"""Three components in a frame, or a vector."""

PointLike: TypeAlias = Components | Marker | Point
"""Where something sits: components from a body's origin, a vector, a named point or a SymPy point."""

InertiaLike: TypeAlias = Sequence[Expression] | Sequence[Sequence[Expression]] | sm.MatrixBase | np.ndarray | Dyadic
"""Three moments, a 3 x 3 matrix or a dyadic, about the mass centre."""

ConstraintLike: TypeAlias = sm.Expr | sm.Rel | Vector | Sequence[sm.Expr | sm.Eq | Vector]
"""Expressions or a vector that vanish, an equation, or a relation (>=) that opens."""

Pushes: TypeAlias = Mapping[Any, Vector | Expression | Scaled]
"""Forces by place, torques by frame, generalised forces or components of z by coordinate."""

ReactionLaw: TypeAlias = Pushes | sm.Expr | Callable[..., Pushes | sm.Expr]
"""What a reaction adds to the ideal one: a mapping, its virtual work, or a function of the reactions that gives one."""

Actuators: TypeAlias = Pushes | Actuator | Sequence[Actuator | Pushes]
"""Where actuators push to keep a constraint."""

__all__ = [
    "Actuators",
    "BodyLike",
    "Components",
    "ConstraintLike",
    "Expression",
    "InertiaLike",
    "Names",
    "PlaceLike",
    "PointLike",
    "Pushes",
    "ReactionLaw",
]
