"""The campaign's judge on a few runs, and on falsified ones: it must see each fault."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from tests.campaign import __main__ as campaign
from tests.campaign.case import Case, Contact, System
from tests.campaign.draw import one
from tests.campaign.families import NAMES, family
from tests.campaign.judge import AGREES, REFUSED, SLOW, WRONG, Verdict, judge
from tests.campaign.reference import motion

G = 9.81


@cache
def drawn(name: str, seed: int) -> Case:
    """A case as any other, with a seed of this file."""
    return family(name).draw(np.random.default_rng([seed]))


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("name", NAMES)
def test_runs_of_every_family_agree(name: str, seed: int) -> None:
    assert one(name, seed).outcome == AGREES


@pytest.mark.slow
def test_a_reference_that_steps_of_several_sizes_mislead_alike_is_made_finer() -> None:
    """The crank's slider reverses within a step of 1, 1/2, 1/4 and 1/8 ms: all four are off by 2.6e-3."""
    assert one("cranks", 115).outcome == AGREES


@pytest.mark.slow
def test_three_balls_collapse_at_a_wall() -> None:
    """Infinitely many strikes before t = 1.29952688168737, by 120 digits; all three stand still from then on."""
    assert one("lines_of_balls", 1113).outcome == AGREES


@pytest.mark.slow
def test_a_box_whose_strikes_would_create_energy_and_share_their_pulls_is_not_slow() -> None:
    """147 strikes, each with its restitution lowered, and two corners that stick with one pull between them."""
    assert one("boxes", 5117).outcome == AGREES


def test_the_reference_knows_how_far_a_block_slides_and_where_a_ball_bounces() -> None:
    """v^2 / (2 mu g) and x = v t - g t^2 / 2 between strikes, to the first order of its steps."""
    floor = Contact("floor", lambda t, q: q[1], slips=(lambda t, q, u: u[0],), mu=0.3, restitution=0.5)
    system = System(np.eye(2), lambda t, q, u: np.array([0.0, -G]), (floor,))
    times = np.array([0.0, 0.2, 1.0])
    slid, _ = motion(system, np.zeros(2), np.array([2.0, 0.0]), times, 1e-3)
    assert slid[-1] == pytest.approx([4 / (0.6 * G), 0.0], abs=2e-3)
    first, up = np.sqrt(0.4 / G), 0.5 * np.sqrt(0.4 * G)
    later = 0.3 - first
    fallen, _ = motion(system, np.array([0.0, 0.2]), np.zeros(2), np.array([0.0, 0.3]), 1e-3)
    assert fallen[-1, 1] == pytest.approx(up * later - G * later**2 / 2, abs=3e-3)


def test_the_reference_does_not_jump_with_a_gap_that_is_too_small_to_matter() -> None:
    """The left end of a flat rod strikes, the right one parts and, lifted by 1e-6 m, strikes next: so without."""
    case = family("rods").draw(np.random.default_rng([sum(map(ord, "rods")), 7077]))
    assert (case.state["c"], case.state["y"]) == (0.0, 0.0)
    times, speeds = np.array([0.0, 0.2]), np.array([case.state[name] for name in case.rates])
    lifted = 1e-6 / case.parameters["l"]
    flat, _ = motion(case.system, np.zeros(3), speeds, times, case.step / 8)
    gap, _ = motion(case.system, np.array([0.0, 1e-6, lifted]), speeds, times, case.step / 8)
    assert flat[-1] == pytest.approx(gap[-1], abs=2e-3)


@pytest.mark.slow_but_every(6)
@pytest.mark.parametrize(
    ("parameter", "factor", "words"), [("e", 0.8, "differs by"), ("d", 1.1, "differs by"), ("mu", 2.0, "its cone")]
)
def test_a_model_with_another_number_than_the_reference_is_wrong(parameter: str, factor: float, words: str) -> None:
    case = drawn("pendulums", 3)
    assert judge("pendulums", 3, case).outcome == AGREES
    falsified = replace(case, parameters={**case.parameters, parameter: factor * case.parameters[parameter]})
    found = judge("pendulums", 3, falsified)
    assert found.outcome == WRONG
    assert words in found.words


def test_a_closed_form_that_is_off_is_seen() -> None:
    case = drawn("lines_of_balls", 1)
    exact = case.exact
    assert exact is not None
    assert judge("balls", 1, case).outcome == AGREES
    falsified = replace(case, exact=lambda times: exact(times) + 1e-5)
    assert "closed form" in judge("balls", 1, falsified).words


def test_what_is_refused_and_what_takes_too_long_is_told_apart() -> None:
    case = drawn("pendulums", 3)
    assert judge("pendulums", 3, replace(case, state={**case.state, "x": -9.0})).outcome == REFUSED
    assert judge("pendulums", 3, replace(case, end=1e5), limit=0.05).outcome == SLOW


def test_the_table_counts_every_outcome() -> None:
    found = [Verdict("rods", seed, outcome) for seed, outcome in enumerate([AGREES, AGREES, REFUSED, WRONG, SLOW])]
    assert "| rods | 5 | 2 | 1 | 1 | 1 |" in campaign.table(found)
    assert "| all | 5 | 2 | 1 | 1 | 1 |" in campaign.table(found)


def test_several_processes_judge_as_one_does() -> None:
    """Started as `make campaign` starts it: fresh processes must find what they are to run."""
    command = [sys.executable, "-m", "tests.campaign", "--seeds", "1", "--families", "pucks", "--workers", "2"]
    ended = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, timeout=60)
    assert ended.returncode == 0, ended.stderr
    assert "| pucks | 1 | 1 | 0 | 0 | 0 |" in ended.stdout


def test_a_campaign_that_was_broken_off_goes_on_and_a_record_belongs_to_one_state_of_the_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "record.jsonl"
    assert campaign.recorded(path) == []
    done = Verdict("rods", 3, AGREES, seconds=0.5)
    with path.open("a") as file:
        file.write(json.dumps(vars(done)) + "\n")
    assert campaign.recorded(path) == [done]
    left = campaign.tasks_of(["rods", "boxes"], range(3, 5), [done])
    assert left == [("rods", [4]), ("boxes", [3, 4])]
    assert campaign.tasks_of(["rods"], [3], [done]) == []
    monkeypatch.setattr(campaign, "source", lambda: "another")
    with pytest.raises(SystemExit, match="another state of the source"):
        campaign.recorded(path)
