"""Where the nodes of a scene are, against what the run says by another way."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.view.scene import poses, poses_function
from tests.support import CARDS, EVERY_RUN, PRINCIPLES, equations_of


def first_principle(system: str) -> str:
    return next((principle for name, principle in EVERY_RUN if name == system), "Kane, minimal")


def spins(quaternions: np.ndarray, apart: int, step: float) -> np.ndarray:
    """omega in the ground at the third to the last but two samples, 2 e' e*, with e' by central differences."""
    w, x, y, z = quaternions[2:-2].T
    n = len(quaternions)
    a, b, c, d = (quaternions[2 + apart : n - 2 + apart] - quaternions[2 - apart : n - 2 - apart]).T / (
        2 * apart * step
    )
    first = -a * x + b * w - c * z + d * y
    second = -a * y + b * z + c * w - d * x
    return 2 * np.stack([first, second, -a * z - b * y + c * x + d * w], axis=1)


@pytest.mark.slow_but_every(14)
@pytest.mark.parametrize("system", CARDS)
def test_positions_and_turning_are_those_of_the_run(system: str) -> None:
    equations = equations_of(system, first_principle(system))
    step = min(2e-3, CARDS[system].duration / 1000)  # the squeezer turns by a thousand radians a second
    run = equations.simulate(20 * step, CARDS[system].start, samples=21)
    scene = run.scene()
    found = poses(scene, run)
    assert found.shape == (21, len(scene.nodes), 7)
    np.testing.assert_array_equal(found[:, 0], np.tile([0, 0, 0, 1, 0, 0, 0], (21, 1)))
    np.testing.assert_allclose(np.linalg.norm(found[:, :, 3:], axis=2), 1.0, atol=1e-12)
    for i, node in enumerate(scene.nodes):
        if node.kind in ("body", "particle"):
            np.testing.assert_allclose(found[:, i, :3], run.position(node.name), atol=1e-12, rtol=1e-12)
        if node.kind == "body":
            near, far = (spins(found[:, i, 3:], apart, step) for apart in (1, 2))
            error = np.abs(far - near).max() / 3  # of near, by Richardson: what its third derivative leaves
            np.testing.assert_allclose(near, run.angular_velocity(node.name)[2:-2], atol=1.5 * error + 1e-9)


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("system", ["two-pucks", "rattleback", "jankowski-particle", "charge-in-magnetic-field"])
def test_every_principle_s_state_gives_the_same_poses(system: str) -> None:
    names = [p for s, p in EVERY_RUN if s == system] or ["Kane, minimal", "Lagrange", "Hamilton"]
    for name in names:
        equations = equations_of(system, name)
        run = equations.simulate(0.05, CARDS[system].start, samples=6)
        scene = run.scene()
        function = poses_function(scene, equations)
        wanted = poses(scene, run)
        (segment,) = run.results._segments  # the state of the program, which a page has and nothing else
        p = segment.values.at(0.0)
        for k, (t, x) in enumerate(zip(run.time, segment.trajectory.states, strict=True)):
            pose = np.array(function(t, x, p)).reshape(-1, 7)
            pose[:, 3:] *= np.sign((pose[:, 3:] * wanted[k, :, 3:]).sum(axis=1, keepdims=True))
            np.testing.assert_allclose(pose, wanted[k], atol=1e-13, err_msg=name)
    assert set(names) <= set(PRINCIPLES)


def test_a_quaternion_keeps_its_sign_over_many_turns() -> None:
    model = ap.Model("a rotor")
    rotor = model.body("rotor", 1, inertia=(1, 1, 2))
    model.joint("shaft", ap.Revolute("x"), model.ground, rotor, coordinates="phi", speeds="omega")
    run = model.derive(ap.Kane()).simulate(10.0, {"phi": 0.3, "omega": 5.0}, samples=401)
    quaternion = poses(run.scene(), run)[:, 1, 3:]
    angle = (0.3 + 5.0 * run.time) / 2
    exact = np.stack([np.cos(angle), np.sin(angle), 0 * angle, 0 * angle], axis=1)
    np.testing.assert_allclose(quaternion, exact * np.sign(quaternion[0] @ exact[0]), atol=1e-8)


def test_an_input_that_moves_a_body_moves_its_node() -> None:
    model = ap.Model("a shaken table")
    x, f = model.coordinates("x"), model.input("f", unit="m")
    model.particle("stone", 1, (x + f) * model.frame.x)
    run = model.derive(ap.Kane()).simulate(1.0, {x: 0, "xdot": 0}, inputs={f: 0.1 * sm.sin(model.time)}, samples=11)
    places = poses(run.scene(), run)[:, 1, 0]
    np.testing.assert_allclose(places, run[x] + 0.1 * np.sin(run.time), atol=1e-9)


def test_a_velocity_set_by_hand_does_not_hide_a_place() -> None:
    from sympy.physics import mechanics as me

    q, u, r = *me.dynamicsymbols("q u"), 0.5
    N, O, P = me.ReferenceFrame("N"), me.Point("O"), me.Point("P")
    O.set_vel(N, 0)
    P.set_pos(O, r * q * N.x + r * N.y)
    P.set_vel(N, r * u * N.x)
    B = N.orientnew("B", "Axis", [-q, N.z])
    wheel = me.RigidBody("wheel", P, B, 1, (me.inertia(B, 1, 1, 2), P))
    method = me.KanesMethod(N, [q], [u], [u - q.diff()])
    model = ap.Model.from_sympy(method, bodies=[wheel], loads=[], name="a wheel of SymPy")
    run = model.derive(ap.Kane()).simulate(1.0, {"q": 0, "u": 2.0}, samples=5)
    np.testing.assert_allclose(poses(run.scene(), run)[:, 1, 0], 0.5 * 2.0 * run.time, atol=1e-12)


def test_a_run_from_a_file_says_what_it_lacks(tmp_path) -> None:
    run = equations_of("two-pucks", "Kane, minimal").simulate(0.1, CARDS["two-pucks"].start, samples=3)
    run.save(tmp_path / "run.nc")
    with pytest.raises(ap.ModelError, match="equations"):
        ap.load(tmp_path / "run.nc").scene()
    again = ap.load(tmp_path / "run.nc", equations=run.equations)
    np.testing.assert_allclose(poses(again.scene(), again), poses(run.scene(), run), atol=1e-15)
