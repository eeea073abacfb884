"""The commands: what they print, in 100 columns, and what they write."""

from __future__ import annotations

import csv
import json
import math
from pathlib import Path

import pytest
from typer.testing import CliRunner

from appell import kinds
from appell.catalogue import SYSTEMS, zekovich_fork
from appell.cli import app
from appell.native.homes import Home, Part
from appell.principles import PRINCIPLES, Kind
from tests.tolerances import CLOSED_FORM, CONSTRAINT

OWN_MODEL = """
import appell as ap

print("a user's file may print")
model = ap.Model("bead on a parabola")
x, y = model.coordinates("x y")
g = model.parameters("g", 9.81)
model.particle("bead", mass=1, position=x * model.frame.x + y * model.frame.y)
model.gravity(-g * model.frame.y)
model.constrain("wire", y - x**2 / 2)
start = {x: 1.0}
duration = 0.5
"""


def call(*arguments: str) -> str:
    result = CliRunner(env={"COLUMNS": "100"}).invoke(app, list(arguments))
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.fixture
def own(tmp_path: Path) -> str:
    path = tmp_path / "own.py"
    path.write_text(OWN_MODEL)
    return str(path)


def test_list_gives_every_system_one_line_under_its_kinds() -> None:
    lines = call("list").splitlines()
    assert max(map(len, lines)) <= 100
    for card in SYSTEMS:
        (at,) = (i for i, line in enumerate(lines) if line.split()[:1] == [card.name])
        assert lines[at].endswith(card.title)
        heading = next(line for line in reversed(lines[:at]) if line and not line.startswith(" "))
        assert all(kind in heading for kind in card.kinds.values())
        assert (heading == "no constraints") is not bool(card.kinds)


def test_list_as_json_holds_the_kinds_and_the_source_too() -> None:
    rows = json.loads(call("list", "--json"))
    assert [row["name"] for row in rows] == [card.name for card in SYSTEMS]
    assert [row["kinds"] for row in rows] == [dict(card.kinds) for card in SYSTEMS]
    assert [row["source"] for row in rows] == [card.source for card in SYSTEMS]


# Some take many seconds to print: every sixth system in every run of the tests, the others in the slow ones.
SHOWN = [pytest.param(card.name, marks=[pytest.mark.slow] if k % 6 else []) for k, card in enumerate(SYSTEMS)]


NOT_KANE = ("jankowski-particle", "sliding-contact", "speed-reducer")
"""Systems with constraints that Kane does not admit: one nonlinear in acceleration, and Lagrangians given outright."""


@pytest.mark.slow_but_every(12, but_not=("sled-with-rotor",))
@pytest.mark.parametrize("name", SHOWN)
def test_show_fits_into_100_columns_and_cuts_nothing(name: str) -> None:
    text = call("show", name)
    assert max(map(len, text.splitlines())) <= 100
    assert "…" not in text
    card = next(card for card in SYSTEMS if card.name == name)
    headings = ["Parameters", "Start", "Equations of motion"]
    if card.kinds:
        headings += ["Constraints", "Reactions, by inspection"]
    if card.kinds and name not in NOT_KANE:
        headings += ["Kane, E7", "Kane, E8"]
    for heading in headings:
        assert heading in text


def test_show_holds_the_equations_of_both_forms_whole() -> None:
    card = next(card for card in SYSTEMS if card.name == "guided-particle")
    words = "".join(call("show", card.name).split())
    from appell import Kane

    for principle in (Kane(), Kane(reactions=True)):
        for line in str(card.model().derive(principle).shortest()).splitlines():
            assert "".join(line.split()) in words


def test_show_gives_parameters_with_units_and_published_numbers() -> None:
    text = call("show", "two_pucks")
    assert "mass of P1" in text
    assert "0.305747322464015" in text
    assert "on P1: force lambda_perpendicular * (u3*N.x + u4*N.y) at P1" in text


def test_homes_says_what_each_carries_and_why_not() -> None:
    text = call("homes")
    assert max(map(len, text.splitlines())) <= 100
    found = {home["name"]: home for home in json.loads(call("homes", "--json"))}
    assert list(found) == [home.value for home in Home]
    for home in Home:
        for part in Part:
            assert (part.value in found[home.value]["carries"]) is home.carries(part)
            (line,) = (line for line in text.splitlines() if line.startswith(f"{part.value}  "))
            assert line.removeprefix(part.value).split()[list(Home).index(home)] == (
                "yes" if home.carries(part) else "-"
            )
            assert home.carries(part) or found[home.value]["lacks"][part.value] in " ".join(text.split())


