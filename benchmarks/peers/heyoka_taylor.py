"""heyoka's adaptive Taylor method on the same explicit accelerations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import heyoka as hy
import numpy as np
import sympy as sm

from peers.sympy_scipy import Pucks


@dataclass(frozen=True)
class Taylor:
    """A compiled integrator, to be run again and again from one start."""

    integrator: Any
    x0: np.ndarray
    end: float

    def reset(self) -> None:
        self.integrator.time = 0.0
        self.integrator.state[:] = self.x0

    def run(self) -> None:
        self.integrator.propagate_until(self.end)

    @property
    def state(self) -> np.ndarray:
        return self.integrator.state.copy()


def taylor(
    p: Pucks, rates: list[sm.Expr], values: list[float], x0: np.ndarray, end: float, tol: float, *, folded: bool
) -> Taylor:
    """`folded`: the parameters as numbers in the code; else as arguments of a run, which is what appell does."""
    symbols = [sm.Symbol(f"y{i}") for i in range(8)]
    names = dict(zip((*p.coordinates, *p.speeds), symbols, strict=True))
    variables = hy.make_vars(*[s.name for s in symbols])
    table = dict(zip(symbols, variables, strict=True))
    for i, (symbol, value) in enumerate(zip(p.parameters, values, strict=True)):
        table[symbol] = hy.expression(value) if folded else hy.par[i]
    right = [hy.from_sympy(e.xreplace(names), table) for e in (*p.speeds, *rates)]
    system = list(zip(variables, right, strict=True))
    integrator = hy.taylor_adaptive(system, x0, pars=[] if folded else values, tol=tol)
    return Taylor(integrator, x0, end)
