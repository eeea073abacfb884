"""How a branch is written: without common factors, and so that it is a row wherever the linear rows are.

Beside linear rows A u + a = 0 a branch c u + d = 0 says the same as any c - y A. Elimination takes one with zeros at
its pivots, which vanishes, or repeats A, where a pivot does: on a rod of two ends x1' = x2' forbids it to turn unless
it lies along x. The one across all rows,

    c - c A^T (A A^T)^-1 A ,

times its denominator and without its common factor, does not depend on pivots.
"""

from __future__ import annotations

from collections.abc import Sequence

import sympy as sm

from appell.algebra.decimals import exact
from appell.analysis.classification.polynomials import tidy
from appell.analysis.classification.velocity_rows import VelocityRow
from appell.numbers import EXACT


def regular_branch(branch: sm.Expr, linear: Sequence[VelocityRow], u: Sequence[sm.Symbol]) -> sm.Expr:
    """A branch across the linear rows; as it is where these are many, long or dependent."""
    if not linear or len(linear) > EXACT.inverted or int(sm.count_ops(branch)) > EXACT.branch:
        return branch
    A = sm.Matrix([[exact(e) for e in row.B] for row in linear])
    a = sm.Matrix([exact(row.b) for row in linear])
    c = sm.Matrix([[branch.diff(s) for s in u]])
    if A.has(*u) or c.has(*u) or (c * A.T).expand().is_zero_matrix:
        return branch
    K = (A * A.T).expand()
    if sm.simplify(K.det()) == 0:
        return branch
    y = c * A.T * K.adjugate()
    across = (K.det() * c - y * A) * sm.Matrix(u)
    rest = K.det() * branch.xreplace(dict.fromkeys(u, sm.S.Zero)) - (y * a)[0]
    found = across[0] + rest
    return cleaned(_signed(found, u), u, 20 * EXACT.branch) if found.has(*u) else branch


def _signed(branch: sm.Expr, u: Sequence[sm.Symbol]) -> sm.Expr:
    """Returns a branch or its negative, which is the same: the one whose first speed has SymPy's sign.

    Which one was given may hang on the states at which rows were eliminated.
    """
    first = next(sm.cancel(branch.diff(s)) for s in u if branch.has(s))
    return -branch if first.could_extract_minus_sign() else branch


def cleaned(branch: sm.Expr, v: Sequence[sm.Symbol], longest: int = EXACT.branch) -> sm.Expr:
    """A branch without common factors, its denominators cleared, by speeds; as it is where it is long.

    A tuple holds rows that vanish together.
    """
    if isinstance(branch, sm.Tuple):
        return sm.Tuple(*[cleaned(part, v, longest) for part in branch])
    if int(sm.count_ops(branch)) > longest:
        return branch
    numerator = sm.expand(sm.fraction(sm.together(branch))[0])
    coefficients = {s: sm.factor(numerator.coeff(s)) for s in v if numerator.has(s)}
    rest = sm.factor(numerator.xreplace(dict.fromkeys(v, sm.S.Zero)))
    common = sm.gcd_list([*coefficients.values(), rest])
    parts = [tidy(sm.cancel(c / common)) * s for s, c in coefficients.items()]
    return sm.Add(*parts, tidy(sm.cancel(rest / common)))
