"""S3: adiabatic by the theorem after E3.31 of 004: v . dF/dv vanishes where all rows of the set do.

Every verdict is held against the power of Hamilton-Lusternik reactions along a run, which does not know of it.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import sympy as sm

import appell as ap

Rows = Callable[..., list[sm.Expr]]
START = {"x": 0.3, "y": 0.6, "z": 0.2, "xdot": 0.9}
WORKLESS = 1e-9
"""Of a power of size one: the rounding of reactions along a run of tolerance 1e-12."""


def model_of(rows: Rows) -> ap.Model:
    """A particle in a field, with rows given of (x, y, z, x', y', z', t); the first is called r0."""
    model = ap.Model("a particle")
    N, t = model.frame, model.time
    q = list(model.coordinates("x y z"))
    model.particle("P", 1, q[0] * N.x + q[1] * N.y + q[2] * N.z)
    model.gravity(0.4 * N.x - 0.7 * N.y + 0.2 * N.z)
    for i, row in enumerate(rows(*q, *(c.diff(t) for c in q), t)):
        model.constrain(f"r{i}", row)
    return model


def largest_powers(model: ap.Model, start: dict[str, float], time: float = 0.2) -> list[float]:
    """The largest power of each reaction along a run by Hamilton-Lusternik, from multipliers that are not zero."""
    names = [c.name for c in model.snapshot().constraints]
    orders = {c.name: c.order for c in model.snapshot().constraints}
    principle = ap.HamiltonLusternik(mu={n: 0.37 for n in names if orders[n]})
    run = model.derive(principle).simulate(0.2, start, start_time=time, samples=21, tolerance=1e-12)
    return [float(np.abs(run[f"power of {name}"]).max()) for name in names]


def c(x, y, z, dx, dy, dz):
    """The row x' = y z' of the examples, linear and not integrable."""
    return dx - y * dz


PROVED: dict[str, Rows] = {
    "linear": lambda *q: [c(*q[:6])],
    "exp(c) - 1": lambda *q: [sm.exp(c(*q[:6])) - 1],
    "sinh(c)": lambda *q: [sm.sinh(c(*q[:6]))],
    "c (1 + x'^2)": lambda *q: [c(*q[:6]) * (1 + q[3] ** 2)],
    "c and z'^2 - y'^2 + c": lambda *q: [c(*q[:6]), q[5] ** 2 - q[4] ** 2 + c(*q[:6])],
    "a cone": lambda x, y, z, dx, dy, dz, t: [dx**2 + dy**2 - 4 * dz**2],
    "degree one": lambda x, y, z, dx, dy, dz, t: [sm.sqrt(dx**2 + dy**2) - 2 * dz],
    "degree zero": lambda x, y, z, dx, dy, dz, t: [dy / dx - z],
    "with an angle": lambda x, y, z, dx, dy, dz, t: [
        sm.cos(z) * dy - sm.sin(z) * dx,
        (sm.cos(z) * dy - sm.sin(z) * dx) * (1 + dz) + dx**2 + dy**2 - 3 * dz**2,
    ],
    "a surface": lambda x, y, z, dx, dy, dz, t: [x * y + z - sm.Rational(38, 100)],
}
NUMERICAL: dict[str, Rows] = {
    "a factor of time": lambda *q: [sm.exp(q[6]) * c(*q[:6])],
    "under a sine, beside the row that makes it vanish": lambda *q: [q[4] + sm.sin(c(*q[:6])) - 2 * q[3], c(*q[:6])],
}
WORKING: dict[str, Rows] = {
    "x' = 1": lambda x, y, z, dx, dy, dz, t: [dx - 1],
    "affine": lambda *q: [c(*q[:6]) - sm.sin(q[0]) - 1],
    "|v| = c": lambda x, y, z, dx, dy, dz, t: [dx**2 + dy**2 + dz**2 - 4],
    "z'^2 - y'^2 + c alone": lambda *q: [q[5] ** 2 - q[4] ** 2 + c(*q[:6])],
    "linear, but it turns in time": lambda x, y, z, dx, dy, dz, t: [dx - y * dz * (1 + t)],
    "a surface that moves": lambda x, y, z, dx, dy, dz, t: [x * y + z - sm.Rational(38, 100) - (t - sm.Rational(1, 5))],
    "a cosine": lambda x, y, z, dx, dy, dz, t: [sm.cos(dx - y * dz) - 1 + dy - dx / 3],
}


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("kind", PROVED)
def test_rows_whose_v_df_dv_vanishes_with_them_are_proved_adiabatic(kind: str) -> None:
    model = model_of(PROVED[kind])
    for verdict in model.classify().values():
        assert verdict.adiabatic is True
        assert verdict.adiabaticity.startswith("proved: v.dF/dv")
    assert max(largest_powers(model, START)) < WORKLESS


@pytest.mark.parametrize("kind", NUMERICAL)
def test_where_no_proof_is_found_numbers_on_the_constraint_say_so(kind: str) -> None:
    model = model_of(NUMERICAL[kind])
    verdict = model.classify()["r0"]
    assert verdict.adiabatic is True
    assert verdict.adiabaticity.startswith("found numerically")
    assert max(largest_powers(model, START)) < WORKLESS


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("kind", WORKING)
def test_rows_that_restrict_magnitudes_are_not_adiabatic(kind: str) -> None:
    model = model_of(WORKING[kind])
    verdict = model.classify()["r0"]
    assert verdict.adiabatic is False
    assert "not adiabatic" in str(verdict)
    assert largest_powers(model, START | ({"xdot": 1.0} if kind == "x' = 1" else {}))[0] > 1e-2


def test_what_v_df_dv_is_on_the_rows_is_said_where_it_holds_no_velocities() -> None:
    """x' = 1: v . dF/dv = x' = 1; |v|^2 = 4: twice that; x' = y z' + sin x + 1: what stands there."""
    for kind, words in (("x' = 1", "= 1 where"), ("|v| = c", "= 8 where"), ("affine", r"= sin(x) + 1 where")):
        found = model_of(WORKING[kind]).classify()["r0"].adiabaticity
        assert found.startswith("proved: v.dF/dv")
        assert words in found


@pytest.mark.parametrize("row", [lambda x, y, dx: (dx - 1) / y, lambda x, y, dx: sm.exp(dx - 1) - 1])
def test_no_value_is_said_where_a_factor_or_a_function_was_taken_off_the_row(row: Callable[..., sm.Expr]) -> None:
    verdict = model_of(lambda x, y, z, dx, dy, dz, t: [row(x, y, dx)]).classify()["r0"]
    assert verdict.adiabatic is False
    assert verdict.adiabaticity == "proved: v.dF/dv does not vanish where the rows hold"


def test_one_row_of_a_set_is_judged_beside_the_others_and_alone() -> None:
    """k_a^b: v . dF_2/dv = 2 F_2 - F_1."""
    model = model_of(PROVED["c and z'^2 - y'^2 + c"])
    assert model.classify()["r1"].adiabatic is True
    assert ap.classify(model, together=False)["r1"].adiabatic is False


def test_a_row_of_two_branches_of_which_one_is_adiabatic_says_which() -> None:
    """c + c^2 = 0: reactions do no work where x' = y z', and v . dF/dv = 1 where x' = y z' - 1."""
    model = model_of(lambda *q: [c(*q[:6]) + c(*q[:6]) ** 2])
    verdict = model.classify()["r0"]
    assert verdict.adiabatic is None
    assert verdict.adiabaticity == (
        "on a part of the constraint only, proved: where x' - y*z' = 0; not where x' - y*z' + 1 = 0"
    )
    assert "adiabatic on a part" in str(verdict)
    start = {"x": 0.3, "y": 0.6, "z": 0.2, "ydot": 0.4}
    assert largest_powers(model, start | {"zdot": 0.5, "xdot": 0.3})[0] < WORKLESS
    assert largest_powers(model, start | {"zdot": 0.5, "xdot": -0.7})[0] > 1e-2


@pytest.mark.parametrize("factor", [lambda x, dx: 1 + x, lambda x, dx: 1 + dx**2], ids=["1 + x", "1 + x'^2"])
def test_a_factor_that_is_no_branch_of_velocities_is_not_named(factor: Callable[[sm.Expr, sm.Expr], sm.Expr]) -> None:
    """c + c^2 = 0 times what holds no velocities, or vanishes at none, has the same two branches."""
    model = model_of(lambda *q: [(c(*q[:6]) + c(*q[:6]) ** 2) * factor(q[0], q[3])])
    assert model.classify()["r0"].adiabaticity == (
        "on a part of the constraint only, proved: where x' - y*z' = 0; not where x' - y*z' + 1 = 0"
    )


@pytest.mark.parametrize("hidden", [lambda e: e, sm.sinh])
def test_a_branch_far_from_the_origin_is_looked_at_too(hidden: Callable[[sm.Expr], sm.Expr]) -> None:
    """c (v^2 - 400) = 0: v . dF/dv is zero where x' = y z', and 800 c on the sphere, where |v| = 20."""
    model = model_of(lambda *q: [hidden(c(*q[:6])) * (q[3] ** 2 + q[4] ** 2 + q[5] ** 2 - 400)])
    verdict = model.classify()["r0"]
    assert verdict.adiabatic is None
    assert verdict.adiabaticity.startswith("on a part of the constraint only")
    start = {"x": 0.3, "y": 0.6, "z": 0.2, "xdot": 12.0, "ydot": 16.0, "zdot": 0.0}
    assert largest_powers(model, start)[0] > 1e-2


def test_rows_that_no_velocity_satisfies_are_not_decided() -> None:
    verdict = model_of(lambda x, y, z, dx, dy, dz, t: [dx**2 + dy**4 + 1 + sm.sin(dz) ** 2]).classify()["r0"]
    assert verdict.adiabatic is None
    assert verdict.adiabaticity.startswith("not decided")
    assert "whether adiabatic: not decided" in str(verdict)


def test_a_row_that_has_no_value_at_some_velocities_is_looked_at_where_it_has_one() -> None:
    """log(x') (x'^2 + y'^2 - 1): half of all velocities are outside of its domain."""
    found = ap.classify(model_of(lambda x, y, z, u, v, w, t: [sm.log(2 + u) * w - v**2 - sm.sqrt(1 + u) + 1]))["r0"]
    assert found.adiabatic is False
