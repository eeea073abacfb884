"""Proofs of integrals and measures as programs: they run with SymPy alone, and fail on a false one."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.model import name_of


def checks(program: str) -> bool:
    """Whether a program says "proved", where no line of this library is at hand."""
    assert "appell" not in program
    try:
        exec(compile(program, "certificate", "exec"), {})
    except AssertionError:
        return False
    return True


def spoiled(certificate: ap.Certificate, name: str, value: object) -> str:
    return replace(certificate, values={**certificate.values, name: value}).script()


SYSTEMS = {"nonholonomic_particle": 1, "lagrange_top": 1, "snakeboard": 2, "bead_on_rotating_hoop": 2}
DAILY = ("nonholonomic_particle", "bead_on_rotating_hoop")


@pytest.mark.parametrize("name", [pytest.param(n, marks=[] if n in DAILY else pytest.mark.slow) for n in SYSTEMS])
def test_the_script_of_every_integral_checks_it_and_fails_on_another(name: str) -> None:
    found = ap.first_integrals(getattr(ap.catalogue, name)(), degree=SYSTEMS[name])
    assert len(found) > 0
    for integral in found:
        assert integral.certificate is not None
        assert checks(integral.certificate.script())
        speed = integral.certificate.values["SPEEDS"][0]
        other = integral.certificate.values["INTEGRAL"] + speed * integral.certificate.values["COORDINATES"][0]
        assert not checks(spoiled(integral.certificate, "INTEGRAL", other))


def test_what_was_only_seen_has_no_script() -> None:
    """The rattleback's energy stands by a theorem, which no program of a few lines repeats."""
    assert ap.FirstIntegral("linear 1", sm.S.One, 1, False).certificate is None


@pytest.mark.parametrize("name", ["nonholonomic_particle", "lagrange_top", "cartesian_pendulum"])
def test_the_script_of_a_measure_checks_it_and_fails_on_another(name: str) -> None:
    proof = ap.invariant_measure(getattr(ap.catalogue, name)()).certificate
    assert proof is not None
    assert checks(proof.script())
    powers = proof.values["POWERS"]
    if powers:
        assert not checks(spoiled(proof, "POWERS", [p + 1 for p in powers]))


@pytest.mark.parametrize("name", ["chaplygin_sleigh", "suslov"])
def test_the_script_of_an_obstruction_checks_it_and_fails_where_the_flow_does_not_contract(name: str) -> None:
    proof = ap.invariant_measure(getattr(ap.catalogue, name)()).certificate
    assert proof is not None
    assert checks(proof.script())
    assert not checks(spoiled(proof, "STEADY", [0] * len(proof.values["SPEEDS"])))


@pytest.mark.slow
def test_the_scripts_of_chaplygins_ball_check_its_integrals() -> None:
    found = ap.first_integrals(ap.catalogue.chaplygin_ball(), degree=1, coordinate_degree=1)
    assert all(checks(integral.certificate.script()) for integral in found)


@pytest.mark.slow
def test_the_script_of_a_ball_in_a_cone_checks_its_orbital_momentum() -> None:
    """Its rows hold one root, the distance of the centre from the axis, and no sign of another is left open."""
    orbital = ap.first_integrals(ap.catalogue.ball_in_cone(), degree=1).of_degree(1)[0]
    script = orbital.certificate.script()
    assert "sign_1" not in script
    assert checks(script)


@pytest.mark.slow
def test_the_script_checks_integrals_for_both_signs_of_a_root_under_a_root() -> None:
    """A bead on the funnel z = sqrt(rho^2 + 2 r rho + r^2), whose root is sign_1 (rho + r): it keeps x y' - y x'."""
    model = ap.Model("a bead on a funnel")
    x, y, z = model.coordinates("x y z")
    m, r = model.parameters("m r", [1.0, 0.5])
    N, t = model.frame, model.time
    model.particle("bead", m, x * N.x + y * N.y + z * N.z)
    rho = sm.sqrt(x**2 + y**2)
    height = sm.sqrt(x**2 + y**2 + 2 * r * rho + r**2)
    model.constrain("funnel", z.diff(t) * height - (x * x.diff(t) + y * y.diff(t)) * (1 + r / rho))
    found = ap.first_integrals(model, degree=1)
    (orbital,) = found.of_degree(1)
    u, v, _ = model.derive(ap.Kane()).speeds
    assert sm.Abs(sm.simplify(orbital.expression / (x * v - y * u))) == 1
    for integral in found:
        script = integral.certificate.script()
        assert "sign_1**2" in script
        assert checks(script)
        assert not checks(script.replace("FORCE = [", "FORCE = [sign_1 * y * xdot**2 + ", 1))


# ----------------------------------------------------------------------------------------- gauge momenta


@pytest.fixture(scope="module")
def hoop() -> ap.FirstIntegrals:
    return ap.first_integrals(ap.catalogue.rolling_hoop(), degree=1, coordinate_degree=1)


def test_the_hoop_keeps_two_momenta_whose_coefficients_are_legendres_functions(hoop: ap.FirstIntegrals) -> None:
    """Appell 1900, Korteweg 1900: t is the tilt of the axis, w2 = psi' sin t and w3 = phi' + psi' cos t, and

    dw3/dt = m r^2 / (C + m r^2) w2 and dw2/dt = -cot t w2 + C/A w3. Of a hoop C = m r^2 = 2 A, so that
    w3'' + cot t w3' - w3 = 0. Here the lean is from the vertical plane, t = pi/2 - lean up to a sign.
    """
    (found,) = hoop.gauge_momenta
    lean = found.variable
    assert found.proved
    assert [name_of(w) for w in found.speeds] == ["yaw_rate", "spin_rate"]
    # w = T (yaw', spin'), dw/dlean = (dT/dlean + T a) T^-1 w
    T = sm.Matrix([[sm.cos(lean), 0], [sm.sin(lean), 1]])
    carried = sm.simplify((T.diff(lean) + T @ found.matrix) @ T.inv())
    half = sm.Rational(1, 2)
    assert sm.simplify(carried - sm.Matrix([[sm.tan(lean), -2], [-half, 0]])) == sm.zeros(2, 2)
    # which is Legendre's equation for w3: w3'' - tan w3' - w3 = 0
    w2, w3 = sm.symbols("w2 w3")
    first = carried @ sm.Matrix([w2, w3])
    second = carried[1, 0] * first[0]
    assert sm.simplify(second - sm.tan(lean) * first[1] - w3) == 0


def test_the_gauge_momenta_stay_constant_along_a_run_and_others_do_not(hoop: ap.FirstIntegrals) -> None:
    card = ap.catalogue.card_of("rolling-hoop")
    run = card.model().derive(ap.Kane()).simulate(2.0, card.start, tolerance=1e-12)
    assert np.ptp(run["lean"]) > 0.01
    (found,) = hoop.gauge_momenta
    assert found.drift(run) < 1e-9
    assert replace(found, matrix=found.matrix * 1.01).drift(run) > 1e-5
    assert "gauge momenta in lean" in hoop.drift(run)
    assert "gauge momenta (proved): 2 of them" in str(hoop)


def test_a_system_whose_momenta_are_in_closed_form_has_none_of_them() -> None:
    assert ap.first_integrals(ap.catalogue.chaplygin_sleigh(), degree=1).gauge_momenta == ()
