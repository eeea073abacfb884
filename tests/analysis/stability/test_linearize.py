"""Linearization: against SymPy's, against differences along the constraint, in every state a principle has."""

from __future__ import annotations

import sys
import warnings

import numpy as np
import pytest
import sympy as sm
from sympy.physics import mechanics as me

import appell as ap
from appell.compile import program_of
from appell.simulate.prepare import scales
from tests.support import ADMITTED, CARDS, LARGE, along_the_run, consistent_states, equations_of, higher, rubs

DIFFERENCES = 1e-6
"""Central differences with a step of 1e-5: rounding over the step, relative to the entries."""

PENDULUM = [principle for system, principle in ADMITTED if system == "cartesian-pendulum"]


@pytest.mark.parametrize("principle", PENDULUM)
def test_a_pendulum_swings_with_one_pair_of_eigenvalues_under_every_principle(principle: str) -> None:
    linear = equations_of("cartesian-pendulum", principle).linearize({"x": 0.0, "y": -1.0, "g": 9.0})
    assert len(linear.states) == 2
    np.testing.assert_allclose(linear.eigenvalues, [3j, -3j], atol=1e-12)


def test_the_upper_position_of_a_pendulum_is_a_saddle() -> None:
    linear = equations_of("cartesian-pendulum", "Lagrange").linearize({"x": 0.0, "y": 1.0, "g": 9.0})
    np.testing.assert_allclose(linear.eigenvalues, [3, -3], atol=1e-12)


@pytest.mark.slow_but_every(18)
@pytest.mark.parametrize(
    ("system", "principle"),
    [
        *(
            case
            for case in ADMITTED
            if not higher(case[0]) and not rubs(case[0]) and case[1] in ("Kane, minimal", "Hamilton")
        ),
        *((system, "Kane, minimal") for system in LARGE),
    ],
)
def test_the_matrix_is_the_difference_of_rates_along_the_constraints(system: str, principle: str) -> None:
    equations, card = equations_of(system, principle), CARDS[system]
    state = along_the_run(system) if system in LARGE else consistent_states(equations, card, count=1)[0]
    names = [p.name for p in equations.mechanism.parameters]
    known = dict(zip([str(s.func) for s in (*equations.coordinates, *equations.speeds)], state.x, strict=True))
    linear = equations.linearize(known | dict(zip(names, state.p, strict=True)), time=state.t)
    assert_difference(equations, linear, state.p, state.t)


def test_the_matrix_of_a_system_of_higher_order_is_the_difference_of_rates_too() -> None:
    equations = equations_of("jankowski-particle", "Gauss")
    linear = equations.linearize(dict(CARDS["jankowski-particle"].start))
    assert set(linear.states) == {"x", "y", "x'", "y'"}
    assert_difference(equations, linear, np.array([p.default for p in equations.mechanism.parameters]), 0.0)


def assert_difference(equations: ap.Equations, linear: ap.Linearization, p: np.ndarray, t: float) -> None:
    """dy' against differences of fourth order of y'(x + k h V e_j), each point brought onto the constraints."""
    program, h = program_of(equations), 1e-5
    x0 = np.array(list(linear.point.values()))
    kept = [linear.all_states.index(name) for name in linear.states]
    usual = scales(program_of(equations), x0, p, t)

    def rates(x: np.ndarray) -> np.ndarray:
        return program.rates(t, program.project(t, x, p), p, **usual).state_rates[kept]

    def slope(v: np.ndarray) -> np.ndarray:
        near, far = (rates(x0 + k * h * v) - rates(x0 - k * h * v) for k in (1, 2))
        return (8 * near - far) / (12 * h)

    columns = [slope(v) for v in linear.tangent.T]
    found = np.array(columns).T.reshape(linear.state_matrix.shape)
    scale = max(1.0, np.abs(linear.state_matrix).max(initial=0.0))
    np.testing.assert_allclose(linear.state_matrix, found, atol=DIFFERENCES * scale)


