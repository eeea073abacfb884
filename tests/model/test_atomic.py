"""A verb that refuses what it is given leaves the model as it was; the corrected call then works."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest
import sympy as sm
from sympy.physics import mechanics as me
from sympy.physics.vector import Point, ReferenceFrame, Vector

import appell as ap
from appell.model.geometry import connections

stray = sm.Symbol("stray")
lost = me.dynamicsymbols("lost")
elsewhere = ap.Model("another model")
foreign = elsewhere.particle("foreign", 1, elsewhere.frame.x)


class Breaks(ap.Revolute):
    """A joint somebody wrote, which fails after SymPy's frames have been touched."""

    def rolling(self, frames):
        frames.child.orientnew("half made", "Axis", (0.3, frames.child.z))
        raise RuntimeError("the author of this joint made a mistake")


@dataclass(frozen=True)
class Workshop:
    """A model with one of everything, to add to."""

    model: ap.Model

    @property
    def N(self) -> ReferenceFrame:
        return self.model.frame

    def __getattr__(self, name: str) -> object:
        contents = self.model.contents
        return next(kind[name] for kind in (contents.coordinates, contents.bodies, contents.points) if name in kind)


def workshop() -> Workshop:
    model = ap.Model("a workshop")
    N = model.frame
    x, y = model.coordinates("x y")
    (m,) = model.parameters(["m"], 1.0)
    model.particle("P", m, x * N.x + y * N.y)
    for name in ("arm", "hand", "ball", "egg"):
        model.body(name, 1, inertia=(1, 1, 1), mass_center=(0.5, 0, 0) if name == "arm" else (0, 0, 0))
    model.joint("shoulder", ap.Revolute("z"), model.ground, "arm")
    model.joint("flight", ap.Free(), model.ground, "ball")
    model.joint("throw", ap.Free(), model.ground, "egg")
    model.constrain("line", x - y)
    model.force("P", N.x, name="push")
    model.force("P", N.y, name="damping of s")
    return Workshop(model)


def place(vector: Vector, frame: ReferenceFrame) -> Point:
    P = Point("P of SymPy")
    P.set_pos(Point("nowhere"), vector)
    return P


def rigid(name: str, mass: object, moments: tuple, frame: ReferenceFrame, point: Point) -> me.RigidBody:
    return me.RigidBody(name, point, frame, mass, (me.inertia(frame, *moments), point))


Call = Callable[[Workshop], object]

