"""The second waist: what every principle gives and everything downstream reads, as plain data.

In: nothing of the library; a system is made in ``compile``, from equations by any principle.
Out: ``System``, which ``compile``, ``simulate``, ``ensemble``, ``analysis`` and ``view`` read.
Read first: ``system.py``, whose table names every function with its arguments and its output.
"""

from appell.system.links import Recursion
from appell.system.resets import SystemReset
from appell.system.rows import ConstraintRow, ReactionKind, RowLevel
from appell.system.sizes import SystemSizes
from appell.system.sparse import SparseSolve
from appell.system.system import HigherOrder, Key, LawOf, System

__all__ = [
    "ConstraintRow",
    "HigherOrder",
    "Key",
    "LawOf",
    "ReactionKind",
    "Recursion",
    "RowLevel",
    "SparseSolve",
    "SystemReset",
    "SystemSizes",
    "System",
]
