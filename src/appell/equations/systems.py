"""Equations to the system that is run: a list of functions of (t, x, p, extra), one for each block."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np
import sympy as sm

from appell.algebra.factor import factor
from appell.equations.blocks import Blocks, WrittenOut, over_speeds
from appell.equations.forming.columns import Columns, block_function, description, levels
from appell.equations.forming.kept_rows import (
    kept_rows,
    multiplier_symbols,
    require_kept,
    restricted,
    spread,
    watched,
    workless,
)
from appell.equations.forming.landing import landing
from appell.equations.forming.outputs import outputs, total_power
from appell.equations.forming.prolonged_system import prolonged_system
from appell.equations.forming.resets import require_no_resets, reset_columns
from appell.equations.forming.sparse_graph import sparse_solve
from appell.equations.forming.tree_system import couples_far_links, tree_system
from appell.equations.forms import blocks_of, demanded_efforts, evident_in, is_minimal, state_graph_of, variational_of
from appell.equations.tree_form import tree_form
from appell.errors import AppellWarning, ConstraintError, NotApplicable
from appell.mechanics import Embedding
from appell.mechanics.redundant_rows import RowChoice
from appell.mechanics.sampling import independent_rows, random_states, values_at
from appell.mechanics.tree import NotATree
from appell.numbers import COMPILE, RANK, ZERO
from appell.system import Key, LawOf, System, SystemSizes
from appell.system.stage import stage
from appell.system.state_graph import StateGraph

if TYPE_CHECKING:
    from appell.equations.equations import Equations


@stage
def system_of(equations: Equations) -> System:
    """What is run, as plain data: the blocks as CasADi functions, typed rows, sizes, layout and names."""
    return run_system(equations)


def run_system(equations: Equations, events: Sequence[sm.Expr] = ()) -> System:
    """The system that is run: link by link where that is possible and faster, else with M and F written out.

    A quaternion is kept at a length: where the way back to it can be written out, with M, that is the faster one.
    Equations of higher order are prolonged to first order.
    """
    variational = variational_of(equations)
    if variational is not None:
        _require_plain(equations)
        require_no_resets(equations)
        return prolonged_system(equations, variational, events)
    _require_enough_actuators(equations)
    speeds, constraints, m = len(equations.speeds), equations.mechanism.constraints, state_graph_of(equations)
    is_kept = not all(constraint.is_dry for constraint in constraints)
    if speeds < COMPILE.tree or (speeds <= COMPILE.regular and (m.norms or is_kept)):
        return full_system(equations, events)
    try:
        if is_kept and not couples_far_links(tree_form(equations).tree, len(m.rows)):
            return full_system(equations, events)
        return tree_system(equations, events)
    except NotATree as reason:
        return written_out(equations, events, f": {reason}")


def system_at_states(equations: Equations, events: Sequence[sm.Expr] = ()) -> System:
    """The system for numbers at one state: without what only a run has."""
    if variational_of(equations) is not None:
        return run_system(equations, events)
    _require_enough_actuators(equations)
    return full_system(equations, events, at_a_state=True)


def written_out(equations: Equations, events: Sequence[sm.Expr] = (), reason: str = "") -> System:
    """The system with M and F, or a refusal where they are too large; ``reason``: why not from link to link."""
    speeds = len(equations.speeds)
    if speeds > COMPILE.mass and (not reason or _is_full(equations)):
        raise NotApplicable(
            f"'{equations.mechanism.name}' has {speeds} speeds, and written out {COMPILE.mass} of them can be "
            f"compiled; what is asked for is not possible from link to link{reason}."
        )
    system = full_system(equations, events)
    if reason and speeds > COMPILE.wide and system.sparse is None:
        warnings.warn(
            f"the {speeds} speeds of '{equations.mechanism.name}' are written out together, which takes longer to "
            f"compile and to evaluate, since they cannot go from link to link{reason}.",
            AppellWarning,
            stacklevel=2,
        )
    return system


def _is_full(equations: Equations) -> bool:
    """Whether M has many entries: those of nets and grids have few, however many speeds there are."""
    M = blocks_of(equations).M
    return int(M.nnz()) > M.numel() // COMPILE.full


def _require_plain(equations: Equations) -> None:
    """Equations of higher order have no place for what is not an ideal reaction."""
    for constraint in equations.mechanism.constraints:
        if constraint.law is not None or constraint.drives:
            raise NotApplicable(
                f"'{constraint.name}' has a non-ideal reaction or actuators, together with a row nonlinear in "
                f"acceleration: {equations.principle.name} cannot join them."
            )


def _require_enough_actuators(equations: Equations) -> None:
    """Refuse by name a constraint with fewer actuators than independent rows."""
    m = state_graph_of(equations)
    for constraint in equations.mechanism.constraints:
        if constraint.drives:
            A = ca.vertcat(*[row.A for row in m.rows if row.name == constraint.name])
            rank, count = len(independent_rows(values_at(m, A, random_states(m)))), len(constraint.drives)
            if count < rank:
                raise ConstraintError(
                    f"the constraint '{constraint.name}' has {count} actuator{'s' * (count > 1)} for {rank} "
                    "independent rows: give it as many as it has rows."
                )


def full_system(equations: Equations, events: Sequence[sm.Expr] = (), *, at_a_state: bool = False) -> System:
    """Every block of the equations as a function of (t, x, p, extra).

    ``at_a_state``: without what only a run has: outputs, powers, and solves that are written out.
    """
    m, formed = state_graph_of(equations), blocks_of(equations)
    blocks = over_speeds(m, formed)
    require_kept(m, equations.mechanism.kinematics.implied_coordinates)
    n, rows = m.u.numel(), len(m.rows)
    s = ca.SX(0, 1) if blocks.auxiliary is None else ca.SX(blocks.auxiliary.states)
    lam = ca.SX.sym("lam", rows)
    choice = RowChoice(tuple(range(rows))) if at_a_state else kept_rows(equations, blocks)
    columns, sparse = _columns(equations, blocks, lam, events) | reset_columns(equations, s), None
    places: dict[Key, slice] = {}
    recovered: frozenset[str] = frozenset()
    if not at_a_state:
        further, places, recovered = _columns_of_a_run(equations, blocks, formed.momenta, lam)
        columns |= further | _written_out_columns(equations, blocks, columns, choice)
        if not (is_minimal(equations) or m.has_masks or "regular" in columns):
            sparse = sparse_solve(m, blocks, columns, columns["metric"][1][0] if "metric" in columns else None)
    if sparse is not None:
        columns |= sparse[0]
    law = LawOf.NOTHING if blocks.C is None else law_dependence(blocks.C, m)
    independent = columns["minimal"][1][1].numel() if "minimal" in columns else None
    functions = {
        name: block_function(name, m, s, extra, out, once=at_a_state) for name, (extra, out) in columns.items()
    }
    sizes = SystemSizes(
        coordinates=m.q.numel(),
        speeds=n,
        auxiliaries=s.numel(),
        rows=rows,
        position_rows=sum(row.position is not None for row in m.rows),
        velocity_rows=sum(row.velocity is not None for row in m.rows),
        norm_rows=len(m.norms),
        parameters=m.p.numel(),
        outputs=columns["outputs"][1][0].numel() if "outputs" in columns else 0,
        events=len(events),
        independent=independent,
        quadratures=sum(part.numel() for part in columns["power"][1]) if "power" in columns else 0,
        inputs=len(m.inputs.names),
    )
    return System(
        sizes,
        functions,
        **description(equations, functions, with_units=not at_a_state),
        auxiliary_states=() if blocks.auxiliary is None else blocks.auxiliary.names,
        outputs=places,
        recovered=recovered,
        has_regular="regular" in columns,
        has_landing="landing" in columns,
        redundant=choice.left_out,
        needs_inverse=is_minimal(equations) and equations.principle.needs_inverse,
        embedded=tuple(is_minimal(equations) and row.name not in evident_in(equations) for row in m.rows),
        law=law,
        actuated=blocks.ideal_B is not None,
        sparse=None if sparse is None else sparse[1],
    )


def _columns(equations: Equations, blocks: Blocks, lam: ca.SX, events: Sequence[sm.Expr]) -> Columns:
    """What each function of the equations of motion takes beside (t, x, p) and what it gives."""
    m, auxiliary, every = state_graph_of(equations), blocks.auxiliary, range(len(state_graph_of(equations).rows))
    every_B = [B for B in (blocks.B, blocks.ideal_B) if B is not None]
    rows = [m.masked(blocks.A, every), m.masked(blocks.gamma, every), *(m.masked(B.T, every).T for B in every_B)]
    columns: Columns = {"dynamics": ([], [m.qdot, blocks.M, blocks.F, *rows])}
    if blocks.C is not None:
        columns["law_of"] = ([m.ideal, m.actual], [blocks.C, ca.jacobian(blocks.C, m.actual)])
    columns |= levels(m)
    if m.rows:
        columns["metric"] = ([], [_metric(m)])
    if events:
        known = multiplier_symbols(m, lam) | demanded_efforts(equations, lam)
        columns["events"] = ([_reactions(m, blocks, lam)], [m.lower(e, known) for e in events])
    if auxiliary is not None and auxiliary.states.numel():
        columns["auxiliary"] = ([_reactions(m, blocks, lam)], [auxiliary.h + auxiliary.H @ lam])
    return columns | _minimal(equations) if is_minimal(equations) else columns


def _reactions(m: StateGraph, blocks: Blocks, lam: ca.SX) -> ca.SX:
    """(udot, lam), and lam0 of ideal reactions where those are kept apart."""
    apart = blocks.C is not None or blocks.ideal_B is not None
    return ca.vertcat(m.udot, lam, m.ideal) if apart else ca.vertcat(m.udot, lam)


def _columns_of_a_run(
    equations: Equations, blocks: Blocks, momenta: ca.SX | None, lam: ca.SX
) -> tuple[Columns, dict[Key, slice], frozenset[str]]:
    """The outputs and the powers along a run, where each output stands, and the reactions found from the motion."""
    m, auxiliary = state_graph_of(equations), blocks.auxiliary
    reactions = _reactions(m, blocks, lam)
    beside = {} if auxiliary is None else auxiliary.reactions
    energy = None if auxiliary is None else auxiliary.effective_energy
    y, places, recovered = outputs(equations, blocks.B, lam, beside, energy, blocks.ideal_B, momenta)
    columns: Columns = {"outputs": ([reactions], [y])}
    loads = total_power(equations, None, lam, {})
    ideal = auxiliary is None and blocks.C is None and blocks.ideal_B is None and workless(equations)
    beside = beside if blocks.C is None else {**beside, "laws": ca.substitute(blocks.C, m.actual, lam)}
    power = loads if ideal else total_power(equations, blocks.B, lam, beside)
    if auxiliary is not None and auxiliary.effective_power is not None:
        constant, slopes = auxiliary.effective_power
        columns["power"] = ([reactions], [power, constant + slopes @ lam])
    elif not ca.SX(power).is_zero():
        columns["power"] = ([reactions], [power])
    return columns, places, recovered


def _written_out_columns(equations: Equations, blocks: Blocks, columns: Columns, choice: RowChoice) -> Columns:
    """The accelerations and the way back onto the constraints where nothing is singular, written out."""
    m, made = state_graph_of(equations), dict(columns)
    if not is_minimal(equations) and m.u.numel() <= COMPILE.regular:
        of_reaction = blocks.C is not None and law_dependence(blocks.C, m) is not LawOf.STATE
        own = None if m.has_masks or of_reaction else equations.principle.written_out(restricted(choice, blocks))
        if own is None and (m.has_masks or blocks.C is None):
            without = replace(blocks, C=None) if of_reaction else blocks  # for modes in which no law acts
            own = _regular(m, restricted(choice, without), choice.kept, blocks.ideal_B is None)
        if own is not None:
            lam_of_all, squares = spread(choice, blocks, own.lam), watched(choice, own.row_squares)
            made["regular"] = ([], [m.qdot, own.udot, lam_of_all, own.mass_pivot, own.row_pivot, squares])
    return made | _end_of_a_step(m, made, choice)


def _end_of_a_step(m: StateGraph, columns: Columns, choice: RowChoice) -> Columns:
    """The way back onto the constraints, written out, and the accelerations there with the residuals that are left."""
    kept = [name for name in ("norms", "position", "velocity") if name in columns]
    if not kept or m.u.numel() > COMPILE.regular:
        return {}
    errors, found = landing(m, columns["metric"][1][0] if "metric" in columns else None, choice.kept)
    made: Columns = {"landing": ([errors], found)}
    if "regular" in columns:
        made["arrival"] = ([], [*columns["regular"][1], *(columns[name][1][0] for name in kept)])
    return made


def law_dependence(C: ca.SX, m: StateGraph) -> LawOf:
    """What a law depends on."""
    for kind, symbols in ((LawOf.ACTUAL_REACTION, m.actual), (LawOf.IDEAL_REACTION, m.ideal)):
        if ca.depends_on(C, symbols):
            return kind
    return LawOf.STATE


def _regular(m: StateGraph, blocks: Blocks, kept: Sequence[int], symmetric: bool) -> WrittenOut:
    """The accelerations where nothing is singular, written out: K lam = -(gamma + A M^-1 F) with K = A M^-1 B.

    The pivots say whether that was so; where they are small the solve with a decision of rank takes over.
    """
    A = blocks.A
    factored = factor(blocks.M)
    free = factored.solve(blocks.F if blocks.C is None else blocks.F + blocks.C)
    if not A.shape[0]:
        return WrittenOut(free, ca.SX(0, 1), factored.pivot, ca.SX(1), ca.SX(0, 1))
    response = factored.solve(blocks.B)
    K = A @ response
    reduced = factor(K, symmetric, m.active(kept))
    lam = reduced.solve(-m.masked(blocks.gamma + A @ free, kept))
    return WrittenOut(free + response @ lam, lam, factored.pivot, reduced.pivot, ca.diag(K))


def _minimal(equations: Equations) -> Columns:
    """All rows, and M and F as the principle blocks them of a given (N, n) that accounts for the embedded ones."""
    m = state_graph_of(equations)
    always = [row.A for row in m.rows if row.name not in evident_in(equations) and row.active is None]
    A = ca.vertcat(*always) if always else ca.SX(0, m.u.numel())
    c = m.u.numel() - len(independent_rows(values_at(m, A, random_states(m))))
    N, n0 = ca.SX.sym("N", m.u.numel(), c), ca.SX.sym("n", m.u.numel())
    R = ca.SX.sym("R", m.u.numel(), len(m.rows)) if equations.principle.needs_inverse else None
    f = blocks_of(equations, Embedding(N, n0, R))
    acting = m.acting_rows
    every_A, every_gamma = ca.vertcat(*[row.A for row in acting]), ca.vertcat(*[row.gamma for row in acting])
    rows = [m.qdot, every_A, every_gamma]
    if any(row.drives for row in m.rows):
        rows.append(m.masked(blocks_of(equations).B.T, range(len(m.rows))).T)
    return {"rows": ([], rows), "minimal": ([N, n0] if R is None else [N, n0, R], [f.M, f.F])}


def _metric(m: StateGraph) -> ca.SX:
    """d2T/du2; where some speed carries no mass, regularised by 1e-6 of the mean, which keeps projections defined."""
    M = m.metric
    samples = values_at(m, M, random_states(m))
    values = [np.linalg.eigvalsh((s + s.T) / 2) for s in samples]
    if all(v[0] > RANK.newton * max(v[-1], 0) and v[-1] > 0 for v in values):
        return M
    size = max(float(np.median([np.trace(s) for s in samples])) / M.shape[0], ZERO.products)
    return M + RANK.rough * size * ca.SX.eye(M.shape[0])
