"""Whatever names a person chose, no two results meet under one."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.constraints.memory import memory_function


def pushed(names: str = "x y", first: str = "a", second: str = "a on b", place: str = "b on c"):
    """A particle ``c`` held along y, and a point of a massive body held along x, by 10 N and by 30 N."""
    model = ap.Model("pushed")
    N = model.frame
    x, y = model.coordinates(names)
    P, Q = model.particle(place, 1, x * N.x), model.particle("c", 1, y * N.y)
    model.force(P, -10 * N.x)
    model.force(Q, -30 * N.y)
    model.constrain(first, ap.position(P).dot(N.x))
    model.constrain(second, ap.position(Q).dot(N.y))
    return model


def test_constraint_a_on_place_b_on_c_and_constraint_a_on_b_on_place_c_are_two_reactions() -> None:
    run = pushed().derive(ap.Kane()).simulate(1.0, {}, samples=3)
    np.testing.assert_allclose(run.reactions["a"]["b on c"].force, np.tile([10.0, 0, 0], (3, 1)), atol=1e-12)
    np.testing.assert_allclose(run.reactions["a on b"]["c"].force, np.tile([0, 30.0, 0], (3, 1)), atol=1e-12)
    assert list(run.reactions["a"]) == ["b on c"]
    assert list(run.reactions["a on b"]) == ["c"]


def test_a_phrase_that_could_mean_two_results_is_refused_by_name() -> None:
    run = pushed().derive(ap.Kane()).simulate(1.0, {}, samples=3)
    with pytest.raises(ap.ModelError, match=r"'force of a on b on c' could be .* use run\.reactions"):
        run["force of a on b on c"]


@pytest.mark.parametrize("name", ["energy", "rank", "time", "work", "axis", "force", "multiplier", "row", "speed", "q"])
def test_a_coordinate_may_bear_any_word_that_a_run_uses(name: str, tmp_path) -> None:
    """x'' = 2 from rest at 1: x = 1 + t^2, whatever x is called."""
    model = ap.Model("any word")
    t = model.time
    x = sm.Function(name)(t)
    try:
        model.coordinates(x)
    except ap.ModelError:
        pytest.skip("the model refuses the word where it is declared: then no run exists")
    P = model.particle("P", 1, x * model.frame.x)
    model.force(P, 2 * model.frame.x)
    run = model.derive(ap.Kane()).simulate(1.0, {x: 1.0}, samples=5)
    expected = 1 + np.linspace(0, 1, 5) ** 2
    for found in (run[x], run[name]):
        np.testing.assert_allclose(found, expected, atol=1e-12)
    np.testing.assert_array_equal(run.time, np.linspace(0, 1, 5))
    np.testing.assert_allclose(run[x.diff(t)], 2 * run.time, atol=1e-12)
    np.testing.assert_allclose(run.energy, (2 * run.time) ** 2 / 2, atol=1e-12)
    run.save(tmp_path / "run.nc")
    again = ap.load(tmp_path / "run.nc")
    np.testing.assert_array_equal(again[name], run[name])
    np.testing.assert_array_equal(again.time, run.time)
    np.testing.assert_array_equal(again.energy, run.energy)


def test_a_load_and_a_constraint_of_one_name_have_two_powers() -> None:
    """m = 1 pulled by 3 N while a constraint of the same name drives it at 2 m/s: 6 W and -6 W."""
    model = ap.Model("pull")
    x, u = model.coordinates("x"), model.speeds("u")
    P = model.particle("P", 1, x * model.frame.x)
    try:
        model.force(P, 3 * model.frame.x, name="pull")
        model.constrain("pull", ap.velocity(P).dot(model.frame.x) - 2)
    except (ap.AppellError, TypeError):
        pytest.skip("the model keeps the names of loads and constraints apart")
    run = model.derive(ap.Kane()).simulate(1.0, {x: 0.0, u: 2.0}, samples=3)
    np.testing.assert_allclose(run.results.values("load power", "pull"), 6.0)
    np.testing.assert_allclose(run.results.values("reaction power", "pull"), -6.0)
    with pytest.raises(ap.ModelError, match="'power of pull' could be"):
        run["power of pull"]


@pytest.mark.parametrize("kind", ["input", "state variable", "integral"])
def test_a_name_of_an_input_or_of_a_state_in_one_model_is_free_in_every_other(kind: str) -> None:
    """SymPy's cache returns what is equal: the rate of an input f was taken for the rate of a coordinate f."""
    first = ap.Model("first")
    x = first.coordinates("x")
    first.particle("P", 1, x * first.frame.x)
    if kind == "input":
        other = first.input("shared")
    elif kind == "state variable":
        other = first.state_variable("shared", rate=-x)
    else:
        other = first.integral("shared", x.diff(first.time)) or memory_function("shared")
    other.diff(first.time)
    second = ap.Model("second")
    q = second.coordinates("shared")
    P = second.particle("P", 1, q * second.frame.x)
    second.force(P, 3 * second.frame.x)
    assert second.derive(ap.Kane()).accelerations({"shared": 0.0, "shareddot": 1.0})["shareddot"] == 3.0
    second.constrain("stays", q.diff(second.time))
    run = second.derive(ap.Kane()).simulate(1.0, {"shared": 2.0}, samples=2)
    assert run["shared"][-1] == pytest.approx(2.0, abs=1e-12)