def test_the_matrix_is_sympys_for_its_pendulum_in_redundant_coordinates() -> None:
    """The non-minimal pendulum of SymPy's test_linearize: two coordinates, two speeds, one length."""
    q1, q2, u1, u2 = me.dynamicsymbols("q1 q2 u1 u2")
    t, (L, m, g) = me.dynamicsymbols._t, sm.symbols("L m g")
    N, O = me.ReferenceFrame("N"), me.Point("O")
    O.set_vel(N, 0)
    P = O.locatenew("P", q1 * N.x + q2 * N.y)
    P.set_vel(N, u1 * N.x + u2 * N.y)
    length = sm.Matrix([q1**2 + q2**2 - L**2])
    rate = length.diff(t).xreplace({q1.diff(t): u1, q2.diff(t): u2})
    bob = me.Particle("bob", P, m)
    kane = me.KanesMethod(
        N,
        q_ind=[q2],
        q_dependent=[q1],
        u_ind=[u2],
        u_dependent=[u1],
        kd_eqs=[q1.diff(t) - u1, q2.diff(t) - u2],
        configuration_constraints=length,
        velocity_constraints=rate,
        acceleration_constraints=rate.diff(t),
    )
    kane.kanes_equations([bob], loads=[(P, m * g * N.x)])
    at = {q1: L, q2: 0, u1: 0, u2: 0, u1.diff(t): 0, u2.diff(t): 0}
    A, _, _ = kane.linearize(op_point=at, A_and_B=True, simplify=True)
    numbers = {L: 1.7, m: 0.6, g: 9.81}

    model = ap.Model("pendulum", frame=N, origin=O)
    model.coordinates([q1, q2])
    model.speeds([u1, u2])
    model.parameters([L, m, g])
    body = model.add(bob)
    model.gravity(g * N.x)
    model.constrain("length", ap.position(body).dot(ap.position(body)) - L**2)
    point = numbers | {q1: 1.7, q2: 0.0, u1: 0.0, u2: 0.0}
    linear = model.derive(ap.Kane()).linearize(point, independent=[q2, u2])
    assert linear.states == ("q2", "u2")
    np.testing.assert_allclose(linear.state_matrix, np.array(A.xreplace(numbers), float), atol=1e-13)


def test_a_row_said_twice_adds_no_eigenvalue() -> None:
    model = ap.catalogue.cartesian_pendulum()
    single = model.derive(ap.Lagrange()).linearize({"x": 0.6, "y": -0.8, "vx": 0.8, "vy": 0.6})
    for name, constraint in list(model.constraints.items()):
        model.constrain(f"{name} again", list(constraint.expressions))
    double = model.derive(ap.Lagrange()).linearize({"x": 0.6, "y": -0.8, "vx": 0.8, "vy": 0.6})
    assert single.states == double.states
    np.testing.assert_allclose(double.state_matrix, single.state_matrix, atol=1e-12)


def test_a_quaternion_counts_as_three_coordinates() -> None:
    linear = equations_of("perpendicular-bodies", "Kane, minimal").linearize(dict(CARDS["perpendicular-bodies"].start))
    assert len(linear.all_states) == 26
    assert len(linear.states) == 26 - 2 - 1  # two norms and the right angle


def test_the_tangent_has_the_identity_in_the_chosen_states() -> None:
    linear = equations_of("cartesian-pendulum", "Lagrange").linearize(
        {"x": 0.6, "y": -0.8, "vx": 0.8, "vy": 0.6}, independent=["y", "vy"]
    )
    assert linear.states == ("y", "vy")
    rows = [linear.all_states.index(name) for name in linear.states]
    np.testing.assert_allclose(linear.tangent[rows], np.eye(2), atol=1e-14)
    x = linear.all_states.index("x")
    assert linear.tangent[x, 0] == pytest.approx(0.8 / 0.6)  # x dx + y dy = 0


