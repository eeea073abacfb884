"""Any expression, vector or rotation of a model as a graph over its states: what ``run[expression]`` evaluates."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property

import casadi as ca
import sympy as sm
from sympy.physics.vector import ReferenceFrame, Vector, dynamicsymbols

from appell.algebra.casadi_algebra import casadi_symbol
from appell.algebra.leaves import leaves
from appell.constraints import Placeholder
from appell.equations.equations import Equations
from appell.equations.forms import mechanics_to_run
from appell.errors import ModelError, refuse_deep_nesting
from appell.mechanics import Mechanics
from appell.mechanics.inputs import DERIVATIVES
from appell.model import Body, name_of, suggestion
from appell.model.body import AttachmentFrame
from appell.numbers import TEXT


@dataclass
class ExpressionGraph:
    """Expressions of the model of some equations, brought into their graph one after the other.

    ``is_result`` says whether a symbol that is not of the model (a multiplier, an effort, an auxiliary state) is the
    name of a result; what of these was met stands in ``results``, in the order of ``beside``.
    """

    equations: Equations
    is_result: Callable[[sm.Basic], bool] = lambda leaf: False
    results: dict[sm.Basic, ca.SX] = field(default_factory=dict)

    @property
    def mechanics(self) -> Mechanics:
        """The model as a graph."""
        return mechanics_to_run(self.equations)

    @property
    def beside(self) -> ca.SX:
        """The column of the results that were met."""
        return ca.vertcat(*self.results.values()) if self.results else ca.SX(0, 1)

    def scalar(self, expression: sm.Expr) -> ca.SX:
        """An expression in coordinates, speeds, their rates, parameters, inputs, time and results."""
        e = self._in_present_speeds(sm.sympify(expression))
        with refuse_deep_nesting("the expression"):
            return ca.SX(self.mechanics.lower(e, self._known(e)))

    def vector(self, vector: Vector, frame: ReferenceFrame | None = None) -> ca.SX:
        """The components of a vector in a frame; without one, in those of the inertial frame."""
        total = ca.SX.zeros(3)
        for components, base in vector.args:
            total += self.rotation(base) @ ca.vertcat(*[self.scalar(e) for e in components])
        return total if frame is None else self.rotation(frame).T @ total

    def rotation(self, frame: ReferenceFrame) -> ca.SX:
        """R with v_N = R v_frame."""
        return ca.densify(self.mechanics.frames.rotation(frame))

    def frame_of(self, of: object) -> ReferenceFrame:
        """A frame as it is, or that of a body, the ground or an attachment, by object or name."""
        model = self.equations.mechanism
        if isinstance(of, ReferenceFrame):
            return of
        if of is model.frame or of in ("ground", str(model.frame)):
            return model.frame
        sides: list[Body | AttachmentFrame] = [
            *(mass for mass in model.masses if isinstance(mass, Body)),
            *model.mounts,
        ]
        for side in sides:
            if of is side or (isinstance(of, str) and of == side.name):
                return side.frame
        raise ModelError(
            f"'{name_of(of)}' is not a rigid body or frame of '{model.name}', and has no axes"
            + suggestion(name_of(of), [side.name for side in sides])
        )

    def knows(self, leaf: sm.Basic) -> bool:
        """Whether a symbol, a function of time or a derivative is of the model."""
        return leaf in self._of_model or leaf in self._rates or isinstance(leaf, Placeholder)

    def now(self, column: ca.SX) -> ca.SX:
        """A column with the inputs as they are at the time itself."""
        return ca.densify(self.mechanics.now(column))

    def _in_present_speeds(self, e: sm.Expr) -> sm.Expr:
        """With former speeds in terms of those the equations have, and every derivative carried out."""
        former = dict(self.equations.mechanism.former_speeds)
        return (e.xreplace(former) if former else e).doit() if former or e.has(sm.Derivative) else e

    def _known(self, e: sm.Expr) -> dict[sm.Basic, ca.SX]:
        """What the lowering of the model does not know by itself: u', q'' and results."""
        found: dict[sm.Basic, ca.SX] = {}
        for leaf in leaves([e]):
            if leaf in self._rates:
                found[leaf] = self._rates[leaf]
            elif self.knows(leaf):
                continue
            elif self.is_result(leaf):
                found[leaf] = self.results.setdefault(leaf, casadi_symbol(name_of(leaf)))
            else:
                raise self._refusal(e, leaf)
        return found

    @cached_property
    def _of_model(self) -> set[sm.Basic]:
        t, model = dynamicsymbols._t, self.equations.mechanism
        k = model.kinematics
        given = [i.function.diff(t, n) if n else i.function for i in model.inputs for n in range(DERIVATIVES + 1)]
        return {t, *k.coordinates, *k.speeds, *(q.diff(t) for q in k.coordinates), *model.symbols(), *given}

    @cached_property
    def _rates(self) -> dict[sm.Basic, ca.SX]:
        """u' = udot and q'' = G udot + (d qdot/dq) qdot + d qdot/dt."""
        m, t = self.mechanics, dynamicsymbols._t
        qddot = m.G @ m.udot + m.algebra.rate(m.qdot, m.q, m.qdot, m.t)
        speeds = {u.diff(t): m.udot[i] for i, u in enumerate(self.equations.speeds)}
        return speeds | {q.diff(t, 2): qddot[i] for i, q in enumerate(self.equations.coordinates)}

    def _refusal(self, e: sm.Expr, leaf: sm.Basic) -> ModelError:
        text = str(e)
        where = f"'{text if len(text) <= TEXT.quoted else text[: TEXT.quoted] + ' ...'}'"
        known = sorted({name_of(s) for s in self._of_model})
        holds = f"{where} holds '{leaf}', which" if e != leaf else f"'{leaf}'"
        return ModelError(
            f"{holds} is not a symbol or result of '{self.equations.mechanism.name}'" + suggestion(name_of(leaf), known)
        )


def column_of(parts: Iterable[ca.SX]) -> ca.SX:
    """Blocks one below the other, matrices column by column."""
    return ca.vertcat(*[ca.vec(ca.densify(part)) for part in parts])
