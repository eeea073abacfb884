"""A saved run comes back with all that a run has, is read lazily, and says when it is of another version."""

from __future__ import annotations

import json
import pickle

import numpy as np
import pytest
import xarray as xr

import appell as ap
from appell.simulate.load import own_version, to_file
from appell.simulate.stored import Stored
from tests.support import CARDS

NAMES = ("chaplygin-sleigh", "bouncing-ball", "rolling-disc")


@pytest.fixture(scope="module", params=NAMES)
def pair(request, tmp_path_factory) -> tuple[ap.Run, ap.Run]:
    """A run as it was made, and as it comes from its file."""
    card = CARDS[request.param]
    run = card.model().derive(ap.Kane()).simulate(card.duration, card.start, samples=41)
    path = tmp_path_factory.mktemp("runs") / "run.nc"
    run.save(path)
    return run, ap.load(path)


@pytest.mark.slow_but_every(2)
def test_every_array_comes_back_to_the_last_digit(pair) -> None:
    run, again = pair
    assert set(again.results.names()) == {name for name in run.results.names() if run.results.has(name)}
    for array, label in run.results:
        np.testing.assert_array_equal(again.results.values(array, label), run.results.values(array, label))
    for name in (*run.description.coordinates, *run.description.speeds, "energy", "work"):
        np.testing.assert_array_equal(again[name], run[name])
    for symbol in (*run.equations.coordinates, *run.equations.speeds):
        np.testing.assert_array_equal(again[symbol], run[symbol])


def test_what_is_no_array_comes_back_too(pair) -> None:
    run, again = pair
    assert again.audit == run.audit
    assert again.modes == run.modes
    assert again.impacts == run.impacts
    assert again.events == run.events
    assert again.message == run.message
    assert again.parameters == run.parameters
    assert again.description == run.description
    assert str(again) == str(run)


def test_reactions_and_contacts_of_a_loaded_run_are_those_of_the_run(pair) -> None:
    run, again = pair
    reactions = run.reactions.of_constraints
    assert {c: list(places) for c, places in again.reactions.items()} == {c: list(on) for c, on in reactions.items()}
    for joint in run.reactions.keys() - reactions.keys():
        with pytest.raises(KeyError, match="those of joints follow from the equations"):
            again.reactions[joint]
    for constraint, places in reactions.items():
        for place, reaction in places.items():
            loaded = again.reactions[constraint][place]
            for part in ("ideal", "nonideal"):
                np.testing.assert_array_equal(getattr(loaded, part).force, getattr(reaction, part).force)
            np.testing.assert_array_equal(loaded.torque, reaction.torque)
            assert loaded.determined == reaction.determined
    assert list(again.contacts) == list(run.contacts)
    for name, contact in run.contacts.items():
        np.testing.assert_array_equal(again.contacts[name].gap, contact.gap)
        np.testing.assert_array_equal(again.contacts[name].force, contact.force)


@pytest.mark.slow_but_every(2)
def test_a_loaded_run_is_drawn_and_saved_again(pair, tmp_path) -> None:
    _, again = pair
    again.plot(tmp_path / "figure.png")
    again.save(tmp_path / "again.nc")
    again.to_csv(tmp_path / "again.csv")
    assert (tmp_path / "figure.png").stat().st_size > 10_000
    assert ap.load(tmp_path / "again.nc").audit == again.audit


def test_events_come_back(tmp_path) -> None:
    model = ap.Model("fall")
    z = model.coordinates("z")
    model.particle("stone", 1, z * model.frame.z)
    model.gravity(-10 * model.frame.z)
    run = model.derive(ap.Kane()).simulate(3.0, {z: 20.0}, events={"ground": z})
    run.save(tmp_path / "fall.nc")
    (event,) = ap.load(tmp_path / "fall.nc").events
    assert event.name == "ground"
    assert event.time == pytest.approx(2.0, abs=1e-9)
    assert event.state == run.events[0].state


