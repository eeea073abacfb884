"""Shapes that were said of bodies, particles and the ground: the next value of a model with one more."""

from __future__ import annotations

from dataclasses import dataclass

from appell.errors import ModelError
from appell.model.model_data import ModelData
from appell.model.names import name_of, require_known, suggestion
from appell.model.shapes import BodyShape
from appell.model.surfaces import Shape


@dataclass(frozen=True, eq=False)
class Drawing:
    """A shape of something: its name (a body's, a particle's, a mount's or "ground") and the shape."""

    on: str
    shape: BodyShape | Shape


def with_shapes(data: ModelData, on: object, shapes: tuple[object, ...]) -> tuple[ModelData, None]:
    """Shapes of a body, a particle, a mount or the ground, all of them or none."""
    named = name_of(on)
    things = [*data.masses, *data.mounts]
    found = next((thing for thing in things if on is thing or (isinstance(on, str) and on == thing.name)), None)
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
            require_known(where, e, data.symbols(), set())
        made.append(Drawing(found.name, shape))
    return data.adding(drawings=made), None
