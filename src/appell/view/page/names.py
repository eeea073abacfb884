"""How names are typeset, and what they mean."""

from __future__ import annotations

from functools import lru_cache

import sympy as sm
from sympy.physics.vector import dynamicsymbols, vlatex

from appell.simulate.run import Run


@lru_cache(maxsize=4096)
def latex_of_name(name: str) -> str:
    """LaTeX of a plain name: ``wx_stone`` is w with a subscript."""
    return str(sm.latex(sm.Symbol(name)))


def latex_of(run: Run, name: str) -> str:
    """LaTeX of a coordinate or speed as the model's own symbol prints, else of its name."""
    if run.has_equations:
        from appell.model import name_of

        for symbol in (*run.equations.coordinates, *run.equations.speeds):
            if name_of(symbol) == name:
                return str(vlatex(symbol))
    return latex_of_name(name)


def rate_latex(symbol: sm.Expr) -> str:
    """LaTeX of the rate of a coordinate or speed."""
    return str(vlatex(symbol.diff(dynamicsymbols._t)))
