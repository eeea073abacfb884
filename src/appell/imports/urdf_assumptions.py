"""What a reader assumes of a file that leaves something open or departs from its format."""

from __future__ import annotations

import re
import warnings
from collections.abc import Sequence
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element

import numpy as np

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


# ---- The numbers of an attribute of a URDF, as files write them: blanks or commas between, defaults of xacro in place


OPTIONAL = re.compile(r"\$\(optenv\s+\w+\s+([^()]*)\)")
"""What xacro leaves where an environment variable with a default should have been put in: $(optenv NAME default)."""


def numbers(
    where: str, element: Element | None, attribute: str, usual: Sequence[float], assumptions: Assumptions
) -> list[float]:
    """The numbers of an attribute, as many as the usual ones, which stand for it where it is absent."""
    text = None if element is None else element.get(attribute)
    if text is None:
        return list(usual)
    count = len(usual)
    wanted = f"{count} finite numbers" if count > 1 else "a finite number"
    refusal = f'{where} has {attribute}="{text}" where {wanted} should stand.'
    values = _finite(text)
    if values is not None and len(values) == count:
        return values
    plain = OPTIONAL.sub(r"\1", text)
    values = _finite(plain.replace(",", " "))
    if values is None or len(values) < count:
        raise ModelError(refusal)
    if plain != text:
        assumptions.take("the default of an $(optenv ...) that xacro left is taken", where, refusal)
    if "," in plain:
        assumptions.take("commas between numbers are read as blanks", where, refusal)
    if len(values) > count:
        assumptions.take(f"more than {wanted} are read as the first {count}", where, refusal)
    return values[:count]


def _finite(text: str) -> list[float] | None:
    """The numbers of a text with blanks between them; None where it holds anything else."""
    try:
        values = [float(word) for word in text.split()]
    except ValueError:
        return None
    return values if np.isfinite(values).all() else None
