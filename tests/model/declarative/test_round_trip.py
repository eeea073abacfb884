"""A model written as text and read back is the same mechanism: every function that is run has the same values."""

from __future__ import annotations

import json
from collections.abc import Mapping

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.catalogue import NAMES, card_of
from appell.equations.forms import known_integrals
from appell.equations.systems import full_system
from appell.model.names import name_of
from appell.principles import PRINCIPLES

DAILY = (
    *("two_pucks", "chaplygin_sleigh", "bicycle", "tippe_top", "tiring_tip", "rough_hoop", "stick_slip_oscillator"),
    *("commutator_machine", "car_with_trailers", "balancing_pole", "four_bar"),
)
"""One of each: vectors, joints, contacts, laws, integrals, friction, Lagrangians, mounts, actuators, loops."""

ROUNDING = 1e-11
"""Relative to the largest entry of a block: sums of a few hundred products in another order."""


def written_and_read(model: ap.Model, **beside: object) -> ap.Model:
    return ap.Model.from_json(model.to_json(**beside))  # type: ignore[arg-type]


def functions(model: ap.Model) -> tuple[Mapping[str, object], tuple[int, int]]:
    """Every CasADi function of the equations by the first principle that admits the model."""
    for principle in PRINCIPLES:
        try:
            graph = full_system(model.derive(principle()))
        except ap.NotApplicable:
            continue
        return graph.functions, (graph.sizes.states, graph.sizes.parameters)
    raise AssertionError("no principle admits the model")


def assert_same_motion(first: ap.Model, second: ap.Model) -> None:
    mine, sizes = functions(first)
    theirs, other_sizes = functions(second)
    assert sizes == other_sizes
    assert set(mine) == set(theirs)
    rng = np.random.default_rng(7)
    for _ in range(3):
        t, x, p = rng.uniform(0.1, 1, 1), rng.uniform(0.2, 1.2, sizes[0]), rng.uniform(0.5, 1.5, sizes[1])
        for name, function in mine.items():
            extra = rng.uniform(-1, 1, function.numel_in(3))  # type: ignore[attr-defined]
            a, b = (np.asarray(f(t, x, p, extra)).ravel() for f in (function, theirs[name]))  # type: ignore[operator]
            np.testing.assert_allclose(a, b, rtol=0, atol=ROUNDING * max(1.0, np.abs(a).max(initial=0)), err_msg=name)


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("name", [n if n in DAILY else pytest.param(n, marks=pytest.mark.slow) for n in NAMES])
def test_a_system_written_as_text_and_read_back_has_the_same_equations(name: str) -> None:
    card = card_of(name)
    model = card.model()
    read = written_and_read(model, start=card.start, duration=card.duration)
    assert_same_motion(model, read)
    assert read.source.start == {key: pytest.approx(value, abs=0) for key, value in card.start.items()}  # type: ignore[attr-defined]
    assert read.source.duration == card.duration  # type: ignore[attr-defined]
    assert read.contents.parameters.keys() == model.contents.parameters.keys()
    for parameter in model.contents.parameters.values():
        again = read.contents.parameters[parameter.name]
        assert (again.default, again.unit, again.description) == (
            parameter.default,
            parameter.unit,
            parameter.description,
        )
    for kind in ("coordinates", "speeds", "bodies", "joints", "constraints"):
        assert list(getattr(read.contents, kind)) == list(getattr(model.contents, kind)), kind


def test_a_changed_number_in_the_text_changes_the_motion() -> None:
    model = card_of("two_pucks").model()
    document = json.loads(model.to_json())
    document["particles"][0]["mass"] = "2*m1"
    with pytest.raises(AssertionError):
        assert_same_motion(model, ap.Model.from_json(json.dumps(document)))


def test_the_pucks_read_back_accelerate_as_the_paper_says() -> None:
    """Roithmayr and Hodges 2010, E34 and E35."""
    card = card_of("two_pucks")
    number = card.numbers[1]
    read = written_and_read(card.model())
    found = read.derive(ap.Kane()).accelerations(number.start, parameters=number.parameters)
    assert found["u1"] == pytest.approx(number.value, abs=number.tolerance)


