"""Reactions without work, as vectors: each does none, all together are mass times acceleration less the load.

Of a row F(v) = 0 that would do work the reaction is lam (n - (n . v) v / v^2) on a particle, n = dF/dv; of one that
is homogeneous in velocity lam n; and the skew part is H v (Slawianowski, eqs. 2.17, 2.18 and 3.11).
"""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from tests.tolerances import POWER, RUN

MASS, LOAD = 1.3, np.array([0.4, -0.7, -2.0])
H = np.array([[0, 0.6, -0.2], [-0.6, 0, 0.9], [0.2, -0.9, 0]])
START = {"x": 0.2, "y": -0.4, "z": 0.7, "xdot": 0.9, "ydot": 0.5}


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("skew", [None, H.tolist()], ids=["least", "with H"])
def test_vectors_of_dead_reactions_do_no_work_and_add_up_to_newtons_law(skew: list | None) -> None:
    model = ap.Model("a particle on two rows")
    N, t = model.frame, model.time
    x, y, z = model.coordinates("x y z")
    P = model.particle("P", MASS, x * N.x + y * N.y + z * N.z)
    model.force(P, LOAD[0] * N.x + LOAD[1] * N.y + LOAD[2] * N.z)
    v = ap.velocity(P)
    # the first vanishes with the velocities, the second does not: a belt that is accelerated
    model.constrain("blade", v.dot(N.z) - y * v.dot(N.x))
    model.constrain("belt", v.dot(N.x) + z * v.dot(N.y) - (1 + t / 2) * (0.9 + 0.5 * 0.7))
    equations = model.derive(ap.Dead(H=skew))
    run = equations.simulate(0.08, START, samples=9, tolerance=RUN)
    velocity = np.stack([run[f"{c}dot"] for c in "xyz"], axis=1)
    normals = {
        "blade": np.stack([-run["y"], 0 * run["y"], 1 + 0 * run["y"]], axis=1),
        "belt": np.stack([1 + 0 * run["z"], run["z"], 0 * run["z"]], axis=1),
    }
    total = np.tile(LOAD, (len(run.time), 1))
    for name, normal in normals.items():
        force = run.reactions[name]["P"].force
        along = np.sum(normal * velocity, axis=1) / np.sum(velocity**2, axis=1)
        expected = run[f"lambda_{name}"][:, None] * (normal - along[:, None] * velocity)
        np.testing.assert_allclose(force, expected, atol=POWER)
        np.testing.assert_allclose(np.sum(force * velocity, axis=1), 0, atol=POWER)
        np.testing.assert_allclose(run[f"power of {name}"], 0, atol=POWER)
        total = total + force
    dead = velocity @ (np.zeros((3, 3)) if skew is None else H).T
    for k in (0, -1):
        state = {name: float(run[name][k]) for name in ("x", "y", "z", "xdot", "ydot", "zdot")}
        found = equations.accelerations(state, time=float(run.time[k]))
        np.testing.assert_allclose(
            [MASS * found[f"{c}dot"] for c in "xyz"], (total + dead)[k], atol=POWER * max(1.0, np.abs(total).max())
        )
    assert np.abs(run["lambda_belt"]).max() > 0.1
