"""What lets a person act on a motion while it runs: a spring from the pointer to a body, pushes on coordinates, inputs.

The spring is a load like any other, so it acts by every principle and in every form of the equations: on the body with
the mass centre P and axes R it is f = k (r - p - s v) at p = P + R a, with v the velocity of that point. The page sets
k for the body that is pulled, and a, r and s. A push is a generalised force on one coordinate, or is added to an input.
All of it is zero until a person acts: the motion is what it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import casadi as ca
import sympy as sm
from sympy.physics.vector import Vector

from appell.compile.wasm_inputs import ModuleInputs
from appell.constraints import angular_velocity, axes, position, velocity
from appell.equations import Equations
from appell.equations.forms import extended, mechanics_to_run, variational_of
from appell.model import Body, Mechanism, Particle, name_of
from appell.model.load import AppliedVector, GeneralisedForce, Load
from appell.model.norms import unit_sets
from appell.model.parameter import Parameter
from appell.system.stage import stage

NAME = "pull of the pointer"
POINT = ("arm x", "arm y", "arm z", "pointer x", "pointer y", "pointer z", "slowness")


@dataclass(frozen=True)
class Pull:
    """Equations with what a person can do: bodies and coordinates by name, inputs by number, and where p has it.

    ``first``: the place in p of a, r and s; behind them k of every body, the push on every coordinate, that on every
    input.
    """

    equations: Equations
    first: int
    bodies: tuple[str, ...] = ()
    coordinates: tuple[str, ...] = ()
    inputs: tuple[str, ...] = ()

    def added_to(self, inputs: ModuleInputs | None) -> ModuleInputs | None:
        """Inputs that are expressions, each with its push."""
        if inputs is None or not self.inputs:
            return inputs
        place = self.first + len(POINT) + len(self.bodies) + len(self.coordinates)
        pushed = {number: _plus(function, place + number) for number, function in inputs.expressions.items()}
        return replace(inputs, expressions=pushed)


@stage
def pullable(equations: Equations) -> Pull:
    """The same equations with a spring at every mass whose place is known, and a push on all that moves by itself."""
    model, first = equations.mechanism, len(equations.mechanism.parameters)
    if variational_of(equations) is not None:
        return Pull(equations, first)
    m = mechanics_to_run(equations)
    masses = [mass for mass in model.masses if m.frames.position(mass.point) is not None]
    implied = {c for group in model.kinematics.implied_coordinates.values() for c in group}
    memories = {memory.function for memory in model.kinematics.memories}
    turns = {c for group in unit_sets(model) for c in group}
    free = [c for c in model.kinematics.coordinates if c not in implied | memories | turns]
    point, stiffness, pushes, controls = (
        tuple(Parameter(sm.Symbol(f"{NAME}: {word}", real=True), 0.0) for word in words)
        for words in (
            POINT,
            [f"k of {mass.name}" for mass in masses],
            [f"on {name_of(c)}" for c in free],
            [f"input {i.name}" for i in model.inputs],
        )
    )
    changed = replace(
        model,
        parameters=(*model.parameters, *point, *stiffness, *pushes, *controls),
        loads=(*model.loads, Load(NAME, _springs(model, masses, point, stiffness))) if masses else model.loads,
        generalised=(
            *model.generalised,
            GeneralisedForce(NAME, tuple((c, p.symbol) for c, p in zip(free, pushes, strict=True))),
        ),
    )
    names = tuple(mass.name for mass in masses), tuple(map(name_of, free)), tuple(i.name for i in model.inputs)
    return Pull(extended(equations, changed), first, *names)


def _springs(
    model: Mechanism,
    masses: Sequence[Particle | Body],
    point: Sequence[Parameter],
    stiffness: Sequence[Parameter],
) -> tuple[AppliedVector, ...]:
    """f at every mass centre, and the moment (R a) x f on every body, in components of N."""
    N = model.frame
    *numbers, s = (p.symbol for p in point)
    a, r = numbers[:3], _vector(numbers[3:], (N.x, N.y, N.z))
    pushes: list[AppliedVector] = []
    for mass, k in zip(masses, stiffness, strict=True):
        p, v = position(mass.point, N), velocity(mass.point, N)
        if isinstance(mass, Body):
            arm = _vector(a, axes(mass.frame, N))
            p, v = p + arm, v + angular_velocity(mass.frame, N).cross(arm)
        force = k.symbol * (r - p - s * v)
        pushes.append(AppliedVector(mass.point, force))
        if isinstance(mass, Body):
            pushes.append(AppliedVector(mass.frame, arm.cross(force)))
    return tuple(pushes)


def _vector(numbers: Sequence[sm.Expr], along: Sequence[Vector]) -> Vector:
    return sum((number * axis for number, axis in zip(numbers, along, strict=True)), Vector(0))


def _plus(function: ca.Function, place: int) -> ca.Function:
    """The value and derivatives of an input, with the entry of p at a place added to the value."""
    t, x, p = (ca.SX.sym(letter, function.numel_in(i)) for i, letter in enumerate("txp"))
    column = ca.SX(ca.densify(function(t, x, p)))
    column[0] += p[place]
    return ca.Function("pushed", [t, x, p], [column])
