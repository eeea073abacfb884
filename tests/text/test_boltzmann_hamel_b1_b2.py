"""B1 and B2: gamma by hand and by index, the completion of rows, any invertible relation, regular joints."""

from __future__ import annotations

from itertools import product

import casadi as ca
import numpy as np
import pytest
import sympy as sm
from scipy.integrate import solve_ivp
from sympy.physics.mechanics import LagrangesMethod
from sympy.physics.vector import dynamicsymbols

import appell as ap
from appell.algebra import Algebra, CasadiAlgebra, SympyAlgebra
from appell.mechanics import Mechanics, lower
from appell.mechanics.quasi import gamma_matrix, transposition
from tests.tolerances import ALGEBRA, OTHER_INTEGRATOR, RUN


def lowered(joint: ap.Joint, algebra: Algebra | None = None) -> Mechanics:
    model = ap.Model("a body under a joint")
    body = model.body("B", mass=1, inertia=(1, 2, 3))
    model.joint("joint", joint, model.ground, body)
    return lower(model.snapshot(), algebra or SympyAlgebra())


def by_index(m: Mechanics) -> ca.SX:
    """002, E49 as it is printed, sum by sum: gamma_ij = sum_k sum_r w_r beta_kr (d alpha_ij/dq_k - d alpha_kj/dq_i)."""
    alpha, beta, n, nq = m.Y.T, m.G, m.u.numel(), m.q.numel()
    slope = [[[ca.jacobian(alpha[i, j], m.q)[k] for k in range(nq)] for j in range(n)] for i in range(nq)]
    found = ca.SX(nq, n)
    for i in range(nq):
        for j in range(n):
            for k in range(nq):
                for r in range(n):
                    found[i, j] += m.u[r] * beta[k, r] * (slope[i][j][k] - slope[k][j][i])
    return found


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("joint", [ap.Knife(), ap.Tricycle(1.5), ap.RollPitchYaw(), ap.Spherical()])
def test_gamma_is_e49_sum_by_sum(joint: ap.Joint) -> None:
    m = lowered(joint, CasadiAlgebra())
    both = ca.Function("both", [m.q, m.u], [ca.densify(gamma_matrix(m)), ca.densify(by_index(m))])
    for seed in range(5):
        rng = np.random.default_rng(seed)
        ours, theirs = both(rng.uniform(-1.4, 1.4, m.q.numel()), rng.uniform(-1, 1, m.u.numel()))
        assert np.abs(np.array(theirs)).max() > 0.1
        np.testing.assert_allclose(np.array(ours), np.array(theirs), atol=ALGEBRA)


def test_gamma_of_the_knife_is_e57() -> None:
    """The gamma that the principle uses, symbol by symbol: of a model, and of the joint as a person reads it."""
    m = lowered(ap.Knife())
    (_, _, theta), (v, s, w) = m.q, m.u
    E57 = [[-w * sm.sin(theta), -w * sm.cos(theta), 0], [w * sm.cos(theta), -w * sm.sin(theta), 0], [-s, v, 0]]
    assert sm.simplify(gamma_matrix(m) - sm.Matrix(E57)) == sm.zeros(3)
    read = ap.Knife().quasi_velocities
    own = dict(zip((*m.q, *m.u), (*read.coordinates, *read.velocities), strict=True))
    assert read.gamma == sm.Matrix(E57).xreplace(own)


def test_body_angular_velocities_have_the_permutation_symbol() -> None:
    """The omega x P of Euler's equations (E74 to E76 corrected): beta^T gamma is the matrix of omega x."""
    read = ap.RollPitchYaw().quasi_velocities
    wx, wy, wz = read.velocities
    assert read.gyroscopic == sm.Matrix([[0, -wz, wy], [wz, 0, -wx], [-wy, wx, 0]])


def test_boltzmann_and_hamel_use_the_gamma_that_is_tested(monkeypatch: pytest.MonkeyPatch) -> None:
    from appell.principles import boltzmann_hamel

    model = ap.Model("a skate")
    skate = model.body("B", mass=2, inertia_zz=1, mass_center=(0.3, 0, 0))
    model.joint("joint", ap.Knife(), model.ground, skate)
    state = {"v_B": 1.0, "omega_B": 2.0}
    true = dict(model.derive(ap.BoltzmannHamel()).accelerations(state))
    assert true == pytest.approx(dict(model.derive(ap.Kane()).accelerations(state)))
    monkeypatch.setattr(boltzmann_hamel, "gamma_matrix", lambda m: 2 * gamma_matrix(m))
    false = dict(model.derive(ap.BoltzmannHamel()).accelerations(state))
    assert abs(false["v_B"] - true["v_B"]) > 0.1


