"""What a classification says of each constraint, and how it says it."""

from __future__ import annotations

import dataclasses

import pytest
import sympy as sm

import appell as ap
from appell.analysis.classification import reachability
from appell.analysis.classification.brackets import allowed_fields
from appell.analysis.classification.velocity_rows import SymbolRows
from appell.numbers import EXACT


@pytest.fixture
def plane():
    model = ap.Model("plane")
    N = model.frame
    x, y, theta = model.coordinates("x y theta")
    P = model.particle("P", 1, x * N.x + y * N.y)
    t = model.time
    side = -x.diff(t) * sm.sin(theta) + y.diff(t) * sm.cos(theta)
    model.constrain("circle", x**2 + y**2 - 1)
    model.constrain("moving wall", x - sm.sin(t))
    model.constrain("knife", side)
    model.constrain("speed", ap.velocity(P).dot(ap.velocity(P)) - 1)
    model.constrain("driven", x.diff(t) - sm.cos(t))
    model.constrain("rail", [x, y])
    model.constrain("calm", x.diff(t, 2) - 1)
    model.constrain("hasty", x.diff(t, 2) ** 2 - 1)
    model.constrain("jerk", x.diff(t, 3) - y)
    return model


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize(
    ("name", "kind", "order", "linear", "rheonomic", "rows"),
    [
        ("circle", "holonomic", 0, True, False, 1),
        ("moving wall", "holonomic", 0, True, True, 1),
        ("speed", "nonlinear nonholonomic", 1, False, False, 1),
        ("rail", "holonomic", 0, True, False, 2),
        ("jerk", "of higher order", 3, True, False, 1),
    ],
)
def test_order_linearity_time_and_rows_are_found(plane, name, kind, order, linear, rheonomic, rows) -> None:
    verdict = ap.classify(plane)[name]
    assert (verdict.kind, verdict.order, verdict.linear, verdict.rheonomic, verdict.rows) == (
        kind,
        order,
        linear,
        rheonomic,
        rows,
    )


def test_constraints_on_accelerations_are_told_apart(plane) -> None:
    verdicts = ap.classify(plane)
    assert verdicts["calm"].order == verdicts["hasty"].order == 2
    assert verdicts["calm"].linear
    assert not verdicts["hasty"].linear


def test_the_principles_of_a_verdict_are_those_that_admit_it(plane) -> None:
    from appell.principles import PRINCIPLES, Kind

    verdicts = ap.classify(plane)
    for name, constraint in plane.constraints.items():
        kind = Kind.of(constraint)
        assert set(verdicts[name].principles) == {p for p in PRINCIPLES if kind in p.admits}
    assert ap.Kane in verdicts["knife"].principles
    assert ap.AppellChetaev not in verdicts["calm"].principles


def test_a_point_carried_by_a_prescribed_motion_makes_a_constraint_rheonomic() -> None:
    model = ap.Model("m")
    N, t = model.frame, model.time
    x = model.coordinates("x")
    carried = model.particle("P", 1, (x + sm.sin(t)) * N.x)
    model.constrain("still", ap.velocity(carried).dot(N.x))
    assert ap.classify(model)["still"].rheonomic


def test_a_prescribed_motion_makes_rows_of_its_own_point_rheonomic_in_accelerations_too() -> None:
    model = ap.Model("m")
    N, t = model.frame, model.time
    x, y = model.coordinates("x y")
    carried = model.particle("P", 1, (x + sm.sin(t)) * N.x)
    free = model.particle("Q", 1, y * N.x)
    model.constrain("carried", ap.acceleration(carried).dot(N.x))
    model.constrain("free", ap.acceleration(free).dot(N.x))
    found = ap.classify(model)
    assert (found["carried"].rheonomic, found["free"].rheonomic) == (True, False)


def test_brackets_that_are_cut_off_for_their_size_decide_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    sleigh = ap.catalogue.chaplygin_sleigh()
    assert ap.classify(sleigh).together.reachable is True
    monkeypatch.setattr(reachability, "EXACT", dataclasses.replace(EXACT, products=1))
    assert ap.classify(sleigh).together.reachable is None


def test_without_rows_every_coordinate_moves_by_itself() -> None:
    model = ap.Model("m")
    model.coordinates("x y z")
    fields = allowed_fields(SymbolRows(model.snapshot(), []), [])
    assert [tuple(field) for field in fields] == [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)]


