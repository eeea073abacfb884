"""The second waist: what every principle gives and everything downstream reads, as plain data.

In: graphs; a system is made in ``equations/systems.py``, from equations by any principle.
Out: ``System``, which ``compile``, ``simulate``, ``ensemble``, ``analysis`` and ``view`` read.
Read first: ``system.py``, whose table names every function with its arguments and its output.
"""

from appell.mechanics.inputs import STRIDE
from appell.system.links import Recursion
from appell.system.rows import ConstraintRow, ReactionKind, RowLevel
from appell.system.sparse import SparseSolve
from appell.system.system import HigherOrder, Key, LawOf, System, SystemReset, SystemSizes
