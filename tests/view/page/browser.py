"""A page in Debian's Chromium, opened from disk: whatever asks for something outside, or complains, is remembered."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
AXE = Path(__file__).parents[3] / "web/node_modules/axe-core/axe.min.js"
WITH_WEBGL = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
WITHOUT_WEBGL = ["--no-sandbox", "--disable-gpu", "--disable-3d-apis"]


def require_browser() -> Any:
    """Playwright, or a skip that says what is missing."""
    if CHROMIUM is None:
        pytest.skip("Chromium is not on this machine")
    return pytest.importorskip("playwright.sync_api", reason="playwright is not installed")


@dataclass
class Opened:
    """A page with what it asked for and complained of."""

    page: Any
    requests: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def require_quiet(self) -> None:
        """Nothing was asked from outside, nothing went wrong."""
        assert self.requests == []
        assert self.errors == []

    def number(self, name: str, value: float) -> None:
        """Write a value into the field of a parameter or start value, and wait for the motion."""
        before = self.answers
        self.unfold()
        box = self.page.locator(f'input[type=number][data-name="{name}"]')
        box.fill(repr(value))
        box.press("Enter")
        self.wait_for_answer(before)

    def unfold(self) -> None:
        """Open the sliders that are folded away."""
        self.page.evaluate("document.querySelectorAll('details.rest').forEach(d => { d.open = true })")

    def wait_for_answer(self, before: int = 0) -> None:
        """Until the page has computed another motion (a predicate in the page would need eval, which it forbids)."""
        for _ in range(400):
            if self.answers > before:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("the page did not answer within 20 s")

    @property
    def answers(self) -> int:
        """How many motions the page has computed."""
        return int(self.page.evaluate("Number(document.documentElement.dataset.answers ?? 0)"))

    def seek(self, time: float) -> None:
        """Move the slider of the time."""
        set_value = "(e, t) => { e.value = t; e.dispatchEvent(new Event('input', {bubbles: true})) }"
        self.page.locator(".scrub").evaluate(set_value, time)

    def channel(self, name: str) -> float:
        """The value of a channel at the present time, all digits."""
        return float(self.page.locator(f'output[data-channel="{name}"]').first.get_attribute("data-value"))


@contextmanager
def opened(
    path: Path,
    *,
    fragment: str = "t=0",
    size: tuple[int, int] = (1280, 720),
    webgl: bool = True,
    wasm: bool = True,
    **more: Any,
) -> Iterator[Opened]:
    """A file opened from disk; every request but that for the file itself is refused and remembered."""
    api = require_browser()
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=WITH_WEBGL if webgl else WITHOUT_WEBGL)
        with opened_in(browser, path, fragment=fragment, size=size, wasm=wasm, **more) as found:
            yield found
        browser.close()


@contextmanager
def opened_in(
    browser: Any,
    path: Path,
    *,
    fragment: str = "t=0",
    size: tuple[int, int] = (1280, 720),
    wasm: bool = True,
    query: str = "",
    **more: Any,
) -> Iterator[Opened]:
    """The same in a browser that is there already."""
    page = browser.new_context(viewport={"width": size[0], "height": size[1]}, **more).new_page()
    if not wasm:
        page.add_init_script("delete globalThis.WebAssembly")
    found = Opened(page)

    def route(asked: Any) -> None:
        if asked.request.url.split("#")[0].split("?")[0] == path.resolve().as_uri():
            asked.continue_()
        else:
            found.requests.append(asked.request.url)
            asked.abort()

    page.route("**/*", route)
    page.on("console", lambda m: found.errors.append(m.text) if m.type in ("error", "warning") else None)
    page.on("pageerror", lambda e: found.errors.append(str(e)))
    page.goto(f"{path.resolve().as_uri()}{query}#{fragment}")
    page.wait_for_selector(".page")
    yield found
    page.close()
