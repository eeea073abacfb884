"""L, its metric and fields (004 E2.3, E2.4), L* (003 E10, E19), variations of rows (004 E3.14 to E3.17)."""

from __future__ import annotations

import pytest
import sympy as sm
from sympy.physics.vector import dynamicsymbols

import appell as ap


def on_a_sphere() -> ap.Model:
    model = ap.Model("sphere")
    theta, phi = model.coordinates("theta phi")
    m, R, g = model.parameters("m R g", [1.0, 2.0, 9.81])
    s, c = sm.sin, sm.cos
    N = model.frame
    model.particle("P", m, R * (s(theta) * c(phi) * N.x + s(theta) * s(phi) * N.y + c(theta) * N.z))
    model.gravity(-g * N.z)
    return model


def test_the_christoffel_symbols_of_a_sphere() -> None:
    """{theta; phi phi} = -sin cos, {phi; theta phi} = cot, and no others (any book on geometry)."""
    model = on_a_sphere()
    theta, _ = model.snapshot().kinematics.coordinates
    found = model.lagrangian_form.christoffel
    expected = {(0, 1, 1): -sm.sin(theta) * sm.cos(theta)} | dict.fromkeys([(1, 0, 1), (1, 1, 0)], sm.cot(theta))
    for i in range(2):
        for j in range(2):
            for k in range(2):
                assert sm.simplify(found[i, j, k] - expected.get((i, j, k), 0)) == 0


def given_outright() -> ap.Model:
    """L = g v v / 2 + A v - V with a vector potential and time, and D = -d v."""
    model = ap.Model("outright")
    x, y = model.coordinates("x y")
    t = model.time
    v, w = x.diff(t), y.diff(t)
    model.lagrangian((1 + y**2) * v**2 / 2 + w**2 * (2 + t) / 2 + x * v * w / 3 + x * y**2 * v - x**2 * y)
    model.generalised_force("drag", {x: -v, y: -w * x})
    return model


def test_f_kj_of_a_charge_is_the_magnetic_field() -> None:
    model = ap.catalogue.charge_in_magnetic_field()
    found = model.lagrangian_form
    e, B = (next(p.symbol for p in model.snapshot().parameters if p.name == name) for name in ("e", "B"))
    assert found.field_tensor == sm.Matrix([[0, e * B, 0], [-e * B, 0, 0], [0, 0, 0]])


@pytest.mark.parametrize("build", [on_a_sphere, pytest.param(given_outright, marks=pytest.mark.slow)])
def test_e2_4_gives_the_accelerations_of_lagrange(build) -> None:
    """q'' = -{i; jk} v v + g^ik (F_kj v_j - dV/dq_k + D_k), against the accelerations that run."""
    model = build()
    found = model.lagrangian_form
    t, q, v = model.time, found.coordinates, found.velocities
    values = dict(zip(v, (0.3, -0.7), strict=True)) | dict(zip(q, (0.9, 0.4), strict=True))
    values |= {p.symbol: p.default for p in model.snapshot().parameters} | {t: 0.5}
    names = [str(c.func) for c in q]
    state = {names[0]: 0.9, names[1]: 0.4, f"{names[0]}dot": 0.3, f"{names[1]}dot": -0.7}
    rates = model.derive(ap.Lagrange()).accelerations(state, time=0.5)
    for i, name in enumerate(names):
        turned = sum(found.christoffel[i, j, k] * v[j] * v[k] for j in range(2) for k in range(2))
        value = (found.covariant_accelerations[i] - turned).subs(values)
        assert float(value) == pytest.approx(rates[f"{name}dot"], rel=1e-10)


def test_a_lagrangian_that_is_not_quadratic_has_no_christoffel_symbols() -> None:
    model = ap.Model("relativistic")
    x = model.coordinates("x")
    model.lagrangian(-sm.sqrt(1 - x.diff(model.time) ** 2))
    with pytest.raises(ap.NotApplicable, match="not quadratic in the rates"):
        model.lagrangian_form.christoffel  # noqa: B018 - it raises


