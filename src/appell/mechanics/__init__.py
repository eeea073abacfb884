"""The lowered model: poses, velocities, energies, loads, rows."""

from appell.mechanics.embed import Embedding, embed_speeds, solve_rows
from appell.mechanics.lower import lower
from appell.mechanics.mechanics import AppliedLoad, Mechanics, MovingMass, Row, Term

__all__ = [
    "AppliedLoad",
    "Embedding",
    "Mechanics",
    "MovingMass",
    "Row",
    "Term",
    "embed_speeds",
    "lower",
    "solve_rows",
]
