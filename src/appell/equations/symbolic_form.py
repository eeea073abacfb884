"""The equations to read: the exact algebra, with the embedding written out for chosen independent speeds (E18)."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

import casadi as ca
import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.algebra import CasadiAlgebra, SympyAlgebra
from appell.algebra.operations import operations
from appell.constraints import multiplier
from appell.equations.blocks import Blocks
from appell.equations.form_blocks import form_blocks
from appell.equations.independent_speeds import dependent_speeds, named_speeds
from appell.equations.named_form import NamedForm
from appell.equations.principle import Principle
from appell.errors import NotApplicable
from appell.mechanics import Embedding, Mechanics, Row, embed_speeds, lower, solve_rows
from appell.mechanics.sampling import independent_rows, random_states, smallest_rank, values_at
from appell.model import Mechanism
from appell.model.names import function_of_time
from appell.numbers import READ


@dataclass(frozen=True)
class SymbolicForm:
    """Blocks in SymPy with the model's own symbols.

    ``speeds`` are the independent ones; ``dependent_speeds`` holds those eliminated at the level of velocity,
    ``dependent_rates`` those eliminated at the level of acceleration, as expressions; ``lam`` the multipliers in
    evidence. ``momenta``: canonical momenta, whose rates stand in the dynamics in place of speed rates (Hamilton), as
    expressions; ``auxiliary_rates`` the rates of auxiliary states (Hamilton-Lusternik's multipliers). ``chosen``: in
    words, how the speeds were chosen where they are not those of the model; ``former_speeds`` are then the model's own,
    in terms of these and of dependent ones, and ``former_coordinates`` those that were eliminated. ``named``: the same
    blocks in named quantities, to be printed.
    ``auxiliary_rows``: left and right sides of the equations in which reactions of joints stand (E1). ``decimals``:
    whether the model has any, and the printed equations with it.
    """

    coordinates: tuple[sm.Expr, ...]
    speeds: tuple[sm.Expr, ...]
    blocks: Blocks
    kinematics: sm.Matrix
    dependent_speeds: dict[sm.Expr, sm.Expr]
    dependent_rates: dict[sm.Expr, sm.Expr]
    lam: tuple[sm.Symbol, ...]
    momenta: dict[sm.Expr, sm.Expr]
    auxiliary_rates: dict[sm.Expr, sm.Expr]
    chosen: str = ""
    former_speeds: dict[sm.Expr, sm.Expr] = field(default_factory=dict)
    former_coordinates: dict[sm.Expr, sm.Expr] = field(default_factory=dict)
    named: NamedForm | None = None
    auxiliary_rows: tuple[tuple[sm.Expr, sm.Expr], ...] = ()
    decimals: bool = False

    @property
    def rates(self) -> tuple[sm.Expr, ...]:
        """The w' of M w' = F + B lam: rates of the independent speeds, or of the momenta."""
        return tuple(w.diff(dynamicsymbols._t) for w in self.momenta or self.speeds)

    @property
    def mass_matrix(self) -> sm.Matrix:
        """M, square, over the independent speeds (all of them where reactions are in evidence)."""
        return self.blocks.M

    @property
    def forcing(self) -> sm.Matrix:
        """F of M w' = F + C + B lam, a column."""
        return self.blocks.F

    @property
    def constraint_matrix(self) -> sm.Matrix:
        """A of A w' = -gamma: the rows in evidence, (rows, speeds)."""
        return self.blocks.A

    @property
    def constraint_bias(self) -> sm.Matrix:
        """gamma of A w' = -gamma, a column."""
        return self.blocks.gamma

    @property
    def reaction_matrix(self) -> sm.Matrix:
        """B of M w' = F + C + B lam: what a unit of each multiplier does to the speeds, (speeds, rows)."""
        return self.blocks.B

    @property
    def nonideal_force(self) -> sm.Matrix:
        """C: what the reactions add to the ideal ones, in the model's symbols and in the ideal multipliers."""
        return sm.zeros(self.blocks.F.rows, 1) if self.blocks.C is None else self.blocks.C

    @property
    def coordinate_rates(self) -> dict[sm.Expr, sm.Expr]:
        """q' = k(q, u, t), by the rates of the coordinates."""
        t = dynamicsymbols._t
        return {q.diff(t): e for q, e in zip(self.coordinates, self.kinematics, strict=True)}

    @property
    def residuals(self) -> list[sm.Expr]:
        """F + C + B lam - M w', one expression for each independent speed (or momentum), equal to zero.

        Where reactions of joints are in evidence, an expression for each of their auxiliary speeds follows.
        """
        right = self.forcing + self.nonideal_force
        right += self.reaction_matrix @ sm.Matrix(self.lam) if self.lam else sm.zeros(len(self.speeds), 1)
        return [*(right - self.mass_matrix @ sm.Matrix(self.rates)), *(a - b for a, b in self.auxiliary_rows)]


def evident_constraints(principle: Principle, model: Mechanism) -> frozenset[str]:
    """What the principle shows, and what actuators keep: their push is not normal to the motion left free.

    With the reaction of a joint of the tree stand those of all constraints: they may act on what the joint carries.
    """
    joints = frozenset(principle.joints_in_evidence(model))
    shown = {c.name for c in model.constraints if joints or c.drives}
    return principle.in_evidence(model.constraints) | shown | joints


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


def read(
    model: Mechanism,
    principle: Principle,
    evident: frozenset[str] | None = None,
    numbers: Mechanics | None = None,
) -> SymbolicForm:
    """Derive in SymPy: embed linear rows in the velocities, then the others in the accelerations, then form.

    ``evident``: the constraints to keep in evidence, those of the principle by default; ``numbers``: the model as a
    graph, where somebody has it already.
    """
    evident = evident_constraints(principle, model) if evident is None else evident
    system = reduce_rows(model, principle, evident, numbers=numbers)
    m, rows, embedding = formed_from(principle, system, evident)
    blocks = _with_dependent_speeds(system, m, form_blocks(principle, m, rows, embedding))
    return _with_own_symbols(model, system, blocks)


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


def dependent_speeds_of(system: ReducedSystem, m: Mechanics, block: sm.Matrix) -> sm.Matrix:
    """A block of the unconstrained energies, with the dependent speeds replaced."""
    if m is not system.full or system.relation is None:
        return block
    speeds = system.relation.N @ system.reduced.u + system.relation.n
    return m.algebra.substitute(block, m.u, speeds)


def _with_dependent_speeds(system: ReducedSystem, m: Mechanics, blocks: Blocks) -> Blocks:
    """Blocks of the unconstrained energies, in the independent speeds."""
    if m is not system.full or system.relation is None:
        return blocks
    return _with_blocks(blocks, lambda block: dependent_speeds_of(system, m, block))


def reduce_rows(
    model: Mechanism,
    principle: Principle,
    evident: frozenset[str],
    longest: float = math.inf,
    numbers: Mechanics | None = None,
) -> ReducedSystem:
    """Linear rows embedded in the velocities, then the others in the accelerations (E18).

    Rows of more than ``longest`` operations are not solved: all are embedded in the accelerations, and what stands in
    E18 stays a symbol.
    """
    numbers = numbers or lower(model, CasadiAlgebra())
    require_minimal_form(model, evident, numbers)
    m = lower(model, SympyAlgebra())
    m, linear, dependent = choose_rows(model, m, principle.independent, evident, numbers)
    if sum(int(operations(row.A)) for row in m.rows if row.name not in evident) > longest:
        return _left_unsolved(model, m, evident, dependent)
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


def _over_all_rows(embedding: Embedding | None, m: Mechanics, evident: frozenset[str]) -> Embedding | None:
    """R with a column for every row, zero for those in evidence, as it comes at run time."""
    if embedding is None or embedding.R is None or not evident:
        return embedding
    embedded = iter(range(embedding.R.cols))
    columns = [sm.zeros(m.u.rows, 1) if row.name in evident else embedding.R[:, next(embedded)] for row in m.rows]
    return replace(embedding, R=sm.Matrix.hstack(*columns))


def _with_blocks(blocks: Blocks, change: Callable[[sm.Matrix], sm.Matrix]) -> Blocks:
    """Blocks of the changed blocks alone."""
    M, F, A, gamma, B = (change(block) for block in (blocks.M, blocks.F, blocks.A, blocks.gamma, blocks.B))
    return Blocks(M, F, A, gamma, B, C=None if blocks.C is None else change(blocks.C))


def require_minimal_form(model: Mechanism, evident: frozenset[str], numbers: Mechanics) -> None:
    """Refuse rows that leave no speed free at an arbitrary configuration, and may do so where they hold.

    As many rows as speeds that are independent wherever they hold are no such: they are a mechanism held or driven.
    """
    if all(c.name in evident for c in model.constraints):
        return
    m = numbers
    embedded = [row for row in m.rows if row.name not in evident]
    matrix = ca.vertcat(*[row.A for row in embedded])
    linear = ca.vertcat(*[row.velocity for row in embedded if row.linear and row.velocity is not None])
    kept = len(independent_rows(values_at(m, matrix, random_states(m, linear=linear))))
    if kept == m.u.numel() and (kept < len(embedded) or smallest_rank(m, matrix) < kept):
        raise NotApplicable(
            f"the rows of '{model.name}' leave nothing to move at an arbitrary configuration, so that no minimal form "
            "can be written; where the rows hold they may repeat each other, which a run finds. Kane(reactions=True) "
            "and Lagrange write the equations with the reactions in evidence."
        )


def choose_rows(
    model: Mechanism, m: Mechanics, independent: Sequence[object], evident: frozenset[str], numbers: Mechanics
) -> tuple[Mechanics, list[Row], list[int]]:
    """The rows to embed, linear ones first and none that repeats another, with a speed to eliminate for each."""
    linear = [r for r in m.rows if r.name not in evident and r.linear and r.velocity is not None]
    rest = [r for r in m.rows if r.name not in evident and r not in linear]
    if not linear and not rest:
        named_speeds(independent, model.kinematics.speeds, m.u.shape[0])
        return m, [], []
    embedded = [*linear, *rest]
    matrix = ca.vertcat(*[numbers.rows[m.rows.index(row)].A for row in embedded])
    held = ca.vertcat(*[numbers.rows[m.rows.index(row)].velocity for row in linear])
    samples = values_at(numbers, matrix, random_states(numbers, linear=held))
    kept = independent_rows(samples)
    embedded = [embedded[i] for i in kept]
    linear = [row for row in linear if row in embedded]
    n = m.u.shape[0]
    wanted = named_speeds(independent, model.kinematics.speeds, n - len(kept))
    allowed = [j for j in range(n) if j not in wanted]
    cost = sm.Matrix.vstack(*[row.A for row in embedded])
    m = replace(m, rows=tuple(r for r in m.rows if r.name in evident or r in embedded))
    return m, linear, dependent_speeds(samples[0][kept], cost, allowed)


def _embed_rates(m: Mechanics, rows: list[Row], speeds: list[int], dependent: list[int]) -> Embedding | None:
    """E18: the dependent speed rates in terms of the independent ones."""
    if not rows:
        return None
    A = sm.Matrix.vstack(*[row.A for row in rows])
    gamma = sm.Matrix([row.gamma for row in rows])
    local = [speeds.index(j) for j in dependent]
    independent = [i for i in range(len(speeds)) if i not in local]
    return solve_rows(m.algebra, A, -gamma, independent, local)


def _with_own_symbols(model: Mechanism, system: ReducedSystem, blocks: Blocks) -> SymbolicForm:
    """Plain symbols back into q(t), u(t) and u'(t), and entries made as short as is cheap."""
    m, reduced, relation, embedding = system.full, system.reduced, system.relation, system.embedding
    own = own_symbols(model, m) | _auxiliary_symbols(blocks)

    def back(matrix: sm.Matrix) -> sm.Matrix:
        return m.algebra.shown(sm.Matrix(matrix).applyfunc(m.algebra.tidy), own)

    speeds = model.kinematics.speeds
    dependent: dict[sm.Expr, sm.Expr] = {}
    if relation is not None:
        u = back(relation.N @ reduced.u + relation.n)
        dependent = {s: u[j] for j, s in enumerate(speeds) if u[j] != s}
    rates: dict[sm.Expr, sm.Expr] = {}
    if embedding is not None:
        independent = [i for i in range(embedding.N.rows) if reduced.u[i, 0] in [m.u[j, 0] for j in system.kept]]
        free = sm.Matrix(len(independent), 1, [reduced.udot[i, 0] for i in independent])  # none where nothing can move
        udot = sm.Matrix(embedding.N @ free + embedding.n)
        # what is long stays a sum over the rates, each with its own coefficient: brought together it is longer
        udot = m.algebra.shown(udot.applyfunc(lambda e: e if operations(e) > READ.quantity else m.algebra.tidy(e)), own)
        rates = {reduced.udot[i, 0].xreplace(own): udot[i] for i in range(udot.rows) if i not in independent}
    tidied = _with_blocks(blocks, back)
    lam = tuple(multiplier(row.name, row.number, rows_of(model, row.name)) for row in system.rows)
    return SymbolicForm(
        coordinates=model.kinematics.coordinates,
        speeds=tuple(speeds[j] for j in system.kept),
        blocks=tidied,
        kinematics=back(reduced.qdot),
        dependent_speeds=dependent,
        dependent_rates=rates,
        lam=lam,
        momenta={} if blocks.momenta is None else dict(zip(_momenta(speeds), back(blocks.momenta), strict=True)),
        auxiliary_rates={rate: m.algebra.shown(e, own) for rate, e in _auxiliary_rates(blocks, lam).items()},
        former_coordinates=dict(model.former_coordinates),
        decimals=m.algebra.has_decimals,
    )


def _momenta(speeds: Sequence[sm.Expr]) -> list[sm.Expr]:
    """The symbols of canonical momenta, named after the speeds."""
    return [function_of_time(f"p_{u.func}") for u in speeds]


def _auxiliary_symbols(blocks: Blocks) -> dict[sm.Basic, sm.Basic]:
    """The symbols of auxiliary states to those a person reads."""
    if blocks.auxiliary is None:
        return {}
    return {s: sm.Symbol(n, real=True) for s, n in zip(blocks.auxiliary.states, blocks.auxiliary.names, strict=True)}


def _auxiliary_rates(blocks: Blocks, lam: Sequence[sm.Symbol]) -> dict[sm.Expr, sm.Expr]:
    """s' = h + H lam, keyed by the derivatives of the auxiliary states."""
    if blocks.auxiliary is None or not blocks.auxiliary.names:
        return {}
    t = dynamicsymbols._t
    values = blocks.auxiliary.h + blocks.auxiliary.H @ sm.Matrix(lam)
    return {function_of_time(name).diff(t): e for name, e in zip(blocks.auxiliary.names, values, strict=True)}


def own_symbols(model: Mechanism, m: Mechanics) -> dict[sm.Basic, sm.Basic]:
    """Plain symbols to the functions of time and the parameters a person wrote."""
    t = dynamicsymbols._t
    k = model.kinematics
    table = {m.q[i, 0]: c for i, c in enumerate(k.coordinates)} | {m.u[i, 0]: s for i, s in enumerate(k.speeds)}
    table |= {m.udot[i, 0]: s.diff(t) for i, s in enumerate(k.speeds)}
    table |= {m.p[i, 0]: parameter.symbol for i, parameter in enumerate(model.parameters)}
    rows = [(c.name, i, len(c.expressions)) for c in model.constraints for i in range(len(c.expressions))]
    table |= {m.ideal[k, 0]: multiplier(*row, "lambda0") for k, row in enumerate(rows)}
    table |= {m.actual[k, 0]: multiplier(*row) for k, row in enumerate(rows)}
    return table | {m.t[0, 0]: t}


def rows_of(model: Mechanism, name: str) -> int:
    """How many rows a constraint has."""
    return next(len(c.expressions) for c in model.constraints if c.name == name)