@pytest.mark.parametrize("number", range(3))
def test_gamma_and_the_transposition_terms_are_two_ways_to_one_number(number: int) -> None:
    """beta^T gamma p from the derivatives of alpha, and from those of beta; relations that hold time among them."""
    model = ap.Model("a particle")
    q = list(model.coordinates("x y z"))
    model.speeds("u1 u2 u3", _relation(number, q, model.time))
    model.particle("P", 2, q[0] * model.frame.x + q[1] * model.frame.y + q[2] * model.frame.z)
    m = lower(model.snapshot(), CasadiAlgebra())
    p = ca.SX.sym("p", 3)
    one, other = m.G.T @ gamma_matrix(m) @ p, transposition(m, p)
    both = ca.Function("both", [m.q, m.u, m.t, p], [ca.densify(one), ca.densify(other)])
    for seed in range(3):
        rng = np.random.default_rng(seed)
        ours, theirs = (np.array(x) for x in both(*(rng.uniform(0.2, 1.0, k) for k in (3, 3, 1, 3))))
        assert np.abs(theirs).max() > 0.01
        np.testing.assert_allclose(ours, theirs, atol=ALGEBRA)


def test_rates_of_coordinates_have_no_gamma() -> None:
    plain = ap.Model("plain")
    x, y = plain.coordinates("x y")
    plain.particle("P", 1, x * plain.frame.x + x * y * plain.frame.y)
    assert gamma_matrix(lower(plain.snapshot(), SympyAlgebra())) == sm.zeros(2)
    assert plain.quasi_velocities().gamma == sm.zeros(2)


# ---- B2: the completion, as a person reads it ---------------------------------------------------------------------


def blade_in_rates() -> ap.Model:
    model = ap.Model("a blade in rates")
    N, t = model.frame, model.time
    x, y, theta = model.coordinates("x y theta")
    m, J, l = model.parameters("m J l")
    A = N.orientnew("A", "Axis", [theta, N.z])
    model.body("B", mass=m, inertia_zz=J, frame=A, position=x * N.x + y * N.y + l * A.x)
    model.constrain("blade", y.diff(t) * sm.cos(theta) - x.diff(t) * sm.sin(theta))
    return model


def test_the_completion_of_a_row_is_shown() -> None:
    """E52 is the row that is held; the two other columns of beta are the library's choice, and it says which."""
    model = blade_in_rates()
    found = model.quasi_velocities()
    _, _, theta = found.coordinates
    assert [str(u.func) for u in found.held] == ["omega_blade"]
    assert [str(u.func) for u in found.chosen] == ["xdot", "thetadot"]
    assert found.alpha[:, 2] == sm.Matrix([-sm.sin(theta), sm.cos(theta), 0])  # E52, E56
    assert sm.simplify(found.alpha.T @ found.beta) == sm.eye(3)  # after E6
    for name in ("omega_blade", "completed by xdot, thetadot", "alpha^T", "gamma"):
        assert name in str(found)
    assert r"\gamma" in found.latex()


def test_a_person_may_choose_what_completes_the_rows() -> None:
    found = blade_in_rates().quasi_velocities(independent=["ydot", "thetadot"])
    assert [str(u.func) for u in found.chosen] == ["ydot", "thetadot"]
    assert sm.simplify(found.alpha.T @ found.beta) == sm.eye(3)
    with pytest.raises(ap.ModelError, match="names 1 speeds, but 2 are independent"):
        blade_in_rates().quasi_velocities(independent=["ydot"])


def test_momenta_of_completed_quasi_velocities_are_derivatives_of_the_energy() -> None:
    """P = dL/domega with L written in the completed velocities, by hand."""
    model = blade_in_rates()
    found = model.quasi_velocities()
    m, J, l = (sm.Symbol(name, real=True) for name in ("m", "J", "l"))
    _, _, theta = found.coordinates
    xdot, ydot, turn = found.rates
    vx, vy = xdot - l * turn * sm.sin(theta), ydot + l * turn * sm.cos(theta)
    L = m * (vx**2 + vy**2) / 2 + J * turn**2 / 2
    own = {p.symbol.name: p.symbol for p in model.snapshot().parameters}
    for u, P in found.momenta.items():
        assert sm.simplify(P - L.diff(u).subs({s: own[s.name] for s in (m, J, l)})) == 0


