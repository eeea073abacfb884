"""What a run holds and gives: by symbol, derivative and name; reactions, events, files."""

from __future__ import annotations

import csv

import numpy as np
import pytest
import sympy as sm
import xarray as xr

import appell as ap
from appell.catalogue import falling_cat
from tests.support import CARDS
from tests.tolerances import EVENT_TIME


@pytest.fixture(scope="module")
def sleigh() -> ap.Run:
    card = CARDS["chaplygin-sleigh"]
    return card.model().derive(ap.Kane()).simulate(2.0, card.start, samples=41)


def falling(**options: object):
    model = ap.Model("fall")
    z = model.coordinates("z")
    stone = model.particle("stone", 1, z * model.frame.z)
    model.gravity(-10 * model.frame.z)
    return model, z, stone


# ---- looking things up ----------------------------------------------------------------------------------------------


def test_everything_is_found_by_symbol_derivative_and_name(sleigh: ap.Run) -> None:
    x, _y, theta = sleigh.equations.coordinates
    v, s, omega = sleigh.equations.speeds
    t = sm.physics.vector.dynamicsymbols._t
    np.testing.assert_array_equal(sleigh[x], sleigh["x"])
    np.testing.assert_array_equal(sleigh[x.diff(t)], sleigh["x'"])
    np.testing.assert_array_equal(sleigh[v.diff(t)], sleigh["v'"])
    np.testing.assert_allclose(sleigh["theta'"], sleigh[omega], atol=1e-14)
    np.testing.assert_allclose(sleigh["x'"], sleigh[v] * np.cos(sleigh[theta]), atol=1e-12)
    np.testing.assert_allclose(sleigh["v'"], 0.1 * sleigh[omega] ** 2, atol=1e-10)
    np.testing.assert_allclose(sleigh[s], 0, atol=1e-14)
    assert sleigh[x].shape == sleigh.time.shape == (41,)


def test_positions_velocities_and_spins_of_named_places(sleigh: ap.Run) -> None:
    assert sleigh.position("body").shape == (41, 3)
    ahead = sleigh.position("body") - sleigh.position("contact")
    np.testing.assert_allclose(np.linalg.norm(ahead, axis=1), 0.1, atol=1e-14)
    np.testing.assert_allclose(sleigh.angular_velocity("body")[:, 2], sleigh["omega"], atol=1e-14)
    body = sleigh.equations.mechanism.masses[0]
    np.testing.assert_array_equal(sleigh.velocity(body), sleigh.velocity("body"))


def test_the_dataset_is_labelled(sleigh: ap.Run) -> None:
    data = sleigh.data
    assert isinstance(data, xr.Dataset)
    assert data["v"].dims == ("time",)
    assert data["place_position"].dims == ("time", "located_place", "axis")
    np.testing.assert_array_equal(data["place_position"].sel(located_place="body"), sleigh.position("body"))
    assert data["reaction_force"].dims == ("time", "reaction_of_constraint", "axis")
    assert set(data["place_of_the_reaction"].values) == {"body", "contact"}
    assert list(data["axis"].values) == ["x", "y", "z"]
    assert data["time"].attrs["units"] == "s"
    assert data.attrs["model"] == "Chaplygin sleigh"
    assert sleigh.parameters == {"m": 1.0, "J": 0.1, "a": 0.1}


def test_energies_are_the_models_own(sleigh: ap.Run) -> None:
    v = np.linalg.norm(sleigh.velocity("body"), axis=1)
    kinetic = v**2 / 2 + 0.1 * sleigh["omega"] ** 2 / 2
    np.testing.assert_allclose(sleigh["kinetic energy"], kinetic, atol=1e-14)
    np.testing.assert_allclose(sleigh["energy"], sleigh["kinetic energy"] + sleigh["potential energy"])


