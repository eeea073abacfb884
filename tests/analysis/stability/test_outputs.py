"""Linearizations with outputs: against a published case and against differences of nonlinear runs."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import scipy
import sympy as sm
from sympy.physics.vector import dynamicsymbols

import appell as ap

t = dynamicsymbols._t


def inverted_pendulum() -> tuple[ap.Equations, Any, Any, Any]:
    """A rod on a cart, upright at phi = 0, pushed by F; M, m, b, I, l, g of the published case."""
    model = ap.Model("inverted pendulum on a cart")
    x, phi = model.coordinates("x phi")
    force = model.input("F", unit="N")
    N = model.frame
    rod = N.orientnew("R", "Axis", [phi, N.z])
    cart = model.particle("cart", mass=0.5, position=x * N.x)
    model.body("rod", mass=0.2, inertia_zz=0.006, frame=rod, position=x * N.x + 0.3 * rod.y)
    model.force(cart, (force - 0.1 * x.diff(t)) * N.x)
    model.gravity(-9.8 * N.y)
    return model.derive(ap.Kane()), x, phi, force


def test_the_published_matrices_of_the_inverted_pendulum() -> None:
    """Control Tutorials for MATLAB and Simulink, University of Michigan, "Inverted Pendulum: System Modeling".

    Its angle grows in the same sense: x'' and phi'' have the same sign of F.
    """
    equations, x, phi, force = inverted_pendulum()
    linear = equations.linearize(
        {x: 0, phi: 0}, inputs={force: 0}, outputs={"x": x, "phi": phi, "sensor": x.diff(t, 2), "turn": phi.diff(t, 2)}
    )
    places = [linear.states.index(name) for name in ("x", "xdot", "phi", "phidot")]
    A, B = linear.state_matrix[np.ix_(places, places)], linear.input_matrix[places, 0]
    published = [[0, 1, 0, 0], [0, -0.1818, 2.6727, 0], [0, 0, 0, 1], [0, -0.4545, 31.1818, 0]]
    np.testing.assert_allclose(A, published, atol=5e-5)
    np.testing.assert_allclose(B, [0, 1.8182, 0, 4.5455], atol=5e-5)
    C, D = linear.output_matrix[:, places], linear.feedthrough[:, 0]
    np.testing.assert_allclose(C[:2], [[1, 0, 0, 0], [0, 0, 1, 0]], atol=1e-14)  # the published C
    np.testing.assert_allclose(C[2:], [published[1], published[3]], atol=5e-5)  # accelerations: rows of A and B
    np.testing.assert_allclose(D, [0, 0, 1.8182, 4.5455], atol=5e-5)  # the published D, and B


def test_outputs_follow_the_linear_system_as_differences_of_runs_do() -> None:
    """dh(t) = C e^(At) dy0 + (C A^-1 (e^(At) - 1) B + D) dw, hanging, against runs from both sides."""
    equations, x, phi, force = inverted_pendulum()
    (rod,) = [mass for mass in equations.mechanism.masses if mass.name == "rod"]
    outputs = {"tip": sm.sin(phi) * x + phi.diff(t), "a": ap.acceleration(rod).dot(rod.inertial.x)}
    below = {x: 0.2, phi: np.pi}
    linear = equations.linearize(below, inputs={force: 0}, outputs=outputs)
    step, times = 1e-5, np.linspace(0, 0.5, 6)
    for push, change in ((0.0, {"phi": 1.0, "xdot": 0.5}), (1.0, {})):
        runs = [
            equations.simulate(
                0.5,
                {name: linear.point[name] + sign * step * change.get(name, 0.0) for name in linear.states},
                inputs={force: sign * step * push},
                samples=times,
                tolerance=1e-13,
            )
            for sign in (1, -1)
        ]
        dy0 = np.array([change.get(name, 0.0) for name in linear.states])
        n = len(linear.states)
        both = np.zeros((n + 1, n + 1))
        both[:n, :n], both[:n, n] = linear.state_matrix, linear.input_matrix[:, 0] * push
        for k, name in enumerate(linear.outputs):
            found = (runs[0][outputs[name]] - runs[1][outputs[name]]) / (2 * step)
            moved = [scipy.linalg.expm(both * time) @ np.append(dy0, 1.0) for time in times]
            expected = [linear.output_matrix[k] @ y[:n] + linear.feedthrough[k, 0] * push for y in moved]
            np.testing.assert_allclose(found, expected, rtol=1e-5, atol=1e-6)
            assert np.abs(expected).max() > 0.1


def test_the_tension_of_a_rod_varies_as_differences_say() -> None:
    """A multiplier as an output, off balance: dlam / d(state) on the constraint, and by the input."""
    model = ap.Model("driven pendulum")
    x, y = model.coordinates("x y")
    push = model.input("push", unit="N")
    P = model.particle("P", mass=2, position=x * model.frame.x + y * model.frame.y)
    model.gravity(-9.81 * model.frame.y)
    model.force(P, push * (model.frame.x + 2 * model.frame.y))
    model.constrain("rod", x**2 + y**2 - 1)
    equations = model.derive(ap.Lagrange())
    (lam,) = equations.multipliers["rod"]
    outputs = {"tension": 2 * lam, "by name": "lambda_rod"}

    def tension(angle: float, rate: float, w: float) -> float:
        """Newton: m (g cos + rate^2) and the push along the rod, towards the pivot."""
        along = np.array([np.sin(angle), -np.cos(angle)])
        return -(2 * (9.81 * np.cos(angle) + rate**2) + w * along @ [1, 2])

    angle, rate, w = 0.4, 0.7, 0.3
    point = {x: np.sin(angle), y: -np.cos(angle), "xdot": rate * np.cos(angle), "ydot": rate * np.sin(angle)}
    linear = equations.linearize(point, inputs={push: w}, independent=["x", "xdot"], outputs=outputs)
    assert linear.output_values["tension"] == pytest.approx(tension(angle, rate, w), rel=1e-12)
    h = 1e-5
    by_angle = (tension(angle + h, rate, w) - tension(angle - h, rate, w)) / (2 * h)
    by_rate = (tension(angle, rate + h, w) - tension(angle, rate - h, w)) / (2 * h)
    by_push = (tension(angle, rate, w + h) - tension(angle, rate, w - h)) / (2 * h)
    # x = sin(angle), x' = rate cos(angle): the chain rule from (angle, rate) to (x, x')
    J = np.array([[np.cos(angle), 0], [-rate * np.sin(angle), np.cos(angle)]])
    np.testing.assert_allclose(linear.output_matrix[0], np.array([by_angle, by_rate]) @ np.linalg.inv(J), rtol=1e-7)
    np.testing.assert_allclose(linear.feedthrough[0], by_push, rtol=1e-8)
    np.testing.assert_allclose(linear.output_matrix[1], linear.output_matrix[0] / 2)


def test_python_control_carries_the_outputs() -> None:
    control = pytest.importorskip("control")
    equations, x, phi, force = inverted_pendulum()
    linear = equations.linearize({x: 0, phi: 0}, inputs={force: 0}, outputs={"sensor": x.diff(t, 2)})
    system = linear.to_control()
    assert isinstance(system, control.StateSpace)
    assert system.output_labels == ["sensor"]
    np.testing.assert_array_equal(system.C, linear.output_matrix)
    np.testing.assert_array_equal(system.D, linear.feedthrough)
    assert "sensor" in str(linear)
    assert "sensor" in linear._repr_latex_()


def test_an_output_that_is_not_of_the_model_is_refused() -> None:
    equations, x, phi, force = inverted_pendulum()
    with pytest.raises(ap.ModelError, match="'k', which is not a symbol"):
        equations.linearize({x: 0, phi: 0}, inputs={force: 0}, outputs=[sm.Symbol("k") * x])
    with pytest.raises(ap.ModelError, match="'xx' is not a state"):
        equations.linearize({x: 0, phi: 0}, inputs={force: 0}, outputs=["xx"])
    with pytest.raises(ap.ModelError, match="two outputs are named 'x'"):
        equations.linearize({x: 0, phi: 0}, inputs={force: 0}, outputs=[x, "x"])
    with pytest.raises(ap.ModelError, match="no finite value"):
        equations.linearize({x: 0, phi: 0}, inputs={force: 0}, outputs=[1 / x])
