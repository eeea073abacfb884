"""What is drawn of a model follows from what was said of it."""

from __future__ import annotations

import json

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.view.scene.grounds import PIN
from appell.view.scene.rotations import matrix
from appell.view.scene.scene import Scene, SceneShape
from appell.view.scene.tessellate import triangles
from tests.support import CARDS


def flying(inertia: object, mass: float = 3.0) -> SceneShape:
    model = ap.Model("a body")
    body = model.body("body", mass, inertia=inertia)
    model.joint("flight", ap.Free(), model.ground, body)
    return model.scene().nodes[1].shapes[0]


def shapes(scene: Scene, name: str, kind: str) -> list[SceneShape]:
    return [shape for shape in scene.nodes[scene.index(name)].shapes if shape.type == kind]


def test_a_body_is_the_plain_one_whose_inertia_it_has() -> None:
    ball = flying(ap.solid_sphere(3, 0.2))
    assert ball.type == "sphere"
    assert ball.size == pytest.approx((0.2,))
    brick = flying(ap.box(3, 0.3, 0.2, 0.1))
    assert brick.type == "box"
    assert brick.size == pytest.approx((0.3, 0.2, 0.1))
    tin = flying(ap.solid_cylinder(3, 0.1, 0.5, axis="x"))
    assert tin.type == "cylinder"
    assert tin.size == pytest.approx((0.1, 0.5))
    np.testing.assert_allclose(np.abs(matrix(np.array(tin.quaternion))[:, 2]), [1, 0, 0], atol=1e-12)


def test_a_turned_inertia_turns_the_box() -> None:
    angle = 0.4
    R = np.array([[np.cos(angle), -np.sin(angle), 0], [np.sin(angle), np.cos(angle), 0], [0, 0, 1]])
    brick = flying(R @ np.diag([float(e) for e in ap.box(3, 0.3, 0.2, 0.1)]) @ R.T)
    axes = matrix(np.array(brick.quaternion))
    long = axes[:, int(np.argmax(brick.size))]
    np.testing.assert_allclose(np.abs(long), np.abs(R[:, 0]), atol=1e-9)
    assert sorted(brick.size) == pytest.approx([0.1, 0.2, 0.3])


@pytest.mark.parametrize(
    ("system", "body", "kind", "size"),
    [
        ("rattleback", "stone", "ellipsoid", (0.2, 0.03, 0.02)),
        ("rolling-torus", "tyre", "torus", (0.3, 0.05)),
        ("ball-in-tube", "ball", "sphere", (0.02,)),
        ("rolling-disc", "disc", "cylinder", (0.26, 0.04 * 0.26)),
    ],
)
def test_what_touches_is_drawn_as_it_touches(system: str, body: str, kind: str, size: tuple[float, ...]) -> None:
    (found,) = shapes(CARDS[system].model().scene(), body, kind)
    assert found.size == pytest.approx(size)


def test_sizes_are_those_of_the_parameters_of_a_run() -> None:
    card = CARDS["rolling-disc"]
    run = card.model().derive(ap.Kane()).simulate(0.1, card.start, parameters={"r": 0.4}, samples=3)
    (disc,) = shapes(run.scene(), "disc", "cylinder")
    assert disc.size[0] == pytest.approx(0.4)
    assert shapes(card.model().scene({"r": 0.5}), "disc", "cylinder")[0].size[0] == pytest.approx(0.5)
    with pytest.raises(ap.ModelError, match="no parameter 'radius'"):
        card.model().scene({"radius": 1})


def test_a_disc_with_its_mass_at_the_rim_is_a_hoop() -> None:
    assert shapes(CARDS["rolling-hoop"].model().scene(), "hoop", "torus")
    assert not shapes(CARDS["rolling-disc"].model().scene(), "disc", "torus")


