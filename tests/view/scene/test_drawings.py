"""Stills, films and glTF: looked at as numbers."""

from __future__ import annotations

import json
import struct
import sys

import numpy as np
import pytest
from matplotlib.image import imread

import appell as ap
from appell.view.drawing.forces import arrow_lengths, forces
from appell.view.drawing.gltf import glb
from appell.view.scene.isosurface import isosurface, traced
from appell.view.scene.poses import poses
from appell.view.scene.rotations import matrix
from appell.view.scene.scene import SceneShape
from appell.view.scene.tessellate import triangles
from tests.support import CARDS


@pytest.fixture(scope="module")
def block() -> ap.Run:
    """A block of 2 kg that slides to rest on a rough floor."""
    model = ap.Model("a block")
    N = model.frame
    x, z = model.coordinates("x z")
    model.speeds("vx vz")
    stone = model.particle("block", 2, x * N.x + z * N.z)
    model.gravity(-10 * N.z)
    model.constrain("floor", ap.position(stone).dot(N.z) >= 0, friction=ap.Coulomb(0.5))
    return model.derive(ap.Kane(reactions=True)).simulate(0.4, {x: 0, z: 0, "vx": 3.0, "vz": 0}, samples=21)


@pytest.fixture(scope="module")
def disc() -> ap.Run:
    card = CARDS["rolling-disc"]
    return card.model().derive(ap.Kane(reactions=True)).simulate(0.3, card.start, samples=13)


def test_a_block_s_floor_pushes_up_with_its_weight_and_rubs_backwards(block: ap.Run) -> None:
    found = {f.part: f for f in forces(block)}
    total = sum(f.vector for f in forces(block) if not f.torque)
    np.testing.assert_allclose(total, np.tile([-10.0, 0.0, 20.0], (21, 1)), atol=1e-8)
    np.testing.assert_allclose(next(iter(found.values())).at[:, 0], block["x"], atol=1e-12)


def test_a_contact_s_force_is_split_into_push_and_friction_at_the_contact(disc: ap.Run) -> None:
    push, rub = forces(disc)
    assert (push.part, rub.part) == ("normal", "friction")
    contact = disc.contacts["rolls"]
    np.testing.assert_allclose(push.vector[:, 2], contact.normal_force, atol=1e-12)
    np.testing.assert_allclose(rub.vector[:, 2], 0, atol=1e-12)
    np.testing.assert_allclose(push.at[:, 2], 0, atol=1e-9)


def test_arrows_neither_vanish_nor_explode() -> None:
    sizes = np.array([1e-3, 1.0, 1e3])
    linear, log = (arrow_lengths(sizes, 2.0, scale) for scale in ("automatic", "logarithmic"))
    assert linear == pytest.approx([1.2e-6, 1.2e-3, 1.2])
    assert log[-1] == pytest.approx(1.2)
    assert log[1] > 0.1  # a thousandth of the largest is still seen
    assert arrow_lengths(sizes, 2.0, 0.01) == pytest.approx([1e-5, 0.01, 10.0])
    assert not arrow_lengths(np.zeros(2), 2.0).any()


def test_a_still_shows_the_mechanism_and_its_arrows(disc: ap.Run, tmp_path) -> None:
    figure = disc.still(tmp_path / "disc.png", time=0.1)
    picture = imread(tmp_path / "disc.png")[:, :, :3]
    blue = (picture[:, :, 2] > picture[:, :, 0] + 0.2).mean()
    assert 0.02 < blue < 0.9  # the disc is blue
    (axes,) = figure.axes
    assert [t.get_text() for t in axes.get_legend().get_texts()] == ["rolls"]
    without = disc.still(arrows=False).axes[0]
    assert without.get_legend() is None


def test_a_still_outside_of_the_run_and_an_unknown_scale_are_refused(disc: ap.Run) -> None:
    with pytest.raises(ap.ModelError, match="outside of the run"):
        disc.still(time=7.0)
    with pytest.raises(ap.ModelError, match="logarithmic"):
        disc.still(scale="loud")


