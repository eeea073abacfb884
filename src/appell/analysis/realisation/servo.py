"""A servo-constraint kept by a loop of finite bandwidth, in the directions of its actuators."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import sympy as sm
from sympy.physics.vector import ReferenceFrame

from appell.analysis.realisation.realisation import Realisation, Situation
from appell.constraints import Constraint
from appell.errors import NotApplicable
from appell.model import Model
from appell.principles import AppellChetaev, Principle


@dataclass(frozen=True)
class Servo(Realisation):
    """Each actuator pushes with the effort -k F / eps against its own row F in velocities.

    Its push has the actuator's direction, not dF/dqdot: the limit is the motion of the servo-constraint, whose reaction
    is in those directions. The loop is stable where k A M^-1 B is positive, A = dF/dqdot, B the directions: a negative
    strength turns the sense of an actuator that pushes the other way.

    References
    ----------
    Roithmayr and Hodges 2010, section 1 (000); Slawianowski, sections 1 and 4 (004).
    """

    name = "servo"
    thing = "a servo loop"
    rows_of_order = (1,)
    tends_to = "servo-constraint"
    start_rule = "F(0) = 0: the loop starts without an error"
    multiplier = "-F / eps"
    sign = -1
    references = ("Roithmayr and Hodges 2010, section 1",)

    @property
    def stiff(self) -> bool:
        return True

    def check(self, constraint: Constraint) -> None:
        super().check(constraint)
        rows = len(self.kept_rows(constraint))
        if len(constraint.drives) != rows:
            raise NotApplicable(
                f"by='servo' closes one loop for each row, and '{constraint.name}' has {rows} rows and "
                f"{len(constraint.drives)} actuators: give servo= as many as rows."
            )

    def add(self, model: Model, constraint: Constraint, rows: Sequence[sm.Expr], eps: sm.Symbol) -> None:
        for row, drive in zip(rows, constraint.drives, strict=True):
            effort = -self.strength * row / eps
            for i, (on, direction) in enumerate(drive.force.vectors):
                push = model.torque if isinstance(on, ReferenceFrame) else model.force
                push(
                    on,
                    effort * direction,
                    name=f"loop of {constraint.name}, {drive.name}" + (f" ({i + 1})" if i else ""),
                )
            if drive.force.generalised:
                forces = {q: effort * force for q, force in drive.force.generalised}
                model.generalised_force(f"loop of {constraint.name}, {drive.name}", forces)

    def ideals(self, situation: Situation) -> Mapping[str, tuple[Model, Principle]]:
        return {"servo-constraint": (situation.model, AppellChetaev())}
