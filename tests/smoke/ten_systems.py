"""Motions of ten systems as text, to be compared with those of another machine.

    python tests/smoke/ten_systems.py > here.json
    OTHER_PYTHON tests/smoke/ten_systems.py | python tests/smoke/ten_systems.py --like here.json

A fused multiply-add or another sine changes last digits, so that two machines agree to what a motion makes of them:
over times this short to RELATIVE of the size of each state along the run.
"""

import argparse
import json
import sys
from pathlib import Path

import numpy as np

import appell as ap

SYSTEMS = (
    "two-pucks", "appell-particle", "chaplygin-sleigh", "rolling-disc", "rattleback", "snakeboard", "four-bar",
    "cartesian-pendulum", "bicycle", "stick-slip-oscillator",
)  # fmt: skip
"""Nonlinear, linear and position constraints, rolling bodies, a closed loop, dry friction."""
SECONDS = 1.0
"""At most so much of a system's own duration: errors in the last digit do not grow to RELATIVE in it."""
RELATIVE = 1e-9
"""The tolerance of the runs is 1e-10; steps are the same but for rounding."""
RESIDUAL = 1e-12
"""Rows are kept to rounding on every machine."""


def motion(name: str) -> dict[str, object]:
    """The states of a system along its motion, how large each becomes, and the residual of its rows."""
    card = ap.catalogue.card_of(name)
    duration = min(card.duration, SECONDS)
    run = card.model().derive(ap.Kane()).simulate(duration, card.start, samples=5, progress=False)
    states = {state: [float(v) for v in run[state]] for state in card.start}
    return {"states": states, "residual": float(run.audit.constraint_error)}


def differences(here: dict[str, dict], there: dict[str, dict]) -> list[str]:
    """What two machines do not agree on, a sentence each."""
    found = [f"{name}: only one of the machines has it" for name in sorted(set(here) ^ set(there))]
    for name in sorted(set(here) & set(there)):
        for state, values in here[name]["states"].items():
            size = max(1.0, float(np.abs(values).max()))
            apart = float(np.abs(np.subtract(values, there[name]["states"][state])).max()) / size
            if not apart < RELATIVE:
                found.append(f"{name}: {state} differs by {apart:.1e} of its size")
        if not there[name]["residual"] < RESIDUAL:
            found.append(f"{name}: its rows are kept to {there[name]['residual']:.1e}")
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--like", type=Path, help="motions of another machine, to compare with standard input")
    options = parser.parse_args()
    if options.like is None:
        sys.stdout.write(json.dumps({name: motion(name) for name in SYSTEMS}) + "\n")
    else:
        wrong = differences(json.loads(options.like.read_text(encoding="utf-8")), json.load(sys.stdin))
        agreed = f"{len(SYSTEMS)} systems agree to {RELATIVE:g}, rows kept to {RESIDUAL:g}"
        sys.stdout.write("\n".join(wrong or [agreed]) + "\n")
        sys.exit(bool(wrong))
