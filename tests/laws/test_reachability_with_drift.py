"""Where rows that hold time let a system go: brackets by hand on (q, t), in rates of coordinates and in speeds with
an offset.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
import sympy as sm

import appell as ap

KNOWN: dict[str, tuple[str, Callable, tuple[int, ...], int, bool | None]] = {
    # d_y and X_0 = y t d_x + d_t: [d_y, X_0] = t d_x
    "wind": ("x y", lambda q, v, t: [v[0] - q[1] * t], (2, 3), 3, None),
    # d_y and sin(t) d_x + d_t commute
    "drive": ("x y", lambda q, v, t: [v[0] - sm.sin(t)], (2,), 3, False),
    # d_x + t d_y and d_t: nothing moves by itself, but [d_t, d_x + t d_y] = d_y
    "turning": ("x y", lambda q, v, t: [v[1] - t * v[0]], (2, 3), 3, None),
    # d_z and X_0 = y d_x + z d_y + d_t: d_y, then d_x
    "integrators": ("x y z", lambda q, v, t: [v[0] - q[1], v[1] - q[2]], (2, 3, 4), 4, None),
    # w = t x is no freedom; d_x + z d_y + t d_w, d_z, x d_w + d_t: d_y
    "surface": ("x y z w", lambda q, v, t: [q[3] - t * q[0], v[1] - q[2] * v[0]], (3, 4), 4, None),
    # the blade reaches everything of (x, y, a) and not z, which is driven
    "driven blade": (
        "x y a z",
        lambda q, v, t: [v[1] * sm.cos(q[2]) - v[0] * sm.sin(q[2]), v[3] - sm.cos(t)],
        (3, 4),
        5,
        False,
    ),
}


@pytest.mark.slow_but_every(5)
@pytest.mark.parametrize("offset", [False, True], ids=["rates", "speeds"])
@pytest.mark.parametrize("name", KNOWN)
def test_growth_on_coordinates_and_time_is_that_of_brackets_by_hand(name: str, offset: bool) -> None:
    names, rows, growth, freedom, reachable = KNOWN[name]
    model = ap.Model(name)
    t, q = model.time, list(model.coordinates(names))
    v = [x.diff(t) for x in q]
    for c, axis in zip(q, [*model.frame, *model.frame], strict=False):
        model.particle(f"P{c.func}", 1, c * axis)
    if offset:
        speeds = [(2 + sm.sin(t)) * v[i] + q[i - 1] * v[i - 1] / 4 + t * q[i] for i in range(len(q))]
        model.speeds(" ".join(f"u{i}" for i in range(len(q))), speeds)
    for i, row in enumerate(rows(q, v, t)):
        model.constrain(f"row {i}", row)
    found = ap.classify(model)
    assert found.growth == growth
    assert found.together.freedom == freedom
    assert found.reachable is reachable
