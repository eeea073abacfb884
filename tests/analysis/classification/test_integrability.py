"""Exactness, integrating factors, potentials, Frobenius, growth vectors: closed forms and known examples."""

from __future__ import annotations

import time

import pytest
import sympy as sm

import appell as ap
from appell.analysis.classification import classify as classification_itself
from appell.analysis.classification.frobenius import integrable
from appell.analysis.classification.integrating_factors import integral, is_exact, potential
from appell.analysis.classification.polynomials import vanishes
from tests.support import with_numbers

X = x, y, z = sm.symbols("x y z", real=True)
R = sm.Symbol("R", positive=True)
sin, cos, exp = sm.sin, sm.cos, sm.exp

EXACT = [(x, y, z), (y * z, x * z, x * y), (2 * x + y**2, 2 * x * y, 0), (cos(x + y) + 1, cos(x + y), 0)]
WITH_FACTOR = [
    (y, -x, 0),  # of one variable
    (2 * y, 3 * x, 0),
    (3 * x * y + y**2, x**2 + x * y, 0),
    (sin(y), cos(y), 0),
    (x - y, x + y, 0),  # of x^2 + y^2
    (y * (1 + x * y), x * (1 - x * y), 0),  # of x y
    (y**3 - 2 * x**2 * y, 2 * x * y**2 - x**3, 0),  # x^a y^b
    (1 + y**2, 1 + x**2, 0),  # variables that separate
    (x**2 + y**2 + x, y, 0),
    (y * z, -x * z, x * y),  # three coordinates
    (y**2 + y * z, x * z + z**2, y**2 - x * y),
    (x * cos(z), y * cos(z), 0),
]
NOT_INTEGRABLE = [(-z, 1, 0), (-sin(z), cos(z), 0), (y, -x, 1), (exp(z), 1, 0)]


@pytest.mark.parametrize("form", EXACT)
def test_exact_forms_have_a_potential(form: tuple[sm.Expr, ...]) -> None:
    form = tuple(map(sm.sympify, form))
    assert is_exact(form, X)
    f = potential(form, X)
    assert f is not None
    assert all(sm.simplify(f.diff(v) - a) == 0 for v, a in zip(X, form, strict=True))


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("form", WITH_FACTOR)
def test_integrable_forms_have_an_integrating_factor_and_a_potential(form: tuple[sm.Expr, ...]) -> None:
    form = tuple(map(sm.sympify, form))
    assert not is_exact(form, X)
    assert integrable([form], [form], X) == [True]
    found = integral(form, X)
    assert found is not None
    assert found.potential is not None
    assert all(sm.simplify(found.potential.diff(v) - found.factor * a) == 0 for v, a in zip(X, form, strict=True))


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("form", NOT_INTEGRABLE)
def test_forms_that_are_not_integrable_are_found(form: tuple[sm.Expr, ...]) -> None:
    # of a function that is not known the normal form decides nothing, and it says so
    opaque = any(sm.sympify(c).has(sm.exp, sm.log) for c in form)
    assert integrable([form], [form], X) == [None if opaque else False]
    assert integral(form, X) is None


def test_identities_of_angles_and_roots_are_seen_through() -> None:
    hidden = (sin(2 * z) - 2 * sin(z) * cos(z), sm.tan(z), 0)
    assert integrable([hidden], [hidden], X) == [True]
    root = (x / sm.sqrt(x**2 + y**2), y / sm.sqrt(x**2 + y**2), 0)
    assert is_exact(root, X)
    half = (cos(z), 1 - 2 * sin(z / 2) ** 2, 0)  # cos z (dx + dy)
    assert integrable([half], [half], X) == [True]