def test_the_disc_of_a_wheel_turns_about_its_axle() -> None:
    for name, axle in (("rear wheel", [0, 1, 0]), ("front wheel", [0, 1, 0])):
        (rim,) = shapes(CARDS["bicycle"].model().scene(), name, "torus")
        np.testing.assert_allclose(np.abs(matrix(np.array(rim.quaternion))[:, 2]), axle, atol=1e-9)


def test_bars_lead_from_pin_to_pin() -> None:
    scene = CARDS["four-bar"].model().scene()
    lengths = {name: max(s.size[1] for s in shapes(scene, name, "cylinder")) for name in ("crank", "coupler", "rocker")}
    assert lengths == pytest.approx({"crank": 1.0, "coupler": 2.5, "rocker": 2.0})


def test_every_joint_at_one_point_has_a_pin_along_its_own_axis() -> None:
    model = ap.Model("two doors on one post")
    post, left, right = (model.body(name, 1, inertia=(0.3, 0.2, 0.1)) for name in ("post", "left", "right"))
    model.joint("turn", ap.Revolute("z"), model.ground, post)
    model.joint("first", ap.Revolute("x"), post, left, parent_point=(0, 0, 1), child_point=(1, 0, 0))
    model.joint("second", ap.Revolute("y"), post, right, parent_point=(0, 0, 1), child_point=(0, 1, 0))
    model.gravity(-9.81 * model.frame.z)
    scene = model.scene()
    for name, axis, at in (("left", [1, 0, 0], (1, 0, 0)), ("right", [0, 1, 0], (0, 1, 0))):
        (pin,) = [s for s in shapes(scene, name, "cylinder") if s.color == PIN and s.position == pytest.approx(at)]
        np.testing.assert_allclose(np.abs(matrix(np.array(pin.quaternion))[:, 2]), axis, atol=1e-9)
    (stand,) = shapes(scene, "ground", "cylinder")  # the doors' own point is at rest, but hangs on the post
    assert stand.position == pytest.approx((0, 0, 0))


def test_a_planar_pendulum_hangs_on_a_bar_of_its_length() -> None:
    model = ap.Model("a pendulum")
    rod = model.body("rod", 2, inertia_zz=ap.rod(2, 1.4)[2], mass_center=(0, -0.7, 0))
    model.joint("pin", ap.Revolute("z"), model.ground, rod)
    model.gravity(-9.81 * model.frame.y)
    scene = model.scene()
    (bar,) = [s for s in shapes(scene, "rod", "cylinder") if s.size[1] > 1]
    assert bar.size[1] == pytest.approx(1.4)
    assert bar.position == pytest.approx((0, 0, 0))
    assert (scene.up, scene.planar, scene.normal) == ("y", True, (0, 0, 1))


def test_a_particle_on_a_rod_a_thread_or_a_spring_is_linked() -> None:
    def kinds(system: str) -> list[tuple[str, str, str]]:
        scene = CARDS[system].model().scene()
        return [(k.kind, scene.nodes[k.start].name, scene.nodes[k.end].name) for k in scene.links]

    assert {frozenset(ends) for _, *ends in kinds("double-pendulum")} == {
        frozenset(("ground", "upper")),
        frozenset(("upper", "lower")),
    }
    assert [kind for kind, *_ in kinds("cartesian-pendulum")] == ["rod"]
    assert [(kind, {a, b}) for kind, a, b in kinds("cart-with-integral-action")] == [("spring", {"cart", "load"})]
    assert [(kind, {a, b}) for kind, a, b in kinds("stick-slip-oscillator")] == [("spring", {"ground", "mass"})]
    assert {kind for kind, *_ in kinds("swinging-atwood")} == {"thread"}
    assert [(kind, {a, b}) for kind, a, b in kinds("andrews-squeezer")] == [("spring", {"ground", "K3"})]
    assert not kinds("two-pucks")


