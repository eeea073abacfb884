"""The equations solved in closed form, where a person wants to see that."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols

from appell.algebra.decimals import exact, with_decimals
from appell.algebra.operations import operations
from appell.algebra.written import shortest
from appell.errors import NotApplicable, SingularSystem
from appell.reading.symbolic_form import SymbolicForm


def solve_in_closed_form(
    form: SymbolicForm, ideal: Callable[[], Mapping[sm.Expr, sm.Expr]] | None = None
) -> dict[sm.Expr, sm.Expr]:
    """Speed rates (of Hamilton's equations the rates of momenta) and multipliers, of state, time and parameters.

    With rows in evidence: a = M^-1 (F + C), X = M^-1 B, lam = -(A X)^+ (gamma + A a), w' = a + X lam. ``ideal`` gives
    the multipliers of the ideal reactions, where a law C holds them. Decimals are fractions until all is solved.
    """
    M, F, A, gamma, B = (getattr(form.blocks, name) for name in ("M", "F", "A", "gamma", "B"))
    if form.blocks.C is not None:
        F = F + _explicit_law(form.blocks.C, ideal)
    t = dynamicsymbols._t
    plain, back = without_time(M, F, A, gamma, B)
    M, F, A, gamma, B = (block.applyfunc(exact).xreplace(plain) for block in (M, F, A, gamma, B))
    if M.rows and M.det() == 0:
        # M without inverse: the saddle system as a whole
        n, m = M.rows, A.rows
        saddle = sm.Matrix.vstack(M.row_join(-B), A.row_join(sm.zeros(m, m)))
        if saddle.det() == 0:
            raise SingularSystem(
                "the motion is not unique: the masses and constraints leave an acceleration undetermined."
            )
        solution = saddle.LUsolve(F.col_join(-gamma))
        rates, lam = solution[:n, :], solution[n:, :]
    else:
        solved = M.LUsolve(F.row_join(B)) if M.rows else F.row_join(B)
        a, X = solved[:, 0], solved[:, 1:]
        lam = -(_inverse(A @ X) @ (gamma + A @ a)) if A.rows else sm.zeros(0, 1)
        rates = a + X @ lam if A.rows else a
    values = {rate: _short(e.xreplace(back)) for rate, e in zip(form.rates, rates, strict=True)}
    for udot, e in form.dependent_rates.items():
        values[udot] = _short(exact(e).xreplace(values))
    known = dict(zip((q.diff(t) for q in form.coordinates), form.kinematics, strict=True)) | values
    for u, e in form.dependent_speeds.items():
        values[u.diff(t)] = _short(exact(exact(e).diff(t).xreplace(known)))
    values |= {symbol: _short(e.xreplace(back)) for symbol, e in zip(form.lam, lam, strict=True)}
    return {symbol: with_decimals(e) for symbol, e in values.items()} if form.decimals else values


def _explicit_law(C: sm.Matrix, ideal: Callable[[], Mapping[sm.Expr, sm.Expr]] | None) -> sm.Matrix:
    """C with the ideal multipliers put in; a law of the actual ones has no closed form."""
    reactions = {s for s in C.free_symbols if s.name.startswith("lambda")}
    implicit = sorted(s.name for s in reactions if not s.name.startswith("lambda0_"))
    if implicit:
        raise NotApplicable(
            f"a law holds the actual reaction ({', '.join(implicit)}): the accelerations follow by iteration and "
            "have no closed form."
        )
    return C.xreplace(dict(ideal())) if reactions and ideal is not None else C


def _inverse(K: sm.Matrix) -> sm.Matrix:
    """(A M^-1 B)^+: where rows repeat each other the multipliers of least norm."""
    return K.inv() if K.rank() == K.rows else K.pinv()


def without_time(*blocks: sm.Matrix) -> tuple[dict[sm.Expr, sm.Symbol], dict[sm.Symbol, sm.Expr]]:
    """Functions of time and their derivatives to plain symbols, and back."""
    functions = sorted({f for block in blocks for f in block.atoms(AppliedUndef, sm.Derivative)}, key=str)
    plain = {f: sm.Dummy(str(f), real=True) for f in functions}
    return plain, {symbol: f for f, symbol in plain.items()}


def partial(e: sm.Expr, by: sm.Expr) -> sm.Expr:
    """The partial derivative by one argument, functions of time being arguments of their own."""
    plain, back = without_time(sm.Matrix([e, by]))
    return sm.sympify(e).xreplace(plain).diff(plain.get(by, by)).xreplace(back)


def _short(e: sm.Expr) -> sm.Expr:
    return sm.factor_terms(sm.cancel(sm.together(e))) if operations(e) < 3000 and not e.has(sm.sin, sm.cos) else e


def short(e: sm.Expr) -> sm.Expr:
    """A shorter form: over one denominator, with sin^2 + cos^2 = 1 for every angle; decimals are as written."""
    e = sm.sympify(e)
    if e.is_Atom or operations(e) > 3000:
        return e
    plain, back = without_time(sm.Matrix([e]))
    found = shortest([e.xreplace(plain)])[0]
    return min((sm.factor_terms(found), found), key=operations).xreplace(back)


def without_functions(M: sm.Matrix) -> sm.Matrix:
    """A matrix with plain symbols in place of functions of time."""
    plain, _ = without_time(M)
    return M.xreplace(plain)
