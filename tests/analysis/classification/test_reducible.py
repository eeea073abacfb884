"""Contrived nonlinearity: Zekovich's three examples (000, sections 4.4 and 5), and rows nonlinear by nature."""

from __future__ import annotations

import pytest
import sympy as sm
from sympy.core.function import AppliedUndef

import appell as ap
from appell.analysis.classification.classify import constraint_set
from appell.analysis.classification.reducible import signature
from appell.principles import Kind

PROVED, NUMERICAL = "proved symbolically", "found numerically at random points"


def vanishes_on(row: sm.Expr, branch: sm.Expr, rates: list[sm.Expr], others: list[sm.Expr]) -> bool:
    """Whether a row is zero wherever a branch and the other linear rows are: at rational places, for all rates."""
    plain = {r: sm.Dummy() for r in rates}
    v, linear = list(plain.values()), [e.xreplace(plain) for e in (branch, *others)]
    symbols = sorted(set().union(*(e.atoms(AppliedUndef) for e in (*linear, row.xreplace(plain)))), key=str)
    place = {s: sm.Rational(3 + 5 * i, 7 + i * i) for i, s in enumerate(symbols)}
    kernel = sm.Matrix([[e.diff(r).xreplace(place) for r in v] for e in linear]).nullspace()
    motion = sum((sm.Dummy() * k for k in kernel), sm.zeros(len(v), 1))
    return sm.expand(row.xreplace(plain).xreplace(place).xreplace(dict(zip(v, motion, strict=True)))) == 0


def test_the_fork_falls_into_its_two_linear_branches() -> None:
    # u2 (u2 + q4 u3) = 0: the root of the fork, or its tip, moves along it
    model = ap.Model("fork")
    x, y, theta, r = model.coordinates("x y theta r")
    t = model.time
    side = -x.diff(t) * sm.sin(theta) + y.diff(t) * sm.cos(theta)
    tip = side + r * theta.diff(t)
    model.constrain("fork", sm.expand(side * tip))
    found = ap.classify(model)["fork"]
    assert (found.kind, found.contrived, found.method) == ("nonlinear nonholonomic", True, PROVED)
    assert {sm.expand(b) for b in found.branches} in ({sm.expand(side), sm.expand(tip)},)


def test_the_fork_in_its_own_speeds_needs_the_blade() -> None:
    # 000, section 4.4: u1 (u1 + u4) + u2 (u2 + q4 u3) = 0 with u1 = 0
    model = ap.Model("fork")
    q4 = model.coordinates("q1 q2 q3 q4")[3]
    u1, u2, u3, u4 = model.speeds("u1 u2 u3 u4")
    model.constrain("perpendicular", u1 * (u1 + u4) + u2 * (u2 + q4 * u3))
    assert not ap.classify(model)["perpendicular"].contrived
    model.constrain("blade", u1)
    found = ap.classify(model)["perpendicular"]
    assert found.contrived
    assert {*found.branches} == {u2, q4 * u3 + u2}
    assert not ap.classify(model, together=False)["perpendicular"].contrived


def rod() -> tuple[ap.Model, list[sm.Expr], list[sm.Expr]]:
    model = ap.Model("two particles on a rod")
    q = x1, y1, x2, y2 = model.coordinates("x1 y1 x2 y2")
    L, t = model.parameters("L", 0.5), model.time
    length = (x2 - x1) ** 2 + (y2 - y1) ** 2 - 4 * L**2
    model.constrain("rod", length)
    return model, [c.diff(t) for c in q], [length.diff(t)]


def rank_at(model: ap.Model, place: tuple[int, ...], rows: list[sm.Expr]) -> int:
    """How many rows are independent where the rod lies along an axis: a branch must not repeat the rod there."""
    q = model.snapshot().kinematics.coordinates
    plain, at = {c.diff(model.time): sm.Dummy() for c in q}, dict(zip(q, place, strict=True))
    return sm.Matrix([[e.xreplace(plain).xreplace(at).diff(s) for s in plain.values()] for e in rows]).rank()


