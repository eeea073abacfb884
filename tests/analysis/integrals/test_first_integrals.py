"""First integrals against those of the texts."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from sympy.core.function import AppliedUndef

import appell as ap
from appell.algebra.normal_form import normal_forms
from appell.analysis.integrals.null_vector import vanishing_combination
from appell.model import name_of

SPAN = 1e-9
"""A textbook's integral as a combination of those found, at random states: rounding of one least squares."""
KEPT = 1e-8
"""An integral along a run with tolerance 1e-12."""


def numbers(e: sm.Expr, values: dict[str, np.ndarray]) -> np.ndarray:
    """An expression of states and parameters at many states."""
    table = {f: sm.Symbol(name_of(f)) for f in e.atoms(AppliedUndef)}
    plain = e.xreplace(table)
    names = sorted(s.name for s in plain.free_symbols)
    size = len(next(iter(values.values())))
    found = sm.lambdify(
        [sm.Symbol(n) for n in names], plain.xreplace({s: sm.Symbol(s.name) for s in plain.free_symbols})
    )
    return np.broadcast_to(found(*[values[n] for n in names]), size)


def missed(text: np.ndarray, found: list[np.ndarray]) -> float:
    """How far a function is from the combinations of others, relative to its size."""
    columns = np.column_stack([np.ones(len(text)), *found])
    coefficients, *_ = np.linalg.lstsq(columns, text, rcond=None)
    return float(np.abs(columns @ coefficients - text).max() / np.abs(text).max())


def free_ball(parameters: dict[str, float], count: int = 60) -> tuple[dict[str, np.ndarray], np.ndarray, np.ndarray]:
    """Unit quaternions and spins at random, with the vertical and the spin in the ball's axes."""
    generator = np.random.default_rng(1)
    e = generator.normal(size=(count, 4))
    e /= np.linalg.norm(e, axis=1, keepdims=True)
    w = generator.normal(size=(count, 3))
    e0, e1, e2, e3 = e.T
    vertical = np.stack([2 * (e1 * e3 - e0 * e2), 2 * (e2 * e3 + e0 * e1), 1 - 2 * (e1**2 + e2**2)], axis=1)
    values = {f"e{i}_ball": e[:, i] for i in range(4)} | {f"w{a}_ball": w[:, i] for i, a in enumerate("xyz")}
    values |= {name: np.full(count, value) for name, value in parameters.items()}
    return values, vertical, w


def test_the_nonholonomic_particle_keeps_its_speed_times_the_root_of_one_and_y_squared() -> None:
    """Rosenberg 1977: x' sqrt(1 + y^2) and y' are constant."""
    model = ap.catalogue.nonholonomic_particle()
    found = ap.first_integrals(model, degree=1)
    assert all(integral.proved for integral in found)
    y, u1, u2 = model.snapshot().kinematics.coordinates[1], *model.snapshot().kinematics.speeds[:2]
    linear = [integral.expression for integral in found.of_degree(1)]
    for text in (u2, u1 * sm.sqrt(1 + y**2)):
        assert any(sm.simplify(e / text).is_number for e in linear)


def test_an_expression_that_is_not_kept_is_not_proved() -> None:
    """The heart of a proof falsified: y' x' is no integral of the particle."""
    from appell.analysis.integrals.flow import exact_flow
    from appell.analysis.integrals.rates import FlowRates

    equations = ap.catalogue.nonholonomic_particle().derive(ap.Kane())
    flow = exact_flow(equations)
    u1, u2, _ = equations.speeds
    assert not FlowRates(flow, [u1 * u2]).is_constant()
    assert FlowRates(flow, [u2**3]).is_constant()


def test_the_sleigh_keeps_its_energy_and_nothing_linear() -> None:
    found = ap.first_integrals(ap.catalogue.chaplygin_sleigh(), degree=2)
    assert [(i.name, i.proved) for i in found] == [("energy", True)]
    assert "none linear in velocity with coefficients of this kind" in str(found)


