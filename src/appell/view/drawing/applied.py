"""Applied forces and torques as vectors at places: what a person gave as loads, gravity excepted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca
import numpy as np

from appell.equations import Equations
from appell.equations.forms import mechanics_to_run, state_graph_of
from appell.mechanics import Mechanics, Term
from appell.model import Body
from appell.view.scene.nodes import located


@dataclass(frozen=True, eq=False)
class AppliedArrow:
    """A load on a place: where it acts and what it is, as graphs over t, q, u and p, in the ground."""

    load: str
    place: str
    torque: bool
    at: ca.SX
    vector: ca.SX


def applied_arrows(equations: Equations) -> list[AppliedArrow]:
    """The loads that are vectors at places that have a position."""
    m = mechanics_to_run(equations)
    found = []
    for load in m.loads:
        for term in () if load.gravity else load.terms:
            at = _place(equations, m, term)
            if at is not None:
                vector = ca.densify(m.now(ca.SX(term.inertial)))
                found.append(AppliedArrow(load.name, term.place, term.angular, ca.densify(m.now(at)), vector))
    return found


def _place(equations: Equations, m: Mechanics, term: Term) -> ca.SX | None:
    """Where a force acts; a torque is drawn at the mass centre of its body."""
    for mass in equations.mechanism.masses:
        own = str(mass.frame) if isinstance(mass, Body) and term.angular else mass.name
        if term.place in (own, mass.name):
            return located(m, mass.point)
    position = m.places[term.place][0] if term.place in m.places else None
    return None if position is None else ca.SX(position)


def applied_along(equations: Equations, drawn: Sequence[AppliedArrow], states: tuple[np.ndarray, ...]) -> np.ndarray:
    """The places and vectors of loads at t, q, u and p, one column a sample: (time, load, 2, 3)."""
    m = mechanics_to_run(equations)
    column = ca.vertcat(*[part for one in drawn for part in (one.at, one.vector)])
    at_state = ca.Function("applied", [m.t, m.q, m.u, m.p], [ca.cse(column)])
    return np.array(at_state(*states), float).T.reshape(-1, len(drawn), 2, 3)


def applied_function(equations: Equations, drawn: Sequence[AppliedArrow]) -> ca.Function:
    """The same as a function of (t, x, p), x the state of the program: six numbers a load."""
    m, system = state_graph_of(equations), equations.system
    x = ca.SX.sym("x", system.sizes.states)
    nq, nu = m.q.numel(), m.u.numel()
    q, u = x[:nq], x[nq : nq + nu]
    if system.reader is not None:
        q, u = system.reader(m.t, x, ca.SX.zeros(system.reader.numel_in(2)), m.p)[:2]
    column = ca.vertcat(*[part for one in drawn for part in (one.at, one.vector)])
    column = ca.substitute(column, ca.vertcat(m.q, m.u), ca.vertcat(q, u))
    return ca.Function("applied", [m.t, x, m.p], [ca.densify(ca.cse(column))], ["t", "x", "p"], ["applied"])
