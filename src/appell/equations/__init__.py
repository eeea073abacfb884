"""Equations of motion of a model under a principle.

In: a ``Mechanism`` and a ``Principle``.
Out: ``Equations``: the blocks M, F, A, gamma, B, C as graphs, and verbs that read, run and analyse them.
Read first: ``equations.py``, then ``blocks.py`` and ``principle.py``; ``forms.py`` has the stages in between.
"""

from appell.equations.blocks import Blocks, Variational
from appell.equations.equations import Equations, derive
from appell.equations.form_blocks import own_symbols
from appell.equations.principle import Kind, Principle
from appell.equations.prolong import Prolonged