def test_reactions_are_arrays_of_vectors_in_the_inertial_frame(sleigh: ap.Run) -> None:
    reaction = sleigh.reactions["no side slip"]["body"]
    lam, theta = sleigh["lambda_no_side_slip"], sleigh["theta"]
    across = np.stack([-np.sin(theta), np.cos(theta), 0 * theta], axis=1)
    assert reaction.force.shape == reaction.torque.shape == (41, 3)
    np.testing.assert_allclose(reaction.force, lam[:, None] * across, atol=1e-13)
    np.testing.assert_array_equal(reaction.torque, 0)  # the force acts through the contact
    np.testing.assert_array_equal(sleigh.reactions["no side slip"]["contact"].force, reaction.force)
    np.testing.assert_array_equal(reaction.ideal.force, reaction.force)
    assert not reaction.nonideal.force.any()
    with pytest.raises(KeyError, match="does not act on 'bodie'; did you mean 'body'"):
        sleigh.reactions["no side slip"]["bodie"]


def test_the_forces_on_a_body_make_its_mass_accelerate(sleigh: ap.Run) -> None:
    """m a = sum of forces: the acceleration by differences of a fine run."""
    card = CARDS["chaplygin-sleigh"]
    run = card.model().derive(ap.Kane()).simulate(0.4, card.start, samples=401, tolerance=1e-12)
    acceleration = np.gradient(run.velocity("body"), run.time, axis=0)[1:-1]
    np.testing.assert_allclose(run.reactions["no side slip"]["body"].force[1:-1], acceleration, atol=1e-5)


def test_forces_at_two_points_of_a_body_come_as_a_resultant_and_its_moment() -> None:
    """E79 and E80 along a run: a rod whose ends must keep one sum of velocities along y."""
    model = ap.Model("rod")
    N = model.frame
    x, y, theta = model.coordinates("x y theta")
    model.speeds("u v w")
    B = N.orientnew("B", "Axis", [theta, N.z])
    rod = model.body("rod", 2, frame=B, position=x * N.x + y * N.y, inertia_zz=0.5)
    left = model.point("left", rod.point.locatenew("left", -B.x), on=rod)
    right = model.point("right", rod.point.locatenew("right", 2 * B.x), on=rod)
    model.force(right, 3 * N.y)
    model.constrain("sum", ap.velocity(left).dot(N.y) + 3 * ap.velocity(right).dot(B.y) - 1)
    start = {"x": 0, "y": 0, "theta": 0.3, "u": 0.4, "w": 0.5}
    run = model.derive(ap.Kane()).simulate(1.0, start, samples=201, tolerance=1e-12)
    lam = run["lambda_sum"][:, None]
    across = np.stack([-np.sin(run["theta"]), np.cos(run["theta"]), 0 * run.time], axis=1)
    W_left, W_right = np.tile([0.0, 1.0, 0.0], (run.time.size, 1)), 3 * across
    on, centre = run.reactions["sum"], run.position("rod")
    np.testing.assert_allclose(on["rod"].force, lam * (W_left + W_right), atol=1e-12)
    moment = np.cross(run.position("left") - centre, W_left) + np.cross(run.position("right") - centre, W_right)
    np.testing.assert_allclose(on["rod"].torque, lam * moment, atol=1e-12)
    np.testing.assert_allclose(on["left"].force, lam * W_left, atol=1e-12)
    np.testing.assert_allclose(on["right"].force, lam * W_right, atol=1e-12)
    # and it is this torque, with that of the push, which turns the rod
    push = np.cross(run.position("right") - centre, [0.0, 3.0, 0.0])
    np.testing.assert_allclose(0.5 * run["w'"], on["rod"].torque[:, 2] + push[:, 2], atol=1e-10)


def test_constraint_names_that_contain_each_other_keep_their_reactions_apart() -> None:
    model = ap.Model("m")
    N = model.frame
    x, y = model.coordinates("x y")
    P = model.particle("P", 1, x * N.x + y * N.y)
    model.force(P, 3 * N.x + 4 * N.y)
    model.constrain("wall", ap.position(P).dot(N.x))
    model.constrain("wall on P", ap.position(P).dot(N.y))
    run = model.derive(ap.Kane()).simulate(1.0, {}, samples=2)
    assert {name: list(places) for name, places in run.reactions.items()} == {"wall": ["P"], "wall on P": ["P"]}


