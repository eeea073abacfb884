"""What the second tier gives: the stepper specialised to a model against the generic one, turn by turn in one process.

Run: ``python benchmarks/tiers.py``. For each system the seconds of compiling, the processor time of one run by either
program (the least of many, native code only, without samples between) and their ratio; and whether the bits agree.
"""

from __future__ import annotations

import time
from collections.abc import Mapping

import numpy as np
from systems import spatial_chain

import appell as ap
from appell.catalogue import SYSTEMS
from appell.compile.specialised import specialise
from appell.simulate.bind import Binding
from appell.simulate.integrate import Session
from appell.simulate.options import IntegrationOptions
from appell.simulate.prepare import scales, start_state

NAMES = ("two-pucks", "chaplygin-sleigh", "rolling-disc", "rattleback", "bicycle", "chain-4")
REPEATS = 60


def main() -> None:
    """The table."""
    print(f"{'system':18} {'compiling':>10} {'generic':>10} {'specialised':>12} {'ratio':>6}  bits")
    for name in NAMES:
        if name == "chain-4":
            model, start = spatial_chain(4), {f"u{i}": 0.3 * (i + 1) for i in range(4)} | {"q0": 0.4}
        else:
            card = next(card for card in SYSTEMS if card.name == name)
            model, start = card.model(), card.start
        print(row(name, model.derive(ap.Kane()), start))


def row(name: str, equations: ap.Equations, start: Mapping[str, float]) -> str:
    """One system."""
    compiled = equations.compiled
    begin = time.process_time()
    special = specialise(compiled.program)
    compiling = time.process_time() - begin
    values = Binding(None, None, 0.0, 2.0)(equations, compiled)
    p = values.at(0.0)
    x = start_state(equations, compiled, start, p, 0.0)
    sizes = scales(compiled, x, p, 0.0)
    least, states = {"generic": np.inf, "specialised": np.inf}, {}
    for _ in range(REPEATS):
        for tier, program in {"generic": compiled.program, "specialised": special}.items():
            session = Session.begin(program, IntegrationOptions(), times=[0.0, 2.0], x0=x, parameters=p, **sizes)
            before = time.perf_counter()
            while session.advance(1_000_000).name == "RUNNING":
                pass
            least[tier] = min(least[tier], time.perf_counter() - before)
            states[tier] = session.state
    same = "the same" if np.array_equal(states["generic"], states["specialised"]) else "differ"
    a, b = 1e6 * least["generic"], 1e6 * least["specialised"]
    return f"{name:18} {compiling:8.2f} s {a:7.1f} us {b:9.1f} us {a / b:6.2f}  {same}"


if __name__ == "__main__":
    main()
