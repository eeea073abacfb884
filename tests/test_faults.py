"""Surroundings that are not as usual: no stderr, a locale without letters, numbers and expressions out of bounds."""

import os
import subprocess
import sys

import pytest

import appell as ap


def oscillator() -> tuple[ap.Model, object]:
    """A mass on a spring, and its coordinate."""
    model = ap.Model("pendule de Painlevé, θ")
    x = model.coordinates("x")
    mass = model.particle("mass", mass=1, position=x * model.frame.x)
    model.force(mass, -x * model.frame.x)
    return model, x


def appell(*arguments: str, **environment: str) -> subprocess.CompletedProcess:
    command = [sys.executable, "-m", "appell", *arguments]
    return subprocess.run(command, env=os.environ | environment, capture_output=True, check=False)


def test_a_run_without_stderr_is_a_run(monkeypatch):
    """As under pythonw and in some services."""
    model, _ = oscillator()
    monkeypatch.setattr(sys, "stderr", None)
    run = model.derive(ap.Kane()).simulate(1.0, {"x": 1.0})
    assert run.time[-1] == 1.0


MODEL = """
import appell as ap
model = ap.Model("pendule de Painlev\u00e9, \u03b8")
x = model.coordinates("x")
mass = model.particle("mass", mass=1, position=x * model.frame.x)
model.force(mass, -x * model.frame.x)
start, duration = {"x": 1.0}, 1.0
"""


@pytest.mark.slow_but_every(3)
@pytest.mark.parametrize("command", ["classify", "run", "show"])
def test_letters_that_the_locale_lacks_stop_nothing(command, tmp_path):
    path = tmp_path / "model.py"
    path.write_text(MODEL, encoding="utf-8")
    out = ["-o", str(tmp_path / "out")] if command == "run" else []
    done = appell(command, str(path), *out, LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert done.returncode == 0, done.stderr
    assert b"Painlev" in done.stdout
    if out:
        assert "Painlevé, θ" in (tmp_path / "out" / "summary.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["", " "])
def test_an_output_without_a_name_is_refused_before_anything_is_computed(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = appell("run", "two-pucks", "-o", name)
    assert done.returncode == 2
    assert b"give the name of a file or of a folder" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("steps", [2**31, 2**31 + 5, 2**63, 10**40])
def test_more_steps_than_can_be_counted_are_no_limit(steps):
    model, _ = oscillator()
    run = model.derive(ap.Kane()).simulate(1.0, {"x": 1.0}, max_steps=steps)
    assert run.time[-1] == 1.0


@pytest.mark.parametrize("steps", [0, -1, 1.5, True, "10", float("inf"), float("nan")])
def test_a_number_of_steps_that_is_none_is_refused(steps):
    model, _ = oscillator()
    with pytest.raises(ap.SimulationError, match="max_steps must be a positive whole number"):
        model.derive(ap.Kane()).simulate(1.0, {"x": 1.0}, max_steps=steps)


def nested(x, levels: int):
    """1 + x/2 (1 + x/2 (1 + ...))"""
    value = x
    for _ in range(levels):
        value = 1 + x * value / 2
    return value


def test_an_expression_of_200_levels_gets_its_sentence():
    model, x = oscillator()
    with pytest.raises(ap.ModelError, match="the constraint 'deep': an expression is nested too deeply"):
        model.constrain("deep", nested(x, 200))
    point = model.particle("other", mass=1, position=x * model.frame.y)
    model.force(point, nested(x, 200) * model.frame.y)
    with pytest.raises(ap.ModelError, match="nested too deeply"):
        model.derive(ap.Kane()).simulate(1.0, {"x": 1.0})


def test_an_expression_of_50_levels_is_run():
    model, x = oscillator()
    point = model.particle("other", mass=1, position=x * model.frame.y)
    model.force(point, nested(x, 50) * model.frame.y)
    assert model.derive(ap.Kane()).simulate(0.1, {"x": 1.0}).time[-1] == 0.1
