"""A motion that a person acts on while it runs: the page's own stepper, moment by moment, against native runs."""

from __future__ import annotations

from base64 import b64decode

import numpy as np
import pytest

import appell as ap
from appell.analysis.comparison.compare import applicable
from appell.compile.wasm import WasmModule, wasm_module
from appell.model import name_of
from appell.simulate.mode_tables import mode_functions
from appell.simulate.page_inputs import module_inputs
from appell.view.page.document import document
from appell.view.page.options import PageOptions
from appell.view.page.pull import POINT, Pull, pullable
from tests.engine.node import live_in_node, needs_node
from tests.with_modes import MOTIONS, G

pytestmark = needs_node

FRAME = 1 / 60
"""Seconds between two pictures."""
ON_CONSTRAINTS = 1e-10
"""What a constraint may be off while it is pulled at."""


def pulled(equations: ap.Equations) -> tuple[Pull, WasmModule]:
    pull = pullable(equations)
    return pull, wasm_module(pull.equations, modes=mode_functions(pull.equations))


def spring(
    pull: Pull, body: str, k: float, to: tuple[float, ...], arm: tuple[float, ...], slow: float
) -> dict[int, float]:
    """The entries of p for a spring from a point in space to one of a body."""
    at = dict(zip(range(pull.first, pull.first + len(POINT)), (*arm, *to, slow), strict=True))
    return at | {pull.first + len(POINT) + pull.bodies.index(body): k}


def at_once(entries: dict[int, float], moment: int = 0) -> list[tuple[int, int, float]]:
    return [(moment, place, value) for place, value in entries.items()]


def test_a_pulled_particle_swings_about_the_pointer_as_its_closed_form_says() -> None:
    model = ap.Model("a puck on ice")
    x, y = model.coordinates("x y")
    model.particle("puck", mass=2, position=x * model.frame.x + y * model.frame.y)
    pull, module = pulled(model.derive(ap.Lagrange()))
    held = spring(pull, "puck", k=8.0, to=(1.0, 0.0, 0.0), arm=(0.0, 0.0, 0.0), slow=0.0)
    found = live_in_node(module, {"start": {"x": 0.0, "y": 0.0, "xdot": 0.0, "ydot": 0.0}}, 120, FRAME, at_once(held))
    # 2 x'' = 8 (1 - x): x = 1 - cos 2t
    assert np.abs(found["coordinates"][:, 0] - (1 - np.cos(2 * found["time"]))).max() < 1e-9


def test_let_go_it_moves_on_as_a_motion_without_the_pointer() -> None:
    card = ap.catalogue.card_of("two-pucks")
    equations = card.model().derive(ap.Kane())
    pull, module = pulled(equations)
    held = spring(pull, "P1", k=30.0, to=(0.5, 0.4, 0.0), arm=(0.0, 0.0, 0.0), slow=0.1)
    go = at_once(held) + [(60, place, 0.0) for place in held]
    found = live_in_node(module, {"start": dict(card.start), "tolerance": 1e-10}, 120, FRAME, go)
    q, u = found["coordinates"][60], found["speeds"][60]
    start = dict(zip(map(name_of, equations.coordinates), q, strict=True)) | dict(
        zip(map(name_of, equations.speeds), u, strict=True)
    )
    free = equations.simulate(60 * FRAME, start, samples=61, tolerance=1e-10)
    assert np.abs(free.results.values("coordinate") - found["coordinates"][60:]).max() < 1e-7
    assert np.abs(found["coordinates"][60] - found["coordinates"][0]).max() > 0.01


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("name", ["two-pucks", "rattleback", "four-bar", "chaplygin-sleigh"])
def test_constraints_and_energy_hold_while_a_body_is_pulled_by_its_edge(name: str) -> None:
    card = ap.catalogue.card_of(name)
    equations = card.model().derive(ap.Kane())
    pull, module = pulled(equations)
    held = spring(pull, pull.bodies[-1], k=20.0, to=(0.3, -0.2, 0.1), arm=(0.05, 0.02, 0.0), slow=0.05)
    found = live_in_node(module, {"start": dict(card.start), "tolerance": 1e-10}, 120, FRAME, at_once(held, 5))
    assert found["audit"]["constraint_error"] < ON_CONSTRAINTS
    assert found["audit"]["energy_error"] < 1e-6
    assert np.abs(found["work"]).max() > 1e-3, "the pull does work, and that work is counted"


