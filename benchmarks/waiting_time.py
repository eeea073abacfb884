"""How long a person waits: fresh processes from their start to a finished run, a list, a help text.

Each line is one program: the least and the median of its runs in seconds of wall clock, and the least of its processor
time, which other programs on the machine disturb less. The interpreter's own start is included; the machine code comes
from the cache after the first run, and so does Python's bytecode, as from an installed wheel (pip compiles it),
whatever PYTHONDONTWRITEBYTECODE says. The figure to keep is the first line, a run of the pucks below 1.2 s.

    python benchmarks/waiting_time.py [--runs 9] [--imports]
"""

from __future__ import annotations

import argparse
import collections
import os
import re
import resource
import statistics
import subprocess
import sys
import time

PUCKS = """
import appell as ap
pucks = ap.catalogue.two_pucks()
run = pucks.derive(ap.Kane()).simulate(10.0, ap.catalogue.TWO_PUCKS.start)
"""
PROGRAMS = {
    "a run of the pucks": ["-c", PUCKS],
    "import appell": ["-c", "import appell"],
    "the names of appell": ["-c", "import appell as ap; [getattr(ap, name) for name in ap.__all__]"],
    "appell --help": ["-m", "appell", "--help"],
    "appell list": ["-m", "appell", "list"],
    "import sympy.physics.mechanics": ["-c", "import sympy.physics.mechanics"],
    "import xarray": ["-c", "import xarray"],
}


ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def waited(arguments: list[str]) -> tuple[float, float]:
    """Seconds one fresh process takes: on the wall, of the processor."""
    before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, env=ENVIRONMENT, stdout=subprocess.DEVNULL)
    wall, after = time.perf_counter() - begin, resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def imports(arguments: list[str]) -> dict[str, float]:
    """Milliseconds spent in the files of each package while it is imported (python -X importtime)."""
    done = subprocess.run([sys.executable, "-X", "importtime", *arguments], check=True, capture_output=True, text=True)
    spent: collections.Counter[str] = collections.Counter()
    for own, package in re.findall(r"^import time:\s+(\d+) \|\s+\d+ \|\s+(\w+)", done.stderr, re.M):
        spent[package] += int(own)
    return {package: microseconds / 1e3 for package, microseconds in spent.most_common(12)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--imports", action="store_true", help="which packages the run of the pucks imports")
    given = parser.parse_args()
    for name, arguments in PROGRAMS.items():
        waited(arguments)  # fills the caches
        wall, processor = zip(*(waited(arguments) for _ in range(given.runs)), strict=True)
        print(f"{name:<32} {min(wall):6.2f} {statistics.median(wall):6.2f} {min(processor):6.2f}", flush=True)
    if given.imports:
        for package, milliseconds in imports(PROGRAMS["a run of the pucks"]).items():
            print(f"  {package:<16} {milliseconds:6.0f} ms")


if __name__ == "__main__":
    main()