def test_a_set_is_integrable_only_where_a_position_row_holds() -> None:
    # dy - x z du is integrable on z = 0, and nowhere else
    model = ap.Model("m")
    a, b, c, d = model.coordinates("a b c d")
    t = model.time
    model.constrain("row", b.diff(t) - a * c * d.diff(t))
    assert ap.classify(model)["row"].kind == "linear nonholonomic"
    model.constrain("plane", c)
    found = ap.classify(model)["row"]
    assert (found.kind, found.method) == ("semiholonomic", "proved symbolically")


def test_certificates_of_a_chain_say_no_other_than_its_verdicts() -> None:
    # Goursat's chain: no row is integrable, though dw ^ w1 ^ ... ^ wm = 0 for all but the last
    model = ap.Model("chain")
    q, t = model.coordinates("q0 q1 q2 q3 q4 q5"), model.time
    for i in range(4):
        model.constrain(f"row {i}", q[i + 1].diff(t) - q[i + 2] * q[0].diff(t))
    found = ap.classify(model)
    assert {v.kind for v in found.values()} == {"linear nonholonomic"}
    claims = [str(certificate) for v in found.values() for certificate in v.certificates]
    assert claims
    assert all(" is not integrable" in claim for claim in claims)


def test_a_potential_is_found_however_its_form_is_written() -> None:
    # every coefficient times sin^2 + cos^2 of the other coordinates: what is left of it still holds their names
    f = sm.Add(*[v**j for v in (x, y) for j in range(1, 16)])
    form = tuple(sm.expand(f.diff(v) * (sin(w) ** 2 + cos(w) ** 2)) for v, w in ((x, y), (y, x)))
    found = potential(form, (x, y))
    assert found is not None
    assert all(vanishes(found.diff(v) - f.diff(v)) for v in (x, y))


def test_what_is_too_hard_to_decide_is_not_said_to_vanish() -> None:
    root = sm.root(x + y, 3)
    assert vanishes(root**3 - x - y)
    for hard in (root**2 * (x + y + z + 1) ** 90, (x + y + z + 1) ** 200 - exp(sin(x))):
        assert not vanishes(hard)


def wheel() -> ap.Model:
    model = ap.Model("wheel on a rail")
    s, phi, psi = model.coordinates("s phi psi")
    t, r = model.time, model.parameters("R", 0.3)
    model.constrain("rolls", s.diff(t) - r * phi.diff(t) * cos(psi))
    model.constrain("does not turn", psi.diff(t))
    return model


def test_a_row_is_integrable_beside_another_and_the_potential_is_that_of_the_set() -> None:
    found = ap.classify(wheel())
    assert {v.kind for v in found.values()} == {"semiholonomic"}
    assert {v.method for v in found.values()} == {"proved symbolically"}
    assert str(found["rolls"].potential.xreplace({})) == "-R*phi(t)*cos(psi(t)) + s(t)"
    assert (found.growth, found.degree, found.reachable) == ((1,), 1, False)
    alone = ap.classify(wheel(), together=False)["rolls"]
    assert (alone.kind, alone.potential) == ("linear nonholonomic", None)


def chain(model_name: str, rows, names: str) -> ap.Model:
    model = ap.Model(model_name)
    q = model.coordinates(names)
    for i, row in enumerate(rows(q, lambda e: e.diff(model.time))):
        model.constrain(f"row {i}", row)
    return model


def blade(x, y, angle, D):
    return -D(x) * sin(angle) + D(y) * cos(angle)