def test_principles_shows_what_is_declared() -> None:
    text = call("principles")
    assert str(kinds()) in text
    assert max(map(len, text.splitlines())) <= 100
    rows = {row["name"]: row for row in json.loads(call("principles", "--json"))}
    for principle in PRINCIPLES:
        assert set(rows[principle.name]["admits"]) == {kind.value for kind in principle.admits}
        assert principle.name in text
    assert set().union(*(row["admits"] for row in rows.values())) <= {kind.value for kind in Kind}


def test_classify_gives_the_kind_of_each_constraint() -> None:
    found = json.loads(call("classify", "guided-particle", "--json"))
    assert {name: verdict["kind"] for name, verdict in found["constraints"].items()} == {
        "surface": "linear nonholonomic",
        "speed": "nonlinear nonholonomic",
    }
    assert found["together"]["growth"] == [2, 3]
    assert "nonlinear nonholonomic" in call("classify", "guided-particle")


def test_classify_prints_the_table_of_the_classification() -> None:
    text = call("classify", "zekovich-fork")
    assert str(zekovich_fork().classify()) in text
    assert max(map(len, text.splitlines())) <= 100


def test_the_json_of_a_classification_holds_every_field() -> None:
    from dataclasses import fields

    from appell import SetVerdict, Verdict

    found = json.loads(call("classify", "zekovich-fork", "--json"))
    for verdict in found["constraints"].values():
        assert set(verdict) == {f.name for f in fields(Verdict)} - {"name"}
    assert set(found["together"]) == {f.name for f in fields(SetVerdict)} | {"degree"}
    row = found["constraints"]["perpendicular"]
    assert (row["contrived"], len(row["branches"]), row["homogeneous"]) == (True, 2, 2)
    # with the blade P1 stands still where its velocity across the fork vanishes too, however the fork lies
    assert "(x2 - x1)*u2 + (y1 - y2)*u1" in row["branches"]
    assert json.loads(call("classify", "charge-in-magnetic-field", "--json"))["constraints"] == {}


def test_run_ends_in_the_published_state_and_prints_one_json_object() -> None:
    found = json.loads(call("run", "chaplygin-sleigh", "--json"))
    # golden.md: Chaplygin sleigh, t = 5
    assert found["state"]["v"] == pytest.approx(0.660142088308317, rel=CLOSED_FORM)
    assert found["state"]["theta"] == pytest.approx(4.8847060739557, rel=CLOSED_FORM)
    assert found["complete"] is True
    assert found["audit"]["constraint_error"] < CONSTRAINT
    assert found["events"] == []


@pytest.mark.parametrize("principle", ["kane", "Udwadia-Kalaba", "APPELL_CHETAEV"])
def test_a_principle_is_known_by_its_name_whatever_its_capitals(principle: str) -> None:
    found = json.loads(call("run", "nonholonomic-particle", "--principle", principle, "--json"))
    # golden.md: nonholonomic particle, t = 3
    assert found["state"]["x"] == pytest.approx(1.92067269587012, rel=CLOSED_FORM)


def test_a_run_says_how_far_known_integrals_have_changed() -> None:
    """Jellett's and Routh's, whose card names them; a run with a coarse tolerance keeps them worse."""
    coarse, fine = (
        json.loads(call("run", "routh-sphere", "--tolerance", tolerance, "--json"))["integrals"]
        for tolerance in ("1e-5", "1e-11")
    )
    assert set(fine) == {"energy", "Jellett", "Routh"}
    for name, change in fine.items():
        assert change < 1e-8
        assert coarse[name] > 10 * change
    assert "Jellett" in call("run", "routh-sphere").split("known integrals changed")[1]


def test_reactions_are_put_in_evidence_on_request() -> None:
    assert json.loads(call("run", "two-pucks", "--json"))["reactions_in_evidence"] == []
    assert json.loads(call("run", "two-pucks", "--reactions", "--json"))["reactions_in_evidence"] == ["perpendicular"]


