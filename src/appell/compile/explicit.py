"""The right side written out: zdot = f(t, x, p) as one graph without a decision, for targets that cannot make any.

M udot = F + C + B lam and A udot = -gamma are solved by the factorisations of `algebra.factor`, structural zeros
skipped; projections likewise. One number says whether that was regular: the least D_j - PIVOT M_jj over the pivots D
of M and of A M^-1 B, positive where every pivot exceeds that part of its diagonal entry.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca

from appell.algebra.factor import Factored, factor
from appell.compile.graph import Graph, LawOf
from appell.errors import NotApplicable

PIVOT = 1e-9
"""M, and the rows in its metric, count as singular where a pivot is below this part of its diagonal entry."""
MOST_SPEEDS = 40
"""Above so many speeds a solve written out is longer than any compiler likes."""


@dataclass(frozen=True)
class Explicit:
    """Functions of (t, x, p, extra), each with one column, as those of a `Graph`.

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

    graph: Graph
    functions: dict[str, ca.Function]


def explicit(graph: Graph, name: str) -> Explicit:
    """The functions of one graph; ``name`` is that of the model, for a refusal."""
    _require_explicit(graph, name)
    t, x, p = ca.SX.sym("t"), ca.SX.sym("x", graph.states), ca.SX.sym("p", graph.parameters)
    arguments = [t, x, p, ca.SX(0, 1)]
    qdot, reactions, pivot = _accelerations(graph, arguments)
    parts = [qdot, reactions[: graph.speeds]]
    present = [block for block in ("auxiliary", "power") if block in graph.shapes()]
    parts += [graph.functions[block](t, x, p, reactions) for block in present]
    columns = {"rates": [*parts, pivot], "reactions": [reactions, pivot], **_projections(graph, arguments)}
    functions = {
        key: ca.Function(key, arguments, [ca.cse(ca.densify(ca.vertcat(*out)))]) for key, out in columns.items()
    }
    return Explicit(graph, functions)


def _require_explicit(graph: Graph, name: str) -> None:
    if graph.law is LawOf.ACTUAL_REACTION:
        raise NotApplicable(
            f"'{name}' has a law of its actual reactions, which is solved by iteration: run it natively."
        )
    if graph.speeds > MOST_SPEEDS:
        raise NotApplicable(
            f"'{name}' has {graph.speeds} speeds: a solve is written out for up to {MOST_SPEEDS}; run it natively."
        )


def _accelerations(graph: Graph, arguments: list[ca.SX]) -> tuple[ca.SX, ca.SX, ca.SX]:
    """qdot, (udot, lam, lam0) and whether that was regular."""
    nq, n, m = graph.coordinates, graph.speeds, graph.rows
    sizes = [nq, n * n, n, m * n, m, n * m, n * m if graph.actuated else 0]
    parts = ca.vertsplit(
        ca.densify(graph.functions["dynamics"](*arguments)), [sum(sizes[:k]) for k in range(len(sizes) + 1)]
    )
    M, A, B = ca.reshape(parts[1], n, n), ca.reshape(parts[3], m, n), ca.reshape(parts[5], n, m)
    M, A, B = (ca.sparsify(block) for block in (M, A, B))
    F, gamma, ideal_B = parts[2], parts[4], B if not graph.actuated else ca.sparsify(ca.reshape(parts[6], n, m))
    udot, lam, pivot = _solved(graph, M, F, A, gamma, ideal_B)
    if not graph.has_ideal:
        return parts[0], ca.vertcat(udot, lam), pivot
    ideal = lam
    if graph.law:
        F = F + graph.functions["law_of"](*arguments[:3], ca.vertcat(ideal, ideal))[:n]
    udot, lam, second = _solved(graph, M, F, A, gamma, B)
    return parts[0], ca.vertcat(udot, lam, ideal), ca.fmin(pivot, second)


def _solved(graph: Graph, M: ca.SX, F: ca.SX, A: ca.SX, gamma: ca.SX, B: ca.SX) -> tuple[ca.SX, ca.SX, ca.SX]:
    """K lam = -(gamma + A M^-1 F) with K = A M^-1 B; udot = M^-1 (F + B lam)."""
    mass = factor(M, graph.symmetric)
    free = mass.solve(F)
    if not A.shape[0]:
        return free, ca.SX(0, 1), _margin(mass, M)
    response = mass.solve(B)
    K = A @ response
    reduced = factor(K, graph.symmetric and not graph.actuated)
    lam = reduced.solve(-(gamma + A @ free))
    return free + response @ lam, lam, ca.fmin(_margin(mass, M), _margin(reduced, K))


def _margin(factored: Factored, matrix: ca.SX) -> ca.SX:
    """The least of D_j - PIVOT M_jj: no quotient is needed to see its sign."""
    least = ca.SX(1)
    for j, pivot in enumerate(factored.D):
        margin = pivot - PIVOT * matrix[j, j]
        if not (margin.is_constant() and float(margin) > 0):
            least = ca.fmin(least, margin)
    return least


def _projections(graph: Graph, arguments: list[ca.SX]) -> dict[str, list[ca.SX]]:
    """One correction of each kind of row: the shortest that satisfies it to first order."""
    nq, n, columns, residuals = graph.coordinates, graph.speeds, {}, []
    if graph.norm_rows:
        column = graph.functions["norms"](*arguments)
        c, J = column[: graph.norm_rows], ca.sparsify(ca.reshape(column[graph.norm_rows :], graph.norm_rows, nq))
        columns["norm_step"] = [-J.T @ factor(J @ J.T).solve(c)]
        residuals.append(c)
    if graph.position_rows + graph.velocity_rows:
        metric = factor(ca.sparsify(ca.reshape(graph.functions["metric"](*arguments), n, n)))
    if graph.position_rows:
        m = graph.position_rows
        column = graph.functions["position"](*arguments)
        c, J = column[:m], ca.sparsify(ca.reshape(column[m : m + m * n], m, n))
        G = ca.sparsify(ca.reshape(column[m + m * n :], nq, n))
        raised = metric.solve(J.T)
        columns["position_step"] = [-G @ (raised @ factor(J @ raised).solve(c))]
        residuals.append(c)
    if graph.velocity_rows:
        m = graph.velocity_rows
        column = graph.functions["velocity"](*arguments)
        c, J = column[:m], ca.sparsify(ca.reshape(column[m:], m, n))
        raised = metric.solve(J.T)
        columns["velocity_step"] = [-raised @ factor(J @ raised).solve(c)]
        residuals.append(c)
    if residuals:
        columns["residuals"] = residuals
    return columns
