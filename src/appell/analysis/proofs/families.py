"""Equations of another family along the motion of d'Alembert's, their multipliers taken as any numbers.

By Hamilton and Lusternik M u' = F + A^T lam - sum_k mu_k E_k, with multipliers mu that are states. Over the speeds that
the rows leave, u = N w + n, the reactions drop out:

    N^T (M (N w' + rate of N w + n) - F(mu)) = 0.

Where this vanishes along the motion for every mu, both families give the one motion, as they do for integrable rows
(E_k is then in the range of A^T); where it does not, a state and multipliers show it.
"""

from __future__ import annotations

import sympy as sm

from appell.algebra.decimals import exact
from appell.analysis.proofs.lines import EquationLine, FlowStates
from appell.equations import Equations
from appell.equations.forms import blocks_over_all_speeds, have_same_kinematics, mechanics_to_read
from appell.errors import NotApplicable
from appell.model import name_of


def lines_of_family(
    states: FlowStates, other: Equations, first: Equations
) -> tuple[list[EquationLine], list[sm.Symbol]]:
    """The lines of equations of another family, and the symbols of their multipliers.

    Raises
    ------
    NotApplicable
        Where the models have other speeds, or the reactions do not drop out.
    """
    form = states.flow.form
    if not have_same_kinematics(first, other) or form.former_speeds:
        raise NotApplicable(
            f"the equations of '{other.mechanism.name}' by {other.principle.name} are compared in the speeds of the "
            "model only: derive both from one model, short enough to be written in them."
        )
    m, own = mechanics_to_read(other)
    blocks = blocks_over_all_speeds(other, m)
    if blocks.C is not None or blocks.momenta is not None or any(sm.expand(e) != 0 for e in blocks.B - blocks.A.T):
        raise NotApplicable(
            f"the equations of '{other.mechanism.name}' by {other.principle.name} are not compared: their reactions do "
            "not drop out over the speeds that the rows leave."
        )
    multipliers: dict[sm.Symbol, sm.Symbol] = {}
    if blocks.auxiliary is not None:
        names = zip(blocks.auxiliary.states, blocks.auxiliary.names, strict=True)
        multipliers = {s: sm.Symbol(name, real=True) for s, name in names}
    M, F = (block.xreplace({**own, **multipliers}).applyfunc(exact) for block in (blocks.M, blocks.F))
    u = sm.Matrix([states.flow.dependent.get(s, s) for s in first.speeds])
    N = sm.Matrix(u.rows, len(form.speeds), lambda i, j: u[i].diff(form.speeds[j]))
    rate = sm.Matrix([states.rate(e) for e in u])
    on_rows = dict(states.flow.dependent)
    rows = N.T @ (M.xreplace(on_rows) @ rate - F.xreplace(on_rows))
    said = [f"the equation of {name_of(w)} by {other.principle.name}" for w in form.speeds]
    made = [EquationLine(name, e, e) for name, e in zip(said, rows, strict=True)]
    return made, list(multipliers.values())
