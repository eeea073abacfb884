"""Inputs in an algebra: functions of time whose values and derivatives are symbols, behind the parameters."""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.algebra import Algebra, Matrix, Scalar
from appell.model import Mechanism

DERIVATIVES = 2
"""How many derivatives of an input may be needed: those of a prescribed position. One more symbol tells if it was."""


STRIDE = DERIVATIVES + 2
"""How many symbols each input has."""


@dataclass(frozen=True)
class Inputs:
    """``symbols``: for every input w and its derivatives w' to w''', in a row; ``moment``: where they are taken.

    In the graph an input is its Taylor polynomial about the moment, so that whatever is differentiated by time holds
    the right derivative; what is run has the time itself as the moment, and the polynomial is gone.
    """

    names: tuple[str, ...]
    symbols: Matrix
    moment: Matrix

    @property
    def stride(self) -> int:
        """How many symbols each input has."""
        return STRIDE

    @property
    def values(self) -> Matrix:
        """The column of the inputs themselves."""
        return self.symbols[::STRIDE, :]


def lower_inputs(model: Mechanism, algebra: Algebra, t: Matrix) -> tuple[Inputs, dict[sm.Basic, Scalar]]:
    """The inputs of a model as symbols, and what f(t), f'(t) and f''(t) become."""
    moment = algebra.symbols(["moment"] if model.inputs else [])
    columns: list[Matrix] = []
    table: dict[sm.Basic, Scalar] = {}
    for given in model.inputs:
        value, symbols = algebra.signal(given.function, t, moment)
        columns.append(symbols)
        for k in range(DERIVATIVES + 1):
            table[given.function.diff(dynamicsymbols._t, k) if k else given.function] = value
            value = algebra.directional(algebra.column([value]), t, algebra.eye(1))[0, 0]
    return Inputs(tuple(i.name for i in model.inputs), algebra.vstack(columns), moment), table
