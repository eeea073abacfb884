"""SymPy's systems of bodies, joints, loads and actuators, run through ours."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import sympy as sm
from sympy.physics import mechanics as me
from sympy.physics.mechanics import models
from sympy.physics.mechanics.tests import test_system_class
from sympy.physics.vector import dynamicsymbols

import appell as ap
from tests.imports.sympy_models import Written, numbers_of, scope_of, speed_rates
from tests.imports.test_lagrange import coordinate_accelerations
from tests.tolerances import ALGEBRA

EXAMPLES = test_system_class.TestSystemExamples
UNUSED = Written(test_system_class, "", "")


def _system(test: str, before: str) -> dict[str, Any]:
    return scope_of(test_system_class, getattr(EXAMPLES, test), before=before)


def test_a_cart_with_joints_gravity_a_force_and_an_actuator() -> None:
    scope = _system("test_cart_pendulum_kanes", "system.form_eoms()")
    system = scope["system"]
    equations = ap.Model.from_sympy(system).derive(ap.Kane())
    system.form_eoms()
    parameters, inputs = numbers_of(equations, UNUSED, 1)
    state = {q: 0.3 + 0.2 * i for i, q in enumerate([*system.q, *system.u])}
    theirs = speed_rates(system.eom_method, state, parameters | inputs)
    ours = equations.accelerations(state, parameters, inputs=inputs)
    np.testing.assert_allclose([ours[u] for u in system.u], theirs, rtol=ALGEBRA)
    assert "rail" not in [mass.name for mass in equations.mechanism.masses]


def test_a_holonomic_constraint_of_a_system_is_kept_at_both_levels() -> None:
    scope = _system("test_cart_pendulum_kanes", "# Computed solution")
    system, qp, up = scope["system"], scope["qp"], scope["up"]
    model = ap.Model.from_sympy(system)
    assert model.constraints["configuration"].order == 0
    equations = model.derive(ap.Kane())
    system.form_eoms()
    parameters, inputs = numbers_of(equations, UNUSED, 2)
    l = parameters[scope["l"]]
    state = {qp: 0.4, scope["qc"]: -l * np.sin(0.4), up: 0.7, scope["uc"]: -l * np.cos(0.4) * 0.7}
    theirs = speed_rates(system.eom_method, state, parameters | inputs)
    ours = equations.accelerations({qp: 0.4, up: 0.7}, parameters, inputs=inputs)  # the rest is found
    np.testing.assert_allclose([ours[u] for u in system.u], theirs, rtol=ALGEBRA)


def test_a_system_without_speeds_is_taken_with_its_potential_energies() -> None:
    scope = _system("test_cart_pendulum_lagrange", "system.form_eoms(LagrangesMethod)")
    system = scope["system"]
    model = ap.Model.from_sympy(system)
    system.form_eoms(me.LagrangesMethod)
    t = dynamicsymbols._t
    for principle in (ap.Lagrange(), ap.Kane()):
        equations = model.derive(principle)
        parameters, inputs = numbers_of(equations, UNUSED, 3)
        state = {q: 0.3 + 0.2 * i for i, q in enumerate([*system.q, *(q.diff(t) for q in system.q)])}
        theirs = coordinate_accelerations(system.eom_method, {**parameters, **inputs, **state})
        ours = equations.accelerations(state, parameters, inputs=inputs)
        np.testing.assert_allclose([ours[f"{q.func}dot"] for q in system.q], theirs, rtol=ALGEBRA)


def test_a_force_in_evidence_that_does_work_too_stays_an_input() -> None:
    """Friction mu N with N brought into evidence: N is what the auxiliary row asks for, and the row's force tells."""
    scope = _system("test_box_on_ground", "system.validate_system()")
    system, N = scope["system"], scope["N"]
    equations = ap.Model.from_sympy(system).derive(ap.Kane(reactions=True))
    assert list(equations.multipliers) == ["auxiliary ua"]
    numbers = {"m": 2.0, "g": 9.81, "mu": 0.3}
    right = equations.accelerations({"q": 0, "u": 1}, numbers, inputs={N: 19.62, "F": 8.0})
    np.testing.assert_allclose(right["u"], (8.0 - 0.3 * 19.62) / 2.0, rtol=ALGEBRA)
    np.testing.assert_allclose(right["lambda_auxiliary_ua"], 0.0, atol=1e-12)
    wrong = equations.accelerations({"q": 0, "u": 1}, numbers, inputs={N: 10.0, "F": 8.0})
    np.testing.assert_allclose(wrong["lambda_auxiliary_ua"], 9.62, rtol=ALGEBRA)


@pytest.mark.parametrize(
    "method", [models.multi_mass_spring_damper(3, True, True), models.n_link_pendulum_on_cart(3, True, True)]
)
def test_sympys_sample_models_with_specified_forces(method: me.KanesMethod) -> None:
    equations = ap.Model.from_sympy(method).derive(ap.Kane())
    parameters, inputs = numbers_of(equations, UNUSED, 4)
    state = {s: 0.1 + 0.15 * i for i, s in enumerate([*method.q, *method.u])}
    ours = equations.accelerations(state, parameters, inputs=inputs)
    theirs = speed_rates(method, state, parameters | inputs)
    np.testing.assert_allclose([ours[u] for u in method.u], theirs, rtol=ALGEBRA)


