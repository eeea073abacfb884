"""Runs to files."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from appell.simulate.run import Run


def to_csv(run: Run, path: str | Path) -> None:
    """Time and every variable; a vector takes three columns, ``name.x`` and so on."""
    columns: list[tuple[str, np.ndarray]] = [("time", run.time)]
    for name, values in run.data.items():
        if values.ndim == 1:
            columns.append((str(name), values.values))
        else:
            columns += [(f"{name}.{axis}", values.values[:, i]) for i, axis in enumerate("xyz")]
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow([name for name, _ in columns])
        writer.writerows(zip(*(map(repr, np.asarray(v).tolist()) for _, v in columns), strict=True))


def save(run: Run, path: str | Path) -> None:
    """The dataset as NetCDF (the classic format, which needs no further library).

    Its names are written in ASCII; the attribute ``long_name`` holds those that had to change.
    """
    data = run.data.copy()
    names = [p.name for p in run.equations.parameters]
    data.attrs["parameter_names"] = " ".join(names)
    plain = {name: str(name).encode("ascii", "backslashreplace").decode() for name in data.data_vars}
    for name in (name for name, written in plain.items() if written != name):
        data[name].attrs["long_name"] = name
    data.rename(plain).to_netcdf(path, engine="scipy")