def test_a_body_is_pulled_at_the_point_that_was_taken() -> None:
    model = ap.Model("a disc on ice")
    disc = model.body("disc", mass=2, inertia_zz=0.1)
    model.joint("on ice", ap.Planar(), model.ground, disc)
    pull, module = pulled(model.derive(ap.Kane()))
    held = spring(pull, "disc", k=20.0, to=(1.0, 0.5, 0.0), arm=(0.3, 0.0, 0.0), slow=0.0)
    names = [*map(name_of, pull.equations.coordinates), *map(name_of, pull.equations.speeds)]
    found = live_in_node(module, {"start": dict.fromkeys(names, 0.0)}, 1, 1e-7, at_once(held))
    # f = 20 (0.7, 0.5) at (0.3, 0): m a = f, I alpha = 0.3 f_y
    assert np.abs(found["speedRates"][-1] - [7.0, 5.0, 30.0]).max() < 1e-5


@pytest.mark.slow_but_every(5)
@pytest.mark.parametrize("name", MOTIONS)
def test_a_live_motion_goes_from_mode_to_mode_as_one_that_was_computed_at_once(name: str) -> None:
    motion = MOTIONS[name]()
    asked = {"samples": 121, "tolerance": 1e-10, "inputs": motion.inputs or None}
    run = motion.equations.simulate(motion.duration, motion.start, progress=False, **asked)
    pull = pullable(motion.equations)
    modes = mode_functions(pull.equations)
    assert modes is not None
    inputs = module_inputs(modes.held, motion.inputs, (0.0, motion.duration)) if motion.inputs else None
    module = wasm_module(pull.equations, inputs=pull.added_to(inputs), modes=modes)
    request = {"start": dict(motion.start), "duration": motion.duration, "tolerance": 1e-10}
    found = live_in_node(module, request, 120, motion.duration / 120, [])
    # each moment begins with a step of its own: errors of steps differ, and ends of slips with them
    assert np.abs(run.results.values("coordinate") - found["coordinates"]).max() < 1e-8
    assert found["audit"]["constraint_error"] < ON_CONSTRAINTS
    assert found["audit"]["energy_error"] < 1e-6


def block_on_a_table(mu: float) -> tuple[Pull, WasmModule]:
    model = ap.Model("a block on a table")
    x, y = model.coordinates("x y")
    block = model.particle("block", mass=2, position=x * model.frame.x + y * model.frame.y)
    model.gravity(-G * model.frame.y)
    model.constrain("table", ap.position(block).dot(model.frame.y) >= 0, friction=ap.Coulomb(mu) if mu else None)
    return pulled(model.derive(ap.Kane()))


AT_REST = {"start": {"x": 0.0, "y": 0.0, "xdot": 0.0, "ydot": 0.0}, "duration": 2.0}


def test_a_block_that_is_pulled_up_leaves_the_table_and_lies_there_until_the_pull_is_strong_enough() -> None:
    pull, module = block_on_a_table(0.0)
    weak, strong = ((0.0, height, 0.0) for height in (0.5, 1.0))
    still = (0.0, 0.0, 0.0)
    acts = at_once(spring(pull, "block", 30.0, weak, still, 0.0)) + at_once(
        spring(pull, "block", 30.0, strong, still, 0.0), 20
    )
    found = live_in_node(module, AT_REST, 60, FRAME, acts)
    y, since = found["coordinates"][:, 1], np.maximum(found["time"] - found["time"][20], 0.0)
    # 2 y'' = 30 (r - y) - 2 g: the weight is more than 30 * 0.5, and less than 30 * 1
    high = 1.0 - 2 * G / 30
    assert np.abs(y - high * (1 - np.cos(np.sqrt(15) * since))).max() < 1e-8
    assert found["audit"]["constraint_error"] < ON_CONSTRAINTS