def test_a_run_and_its_audit_print_themselves(sleigh: ap.Run) -> None:
    text = str(sleigh)
    assert text.startswith("run of 'Chaplygin sleigh' by Kane: 41 samples, t = 0 to 2")
    assert "residuals of 'no side slip': velocity" in text
    assert "rank of the 1 rows: 1" in text
    assert "<pre>" in sleigh._repr_html_()


# ---- samples and time -----------------------------------------------------------------------------------------------


def test_samples_are_evenly_spread_or_as_given() -> None:
    model, z, _ = falling()
    equations = model.derive(ap.Kane())
    np.testing.assert_allclose(equations.simulate(2.0, {z: 0}, samples=5).time, [0, 0.5, 1, 1.5, 2])
    wanted = [0.0, 0.1, 0.15, 1.7]
    run = equations.simulate(2.0, {z: 0}, samples=np.array(wanted))
    np.testing.assert_array_equal(run.time, wanted)
    np.testing.assert_allclose(run[z], -5 * np.array(wanted) ** 2, atol=1e-12)
    later = equations.simulate(2.0, {z: 0}, samples=[0.5, 1.0])
    np.testing.assert_array_equal(later.time, [0.0, 0.5, 1.0])  # the start is always there


def test_dense_samples_are_as_accurate_as_steps() -> None:
    card = CARDS["cartesian-pendulum"]
    equations = card.model().derive(ap.Kane())
    few = equations.simulate(3.0, card.start, tolerance=1e-11, samples=2)
    many = equations.simulate(3.0, card.start, tolerance=1e-11, samples=3001)
    assert many["x"][-1] == pytest.approx(few["x"][-1], abs=1e-9)
    assert many.audit.steps < 400
    energy = many["energy"]
    assert np.abs(energy - energy[0]).max() < 1e-8


def test_a_run_may_start_at_any_time() -> None:
    model, x, u = _driven()
    equations = model.derive(ap.Kane())
    run = equations.simulate(1.0, {x: 0.2, u: 0.1}, start_time=2.0, samples=11, tolerance=1e-12)
    np.testing.assert_allclose(run.time, np.linspace(2.0, 3.0, 11))
    t = run.time
    expected = 0.2 + (0.1 + np.cos(2.0)) * (t - 2.0) - np.sin(t) + np.sin(2.0)
    np.testing.assert_allclose(run[x], expected, atol=1e-11)


def _driven():
    model = ap.Model("driven")
    x, u = model.coordinates("x"), model.speeds("u")
    P = model.particle("P", 1, x * model.frame.x)
    model.force(P, sm.sin(model.time) * model.frame.x)
    return model, x, u


def test_two_half_runs_are_one_whole() -> None:
    card = CARDS["chaplygin-sleigh"]
    equations = card.model().derive(ap.Kane())
    whole = equations.simulate(2.0, card.start, tolerance=1e-12, samples=2)
    first = equations.simulate(1.0, card.start, tolerance=1e-12, samples=2)
    names = [str(z.func) for z in (*equations.coordinates, *equations.speeds)]
    second = equations.simulate(1.0, {n: first[n][-1] for n in names}, start_time=1.0, tolerance=1e-12, samples=2)
    for name in names:
        assert second[name][-1] == pytest.approx(whole[name][-1], abs=1e-9)


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("tolerance", [1e-5, 1e-7, 1e-9, 1e-11])
def test_the_error_follows_the_tolerance(tolerance: float) -> None:
    card = CARDS["chaplygin-sleigh"]
    run = card.model().derive(ap.Kane()).simulate(5.0, card.start, tolerance=tolerance, samples=2)
    assert abs(run["theta"][-1] - 4.8847060739557) < 100 * tolerance


