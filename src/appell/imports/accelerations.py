"""Accelerations set by hand, and constraints given in accelerations: they must say what the velocities say."""

from __future__ import annotations

from dataclasses import replace

import casadi as ca
import numpy as np
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.algebra import CasadiAlgebra
from appell.algebra.rank import rank
from appell.errors import ModelError
from appell.imports.written import Written
from appell.mechanics import lower
from appell.mechanics.sampling import consistent_values
from appell.mechanics.states import lower_states, second_rates
from appell.model.body import Body
from appell.model.constraint_rows import new_constraint
from appell.model.model import Model
from appell.numbers import ZERO


def require_own_accelerations(model: Model) -> None:
    """An acceleration set by hand is the rate of the velocity, where the constraints hold, or it is refused.

    Compared at udot = 0, which is all that Kane's method reads of it.
    """
    data = model._data
    given: dict[Point | ReferenceFrame, Vector] = {}
    for mass in data.masses:
        if data.frame in mass.point._acc_dict:
            given[mass.point] = mass.point._acc_dict[data.frame]
        if isinstance(mass, Body) and data.frame in mass.frame._ang_acc_dict:
            given[mass.frame] = mass.frame._ang_acc_dict[data.frame]
    if not given:
        return
    algebra, snapshot = CasadiAlgebra(), model.snapshot()
    s, m = lower_states(snapshot, algebra), lower(replace(snapshot, loads=()), algebra)
    s.table.update(second_rates(s, snapshot, algebra))
    frames = s.frames(snapshot, algebra)
    pairs = []
    for of, vector in given.items():
        v = frames.velocity(of) if isinstance(of, Point) else frames.inertial_spin(of)
        pairs += [frames.resolve(vector, data.frame), algebra.rate(v, s.q, s.qdot, s.t)]
    still = ca.substitute(ca.horzcat(*pairs), s.udot, ca.SX.zeros(s.udot.numel()))
    for values in consistent_values(m, ca.substitute([still], [s.q, s.u, s.t, s.p], [m.q, m.u, m.t, m.p])[0]):
        for i, of in enumerate(given):
            a, rate = values[:, 2 * i], values[:, 2 * i + 1]
            if np.abs(a - rate).max() > ZERO.expressions * max(1.0, np.abs(rate).max()):
                words = "acceleration" if isinstance(of, Point) else "angular acceleration"
                raise ModelError(
                    f"the {words} of '{of}' was set by hand and is not the rate of its velocity in '{data.frame}': "
                    "leave it out, and it is formed."
                )


def require_accelerations(model: Model, written: Written) -> None:
    """Rows given in accelerations beside those in velocities say the same as the rates of these, or are refused."""
    if not written.acceleration:
        return
    data = model._data
    made = [new_constraint(data, f"acceleration {i + 1}", row)[1] for i, row in enumerate(written.acceleration)]
    m = lower(replace(model.snapshot(), constraints=(*data.constraints, *made), loads=()), CasadiAlgebra())
    known = [ca.horzcat(row.A, row.gamma) for row in m.rows if row.velocity is not None]
    new = [ca.horzcat(row.A, row.gamma) for row in m.rows if row.velocity is None]
    for values in consistent_values(m, ca.vertcat(*known, *new)):
        if rank(values) > rank(values[: len(known)]):
            raise ModelError(
                f"the acceleration constraints of '{model.name}' are not the rates of its velocity constraints: "
                "leave them out, and they are formed."
            )
