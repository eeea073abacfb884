"""What is stated beside a model: a sentence, a start, for how long to run it, what its inputs are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import sympy as sm


@dataclass(frozen=True)
class Declaration:
    """What a document in JSON or a card of the catalogue states beside its model; ``model.source``.

    A sentence, a start, for how long to run it, and what its inputs are then (expressions by name).
    """

    text: str = ""
    start: Mapping[str, float] = field(default_factory=dict)
    duration: float | None = None
    inputs: Mapping[str, sm.Expr] = field(default_factory=dict)