def test_a_file_is_read_lazily(pair, tmp_path) -> None:
    """Opening reads no array; asking for one reads that one alone."""
    run, _ = pair
    run.save(tmp_path / "run.nc")
    again = ap.load(tmp_path / "run.nc")
    assert isinstance(again.results, Stored)
    loaded = {name for name, v in again.results.data.data_vars.items() if v.variable._in_memory}
    assert not loaded
    again[run.description.coordinates[0]]
    loaded = {name for name, v in again.results.data.data_vars.items() if v.variable._in_memory}
    assert loaded <= {run.description.coordinates[0]}


def test_equations_are_there_where_they_are_given(pair, tmp_path) -> None:
    run, again = pair
    with pytest.raises(ap.ModelError, match=r"comes from a file.*ap.load\(path, equations=...\)"):
        again.equations  # noqa: B018
    run.save(tmp_path / "run.nc")
    assert ap.load(tmp_path / "run.nc", equations=run.equations).equations is run.equations
    other = CARDS["two-pucks"].model().derive(ap.Kane())
    with pytest.raises(ap.ModelError, match="the equations are of 'two pucks' by Kane"):
        ap.load(tmp_path / "run.nc", equations=other)


def test_a_run_of_another_version_is_said_and_still_readable(pair, tmp_path) -> None:
    run, _ = pair
    data = to_file(run)
    facts = json.loads(data.attrs["appell"])
    facts["version"] = "0.0.9"
    facts["audit"]["a figure of tomorrow"] = 1.0
    data.attrs["appell"] = json.dumps(facts)
    data.to_netcdf(tmp_path / "old.nc", engine="scipy", format="NETCDF3_64BIT")
    with pytest.warns(ap.AppellWarning, match=rf"was written by appell 0.0.9 .* this is {own_version()}"):
        again = ap.load(tmp_path / "old.nc")
    assert again.audit == run.audit
    np.testing.assert_array_equal(again.energy, run.energy)


def test_what_is_no_run_is_refused_in_a_sentence(tmp_path) -> None:
    with pytest.raises(ap.ModelError, match="there is no file"):
        ap.load(tmp_path / "nothing.nc")
    (tmp_path / "text.nc").write_text("hello")
    with pytest.raises(ap.ModelError, match="is not a run: it is not NetCDF"):
        ap.load(tmp_path / "text.nc")
    xr.Dataset({"x": ("t", [1.0])}).to_netcdf(tmp_path / "other.nc", engine="scipy")
    with pytest.raises(ap.ModelError, match=r"is not a run: appell\.load reads what run\.save wrote"):
        ap.load(tmp_path / "other.nc")


def test_a_run_is_saved_as_netcdf_only(pair, tmp_path) -> None:
    with pytest.raises(ap.ModelError, match=r"does not end in .nc"):
        pair[0].save(tmp_path / "run.h5")


@pytest.mark.parametrize("name", ["ω", "float", "own_x", "q/1"])
def test_coordinates_of_any_name_come_back(name: str, tmp_path) -> None:
    import sympy as sm

    model = ap.Model("odd")
    x = sm.Function(name)(model.time)
    try:
        model.coordinates(x)
    except ap.ModelError:
        pytest.skip("the model refuses the name where it is declared")
    model.particle("P", 1, x * model.frame.x)
    run = model.derive(ap.Kane()).simulate(1.0, {x: 0.5}, samples=3)
    run.save(tmp_path / "run.nc")
    np.testing.assert_array_equal(ap.load(tmp_path / "run.nc")[name], 0.5)


def test_a_run_is_pickled_with_its_audit(pair) -> None:
    run, _ = pair
    again = pickle.loads(pickle.dumps(run))
    assert again.audit == run.audit
    np.testing.assert_array_equal(again.energy, run.energy)
    assert list(again.reactions) == list(run.reactions)
