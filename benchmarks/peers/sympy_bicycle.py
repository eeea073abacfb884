"""SymPy's own Whipple bicycle, as its test builds it, before anybody derives anything."""

from __future__ import annotations

import inspect
import textwrap
from dataclasses import dataclass

from sympy.physics import mechanics as me
from sympy.physics.mechanics.tests import test_kane3


@dataclass(frozen=True)
class Bicycle:
    """A KanesMethod with what it is to be given."""

    method: me.KanesMethod
    bodies: list[me.RigidBody]
    loads: list[tuple[me.Point, me.Vector]]


def bicycle() -> Bicycle:
    """New objects from the source of the test, up to the line that forms the equations."""
    source = textwrap.dedent(inspect.getsource(test_kane3.test_bicycle).split("def test_bicycle():", 1)[1])
    scope = dict(vars(test_kane3))
    exec(source.split("(fr, frstar) =")[0], scope)
    return Bicycle(scope["KM"], scope["BL"], scope["FL"])


def kanes_equations(b: Bicycle) -> None:
    """Kane's equations by SymPy."""
    b.method.kanes_equations(b.bodies, b.loads)
