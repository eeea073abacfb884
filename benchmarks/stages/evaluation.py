"""One evaluation of the accelerations of the spatial chain."""

from __future__ import annotations

import numpy as np
from measure import Row, against, turn_by_turn
from peers import mujoco_forward, pinocchio_aba
from systems import spatial_chain

import appell as ap
from appell.compile import program_of

LENGTHS = (4, 8, 16)
EVALUATIONS = 100_000
AGREEMENT = 1e-10


def evaluation() -> list[Row]:
    return [row for links in LENGTHS for row in one_length(links)]


def one_length(links: int) -> list[Row]:
    numbers = np.random.default_rng(links)
    q, u = numbers.uniform(-1, 1, links), numbers.uniform(-1, 1, links)
    program, x = program_of(spatial_chain(links).derive(ap.Kane())), np.concatenate([q, u])
    mujoco, pinocchio = mujoco_forward.Chain(links, q, u), pinocchio_aba.Chain(links, q, u)
    ours = program.rates(0.0, x, []).speed_rates
    differences = [agreement(ours, peer.accelerations()) for peer in (mujoco, pinocchio)]
    found = turn_by_turn(
        {
            "appell": lambda: program.time_rates(0.0, x, [], EVALUATIONS),
            "mujoco": lambda: mujoco.time_forward(EVALUATIONS),
            "pinocchio": lambda: pinocchio_aba.time_aba(pinocchio, EVALUATIONS // 5),
        },
        repeats=9,
    )
    name = f"accelerations, spatial chain of {links} links"
    how = ("both in a native loop of 1e5", "peer through its binding, less an empty call")
    return [
        against(name, "µs", found["appell"], peer, found[key], times_faster=1, note=f"{words}; agree to {d:.0e}",
                why_not=WHY_NOT)
        for peer, key, words, d in zip(
            ("MuJoCo mj_forward", "Pinocchio aba"), ("mujoco", "pinocchio"), how, differences, strict=True
        )
    ]  # fmt: skip


def agreement(ours: np.ndarray, theirs: np.ndarray) -> float:
    """The largest difference against the largest acceleration; beyond AGREEMENT there is nothing to compare."""
    difference = float(abs(ours - theirs).max() / abs(theirs).max())
    if not difference < AGREEMENT:
        raise RuntimeError(f"the accelerations differ by {difference:.1e}: the models are not the same")
    return difference


WHY_NOT = (
    "most of the time goes into M and F; turning inertias are added up from the tip inwards, but the masses are summed "
    "over each body by itself, which needs more operations in a long chain than the peer's"
)