@pytest.mark.slow
def test_suslovs_problem_keeps_more_where_the_axis_is_principal() -> None:
    """Suslov 1902: with I13 = 0 both speeds are constant; with it only the energy is."""
    assert [i.name for i in ap.first_integrals(ap.catalogue.suslov(), degree=1)] == ["energy"]
    found = ap.first_integrals(ap.catalogue.suslov(), degree=1, parameters={"I13": 0})
    assert {str(i.expression) for i in found.of_degree(1)} >= {"omega1(t)", "omega2(t)"}


def test_lagranges_top_keeps_spin_and_vertical_momentum() -> None:
    model = ap.catalogue.lagrange_top()
    found = ap.first_integrals(model, degree=1)
    assert all(i.proved for i in found)
    generator = np.random.default_rng(2)
    names = ("psi", "theta", "phi", "psidot", "thetadot", "phidot", "m", "A", "C", "l", "g")
    values = {name: generator.uniform(0.5, 1.5, 40) for name in names[:6]}
    values |= {name: np.full(40, 0.3 + 0.2 * i) for i, name in enumerate(names[6:])}
    spin = values["phidot"] + values["psidot"] * np.cos(values["theta"])
    across = values["A"] + values["m"] * values["l"] ** 2
    vertical = across * np.sin(values["theta"]) ** 2 * values["psidot"] + values["C"] * spin * np.cos(values["theta"])
    linear = [numbers(i.expression, values) for i in found.of_degree(1)]
    assert len(linear) == 2
    assert missed(spin, linear) < SPAN
    assert missed(vertical, linear) < SPAN


@pytest.fixture(scope="module")
def chaplygin() -> ap.FirstIntegrals:
    return ap.first_integrals(ap.catalogue.chaplygin_ball(), degree=1, coordinate_degree=1)


@pytest.mark.slow
def test_chaplygins_ball_keeps_its_momentum_about_the_contact(chaplygin: ap.FirstIntegrals) -> None:
    """Chaplygin 1903: M = I w + D (w - gamma (gamma . w)); M . gamma and M . M are constant."""
    assert all(i.proved for i in chaplygin)
    p = {"m": 1.1, "r": 0.7, "A": 0.5, "B": 0.8, "C": 1.2, "g": 9.0}
    values, gamma, w = free_ball(p)
    D = p["m"] * p["r"] ** 2
    along = (gamma * w).sum(axis=1, keepdims=True)
    M = w * [p["A"], p["B"], p["C"]] + D * (w - gamma * along)
    linear = [numbers(i.expression, values) for i in chaplygin.of_degree(1)]
    assert len(linear) == 3
    assert missed((M * gamma).sum(axis=1), linear) < SPAN
    squares = [a * b for i, a in enumerate(linear) for b in linear[i:]]
    assert missed((M * M).sum(axis=1), squares) < SPAN


@pytest.mark.slow
def test_rouths_sphere_keeps_jelletts_and_rouths_integrals() -> None:
    """Routh 1905, section 243: both are linear in the spin, and Routh's holds a root."""
    found = ap.first_integrals(ap.catalogue.routh_sphere(), degree=1, coordinate_degree=1)
    assert [i.proved for i in found] == [True, True, True]
    p = {"m": 1.1, "r": 0.7, "a": 0.2, "A": 0.5, "C": 0.6, "g": 9.0}
    values, gamma, w = free_ball(p)
    own = w * [p["A"], p["A"], p["C"]]
    arm = np.array([0, 0, p["a"]]) - p["r"] * gamma
    jellett = (own * arm).sum(axis=1)
    bent = (arm**2 * [p["A"], p["A"], p["C"]]).sum(axis=1)
    routh = w[:, 2] * np.sqrt(p["A"] * p["C"] + p["m"] * bent)
    linear = [numbers(i.expression, values) for i in found.of_degree(1)]
    assert missed(jellett, linear) < SPAN
    assert missed(routh, linear) < SPAN


@pytest.mark.slow
def test_eulers_top_keeps_its_momentum_in_space_and_products_are_left_out() -> None:
    found = ap.first_integrals(ap.catalogue.euler_top(), degree=2, coordinate_degree=1)
    assert [i.degree for i in found] == [2, 1, 1, 1]
    assert all(i.proved for i in found)


