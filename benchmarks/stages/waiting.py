"""How long a person waits, in fresh processes."""

from __future__ import annotations

import os
import subprocess
import sys

from measure import Lap, Row, alone, lap, turn_by_turn
from places import CacheFolder, cache_folder

PUCKS = """
import appell as ap
start = {"q1": 1, "q2": -2, "q3": 1, "q4": 2, "u1": 0.3, "u2": 0.4, "u3": 0.4, "u4": -0.3}
ap.catalogue.two_pucks().derive(ap.Kane(reactions=True)).simulate(10.0, start)
"""


def waiting() -> list[Row]:
    with cache_folder() as cold, cache_folder() as warm:
        found = turn_by_turn(
            {"warm": lambda: run("-c", PUCKS, cache=warm), "cold": lambda: cold_start(cold),
             "help": lambda: run("-m", "appell", "--help", cache=warm), "python": lambda: run("-c", "", cache=warm)},
            repeats=7,
        )  # fmt: skip
    start = f"an empty interpreter takes {found['python'].median:.2f} s of it"
    return [
        alone(
            "fresh process, import to finished run of two pucks, warm cache", "s", found["warm"], below=3, note=start
        ),
        alone("fresh process, import to finished run of two pucks, empty cache", "s", found["cold"], below=15),
        alone("fresh process, appell --help", "s", found["help"], below=0.5),
    ]


def cold_start(folder: CacheFolder) -> Lap:
    folder.clear()
    return run("-c", PUCKS, cache=folder)


def run(*arguments: str, cache: CacheFolder) -> Lap:
    environment = os.environ | {"APPELL_CACHE_DIR": str(cache.path)}
    command = [sys.executable, *arguments]
    return lap(lambda: subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL))
