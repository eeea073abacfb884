"""Momenta that are constant with coefficients in no closed form: solutions of linear equations in one coordinate.

Where a coordinate s moves at the rate of one speed, s' = w_k, and other speeds obey

    w_i' = sum_j a_ij(s) w_j s',

they are functions of s alone along every motion, dw/ds = a(s) w, and every solution of dc/ds = -a(s)^T c makes
sum_i c_i(s) w_i constant: as many integrals, linear in velocity, as there are such speeds. A rolling disc and a ball in
a surface of revolution have two of them (Appell 1900; Routh 1905, sections 224 to 226), and they are gauge momenta in
the sense of Fasso, Ramos and Sansonetto (2007). That the speeds obey such equations is decided in exact algebra.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import sympy as sm
from sympy.core.function import AppliedUndef

from appell.algebra.normal_form import TooLong
from appell.algebra.operations import operations
from appell.algebra.written import shortest, written
from appell.analysis.integrals.flow import Flow
from appell.analysis.integrals.formula import formula
from appell.analysis.integrals.rates import FlowRates
from appell.model import name_of
from appell.numbers import READ, RUN
from appell.reading.printing.typesetting import typeset

if TYPE_CHECKING:
    from appell.simulate.run import Run


@dataclass(frozen=True)
class GaugeMomenta:
    """Integrals linear in velocity whose coefficients solve linear equations in one coordinate.

    >>> import appell as ap
    >>> found = ap.first_integrals(ap.catalogue.rolling_hoop(), degree=1)
    >>> [(g.variable, g.speeds, g.proved) for g in found.gauge_momenta]
    [(lean(t), (yaw_rate(t), spin_rate(t)), True)]

    Attributes
    ----------
    variable
        The coordinate s.
    speeds
        The speeds w that are functions of s along every motion: there are as many integrals.
    matrix
        a(s) of dw/ds = a(s) w, in the model's own symbols; the coefficients solve dc/ds = -a(s)^T c.
    proved
        Whether that stands in exact algebra.
    """

    variable: sm.Expr
    speeds: tuple[sm.Expr, ...]
    matrix: sm.Matrix
    proved: bool = True

    def drift(self, run: Run) -> float:
        """How well a run kept them: the largest change of one, relative to its largest value.

        The coefficients begin as the unit vectors and are integrated along the run, between its samples.

        Parameters
        ----------
        run
            A run of the model.
        """
        s = np.asarray(run[name_of(self.variable)])
        w = np.stack([np.asarray(run[name_of(speed)]) for speed in self.speeds])
        symbols = sorted(self.matrix.free_symbols, key=str)
        values = [run.parameters[symbol.name] for symbol in symbols if symbol.name in run.parameters]
        plain = {f: sm.Dummy() for f in self.matrix.atoms(AppliedUndef)}
        kept = [symbol for symbol in symbols if symbol.name in run.parameters]
        known = [plain.get(self.variable, sm.Dummy()), *kept]
        a = sm.lambdify(known, self.matrix.xreplace(plain), "numpy", dummify=True)
        c = np.eye(len(self.speeds))
        held = [c @ w[:, 0]]
        for i in range(1, len(s)):
            c = _carried(c, s[i - 1], s[i], lambda x: np.asarray(a(x, *values), float))
            held.append(c @ w[:, i])
        history = np.stack(held)
        return float((np.ptp(history, axis=0) / np.abs(history).max(axis=0)).max())

    def __str__(self) -> str:
        s, names = name_of(self.variable), [name_of(w) for w in self.speeds]
        letters = [f"c{i + 1}" for i in range(len(names))]
        terms = " + ".join(f"{c}({s})*{w}" for c, w in zip(letters, names, strict=True))
        word = "proved" if self.proved else "seen only"
        count = len(names)
        said = [f"gauge momenta ({word}): {count} of them, {terms} for every solution of"]
        for j, c in enumerate(letters):
            right = sm.Add(*[-sm.Symbol(letters[i]) * self.matrix[i, j] for i in range(count)])
            said.append(f"  d{c}/d{s} = {formula(shortest([right])[0])}")
        return "\n".join(said)

    __repr__ = __str__

    def _repr_latex_(self) -> str:
        word = "proved" if self.proved else "seen only"
        s, c = typeset(self.variable), [sm.Symbol(f"c_{i + 1}") for i in range(len(self.speeds))]
        momentum = typeset(sm.Add(*[ci * w for ci, w in zip(c, self.speeds, strict=True)]))
        rates = -self.matrix.T @ sm.Matrix(c)
        lines = [
            rf"\frac{{\mathrm{{d}} {typeset(ci)}}}{{\mathrm{{d}} {s}}} &= {typeset(r)}"
            for ci, r in zip(c, rates, strict=True)
        ]
        equations = r" \\ ".join(lines)
        return (
            rf"$\displaystyle \text{{gauge momenta ({word}):}}\quad {momentum}, \quad"
            rf"\begin{{aligned}} {equations} \end{{aligned}}$"
        )


def _carried(c: np.ndarray, begin: float, end: float, a: object) -> np.ndarray:
    """dc/ds = -c a(s), rows of c, by Runge and Kutta."""
    h = (end - begin) / RUN.parts
    for k in range(RUN.parts):
        s = begin + k * h
        k1 = -c @ a(s)  # type: ignore[operator]
        k2 = -(c + h / 2 * k1) @ a(s + h / 2)  # type: ignore[operator]
        k3 = -(c + h / 2 * k2) @ a(s + h / 2)  # type: ignore[operator]
        k4 = -(c + h * k3) @ a(s + h)  # type: ignore[operator]
        c = c + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    return c


def gauge_momenta(flow: Flow) -> tuple[GaugeMomenta, ...]:
    """Those of every coordinate that moves at the rate of one speed; empty where there are none.

    Speeds that are constant by themselves (a = 0) are integrals in closed form and none of these.
    """
    form, found = flow.form, []
    rates = FlowRates(flow, [])
    for s, rate in zip(form.coordinates, form.kinematics, strict=True):
        if rate in form.speeds:
            try:
                momenta = _along(flow, rates, s, rate)
            except TooLong:
                continue
            found += [] if momenta is None else [momenta]
    return tuple(found)


def _along(flow: Flow, rates: FlowRates, s: sm.Expr, pace: sm.Expr) -> GaugeMomenta | None:
    """The largest set of speeds with w_i' = sum_j a_ij(s) w_j pace over the set."""
    others = [w for w in flow.form.speeds if w != pace]
    while others:
        rows = {w: _row(flow, rates, w, others, s, pace) for w in others}
        left = [w for w in others if rows[w] is not None]
        if len(left) == len(others):
            matrix = sm.Matrix([rows[w] for w in others])
            return None if matrix.is_zero_matrix else GaugeMomenta(s, tuple(others), matrix)
        others = left
    return None


def _row(
    flow: Flow, rates: FlowRates, w: sm.Expr, others: list[sm.Expr], s: sm.Expr, pace: sm.Expr
) -> list[sm.Expr] | None:
    """a_ij of one speed, None where its rate is of another kind: decided by normal forms."""
    f = rates.forms
    tops, det = rates.solved
    rate = f.product(tops[flow.form.speeds.index(w)], f.power(det, -1))
    e = written(f, rate)
    if operations(e) > READ.quantity:
        return None
    row = [sm.diff(e, v, pace) for v in others]
    zero = [*(sm.diff(a, x) for a in row for x in (*flow.form.coordinates, *flow.form.speeds) if x != s)]
    zero.append(e - sm.Add(*[a * v * pace for a, v in zip(row, others, strict=True)]))
    if any(x != 0 for x in shortest(zero, flow.unit)):
        return None
    return shortest(row, flow.unit)
