"""A million motions on a graphics card, against JAX, diffrax and the cores of the same machine.

    python benchmarks/gpu.py                     on a machine with a card, CuPy, JAX and appell
    python benchmarks/gpu.py --freeze FOLDER     here: programs, starts and references as files
    python benchmarks/gpu.py --run FOLDER        there: needs NumPy, CuPy and a C compiler; JAX and diffrax for the
    peers

Prints the table and writes FOLDER/gpu.json. Peers run the same equations, as JAX functions written from the same
operation list, at the tolerance with which their error is the same; a peer that is not installed is left out and said
to be.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from datetime import date
from pathlib import Path

from on_a_card.adaptive import adaptive
from on_a_card.chains import chains
from on_a_card.cores import bicycles_on_cores
from on_a_card.problems import ADAPTIVE, BICYCLES, CASES, runner


def machine() -> dict:
    cupy = runner().cupy()
    properties = cupy.cuda.runtime.getDeviceProperties(0)
    return {
        "date": date.today().isoformat(), "card": properties["name"].decode(),
        "cuda": cupy.cuda.runtime.runtimeGetVersion(),
        "cupy": cupy.__version__, "cores": len(os.sched_getaffinity(0)), "python": platform.python_version(),
    }  # fmt: skip


def run(folder: Path, only: list[str], peers: bool, float64: bool) -> None:
    """The rows that are asked for, each in the file as soon as its system is done."""
    found = {"machine": machine(), "rows": []}
    print(found["machine"], flush=True)
    for key in ("chain", *ADAPTIVE, "bicycle"):
        if only and key not in only:
            continue
        if key == "chain":
            found["rows"] += chains(folder, peers, float64)
        else:
            rows = adaptive(folder, key, BICYCLES if key == "bicycle" else CASES, peers and key != "bicycle", float64)
            if key == "bicycle":
                rows.append(bicycles_on_cores(folder, next(r["tolerance"] for r in rows if "float64" in r["variant"])))
            found["rows"] += rows
        (folder / "gpu.json").write_text(json.dumps(found, indent=1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--freeze", type=Path)
    parser.add_argument("--run", type=Path)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--float64", action="store_true", help="double precision only")
    said = parser.parse_args()
    folder = said.freeze or said.run or Path("out") / "gpu"
    if said.freeze or not said.run:
        from on_a_card.freeze import freeze  # needs appell, which a machine with a card may lack

        freeze(folder)
    if said.run or not said.freeze:
        run(folder, said.only, not said.no_peers, said.float64)


if __name__ == "__main__":
    main()