@pytest.mark.slow
def test_the_snakeboard_keeps_its_energy_and_that_of_its_trucks_alone() -> None:
    """2 Jw phi'' = -2 k phi: the trucks swing by themselves."""
    model = ap.catalogue.snakeboard()
    found = ap.first_integrals(model, degree=2)
    assert [i.name for i in found] == ["energy", "quadratic 1"]
    phi, phidot = model.snapshot().kinematics.coordinates[4], model.snapshot().kinematics.speeds[4]
    Jw, k = (p.symbol for p in model.snapshot().parameters if p.name in ("Jw", "k_trucks"))
    assert sm.simplify(found["quadratic 1"].expression / (Jw * phidot**2 + k * phi**2)).is_number


@pytest.mark.slow
def test_integrals_stay_constant_along_a_run_and_less_so_with_a_coarse_tolerance(
    chaplygin: ap.FirstIntegrals,
) -> None:
    card = ap.catalogue.card_of("chaplygin-ball")
    equations = card.model().derive(ap.Kane())
    fine, coarse = (
        chaplygin.drift(equations.simulate(card.duration, dict(card.start), tolerance=tolerance))
        for tolerance in (1e-12, 1e-5)
    )
    for name, drift in fine.items():
        assert drift < KEPT
        assert coarse[name] > 10 * drift


@pytest.mark.slow
def test_a_ball_in_a_tube_keeps_its_spin_and_a_combination_of_height_and_spin_across_the_wall() -> None:
    """Gualtieri et al. 2006: the vertical spin is constant, and with it a combination of z and the normal spin."""
    model = ap.catalogue.ball_in_tube()
    x, y, z = model.snapshot().kinematics.coordinates[:3]
    found = ap.first_integrals(model, degree=1, functions=[x, y, z])
    assert all(i.proved for i in found)
    assert len(found.of_degree(1)) >= 2


@pytest.mark.slow
def test_a_ball_on_a_sphere_keeps_its_spin_about_the_normal_and_a_vertical_momentum() -> None:
    """Routh 1905, section 216: omega . n is constant; so is the vertical momentum about the centre of the sphere.

    With k = 2/5 and rho = R + r the equations m rho' ... give x vy - y vx + k r (R + r) omega_z constant.
    """
    found, values, spin = rolling_ball_states("ball-on-sphere")
    assert [i.proved for i in found] == [True, True, True]
    place = np.stack([values[f"{a}_ball"] for a in "xyz"], axis=1)
    defaults = ap.catalogue.card_of("ball-on-sphere").model().defaults
    values |= {name: np.full(len(place), value) for name, value in defaults.items()}
    linear = [numbers(i.expression, values) for i in found.of_degree(1)]
    for history in ((place * spin).sum(axis=1), *linear):
        assert np.ptp(history) < KEPT * max(1.0, np.abs(history).max())


def rolling_ball_states(card_name: str, **speeds: float) -> tuple[ap.FirstIntegrals, dict[str, np.ndarray], np.ndarray]:
    """The integrals of a ball on a wall at the values of its card, with a run of it and its spin in space."""
    card = ap.catalogue.card_of(card_name)
    model = card.model()
    run = model.derive(ap.Kane()).simulate(1.0, {**card.start, **speeds}, tolerance=1e-12)
    names = [f"{n}_ball" for n in "x y z e0 e1 e2 e3 vx vy vz wx wy wz".split()]
    values = {name: np.asarray(run[name]) for name in names}
    return ap.first_integrals(model, degree=1), values, np.asarray(run.angular_velocity("ball"))


@pytest.mark.slow
def test_a_ball_in_a_cone_keeps_its_orbital_momentum_and_its_vertical_spin() -> None:
    """Both are proved; along a run, which knows nothing of the search, they are constant while the ball climbs."""
    found, values, spin = rolling_ball_states("ball-in-cone", vy_ball=0.9)
    momentum = values["x_ball"] * values["vy_ball"] - values["y_ball"] * values["vx_ball"]
    assert np.ptp(values["z_ball"]) > 0.05
    linear = [numbers(i.expression, values) for i in found.of_degree(1)]
    assert len(linear) == 2
    for history in (momentum, spin[:, 2], *linear):
        assert np.ptp(history) < KEPT * max(1.0, np.abs(history).max())
    assert all(i.proved for i in found)