def parallel(v: list[sm.Expr]) -> sm.Expr:
    return v[0] * v[3] - v[1] * v[2]


def equal(v: list[sm.Expr]) -> sm.Expr:
    return v[2] ** 2 + v[3] ** 2 - v[0] ** 2 - v[1] ** 2


@pytest.mark.parametrize("row_of", [parallel, equal], ids=["blade across", "blade along"])
def test_rods_with_a_blade_are_contrived_by_their_configuration_constraint(row_of) -> None:
    model, v, others = rod()
    row = row_of(v)
    model.constrain("velocities", row)
    found = ap.classify(model)["velocities"]
    assert (found.contrived, found.method, len(found.branches)) == (True, PROVED, 2)
    assert "beside the other rows" in found.nonlinearity
    for branch in found.branches:
        assert vanishes_on(row, branch, v, others)
        assert all(rank_at(model, place, [branch, *others]) == 2 for place in ((0, 0, 1, 0), (0, 0, 0, 1)))
    alone = ap.classify(model, together=False)["velocities"]
    assert (alone.contrived, alone.branches) == (False, ())


def test_the_branches_of_the_rods_are_the_blades_of_zekovich() -> None:
    for row_of, across in ((parallel, True), (equal, False)):
        model, v, others = rod()
        x1, y1, x2, y2 = model.snapshot().kinematics.coordinates
        model.constrain("velocities", row_of(v))
        along, normal = sm.Matrix([x2 - x1, y2 - y1]), sm.Matrix([y1 - y2, x2 - x1])
        middle = sm.Matrix([v[0] + v[2], v[1] + v[3]])
        # the blade at the midpoint stands across the rod (no velocity along it), or along it (none across)
        blade = middle.dot(along if across else normal)
        found = ap.classify(model)["velocities"]
        assert any(vanishes_on(blade, b, v, others) for b in found.branches)


def test_perpendicular_velocities_on_a_rod_are_not_contrived() -> None:
    model, v, _ = rod()
    model.constrain("velocities", v[0] * v[2] + v[1] * v[3])
    found = ap.classify(model)["velocities"]
    assert (found.contrived, found.method) == (False, PROVED)


@pytest.mark.parametrize(
    "system",
    ["two_pucks", "parallel_pucks", "equal_speed_pucks", "appell_particle", "appell_hamel_limit", "constant_speed_tip"],
)
def test_rows_that_are_nonlinear_by_nature_are_not_called_contrived(system: str) -> None:
    model = getattr(ap.catalogue, system)()
    for verdict in ap.classify(model).values():
        assert not verdict.contrived
        assert verdict.branches == ()
        assert verdict.method == PROVED
        assert "by nature" in str(verdict)


def test_two_spinning_bodies_are_judged_by_numbers_and_that_is_said() -> None:
    found = ap.classify(ap.catalogue.perpendicular_bodies())["right angle"]
    assert (found.contrived, found.method) == (False, NUMERICAL)


def test_rows_of_two_squares_are_told_apart_by_numbers_where_symbols_are_too_long() -> None:
    model = ap.catalogue.perpendicular_bodies()
    A = model.snapshot().masses[0]
    u, v = (ap.velocity(A).dot(axis) for axis in (model.frame.x, model.frame.y))
    model.constrain("product", u * v)
    model.constrain("squares", u**2 + v**2)
    found = ap.classify(model)
    assert {found[name].contrived for name in ("product", "squares")} == {True}
    assert "it factors, by its rank at random points" in str(found["product"])
    assert "it is a sum of squares: both must vanish" in str(found["squares"])
    assert not found["right angle"].contrived


def test_position_rows_are_relations_between_the_coefficients() -> None:
    model = ap.Model("m")
    x, y, a, b = model.coordinates("x y a b")
    t = model.time
    row = x.diff(t) ** 2 - (a**2 + b**2) * y.diff(t) ** 2 + (a**2 + b**2 - 1) * a.diff(t) ** 2
    model.constrain("row", row)
    assert not ap.classify(model)["row"].contrived
    model.constrain("circle", a**2 + b**2 - 1)
    found = ap.classify(model)["row"]
    assert (found.contrived, found.method) == (True, PROVED)
    assert {*found.branches} == {x.diff(t) + y.diff(t), x.diff(t) - y.diff(t)}


