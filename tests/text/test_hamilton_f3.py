"""F3: Hamilton's equations with reactions (003, E39) and elimination of coordinates (003, E9)."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from scipy.integrate import solve_ivp

import appell as ap
from tests.support import same
from tests.tolerances import CLOSED_FORM, OTHER_INTEGRATOR, RUN


def polar(constrained: bool) -> tuple[ap.Model, dict[str, sm.Expr]]:
    """A particle in the plane in polar coordinates, hung with gravity along x = r cos(theta)."""
    model = ap.Model("a pendulum in polar coordinates")
    N = model.frame
    m, g, l, k = model.parameters("m g l k", [2.0, 9.81, 1.5, 30.0])
    r, theta = model.coordinates("r theta")
    model.particle("P", m, r * sm.sin(theta) * N.x - r * sm.cos(theta) * N.y)
    model.gravity(-g * N.y)
    if constrained:
        model.constrain("rod", r - l)
    else:
        model.potential("spring", k * (r - l) ** 2 / 2)
    return model, {"m": m, "g": g, "l": l, "k": k, "r": r, "theta": theta}


def test_canonical_equations_of_a_spring_pendulum_as_symbols() -> None:
    """H = p_r^2/2m + p_theta^2/(2 m r^2) - m g r cos(theta) + k (r - l)^2/2, differentiated by SymPy."""
    model, s = polar(constrained=False)
    equations = model.derive(ap.Hamilton())
    t = model.time
    (p_r, expression_r), (p_theta, expression_theta) = equations.symbolic_form.momenta.items()
    rate = {s["r"].diff(t): equations.speeds[0], s["theta"].diff(t): equations.speeds[1]}
    assert same(expression_r, s["m"] * s["r"].diff(t).xreplace(rate))
    assert same(expression_theta, s["m"] * s["r"] ** 2 * s["theta"].diff(t).xreplace(rate))
    P, Q = sm.symbols("P Q")
    H = P**2 / (2 * s["m"]) + Q**2 / (2 * s["m"] * s["r"] ** 2)
    H += -s["m"] * s["g"] * s["r"] * sm.cos(s["theta"]) + s["k"] * (s["r"] - s["l"]) ** 2 / 2
    book = [-H.diff(s["r"]), -H.diff(s["theta"])]
    momenta = {P: expression_r, Q: expression_theta}
    assert equations.mass_matrix == sm.eye(2)
    for ours, theirs in zip(equations.forcing, book, strict=True):
        assert same(ours, theirs.subs(momenta))
    # the solved form is that of the momenta, not of the speeds
    closed = equations.explicit()
    assert set(closed) == {p_r.diff(t), p_theta.diff(t)}
    for ours, p in zip(book, (p_r, p_theta), strict=True):
        assert same(closed[p.diff(t)], ours.subs(momenta))
    # qdot = dH/dp
    for q, velocity in zip((s["r"], s["theta"]), (H.diff(P), H.diff(Q)), strict=True):
        assert same(equations.symbolic_form.coordinate_rates[q.diff(t)], velocity.subs(momenta))


def test_e39_the_reaction_stands_beside_minus_dh_dq() -> None:
    """pdot = -dH/dq + lam df/dq with f = r - l; from pdot_r = 0 follows lam = -(m g cos(theta) + m l theta'^2)."""
    model, s = polar(constrained=True)
    equations = model.derive(ap.Hamilton())
    (lam,) = equations.multipliers["rod"]
    thetadot = equations.speeds[1]
    assert equations.symbolic_form.reaction_matrix == sm.Matrix([1, 0])
    pull = equations.explicit()[lam].subs(s["r"], s["l"])
    assert same(pull, -s["m"] * (s["g"] * sm.cos(s["theta"]) + s["l"] * thetadot**2))
    printed = str(equations)
    assert "p_thetadot = m*r^2*thetadot" in printed
    assert "p_thetadot' = -g*m*r*sin(theta)" in printed


@pytest.mark.parametrize("constrained", [False, True])
def test_the_derivation_shows_reactions_where_there_are_any(constrained: bool) -> None:
    model, _ = polar(constrained)
    assert ("R of r" in str(model.derive(ap.Hamilton()).derivation())) is constrained


def test_momenta_are_states_and_h_is_conserved() -> None:
    model, _ = polar(constrained=False)
    start = {"r": 1.3, "theta": 0.8, "rdot": 0.2, "thetadot": 1.1}
    run = model.derive(ap.Hamilton()).simulate(5.0, start, tolerance=RUN)
    m, g, l, k = 2.0, 9.81, 1.5, 30.0
    p_r, p_theta, r, theta = (run[n] for n in ("momentum of rdot", "momentum of thetadot", "r", "theta"))
    np.testing.assert_allclose(p_theta, m * r**2 * run["thetadot"], rtol=1e-13)
    H = p_r**2 / (2 * m) + p_theta**2 / (2 * m * r**2) - m * g * r * np.cos(theta) + k * (r - l) ** 2 / 2
    np.testing.assert_allclose(H, H[0], atol=1e-10)

    def canonical(_: float, s: np.ndarray) -> list[float]:
        r, theta, p, q = s
        return [
            p / m,
            q / (m * r**2),
            q**2 / (m * r**3) + m * g * np.cos(theta) - k * (r - l),
            -m * g * r * np.sin(theta),
        ]

    begin = [1.3, 0.8, m * 0.2, m * 1.3**2 * 1.1]
    book = solve_ivp(canonical, (0, 5), begin, "DOP853", run.time, rtol=1e-12, atol=1e-12).y
    np.testing.assert_allclose(np.array([r, theta, p_r, p_theta]), book, atol=OTHER_INTEGRATOR)


def test_on_a_turning_wire_h_is_conserved_and_the_energy_is_not() -> None:
    """A bead at x along a wire turning at W: L = m (x'^2 + W^2 x^2)/2, H = p^2/2m - m W^2 x^2/2, x = a cosh(W t)."""
    model = ap.Model("a bead on a turning wire")
    N, t = model.frame, model.time
    m, W = model.parameters("m W", [0.5, 1.2])
    x = model.coordinates("x")
    model.particle("bead", m, x * sm.cos(W * t) * N.x + x * sm.sin(W * t) * N.y)
    run = model.derive(ap.Hamilton()).simulate(2.0, {"x": 0.3, "xdot": 0.0}, tolerance=RUN)
    np.testing.assert_allclose(run["x"], 0.3 * np.cosh(1.2 * run.time), atol=CLOSED_FORM)
    H = run["momentum of xdot"] ** 2 / (2 * 0.5) - 0.5 * 1.2**2 * run["x"] ** 2 / 2
    np.testing.assert_allclose(H, H[0], atol=CLOSED_FORM)
    assert np.ptp(run["energy"]) > 0.1
    assert run.audit.energy_error < 1e-9  # what turns the wire does the work


def test_a_vector_potential_adds_to_the_momentum() -> None:
    """p = m v + e A; pdot and vdot differ by e dA/dt (the charge of the catalogue)."""
    run = ap.catalogue.charge_in_magnetic_field().derive(ap.Hamilton())
    run = run.simulate(3.0, {"x": 1.0, "ydot": 1.0}, tolerance=RUN)
    np.testing.assert_allclose(run["momentum of xdot"], run["xdot"] - run["y"], atol=1e-13)
    np.testing.assert_allclose(run["momentum of ydot"], run["ydot"] + run["x"], atol=1e-13)


@pytest.mark.parametrize("rheonomic", [False, True])
def test_e9_the_dependent_coordinate_is_eliminated_from_the_lagrangian(rheonomic: bool) -> None:
    """A bead under gravity on y = f(x, t): Lagrange's equation of L~(x, xdot, t) by SymPy, against the library's."""
    model = ap.Model("a bead on a wire")
    N, t = model.frame, model.time
    m, g = model.parameters("m g", [1.5, 9.81])
    x, y = model.coordinates("x y")
    model.speeds("vx vy")
    model.particle("bead", m, x * N.x + y * N.y)
    model.gravity(-g * N.y)
    f = x**2 / 2 + sm.sin(x) + (t * x if rheonomic else 0)
    model.constrain("wire", y - f)
    equations = model.derive(ap.Elimination())
    assert not equations.multipliers
    (residual,) = equations.residuals
    L = m * (x.diff(t) ** 2 + f.diff(t) ** 2) / 2 - m * g * f
    book = L.diff(x.diff(t)).diff(t) - L.diff(x)
    vx, vy = equations.speeds
    ours = residual.subs(y, f).subs({vx.diff(t): x.diff(t, 2), vy.diff(t): f.diff(t, 2)})
    ours = ours.subs(vy, f.diff(t)).subs(vx, x.diff(t)).doit()
    assert sm.simplify(ours + book) == 0


def test_elimination_names_what_would_do_where_speeds_are_no_rates() -> None:
    model = ap.Model("turned speeds")
    t = model.time
    x, y = model.coordinates("x y")
    model.speeds("u v", [x.diff(t) + y.diff(t), x.diff(t) - y.diff(t)])
    model.particle("P", 1, x * model.frame.x + y * model.frame.y)
    model.constrain("circle", x**2 + y**2 - 1)
    with pytest.raises(ap.NotApplicable, match=r"Elimination needs speeds that are rates.*Voronets or BoltzmannHamel"):
        model.derive(ap.Elimination())
