"""The waist between principles and everything that uses them."""

from appell.equations.equations import Equations, derive
from appell.equations.forms import Former, Forms, Variational
from appell.equations.prolong import Prolonged
from appell.equations.reading import own_symbols

__all__ = ["Equations", "Former", "Forms", "Prolonged", "Variational", "derive", "own_symbols"]
