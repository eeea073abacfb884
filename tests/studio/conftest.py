"""The studio is an extra: without it its tests have nothing to test. With it: one in a process, and a browser."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import pytest

from tests.studio.front import LONG, served
from tests.view.page.browser import CHROMIUM, WITH_WEBGL, Opened, require_browser

collect_ignore_glob = [] if all(map(find_spec, ("starlette", "uvicorn", "httpx"))) else ["test_*.py"]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served() as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    api = require_browser()
    with api.sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=WITH_WEBGL)
        yield found
        found.close()


@pytest.fixture
def studio(browser: Any, address: str) -> Iterator[Opened]:
    """A fresh page of the studio; what it asks from elsewhere and complains of is remembered."""
    page = browser.new_context(viewport={"width": 1280, "height": 720}, accept_downloads=True).new_page()
    page.set_default_timeout(LONG)
    found = Opened(page)
    home = address.rsplit(":", 1)[0]
    page.on("request", lambda r: None if r.url.startswith((home, "blob:", "data:")) else found.requests.append(r.url))
    page.on("console", lambda m: found.errors.append(m.text) if m.type in ("error", "warning") else None)
    page.on("pageerror", lambda e: found.errors.append(str(e)))
    yield found
    page.close()