@pytest.mark.slow
def test_the_rattleback_keeps_its_energy_only() -> None:
    found = ap.first_integrals(ap.catalogue.rattleback(), degree=1, coordinate_degree=1)
    assert [(i.name, i.proved) for i in found] == [("energy", True)]
    assert "theorem of energy" in found["energy"].remark
    assert "none linear in velocity with coefficients of this kind" in str(found)


def test_the_theorem_of_energy_is_not_claimed_where_its_conditions_fail() -> None:
    """A damper, a row that carries the system along, a force without potential: each spoils it."""
    from appell.analysis.integrals.energy import keeps_its_energy
    from appell.equations.forms import mechanics_to_read

    def kept(model: ap.Model) -> bool:
        return keeps_its_energy(mechanics_to_read(model.derive(ap.Kane()))[0])

    assert kept(ap.catalogue.nonholonomic_particle())
    assert kept(ap.catalogue.routh_sphere())
    assert not kept(ap.catalogue.ball_on_turntable())
    assert not kept(ap.catalogue.bead_on_rotating_hoop())
    pushed = ap.catalogue.nonholonomic_particle()
    x = pushed.snapshot().kinematics.coordinates[0]
    pushed.generalised_force("push", {x: 1.0})
    assert not kept(pushed)


def kovalevskaya() -> tuple[ap.Model, list[sm.Expr]]:
    """A = B = 2 C, the mass centre across the axis; the vertical in the top's axes beside it."""
    model = ap.Model("Kovalevskaya's top")
    C, G = model.parameters("C G", [1.0, 1.0])
    top = model.body("top", 1, inertia=(2 * C, 2 * C, C))
    joint = model.joint("fixed point", ap.Spherical(), model.ground, top, coordinates="e0 e1 e2 e3", speeds="w1 w2 w3")
    e0, e1, e2, e3 = joint.coordinates
    gamma = [2 * (e1 * e3 - e0 * e2), 2 * (e2 * e3 + e0 * e1), 1 - 2 * (e1**2 + e2**2)]
    model.potential("weight", G * gamma[0])
    return model, gamma


@pytest.mark.slow
def test_kovalevskayas_top_keeps_her_quartic() -> None:
    """Kovalevskaya 1889: (w1^2 - w2^2 - (G/C) gamma1)^2 + (2 w1 w2 - (G/C) gamma2)^2 for V = G gamma1."""
    model, gamma = kovalevskaya()
    speeds = model.snapshot().kinematics.speeds
    found = ap.first_integrals(model, degree=4, functions=gamma, velocities=speeds)
    assert [i.degree for i in found] == [2, 1, 4]
    quartic = found.of_degree(4)[0]
    generator = np.random.default_rng(4)
    e = generator.normal(size=(80, 4))
    e /= np.linalg.norm(e, axis=1, keepdims=True)
    w = generator.normal(size=(80, 3))
    values = {f"e{i}": e[:, i] for i in range(4)} | {f"w{i + 1}": w[:, i] for i in range(3)}
    values |= {"C": np.full(80, 0.7), "G": np.full(80, 1.3)}
    g1, g2, _ = (numbers(g, values) for g in gamma)
    ratio = 1.3 / 0.7
    text = (w[:, 0] ** 2 - w[:, 1] ** 2 - ratio * g1) ** 2 + (2 * w[:, 0] * w[:, 1] - ratio * g2) ** 2
    energy, vertical = (numbers(i.expression, values) for i in found[:2])
    products = [energy, energy**2, vertical**2, vertical**4, energy * vertical**2]
    assert missed(text, [numbers(quartic.expression, values), *products]) < SPAN


