"""The numbers of an attribute of a URDF, as files write them: blanks or commas between, defaults of xacro in place."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree.ElementTree import Element

import numpy as np

from appell.errors import ModelError
from appell.imports.urdf_assumptions import Assumptions

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
