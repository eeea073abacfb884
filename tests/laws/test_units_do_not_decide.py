"""Units do not decide: a model written in other units has the same motion, reactions, ranks, refusals and kinds.

The catalogue and random mechanisms are converted by the dimensions of their parameters and of their states, run, and
their results converted back: lengths, masses and times are scaled by 1e-6 ... 1e6, one by one and mixed.
"""

from __future__ import annotations

from functools import lru_cache

import pytest

import appell as ap
from tests.laws.other_units import METRES, System, Units, differences, refused
from tests.laws.random_systems import drawn
from tests.tolerances import RUN

SAME = 1e-9
"""Of the largest result of a kind: runs at the tolerance RUN, grown over their duration."""

UNITS: dict[str, Units] = {
    "micrometres": (1e6, 1.0, 1.0),
    "megametres": (1e-6, 1.0, 1.0),
    "milligrams": (1.0, 1e6, 1.0),
    "kilotons": (1.0, 1e-6, 1.0),
    "microseconds": (1.0, 1.0, 1e6),
    "megaseconds": (1.0, 1.0, 1e-6),
    "micrometres, grams, milliseconds": (1e6, 1e3, 1e3),
    "kilometres, milligrams, megaseconds": (1e-3, 1e6, 1e-6),
}
BY_DAY = ("micrometres, grams, milliseconds", "kilometres, milligrams, megaseconds")

UNFIT = {
    "guided-particle": "its row z' = y x' counts y in metres",
    "nonholonomic-particle": "its row z' = y x' counts y in metres",
    "flyball-governor": "its lengths are numbers",
    "jankowski-particle": "the size of its acceleration holds sin(t), and it needs an order that Kane does not have",
}
"""Systems that hold numbers with a unit, which no conversion of parameters reaches."""

PLACE, ANGLE, CHARGE = {"x": "m", "xdot": "m/s"}, {"x": "rad", "xdot": "rad/s"}, {"x": "C", "xdot": "A"}
LAGRANGIANS: dict[str, dict[str, dict[str, str]]] = {
    "charge-in-magnetic-field": {"x": PLACE, "y": PLACE, "z": PLACE},
    "commutator-machine": {"phi": ANGLE, "x": CHARGE, "y": CHARGE},
    "sliding-contact": {"phi": ANGLE, "q1": CHARGE, "q2": CHARGE, "y": CHARGE},
    "speed-reducer": {"phi1": ANGLE, "phi2": ANGLE, "r": PLACE},
}
"""Systems without bodies: the units of their coordinates, which follow from nothing that was declared."""

DURATION = {"rattleback": 2.0, "n-four-bar": 1.0, "tippe-top": 1.0}
"""Seconds before rounding has grown to 1e-9: by an instability, or in a pose without a direction."""

DAILY = (
    "appell-particle",
    "stick-slip-oscillator",
    "rolling-disc",
    "bouncing-ball",
    "car-with-trailers",
    "slider-crank",
    "sliding-contact",
)
SYSTEMS = [card.name for card in ap.catalogue.SYSTEMS if card.name not in UNFIT]

MIXTURE = "the largest coordinate gives all their absolute tolerance, an angle that of a length"
SMALL = {
    "megametres": ("benenti", "knife-edge-on-incline", "vertical-disc"),
}
"""Systems with lengths that are small against their angles in these units."""

FAILING = {
    MIXTURE: SMALL,
    "rows that repeat each other lose their rank in the projection": {
        BY_DAY[1]: ("bricard",),
        "megametres": ("bricard",),
    },
    "rounding of accelerations, of a size that no result shows": {
        BY_DAY[0]: ("appell-hamel",),  # 1.4e-9 of the largest rate of a speed
        "microseconds": ("appell-hamel",),
    },
}


@lru_cache(maxsize=2)
def system(name: str) -> System:
    """A system of the catalogue at the start of its card."""
    card = ap.catalogue.card_of(name)
    declared = {q + key[1:]: unit for q, kind in LAGRANGIANS.get(name, {}).items() for key, unit in kind.items()}
    principle = ap.AppellChetaev() if declared else ap.Kane()
    return System(card.model(), card.start, DURATION.get(name, card.duration), principle, declared)


@lru_cache(maxsize=2)
def random_system(seed: int) -> System:
    """A random mechanism."""
    return drawn(seed)


Outcome = ap.Run | tuple[str, str]


def outcome(one: System, units: Units) -> Outcome:
    """The run, or what refused it."""
    try:
        return one.run(units, tolerance=RUN, samples=21)
    except ap.AppellError as error:
        return refused(error)


@lru_cache(maxsize=2)
def in_metres(one: System) -> Outcome:
    """The outcome to compare with."""
    return outcome(one, METRES)


def assert_same(one: System, units: Units) -> None:
    """The same refusal, or the same modes, end, ranks and results."""
    expected, found = in_metres(one), outcome(one, units)
    if isinstance(expected, tuple) or isinstance(found, tuple):
        assert found == expected
        return
    assert [mode.name for mode in found.modes] == [mode.name for mode in expected.modes]
    assert (found.results.values("constraint rank") == expected.results.values("constraint rank")).all()
    apart = differences(one, units, expected, found)
    assert {kind: value for kind, value in apart.items() if not value <= SAME} == {}


def cases(names: list[str], daily: tuple[str, ...], failing: dict[str, dict[str, tuple[str, ...]]]) -> list[object]:
    """Every system in all units: a few by day; those that fail today by name."""
    found = []
    for name in names:
        for units in UNITS:
            marks = [] if name in daily and units in BY_DAY else [pytest.mark.slow]
            for reason, known in failing.items():
                marks += [pytest.mark.xfail(strict=True, reason=reason)] if name in known.get(units, ()) else []
            found.append(pytest.param(name, units, marks=marks, id=f"{name}-{units}"))
    return found


@pytest.mark.parametrize(("name", "units"), cases(SYSTEMS, DAILY, FAILING))
def test_a_system_has_the_same_motion_in_any_units(name: str, units: str) -> None:
    assert_same(system(name), UNITS[units])


def classified() -> list[object]:
    """Every system, a few by day."""
    return [pytest.param(name, marks=() if name in DAILY else pytest.mark.slow) for name in SYSTEMS]


@pytest.mark.parametrize("name", classified())
def test_a_system_is_classified_alike_in_any_units(name: str) -> None:
    one = system(name)
    expected = str(one.written_in(METRES).classify())
    for units in BY_DAY:
        assert str(one.written_in(UNITS[units]).classify()) == expected


SEEDS, EVERY = range(200), 40
"""Random mechanisms, and which of them are looked at by day."""
MIXED = BY_DAY[0]
APART = {"a multiplier differs by 1.2e-9 of the largest: the cause is not known": (84, MIXED)}


def random_cases() -> list[object]:
    """Every mechanism in mixed units, and in one of the others in turn."""
    found = []
    for seed in SEEDS:
        for units in dict.fromkeys((MIXED, list(UNITS)[seed % len(UNITS)])):
            marks = [] if seed % EVERY == 0 and units == MIXED else [pytest.mark.slow]
            marks += [
                pytest.mark.xfail(strict=True, reason=reason) for reason, at in APART.items() if at == (seed, units)
            ]
            found.append(pytest.param(seed, units, marks=marks, id=f"{seed}-{units}"))
    return found


@pytest.mark.parametrize(("seed", "units"), random_cases())
def test_a_random_mechanism_has_the_same_motion_in_any_units(seed: int, units: str) -> None:
    assert_same(random_system(seed), UNITS[units])
