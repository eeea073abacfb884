"""Mechanisms that hold time everywhere have the accelerations and multipliers of fifty digits, whatever the
principle.

Random mechanisms with explicit time in positions, speeds u = Y(q, t) qdot + z(q, t), potential, forces, an input and
several unlike rows (`tests.laws.rheonomic`), against Lagrange's equations with multipliers, differentiated by numbers
of 120 digits.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import appell as ap
from tests.laws.fifty_digits import Numbers
from tests.laws.rheonomic import EXACT, INPUT, Case
from tests.support import PRINCIPLES
from tests.tolerances import ALGEBRA

CASES = [
    Case(1, ("linear", "position")),
    Case(2, ("nonlinear", "linear")),
    Case(3, ("acceleration", "nonlinear")),
    Case(4, ("linear", "linear")),
]
DERIVED = [name for name in PRINCIPLES if name not in ("Dead", "Hertz", "Chaplygin")]
DAILY = {(1, "Voronets")}


def pairs() -> list[object]:
    """Every case under every principle, one of them every day."""
    found = [(case, name) for case in CASES for name in DERIVED if name != "HamiltonLusternik" or not case.higher]
    return [
        pytest.param(
            case,
            name,
            id=f"{', '.join(case.kinds)}-{name}",
            marks=() if (case.seed, name) in DAILY else pytest.mark.slow,
        )
        for case, name in found
    ]


@cache
def by_fifty_digits(case: Case) -> tuple[Numbers, Numbers]:
    q, v, _, t = case.state()
    return case.mechanism().solved(q, v, t)


@pytest.mark.parametrize(("case", "principle"), pairs())
def test_accelerations_and_multipliers_are_those_of_fifty_digits(case: Case, principle: str) -> None:
    model = case.model()
    try:
        equations = model.derive(PRINCIPLES[principle])
    except ap.NotApplicable:
        return
    found = equations.accelerations(case.start(), time=float(case.state()[3]), inputs={"w": INPUT(model.time, EXACT)})
    accelerations, multipliers = by_fifty_digits(case)
    expected = np.array([*case.speed_rates(accelerations), *map(float, multipliers)])
    names = ["u1", "u2", "u3", "u4", *(f"lambda_row_{i}" for i in range(len(case.kinds)))]
    np.testing.assert_allclose(
        [found[name] for name in names], expected, rtol=0, atol=ALGEBRA * max(1.0, np.abs(expected).max())
    )