def test_rows_that_are_speeds_already_need_no_completion() -> None:
    model = ap.Model("a skate")
    joint = model.joint("joint", ap.Knife(), model.ground, model.body("B", mass=1, inertia_zz=1))
    found = model.quasi_velocities()
    assert found.held == joint.held
    assert found.chosen == ()
    assert set(found.velocities) == {*joint.speeds, *joint.held}


def test_quasi_velocities_refuse_what_they_cannot_be() -> None:
    pucks = ap.catalogue.two_pucks()
    with pytest.raises(ap.NotApplicable, match="'perpendicular' is not linear in the velocities"):
        pucks.quasi_velocities()
    with pytest.raises(ap.ModelError, match="Weld has no speeds"):
        ap.Weld().quasi_velocities  # noqa: B018 - it raises
    x, y, u, w = dynamicsymbols("x y u w")
    with pytest.raises(ap.ModelError, match=r"'u' is .*, which is not linear in the coordinate rates"):
        ap.quasi_velocities([x, y], {u: x.diff() ** 2, w: y.diff()})
    with pytest.raises(ap.ModelError, match="do not determine the coordinate rates"):
        ap.quasi_velocities([x, y], {u: x.diff() + y.diff(), w: x.diff() + y.diff()})
    with pytest.raises(ap.ModelError, match="is kept at zero, but it is not among the velocities"):
        ap.quasi_velocities([x], {u: x.diff()}, held=[w])


def _relation(number: int, q: list[sm.Expr], t: sm.Symbol) -> list[sm.Expr]:
    """Three invertible relations u = Y(q, t) qdot + z(q, t)."""
    x, y, z = q
    dx, dy, dz = (c.diff(t) for c in q)
    return [
        [dx + y * dz, 2 * dy - sm.sin(x) * dx, dz],
        [sm.exp(y) * dx + t, dy + x * dx, dz + dx - dy],
        [sm.cos(t) * dx + sm.sin(t) * dy, -sm.sin(t) * dx + sm.cos(t) * dy + x * z, (1 + x**2) * dz - sm.sin(t) * y],
    ][number]


@pytest.mark.slow_but_every(7)
@pytest.mark.parametrize("principle", [ap.BoltzmannHamel(), ap.Hamilton(), ap.Voronets(), ap.Lagrange(), ap.Dead()])
@pytest.mark.parametrize("number", range(3))
def test_any_invertible_relation_gives_sympys_lagrange_equations(number: int, principle: ap.BoltzmannHamel) -> None:
    """E21 with Y and z of coordinates and time, against LagrangesMethod in coordinate rates."""
    model = ap.Model("a particle on a moving surface")
    N, t = model.frame, model.time
    q = list(model.coordinates("x y z"))
    x, y, z = q
    model.speeds("u1 u2 u3", _relation(number, q, t))
    place = (x + sm.sin(y)) * N.x + (y * z + t * x) * N.y + (z + x**2 / 2) * N.z
    model.particle("P", 2, place)
    V = x * y + sm.cos(z) + x**2
    model.potential("field", V)
    v = place.dt(N)
    L = v.dot(v) - V
    theirs = LagrangesMethod(sm.expand(L), q)
    theirs.form_lagranges_equations()
    equations = model.derive(principle)
    rng = np.random.default_rng(number)
    for _ in range(3):
        q0, v0, t0 = rng.uniform(0.2, 1.0, 3), rng.uniform(-1, 1, 3), rng.uniform(0, 1)
        # speeds first: what is replaced in a derivative must go before what it is a derivative of
        at = [*zip([c.diff(t) for c in q], v0, strict=True), *zip(q, q0, strict=True), (t, t0)]
        M = np.array(theirs.mass_matrix.subs(at).evalf(), float)
        F = np.array(theirs.forcing.subs(at).evalf(), float).ravel()
        qdd = np.linalg.solve(M, F)
        relation = _relation(number, q, t)
        further = [*zip([c.diff(t, 2) for c in q], qdd, strict=True), *at]
        udot = [float(r.diff(t).subs(further).evalf()) for r in relation]
        u = [float(r.subs(at).evalf()) for r in relation]
        state = dict(zip(("x", "y", "z", "u1", "u2", "u3"), [*q0, *u], strict=True))
        rates = equations.accelerations(state, time=t0)
        size = max(1.0, np.abs(udot).max())
        np.testing.assert_allclose([rates[f"u{i}"] for i in (1, 2, 3)], udot, atol=100 * ALGEBRA * size)


