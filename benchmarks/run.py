"""appell against its peers: ``make bench`` prints a table and writes benchmarks/results.json.

``python benchmarks/run.py pucks waiting`` measures those stages alone and writes nothing.
"""

from __future__ import annotations

import argparse
import dataclasses
import datetime as dt
import json
import os
import platform
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

from measure import Row
from rich.console import Console
from rich.table import Table
from stages.bicycle import bicycle
from stages.chains import chains
from stages.compilation import compilation
from stages.derivation import derivation
from stages.ensembles import ensembles
from stages.evaluation import evaluation
from stages.imported import imported
from stages.loops import loops
from stages.modes import modes
from stages.nets import nets
from stages.projected import projected
from stages.pucks import pucks
from stages.single_runs import single_runs
from stages.stiff import stiff
from stages.tiers import tiers
from stages.trailers import trailers
from stages.waiting import waiting

STAGES: list[Callable[[], list[Row]]] = [
    derivation, imported, compilation, evaluation, chains, loops, pucks, single_runs, projected, stiff, modes, tiers,
    trailers, nets, waiting, bicycle, ensembles,
]  # fmt: skip

RESULTS = Path(__file__).parent / "results.json"
PACKAGES = "appell numpy sympy scipy casadi llvmlite heyoka mujoco pin exudyn jax diffrax".split()


def main() -> None:
    names = [stage.__name__ for stage in STAGES]
    parser = argparse.ArgumentParser(description="appell against its peers")
    parser.add_argument("stages", nargs="*", metavar="stage", help=f"all of them unless named: {', '.join(names)}")
    chosen = parser.parse_args().stages
    if unknown := set(chosen) - set(names):
        parser.error(f"no stage {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    console, rows, begin = Console(width=150), [], time.perf_counter()
    for stage in STAGES:
        if chosen and stage.__name__ not in chosen:
            continue
        started = time.perf_counter()
        rows += stage()
        console.print(f"{stage.__name__}: {time.perf_counter() - started:.0f} s", style="dim")
    show(console, rows)
    if not chosen:
        write(rows, time.perf_counter() - begin)


def show(console: Console, rows: list[Row]) -> None:
    table = Table("what", "unit", "appell", "processor", "peer", "the peer's", "ratio", "target", "reached")
    for row in rows:
        reached = {None: "", True: "yes", False: "[bold red]no"}[row.reached]
        table.add_row(
            row.name,
            row.unit,
            f"{row.appell:.3g}",
            "" if row.appell_processor is None else f"{row.appell_processor:.3g}",
            row.peer or "",
            "" if row.peer_value is None else f"{row.peer_value:.3g}",
            "" if row.ratio is None else f"{row.ratio:.3g}",
            row.target or "",
            reached,
        )
    console.print(table)
    for row in rows:
        if row.note:
            peer = f", {row.peer}" if row.peer else ""
            console.print(f"{row.name}{peer}: {row.note}.", highlight=False, markup=False)


def write(rows: list[Row], seconds: float) -> None:
    found = {
        "date": dt.datetime.now(tz=dt.UTC).date().isoformat(),
        "machine": machine(),
        "seconds": round(seconds),
        "rows": [dataclasses.asdict(row, dict_factory=_rounded) for row in rows],
    }
    RESULTS.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def _rounded(entries: list[tuple[str, object]]) -> dict[str, object]:
    return {key: float(f"{value:.4g}") if isinstance(value, float) else value for key, value in entries}


def machine() -> dict[str, object]:
    """What a reader needs to judge the numbers; neither names nor paths."""
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    about = {"cpu": cpu(), "cores": os.cpu_count(), "load": load, "system": platform.system()}
    return about | {"python": platform.python_version()} | {name: version(name) for name in PACKAGES}


def cpu() -> str:
    """The processor by its name, or its kind where the system does not tell."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


if __name__ == "__main__":
    main()