def test_the_ends_of_a_spring_are_where_its_energy_says() -> None:
    card = CARDS["andrews-squeezer"]
    run = card.model().derive(ap.Kane()).simulate(0.005, card.start, samples=11)
    from appell.view.drawing.links import ends
    from appell.view.scene.poses import poses

    scene = run.scene()
    p = run.parameters
    (spring,) = scene.links
    found = [ends(spring, pose) for pose in poses(scene, run)]
    lengths = np.array([np.linalg.norm(a - b) for a, b in found])
    np.testing.assert_allclose(p["c0"] * (lengths - p["l0"]) ** 2 / 2, run["potential energy"], rtol=1e-9)


def test_walls_floors_and_curves_are_where_points_are_held() -> None:
    scene = CARDS["ladder-against-wall"].model().scene()
    walls = shapes(scene, "ground", "box")
    normals = {tuple(np.abs(np.round(matrix(np.array(w.quaternion))[:, 2], 9))) for w in walls}
    assert normals == {(1.0, 0.0, 0.0), (0.0, 1.0, 0.0)}
    model = ap.Model("a bead on an ellipse")
    x, y = model.coordinates("x y")
    model.particle("bead", 1, x * model.frame.x + y * model.frame.y)
    model.constrain("wire", x**2 / 4 + y**2 - 1)
    run = model.derive(ap.Kane()).simulate(6.0, {x: 2, y: 0, "ydot": 1}, samples=51)
    (wire,) = shapes(run.scene(), "ground", "polyline")
    X, Y, Z = np.asarray(wire.points).T
    np.testing.assert_allclose(X**2 / 4 + Y**2, 1.0, atol=1e-8)
    np.testing.assert_allclose(Z, 0.0, atol=1e-9)
    assert X.min() == pytest.approx(-2, abs=0.01)
    assert Y.max() == pytest.approx(1, abs=0.01)


def test_a_surface_that_holds_a_particle_is_sampled() -> None:
    model = ap.Model("a bead in a bowl")
    x, y, z = model.coordinates("x y z")
    N = model.frame
    model.particle("bead", 1, x * N.x + y * N.y + z * N.z)
    model.gravity(-9.81 * N.z)
    model.constrain("bowl", z - (x**2 + 2 * y**2))
    run = model.derive(ap.Kane()).simulate(2.0, {x: 0.5, y: 0.2, "xdot": 0, "ydot": 0.3}, samples=41)
    (bowl,) = shapes(run.scene(), "ground", "surface")
    X, Y, Z = np.asarray(bowl.vertices).T
    assert len(bowl.faces) > 200
    np.testing.assert_allclose(Z, X**2 + 2 * Y**2, atol=0.02)  # corners lie on edges of the grid: a cell is 0.06 wide


def test_a_sled_has_a_blade_along_it_and_a_tricycle_three_wheels() -> None:
    (_, blade) = shapes(CARDS["chaplygin-sleigh"].model().scene(), "body", "box")
    np.testing.assert_allclose(np.abs(matrix(np.array(blade.quaternion))[:, 0]), [1, 0, 0], atol=1e-9)
    scene = CARDS["tricycle"].model().scene()
    wheels = [s for name in ("frame", "fork") for s in shapes(scene, name, "cylinder") if s.color == "#2b2f33"]
    assert sum(s.size[0] > s.size[1] for s in wheels) == 3


def test_a_model_without_bodies_says_so() -> None:
    for system in ("charge-in-magnetic-field", "sliding-contact"):
        scene = CARDS[system].model().scene()
        assert "no bodies" in scene.note
        assert len(scene.nodes) == (2 if system == "charge-in-magnetic-field" else 5)
    assert not CARDS["two-pucks"].model().scene().note


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize(
    ("system", "up", "normal"),
    [
        ("bicycle", "-z", None),
        ("two-pucks", "y", (0, 0, 1)),
        ("cart-pole", "z", (0, 1, 0)),
        ("bouncing-ball", "z", (0, 1, 0)),
        ("knife-edge-on-incline", "-x", (0, 0, 1)),
        ("spherical-pendulum", "z", None),
    ],
)
def test_what_is_up_and_from_where_one_looks(system: str, up: str, normal: tuple[float, ...] | None) -> None:
    scene = CARDS[system].model().scene()
    assert scene.up == up
    assert scene.planar is (normal is not None)
    assert normal is None or scene.normal == normal


