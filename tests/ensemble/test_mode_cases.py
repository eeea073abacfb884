"""Cases of models with modes that native code runs from mode to mode: closed forms, and single runs to the last bit."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell import native
from appell.compile import native_modes
from appell.ensemble import chunks
from appell.numbers import MODE, NEWTON, RUN
from appell.simulate.modes import margins

BELT = {"x": 0.3 * 9.81 / 4 - 0.2 * 9.81 / 4, "vy": 0.0}


def ball() -> ap.Equations:
    return ap.catalogue.bouncing_ball().derive(ap.Kane())


def oscillator() -> ap.Equations:
    return ap.catalogue.stick_slip_oscillator().derive(ap.Kane())


def cornered() -> ap.Equations:
    """A block thrown into a corner: a floor with friction and restitution, and a wall."""
    model = ap.Model("cornered block")
    N = model.frame
    x, y = model.coordinates("x y")
    model.speeds("vx vy")
    mu, e = model.parameters("mu e", [0.3, 0.5])
    block = model.particle("block", mass=2, position=x * N.x + y * N.y)
    model.gravity(-9.81 * N.y)
    floor = ap.position(block).dot(N.y)
    model.constrain("floor", floor >= 0, friction=ap.Coulomb(mu, 1.2 * mu), restitution=e)
    model.constrain("wall", 1 - ap.position(block).dot(N.x) >= 0, restitution=0.4)
    return model.derive(ap.Kane())


def swinging() -> ap.Equations:
    """A pendulum against a wall: its rod is a row that never lets go."""
    model = ap.Model("pendulum at a wall")
    N = model.frame
    x, y = model.coordinates("x y")
    model.speeds("vx vy")
    e = model.parameters("e", 0.7)
    bob = model.particle("bob", mass=1, position=x * N.x + y * N.y)
    model.gravity(-9.81 * N.y)
    model.constrain("rod", x**2 + y**2 - 1)
    model.constrain("wall", ap.position(bob).dot(N.x) + 0.1 >= 0, restitution=e)
    return model.derive(ap.Kane())


@pytest.fixture
def by_themselves(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the cases that were left to the way for one run."""
    found: list[int] = []
    alone = chunks.outcome

    def noted(plan: Any, number: int) -> Any:
        found.append(number)
        return alone(plan, number)

    monkeypatch.setattr(chunks, "outcome", noted)
    return found


def require_bits(runs: ap.Sweep, cases: Any) -> None:
    for case in cases:
        alone = runs[case]
        for name in runs.plan.histories:
            assert np.isfinite(alone[name]).all()
            np.testing.assert_array_equal(runs.data[name][case], alone[name])
        assert float(runs.data["energy_error"][case]) == alone.audit.energy_error
        assert float(runs.data["constraint_error"][case]) == alone.audit.constraint_error


def test_the_constants_of_c_are_those_of_python() -> None:
    folder = Path(native.__file__).parent
    names = ("mode_masks.c", "hybrid.h", "margins.c")
    source = "".join((folder / name).read_text(encoding="utf-8") for name in names)
    defined = {name: float(value) for name, value in re.findall(r"#define (\w+) +([\d.e+-]+)", source)}
    assert defined == {
        "CASCADE": MODE.changes,
        "CASCADE_SPAN": RUN.instant,
        "CONSISTENT_START": NEWTON.consistent,
        "SETTLED_GUARD": NEWTON.settled,
    }
    events = (folder / "events.c").read_text(encoding="utf-8")
    assert float(re.search(r"#define PART_OF_RUN (\S+)", events).group(1)) == MODE.part
    instants = re.search(r"INSTANTS\[\] = {(.*)}", source).group(1)
    assert tuple(map(float, instants.split(","))) == margins.INSTANTS
    both = vars(native_modes)
    named = {name: int(value) for name, value in re.findall(r"(\w+) = (-?\d+)", source) if name in both}
    assert named == {name: both[name] for name in named}
    assert len(named) == 12


