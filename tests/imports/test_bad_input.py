"""What cannot be carried over from SymPy is refused by name, in one sentence."""

from __future__ import annotations

import pytest
import sympy as sm
from sympy.physics import mechanics as me
from sympy.physics.vector import Point, ReferenceFrame, dynamicsymbols

import appell as ap
from tests.imports.sympy_models import AUXILIARY, KANE


def _particle() -> tuple[ReferenceFrame, Point, sm.Expr, sm.Expr, sm.Symbol]:
    q, u = dynamicsymbols("q u")
    N, P = ReferenceFrame("N"), Point("P")
    P.set_vel(N, u * N.x)
    return N, P, q, u, sm.Symbol("m")


def test_speeds_nonlinear_in_the_rates_are_refused() -> None:
    """SymPy's KanesMethod refuses them itself; its System does not look."""
    N, P, q, u, m = _particle()
    system = me.System(N, Point("O"))
    system.add_bodies(me.Particle("body", P, m))
    system.q_ind, system.u_ind, system.kdes = [q], [u], [u - q.diff() ** 2]
    with pytest.raises(ap.ModelError, match=r"kinematical equation .* is not linear in the coordinate rates"):
        ap.Model.from_sympy(system)


def test_something_else_than_a_method_of_sympy_is_refused() -> None:
    with pytest.raises(ap.ModelError, match=r"takes a KanesMethod, a LagrangesMethod or a System .* not int"):
        ap.Model.from_sympy(3)  # type: ignore[arg-type]


def test_bodies_and_loads_must_be_what_sympy_takes() -> None:
    N, P, q, u, m = _particle()
    method = me.KanesMethod(N, [q], [u], [q.diff() - u])
    with pytest.raises(ap.ModelError, match=r"bodies= holds 'P', which is neither"):
        ap.Model.from_sympy(method, bodies=["P"])  # type: ignore[list-item]
    with pytest.raises(ap.ModelError, match=r"bodies= is 3: give a list"):
        ap.Model.from_sympy(method, bodies=3)  # type: ignore[arg-type]
    body = me.Particle("body", P, m)
    with pytest.raises(ap.ModelError, match=r"loads= holds 5: write \(point, force\)"):
        ap.Model.from_sympy(method, bodies=[body], loads=[5])
    with pytest.raises(ap.ModelError, match=r"the load on 'P' is m, not a vector"):
        ap.Model.from_sympy(method, bodies=[body], loads=[(P, m)])


def test_a_mass_that_changes_is_refused() -> None:
    N, P, q, u, m = _particle()
    method = me.KanesMethod(N, [q], [u], [q.diff() - u])
    with pytest.raises(ap.ModelError, match=r"the mass of 'rocket' is m\*q\(t\), which changes"):
        ap.Model.from_sympy(method, bodies=[me.Particle("rocket", P, m * q)])


def test_an_inertia_that_turns_in_its_body_is_refused() -> None:
    N, P, q, u, m = _particle()
    A = N.orientnew("A", "Axis", [q, N.z])
    body = me.RigidBody("plate", P, A, m, (me.inertia(N, 1, 2, 3), P))
    method = me.KanesMethod(N, [q], [u], [q.diff() - u])
    with pytest.raises(ap.ModelError, match=r"inertia of 'plate' is written in 'N', which turns in the body"):
        ap.Model.from_sympy(method, bodies=[body])


def test_a_point_without_a_velocity_is_refused() -> None:
    N, _, q, u, m = _particle()
    method = me.KanesMethod(N, [q], [u], [q.diff() - u])
    with pytest.raises(ap.ModelError, match=r"the point 'lost' has no velocity in 'N'"):
        ap.Model.from_sympy(method, bodies=[me.Particle("body", Point("lost"), m)])


def test_an_acceleration_set_by_hand_must_be_the_rate_of_the_velocity() -> None:
    """SymPy's test_aux sets that of a disc's centre as if the contact were fixed in the disc."""
    written = AUXILIARY["a rolling disc with contact forces"]
    method, bodies, loads = type(written)(
        written.module, written.test, written.before, written.method, written.bodies, written.loads
    ).build()
    with pytest.raises(ap.ModelError, match=r"the acceleration of 'Dmc' was set by hand and is not the rate"):
        ap.Model.from_sympy(method, bodies=bodies, loads=loads)


def test_acceleration_constraints_must_be_the_rates_of_the_velocity_constraints() -> None:
    method, bodies, loads = KANE["a pendulum by two coordinates"].build()
    method._f_dnh = method._f_dnh + sm.Matrix([1])
    with pytest.raises(ap.ModelError, match=r"acceleration constraints .* are not the rates of its velocity"):
        ap.Model.from_sympy(method, bodies=bodies, loads=loads)


def test_a_configuration_constraint_that_nothing_keeps_is_refused() -> None:
    q1, q2, u1, u2 = dynamicsymbols("q1 q2 u1 u2")
    N, P = ReferenceFrame("N"), Point("P")
    P.set_vel(N, u1 * N.x + u2 * N.y)
    method = me.KanesMethod(
        N,
        [q1],
        [u1, u2],
        [q1.diff() - u1, q2.diff() - u2],
        q_dependent=[q2],
        configuration_constraints=[q1**2 + q2**2 - 1],
    )
    equations = ap.Model.from_sympy(method, bodies=[me.Particle("body", P, sm.Symbol("m"))]).derive(ap.Kane())
    with pytest.raises(ap.ConstraintError, match=r"'configuration' is declared to hold by itself, but neither"):
        equations.accelerations({"q1": 1.0, "u1": 0.0, "u2": 0.1}, {"m": 1.0})


def test_forces_without_an_inertial_frame_are_refused() -> None:
    N, P, q, _, m = _particle()
    method = me.LagrangesMethod(m * q.diff() ** 2 / 2, [q], forcelist=[(P, m * N.x)])
    with pytest.raises(ap.ModelError, match=r"has forces but no inertial frame: give it frame="):
        ap.Model.from_sympy(method)


def test_principles_that_read_positions_refuse_speeds_without_a_coordinate() -> None:
    method, bodies, loads = KANE["a bicycle"].build()
    model = ap.Model.from_sympy(method, bodies=bodies, loads=loads)
    with pytest.raises(ap.NotApplicable, match=r"Lagrange reads positions .* \(u3, u6, .*WR_mc.*Kane or"):
        model.derive(ap.Lagrange())
    with pytest.raises(ap.NotApplicable, match=r"not forms in coordinate rates, since the speeds u3, u6 are not"):
        model.classify()
