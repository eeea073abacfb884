"""Linear rows embedded in the velocities, the others in the accelerations (E18): what equations to read start from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import sympy as sm

from appell.algebra import CasadiAlgebra
from appell.algebra.operations import total
from appell.equations.forms import evident_in, mechanics_in_symbols, mechanics_to_run
from appell.equations.principle import Principle
from appell.mechanics import Embedding, Mechanics, Row, embed_speeds, lower, solve_rows
from appell.model import Mechanism
from appell.numbers import EXACT
from appell.reading.independent_speeds import choose_rows, require_minimal_form
from appell.system.stage import stage

if TYPE_CHECKING:
    from appell.equations.equations import Equations


@dataclass(frozen=True)
class ReducedSystem:
    """What the equations to read are formed from: the mechanics with linear rows accounted for in the velocities.

    ``full``: before that, ``relation`` u = N u_I + n between the two (None: they are one). ``embedding`` holds the
    other rows that are not in evidence, udot = N w' + n (E18); ``rows`` are those in evidence. ``kept`` and
    ``dependent`` number the speeds, the latter in the order of the rows they are eliminated by.
    """

    full: Mechanics
    reduced: Mechanics
    relation: Embedding | None
    embedding: Embedding | None
    rows: list[Row]
    kept: list[int]
    dependent: list[int]


@stage
def reduced_system_of(equations: Equations) -> ReducedSystem:
    """What the blocks in symbols and the derivation of equations are formed from."""
    evident = evident_in(equations)
    return reduce_rows(equations.mechanism, equations.principle, evident, mechanics_to_run(equations))


def reduced_or_unsolved(equations: Equations) -> ReducedSystem:
    """The same; rows of more than EXACT.formed operations are not solved, and what stands in E18 stays a symbol."""
    model, evident = equations.mechanism, evident_in(equations)
    m, _, dependent = _chosen(model, equations.principle, evident, mechanics_to_run(equations))
    if total([e for row in m.rows if row.name not in evident for e in row.A]) <= EXACT.formed:
        return reduced_system_of(equations)
    return _left_unsolved(model, m, evident, dependent)


def _chosen(
    model: Mechanism, principle: Principle, evident: frozenset[str], numbers: Mechanics
) -> tuple[Mechanics, list[Row], list[int]]:
    """The mechanics with the rows that count, the linear ones to be embedded, and the speeds that depend on others."""
    require_minimal_form(model, evident, numbers)
    return choose_rows(model, mechanics_in_symbols(model), principle.independent, evident, numbers)


def reduce_rows(
    model: Mechanism, principle: Principle, evident: frozenset[str], numbers: Mechanics | None = None
) -> ReducedSystem:
    """Linear rows embedded in the velocities, then the others in the accelerations (E18)."""
    m, linear, dependent = _chosen(model, principle, evident, numbers or lower(model, CasadiAlgebra()))
    speeds, relation, reduced = list(range(m.u.shape[0])), None, m
    if linear:
        speeds = [j for j in speeds if j not in dependent[: len(linear)]]
        reduced, relation = embed_speeds(m, linear, speeds)
    rows = [row for row in reduced.rows if row.name in evident]
    others = [row for row in reduced.rows if row.name not in evident]
    embedding = _embed_rates(reduced, others, speeds, dependent[len(linear) :])
    kept = [j for j in speeds if j not in dependent[len(linear) :]]
    return ReducedSystem(m, reduced, relation, embedding, rows, kept, dependent)


def _left_unsolved(model: Mechanism, m: Mechanics, evident: frozenset[str], dependent: list[int]) -> ReducedSystem:
    """E18 with its coefficients A[dependent, independent] and B[dependent] as symbols, which the rows determine."""
    names = [str(u.func) for u in model.kinematics.speeds]
    kept = [j for j in range(len(names)) if j not in dependent]
    N, n = sm.zeros(len(names), len(kept)), sm.zeros(len(names), 1)
    for i, j in enumerate(kept):
        N[j, i] = 1
    for d in dependent:
        n[d] = sm.Symbol(f"B[{names[d]}]", real=True)
        for i, j in enumerate(kept):
            N[d, i] = sm.Symbol(f"A[{names[d]},{names[j]}]", real=True)
    rows = [row for row in m.rows if row.name in evident]
    return ReducedSystem(m, m, None, Embedding(N, n), rows, kept, dependent)


def _embed_rates(m: Mechanics, rows: list[Row], speeds: list[int], dependent: list[int]) -> Embedding | None:
    """E18: the dependent speed rates in terms of the independent ones."""
    if not rows:
        return None
    A = sm.Matrix.vstack(*[row.A for row in rows])
    gamma = sm.Matrix([row.gamma for row in rows])
    local = [speeds.index(j) for j in dependent]
    independent = [i for i in range(len(speeds)) if i not in local]
    return solve_rows(m.algebra, A, -gamma, independent, local)


def formed_from(
    principle: Principle, system: ReducedSystem, evident: frozenset[str]
) -> tuple[Mechanics, list[Row], Embedding | None]:
    """The mechanics, the rows in evidence and the embedding that the principle forms its equations from.

    One that reads the energies of the unconstrained motion has every embedded row in (N, n) over all speeds.
    """
    if principle.embeds_speeds or system.relation is None:
        return system.reduced, system.rows, system.embedding
    m = system.full
    embedded = [row for row in m.rows if row.name not in evident]
    embedding = _embed_rates(m, embedded, list(range(m.u.shape[0])), system.dependent)
    return m, [row for row in m.rows if row.name in evident], _over_all_rows(embedding, m, evident)


def _over_all_rows(embedding: Embedding | None, m: Mechanics, evident: frozenset[str]) -> Embedding | None:
    """R with a column for every row, zero for those in evidence, as it comes at run time."""
    if embedding is None or embedding.R is None or not evident:
        return embedding
    embedded = iter(range(embedding.R.cols))
    columns = [sm.zeros(m.u.rows, 1) if row.name in evident else embedding.R[:, next(embedded)] for row in m.rows]
    return replace(embedding, R=sm.Matrix.hstack(*columns))


def dependent_speeds_of(system: ReducedSystem, m: Mechanics, block: sm.Matrix) -> sm.Matrix:
    """A block of the unconstrained energies, with the dependent speeds replaced."""
    if m is not system.full or system.relation is None:
        return block
    speeds = system.relation.N @ system.reduced.u + system.relation.n
    return m.algebra.substitute(block, m.u, speeds)
