"""The equations that are printed hold time as the motion does: their blocks, solved by numbers, against fifty digits.

A particle in a driven carriage, with a potential and drag in time, speeds u = Y(q, t) qdot + z(q, t), a row linear in
velocity and another that is linear, nonlinear, or in accelerations; both hold time. Embedded rows leave their
remainders (E18 of 000) in the equations.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

import appell as ap
from tests.laws.fifty_digits import Mechanism, Numbers, Path, Row, mp, slope
from tests.laws.rheonomic import EXACT, FIFTY
from tests.support import PRINCIPLES, State, sympy_numbers
from tests.tolerances import BLOCKS

PLACE, VELOCITY, NOW = (0.4, -0.3, 0.7), (0.8, 0.6, -0.9), 0.75
MASS = 20


def place(q: Numbers, t: Any, f: Any) -> Numbers:
    x, y, z = q
    return [x + t * y / 4, y + f.sin(t) * x / 2, z + x * y / 4]


def speeds(q: Numbers, v: Numbers, t: Any, f: Any) -> Numbers:
    return [(2 + f.sin(t)) * v[0] + v[1] / 2 + t * q[1], v[1] + f.cos(t) * q[0], v[2] + q[0] * v[1] / 2 - t]


def rows(kind: str, q: Numbers, v: Numbers, a: Numbers, t: Any, f: Any) -> Numbers:
    linear = v[0] - (q[1] + t) * v[2] + f.sin(t) * q[2]
    if kind == "linear":
        return [linear, v[1] + q[0] * f.cos(t) * v[2] - t * q[1]]
    if kind == "nonlinear":
        return [linear, v[1] ** 2 * (1 + t) + v[0] * v[2] - t * q[0]]
    return [linear, a[1] + t * a[2] / 2 + v[0] * v[1] * f.cos(t)]


def offsets(kind: str) -> list[float]:
    """What the rows are at the state: taken off, so that it satisfies them."""
    numbers = [mp.mpf(x) for x in (*PLACE, *VELOCITY)]
    found = rows(kind, numbers[:3], numbers[3:], [mp.mpf(0)] * 3, mp.mpf(NOW), FIFTY)
    return [float(found[0]), 0.0 if kind == "acceleration" else float(found[1])]


@cache
def by_fifty_digits(kind: str) -> tuple[list[float], list[float]]:
    """u and u' at the state."""
    q, v, t = ([mp.mpf(x) for x in PLACE], [mp.mpf(x) for x in VELOCITY], mp.mpf(NOW))

    def lagrangian(q: Numbers, v: Numbers, t: Any) -> Any:
        moved = slope(lambda s: place([x + s * y for x, y in zip(q, v, strict=True)], t + s, FIFTY))
        return FIFTY.of(MASS) * sum(x**2 for x in moved) / 2 - 9 * q[2] - t * q[0] * q[1]

    off = offsets(kind)
    order = 2 if kind == "acceleration" else 1
    given = [
        Row(k, lambda q, v, a, t, i=i: rows(kind, q, v, a, t, FIFTY)[i] - mp.mpf(off[i]))
        for i, k in enumerate((1, order))
    ]
    accelerations, _ = Mechanism(lagrangian, lambda q, v, t: [-v[0] / 4, -t * v[1], mp.mpf(0)], given).solved(q, v, t)
    path = Path(q, v, accelerations, t)
    at = lambda s: speeds(*path.at(s)[:2], path.t + s, FIFTY)
    return [float(x) for x in at(mp.mpf(0))], [float(x) for x in slope(at)]


def model_of(kind: str) -> ap.Model:
    model = ap.Model(f"printed, {kind}")
    N, t = model.frame, model.time
    q = list(model.coordinates("x y z"))
    v, a = ([c.diff(t, k) for c in q] for k in (1, 2))
    model.speeds("u1 u2 u3", speeds(q, v, t, EXACT))
    x, y, z = place(q, t, EXACT)
    model.particle("P", EXACT.of(MASS), x * N.x + y * N.y + z * N.z)
    model.potential("V", 9 * q[2] + t * q[0] * q[1])
    model.damper("drag", v[0] ** 2 / 8 + t * v[1] ** 2 / 2)
    for name, row, off in zip(("linear", "other"), rows(kind, q, v, a, t, EXACT), offsets(kind), strict=True):
        model.constrain(name, row - off)
    return model


READ = [(kind, name) for kind in ("nonlinear", "acceleration") for name in ("Kane, minimal", "GibbsAppell")]
READ += [("nonlinear", "Maggi"), ("nonlinear", "Kane, reactions in evidence")]
READ += [("linear", name) for name in ("BoltzmannHamel", "Voronets", "Nielsen", "AppellChetaev", "Kane, minimal")]


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "principle"), READ)
def test_printed_equations_of_a_rheonomic_model_have_the_accelerations_of_fifty_digits(
    kind: str, principle: str
) -> None:
    equations = model_of(kind).derive(PRINCIPLES[principle])
    u, expected = by_fifty_digits(kind)
    state = State(np.array(PLACE), np.array(u), NOW, np.zeros(0))
    form = equations.symbolic_form
    b = form.blocks
    ((M, F, A, gamma, B),) = sympy_numbers(equations, [b.M, b.F, b.A, b.gamma, b.B], [state])
    kept = [equations.speeds.index(speed) for speed in form.speeds]
    count = A.shape[0]
    whole = np.block([[M, -B], [A, np.zeros((count, count))]]) if count else M
    solved = np.linalg.solve(whole, np.concatenate([F.ravel(), -gamma.ravel()]) if count else F.ravel())
    size = max(1.0, np.abs(expected).max())
    np.testing.assert_allclose(solved[: len(kept)], [expected[i] for i in kept], rtol=0, atol=BLOCKS * size)
