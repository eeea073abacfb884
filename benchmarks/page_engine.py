"""What a page needs to compute: sizes of modules, the time to make them and to run them, and how close they come.

``python benchmarks/page_engine.py [SYSTEM ...]`` prints one line of Markdown a system; ``--browser`` adds Chromium (by
Playwright). Times of runs are the least of ``TIMED`` after ``WARM`` others, as a slider meets them; those of a
processor are means, which other work on the machine changes little. ``apart`` is the largest difference of coordinates
and speeds to the native run, relative to the largest of their kind.
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import warnings
from base64 import b64encode
from pathlib import Path
from typing import Any

import numpy as np

import appell as ap
from appell.compile import cache, program_of
from appell.compile.wasm import WasmModule, wasm_module

SYSTEMS = ("two-pucks", "rattleback", "bicycle", "chaplygin-ball", "four-bar", "snakeboard")
TOLERANCE = 1e-8
DURATION = {"rattleback": 10.0}
WARM, TIMED = 20, 40
ENGINE = Path(__file__).parent.parent / "tests" / "engine"
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")

BROWSER_RUN = """
async ({wasm, face, request, warm, timed}) => {
  const bytes = Uint8Array.from(atob(wasm), (c) => c.charCodeAt(0));
  const engine = await window.loadEngine(bytes, face);
  const first = performance.now();
  engine.run(request);
  const begin = performance.now() - first;
  for (let k = 0; k < warm; k++) engine.run(request);
  const times = [];
  for (let k = 0; k < timed; k++) {
    const before = performance.now();
    engine.run(request);
    times.push(performance.now() - before);
  }
  const result = engine.run(request);
  return {times, first: begin, coordinates: [...result.coordinates], speeds: [...result.speeds], status: result.status};
}
"""


def made(equations: Any) -> tuple[WasmModule, float]:
    """A module made afresh, and the processor time it took."""
    program_of(equations)
    with tempfile.TemporaryDirectory() as folder:
        before = os.environ.get(cache.CHOSEN)
        os.environ[cache.CHOSEN] = folder
        cache.forget()
        begin = time.process_time()
        module = wasm_module(equations)
        seconds = time.process_time() - begin
        os.environ.pop(cache.CHOSEN) if before is None else os.environ.update({cache.CHOSEN: before})
    return module, seconds


def in_node(module: WasmModule, request: dict[str, Any]) -> dict[str, Any]:
    """The result in Node, with the times of its runs in milliseconds."""
    job = {"wasm": b64encode(module.code).decode(), "interface": module.interface, "requests": [request]}
    text = json.dumps({**job, "repeats": WARM, "timed": TIMED})
    command = [str(shutil.which("node")), str(ENGINE / "run_jobs.mjs")]
    found = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    return dict(json.loads(found.stdout)[0])


def in_browser(module: WasmModule, request: dict[str, Any]) -> dict[str, Any]:
    """The same in Chromium."""
    from playwright.sync_api import sync_playwright

    source = (ENGINE / "engine.mjs").read_text() + "\nwindow.loadEngine = loadEngine;\n"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        page.add_script_tag(type="module", content=source)
        page.wait_for_function("window.loadEngine !== undefined")
        given = {"wasm": b64encode(module.code).decode(), "face": module.interface, "request": request}
        found = page.evaluate(BROWSER_RUN, {**given, "warm": WARM, "timed": TIMED})
        browser.close()
    return dict(found)


def apart(run: ap.Run, found: dict[str, Any]) -> float:
    """The largest difference to the native run."""
    worst = 0.0
    for name, key in (("coordinate", "coordinates"), ("speed", "speeds")):
        ours = run.results.values(name)
        theirs = np.array(found[key], float).reshape(ours.shape)
        worst = max(worst, float(np.abs(ours - theirs).max() / np.abs(ours).max()))
    return worst


def line(system: str, browser: bool) -> str:
    """What was measured of one system."""
    card = ap.catalogue.card_of(system)
    equations = card.model().derive(ap.Kane())
    duration = DURATION.get(system, card.duration)
    start = {name: float(value) for name, value in card.start.items()}
    module, seconds = made(equations)
    equations.simulate(duration, start, tolerance=TOLERANCE)
    begin = time.process_time()
    runs = [equations.simulate(duration, start, tolerance=TOLERANCE) for _ in range(5)]
    processor = (time.process_time() - begin) / 5 * 1e3
    native = min(run.audit.seconds for run in runs) * 1e3
    request = {"start": start, "duration": duration, "tolerance": TOLERANCE}
    found = [in_node(module, request)] + ([in_browser(module, request)] if browser else [])
    times = " | ".join([f"{found[0]['processor']:.1f}", *(f"{min(one['times']):.1f}" for one in found)])
    difference = max(apart(runs[0], one) for one in found)
    size, packed = len(module.code) / 1e3, len(gzip.compress(module.code, 9)) / 1e3
    columns = [f"{size:.0f}", f"{packed:.0f}", f"{seconds:.1f}", f"{duration:g}", f"{processor:.1f}", f"{native:.1f}"]
    return f"| {system} | {' | '.join(columns)} | {times} | {difference:.0e} |"


def main(arguments: list[str]) -> None:
    """The table."""
    browser = "--browser" in arguments
    warnings.simplefilter("ignore")
    print(
        "| system | module, kB | gzipped, kB | made in, s | motion, s | native, processor ms | native, ms "
        "| Node, processor ms | Node, ms |"
        + (" Chromium, ms |" if browser else "")
        + " apart |\n|---|---|---|---|---|---|---|---|---|---|"
        + ("---|" if browser else "")
    )
    for system in [a for a in arguments if not a.startswith("-")] or SYSTEMS:
        print(line(system, browser), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
