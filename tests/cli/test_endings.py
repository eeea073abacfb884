"""How a run may end other than well: it cannot go on, or it is interrupted. What was computed is kept."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from appell.cli import app
from appell.model import Model
from appell.simulate.integrate import Session

HELP_SECONDS = 2.0
"""`appell --help` is promised in half a second; the bound leaves room for a loaded machine."""

# A blow-up in finite time: from x = 1 and x' = 2, x'' = 6 x^2 has the solution x = 1 / (1 - t)^2.
BLOWS_UP = """
import appell as ap

model = ap.Model("runaway")
x = model.coordinates("x")
P = model.particle("P", mass=1, position=x * model.frame.x)
model.force(P, 6 * x**2 * model.frame.x)
start = {"x": 1.0, "xdot": 2.0}
duration = 2.0
"""


def test_a_run_that_cannot_go_on_leaves_with_1_and_writes_what_it_has(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(BLOWS_UP)
    result = CliRunner().invoke(app, ["run", str(tmp_path / "own.py"), "-o", str(tmp_path / "out"), "--json"])
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert found["complete"] is False
    assert 0.9 < found["time"] <= 1.0
    assert len(result.stderr.splitlines()) == 1
    assert {path.name for path in (tmp_path / "out").iterdir()} == {"run.csv", "run.nc", "figure.png", "summary.txt"}


def test_the_command_of_the_friction_tutorial_ends_at_painleve_s_paradox_and_says_so() -> None:
    result = CliRunner().invoke(app, ["run", "painleve-rod", "--set", "mu=1.5"])
    assert result.exit_code == 1
    assert "no reaction satisfies its own law" in result.stderr
    assert CliRunner().invoke(app, ["run", "painleve-rod"]).exit_code == 0


def test_ctrl_c_in_a_run_keeps_what_was_computed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    advance = Session.advance

    def interrupted(self: Session, steps: int) -> object:
        if self.time > 20:
            raise KeyboardInterrupt
        return advance(self, 20)

    monkeypatch.setattr(Session, "advance", interrupted)
    arguments = ["run", "cartesian-pendulum", "--duration", "1000", "--samples", "100001", "--json"]
    result = CliRunner().invoke(app, [*arguments, "-o", str(tmp_path / "run.csv")])
    assert result.exit_code == 130
    assert "interrupted at t = " in result.stderr
    found = json.loads(result.stdout)
    assert found["complete"] is False
    assert 15 < found["time"] < 100
    with open(tmp_path / "run.csv") as file:
        assert float(list(csv.DictReader(file))[-1]["time [s]"]) == found["time"]


def test_ctrl_c_before_the_first_step_leaves_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Model, "derive", interrupted)
    result = CliRunner().invoke(app, ["run", "two-pucks"])
    assert result.exit_code == 130
    assert result.stderr == "appell: interrupted; nothing was computed yet.\n"


def test_a_defect_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def defect(*_: object, **__: object) -> None:
        raise RuntimeError("unforeseen")

    monkeypatch.setattr(Model, "derive", defect)
    result = CliRunner().invoke(app, ["run", "two-pucks"])
    assert result.exit_code == 1
    assert result.stderr == "appell: RuntimeError: unforeseen. This is a defect of appell: --debug shows where.\n"


def _process(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "appell", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ,
        # A shell that runs the tests in the background has them ignore SIGINT, and children would too.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def test_help_answers_at_once() -> None:
    times = []
    for _ in range(3):
        begin = time.perf_counter()
        process = _process("--help")
        out, _ = process.communicate(timeout=60)
        times.append(time.perf_counter() - begin)
        assert process.returncode == 0
        assert "Exit codes" in out
    assert min(times) < HELP_SECONDS


def test_help_loads_nothing_heavy() -> None:
    check = (
        "import sys, appell.cli; print(sorted({'sympy', 'casadi', 'numpy', 'llvmlite', 'xarray'} & set(sys.modules)))"
    )
    found = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_real_ctrl_c_ends_a_long_run_with_130_and_a_file(tmp_path: Path) -> None:
    for wait in (2.0, 6.0, 15.0):  # the run must have begun: sooner on an idle machine, later on a loaded one
        process = _process("run", "cartesian-pendulum", "--duration", "3e5", "-o", str(tmp_path / "run.csv"))
        time.sleep(wait)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
        assert process.returncode == 130
        if "interrupted at t = " in errors:
            break
    assert "Traceback" not in errors
    assert (tmp_path / "run.csv").read_text().startswith("time [s],")


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_real_sigterm_keeps_what_was_computed_and_leaves_with_143(tmp_path: Path) -> None:
    for wait in (2.0, 6.0, 15.0):  # before the run has begun the signal ends the process as it always does
        process = _process("run", "cartesian-pendulum", "--duration", "3e5", "-o", str(tmp_path / "run.csv"))
        time.sleep(wait)
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=60)
        assert process.returncode in (143, -signal.SIGTERM)
        if "interrupted at t = " in errors:
            break
    assert process.returncode == 143
    assert "Traceback" not in errors
    assert (tmp_path / "run.csv").read_text().startswith("time [s],")