KNOWN = [
    # Murray and Sastry 1993; Montgomery 2002: unicycle, disc, car, Engel, Cartan and Heisenberg's flat examples
    ("unicycle", "x y a", lambda q, D: [blade(q[0], q[1], q[2], D)], (2, 3)),
    ("disc", "x y a phi", lambda q, D: [D(q[0]) - D(q[3]) * cos(q[2]), D(q[1]) - D(q[3]) * sin(q[2])], (2, 3, 4)),
    ("Engel", "x y z w", lambda q, D: [D(q[1]) - q[2] * D(q[0]), D(q[2]) - q[3] * D(q[0])], (2, 3, 4)),
    ("Heisenberg", "x y z", lambda q, D: [D(q[2]) - q[0] * D(q[1]) + q[1] * D(q[0])], (2, 3)),
    (
        "Cartan",
        "x y z u v",
        lambda q, D: [D(q[2]) - q[0] * D(q[1]), D(q[3]) - q[2] * D(q[0]), D(q[4]) - q[2] * D(q[1])],
        (2, 3, 5),
    ),
    (
        "car",
        "x y a b",
        lambda q, D: [blade(q[0], q[1], q[2], D), blade(q[0] + cos(q[2]), q[1] + sin(q[2]), q[2] + q[3], D)],
        (2, 3, 4),
    ),
    (
        "one trailer",
        "x y a b",
        lambda q, D: [blade(q[0], q[1], q[2], D), blade(q[0] - cos(q[3]), q[1] - sin(q[3]), q[3], D)],
        (2, 3, 4),
    ),
]


@pytest.mark.parametrize(("name", "names", "rows", "growth"), KNOWN)
def test_growth_vectors_are_those_of_the_literature(name: str, names: str, rows, growth: tuple[int, ...]) -> None:
    found = ap.classify(chain(name, rows, names))
    assert found.growth == growth
    assert found.degree == len(growth)
    assert found.reachable is True
    assert {v.kind for v in found.values()} == {"linear nonholonomic"}


def test_the_rolling_ball_with_and_without_spin() -> None:
    # five of its six directions: the height is held. (3, 5) with spin, (2, 3, 5) without (Montgomery 2002)
    from appell.model.joints import Free

    model = ap.Model("ball")
    body, r, N = model.body("B", 1, inertia=(1, 1, 1)), model.parameters("R", 0.3), model.frame
    model.joint("flight", Free(), model.ground, body, coordinates="x y z e0 e1 e2 e3", speeds="vx vy vz w1 w2 w3")
    model.constrain("rolls", ap.velocity(body) + ap.angular_velocity(body).cross(-r * N.z))
    found = ap.classify(model)
    assert (found.growth, found.reachable) == ((3, 5), False)
    assert found["rolls"].kind == "linear nonholonomic"
    assert "1 of 3 rows integrable" in found["rolls"].integrability
    model.constrain("does not spin", ap.angular_velocity(body).dot(N.z))
    assert ap.classify(model).growth == (2, 3, 5)


def test_a_row_that_survives_the_first_brackets_and_not_the_second_is_not_integrable() -> None:
    # Engel: dw_1 = 0 modulo both rows, and still nothing is integrable
    name, names, rows, _ = KNOWN[2]
    found = ap.classify(chain(name, rows, names))
    assert found["row 0"].kind == "linear nonholonomic"
    assert {v.method for v in found.values()} == {"proved symbolically"}


def test_what_is_integrable_stays_so_beside_a_blade() -> None:
    model = chain("m", lambda q, D: [q[0] * D(q[0]) + q[3] * D(q[3]), blade(q[0], q[1], q[2], D)], "x y a s")
    found = ap.classify(model)
    assert [v.kind for v in found.values()] == ["semiholonomic", "linear nonholonomic"]
    assert found.reachable is False


def test_affine_and_rheonomic_rows_are_forms_on_coordinates_and_time() -> None:
    model = ap.Model("m")
    x, y = model.coordinates("x y")
    t, w = model.time, model.parameters("w", 2.0)
    model.constrain("wind", x.diff(t) - y * t)
    model.constrain("drive", x.diff(t) - sm.sin(w * t))
    model.constrain("steady", y.diff(t) - 1)
    found = ap.classify(model, together=False)
    assert found["wind"].kind == "linear nonholonomic"  # dx - y t dt on (x, y, t)
    assert found["drive"].kind == found["steady"].kind == "semiholonomic"
    assert sm.simplify(found["drive"].potential.diff(t).subs(x.diff(t), 0) + sm.sin(w * t)) == 0
    assert [found[n].rheonomic for n in ("wind", "drive", "steady")] == [True, True, False]


