"""What a page must know of its module beside the bytes: sizes, names, offsets of structs, places of outputs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from appell.compile.mode_functions import ModeFunctions
from appell.compile.native import DOUBLES, INTEGERS, POINTERS
from appell.compile.wasm_file import ModuleFile
from appell.equations import Equations
from appell.model import name_of
from appell.native.status import Place, Settled, Status
from appell.system import STRIDE, System

VERSION = 1
INPUT_INTEGERS = ("kind", "first", "count", "pieces", "piece", "number")
POINTER, DOUBLE, INTEGER = 4, 8, 4
"""Bytes in a module of wasm32."""
EVENT_CAPACITY = 1024
"""Events that a call may find, twice CROSSINGS of buffers.c."""
STACK = 1 << 18
"""Bytes of stack beside what long functions spill; the stack lies between the data and what the page allocates."""


def run_offsets() -> dict[str, int]:
    """Where each field of the struct Run of native.h lies, in bytes, with pointers of 32 bits.

    >>> offsets = run_offsets()
    >>> offsets["parameters"], offsets["inputs"], offsets["tolerance"] % 8
    (0, 4, 0)
    """
    offsets: dict[str, int] = {}
    place = 0
    for names, size in ((POINTERS, POINTER), (DOUBLES, DOUBLE), (INTEGERS, INTEGER)):
        place += -place % size
        for name in names:
            offsets[name] = place
            place += size
    offsets["size"] = place + -place % DOUBLE
    return offsets


def input_offsets() -> dict[str, int]:
    """The same of the struct Input."""
    names = ("breaks", "coefficients", "expression", "slopes", "functions", "", "", *INPUT_INTEGERS)
    offsets = {name: POINTER * i for i, name in enumerate(names) if name}
    return {**offsets, "size": POINTER * len(names)}


def interface(
    equations: Equations,
    system: System,
    file: ModuleFile,
    *,
    outputs: Mapping[str, list[Any]],
    start: Mapping[str, Any],
    inputs: Mapping[str, Any],
    events: Sequence[Mapping[str, Any]],
    switches: int,
    spilled: int,
    modes: ModeFunctions | None = None,
) -> dict[str, Any]:
    """The interface of a module, as JSON can hold it.

    ``outputs``: the entry of each further function and how many numbers it gives. ``start``: of ``start_interface``.
    ``inputs``: of ``ModuleInputs``. ``events``: those watched. ``switches``: how many functions of time switch
    something. ``modes``: the tables of one with modes.
    ``spilled``: the largest number of registers that a long function keeps on the stack.
    """
    stack_top = file.data_end + STACK + 2 * DOUBLE * spilled
    stack_top += -stack_top % 16
    return {
        "version": VERSION,
        "model": equations.mechanism.name,
        "principle": equations.principle.name,
        "sizes": {**_sizes(system), "switches": switches},
        "coordinates": [name_of(q) for q in equations.coordinates],
        "speeds": [name_of(u) for u in equations.speeds],
        "auxiliaries": list(system.auxiliary_states),
        "parameters": [{"name": p.name, "value": p.default} for p in equations.mechanism.parameters],
        "rows": [[row.name, row.number] for row in system.rows],
        "position_rows": list(system.position_names),
        "velocity_rows": list(system.velocity_names),
        "velocity_places": [i for i, row in enumerate(system.rows) if row.has_velocity],
        "has_reader": system.reader is not None,
        "is_higher": system.higher is not None,
        "contradiction": system.contradiction,
        "run": run_offsets(),
        "input": input_offsets(),
        "inputs": dict(inputs),
        "events": [dict(event) for event in events],
        "event_capacity": EVENT_CAPACITY,
        "stack_top": stack_top,
        "imports": list(file.imports),
        "layout": [[*key, place.start, place.stop] for key, place in system.outputs.items()],
        "outputs": dict(outputs),
        "start": dict(start),
        "modes": None if modes is None else _modes(modes),
        "statuses": {str(int(s)): [s.name, s.message, s.is_failure] for s in Status}
        | {str(int(s)): [s.name, s.message, True] for s in Settled if s},
        "places": [place.description for place in Place],
    }


def _modes(modes: ModeFunctions) -> dict[str, Any]:
    return {
        "integers": list(modes.integers),
        "numbers": list(modes.numbers),
        "laws": list(modes.laws),
        "violated": int(Settled.START_VIOLATED),
        "closed": modes.closed,
    }


def _sizes(system: System) -> dict[str, int]:
    g = system.sizes
    return {
        "coordinates": g.coordinates,
        "speeds": g.speeds,
        "auxiliaries": g.auxiliaries,
        "states": g.states,
        "rows": g.rows,
        "position_rows": g.position_rows,
        "velocity_rows": g.velocity_rows,
        "norm_rows": g.norm_rows,
        "parameters": g.parameters - (STRIDE * g.inputs + 1 if g.inputs else 0),
        "all_parameters": g.parameters,
        "multipliers": system.multipliers,
        "has_ideal": int(system.has_ideal),
        "quadratures": g.quadratures,
        "outputs": g.outputs,
        "inputs": g.inputs,
    }
