"""S1: Lagrangians given outright, with scalar and vector potential, dissipation and time (004, E2.2 to E2.5)."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from scipy.integrate import solve_ivp

import appell as ap
from appell.principles import PRINCIPLES
from tests.support import same
from tests.tolerances import ALGEBRA, CLOSED_FORM, ENERGY, OTHER_INTEGRATOR, RUN

# those that speak of accelerations of bodies, or of geodesics of their masses
NEED_BODIES = [ap.Kane(), ap.UdwadiaKalaba(), ap.Gauss(), ap.GibbsAppell(), ap.Jourdain(), ap.Hertz()]
OUTRIGHT = [p() for p in PRINCIPLES if p.name not in {q.name for q in NEED_BODIES}]


def curved() -> tuple[ap.Model, list[sm.Expr], sm.Expr, sm.Expr]:
    """L = g_ij v_i v_j / 2 + A.v - V with g, A and V of coordinates and time, and D = -d v."""
    model = ap.Model("a system with everything")
    t = model.time
    d = model.parameters("d", 0.3)
    x, y = model.coordinates("x y")
    dx, dy = x.diff(t), y.diff(t)
    g = sm.Matrix([[1 + x**2, x * y / 4], [x * y / 4, 2 + sm.sin(t)]])
    v = sm.Matrix([dx, dy])
    L = (v.T @ g @ v)[0] / 2 + y**2 * dx - sm.cos(t) * x * dy - x**2 - sm.cos(x - y) * (1 + t / 5)
    model.lagrangian(L)
    model.damper("drag", d * (dx**2 + 2 * dy**2) / 2)
    return model, [x, y], L, d


@pytest.mark.slow_but_every(4, but_not=("Hamilton",))
@pytest.mark.parametrize("principle", OUTRIGHT, ids=lambda p: p.name)
def test_e2_2_with_dissipation_as_symbols(principle) -> None:
    model, q, L, d = curved()
    t = model.time
    equations = model.derive(principle)
    book = [L.diff(c.diff(t)).diff(t) - L.diff(c) for c in q]
    book = [book[0] + d * q[0].diff(t), book[1] + 2 * d * q[1].diff(t)]
    rate = dict(zip(equations.speeds, [c.diff(t) for c in q], strict=True))
    momenta = equations.symbolic_form.momenta
    for ours, theirs in zip(equations.residuals, book, strict=True):
        ours = ours.subs({p.diff(t): e.diff(t) for p, e in momenta.items()}).doit().subs(rate).doit()
        assert sm.expand(ours + theirs) == 0 or same(ours, -theirs)


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("principle", OUTRIGHT, ids=lambda p: p.name)
def test_the_energy_balance_of_e2_5(principle) -> None:
    """dE/dt = -dL/dt + D.v with E = v dL/dv - L: the vector potential has no part in E."""
    model, q, L, _ = curved()
    t = model.time
    run = model.derive(principle).simulate(3.0, {"x": 0.4, "y": -0.3, "xdot": 0.5, "ydot": 0.8}, tolerance=RUN)
    plain = dict(zip([c.diff(t) for c in q], sm.symbols("vx vy"), strict=True)) | dict(
        zip(q, sm.symbols("x y"), strict=True)
    )
    expression = L.xreplace(plain)
    names = [*plain.values(), t]
    v = list(plain.values())[:2]
    energy = sum(expression.diff(r) * r for r in v) - expression
    values = [run["xdot"], run["ydot"], run["x"], run["y"], run.time]
    np.testing.assert_allclose(run["energy"], sm.lambdify(names, energy)(*values), atol=1e-12)
    power = -sm.lambdify(names, expression.diff(t))(*values) - 0.3 * (run["xdot"] ** 2 + 2 * run["ydot"] ** 2)
    step = run.time[1] - run.time[0]
    work = step / 3 * (power[0] + power[-1] + 4 * power[1:-1:2].sum() + 2 * power[2:-1:2].sum())
    assert run["energy"][-1] - run["energy"][0] == pytest.approx(work, abs=1e-9)
    np.testing.assert_allclose(run["power of drag"], -0.3 * (run["xdot"] ** 2 + 2 * run["ydot"] ** 2), atol=1e-12)
    assert run.audit.energy_error < ENERGY


@pytest.mark.parametrize("principle", OUTRIGHT, ids=lambda p: p.name)
def test_a_charge_turns_at_e_b_over_m_and_drifts_at_e_over_b(principle) -> None:
    """Crossed fields: L = m v.v/2 + e B (x y' - y x')/2 + e E x; the mean motion is E/B along -y."""
    model = ap.Model("crossed fields")
    t = model.time
    x, y = model.coordinates("x y")
    m, e, B, E = 1.5, 0.8, 2.0, 0.6
    L = m * (x.diff(t) ** 2 + y.diff(t) ** 2) / 2 + e * B * (x * y.diff(t) - y * x.diff(t)) / 2 + e * E * x
    model.lagrangian(L)
    run = model.derive(principle).simulate(4.0, {"x": 0, "y": 0, "xdot": 0, "ydot": 0}, tolerance=RUN)
    w, c = e * B / m, E / B
    np.testing.assert_allclose(run["x"], c / w * (1 - np.cos(w * run.time)), atol=CLOSED_FORM)
    np.testing.assert_allclose(run["y"], -c * run.time + c / w * np.sin(w * run.time), atol=CLOSED_FORM)
    np.testing.assert_allclose(run["energy"], 0, atol=1e-10)


def test_a_lagrangian_beside_bodies_is_their_sum() -> None:
    """Half of the kinetic energy from a particle, half given: the same as one particle of twice the mass."""
    whole, half = ap.Model("whole"), ap.Model("half")
    for model, mass in ((whole, 2.0), (half, 1.0)):
        N, t = model.frame, model.time
        x, y = model.coordinates("x y")
        model.particle("P", mass, x * N.x + y * N.y)
        model.force("P", 0.5 * N.x - sm.cos(t) * N.y)
        model.constrain("blade", y.diff(t) - x * x.diff(t))
        if model is half:
            model.lagrangian((x.diff(t) ** 2 + y.diff(t) ** 2) / 2)
    state = {"x": 0.7, "y": 0, "xdot": 1.1}
    for principle in (ap.Lagrange(), ap.BoltzmannHamel(), ap.Maggi(), ap.Hamilton(), ap.Voronets(), ap.AppellChetaev()):
        a, b = (m.derive(principle).accelerations(state, time=0.4) for m in (whole, half))
        for name in a:
            assert a[name] == pytest.approx(b[name], abs=ALGEBRA)


@pytest.mark.parametrize("principle", NEED_BODIES, ids=lambda p: p.name)
def test_principles_that_need_bodies_refuse_and_say_who_would_do(principle) -> None:
    with pytest.raises(
        ap.NotApplicable, match=f"{principle.name} needs bodies.*'Lagrangian' given outright: .*Lagrange"
    ):
        ap.catalogue.charge_in_magnetic_field().derive(principle)


def test_the_commutator_machine_against_scipy() -> None:
    """J w' = k i_f i_a - b w, La i_a' = U - Ra i_a - k i_f w, Lf i_f' = U - Rf i_f."""
    J, La, Lf, k, U, Ra, Rf, b = 0.02, 0.01, 0.5, 0.3, 24.0, 0.5, 12.0, 0.01

    def rates(_: float, s: np.ndarray) -> list[float]:
        w, ia, jf = s
        return [(k * jf * ia - b * w) / J, (U - Ra * ia - k * jf * w) / La, (U - Rf * jf) / Lf]

    for principle in (ap.Lagrange(), ap.Hamilton(), ap.Voronets()):
        run = ap.catalogue.commutator_machine().derive(principle).simulate(1.0, {"phidot": 0}, tolerance=RUN)
        book = solve_ivp(rates, (0, 1), [0, 0, 0], "DOP853", run.time, rtol=1e-12, atol=1e-12).y
        found = np.array([run["phidot"], run["xdot"], run["ydot"]])
        np.testing.assert_allclose(found, book, atol=OTHER_INTEGRATOR * np.abs(book).max())
        np.testing.assert_allclose(run["power of sliding contact"], 0, atol=1e-11)
        assert run.audit.energy_error < 1e-8


