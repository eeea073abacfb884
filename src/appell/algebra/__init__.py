"""Algebras with one interface: one derivation serves to run, to read and to prove.

In: the symbols and operations of a derivation.
Out: CasADi graphs to run, exact polynomials and SymPy expressions in normal form to read and to prove.
Read first: ``algebra.py`` (the interface), then ``casadi_algebra.py`` and ``exact_algebra.py``.
"""

from appell.algebra.algebra import Algebra, Matrix, Scalar
from appell.algebra.casadi_algebra import CasadiAlgebra
from appell.algebra.sympy_algebra import SympyAlgebra

__all__ = ["Algebra", "CasadiAlgebra", "Matrix", "Scalar", "SympyAlgebra"]
