"""appell against its peers: ``make bench`` prints a table and writes benchmarks/results.json.

``python benchmarks/run.py pucks waiting`` measures those stages alone and writes nothing.
"""

from __future__ import annotations

import argparse
import dataclasses
import datetime as dt
import importlib
import json
import os
import platform
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from measure import Row
from rich.console import Console
from rich.table import Table

STAGES = (
    "derivation imported compilation evaluation chains loops pucks single_runs projected stiff modes tiers "
    "trailers nets waiting bicycle gradients ensembles"
).split()
"""Files of the folder stages, each with a function of the same name."""

RESULTS = Path(__file__).parent / "results.json"
PACKAGES = "appell numpy sympy scipy casadi llvmlite heyoka mujoco pin exudyn jax diffrax dask zarr".split()

Stage = Callable[[], list[Row]]


def main() -> None:
    parser = argparse.ArgumentParser(description="appell against its peers")
    parser.add_argument("stages", nargs="*", metavar="stage", help=f"all of them unless named: {', '.join(STAGES)}")
    chosen = parser.parse_args().stages
    if unknown := set(chosen) - set(STAGES):
        parser.error(f"no stage {', '.join(sorted(unknown))}; there are {', '.join(STAGES)}")
    console = Console(width=150)
    rows, failures = measure(chosen or STAGES, load, console, None if chosen else RESULTS)
    show(console, rows)
    for name, why in failures.items():
        console.print(f"{name} failed: {why}", style="bold red", highlight=False, markup=False)
    sys.exit(1 if failures else 0)


def load(name: str) -> Stage:
    """Import a stage when its turn comes: a peer that is not installed ends this stage only."""
    return getattr(importlib.import_module(f"stages.{name}"), name)


def measure(
    names: Sequence[str], loaded: Callable[[str], Stage], console: Console, results: Path | None
) -> tuple[list[Row], dict[str, str]]:
    """Run the stages; write the rows measured so far after each one. A stage that fails does not end the others."""
    rows: list[Row] = []
    failures: dict[str, str] = {}
    begin = time.perf_counter()
    for name in names:
        started = time.perf_counter()
        try:
            rows += loaded(name)()
        except Exception as error:  # noqa: BLE001  what was measured before must not be lost
            console.print(traceback.format_exc(), style="dim", highlight=False, markup=False)
            failures[name] = f"{type(error).__name__}: {error}"
        console.print(f"{name}: {time.perf_counter() - started:.0f} s", style="dim")
        if results is not None:
            write(results, rows, failures, time.perf_counter() - begin)
    return rows, failures


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


def write(results: Path, rows: list[Row], failures: dict[str, str], seconds: float) -> None:
    content = {
        "date": dt.datetime.now(tz=dt.UTC).date().isoformat(),
        "machine": machine(),
        "seconds": round(seconds),
        "failed": failures,
        "rows": [dataclasses.asdict(row, dict_factory=_rounded) for row in rows],
    }
    results.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def _rounded(entries: list[tuple[str, object]]) -> dict[str, object]:
    return {key: float(f"{value:.4g}") if isinstance(value, float) else value for key, value in entries}


def machine() -> dict[str, object]:
    """What a reader needs to judge the numbers; neither names nor paths."""
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    about = {"cpu": cpu(), "cores": os.cpu_count(), "load": load, "system": platform.system()}
    return about | {"python": platform.python_version()} | {name: installed(name) for name in PACKAGES}


def installed(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


def cpu() -> str:
    """The processor by its name, or its kind where the system does not tell."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


if __name__ == "__main__":
    main()
