"""Closed loops against MuJoCo, Pinocchio's constraint dynamics and Exudyn: the four-bar linkage, and rings of links.

In a run every program is given the steps, ours the tolerance, at which gap and places at the end are within 1e-6 of a
run of ours at 1e-13 (peers of other methods come to the same end). A peer that would take longer than `PATIENCE` to get
there is timed at the finest steps within it, and the row says the error it has left; its time is then a lower bound.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import large_systems
import numpy as np
import planar_loops
from measure import UNITS, Row, against, lap, turn_by_turn
from peers import exudyn_loop, mujoco_loop, pinocchio_loop
from planar_loops import Loop, Motion

import appell as ap
from appell.catalogue import FOUR_BAR
from appell.compile import program_of

ERROR, RATIO, PATIENCE = 1e-6, 10, 12.0
ACCELERATIONS = (20, 200)
RING, FOUR_BAR_SECONDS, RING_SECONDS = 200, 10.0, 1.0
TOLERANCES = [10.0**-k for k in np.arange(4.0, 13.1, 0.5)]
LIMIT = (
    "the limit: some 200 operations a link of a plane chain and 60 for each row that is raised through it, and twice "
    "the way inwards, on which a link waits for some 25 operations and a division of the one beyond"
)


@dataclass(frozen=True)
class Peer:
    """A program: how it is run with so many steps, the order of its error, and steps a second to begin with."""

    name: str
    run: Callable[[Loop, float, int], Motion]
    order: int
    first: int


PEERS = (
    Peer("MuJoCo, RK4", mujoco_loop.run, 2, 1000),
    Peer("Pinocchio constraintDynamics, RK4 in Python", pinocchio_loop.run, 4, 200),
    Peer("Exudyn, index 2", exudyn_loop.run, 2, 500),
)


@dataclass(frozen=True)
class Case:
    """A motion of ours and the same one as numbers for the peers."""

    loop: Loop
    seconds: float
    simulate: Callable[[float], ap.Run]
    angles: Callable[[ap.Run], np.ndarray]

    def error(self, found: np.ndarray, gap: float, reference: np.ndarray) -> float:
        return max(float(abs(found - reference).max()), gap)

    def ours(self, tolerance: float) -> tuple[np.ndarray, float]:
        angles = self.angles(self.simulate(tolerance))
        return self.loop.middles(angles), self.loop.gap(angles)


def loops() -> list[Row]:
    rows = []
    for row in _rows():
        peer = "cannot" if row.peer_value is None else f"{row.peer_value:.3g} {row.unit}"
        print(f"{row.name}: {row.appell:.3g} {row.unit}; {row.peer}: {peer}", flush=True)
        rows.append(row)
    return rows


def _rows() -> Iterator[Row]:
    for links in ACCELERATIONS:
        yield from accelerations(links)
    for case in (four_bar(), ring()):
        yield from runs(case)


def four_bar() -> Case:
    equations, start = FOUR_BAR.model().derive(ap.Kane()), dict(FOUR_BAR.start)

    def simulate(tolerance: float) -> ap.Run:
        return equations.simulate(FOUR_BAR_SECONDS, start, samples=2, tolerance=tolerance)

    begin = simulate(1e-8)
    angles, rates = (
        tuple(float(begin[n][0]) for n in names.split()) for names in ("theta beta phi", "omega omega_b omega_r")
    )
    loop = planar_loops.four_bar(angles, rates)
    return Case(loop, FOUR_BAR_SECONDS, simulate, lambda run: np.array([run[n][-1] for n in ("theta", "beta", "phi")]))


def ring() -> Case:
    model, start = large_systems.hinged_ring(RING)
    equations = model.derive(ap.Kane())

    def simulate(tolerance: float) -> ap.Run:
        return equations.simulate(RING_SECONDS, start, samples=2, tolerance=tolerance)

    def angles(run: ap.Run) -> np.ndarray:
        return np.array([run[f"q{k}"][-1] for k in range(RING)])

    return Case(planar_loops.ring(RING), RING_SECONDS, simulate, angles)


def runs(case: Case) -> Iterator[Row]:
    """One row a peer; ours at the loosest tolerance that meets the error."""
    reference, _ = case.ours(1e-13)
    tolerance = next(t for t in TOLERANCES if case.error(*case.ours(t), reference) <= ERROR)
    error = case.error(*case.ours(tolerance), reference)
    for peer in PEERS:
        steps, motion = finest(peer, case, reference)
        theirs = case.error(motion.middles, motion.gap, reference)
        found = turn_by_turn(
            {
                "appell": lambda: lap(lambda: case.simulate(tolerance)),
                "peer": lambda peer=peer, steps=steps: peer.run(case.loop, case.seconds, steps).seconds,
            },
            repeats=max(1, min(5, int(5 / motion.seconds))),
            warm=0,
        )
        left = f"its step of {case.seconds / steps:.1e} s leaves {theirs:.1e} (gap {motion.gap:.0e})"
        reached = "" if theirs <= ERROR else f"cannot reach {ERROR:g} within {PATIENCE:g} s: a lower bound; "
        yield against(
            f"run of {case.seconds:g} s, {case.loop.name}, error {ERROR:g}", "ms", found["appell"], peer.name,
            found["peer"], times_faster=RATIO, errors=(error, theirs),
            note=f"{reached}{left}; simulate at {tolerance:.0e} as a person calls it",
        )  # fmt: skip


def finest(peer: Peer, case: Case, reference: np.ndarray) -> tuple[int, Motion]:
    """The steps at which the error is met, foreseen from the order of the method, or the last within patience."""
    steps = round(peer.first * case.seconds)
    while True:
        motion = peer.run(case.loop, case.seconds, steps)
        error = case.error(motion.middles, motion.gap, reference)
        if error <= ERROR:
            return steps, motion
        more = min(10.0, max(1.3, 1.1 * (error / ERROR) ** (1 / peer.order))) if np.isfinite(error) else 4.0
        more = min(more, PATIENCE / motion.seconds)
        if more < 1.3:
            return steps, motion
        steps = round(steps * more)


def accelerations(links: int) -> Iterator[Row]:
    """At the start, all in the angles between rods; agreement is checked first."""
    model, start = large_systems.hinged_ring(links)
    program, loop = program_of(model.derive(ap.Kane())), planar_loops.ring(links)
    x = np.concatenate([np.array(list(start.values())), np.zeros(links)])
    ours = program.rates(0.0, x, []).speed_rates
    peers = {
        "Pinocchio constraintDynamics": (pinocchio_loop.Tied(loop), 1e-7, "by its binding"),
        "MuJoCo mj_forward": (mujoco_loop.Tied(loop), 1e-2, "its tie is soft"),
    }
    scales = program.regular_scales(0.0, x, []) or {}
    name = f"accelerations, {loop.name}"
    for peer, (tied, agreement, how) in peers.items():
        theirs = tied.accelerations()
        differ = float(abs(ours - theirs).max() / abs(theirs).max())
        if not differ < agreement:
            raise RuntimeError(f"{peer}: the accelerations differ by {differ:.1e}, the models are not the same")
        found = turn_by_turn(
            {"appell": lambda: program.time_rates(0.0, x, [], 1000, **scales), "peer": lambda tied=tied: tied.time(50)},
            repeats=9,
        )
        yield against(
            name, "µs", found["appell"], peer, found["peer"], times_faster=RATIO,
            note=f"{how}; agree to {differ:.0e}; {LIMIT}", why_not=WHY_NOT,
        )  # fmt: skip
    row = Row(name, "µs", found["appell"].median * UNITS["µs"], "Exudyn")
    yield replace(row, note="Exudyn cannot: it has no call for the accelerations of a state outside its integrators")


WHY_NOT = "Pinocchio's own recursion is of the same order; each row is one more way inwards here"
