"""SymPy's own Whipple bicycle (its test_kane3), and its own linearization of it."""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import sympy as sm
from sympy.physics import mechanics as me
from sympy.physics.mechanics.tests import test_kane3


@dataclass(frozen=True)
class Bicycle:
    """The objects of SymPy's test just before it derives anything, and its numbers, which hold the speed v."""

    method: me.KanesMethod
    bodies: list[me.RigidBody]
    loads: list[tuple[me.Point, me.Vector]]
    values: Mapping[sm.Expr, sm.Expr]
    speed: sm.Symbol

    def at(self, speed: float) -> dict[sm.Expr, float]:
        """Parameters, coordinates and speeds for one forward speed."""
        return {symbol: float(sm.sympify(value).subs(self.speed, speed)) for symbol, value in self.values.items()}


def bicycle() -> Bicycle:
    """The test's own lines, without what it derives and asserts."""
    source = textwrap.dedent(inspect.getsource(test_kane3.test_bicycle).split("def test_bicycle():", 1)[1])
    before, after = source.split("(fr, frstar) = KM.kanes_equations(BL, FL)")
    scope = dict(vars(test_kane3))
    exec(before + after.split("# Linearizes the forcing vector")[0], scope)
    return Bicycle(scope["KM"], scope["BL"], scope["FL"], scope["val_dict"], scope["v"])


def kanes_equations(b: Bicycle) -> None:
    """Kane's equations by SymPy."""
    b.method.kanes_equations(b.bodies, b.loads)


def eigenvalues(b: Bicycle, speeds: Sequence[float]) -> list[np.ndarray]:
    """By the calls of SymPy's test, for equations that are derived already: lean, steer and their rates."""
    states = {symbol: value for symbol, value in b.values.items() if isinstance(symbol, sm.Function)}
    point = states | {symbol.diff(): 0 for symbol in states if str(symbol).startswith("u")}
    A, _, _ = b.method.linearize(A_and_B=True, op_point=point, linear_solver="CRAMER")
    kept = A.xreplace(dict(b.values)).evalf().extract([1, 2, 3, 5], [1, 2, 3, 5])
    return [np.linalg.eigvals(np.array(kept.subs(b.speed, speed), float)) for speed in speeds]
