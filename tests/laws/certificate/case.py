"""One system under one principle, and how its run is read: the only place of the laws that knows the names in a run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

import appell as ap
from appell.catalogue import Card
from appell.equations import Blocks, Equations
from appell.equations.forms import mechanics_to_run
from appell.mechanics import Mechanics
from tests.support import (
    CARDS,
    PRINCIPLES,
    State,
    blocks_of,
    consistent_states_of,
    equations_of,
    higher,
    reference_for,
    run_of,
)


@dataclass(frozen=True)
class Case:
    """A system under a principle."""

    system: str
    principle: str

    @property
    def card(self) -> Card:
        return CARDS[self.system]

    @property
    def equations(self) -> Equations:
        return equations_of(self.system, self.principle)

    @property
    def mechanics(self) -> Mechanics:
        return mechanics_to_run(self.equations)

    @property
    def blocks(self) -> Blocks:
        return blocks_of(self.system, self.principle)

    @property
    def run(self) -> ap.Run:
        return run_of(self.system, self.principle)

    @cached_property
    def reference(self) -> Case:
        """The first principle of the same family: motions agree within a family, and only there."""
        return Case(self.system, reference_for(self.system, self.principle))

    @property
    def has_blocks(self) -> bool:
        """Whether there are M, F, A, gamma and B over the speeds; equations of higher order have none."""
        return not higher(self.system)

    @property
    def dalembert(self) -> bool:
        return PRINCIPLES[self.principle].family == "d'Alembert"

    @property
    def has_bodies(self) -> bool:
        """Whether all that moves are particles and bodies, and not a Lagrangian given outright."""
        return bool(self.equations.mechanism.masses) and not self.mechanics.lagrangians

    def states(self, count: int, seed: int) -> list[State]:
        """Random consistent states: the same for all principles of a family."""
        return consistent_states_of(self.system, self.reference.principle, count, seed)

    # ---- the run ----------------------------------------------------------------------------------------------------

    @property
    def time(self) -> np.ndarray:
        return self.run.time

    @property
    def kinetic_energy(self) -> np.ndarray:
        return self.run["kinetic energy"]

    @property
    def energy(self) -> np.ndarray:
        return self.run["energy"]

    @property
    def effective_energy(self) -> np.ndarray | None:
        """What is conserved in place of the energy, where the principle has it."""
        return self.run["effective energy"] if self.run.results.has("effective energy") else None

    @property
    def work(self) -> np.ndarray:
        """The work of what is not in the energy, integrated beside the state."""
        return self.run["work"]

    @property
    def effective_work(self) -> np.ndarray:
        """What changes the effective energy."""
        return self.run["effective work"]

    @property
    def lost_in_impacts(self) -> np.ndarray:
        return self.run["lost in impacts"] if "lost in impacts" in self.run else np.zeros(self.time.size)

    @property
    def drive_power(self) -> np.ndarray:
        return self.run["drive power"]

    def power(self, name: str) -> np.ndarray:
        """The power of a load or of a constraint."""
        return self.run[f"power of {name}"]

    def sampled_residuals(self) -> Iterator[tuple[str, str, np.ndarray]]:
        """The constraint, the level and the values of every residual at the samples."""
        for level in ("position", "velocity"):
            for label in self.run.results.labels(f"{level} residual"):
                yield str(label[0]), level, self.run.results.values(f"{level} residual", label)

    def values(self) -> Iterator[tuple[str, np.ndarray]]:
        """Everything the run holds, by name."""
        for name, values in self.run.data.items():
            yield str(name), np.asarray(values.values)

    def quantity(self, name: str) -> np.ndarray:
        """A quantity of the run, or an invariant of the card by its name."""
        if name in self.card.invariants and name not in self.run:
            return np.asarray(self.card.invariants[name](self.run))
        return self.run[name]

    def state_of_run(self, share: float) -> tuple[State, np.ndarray]:
        """A state the run comes through, and its speed rates there."""
        run, k = self.run, int(share * (self.time.size - 1))
        q, u = ([run[s][k] for s in symbols] for symbols in (self.equations.coordinates, self.equations.speeds))
        udot = [run[f"{s.func}'"][k] for s in self.equations.speeds]
        p = np.array(list(run.parameters.values()))
        return State(np.array(q), np.array(u), float(run.time[k]), p), np.array(udot)

    def sample(self, share: float) -> int:
        """The number of the sample at a share of the duration."""
        return int(share * (self.time.size - 1))
