"""What a reader assumes of a file that leaves something open or departs from its format."""

from __future__ import annotations

import warnings
from dataclasses import dataclass, field

from appell.errors import AppellWarning, ModelError
from appell.numbers import TEXT


@dataclass(frozen=True)
class Assumptions:
    """What was assumed, with the names of the elements it was assumed of; a strict reader refuses the first one."""

    strict: bool = False
    _found: dict[str, list[str]] = field(default_factory=dict)

    def take(self, assumed: str, name: str, refusal: str) -> None:
        """Note an assumption about an element. Raises ModelError with the refusal where the reader is strict."""
        if self.strict:
            raise ModelError(refusal)
        names = self._found.setdefault(assumed, [])
        if name not in names:
            names.append(name)

    @property
    def sentences(self) -> tuple[str, ...]:
        """Each assumption with all the names it was made for."""
        return tuple(f"{assumed}: {', '.join(names)}" for assumed, names in self._found.items())

    def warn(self, file: str) -> None:
        """One warning that lists all assumptions, where there are any."""
        if not self._found:
            return
        parts = [f"{assumed} ({_few(names)})" for assumed, names in self._found.items()]
        warnings.warn(
            f"'{file}' is read with assumptions: {'; '.join(parts)}. model.source.assumed lists them with all names; "
            "strict=True refuses them.",
            AppellWarning,
            stacklevel=4,
        )


def _few(names: list[str]) -> str:
    """The first names, and how many more there are."""
    shown = ", ".join(names[: TEXT.named])
    return shown if len(names) <= TEXT.named else f"{shown} and {len(names) - TEXT.named} more"