@pytest.mark.slow_but_every(8)
@pytest.mark.parametrize("system", CARDS)
def test_every_scene_is_plain_json_with_shapes_of_some_size(system: str) -> None:
    scene = CARDS[system].model().scene()
    found = json.loads(json.dumps(scene.to_dict(), allow_nan=False))
    assert found["nodes"][0]["kind"] == "ground"
    assert scene.extent > 0
    for node in scene.nodes[1:]:
        assert node.shapes or node.kind == "point"
        for shape in node.shapes:
            assert all(size > 0 for size in shape.size)
            assert np.linalg.norm(shape.quaternion) == pytest.approx(1.0)
            made = triangles(shape)
            assert made is None or np.ptp(made[0], axis=0).max() < 20 * scene.extent
    count = len(scene.nodes)
    assert all(0 <= k["from"] < count and 0 <= k["to"] < count for k in found["links"])


# ---- shapes that are said -------------------------------------------------------------------------------------------


def test_a_shape_takes_the_place_of_the_guess_and_has_no_say_in_the_motion() -> None:
    model = ap.Model("a door")
    w = model.parameters("w", 0.8)
    door = model.body("door", 1, inertia=ap.box(1, 0.8, 0.04, 2), mass_center=(w / 2, 0, 0))
    model.joint("hinge", ap.Revolute("z"), model.ground, door)
    before = model.derive(ap.Kane()).accelerations({"omega_door": 2.0})
    door.shape(ap.shapes.box(w, 0.04, 2, at=(w / 2, 0, 1)), ap.shapes.sphere(0.03, at=(0.7, 0.05, 1), color="#ffcc00"))
    box, knob = model.scene().nodes[1].shapes
    assert box.size == pytest.approx((0.8, 0.04, 2))
    assert box.position == pytest.approx((0, 0, 1))  # from the mass centre
    assert knob.color == "#ffcc00"
    assert model.scene({"w": 1.0}).nodes[1].shapes[0].size[0] == pytest.approx(1.0)
    assert model.derive(ap.Kane()).accelerations({"omega_door": 2.0}) == before


def test_a_frame_that_no_body_has_can_carry_a_shape() -> None:
    card = CARDS["rough-hoop"]
    run = card.model().derive(ap.AppellChetaev()).simulate(0.5, card.start, samples=11)
    from appell.view.scene.poses import poses

    scene = run.scene()
    hoop = poses(scene, run)[:, scene.index("H")]
    np.testing.assert_allclose(hoop[:, 3], np.cos(run.parameters["Omega"] * run.time / 2), atol=1e-9)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda m: m.shape("nobody", ap.shapes.sphere(1)), "nobody"),
        (lambda m: m.shape("puck", 3), "ap.shapes"),
        (lambda m: m.shape("puck"), "no shape"),
        (lambda m: m.shape("puck", ap.shapes.sphere(sm.Symbol("r"))), "unknown symbol 'r'"),
        (lambda m: ap.shapes.sphere(-1), "positive"),
        (lambda m: ap.shapes.box(1, 2, 0), "positive"),
        (lambda m: ap.shapes.cylinder(1, 1, axis="w"), "axis"),
        (lambda m: ap.shapes.sphere(1, color="red"), "#rrggbb"),
        (lambda m: ap.shapes.sphere(1, opacity=2), "opacity"),
        (lambda m: ap.shapes.polyline([(0, 0, 0)]), "two or more"),
        (lambda m: ap.shapes.mesh("wheel.step"), ".stl"),
        (lambda m: ap.shapes.mesh("wheel.stl"), "not there"),
    ],
)
def test_a_wrong_shape_is_refused_in_a_sentence(make, words: str) -> None:
    model = ap.Model("a puck")
    x = model.coordinates("x")
    model.particle("puck", 1, x * model.frame.x)
    with pytest.raises(ap.ModelError, match=words):
        make(model)
    assert not model._data.drawings