def test_a_gif_moves_and_is_not_blank(disc: ap.Run, tmp_path) -> None:
    from PIL import Image

    disc.animate(tmp_path / "disc.gif", frames_per_second=10, size=(200, 150))
    film = Image.open(tmp_path / "disc.gif")
    assert film.n_frames == 4
    frames = []
    for i in range(film.n_frames):
        film.seek(i)
        frames.append(np.asarray(film.convert("RGB"), float))
    assert all(frame.std() > 10 for frame in frames)
    assert np.abs(frames[-1] - frames[0]).max() > 50


def test_an_mp4_is_one(disc: ap.Run, tmp_path, monkeypatch) -> None:
    ffmpeg = pytest.importorskip("imageio_ffmpeg")
    disc.animate(tmp_path / "disc.mp4", speed=0.3, frames_per_second=10, size=(201, 151))
    count, seconds = ffmpeg.count_frames_and_secs(str(tmp_path / "disc.mp4"))
    assert count == 11
    assert seconds == pytest.approx(1.1, abs=0.05)
    monkeypatch.setitem(sys.modules, "imageio_ffmpeg", None)
    with pytest.raises(ap.ModelError, match=r"'\.\[video\]'"):
        disc.animate(tmp_path / "other.mp4")
    assert not (tmp_path / "other.mp4").exists()


@pytest.mark.parametrize(
    ("options", "words"),
    [({"path": "x.avi"}, r"\.mp4 or \.gif"), ({"speed": 0}, "speed"), ({"speed": 1e-5}, "3000")],
)
def test_a_film_that_makes_no_sense_is_refused(disc: ap.Run, tmp_path, options: dict, words: str) -> None:
    path = tmp_path / options.pop("path", "x.gif")
    with pytest.raises(ap.ModelError, match=words):
        disc.animate(path, **options)
    assert not path.exists()


# ---- glTF -----------------------------------------------------------------------------------------------------------


def read_glb(data: bytes) -> tuple[dict, bytes]:
    """Header, JSON and buffer after the specification, section 4.4."""
    magic, version, size = struct.unpack("<4sII", data[:12])
    assert (magic, version, size) == (b"glTF", 2, len(data))
    length, kind = struct.unpack("<I4s", data[12:20])
    assert kind == b"JSON"
    assert length % 4 == 0
    more, kind = struct.unpack("<I4s", data[20 + length : 28 + length])
    assert kind == b"BIN\0"
    assert more % 4 == 0
    return json.loads(data[20 : 20 + length]), data[28 + length :]


def values(document: dict, buffer: bytes, number: int) -> np.ndarray:
    accessor = document["accessors"][number]
    view = document["bufferViews"][accessor["bufferView"]]
    assert view["byteOffset"] % 4 == 0
    width = {"SCALAR": 1, "VEC3": 3, "VEC4": 4}[accessor["type"]]
    kind = {5126: np.float32, 5125: np.uint32}[accessor["componentType"]]
    part = buffer[view["byteOffset"] : view["byteOffset"] + view["byteLength"]]
    found = np.frombuffer(part, kind).reshape(-1, width)
    assert len(found) == accessor["count"]
    return found


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("system", ["four-bar", "double-pendulum", "bicycle"])
def test_a_glb_holds_the_poses_of_the_run(system: str, tmp_path) -> None:
    card = CARDS[system]
    run = card.model().derive(ap.Kane()).simulate(0.2, card.start, samples=7)
    run.to_gltf(tmp_path / "run.glb")
    document, buffer = read_glb((tmp_path / "run.glb").read_bytes())
    scene = run.scene()
    wanted = poses(scene, run)
    names = [node["name"] for node in document["nodes"]]
    (animation,) = document["animations"]
    moved = {}
    for channel in animation["channels"]:
        sampler = animation["samplers"][channel["sampler"]]
        np.testing.assert_allclose(values(document, buffer, sampler["input"])[:, 0], run.time, atol=1e-6)
        moved[names[channel["target"]["node"]], channel["target"]["path"]] = values(document, buffer, sampler["output"])
    for i, node in enumerate(scene.nodes[1:], start=1):
        np.testing.assert_allclose(moved[node.name, "translation"], wanted[:, i, :3], atol=1e-5)
        np.testing.assert_allclose(np.roll(moved[node.name, "rotation"], 1, axis=1), wanted[:, i, 3:], atol=1e-6)
    for mesh in document["meshes"]:
        for primitive in mesh["primitives"]:
            places = values(document, buffer, primitive["attributes"]["POSITION"])
            accessor = document["accessors"][primitive["attributes"]["POSITION"]]
            np.testing.assert_allclose(accessor["min"], places.min(axis=0), atol=1e-6)
            if "indices" in primitive:
                assert values(document, buffer, primitive["indices"]).max() == len(places) - 1
                normals = values(document, buffer, primitive["attributes"]["NORMAL"])
                np.testing.assert_allclose(np.linalg.norm(normals, axis=1), 1.0, atol=1e-5)
    root = document["nodes"][document["scenes"][0]["nodes"][0]]
    x, y, z, w = root["rotation"]
    np.testing.assert_allclose(matrix(np.array([w, x, y, z])) @ np.array(scene.up_vector), [0, 1, 0], atol=1e-9)