def test_a_spring_along_a_wrapped_path_is_a_load() -> None:
    """SymPy's wrapping geometry: a spring from a wall over a cylinder to a bar that turns about it."""
    r, k, m = sm.symbols("r k m", positive=True)
    q, u = dynamicsymbols("q u", real=True)
    N = me.ReferenceFrame("N")
    A = N.orientnew("A", "Axis", (q, N.z))
    A.set_ang_vel(N, u * N.z)
    O = me.Point("O")
    O.set_vel(N, 0)
    fixed, moving = O.locatenew("fixed", r * N.x), O.locatenew("moving", r * A.x)
    fixed.set_vel(N, 0)
    moving.v2pt_theory(O, N, A)
    path = me.WrappingPathway(fixed, moving, me.WrappingCylinder(r, O, N.z))
    body = me.RigidBody("bar", O, A, m, (me.inertia(A, 0, 0, m * r**2), O))
    method = me.KanesMethod(N, [q], [u], [q.diff() - u], bodies=[body], forcelist=me.LinearSpring(k, path).to_loads())
    equations = ap.Model.from_sympy(method).derive(ap.Kane())
    method.kanes_equations()
    numbers = {r: 0.3, k: 40.0, m: 2.0}
    state = {q: 0.8, u: 0.2}
    theirs = speed_rates(method, state, numbers)
    np.testing.assert_allclose(equations.accelerations(state, numbers)[u], theirs[0], rtol=ALGEBRA)
    np.testing.assert_allclose(abs(theirs[0]), 40.0 * 0.8 / 2.0, rtol=ALGEBRA)  # k r^2 q / (m r^2)


def test_a_constraint_nonlinear_in_velocity_goes_further_than_sympy() -> None:
    """A particle kept at the speed c under a force: what is along its path does nothing."""
    c, m, f = sm.symbols("c m f")
    q, u = dynamicsymbols("x y"), dynamicsymbols("v w")
    system = me.System()
    point = me.Point("P")
    point.set_pos(system.fixed_point, q[0] * system.x + q[1] * system.y)
    point.set_vel(system.frame, u[0] * system.x + u[1] * system.y)
    system.add_bodies(me.Particle("particle", point, m))
    system.q_ind, system.u_ind, system.u_dep = q, u[:1], u[1:]
    system.kdes = [a.diff() - b for a, b in zip(q, u, strict=True)]
    system.add_nonholonomic_constraints(u[0] ** 2 + u[1] ** 2 - c**2)
    system.add_loads((point, f * system.x))
    found = ap.Model.from_sympy(system).derive(ap.Kane()).accelerations({"v": 0.6, "w": 0.8}, {c: 1, m: 2, f: 3})
    across = 3 / 2 * 0.8  # the force along (w, -v), by the mass
    np.testing.assert_allclose([found["v"], found["w"]], [across * 0.8, -across * 0.6], rtol=ALGEBRA)


def test_a_motion_that_sympy_leaves_open_is_an_input() -> None:
    """A pendulum whose pivot moves as r(t): its velocity and acceleration follow from what r is in the run."""
    t = dynamicsymbols._t
    q, u, r = dynamicsymbols("q u r")
    l, m, g = sm.symbols("l m g")
    N = me.ReferenceFrame("N")
    A = N.orientnew("A", "Axis", [q, N.z])
    A.set_ang_vel(N, u * N.z)
    O, pivot = me.Point("O"), me.Point("pivot")
    O.set_vel(N, 0)
    pivot.set_pos(O, r * N.x)
    pivot.set_vel(N, r.diff(t) * N.x)
    bob = pivot.locatenew("bob", -l * A.y)
    bob.v2pt_theory(pivot, N, A)
    method = me.KanesMethod(N, [q], [u], [q.diff(t) - u])
    bodies, loads = [me.Particle("mass", bob, m)], [(bob, -m * g * N.y)]
    equations = ap.Model.from_sympy(method, bodies=bodies, loads=loads).derive(ap.Kane())
    method.kanes_equations(bodies, loads)
    numbers, state, law, now = {l: 0.8, m: 1.2, g: 9.81}, {q: 0.4, u: 0.3}, 0.3 * sm.sin(2 * t), 0.7
    known = {r.diff(t, k): float(law.diff(t, k).subs(t, now)) for k in (2, 1)}
    theirs = speed_rates(method, state, {**numbers, **known, r: float(law.subs(t, now))})
    ours = equations.accelerations(state, numbers, inputs={r: law}, time=now)
    np.testing.assert_allclose(ours[u], theirs[0], rtol=ALGEBRA)
    np.testing.assert_allclose(theirs[0], (-9.81 * np.sin(0.4) - known[r.diff(t, 2)] * np.cos(0.4)) / 0.8, rtol=ALGEBRA)
