"""Bricard's mechanism: six hinges on the corners of a cube, one more than a mechanism that moves should have."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import appell as ap
from appell.catalogue.card import Card, Number

if TYPE_CHECKING:
    from appell.model import AttachmentFrame

CORNERS = ((0, 0, 0), (1, 0, 0), (1, -1, 0), (1, -1, 1), (0, -1, 1), (0, 0, 1))
HINGES = "yzxyzx"


def bricard() -> ap.Model:
    """Five free rods and six hinges, each of which closes a loop: 30 speeds, 30 rows of rank 29, one freedom."""
    model = ap.Model("Bricard's mechanism")
    m, L, w, g = model.parameters(
        "m L w g",
        [1.0, 1.0, 0.1, 9.81],
        unit=["kg", "m", "m", "m/s^2"],
        description=["mass of a rod", "its length", "its width and height", "gravity"],
    )
    corners = [tuple(L * x for x in corner) for corner in CORNERS]
    last: ap.Body | AttachmentFrame = model.ground
    reach = corners[0]
    for i, (begin, end) in enumerate(pairwise(corners), start=1):
        along = tuple(b - a for a, b in zip(begin, end, strict=True))
        sides = [w if x == 0 else L for x in along]
        body = model.body(f"rod {i}", m, inertia=ap.box(m, *sides), mass_center=tuple(x / 2 for x in along))
        model.joint(f"flight {i}", ap.Free(), model.ground, body)
        model.joint(f"hinge {i}", ap.Revolute(HINGES[i - 1]), last, body, parent_point=reach)
        last, reach = body, along
    model.joint("hinge 6", ap.Revolute(HINGES[-1]), model.ground, last, parent_point=corners[-1], child_point=reach)
    model.gravity(-g * model.frame.y)
    return model


_START = {
    f"{name}_rod_{i}": float(value)
    for i, corner in enumerate(CORNERS[:5], start=1)
    for name, value in zip(("x", "y", "z", "e0", "e1", "e2", "e3"), (*corner, 1, 0, 0, 0), strict=True)
}
# of the cube all hinges turn at one rate, with signs that alternate: m (5 L^2 + w^2) times its change is m g L
_SOURCE = "virtual power of the cube at rest"

CARD = Card(
    name="bricard",
    title="Bricard's mechanism",
    build=bricard,
    start=_START,
    duration=10.0,
    kinds={f"hinge {i}": "holonomic" for i in range(1, 7)},
    source="IFToMM benchmark A04; Bricard 1897",
    summary="Grubler's count says it cannot move, and it does: one row is redundant, and the shares of the hinges' "
    "reactions are not determined.",
    invariants={"energy": lambda run: run["energy"]},
    numbers=(
        Number("wy_rod_1", 9.81 / 5.01, 0.0, _SOURCE),
        Number("wx_rod_3", 9.81 / 5.01, 0.0, _SOURCE),
        Number("wz_rod_3", -9.81 / 5.01, 0.0, _SOURCE),
        Number("vz_rod_2", -9.81 / 5.01, 0.0, _SOURCE),
    ),
)