REFUSED: dict[str, list[Call]] = {
    "coordinates": [
        lambda w: w.model.coordinates("z x"),
        lambda w: w.model.coordinates("z t"),
        lambda w: w.model.coordinates("z time"),
        lambda w: w.model.coordinates(["z", 3]),
        lambda w: w.model.coordinates(3),
        lambda w: w.model.coordinates(""),
        lambda w: w.model.coordinates([]),
        lambda w: w.model.coordinates([sm.Symbol("z")]),
        lambda w: w.model.coordinates("z z"),
    ],
    "speeds": [
        lambda w: w.model.speeds("u m"),
        lambda w: w.model.speeds("u v", [w.x.diff()]),
        lambda w: w.model.speeds("u", w.x.diff() ** 2),
        lambda w: w.model.speeds("u", stray * w.x.diff()),
        lambda w: w.model.speeds("u", "x"),
        lambda w: w.model.speeds("u", rates={lost: 1}),
        lambda w: w.model.speeds("u", w.x.diff(), rates={w.x: 1}),
    ],
    "parameters": [
        lambda w: w.model.parameters("k x", 1.0),
        lambda w: w.model.parameters("k c", [1.0]),
        lambda w: w.model.parameters("k c", [1.0, np.nan]),
        lambda w: w.model.parameters("k c", [1.0, "two"]),
        lambda w: w.model.parameters(3),
        lambda w: w.model.parameters(["k", lost]),
        lambda w: w.model.parameters("k time"),
    ],
    "input": [lambda w: w.model.input("x"), lambda w: w.model.input(""), lambda w: w.model.input(3)],
    "particle": [
        lambda w: w.model.particle("Q", -1, w.N.x),
        lambda w: w.model.particle("Q", stray, w.N.x),
        lambda w: w.model.particle("Q", "m", w.N.x),
        lambda w: w.model.particle("Q", np.inf, w.N.x),
        lambda w: w.model.particle("P", 1, w.N.x),
        lambda w: w.model.particle("Q", 1, (1, 2, 3)),
        lambda w: w.model.particle("Q", 1, lost * w.N.x),
        lambda w: w.model.particle("Q", 1, elsewhere.frame.x),
    ],
    "body": [
        lambda w: w.model.body("B", 1),
        lambda w: w.model.body("B", -1, inertia=(1, 1, 1), mass_center=(1, 0, 0)),
        lambda w: w.model.body("B", 1, inertia=(1, 1, 5)),
        lambda w: w.model.body("B", 1, inertia=(1, 1, -1)),
        lambda w: w.model.body("B", 1, inertia=("1", 1, 1)),
        lambda w: w.model.body("B", 1, inertia=(1, 1, 1), frame=ReferenceFrame("B")),
        lambda w: w.model.body("B", 1, inertia=(1, 1, 1), mass_center=(stray, 0, 0)),
        lambda w: w.model.body("B", 1, inertia=me.inertia(ReferenceFrame("C"), 1, 1, 1)),
        lambda w: w.model.body("arm", 1, inertia=(1, 1, 1)),
    ],
    "joint": [
        lambda w: w.model.joint("j", ap.Screw(pitch=stray), w.model.ground, "hand"),
        lambda w: w.model.joint("j", ap.Screw(pitch=stray), "arm", "ball"),
        lambda w: w.model.joint("j", ap.Tricycle(length=stray), w.model.ground, "hand"),
        lambda w: w.model.joint("j", ap.Tricycle(length="2"), w.model.ground, "hand"),
        lambda w: w.model.joint("j", ap.Revolute("w"), w.model.ground, "hand"),
        lambda w: w.model.joint("j", ap.Revolute(), w.model.ground, "hand", coordinates="a b"),
        lambda w: w.model.joint("j", ap.Revolute(), w.model.ground, "hand", coordinates="x"),
        lambda w: w.model.joint("j", ap.Revolute(), w.model.ground, "hand", parent_point=(stray, 0, 0)),
        lambda w: w.model.joint("j", ap.Revolute(), w.model.ground, "hnad"),
        lambda w: w.model.joint("j", Breaks(), w.model.ground, "hand"),
        lambda w: w.model.joint("line", ap.Revolute(), w.model.ground, "hand"),
        lambda w: w.model.joint("shoulder", ap.Revolute(), w.model.ground, "hand"),
        lambda w: w.model.joint("j", ap.Free(), w.model.ground, "ball"),
        lambda w: w.model.joint("j", "revolute", w.model.ground, "hand"),
        lambda w: w.model.joint("j", ap.Knife(), "hand", "hand"),
    ],
    "add": [
        lambda w: w.model.add(me.Particle("Q", w.P.point, 1), 3),
        lambda w: w.model.add(me.Particle("Q", w.P.point, 1), me.Particle("P", w.P.point, 1)),
        lambda w: w.model.add(rigid("B", 1, (1, 1, 5), w.N, w.model.origin)),
    ],
    "point": [
        lambda w: w.model.point("P", w.N.x),
        lambda w: w.model.point("tip", 3),
        lambda w: w.model.point("tip", stray * w.N.x),
        lambda w: w.model.point("tip", w.N.x, on="nobody"),
    ],
    "constrain": [
        lambda w: w.model.constrain("c", lost - w.x),
        lambda w: w.model.constrain("c", 1 - sm.S.One),
        lambda w: w.model.constrain("c", "x - y"),
        lambda w: w.model.constrain("line", w.x),
        lambda w: w.model.constrain("c", w.x, restitution=0.5),
        lambda w: w.model.constrain("c", w.x >= 0, restitution=2),
        lambda w: w.model.constrain("c", w.x >= 0, restitution="0.5"),
        lambda w: w.model.constrain("c", w.x, friction=0.3),
        lambda w: w.model.constrain("c", w.x, friction=ap.Coulomb(0.3)),
        lambda w: w.model.constrain("c", ap.position(w.P).dot(w.N.y) >= 0, friction=ap.Coulomb("0.3")),
        lambda w: w.model.constrain("c", w.x, servo={"nobody": w.N.x}),
        lambda w: w.model.constrain("c", w.x, nonideal=3),
        lambda w: w.model.constrain("c", ap.velocity(foreign).dot(elsewhere.frame.x)),
        lambda w: w.model.constrain("c", ap.integral(w.x, start=0.0) - lost),
        lambda w: w.model.constrain("c", ap.integral(w.x, start=0.0) - 1, servo={"nobody": w.N.x}),
        lambda w: w.model.constrain("c", ap.integral(w.x, start=0.0) - 1, friction=ap.Coulomb(0.3)),
        lambda w: w.model.constrain("c", ap.rolling("ball", ap.Sphere(stray), w.model.ground, ap.Plane())),
        lambda w: w.model.constrain(
            "c", ap.rolling("ball", ap.Ellipsoid(1, 2, 3), "egg", ap.Ellipsoid(1, 2, 3)), unilateral=True
        ),
        lambda w: w.model.constrain(
            "c", ap.rolling("ball", ap.Ellipsoid(1, 2, 3), "egg", ap.Ellipsoid(1, 2, 3)), friction=3
        ),
        lambda w: w.model.constrain("c", ap.sliding("hand", ap.Sphere(1), w.model.ground, ap.Plane())),
        lambda w: w.model.constrain(
            "c", ap.sliding("ball", ap.Sphere(1, at=(1, 0, 0)), "arm", ap.Plane(axis=(1, 2, stray)))
        ),
    ],
    "integral": [
        lambda w: w.model.integral("momentum", stray * w.x),
        lambda w: w.model.integral("", w.x),
        lambda w: w.model.integral("momentum", lost),
    ],
    "shape": [
        lambda w: w.model.shape("nobody", ap.shapes.sphere(1)),
        lambda w: w.model.shape("arm"),
        lambda w: w.model.shape("arm", 3),
        lambda w: w.model.shape("arm", ap.shapes.sphere(1), ap.shapes.sphere(stray)),
        lambda w: w.model.shape("arm", ap.shapes.box(1, 1, 1, at=(w.x, 0, 0))),
        lambda w: w.model.shape(elsewhere.frame, ap.shapes.sphere(1)),
        lambda w: w.arm.shape(ap.shapes.sphere(1), ap.shapes.sphere(stray)),
    ],
    "replace": [
        lambda w: w.model.replace("lien", constraint=w.x),
        lambda w: w.model.replace("line", constraint=lost),
        lambda w: w.model.replace("line", servo={"nobody": w.N.x}),
    ],
    "release": [
        lambda w: w.model.release("lien"),
        lambda w: w.model.release("line", keep=[5]),
    ],
    "reset": [
        lambda w: w.model.reset("line", when=w.x),
        lambda w: w.model.reset("r", when=w.x.diff().diff()),
        lambda w: w.model.reset("r", when=stray - w.x),
        lambda w: w.model.reset("r", when=w.x, direction=2),
        lambda w: w.model.reset("r", when=w.x, set={lost: 1}),
        lambda w: w.model.reset("r", when=w.x, set={w.x: w.x.diff().diff()}),
        lambda w: w.model.reset("r", when=w.x, on=["lien"]),
    ],
    "begins_off": [lambda w: w.model.begins_off("lien"), lambda w: w.model.begins_off("line", "lien")],
    "norm": [
        lambda w: w.model.norm("n", w.x.diff()),
        lambda w: w.model.norm("n", stray - w.x),
        lambda w: w.model.norm("line", w.x - 1),
        lambda w: w.model.norm("n", ap.velocity(w.P).dot(w.N.x)),
    ],
    "force": [
        lambda w: w.model.force("nobody", w.N.x),
        lambda w: w.model.force("P", 3),
        lambda w: w.model.force("P", stray * w.N.x),
        lambda w: w.model.force("P", w.N.x, name="push"),
        lambda w: w.model.force("P", w.N.x, reacting_on="nobody"),
        lambda w: w.model.force("P", w.N.x, at=Point("Q")),
        lambda w: w.model.force("P", -ap.velocity(foreign)),
        lambda w: w.model.force("P", elsewhere.frame.x),
        lambda w: w.model.force("P", ap.acceleration(w.P)),
    ],
    "torque": [
        lambda w: w.model.torque("P", w.N.z),
        lambda w: w.model.torque("arm", w.N.z, reacting_on="P"),
        lambda w: w.model.torque("arm", 3),
        lambda w: w.model.torque("arm", w.N.z, name="push"),
    ],
    "gravity": [
        lambda w: w.model.gravity(9.81),
        lambda w: w.model.gravity(stray * w.N.z),
        lambda w: w.model.gravity(w.N.z, name="push"),
    ],
    "potential": [
        lambda w: w.model.potential("V", "x**2"),
        lambda w: w.model.potential("V", stray * w.x),
        lambda w: w.model.potential("V", w.x.diff() * lost),
        lambda w: w.model.potential("push", w.x**2),
        lambda w: w.model.potential("V", ap.velocity(w.P).dot(w.N.x)),
        lambda w: w.model.potential("", w.x**2),
    ],
    "lagrangian": [
        lambda w: w.model.lagrangian("x"),
        lambda w: w.model.lagrangian(stray),
        lambda w: w.model.lagrangian(w.x, name="push"),
    ],
    "generalised_force": [
        lambda w: w.model.generalised_force("G", {w.x: 1, lost: 1}),
        lambda w: w.model.generalised_force("G", {w.x: stray}),
        lambda w: w.model.generalised_force("G", {w.x: "1"}),
        lambda w: w.model.generalised_force("G", 3),
    ],
    "damper": [
        lambda w: w.model.damper("D", "x"),
        lambda w: w.model.damper("D", stray * w.x.diff() ** 2),
        lambda w: w.model.damper("push", w.x.diff() ** 2),
        lambda w: w.model.damper("D", ap.acceleration(w.P).dot(w.N.x)),
    ],
    "spring": [
        lambda w: w.model.spring("P", "nobody", 1),
        lambda w: w.model.spring("P", "P", 1),
        lambda w: w.model.spring("P", w.model.ground, stray),
        lambda w: w.model.spring("P", w.model.ground, 1, name="push"),
        lambda w: w.model.spring("P", w.model.ground, 1, damping=1, name="s"),
    ],
    "motor": [
        lambda w: w.model.motor("elbow"),
        lambda w: w.model.motor("flight"),
        lambda w: w.model.motor("shoulder", "x"),
        lambda w: w.model.motor("shoulder", gear=stray),
        lambda w: w.model.motor("shoulder", rotor_inertia=stray),
    ],
    "state_variable": [
        lambda w: w.model.state_variable("x", 1),
        lambda w: w.model.state_variable("a b", 1),
        lambda w: w.model.state_variable("a b", lambda a, b: (b, stray)),
        lambda w: w.model.state_variable("a", w.x.diff().diff()),
        lambda w: w.model.state_variable("a", lambda a: a.diff()),
        lambda w: w.model.state_variable("a", 1, start=[1, 2]),
    ],
    "state": [
        lambda w: w.model.state("nobody", position=[0, 0, 0]),
        lambda w: w.model.state("ball", position=[0, 0]),
        lambda w: w.model.state("arm", position=[9, 9, 9]),
        lambda w: w.model.state("ball", position=[0, 0, 0], parameters={"stray": 1}),
    ],
}
"""Calls of every verb that must be refused, several kinds each."""

