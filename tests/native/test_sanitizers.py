"""The steppers touch nothing that is not theirs and rely on nothing that C leaves undefined: see sanitized.py."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
#: Free, minimal and evident rows, norms, loops with redundant rows, a law of the actual reaction, actuators, memory,
#: strikes and friction: every branch of the C that a system of the catalogue reaches.
SYSTEMS = (
    "two-pucks four-bar n-four-bar bricard andrews-squeezer rolling-disc chaplygin-ball bouncing-ball "
    "ladder-against-wall stick-slip-oscillator rough-hoop painleve-rod balancing-pole marle-servo spraying-arm "
    "cart-with-integral-action flyball-governor euler-top"
).split()


def runtime(name: str) -> str | None:
    """A library of the compiler's, by its path, where there is a compiler that has it."""
    if shutil.which("gcc") is None:
        return None
    path = subprocess.run(["gcc", f"-print-file-name={name}"], capture_output=True, text=True).stdout.strip()
    return path if os.path.isabs(path) else None


LIBRARIES = [runtime("libasan.so"), runtime("libstdc++.so")]
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux" or None in LIBRARIES, reason="needs gcc with its sanitizers, on Linux"),
]


def sanitized(*names: str) -> subprocess.CompletedProcess:
    """Our program in a process that the sanitizer is loaded into first."""
    paths = [str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = os.environ | {
        "LD_PRELOAD": " ".join(map(str, LIBRARIES)),
        "ASAN_OPTIONS": "detect_leaks=0",
        "PYTHONPATH": os.pathsep.join(paths),
    }
    command = [sys.executable, "-m", "tests.native.sanitized", *names]
    return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True)


def test_an_array_that_is_overrun_by_one_entry_is_found():
    done = sanitized("overrun")
    assert done.returncode != 0
    assert "use-after-poison" in done.stderr


@pytest.mark.parametrize("half", [0, 1])
def test_no_run_of_the_catalogue_touches_what_is_not_its_own(half):
    done = sanitized(*SYSTEMS[half::2])
    assert done.returncode == 0, done.stderr[-4000:]
    assert done.stdout.count(" steps") >= len(SYSTEMS[half::2])
