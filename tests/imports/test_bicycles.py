"""Bicycles written for SymPy by others: SymBRiM's Whipple bicycle; published numbers of a rolling disc."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from scipy.optimize import root
from sympy.physics import mechanics as me
from sympy.physics.mechanics.tests import test_kane5

import appell as ap
from tests.imports.sympy_models import some_value
from tests.tolerances import ALGEBRA


def _symbrim() -> me.System:
    symbrim = pytest.importorskip("symbrim")
    bicycle = symbrim.WhippleBicycle("bike")
    bicycle.rear_frame = symbrim.RigidRearFrame("rear")
    bicycle.front_frame = symbrim.RigidFrontFrame("front")
    bicycle.rear_wheel, bicycle.front_wheel = symbrim.KnifeEdgeWheel("rw"), symbrim.KnifeEdgeWheel("fw")
    bicycle.rear_tire, bicycle.front_tire = symbrim.NonHolonomicTire("rt"), symbrim.NonHolonomicTire("ft")
    bicycle.ground = symbrim.FlatGround("ground")
    bicycle.define_all()
    system = bicycle.to_system()
    system.apply_uniform_gravity(-sm.Symbol("g") * bicycle.ground.get_normal(bicycle.ground.origin))
    q, u = bicycle.q, bicycle.u
    system.q_ind, system.q_dep = [*q[:4], *q[5:]], [q[4]]
    system.u_ind, system.u_dep = [u[3], *u[5:7]], [*u[:3], u[4], u[7]]
    return system


@pytest.mark.slow
def test_symbrims_bicycle_has_the_accelerations_of_its_own_equations() -> None:
    system = _symbrim()
    equations = ap.Model.from_sympy(system).derive(ap.Kane())
    assert {m.name for m in equations.mechanism.masses} == {"rw", "fw", "rear_body", "front_body"}
    system.form_eoms(constraint_solver="CRAMER")
    method = system.eom_method
    rng = np.random.default_rng(0)
    parameters = {p.symbol: some_value(p.name, rng) for p in equations.mechanism.parameters}
    symbols = [*method.q, *method.u, *parameters]
    blocks = [method.mass_matrix, method.forcing, method._k_nh, method._f_nh, method._f_h]
    evaluate = sm.lambdify([symbols], blocks, cse=True)

    def numbers(q: np.ndarray, u: np.ndarray) -> list[np.ndarray]:
        return [np.array(block, float) for block in evaluate([*q, *u, *parameters.values()])]

    n, dependent = len(method.u), len(method._udep)
    q = rng.uniform(-0.3, 0.3, len(method.q))
    q[-1] = root(lambda x: numbers([*q[:-1], x[0]], np.zeros(n))[4].ravel(), [0.1], tol=1e-14).x[0]
    _, _, A, a, _ = numbers(q, np.zeros(n))
    u = rng.uniform(-1, 1, n)
    u[n - dependent :] = np.linalg.solve(A[:, n - dependent :], -a.ravel() - A[:, : n - dependent] @ u[: n - dependent])
    M, F, *_ = numbers(q, u)
    ours = equations.accelerations(
        dict(zip(method.q, q, strict=True)) | dict(zip(method.u, u, strict=True)), parameters
    )
    np.testing.assert_allclose([ours[s] for s in method.u], np.linalg.solve(M, F.ravel()), rtol=ALGEBRA, atol=ALGEBRA)


@pytest.mark.parametrize(
    ("q", "u", "expected"),
    [
        ((0.3, 0.1, 1.97, -0.35, 2.27), (-0.2, 1.3, 0.15), (-0.925848952664489, -0.0181350656532944, 2.91695398184589)),
        (
            (3.97, -0.28, 8.2, -0.35, 2.27),
            (-0.25, -2.2, 0.62),
            (1.45030568179066, -0.0110924422400793, -8.3561784018604),
        ),
    ],
)
def test_the_rolling_disc_has_the_accelerations_that_sympy_publishes(
    q: tuple[float, ...], u: tuple[float, ...], expected: tuple[float, ...]
) -> None:
    """golden.md and test_kane5; the dependent speeds are left for the assembly to find."""
    parts = test_kane5._create_rolling_disc()
    method = me.KanesMethod(
        parts["frame"],
        parts["q_ind"],
        parts["u_ind"],
        parts["kdes"],
        u_dependent=parts["u_dep"],
        velocity_constraints=parts["fnh"],
        bodies=parts["bodies"],
        forcelist=parts["loads"],
    )
    equations = ap.Model.from_sympy(method).derive(ap.Kane())
    state = {f"q{i + 1}": x for i, x in enumerate(q)} | {f"u{i + 1}": x for i, x in enumerate(u)}
    ours = equations.accelerations(state, {"g": 9.81, "r": 0.26, "m": 3.43})
    np.testing.assert_allclose([ours[f"u{i}"] for i in (1, 2, 3)], expected, rtol=1e-13)


def test_velocities_set_by_hand_have_no_position_in_a_run() -> None:
    parts = test_kane5._create_rolling_disc()
    method = me.KanesMethod(
        parts["frame"],
        parts["q_ind"],
        parts["u_ind"],
        parts["kdes"],
        u_dependent=parts["u_dep"],
        velocity_constraints=parts["fnh"],
    )
    equations = ap.Model.from_sympy(method, bodies=parts["bodies"], loads=parts["loads"]).derive(ap.Kane())
    assert [str(of) for of in equations.mechanism.by_hand] == ["disk_masscenter"]
    state = {"q1": 0.3, "q2": 0.1, "q3": 0.2, "q4": 0, "q5": 0, "u1": -0.2, "u2": 4.0, "u3": 0.15}
    run = equations.simulate(1.0, state, parameters={"g": 9.81, "r": 0.26, "m": 3.43})
    assert run.audit.constraint_error < 1e-12
    with pytest.raises(ap.ModelError, match=r"holds no position of 'disk'"):
        run.position("disk")