CORRECTED: dict[str, Call] = {
    "coordinates": lambda w: w.model.coordinates(["z"]),
    "speeds": lambda w: w.model.speeds("u v", [w.x.diff(), w.y.diff() + w.x.diff()]),
    "parameters": lambda w: w.model.parameters("k c", [1.0, 2.0]),
    "input": lambda w: w.model.input("f"),
    "particle": lambda w: w.model.particle("Q", 1, w.x * w.N.x),
    "body": lambda w: w.model.joint(
        "hold", ap.Weld(), "arm", w.model.body("B", 1, inertia=np.diag([1.0, 1.0, 2.0]), mass_center=(1, 0, 0))
    ),
    "joint": lambda w: w.model.joint("j", ap.Screw(pitch=2), w.model.ground, "hand", parent_point=(1, 0, 0)),
    "add": lambda w: w.model.add(me.Particle("Q", w.P.point, 1), me.Particle("R", w.P.point, 1)),
    "point": lambda w: w.model.point("tip", w.x * w.N.x),
    "constrain": lambda w: w.model.constrain(
        "c", ap.rolling("ball", ap.Ellipsoid(1, 2, 3), "egg", ap.Ellipsoid(1, 2, 3))
    ),
    "integral": lambda w: w.model.integral("momentum", w.x + w.y),
    "shape": lambda w: w.arm.shape(ap.shapes.sphere(w.model.contents.parameters["m"].symbol), ap.Sphere(1)),
    "replace": lambda w: w.model.replace("line", constraint=w.x),
    "release": lambda w: w.model.release("line"),
    "reset": lambda w: w.model.reset("r", when=w.x, set={w.x: 1 - w.x}, off=["line"]),
    "begins_off": lambda w: w.model.begins_off("line"),
    "norm": lambda w: w.model.norm("n", w.x**2 - 1),
    "force": lambda w: w.model.force("P", -ap.velocity(w.P), reacting_on="arm"),
    "torque": lambda w: w.model.torque("arm", w.N.z, reacting_on="ground"),
    "gravity": lambda w: w.model.gravity(-9.81 * w.N.z),
    "potential": lambda w: w.model.potential("V", ap.position(w.P).dot(ap.position(w.P))),
    "lagrangian": lambda w: w.model.lagrangian(w.x.diff() ** 2 / 2),
    "generalised_force": lambda w: w.model.generalised_force("G", {w.x: -ap.velocity(w.P).dot(w.N.x)}),
    "damper": lambda w: w.model.damper("D", ap.velocity(w.P).dot(ap.velocity(w.P)) / 2),
    "spring": lambda w: w.model.spring("P", w.model.ground, 8, 1, damping=0.1),
    "motor": lambda w: w.model.motor("shoulder", gear=10, rotor_inertia=0.1),
    "state_variable": lambda w: w.model.state_variable("a b", lambda a, b: (b + w.x, -a)),
    "state": lambda w: w.model.state("ball", position=[0, 0, 1]),
}
"""The same verbs with what they accept."""

