"""A servo-constraint kept by a loop of finite bandwidth, in the directions of its actuators."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np
import sympy as sm
from sympy.physics.vector import ReferenceFrame

from appell.algebra import CasadiAlgebra
from appell.analysis.realisation.realisation import Realisation, Situation
from appell.constraints import Constraint
from appell.errors import NotApplicable
from appell.mechanics import lower
from appell.model import Model, name_of
from appell.principles import AppellChetaev, Principle
from appell.simulate import Run
from appell.simulate.pointwise import evaluate_blocks
from appell.simulate.start import parameter_values


@dataclass(frozen=True)
class Servo(Realisation):
    """Each actuator pushes against its own row, with a bandwidth of 1 / eps.

    The effort is -k F / eps for a row F in velocities, -k (f / eps^2 + 2 f' / eps) for a row f in positions. The push
    has the actuator's direction, not dF/dqdot: the limit is the motion of the servo-constraint, whose reaction is in
    those directions. The loop is stable where k A M^-1 B is positive, A = dF/dqdot, B the directions: a negative
    strength turns the sense of an actuator that pushes the other way.

    References
    ----------
    Roithmayr and Hodges 2010, section 1 (000); Slawianowski, sections 1 and 4 (004).
    """

    name = "servo"
    thing = "a servo loop"
    rows_of_order = (0, 1)
    tends_to = "servo-constraint"
    start_rule = "F(0) = 0: the loop starts without an error"
    multiplier = "the effort"
    sign = -1
    references = ("Roithmayr and Hodges 2010, section 1",)

    @property
    def stiff(self) -> bool:
        return True

    def check(self, constraint: Constraint) -> None:
        super().check(constraint)
        rows = len(constraint.expressions)
        if len(constraint.drives) != rows:
            raise NotApplicable(
                f"by='servo' closes one loop for each row, and '{constraint.name}' has {rows} rows and "
                f"{len(constraint.drives)} actuators: give servo= as many as rows."
            )
        if len({constraint.order_of(row) for row in constraint.expressions}) > 1:
            raise NotApplicable(
                f"by='servo' closes loops of one kind, and '{constraint.name}' has rows in positions and in "
                "velocities: give them as two constraints."
            )

    def add(self, model: Model, constraint: Constraint, rows: Sequence[sm.Expr], eps: sm.Symbol) -> None:
        for row, drive in zip(rows, constraint.drives, strict=True):
            error = row / eps if constraint.order else row / eps**2 + 2 * row.diff(model.time) / eps
            effort = -self.strength * error
            label = f"loop of {constraint.name}, {drive.name}"
            for i, (on, direction) in enumerate(drive.force.vectors):
                push = model.torque if isinstance(on, ReferenceFrame) else model.force
                push(on, effort * direction, name=_free(model, f"{label}, {i + 1}"))
            if drive.force.generalised:
                forces = {q: effort * force for q, force in drive.force.generalised}
                model.generalised_force(_free(model, label), forces)

    def ideals(self, situation: Situation) -> Mapping[str, tuple[Model, Principle]]:
        return {"servo-constraint": (situation.model, AppellChetaev())}

    def multipliers(self, run: Run, rows: np.ndarray, rates: np.ndarray, eps: float) -> np.ndarray:
        positions = not np.array_equal(rows, rates)
        return -(rows / eps**2 + 2 * rates / eps) if positions else -rows / eps

    def start_refusal(self, situation: Situation, parameters: Mapping[Any, float]) -> str:
        """Where k A M^-1 B of the rows is not positive at the start (an eigenvalue, for several rows)."""
        ideal, start = situation.model.derive(AppellChetaev()), situation.start
        m = lower(situation.model.snapshot(), CasadiAlgebra())
        kept = [i for i, row in enumerate(m.rows) if row.name == situation.constraint.name]
        B = ca.horzcat(*[drive.on_speeds(m) for drive in m.rows[kept[0]].drives])
        function = ca.Function("pushes", [m.q, m.u, m.t, m.p], [ca.densify(B * ca.SX(m.lower(self.strength)))])
        q, u = (np.array([start[name_of(s)] for s in part]) for part in (ideal.coordinates, ideal.speeds))
        pushes = np.asarray(function(q, u, 0.0, parameter_values(ideal, parameters)))
        M, _, A, _ = evaluate_blocks(ideal, start, parameters)
        gain = np.linalg.eigvals(A[kept] @ np.linalg.solve(M, pushes)).real.min()
        if gain > 0:
            return ""
        return (
            f"the loop of '{situation.constraint.name}' pushes the wrong way at the start (k A M^-1 B = {gain:.3g}): "
            f"give strength={-self.strength}."
        )


def _free(model: Model, label: str) -> str:
    """A name of a load that is not taken: two actuators may push at one place."""
    taken = model.contents.loads
    return next(name for name in (label, *(f"{label} ({i})" for i in range(2, len(taken) + 3))) if name not in taken)