def test_rows_that_no_motion_satisfies_are_named_and_judged_alone() -> None:
    model = ap.Model("m")
    x, y = model.coordinates("x y")
    t = model.time
    model.constrain("still", x.diff(t))
    model.constrain("blade", x.diff(t) - y * y.diff(t))
    model.constrain("moves", x.diff(t) - 1)
    found = ap.classify(model)
    assert "'moves' contradicts the rows before it" in str(found)
    assert (found.growth, found.reachable) == ((), None)
    assert found["blade"].kind == "semiholonomic"


def ten(mixed: bool) -> ap.Model:
    model = ap.Model("ten coordinates")
    q = model.coordinates(" ".join(f"q{i}" for i in range(10)))
    t = model.time
    f = [q[0] * q[1] + sin(q[2]) * q[3], q[4] ** 2 + q[5] * q[0], q[6] - q[7] * q[8], cos(q[9]) * q[1]]
    rates = [e.diff(t) for e in f]
    for i in range(4):
        row = sum(((i * j + 1) % 3) * (1 + q[i + j]) * rates[j] for j in range(4)) + rates[i] if mixed else rates[i]
        model.constrain(f"row {i}", row)
    return model


@pytest.mark.slow
def test_a_set_of_ten_coordinates_is_proved_in_less_than_five_seconds() -> None:
    for mixed in (False, True):
        begin = time.process_time()
        found = ap.classify(ten(mixed))
        assert time.process_time() - begin < 5
        assert {v.kind for v in found.values()} == {"semiholonomic"}
        assert found.growth == (6,)
        assert {v.method for v in found.values()} == {"proved symbolically"}


def test_rows_too_long_for_symbols_are_judged_by_numbers_and_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with_numbers(monkeypatch, classification_itself, "EXACT", proved=0)
    found = ap.classify(ten(mixed=True))
    assert {v.kind for v in found.values()} == {"semiholonomic"}
    assert found.growth == (6,)
    assert {v.method for v in found.values()} == {"found numerically at random points"}
    assert "too long for a potential" in str(found)


@pytest.mark.slow
def test_long_chains_end_and_say_that_they_were_not_decided() -> None:
    def rows(q, D):
        px, py = q[0], q[1]
        for angle in q[2:]:
            yield blade(px, py, angle, D)
            px, py = px - cos(angle), py - sin(angle)

    begin = time.process_time()
    found = ap.classify(chain("eight trailers", rows, "x y a b c d e f g h"))
    assert time.process_time() - begin < 10
    assert found.growth[:5] == (2, 3, 4, 5, 6)
    assert {v.kind for v in found.values()} == {"linear nonholonomic"}
    assert found.reachable is None
    assert "before they closed" in str(found)


def test_functions_without_polynomials_are_judged_by_numbers_or_by_proof_and_never_refused() -> None:
    model = ap.Model("m")
    x, y, z = model.coordinates("x y z")
    t = model.time
    D = lambda q: q.diff(t)
    model.constrain("exponential", exp(x * y) * D(x) + D(y))
    model.constrain("logarithm", sm.log(y) * D(x) + x / y * D(y))
    model.constrain("piecewise", sm.Piecewise((y, y > 0), (2 * y, True)) * D(x) + D(z))
    model.constrain("decimals", 0.1 * y * D(x) + 0.1 * x * D(y) + 0.3 * z * D(z))
    model.constrain("size", sm.Abs(D(x)) - D(y))
    found = ap.classify(model, together=False)
    kinds = [v.kind for v in found.values()]
    assert kinds == ["semiholonomic", "semiholonomic", "linear nonholonomic", "semiholonomic", "nonlinear nonholonomic"]
    assert found["exponential"].potential is None
    assert "no potential was found" in found["exponential"].integrability
    assert found["decimals"].potential == x * y / 10 + 3 * z**2 / 20
