"""The document of a page: arrays as they were, each force once and whole, columns that the engine fills alike."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from pathlib import Path

import numpy as np
import pytest

import appell as ap
from appell.reading.in_vectors import in_vectors
from appell.reading.of_equations import lines_of
from appell.view.page.document import document
from appell.view.page.html import page_text
from appell.view.page.names import latex_of_name
from appell.view.page.ranges import parameter_range, start_range
from appell.view.page.typeset import equations_of
from tests.latex import unknown_to_katex

SLEIGH = {"x": 0.0, "y": 0.0, "theta": 0.0, "v": 0.0, "omega": 2.0}
LARGEST = 3_000_000
"""Bytes of a whole file (issue 14)."""


def unpacked(found: dict) -> np.ndarray:
    kind = "<f4" if "f32" in found else "<f8"
    return np.frombuffer(b64decode(found.get("f32") or found["f64"]), kind).reshape(found["shape"]).astype(float)


@pytest.fixture(scope="module")
def sleigh() -> ap.Run:
    return ap.catalogue.chaplygin_sleigh().derive(ap.Kane()).simulate(2.0, SLEIGH, samples=41)


@pytest.fixture(scope="module")
def made(sleigh: ap.Run) -> dict:
    return document([sleigh])


def test_a_file_is_small_whole_and_has_no_address_of_another(sleigh: ap.Run, tmp_path: Path) -> None:
    path = sleigh.to_html(tmp_path / "sleigh.html", title="A <sleigh> & more", text="</script><b>", source="here")
    text = path.read_text(encoding="utf-8")
    assert path.stat().st_size < LARGEST
    assert "<title>A &lt;sleigh&gt; &amp; more</title>" in text
    assert text.count("</script>") == 2  # the document's and the script's: words of a person end neither
    elements = re.sub(r"<script>.*</script>", "", text, flags=re.DOTALL)  # KaTeX's script has words like these
    assert re.search(r"<(script|link|img|iframe)[^>]*(src|href)=", elements) is None
    assert "default-src 'none'" in text


def test_the_sleigh_s_force_on_the_page_is_that_of_its_equations(sleigh: ap.Run, made: dict) -> None:
    """The knife's force, across the blade: m (v omega + a omega') with omega' = -m a v omega / (J + m a^2)."""
    p = sleigh.parameters
    v, omega = sleigh["v"], sleigh["omega"]
    expected = np.abs(p["m"] * v * omega * (1 - p["m"] * p["a"] ** 2 / (p["J"] + p["m"] * p["a"] ** 2)))
    forces = [f for f in made["runs"][0]["forces"] if f["kind"] == "force"]
    assert len(forces) == 1  # on the body; the same force on the blade's point is not drawn twice
    sizes = np.linalg.norm(unpacked(forces[0]["vector"]), axis=1)
    assert sizes == pytest.approx(expected, abs=1e-6 * expected.max())
    channel = next(c for c in made["runs"][0]["channels"] if c["group"] == "reaction")
    assert unpacked(channel["values"]) == pytest.approx(expected, abs=1e-8 * expected.max())


def test_the_poses_are_where_the_body_is(sleigh: ap.Run, made: dict) -> None:
    poses = unpacked(made["runs"][0]["poses"])
    body = [n["name"] for n in made["scene"]["nodes"]].index("body")
    a = sleigh.parameters["a"]
    x = sleigh["x"] + a * np.cos(sleigh["theta"])
    assert poses[:, body, 0] == pytest.approx(x, abs=1e-6)
    # the turn about z, of w and z of the quaternion
    turn = 2 * np.arctan2(poses[:, body, 6], poses[:, body, 3])
    assert np.cos(turn - turn[0]) == pytest.approx(np.cos(sleigh["theta"]), abs=1e-6)


def test_the_sources_of_channels_name_the_columns_of_the_program(sleigh: ap.Run, made: dict) -> None:
    """Each column is looked up in the layout by its name, and holds what the channel shows."""
    layout = sleigh.equations.system.outputs
    channels = {c["name"]: c for c in made["runs"][0]["channels"]}
    assert channels["v"]["source"] == {"from": "speeds", "column": 0}
    assert channels["theta"]["source"] == {"from": "coordinates", "column": 2}
    T, V = layout["kinetic energy",].start, layout["potential energy",].start
    assert channels["energy"]["source"] == {"from": "sum", "columns": [T, V]}


