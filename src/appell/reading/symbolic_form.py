"""The equations to read: the exact algebra, with the embedding written out for chosen independent speeds (E18)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.algebra.operations import operations
from appell.constraints import multiplier
from appell.equations.blocks import Blocks
from appell.equations.form_blocks import form_blocks, own_symbols, rows_of
from appell.equations.forms import evident_constraints
from appell.equations.principle import Principle
from appell.mechanics import Mechanics
from appell.model import Mechanism
from appell.model.names import function_of_time
from appell.numbers import READ
from appell.reading.named_form import NamedForm
from appell.reading.reduced_system import ReducedSystem, dependent_speeds_of, formed_from, reduce_rows


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


def read(
    model: Mechanism,
    principle: Principle,
    evident: frozenset[str] | None = None,
    system: ReducedSystem | None = None,
) -> SymbolicForm:
    """Derive in SymPy: embed linear rows in the velocities, then the others in the accelerations, then form.

    ``evident``: the constraints to keep in evidence, those of the principle by default; ``system``: the model with the
    others embedded, where somebody has it already.
    """
    evident = evident_constraints(principle, model) if evident is None else evident
    system = system or reduce_rows(model, principle, evident)
    m, rows, embedding = formed_from(principle, system, evident)
    blocks = _with_dependent_speeds(system, m, form_blocks(principle, m, rows, embedding))
    return _with_own_symbols(model, system, blocks)


def _with_dependent_speeds(system: ReducedSystem, m: Mechanics, blocks: Blocks) -> Blocks:
    """Blocks of the unconstrained energies, in the independent speeds."""
    if m is not system.full or system.relation is None:
        return blocks
    return _with_blocks(blocks, lambda block: dependent_speeds_of(system, m, block))


def _with_blocks(blocks: Blocks, change: Callable[[sm.Matrix], sm.Matrix]) -> Blocks:
    """Blocks of the changed blocks alone."""
    M, F, A, gamma, B = (change(block) for block in (blocks.M, blocks.F, blocks.A, blocks.gamma, blocks.B))
    return Blocks(M, F, A, gamma, B, C=None if blocks.C is None else change(blocks.C))


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
