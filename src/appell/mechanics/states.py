"""The states of a model as symbols of an algebra, their relation, and the table that lowers what is written in them."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.algebra import Algebra, Matrix, Scalar
from appell.mechanics.frames import Frames
from appell.mechanics.inputs import Inputs, lower_inputs
from appell.mechanics.relation import lower_relation
from appell.model import Mechanism, name_of
from appell.model.kinematic_graph import read_kinematic_graph
from appell.model.names import rate_of

Table = dict[sm.Basic, Scalar]


@dataclass(frozen=True)
class States:
    """q, u, udot, p (parameters, then inputs), t as columns of symbols; qdot = G u + g and u = Y qdot + z.

    ``higher``: the third and further derivatives of q, where a constraint holds them.
    """

    q: Matrix
    u: Matrix
    udot: Matrix
    p: Matrix
    t: Matrix
    G: Matrix
    g: Matrix
    Y: Matrix
    z: Matrix
    qdot: Matrix
    higher: tuple[Matrix, ...]
    inputs: Inputs
    table: Table

    def frames(self, model: Mechanism, algebra: Algebra) -> Frames:
        """The frames and points of the model over these states."""
        graph = model.kinematic_graph or read_kinematic_graph(model)
        return Frames(
            algebra,
            self.table,
            self.q,
            self.u,
            self.qdot,
            self.t,
            model.frame,
            model.origin,
            graph,
            model.by_hand,
            # others may have taken the place of the speeds that a joint said
            frozenset() if model.former_speeds else model.frames_of_joints(),
        )


def lower_states(model: Mechanism, algebra: Algebra) -> States:
    """Symbols for every state, and what q', and where a constraint holds them u' and q'', become."""
    k = model.kinematics
    q = algebra.symbols([name_of(c) for c in k.coordinates])
    u = algebra.symbols([name_of(s) for s in k.speeds])
    udot = algebra.symbols([f"{name_of(s)}'" for s in k.speeds])
    p = algebra.symbols([parameter.name for parameter in model.parameters])
    t = algebra.symbols(["t"])
    table: Table = {dynamicsymbols._t: t[0, 0]}
    table |= {c: q[i, 0] for i, c in enumerate(k.coordinates)}
    table |= {s: u[i, 0] for i, s in enumerate(k.speeds)}
    table |= {parameter.symbol: p[i, 0] for i, parameter in enumerate(model.parameters)}
    inputs, given = lower_inputs(model, algebra, t)
    table |= given
    table |= {former: algebra.lower(e, table) for former, e in (*model.former_coordinates, *model.former_speeds)}
    G, g, Y, z = lower_relation(k, algebra, table, q, t)
    qdot = G @ u + g
    if inputs.names:
        p = algebra.vstack([p, inputs.symbols, inputs.moment])
    made = States(q, u, udot, p, t, G, g, Y, z, qdot, _add_higher_rates(table, model, algebra), inputs, table)
    table |= {rate_of(c): qdot[i, 0] for i, c in enumerate(k.coordinates)}
    table |= _former_rates(made, model, algebra)
    if any(c.order > 1 for c in model.constraints):
        table |= second_rates(made, model, algebra)
    return made


def _former_rates(s: States, model: Mechanism, algebra: Algebra) -> Table:
    """q' and q'' of coordinates that were eliminated: rates of their functions along the motion."""
    found: Table = {}
    for former, _ in model.former_coordinates:
        rate = algebra.rate(algebra.column([s.table[former]]), s.q, s.qdot, s.t)
        second = algebra.jacobian(rate, s.u) @ s.udot + algebra.rate(rate, s.q, s.qdot, s.t)
        found |= {former.diff(dynamicsymbols._t): rate[0, 0], former.diff(dynamicsymbols._t, 2): second[0, 0]}
    return found


def second_rates(s: States, model: Mechanism, algebra: Algebra) -> Table:
    """u' = udot and q'' = G udot + (d qdot/dq) qdot + d qdot/dt."""
    k = model.kinematics
    qddot = s.G @ s.udot + algebra.rate(s.qdot, s.q, s.qdot, s.t)
    table: Table = {rate_of(c, 2): qddot[i, 0] for i, c in enumerate(k.coordinates)}
    return table | {rate_of(u): s.udot[i, 0] for i, u in enumerate(k.speeds)}


def _add_higher_rates(table: Table, model: Mechanism, algebra: Algebra) -> tuple[Matrix, ...]:
    """Symbols for the third and further derivatives of the coordinates, where a constraint holds them."""
    time, coordinates = dynamicsymbols._t, model.kinematics.coordinates
    order = max((c.order for c in model.constraints), default=0)
    made = []
    for k in range(3, order + 1):
        symbols = algebra.symbols([name_of(c) + "'" * k for c in coordinates])
        table |= {c.diff(time, k): symbols[i, 0] for i, c in enumerate(coordinates)}
        made.append(symbols)
    return tuple(made)
