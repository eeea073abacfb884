"""A page in a lecture: large type, few sliders, one equation or one step of the derivation at a time."""

from __future__ import annotations

from pathlib import Path

import pytest

import appell as ap
from tests.view.page.browser import opened

TYPE = 18
"""Pixels, at a width of 1280."""
SIZES = """() => [...document.querySelectorAll("#appell *")].filter((e) => {
  const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
  const box = e.getBoundingClientRect();
  const unseen = getComputedStyle(e).visibility === "hidden" || e.closest("svg, select, .katex, .view-corner, .corner");
  return own && !unseen && box.width > 1 && box.height > 1 && box.right > 0 && box.top < innerHeight;
}).map((e) => [parseFloat(getComputedStyle(e).fontSize), e.className + ": " + e.textContent.slice(0, 30)])"""


@pytest.mark.slow
def test_a_lecture_is_legible_and_shows_one_step_at_a_time(tmp_path: Path) -> None:
    run = ap.catalogue.two_pucks().simulate(1.0)
    path = run.to_html(tmp_path / "pucks.html", hide=["perpendicular"], derivation=True)
    with opened(path, query="?present", size=(1280, 720)) as found:
        page = found.page
        small = [(size, words) for size, words in page.evaluate(SIZES) if size < TYPE]
        assert small == []
        assert page.locator(".sliders .group > .field:visible").count() <= 3
        first = page.locator(".lecture h2").inner_text()
        page.click("[data-step='1']")
        for _ in range(8):
            page.keyboard.press("PageDown")
        assert page.locator(".lecture h2").inner_text() != first
        assert page.locator(".lecture-equation .katex-error").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth") <= 1280
        assert found.errors == []
