"""A sweep on disk: a Zarr group with one chunk for each piece, a fingerprint of what it is of, and what is finished.

A piece is written before it is marked as finished, so that whatever stops the program leaves a store that is valid and
can be gone on with. Why cases were refused or stopped stands in `messages/`, a file for each piece that has such cases.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from appell import __version__
from appell.algebra.tape import tape_of
from appell.ensemble.chunks import Piece, chunk_length, firsts
from appell.ensemble.trajectory import AUDITED, NOT_RUN, Plan
from appell.errors import ModelError, how_to_add

FORMAT = 3
MESSAGES = "messages"


def fingerprint(plan: Plan) -> str:
    """Equal for equal equations, designs and settings, whatever the process."""
    graph = plan.equations.system
    tapes = [repr(tape_of(graph.functions[name], name)) for name in sorted(graph.functions)]
    said = {
        "format": FORMAT,
        "version": __version__,
        "model": plan.equations.mechanism.name,
        "principle": plan.equations.principle.name,
        "duration": plan.duration,
        "state": sorted((str(k), float(v)) for k, v in plan.state.items()),
        "parameters": sorted((str(k), float(v)) for k, v in plan.parameters.items()),
        "defaults": sorted((p.name, str(p.default)) for p in plan.equations.mechanism.parameters),
        "settings": sorted((k, str(v)) for k, v in plan.settings.items()),
        **({} if plan.precision == "float64" else {"precision": plan.precision}),
        **({"sensitivities": plan.sensitivities} if plan.sensitivities else {}),
        "inputs": sorted((str(k), str(v)) for k, v in plan.inputs.items()),
        "events": [(str(e.expression), e.name, e.direction, e.terminal) for e in plan.events],
        "times": plan.times.tolist(),
        "columns": [(c.kind, c.name, c.dimension) for c in plan.design.columns],
    }
    mark = hashlib.sha256("\n".join([json.dumps(said), *tapes]).encode())
    for column in plan.design.columns:
        mark.update(np.ascontiguousarray(column.values, "<f8").tobytes())
    return mark.hexdigest()


class Store:
    """The arrays of a sweep in a folder."""

    def __init__(self, path: str | Path, plan: Plan) -> None:
        self.plan = plan
        self.path = Path(path)
        self.length = chunk_length(plan)
        self.group = _opened(self.path, plan, self.length)

    def missing(self) -> Iterator[int]:
        """The first case of every piece that is not finished."""
        finished = np.asarray(self.group["finished"][:])
        return (first for first, done in zip(firsts(self.plan), finished, strict=True) if not done)

    def cases_missing(self) -> int:
        """How many cases the pieces have that are not finished."""
        return sum(min(self.length, self.plan.design.size - first) for first in self.missing())

    def write(self, piece: Piece) -> None:
        """A piece, and after it that it is finished."""
        cases = slice(piece.first, piece.first + len(piece.status))
        try:
            self.group["histories"][cases] = piece.histories
            self.group["audited"][cases] = piece.audited
            self.group["status"][cases] = piece.status
            if self.plan.events:
                self.group["event_times"][cases] = piece.event_times
                self.group["event_counts"][cases] = piece.event_counts
            if piece.messages:
                (self.path / MESSAGES).mkdir(exist_ok=True)
                (self.path / MESSAGES / f"{piece.first}.json").write_text(json.dumps(piece.messages), encoding="utf-8")
            self.group["finished"][piece.first // self.length] = True
        except OSError as error:
            raise ModelError(
                f"the store of the sweep, '{self.path}', cannot be written ({error.strerror or error}): what was "
                "finished is kept; make room and call again."
            ) from error

    def array(self, name: str) -> Any:
        """The histories, the audit's figures or the status of all cases, read when they are asked for."""
        try:
            import dask.array as da
        except ImportError:  # read at once
            return np.asarray(self.group[name][:])
        return da.from_zarr(self.group[name])

    def status(self) -> np.ndarray:
        """How each case ended."""
        return np.asarray(self.group["status"][:])

    def messages(self) -> dict[int, str]:
        """Why cases were refused or stopped, by their number."""
        found: dict[int, str] = {}
        for file in sorted((self.path / MESSAGES).glob("*.json"), key=lambda file: int(file.stem)):
            found |= {int(number): words for number, words in json.loads(file.read_text(encoding="utf-8")).items()}
        return found


def _opened(path: Path, plan: Plan, length: int) -> Any:
    try:
        import zarr
    except ImportError:
        raise ModelError(f"a sweep with store= needs Zarr: {how_to_add('dask')}.") from None
    mark = fingerprint(plan)
    if path.exists():
        try:
            group = zarr.open_group(str(path), mode="r+")
            found = group.attrs.get("fingerprint")
        except (OSError, ValueError, KeyError) as error:
            raise ModelError(f"'{path}' is there, but is not the store of a sweep: choose another name.") from error
        if found != mark:
            raise ModelError(
                f"'{path}' holds another sweep (another model, design, setting or version of appell): choose another "
                "name, or remove it."
            )
        return group
    try:
        group = zarr.open_group(str(path), mode="w")
    except OSError as error:
        raise ModelError(
            f"the store of the sweep, '{path}', cannot be made ({error.strerror or error}): choose another place."
        ) from error
    size, quantities, times = plan.design.size, len(plan.histories), plan.times.size
    piece = (min(length, size),)
    nan = float("nan")
    group.create_array(
        "histories", shape=(size, quantities, times), chunks=(*piece, quantities, times), dtype="f8", fill_value=nan
    )
    group.create_array("audited", shape=(size, len(AUDITED)), chunks=(*piece, len(AUDITED)), dtype="f8", fill_value=nan)
    if plan.events:
        both = (*piece, len(plan.events))
        for name, kind, empty in (("event_times", "f8", nan), ("event_counts", "i4", 0)):
            group.create_array(name, shape=(size, len(plan.events)), chunks=both, dtype=kind, fill_value=empty)
    group.create_array("status", shape=(size,), chunks=piece, dtype="i1", fill_value=NOT_RUN)
    group.create_array("finished", shape=(len(firsts(plan)),), chunks=(1,), dtype="bool", fill_value=False)
    group.attrs.update(
        {"fingerprint": mark, "model": plan.equations.mechanism.name, "quantities": list(plan.histories)}
    )
    return group
