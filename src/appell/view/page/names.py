"""How names are typeset, and what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.reading.printing.latex_names import latex_name
from appell.reading.printing.typesetting import typeset
from appell.simulate.run import Run


@lru_cache(maxsize=4096)
def latex_of_name(name: str) -> str:
    """LaTeX of a plain name, as equations are typeset: ``wx_stone`` is w with subscripts."""
    return latex_name(name)


def latex_of(run: Run, name: str) -> str:
    """LaTeX of a coordinate or speed as the model declares it, else of its name."""
    return (run.equations.mechanism.latex_names.get(name) if run.has_equations else None) or latex_of_name(name)


def rate_latex(symbol: sm.Expr, names: Mapping[str, str]) -> str:
    """LaTeX of the rate of a coordinate or speed; ``names`` holds the symbols that a model declares."""
    return typeset(symbol.diff(dynamicsymbols._t), names)
