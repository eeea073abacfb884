"""Equations are the waist in fact: nothing downstream reaches behind them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import appell as ap

HOME = Path(ap.__file__).parent
MEMBERS = 25
"""Public ones of equations: a person reads them all."""
BEHIND = {"_form"}
"""What equations keep to themselves."""
DOWNSTREAM = ("compile", "simulate", "analysis", "view", "cli", "catalogue")


def reaches(source: str) -> list[str]:
    """Every attribute by which a source looks behind equations; what an object keeps of its own is no matter."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute):
            own = isinstance(node.value, ast.Name) and node.value.id in {"self", "cls"}
            of_equations = ast.unparse(node.value).endswith("equations")
            if (node.attr in BEHIND and not own) or (of_equations and node.attr in {"model", "mechanics"}):
                found.append(ast.unparse(node))
    return found


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("folder", DOWNSTREAM)
def test_nothing_downstream_reaches_behind_the_equations(folder: str) -> None:
    found = {str(f.relative_to(HOME)): reaches(f.read_text(encoding="utf-8")) for f in (HOME / folder).rglob("*.py")}
    assert {file: names for file, names in found.items() if names} == {}


def test_a_reach_is_noticed() -> None:
    assert reaches("m = run.equations.mechanics") == ["run.equations.mechanics"]
    assert reaches("k = equations._form.blocks") == ["equations._form"]
    assert reaches("self._form.blocks; equations.mechanism.name; system.model") == []


def test_equations_show_blocks_rows_and_names_only() -> None:
    public = {name for name in dir(ap.Equations) if not name.startswith("_")}
    assert len(public) <= MEMBERS
    assert not public & {"model", "mechanics", "graph"}
