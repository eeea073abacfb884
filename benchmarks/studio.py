"""How long the studio takes to answer, in Chromium: python benchmarks/studio.py writes benchmarks/studio.json.

From the click on Run to the motion on the screen, for several systems, with workers that have met the system before;
and the seconds from the command to the gallery.
"""

from __future__ import annotations

import json
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

SYSTEMS = ("two-pucks", "chaplygin-sleigh", "rattleback", "bicycle")
TIMES = 7
TARGET = Path(__file__).with_suffix(".json")
ARGUMENTS = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]


def main() -> None:
    """Measure, print and write."""
    from playwright.sync_api import sync_playwright

    begin = time.perf_counter()
    command = [sys.executable, "-m", "appell", "studio", "--no-browser", "--port", "0"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    found: dict[str, Any] = {"address_s": round(time.perf_counter() - begin, 2)}
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
            page = browser.new_page(viewport={"width": 1280, "height": 720})
            page.set_default_timeout(120_000)
            page.goto(address)
            page.wait_for_selector(".tile")
            found["gallery_s"] = round(time.perf_counter() - begin, 2)
            found["run_ms"] = {name: measured(page, address, name) for name in SYSTEMS}
            browser.close()
    finally:
        process.terminate()
        process.wait(20)
    TARGET.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(found, indent=2))


def measured(page: Any, address: str, system: str) -> dict[str, int]:
    """The median and the worst of several clicks, in milliseconds: the answer of the server, and the motion drawn."""
    page.goto("about:blank")
    page.goto(f"{address}#system={system}&t=0")
    page.wait_for_selector("main.page")
    answers, shown = [], []
    for _ in range(TIMES + 2):
        page.wait_for_selector("html:not([data-module=coming])")
        page.evaluate("delete document.documentElement.dataset.jobShown")
        page.click("[data-action=run]")
        page.wait_for_selector("html[data-job-shown]")
        answers.append(float(page.evaluate("document.documentElement.dataset.jobAnswered")))
        shown.append(float(page.evaluate("document.documentElement.dataset.jobShown")))
    answers, shown = answers[2:], shown[2:]  # both workers have met the system then
    return {
        "answer": round(statistics.median(answers)),
        "shown": round(statistics.median(shown)),
        "worst_shown": round(max(shown)),
    }


if __name__ == "__main__":
    main()