@pytest.mark.slow
def test_a_block_that_is_pulled_along_sticks_until_friction_gives_way_and_then_slips() -> None:
    pull, module = block_on_a_table(0.5)
    weak, strong = ((along, 0.0, 0.0) for along in (0.3, 0.8))
    still = (0.0, 0.0, 0.0)
    acts = at_once(spring(pull, "block", 30.0, weak, still, 0.0)) + at_once(
        spring(pull, "block", 30.0, strong, still, 0.0), 20
    )
    found = live_in_node(module, AT_REST, 100, FRAME, acts)
    x, since = found["coordinates"][:, 0], np.maximum(found["time"] - found["time"][20], 0.0)
    # 2 x'' = 30 (r - x) - g: 0.5 * 2 g is more than 30 * 0.3 and less than 30 * 0.8; it stops after half a turn
    far, w = 0.8 - G / 30, np.sqrt(15)
    assert np.abs(x - far * (1 - np.cos(np.minimum(w * since, np.pi)))).max() < 1e-8
    assert found["audit"]["constraint_error"] < ON_CONSTRAINTS


FRAMES = 120
SLOWEST = 1000 / 60
"""Milliseconds for a picture."""
ENDS = {
    "cycloidal-pendulum": "the cusp of the cycloid",
    "painleve-rod": "the paradox of Painleve",
    "appell-hamel-limit": "the weight at rest, where the constraint has no direction",
    "driven-tip": "the velocity along the actuator",
}
"""Motions that a strong pull brings to where their equations end."""


@pytest.mark.slow
@pytest.mark.parametrize("card", ap.catalogue.SYSTEMS, ids=lambda card: card.name)
def test_every_system_runs_live_and_is_pulled_on_its_constraints_in_time(card: ap.catalogue.Card) -> None:
    model = card.model()
    equations = model.derive(applicable(model.snapshot())[0])
    run = equations.simulate(card.duration, card.start, progress=False)
    made = document([run], PageOptions())
    module, settings = made["module"], made["settings"]
    if "wasm" not in module:
        pytest.skip(module["refusal"])
    pull, acts = module["pull"], []
    for body, place in list(pull["bodies"].items())[-1:]:
        nodes, extent = made["scene"]["nodes"], made["scene"]["extent"]
        total = sum(node["mass"] or 0.0 for node in nodes) or 1.0
        mass = max(next(node["mass"] or 0.0 for node in nodes if node["name"] == body), total / 4)
        k = mass * (9 / settings["speed"]) ** 2
        point = [0.05 * extent, 0.02 * extent, 0.0, 0.3 * extent, 0.2 * extent, 0.1 * extent, 1.4 * (mass / k) ** 0.5]
        acts = [(10, pull["point"] + i, value) for i, value in enumerate(point)] + [(10, place, k), (80, place, 0.0)]
    start = {entry["name"]: entry["value"] for entry in made["start"] if entry["given"]}
    more = {key: settings[key] for key in ("tolerance", "integrator", "duration")} | {"startTime": settings["begin"]}
    wasm = WasmModule(b64decode(module["wasm"]), module["interface"])
    if card.name in ENDS:
        with pytest.raises(AssertionError, match="ended"):
            live_in_node(wasm, {"start": start, **more}, FRAMES, settings["speed"] * FRAME, acts)
        return
    found = live_in_node(wasm, {"start": start, **more}, FRAMES, settings["speed"] * FRAME, acts)
    assert found["audit"]["constraint_error"] < ON_CONSTRAINTS
    assert np.median(found["times"]) < SLOWEST / 2
