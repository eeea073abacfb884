"""Two algebras, one derivation: exact in SymPy, as a graph in CasADi."""

from appell.algebra.algebra import Algebra, Matrix, Scalar
from appell.algebra.casadi_algebra import CasadiAlgebra
from appell.algebra.sympy_algebra import SympyAlgebra

__all__ = ["Algebra", "CasadiAlgebra", "Matrix", "Scalar", "SympyAlgebra"]
