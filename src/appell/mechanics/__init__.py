"""The lowered model: poses, velocities, energies, loads, rows."""

from appell.mechanics.actuate import actuated, demanded, efforts
from appell.mechanics.embed import Embedding, changes_of, embed_speeds, in_speeds, solve_rows, solve_speeds
from appell.mechanics.inputs import Inputs
from appell.mechanics.lower import lower
from appell.mechanics.mechanics import AppliedLoad, ForceSystem, Mechanics, MovingMass, Row, Term
from appell.mechanics.quasi import hamel_coefficients, transposition

__all__ = [
    "AppliedLoad",
    "Embedding",
    "Inputs",
    "Mechanics",
    "MovingMass",
    "ForceSystem",
    "Row",
    "Term",
    "actuated",
    "changes_of",
    "demanded",
    "efforts",
    "embed_speeds",
    "hamel_coefficients",
    "in_speeds",
    "lower",
    "solve_rows",
    "solve_speeds",
    "transposition",
]
