"""A sweep on disk: a Zarr group with one chunk for each piece, a fingerprint of what it is of, and what is finished.

A piece is written before it is marked as finished, so that whatever stops the program leaves a store that is valid and
can be gone on with.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from appell.ensemble.chunks import Piece, chunk_length, firsts
from appell.ensemble.trajectory import AUDITED, Plan
from appell.errors import ModelError

FORMAT = 1


def fingerprint(plan: Plan) -> str:
    """Equal for equal equations, designs and settings, whatever the process."""
    from appell import __version__
    from appell.compile.from_equations import run_graph
    from appell.compile.tape import tape_of

    graph = run_graph(plan.equations).graph
    tapes = [repr(tape_of(graph.functions[name], name)) for name in sorted(graph.functions)]
    said = {
        "format": FORMAT,
        "version": __version__,
        "model": plan.equations.name,
        "principle": plan.equations.principle_name,
        "duration": plan.duration,
        "state": sorted((str(k), float(v)) for k, v in plan.state.items()),
        "parameters": sorted((str(k), float(v)) for k, v in plan.parameters.items()),
        "defaults": sorted((p.name, str(p.default)) for p in plan.equations.parameters),
        "settings": sorted((k, str(v)) for k, v in plan.settings.items()),
        "times": plan.times.tolist(),
        "columns": [(c.kind, c.name, c.dimension, c.values.tolist()) for c in plan.design.columns],
    }
    return hashlib.sha256("\n".join([json.dumps(said), *tapes]).encode()).hexdigest()


class Store:
    """The arrays of a sweep in a folder."""

    def __init__(self, path: str | Path, plan: Plan) -> None:
        self.plan = plan
        self.length = chunk_length(plan)
        self.group = _opened(Path(path), plan, self.length)

    @property
    def missing(self) -> list[int]:
        """The first case of every piece that is not finished."""
        finished = np.asarray(self.group["finished"][:])
        return [first for first, done in zip(firsts(self.plan), finished, strict=True) if not done]

    def write(self, piece: Piece) -> None:
        """A piece, and after it that it is finished."""
        cases = slice(piece.first, piece.first + len(piece.status))
        try:
            self.group["histories"][cases] = piece.histories
            self.group["audited"][cases] = piece.audited
            self.group["status"][cases] = piece.status
            for number, message in zip(range(cases.start, cases.stop), piece.messages, strict=True):
                if message:
                    self.group.attrs[f"message {number}"] = message
            self.group["finished"][piece.first // self.length] = True
        except OSError as error:
            raise ModelError(
                f"the store of the sweep cannot be written ({error.strerror}): what was finished is kept; make room "
                "and call again."
            ) from error

    def read(self) -> Iterator[Piece]:
        """Every piece that is finished."""
        finished = np.asarray(self.group["finished"][:])
        for first, done in zip(firsts(self.plan), finished, strict=True):
            if done:
                cases = slice(first, min(first + self.length, self.plan.design.size))
                numbers = range(cases.start, cases.stop)
                yield Piece(
                    first,
                    np.asarray(self.group["histories"][cases]),
                    np.asarray(self.group["audited"][cases]),
                    np.asarray(self.group["status"][cases]),
                    tuple(str(self.group.attrs.get(f"message {number}", "")) for number in numbers),
                )


def _opened(path: Path, plan: Plan, length: int) -> Any:
    try:
        import zarr
    except ImportError:
        raise ModelError("a sweep with store= needs Zarr: pip install 'appell[dask]'.") from None
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
    group = zarr.open_group(str(path), mode="w")
    size, quantities, times = plan.design.size, len(plan.histories), plan.times.size
    piece = (min(length, size),)
    nan = float("nan")
    group.create_array(
        "histories", shape=(size, quantities, times), chunks=(*piece, quantities, times), dtype="f8", fill_value=nan
    )
    group.create_array("audited", shape=(size, len(AUDITED)), chunks=(*piece, len(AUDITED)), dtype="f8", fill_value=nan)
    group.create_array("status", shape=(size,), chunks=piece, dtype="i1", fill_value=-1)
    group.create_array("finished", shape=(len(firsts(plan)),), chunks=(1,), dtype="bool", fill_value=False)
    group.attrs.update({"fingerprint": mark, "model": plan.equations.name, "quantities": list(plan.histories)})
    return group
