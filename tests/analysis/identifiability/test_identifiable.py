"""Which parameters a motion shows, against what is known of them: ratios of inertias, base parameters of a bicycle."""

from __future__ import annotations

import pytest
import sympy as sm

import appell as ap
from tests.tolerances import RUN


def run_of(system: str, duration: float = 4.0, state: dict[str, float] | None = None) -> ap.Run:
    card = ap.catalogue.card_of(system)
    equations = card.model().derive(ap.Kane())
    return equations.simulate(duration, card.start if state is None else state, tolerance=RUN, samples=60)


def changes(found: ap.Identifiability) -> list[dict[str, sm.Expr]]:
    return [{str(p): e for p, e in hidden.change.items()} for hidden in found.hidden]


def test_a_sleigh_shows_its_inertias_as_a_ratio_only_and_that_is_proved() -> None:
    found = ap.identifiable(run_of("chaplygin-sleigh"))
    assert found.rank == 2
    assert list(map(str, found.combinations)) == ["J/m", "a"]
    assert found.proved
    assert "shown: J/m, a" in str(found)


def test_a_disc_that_rolls_shows_two_of_three() -> None:
    found = ap.identifiable(run_of("rolling-disc"))
    assert (found.rank, list(map(str, found.combinations)), found.proved) == (2, ["r", "g"], True)


def test_what_a_constraint_hides_is_proved_from_the_motion_itself() -> None:
    """An upright disc rolls at constant rates: no inertia matters, though every one changes the energy."""
    found = ap.identifiable(run_of("vertical-disc"))
    assert (found.rank, list(map(str, found.combinations))) == (1, ["R"])
    assert found.proved
    assert [hidden.reason for hidden in found.hidden] == ["no acceleration changes"] * 3


def test_the_mass_of_each_of_two_stones_is_hidden_though_no_common_factor_says_so() -> None:
    m = ap.Model("two stones")
    a, b, g = m.parameters("a b g", [1.0, 2.0, 9.81])
    for name, mass, q in zip("AB", (a, b), m.coordinates("x y"), strict=True):
        m.particle(name, mass=mass, position=q * m.frame.x)
    m.gravity(-g * m.frame.x)
    found = ap.identifiable(m.derive(ap.Kane()).simulate(1.0, {"x": 1.0, "y": 2.0}, tolerance=RUN))
    assert [hidden.reason for hidden in found.hidden] == ["no acceleration changes"] * 2
    assert list(map(str, found.combinations)) == ["g"]


def test_two_inertias_on_one_axle_show_as_their_sum() -> None:
    m = ap.Model("two wheels on an axle")
    I, J, k = m.parameters("I J k", [1.0, 2.0, 3.0])
    theta = m.coordinates("theta")
    m.potential("spring", k * theta**2 / 2)
    for name, moment in zip("AB", (I, J), strict=True):
        frame = m.frame.orientnew(name, "Axis", [theta, m.frame.z])
        m.body(name, 1, frame=frame, position=m.origin, inertia=(moment, moment, moment))
    found = ap.identifiable(m.derive(ap.Kane()).simulate(5.0, {"theta": 1.0}, tolerance=RUN))
    assert found.rank == 1
    assert list(map(str, found.combinations)) == ["k/(I + J)"]
    assert sorted(hidden.reason.split(",")[0] for hidden in found.hidden) == [
        "every force and inertia grows alike",
        "no energy and no force changes",
    ]


def test_a_rattleback_shows_nine_of_ten() -> None:
    found = ap.identifiable(run_of("rattleback"))
    assert (found.rank, found.proved) == (9, True)
    assert set(map(str, found.combinations)) == {"a", "b", "c", "h", "g", "A/m", "B/m", "C/m", "D/m"}


@pytest.mark.slow
def test_a_bicycle_shows_eighteen_of_twenty_six() -> None:
    """Mass, wheels on their axles, and what may be moved along the steer axis between frame and fork."""
    found = ap.identifiable(run_of("bicycle"))
    assert found.rank == 18
    proved = [change for change, hidden in zip(changes(found), found.hidden, strict=True) if hidden.proved]
    assert {"IRxx": 1, "IBxx": -1, "IBzz": -1} in proved
    assert {"IHxx": 1, "IHzz": 1, "IFxx": -1} in proved
    assert any(len(change) == 16 for change in proved)  # every mass and inertia
    assert len(proved) == 3


def test_a_run_that_shows_little_proves_nothing() -> None:
    """A sleigh that glides straight on: its parameters do not show, but they would in a turn."""
    straight = run_of("chaplygin-sleigh", 2.0, {"v": 1.0, "omega": 0.0})
    found = ap.identifiable(straight)
    assert found.rank == 0
    assert not any(hidden.proved for hidden in found.hidden)
    turning = straight.equations.simulate(2.0, {"v": 0.0, "omega": 2.0}, tolerance=RUN, samples=60)
    both = ap.identifiable([straight, turning])
    assert (both.rank, both.proved) == (2, True)


def test_forces_show_what_the_motion_hides() -> None:
    run = run_of("chaplygin-sleigh")
    found = ap.identifiable(run, of=["v", "omega", "force of no side slip on body"])
    assert (found.rank, found.hidden) == (3, ())


def test_only_the_parameters_named_are_asked_about() -> None:
    found = ap.identifiable(run_of("chaplygin-sleigh"), ["m", "a"])
    assert (found.rank, found.hidden, list(map(str, found.combinations))) == (2, (), ["m", "a"])


def test_through_bounces_a_mass_stays_hidden_in_numbers() -> None:
    run = (
        ap.catalogue.bouncing_ball().derive(ap.Kane()).simulate(2.0, {"x": 0, "z": 1, "vx": 1, "vz": 0}, tolerance=RUN)
    )
    found = ap.identifiable(run)
    assert (found.rank, [list(change) for change in changes(found)]) == (2, [["m"]])
    assert not found.proved
    assert "checked in numbers" in str(found)


@pytest.mark.parametrize(
    ("asked", "words"), [(["mass"], "'mass' is no parameter"), ([], "has no parameters to identify")]
)
def test_what_is_no_parameter_is_refused(asked: list[str], words: str) -> None:
    with pytest.raises(ap.ModelError, match=words):
        ap.identifiable(run_of("chaplygin-sleigh", 1.0), asked)
    with pytest.raises(ap.ModelError, match="needs a run"):
        ap.identifiable([])
