"""The right side written out: zdot = f(t, x, p) as one graph without a decision, for targets that cannot make any.

M udot = F + C + B lam and A udot = -gamma are solved by the factorisations of `algebra.factor`, structural zeros
skipped; projections likewise. Where the rows give some speeds by the others with constant coefficients, as where a
body rolls, those are eliminated and M is reduced to the others; else multipliers are solved for. One number says
whether that was regular: the least D_j - PIVOT M_jj over the pivots D of M and of A M^-1 B, or of the reduced M,
positive where every pivot exceeds that part of its diagonal entry.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from appell.algebra.factor import Factored, factor
from appell.algebra.rank import rank, unit_rows
from appell.errors import NotApplicable
from appell.numbers import COMPILE, RANK
from appell.system import LawOf, System


@dataclass(frozen=True)
class Explicit:
    """Functions of (t, x, p, extra), each with one column, as those of a `System`.

    ============= ======================================================================================
    name          output
    ============= ======================================================================================
    `rates`       zdot = (qdot, udot, sdot, powers), and whether that was regular
    `reactions`   udot, (lam, lam0), and the same
    `norm_step`   dq onto the norms, in the identity
    `position_step`  dq = G du onto the positions, in the metric of M
    `velocity_step`  du onto the velocities, in the metric of M
    `residuals`   norms, positions, velocities
    ============= ======================================================================================
    """

    system: System
    functions: dict[str, ca.Function]


def explicit(system: System, name: str) -> Explicit:
    """The functions of one graph; ``name`` is that of the model, for a refusal."""
    if system.law is LawOf.ACTUAL_REACTION:
        raise NotApplicable(
            f"'{name}' has a law of its actual reactions, which is solved by iteration: run it natively."
        )
    if system.sizes.speeds > COMPILE.explicit:
        raise NotApplicable(
            f"'{name}' has {system.sizes.speeds} speeds: a solve is written out for up to {COMPILE.explicit}; run it "
            "natively."
        )
    t, x, p = ca.SX.sym("t"), ca.SX.sym("x", system.sizes.states), ca.SX.sym("p", system.sizes.parameters)
    arguments = [t, x, p, ca.SX(0, 1)]
    qdot, reactions, pivot = _accelerations(system, arguments)
    parts = [qdot, reactions[: system.sizes.speeds]]
    present = [block for block in ("auxiliary", "power") if block in system.shapes()]
    parts += [system.functions[block](t, x, p, reactions) for block in present]
    columns = {"rates": [*parts, pivot], "reactions": [reactions, pivot], **_projections(system, arguments)}
    functions = {
        key: ca.Function(key, arguments, [ca.cse(ca.densify(ca.vertcat(*out)))]) for key, out in columns.items()
    }
    return Explicit(system, functions)


def _accelerations(system: System, arguments: list[ca.SX]) -> tuple[ca.SX, ca.SX, ca.SX]:
    """qdot, (udot, lam, lam0) and whether that was regular."""
    nq, n, m = system.sizes.coordinates, system.sizes.speeds, system.sizes.rows
    sizes = [nq, n * n, n, m * n, m, n * m, n * m if system.actuated else 0]
    parts = ca.vertsplit(
        ca.densify(system.functions["dynamics"](*arguments)), [sum(sizes[:k]) for k in range(len(sizes) + 1)]
    )
    M, A, B = ca.reshape(parts[1], n, n), ca.reshape(parts[3], m, n), ca.reshape(parts[5], n, m)
    M, A, B = (ca.sparsify(block) for block in (M, A, B))
    F, gamma, ideal_B = parts[2], parts[4], B if not system.actuated else ca.sparsify(ca.reshape(parts[6], n, m))
    udot, lam, pivot = _solved(system, M, F, A, gamma, ideal_B)
    if not system.has_ideal:
        return parts[0], ca.vertcat(udot, lam), pivot
    ideal = lam
    if system.law:
        F = F + system.functions["law_of"](*arguments[:3], ca.vertcat(ideal, ideal))[:n]
    udot, lam, second = _solved(system, M, F, A, gamma, B)
    return parts[0], ca.vertcat(udot, lam, ideal), ca.fmin(pivot, second)


def _solved(system: System, M: ca.SX, F: ca.SX, A: ca.SX, gamma: ca.SX, B: ca.SX) -> tuple[ca.SX, ca.SX, ca.SX]:
    """udot, lam and whether that was regular: without the multipliers where some speeds follow from the others."""
    symmetric = system.symmetric and not system.actuated
    dependent = dependent_speeds(A, B)
    if dependent:
        return _without_multipliers(M, F, A, gamma, B, dependent, symmetric)
    # K lam = -(gamma + A M^-1 F) with K = A M^-1 B; udot = M^-1 (F + B lam)
    mass = factor(M, system.symmetric)
    free = mass.solve(F)
    if not A.shape[0]:
        return free, ca.SX(0, 1), _margin(mass, M)
    response = mass.solve(B)
    K = A @ response
    reduced = factor(K, symmetric)
    lam = reduced.solve(-(gamma + A @ free))
    return free + response @ lam, lam, ca.fmin(_margin(mass, M), _margin(reduced, K, signed=not symmetric))


def dependent_speeds(A: ca.SX, B: ca.SX) -> list[int]:
    """Speeds whose columns of A and rows of B are numbers and regular: they follow from the others; else none.

    No decision is needed to eliminate them: whatever the state, those numbers are the same.
    """
    m, n = A.shape
    columns = [j for j in range(n) if A[:, j].is_constant() and B[j, :].is_constant()]
    if len(columns) < m or not m:
        return []
    by_speed = unit_rows(np.array(ca.DM(A[:, columns]))).T
    chosen: list[int] = []
    for k in range(len(columns)):
        if len(chosen) < m and rank(by_speed[[*chosen, k]], least=0.0) > len(chosen):
            chosen.append(k)
    own = [columns[k] for k in chosen]
    if len(own) < m:
        return []
    worst = max(np.linalg.cond(np.array(ca.DM(part))) for part in (A[:, own], B[own, :]))
    return own if worst < 1 / RANK.usable else []


def _without_multipliers(
    M: ca.SX, F: ca.SX, A: ca.SX, gamma: ca.SX, B: ca.SX, dependent: list[int], symmetric: bool
) -> tuple[ca.SX, ca.SX, ca.SX]:
    """udot = N w + n with A N = 0, A n = -gamma, and V^T B = 0: V^T M N w = V^T (F - M n); lam follows."""
    N, particular = _null(A, dependent), _particular(A, gamma, dependent)
    V = N if symmetric else _null(B.T, dependent)
    matrix = ca.sparsify(V.T @ ca.sparsify(M @ N))
    reduced = factor(matrix, symmetric)
    udot = N @ reduced.solve(V.T @ (F - M @ particular)) + particular
    lam = _inverse(B[dependent, :]) @ (M[dependent, :] @ udot - F[dependent])
    return udot, lam, _margin(reduced, matrix, signed=not symmetric)


def _inverse(block: ca.SX) -> ca.SX:
    return ca.sparsify(ca.SX(np.linalg.inv(np.array(ca.DM(block)))))


def _null(A: ca.SX, dependent: list[int]) -> ca.SX:
    """N with A N = 0, the identity on the independent speeds."""
    free = [j for j in range(A.shape[1]) if j not in dependent]
    N, followed = ca.SX(A.shape[1], len(free)), -_inverse(A[:, dependent]) @ A[:, free]
    for k, j in enumerate(free):
        N[j, k] = 1
    for k, j in enumerate(dependent):
        N[j, :] = followed[k, :]
    return ca.sparsify(N)


def _particular(A: ca.SX, gamma: ca.SX, dependent: list[int]) -> ca.SX:
    """n with A n = -gamma, zero on the independent speeds."""
    n, followed = ca.SX(A.shape[1], 1), -_inverse(A[:, dependent]) @ gamma
    for k, j in enumerate(dependent):
        n[j] = followed[k]
    return n


def _margin(factored: Factored, matrix: ca.SX, signed: bool = False) -> ca.SX:
    """The least of D_j - PIVOT M_jj: no quotient is needed to see its sign.

    ``signed``: pivots of a matrix that is not definite may be negative (actuators that push elsewhere than along their
    rows), and their sizes are compared.
    """
    least = ca.SX(1)
    for j, pivot in enumerate(factored.D):
        size, diagonal = (ca.fabs(pivot), ca.fabs(matrix[j, j])) if signed else (pivot, matrix[j, j])
        margin = size - RANK.squared_pivot * diagonal
        if not (margin.is_constant() and float(margin) > 0):
            least = ca.fmin(least, margin)
    return least


def _shortest(M: ca.SX, metric: Factored, J: ca.SX, c: ca.SX) -> ca.SX:
    """du of least length in M with J du = -c; of two ways to write it the one with fewer operations."""
    raised = metric.solve(J.T)
    ways = [-raised @ factor(J @ raised).solve(c)]
    dependent = dependent_speeds(J, J.T)
    if dependent:
        N, particular = _null(J, dependent), _particular(J, c, dependent)
        weighed = ca.sparsify(M @ N)
        ways.append(particular - N @ factor(ca.sparsify(N.T @ weighed)).solve(weighed.T @ particular))
    return min(ways, key=_operations)


def _operations(column: ca.SX) -> int:
    return int(ca.Function("f", ca.symvar(column), [ca.cse(ca.densify(column))]).n_instructions())


def _projections(system: System, arguments: list[ca.SX]) -> dict[str, list[ca.SX]]:
    """One correction of each kind of row: the shortest that satisfies it to first order."""
    nq, n, columns, residuals = system.sizes.coordinates, system.sizes.speeds, {}, []
    if system.sizes.norm_rows:
        column = system.functions["norms"](*arguments)
        c, J = (
            column[: system.sizes.norm_rows],
            ca.sparsify(ca.reshape(column[system.sizes.norm_rows :], system.sizes.norm_rows, nq)),
        )
        columns["norm_step"] = [-J.T @ factor(J @ J.T).solve(c)]
        residuals.append(c)
    if system.sizes.position_rows + system.sizes.velocity_rows:
        M = ca.sparsify(ca.reshape(system.functions["metric"](*arguments), n, n))
        metric = factor(M)
    if system.sizes.position_rows:
        m = system.sizes.position_rows
        column = system.functions["position"](*arguments)
        c, J = column[:m], ca.sparsify(ca.reshape(column[m : m + m * n], m, n))
        G = ca.sparsify(ca.reshape(column[m + m * n :], nq, n))
        columns["position_step"] = [G @ _shortest(M, metric, J, c)]
        residuals.append(c)
    if system.sizes.velocity_rows:
        m = system.sizes.velocity_rows
        column = system.functions["velocity"](*arguments)
        c, J = column[:m], ca.sparsify(ca.reshape(column[m:], m, n))
        columns["velocity_step"] = [_shortest(M, metric, J, c)]
        residuals.append(c)
    if residuals:
        columns["residuals"] = residuals
    return columns
