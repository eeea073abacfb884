"""``appell families``: the table on a terminal, one JSON object, the picture, bad input in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from appell.cli import app

DISC = ("vertical-disc", "--duration", "2", "--scan", "9")


def call(*arguments: str) -> Result:
    return CliRunner(env={"COLUMNS": "120"}).invoke(app, ["families", *arguments])


def test_the_disc_as_a_table_with_its_verdict() -> None:
    result = call(*DISC)
    assert result.exit_code == 0, result.output
    text = " ".join(result.stdout.split())
    assert "vertical disc: Appell-Chetaev against Hamilton-Lusternik over 2 s" in text
    assert "mu(0) of mu_rolls_1, mu_rolls_2" in text
    assert "Hamilton-Lusternik gives the motion of Appell and Chetaev for mu(0) = (-1, " in text
    assert "scan of 9 mu(0)" in text
    assert max(map(len, result.stdout.splitlines())) <= 100


def test_the_disc_as_one_json_object_and_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "disc.png"
    result = call(*DISC, "--mu", "rolls=-1,0", "--json", "-o", str(picture))
    facts = json.loads(result.stdout)
    assert facts["one motion"] is True
    assert facts["given"]["mu"] == {"mu_rolls_1": -1.0, "mu_rolls_2": 0.0}
    assert facts["given"]["distance"] < 1e-9
    assert picture.stat().st_size > 10_000


def test_help_names_every_option() -> None:
    text = call("--help").stdout
    for option in ("--mu", "--width", "--scan", "--duration", "--set", "--start", "--tolerance", "--output", "--json"):
        assert option in text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["vertical-disk"], "did you mean 'vertical-disc'"),
        (["double-pendulum"], "has no constraints: there are no reactions to compare"),
        (["cartesian-pendulum"], "are all on positions: both families give one motion"),
        ([*DISC, "--mu", "roll=1,0"], "names 'roll', which is not a constraint of the model; did you mean 'rolls'"),
        ([*DISC, "--mu", "rolls=1"], "gives 1 value for 'rolls', which has 2 rows"),
        ([*DISC, "--mu", "rolls"], "--mu rolls: write row=value"),
        ([*DISC, "--mu", "rolls=a,b"], "--mu rolls=a,b: 'a,b' is not a number"),
        ([*DISC, "--scan", "0"], "scan=0: give how many values"),
        ([*DISC, "--width", "-2"], "width= is -2.0: give how far the scan goes"),
        ([*DISC, "-o", "a.xyz"], "none of .png, .pdf and .svg"),
        (["jankowski-particle"], "AppellChetaev does not admit the constraint"),
    ],
)
def test_bad_input_is_one_line_and_no_success(arguments: list[str], words: str) -> None:
    result = call(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert words in result.stderr
    assert "Traceback" not in result.stderr