def mixture() -> ap.Model:
    """What the catalogue does not hold: odd names, an input, a height field, rates, a matrix frame, Poisson's law."""
    model = ap.Model("a mixture")
    N, t = model.frame, model.time
    lam, half = model.parameters([sm.Symbol("lambda"), sm.Symbol("half width")], [2.0, 0.5], unit=["kg", "m"])
    x, y, z = model.coordinates("x y z", latex=[r"\xi", r"\eta", "z"])
    f = model.input("f", unit="N")
    A = N.orientnew("A", "Body", (x, y, 0), "XYZ")
    odd = model.particle("odd one", mass=lam, position=x * N.x + y * A.y + z * N.z)
    model.force(odd, f * N.x - sm.Max(x, half) * N.y + sm.Piecewise((x, x > 0), (0, True)) * N.z, name="push")
    model.potential("V", half * sm.sqrt(1 + x**2) + sm.exp(-y) + x ** sm.Rational(3, 2))
    model.damper("D", ap.velocity(odd).dot(ap.velocity(odd)) / 3)
    model.constrain("floor", ap.position(odd).dot(N.z) >= 0, restitution=ap.Poisson(half))
    model.constrain("drive", x.diff(t) - sm.sin(3 * t), servo=[ap.Actuator({odd: N.x}, bound=7.5, name="motor")])
    return model


def test_odd_names_inputs_pieces_and_laws_come_back() -> None:
    model = mixture()
    read = written_and_read(model)
    assert_same_motion(model, read)
    floor, drive = read.constraints["floor"], read.constraints["drive"]
    assert read._data.typeset == model._data.typeset != ()
    assert floor.unilateral
    assert isinstance(floor.restitution, ap.Poisson)
    assert (drive.drives[0].name, drive.drives[0].bound) == ("motor", 7.5)


def test_a_height_field_and_bodies_on_it_come_back() -> None:
    model = ap.Model("a marble")
    ball = model.body("ball", mass=1, inertia=ap.solid_sphere(1, 0.1))
    model.joint("flight", ap.Free(), model.ground, ball)
    x, y = sm.symbols("x y")
    land = ap.HeightField(x**2 / 2 + y**4, (x, y))
    model.constrain("rolls", ap.rolling(ball, ap.Sphere(0.1), model.ground, land))
    assert_same_motion(model, written_and_read(model))


def test_a_law_on_the_reaction_of_a_joint_and_a_released_joint_come_back() -> None:
    model = card_of("chaplygin_sleigh").model()
    body = next(iter(model.contents.bodies.values()))
    blade = next(iter(model.constraints))
    dragged = model.replace(blade, nonideal={body: -0.3 * ap.velocity(body)})
    assert_same_motion(dragged, written_and_read(dragged))
    free = model.release(blade)
    assert list(written_and_read(free).constraints) == []


def test_writing_what_was_read_gives_the_same_text() -> None:
    for name in ("two_pucks", "bicycle", "tricycle", "ladder_against_wall"):
        text = card_of(name).model().to_json()
        assert ap.Model.from_json(text).to_json() == text


def test_a_joint_of_ones_own_is_refused_by_its_name() -> None:
    class Hook(ap.Weld):
        pass

    model = ap.Model("hooked")
    body = model.body("load", mass=1, inertia_zz=1)
    model.joint("hook", Hook(), model.ground, body)
    with pytest.raises(ap.ModelError, match="the joint 'hook' is a Hook, which is not a joint of appell"):
        model.to_json()


def test_velocities_set_by_hand_are_refused_by_name() -> None:
    from sympy.physics import mechanics as me

    x, v = me.dynamicsymbols("x v")
    N, P = me.ReferenceFrame("N"), me.Point("P")
    P.set_vel(N, v * N.x)
    method = me.KanesMethod(N, [x], [v], [v - x.diff()])
    model = ap.Model.from_sympy(method, bodies=[me.Particle("P", P, 2)], loads=[(P, 6 * N.x)])
    with pytest.raises(ap.ModelError, match="cannot be written as text"):
        model.to_json()


def test_a_function_without_a_word_is_refused_by_its_name() -> None:
    model = ap.Model("strange")
    x = model.coordinates("x")
    model.potential("V", sm.gamma(x))
    with pytest.raises(ap.ModelError, match="gamma, which has no word in a formula"):
        model.to_json()