def test_a_contact_s_force_is_normal_and_friction(tmp_path: Path) -> None:
    """A hoop rolling upright: the normal force carries the weight, and both parts together are the reaction."""
    card = ap.catalogue.card_of("rolling-disc")
    run = card.model().derive(ap.Kane()).simulate(1.0, card.start, samples=11)
    forces = [f for f in document([run], computing=False)["runs"][0]["forces"] if f["kind"] == "force"]
    assert [f["part"] for f in forces] == ["normal", "friction"]
    normal, friction = (unpacked(f["vector"]) for f in forces)
    assert np.abs(normal[:, :2]).max() < 1e-6 * np.abs(normal).max()  # the table is level
    assert np.abs(friction[:, 2]).max() < 1e-6 * np.abs(normal).max()
    whole = run.reactions["rolls"]["disc"].force
    assert normal + friction == pytest.approx(whole, abs=1e-5 * np.abs(whole).max())


def test_a_force_of_a_constraint_in_scalars_is_marked_as_recovered(tmp_path: Path) -> None:
    """A wheel turns with the cart it carries: x' = r w names no point, so the forces are resultants at mass centres."""
    model = ap.Model("cart with a wheel")
    x, turn = model.coordinates("x turn")
    model.speeds("v w")
    N = model.frame
    model.particle("cart", 2.0, x * N.x)
    wheel = N.orientnew("wheel", "Axis", [turn, N.z])
    model.body("wheel", 1.0, frame=wheel, position=x * N.x, inertia_zz=0.5)
    model.force("cart", N.x)
    t = model.time
    model.constrain("rolls", x.diff(t) - 0.5 * turn.diff(t))
    run = model.derive(ap.Kane()).simulate(1.0, {}, samples=5)
    forces = [f for f in document([run])["runs"][0]["forces"] if f["kind"] in ("force", "torque")]
    assert forces
    assert all(force["recovered"] for force in forces)
    assert all(reaction.recovered for reaction in run.reactions["rolls"].values())
    pucks = ap.catalogue.two_pucks().derive(ap.Kane()).simulate(1.0, {"u1": 0.3, "u4": -0.3}, samples=5)
    assert not any(force["recovered"] for force in document([pucks])["runs"][0]["forces"])


def test_a_run_from_a_file_says_why_it_has_no_sliders(tmp_path: Path, sleigh: ap.Run) -> None:
    sleigh.save(tmp_path / "run.nc")
    stored = document([ap.load(tmp_path / "run.nc")])
    assert "read from a file" in stored["module"]["refusal"]
    assert len(stored["scene"]["nodes"]) >= 2


@pytest.mark.slow
def test_a_page_with_contacts_computes(tmp_path: Path) -> None:
    card = ap.catalogue.card_of("bouncing-ball")
    assert "refusal" not in document([card.model().derive(ap.Kane()).simulate(1.0, card.start)])["module"]


@pytest.mark.slow
def test_a_long_run_is_thinned_and_the_file_stays_small(tmp_path: Path) -> None:
    start = {"u1": 0.3, "u2": 0.4, "u3": 0.4, "u4": -0.3}
    run = ap.catalogue.two_pucks().derive(ap.Kane()).simulate(5.0, start, samples=40_001)
    path = run.to_html(tmp_path / "long.html")
    assert path.stat().st_size < LARGEST
    time = unpacked(document([run], computing=False)["runs"][0]["time"])
    assert time[0] == run.time[0]
    assert time[-1] == run.time[-1]
    assert time.size < 4000


def test_the_start_says_what_was_given(made: dict) -> None:
    assert {s["name"] for s in made["start"] if s["given"]} == set(SLEIGH)
    assert made["settings"]["duration"] == 2.0
    assert made["settings"]["tolerance"] == 1e-10


def test_a_document_is_plain_json(made: dict) -> None:
    text = page_text(made)
    inside = re.search(r'id="appell-document">(.*?)</script>', text, re.DOTALL)
    assert inside is not None
    assert json.loads(inside.group(1))["title"] == made["title"]


def test_a_run_in_a_notebook_is_the_page_in_a_frame(sleigh: ap.Run) -> None:
    html = sleigh._repr_html_()
    assert html.startswith("<iframe srcdoc=")
    assert "audit" in html
    assert len(html) < 6_200_000