STL = """solid tetrahedron
facet normal 0 0 -1
outer loop
vertex 0 0 0
vertex 0 1 0
vertex 1 0 0
endloop
endfacet
facet normal 0 -1 0
outer loop
vertex 0 0 0
vertex 1 0 0
vertex 0 0 1
endloop
endfacet
facet normal -1 0 0
outer loop
vertex 0 0 0
vertex 0 0 1
vertex 0 1 0
endloop
endfacet
facet normal 0.577 0.577 0.577
outer loop
vertex 1 0 0
vertex 0 1 0
vertex 0 0 1
endloop
endfacet
endsolid tetrahedron
"""


def test_a_mesh_is_read_where_trimesh_is_there_and_refused_politely_where_not(tmp_path, monkeypatch) -> None:
    (tmp_path / "rock.stl").write_text(STL)
    model = ap.Model("a rock")
    rock = model.body("rock", 1, inertia=(1, 1, 1))
    model.joint("flight", ap.Free(), model.ground, rock)
    rock.shape(ap.shapes.mesh(tmp_path / "rock.stl", scale=0.5))
    monkeypatch.setitem(__import__("sys").modules, "trimesh", None)
    with pytest.raises(ap.ModelError, match=r"'\.\[mesh\]'"):
        model.scene()
    monkeypatch.undo()
    pytest.importorskip("trimesh")
    (mesh,) = model.scene().nodes[1].shapes
    assert len(mesh.faces) == 4
    assert np.asarray(mesh.vertices).max() == pytest.approx(0.5)


def test_a_body_that_lost_its_model_says_so() -> None:
    import pickle

    model = ap.Model("a brick")
    brick = model.body("brick", 1, inertia=(1, 1, 1))
    with pytest.raises(ap.ModelError, match=r"model\.shape"):
        pickle.loads(pickle.dumps(brick)).shape(ap.shapes.sphere(1))


URDF = """<robot name="arm">
  <material name="blue"><color rgba="0 0 1 1"/></material>
  <link name="base"><visual><geometry><box size="0.4 0.4 0.1"/></geometry></visual></link>
  <link name="upper">
    <inertial><origin xyz="0 0 0.5"/><mass value="2"/>
      <inertia ixx="0.2" iyy="0.2" izz="0.01" ixy="0" ixz="0" iyz="0"/></inertial>
    <visual><origin xyz="0 0 0.5" rpy="0 1.5707963267948966 0"/>
      <geometry><cylinder radius="0.05" length="1.0"/></geometry>
      <material name="blue"/></visual>
    <visual><geometry><mesh filename="package://arm/meshes/none.dae"/></geometry></visual>
  </link>
  <joint name="shoulder" type="revolute"><parent link="base"/><child link="upper"/><axis xyz="0 1 0"/>
    <limit lower="-1" upper="1" effort="10" velocity="1"/></joint>
</robot>"""


def test_the_visuals_of_a_urdf_are_shapes(tmp_path) -> None:
    (tmp_path / "arm.urdf").write_text(URDF)
    scene = ap.Model.from_urdf(tmp_path / "arm.urdf").scene()
    assert shapes(scene, "ground", "box")[0].size == pytest.approx((0.4, 0.4, 0.1))
    tube = next(s for s in shapes(scene, "upper", "cylinder") if s.size == pytest.approx((0.05, 1.0)))
    assert tube.color == "#0000ff"
    assert tube.position == pytest.approx((0, 0, 0))  # its middle is the mass centre
    np.testing.assert_allclose(np.abs(matrix(np.array(tube.quaternion))[:, 2]), [1, 0, 0], atol=1e-9)
