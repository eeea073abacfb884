"""A studio in Chromium: how tests start it, open a system on its bench and wait for an answer."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.view.page.browser import Opened

LONG = 60_000
"""Milliseconds that a machine with much else to do may take."""


@contextmanager
def served(*names: str) -> Iterator[str]:
    """The address of a studio of its own."""
    command = [sys.executable, "-m", "appell", "studio", "--no-browser", "--port", "0", *names]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    yield process.stdout.readline().strip()
    process.terminate()
    process.wait(20)


def bench(found: Opened, address: str, system: str = "chaplygin-sleigh", **fragment: object) -> None:
    """Open a system by its address, at rest at the beginning."""
    parts = "&".join(f"{key}={value}" for key, value in {"system": system, "t": 0, **fragment}.items())
    found.page.goto(f"{address}#{parts}")
    found.page.wait_for_selector("main.page")


def with_module(found: Opened) -> None:
    found.page.wait_for_selector("html[data-module=here]")


def answered(found: Opened, act: Any) -> None:
    """Do something and wait until its job has answered and the motion is there."""
    page = found.page
    page.evaluate("delete document.documentElement.dataset.jobAnswered")
    act()
    page.wait_for_selector("html[data-job-answered]")
    page.wait_for_selector("main.page")
