"""What happens at an instant at which a phase ends: who strikes, who is held, who opens.

It is decided in native code (transition.c); here a state is put before it, and a refusal into words.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

import numpy as np

from appell.compile.native import address
from appell.errors import AppellWarning, SimulationError
from appell.native.status import Settled
from appell.numbers import MODE
from appell.simulate.modes.clipping import Clipping
from appell.simulate.modes.contact_law import Law
from appell.simulate.modes.decider import Decider, NativeOutcomeArrays
from appell.simulate.modes.delassus import Delassus
from appell.simulate.modes.margins import Margins
from appell.simulate.modes.phase import OFF
from appell.simulate.undetermined import depends_on_shares


class Outcome(NamedTuple):
    """The phases that follow, and the state they start from."""

    phases: dict[str, str]
    state: np.ndarray


@dataclass(frozen=True)
class Transition:
    """What decisions need of one run.

    ``switched``: the rows of each constraint that only resets switch.
    """

    delassus: Delassus
    decider: Decider
    always: tuple[int, ...]
    speeds: slice
    margins: Margins
    switched: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    @property
    def laws(self) -> tuple[Law, ...]:
        """Those of the constraints with modes."""
        return self.decider.laws

    @cached_property
    def outcome(self) -> NativeOutcomeArrays:
        """Room for what is decided."""
        return NativeOutcomeArrays(len(self.laws), len(self.margins.rate), self.delassus.states)

    def resolve(self, t: float, x: np.ndarray, phases: Mapping[str, str], ended: Collection[str] = ()) -> Outcome:
        """The phases that follow from a state; ``ended`` are the contacts whose phase should be left if it can be."""
        decider, arrays = self.decider, self.outcome.arrays
        self.keep_always(phases)
        arrays["phases"][:], arrays["state"][:] = decider.codes(phases), x
        leaves = np.array([law.name in ended for law in self.laws], np.int32)
        status = decider.call["settle"](decider.pointer, t, address(leaves), self.outcome.pointer)
        if status != Settled.SETTLED:
            raise self.refused(status, t, phases)
        self.warn_of_energy(t, self.outcome.native.lowered, arrays["lowered_by"])
        return Outcome(decider.phases(arrays["phases"]), arrays["state"].copy())

    def always_in(self, phases: Mapping[str, str]) -> tuple[int, ...]:
        """The rows that are always held, with those of constraints that resets have switched on."""
        on = [row for name, rows in self.switched.items() if phases[name] != OFF for row in rows]
        return tuple(sorted((*self.always, *on)))

    def keep_always(self, phases: Mapping[str, str]) -> None:
        """Tell native code which rows these are."""
        rows, decider = self.always_in(phases), self.decider
        decider.arrays["always"][: len(rows)] = rows
        decider.native.always_count = len(rows)

    def named(self, chatter: np.ndarray) -> dict[str, float]:
        """The contacts whose bounces were ended, with the time until they would have ended by themselves."""
        return {law.name: float(v) for law, v in zip(self.laws, chatter, strict=True) if not math.isnan(v)}

    def warn_of_energy(self, t: float, acting: float, closing: np.ndarray) -> None:
        """Warn where restitutions were lowered in a strike, that would have created energy."""
        if acting < 1.0:
            _warn_of_energy(t, [law for law, is_closing in zip(self.laws, closing, strict=True) if is_closing], acting)

    def refused(self, status: int, t: float, phases: Mapping[str, str]) -> BaseException:
        """Why nothing follows."""
        error, self.decider.error = self.decider.error, None
        if status == Settled.NOT_ANSWERED and error is not None:
            return error
        self.warn_of_energy(t, self.outcome.native.lowered, self.outcome.arrays["lowered_by"])
        arrays, all_tried = self.outcome.arrays, bool(self.outcome.native.all_tried)
        laws = [law for law, is_one in zip(self.laws, arrays["involved"], strict=True) if is_one]
        refusals: dict[int, Callable[[], Exception]] = {
            Settled.NO_REACTIONS: lambda: _too_few(t, laws, phases) or _nothing_fits(t, laws, "reactions", all_tried),
            Settled.NO_IMPULSES: lambda: _nothing_fits(t, laws, "impulses", all_tried),
            Settled.REACTIONS_NOT_UNIQUE: lambda: _several_fit(t, laws, "reactions"),
            Settled.IMPULSES_NOT_UNIQUE: lambda: _several_fit(t, laws, "impulses"),
            Settled.STRIKES_WITHOUT_END: lambda: _without_end(t, laws),
            Settled.NOT_ANSWERED: lambda: SimulationError(
                f"at t = {t:.9g} the rows of the contacts have no finite values."
            ),
        }
        if status in refusals:
            return refusals[Settled(status)]()
        return depends_on_shares([self.delassus.names[row] for row in np.flatnonzero(arrays["open"])], t)


def violated(name: str, t: float, value: float) -> SimulationError:
    """A relation is violated while it is open: guards see to it that none is, and this sees to the guards."""
    return SimulationError(
        f"the relation '{name}' is violated at t = {t:.9g}, where its value is {value:.3g}: the motion from there on "
        "is not that of the model; use a smaller tolerance or max_step, and report this model."
    )


def _named(laws: Sequence[Law]) -> str:
    return ", ".join(f"'{c.name}'" for c in laws)


def _nothing_fits(t: float, laws: Sequence[Law], what: str, all_tried: bool) -> SimulationError:
    if not all_tried:
        return SimulationError(
            f"at t = {t:.9g} no consistent {what} of {_named(laws)} were found by iteration, and with so many contacts "
            "with friction not all combinations of their phases are tried: leave out contacts that repeat others."
        )
    return SimulationError(
        f"at t = {t:.9g} no {what} of {_named(laws)} are consistent: none of their phases can follow (as with "
        "Painleve's rod: rigid bodies with so much friction have no motion here)."
    )


def _too_few(t: float, laws: Sequence[Law], phases: Mapping[str, str]) -> SimulationError | None:
    """Where a constraint of several rows has bounded actuators, they are what does not suffice."""
    law = next((c for c in laws if isinstance(c, Clipping) and len(c.rows) > 1), None)
    if law is None:
        return None
    bounded = [f"'{name}'" for name, bound in zip(law.names, law.bounds, strict=True) if math.isfinite(bound)]
    return SimulationError(
        f"at t = {t:.9g} with {' and '.join(bounded)} of '{law.name}' within their bounds too few are left to keep its "
        f"{len(law.rows)} rows, and one of them has no part in the row that would be released: state each row as a "
        "constraint with actuators of its own, or give larger bounds."
    )


def _without_end(t: float, laws: Sequence[Law]) -> SimulationError:
    return SimulationError(
        f"at t = {t:.9g} {MODE.strikes} strikes of {_named(laws)} one after another do not come to an end: give masses "
        "that differ less, or lower restitutions."
    )


def _several_fit(t: float, laws: Sequence[Law], what: str) -> SimulationError:
    return SimulationError(
        f"at t = {t:.9g} several {what} of {_named(laws)} are consistent (as with Painleve's rod): the laws of "
        "friction do not determine the motion here."
    )


def _warn_of_energy(t: float, closing: Sequence[Law], acting: float) -> None:
    warnings.warn(
        f"at t = {t:.9g} Newton's restitution of {_named(closing)} would create energy: {acting:.3g} of it acts. "
        "Poisson's never does: restitution=ap.Poisson(e).",
        AppellWarning,
        stacklevel=2,
    )
