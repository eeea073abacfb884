"""What no classification may depend on: names, scale, the mixing of rows, the choice of coordinates and speeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
import sympy as sm

import appell as ap
from appell.principles import PRINCIPLES

Rows = Callable[[Sequence[sm.Expr], Callable[[sm.Expr], sm.Expr]], list[sm.Expr]]

SETS: dict[str, Rows] = {
    "blade": lambda q, D: [-D(q[0]) * sm.sin(q[2]) + D(q[1]) * sm.cos(q[2])],
    "exact": lambda q, D: [q[0] * D(q[0]) + q[1] * D(q[1]), D(q[2]) + D(q[3])],
    "wheel on a rail": lambda q, D: [D(q[0]) - 2 * D(q[1]) * sm.cos(q[2]), D(q[2])],
    "disc": lambda q, D: [D(q[0]) - D(q[3]) * sm.cos(q[2]), D(q[1]) - D(q[3]) * sm.sin(q[2])],
    "Engel": lambda q, D: [D(q[1]) - q[2] * D(q[0]), D(q[2]) - q[3] * D(q[0])],
    "drift": lambda q, D: [D(q[0]) - q[1], D(q[2]) - D(q[3])],
}


def build(rows: Rows, names: str = "x y z w", change: Callable[[Sequence[sm.Expr]], list[sm.Expr]] | None = None):
    model = ap.Model("m")
    q = model.coordinates(names)
    D = lambda e: e.diff(model.time)
    return model, rows(change(q) if change else q, D), D, q


def constrained(rows: Rows, mix=None, **how) -> ap.Model:
    model, made, _, q = build(rows, **how)
    for i, row in enumerate(mix(made, q) if mix else made):
        model.constrain(f"row {i}", row)
    return model


def facts(found: ap.Classification) -> tuple:
    """What must not change: the kinds (as a set), the growth vector, what can be reached."""
    return sorted({v.kind for v in found.values()}), found.growth, found.reachable, len(found)


def rows_facts(found: ap.Classification) -> list[tuple]:
    return [(v.kind, v.rheonomic, v.homogeneous, v.adiabatic, v.principles) for v in found.values()]


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("name", SETS)
def test_names_do_not_matter(name: str) -> None:
    first, second = (ap.classify(constrained(SETS[name], names=n)) for n in ("x y z w", "q7 a theta Q"))
    assert facts(first) == facts(second)
    assert rows_facts(first) == rows_facts(second)


@pytest.mark.slow_but_every(8)
@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize(
    "scale",
    [
        lambda q: 3,
        lambda q: -sm.Rational(1, 7),
        lambda q: 1 + q[0] ** 2,
        lambda q: sm.exp(q[1]),
        lambda q: 2 + sm.cos(q[2]),
    ],
)
def test_the_scale_of_a_row_does_not_matter(name: str, scale) -> None:
    found = ap.classify(constrained(SETS[name], mix=lambda rows, q: [scale(q) * row for row in rows]))
    assert facts(found) == facts(ap.classify(constrained(SETS[name])))
    assert rows_facts(found) == rows_facts(ap.classify(constrained(SETS[name])))


def test_a_factor_that_depends_on_time_does_not_make_a_row_rheonomic() -> None:
    model, (row,), _, _ = build(SETS["blade"])
    model.constrain("row", (1 + model.time**2) * row)
    found = ap.classify(model)["row"]
    assert not found.rheonomic
    assert found.adiabatic


@pytest.mark.slow_but_every(6)
@pytest.mark.parametrize("name", [n for n in SETS if n not in ("blade",)])
@pytest.mark.parametrize(
    "matrix",
    [
        lambda q: [[1, 1], [0, 1]],
        lambda q: [[2, -1], [3, 1]],
        lambda q: [[1, q[0]], [q[1], 1 + q[0] * q[1] + q[2] ** 2]],
    ],
)
def test_an_invertible_mixing_of_rows_does_not_change_the_set(name: str, matrix) -> None:
    def mix(rows, q):
        return list(sm.Matrix(matrix(q)) * sm.Matrix(rows))

    before, after = ap.classify(constrained(SETS[name])), ap.classify(constrained(SETS[name], mix=mix))
    assert (before.growth, before.reachable) == (after.growth, after.reachable)
    if len({v.kind for v in before.values()}) == 1:
        assert facts(before) == facts(after)
    # as one constraint of several rows it keeps its kind too
    model, rows, _, q = build(SETS[name])
    model.constrain("both", rows)
    mixed, rows, _, q = build(SETS[name])
    mixed.constrain("both", mix(rows, q))
    assert ap.classify(model)["both"].kind == ap.classify(mixed)["both"].kind


CHANGES = {
    "linear": lambda q: [q[0] + 2 * q[1], q[1] - q[0], q[2], q[3] + q[0]],
    "polar": lambda q: [(2 + q[0]) * sm.cos(q[1]), (2 + q[0]) * sm.sin(q[1]), q[2] + q[1], q[3]],
    "shear": lambda q: [q[0] + q[3] ** 2, q[1], q[2] + q[0] * q[1], q[3]],
}


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("change", CHANGES)
def test_the_choice_of_coordinates_does_not_matter(name: str, change: str) -> None:
    found = ap.classify(constrained(SETS[name], change=CHANGES[change]))
    before = ap.classify(constrained(SETS[name]))
    assert facts(found) == facts(before)
    assert [v.kind for v in found.values()] == [v.kind for v in before.values()]


def test_the_choice_of_speeds_does_not_matter() -> None:
    def model(speeds: bool) -> ap.Model:
        m = ap.Model("sledge")
        x, y, a = m.coordinates("x y a")
        t = m.time
        along, across = x.diff(t) * sm.cos(a) + y.diff(t) * sm.sin(a), -x.diff(t) * sm.sin(a) + y.diff(t) * sm.cos(a)
        if speeds:
            _, side, _ = m.speeds("v s w", [along, across, a.diff(t)])
            m.constrain("blade", side)
        else:
            m.constrain("blade", across)
        return m

    first, second = ap.classify(model(False)), ap.classify(model(True))
    assert facts(first) == facts(second)
    assert rows_facts(first) == rows_facts(second)


@pytest.mark.parametrize("together", [True, False])
def test_contrived_rows_stay_so_when_they_are_scaled_or_written_in_other_coordinates(together: bool) -> None:
    def product(q, D):
        side = -D(q[0]) * sm.sin(q[2]) + D(q[1]) * sm.cos(q[2])
        return [sm.expand(side * (side + q[3] * D(q[2])))]

    for how in ({}, {"change": CHANGES["linear"]}, {"mix": lambda rows, q: [(1 + q[0] ** 2) * rows[0]]}):
        found = ap.classify(constrained(product, **how), together=together)["row 0"]
        assert found.contrived
        assert len(found.branches) == 2


def test_orders_and_their_words() -> None:
    model = ap.Model("m")
    x, y = model.coordinates("x y")
    t = model.time
    for k in range(6):
        model.constrain(f"order {k}", x.diff(t, k) - y if k else x - y)
    found = ap.classify(model, together=False)
    assert [v.order for v in found.values()] == list(range(6))
    assert [v.kind for v in found.values()][2:] == ["of second order, linear in acceleration"] + ["of higher order"] * 3


def test_linear_rows_written_again_make_no_nonlinear_one_flat() -> None:
    def rows(q, D):
        curved = sm.sqrt(1 + D(q[0]) ** 2) + D(q[1]) ** 2 + sm.cosh(D(q[2])) - 5
        return [curved, *((1 + k * q[0] ** 2) * (D(q[2]) - q[1] * D(q[0])) for k in range(2))]

    once, twice = (
        ap.classify(constrained(lambda q, D, count=count: rows(q, D)[:count], names="x y z"))["row 0"]
        for count in (2, 3)
    )
    assert (twice.kind, twice.contrived) == ("nonlinear nonholonomic", False)
    assert twice.nonlinearity == once.nonlinearity


def test_the_text_names_the_principles_that_are_allowed_and_how_a_row_was_judged() -> None:
    names = [p.name for p in PRINCIPLES]
    for kind in ap.kinds().entries:
        found = ap.classify(kind.model)
        verdict = found[kind.name]
        words = " ".join(str(found).split("principles: ")[-1].split("\n\n")[0].split())
        listed = [] if words in ("all", "none yet") else words.removeprefix("all but ").split(", ")
        allowed = [p.name for p in verdict.principles]
        assert allowed == ([n for n in names if n not in listed] if words.startswith("all") else listed)
        assert (verdict.order <= 1) == (verdict.method in str(verdict))
