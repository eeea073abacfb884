"""An expression as a line of text, in the words of a formula."""

from __future__ import annotations

import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.model import name_of


def formula(e: sm.Expr) -> str:
    """Without (t), powers with a hat."""
    t = dynamicsymbols._t
    plain = {f: sm.Symbol(name_of(f)) for f in sm.sympify(e).atoms(sm.Function) if f.args == (t,)}
    return str(sm.sympify(e).xreplace(plain)).replace("**", "^")
