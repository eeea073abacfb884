"""Files are written in one step: the old one or the new one, never a half."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import appell as ap
from appell.view import files
from appell.view.files import write_atomically, write_text

START = {"u1": 0.3, "u2": 0.4, "u3": 0.4, "u4": -0.3}


@pytest.fixture(scope="module")
def run() -> ap.Run:
    return ap.catalogue.two_pucks().derive(ap.Kane()).simulate(1.0, START, samples=5)


@pytest.mark.parametrize("error", [KeyboardInterrupt, OSError(28, "No space left on device")])
def test_what_is_interrupted_leaves_the_old_file_and_nothing_else(error, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")

    def half(beside: Path) -> None:
        beside.write_text("ne")
        raise error

    with pytest.raises((KeyboardInterrupt, OSError)):
        write_atomically(path, half)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("write", ["to_csv", "save", "plot"])
def test_tables_runs_and_figures_replace_a_file_in_one_step(run: ap.Run, write: str, tmp_path, monkeypatch) -> None:
    path = tmp_path / {"to_csv": "run.csv", "save": "run.nc", "plot": "run.png"}[write]
    path.write_bytes(b"old")
    seen: list[bytes] = []
    monkeypatch.setattr(files.os, "replace", lambda a, b: (seen.append(path.read_bytes()), os.rename(a, b)))
    getattr(run, write)(path)
    assert seen == [b"old"]  # all of the new one stood beside it before the old one went
    assert path.stat().st_size > 100
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "true.txt").write_text("old")
    (tmp_path / "link.txt").symlink_to(tmp_path / "true.txt")
    write_text(tmp_path / "link.txt", "new")
    assert (tmp_path / "link.txt").is_symlink()
    assert (tmp_path / "true.txt").read_text() == "new"


def test_the_rights_of_a_file_stay(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")
    path.chmod(0o600)
    write_text(path, "new")
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_file_that_cannot_be_written_is_named_with_the_reason(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"No such file or directory: .*missing.page\.html"):
        write_text(tmp_path / "missing" / "page.html", "text")
    long = tmp_path / f"{'a' * 250}.html"  # beside it is longer still
    with pytest.raises(OSError, match=r"too long: .*/aaa") as told:
        write_text(long, "text")
    assert told.value.filename == str(long.resolve())
