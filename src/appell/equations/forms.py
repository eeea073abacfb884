"""What a principle gives: the blocks of the equations of motion over one algebra."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from appell.algebra import Matrix
from appell.constraints import Constraint
from appell.mechanics import Embedding, Mechanics, Row


@dataclass(frozen=True)
class Forms:
    """M w' = F + B lam and A w' = -gamma, over the speed rates w' that are left (all of them without an embedding)."""

    M: Matrix
    F: Matrix
    A: Matrix
    gamma: Matrix
    B: Matrix


class Former(Protocol):
    """What the waist asks of a principle."""

    @property
    def name(self) -> str: ...
    @property
    def family(self) -> str: ...
    @property
    def independent(self) -> Sequence[object]: ...
    @property
    def embeds_speeds(self) -> bool: ...
    def in_evidence(self, constraints: Sequence[Constraint]) -> frozenset[str]: ...
    def check(self, constraints: Sequence[Constraint]) -> None: ...
    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Forms: ...
