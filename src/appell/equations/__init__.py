"""The waist between principles and everything that uses them."""

from appell.equations.equations import Equations, derive
from appell.equations.forms import Forms, Variational
from appell.equations.principle import Kind, Principle
from appell.equations.prolong import Prolonged
from appell.equations.symbolic_form import own_symbols

__all__ = ["Equations", "Forms", "Kind", "Principle", "Prolonged", "Variational", "derive", "own_symbols"]
