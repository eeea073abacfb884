"""The second waist: what every principle gives and everything downstream reads, as plain data.

Comes in: nothing of the library. Goes out: :class:`System`, made by ``compile/from_equations.py`` and read by
``compile``, ``simulate``, ``ensemble``, ``analysis`` and ``view``. Read ``system.py`` first: its table names every
function with its arguments and its output.
"""

from appell.system.rows import ConstraintRow, Level, Reaction
from appell.system.sizes import Sizes
from appell.system.system import HigherOrder, Key, LawOf, System

__all__ = ["ConstraintRow", "HigherOrder", "Key", "LawOf", "Level", "Reaction", "Sizes", "System"]
