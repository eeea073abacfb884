"""Rows too long for symbols are proved at one configuration in rational numbers, and SymPy alone checks that."""

from __future__ import annotations

import pytest
import sympy as sm

import appell as ap
from appell.analysis.classification import integrability
from appell.analysis.proofs.point_certificate import PointCertificate
from tests.analysis.classification.sympy_alone import checks
from tests.support import with_numbers

PROVED = "proved symbolically"


def at_points(monkeypatch: pytest.MonkeyPatch, model: ap.Model, **options: bool) -> ap.Classification:
    """Every row proved at a point, however short."""
    with_numbers(monkeypatch, integrability, "EXACT", rows=0)
    return ap.classify(model, **options)


@pytest.mark.slow
def test_both_contacts_of_the_bicycle_are_proved_to_be_nonholonomic() -> None:
    found = ap.classify(ap.catalogue.bicycle(), thorough=True)
    assert [(v.kind, v.method, len(v.certificates)) for v in found.values()] == [("linear nonholonomic", PROVED, 2)] * 2
    for proof in (proof for v in found.values() for proof in v.certificates):
        assert checks(proof.script())
        values, point = proof.values, {s.name: value for s, value in proof.values["POINT"].items()}
        assert (point["sin_lean"], point["sin_steer"], point["w"]) == (0, 0, sm.Rational("1.02"))
        # upright, psi' = (v delta + c delta') cos(lambda) / w (Meijaard et al. 2007, Proc. R. Soc. A 463:1955)
        names = [x.name for x in values["COORDINATES"]]
        yaw, steer, lean = (names.index(name) for name in ("yaw", "steer", "lean"))
        for X in (values["FIRST"], values["SECOND"]):
            assert X[yaw] == sm.Rational("0.08") / sm.Rational("1.02") * point["cos_tilt"] * X[steer]
            assert X[lean] == 0 or X[yaw] == 0


FALSIFIED = [
    ("FIRST = [", "FIRST = [1 + ", "a vector that breaks a row"),
    ("SECOND = [", "SECOND = FIRST; LEFT = [", "twice the same vector"),
    ("sin_lean: ", "sin_lean: 1 + ", "no point of the circle"),
    ("POSITIONS = [", "POSITIONS = [1 + ", "a position row that does not hold"),
]


def test_the_script_checks_a_rolling_disc_and_fails_on_what_is_false(monkeypatch: pytest.MonkeyPatch) -> None:
    found = at_points(monkeypatch, ap.catalogue.rolling_disc(), thorough=True)["rolls"]
    assert (found.kind, found.method) == ("linear nonholonomic", PROVED)
    assert all(isinstance(proof, PointCertificate) for proof in found.certificates)
    program = found.certificates[0].script()
    assert checks(program)
    for part, other, why in FALSIFIED:
        assert part in program, why
        assert not checks(program.replace(part, other, 1)), why


@pytest.mark.slow
def test_rows_of_a_quaternion_are_proved_beside_its_norm(monkeypatch: pytest.MonkeyPatch) -> None:
    found = at_points(monkeypatch, ap.catalogue.chaplygin_ball(), thorough=True)["rolls"]
    assert found.method == PROVED
    assert all(checks(proof.script()) for proof in found.certificates)


def test_what_is_integrable_beside_another_row_is_not_proved_to_be_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wheel that does not turn rolls along a line; one that turns does not. Only the second has a proof of that."""

    def wheel(rail: bool) -> ap.Model:
        model = ap.Model("a wheel")
        x, phi, psi, free = model.coordinates("x phi psi free")
        R = model.parameters("R", 0.3)
        t = model.time
        model.constrain("rolls", x.diff(t) - R * phi.diff(t) * sm.cos(psi))
        # beside it a row that is not integrable, so that proofs of that kind are looked for
        model.constrain("another", free.diff(t) - x * phi.diff(t) if rail else free.diff(t) - phi * x.diff(t))
        if rail:
            model.constrain("does not turn", psi.diff(t))
        return model

    held = at_points(monkeypatch, wheel(rail=True))
    assert held["rolls"].kind == "semiholonomic"
    assert not any(isinstance(p, PointCertificate) for p in held["rolls"].certificates)
    turning = at_points(monkeypatch, wheel(rail=False))["rolls"]
    assert (turning.kind, turning.method) == ("linear nonholonomic", PROVED)
    assert isinstance(turning.certificates[0], PointCertificate)
    assert checks(turning.certificates[0].script())


def test_a_model_may_have_the_names_that_the_program_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    model = ap.Model("names")
    x, y, z = model.coordinates("part0 sin_z z")
    t = model.time
    model.constrain("row", sm.sin(z) * x.diff(t) - sm.cos(z) * y.diff(t) + x * y * sm.sin(z) * sm.cos(z) * z.diff(t))
    (proof,) = at_points(monkeypatch, model)["row"].certificates
    assert isinstance(proof, PointCertificate)
    assert checks(proof.script())


def test_a_function_that_is_not_known_has_no_rational_point(monkeypatch: pytest.MonkeyPatch) -> None:
    model = ap.Model("m")
    x, y, z = model.coordinates("x y z")
    t = model.time
    model.constrain("row", x.diff(t) - sm.exp(y) * z.diff(t))
    assert at_points(monkeypatch, model)["row"].method == "found numerically at random points"
