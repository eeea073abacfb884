"""How large a model may be: what is beyond it is refused when it is said, before anything is derived."""

from __future__ import annotations

from typing import TYPE_CHECKING

from appell.errors import ModelError

if TYPE_CHECKING:
    from appell.model.model_data import ModelData

MOST_BODIES = 2000
"""A chain of so many links is written, derived and compiled in minutes; the time SymPy takes grows with the square."""

MOST_COORDINATES = 7000
"""Those of a thousand bodies with a place and a quaternion each."""


def require_size(data: ModelData) -> None:
    """Refuse a model that is too large, with the size that works."""
    for count, most, what in (
        (len(data.coordinates), MOST_COORDINATES, "coordinates"),
        (len(data.masses), MOST_BODIES, "bodies and particles"),
    ):
        if count > most:
            raise ModelError(
                f"the model '{data.name}' would have {count} {what}: up to {most} of them are known to be derived and "
                "compiled in minutes; take larger parts, or a part of the mechanism."
            )