def test_a_linearization_prints_its_matrix_and_its_eigenvalues() -> None:
    text = str(equations_of("cartesian-pendulum", "Lagrange").linearize({"x": 0.0, "y": -1.0, "g": 9.0}))
    assert "linearized in x, vx" in text
    assert "-9" in text
    assert "eigenvalues 0+3j, 0-3j" in text


def test_python_control_gets_the_same_state_space() -> None:
    pytest.importorskip("control")
    linear = equations_of("cartesian-pendulum", "Lagrange").linearize({"x": 0.0, "y": -1.0, "g": 9.0})
    system = linear.to_control()
    np.testing.assert_allclose(sorted(system.poles().imag), [-3, 3], atol=1e-12)
    assert list(system.state_labels) == ["x", "vx"]


def test_without_python_control_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    linear = equations_of("cartesian-pendulum", "Lagrange").linearize({"x": 0.0, "y": -1.0})
    monkeypatch.setitem(sys.modules, "control", None)
    with pytest.raises(ap.ModelError, match=r"pip install '\.\[control\]'"):
        linear.to_control()


def cart(*, led: bool = False) -> ap.Model:
    """A cart of mass 2 on a spring, pushed by an input."""
    model = ap.Model("cart")
    x = model.coordinates("x")
    push = model.input("push", unit="N")
    body = model.particle("cart", mass=2, position=x * model.frame.x)
    model.force(body, (push - 8 * x) * model.frame.x)
    if led:
        model.constrain("led", ap.position(body).dot(model.frame.x) - model.input("path", unit="m"))
    return model


def test_inputs_have_a_matrix_and_an_equilibrium() -> None:
    equations = cart().derive(ap.Kane())
    linear = equations.linearize({"x": 0.0}, inputs={"push": 0.0})
    assert linear.inputs == ("push",)
    np.testing.assert_allclose(linear.input_matrix, [[0.0], [0.5]], atol=1e-14)
    assert equations.steady_motion({}, inputs={"push": 4.0})["x"] == pytest.approx(0.5)
    control = pytest.importorskip("control")
    assert control.dcgain(linear.to_control())[0, 0] == pytest.approx(1 / 8)


def test_an_input_that_moves_a_constraint_is_refused_by_name() -> None:
    with pytest.raises(ap.ModelError, match="'path' moves a constraint"):
        cart(led=True).derive(ap.Lagrange()).linearize({}, inputs={"push": 0.0, "path": 0.0})


def test_a_law_of_the_reaction_is_linearized_too() -> None:
    """Friction mu N v against the motion on a level table: u' = -mu g u."""
    model = ap.Model("a block with friction that grows with speed")
    N = model.frame
    x, z = model.coordinates("x z")
    model.speeds("u w")
    g, mu = model.parameters("g mu", [10.0, 0.25])
    block = model.particle("block", mass=2, position=x * N.x + z * N.z)
    model.gravity(-g * N.z)
    model.constrain(
        "table",
        ap.position(block).dot(N.z),
        nonideal=lambda ideal: {block: -mu * ideal.multipliers[0] * ap.velocity(block)},
    )
    linear = model.derive(ap.UdwadiaKalaba()).linearize({"x": 0.0, "u": 1.0})
    with pytest.warns(ap.AppellWarning, match="not of a steady motion"):  # it slows down by 2.5 m/s^2
        np.testing.assert_allclose(sorted(linear.eigenvalues.real), [-2.5, 0], atol=1e-12)


def pendulum() -> ap.Equations:
    return equations_of("cartesian-pendulum", "Lagrange")


@pytest.mark.parametrize(
    ("point", "independent", "words"),
    [
        ({"x": 0.0, "y": -1.0, "hight": 1.0}, [], "not a coordinate or speed"),
        ({"x": 0.0, "y": -1.0}, ["x"], "names 1 states, but 2 are independent"),
        ({"x": 0.0, "y": -1.0}, ["x", "w"], "'w' is not a state"),
        ({"x": 0.0, "y": -1.0}, ["y", "vy"], "do not determine the others here"),
        ({"x": 0.0, "y": -3.0}, [], "contradict"),
        ({"x": 0.0, "y": float("nan")}, [], "finite"),
    ],
)
def test_bad_points_are_refused_in_one_sentence(point: dict[str, float], independent: list[str], words: str) -> None:
    with pytest.raises(ap.AppellError, match=words):
        pendulum().linearize(point, independent=independent)