def test_a_page_that_cannot_be_written_leaves_the_old_one(sleigh: ap.Run, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file or directory"):
        sleigh.to_html(tmp_path / "no folder" / "page.html")


def test_every_equation_of_the_page_is_one_line_with_what_the_printed_ones_hold() -> None:
    sleigh = ap.catalogue.chaplygin_sleigh().derive(ap.Kane()).shortest()
    lines = lines_of(sleigh)
    printed = sleigh.latex(width=2000)
    assert len(lines) == printed.count("&=")
    assert [line.replace(" = ", " &= ", 1) in printed for line in lines] == [True] * len(lines)
    # a long one is broken only where a page can break it: not inside of tall brackets
    disc = lines_of(ap.catalogue.rolling_disc().derive(ap.Kane(reactions=True)))
    assert max(map(len, disc)) > 400
    assert not any(("&" in line and "cases" not in line) or r"\\" in line.replace(r"\\-1", "") for line in disc)


def test_names_of_several_letters_are_words() -> None:
    assert latex_of_name("tilt_rear") == r"\mathit{tilt}_{\text{rear}}"
    assert latex_of_name("thetadot_1") == r"\dot{\theta}_{1}"


def test_sliders_hold_their_value() -> None:
    for value in (0.0, 1.0, -2e-5, 9.81, 1e6):
        low, high, step = parameter_range(value)
        assert f"{step:e}"[0] in "125"
        assert low < value < high or value == 0
        low, high, step = start_range(value, 3.0)
        assert f"{step:e}"[0] in "125"
        assert low < value < high


def test_equations_in_vectors_are_typeset() -> None:
    """A chain of two: the second link from the first, each frame by its angle."""
    model = ap.Model("arm")
    upper = model.body("upper", 1, inertia=ap.rod(1, 1))
    fore = model.body("fore", 1, inertia=ap.rod(1, 1))
    model.joint("shoulder", ap.Revolute("z"), model.ground, upper)
    model.joint("elbow", ap.Revolute("z"), upper, fore, parent_point=(0.5, 0, 0), child_point=(-0.5, 0, 0))
    lines = [line for _, line in in_vectors(model.snapshot()).latex()]
    assert not unknown_to_katex("\n".join(lines))
    assert any(r"\text{ about its z}" in line for line in lines)
    assert any(
        line.startswith(r"\boldsymbol{\omega}_{\text{fore}} = \boldsymbol{\omega}_{\text{upper}} +") for line in lines
    )


@pytest.mark.slow
def test_long_equations_are_typeset_body_by_body_and_folded() -> None:
    blocks = equations_of(ap.catalogue.bicycle().derive(ap.Kane()))
    motion = blocks[-1]
    assert motion["folded"]
    assert "operations when multiplied out" in motion["note"]
    assert len(motion["lines"]) > 25
    assert not unknown_to_katex("\n".join(line["latex"] for line in motion["lines"]))
    # another family has other equations: Kane's are not shown in their place
    other = equations_of(ap.catalogue.bicycle().derive(ap.HamiltonLusternik()))[-1]
    assert other["lines"] == []
    assert "too long to read here" in other["note"]


def test_changes_of_mode_are_among_the_events_of_a_page() -> None:
    """A belt drags a mass: it slides where the spring has the force of static friction, k x = mu_s m g."""
    card = ap.catalogue.card_of("stick-slip-oscillator")
    run = card.model().derive(ap.Kane()).simulate(card.duration, card.start)
    events = document([run], computing=False)["runs"][0]["events"]
    first = events[0]
    assert "belt slides" in first["name"]
    at_slip = 0.5 * 1.0 * 9.81 / 4.0  # mu_s m g / k
    assert first["time"] == pytest.approx((at_slip - card.start["x"]) / 0.2, rel=1e-9)  # at the speed of the belt
    assert [e["time"] for e in events] == sorted(e["time"] for e in events)


def skewed() -> ap.Model:
    """A free particle in a plane whose speeds are the sum and the difference of its rates."""
    model = ap.Model("skewed")
    x, y = model.coordinates("x y")
    t, m = model.time, model.parameters("m", 1.0)
    model.speeds("s d", [x.diff(t) + y.diff(t), x.diff(t) - y.diff(t)])
    model.particle("P", mass=m, position=x * model.frame.x + y * model.frame.y)
    return model


def test_a_rate_that_was_given_is_the_speed_that_it_is() -> None:
    model = ap.Model("free")
    x = model.coordinates("x")
    model.particle("P", mass=model.parameters("m", 1.0), position=x * model.frame.x)
    run = model.derive(ap.Kane()).simulate(1.0, {"x": 0, "x'": 2}, samples=3)
    start = {s["name"]: s for s in document([run])["start"]}
    assert {name: (s["given"], s["value"]) for name, s in start.items()} == {"x": (True, 0.0), "xdot": (True, 2.0)}


def test_a_rate_that_is_no_speed_has_a_slider_of_its_own() -> None:
    run = skewed().derive(ap.Kane()).simulate(1.0, {"x": 0, "y": 0, "x'": 2, "y'": 1}, samples=3)
    start = {s["name"]: s for s in document([run])["start"]}
    assert [name for name, s in start.items() if s["given"]] == ["x", "y", "x'", "y'"]
    assert (start["x'"]["value"], start["x'"]["unit"], start["x'"]["latex"]) == (2.0, "m/s", r"\dot{x}")
    assert (start["s"]["value"], start["d"]["value"]) == (3.0, 1.0)