@pytest.mark.slow
def test_the_tricycle_steers_and_heads_through_right_angles() -> None:
    """B2: E64 to E65 are singular at theta, phi = 90 degrees; the joint is not, and its motion goes on.

    With the fork's inertia J about its axis nothing turns it, so theta' + phi' stays; energy gives v, the speed of the
    front wheel; phi' = w - v sin(phi) / l and E61 to E63 give the rest.
    """
    model = ap.Model("a tricycle")
    l, m, I, m2, J = 1.3, 2.0, 0.7, 0.4, 0.05
    frame = model.body("B", mass=m, inertia_zz=I)
    fork = model.body("fork", mass=m2, inertia_zz=J)
    joint = model.joint("joint", ap.Tricycle(l), model.ground, frame, coordinates="x y theta phi", speeds="v a b steer")
    model.joint("head", ap.Weld(), joint.mounts["fork"], fork)
    start = {"x": 0.0, "y": 0.0, "theta": 0.3, "phi": 0.2, "v": 1.0, "steer": 1.5}
    w = start["steer"] + start["v"] * np.sin(start["phi"]) / l

    def inertia(phi: float) -> float:
        return m * np.cos(phi) ** 2 + I * np.sin(phi) ** 2 / l**2 + m2

    c = start["v"] * np.sqrt(inertia(start["phi"]))

    def rates(_: float, s: np.ndarray) -> list[float]:
        theta, phi = s[2], s[3]
        v = c / np.sqrt(inertia(phi))
        turn = v * np.sin(phi) / l
        return [v * np.cos(phi) * np.cos(theta), v * np.cos(phi) * np.sin(theta), turn, w - turn]

    for principle in (ap.BoltzmannHamel(), ap.Kane(), ap.Voronets(), ap.Lagrange()):
        run = model.derive(principle).simulate(10.0, start, tolerance=RUN)
        book = solve_ivp(rates, (0, 10), [0, 0, 0.3, 0.2], "DOP853", run.time, rtol=1e-12, atol=1e-12).y
        assert book[3].max() > np.pi / 2  # it steers past both right angles,
        assert np.ptp(book[2]) > np.pi / 2  # and heads past them
        found = np.array([run[name] for name in ("x", "y", "theta", "phi")])
        np.testing.assert_allclose(found, book, atol=OTHER_INTEGRATOR)
        assert run.audit.constraint_error < 1e-13


def test_rows_are_completed_by_quasi_velocities_wherever_they_are_regular() -> None:
    """B2: no quasi-velocity is given; the blade is written in rates, and turns through every heading.

    Chaplygin's sleigh with its mass centre over the blade on an incline: x = g sin(a) sin^2(W t) / (2 W^2).
    """
    model = ap.Model("a blade in rates")
    N, t = model.frame, model.time
    x, y, theta = model.coordinates("x y theta")
    A = N.orientnew("A", "Axis", [theta, N.z])
    body = model.body("B", mass=1.25, inertia_zz=0.13, frame=A, position=x * N.x + y * N.y)
    model.force(body, 1.25 * 3.0 * N.x)
    model.constrain("blade", y.diff(t) * sm.cos(theta) - x.diff(t) * sm.sin(theta))
    W = 2.0
    for principle in (ap.BoltzmannHamel(), ap.Voronets(), ap.Maggi(), ap.GibbsAppell()):
        run = model.derive(principle).simulate(
            8.0, {"theta": 0, "x": 0, "y": 0, "xdot": 0, "thetadot": W}, tolerance=RUN
        )
        np.testing.assert_allclose(run["x"], 3.0 / (2 * W**2) * np.sin(W * run.time) ** 2, atol=1e-9)
        assert run["theta"][-1] > 2 * np.pi


# ---- B2: a completion that is regular wherever the rows are ---------------------------------------------------------


def rows_in_rates(rows) -> ap.Model:
    """Coordinates x, y, theta, phi, and rows of their rates."""
    model = ap.Model("rows")
    x, y, theta, phi = model.coordinates("x y theta phi")
    N, t = model.frame, model.time
    A = N.orientnew("A", "Axis", [theta, N.z])
    model.body("B", mass=2, inertia_zz=3, frame=A, position=x * N.x + y * N.y)
    model.body("C", mass=1, inertia_zz=1, frame=N.orientnew("C", "Axis", [phi, N.z]), position=x * N.x)
    for i, row in enumerate(rows(*(q.diff(t) for q in (x, y, theta, phi)), x, y, theta, phi)):
        model.constrain(f"row {i + 1}", row)
    return model


def blade(dx, dy, dtheta, dphi, x, y, theta, phi):
    return [dy * sm.cos(theta) - dx * sm.sin(theta)]


def sleigh(dx, dy, dtheta, dphi, x, y, theta, phi):
    return [dy * sm.cos(theta) - dx * sm.sin(theta) - 2 * dtheta]


