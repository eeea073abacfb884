"""``appell new`` writes files that run as they are."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from appell.cli import app
from appell.cli.new import TEMPLATES
from appell.cli.systems import find

runner = CliRunner()


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("kind", list(TEMPLATES))
def test_a_new_file_defines_a_model_that_runs_at_once(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    found = runner.invoke(app, ["new", str(file), "--kind", kind])
    assert found.exit_code == 0, found.output
    assert f"appell run {file}" in found.output
    system = find(str(file))
    run = system.model.simulate(system.duration, system.start, samples=5)
    assert run.time[-1] == system.duration
    assert run.audit.constraint_error < 1e-12
    assert run.audit.energy_error < 1e-6
    moved = max(abs(run[q][-1] - run[q][0]) for q in run.equations.coordinates)
    assert moved > 0.05


def test_a_file_that_exists_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("precious = 1\n")
    found = runner.invoke(app, ["new", str(file)])
    assert found.exit_code == 2
    assert "exists already, and is left as it is" in found.output
    assert file.read_text() == "precious = 1\n"


def test_what_is_no_python_file_is_refused(tmp_path: Path) -> None:
    found = runner.invoke(app, ["new", str(tmp_path / "mine.txt")])
    assert found.exit_code == 2
    assert "ends in .py" in found.output


def test_the_length_of_the_new_pendulum_can_be_changed_without_its_start(tmp_path: Path) -> None:
    """The first thing that a newcomer changes."""
    file = tmp_path / "mine.py"
    assert runner.invoke(app, ["new", str(file)]).exit_code == 0
    before = file.read_text()
    file.write_text(before.replace("length = 0.5", "length = 1.2"))
    assert file.read_text() != before
    system = find(str(file))
    run = system.model.simulate(1.0, system.start, samples=5)
    assert (run["x"] ** 2 + run["y"] ** 2).tolist() == pytest.approx([1.44] * 5)