def test_a_product_that_only_a_position_row_shows_is_proved() -> None:
    """3 p' q' + (a^2 + b^2 - 1) r'^2 = 3 p' q' where a^2 + b^2 = 1: no speed is squared."""
    model = ap.Model("m")
    p, q, r, a, b = model.coordinates("p q r a b")
    t = model.time
    model.constrain("row", 3 * p.diff(t) * q.diff(t) + (a**2 + b**2 - 1) * r.diff(t) ** 2)
    model.constrain("circle", a**2 + b**2 - 1)
    found = ap.classify(model)["row"]
    assert (found.contrived, found.method) == (True, PROVED)
    assert {sm.Abs(b) for b in found.branches} == {sm.Abs(p.diff(t)), sm.Abs(q.diff(t))}


def one(row) -> ap.Model:
    model = ap.Model("m")
    q = model.coordinates("x y z")
    model.constrain("row", row(*q, *(c.diff(model.time) for c in q)))
    return model


@pytest.mark.parametrize(
    ("row", "count"),
    [
        (lambda x, y, z, u, v, w: u**2 - 2 * v**2, 2),  # over the reals, with a root
        (lambda x, y, z, u, v, w: u**2 - (1 + x**2) * v**2, 2),
        (lambda x, y, z, u, v, w: (u + x * v) ** 2, 1),
        (lambda x, y, z, u, v, w: u**2 - 1, 2),
        (lambda x, y, z, u, v, w: sm.expand(u * (v + x * w) * (v - 1)), 3),
        (lambda x, y, z, u, v, w: sm.sin(z) ** 2 * u**2 - v**2 + sm.cos(z) ** 2 * v**2, 2),
        (lambda x, y, z, u, v, w: u * v / (1 + x**2), 2),
    ],
)
def test_products_of_linear_rows_are_found(row, count: int) -> None:
    found = ap.classify(one(row))["row"]
    assert (found.contrived, len(found.branches), found.method) == (True, count, PROVED)


@pytest.mark.parametrize(
    "row",
    [
        lambda x, y, z, u, v, w: u**2 + v**2 - 1,
        lambda x, y, z, u, v, w: u**2 + v**2 - w**2,
        lambda x, y, z, u, v, w: u**2 - w,
        lambda x, y, z, u, v, w: u**3 - v**2 * w,
        lambda x, y, z, u, v, w: sm.sin(u) - v,
        lambda x, y, z, u, v, w: sm.sqrt(u**2 + v**2) - 1,
        lambda x, y, z, u, v, w: (u**2 + v**2 - 1) * w,
    ],
)
def test_what_does_not_fall_into_linear_rows_is_not_contrived(row) -> None:
    found = ap.classify(one(row))["row"]
    assert (found.contrived, found.branches) == (False, ())


def test_a_sum_of_squares_and_a_consequence_of_other_rows_are_said_to_be_so() -> None:
    squares = ap.classify(one(lambda x, y, z, u, v, w: u**2 + x**2 * v**2))["row"]
    assert squares.contrived
    assert "sum of squares" in str(squares)
    model = one(lambda x, y, z, u, v, w: (u - v) * w)
    x, y, _ = model.snapshot().kinematics.coordinates
    model.constrain("linear", x.diff(model.time) - y.diff(model.time))
    found = ap.classify(model)
    assert found["row"].contrived


