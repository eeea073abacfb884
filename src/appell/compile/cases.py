"""The border to native runs of many cases: the mirror of the structure of cases.c."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass

import numpy as np

from appell.compile.native import INT, POINTER, Library

POINTERS = (
    "run modes starts parameters phases histories work energies residuals event_times outputs event_counts statuses "
    "stop"
).split()
INTEGERS = "case_count parameter_count event_count kinetic potential strikes_at_once".split()


class NativeCases(ctypes.Structure):
    """Cases of cases.c."""

    _fields_ = [(name, POINTER) for name in POINTERS] + [(name, INT) for name in INTEGERS]


@dataclass(frozen=True)
class Cases:
    """What came of cases that native code ran one after the other, a row for each."""

    histories: np.ndarray  # (case, quantity, time); nan behind an early end
    work: np.ndarray  # (case, time)
    energies: np.ndarray  # (case, kinetic and total, time)
    residuals: np.ndarray  # (case)
    event_times: np.ndarray  # (case, event): the first; nan where there is none
    event_counts: np.ndarray  # (case, event)
    statuses: np.ndarray  # (case), of Status, or of Settled

    def put(self, places: np.ndarray, others: Cases) -> None:
        """Take over what came of others in the places of some."""
        for name in Cases.__dataclass_fields__:
            getattr(self, name)[places] = getattr(others, name)


def run_cases(
    library: Library,
    starts: np.ndarray,
    parameters: np.ndarray,
    *,
    instants: int,
    kept: int,
    events: int,
    outputs: int,
    energies: tuple[int, int],
    run: int = 0,
    modes: int = 0,
    phases: np.ndarray | None = None,
    strikes_at_once: bool = False,
    behind: object = None,
    stop: np.ndarray | None = None,
) -> Cases:
    """Run a program from each of ``starts`` (case, state), as its Run, or its ModeProgram, is set.

    ``kept``: how many entries of the state are; ``energies``: the rows of the kinetic and the potential energy among
    the ``outputs``. ``phases``: those in which starts were completed, and whether what these violate
    ``strikes_at_once``. ``behind``: what these point to. ``stop``: an integer that another thread sets to end the call
    early. The interpreter's lock is free meanwhile.
    """
    count = len(starts)
    made = {
        "starts": np.ascontiguousarray(starts, float),
        "parameters": np.ascontiguousarray(parameters, float),
        "phases": np.zeros(1, np.int32) if phases is None else np.ascontiguousarray(phases, np.int32),
        "histories": np.full((count, kept, instants), np.nan),
        "work": np.zeros((count, instants)),
        "energies": np.zeros((count, 2, instants)),
        "residuals": np.zeros(count),
        "event_times": np.full((count, events), np.nan),
        "outputs": np.zeros(outputs + 1),
        "event_counts": np.zeros((count, events), np.int32),
        "statuses": np.zeros(count, np.int32),
        "stop": np.zeros(1, np.int32) if stop is None else stop,
    }
    native = NativeCases(run, modes, **{name: array.ctypes.data for name, array in made.items()})
    native.case_count, native.parameter_count, native.event_count = count, made["parameters"].shape[1], events
    native.kinetic, native.potential = energies
    native.strikes_at_once = strikes_at_once
    library.call["cases"](ctypes.addressof(native))
    return Cases(**{name: made[name] for name in Cases.__dataclass_fields__})
