"""``model.simulate``: equations and run in one step, from the start that a model knows; names in their groups."""

from __future__ import annotations

import inspect
from pathlib import Path

import numpy as np
import pytest

import appell as ap
from tests.support import CARDS


def falling() -> ap.Model:
    model = ap.Model("a stone")
    z = model.coordinates("z")
    model.particle("stone", 1, z * model.frame.z)
    model.gravity(-10 * model.frame.z)
    return model


def test_a_model_of_ones_own_is_run_by_kane_and_says_so() -> None:
    run = falling().simulate(2.0, {"z": 20.0})
    np.testing.assert_allclose(run["z"], 20 - 5 * run.time**2, atol=1e-9)
    assert "by Kane" in str(run)
    assert run.time.size == 501


def test_without_a_duration_it_runs_as_long_as_a_model_that_states_none() -> None:
    assert falling().simulate(samples=3).time[-1] == 10.0


def test_a_system_of_the_catalogue_knows_its_start_and_duration() -> None:
    card = CARDS["two-pucks"]
    for model in (ap.catalogue.two_pucks(), card.model()):
        run = model.simulate()
        assert run.time[-1] == card.duration
        for name, value in card.start.items():
            assert run[name][0] == pytest.approx(value, abs=1e-12)
    shorter = ap.catalogue.two_pucks().simulate(1.0, {"u1": 1.0, "u4": 0.5}, samples=3)
    assert (shorter.time[-1], shorter["u1"][0], shorter["q1"][0]) == (1.0, 1.0, 0.0)


def test_a_document_in_json_is_run_from_its_own_start() -> None:
    text = falling().to_json(start={"z": 3.0}, duration=0.5)
    run = ap.Model.from_json(text).simulate(samples=3)
    assert (run.time[-1], run["z"][0]) == (0.5, 3.0)


def test_where_kane_does_not_admit_a_model_another_principle_is_taken_and_named() -> None:
    assert "by Gauss" in str(ap.catalogue.jankowski_particle().simulate(0.1))
    assert "by UdwadiaKalaba" not in str(ap.catalogue.charge_in_magnetic_field().simulate(0.1))
    assert "by Lagrange" in str(falling().simulate(0.1, principle=ap.Lagrange()))


def test_the_groups_hold_the_same_classes_as_the_flat_names() -> None:
    assert ap.joints.Revolute is ap.Revolute
    assert ap.surfaces.Sphere is ap.Sphere
    assert ap.principles.Kane is ap.Kane
    for group in (ap.joints, ap.surfaces, ap.principles, ap.inertia, ap.control, ap.errors, ap.results):
        shared = [name for name in group.__all__ if hasattr(ap, name)]
        assert len(shared) >= 6
        assert all(getattr(group, name) is getattr(ap, name) for name in shared)


def test_the_first_level_is_short_and_everything_else_stands_in_a_namespace() -> None:
    first = dir(ap)
    assert len(first) <= 90
    assert {"Model", "Kane", "Revolute", "joints", "results"} <= {*first}
    namespaces = [getattr(ap, name) for name in first if inspect.ismodule(getattr(ap, name))]
    assert {*ap.__all__} - {*first} <= {name for group in namespaces for name in group.__all__}


def test_a_demo_writes_the_page_of_a_system(tmp_path: Path) -> None:
    page = ap.demo("chaplygin-sleigh", path=tmp_path / "page.html", browser=False)
    text = page.read_text(encoding="utf-8")
    assert "Chaplygin" in text
    with pytest.raises(KeyError, match="no system of the catalogue is named 'nothing'"):
        ap.demo("nothing", browser=False)
