"""Partial accelerations are perpendicular to the directions of embedded constraint forces, shown for a model.

For every independent speed r and every embedded row s, summed over points and bodies,

    sum a_r . W_s + alpha_r . tau_s = 0                  (Roithmayr and Hodges 2010, eqs. 24 and 82; 000)

so that forces lam W and torques lam tau leave Kane's equations. W and tau come from inspection of the row, a_r and
alpha_r from its derivative solved for the dependent speed rates: two paths, which the sum compares. It is decided
exactly, by normal forms; where that is not possible, in numbers at random states that satisfy the constraints.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import casadi as ca
import numpy as np
import sympy as sm

from appell.algebra.rank import null_space, unit_rows
from appell.analysis.proofs.zero import exact_zero
from appell.constraints import multiplier
from appell.equations.forms import evident_constraints, mechanics_to_run
from appell.mechanics import Row
from appell.mechanics.lower import unit_sets
from appell.mechanics.sampling import random_states, values_at
from appell.numbers import ZERO
from appell.reading.partials import Partials
from appell.reading.printing.text import text
from appell.reading.printing.typesetting import Typesetter
from appell.reading.reduced_system import dependent_speeds_of


@dataclass(frozen=True, eq=False, repr=False)
class Perpendicularity:
    """The sums of E24, one for every independent speed and every embedded row.

    >>> import appell as ap
    >>> ap.catalogue.chaplygin_sleigh().derive(ap.Kane()).statement.perpendicularity.holds
    True

    Parameters
    ----------
    name : str
        That of the model.
    speeds, multipliers : tuple
        The independent speeds, and the multipliers of the embedded rows.
    products : mapping
        By multiplier, by what the force acts on: a_r . W (of a body with alpha_r . tau) for every speed. Rows in
        scalars have no W: the row itself takes its place, and acts on "the speeds". None where rows are too long to be
        solved in symbols.
    exact : bool or None
        True: every sum was proved to vanish; False: one was proved not to; None: that was not decided.
    largest : float
        The largest sum as part of its products, at random consistent states, where it is not decided; else 0.
    latex_names : mapping
        The symbols that the model declares.
    """

    name: str
    speeds: tuple[sm.Expr, ...]
    multipliers: tuple[sm.Symbol, ...]
    products: Mapping[sm.Symbol, Mapping[str, tuple[sm.Expr, ...]]] | None
    exact: bool | None
    largest: float
    latex_names: Mapping[str, str]

    @property
    def holds(self) -> bool:
        """Whether all sums vanish, exactly or to rounding."""
        return self.largest < ZERO.thousands if self.exact is None else self.exact

    def __str__(self) -> str:
        if not self.multipliers:
            return f"{self.name}: no row is embedded, so that no force has to be perpendicular to anything (E24)"
        how = "exactly" if self.exact else f"to {self.largest:.1e} of the products, at random states"
        words = f"vanish {how}" if self.holds else "do not vanish"
        lines = [f"{self.name}: sums of a_r . W + alpha_r . tau (E24) {words}"]
        for lam, places in (self.products or {}).items():
            lines.append(f"  {text(lam)}")
            for r, u in enumerate(self.speeds):
                parts = [f"{text(values[r])} on {place}" for place, values in places.items() if values[r] != 0]
                lines.append(f"    {text(u)}: " + (", ".join(parts) or "0"))
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_latex_(self) -> str:
        setter = Typesetter(self.latex_names)
        rows = []
        for lam, places in (self.products or {}).items():
            for r, u in enumerate(self.speeds):
                parts = " + ".join(rf"\left({setter.of(values[r])}\right)" for values in places.values())
                rows.append(rf"{setter.of(lam)}, {setter.of(u)} &: {parts}")
        shown = [f"{row} = 0" for row in rows] if self.holds else rows
        return r"$\displaystyle \begin{aligned}" + r"\\ ".join(shown) + r"\end{aligned}$"


def perpendicularity(partials: Partials) -> Perpendicularity:
    """The sums of E24 of the constraints that these partial accelerations account for."""
    model = partials.model
    evident = evident_constraints(partials.principle, model)
    count = {c.name: len(c.expressions) for c in model.constraints}
    rows = [row for row in partials._system.full.rows if row.name not in evident]
    lam = tuple(multiplier(row.name, row.number, count[row.name]) for row in rows)
    products, exact = None, None
    if not partials.unsolved:
        products = {s: _products(partials, row) for s, row in zip(lam, rows, strict=True)}
        sums = [sum(parts) for places in products.values() for parts in zip(*places.values(), strict=True)]
        zero = exact_zero(sums, unit=unit_sets(model))
        verdicts = {zero.vanishes(e) for e in sums}
        exact = False if False in verdicts else None if None in verdicts else True
    largest = _largest(partials, evident) if exact is None else 0.0
    return Perpendicularity(
        model.name, partials.independent_speeds, lam, products, exact, largest, dict(model.latex_names)
    )


def _products(partials: Partials, row: Row) -> dict[str, tuple[sm.Expr, ...]]:
    """a_r . W and alpha_r . tau of one row, by what they act on."""
    system, (a, _) = partials._system, partials._rates
    found: dict[str, sm.Matrix] = {}
    if row.terms is None:
        N = sm.eye(system.full.u.shape[0]) if system.relation is None else system.relation.N
        N = N if system.embedding is None else N @ system.embedding.N
        found["the speeds"] = N.T @ dependent_speeds_of(system, system.full, row.A).T
    for term in row.terms or ():
        W = dependent_speeds_of(system, system.full, term.vector)
        products = a[term.velocity, :].T @ W
        found[term.place] = found[term.place] + products if term.place in found else products
    return {place: tuple(partials._written(values)) for place, values in found.items()}


def _largest(partials: Partials, evident: frozenset[str]) -> float:
    """The largest sum as part of its products, with the null space of the rows for E18."""
    m = mechanics_to_run(partials._equations)
    rows = [row for row in m.rows if row.name not in evident]
    columns = []
    for row in rows:
        stacked = ca.SX(m.velocities.numel(), 1)
        for term in row.terms or ():
            stacked[term.velocity] += term.vector
        columns.append(stacked)
    states, n = random_states(m, consistent=True), len(rows)
    block = ca.vertcat(m.partials, *[row.A for row in rows]), ca.horzcat(*columns)
    largest = 0.0
    for both, W in zip(values_at(m, block[0], states), values_at(m, block[1], states), strict=True):
        v, A = both[:-n], both[-n:]
        free = null_space(unit_rows(A))
        for i, row in enumerate(rows):
            push = A[i] if row.terms is None else v.T @ W[:, i]
            sizes = (A[i],) if row.terms is None else (v, W[:, i])
            part = np.abs(free.T @ push).max(initial=0.0) / np.prod([np.linalg.norm(size) for size in sizes])
            largest = max(largest, float(part))
    return largest
