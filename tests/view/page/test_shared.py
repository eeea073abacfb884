"""Pages of one folder share their script and style sheet: each is small, plays and computes from disk."""

from __future__ import annotations

from pathlib import Path

import pytest

import appell as ap
from tests.view.page.browser import CHROMIUM, WITH_WEBGL, require_browser


@pytest.mark.slow
def test_two_pages_share_a_script_play_and_compute_from_disk(tmp_path: Path) -> None:
    for name in ("two-pucks", "cartesian-pendulum"):
        card = ap.catalogue.card_of(name)
        card.model().derive(ap.Kane()).simulate(1.0, card.start).to_html(tmp_path / f"{name}.html", shared=True)
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".css", ".html", ".html", ".js"]
    whole = ap.catalogue.two_pucks().simulate(1.0).to_html(tmp_path / "alone.html")
    assert (tmp_path / "two-pucks.html").stat().st_size < whole.stat().st_size / 2
    api, errors = require_browser(), []
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=WITH_WEBGL)
        page = browser.new_page()
        page.on("console", lambda m: errors.append(m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda e: errors.append(str(e)))
        page.goto((tmp_path / "two-pucks.html").as_uri() + "#t=0.5", wait_until="commit")
        page.wait_for_selector("[data-action=live]")
        before = page.locator("output[data-channel=q1]").get_attribute("data-value")
        field = page.locator(".controls .group:not(.pushes) input[type=number]").first
        field.fill("3")
        field.press("Enter")
        for _ in range(200):
            if page.evaluate("Number(document.documentElement.dataset.answers ?? 0)") > 0:
                break
            page.wait_for_timeout(50)
        assert page.locator("output[data-channel=q1]").get_attribute("data-value") != before
        browser.close()
    assert errors == []
