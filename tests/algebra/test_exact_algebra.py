"""The exact algebra: what is derived in FLINT's polynomials equals what CasADi's graphs evaluate to."""

import casadi as ca
import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.algebra import CasadiAlgebra
from appell.algebra.directions import Direction
from appell.algebra.exact_algebra import ExactAlgebra
from appell.algebra.normal_form import TooLong
from appell.mechanics import Mechanics, lower

SYSTEMS = (
    "double-pendulum",
    "rolling-disc",
    "chaplygin-ball",
    "segway",
    "car-with-trailers",
    "painleve-rod",
    pytest.param("rolling-ellipsoid", marks=pytest.mark.slow),
    pytest.param("ball-on-sphere", marks=pytest.mark.slow),
    pytest.param("andrews-squeezer", marks=pytest.mark.slow),
)


def lowered(name: str) -> tuple[Mechanics, Mechanics]:
    """The mechanics of a system in polynomials and as a graph."""
    model = ap.catalogue.card_of(name).model().derive(ap.Kane()).mechanism
    return lower(model, ExactAlgebra()), lower(model, CasadiAlgebra())


def on_the_manifold(m: Mechanics, values: dict[sm.Symbol, float]) -> None:
    """Unit quaternions: the normal form knows no others."""
    for group in m.algebra.unit:
        size = float(np.sqrt(sum(values[s] ** 2 for s in group)))
        values.update({s: values[s] / size for s in group})


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("name", SYSTEMS)
def test_blocks_of_kanes_equations_are_those_of_the_graph(name: str) -> None:
    exact, graph = lowered(name)
    random = np.random.default_rng(7)
    values = {s.expression: float(random.uniform(0.3, 1.2)) for part in (exact.q, exact.u, exact.p) for s in part}
    on_the_manifold(exact, values)
    at = [[values[s.expression] for s in part] for part in (exact.q, exact.u, exact.p)]
    values[exact.t[0, 0].expression] = 0.0
    for mine, theirs in [tuple(ap.Kane().form(m, m.rows, None) for m in (exact, graph))]:
        for block in ("M", "F", "A", "gamma", "B"):
            wanted = ca.Function("block", [graph.q, graph.u, graph.p, graph.t], [ca.SX(getattr(theirs, block))])
            numbers = np.array(wanted(*at, 0.0), float)
            found = getattr(mine, block)
            assert found.shape == numbers.shape
            got = np.array([[float(e.expression.xreplace(values)) for e in row] for row in found.entries], float)
            np.testing.assert_allclose(got.reshape(numbers.shape), numbers, rtol=1e-9, atol=1e-9)


def test_derivatives_of_roots_sines_and_unknown_functions_are_those_of_calculus() -> None:
    algebra = ExactAlgebra()
    x, y = (e.expression for e in algebra.symbols(["x", "y"]))
    f = sm.exp(x * y)
    for e in (sm.sqrt(1 + x**2 * y), sm.sin(2 * x - y) / (1 + x), f * sm.cos(x) ** 2, 1 / sm.sqrt(x + y), sm.tan(x)):
        column = algebra.matrix([[algebra.scalar(e)]])
        slope = algebra.jacobian(column, _column(algebra, x))[0, 0]
        assert (slope - algebra.scalar(sm.diff(e, x))).is_zero, e


def _column(algebra: ExactAlgebra, *symbols: sm.Symbol):
    return algebra.column([algebra.symbol(s) for s in symbols])


def test_what_is_substituted_is_found_inside_functions_too() -> None:
    algebra = ExactAlgebra()
    x, y = (e.expression for e in algebra.symbols(["x", "y"]))
    e = sm.sin(x) * x**2 + sm.sqrt(1 + x**2) + sm.exp(x)
    found = algebra.substitute(algebra.matrix([[algebra.scalar(e)]]), _column(algebra, x), algebra.matrix([[y + 1]]))
    assert (found[0, 0] - algebra.scalar(e.subs(x, y + 1))).is_zero


def test_generators_beyond_the_first_room_change_nothing() -> None:
    algebra = ExactAlgebra()
    early = algebra.scalar(1)
    symbols = [e.expression for e in algebra.symbols([f"x{i}" for i in range(60)])]
    for s in symbols:
        early = early + algebra.symbol(s)
    assert (early - 1 - algebra.scalar(sum(symbols))).is_zero
    assert (early**2 - algebra.scalar((1 + sum(symbols)) ** 2)).is_zero


def test_a_singular_system_is_refused_and_an_expression_bomb_meets_its_limit() -> None:
    algebra = ExactAlgebra(limit=200)
    x, y = (e.expression for e in algebra.symbols(["x", "y"]))
    with pytest.raises(ap.SingularSystem):
        algebra.solve(algebra.matrix([[x, y], [2 * x, 2 * y]]), algebra.eye(2))
    with pytest.raises(TooLong):
        algebra.scalar((1 + x + y + x * y) ** 40)


def quaternion() -> tuple[ExactAlgebra, tuple[sm.Symbol, ...], sm.Matrix]:
    """The rotation of a unit quaternion (Euler and Rodrigues)."""
    algebra = ExactAlgebra()
    symbols = algebra.symbols(["e0", "e1", "e2", "e3"])
    e = tuple(s.expression for s in symbols)
    algebra.knowing([list(symbols)])
    a, b, c, d = e
    R = sm.Matrix(
        [
            [a**2 + b**2 - c**2 - d**2, 2 * (b * c - a * d), 2 * (b * d + a * c)],
            [2 * (b * c + a * d), a**2 - b**2 + c**2 - d**2, 2 * (c * d - a * b)],
            [2 * (b * d - a * c), 2 * (c * d + a * b), a**2 - b**2 - c**2 + d**2],
        ]
    )
    return algebra, e, R


def test_what_depends_on_the_vertical_alone_is_written_in_it_and_nothing_else_is() -> None:
    algebra, e, R = quaternion()
    m = algebra.symbols(["m"])[0, 0].expression
    group = [algebra.field.index(s) for s in e]
    vertical = Direction.of(algebra, group, [algebra.scalar(x) for x in R[2, :]], ["g1", "g2", "g3"])
    g = vertical.symbols
    inside = m * R[2, 0] ** 2 * R[2, 1] + 3 * R[2, 2] - m
    found = vertical.written_in(algebra.scalar(sm.expand(inside)))
    assert found is not None
    assert not found.expression.free_symbols & set(e)
    assert (found - algebra.scalar(m * g[0] ** 2 * g[1] + 3 * g[2] - m)).is_zero
    assert vertical.written_in(algebra.scalar(R[0, 0])) is None
    assert vertical.written_in(algebra.scalar(e[0])) is None
    root = vertical.written_in(algebra.scalar(sm.sqrt(1 + sm.expand(R[2, 0] ** 2))))
    assert root is not None
    assert not root.expression.free_symbols & set(e)
