"""Growing chains: accelerations, their slope in the number of links, derivation and compilation, linearization."""

from __future__ import annotations

import numpy as np
from measure import Lap, Row, Times, against, alone, lap, per_call, turn_by_turn
from peers import mujoco_forward, pinocchio_aba
from systems import spatial_chain

import appell as ap
from appell.compile import program_of

LENGTHS = (4, 8, 16, 64, 256, 1000)
SLOPE_FROM = 64
PINOCCHIO_UP_TO = 300
"""Pinocchio's Data holds tensors of the cube of the speeds (second derivatives): gigabytes from some 400 links on."""
AGREEMENT = {"mujoco": 1e-5, "pinocchio": 1e-9}
"""Of a thousand links: MuJoCo factorises M, whose condition grows with the fourth power of the length."""
SECONDS = {100: 2.0, 1000: 15.0}
LIMIT = (
    "the limit: some 350 operations a link, and on the way inwards a chain of some 25 operations and a division that "
    "each link waits for"
)


def chains() -> list[Row]:
    rows, medians = [], {}
    for links in LENGTHS:
        found, program = one_length(links)
        medians[links] = found[0].appell
        rows += [*found, *program]
    rows += [compilation_of(100), *linearization(64), slope(medians)]
    return rows


def compiled_chain(links: int) -> tuple[ap.Equations, Lap]:
    """Equations of the chain and how long it takes to derive and compile them, the model written before."""
    model, made = spatial_chain(links), []

    def derive_and_compile() -> None:
        made.append(model.derive(ap.Kane()))
        program_of(made[0])

    taken = lap(derive_and_compile)
    return made[0], taken


def one_length(links: int) -> tuple[list[Row], list[Row]]:
    numbers = np.random.default_rng(links)
    q, u = numbers.uniform(-1, 1, links), numbers.uniform(-1, 1, links)
    equations, seconds = compiled_chain(links)
    program, x = program_of(equations), np.concatenate([q, u])
    peers = {"mujoco": mujoco_forward.Chain(links, q, u)}
    if links <= PINOCCHIO_UP_TO:
        peers["pinocchio"] = pinocchio_aba.Chain(links, q, u)
    ours, calls = program.rates(0.0, x, []).speed_rates, max(400_000 // links, 200)
    differences = {name: differ(ours, peer.accelerations()) for name, peer in peers.items()}
    for name, difference in differences.items():
        if not difference < AGREEMENT[name]:
            raise RuntimeError(f"the accelerations of {links} links differ from {name}'s by {difference:.1e}")
    few = max(calls // 10, 20)
    things = {
        "appell": lambda: program.time_rates(0.0, x, [], calls),
        "mujoco": lambda: peers["mujoco"].time_forward(few),
    }
    if "pinocchio" in peers:
        things["pinocchio"] = lambda: pinocchio_aba.time_aba(peers["pinocchio"], few)
    found = turn_by_turn(things, repeats=9)
    faster = min(peers, key=lambda name: found[name].median)
    words = {"mujoco": "MuJoCo mj_forward", "pinocchio": "Pinocchio aba"}
    among = "the faster of both" if len(peers) > 1 else "Pinocchio's Data does not fit the memory"
    way = "link by link" if program_of(equations).system.is_recursive else "written out"
    note = f"{among}; ours {way}; agree to {differences[faster]:.0e}; {LIMIT}"
    row = against(
        f"accelerations, chain of {links} links", "µs", found["appell"], words[faster], found[faster],
        times_faster=2, note=note,
    )  # fmt: skip
    return [row], [compiled_row(links, seconds)] if links in SECONDS else []


def differ(ours: np.ndarray, theirs: np.ndarray) -> float:
    return float(abs(ours - theirs).max() / abs(theirs).max())


def compilation_of(links: int) -> Row:
    return compiled_row(links, compiled_chain(links)[1])


def compiled_row(links: int, seconds: Lap) -> Row:
    name = f"derive and compile, chain of {links} links"
    return alone(name, "s", Times((seconds,)), below=SECONDS[links], note="without writing the model in SymPy")


def slope(medians: dict[int, float]) -> Row:
    """The slope of the logarithms from some length on, by least squares."""
    lengths = [n for n in medians if n >= SLOPE_FROM]
    found = np.polyfit(np.log(lengths), np.log([medians[n] for n in lengths]), 1)[0]
    name = f"log-log slope of the accelerations from {SLOPE_FROM} links on"
    return Row(name, "", float(found), target="under 1.15", reached=bool(found < 1.15))


def linearization(links: int) -> list[Row]:
    import pinocchio as pin

    numbers = np.random.default_rng(links)
    q, u = numbers.uniform(-1, 1, links), numbers.uniform(-1, 1, links)
    program, x = program_of(compiled_chain(links)[0]), np.concatenate([q, u])
    peer = pinocchio_aba.Chain(links, q, u)
    jacobian, derivatives = program.tree_jacobian, pin.computeABADerivatives
    theirs = np.hstack(derivatives(peer.model, peer.data, q, u, peer.torques)[:2])
    difference = differ(jacobian(0.0, x, [])[links:], theirs)
    found = turn_by_turn(
        {
            "appell": lambda: per_call(lambda: jacobian(0.0, x, [], 100), 1) / 100,
            "pinocchio": lambda: per_call(lambda: derivatives(peer.model, peer.data, q, u, peer.torques), 100),
        },
        repeats=9,
    )
    return [
        against(
            f"linearization, chain of {links} links", "µs", found["appell"], "Pinocchio computeABADerivatives",
            found["pinocchio"], times_faster=1, note=f"agree to {difference:.0e}; ours with d qdot/dx, all of df/dx",
        )
    ]  # fmt: skip
