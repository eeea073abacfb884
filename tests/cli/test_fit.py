"""``appell fit``: values from a file of measurements, and refusals in a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import appell as ap
from appell.cli import app

START = {"x": 0, "z": 1, "vx": 0.5, "vz": 0}


@pytest.fixture
def seen(tmp_path: Path) -> Path:
    run = ap.catalogue.bouncing_ball().derive(ap.Kane()).simulate(1.5, START, parameters={"e": 0.7}, samples=40)
    path = tmp_path / "seen.csv"
    rows = [f"{1000 * t!r},{z!r}" for t, z in zip(run.time.tolist(), run["z"].tolist(), strict=True)]
    path.write_text("\n".join(["time [ms],z [m]", *rows]), encoding="utf-8")
    return path


def call(*words: str) -> tuple[int, str]:
    starts = [word for name, value in START.items() for word in ("--start", f"{name}={value}")]
    made = CliRunner().invoke(app, ["fit", "bouncing-ball", *words, *starts])
    return made.exit_code, made.output


def test_values_come_from_a_file_with_a_report(seen, tmp_path):
    code, text = call(str(seen), "--by", "e,g", "--json", "--html", str(tmp_path / "fit.html"))
    assert code == 0, text
    found = json.loads(text)
    assert found["values"]["e"] == pytest.approx(0.7, abs=1e-7)
    assert found["values"]["g"] == pytest.approx(9.81, abs=1e-6)
    assert "Fit of" in (tmp_path / "fit.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("nowhere.csv", "--by", "e"), "cannot be read"),
        (("SEEN", "--by", "q"), "'q'"),
        (("SEEN", "--by", "e", "--bound", "e=1"), "write name=least:largest"),
        (("SEEN", "--by", "e", "-o", "fit.txt"), ".txt"),
    ],
)
def test_bad_input_is_one_sentence(seen, words, said):
    code, text = call(*[str(seen) if word == "SEEN" else word for word in words])
    assert code != 0
    assert said in text
    assert "Traceback" not in text
