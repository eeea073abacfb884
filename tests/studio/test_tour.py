"""The tour of a newcomer, in one go: what every step leaves behind is what the next one finds.

Gallery, the sled, a slider, scrubbing, another principle, a comparison, the cursor of its plot, the shared file, and
its slider from disk; the numbers on the page are those of native runs with what stands on the page.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import appell as ap
from tests.studio.front import answered, with_module
from tests.view.page.browser import Opened, opened_in
from tests.view.page.test_page import canvas, colours, differs

pytestmark = pytest.mark.slow

SLED = ap.catalogue.card_of("chaplygin-sleigh")
NAMES = ("x", "y", "theta", "v", "omega")


def native(principle: ap.Principle, **start: float) -> ap.Run:
    """The sled with some of its start at other values."""
    return SLED.model().derive(principle).simulate(SLED.duration, {**SLED.start, **start})


def require_native(found: Opened, run: ap.Run, sample: int) -> None:
    """The channels of the page at a sample of a native run."""
    found.seek(float(run.time[sample]))
    for name in NAMES:
        size = max(float(np.abs(run[name]).max()), 1e-3)
        assert abs(found.channel(name) - run[name][sample]) <= 1e-9 * size, (name, sample)


def drag(page: Any, element: Any, begin: float, end: float) -> None:
    """Press, move and let go the mouse over parts of the width of an element."""
    element.scroll_into_view_if_needed()
    box = element.bounding_box()
    height = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + begin * box["width"], height)
    page.mouse.down()
    page.mouse.move(box["x"] + end * box["width"], height, steps=6)
    page.mouse.up()


def slide(found: Opened, name: str, part: float) -> float:
    """Drag a slider to a part of its way, as a hand does; the value that the field beside it has then."""
    page, before = found.page, found.answers
    slider = page.locator(f'input[type=range][data-name="{name}"]')
    low, high = (float(slider.get_attribute(word)) for word in ("min", "max"))
    at = float(slider.input_value())
    drag(page, slider, (at - low) / (high - low), part)
    found.wait_for_answer(before)
    page.wait_for_timeout(700)  # what was computed on the way has been shown
    return float(page.locator(f'input[type=number][data-name="{name}"]').input_value())


def test_the_tour_of_a_newcomer(studio: Opened, browser: Any, address: str, tmp_path: Path) -> None:
    page = studio.page
    # the gallery, and the sled in it
    page.goto(address)
    page.wait_for_selector(".tile")
    page.fill("input[type=search]", "sleigh")
    page.click("[data-system=chaplygin-sleigh]")
    page.wait_for_selector("main.page")
    assert page.locator("h1").inner_text() == SLED.title
    first = canvas(studio)
    assert colours(first) > 20
    page.wait_for_timeout(800)
    assert differs(first, canvas(studio)) > 0.0005  # it moves by itself
    with_module(studio)
    page.keyboard.press(" ")

    # a slider: the motion and the numbers change, and are those of a native run
    before = native(ap.Kane())
    require_native(studio, before, 250)
    picture = canvas(studio)
    omega = slide(studio, "omega", 0.9)
    assert omega > SLED.start["omega"] + 0.5
    moved = native(ap.Kane(), omega=omega)
    require_native(studio, moved, 250)
    assert abs(moved["theta"][250] - before["theta"][250]) > 0.1
    assert differs(picture, canvas(studio)) > 0.002

    # scrub
    drag(page, page.locator(".scrub"), 0.5, 0.75)
    time = float(page.locator(".scrub").input_value())
    assert time == pytest.approx(0.75 * SLED.duration, rel=0.05)
    assert studio.channel("theta") == pytest.approx(np.interp(time, moved.time, moved["theta"]), rel=1e-3)

    # another principle, with what the slider says
    answered(studio, lambda: page.select_option("[data-action=principle]", "HamiltonLusternik"))
    other = native(ap.HamiltonLusternik(), omega=omega)
    require_native(studio, other, 500)
    assert abs(other["theta"][500] - moved["theta"][500]) > 1e-2

    # compare, and the cursor of the plot of the difference
    page.click("#tab-compare")
    for name in ("Kane", "HamiltonLusternik"):
        page.check(f'.compare-choices input[value="{name}"]')
    answered(studio, lambda: page.click("[data-action=compare]"))
    page.wait_for_selector("[data-explanation]")
    both = [ap.Kane(), ap.HamiltonLusternik()]
    state = {**SLED.start, "omega": omega}
    apart = ap.compare(SLED.model(), both, duration=SLED.duration, state=state, samples=501, tolerance=1e-10)
    parted = apart.divergence_time("Kane", "HamiltonLusternik")
    assert f"part at t = {parted:.3g} s" in page.locator("[data-explanation]").inner_text()
    studio.seek(0.0)
    start = canvas(studio)
    drag(page, page.locator(".compare-out .u-over"), 0.05, 0.5)
    assert float(page.locator(".scrub").input_value()) == pytest.approx(SLED.duration / 2, rel=0.02)
    assert differs(start, canvas(studio)) > 0.002
    studio.require_quiet()

    # share, and the file from disk
    with page.expect_download() as download:
        page.click("[data-action=share]")
    target = tmp_path / "sled.html"
    download.value.save_as(target)
    assert target.stat().st_size < 3_000_000
    studio.require_quiet()
    with opened_in(browser, target) as file:
        assert colours(canvas(file)) > 20
        shared = file.page.locator('input[type=number][data-name="omega"]').input_value()
        assert float(shared) == pytest.approx(omega)
        require_native(file, other, 500)
        there = slide(file, "omega", 0.2)
        assert there < omega
        require_native(file, native(ap.HamiltonLusternik(), omega=there), 500)
        assert "in this page" in file.page.locator(".how").inner_text()
        file.require_quiet()
