"""Runs with resets: published walkers, what two ways of writing one motion share, and what falsifies them."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
import sympy as sm
from sympy.physics.vector import dynamicsymbols

import appell as ap
from appell.simulate.modes.hybrid_run import HybridRun
from tests.walkers import START, ball, feet_in_turn, legs, legs_exchanged, velocity_rows

FINE = 1e-12


def impacts(run: ap.Run) -> list[tuple[float, float]]:
    return [(impact.time, impact.lost) for impact in run.impacts]


# ---- two ways of writing one walk ------------------------------------------------------------------------------------


@pytest.mark.parametrize("principle", [ap.UdwadiaKalaba(), ap.Kane(reactions=False), ap.Hamilton()], ids=repr)
def test_feet_that_are_switched_walk_as_legs_that_are_renamed(principle: ap.Principle) -> None:
    switched = feet_in_turn().derive(principle).simulate(2.5, START, tolerance=FINE)
    renamed = legs_exchanged().derive(principle).simulate(2.5, START, tolerance=FINE)
    assert len(switched.impacts) == 3
    np.testing.assert_allclose(impacts(switched), impacts(renamed), rtol=1e-9)
    np.testing.assert_allclose(switched["x"], renamed["x"], rtol=0, atol=1e-9)
    for run in (switched, renamed):
        assert run.audit.energy_error < 1e-9
        assert run.audit.constraint_error < 1e-14
        assert run.audit.lost == pytest.approx(sum(impact.lost for impact in run.impacts))


def test_the_impact_keeps_the_angular_momenta_that_goswami_keeps() -> None:
    """Goswami, Espiau and Keramane 1996: of the walker about the new foot, and of the old stance leg about the hip."""
    run = legs_exchanged().derive(ap.UdwadiaKalaba()).simulate(1.0, START, tolerance=FINE)
    (impact,) = run.impacts
    before, after = ends(impact.time)
    m, M, b, l = 5.0, 10.0, 0.5, 1.0
    p, q, u, w = (before[name] for name in ("p", "q", "pdot", "qdot"))
    turned = {"p": after["q"], "q": after["p"], "pdot": after["qdot"], "qdot": after["pdot"]}
    assert (turned["p"], turned["q"]) == pytest.approx((p, q), abs=1e-8)

    def momenta(hip: np.ndarray, u: float, w: float) -> tuple[float, float]:
        """About the new foot (at the end of the leg q), all masses; about the hip, the leg p."""
        arm = {"p": np.array([-np.sin(p), -np.cos(p)]), "q": np.array([-np.sin(q), -np.cos(q)])}
        rate = {"p": np.array([-np.cos(p), np.sin(p)]) * u, "q": np.array([-np.cos(q), np.sin(q)]) * w}
        foot = l * arm["q"]
        about = M * cross(-foot, hip)
        about += sum(m * cross(b * arm[k] - foot, hip + b * rate[k]) for k in "pq")
        return about, m * cross(b * arm["p"], hip + b * rate["p"])

    old = momenta(np.array([before["xdot"], before["ydot"]]), u, w)
    new = momenta(np.array([after["xdot"], after["ydot"]]), turned["pdot"], turned["qdot"])
    np.testing.assert_allclose(new, old, rtol=1e-7)  # a nanosecond later
    # the impulse does the work -Lam.(v- + v+)/2, with v+ = 0 at the new foot
    foot = [before["xdot"] - l * np.cos(q) * w, before["ydot"] + l * np.sin(q) * w]
    assert impact.lost == pytest.approx(-np.dot(impact.impulses["stance foot"], foot) / 2, rel=1e-9)


def cross(a: np.ndarray, b: np.ndarray) -> float:
    return float(a[0] * b[1] - a[1] * b[0])


def ends(time: float) -> tuple[dict[str, float], dict[str, float]]:
    """The states on both sides of the first step."""
    equations = legs_exchanged().derive(ap.UdwadiaKalaba())
    names = ("x", "y", "p", "q", "xdot", "ydot", "pdot", "qdot")
    free = legs_exchanged(when=dynamicsymbols._t - 9).derive(ap.UdwadiaKalaba())
    before = free.simulate(time, START, tolerance=FINE, samples=2)
    after = equations.simulate(time + 1e-9, START, tolerance=FINE, samples=2)
    return tuple({name: float(run[name][-1]) for name in names} for run in (before, after))  # type: ignore[return-value]


# ---- masks -----------------------------------------------------------------------------------------------------------


def test_a_foot_that_is_off_scuffs_the_ground_and_is_not_watched() -> None:
    """The swing foot is a relation that is penetrated while it is off."""
    model = scuffing()
    run = model.derive(ap.UdwadiaKalaba()).simulate(0.75, START, tolerance=1e-11)
    gap = run["gap of ground"]
    assert gap.min() < -1e-3
    assert all(span.phases["ground"] == "off" for span in run.modes)
    assert "ground" not in run.audit.least_gaps or run.audit.least_gaps["ground"] > 0
    assert not run.impacts
    watched = scuffing(begins_off=False)
    stopped = watched.derive(ap.UdwadiaKalaba()).simulate(0.75, START, tolerance=1e-11)
    assert stopped.impacts
    assert stopped["gap of ground"].min() > -1e-9


def scuffing(begins_off: bool = True) -> ap.Model:
    model, _, feet = legs("a foot that scuffs")
    model.constrain("stance", velocity_rows(model, feet[0]))
    model.constrain("ground", ap.position(feet[1]).dot(model.frame.y) >= -1e-6)
    model.reset("late", when=model.time - 5, direction=1, on=["ground"])
    if begins_off:
        model.begins_off("ground")
    return model


def test_a_relation_that_is_switched_on_holds_from_then_on() -> None:
    model, z = table()
    run = model.derive(ap.Kane()).simulate(3.0, {z: 1.0, "zdot": 0.0}, tolerance=1e-10)
    names = [span.phases["table"] for span in run.modes]
    assert names[0] == "off"
    assert "open" in names
    assert names[-1] == "closed"
    assert run["z"][-1] == pytest.approx(-1.0, abs=1e-9)


def table() -> tuple[ap.Model, Any]:
    """A ball falls past a table that is put under it later, below where the ball is."""
    model = ap.Model("a table")
    z = model.coordinates("z")
    stone = model.particle("ball", mass=1, position=z * model.frame.z)
    model.gravity(-10 * model.frame.z)
    model.constrain("table", ap.position(stone).dot(model.frame.z) >= -1)
    model.reset("put", when=z - sm.Rational(1, 2), on=["table"])
    model.begins_off("table")
    return model, z


# ---- copies, sweeps --------------------------------------------------------------------------------------------------


def test_copies_pickles_and_text_run_alike() -> None:
    model = feet_in_turn()
    equations = model.derive(ap.UdwadiaKalaba())
    run = equations.simulate(1.0, START)
    again = ap.Model.from_json(model.to_json()).derive(ap.UdwadiaKalaba())
    for other in (copy.deepcopy(equations), pickle.loads(pickle.dumps(equations))):
        assert (other.simulate(1.0, START)["x"] == run["x"]).all()
    np.testing.assert_allclose(again.simulate(1.0, START)["x"], run["x"], atol=1e-10)


def test_the_cases_of_a_sweep_are_single_runs_to_the_last_bit() -> None:
    equations = legs_exchanged().derive(ap.UdwadiaKalaba())
    runs = equations.sweep(1.0, START, ap.cases(parameters={"m": [5.0, 4.0]}), samples=21)
    assert runs.way == "one after the other in native code, since it has resets"
    for case in range(2):
        alone = runs[case]
        np.testing.assert_array_equal(runs.data["x"][case], alone["x"])
        assert float(runs.data["energy_error"][case]) == alone.audit.energy_error < 1e-9
    assert float(runs.data["x"][1][-1]) != float(runs.data["x"][0][-1])


# ---- order, and what is refused --------------------------------------------------------------------------------------


def test_a_jump_may_gain_energy_and_the_audit_accounts_for_it() -> None:
    model, z = ball(1.0, set={"zdot": 5})
    run = model.derive(ap.Lagrange()).simulate(1.5, {z: 0.2, "zdot": 0.0}, tolerance=FINE)
    first = run.impacts[0]
    assert first.time == pytest.approx(0.2, abs=1e-12)
    assert first.lost == pytest.approx(2 * (2.0**2 - 5.0**2) / 2)
    assert first.struck == ("bounce",)
    assert run.modes[1].why == "the reset 'bounce'"
    assert run.audit.energy_error < 1e-11


def test_without_what_a_reset_takes_the_audit_of_the_energy_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    take = HybridRun._take_resets

    def nothing_lost(self: HybridRun) -> None:
        self._noted["reset lost"][:] = 0.0
        take(self)

    monkeypatch.setattr(HybridRun, "_take_resets", nothing_lost)
    with pytest.warns(ap.AppellWarning, match="the balance of energy is off"):
        audit = legs_exchanged().derive(ap.UdwadiaKalaba()).simulate(1.0, START, tolerance=FINE).audit
    assert audit.energy_error > 0.01


def test_resets_at_one_instant_act_in_the_order_of_the_model() -> None:
    for order, expected in (((0, 1), 2 * -1 - 3), ((1, 0), 2 * (-1 - 3))):
        model = ap.Model("two at once")
        x, y = model.coordinates("x y")
        v = y.diff(model.time)
        model.particle("bead", mass=1, position=x * model.frame.x + y * model.frame.y)
        both = [("double", {v: 2 * v}), ("shift", {v: v - 3})]
        for number in order:
            name, jump = both[number]
            model.reset(name, when=x - 1, direction=1, set=jump)
        run = model.derive(ap.Lagrange()).simulate(2.0, {x: 0.0, y: 0.0, "xdot": 1.0, v: -1.0})
        assert [impact.time for impact in run.impacts] == pytest.approx([1.0, 1.0])
        assert run["ydot"][-1] == pytest.approx(expected)


def test_bounces_without_an_end_are_refused_where_they_collapse() -> None:
    model, z = ball(0.5)
    with pytest.raises(ap.SimulationError, match="the reset 'bounce' fires again and again at ever shorter") as stop:
        model.derive(ap.Lagrange()).simulate(3.0, {z: 1.0, "zdot": 0.0})
    first = np.sqrt(2 / 10)  # of the fall; then 2 v e / g (1 + e + ...)
    assert stop.value.run.impacts[-1].time == pytest.approx(3 * first, abs=1e-4)
    assert len(stop.value.run.impacts) > 10
    assert stop.value.run["z"].min() > -1e-9


def test_a_ball_that_stops_on_nothing_is_refused_at_once() -> None:
    model, z = ball(0.0)
    with pytest.raises(ap.SimulationError, match=r"fires again and again .* switch a constraint on \(on=\)"):
        model.derive(ap.Lagrange()).simulate(3.0, {z: 1.0, "zdot": 0.0})


@pytest.mark.parametrize("more", [{"impact": ["floor"]}, {"set": {"zdot": 0}}], ids=["impact", "map"])
def test_a_ball_that_is_caught_stays(more: dict[str, Any]) -> None:
    model, z = caught(more)
    run = model.derive(ap.Lagrange()).simulate(3.0, {z: 1.0, "zdot": 0.0}, tolerance=FINE)
    assert run["z"][-1] == pytest.approx(0.0, abs=1e-13)
    assert run.impacts[0].lost == pytest.approx(2 * 10 * 1.0)
    assert run.audit.energy_error < 1e-10


def test_a_map_that_contradicts_a_row_is_refused_with_what_is_left_and_with_the_remedy() -> None:
    model, z = caught({"set": {"zdot": 0.25}})
    with pytest.raises(ap.SimulationError, match=r"'floor', which is on, moves with 0.25: .* impact=\['floor'\]"):
        model.derive(ap.Lagrange()).simulate(3.0, {z: 1.0, "zdot": 0.0})
    model, z = caught({"set": {"zdot": 0, z: -0.5}})
    with pytest.raises(ap.SimulationError, match=r"'floor', which is on, is off by -0.5: let its map"):
        model.derive(ap.Lagrange()).simulate(3.0, {z: 1.0, "zdot": 0.0})


def caught(more: dict[str, Any]) -> tuple[ap.Model, Any]:
    model = ap.Model("a ball that is caught")
    z = model.coordinates("z")
    model.particle("ball", mass=2, position=z * model.frame.z)
    model.gravity(-10 * model.frame.z)
    model.constrain("floor", z)
    model.reset("catch", when=z, on=["floor"], **more)
    model.begins_off("floor")
    return model, z


def test_a_guard_of_time_switches_at_its_instant() -> None:
    model = ap.Model("a bead let go")
    x = model.coordinates("x")
    model.particle("bead", mass=1, position=x * model.frame.x)
    model.gravity(2 * model.frame.x)
    model.constrain("clamp", x.diff(model.time))
    model.reset("let go", when=model.time - 1, direction=1, off=["clamp"])
    run = model.derive(ap.Gauss()).simulate(3.0, {x: 0.0}, tolerance=FINE)
    assert run["x"][-1] == pytest.approx(4.0, abs=1e-10)
    assert run.modes[1].start == pytest.approx(1.0, abs=1e-14)


def test_events_of_a_person_are_found_beside_resets() -> None:
    model, z = ball(1.0)
    run = model.derive(ap.Kane()).simulate(2.0, {z: 1.0, "zdot": 0.0}, events={"half": z - 0.5})
    fall, half = np.sqrt(0.2), np.sqrt(0.1)
    expected = [half, 2 * fall - half, 2 * fall + half, 4 * fall - half]
    assert [event.time for event in run.events] == pytest.approx(expected)


@pytest.mark.parametrize("slowly", [0.5, 0.01, 1e-4])
def test_a_ball_leaves_a_racket_that_is_braked_however_slowly_it_was_met(slowly: float) -> None:
    """The racket at sin(t) / 2 is met at t = 1.2 and left as fast as it was met: it falls back from then on."""
    model, at = ap.Model("a ball and a racket"), 1.2
    x, t = model.coordinates("x"), model.time
    model.particle("ball", mass=0.3, position=x * model.frame.x)
    relative = x.diff(t) - sm.cos(t) / 2
    model.reset("racket", when=x - sm.sin(t) / 2, set={x.diff(t): x.diff(t) - 2 * relative})
    before = np.cos(at) / 2 - slowly
    run = model.derive(ap.Kane()).simulate(2.0, {x: np.sin(at) / 2 - before * at, "xdot": before})
    assert [impact.time for impact in run.impacts] == pytest.approx([at], abs=1e-8)
    assert run["x"][-1] == pytest.approx(np.sin(at) / 2 + (before + 2 * slowly) * (2.0 - at), abs=1e-9)
