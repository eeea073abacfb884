"""The reactions of a run: force and torque of every constraint on every point and body, over time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from appell.errors import ModelError
from appell.model.html import html_table
from appell.model.names import ByName, name_of

if TYPE_CHECKING:
    from sympy.physics.vector import ReferenceFrame

    from appell.model.types import BodyLike


@dataclass(frozen=True, repr=False)
class RunReaction:
    """The force through a point and the torque about it, over time, in components of the inertial frame: (time, 3).

    ``recovered``: the constraint is written in scalars, so these are the resultants at the mass centre recovered from
    the motion. ``ideal_part``: force and torque of the ideal reaction, where the constraint has a law or actuators.
    ``determined``: False where redundant rows leave its share open, and the one of least norm is given.
    ``arm``: the vectors from a named point of the body to the point the force goes through, for ``at``.
    ``turn`` brings a vector into the axes of a frame, for ``express``; ``axes`` names them where they are not those of
    the inertial frame.
    """

    force: np.ndarray
    torque: np.ndarray
    recovered: bool = False
    ideal_part: tuple[np.ndarray, np.ndarray] | None = None
    determined: bool = True
    arm: Callable[[object], np.ndarray] | None = field(default=None, compare=False)
    turn: Callable[[np.ndarray, object], np.ndarray] | None = field(default=None, compare=False)
    axes: str = ""

    def express(self, frame: BodyLike | ReferenceFrame) -> RunReaction:
        """The same reaction in the axes of a body or frame.

        Parameters
        ----------
        frame
            A body (or its name), or any frame that is oriented in the model.
        """
        turn = self.turn
        if turn is None or self.axes:
            in_them = f"is in the axes of '{self.axes}' already" if self.axes else "does not know its run"
            raise ModelError(f"this reaction {in_them}: take it from run.reactions.")
        apart = None if self.ideal_part is None else (turn(self.ideal_part[0], frame), turn(self.ideal_part[1], frame))
        return replace(
            self,
            force=turn(self.force, frame),
            torque=turn(self.torque, frame),
            ideal_part=apart,
            arm=None,
            turn=None,
            axes=name_of(frame),
        )

    def at(self, Q: object) -> RunReaction:
        """The same reaction as a force through another point Q of the body and the torque about it, T + r x C.

        Source: Roithmayr and Hodges 2010, eqs. 77 to 81 (000).

        Parameters
        ----------
        Q
            A point that the model has named on the body (``model.point(name, ..., on=body)``), or the body for its mass
            centre.
        """
        known = self.arm
        if known is None:
            raise ModelError("this reaction does not know the points of its body: take it from run.reactions.")
        arm = known(Q)

        def moved(force: np.ndarray, torque: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
            return force, torque + np.cross(arm, force)

        force, torque = moved(self.force, self.torque)
        apart = None if self.ideal_part is None else moved(*self.ideal_part)
        return replace(self, force=force, torque=torque, ideal_part=apart, arm=lambda P: known(P) - arm)

    @property
    def ideal(self) -> RunReaction:
        """What the reaction would be if it obeyed d'Alembert's principle: all of it, unless a law says otherwise."""
        if self.ideal_part is None:
            return self
        force, torque = self.ideal_part
        return replace(self, force=force, torque=torque, ideal_part=None, determined=True)

    @property
    def nonideal(self) -> RunReaction:
        """The rest of the reaction."""
        force, torque = (self.force, self.torque) if self.ideal_part is None else self.ideal_part
        return replace(self, force=self.force - force, torque=self.torque - torque, ideal_part=None, determined=True)

    def __repr__(self) -> str:
        force, torque = (np.linalg.norm(v, axis=1).max(initial=0.0) for v in (self.force, self.torque))
        notes = [] if self.determined else ["share not determined, least norm given"]
        notes += ["recovered from the motion"] if self.recovered else []
        notes += [f"in the axes of '{self.axes}'"] if self.axes else []
        more = f" ({'; '.join(notes)})" if notes else ""
        return f"reaction over {len(self.force)} samples: force up to {force:.6g}, torque up to {torque:.6g}{more}"

    def _repr_html_(self) -> str:
        head = ("", *(f"{axis} {self.axes}".strip() for axis in "xyz"), "norm")
        vectors = {"largest force / N": self.force, "largest torque / N m": self.torque}
        rows = [
            (name, *(f"{np.abs(v[:, i]).max(initial=0.0):.6g}" for i in range(3)), f"{_largest(v):.6g}")
            for name, v in vectors.items()
        ]
        return html_table(head, rows)


class RunReactionsByPlace(ByName[RunReaction]):
    """The reactions of one constraint or joint by the name (or object) of what they act on, each read when asked for.

    A joint acts on its child, and on its parent where that is a body: with a force at the joint's point of the body and
    a torque about it. It is the force of the constraint alone: a spring or a motor in the joint is a load.
    """

    def __init__(self, constraint: str, read: Mapping[str, Callable[[], RunReaction]]) -> None:
        self.constraint = constraint
        self._entries = dict(read)

    def _missing(self, name: str) -> str:
        return f"'{self.constraint}' does not act on '{name}'"

    def _read(self, name: str) -> RunReaction:
        return self._entries[name]()

    def __repr__(self) -> str:
        lines = [f"  on '{place}': {reaction!r}" for place, reaction in self.items()]
        return "\n".join([f"reactions of '{self.constraint}'", *(lines or ["  on no place"])])

    def _repr_html_(self) -> str:
        rows = [(place, f"{_largest(r.force):.6g}", f"{_largest(r.torque):.6g}") for place, r in self.items()]
        return html_table((f"{self.constraint} on", "largest force / N", "largest torque / N m"), rows)


class RunReactions(ByName[RunReactionsByPlace]):
    """The reactions of a run by constraint or joint, then by place: ``run.reactions["rod"]["P"].force``.

    ``of_constraints``: those of the constraints alone.
    """

    def __init__(
        self,
        by_constraint: Mapping[str, RunReactionsByPlace],
        by_joint: Mapping[str, RunReactionsByPlace],
        note: str = "",
    ) -> None:
        self._entries = {**by_constraint, **by_joint}
        self._note = note
        self._constraints = tuple(by_constraint)

    @property
    def of_constraints(self) -> RunReactions:
        """The reactions of the constraints, without those of joints that are none."""
        return RunReactions({name: self._entries[name] for name in self._constraints}, {})

    def _missing(self, name: str) -> str:
        return f"no constraint or joint is named '{name}'"

    def __repr__(self) -> str:
        return (
            "\n".join(repr(places) for places in self.values())
            or "no reactions: the model has no constraints and no joints"
        )

    def _repr_html_(self) -> str:
        rows = [
            (constraint, place, f"{_largest(r.force):.6g}", f"{_largest(r.torque):.6g}")
            for constraint, places in self.items()
            for place, r in places.items()
        ]
        return html_table(("constraint", "on", "largest force / N", "largest torque / N m"), rows)


def _largest(vectors: np.ndarray) -> float:
    """The largest length over time."""
    return float(np.linalg.norm(vectors, axis=1).max(initial=0.0))


def reactions_of(
    places: Mapping[str, list[str]], read: Callable[[str, str], RunReaction]
) -> dict[str, RunReactionsByPlace]:
    """The reactions by constraint or joint and place; ``read`` gives one of them."""
    return {
        name: RunReactionsByPlace(name, {place: partial(read, name, place) for place in on})
        for name, on in places.items()
    }