def test_an_independent_reader_finds_the_bodies_where_they_are(tmp_path) -> None:
    trimesh = pytest.importorskip("trimesh")
    card = CARDS["slider-crank"]
    run = card.model().derive(ap.Kane()).simulate(0.2, card.start, samples=3)
    run.to_gltf(tmp_path / "run.glb")
    found = trimesh.load(tmp_path / "run.glb")
    assert found.extents.max() > 3.0
    assert len(found.geometry) >= 4


def test_another_suffix_is_refused(disc: ap.Run, tmp_path) -> None:
    with pytest.raises(ap.ModelError, match=r"\.glb"):
        disc.to_gltf(tmp_path / "run.gltf")


def test_a_link_of_the_glb_is_as_long_as_the_rod() -> None:
    card = CARDS["double-pendulum"]
    run = card.model().derive(ap.Kane()).simulate(0.2, card.start, samples=5)
    scene = run.scene()
    document, buffer = read_glb(glb(scene, run.time, poses(scene, run)))
    scales = [
        values(document, buffer, document["animations"][0]["samplers"][c["sampler"]]["output"])
        for c in document["animations"][0]["channels"]
        if c["target"]["path"] == "scale"
    ]
    lengths = sorted(float(scale[0, 2]) for scale in scales)
    assert lengths == pytest.approx(sorted([run.parameters["l1"], run.parameters["l2"]]), rel=1e-6)


# ---- triangles ------------------------------------------------------------------------------------------------------


def volume(shape: SceneShape) -> float:
    """By the divergence theorem: positive where the faces turn outwards."""
    vertices, faces = triangles(shape, 96)
    a, b, c = (vertices[faces[:, k]] for k in range(3))
    return float((np.cross(a, b) * c).sum() / 6)


@pytest.mark.parametrize(
    ("shape", "exact"),
    [
        (SceneShape("sphere", (2.0,)), 4 / 3 * np.pi * 8),
        (SceneShape("ellipsoid", (1.0, 2.0, 3.0)), 8 * np.pi),
        (SceneShape("box", (1.0, 2.0, 3.0), (4.0, 5.0, 6.0)), 6.0),
        (SceneShape("cylinder", (1.0, 3.0)), 3 * np.pi),
        (SceneShape("cone", (1.0, 3.0)), np.pi),
        (SceneShape("torus", (2.0, 0.5)), 2 * np.pi * 2 * np.pi * 0.25),
    ],
)
def test_the_triangles_of_a_shape_enclose_its_volume(shape: SceneShape, exact: float) -> None:
    assert volume(shape) == pytest.approx(exact, rel=0.01)


def test_a_surface_and_a_curve_are_where_functions_vanish() -> None:
    sphere = lambda r: (r**2).sum(axis=1) - 1
    vertices, faces = isosurface(sphere, np.zeros(3), 3.0)
    area = np.linalg.norm(
        np.cross(vertices[faces[:, 1]] - vertices[faces[:, 0]], vertices[faces[:, 2]] - vertices[faces[:, 0]]), axis=1
    )
    assert area.sum() / 2 == pytest.approx(4 * np.pi, rel=0.02)
    circle = traced([sphere, lambda r: r[:, 2] - 0.6], np.zeros(3), 3.0)
    lengths = np.linalg.norm(np.diff(circle, axis=0), axis=1)
    assert lengths.sum() == pytest.approx(2 * np.pi * 0.8, rel=0.01)
    np.testing.assert_allclose(circle[:, 2], 0.6, atol=1e-9)
