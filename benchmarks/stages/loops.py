"""Closed loops: rings of links, from link to link with the rows of their last hinge, against Pinocchio and Exudyn."""

from __future__ import annotations

import large_systems
import numpy as np
from measure import Row, against, lap, turn_by_turn
from peers import exudyn_large, pinocchio_ring

import appell as ap

ACCELERATIONS = (20, 200)
RUNS = {20: (0.5, 4000), 200: (0.5, 2000)}
"""Links: seconds, and steps of Exudyn."""
RATIO, AGREEMENT = 10, 1e-7
LIMIT = (
    "the limit: some 200 operations a link of a plane chain and 60 for each row that is raised through it, and twice "
    "the way inwards, on which a link waits for some 25 operations and a division of the one beyond"
)


def loops() -> list[Row]:
    return [*(accelerations(links) for links in ACCELERATIONS), *(run(links) for links in RUNS)]


def accelerations(links: int) -> Row:
    """At the start, both in the angles between rods; agreement is checked first."""
    model, start = large_systems.hinged_ring(links)
    equations = model.derive(ap.Kane())
    program, peer = equations.compiled.program, pinocchio_ring.Ring(links, large_systems.ring_places(links)[0])
    x = np.concatenate([np.array(list(start.values())), np.zeros(links)])
    ours, theirs = program.rates(0.0, x, []).speed_rates, peer.accelerations()
    differ = float(abs(ours - theirs).max() / abs(theirs).max())
    if not differ < AGREEMENT:
        raise RuntimeError(f"the accelerations differ by {differ:.1e}: the models are not the same")
    scales = program.regular_scales(0.0, x, []) or {}
    found = turn_by_turn(
        {"appell": lambda: program.time_rates(0.0, x, [], 1000, **scales), "pinocchio": lambda: peer.time(50)},
        repeats=9,
    )
    return against(
        f"accelerations, closed ring of {links} links", "µs", found["appell"], "Pinocchio constraintDynamics",
        found["pinocchio"], times_faster=RATIO, note=f"peer by its binding; agree to {differ:.0e}; {LIMIT}",
        why_not=WHY_NOT,
    )  # fmt: skip


WHY_NOT = "Pinocchio's own recursion is of the same order; each row is one more way inwards here"


def run(links: int) -> Row:
    """At equal error against a run at 1e-12: the loosest of ours that is no worse than Exudyn's."""
    span, steps = RUNS[links]
    model, start = large_systems.hinged_ring(links)
    equations, places = model.derive(ap.Kane()), large_systems.ring_places(links)[0]

    def end(tolerance: float) -> np.ndarray:
        found = equations.simulate(span, start, samples=2, tolerance=tolerance)
        angles = np.cumsum([found[f"q{k}"][-1] for k in range(links)])
        rods = 0.1 * np.column_stack([np.cos(angles), np.sin(angles)])
        return np.asarray(np.cumsum(rods, axis=0) - rods / 2)

    reference = end(1e-12)
    error = float(abs(exudyn_large.ring(links, places, span, steps).places[:, :2] - reference).max())
    tolerance = next(t for t in (1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8) if abs(end(t) - reference).max() <= error)
    found = turn_by_turn(
        {
            "appell": lambda: lap(lambda: equations.simulate(span, start, samples=2, tolerance=tolerance)),
            "exudyn": lambda: exudyn_large.ring(links, places, span, steps).seconds,
        },
        repeats=3,
    )
    return against(
        f"run of {span:g} s, closed ring of {links} links", "ms", found["appell"], "Exudyn, index 2", found["exudyn"],
        times_faster=RATIO, errors=(float(abs(end(tolerance) - reference).max()), error),
        note=f"{steps} steps of Exudyn, simulate at {tolerance:g} as a person calls it; {LIMIT}",
    )  # fmt: skip