def test_without_projection_the_constraint_drifts_and_says_so() -> None:
    card = CARDS["cartesian-pendulum"]
    equations = card.model().derive(ap.Kane())
    drifting = equations.simulate(10.0, card.start, tolerance=1e-6, projection=False)
    kept = equations.simulate(10.0, card.start, tolerance=1e-6)
    assert drifting.audit.constraint_error > 1e-9
    assert kept.audit.constraint_error < 1e-14


def test_a_largest_step_is_kept() -> None:
    model, z, _ = falling()
    run = model.derive(ap.Kane()).simulate(1.0, {z: 0}, max_step=0.01, samples=2)
    assert run.audit.steps >= 100


# ---- events ---------------------------------------------------------------------------------------------------------


def test_a_terminal_event_ends_the_run_where_it_is() -> None:
    model, z, _ = falling()
    run = model.derive(ap.Kane()).simulate(5.0, {z: 20.0}, events=[ap.Event(z, "ground", terminal=True)], samples=51)
    assert [(e.name, pytest.approx(2.0, abs=EVENT_TIME)) for e in run.events] == [("ground", run.events[0].time)]
    assert run.time[-1] == run.events[0].time
    assert run[z][-1] == pytest.approx(0.0, abs=1e-8)
    assert run.events[0].state["z"] == pytest.approx(0.0, abs=1e-8)
    assert run.events[0].state["zdot"] == pytest.approx(-20.0, abs=1e-8)
    assert "event 'ground' at t = 2" in str(run)


def test_events_are_found_in_their_direction_and_the_run_goes_on() -> None:
    model = ap.Model("oscillator")
    x, u = model.coordinates("x"), model.speeds("u")
    model.particle("P", 1, x * model.frame.x)
    model.potential("spring", x**2 / 2)
    watched = [ap.Event(x, "down", "falling"), ap.Event(x, "up", "rising"), ap.Event(u, "turn")]
    run = model.derive(ap.Kane()).simulate(7.0, {x: 1.0}, events=watched, tolerance=1e-12, samples=3)
    times = {name: [e.time for e in run.events if e.name == name] for name in ("down", "up", "turn")}
    np.testing.assert_allclose(times["down"], [np.pi / 2], atol=EVENT_TIME)
    np.testing.assert_allclose(times["up"], [3 * np.pi / 2], atol=EVENT_TIME)
    np.testing.assert_allclose(times["turn"][-2:], [np.pi, 2 * np.pi], atol=EVENT_TIME)
    assert run.time[-1] == 7.0
    found = [e.time for e in run.events]
    assert found == sorted(found)


def test_events_may_be_one_expression_a_list_or_named() -> None:
    model, z, stone = falling()
    equations = model.derive(ap.Kane())
    start = {z: 20.0}
    for events, name in ((z, "event 1"), ([z], "event 1"), ({"ground": z}, "ground"), (ap.Event(z, "g"), "g")):
        run = equations.simulate(3.0, start, events=events, samples=2)
        assert [e.name for e in run.events] == [name]
    by_vector = ap.position(stone).dot(model.frame.z) - 5
    run = equations.simulate(3.0, start, events={"five": by_vector, "late": model.time - 2.5}, samples=2)
    assert [e.name for e in run.events] == ["five", "late"]
    assert run.events[0].time == pytest.approx(np.sqrt(3.0), abs=EVENT_TIME)
    assert run.events[1].time == pytest.approx(2.5, abs=EVENT_TIME)


def test_an_event_may_watch_a_velocity_of_a_constrained_system() -> None:
    card = CARDS["cartesian-pendulum"]
    model = card.model()
    _vx, vy = model.snapshot().kinematics.speeds
    run = model.derive(ap.Kane()).simulate(
        2.0, card.start, events={"lowest": ap.Event(vy, "lowest", "rising")}, samples=2
    )
    assert len(run.events) >= 1
    first = run.events[0].state
    assert first["x"] == pytest.approx(0.0, abs=1e-8)
    assert first["y"] == pytest.approx(-1.0, abs=1e-8)
    assert first["vx"] == pytest.approx(np.sqrt(2 * 9.81), abs=1e-7)


# ---- files ----------------------------------------------------------------------------------------------------------


