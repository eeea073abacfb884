"""The return map x0 -> x(T) of a mechanism, with its derivatives by the start, the period and parameters.

A start is given in full and brought onto the constraints; its columns D = dx0/d(given) and those of the end,
S = dx(T)/d(given), are carried through events, impacts and resets by ``appell.gradients``. By the period, x(T) changes
at the rates f(x(T)).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import casadi as ca
import numpy as np

from appell.analysis.stability.ignorable import LinearMotion
from appell.equations import Equations
from appell.errors import ModelError, NotApplicable
from appell.gradients.readout import along
from appell.gradients.sensitivities import Sensitivities
from appell.model import name_of
from appell.numbers import ORBIT, RANK, RUN
from appell.simulate import simulate
from appell.simulate.run import Run
from appell.system.stage import stage


@dataclass(frozen=True, eq=False)
class Quantities:
    """Coordinates, speeds and rates of coordinates at an instant, their derivatives by all scalars, their own rates."""

    values: np.ndarray
    by: np.ndarray
    rates: np.ndarray


@dataclass(frozen=True, eq=False)
class Return:
    """One turn: the quantities at the start, at some instants of it and at the end, and what each sweeps.

    ``states``: how many of the quantities are coordinates and speeds; by these, as given for the start, are the first
    derivatives, and by parameters the others.
    """

    states: int
    begin: Quantities
    on_the_turn: tuple[Quantities, ...]
    sizes: np.ndarray
    sensitivities: Sensitivities = field(repr=False)

    @property
    def end(self) -> Quantities:
        """At the end of the turn."""
        return self.on_the_turn[-1]

    @property
    def start(self) -> np.ndarray:
        """The state at the start."""
        return self.begin.values[: self.states]

    @property
    def period(self) -> float:
        """The duration of the turn."""
        return float(self.sensitivities.run.time[-1])

    @property
    def change(self) -> np.ndarray:
        """What each quantity gains in the turn."""
        return self.end.values - self.begin.values

    @cached_property
    def _free(self) -> tuple[np.ndarray, np.ndarray]:
        """The directions that the constraints leave to all quantities, and the starts that lead there, in sizes."""
        n = self.states
        U, values, V = np.linalg.svd(self.begin.by[:, :n] * self.sizes[:n] / self.sizes[:, None])
        rank = int((values > RANK.threshold * values.max(initial=0.0)).sum())
        return U[:, :rank], V[:rank].T / values[:rank]

    def linear(self, at: Quantities) -> LinearMotion:
        """The derivative of what the quantities gain until an instant, on the tangent of the constraints, in sizes."""
        n, (U, to_start) = self.states, self._free
        gained = (at.by - self.begin.by)[:, :n] * self.sizes[:n] / self.sizes[:, None]
        return LinearMotion(gained @ to_start @ U.T, U)


@dataclass(frozen=True, eq=False)
class ReturnMap:
    """What stays the same from turn to turn."""

    equations: Equations
    parameters: Mapping[str, float]
    inputs: Mapping[Any, Any]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The coordinates and speeds, in the order of the state."""
        return tuple(name_of(s) for s in (*self.equations.coordinates, *self.equations.speeds))

    @cached_property
    def quantities(self) -> tuple[str, ...]:
        """The same, then the rates of the coordinates."""
        return (*self.names, *(f"{name_of(q)}'" for q in self.equations.coordinates))

    @property
    def coordinates(self) -> int:
        """How many of them are coordinates."""
        return len(self.equations.coordinates)

    def run(self, state: Mapping[str, float], duration: float, samples: Any = None, **more: Any) -> Run:
        """A run from a state that is first brought onto the constraints."""
        return simulate(
            self.equations, duration, self.consistent(state), parameters=self.parameters, inputs=self.inputs,
            tolerance=RUN.reference, samples=[0.0, duration] if samples is None else samples, **more,
        )  # fmt: skip

    def consistent(self, state: Mapping[str, float]) -> dict[str, float]:
        """The nearest state that satisfies the constraints."""
        return self.equations.assemble(state, self.parameters, inputs=self.inputs or None, nearest=True)

    def turn(self, x: np.ndarray, period: float, by_names: Sequence[str] = ()) -> Return:
        """x0 -> x(T) with its derivatives by the start and by parameters."""
        run = self.run(dict(zip(self.names, x.tolist(), strict=True)), period, np.linspace(0.0, period, ORBIT.samples))
        s = run.sensitivities([*self.names, *by_names])
        legs, n = s.motion.legs, len(self.names)
        if legs[0].states.shape[1] != n:
            raise NotApplicable(
                f"'{self.equations.mechanism.name}' has states of first order next to its coordinates and speeds, by "
                "whose start its motion has no derivative: its periodic motions cannot be sought."
            )
        values, changes = self._functions(s, by_names)
        found: list[Quantities] = []
        swept = []
        for leg in legs:
            every = values.map(len(leg.times))(leg.times[None, :], leg.states.T, leg.parameters.T, leg.reactions.T)
            swept.append(np.asarray(every, float).T)
            by, moves = along(changes, leg, n + len(by_names))
            places = np.linspace(0, len(leg.times) - 1, ORBIT.looked_at + 2, dtype=int)
            found += [Quantities(swept[-1][k], by[k], moves[k]) for k in (places if leg is legs[0] else places[1:])]
        whole = np.concatenate(swept)
        spread = np.ptp(whole, axis=0)
        sizes = np.where(spread > 0, spread, np.maximum(np.abs(whole).max(axis=0), 1.0))
        return Return(n, found[0], tuple(found[1:]), sizes, s)

    def _functions(self, s: Sensitivities, by_names: Sequence[str]) -> tuple[ca.Function, ca.Function]:
        """The quantities, and their derivatives and rates, at instants of a leg."""
        made, key = _functions_of(self.equations), (tuple(by_names), s.motion.carrier.kept)
        if key not in made:
            (t, x, p, z), rates = s.motion.readout.symbols, s.motion.readout.rates
            quantities = ca.vertcat(x, rates[: self.coordinates])
            values = ca.Function("values", [t, x, p, z], [ca.densify(quantities)])
            made[key] = values, s.motion.readout.function(quantities)
        return made[key]

    @cached_property
    def is_driven(self) -> bool:
        """Whether time itself appears in the equations."""
        functions = self.equations.system.functions.values()
        if any(not isinstance(value, int | float) for value in self.inputs.values()):
            return True
        return any(f.jac_sparsity(k, 0).nnz() > 0 for f in functions for k in range(f.n_out()))


@stage
def _functions_of(equations: Equations) -> dict[object, tuple[ca.Function, ca.Function]]:
    return {}


def require_parameter(equations: Equations, name: str) -> None:
    """Refuse a name that is no parameter."""
    known = [p.name for p in equations.mechanism.parameters]
    if name not in known:
        raise ModelError(f"'{name}' is no parameter of '{equations.mechanism.name}': it has {', '.join(known)}.")
