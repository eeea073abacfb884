"""Rows e' = b(s) s' of which the eliminated coordinates stand nowhere, with time in the energy and in the rows.

Two particles whose places hold e1 and e2 linearly and s1, s2 and time otherwise: T holds neither e1 nor e2.
Chaplygin, Voronets and the others have the accelerations of fifty digits; Chaplygin refuses rows that hold time or do
not vanish at rest.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

import appell as ap
from tests.laws.fifty_digits import Mechanism, Numbers, Row, mp, slope
from tests.laws.rheonomic import EXACT, FIFTY
from tests.support import PRINCIPLES
from tests.tolerances import ALGEBRA

TIME = 0.75
STATE = {"s1": 0.4, "s2": -0.7, "e1": 0.3, "e2": 1.1, "s1dot": 0.9, "s2dot": -0.6}
MASSES = (20, 9)


def places(q: Numbers, t: Any, f: Any) -> list[Numbers]:
    s1, s2, e1, e2 = q
    return [
        [e1 + f.sin(s1 + t), e2 + s1 * s2 / 2, s2 + t * s1 / 4],
        [e1 - s2 * f.cos(2 * t), e2 + s2**2 / 3, f.sin(s2) + s1],
    ]


def potential(q: Numbers, t: Any, f: Any) -> Any:
    s1, s2, e1, e2 = q
    return e1**2 * s2 / 2 + f.sin(e2 + t) + s1 * s2


@dataclass(frozen=True)
class Rows:
    """b(s, t), and what is left at rest: ``in_time`` and ``at_rest`` are 0 or 1."""

    in_time: int = 0
    at_rest: int = 0

    def values(self, q: Numbers, v: Numbers, t: Any, f: Any) -> Numbers:
        (s1, s2, _, _), (v1, v2, w1, w2) = q, v
        return [
            w1 - (s2 + self.in_time * f.sin(t)) * v1 - f.cos(s1) * v2 - self.at_rest * s1 / 3,
            w2 - s1 * s2 * v1 - (f.sin(s1) + self.in_time * t / 2) * v2 + self.at_rest * f.cos(t) / 2,
        ]

    def model(self) -> ap.Model:
        model = ap.Model("cyclic")
        N, t = model.frame, model.time
        q = list(model.coordinates("s1 s2 e1 e2"))
        for name, mass, (x, y, z) in zip("PQ", MASSES, places(q, t, EXACT), strict=True):
            model.particle(name, EXACT.of(mass), x * N.x + y * N.y + z * N.z)
        model.potential("V", potential(q, t, EXACT))
        model.damper("drag", sum((k + 1) * x.diff(t) ** 2 for k, x in enumerate(q)) / 8)
        for i, row in enumerate(self.values(q, [x.diff(t) for x in q], t, EXACT)):
            model.constrain(f"row {i}", row)
        return model

    def by_fifty_digits(self) -> tuple[dict[str, float], list[float]]:
        """The whole state, and s1'', s2'', e1'', e2''."""
        q = [mp.mpf(STATE[name]) for name in ("s1", "s2", "e1", "e2")]
        v = [mp.mpf(STATE["s1dot"]), mp.mpf(STATE["s2dot"]), mp.mpf(0), mp.mpf(0)]
        t = mp.mpf(TIME)
        rest = self.values(q, v, t, FIFTY)
        v = [*v[:2], -rest[0], -rest[1]]

        def lagrangian(q: Numbers, v: Numbers, t: Any) -> Any:
            later = lambda s: [x + s * y for x, y in zip(q, v, strict=True)]
            kinetic = 0
            for i, mass in enumerate(MASSES):
                kinetic += (
                    FIFTY.of(mass) * sum(x**2 for x in slope(lambda s, i=i: places(later(s), t + s, FIFTY)[i])) / 2
                )
            return kinetic - potential(q, t, FIFTY)

        rows = [Row(1, lambda q, v, a, t, i=i: self.values(q, v, t, FIFTY)[i]) for i in (0, 1)]
        drag = lambda q, v, t: [-(k + 1) * x / 4 for k, x in enumerate(v)]
        accelerations, _ = Mechanism(lagrangian, drag, rows).solved(q, v, t)
        return STATE | {"e1dot": float(v[2]), "e2dot": float(v[3])}, [float(x) for x in accelerations]


DRIVEN = ("Chaplygin", "Voronets", "Maggi", "BoltzmannHamel", "Kane, minimal")
ROWS = {"no time": Rows(), "time": Rows(in_time=1), "time and drift": Rows(in_time=1, at_rest=1)}
DAILY = {("no time", "Chaplygin")}


@pytest.mark.parametrize(
    ("kind", "principle"),
    [
        pytest.param(kind, name, marks=() if (kind, name) in DAILY else pytest.mark.slow)
        for kind in ROWS
        for name in DRIVEN
        if name != "Chaplygin" or kind == "no time"
    ],
)
def test_rows_that_hold_no_eliminated_coordinate_have_the_accelerations_of_fifty_digits(
    kind: str, principle: str
) -> None:
    state, expected = ROWS[kind].by_fifty_digits()
    found = ROWS[kind].model().derive(PRINCIPLES[principle]).accelerations(state, time=TIME)
    got = [found[name] for name in ("s1dot", "s2dot", "e1dot", "e2dot")]
    np.testing.assert_allclose(got, expected, rtol=0, atol=ALGEBRA * max(1.0, np.abs(expected).max()))


@pytest.mark.parametrize("rows", [Rows(in_time=1), Rows(at_rest=1)], ids=["time", "drift"])
def test_chaplygin_refuses_rows_that_hold_time_or_do_not_vanish_at_rest(rows: Rows) -> None:
    with pytest.raises(ap.NotApplicable, match="is not homogeneous in the rates, or holds time"):
        rows.model().derive(ap.Chaplygin())
