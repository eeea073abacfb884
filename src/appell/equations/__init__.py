"""Equations of motion of a model under a principle, to run and to read.

In: a ``Mechanism`` and a ``Principle``.
Out: ``Equations``: blocks M, F, A, gamma, B, C as graphs; printed, shortened, derived step by step.
Read first: ``equations.py``, then ``blocks.py`` and ``principle.py``; ``symbolic_form.py`` to read them.
"""

from appell.equations.blocks import Blocks, Variational
from appell.equations.equations import Equations, derive
from appell.equations.principle import Kind, Principle
from appell.equations.prolong import Prolonged
from appell.equations.symbolic_form import own_symbols

__all__ = ["Equations", "Blocks", "Kind", "Principle", "Prolonged", "Variational", "derive", "own_symbols"]
