"""The committed script and style sheet are what web/ builds."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
BUNDLE = ROOT / "src/appell/view/page/bundle"


@pytest.mark.slow
@pytest.mark.parametrize("front", ["page", "studio"])
def test_the_bundle_is_what_the_sources_build(tmp_path: Path, front: str) -> None:
    vite = ROOT / "web/node_modules/.bin/vite"
    if shutil.which("node") is None or not vite.exists():
        pytest.skip("Node or web/node_modules is not there: `make web` installs it")
    command = [str(vite), "build", "--mode", front, "--outDir", str(tmp_path), "--logLevel", "error"]
    subprocess.run(command, cwd=ROOT / "web", check=True)
    for name in (f"{front}.js", f"{front}.css"):
        assert (tmp_path / name).read_bytes() == (BUNDLE / name).read_bytes(), f"{name}: run `make web` and commit it"


def test_the_bundle_asks_for_nothing_outside() -> None:
    style = (BUNDLE / "page.css").read_text(encoding="utf-8")
    addresses = [part.split(")")[0].strip("\"'") for part in style.split("url(")[1:]]
    assert addresses
    assert all(address.startswith("data:font/woff2") for address in addresses)
    assert "@import" not in style
