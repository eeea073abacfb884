"""What a model holds is read back by name, symbol or object; names that results need are reserved."""

from __future__ import annotations

import pytest
import sympy as sm

import appell as ap


def mechanism() -> ap.Model:
    model = ap.Model("a mechanism")
    x = model.coordinates("x")
    m = model.parameters("m", 2.0, unit="kg", description="mass of the bob")
    f = model.input("f", unit="N")
    bob = model.particle("bob", m, x * model.frame.x)
    arm = model.body("arm", 1, inertia_zz=1)
    model.joint("pin", ap.Revolute("z"), model.ground, arm)
    model.point("tip", x * model.frame.x, on=bob)
    model.force(bob, f * model.frame.x)
    model.damper("oil", x.diff(model.time) ** 2)
    model.constrain("held", x)
    return model


def test_everything_declared_is_read_back_by_name() -> None:
    contents = mechanism().contents
    read = {
        "coordinates": ["x", "theta_arm"],
        "speeds": ["omega_arm", "xdot"],
        "parameters": ["m"],
        "inputs": ["f"],
        "bodies": ["bob", "arm"],
        "points": ["tip", "pin on ground", "pin on arm"],
        "joints": ["pin"],
        "loads": ["force on bob", "oil"],
        "constraints": ["held"],
    }
    assert {kind: list(getattr(contents, kind)) for kind in read} == read
    assert (contents.parameters["m"].default, contents.parameters["m"].description) == (2.0, "mass of the bob")


def test_a_symbol_an_object_and_a_sympy_point_are_keys_too() -> None:
    model = mechanism()
    contents = model.contents
    bob, x, m = contents.bodies["bob"], contents.coordinates["x"], contents.parameters["m"].symbol
    assert contents.coordinates[x] == x
    assert contents.parameters[m].name == "m"
    assert contents.bodies[bob] is contents.bodies[bob.point] is bob
    assert contents.bodies[contents.bodies["arm"].frame].name == "arm"
    assert contents.constraints[model.constraints["held"]].name == "held"


def test_a_name_that_is_not_there_gets_the_nearest_one() -> None:
    contents = mechanism().contents
    with pytest.raises(ap.ModelError, match="no body or particle is named 'bop'; did you mean 'bob'"):
        contents.bodies["bop"]
    assert "bop" not in contents.bodies
    assert contents.bodies.get("bop") is None


def test_what_was_read_does_not_change_with_the_model_and_cannot_be_written() -> None:
    model = mechanism()
    contents = model.contents
    model.coordinates("y")
    assert "y" not in contents.coordinates
    assert "y" in model.contents.coordinates
    with pytest.raises(TypeError):
        contents.coordinates["z"] = sm.Symbol("z")  # type: ignore[index]


@pytest.mark.parametrize("name", ["t", "time"])
@pytest.mark.parametrize(
    "declare",
    [
        lambda m, name: m.coordinates(name),
        lambda m, name: m.speeds(name),
        lambda m, name: m.parameters(name),
        lambda m, name: m.input(name),
        lambda m, name: m.particle(name, 1, m.frame.x),
    ],
)
def test_the_name_of_the_time_is_reserved(declare, name: str) -> None:
    with pytest.raises(ap.ModelError, match=f"'{name}' has a reserved name, since it is the time .*another name"):
        declare(ap.Model("m"), name)


def test_names_of_constraints_and_points_may_read_alike() -> None:
    model = ap.Model("two constraints")
    x, y = model.coordinates("x y")
    model.point("b on c", x * model.frame.x)
    model.point("c", y * model.frame.x)
    model.constrain("a", x)
    model.constrain("a on b", y)
    assert list(model.constraints) == ["a", "a on b"]


@pytest.mark.parametrize("names", [["x", "y"], ("x", "y"), "x y", "x, y", ["x y"]])
def test_names_may_be_a_string_or_a_list(names) -> None:
    assert [str(q) for q in ap.Model("m").coordinates(names)] == ["x(t)", "y(t)"]
    assert [str(p) for p in ap.Model("m").parameters(names, [1.0, 2.0])] == ["x", "y"]


@pytest.mark.parametrize(
    ("declare", "words"),
    [
        (lambda m: m.parameters(3), "3 is not a parameter: give names such as 'm g'"),
        (lambda m: m.coordinates(3), "3 is not a function of time: give names"),
        (lambda m: m.coordinates(""), "'' names no coordinate: give names such as 'x y'"),
        (lambda m: m.parameters([]), r"\[\] names no parameter"),
        (lambda m: m.input(3), "the name of an input is 3: give a string"),
    ],
)
def test_what_is_not_a_name_gets_its_sentence(declare, words: str) -> None:
    with pytest.raises(ap.ModelError, match=words):
        declare(ap.Model("m"))


EVIL = "__import__('os').putenv('APPELL_WAS_HERE', '1')"


@pytest.mark.parametrize(
    "give",
    [
        lambda m, x, P: m.particle("Q", EVIL, m.frame.x),
        lambda m, x, P: m.body("B", 1, inertia=(EVIL, 1, 1)),
        lambda m, x, P: m.body("B", 1, inertia_zz=EVIL),
        lambda m, x, P: m.body("B", 1, inertia_zz=1, mass_center=(EVIL, 0, 0)),
        lambda m, x, P: m.potential("V", EVIL),
        lambda m, x, P: m.lagrangian(EVIL),
        lambda m, x, P: m.damper("D", EVIL),
        lambda m, x, P: m.generalised_force("G", {x: EVIL}),
        lambda m, x, P: m.speeds("u", EVIL),
        lambda m, x, P: m.speeds("u", rates={x: EVIL}),
        lambda m, x, P: m.constrain("c", EVIL),
        lambda m, x, P: m.constrain("c", x >= 0, restitution=EVIL),
        lambda m, x, P: ap.Newton(EVIL),
        lambda m, x, P: ap.Poisson(EVIL),
        lambda m, x, P: m.constrain("c", ap.position(P).dot(m.frame.x) >= 0, friction=ap.Coulomb(EVIL)),
        lambda m, x, P: m.constrain("c", ap.position(P).dot(m.frame.x) >= 0, friction=ap.Coulomb(0.1, static=EVIL)),
        lambda m, x, P: m.constrain("c", x, servo=[ap.Actuator({P: m.frame.x}, bound=EVIL)]),
        lambda m, x, P: m.constrain("c", x, servo={x: EVIL}),
        lambda m, x, P: ap.integral(EVIL, start=0.0),
        lambda m, x, P: ap.solid_sphere(EVIL, 1),
        lambda m, x, P: ap.rolling("ball", ap.Sphere(EVIL), m.ground, ap.Plane()),
        lambda m, x, P: m.joint("j", ap.Screw(pitch=EVIL), m.ground, m.body("S", 1, inertia_zz=1)),
        lambda m, x, P: m.joint("j", ap.Weld(), m.ground, m.body("S", 1, inertia_zz=1), parent_point=(EVIL, 0, 0)),
    ],
)
def test_a_string_is_never_evaluated(give, monkeypatch: pytest.MonkeyPatch) -> None:
    def evaluated(*_: object, **__: object) -> None:
        raise AssertionError("a string was evaluated as code")

    monkeypatch.setattr("sympy.parsing.sympy_parser.parse_expr", evaluated)
    model = ap.Model("m")
    x = model.coordinates("x")
    P = model.particle("P", 1, x * model.frame.x)
    with pytest.raises(ap.AppellError, match=r"string|not an expression|not a vector"):
        give(model, x, P)