def test_balls_of_any_restitution_bounce_as_their_closed_form_says(by_themselves: list[int]) -> None:
    g, e, t = 9.81, np.linspace(0.05, 1.0, 20), np.linspace(0.0, 4.0, 41)
    start = {"x": 0.0, "z": 1.0, "vx": 0.5, "vz": 0.0}
    runs = ball().sweep(4.0, start, ap.cases(parameters={"e": e}), samples=t)
    assert runs.way == "one after the other in native code, since it has modes"
    assert not by_themselves
    z = np.broadcast_to(1 - g * t**2 / 2, (e.size, t.size)).copy()
    fall = np.sqrt(2 / g)
    for bounces, ratio in zip(z, e, strict=True):
        begin, speed = fall, ratio * g * fall
        while speed > 1e-9 and begin < 4.0:
            flying = (t >= begin) & (t < begin + 2 * speed / g)
            bounces[flying] = (speed * (t - begin) - g * (t - begin) ** 2 / 2)[flying]
            begin, speed = begin + 2 * speed / g, ratio * speed
        bounces[t >= begin] = 0.0
    np.testing.assert_allclose(runs.data["z"], z, atol=1e-9)
    np.testing.assert_allclose(runs.data["x"], np.broadcast_to(0.5 * t, z.shape), atol=1e-12)
    require_bits(runs, (0, 11, 19))


def test_a_belt_of_any_friction_drags_a_mass_with_the_period_of_the_closed_form(by_themselves: list[int]) -> None:
    # it sticks for 2 D / V and slides for (2 pi - 2 arctan(D w / V)) / w, D = (mu_s - mu) m g / k: Magnus, Popp, Sextro
    k, g, V, static = 4.0, 9.81, 0.2, 0.5
    mu = np.linspace(0.2, 0.45, 6)
    D, w = (static - mu) * g / k, np.sqrt(k)
    sticks, slides = 2 * D / V, (2 * np.pi - 2 * np.arctan(D * w / V)) / w
    equations = oscillator()
    x = next(q for q in equations.coordinates if q.func.__name__ == "x")
    highest = ap.Event(x.diff(), "highest", direction="falling")
    starts = ap.cases(state={"x": mu * g / k - D}, parameters={"mu": mu})
    runs = equations.sweep(40.0, {"y": 0.0, "vy": 0.0, "vx": V}, starts, events=[highest], samples=9)
    assert not by_themselves
    # of x = D cos(w s) + V/w sin(w s) about the middle the first top is at tan(w s) = V / (w D)
    np.testing.assert_allclose(runs.data["highest time"], sticks + np.arctan2(V, w * D) / w, atol=1e-8)
    wanted = np.floor((40.0 - np.asarray(runs.data["highest time"])) / (sticks + slides)) + 1
    np.testing.assert_array_equal(runs.data["highest count"], wanted)
    require_bits(runs, range(6))


def test_strikes_with_friction_in_a_corner_are_single_runs_to_the_last_bit(by_themselves: list[int]) -> None:
    thrown = ap.cases(
        state={"vx": np.linspace(-2, 3, 11)}, parameters={"mu": np.linspace(0.0, 0.6, 11), "e": np.linspace(0, 0.9, 11)}
    )
    runs = cornered().sweep(3.0, {"x": 0.0, "y": 1.0, "vy": 0.0}, thrown, samples=7)
    assert not by_themselves
    struck = {name for case in range(11) for impact in runs[case].impacts for name in impact.struck}
    assert struck == {"floor", "wall"}
    require_bits(runs, range(11))


def test_a_pendulum_strikes_a_wall_with_its_rod_held(by_themselves: list[int]) -> None:
    runs = swinging().sweep(
        2.0, {"x": 0.6, "y": -0.8, "vx": 0.0}, ap.cases(parameters={"e": np.linspace(0, 1, 5)}), samples=6
    )
    assert not by_themselves
    require_bits(runs, range(5))


