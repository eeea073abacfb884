"""The README fits a screen and a half, its examples run as they stand, its links lead somewhere."""

from __future__ import annotations

import re
import runpy
import tomllib
from pathlib import Path

import pytest

from appell.cli.templates import ROBOT

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^\*\*To (\w+ ?\w*)\*\*.*?^```python\n(.*?)^```$", README, re.M | re.S)


def test_it_has_at_most_450_words_and_one_example_for_each_of_three_readers() -> None:
    assert len(README.split()) <= 450
    assert [reader for reader, _ in EXAMPLES] == ["teach", "build", "find out"]
    for _, code in EXAMPLES:
        assert len([line for line in code.splitlines() if line and line != "import appell as ap"]) <= 10


@pytest.mark.slow_but_every(3)
@pytest.mark.parametrize("reader", [reader for reader, _ in EXAMPLES])
def test_its_examples_run_as_they_stand(reader: str, tmp_path: Path, monkeypatch, capsys) -> None:
    monkeypatch.chdir(tmp_path)
    urdf = re.search(r'URDF = """(.*?)"""', ROBOT, re.S)
    assert urdf
    Path("arm.urdf").write_text(urdf[1])
    exec(compile(dict(EXAMPLES)[reader], f"README.md, to {reader}", "exec"), {})
    printed = capsys.readouterr().out
    made, words = {
        "teach": ("pendulum.html", "lambda_rod"),
        "build": ("arm_in_c", "energy error"),
        "find out": ("two_motions.html", "part at t ="),
    }[reader]
    assert Path(made).exists()
    assert words in printed


def test_its_links_and_its_picture_are_there() -> None:
    targets = re.findall(r"\]\(([^)]+)\)", README)
    assert len(targets) > 12
    assert [target for target in targets if not (ROOT / target).exists()] == []
    assert (ROOT / "docs/images/rolling_disc.gif").stat().st_size < 500_000


def test_citation_changelog_and_project_name_one_version_and_one_licence() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    stated = dict(re.findall(r"^(version|license): (.+)$", citation, re.M))
    assert stated == {key: PROJECT[key] for key in ("version", "license")}
    latest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    assert latest
    assert latest[1] == PROJECT["version"]


def test_the_script_that_measures_a_newcomer_types_what_the_readme_says() -> None:
    commands = runpy.run_path(str(ROOT / "benchmarks" / "newcomer.py"))["steps"](README)
    assert commands[1:] == ["pip install .", "appell new pendulum.py", "python pendulum.py"]
    assert commands[0].startswith("python3 -m venv")


def test_the_paper_cites_what_the_references_hold() -> None:
    cited = set(re.findall(r"@([a-z]\w+)", (ROOT / "paper.md").read_text(encoding="utf-8")))
    known = set(re.findall(r"^@\w+\{(\w+),", (ROOT / "docs" / "references.bib").read_text(encoding="utf-8"), re.M))
    assert len(cited) >= 6
    assert cited <= known