READING = {"derive", "classify", "scene", "snapshot", "from_sympy", "from_urdf", "quasi_velocities", "on_branch"}
READING |= {"from_json", "to_json", "eliminate", "simulate"}
"""What is public and changes no model."""

CASES = [pytest.param(verb, i, id=f"{verb}-{i}") for verb, calls in REFUSED.items() for i in range(len(calls))]


def test_every_public_verb_is_here() -> None:
    verbs = {name for name, _ in inspect.getmembers(ap.Model, callable) if not name.startswith("_")}
    assert verbs - READING == set(REFUSED) == set(CORRECTED)


@pytest.mark.slow_but_every(6)
@pytest.mark.parametrize(("verb", "number"), CASES)
def test_a_refused_verb_leaves_no_trace_and_the_corrected_one_works(verb: str, number: int) -> None:
    bench = workshop()
    data, before = bench.model._data, connections(bench.model._data)
    with pytest.raises((ap.AppellError, RuntimeError)):
        REFUSED[verb][number](bench)
    assert bench.model._data is data
    assert connections(bench.model._data) == before
    CORRECTED[verb](bench)
    if verb != "joint":
        bench.model.joint("j", ap.Revolute("x"), bench.model.ground, "hand")
    bench.model.snapshot()


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("verb", sorted(set(CORRECTED) - {"state", "replace", "release"}))
def test_an_accepted_verb_changes_the_model_and_no_value_that_was_read_before(verb: str) -> None:
    bench = workshop()
    data, again = bench.model._data, workshop().model._data
    CORRECTED[verb](bench)
    assert bench.model._data != data or bench.model._data.integrals != data.integrals  # these decide no motion
    assert [len(getattr(data, name)) for name in ("coordinates", "masses", "joints", "constraints", "loads")] == [
        len(getattr(again, name)) for name in ("coordinates", "masses", "joints", "constraints", "loads")
    ]


def test_a_body_whose_joint_was_refused_moves_as_if_nothing_had_been_tried() -> None:
    motions = []
    for tries in (0, 1):
        model = ap.Model("a bolt")
        bolt = model.body("bolt", mass=1, inertia=(1, 1, 1))
        for _ in range(tries):
            with pytest.raises(ap.ModelError, match="holds the unknown symbol 'stray'"):
                model.joint("thread", ap.Screw(pitch=stray), model.ground, bolt)
        model.joint("thread", ap.Screw(pitch=2 * sm.pi), model.ground, bolt)
        model.force(bolt, model.frame.z)
        motions.append(model.derive(ap.Kane()).accelerations({})["omega_bolt"])
    assert motions == pytest.approx([0.5, 0.5], rel=1e-14)  # f p / (m p^2 + I) with the lead p = 1
