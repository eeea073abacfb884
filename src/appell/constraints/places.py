"""What a vector may be of: particles, bodies and points of a model, SymPy's own points and frames.

A model's own things know their inertial frame; SymPy's do not, and are given with it.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from sympy.physics.vector import Point, ReferenceFrame

from appell.errors import ModelError

INERTIAL = "_appell_inertial"
"""The attribute of a SymPy frame that is the inertial one of a model."""


@runtime_checkable
class Placed(Protocol):
    """A particle, body or named point of a model."""

    @property
    def point(self) -> Point: ...
    @property
    def inertial(self) -> ReferenceFrame: ...


@runtime_checkable
class Turning(Protocol):
    """A body of a model."""

    @property
    def frame(self) -> ReferenceFrame: ...
    @property
    def origin(self) -> Point: ...
    @property
    def inertial(self) -> ReferenceFrame: ...


def point_of(
    call: str, of: Placed | Point, frame: ReferenceFrame | None, takes: str = "a particle, body or point of a model"
) -> tuple[Point, ReferenceFrame]:
    """The point that is meant and the inertial frame, which SymPy's own points do not know."""
    if isinstance(of, Point):
        return of, _named_frame(call, of, frame)
    if not isinstance(of, Placed):
        raise ModelError(f"{call}() takes {takes}, not {of!r}.")
    return of.point, _own_frame(call, of, frame, of.inertial)


def frame_of(
    call: str, of: Turning | ReferenceFrame, frame: ReferenceFrame | None
) -> tuple[ReferenceFrame, ReferenceFrame]:
    """The frame that is meant and the inertial one, which SymPy's own frames do not know."""
    if isinstance(of, ReferenceFrame):
        return of, _named_frame(call, of, frame)
    if not isinstance(of, Turning):
        raise ModelError(f"{call}() takes a rigid body of a model, not {of!r}.")
    return of.frame, _own_frame(call, of, frame, of.inertial)


def _named_frame(call: str, of: object, frame: ReferenceFrame | None) -> ReferenceFrame:
    if frame is None:
        raise ModelError(f"{call}({of}) does not know its inertial frame: write {call}({of}, model.frame).")
    if not getattr(frame, INERTIAL, False):
        raise ModelError(
            f"{call}({of}, {frame}): '{frame}' is not the inertial frame of a model. Write {call}({of}, model.frame); "
            "what is seen from a body is relative_to=body."
        )
    return frame


def _own_frame(call: str, of: object, frame: ReferenceFrame | None, inertial: ReferenceFrame) -> ReferenceFrame:
    if frame is not None and frame is not inertial:
        raise ModelError(
            f"{call}({of}, {frame}) is in the inertial frame '{inertial}', not in '{frame}': what is seen from a body "
            f"is {call}({of}, relative_to=body)."
        )
    return inertial


def mark_inertial(frame: ReferenceFrame) -> None:
    """Note that a frame is the inertial one of a model: SymPy's own points do not know theirs."""
    setattr(frame, INERTIAL, True)