def test_parameters_start_duration_and_samples_reach_the_run() -> None:
    options = "--set m1=2 --start u1=1 --free u4 --duration 0.25 --samples 7 --tolerance 1e-8 --json".split()
    found = json.loads(call("run", "two-pucks", *options))
    assert found["parameters"]["m1"] == 2
    assert found["start"]["u1"] == 1
    assert found["start"]["u4"] == pytest.approx(-1.0)  # u1 u3 + u2 u4 = 0 with u3 = u2 = 0.4
    assert (found["time"], found["samples"]) == (0.25, 7)


def test_a_folder_receives_table_dataset_figure_and_summary(tmp_path: Path) -> None:
    text = call("run", "two-pucks", "-o", str(tmp_path / "new" / "out"))
    made = {path.name: path.stat().st_size for path in (tmp_path / "new" / "out").iterdir()}
    assert set(made) == {"run.csv", "run.nc", "figure.png", "summary.txt"}
    assert min(made.values()) > 300
    assert all(f"written: {tmp_path}/new/out/{name}" in text for name in made)


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("name", ["run.csv", "run.nc", "run.json", "run.png", "run.pdf", "run.svg", "run.txt"])
def test_a_file_is_written_as_its_suffix_says(name: str, tmp_path: Path) -> None:
    call("run", "cartesian-pendulum", "--duration", "1", "-o", str(tmp_path / name))
    assert (tmp_path / name).stat().st_size > 300


def test_a_table_holds_every_sample(tmp_path: Path) -> None:
    call("run", "cartesian-pendulum", "--duration", "1", "--samples", "11", "-o", str(tmp_path / "run.csv"))
    with open(tmp_path / "run.csv") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 11
    # golden.md: pendulum in Cartesian coordinates, t = 1
    assert float(rows[-1]["x [m]"]) == pytest.approx(0.986291751132, rel=CLOSED_FORM)


@pytest.mark.parametrize("command", [["show"], ["classify"], ["run"], ["run", "--principle", "gauss"]])
def test_a_file_of_a_users_own_goes_the_same_way(command: list[str], own: str) -> None:
    assert "bead on a parabola" in call(command[0], own, *command[1:])


def test_what_a_users_file_prints_does_not_mix_with_json(own: str) -> None:
    found = json.loads(call("run", own, "--json"))
    assert found["time"] == 0.5
    assert found["start"]["y"] == pytest.approx(0.5)  # completed by assembly


def test_without_a_command_the_help_is_printed() -> None:
    assert "Exit codes" in call()
    assert call("--version").startswith("appell")


def test_a_file_gives_the_inputs_of_its_model(tmp_path: Path) -> None:
    """x'' = sin(3 t) / 2 from rest: x(1) = 1/6 - sin(3)/18."""
    path = tmp_path / "pushed.py"
    text = """
import sympy as sm
from sympy.physics.vector import dynamicsymbols
import appell as ap
model = ap.Model("pushed cart")
x = model.coordinates("x")
push = model.input("push", unit="N")
cart = model.particle("cart", mass=2, position=x * model.frame.x)
model.force(cart, push * model.frame.x)
start = {x: 0.0, "xdot": 0.0}
inputs = {push: sm.sin(3 * dynamicsymbols._t)}
"""
    path.write_text(text)
    found = json.loads(call("run", str(path), "--duration", "1", "--json"))
    assert found["state"]["x"] == pytest.approx(1 / 6 - math.sin(3) / 18, rel=CLOSED_FORM)
    path.write_text(text + "inputs = 3\n")
    result = CliRunner().invoke(app, ["run", str(path)])
    assert result.exit_code == 2
    assert "`inputs`" in result.stderr


def test_run_writes_a_page_with_what_the_card_says(tmp_path: Path) -> None:
    path = tmp_path / "deeper" / "sleigh.html"
    said = call("run", "chaplygin-sleigh", "--html", str(path))
    assert f"{path}" in said.replace("\n", "")
    text = path.read_text(encoding="utf-8")
    assert "<title>Chaplygin sleigh</title>" in text
    assert "ends going straight with its mass centre in front" in text


def test_a_model_that_the_studio_exported_runs_as_its_python_does(own: str, tmp_path: Path) -> None:
    from appell.cli.systems import find

    system = find(own)
    document = tmp_path / "own.json"
    document.write_text(system.model.to_json(start=system.start, duration=system.duration))
    native, again = (json.loads(call("run", name, "--json")) for name in (own, str(document)))
    assert again["state"] == native["state"]
