"""Prolongation: equations of any order made into first-order ones, differentiated as often as their structure asks.

Variables x_j have derivatives (jets) x_j^(k). How often equation i is differentiated (c_i) and up to which derivative
variable j is a state (d_j - 1) comes from the signature method: sigma_ij is the highest derivative of x_j in equation
i, an assignment of greatest value is found, and the smallest c, d with d_j - c_i >= sigma_ij, equal on the assignment.
The leading derivatives x_j^(d_j) then solve J x^(d) = -rest with J_ij = d f_i / d x_j^(d_j - c_i); the rows that were
differentiated stay as invariants.

Source: Pryce 2001, A simple structural analysis method for DAEs, BIT 41:364.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from appell.algebra import Algebra, Matrix, Scalar
from appell.errors import SingularSystem

ABSENT = -(10**6)


@dataclass(frozen=True)
class Jets:
    """Variables with their derivatives as symbols: ``symbols[j][k]`` is the k-th derivative of ``names[j]``."""

    algebra: Algebra
    names: tuple[str, ...]
    symbols: tuple[tuple[Scalar, ...], ...]
    t: Matrix

    def column(self, k: int, variables: Sequence[int]) -> Matrix:
        """The k-th derivatives of some variables."""
        return self.algebra.column([self.symbols[j][k] for j in variables])

    def rate(self, values: Matrix) -> Matrix:
        """The total derivative: sum over jets of (d values / d x^(k)) x^(k+1), and d values / dt."""
        depth = len(self.symbols[0]) - 1
        jets = self.algebra.column([s[k] for s in self.symbols for k in range(depth)])
        rates = self.algebra.column([s[k + 1] for s in self.symbols for k in range(depth)])
        return self.algebra.rate(values, jets, rates, self.t)

    def orders(self, value: Scalar) -> list[int]:
        """The highest derivative of each variable that a value depends on; ABSENT where on none."""
        flat = [symbol for s in self.symbols for symbol in s]
        slope = self.algebra.jacobian(self.algebra.column([value]), self.algebra.column(flat))
        depth = len(self.symbols[0])
        found = []
        for j in range(len(self.names)):
            present = [k for k in range(depth) if not self.algebra.is_zero(slope[0, j * depth + k])]
            found.append(max(present, default=ABSENT))
        return found


def make_jets(algebra: Algebra, names: Sequence[str], first: Matrix, t: Matrix, depth: int) -> Jets:
    """Jets of variables, of which the first have their value as a symbol already."""
    symbols = []
    for j, name in enumerate(names):
        value = [first[j, 0]] if j < first.shape[0] else []
        fresh = algebra.symbols([name + "'" * k for k in range(len(value), depth + 1)])
        symbols.append((*value, *(fresh[i, 0] for i in range(fresh.shape[0]))))
    return Jets(algebra, tuple(names), tuple(symbols), t)


@dataclass(frozen=True)
class Prolonged:
    """A first-order system M w' = F, y' = next, with the rows 0 = invariants to keep.

    ``lower`` are the states y (derivatives below the last state of each variable) and ``top`` the states w (the last
    ones); ``leading`` the symbols of w'.
    """

    jets: Jets
    lower: Matrix
    lower_names: tuple[str, ...]
    lower_rates: Matrix
    top: Matrix
    top_names: tuple[str, ...]
    leading: Matrix
    M: Matrix
    F: Matrix
    invariants: tuple[tuple[str, Scalar], ...]


def offsets(sigma: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The smallest c and d of the signature method."""
    from scipy.optimize import linear_sum_assignment  # half a second that few runs need

    rows, columns = linear_sum_assignment(-sigma)
    if sigma[rows, columns].min() <= ABSENT // 2:
        raise SingularSystem(
            "the extended equations do not determine every unknown: some of them says nothing of its own."
        )
    assigned = dict(zip(rows, columns, strict=True))
    n = len(rows)
    c = np.zeros(n, int)
    while True:
        d = (sigma + c[:, None]).max(axis=0)
        wanted = np.array([d[assigned[i]] - sigma[i, assigned[i]] for i in range(n)])
        if (wanted == c).all():
            return c, d
        c = wanted


def prolong(jets: Jets, equations: Sequence[tuple[str, Scalar]]) -> Prolonged:
    """The first-order system of named equations f_i = 0 in the jets, as many as there are variables."""
    algebra = jets.algebra
    sigma = np.array([jets.orders(value) for _, value in equations])
    c, d = offsets(sigma)
    shift = max(0, 1 - int(d.min()))
    if shift == 0 and _nonlinear_leading(jets, equations, c, d):
        shift = 1
    c, d = c + shift, d + shift
    columns = [algebra.column([value]) for _, value in equations]
    invariants: list[tuple[str, Scalar]] = []
    for i, (name, _) in enumerate(equations):
        for _ in range(c[i]):
            invariants.append((name, columns[i][0, 0]))
            columns[i] = jets.rate(columns[i])
    leading = algebra.column([jets.symbols[j][d[j]] for j in range(len(d))])
    stacked = algebra.vstack(columns)
    M = algebra.jacobian(stacked, leading)
    F = -algebra.substitute(stacked, leading, algebra.zeros(len(d), 1))
    below = [(j, k) for j in range(len(d)) for k in range(d[j] - 1)]
    return Prolonged(
        jets=jets,
        lower=algebra.column([jets.symbols[j][k] for j, k in below]),
        lower_names=tuple(jets.names[j] + "'" * k for j, k in below),
        lower_rates=algebra.column([jets.symbols[j][k + 1] for j, k in below]),
        top=algebra.column([jets.symbols[j][d[j] - 1] for j in range(len(d))]),
        top_names=tuple(jets.names[j] + "'" * (int(d[j]) - 1) for j in range(len(d))),
        leading=leading,
        M=M,
        F=F,
        invariants=tuple(invariants),
    )


def _nonlinear_leading(jets: Jets, equations: Sequence[tuple[str, Scalar]], c: np.ndarray, d: np.ndarray) -> bool:
    """Whether an equation that is not differentiated holds the leading derivatives other than linearly."""
    algebra = jets.algebra
    leading = algebra.column([jets.symbols[j][d[j]] for j in range(len(d))])
    for i, (_, value) in enumerate(equations):
        if c[i] == 0:
            slope = algebra.jacobian(algebra.column([value]), leading).T
            curvature = algebra.jacobian(slope, leading)
            n = len(d)
            if any(not algebra.is_zero(curvature[a, b]) for a in range(n) for b in range(n)):
                return True
    return False
