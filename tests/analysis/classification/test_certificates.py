"""Where a classification says proof there is one, and SymPy alone checks it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import sympy as sm

import appell as ap
from tests.analysis.classification.sympy_alone import checks

PROVED, SEEN = "proved symbolically", "found numerically at random points"


def certificate(system: str, constraint: str, **options: bool) -> ap.Certificate:
    found = ap.classify(getattr(ap.catalogue, system)(), **options)[constraint]
    assert found.method == PROVED
    return found.certificates[-1]


def test_rows_are_counted_from_one() -> None:
    model = ap.Model("m")
    x, y, z, w = model.coordinates("x y z w")
    t = model.time
    model.constrain("both", [x.diff(t) - y * z.diff(t), 2 * w * w.diff(t) + z.diff(t)])
    said = [str(c) for c in ap.classify(model)["both"].certificates]
    assert any("Row 1 of 'both'" in words for words in said)
    assert any("Row 2 of 'both'" in words for words in said)
    assert not any("Row 0" in words for words in said)


CHECKED = [
    ("chaplygin_sleigh", "no side slip", "Z = FIELDS[1]", "Z = FIELDS[0]"),
    ("appell_hamel", "rolls", "FIELDS = [[", "FIELDS = [[1 + "),
    ("bead_on_rotating_hoop", "motor", "POTENTIAL = ", "POTENTIAL = 2 * "),
    ("zekovich_fork", "perpendicular", "SCALE = ", "SCALE = 2 * "),
    ("two_pucks", "perpendicular", "ROW = ", "ROW = 0 * "),
    ("rolling_hoop", "rolls", "FIELDS = [[", "FIELDS = [[1 + "),
]


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize(("system", "constraint", "part", "falsified"), CHECKED, ids=[c[0] for c in CHECKED])
def test_the_script_checks_the_proof_and_fails_on_a_false_one(
    system: str, constraint: str, part: str, falsified: str
) -> None:
    program = certificate(system, constraint).script()
    assert part in program
    assert checks(program)
    assert not checks(program.replace(part, falsified))


def test_a_set_that_is_integrable_is_checked_by_its_exterior_product() -> None:
    """Frobenius' theorem, on two rows that have no potential of their own: dw1 ^ w1 ^ w2 = 0."""
    model = ap.Model("two rows")
    x, y, z, s = model.coordinates("x y z s")
    t = model.time
    f, g = x * y + sm.sin(z) * s, x - y * z
    rows = [(1 + s**2) * f.diff(t) + z * x * g.diff(t), y * f.diff(t) + (2 + sm.cos(x)) * g.diff(t)]
    for i, row in enumerate(rows):
        model.constrain(f"row {i}", row)
    found = ap.classify(model)["row 0"]
    assert (found.kind, found.method) == ("semiholonomic", PROVED)
    program = found.certificates[0].script()
    assert checks(program)
    assert not checks(program.replace("ASKED = [[", "ASKED = [[z * "))


@pytest.mark.slow
@pytest.mark.parametrize("system", ap.catalogue.NAMES)
def test_every_proof_of_the_catalogue_is_checked_by_sympy_alone(system: str) -> None:
    for verdict in ap.classify(getattr(ap.catalogue, system)()).values():
        assert bool(verdict.certificates) or verdict.method != PROVED
        assert all(checks(c.script()) for c in verdict.certificates)


def test_a_script_runs_where_this_library_cannot_be_found(tmp_path: Path) -> None:
    path = tmp_path / "check.py"
    path.write_text(certificate("rolling_hoop", "rolls").script(), encoding="utf-8")
    done = subprocess.run([sys.executable, "-I", str(path)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "proved"), done.stderr


def test_a_nested_bracket_proves_what_the_first_brackets_do_not_break() -> None:
    """Engel: dw1 = 0 modulo both rows, and still it is not integrable."""
    model = ap.Model("Engel")
    x, y, z, w = model.coordinates("x y z w")
    t = model.time
    model.constrain("first", y.diff(t) - z * x.diff(t))
    model.constrain("second", z.diff(t) - w * x.diff(t))
    found = ap.classify(model)["first"]
    assert (found.kind, found.method) == ("linear nonholonomic", PROVED)
    assert "nested" in found.certificates[0].statement
    assert checks(found.certificates[0].script())


@pytest.mark.slow
def test_long_rows_are_proved_where_that_is_asked_for() -> None:
    model = ap.catalogue.rolling_torus()
    assert ap.classify(model)["rolls"].method == SEEN
    assert ap.classify(model, thorough=True)["rolls"].method == PROVED
    assert model.classify(thorough=True)["rolls"].method == PROVED


def test_the_rolling_disc_is_proved_nonholonomic_at_once() -> None:
    """Its speeds are its own angular velocity, in which its rows are short."""
    found = ap.classify(ap.catalogue.rolling_disc())["rolls"]
    assert (found.kind, found.method) == ("linear nonholonomic", PROVED)
    assert checks(found.certificates[0].script())


@pytest.mark.slow
@pytest.mark.parametrize("name", ["ball_on_sphere", "rattleback", "ball_on_turntable"])
def test_balls_and_stones_that_roll_are_proved_to_be_nonholonomic(name: str) -> None:
    """Of known kind by their cards (Neimark and Fufaev 1972, chapter III); the proof is checked by SymPy alone."""
    found = ap.classify(getattr(ap.catalogue, name)(), thorough=True)["rolls"]
    assert (found.kind, found.method) == ("linear nonholonomic", PROVED)
    assert checks(found.certificates[0].script())


def test_a_function_that_the_algebra_does_not_know_is_seen_and_not_proved() -> None:
    """x' = exp(y) z' is not integrable, and exp might be anything."""
    model = ap.Model("m")
    x, y, z = model.coordinates("x y z")
    t = model.time
    model.constrain("row", x.diff(t) - sm.exp(y) * z.diff(t))
    found = ap.classify(model)
    assert (found["row"].kind, found["row"].method) == ("linear nonholonomic", SEEN)
    assert str(found).splitlines()[2].split()[-1] == "seen"


def test_what_is_linear_though_it_is_written_otherwise_is_proved() -> None:
    model = ap.Model("m")
    x, y, z = model.coordinates("x y z")
    t = model.time
    vx, _, vz = (q.diff(t) for q in (x, y, z))
    model.constrain("row", sm.expand((vx - y * vz) * (1 + vx**2)) / (1 + vx**2))
    found = ap.classify(model)["row"]
    assert (found.kind, found.method) == ("linear nonholonomic", PROVED)


def test_a_position_row_is_read_off_and_needs_no_proof() -> None:
    found = ap.classify(ap.catalogue.cartesian_pendulum())["rod"]
    assert (found.kind, found.method, found.certificates) == ("holonomic", "read off the rows as they are written", ())


def test_names_that_python_keeps_for_itself_stand_in_a_script() -> None:
    model = ap.Model("m")
    x, y, z = model.coordinates("x lambda sm")
    t = model.time
    model.constrain("row", x.diff(t) - y * z.diff(t))
    (proof,) = ap.classify(model)["row"].certificates
    assert checks(proof.script())


@pytest.mark.slow
def test_a_ball_in_a_cone_is_proved_to_roll_nonholonomically() -> None:
    """The root of its rows is that of the distance from the axis alone: none stands under another."""
    assert checks(certificate("ball_in_cone", "rolls", thorough=True).script())