HIDDEN = {
    "a difference of cubes": (lambda x, y, z, vx, vy, vz: vx**3 - vy**3, lambda x, y, z, vx, vy, vz: vx - vy),
    "a factor that is never zero": (
        lambda x, y, z, vx, vy, vz: sm.expand((vx - y * vz) * (1 + vx**2)),
        lambda x, y, z, vx, vy, vz: vx - y * vz,
    ),
    "an exponential": (lambda x, y, z, vx, vy, vz: sm.exp(vx - y * vz) - 1, lambda x, y, z, vx, vy, vz: vx - y * vz),
    "a hyperbolic sine": (lambda x, y, z, vx, vy, vz: sm.sinh(vx - y * vz), lambda x, y, z, vx, vy, vz: vx - y * vz),
    "a logarithm": (lambda x, y, z, vx, vy, vz: sm.log(1 + vx - y * vz), lambda x, y, z, vx, vy, vz: vx - y * vz),
    "a heading": (
        lambda x, y, z, vx, vy, vz: sm.atan2(vy, vx) - z,
        lambda x, y, z, vx, vy, vz: vy * sm.cos(z) - vx * sm.sin(z),
    ),
}


@pytest.mark.parametrize("name", HIDDEN)
def test_a_linear_row_that_hides_is_found(name: str) -> None:
    row, branch = HIDDEN[name]
    model = one(row)
    found = ap.classify(model)["row"]
    assert (found.kind, found.contrived, found.method) == ("nonlinear nonholonomic", True, PROVED)
    (only,) = found.branches
    (expected,) = one(branch).constraints["row"].expressions
    assert str(sm.expand(only)) in (str(sm.expand(expected)), str(sm.expand(-expected)))


def test_a_linear_row_without_rational_factors_is_found_by_its_curvature() -> None:
    row = one(lambda x, y, z, vx, vy, vz: vx**3 - y * vz**3)  # x' = y^(1/3) z', which no rational factor shows
    found = ap.classify(row)["row"]
    assert (found.contrived, found.method) == (True, NUMERICAL)
    assert "linear at every zero that was met" in found.nonlinearity


PIECES = {
    "a root that is never zero": (lambda vx, vy, vz, y: vx * sm.sqrt(vx**2 + vy**2 + 1), {"vx"}),
    "an absolute value": (lambda vx, vy, vz, y: sm.Abs(vx - y * vz), {"vx - y*vz"}),
    "an absolute value of some size": (
        lambda vx, vy, vz, y: sm.Abs(vx - y * vz) - 3,
        {"vx - y*vz - 3", "vx - y*vz + 3"},
    ),
    "two absolute values": (lambda vx, vy, vz, y: sm.Abs(vx) - sm.Abs(vy), {"vx - vy", "vx + vy"}),
    "a product of absolute values": (lambda vx, vy, vz, y: sm.Abs(vx) * sm.Abs(vy - vz), {"vx", "vy - vz"}),
    "the root of a square": (lambda vx, vy, vz, y: sm.sqrt((vx - y * vz) ** 2) - 2, {"vx - y*vz - 2", "vx - y*vz + 2"}),
    "the root of a square, multiplied out": (
        lambda vx, vy, vz, y: sm.sqrt(sm.expand((vx - y * vz) ** 2 * 4)) - 2,
        {"vx - y*vz - 1", "vx - y*vz + 1"},
    ),
    "the larger of two": (lambda vx, vy, vz, y: sm.Max(vx, vy), {"vx", "vy"}),
    "a product of functions": (lambda vx, vy, vz, y: sm.sinh(vx - y * vz) * sm.atan(vy), {"vx - y*vz", "vy"}),
    "a sum of absolute values": (lambda vx, vy, vz, y: sm.Abs(vx) + sm.Abs(vy), {"(vx, vy)"}),
    "a sum of squares": (lambda vx, vy, vz, y: (vx - y * vz) ** 2 + vy**2, {"(vx - y*vz, vy)"}),
}


