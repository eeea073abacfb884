"""Sizes of pages and how quickly they answer, measured in Chromium: `python benchmarks/page.py` prints the table.

Needs playwright and Chromium (Debian's chromium). The times are those of this machine: of every system the least of
some moves of one slider, once the browser has compiled the module (the page sees to that when it is opened).
"""

from __future__ import annotations

import json
import shutil
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


def main() -> None:
    from playwright.sync_api import sync_playwright

    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("Chromium is not on this machine.")
    rows = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        for name in SYSTEMS:
            facts = page_of(name, Path(folder))
            page = browser.new_page(viewport={"width": 1280, "height": 720})
            page.goto(f"{Path(str(facts['path'])).as_uri()}#t=0")
            page.wait_for_timeout(2500)
            whole, computing = answers(page, facts)
            page.close()
            rows.append(facts | {"answer ms": min(whole), "computing ms": min(computing)})
        browser.close()
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