def disc(dx, dy, dtheta, dphi, x, y, theta, phi):
    return [dx - 3 * dphi * sm.cos(theta), dy - 3 * dphi * sm.sin(theta)]


def tricycle(dx, dy, dtheta, dphi, x, y, theta, phi):
    """E66, and E67 as a tricycle has it: nothing is singular at any heading or steering angle."""
    forward = dx * sm.cos(theta) + dy * sm.sin(theta)
    return [*blade(dx, dy, dtheta, dphi, x, y, theta, phi), 2 * dtheta * sm.cos(phi) - forward * sm.sin(phi)]


def of_the_plane(dx, dy, dtheta, dphi, x, y, theta, phi):
    """A row of four entries that vanish nowhere together, with no constant part among them."""
    return [(1 + x**2) * dx + y * dy + theta * dtheta + phi * dphi]


def drifting(dx, dy, dtheta, dphi, x, y, theta, phi):
    return [dy * sm.cos(theta) - dx * sm.sin(theta) - x]


SLOW = [pytest.param(rows, marks=pytest.mark.slow) for rows in (disc, tricycle, of_the_plane)]


@pytest.mark.parametrize("rows", [blade, sleigh, drifting, *SLOW])
def test_b2_the_orthogonal_completion_is_regular_wherever_the_rows_are(rows) -> None:
    """[E; A] in numbers at headings of 0, 90, 180 and 270 degrees too: E A^T = 0, and beta is its inverse there."""
    found = rows_in_rates(rows).quasi_velocities(completion="orthogonal")
    free = len(found.free)
    for theta, phi in product([0, sm.pi / 2, sm.pi, 3 * sm.pi / 2, 1], [0, sm.pi / 2, 2]):
        at = dict(zip(found.coordinates, (sm.Rational(1, 3), sm.Rational(2, 5), theta, phi), strict=True))
        alpha, beta = (np.array(part.subs(at).evalf(), float) for part in (found.alpha, found.beta))
        np.testing.assert_allclose(alpha.T @ beta, np.eye(4), atol=1e-12)
        np.testing.assert_allclose(alpha[:, :free].T @ alpha[:, free:], 0, atol=1e-12)
        assert np.linalg.cond(alpha) < 100


def test_b2_speeds_complete_the_blade_only_where_it_is_not_across_them() -> None:
    """The texts' own choice stays the default: cos(theta) stands below a line of beta, and vanishes at 90 degrees."""
    found = rows_in_rates(blade).quasi_velocities()
    heading = found.coordinates[2]
    assert any(sm.denom(e).subs(heading, sm.pi / 2) == 0 for e in map(sm.together, found.beta.rewrite(sm.cos)))


def test_b2_rows_to_which_no_orthogonal_directions_are_known_are_refused() -> None:
    """x dx + y dy + theta dtheta: vectors tangent to a sphere vanish somewhere (Brouwer)."""
    model = rows_in_rates(lambda dx, dy, dtheta, dphi, x, y, theta, phi: [x * dx + y * dy + theta * dtheta])
    with pytest.raises(ap.NotApplicable, match="complete 1 rows of 3 speeds"):
        model.quasi_velocities(completion="orthogonal")
    with pytest.raises(ap.ModelError, match="'speeds' or 'orthogonal'"):
        model.quasi_velocities(completion="upright")
    with pytest.raises(ap.ModelError, match="independent="):
        model.quasi_velocities(["xdot", "ydot", "thetadot"], completion="orthogonal")


# ---- E14, E15, E19: eta ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("joint", [ap.Knife, pytest.param(ap.RollPitchYaw, marks=pytest.mark.slow)])
def test_eta_is_that_of_e15_and_gamma_is_the_rate_of_alpha_without_it(joint) -> None:
    """Row k of eta is omega^T beta^T d alpha/dq_k (E15); gamma = d alpha/dt - eta (E19), both with SymPy alone."""
    t, found = dynamicsymbols._t, joint().quasi_velocities
    omega = sm.Matrix(found.velocities)
    for k, q in enumerate(found.coordinates):
        row = omega.T @ found.beta.T @ found.alpha.diff(q)
        assert sm.simplify(found.eta[k, :] - row) == sm.zeros(1, len(omega))
    rates = dict(zip((q.diff(t) for q in found.coordinates), found.rates, strict=True))
    turning = found.alpha.diff(t).xreplace(rates)
    assert sm.simplify(turning - found.eta - found.gamma) == sm.zeros(*found.alpha.shape)
    assert "  eta" in str(found)
    assert r"\eta" in found.latex()
