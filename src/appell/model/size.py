"""How large a model may be: what is beyond it is refused when it is said, before anything is derived."""

from __future__ import annotations

from typing import TYPE_CHECKING

from appell.errors import ModelError

if TYPE_CHECKING:
    from appell.model.mechanism import Mechanism

MOST_BODIES = 10_000
"""A chain of so many links is written, derived, compiled and run in two minutes and 1.4 GB; time grows with it."""

MOST_COORDINATES = 10_000
"""Those of such a chain; of 1400 bodies with a place and a quaternion each."""


def require_size(data: Mechanism) -> None:
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
