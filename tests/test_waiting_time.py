"""What a person waits for: a run loads what it needs and no more (benchmarks/waiting_time.py measures the seconds)."""

from __future__ import annotations

import subprocess
import sys

PUCKS = """
import sys, appell as ap
ap.catalogue.two_pucks().derive(ap.Kane()).simulate(1.0, ap.catalogue.TWO_PUCKS.start)
print(*sys.modules)
"""


def test_a_run_of_the_pucks_loads_nothing_that_it_does_not_use() -> None:
    done = subprocess.run([sys.executable, "-c", PUCKS], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "appell.simulate.simulate" in loaded
    assert not {"scipy.optimize", "scipy.spatial", "scipy.integrate", "matplotlib", "rich", "typer"} & loaded
    assert not [name for name in loaded if name.startswith(("appell.analysis", "appell.view", "appell.cli"))]
    assert [name for name in loaded if name.startswith("appell.catalogue.systems.")] == [
        "appell.catalogue.systems.two_pucks"
    ]
