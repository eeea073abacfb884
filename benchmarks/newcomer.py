"""From nothing to a page of one's own pendulum, by the README alone: ``python benchmarks/newcomer.py [FOLDER]``.

Clones the last commit into an empty folder, then types the lines of the first code block of the README into one shell
with an empty home: no environment, no cache of pip or of compiled programs. Prints how long each line took, with the
load of the machine, and checks that ``pendulum.html`` is there and that both scripts ran.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
AGAIN = "sed -i 's/^length = 0.5/length = 1.2/' pendulum.py && python pendulum.py"
"""Another length of the rod, and the script once more."""


def steps(readme: str) -> list[str]:
    """What is typed: the first code block, without its comments."""
    block = re.search(r"^```\n(.*?)^```$", readme, re.M | re.S)
    assert block is not None, "the README has no block of commands"
    return [line.split("  #")[0].strip() for line in block[1].splitlines() if line.strip()]


def timed(commands: list[str], folder: Path) -> list[tuple[str, float]]:
    """Seconds of every command, in one shell that stops at the first that fails."""
    home = folder / "home"
    home.mkdir()
    marks = "".join(f"{command}\ndate +%s.%N >> marks\n" for command in commands)
    script = f"set -e\ndate +%s.%N > marks\n{marks}"
    kept = {key: os.environ[key] for key in ("PATH", "LANG", "PIP_INDEX_URL", "PIP_CONFIG_FILE") if key in os.environ}
    environment = kept | {"HOME": str(home), "XDG_CACHE_HOME": str(home / ".cache")}
    subprocess.run(["bash", "-c", script], cwd=folder / "appell", env=environment, check=True)
    times = [float(line) for line in (folder / "appell" / "marks").read_text().split()]
    return [(command, b - a) for command, a, b in zip(commands, times, times[1:], strict=False)]


def main(folder: Path) -> None:
    """Measure, print, and refuse a page that is not there."""
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder / "appell")], check=True)
    commands = [*steps((ROOT / "README.md").read_text(encoding="utf-8")), AGAIN]
    before, began = os.getloadavg()[0], time.time()
    found = timed(commands, folder)
    page = folder / "appell" / "pendulum.html"
    assert page.stat().st_size > 100_000, "pendulum.html is no page that computes"
    print("\n" + "\n".join(f"{seconds:7.1f} s  {command}" for command, seconds in found))
    print(f"{time.time() - began:7.1f} s  in all; load {before:.1f} before, {os.getloadavg()[0]:.1f} after")


if __name__ == "__main__":
    place = Path(sys.argv[1] if len(sys.argv) > 1 else tempfile.mkdtemp())
    try:
        main(place)
    finally:
        if len(sys.argv) < 2:
            shutil.rmtree(place)