def test_the_bead_on_a_turning_hoop_keeps_jacobis_integral() -> None:
    """T2 - T0 + V: R^2 theta'^2 / 2 - R^2 Omega^2 sin(theta)^2 / 2 - g R cos(theta), Goldstein 1980, section 2-7."""
    model = ap.catalogue.bead_on_rotating_hoop()
    found = ap.first_integrals(model, degree=2)
    names = ("theta", "omega", "R", "Omega", "g")
    generator = np.random.default_rng(6)
    values = {name: generator.uniform(0.5, 1.5, 30) for name in names[:2]} | {"R": 0.7, "Omega": 1.3, "g": 9.0}
    values = {name: np.broadcast_to(value, 30) for name, value in values.items()}
    theta, omega, R, Omega, g = (values[name] for name in names)
    text = R**2 * omega**2 / 2 - (R * Omega * np.sin(theta)) ** 2 / 2 - g * R * np.cos(theta)
    quadratic = [i for i in found.of_degree(2) if i.proved]
    assert missed(text, [numbers(i.expression, values) for i in quadratic]) < SPAN


@pytest.mark.slow
def test_the_swinging_atwood_machine_keeps_a_second_integral_where_one_weight_is_three_times_the_other() -> None:
    """Tufillaro 1986: r^2 theta' (r' cos(theta/2) - r theta'/2 sin(theta/2)) + g r^2 sin(theta/2) cos^2(theta/2)."""
    model = ap.catalogue.swinging_atwood()
    r, theta, _ = model.snapshot().kinematics.coordinates
    vr, omega, _ = model.snapshot().kinematics.speeds
    g = next(p.symbol for p in model.snapshot().parameters if p.name == "g")
    s, c = sm.sin(theta / 2), sm.cos(theta / 2)
    asked = {"functions": [r, s, c], "velocities": [vr, omega], "coordinate_degree": 5}
    found = ap.first_integrals(model, degree=2, parameters={"M": 3, "m": 1}, **asked)
    text = r**2 * omega * (vr * c - r * omega * s / 2) + g * r**2 * s * c**2
    proved = [i.expression for i in found if i.name != "energy" and i.proved]
    assert any(sm.simplify(e / text).is_number for e in proved)
    assert found["quadratic 1"].remark == "for M = 3, m = 1"
    assert [i.name for i in ap.first_integrals(model, degree=2, parameters={"M": 2, "m": 1}, **asked)] == ["energy"]


def test_a_combination_is_found_over_the_parameters() -> None:
    """(a + b) x y - a (x y) - b (x y) = 0 and no other combination."""
    a, b, x, y = sm.symbols("a b x y")
    expressions = [(a + b) * x * y, a * x * y + x, -(b * x * y) + x]
    forms = normal_forms(expressions)
    polynomials = [forms.of(e).numerator for e in expressions]
    found = vanishing_combination(forms, polynomials, [a, b], {a: sm.Integer(2), b: sm.Integer(3)})
    assert found is not None
    assert sm.expand(sum(c * e for c, e in zip(found, expressions, strict=True))) == 0
    polynomials[2] += forms.of(y).numerator
    assert vanishing_combination(forms, polynomials, [a, b], {a: sm.Integer(2), b: sm.Integer(3)}) is None


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"degree": 7}, "degree is 7: give a whole number from 0 to 4"),
        ({"degree": 1.5}, "degree is 1.5"),
        ({"degree": 4, "coordinate_degree": 5}, "has .* terms, more than 1000"),
        ({"parameters": {"mm": 1.0}}, "'mm' is not a parameter"),
        ({"functions": [sm.Symbol("strange")]}, "functions= holds strange"),
        ({"velocities": ["psi'"]}, "not evaluated"),
        ({"parameters": {"m": float("nan")}}, "give a finite value"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(arguments: dict[str, object], words: str) -> None:
    with pytest.raises(ap.ModelError, match=words):
        ap.first_integrals(ap.catalogue.lagrange_top(), **arguments)  # type: ignore[arg-type]


def test_what_is_no_model_is_refused() -> None:
    with pytest.raises(ap.ModelError, match="not str"):
        ap.first_integrals("sleigh")  # type: ignore[arg-type]


def test_contacts_that_open_have_no_integrals() -> None:
    with pytest.raises(ap.NotApplicable, match="constraints that open"):
        ap.first_integrals(ap.catalogue.bouncing_ball())
