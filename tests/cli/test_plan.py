"""``appell plan``: a goal on the command line, a plan on the terminal."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from appell.cli import app


def test_a_cart_with_a_pole_is_moved_by_name() -> None:
    call = [
        "plan",
        "cart-pole",
        "--to",
        "x=0.5,theta=0",
        "--start",
        "theta=0",
        "--set",
        "F=0",
        "--duration",
        "2",
        "--json",
    ]
    found = CliRunner().invoke(app, call)
    assert found.exit_code == 0, found.output
    facts = json.loads(found.stdout)
    assert facts["agrees"]
    assert facts["replay_error"] < 1e-6
    assert facts["multipliers"]["the goal of 'x'"] > 0


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (["cart-pole", "--to", "x"], "--to x: write name=value."),
        (["cart-pole", "--to", "x=1", "--duration", "fast"], "--duration fast: write a number, or least:largest."),
        (["cart-pole", "--to", "x=1", "--bound", "push"], "--bound push: write name=least:largest."),
        (["two-pucks", "--to", "x1=1"], "no actuators are known for 'two-pucks'"),
        (["card", "--to", "x=1"], "no system is named 'card'"),
    ],
)
def test_what_cannot_be_meant_is_refused(call: list[str], words: str) -> None:
    found = CliRunner().invoke(app, ["plan", *call])
    assert found.exit_code == 2
    assert words in found.output
