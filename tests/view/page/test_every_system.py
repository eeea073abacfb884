"""The pages of all systems: their size, how much of the stage the mechanism covers, and a pull while they run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import appell as ap
from appell.analysis.comparison.compare import applicable
from tests.view.page.browser import CHROMIUM, WITH_WEBGL, Opened, opened_in, require_browser

LARGEST = 3_000_000
"""Bytes of a page."""
COVERED = 0.15, 0.8
"""What the mechanism covers of the free stage, at least and at most."""
SIZES = (1440, 900), (1280, 720), (390, 844)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with require_browser().sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=WITH_WEBGL)
        yield found
        found.close()


def covered(found: Opened) -> float | None:
    """Of a page with a stage; None for a model without bodies, which has a curve there."""
    value = found.page.evaluate("document.querySelector('.stage-canvas canvas')?.dataset.coverage ?? null")
    return None if value is None else float(value)


def moved(found: Opened, number: int, end: str) -> None:
    """An open slider is moved to its end; what follows is on the stage."""
    page = found.page
    answers = "Number(document.documentElement.dataset.answers ?? 0)"
    before = page.evaluate(answers)
    slider = page.locator(".sliders section.group > .field input[type=range]").nth(number)
    slider.evaluate(f"e => {{ e.value = e.{end}; e.dispatchEvent(new Event('input', {{ bubbles: true }})); }}")
    for _ in range(100):
        if page.evaluate(answers) > before:
            break
        page.wait_for_timeout(20)
    page.wait_for_timeout(50)


def page_of(card: ap.catalogue.Card, folder: Path) -> Path:
    model = card.model()
    run = model.derive(applicable(model.snapshot())[0]).simulate(card.duration, card.start, progress=False)
    return run.to_html(folder / "page.html", show=card.shows)


NOTE = "name => Number(document.documentElement.dataset[name] ?? Infinity)"
"""A number that the page notes for whoever measures."""
PROMPT, SIX, TEN = 100, 6, 10
"""Milliseconds to compute what a slider changes, for so many freedoms; freedoms of what runs live at sixty pictures a
second. Drawing is left out: here it is done by the processor, which takes several times as long as a graphics card.
"""


@pytest.mark.slow
@pytest.mark.rare_but_every(8)
@pytest.mark.parametrize("card", ap.catalogue.SYSTEMS, ids=lambda card: card.name)
def test_what_a_slider_changes_is_computed_within_a_tenth_of_a_second_and_a_live_picture_within_a_sixtieth(
    card: ap.catalogue.Card, browser: Any, tmp_path: Path
) -> None:
    path = page_of(card, tmp_path)
    freedoms = len(card.model().snapshot().kinematics.speeds)
    with opened_in(browser, path) as found:
        page = found.page
        page.wait_for_timeout(1500)  # browsers compile a module better once it has run
        sliders = page.locator(".sliders section.group > .field input[type=range]")
        if sliders.count() and freedoms <= SIX:
            times = []
            for end in ("min", "max") * 3:
                moved(found, 0, end)
                times.append(page.evaluate(NOTE, "computed"))
            assert min(times) < PROMPT, times
        if page.locator("[data-action=live]").count() and freedoms <= TEN:
            page.click("[data-action=live]")
            frames = []
            for _ in range(20):
                page.wait_for_timeout(30)
                frames.append(page.evaluate(NOTE, "liveFrame"))
            assert min(frames) < 1000 / 60
            assert page.evaluate(NOTE, "liveConstraints") < 1e-10
        assert found.errors == []


@pytest.mark.slow
@pytest.mark.rare_but_every(8)
@pytest.mark.parametrize("card", ap.catalogue.SYSTEMS, ids=lambda card: card.name)
def test_the_page_is_small_and_the_mechanism_is_seen_at_every_size_and_after_every_slider(
    card: ap.catalogue.Card, browser: Any, tmp_path: Path
) -> None:
    path = page_of(card, tmp_path)
    assert path.stat().st_size < LARGEST
    seen: dict[tuple[tuple[int, int], str], float | None] = {}
    for size in SIZES:
        with opened_in(browser, path, size=size) as found:
            found.page.wait_for_timeout(200)
            seen[size, "at the start"] = covered(found)
            sliders = found.page.locator(".sliders section.group > .field input[type=range]")
            for number in range(sliders.count()):
                value = sliders.nth(number).input_value()
                for end in ("min", "max"):
                    moved(found, number, end)
                    seen[size, f"slider {number} at its {end}"] = covered(found)
                sliders.nth(number).evaluate(
                    f"e => {{ e.value = {value}; e.dispatchEvent(new Event('input', {{ bubbles: true }})); }}"
                )
            assert found.errors == []
    assert {k: v for k, v in seen.items() if v is not None and not COVERED[0] <= v <= COVERED[1]} == {}
