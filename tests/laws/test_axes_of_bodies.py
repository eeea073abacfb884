"""A row along any axis of a body is the same row in scalars; its force is along that axis, its text is read back."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from tests.tolerances import ALGEBRA

START = {"x": 0.1, "y": 0.2, "z": -0.3, "a": 0.5, "b": -0.4, "xdot": 0.3, "ydot": 0.8, "adot": 0.7, "bdot": -1.1}


def sled(axis: int, vectors: bool) -> ap.Model:
    """A body that turns about z and its own x; its mass centre has no velocity along one of its axes."""
    model = ap.Model("a sled in space")
    N, t = model.frame, model.time
    x, y, z, a, b = model.coordinates("x y z a b")
    A = N.orientnew("A", "Axis", [a, N.z])
    frame = A.orientnew("B", "Axis", [b, A.x])
    body = model.body("B", 1.3, frame=frame, position=x * N.x + y * N.y + z * N.z, inertia=(0.2, 0.3, 0.4))
    model.gravity(-9.81 * N.z)
    if vectors:
        model.constrain("blade", ap.velocity(body).dot((frame.x, frame.y, frame.z)[axis]))
    else:
        R = frame.dcm(N)
        model.constrain("blade", sum(R[axis, i] * c.diff(t) for i, c in enumerate((x, y, z))))
    return model


@pytest.mark.slow_but_every(3)
@pytest.mark.parametrize("axis", [0, 1, 2], ids=list("xyz"))
def test_a_row_along_an_axis_of_a_body_is_that_row_in_scalars(axis: int) -> None:
    start = START if axis else {k: v for k, v in START.items() if k != "ydot"} | {"zdot": 0.4}
    found = sled(axis, vectors=True).derive(ap.Kane(reactions=True))
    state = found.assemble(start)
    expected = sled(axis, vectors=False).derive(ap.Kane(reactions=True)).accelerations(state)
    again = ap.Model.from_json(sled(axis, vectors=True).to_json()).derive(ap.Kane(reactions=True))
    for equations in (found, again):
        rates = equations.accelerations(state)
        np.testing.assert_allclose([rates[k] for k in expected], list(expected.values()), atol=ALGEBRA)
    run = found.simulate(0.01, state, samples=2)
    along = run.reactions["blade"]["B"].express("B").force[0]
    np.testing.assert_allclose(along, expected["lambda_blade"] * np.eye(3)[axis], atol=ALGEBRA)
