"""What pushes: forces, torques, gravity, potentials and dampers."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector


@dataclass(frozen=True)
class AppliedVector:
    """A force at a point, or a torque on a frame."""

    on: Point | ReferenceFrame
    vector: Vector


@dataclass(frozen=True)
class Load:
    """A named set of pushes; those of ``gravity`` have their work counted in the potential energy."""

    name: str
    pushes: tuple[AppliedVector, ...]
    gravity: bool = False


@dataclass(frozen=True)
class Potential:
    """A potential energy V(q, t)."""

    name: str
    energy: sm.Expr


@dataclass(frozen=True)
class GivenLagrangian:
    """A Lagrangian L(q, qdot, t) given outright: kinetic terms, a vector potential A . qdot, a scalar potential."""

    name: str
    expression: sm.Expr


@dataclass(frozen=True)
class GeneralisedForce:
    """Forces given on coordinates, without vectors: what does their work is the coordinate's rate."""

    name: str
    forces: tuple[tuple[sm.Expr, sm.Expr], ...]


@dataclass(frozen=True)
class Damper:
    """Rayleigh's dissipation function D(q, u, t): the generalised force is -dD/du."""

    name: str
    dissipation: sm.Expr
