"""The abstract realisation: a constraint taken away and the physical thing put in its place."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import sympy as sm

from appell.constraints import Constraint
from appell.errors import NotApplicable
from appell.model import Model
from appell.principles import AppellChetaev, HamiltonLusternik, Principle
from appell.simulate import Run


@dataclass(frozen=True)
class Situation:
    """An ideal model, the constraint that is realised, and from where it starts.

    ``mu0``: the multipliers of Hamilton and Lusternik at the start, one for each row of the constraint; ``energy``:
    that of the velocity across the rows.
    """

    model: Model
    constraint: Constraint
    mu0: tuple[float, ...]
    start: Mapping[str, float]
    energy: float = 0.0


@dataclass(frozen=True)
class Realisation(ABC):
    """A physical thing of strength k / eps that keeps a constraint the better the smaller eps is.

    ``strength`` is k, a number or an expression of the model; ``thing`` names it in a sentence. ``rows_of_order`` says
    which rows it keeps: 0 those in positions, 1 those in velocities. ``start_rule`` says from where a sequence of
    motions must start to have the limit that ``tends_to`` states, ``multiplier`` what plays the part of the multiplier
    and ``sign`` how it is read from F. ``has_momentum``: whether the motion across the rows has a momentum, mu0 at the
    start.
    """

    strength: sm.Expr = sm.S.One

    name: ClassVar[str]
    thing: ClassVar[str]
    rows_of_order: ClassVar[tuple[int, ...]]
    tends_to: ClassVar[str]
    start_rule: ClassVar[str]
    multiplier: ClassVar[str]
    sign: ClassVar[int]
    references: ClassVar[tuple[str, ...]]
    linear_only: ClassVar[bool] = False
    has_momentum: ClassVar[bool] = False

    @abstractmethod
    def add(self, model: Model, constraint: Constraint, rows: Sequence[sm.Expr], eps: sm.Symbol) -> None:
        """Put the thing into a model from which the rows were taken.

        Parameters
        ----------
        model
            The new model, without the rows.
        constraint
            What was taken away.
        rows
            Its rows that are to be kept, each F = 0.
        eps
            The small parameter, a parameter of the model.
        """

    @property
    def stiff(self) -> bool:
        """Whether small eps make the motion stiff: something decays quickly."""
        return False

    def ideals(self, situation: Situation) -> Mapping[str, tuple[Model, Principle]]:
        """The ideal motions that the limit is held against, by name: a model and the principle it moves by.

        Parameters
        ----------
        situation
            The ideal model, the constraint and its start.
        """
        mu = {situation.constraint.name: list(situation.mu0)}
        return {
            "Appell-Chetaev": (situation.model, AppellChetaev()),
            "Hamilton-Lusternik": (situation.model, HamiltonLusternik(mu=mu)),
        }

    def multipliers(self, run: Run, rows: np.ndarray, rates: np.ndarray, eps: float) -> np.ndarray:
        """What plays the part of the multiplier along a run: (time, row).

        Parameters
        ----------
        run
            A realised motion.
        rows, rates
            k F along it, and k times the rates of rows in positions (k F again of those in velocities).
        eps
            Its small parameter.
        """
        return self.sign * rows / eps

    def start_refusal(self, situation: Situation, parameters: Mapping[Any, float]) -> str:
        """Why the realisation cannot hold from a start, in a sentence; empty where it can.

        Parameters
        ----------
        situation
            The ideal model, the constraint and its start.
        parameters
            Where they are not their defaults.
        """
        return ""

    def check(self, constraint: Constraint) -> None:
        """Refuse in a sentence a constraint that cannot be realised so.

        Parameters
        ----------
        constraint
            Of the model.

        Raises
        ------
        NotApplicable
            Its rows are of another order, they open, remember, or have a reaction of their own.
        """
        orders = {constraint.order_of(row) for row in constraint.expressions}
        if not orders & set(self.rows_of_order):
            raise NotApplicable(self._refusal(constraint, _ORDERS.get(max(orders), "of higher order")))
        if 0 in self.rows_of_order and 1 not in self.rows_of_order and max(orders) > 0:
            raise NotApplicable(self._refusal(constraint, _ORDERS[1]))
        if constraint.has_modes or constraint.memories:
            what = "opens" if constraint.has_modes else "remembers its history"
            raise NotApplicable(f"the constraint '{constraint.name}' {what}: only one that always holds is realised.")
        if constraint.law is not None or (constraint.drives and self.name != "servo"):
            what = "a non-ideal law" if constraint.law is not None else "actuators, which by='servo' realises"
            raise NotApplicable(f"the constraint '{constraint.name}' has {what}: realise the ideal one.")
        if self.linear_only and not constraint.linear:
            raise NotApplicable(
                f"by='{self.name}' keeps rows linear in velocity, and '{constraint.name}' is not: use by='viscous'."
            )

    def _refusal(self, constraint: Constraint, kind: str) -> str:
        kept = " or ".join(_ORDERS[order] for order in self.rows_of_order)
        others = "by='viscous' or by='mass'" if kind == _ORDERS[1] else "by='elastic'" if kind == _ORDERS[0] else ""
        instead = f": use {others}." if others else "."
        return f"by='{self.name}' keeps rows {kept}, and the constraint '{constraint.name}' is {kind}{instead}"

    def kept_rows(self, constraint: Constraint) -> list[int]:
        """The rows that it keeps, by number; the others stay constraints.

        Parameters
        ----------
        constraint
            Of the model.
        """
        orders = [constraint.order_of(row) for row in constraint.expressions]
        return [i for i, order in enumerate(orders) if order in self.rows_of_order]


_ORDERS = {0: "in positions", 1: "in velocities", 2: "in accelerations"}


def sum_of_squares(rows: Sequence[sm.Expr]) -> sm.Expr:
    """F^2 of one row, the sum over several."""
    return sm.Add(*(row**2 for row in rows))
