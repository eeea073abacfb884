"""Runs to files."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from appell.errors import ModelError
from appell.simulate.load import to_file
from appell.simulate.lookup import words
from appell.view.files import write_atomically

if TYPE_CHECKING:
    from appell.simulate.run import Run


def to_csv(run: Run, path: str | Path) -> None:
    """Time and every result; a vector takes three columns, ``name.x`` and so on.

    A name that would stand for two columns is replaced by the array and the label of each.
    """
    columns: list[tuple[str, np.ndarray]] = [("time", run.time)]
    every = [(words(array, label, run.description.rows), array, label) for array, label in run.results]
    uses = Counter(["time", *(name for name, _, _ in every)])
    for name, array, label in every:
        is_own = array in ("coordinate", "speed") and name != "time"
        title = name if is_own or uses[name] == 1 else f"{array} {label!r}"
        values = run.results.values(array, label)
        if values.ndim == 1:
            columns.append((title, values))
        else:
            columns += [(f"{title}.{axis}", values[:, i]) for i, axis in enumerate("xyz")]
    write_atomically(path, lambda beside: _write_table(beside, columns))


def _write_table(path: Path, columns: list[tuple[str, np.ndarray]]) -> None:
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow([name for name, _ in columns])
        writer.writerows(zip(*(map(repr, np.asarray(v).tolist()) for _, v in columns), strict=True))


def save(run: Run, path: str | Path) -> None:
    """The run as NetCDF (the classic format, which needs no further library), to be read by ``appell.load``."""
    if Path(path).suffix.lower() != ".nc":
        raise ModelError(f"'{path}' does not end in .nc: a run is saved as NetCDF.")
    data = to_file(run)
    write_atomically(path, lambda beside: data.to_netcdf(beside, engine="scipy", format="NETCDF3_64BIT"))