def test_the_commutator_of_the_machine_is_a_dead_reaction() -> None:
    """The force of the brushes is H v with a skew H: given as Dead(H=...) it is the same motion."""
    machine = ap.catalogue.commutator_machine()
    bare = ap.Model("machine without brushes")
    t = bare.time
    phi, x, y = bare.coordinates("phi x y")
    omega, ia, jf = (q.diff(t) for q in (phi, x, y))
    bare.lagrangian(0.02 * omega**2 / 2 + 0.01 * ia**2 / 2 + 0.5 * jf**2 / 2)
    bare.generalised_force("source", {x: 24.0, y: 24.0})
    bare.damper("resistances", 0.5 * ia**2 / 2 + 12.0 * jf**2 / 2 + 0.01 * omega**2 / 2)
    current = bare.snapshot().kinematics.speeds[2]
    H = 0.3 * current * sm.Matrix([[0, 1, 0], [-1, 0, 0], [0, 0, 0]])
    state = {"phi": 0, "x": 0, "y": 0, "phidot": 3.0, "xdot": 4.0, "ydot": 1.5}
    ours, theirs = bare.derive(ap.Dead(H=H)).accelerations(state), machine.derive(ap.Lagrange()).accelerations(state)
    for name in ("phidot", "xdot", "ydot"):
        assert ours[name] == pytest.approx(theirs[name], abs=ALGEBRA * 1e3)


def test_bad_lagrangians_and_forces() -> None:
    model = ap.Model("bad")
    x = model.coordinates("x")
    with pytest.raises(ap.ModelError, match=r"the Lagrangian 'Lagrangian'.*'k'"):
        model.lagrangian(sm.Symbol("k") * x**2)
    with pytest.raises(ap.ModelError, match="acts on 'y', which is not a coordinate"):
        model.generalised_force("push", {sm.Function("y")(model.time): 1})