def blade() -> ap.Model:
    model = ap.Model("blade")
    x, y, theta = model.coordinates("x y theta")
    m, J = model.parameters("m J", [1.0, 0.2])
    t, N = model.time, model.frame
    A = N.orientnew("A", "Axis", [theta, N.z])
    model.body("B", mass=m, inertia_zz=J, frame=A, position=x * N.x + y * N.y)
    model.constrain("blade", y.diff(t) * sm.cos(theta) - x.diff(t) * sm.sin(theta))
    return model


def test_l_star_of_e10_gives_lagranges_equations_with_multipliers() -> None:
    """E14: d/dt dL/dq' - dL/dq = lambda df/dq."""
    model = ap.Model("circle")
    x, y = model.coordinates("x y")
    model.particle("P", 3, x * model.frame.x + y * model.frame.y)
    model.constrain("circle", x**2 + y**2 - 1)
    found = model.lagrangian_form
    ((lam,),) = found.multipliers.values()
    assert str(lam.func) == "lambda_circle"
    assert sm.expand(found.augmented - found.lagrangian - lam * (x**2 + y**2 - 1)) == 0
    t = model.time
    expected = sm.Matrix([3 * x.diff(t, 2) - 2 * lam * x, 3 * y.diff(t, 2) - 2 * lam * y])
    assert sm.simplify(found.euler_lagrange(found.augmented) - expected) == sm.zeros(2, 1)


def test_l_star_of_e19_gives_e25_and_its_extra_terms_are_mu_times_e26() -> None:
    """d/dt dL*/dq' - dL*/dq = d/dt dL/dq' - dL/dq + mu' A + mu (left side of E26)."""
    model = blade()
    found = model.lagrangian_form
    ((mu,),) = found.multipliers.values()
    assert str(mu.func) == "mu_blade"
    theta = found.coordinates[2]
    A = sm.Matrix([-sm.sin(theta), sm.cos(theta), 0])
    extra = ap.classify(model)["blade"].exactness.T
    difference = found.euler_lagrange(found.augmented) - found.euler_lagrange()
    assert sm.simplify(difference - mu.diff(model.time) * A - mu * extra) == sm.zeros(3, 1)


def test_delta_f_of_a_linear_row_is_that_of_e3_15() -> None:
    """d/dt (w_i delta q_i) + (w_j,i - w_i,j) q'_j delta q_i, by SymPy alone; E3.16 with its factor q'_j."""
    model = blade()
    found = model.lagrangian_form.variation()
    t, q = model.time, list(found.delta)
    w = [-sm.sin(q[2]), sm.cos(q[2]), 0]
    delta = [found.delta[c] for c in q]
    second = sum(
        (sm.sympify(w[j]).diff(q[i]) - sm.sympify(w[i]).diff(q[j])) * q[j].diff(t) * delta[i]
        for i in range(3)
        for j in range(3)
    )
    virtual = sum(w[i] * delta[i] for i in range(3))
    row = found["blade"]
    assert sm.expand(row.virtual - virtual) == 0  # E3.14
    assert sm.expand(row.turning - second) == 0  # E3.16
    assert sm.expand(row.change - virtual.diff(t) - second) == 0  # E3.15
    assert "delta F = " in str(found)
    assert r"\delta F = " in row._repr_latex_()
    assert r"\delta F" in found.latex()
    assert r"\delta \theta" in found.latex()


def test_a_motion_that_is_turned_as_a_whole_is_a_proper_variation_and_no_virtual_displacement() -> None:
    """delta x = -y, delta y = x, delta theta = 1 carries motions of a blade into others (E3.17), and violates E3.14."""
    model = blade()
    x, y, theta = model.snapshot().kinematics.coordinates
    turned = model.lagrangian_form.variation({x: -y, y: x, theta: 1})
    assert turned.proper
    assert sm.simplify(turned["blade"].virtual) != 0
    # along the blade: a virtual displacement that is not proper
    along = model.lagrangian_form.variation({x: sm.cos(theta), y: sm.sin(theta)})
    assert not along.proper
    assert sm.simplify(along["blade"].virtual) == 0
    with pytest.raises(ap.ModelError, match="'z', which is not a coordinate"):
        model.lagrangian_form.variation({dynamicsymbols("z"): 1})
