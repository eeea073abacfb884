"""What an analysis reads of equations beside their blocks: the mechanics they were formed from, in either algebra."""

from __future__ import annotations

import sympy as sm

from appell.algebra import SympyAlgebra
from appell.equations.blocks import Blocks
from appell.equations.equations import Equations
from appell.equations.form_blocks import form_blocks
from appell.equations.principle import Principle
from appell.equations.symbolic_form import SymbolicForm, own_symbols, read
from appell.mechanics import Mechanics, lower
from appell.model.norms import unit_sets


def mechanics_to_read(equations: Equations, *, shortens: bool = False) -> tuple[Mechanics, dict[sm.Basic, sm.Basic]]:
    """In SymPy, as it is written or shortened, and the way from its plain symbols to the model's own."""
    m = lower(equations.mechanism, SympyAlgebra(shortens=shortens))
    return m, own_symbols(equations.mechanism, m)


def mechanics_to_run(equations: Equations) -> Mechanics:
    """As a CasADi graph: the one that the blocks are formed from."""
    return equations._mechanics


def form_by(equations: Equations, principle: Principle) -> SymbolicForm:
    """The minimal form of the same model by another principle."""
    return read(equations.mechanism, principle)


def shortest_polynomials(equations: Equations) -> Equations:
    """The equations in the speeds in which they are shortest, no ratio of speeds named: nothing is divided by."""
    from appell.equations.shortest import in_shortest_speeds  # FLINT is loaded for those who read

    if equations.variational is not None:
        return equations
    return Equations(*in_shortest_speeds(equations.mechanism, equations.principle, ratios=False)[0])


def blocks_over_all_speeds(equations: Equations, m: Mechanics, principle: Principle | None = None) -> Blocks:
    """M u' = F + B lam over all speeds with all rows in evidence, by its own principle or another."""
    return form_blocks(principle or equations.principle, m, m.rows, None)


def unit_coordinates(equations: Equations) -> list[list[sm.Expr]]:
    """Coordinates whose squares add up to one: the components of quaternions."""
    return unit_sets(equations.mechanism)


def is_given_by_lagrangian(equations: Equations) -> bool:
    """Whether the model has a Lagrangian given outright, which Kane's method does not take."""
    return bool(equations.mechanism.lagrangians)


def have_same_kinematics(first: Equations, second: Equations) -> bool:
    """Whether coordinates, speeds and their relation are the same."""
    return bool(first.mechanism.kinematics == second.mechanism.kinematics)