def test_names_are_read_by_what_they_name() -> None:
    model = ap.Model("names")
    model.coordinates("x")
    assert [name_of(q) for q in written_and_read(model).contents.coordinates.values()] == ["x"]


DRAWN = ("bicycle", "rough_hoop", "andrews_squeezer")


@pytest.mark.parametrize("name", [n if n in DRAWN else pytest.param(n, marks=pytest.mark.slow) for n in NAMES])
def test_a_system_read_back_looks_the_same_and_has_the_same_integrals(name: str) -> None:
    model = card_of(name).model()
    read = written_and_read(model)
    mine, theirs = (m.scene().to_dict() for m in (model, read))
    assert_alike(mine, theirs, str(name))
    names = [tuple(known.name for known in known_integrals(m.derive(first_principle(m)))) for m in (model, read)]
    assert names[0] == names[1]


def first_principle(model: ap.Model) -> ap.Principle:
    return next(p() for p in PRINCIPLES if not _refuses(p, model))


def _refuses(principle: type[ap.Principle], model: ap.Model) -> bool:
    try:
        model.derive(principle())
    except (ap.NotApplicable, TypeError):
        return True
    return False


def assert_alike(mine: object, theirs: object, where: str) -> None:
    """Plain data with the same words, and the same numbers but for rounding."""
    if isinstance(mine, Mapping):
        assert isinstance(theirs, Mapping)
        assert list(mine) == list(theirs), where
        for key, value in mine.items():
            assert_alike(value, theirs[key], f"{where}.{key}")
    elif isinstance(mine, (list, tuple)):
        assert len(mine) == len(theirs), where  # type: ignore[arg-type]
        for i, value in enumerate(mine):
            assert_alike(value, theirs[i], f"{where}[{i}]")  # type: ignore[index]
    elif isinstance(mine, float):
        assert theirs == pytest.approx(mine, rel=1e-9, abs=1e-9), where
    else:
        assert mine == theirs, where


def test_an_integral_of_a_card_is_not_claimed_of_a_text_that_was_edited() -> None:
    model = card_of("two_pucks").model()
    text = model.to_json()
    assert [k.name for k in known_integrals(ap.Model.from_json(text).derive(ap.Kane()))] == ["cosine of the angle"]
    other = json.loads(text)
    other["particles"][0]["mass"] = "2*m1"
    assert known_integrals(ap.Model.from_json(json.dumps(other)).derive(ap.Kane())) == ()


def test_an_integral_that_was_stated_and_a_shape_in_a_length_are_read_back() -> None:
    model = ap.Model("a free particle")
    x, y = model.coordinates("x y")
    u, v = model.speeds("u v")
    r = model.parameters("r", 0.2)
    ball = model.particle("P", 1, x * model.frame.x + y * model.frame.y)
    model.shape(ball, ap.shapes.sphere(2 * r, at=(r, 0, 0), color="#112233", opacity=0.4))
    model.integral("momentum about O", x * v - y * u)
    read = written_and_read(model)
    run = read.derive(ap.Kane()).simulate(1.0, {"x": 1, "y": 0, "u": 0, "v": 2})
    assert run.audit.integrals["momentum about O"] < 1e-12
    shape = read.scene(parameters={"r": 0.3}).nodes[1].shapes[0]
    assert (shape.size, shape.position, shape.color, shape.opacity) == ((0.6,), (0.3, 0.0, 0.0), "#112233", 0.4)


def test_a_mesh_is_not_written_and_that_is_said(tmp_path) -> None:  # type: ignore[no-untyped-def]
    (tmp_path / "a.stl").write_text("solid a\nendsolid a\n", encoding="utf-8")
    model = ap.Model("a body with a file")
    x = model.coordinates("x")
    ball = model.particle("P", 1, x * model.frame.x)
    model.shape(ball, ap.shapes.mesh(tmp_path / "a.stl"))
    with pytest.warns(ap.AppellWarning, match="the mesh of 'P' is a file and is not written"):
        text = model.to_json()
    assert "a.stl" not in text
    with pytest.raises(ap.ModelError, match="'mesh' is not a shape"):
        ap.Model.from_json(text.replace('"coordinates"', '"shapes": [{"on": "P", "type": "mesh"}],\n "coordinates"'))
