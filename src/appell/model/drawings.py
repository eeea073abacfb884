"""Shapes that were said of bodies, particles and the ground: the next value of a model with one more."""

from __future__ import annotations

from dataclasses import dataclass

from sympy.physics.vector import ReferenceFrame

from appell.errors import ModelError
from appell.model.body import AttachmentFrame, Mass
from appell.model.mechanism import Mechanism
from appell.model.names import name_of, require_constant_value, suggestion
from appell.model.shapes import BodyShape
from appell.model.surfaces import Shape


@dataclass(frozen=True, eq=False)
class Drawing:
    """A shape of something: its name (a body's, a particle's, a mount's or "ground") and the shape.

    ``frame``: where it is fixed in a frame of the model that no body has, about the origin (a hoop that is turned).
    """

    on: str
    shape: BodyShape | Shape
    frame: ReferenceFrame | None = None


def with_shapes(data: Mechanism, on: object, shapes: tuple[object, ...]) -> tuple[Mechanism, None]:
    """Shapes of a body, a particle, a mount or the ground, all of them or none."""
    named = name_of(on)
    things: list[Mass | AttachmentFrame] = [*data.masses, *data.mounts]
    found: Mass | AttachmentFrame | None = next(
        (thing for thing in things if on is thing or (isinstance(on, str) and on == thing.name)), None
    )
    if found is None and isinstance(on, ReferenceFrame):
        # A frame of the model that turns about its origin, as a thing that can have a shape
        data.require_connected(f"the shape of the frame '{on}'", {on})
        if on.name in data.names():
            raise ModelError(
                f"the frame '{on}' has the name of something else in the model '{data.name}': name it apart."
            )
        found = AttachmentFrame(on.name, on, data.origin, data.frame)
    if found is None:
        raise ModelError(
            f"'{named}' is not a body of the model '{data.name}'" + suggestion(named, [thing.name for thing in things])
        )
    if not shapes:
        raise ModelError(f"no shape was given for '{found.name}': give one such as ap.shapes.box(1, 2, 3).")
    made = []
    for shape in shapes:
        if not isinstance(shape, BodyShape | Shape):
            raise ModelError(f"the shape of '{found.name}' is {shape!r}: give one such as ap.shapes.box(1, 2, 3).")
        where = f"the shape of '{found.name}'"
        lengths = shape.expressions if isinstance(shape, BodyShape) else list(shape.sizes)
        for e in lengths:
            require_constant_value(where, e, data.symbols())
        made.append(
            Drawing(
                found.name, shape, found.frame if isinstance(found, AttachmentFrame) and found not in things else None
            )
        )
    return data.adding(drawings=made), None
