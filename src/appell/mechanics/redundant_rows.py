"""Rows that repeat others identically: which of them the steppers may leave out, proved and never guessed.

A planar loop closed by a spatial joint has rows that are zero whatever the state, and a rod told twice has rows that
are combinations of others. With v = A u + b the velocities of rows that are linear in u, a row d is left out where

    v_d = C v_k    for all (q, u, t, p), C a matrix of functions of (q, t, p),

k the rows that are kept. Its position is then constant while the positions k hold, and its acceleration vanishes while
the accelerations k do: what holds at the start holds. The rank is read off numbers at random states first; then it is
proved: a row that vanishes in the graph, term by term, needs no more; any other is eliminated in the exact algebra
(:mod:`appell.algebra.exact_algebra`), where it must come out as zero. What is not proved stays.

Rows that repeat others only where all of them hold (Bricard's mechanism) are no such rows: off the constraints, where
the stages of a step are, they say something of their own. They stay, and the solve with a decision of rank takes them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import casadi as ca

from appell.algebra import Scalar
from appell.algebra.exact_algebra import ExactAlgebra
from appell.algebra.normal_form import TooLong
from appell.mechanics.lower import lower
from appell.mechanics.mechanics import Row
from appell.mechanics.sampling import independent_rows, random_states, values_at
from appell.model import Mechanism
from appell.numbers import EXACT

if TYPE_CHECKING:
    from appell.system.state_graph import StateGraph


@dataclass(frozen=True)
class RowChoice:
    """Rows by their number: kept, zero whatever the state, and repeating the kept ones."""

    kept: tuple[int, ...]
    vanishing: tuple[int, ...] = ()
    repeated: tuple[int, ...] = ()

    @property
    def left_out(self) -> tuple[int, ...]:
        """The rows that say nothing of their own."""
        return tuple(sorted((*self.vanishing, *self.repeated)))


def choose_rows(model: Mechanism, m: StateGraph) -> RowChoice:
    """Which rows say something of their own.

    Parameters
    ----------
    model
        What the graph was made from, for the proof.
    m
        The graph.
    """
    every = range(len(m.rows))
    vanishing = tuple(i for i in every if _is_linear(m.rows[i], m) and ca.simplify(m.rows[i].velocity).is_zero())
    left = [i for i in every if i not in vanishing]
    repeated = _repeated(model, m, [i for i in left if _is_linear(m.rows[i], m)])
    return RowChoice(tuple(i for i in left if i not in repeated), vanishing, repeated)


def _is_linear(row: Row, m: StateGraph) -> bool:
    """Whether a row is one of velocities, linear in them, that acts in every mode and its reactions alone keep."""
    return row.velocity is not None and row.active is None and not row.drives and not ca.depends_on(row.A, m.u)


def _repeated(model: Mechanism, m: StateGraph, among: list[int]) -> tuple[int, ...]:
    """Combinations of other rows, as numbers say and the exact algebra proves."""
    if not 1 < len(among) <= EXACT.many:
        return ()
    A = ca.vertcat(*[m.rows[i].A for i in among])
    b = ca.vertcat(*[m.rows[i].velocity for i in among]) - ca.mtimes(A, m.u)
    samples = values_at(m, ca.horzcat(A, b), random_states(m))
    kept = independent_rows(samples)
    if len(kept) == len(among) or kept != independent_rows([s[:, :-1] for s in samples]):
        return ()  # in the second case rows ask for different velocities in one direction
    try:
        return tuple(among[k] for k in _proved(lower(model, ExactAlgebra(EXACT.terms)).rows, among, kept))
    except TooLong:
        return ()


def _proved(rows: tuple[Row, ...], among: list[int], kept: list[int]) -> list[int]:
    """Of the rows that are not kept those that elimination brings to zero."""
    table = [[*(row.A[0, j] for j in range(row.A.shape[1])), row.velocity_level] for row in (rows[i] for i in among)]
    proved: list[int] = []
    eliminated: list[tuple[int, list[Scalar]]] = []
    for k in [*kept, *(k for k in range(len(among)) if k not in kept)]:
        entries = table[k]
        for column, pivot in eliminated:
            if not entries[column].is_zero:
                factor = entries[column]
                entries = [e if p.is_zero else e - factor * p for e, p in zip(entries, pivot, strict=True)]
        places = [j for j, e in enumerate(entries[:-1]) if not e.is_zero]
        if places and k in kept:
            j = min(places, key=lambda j: len(entries[j].fraction.numerator))
            inverse = entries[j] ** -1
            eliminated.append((j, [e if e.is_zero else inverse * e for e in entries]))
        elif not places and entries[-1].is_zero:
            proved.append(k)
    return proved
