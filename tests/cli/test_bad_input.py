"""Bad input: one line on stderr that says what and what to do, an exit code, nothing on stdout, nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from appell.cli import app


def call(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


def refused(*arguments: str) -> str:
    result = call(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert "Traceback" not in result.stderr
    return result.stderr


def written(tmp_path: Path, text: str) -> str:
    path = tmp_path / "own.py"
    path.write_text(text)
    return str(path)


@pytest.mark.parametrize("command", ["show", "run", "classify"])
def test_the_nearest_names_are_offered_for_an_unknown_system(command: str) -> None:
    assert "no system is named 'two-puks'; did you mean 'two-pucks'" in refused(command, "two-puks")
    pendulums = "'cartesian-pendulum' or 'double-pendulum' or 'foucault-pendulum'"
    assert f"did you mean {pendulums}?" in refused(command, "pendulum")


def test_a_file_that_does_not_exist_is_named() -> None:
    assert "there is no file 'nowhere/own.py'" in refused("run", "nowhere/own.py")


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("own.json", None, "there is no file"),
        ("own.json", "{", "is not JSON"),
        ("own.json", '{"appell": 1, "name": "m", "bodeis": []}', "has the key 'bodeis'"),
        ("own.urdf", None, "cannot be read"),
        ("own.urdf", "<robot", "is not XML"),
    ],
)
def test_a_document_that_cannot_be_read_is_refused_in_a_sentence(
    file: str, text: str | None, said: str, tmp_path: Path
) -> None:
    path = tmp_path / file
    if text is not None:
        path.write_text(text)
    assert said in refused("run", str(path))


def test_a_file_without_a_model_is_told_what_to_define(tmp_path: Path) -> None:
    assert "does not define `model`" in refused("run", written(tmp_path, "modle = 1"))
    assert "which is not an appell.Model" in refused("run", written(tmp_path, "model = 1"))
    made = "import appell as ap\nmodel = ap.Model('m')\nx = model.coordinates('x')\n"
    assert "defines `start`" in refused("run", written(tmp_path, f"{made}start = [1]"))
    assert "defines `duration`" in refused("run", written(tmp_path, f"{made}duration = 'long'"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("import appell\n\nx = 1 / 0", "line 3: ZeroDivisionError: division by zero"),
        ("model = = 1", "line 1: invalid syntax"),
        ("import appell as ap\nm = ap.Model('m')\nx = m.coordinates('x x')", "line 3: ModelError"),
        ("import sys\nsys.exit(3)", "line 2: SystemExit: 3"),
        ("raise ValueError('one\\ntwo')", "line 1: ValueError: one two"),
    ],
)
def test_a_file_that_raises_is_told_where(text: str, said: str, tmp_path: Path) -> None:
    assert said in refused("show", written(tmp_path, text))


def test_the_traceback_comes_with_debug(tmp_path: Path) -> None:
    result = call("show", written(tmp_path, "x = 1 / 0"), "--debug")
    assert result.exit_code == 2
    assert "Traceback" in result.stderr
    assert "Traceback" in call("--debug", "run", "two-puks").stderr


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--set", "m3=1"], "has no parameter 'm3'; did you mean"),
        (["--set", "m1=two"], "'two' is not a number"),
        (["--set", "m1"], "write name=value"),
        (["--set", "m1=nan"], "give it a finite value"),
        (["--set", "m1=-1"], "a mass is not negative"),
        (["--start", "w1=1"], "not a coordinate or speed of 'two pucks'; did you mean 'u1'"),
        (["--start", "u1=fast"], "'fast' is not a number"),
        (["--start", "u1=inf"], "give it a finite one"),
        (["--start", "u1=1"], "contradict the constraint 'perpendicular'"),
        (["--free", "u9"], "not a coordinate or speed; did you mean 'u"),
        (["--principle", "Kine"], "no principle is named 'Kine'; did you mean 'Kane'?"),
        (["--duration", "-1"], "give a positive number"),
        (["--duration", "long"], "--duration"),
        (["--tolerance", "0"], "give a positive number"),
        (["--integrator", "euler"], "use 'dop853' or 'radau'"),
        (["--samples", "1"], "at least two"),
        (["--output"], "requires an argument"),
        (["--nonsense"], "No such option: --nonsense"),
    ],
)
def test_an_option_that_cannot_be_meant_is_refused(options: list[str], said: str) -> None:
    assert said in refused("run", "two-pucks", *options)


def test_a_principle_that_does_not_admit_a_constraint_says_who_does() -> None:
    assert "Kane" in refused("run", "two-pucks", "--principle", "lagrange")


def test_an_unknown_suffix_is_refused_before_anything_runs(tmp_path: Path) -> None:
    assert "nothing writes '.xyz'; known are .csv" in refused("run", "two-pucks", "-o", str(tmp_path / "run.xyz"))
    assert list(tmp_path.iterdir()) == []


def test_a_page_that_is_no_html_file_is_refused_before_anything_runs(tmp_path: Path) -> None:
    assert "give a file that ends in .html" in refused("run", "two-pucks", "--html", str(tmp_path / "page.txt"))
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_refused_before_anything_runs(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be written" in refused("run", "two-pucks", "-o", str(tmp_path / "file" / "out"))
    assert "cannot be written" in refused("run", "two-pucks", "-o", str(tmp_path / "file" / "out" / "run.csv"))
    assert "cannot be written" in refused("run", "two-pucks", "-o", "/proc/appell")


def test_nothing_is_left_behind_by_a_run_that_was_refused(tmp_path: Path) -> None:
    refused("run", "two-pucks", "--set", "m3=1", "-o", str(tmp_path / "out"))
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_command_is_answered_with_the_nearest() -> None:
    assert "Did you mean 'run'?" in refused("rnu")
    assert "Missing argument 'NAME'" in refused("run")


SWEEP = ["sweep", "chaplygin-sleigh", "--samples", "2", "--over", "omega=0.1:1:2"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--over", "omegga=0:1:2"], "--over omegga: 'omegga' is not a coordinate, speed, parameter or input; did you"),
        (["--over", "omega=2:3:4"], "--over omega is given twice"),
        (["--over", "a=0.1:0.2:2", "--set", "a=0.3"], "--set a is given, and --over varies it"),
        (["--start", "omega=1"], "--start omega is given, and --over varies it"),
        (["--map", "map.xyz"], "--map map.xyz: the suffix '.xyz' is none of"),
        (["--map", "{file}/map.png"], "the folder '{file}' cannot be written: Not a directory"),
        (["--quantity", "nothing"], "--quantity nothing: 'nothing' is none of"),
        (["-o", "{file}/out.zarr"], "the folder '{file}' cannot be written: Not a directory"),
        (["--over", "a=0.1:0.2:2", "--over", "m=1:2:2", "--map", "map.png"], "--map map.png: 3 things vary"),
    ],
)  # fmt: skip
def test_what_a_sweep_cannot_do_is_refused_before_anything_is_computed(
    arguments: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    with monkeypatch.context() as broken:
        broken.setattr("appell.Equations.sweep", None)
        assert said.format(file="file") in refused(*SWEEP, *(one.format(file="file") for one in arguments))


@pytest.mark.parametrize("option", ["--set", "--start"])
def test_a_value_given_twice_is_refused(option: str) -> None:
    name = {"--set": "m", "--start": "omega"}[option]
    said = refused("run", "chaplygin-sleigh", option, f"{name}=1", option, f"{name}=2")
    assert f"{option} {name} is given twice" in said


def test_a_folder_of_an_export_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = refused("export", "chaplygin-sleigh", "-o", str(tmp_path / "file" / "c"))
    assert "file/c' cannot be written: Not a directory." in said
