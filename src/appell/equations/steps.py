"""What a principle says of a derivation: its own statement, and the quantities of this model that fill it in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from appell.algebra import Matrix, Scalar
from appell.escaping import latex_text
from appell.mechanics import Embedding, Mechanics, Row


@dataclass(frozen=True)
class Statement:
    """A formula that holds of every model, in letters: for a terminal and in LaTeX."""

    text: str
    latex: str


@dataclass(frozen=True)
class Quantity:
    """Named values. With ``of``, one value for each of these symbols, which @ stands for in the labels.

    A value may be a column of components (a vector in N), and is then written as one.
    """

    text: str
    latex: str
    values: Sequence[Scalar | Matrix]
    of: Sequence[Scalar] = ()


@dataclass(frozen=True)
class Step:
    """A step of a derivation: words, the statement it makes, and what stands in it for this model.

    ``vanishes``: what the step says is zero, one entry for each equation, in the rates and multipliers of the setting.
    """

    title: str
    words: str = ""
    statement: Statement | None = None
    quantities: tuple[Quantity, ...] = ()
    vanishes: Matrix | None = None


@dataclass(frozen=True)
class Setting:
    """What the equations were formed from, in the exact algebra.

    ``rates`` are the w' of M w' = F + B lam, as symbols; ``lam`` the multipliers of ``rows``, those in evidence.
    """

    m: Mechanics
    rows: Sequence[Row]
    embedding: Embedding | None
    rates: Matrix
    lam: Matrix

    @property
    def speeds(self) -> list[Scalar]:
        """The symbols whose rates the equations hold."""
        m = self.m
        return [m.u[[m.udot[j, 0] for j in range(m.udot.shape[0])].index(rate), 0] for rate in self.rates]

    def push(self, B: Matrix) -> Matrix:
        """B lam."""
        return B @ self.lam if self.rows else self.m.algebra.zeros(B.shape[0], 1)

    def along_free(self, column: Matrix) -> Matrix:
        """A column over the speeds, along the displacements that embedded rows leave."""
        return column if self.embedding is None else self.embedding.N.T @ column

    @property
    def accelerations(self) -> Matrix:
        """The speed rates udot = N w' + n."""
        return self.rates if self.embedding is None else self.embedding.N @ self.rates + self.embedding.n


def in_words(name: str) -> str:
    """A person's name for something, within mathematics."""
    return rf"\text{{{latex_text(name)}}}"


def entries(column: Matrix) -> list[Scalar]:
    """A column as a list."""
    return [column[i, 0] for i in range(column.shape[0])]


def energies(s: Setting) -> tuple[Quantity, ...]:
    """T (or what was given in its place) and V."""
    m = s.m
    return (Quantity("T", "T", [m.motion_energy]), Quantity("V", "V", [m.potential_energy]))


def constraint_forces(s: Setting, B: Matrix) -> tuple[Quantity, ...]:
    """The reactions in evidence, by speed."""
    if not s.rows:
        return ()
    return (Quantity("R of @", "R_{@}", entries(s.push(B)), s.speeds),)
