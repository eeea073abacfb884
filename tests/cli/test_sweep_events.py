"""`appell sweep --event`: events as they are typed, their times over a grid, and the map of them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner, Result

from appell.cli import app

THROWN = """
import appell as ap
model = ap.Model("thrown stone")
z = model.coordinates("z")
stone = model.particle("stone", mass=2, position=z * model.frame.z)
model.gravity(-10 * model.frame.z)
model.force(stone, model.input("lift") * model.frame.z)
start, duration, inputs = {"z": 0, "zdot": 0}, 3.0, {"lift": 0 * model.time}
"""
GRID = ["--over", "z=1.03:30.1:4", "--over", "zdot=-5.07:5.11:3"]


def call(folder: Path, *arguments: str) -> Result:
    file = folder / "thrown.py"
    file.write_text(THROWN)
    return CliRunner().invoke(app, ["sweep", str(file), *arguments])


def test_the_times_of_an_event_are_those_of_the_closed_form_and_are_drawn(tmp_path: Path) -> None:
    zarr = pytest.importorskip("zarr")
    store = tmp_path / "falls.zarr"
    events = ["--event", "ground=z:falling:end", "--event", "up = z - 1 - t/4 : rising"]
    done = call(tmp_path, *GRID, *events, "--samples", "3", "-o", str(store))
    assert done.exit_code == 0, done.output
    assert "'ground' in" in done.output
    assert f"map: {tmp_path / 'falls.png'}" in done.output
    assert (tmp_path / "falls.png").exists()
    z, v = (a.ravel() for a in np.meshgrid(np.linspace(1.03, 30.1, 4), np.linspace(-5.07, 5.11, 3), indexing="ij"))
    expected = (v + np.sqrt(v**2 + 20 * z)) / 10
    expected[expected > 3.0] = np.nan
    assert 0 < np.isnan(expected).sum() < 12
    np.testing.assert_allclose(zarr.open_group(store)["event_times"][:, 0], expected, atol=1e-9)


def test_an_event_that_is_never_met_has_no_map_and_the_sweep_is_kept(tmp_path: Path) -> None:
    pytest.importorskip("zarr")
    store = str(tmp_path / "falls.zarr")
    done = call(tmp_path, "--over", "z=1:2:2", "--event", "far=z - 1000", "--samples", "2", "-o", store)
    assert done.exit_code == 0, done.output
    assert "no map: " in done.output
    assert not (tmp_path / "falls.png").exists()


def test_an_input_is_varied_from_the_command_line(tmp_path: Path) -> None:
    picture = tmp_path / "map.png"
    done = call(tmp_path, "--over", "lift=0:20:3", "--event", "low=z + 1", "--samples", "2", "--map", str(picture))
    assert done.exit_code == 0, done.output
    assert "'low' in 2" in done.output  # the last one is held up
    assert picture.exists()


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ("z", "write a name and a formula, as in ground=z:falling:end"),
        ("ground=", "write a name and a formula"),
        ("ground=z:down", "'down' is not one of rising, falling, both, end"),
        ("ground=z:rising:falling", "give one direction, not rising and falling"),
        ("ground=zz", "'zz' is not a coordinate, speed or parameter of the model; did you mean 'z'?"),
        ('ground=__import__("os")', "--event ground="),
        ("ground=3-1", "'3-1' is a number, which never crosses zero"),
        ("ground=z +", "is not a formula"),
    ],
)
def test_an_event_that_cannot_be_meant_is_refused_in_one_sentence(event: str, said: str, tmp_path: Path) -> None:
    result = call(tmp_path, "--over", "z=1:2:2", "--event", event)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert said in result.stderr


def test_two_events_of_one_name_are_refused(tmp_path: Path) -> None:
    result = call(tmp_path, "--over", "z=1:2:2", "--event", "a=z", "--event", "a=z-1")
    assert result.exit_code == 2
    assert "there are two events named 'a'" in result.stderr