def test_a_point_where_constraints_lose_rank_is_refused() -> None:
    model = ap.Model("particle on a cone")
    x, y, z = model.coordinates("x y z")
    model.speeds("u v w")
    model.particle("P", mass=1, position=x * model.frame.x + y * model.frame.y + z * model.frame.z)
    model.constrain("cone", x**2 + y**2 - z**2)
    equations = model.derive(ap.Lagrange())
    with pytest.raises(ap.SingularSystem, match="lose rank"):
        equations.linearize({x: 0, y: 0, z: 0, "u": 0, "v": 0, "w": 0})
    assert len(equations.linearize({x: 1, y: 0, z: 1, "u": 0, "v": 0, "w": 0}).states) == 4


def test_a_force_that_is_left_out_is_zero_and_an_input_of_a_constraint_is_refused() -> None:
    """No constraint needs the force, so every state stays consistent; an equilibrium depends on it."""
    equations, led = cart().derive(ap.Kane()), cart(led=True).derive(ap.Kane())
    given = equations.linearize({"x": 0.0}, inputs={"push": 0.0})
    np.testing.assert_array_equal(equations.linearize({"x": 0.0}).input_matrix, given.input_matrix)
    np.testing.assert_array_equal(equations.linearize({"x": 0.0}).state_matrix, given.state_matrix)
    with pytest.raises(ap.ModelError, match="the input 'push' of 'cart' is not given"):
        equations.steady_motion({"x": 0.0})
    for call in (led.linearize, led.assemble, led.steady_motion):
        with pytest.raises(ap.ModelError, match="the input 'path' of 'cart' is not given"):
            call({"x": 0.0}, inputs={"push": 0.0})


def test_a_point_of_a_swinging_pendulum_is_said_not_to_be_of_a_steady_motion() -> None:
    # released at 45 degrees it accelerates along the circle by g sin(45 deg), of which half the square root is along x
    half = 0.5**0.5
    linear = pendulum().linearize({"x": half, "y": -half, "vx": 0.0, "g": 9.0}, independent=["x", "vx"])
    assert not linear.steady
    assert linear.residual["vx'"] == pytest.approx(-9.0 * half * half)
    assert "along a motion that is not steady" in str(linear)
    with pytest.warns(ap.AppellWarning, match="is not of a steady motion .*of one instant"):
        assert linear.eigenvalues.size == 2


def test_passing_the_lowest_point_is_not_a_steady_motion_although_nothing_accelerates() -> None:
    # x = sin a with a'' = -g sin a: the third derivative of x at a = 0 is -g a' - a'^3 = -9 * 2 - 8
    linear = pendulum().linearize({"x": 0.0, "y": -1.0, "vx": 2.0, "g": 9.0}, independent=["x", "vx"])
    assert set(linear.residual) == {"vx''"}
    assert linear.residual["vx''"] == pytest.approx(-26.0)


def test_equilibria_and_steady_motions_give_no_warning() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert pendulum().linearize({"x": 0.0, "y": -1.0}).eigenvalues.size == 2
        bicycle = ap.catalogue.bicycle().derive(ap.Kane())
        straight = bicycle.linearize({"v": 5.0, "lean": 0.0, "steer": 0.0})
        assert straight.steady
        assert bicycle.steady_motion({"steer": 0.1}, near={"v": 5.5, "lean": 0.2}).linearization.eigenvalues.size


def test_a_linearization_is_typeset_in_a_notebook() -> None:
    latex = cart().derive(ap.Kane()).linearize({"x": 0.0}, inputs={"push": 0.0})._repr_latex_()
    assert latex.startswith(r"$\displaystyle \frac{d}{dt}")
    assert "push" in latex