def test_a_start_whose_speeds_follow_from_its_contacts_is_completed_as_for_one_run(by_themselves: list[int]) -> None:
    ladder = ap.catalogue.ladder_against_wall().derive(ap.Kane())
    start = {"x": 1.5 * np.cos(1.2), "y": 1.5 * np.sin(1.2), "theta": 1.2}
    runs = ladder.sweep(0.9, start, ap.cases(state={"omega": np.linspace(-0.2, 0.0, 4)}), samples=5)
    assert not by_themselves
    require_bits(runs, range(4))


def test_a_case_keeps_its_bits_beside_one_that_fails_and_one_that_meets_new_modes(by_themselves: list[int]) -> None:
    equations = oscillator()
    state = {"vx": [0.2, 0.2, -0.3, 0.1, 0.2], "y": [0.0, 0.0, 0.0, 0.1, 0.0]}  # the fourth falls onto the belt
    mu = {"mu": [0.3, 0.9, 0.2, 0.3, 0.4]}  # the second slides with more than it sticks with
    every = equations.sweep(6.0, BELT, ap.cases(state=state, parameters=mu), samples=7, workers=2)
    assert [int(status) for status in every.data["status"]] == [0, 2, 0, 0, 0]
    assert by_themselves == [1]
    assert "0.9" in every.messages[1]
    assert np.isnan(every.data["x"][1]).all()
    require_bits(every, (0, 2, 3, 4))
    for case in (0, 2, 3, 4):
        one = {name: values[case : case + 1] for name, values in state.items()}
        other = oscillator()  # nothing is known of its modes
        alone = other.sweep(
            6.0, BELT, ap.cases(state=one, parameters={"mu": mu["mu"][case : case + 1]}), samples=7, workers=1
        )
        for name in every.data:
            np.testing.assert_array_equal(every.data[name][case], alone.data[name][0])


def test_bounces_by_poissons_law_and_their_bounds_are_decided_in_native_code(by_themselves: list[int]) -> None:
    model = ap.Model("ball by Poisson's law")
    z = model.coordinates("z")
    stone = model.particle("stone", mass=1, position=z * model.frame.z)
    model.gravity(-10 * model.frame.z)
    model.constrain("floor", ap.position(stone).dot(model.frame.z) >= 0, restitution=ap.Poisson(0.5))
    falls = ap.cases(state={"z": [0.05, 100.0]})
    runs = model.derive(ap.Kane()).sweep(0.2, {"zdot": 0.0}, falls, samples=3)
    assert not by_themselves  # the first strikes after 0.1 s and leaves with 0.5 m/s
    np.testing.assert_allclose(runs.data["z"], [[0.05, 0.0, 0.0], [100, 99.95, 99.8]], atol=1e-9)
    np.testing.assert_allclose(runs.data["zdot"][0, -1], -0.5, atol=1e-9)
    require_bits(runs, range(2))


def test_an_actuator_of_any_strength_lets_go_where_its_bound_says(by_themselves: list[int]) -> None:
    # 3 sin(t) against a motor that holds up to B: it lets go where sin(t) = B / 3, for good
    model = ap.Model("a held block")
    N = model.frame
    x = model.coordinates("x")
    bound = model.parameters("B", 1.0)
    block = model.particle("block", mass=2, position=x * N.x)
    model.force(block, 3 * sm.sin(model.time) * N.x)
    model.constrain("held", x, servo=ap.Actuator({block: N.x}, bound=bound, name="motor"))
    B = np.array([0.5, 1.5, 2.5, 3.5])
    runs = model.derive(ap.Kane()).sweep(1.2, {"x": 0.0, "xdot": 0.0}, ap.cases(parameters={"B": B}), samples=5)
    assert not by_themselves
    t, begins = np.linspace(0, 1.2, 5), np.arcsin(np.minimum(B / 3, 1.0))
    expected = [
        np.where(t > t0, (3 * (np.cos(t0) - np.cos(t)) - b * (t - t0)) / 2, 0.0)
        for b, t0 in zip(B, begins, strict=True)
    ]
    np.testing.assert_allclose(runs.data["xdot"], expected, atol=1e-9)
    require_bits(runs, range(4))


