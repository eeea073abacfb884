"""What follows from a state and its columns: derivatives of accelerations, multipliers, outputs and expressions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from appell.gradients.columns import Columns
from appell.gradients.linearised import Linearised
from appell.system import System

if TYPE_CHECKING:
    from appell.gradients.course import Leg


class Readout:
    """Functions of (t, X, p, z), X the state with its columns and z = (udot, lam, lam0), for many instants."""

    def __init__(self, system: System, columns: Columns, kept: Sequence[int]) -> None:
        self.system, self.columns = system, columns
        self._made: dict[str, ca.Function] = {}
        g, k = system.sizes, columns.count
        t, p = ca.SX.sym("t"), ca.SX.sym("p", g.parameters)
        x, S = ca.SX.sym("x", g.states), ca.SX.sym("S", g.states, k)
        z = ca.SX.sym("z", g.speeds + system.multipliers)
        linear = Linearised(system, t, x, p, z, kept)
        P = columns.parameter_columns(t, x, p, S)
        dqdot, dz = linear.columns(S, P)
        self.symbols, self.seeds = (t, x, p, z), ca.vertcat(S, P, dz)
        self.S, self.dqdot, self.dz = S, dqdot, dz
        # the change with time alone, which no scalar is: for what moves with the instant of an event
        rates = ca.vertcat(linear.qdot, z[: g.speeds])
        if g.auxiliaries:
            rates = ca.vertcat(rates, system.functions["auxiliary"](t, x, p, z))
        self.rates = rates
        self.p_rate = columns.parameter_rates(t, x, p, rates)
        _, self.z_rate = linear.columns(rates, self.p_rate, ca.SX.ones(1))

    def made(self, name: str, make: Callable[[], ca.Function]) -> ca.Function:
        """A function, made when it is first asked for."""
        if name not in self._made:
            self._made[name] = make()
        return self._made[name]

    def function(self, value: ca.SX) -> ca.Function:
        """d value/dtheta of a value over ``symbols``, (entries, k) column by column, and its rate along the motion."""
        t, x, p, z = self.symbols
        change = ca.jtimes(value, ca.vertcat(x, p, z), self.seeds)
        along = ca.vertcat(ca.SX(1), self.rates, self.p_rate, self.z_rate)
        rate = ca.jtimes(value, ca.vertcat(t, x, p, z), along)
        return ca.Function(
            "readout", [*self.symbols, self.S], [ca.densify(ca.vec(change)), ca.densify(rate)], {"cse": True}
        )

    def of_reactions(self) -> ca.Function:
        """dz/dtheta and the rates of z."""
        return ca.Function(
            "reactions", [*self.symbols, self.S], [ca.densify(ca.vec(self.dz)), self.z_rate], {"cse": True}
        )

    def of_outputs(self) -> ca.Function:
        """dy/dtheta of the outputs, and their rates."""
        return self.function(self.system.functions["outputs"](*self.symbols))


def along(function: ca.Function, leg: Leg, k: int) -> tuple[np.ndarray, np.ndarray]:
    """Derivatives (instants, entries, k) and rates (instants, entries) of a readout at the instants of a leg."""
    count, arguments = leg.times.size, function.n_in()
    horizontal = [leg.times[None, :], leg.states.T, leg.parameters.T, leg.reactions.T]
    S = leg.columns.transpose(1, 0, 2).reshape(leg.states.shape[1], count * k)
    mapped = function.map(count) if count > 1 else function
    change, rate = (np.array(e, float) for e in mapped(*horizontal[: arguments - 1], S))
    entries = rate.shape[0]
    return change.T.reshape(count, k, entries).transpose(0, 2, 1), np.ascontiguousarray(rate.T)
