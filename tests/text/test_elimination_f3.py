"""F3: coordinates eliminated from equations and states; L~ and D~ of E2.16 (004), path 1 of section IV (003)."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from scipy.integrate import solve_ivp
from sympy.physics.mechanics import LagrangesMethod
from sympy.physics.vector import dynamicsymbols

import appell as ap
from tests.tolerances import OTHER_INTEGRATOR


def wire(height=None) -> ap.Model:
    """A bead with drag on the wire y = x^2, or another one."""
    model = ap.Model("wire")
    x, y = model.coordinates("x y")
    m, g, c = model.parameters("m g c", [2.0, 9.81, 0.3])
    N = model.frame
    bead = model.particle("bead", m, x * N.x + y * N.y)
    model.gravity(-g * N.y)
    model.force(bead, -c * ap.velocity(bead))
    model.constrain("wire", y - (x**2 if height is None else height(x, model.time)))
    return model


def test_the_wire_loses_y_in_its_equations_and_in_its_states() -> None:
    model = wire()
    _, y = model.snapshot().kinematics.coordinates
    equations = model.eliminate("wire").derive(ap.Lagrange())
    assert [str(q.func) for q in equations.coordinates] == ["x"]
    assert [str(u.func) for u in equations.speeds] == ["xdot"]
    assert equations.multipliers == {}
    assert not any(e.has(y) for e in equations.residuals)
    assert "ydot" not in str(equations)
    assert "y = x^2" in str(equations)
    assert "y &= x^{2}" in equations.latex()


def test_the_motion_on_the_wire_is_that_of_the_equation_by_hand() -> None:
    """m (1 + 4 x^2) x'' + 4 m x x'^2 + 2 m g x + c (1 + 4 x^2) x' = 0."""
    run = wire().eliminate("wire").derive(ap.Kane()).simulate(1.5, {"x": 0.8, "xdot": 0.2}, tolerance=1e-12)
    m, g, c = 2.0, 9.81, 0.3

    def rates(t, s):
        x, v = s
        return [v, -(4 * m * x * v**2 + 2 * m * g * x) / (m * (1 + 4 * x**2)) - c / m * v]

    end = solve_ivp(rates, (0, 1.5), [0.8, 0.2], method="DOP853", rtol=1e-12, atol=1e-13).y[:, -1]
    assert float(run["x"][-1]) == pytest.approx(end[0], abs=OTHER_INTEGRATOR)
    assert float(run["y"][-1]) == pytest.approx(end[0] ** 2, abs=OTHER_INTEGRATOR)
    assert float(run["ydot"][-1]) == pytest.approx(2 * end[0] * end[1], abs=OTHER_INTEGRATOR)


@pytest.mark.parametrize("height", [None, lambda x, t: sm.sin(x) + x * t])
def test_the_lagrangian_on_the_surface_is_that_of_e2_16(height) -> None:
    """L~ = L(f, df/dx x' + df/dt) and D~ = D_i(f, ...) df_i/dx, from L and D of the text by substitution alone."""
    model = wire(height)
    t = model.time
    x, y = model.snapshot().kinematics.coordinates
    m, g, c = (p.symbol for p in model.snapshot().parameters)
    f = x**2 if height is None else height(x, t)
    on_surface = {y.diff(t): f.diff(t), y: f}
    L = m * (x.diff(t) ** 2 + y.diff(t) ** 2) / 2 - m * g * y
    D = -c * x.diff(t) + (-c * y.diff(t)) * f.diff(x)
    found = model.eliminate("wire").lagrangian_form
    assert sm.simplify(found.lagrangian - L.subs(on_surface)) == 0
    assert sm.simplify(found.dissipative_force[0] - D.subs(on_surface)) == 0
    for name in ("L = ", "D_x = "):
        assert name in str(found)
        assert name.split("_")[0].strip(" =") in found.latex()


def test_coordinates_of_the_surface_may_be_new() -> None:
    """E2.15: q = f(x) with x of one's own. A pendulum: phi'' = -(g/l) sin phi."""
    model = ap.Model("pendulum")
    x, y = model.coordinates("x y")
    model.speeds("vx vy")
    m, g, l = model.parameters("m g l", [1.0, 9.81, 0.5])
    bob = model.particle("bob", m, x * model.frame.x + y * model.frame.y)
    model.gravity(-g * model.frame.y)
    model.constrain("rod", ap.position(bob).dot(ap.position(bob)) - l**2)
    phi = dynamicsymbols("phi")
    made = model.eliminate({x: l * sm.sin(phi), y: -l * sm.cos(phi)})
    rates = made.derive(ap.Lagrange()).explicit()
    assert sm.simplify(next(iter(rates.values())) + g / l * sm.sin(phi)) == 0
    assert list(model.constraints) == ["rod"]  # the model itself stays as it is
    with pytest.raises(ap.ConstraintError, match=r"'rod' cannot be solved uniquely"):
        model.eliminate("rod")
    with pytest.raises(ap.ConstraintError, match="satisfy these constraints of 'pendulum': none"):
        model.eliminate({x: l * sm.sin(phi), y: -2 * l * sm.cos(phi)})
    with pytest.raises(ap.ModelError, match="no coordinate of 'pendulum' would be left"):
        model.eliminate({x: 0, y: l})
    with pytest.raises(ap.ModelError, match="'q' is to be eliminated"):
        model.eliminate({"q": phi})


def test_a_surface_that_moves_and_a_further_row_on_it() -> None:
    """z = x y + sin t, and a nonholonomic row of all three rates: the accelerations of Kane with both rows kept."""
    model = ap.Model("surface")
    x, y, z = model.coordinates("x y z")
    t, N = model.time, model.frame
    P = model.particle("P", 1.3, x * N.x + y * N.y + z * N.z)
    model.gravity(-9.81 * N.z)
    model.force(P, -0.2 * z.diff(t) * N.x)
    model.constrain("surface", z - x * y - sm.sin(t))
    model.constrain("row", z.diff(t) - y * x.diff(t) - y.diff(t))
    made = model.eliminate("surface")
    state = {"x": 0.4, "y": -0.7, "xdot": 0.3}
    one, other = (which.derive(ap.Kane()).accelerations(state, time=0.6) for which in (model, made))
    for name in ("xdot", "ydot"):
        assert other[name] == pytest.approx(one[name], rel=1e-12)


@pytest.mark.slow
def test_the_equations_are_those_of_sympy_in_the_coordinate_that_is_left() -> None:
    model = wire(lambda x, t: x**3 + t * x)
    x = model.snapshot().kinematics.coordinates[0]
    t = model.time
    found = model.eliminate("wire")
    form = found.lagrangian_form
    mine = found.derive(ap.Lagrange()).explicit()
    method = LagrangesMethod(form.lagrangian, [x])
    method.form_lagranges_equations()
    theirs = method.rhs()[1] + form.dissipative_force[0] / form.metric[0, 0]
    xdot = found.derive(ap.Lagrange()).speeds[0]
    difference = next(iter(mine.values())) - theirs.subs(x.diff(t), xdot)
    assert sm.simplify(difference) == 0


def test_what_leaves_no_surface_is_refused_by_name() -> None:
    with pytest.raises(ap.ConstraintError, match="'blade' is not holonomic"):
        ap.catalogue.knife_edge_on_incline().eliminate("blade")
    with pytest.raises(ap.ModelError, match="'rail' is not a constraint of 'wire'"):
        wire().eliminate("rail")
    with pytest.raises(ap.ModelError, match="were eliminated"):
        wire().eliminate("wire").to_json()


def test_a_reaction_that_is_not_ideal_is_not_lost_with_its_row() -> None:
    model = wire()
    x, y = model.snapshot().kinematics.coordinates
    dragging = model.replace("wire", nonideal={x: -x.diff(model.time)})
    for by in ("wire", {y: x**2}):
        with pytest.raises(ap.ConstraintError, match="'wire' has a reaction that is not ideal"):
            dragging.eliminate(by)


def test_a_wire_may_end_at_a_floor() -> None:
    """y = x^2 - 1 >= -0.75 with restitution 1: the bead is thrown back at x = 1/2, with its energy."""
    model = ap.Model("floor")
    x, y = model.coordinates("x y")
    N = model.frame
    bead = model.particle("bead", 1.0, x * N.x + y * N.y)
    model.gravity(-9.81 * N.y)
    model.constrain("wire", y - x**2 + 1)
    model.constrain("floor", ap.position(bead).dot(N.y) + 0.75 >= 0, restitution=1)
    run = model.eliminate("wire").derive(ap.Kane()).simulate(1.0, {"x": 1.0, "xdot": 0.0})
    assert float(run["x"].min()) == pytest.approx(0.5, abs=1e-2)
    assert float(np.ptp(run.energy)) < 1e-8


def test_several_constraints_are_eliminated_one_after_the_other() -> None:
    model = ap.Model("two")
    x, y, z = model.coordinates("x y z")
    model.particle("P", 1, x * model.frame.x + y * model.frame.y + z * model.frame.z)
    model.constrain("one", y - x**2)
    model.constrain("two", z - y)
    found = model.eliminate(["one", "two"]).derive(ap.Lagrange())
    assert found.mass_matrix == sm.Matrix([[8 * x**2 + 1]])
    assert np.allclose(float(found.accelerations({"x": 1.0, "xdot": 1.0})["xdot"]), -8 / 9)


def test_the_second_rate_of_an_eliminated_coordinate_stands_in_rows_in_accelerations() -> None:
    """y = x^2 + t x in y'' + x z'' - sin(t) x' = 0: the same motion as with y kept."""

    def accelerations(is_eliminated: bool) -> dict[str, float]:
        model = ap.Model("a bead with a row in accelerations")
        N, t = model.frame, model.time
        x, y, z = model.coordinates("x y z")
        model.particle("bead", mass=1.5, position=x * N.x + y * N.y + z * N.z)
        model.gravity(-9.81 * N.y)
        model.potential("spring", 2 * x * z + t * x)
        model.constrain("given", y.diff(t, 2) + x * z.diff(t, 2) - sm.sin(t) * x.diff(t))
        model.constrain("wire", y - x**2 - t * x)
        start = {"x": 0.3, "z": 0.2, "xdot": 0.5, "zdot": -0.4}
        kept = model.eliminate("wire") if is_eliminated else model
        return kept.derive(ap.Gauss()).accelerations(start, time=0.7)

    with_y, without = accelerations(False), accelerations(True)
    assert "ydot" not in without
    assert dict(without) == pytest.approx({name: with_y[name] for name in without}, rel=1e-12)