def test_a_verdict_names_the_degree_of_a_homogeneous_row_and_of_no_other() -> None:
    model = ap.Model("m")
    x, y, z = (q.diff(model.time) for q in model.coordinates("x y z"))
    model.constrain("cone", x**2 + y**2 - 4 * z**2)
    model.constrain("line", x - y)
    model.constrain("affine", x + z - 1)
    shown = {name: str(verdict) for name, verdict in ap.classify(model, together=False).items()}
    assert "homogeneous of degree 2 in velocity" in shown["cone"]
    assert "homogeneous of degree 1 in velocity" in shown["line"]
    assert "homogeneous" not in shown["affine"]


def test_a_verdict_and_a_classification_print_themselves(plane) -> None:
    found = ap.classify(plane)
    text = str(found["moving wall"])
    assert text.startswith("moving wall: holonomic; 1 row in position; rheonomic")
    assert "Kane" in text
    assert len(str(found).splitlines()) >= len(found) == 9
    assert str(ap.classify(ap.catalogue.two_pucks())["perpendicular"]).count("written with vectors") == 1


def test_model_classify_is_the_same(plane) -> None:
    assert dict(plane.classify()) == dict(ap.classify(plane))
    with pytest.raises(KeyError, match="no constraint is named 'circl'; did you mean 'circle'"):
        ap.classify(plane)["circl"]


def test_a_model_without_constraints_has_nothing_to_classify() -> None:
    model = ap.Model("free")
    model.coordinates("x")
    assert len(ap.classify(model)) == 0
    assert str(ap.classify(model)) == "no constraints"


def test_homogeneity_in_velocity_and_adiabatic_reactions(plane) -> None:
    # 004, the theorem after E3.31: rows that restrict directions only have Hamilton-Lusternik reactions without work
    found = ap.classify(plane, together=False)
    assert found["knife"].homogeneous == 1
    assert found["knife"].adiabatic
    assert found["speed"].homogeneous is None
    assert not found["speed"].adiabatic
    assert found["driven"].homogeneous is None
    assert not found["moving wall"].adiabatic
    assert found["circle"].adiabatic
    assert found["jerk"].adiabatic is None
    cone = ap.classify(ap.catalogue.appell_particle())["cone"]
    assert (cone.homogeneous, cone.adiabatic) == (2, True)


def test_a_degree_may_be_any_number_and_affine_speeds_are_seen_through() -> None:
    model = ap.Model("m")
    x, y = model.coordinates("x y")
    t = model.time
    u1, _ = model.speeds("u1 u2", [x.diff(t) + 1, y.diff(t)])
    model.constrain("norm", sm.sqrt(x.diff(t) ** 2 + y.diff(t) ** 2) - 2 * x.diff(t))
    model.constrain("ratio", x.diff(t) / y.diff(t) - 3)
    model.constrain("in speeds", u1 - 1)
    model.constrain("affine in rates", u1)
    found = ap.classify(model, together=False)
    assert found["norm"].homogeneous == 1
    assert found["ratio"].homogeneous == 0
    assert found["in speeds"].homogeneous == 1
    assert found["affine in rates"].homogeneous is None
    assert found["affine in rates"].potential.diff(x) == 1  # x + t
    assert found["affine in rates"].potential.diff(t).subs(x.diff(t), 0) == 1


def test_the_table_has_a_line_for_each_constraint_and_says_what_follows(plane) -> None:
    found = ap.classify(plane, together=False)
    lines = str(found).splitlines()
    words = " ".join(str(found).split())
    assert lines[0].split()[:2] == ["constraint", "kind"]
    assert max(map(len, lines)) <= 100
    for name, verdict in found.items():
        assert [line for line in lines[2:] if line.startswith(name)]
        assert verdict.kind.split()[0] in next(line for line in lines[2:] if line.startswith(name))
        assert f"what follows: {verdict.advice}" in words
    assert lines[2].split()[-1] == "inspection"  # the circle: a position row needs no proof
    assert repr(found) == str(found)


def test_a_relation_is_named_unilateral_and_judged_beside_no_other() -> None:
    model = ap.Model("m")
    x, y = model.coordinates("x y")
    t = model.time
    model.constrain("floor", y >= 0)
    model.constrain("rail", x.diff(t) - y.diff(t))
    found = ap.classify(model)
    assert found["floor"].kind == "unilateral"
    assert ap.Kane in found["floor"].principles
    assert ap.HamiltonLusternik not in found["floor"].principles
    assert found["rail"].kind == "semiholonomic"
    assert found.reachable is False


@pytest.mark.parametrize("what", [None, 3, "two-pucks", []])
def test_what_is_no_model_is_refused(what: object) -> None:
    with pytest.raises(ap.ModelError, match=r"classify\(\) takes a model, not"):
        ap.classify(what)  # type: ignore[arg-type]
