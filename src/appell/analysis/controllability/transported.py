"""Values of all brackets at a point, without forming them: a vector carried to the point along random motions.

For fields Y_1, ..., Y_K and Z of a distribution D, carrying Z to the point p by flows of length tau gives

    v(tau) = exp(-tau ad Y_1) ... exp(-tau ad Y_K) Z (p) ,

whose coefficient of tau^j is a sum of brackets of length j + 1 at p, and lies in L_(j+1)(p), the small flag
L_(k+1) = L_k + [D, L_k]. With K >= j and random combinations Y_i, Z of the fields such coefficients span it (each
bracket is a coefficient of its multilinear part in the random numbers). The flow is dy/dsigma = tau Y(y) for sigma from
0 to 1: series in tau with polynomials in sigma, modulo a prime. The dimensions are lower bounds by proof, and exact but
for an accident of the random numbers, whose probability is below 1e-12.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca
import flint

from appell.algebra.tape import Tape, tape_of
from appell.analysis.controllability.residues import PRIME, Angle, Draw, SeriesEvaluation, constant

Vector = list[int]


@dataclass(frozen=True)
class AllowedMotions:
    """Fields on x: the columns of a matrix over (x, p), with x and p as residues at the point."""

    fields: ca.SX
    x: ca.SX
    parameters: ca.SX
    point: Sequence[Angle]
    values: Sequence[Angle]

    def tapes(self) -> tuple[Tape, Tape]:
        """c -> sum of c_l X_l(x), alone and with its derivative along v."""
        c, v = ca.SX.sym("c", self.fields.shape[1]), ca.SX.sym("v", self.x.numel())
        field = ca.densify(self.fields @ c)
        along = ca.densify(ca.jtimes(field, self.x, v))
        inputs = [self.x, v, c, self.parameters]
        alone, both = (
            ca.Function("fields", inputs, [column], {"cse": True}) for column in (field, ca.vertcat(field, along))
        )
        return tape_of(alone), tape_of(both)


def carried(distribution: AllowedMotions, order: int, draw: Draw) -> list[Vector]:
    """The coefficients of v(tau) up to an order: element j lies in L_(j+1) at the point."""
    alone, both = distribution.tapes()
    n, m = distribution.x.numel(), distribution.fields.shape[1]
    combinations = [[draw(1, PRIME - 1) for _ in range(m)] for _ in range(order + 1)]
    x: list[Vector] = [[a.value for a in distribution.point], *([0] * n for _ in range(order))]
    path = [x]
    for c in combinations[:-1]:
        x = _flow(distribution, alone, x, None, [PRIME - k for k in c])[0]
        path.append(x)
    still = _flow(distribution, alone, path[-1], None, combinations[-1], stands=True)[0]
    v = still
    for c, begin in zip(reversed(combinations[:-1]), reversed(path[1:]), strict=True):
        v = _flow(distribution, both, begin, v, c)[1]
    return v


def _flow(
    of: AllowedMotions, tape: Tape, x: list[Vector], v: list[Vector] | None, c: Vector, *, stands: bool = False
) -> tuple[list[Vector], list[Vector]]:
    """x and v (orders, components) after a flow of length tau; with ``stands`` the field at x itself in place of x."""
    n, orders = len(x[0]), len(x)
    start = [*x] if v is None else [a + b for a, b in zip(x, v, strict=True)]
    direction = [Angle(value, None) for value in (v[0] if v is not None else [0] * n)]
    evaluation = SeriesEvaluation(tape, [of.point, direction, [Angle(k, None) for k in c], of.values])
    size = n if v is None else 2 * n
    places = [(0, i) for i in range(n)] + [(1, i) for i in range(n)]
    ends = [list(start[0])]
    if stands:
        ends = [[_at_end(evaluation, i, 0) for i in range(n)]]
    for j in range(1, orders):
        column = []
        for i in range(size):
            value = constant(start[j][i])
            if not stands and i in evaluation.outputs:
                value += evaluation.series[evaluation.outputs[i]][j - 1].integral()
            column.append(value)
        evaluation.advance(j, dict(zip(places, column, strict=False)))
        ends.append([_at_end(evaluation, i, j) for i in range(n)] if stands else [int(e(1)) for e in column])
    return [e[:n] for e in ends], [e[n:] for e in ends]


def _at_end(evaluation: SeriesEvaluation, output: int, order: int) -> int:
    """A coefficient of an output at sigma = 1; outputs that are always zero are left out of a tape."""
    if output not in evaluation.outputs:
        return 0
    return int(evaluation.series[evaluation.outputs[output]][order](1))


def ranks(samples: Sequence[Sequence[Vector]], first: Sequence[Vector]) -> list[int]:
    """The dimensions of L_1, L_2, ... from vectors of each, L_1 spanned by ``first``."""
    rows = [list(row) for row in first]
    result = [_rank(rows)]
    for level in zip(*samples, strict=True):
        rows += [list(v) for v in level]
        result.append(_rank(rows))
    return [result[0], *result[2:]]  # the coefficients of order 0 lie in L_1


def _rank(rows: list[Vector]) -> int:
    return int(flint.nmod_mat(rows, PRIME).rank()) if rows else 0
