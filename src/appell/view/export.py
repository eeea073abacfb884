"""Runs to files."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from appell.errors import ModelError
from appell.escaping import csv_head
from appell.simulate.load import to_file
from appell.simulate.lookup import words
from appell.view.files import write_atomically

if TYPE_CHECKING:
    from pandas import DataFrame

    from appell.simulate.run import Run


Column = tuple[str, str, np.ndarray]
"""A name, its unit (empty where it is not known) and the values over time."""


def columns_of(run: Run) -> list[Column]:
    """Time and every result; a vector takes three columns, ``name.x`` and so on.

    A name that would stand for two columns is replaced by the array and the label of each.
    """
    columns: list[Column] = [("time", "s", run.time)]
    every = [(words(array, label, run.description.rows), array, label) for array, label in run.results]
    uses = Counter(["time", *(name for name, _, _ in every)])
    for name, array, label in every:
        is_own = array in ("coordinate", "speed") and name != "time"
        title = name if is_own or uses[name] == 1 else f"{array} {label!r}"
        values, unit = run.results.values(array, label), run.unit_of(array, label)
        if values.ndim == 1:
            columns.append((title, unit, values))
        else:
            columns += [(f"{title}.{axis}", unit, values[:, i]) for i, axis in enumerate("xyz")]
    return columns


def to_csv(run: Run, path: str | Path, *, units: bool = True) -> None:
    """A table of every result; the head holds the units in brackets, unless ``units`` is False."""
    columns = [(f"{name} [{unit}]" if units and unit else name, values) for name, unit, values in columns_of(run)]
    write_atomically(path, lambda beside: _write_table(beside, columns))


def to_dataframe(run: Run) -> DataFrame:
    """The same table as a DataFrame of pandas, indexed by time."""
    try:
        import pandas as pd
    except ImportError:
        raise ModelError("to_dataframe needs pandas: pip install pandas.") from None
    columns = columns_of(run)
    frame = pd.DataFrame({name: values for name, _, values in columns[1:]}, index=pd.Index(run.time, name="time"))
    frame.attrs["units"] = {name: unit for name, unit, _ in columns}
    return frame


def _write_table(path: Path, columns: list[tuple[str, np.ndarray]]) -> None:
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow([csv_head(name) for name, _ in columns])
        writer.writerows(zip(*(map(repr, np.asarray(v).tolist()) for _, v in columns), strict=True))


def save(run: Run, path: str | Path) -> None:
    """The run as NetCDF (the classic format, which needs no further library), to be read by ``appell.load``."""
    if Path(path).suffix.lower() != ".nc":
        raise ModelError(f"'{path}' does not end in .nc: a run is saved as NetCDF.")
    data = to_file(run)
    write_atomically(path, lambda beside: data.to_netcdf(beside, engine="scipy", format="NETCDF3_64BIT"))