def test_slips_in_two_directions_are_single_runs_to_the_last_bit(by_themselves: list[int]) -> None:
    # a puck on a table slides straight on, v^2 / (2 mu g) far
    model = ap.Model("a puck on a table")
    N = model.frame
    x, y, z = model.coordinates("x y z")
    mu = model.parameters("mu", 0.3)
    puck = model.particle("puck", mass=2, position=x * N.x + y * N.y + z * N.z)
    model.gravity(-9.81 * N.z)
    model.constrain("table", ap.position(puck).dot(N.z) >= 0, friction=ap.Coulomb(mu))
    rubs = np.array([0.1, 0.2, 0.4])
    runs = model.derive(ap.Kane()).sweep(
        3.0, {"x": 0.0, "y": 0.0, "xdot": 0.6, "ydot": 0.8}, ap.cases(parameters={"mu": rubs}), samples=5
    )
    assert not by_themselves
    np.testing.assert_allclose(runs.data["x"][:, -1], 0.6 / (2 * rubs * 9.81), atol=1e-7)
    np.testing.assert_allclose(runs.data["y"][:, -1], 0.8 / (2 * rubs * 9.81), atol=1e-7)
    require_bits(runs, range(3))


def test_inputs_over_time_act_beside_modes(by_themselves: list[int]) -> None:
    # m v' = a t - mu m g from t = mu m g / a on, where the push overcomes what it sticks with
    model = ap.Model("pushed block on a floor")
    N = model.frame
    x, y = model.coordinates("x y")
    m = model.parameters("m", 1.0)
    block = model.particle("block", mass=m, position=x * N.x + y * N.y)
    model.gravity(-10 * N.y)
    model.force(block, model.input("push") * N.x)
    model.constrain("floor", ap.position(block).dot(N.y) >= 0, friction=ap.Coulomb(0.3))
    masses, at_rest = np.array([1.0, 1.5, 2.0]), {"x": 0.0, "y": 0.0, "xdot": 0.0, "ydot": 0.0}
    of_time = ap.cases(parameters={"m": masses})
    runs = model.derive(ap.Kane()).sweep(2.0, at_rest, of_time, inputs={"push": 4 * model.time}, samples=5)
    assert not by_themselves
    begins = 3 * masses / 4
    np.testing.assert_allclose(runs.data["xdot"][:, -1], 2 * (2.0 - begins) ** 2 / masses, atol=1e-8)
    require_bits(runs, range(3))


def test_what_cannot_be_decided_runs_by_itself_and_says_why(by_themselves: list[int]) -> None:
    """Painleve's rod above its critical friction of 4/3: no reaction is consistent."""
    model = ap.Model("Painleve's rod on a board")
    N = model.frame
    x, y, a = model.coordinates("x y a")
    mu = model.parameters("mu", 0.1)
    frame = N.orientnew("B", "Axis", [a, N.z])
    rod = model.body("rod", mass=1, inertia_zz=sm.Rational(1, 3), frame=frame, position=x * N.x + y * N.y)
    tip = model.point("tip", (x - sm.cos(a)) * N.x + (y - sm.sin(a)) * N.y, on=rod)
    model.gravity(-9.81 * N.y)
    model.constrain("board", ap.position(tip).dot(N.y) >= 0, friction=ap.Coulomb(mu))
    angle = float(np.arctan(2))
    start = {"x": 0.0, "y": np.sin(angle), "a": angle, "xdot": -3.0, "ydot": 0.0, "adot": 0.0}
    runs = model.derive(ap.Kane()).sweep(0.01, start, ap.cases(parameters={"mu": [0.1, 1.34]}), samples=3)
    assert by_themselves == [1]
    assert "Painleve" in runs.messages[1]