@pytest.mark.parametrize("name", PIECES)
def test_absolute_values_squares_and_products_of_functions_have_their_branches(name: str) -> None:
    row, expected = PIECES[name]
    model = ap.Model("m")
    _, y, _ = model.coordinates("x y z")
    speeds = model.speeds("vx vy vz")
    model.constrain("row", row(*speeds, y))
    found = ap.classify(model)["row"]
    assert found.contrived
    plain = {f: sm.Symbol(f.func.__name__) for f in (*speeds, y)}

    def normal(e: sm.Expr) -> sm.Expr:
        """Up to its sign."""
        if isinstance(e, sm.Tuple | tuple):
            return sm.Tuple(*[normal(part) for part in e])
        e = sm.expand(e)
        return min(e, -e, key=str)

    assert {normal(b.xreplace(plain)) for b in found.branches} == {normal(sm.sympify(text)) for text in expected}


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("two absolute values", "by the signs of absolute values, each on its side"),
        ("a product of absolute values", "each factor by itself"),
    ],
)
def test_branches_on_sides_are_said_to_be_that(name: str, words: str) -> None:
    row, _ = PIECES[name]
    assert ap.classify(one(lambda x, y, z, vx, vy, vz: row(vx, vy, vz, y)))["row"].nonlinearity.endswith(words)


def test_a_square_that_follows_from_linear_rows_has_no_squares_left() -> None:
    model = one(lambda x, y, z, vx, vy, vz: vx**2 - y**2 * vz**2)
    vx, _, vz = model.snapshot().kinematics.speeds
    y = model.snapshot().kinematics.coordinates[1]
    model.constrain("line", vx - y * vz)
    rows = constraint_set(model)
    (square,) = (row for row in rows.rows if row.name == "row")
    found = signature(rows.all.graph, square, rows.linear, rows.places)
    assert (found.quadratic, found.rank) == (True, 0)


@pytest.mark.parametrize("factor", [lambda e: e, sm.sinh])
def test_a_curved_factor_far_from_a_linear_one_is_seen(factor) -> None:  # type: ignore[no-untyped-def]
    """A sphere of 20 m/s beside a plane: the row is nonlinear by nature, though every zero near rest is flat."""
    row = one(lambda x, y, z, vx, vy, vz: factor(vx - y * vz) * (vx**2 + vy**2 + vz**2 - 400))
    found = ap.classify(row)["row"]
    assert (found.contrived, found.branches) == (False, ())
    assert "nonlinear by nature on a factor" in found.nonlinearity


@pytest.mark.parametrize(
    "row",
    [
        lambda x, y, z, vx, vy, vz: vx**3 + vy**3 - 1,
        lambda x, y, z, vx, vy, vz: sm.sin(vx) - vy,
        lambda x, y, z, vx, vy, vz: (vx - vy) * (vx**2 + vy**2 - 1),  # a circle beside the linear branch
        lambda x, y, z, vx, vy, vz: vx**4 + vy**4 - vz**4,
    ],
)
def test_a_row_that_is_curved_somewhere_is_nonlinear_by_nature(row) -> None:  # type: ignore[no-untyped-def]
    found = ap.classify(one(row))["row"]
    assert (found.kind, found.contrived, found.branches) == ("nonlinear nonholonomic", False, ())
    assert "linear factors" not in found.nonlinearity


def test_a_row_without_regular_zeros_is_not_decided() -> None:
    found = ap.classify(one(lambda x, y, z, vx, vy, vz: vx**4 + vy**4 + 1))["row"]
    assert "not decided" in found.nonlinearity


@pytest.mark.parametrize(
    "row",
    [
        lambda x, y, z, vx, vy, vz: sm.Piecewise((vx - vy, vx > 0), (vx + 2 * vy, True)),
        lambda x, y, z, vx, vy, vz: sm.sqrt(vx**2) - vy,
        lambda x, y, z, vx, vy, vz: sm.Abs(vx) - vy,
        lambda x, y, z, vx, vy, vz: sm.sign(vx) - vy,
        lambda x, y, z, vx, vy, vz: sm.Max(vx, vy),
    ],
)
def test_a_row_that_is_linear_piece_by_piece_is_nonlinear(row) -> None:  # type: ignore[no-untyped-def]
    found = ap.classify(one(row))["row"]
    assert (found.kind, found.linear) == ("nonlinear nonholonomic", False)
    assert ap.Kane in found.principles
    assert ap.Voronets not in found.principles
    assert all(Kind.NONLINEAR in principle.admits for principle in found.principles)
