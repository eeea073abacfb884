"""The rows of a constraint as numbers along a motion: how far it is from being kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import casadi as ca
import numpy as np
import sympy as sm
from sympy.physics.vector import Vector

from appell.analysis.classification.velocity_rows import GraphRows
from appell.constraints import Constraint, gather, placeholders
from appell.errors import ModelError
from appell.model import Mechanism, Model, name_of
from appell.simulate import Run


@dataclass(frozen=True)
class RowValues:
    """F(q, u, t) of some rows of a constraint, times a strength, as functions of the states and parameters of a model.

    ``strength`` is in :meth:`along` only.
    """

    model: Mechanism
    constraint: Constraint
    numbers: tuple[int, ...]
    strength: sm.Expr = sm.S.One

    @classmethod
    def of(
        cls, model: Model, constraint: Constraint, numbers: Sequence[int], strength: sm.Expr = sm.S.One
    ) -> RowValues:
        """The rows of a constraint over the symbols of a model, which need not hold it."""
        data = model.snapshot()
        if data.inputs:
            raise ModelError(f"the model '{data.name}' has inputs: a realisation is of a model without any.")
        return cls(data, replace(constraint, drives=()), tuple(numbers), strength)

    @cached_property
    def _function(self) -> ca.Function:
        """(q, u, t, p) to rows and rates times the strength, rows, rates, and the slopes of the rates by the speeds."""
        rows = GraphRows(self.model, [self.constraint])
        m = rows.mechanics
        chosen = [rows.rows[i] for i in self.numbers]
        value = ca.vertcat(*[row.velocity if row.position is None else row.position for row in chosen])
        velocity = ca.vertcat(*[row.velocity for row in chosen])
        slope = ca.jacobian(velocity, m.u)
        k = ca.SX(m.lower(self.strength))
        found = (k * value, k * velocity, value, velocity, slope)
        return ca.Function("rows", [m.q, m.u, m.t, m.p], list(map(ca.densify, found)))

    def along(self, run: Run) -> tuple[np.ndarray, np.ndarray]:
        """k F at every sample of a run, and k times its rate where F is in positions: (time, row) each."""
        names = self.model.kinematics
        q = np.array([run[name_of(c)] for c in names.coordinates])
        u = np.array([run[name_of(s)] for s in names.speeds])
        p = np.array([run.parameters[p.name] for p in self.model.parameters])
        count = run.time.size
        found = self._function.map(count)(q, u, run.time[None, :], np.tile(p[:, None], count))
        return np.asarray(found[0]).T, np.asarray(found[1]).T

    def at(self, q: np.ndarray, u: np.ndarray, t: float, p: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The rows, their rates (the rows themselves where they are in velocities) and dF/du at one state."""
        _, _, value, velocity, slope = self._function(q, u, t, p)
        return np.asarray(value).ravel(), np.asarray(velocity).ravel(), np.asarray(slope)

    def strength_at(self, q: np.ndarray, p: np.ndarray) -> float:
        """k at one configuration."""
        rows = GraphRows(self.model, [self.constraint])
        m = rows.mechanics
        function = ca.Function("strength", [m.q, m.p], [ca.densify(ca.SX(m.lower(self.strength)))])
        return float(function(q, p))


# ---- Where the reaction of a row pushes: forces at points, torques on bodies, forces on coordinates


def pushes_of(model: Model, row: sm.Expr) -> dict[Any, Any]:
    """The push of a unit multiplier, dF/dv on points, dF/domega on frames, dF/dqdot on coordinates.

    A speed in the row counts by its definition: dF/dqdot = dF/du Y.
    """
    frame, t = model.frame, model.time
    found: dict[Any, Any] = {}
    for quantity, of in gather([row]):
        if quantity.order != 1:
            continue
        parts = zip(placeholders(quantity, of), (frame.x, frame.y, frame.z), strict=True)
        push = sum((row.diff(symbol) * axis for symbol, axis in parts), Vector(0))
        if push != 0:
            found[of] = push
    definitions = dict(model.snapshot().kinematics.definitions)
    for q in model.contents.coordinates.values():
        rate = q.diff(t)
        # the coordinates in the coefficients are held: a rate is a symbol of its own here
        plain = sm.Dummy()
        push = row.xreplace({rate: plain}).diff(plain)
        for u, definition in definitions.items():
            if row.has(u) and definition != u:
                push += row.diff(u) * definition.xreplace({rate: plain}).diff(plain)
        if push != 0:
            found[q] = sm.simplify(push)
    return found
