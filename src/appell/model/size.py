"""How large a model may be: what is beyond it is refused when it is said, before anything is derived."""

from __future__ import annotations

from typing import TYPE_CHECKING

from appell.errors import ModelError
from appell.numbers import LIMIT

if TYPE_CHECKING:
    from appell.model.mechanism import Mechanism


def require_size(data: Mechanism) -> None:
    """Refuse a model that is too large, with the size that works."""
    for count, most, what in (
        (len(data.coordinates), LIMIT.bodies, "coordinates"),
        (len(data.masses), LIMIT.bodies, "bodies and particles"),
    ):
        if count > most:
            raise ModelError(
                f"the model '{data.name}' would have {count} {what}: up to {most} of them are known to be derived and "
                "compiled in minutes; take larger parts, or a part of the mechanism."
            )
