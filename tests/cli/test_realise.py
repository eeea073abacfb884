"""``appell realise``: the table, the picture, the JSON object, bad input in one line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from appell.cli import app


def call(*arguments: str) -> tuple[int, str]:
    result = CliRunner(env={"COLUMNS": "120"}).invoke(app, ["realise", *arguments])
    return result.exit_code, result.output


def test_a_blade_by_viscosity_as_a_table_and_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "blade.png"
    code, text = call(
        "knife-edge-on-incline", "--row", "blade", "--by", "viscous", "--duration", "1", "-o", str(picture)
    )
    assert code == 0, text
    order = re.search(r"tends to Appell-Chetaev with order ([\d.]+)", text)
    assert order is not None, text
    assert float(order.group(1)) == pytest.approx(1.0, abs=1e-3)
    assert "multiplier: -F / eps" in text
    assert picture.stat().st_size > 5000
    assert max(map(len, text.splitlines())) <= 120


def test_the_row_may_be_left_out_and_the_facts_be_json() -> None:
    code, text = call(
        *("knife-edge-on-incline", "--by", "mass", "--mu0", "0.3", "--duration", "1"),
        *("--eps", "1e-3", "--eps", "1e-4", "--json"),
    )
    assert code == 0, text
    facts = json.loads(text)
    assert facts["tends_to"] == "Hamilton-Lusternik"
    assert facts["eps"] == [1e-3, 1e-4]
    assert facts["distances"]["Hamilton-Lusternik"][1] < facts["distances"]["Hamilton-Lusternik"][0]
    assert facts["start_rule"].startswith("F(0) = eps mu0")


def test_an_integrator_that_is_not_stiff_is_replaced_and_that_is_said() -> None:
    arguments = ("--duration", "0.5", "--eps", "1e-3", "--eps", "1e-4", "--integrator", "dop853")
    code, text = call("knife-edge-on-incline", "--by", "viscous", *arguments)
    assert code == 0, text
    assert "integrator='dop853' is not for stiff motions" in text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["knife-edge-on-incline", "--by", "elastic"], "by='elastic' keeps rows in positions"),
        (["knife-edge-on-incline", "--by", "viscous", "--eps", "1e-2", "--eps", "0"], "eps=0.0"),
        (["knife-edge-on-incline", "--by", "viscous", "--row", "sledge"], "is named 'sledge'"),
        (["appell-hamel", "--by", "viscous"], "has the constraints rolls, thread: say which with --row"),
        (["knife-edge-on-incline", "--by", "viscous", "-o", "x.gif"], "the suffix '.gif'"),
        (["knife-edge-on-incline", "--by", "viscous", "--duration", "-1"], "--duration"),
    ],
)
def test_bad_input_is_one_line_and_code_two(arguments: list[str], words: str) -> None:
    code, text = call(*arguments)
    assert code == 2, text
    assert words in text
    assert len(text.strip().splitlines()) == 1