def test_a_table_holds_every_variable_with_vectors_in_three_columns(sleigh: ap.Run, tmp_path) -> None:
    path = tmp_path / "sleigh.csv"
    sleigh.to_csv(path)
    with open(path, newline="") as file:
        header, *rows = list(csv.reader(file))
    assert header[:4] == ["time [s]", "x [m]", "y [m]", "theta [rad]"]
    assert len(rows) == 41
    assert all(len(row) == len(header) for row in rows)
    assert len(set(header)) == len(header)
    vectors = {"position of body": "m", "velocity of contact": "m/s", "force of no side slip on body": "N"}
    for name, unit in vectors.items():
        assert [f"{name}.{axis} [{unit}]" in header for axis in "xyz"] == [True] * 3
    column = header.index("theta [rad]")
    np.testing.assert_array_equal([float(row[column]) for row in rows], sleigh["theta"])  # to the last digit
    column = header.index("force of no side slip on body.y [N]")
    np.testing.assert_array_equal(
        [float(row[column]) for row in rows], sleigh.reactions["no side slip"]["body"].force[:, 1]
    )


def test_a_saved_run_comes_back_from_netcdf(sleigh: ap.Run, tmp_path) -> None:
    path = tmp_path / "sleigh.nc"
    sleigh.save(path)
    with xr.open_dataset(path, engine="scipy") as data:
        data.load()
    assert set(data.data_vars) == set(sleigh.data.data_vars)
    for name in sleigh.data.data_vars:
        np.testing.assert_array_equal(data[name].values, sleigh.data[name].values)
    np.testing.assert_array_equal(data["time"].values, sleigh.time)
    assert data.attrs["model"] == "Chaplygin sleigh"
    names = data.attrs["parameter_names"].split()
    assert dict(zip(names, np.atleast_1d(data.attrs["parameters"]), strict=True)) == sleigh.parameters


@pytest.mark.parametrize("name", ["with / slash", "ω · v", "a: b; c", "C:\\d 'e' \"f\""])
def test_runs_of_constraints_with_odd_names_are_saved(name: str, tmp_path) -> None:
    model = ap.Model("odd")
    N = model.frame
    x, y = model.coordinates("x y")
    P = model.particle("P", 1, x * N.x + y * N.y)
    model.constrain(name, ap.velocity(P).dot(N.y))
    run = model.derive(ap.Kane()).simulate(1.0, {x: 0, y: 0, "xdot": 1.0}, samples=3)
    run.to_csv(tmp_path / "run.csv")
    run.save(tmp_path / "run.nc")
    assert (tmp_path / "run.csv").stat().st_size > 100
    with xr.open_dataset(tmp_path / "run.nc", engine="scipy") as data:
        np.testing.assert_array_equal(data["x"].values, run["x"])
        written = {values.attrs.get("long_name", key) for key, values in data.data_vars.items()}
    assert written == set(run.data.data_vars)


def test_a_model_without_parameters_is_saved_too(tmp_path) -> None:
    model, z, _ = falling()
    run = model.derive(ap.Kane()).simulate(1.0, {z: 0}, samples=3)
    run.save(tmp_path / "fall.nc")
    assert run.parameters == {}
    with xr.open_dataset(tmp_path / "fall.nc", engine="scipy") as data:
        np.testing.assert_array_equal(data["z"].values, run[z])


def test_a_force_that_cannot_be_recovered_where_a_motion_has_no_mass_is_said() -> None:
    """A cat that lies straight: three of its turns are about one line, which two bodies share."""
    cat = falling_cat().derive(ap.Kane())
    with pytest.warns(ap.AppellWarning, match="'bend' on 'fore' is not known at t = 0: .* write it with vectors"):
        run = cat.simulate(0.5, {"psi": 0, "alpha": 0, "phi1": 0, "phi2": 0, "psidot": 0}, samples=5)
    assert np.isfinite(run["psi"]).all()
    assert np.isfinite(run.reactions["bend"]["fore"].force[1:-1]).all()
