"""Sizes of pages, how quickly they answer, what a frame costs, in Chromium: `python benchmarks/page.py` prints it.

Needs playwright and Chromium (Debian's chromium). The times are those of this machine: of every system the least of
some moves of one slider, once the browser has compiled the module (the page sees to that when it is opened).
A frame: the script of one frame of the playing motion of many bodies, from the browser's own trace; processor time of
the page's thread, the median of 300 frames, with the plots beside the stage. `--frames` measures only that.
"""

from __future__ import annotations

import json
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

import appell as ap

SYSTEMS = {
    "two-pucks": ("m1", 10.0, 1e-10),
    "rattleback": ("D", 10.0, 1e-8),
    "rolling-disc": ("m", 2.0, 1e-10),
    "chaplygin-sleigh": ("a", 5.0, 1e-10),
    "snakeboard": ("J", 5.0, 1e-10),
    "four-bar": ("rho", 3.0, 1e-10),
    "bicycle": ("c", 5.0, 1e-10),
}
"""A parameter to move, the duration and the tolerance."""
MOVES = 16
TRAILERS = 19
"""Of the car whose frames are measured: with the car and its front axle 21 bodies."""
FRAMES = 300


def page_of(name: str, folder: Path) -> dict[str, float | str]:
    """The page of a system: its size and how long it took to make."""
    parameter, duration, tolerance = SYSTEMS[name]
    card = ap.catalogue.card_of(name)
    run = card.model().derive(ap.Kane()).simulate(duration, card.start, tolerance=tolerance)
    begin = time.perf_counter()
    path = run.to_html(folder / f"{name}.html", title=card.title)
    made = time.perf_counter() - begin
    value = run.parameters[parameter]
    facts = {
        "system": name,
        "kB": path.stat().st_size / 1e3,
        "seconds to make": made,
        "native ms": run.audit.seconds * 1e3,
    }
    return facts | {"path": str(path), "parameter": parameter, "value": value}


def answers(page: object, facts: dict[str, float | str]) -> tuple[list[float], list[float]]:
    """Milliseconds from a new value to the new motion, and those of the computation among them."""
    box = page.locator(f'input[type=number][data-name="{facts["parameter"]}"]')  # type: ignore[attr-defined]
    whole, computing = [], []
    for i in range(MOVES):
        box.fill(repr(float(facts["value"]) * (1 + 0.005 * (i + 1))))
        box.press("Enter")
        while page.evaluate("Number(document.documentElement.dataset.answers ?? 0)") <= i:  # type: ignore[attr-defined]
            page.wait_for_timeout(20)  # type: ignore[attr-defined]
        both = page.evaluate("[document.documentElement.dataset.answered, document.documentElement.dataset.computed]")  # type: ignore[attr-defined]
        whole.append(float(both[0]))
        computing.append(float(both[1]))
    return whole, computing


def many_bodies(folder: Path) -> Path:
    """The page of a car with its trailers."""
    equations = ap.catalogue.car_with_trailers(TRAILERS).derive(ap.Kane())
    names = {str(symbol.func) for symbol in (*equations.coordinates, *equations.speeds)}
    start = {name: value for name, value in ap.catalogue.CAR_WITH_TRAILERS.start.items() if name in names}
    return equations.simulate(10.0, start, samples=501).to_html(folder / "trailers.html")


def frames(browser: object, path: Path) -> dict[str, float]:
    """What a frame takes: milliseconds of script, and draw calls."""
    page = browser.new_page(viewport={"width": 1280, "height": 720})  # type: ignore[attr-defined]
    page.goto(path.as_uri())
    page.wait_for_timeout(4000)
    found: list[float] = []
    while len(found) < FRAMES:
        browser.start_tracing(page=page, categories=["devtools.timeline"])  # type: ignore[attr-defined]
        page.wait_for_timeout(5000)
        trace = json.loads(browser.stop_tracing())["traceEvents"]  # type: ignore[attr-defined]
        found += [e["tdur"] / 1e3 for e in trace if e["name"] == "FireAnimationFrame" and "tdur" in e]
    calls = page.locator(".stage-canvas canvas").get_attribute("data-calls")
    page.close()
    cuts = statistics.quantiles(found, n=20)
    return {"frames": len(found), "median": statistics.median(found), "95 %": cuts[-1], "calls": int(calls)}


def main() -> None:
    from playwright.sync_api import sync_playwright

    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("Chromium is not on this machine.")
    rows = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        frame = frames(browser, many_bodies(Path(folder)))
        for name in SYSTEMS if "--frames" not in sys.argv else ():
            facts = page_of(name, Path(folder))
            page = browser.new_page(viewport={"width": 1280, "height": 720})
            page.goto(f"{Path(str(facts['path'])).as_uri()}#t=0")
            page.wait_for_timeout(2500)
            whole, computing = answers(page, facts)
            page.close()
            rows.append(facts | {"answer ms": min(whole), "computing ms": min(computing)})
        browser.close()
    print(
        f"a frame of {TRAILERS + 2} bodies: {frame['median']:.2f} ms of script (median of {frame['frames']} frames; "
        f"95 % of them below {frame['95 %']:.2f} ms), {frame['calls']} draw calls\n"
    )
    print(f"{'system':18}{'kB':>7}{'make s':>8}{'native ms':>11}{'in the page ms':>16}{'to the new picture ms':>23}")
    for row in rows:
        print(
            f"{row['system']:18}{row['kB']:7.0f}{row['seconds to make']:8.1f}{row['native ms']:11.2f}"
            f"{row['computing ms']:16.1f}{row['answer ms']:23.1f}"
        )
    if "--json" in sys.argv:
        print(json.dumps([{k: v for k, v in row.items() if k != "path"} for row in rows], indent=1))


if __name__ == "__main__":
    main()
