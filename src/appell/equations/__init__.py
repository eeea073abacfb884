"""The waist between principles and everything that uses them."""

from appell.equations.blocks import Blocks, Variational
from appell.equations.equations import Equations, derive
from appell.equations.principle import Kind, Principle
from appell.equations.prolong import Prolonged
from appell.equations.symbolic_form import own_symbols

__all__ = ["Equations", "Blocks", "Kind", "Principle", "Prolonged", "Variational", "derive", "own_symbols"]
