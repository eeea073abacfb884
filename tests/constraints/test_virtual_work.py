"""U2: the virtual work of a reaction as a scalar, linear in the virtual displacement, from which C follows (E35)."""

from __future__ import annotations

import pickle

import pytest
import sympy as sm

import appell as ap


def bead() -> tuple[ap.Model, ap.Particle, sm.Expr, sm.Expr]:
    """A bead on y = x^2, in the plane."""
    model = ap.Model("bead")
    N = model.frame
    x, y = model.coordinates("x y")
    P = model.particle("P", 2, x * N.x + y * N.y)
    model.gravity(-9.81 * N.y)
    return model, P, x, y


STATE = {"x": 0.3, "xdot": 0.7}


def rate(model: ap.Model) -> float:
    return model.derive(ap.UdwadiaKalaba()).accelerations(STATE)["xdot"]


def closed_form(force: float) -> float:
    """2 (1 + 4 x^2) x'' = force along (1, 2x) - 2 (4 x x'^2) - 2 g 2 x, for a force on P along the wire's (1, 2 x)."""
    x, v = STATE["x"], STATE["xdot"]
    return (force - 2 * 4 * x * v**2 - 2 * 9.81 * 2 * x) / (2 * (1 + 4 * x**2))


def test_the_work_on_a_point_gives_the_force_on_it() -> None:
    """W = -c v . delta: the force is -c v, with v = (1, 2x) x'."""
    model, P, x, y = bead()
    model.constrain("wire", y - x**2, nonideal=-0.4 * ap.velocity(P).dot(ap.virtual_displacement(P)))
    assert rate(model) == pytest.approx(closed_form(-0.4 * 0.7 * (1 + 4 * 0.3**2)), rel=1e-13)


def test_the_work_on_coordinates_gives_generalised_forces() -> None:
    model, _, x, y = bead()
    work = 3 * ap.virtual_displacement(x) + 5 * x * ap.virtual_displacement(y)
    model.constrain("wire", y - x**2, nonideal=work)
    assert rate(model) == pytest.approx(closed_form(3 + 5 * 0.3 * 2 * 0.3), rel=1e-13)
    law = model.snapshot().constraints[0].law
    assert dict(law.force.generalised) == {x: 3, y: 5 * x}


def test_the_work_may_speak_of_the_ideal_reaction() -> None:
    """A block on a floor with mu |N|, the law against which the mapping is tested elsewhere."""
    model = ap.Model("block")
    N = model.frame
    x, y = model.coordinates("x y")
    P = model.particle("P", 2, x * N.x + y * N.y)
    model.gravity(-9.81 * N.y)
    direction = ap.velocity(P).normalize()
    model.constrain(
        "floor",
        ap.position(P).dot(N.y),
        nonideal=lambda ideal: -0.3 * ideal[P].force.magnitude() * direction.dot(ap.virtual_displacement(P)),
    )
    found = model.derive(ap.Kane()).accelerations({"x": 0.0, "xdot": 1.0})
    assert found["xdot"] == pytest.approx(-0.3 * 9.81, rel=1e-13)


def test_the_work_on_a_rotation_gives_a_torque() -> None:
    model = ap.Model("wheel")
    N = model.frame
    theta = model.coordinates("theta")
    wheel = model.body("W", 1, inertia_zz=0.5, frame=N.orientnew("W", "Axis", [theta, N.z]), position=0 * N.x)
    spin = ap.angular_velocity(wheel)
    model.constrain("drive", theta.diff(model.time, 2) - 1, nonideal=-0.2 * spin.dot(ap.virtual_rotation(wheel)))
    found = model.derive(ap.UdwadiaKalaba()).accelerations({"theta": 0.0, "thetadot": 3.0})
    assert found["thetadot"] == pytest.approx(1.0)
    assert found["lambda_drive"] == pytest.approx(0.5 + 0.2 * 3.0)  # keeps 1 against the torque -0.2 omega


def test_a_model_with_a_work_pickles() -> None:
    model, P, x, y = bead()
    model.constrain("wire", y - x**2, nonideal=-0.4 * ap.velocity(P).dot(ap.virtual_displacement(P)))
    equations = pickle.loads(pickle.dumps(model.derive(ap.UdwadiaKalaba())))
    assert equations.accelerations(STATE)["xdot"] == pytest.approx(rate(model), abs=1e-14)


@pytest.mark.parametrize(
    ("work", "words"),
    [
        (
            lambda P, x: ap.virtual_displacement(x) ** 2,
            r"the law of 'wire' is the virtual work .* not linear in delta_x",
        ),
        (lambda P, x: sm.sin(ap.virtual_displacement(x)), r"not linear in delta_x"),
        (
            lambda P, x: ap.virtual_displacement(x) * ap.virtual_displacement(P).dot(P.inertial.x),
            r"not linear in",
        ),
        (lambda P, x: ap.virtual_displacement(x) + x, r"does not vanish with the virtual displacements"),
        (lambda P, x: 3 * x, r"is the scalar 3\*x\(t\), which holds no virtual displacement"),
        (lambda P, x: ap.virtual_displacement(x) * sm.Symbol("unheard"), r"unheard"),
        (lambda P, x: "drag", r"must be a mapping .*, the virtual work"),
    ],
)
def test_what_is_not_a_virtual_work_is_refused_in_one_sentence(work, words: str) -> None:  # type: ignore[no-untyped-def]
    model, P, x, y = bead()
    with pytest.raises(ap.AppellError, match=words):
        model.constrain("wire", y - x**2, nonideal=work(P, x))
    assert not model.snapshot().constraints


def test_a_virtual_displacement_has_no_place_elsewhere() -> None:
    model, P, x, _ = bead()
    delta = ap.virtual_displacement(x)
    with pytest.raises(ap.ModelError, match=r"delta_x"):
        model.force(P, delta * model.frame.x)
    with pytest.raises(ap.AppellError, match=r"delta_x"):
        model.constrain("odd", x - delta)
    with pytest.raises(ap.ModelError, match=r"takes a particle, body, point or coordinate"):
        ap.virtual_displacement("P")
    with pytest.raises(ap.ModelError, match=r"takes a rigid body"):
        ap.virtual_rotation(P)


def test_the_parts_of_a_work_that_cancel_are_linear() -> None:
    """(1 + delta)^2 - 1 - delta^2 is 2 delta."""
    model, _, x, y = bead()
    delta = ap.virtual_displacement(x)
    model.constrain("wire", y - x**2, nonideal=(1 + delta) ** 2 - 1 - delta**2)
    assert rate(model) == pytest.approx(closed_form(2.0), rel=1e-13)
