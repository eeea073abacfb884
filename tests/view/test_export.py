"""Tables, datasets and files say in which units they are."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import numpy as np
import pytest

import appell as ap


@pytest.fixture(scope="module")
def run() -> ap.Run:
    equations = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
    return equations.simulate(1.0, {"v": 1.0, "omega": 0.5}, samples=11)


def test_the_head_of_a_table_names_units_unless_they_are_not_wanted(run: ap.Run, tmp_path: Path) -> None:
    run.to_csv(tmp_path / "with.csv")
    run.to_csv(tmp_path / "without.csv", units=False)
    heads = [next(csv.reader((tmp_path / name).open())) for name in ("with.csv", "without.csv")]
    assert {"time [s]", "theta [rad]", "v [m/s]", "lambda_no_side_slip [N]", "energy [J]"} <= set(heads[0])
    assert "force of no side slip on body.x [N]" in heads[0]
    assert {"time", "theta", "v", "lambda_no_side_slip", "energy"} <= set(heads[1])
    assert [head.split(" [")[0] for head in heads[0]] == heads[1]


def test_a_data_frame_has_the_time_as_index_and_the_units_beside(run: ap.Run) -> None:
    frame = run.to_dataframe()
    np.testing.assert_array_equal(frame.index, run.time)
    np.testing.assert_array_equal(frame["v"], run["v"])
    np.testing.assert_array_equal(frame["position of body.y"], run.position("body")[:, 1])
    assert frame.attrs["units"]["omega'"] == "rad/s^2"
    assert frame.attrs["units"]["time"] == "s"


def test_without_pandas_a_data_frame_says_what_to_install(run: ap.Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ap.ModelError, match="pip install pandas"):
        run.to_dataframe()


def test_a_file_keeps_units_for_whatever_reads_it(run: ap.Run, tmp_path: Path) -> None:
    import xarray as xr

    path = tmp_path / "sleigh.nc"
    run.save(path)
    with xr.open_dataset(path, engine="scipy", decode_times=False) as data:
        assert data["theta"].attrs["units"] == "rad"
        assert data["reaction_force"].attrs["units"] == "N"
        assert data["speed_rate"].attrs["units_by_label"] == "m/s^2; m/s^2; rad/s^2"
    again = ap.load(path)
    for key in ("theta", "omega'", "x'", "energy", "lambda_no_side_slip", "force of no side slip on body"):
        assert again.unit(key) == run.unit(key) != ""
