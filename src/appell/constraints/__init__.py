"""Constraints as data: their rows, the vectors they are written with, and the laws of their reactions.

In: SymPy expressions and the vectors of points and bodies.
Out: ``Constraint`` with friction, restitution, actuators and integrals.
Read first: ``constraint.py``, then ``vector.py`` and ``placeholder.py``.
"""

from appell.constraints.constraint import Constraint, explicit_time, moving_atoms, multiplier, rows_of
from appell.constraints.expression import Expression, expression_of
from appell.constraints.force import Force, Scaled
from appell.constraints.friction import Coulomb, FrictionData
from appell.constraints.input import InputFunction, input_function, is_given
from appell.constraints.mask import RowMask
from appell.constraints.memory import Memory, MemoryFunction, integral
from appell.constraints.nonideal import Law, ReactionSymbols, law_of
from appell.constraints.placeholder import AXES, Placeholder, PlaceholderKind, gather, placeholders
from appell.constraints.places import mark_inertial
from appell.constraints.restitution import Newton, Poisson, is_restitution, require_restitution, restitution_of
from appell.constraints.servo import Actuator, ActuatorDirection, effort_symbol
from appell.constraints.unilateral import is_relation
from appell.constraints.vector import (
    acceleration,
    angular_acceleration,
    angular_velocity,
    axes,
    position,
    velocity,
)
