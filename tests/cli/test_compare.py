"""``appell compare``: the table on a terminal, the picture, bad input in one line."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from appell.cli import app


def call(*arguments: str) -> tuple[int, str]:
    result = CliRunner(env={"COLUMNS": "120"}).invoke(app, ["compare", *arguments])
    return result.exit_code, result.output


def test_two_pucks_under_every_principle_that_admits_them() -> None:
    code, text = call("two-pucks", "--duration", "1")
    assert code == 0
    for name in ("Kane", "UdwadiaKalaba", "AppellChetaev", "Gauss", "GibbsAppell", "Maggi", "Hamilton"):
        assert name in text
    assert "family d'Alembert" in text
    assert "family Hamilton-Lusternik" in text
    assert "part at t = " in text or "give one motion" in text
    assert max(map(len, text.splitlines())) <= 120


def test_principles_and_parameters_may_be_chosen_and_a_picture_written(tmp_path: Path) -> None:
    picture = tmp_path / "blade.png"
    code, text = call(
        "knife-edge-on-incline", "--principle", "kane", "--principle", "Lagrange", "--set", "m=2", "-o", str(picture)
    )
    assert code == 0, text
    assert "2 principles" in text
    assert picture.stat().st_size > 5000


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["two-puks"], "two-pucks"),
        (["two-pucks", "--principle", "Newton"], "Newton"),
        (["two-pucks", "--duration", "-1"], "--duration"),
        (["two-pucks", "-o", "a.xyz"], "none of .png, .pdf and .svg"),
        (["two-pucks", "--set", "m9=1"], "m9"),
        (["two-pucks", "--start", "u9=1"], "u9"),
    ],
)
def test_bad_input_is_one_line_and_no_success(arguments: list[str], words: str) -> None:
    code, text = call(*arguments)
    assert code != 0
    assert words in text
    assert "Traceback" not in text


def test_a_principle_that_refuses_is_listed_and_the_others_run() -> None:
    code, text = call("two-pucks", "--principle", "Lagrange", "--principle", "Kane", "--duration", "0.5")
    assert code == 0
    assert "refused: Lagrange: Lagrange does not admit the constraint 'perpendicular'" in " ".join(text.split())
