"""The forms of equations: the mechanics they are formed from, their blocks as a graph, and in symbols."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

import casadi as ca
import sympy as sm

from appell.algebra import CasadiAlgebra, Scalar, SympyAlgebra
from appell.constraints import effort_symbol
from appell.equations.blocks import Blocks, Variational
from appell.equations.form_blocks import form_blocks, own_symbols
from appell.equations.principle import Principle
from appell.mechanics import Embedding, Mechanics, demanded, lower
from appell.model import Mechanism, name_of
from appell.model.known_integral import KnownIntegral, integrals_of
from appell.model.units import Units, units_of
from appell.system.stage import keep, stage
from appell.system.state_graph import StateGraph, state_graph

if TYPE_CHECKING:
    from appell.equations.equations import Equations


# ---- the mechanics ---------------------------------------------------------------------------------------------------


@stage
def mechanics_to_run(equations: Equations) -> Mechanics:
    """The model as a CasADi graph: the one that the blocks are formed from."""
    return lower(equations.mechanism, CasadiAlgebra())


def mechanics_to_read(equations: Equations, *, shortens: bool = False) -> tuple[Mechanics, dict[sm.Basic, sm.Basic]]:
    """In SymPy, as it is written or shortened, and the way from its plain symbols to the model's own."""
    model = equations.mechanism
    m = mechanics_in_symbols(model) if shortens else lower(model, SympyAlgebra(shortens=False))
    return m, own_symbols(model, m)


@stage
def mechanics_in_symbols(model: Mechanism) -> Mechanics:
    """The model in SymPy: everything that is read of a model is read from this one."""
    return lower(model, SympyAlgebra())


@stage
def state_graph_of(equations: Equations) -> StateGraph:
    """The states, rows and norms as a graph."""
    return state_graph(mechanics_to_run(equations))


@stage
def former_speeds(equations: Equations) -> Mapping[str, Scalar]:
    """Speeds that the model was written in and that others have replaced, as graphs, by name."""
    lowered = mechanics_to_run(equations).lower
    return {name_of(f): lowered(f) for f, _ in equations.mechanism.former_speeds}


@stage
def former_coordinates(equations: Equations) -> Mapping[str, Scalar]:
    """Coordinates that were eliminated (:meth:`appell.Model.eliminate`), as graphs, by name."""
    lowered = mechanics_to_run(equations).lower
    return {name_of(f): lowered(f) for f, _ in equations.mechanism.former_coordinates}


@stage
def symbol_units(equations: Equations) -> Units:
    """The units of coordinates, speeds, parameters and inputs, as far as they follow from the model."""
    return units_of(equations.mechanism)


def known_integrals(equations: Equations) -> tuple[KnownIntegral, ...]:
    """What is known to stay constant along every motion; nothing by principles that are not d'Alembert's."""
    return integrals_of(equations.mechanism) if equations.principle.family == "d'Alembert" else ()


def extended(equations: Equations, mechanism: Mechanism) -> Equations:
    """The equations by the same principle of a mechanism with other constraints; nothing is lowered again.

    ``mechanism``: the one of the equations with other constraints, and with parameters and loads behind its own.
    """
    made = replace(equations, mechanism=mechanism, _form=None)
    keep(mechanics_to_run, made, mechanics_to_run(equations).extended(mechanism))
    return made


# ---- the blocks as a graph -------------------------------------------------------------------------------------------


def evident_constraints(principle: Principle, model: Mechanism) -> frozenset[str]:
    """What the principle shows, and what actuators keep: their push is not normal to the motion left free.

    With the reaction of a joint of the tree stand those of all constraints: they may act on what the joint carries.
    """
    joints = frozenset(principle.joints_in_evidence(model))
    shown = {c.name for c in model.constraints if joints or c.drives}
    return principle.in_evidence(model.constraints) | shown | joints


@stage
def evident_in(equations: Equations) -> frozenset[str]:
    """The constraints whose reactions stand in the equations."""
    return evident_constraints(equations.principle, equations.mechanism)


def is_minimal(equations: Equations) -> bool:
    """Whether some reactions are not in evidence: rows embedded, fewer equations than speeds."""
    return any(c.name not in evident_in(equations) for c in equations.mechanism.constraints)


def blocks_of(equations: Equations, embedding: Embedding | None = None) -> Blocks:
    """The blocks as a graph: all rows in evidence over all speeds, or udot = N w' + n by an embedding (N, n)."""
    if embedding is None:
        return _every_row(equations)
    m = mechanics_to_run(equations)
    rows = tuple(row for row in m.rows if row.name in evident_in(equations))
    return form_blocks(equations.principle, m, rows, embedding)


@stage
def _every_row(equations: Equations) -> Blocks:
    return blocks_over_all_speeds(equations, mechanics_to_run(equations))


def blocks_over_all_speeds(equations: Equations, m: Mechanics, principle: Principle | None = None) -> Blocks:
    """M u' = F + B lam over all speeds with all rows in evidence, by its own principle or another."""
    return form_blocks(principle or equations.principle, m, m.rows, None)


@stage
def variational_of(equations: Equations) -> Variational | None:
    """Equations of higher order, as a graph in jets, where the principle needs them for these constraints."""
    if equations._form is not None:
        return None  # they were derived: nothing is asked of the model again
    m = mechanics_to_run(equations)
    return equations.principle.prolong(m, m.rows)


@stage
def auxiliaries_at_start(equations: Equations) -> ca.Function:
    """The auxiliary states at the start as a function of (q, u, t, p), where the principle has any."""
    m = mechanics_to_run(equations)
    column = m.now(ca.densify(m.algebra.column(equations.principle.initial_auxiliaries(m))))
    return ca.Function("start", [m.q, m.u, m.t, m.p], [column])


def have_same_kinematics(first: Equations, second: Equations) -> bool:
    """Whether coordinates, speeds and their relation are the same."""
    return bool(first.mechanism.kinematics == second.mechanism.kinematics)


def demanded_efforts(equations: Equations, lam: ca.SX) -> dict[sm.Basic, ca.SX]:
    """The symbol of every effort that is not a multiplier, for events that watch it."""
    return {effort_symbol(*key): ca.SX(value) for key, value in demanded(mechanics_to_run(equations), lam).items()}
