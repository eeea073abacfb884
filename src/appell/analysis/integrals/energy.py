"""The theorem of energy: what is constant without any equation of motion being written."""

from __future__ import annotations

import sympy as sm

from appell.mechanics import Mechanics

THEOREM = "by the theorem of energy: forces from potentials alone, rows homogeneous in velocity, time nowhere"


def keeps_its_energy(m: Mechanics) -> bool:
    """Whether T + V is constant by the structure of a model.

    Every force has a potential that does not depend on time, velocities are homogeneous in the speeds, and so are the
    rows: reactions B^T lam have the power lam . B u = 0.
    """
    if m.laws or m.dissipations or m.lagrangians or m.generalised or m.inputs.names or m.integral_count:
        return False
    if any(not load.gravity for load in m.loads):
        return False
    t, at_rest = m.t[0, 0], dict.fromkeys(m.u, sm.S.Zero)
    fields = [e for load in m.loads for term in load.terms for e in term.vector]
    everything = [*m.velocities, *m.G, *m.g, *map(sm.sympify, m.potentials.values()), *fields]
    everything += [e for row in m.rows for e in (*row.A, row.velocity, row.position) if e is not None]
    if any(sm.sympify(e).has(t) for e in everything) or any(e != 0 for e in (*m.g, *m.z)):
        return False
    for row in m.rows:
        if row.velocity is None or row.drives or any(e.has(*m.u) for e in row.A):
            return False
    homogeneous = [*m.velocities, *(row.velocity for row in m.rows)]
    return all(sm.expand(sm.sympify(e).xreplace(at_rest)) == 0 for e in homogeneous)
