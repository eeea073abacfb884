"""Bad input: each gives one clear error or warning that says what, where and what to do, and nothing half done."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, dynamicsymbols

import appell as ap
from tests.support import PRINCIPLES


def plane(name: str = "a particle in the plane"):
    model = ap.Model(name)
    N = model.frame
    m, g = model.parameters("m g", [1.0, 9.81])
    x, y = model.coordinates("x y")
    model.speeds("u v")
    P = model.particle("P", m, x * N.x + y * N.y)
    model.gravity(-g * N.y)
    return model, P, x, y


START = {"x": 0.3, "y": 0.1, "u": 0.2, "v": 0.0}


def line(force=None, **parameters: float):
    """A particle on a line, pushed by a force of (x, u, t)."""
    model = ap.Model("a particle on a line")
    x = model.coordinates("x")
    u = model.speeds("u")
    P = model.particle("P", 1, x * model.frame.x)
    if force is not None:
        model.force(P, force(x, u, model.time) * model.frame.x)
    return model, x, u


# ---- symbols and names ----------------------------------------------------------------------------------------------


def test_an_unknown_symbol_is_named_where_it_stands_with_what_to_do() -> None:
    model, P, x, _ = plane()
    k = sm.Symbol("k")
    message = "the constraint 'wall' holds the unknown symbol 'k': declare it with model.parameters; known are g, m."
    with pytest.raises(ap.ModelError, match=f"^{message}$"):
        model.constrain("wall", x - k)
    assert not model.constraints
    with pytest.raises(ap.ModelError, match="force on P holds the unknown symbol 'k'"):
        model.force(P, k * model.frame.x)
    with pytest.raises(ap.ModelError, match="the potential 'spring' holds the unknown symbol 'k'"):
        model.potential("spring", k * x**2)
    with pytest.raises(ap.ModelError, match="the damper 'oil' holds the unknown symbol 'k'"):
        model.damper("oil", k * x.diff(model.time) ** 2)
    with pytest.raises(ap.ModelError, match=r"gravity.* holds the unknown symbol 'k'"):
        model.gravity(k * model.frame.x)
    with pytest.raises(ap.ModelError, match="the mass of 'Q' holds the unknown symbol 'k'"):
        model.particle("Q", k, x * model.frame.x)
    with pytest.raises(ap.ModelError, match="the position of 'Q' holds the unknown symbol 'k'"):
        model.particle("Q", 1, k * model.frame.x)
    assert [load.name for load in model.snapshot().loads] == ["gravity"]
    assert [mass.name for mass in model.snapshot().masses] == ["P"]


def test_a_symbol_nearly_spelled_is_suggested() -> None:
    model, *_ = plane()
    model.parameters("stiffness", 1.0)
    with pytest.raises(ap.ModelError, match=r"unknown symbol 'stifness'.*did you mean 'stiffness'\?"):
        model.potential("spring", sm.Symbol("stifness", real=True))


def test_a_symbol_of_the_right_name_but_of_other_assumptions_is_told_apart() -> None:
    model, _, x, _ = plane()
    with pytest.raises(
        ap.ModelError, match="there is a 'g', but it is another object: use the one that the model returned"
    ):
        model.constrain("wall", x - sm.Symbol("g"))


def test_an_unknown_function_of_time_is_named() -> None:
    model, _, x, _ = plane()
    with pytest.raises(ap.ModelError, match=r"holds the unknown function 'w\(t\)': declare it with model.coordinates"):
        model.constrain("wall", x - dynamicsymbols("w"))


@pytest.mark.parametrize(
    ("add", "words"),
    [
        (lambda m, P: m.coordinates("x"), "the name 'x' is taken already in the model"),
        (lambda m, P: m.speeds("u"), "the name 'u' is taken already"),
        (lambda m, P: m.parameters("g", 1.0), "the name 'g' is taken already.*choose another name for the parameter"),
        (
            lambda m, P: m.particle("P", 1, m.frame.x),
            "the name 'P' is taken already.*another name for the particle",
        ),
        (lambda m, P: m.point("P", m.frame.x), "the name 'P' is taken already.*choose another name for the point"),
        (lambda m, P: m.coordinates("z z"), "the name 'z' stands twice in 'z z'"),
        (lambda m, P: m.coordinates("t"), "'t' has a reserved name, since it is the time in every expression"),
        (
            lambda m, P: m.constrain("floor", m.snapshot().kinematics.coordinates[1]),
            "a constraint named 'floor' is there",
        ),
        (lambda m, P: m.force(P, m.frame.x, name="push"), "a load named 'push' is there already"),
    ],
)
def test_a_duplicate_name_is_refused(add, words: str) -> None:
    model, P, x, _ = plane()
    model.constrain("floor", x)
    model.force(P, model.frame.x, name="push")
    with pytest.raises(ap.ModelError, match=words):
        add(model, P)


def test_a_parameter_named_twice_at_once_is_refused() -> None:
    with pytest.raises(ap.ModelError, match="the name 'k' is taken already in the model 'm': choose another name"):
        ap.Model("m").parameters("k k", [1.0, 2.0])


# ---- parameters -----------------------------------------------------------------------------------------------------


def test_a_parameter_without_a_value_is_asked_for() -> None:
    model, _P, x, _ = plane()
    kappa = model.parameters("kappa")
    model.potential("spring", kappa * x**2 / 2)
    equations = model.derive(ap.Kane())
    message = "the parameter 'kappa' has no value: give parameters={'kappa': ...} or a default."
    with pytest.raises(ap.ModelError) as error:
        equations.simulate(1.0, START)
    assert str(error.value) == message
    with pytest.raises(ap.ModelError, match="the parameter 'kappa' has no value"):
        equations.accelerations(START)
    assert equations.accelerations(START, {"kappa": 2.0})["u"] == pytest.approx(-0.6)


@pytest.mark.parametrize("value", [float("nan"), float("inf"), -float("inf")])
def test_a_parameter_that_is_not_finite_is_refused(value: float) -> None:
    model, *_ = plane()
    with pytest.raises(ap.ModelError, match=r"the parameter 'm' is -?(nan|inf): give it a finite value"):
        model.derive(ap.Kane()).simulate(1.0, START, parameters={"m": value})
    with pytest.raises(ap.ModelError, match=r"the parameter 'k' is -?(nan|inf): give it a finite value"):
        model.parameters("k", value)
    assert "k" not in model.defaults


@pytest.mark.parametrize("value", ["a", 1j, [1.0, 2.0], None])
def test_a_parameter_that_is_no_number_is_refused(value: object) -> None:
    model, *_ = plane()
    with pytest.raises(ap.ModelError, match=r"the parameter 'm' (is .*, which is (no|not a) number|has no value)"):
        model.derive(ap.Kane()).simulate(1.0, START, parameters={"m": value})


def test_a_value_for_an_unknown_parameter_is_refused() -> None:
    model, *_ = plane()
    with pytest.raises(
        ap.ModelError, match="the model 'a particle in the plane' has no parameter 'mm'; did you mean 'm'"
    ):
        model.derive(ap.Kane()).simulate(1.0, START, parameters={"mm": 1.0})


def test_as_many_defaults_as_names_are_needed() -> None:
    with pytest.raises(ap.ModelError, match="2 parameters were named but 3 of 'defaults' were given"):
        ap.Model("m").parameters("k l", [1, 2, 3])


# ---- masses ---------------------------------------------------------------------------------------------------------


def driven_pair(bind):
    """A, of mass 1, is pushed; B is massless and lies y ahead of it."""
    model = ap.Model("a driven pair")
    N = model.frame
    x, y = model.coordinates("x y")
    A = model.particle("A", 1, x * N.x)
    with pytest.warns(ap.AppellWarning, match="'B' has no mass: its motion must follow from the others"):
        model.particle("B", 0, (x + y) * N.x)
    model.force(A, N.x)
    if bind is not None:
        model.constrain("bound", bind(x, y, model.time))
    return model


def test_a_body_without_mass_is_warned_of_and_moves_with_what_it_is_bound_to() -> None:
    model = driven_pair(lambda x, y, t: y - 2 * x)
    run = model.derive(ap.Kane()).simulate(1.0, {"x": 0, "xdot": 0}, samples=3)
    np.testing.assert_allclose(run["x"], run.time**2 / 2, atol=1e-12)
    np.testing.assert_allclose(run["y"], run.time**2, atol=1e-12)


@pytest.mark.parametrize("principle", ["Kane, reactions in evidence", "UdwadiaKalaba", "AppellChetaev"])
def test_a_bound_body_without_mass_moves_under_every_principle(principle: str) -> None:
    model = driven_pair(lambda x, y, t: y - x)
    rates = model.derive(PRINCIPLES[principle]).accelerations({"x": 0, "y": 0})
    assert rates["xdot"] == pytest.approx(1.0)
    assert rates["ydot"] == pytest.approx(1.0)
    assert rates["lambda_bound"] == pytest.approx(0.0)


@pytest.mark.parametrize("principle", ["Kane, minimal", "Kane, reactions in evidence", "UdwadiaKalaba"])
def test_a_free_body_without_mass_is_refused_since_its_motion_is_not_unique(principle: str) -> None:
    equations = driven_pair(None).derive(PRINCIPLES[principle])
    with pytest.raises(ap.SingularSystem, match=r"the accelerations are not unique.*at t = 0"):
        equations.simulate(1.0, {"x": 0, "y": 0})
    with pytest.raises(ap.SingularSystem, match="the accelerations are not unique"):
        equations.accelerations({"x": 0, "y": 0})


def test_a_mass_of_zero_given_at_run_time_is_warned_of_and_refused_where_it_is_alone() -> None:
    model, *_ = plane()
    with (
        pytest.warns(ap.AppellWarning, match="'P' has no mass"),
        pytest.raises(ap.SingularSystem, match="not unique"),
    ):
        model.derive(ap.Kane()).simulate(1.0, START, parameters={"m": 0.0})


def test_a_negative_mass_is_refused_when_said_and_when_given() -> None:
    model, *_ = plane()
    with pytest.raises(ap.ModelError, match="the mass of 'Q' is -1: a mass is not negative"):
        model.particle("Q", -1, model.frame.x)
    with pytest.raises(ap.ModelError, match="the mass of 'P', m, is -1: a mass is not negative"):
        model.derive(ap.Kane()).simulate(1.0, START, parameters={"m": -1.0})


def test_a_coordinate_that_moves_no_mass_is_refused() -> None:
    model, _x, _ = line()
    model.coordinates("idle")
    with pytest.raises(ap.SingularSystem, match="not unique"):
        model.derive(ap.Kane()).simulate(1.0, {"x": 0, "idle": 0})


def test_a_body_needs_an_inertia() -> None:
    model = ap.Model("m")
    frame = model.frame.orientnew("B", "Axis", [model.coordinates("q"), model.frame.z])
    with pytest.raises(ap.ModelError, match="the inertia of 'B' is \\(1, 2\\): give three moments"):
        model.body("B", 1, frame=frame, position=model.frame.x, inertia=(1, 2))


def test_a_model_without_coordinates_is_refused() -> None:
    with pytest.raises(
        ap.ModelError, match=r"the model 'empty' has no coordinates: declare them with model.coordinates"
    ):
        ap.Model("empty").derive(ap.Kane())


# ---- speeds ---------------------------------------------------------------------------------------------------------


def relation(definitions, names: str = "u v"):
    model = ap.Model("m")
    x, y = model.coordinates("x y")
    model.speeds(names, definitions(x, y, model.time))
    model.particle("P", 1, x * model.frame.x + y * model.frame.y)
    return model.derive(ap.Kane())


def test_a_speed_relation_that_is_not_invertible_is_refused() -> None:
    message = (
        "the speeds u, v do not determine the coordinate rates: their matrix Y has rank 1, not 2; choose independent"
    )
    with pytest.raises(ap.ModelError, match=message):
        relation(lambda x, y, t: [x.diff(t) + y.diff(t), 2 * x.diff(t) + 2 * y.diff(t)])
    with pytest.raises(ap.ModelError, match=message):
        relation(lambda x, y, t: [x * x.diff(t) + y * y.diff(t), x.diff(t) + y / x * y.diff(t)])


def test_too_few_speeds_are_refused() -> None:
    with pytest.raises(
        ap.ModelError, match=r"1 speeds \(u\) are defined for 2 coordinates \(x, y\).*must be invertible"
    ):
        relation(lambda x, y, t: [x.diff(t) + y.diff(t)], "u")


@pytest.mark.parametrize("definition", [lambda x, y, t: x.diff(t) ** 2, lambda x, y, t: x.diff(t) * y.diff(t)])
def test_a_speed_relation_nonlinear_in_the_rates_is_refused(definition) -> None:
    with pytest.raises(
        ap.ModelError, match=r"the speed 'u' is '.*', which is not linear in the coordinate rates: write u = Y"
    ):
        relation(lambda x, y, t: [definition(x, y, t), y.diff(t)])


def test_a_speed_that_holds_a_second_derivative_is_refused() -> None:
    with pytest.raises(ap.ModelError, match=r"the speed 'u' is '.*', which holds a second derivative: write u = Y"):
        relation(lambda x, y, t: [x.diff(t, 2), y.diff(t)])


def test_speeds_without_expressions_cannot_outnumber_the_coordinates() -> None:
    model = ap.Model("m")
    model.coordinates("x")
    model.speeds("u v")
    with pytest.raises(ap.ModelError, match="the speeds u, v outnumber the coordinates without a speed \\(x\\)"):
        model.derive(ap.Kane())


def test_a_speed_relation_singular_at_the_start_ends_in_an_error() -> None:
    equations = relation(lambda x, y, t: [sm.sin(x) * x.diff(t), y.diff(t)])
    with pytest.raises(ap.SingularSystem, match="the speeds u, v do not determine the coordinate rates at the start"):
        equations.simulate(1.0, {"x": 0, "y": 0})


# ---- loads ----------------------------------------------------------------------------------------------------------


def test_a_force_on_something_not_in_the_model_is_refused() -> None:
    model, *_ = plane()
    _, stranger, *_ = plane("another model")
    with pytest.raises(ap.ModelError, match="'Q' is not in the model 'a particle in the plane'; known are P"):
        model.force("Q", model.frame.x)
    with pytest.raises(ap.ModelError, match="'Q' is not in the model"):
        model.force(Point("Q"), model.frame.x)
    with pytest.raises(ap.ModelError, match=r"'P' is not in the model .*; there is a 'P', but it is another object"):
        model.force(stranger, model.frame.x)
    assert [load.name for load in model.snapshot().loads] == ["gravity"]


def test_a_force_that_is_no_vector_is_refused() -> None:
    model, P, *_ = plane()
    with pytest.raises(ap.ModelError, match="force on P is 3, not a vector: write it with the unit vectors of a frame"):
        model.force(P, 3)


def test_a_torque_on_a_particle_is_refused() -> None:
    model, P, *_ = plane()
    with pytest.raises(ap.ModelError, match="'P' is not a rigid body: a torque needs something that can turn"):
        model.torque(P, model.frame.z)


def test_a_force_beside_a_particle_is_refused() -> None:
    model, P, *_ = plane()
    beside = model.point("beside", model.frame.x)
    with pytest.raises(ap.ModelError, match="'P' is not a rigid body: a force acts on it only where it is"):
        model.force(P, model.frame.x, at=beside)


def test_a_force_in_a_frame_that_hangs_on_nothing_is_refused() -> None:
    model, P, *_ = plane()
    with pytest.raises(
        ap.ModelError, match="force on P is written in the frame 'F', which is not connected to the frame"
    ):
        model.force(P, ReferenceFrame("F").x)


# ---- constraints ----------------------------------------------------------------------------------------------------


def test_contradictory_constraints_on_positions_are_refused_by_name() -> None:
    model, _, x, _ = plane()
    model.constrain("here", x - 1)
    model.constrain("there", x - 2)
    with pytest.raises(ap.InconsistentState) as error:
        model.derive(ap.Kane()).simulate(1.0, {"y": 0})
    assert str(error.value) == (
        "the coordinates given contradict the constraints 'here' and 'there': the residual of 'here' is 0.5, "
        "and no state near it satisfies them together."
    )


def test_contradictory_constraints_on_velocities_are_refused_by_name() -> None:
    model, _, x, _ = plane()
    t = model.time
    model.constrain("slow", x.diff(t) - 1)
    model.constrain("fast", x.diff(t) - 2)
    with pytest.raises(ap.InconsistentState, match="the speeds given contradict the constraints 'fast' and 'slow'"):
        model.derive(ap.Kane(reactions=True)).simulate(1.0, {"x": 0, "y": 0})


@pytest.mark.parametrize("principle", ["Kane, minimal", "Kane, reactions in evidence", "UdwadiaKalaba", "Gauss"])
def test_contradictory_constraints_on_accelerations_are_refused_by_name(principle: str) -> None:
    model, _, x, _ = plane()
    t = model.time
    model.constrain("calm", x.diff(t, 2) - 1)
    model.constrain("hasty", x.diff(t, 2) - 2)
    equations = model.derive(PRINCIPLES[principle])
    with pytest.raises(
        ap.ConstraintError, match=r"constraint rows contradict each other.*the constraint 'hasty'.*t = 0"
    ):
        equations.simulate(1.0, START)
    with pytest.raises(ap.ConstraintError, match="the constraint 'hasty'"):
        equations.accelerations(START)


def test_constraints_that_come_to_contradict_each_other_stop_the_run_by_name() -> None:
    """x = 1 and a wall that begins to move away from it: consistent at the start in position and velocity only."""
    model, _, x, _ = plane()
    model.constrain("fixed", x - 1)
    model.constrain("moving wall", x - 1 - model.time**2)
    with pytest.raises(ap.ConstraintError, match=r"contradict each other.*the constraint '(fixed|moving wall)'"):
        model.derive(ap.Kane()).simulate(1.0, {"y": 0})


def test_a_state_off_the_constraint_is_refused_with_residual_name_and_nearest_state() -> None:
    model, _, x, y = plane()
    model.constrain("circle", x**2 + y**2 - 1)
    with pytest.raises(ap.InconsistentState) as error:
        model.derive(ap.Kane()).simulate(1.0, {"x": 0.3, "y": 0.1})
    assert str(error.value) == (
        "the coordinates given contradict the constraint 'circle': the residual of 'circle' is -0.9; the nearest state "
        "that satisfies the constraints of 'a particle in the plane' has x = 0.948683298051, y = 0.316227766017."
    )


def test_speeds_off_the_constraint_are_refused_with_the_nearest_ones() -> None:
    model, _, x, y = plane()
    model.constrain("circle", x**2 + y**2 - 1)
    with pytest.raises(
        ap.InconsistentState, match="the speeds given contradict the constraint 'circle': the residual of "
    ):
        model.derive(ap.Kane()).simulate(1.0, {"x": 1, "y": 0, "u": 1.0, "v": 0.5})
    with pytest.raises(ap.InconsistentState, match=r"has u = 0, v = 0.5"):
        model.derive(ap.Kane()).simulate(1.0, {"x": 1, "y": 0, "u": 1.0, "v": 0.5})


@pytest.mark.parametrize("principle", PRINCIPLES)
def test_a_constraint_nonlinear_in_acceleration_is_refused_by_principles_that_cannot_treat_it(principle: str) -> None:
    from appell.principles import Kind

    model, P, *_ = plane()
    a = model.parameters("a", 2.0)
    model.constrain("force of two", ap.acceleration(P).dot(ap.acceleration(P)) - a**2)
    if Kind.NONLINEAR_ACCELERATION in PRINCIPLES[principle].admits:
        assert model.derive(PRINCIPLES[principle])
        return
    name = PRINCIPLES[principle].name
    message = f"^{name} does not admit the constraint 'force of two', which is nonlinear in acceleration: "
    with pytest.raises(ap.NotApplicable, match=message):
        model.derive(PRINCIPLES[principle])


def test_kane_does_not_admit_a_constraint_nonlinear_in_acceleration() -> None:
    from appell.principles import Kind

    assert Kind.NONLINEAR_ACCELERATION not in ap.Kane.admits
    assert Kind.HIGHER not in ap.Kane.admits


def test_a_constraint_of_third_order_is_refused_by_kane() -> None:
    model, _, x, y = plane()
    model.constrain("jerk", x.diff(model.time, 3) - y)
    with pytest.raises(ap.NotApplicable, match="Kane does not admit the constraint 'jerk', which is of higher order"):
        model.derive(ap.Kane())


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        (lambda m, P: [], "is empty: it vanishes whatever the motion"),
        (lambda m, P: ap.velocity(P) - ap.velocity(P), "is empty: it vanishes whatever the motion"),
        (lambda m, P: 0, "reads 0 = 0: it is always satisfied"),
        (lambda m, P: 3, "reads 3 = 0: it is never satisfied"),
        (lambda m, P: m.snapshot().parameters[0].symbol - 1, "holds nothing that moves: 'm - 1' has no coordinate"),
        (lambda m, P: m.time - 1, "holds nothing that moves: 't - 1' has no coordinate"),
        (lambda m, P: True, "is True, not an expression that can vanish"),
        (lambda m, P: "x - 1", "is 'x - 1', not an expression that can vanish"),
        (lambda m, P: None, "is None, not an expression that can vanish"),
        (lambda m, P: m.snapshot().kinematics.coordinates[0] > 0, "excludes the value at which it would act"),
        (lambda m, P: sm.Ne(m.snapshot().kinematics.coordinates[0], 0), "excludes the value at which it would act"),
        (lambda m, P: [m.snapshot().kinematics.coordinates[0] >= 0], "is a list with a relation: give each relation"),
        (
            lambda m, P: m.snapshot().kinematics.coordinates[0].diff(m.time, 2) >= 0,
            "is a relation between derivatives of order 2",
        ),
    ],
)
def test_a_constraint_that_says_nothing_is_refused(rows, words: str) -> None:
    model, P, *_ = plane()
    with pytest.raises(ap.ConstraintError, match=f"^the constraint 'odd' .*{words}"):
        model.constrain("odd", rows(model, P))
    assert not model.constraints


def test_a_constraint_on_a_point_that_is_not_in_the_model_is_refused() -> None:
    model, *_ = plane()
    Q = Point("Q")
    with pytest.raises(
        ap.ModelError, match=r"speaks of the velocity of Q, which is not in the model.*model.point first"
    ):
        model.constrain("odd", ap.velocity(Q, model.frame).dot(model.frame.x))
    with pytest.raises(
        ap.ModelError, match=r"velocity\(Q\) does not know its inertial frame: write velocity\(Q, model.frame"
    ):
        ap.velocity(Q)
    with pytest.raises(ap.ModelError, match="velocity\\(\\) takes a particle, body or point of a model, not 'P'"):
        ap.velocity("P")


def test_the_angular_velocity_of_a_particle_is_refused() -> None:
    _, P, *_ = plane()
    with pytest.raises(ap.ModelError, match="angular_velocity\\(\\) takes a rigid body of a model, not "):
        ap.angular_velocity(P)


def test_a_norm_is_a_relation_between_coordinates() -> None:
    model, _, x, _ = plane()
    with pytest.raises(ap.ModelError, match="the norm 'odd' must be an equation between coordinates alone"):
        model.norm("odd", x.diff(model.time))


# ---- principles -----------------------------------------------------------------------------------------------------


def test_independent_speeds_must_be_speeds_of_the_model() -> None:
    model = ap.catalogue.two_pucks()
    with pytest.raises(ap.ModelError, match="independent= names 'u9', which is not a speed of the model; did you mean"):
        model.derive(ap.Kane(independent=["u1", "u2", "u9"])).mass_matrix  # noqa: B018


@pytest.mark.parametrize("independent", [["u1"], ["u1", "u2"], ["u1", "u2", "u3", "u4"], ["u1", "u1", "u2"]])
def test_independent_speeds_must_be_as_many_as_are_free(independent: list[str]) -> None:
    model = ap.catalogue.two_pucks()
    with pytest.raises(ap.ModelError, match=r"independent= names \d speeds, but 3 are independent: name as many"):
        model.derive(ap.Kane(independent=independent)).mass_matrix  # noqa: B018


def test_independent_speeds_that_do_not_determine_the_others_are_refused() -> None:
    model = ap.catalogue.chaplygin_sleigh()  # s is kept at zero, and cannot be independent
    with pytest.raises(ap.SingularSystem, match="the speeds chosen as independent do not determine the others"):
        model.derive(ap.Kane(independent=["v", "s"])).mass_matrix  # noqa: B018


def test_reactions_in_evidence_must_be_constraints_of_the_model() -> None:
    with pytest.raises(
        ap.ModelError, match=r"names 'perpendiculer', which is not a constraint.*did you mean 'perpendicular'"
    ):
        ap.catalogue.two_pucks().derive(ap.Kane(reactions=["perpendiculer"]))


@pytest.mark.parametrize("principle", [ap.Kane, "Kane", None, 3])
def test_derive_takes_a_principle(principle: object) -> None:
    with pytest.raises(ap.ModelError, match="derive takes a principle, such as Kane\\(\\), not"):
        plane()[0].derive(principle)


def test_a_principle_refuses_what_it_does_not_admit_and_names_those_that_would_do() -> None:
    model, _, x, _ = plane()
    model.constrain("calm", x.diff(model.time, 2) - 1)
    with pytest.raises(
        ap.NotApplicable, match=r"AppellChetaev does not admit the constraint 'calm'.*Kane or .* would do"
    ):
        model.derive(ap.AppellChetaev())


# ---- states and runs ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (
            {"z": 1.0},
            "the state names 'z', which is not a coordinate or speed of 'a particle in the plane'; "
            "known are x, y, u, v",
        ),
        ({"m": 1.0}, "the state names 'm', which is not a coordinate or speed"),
        ({sm.Symbol("q"): 1.0}, "the state names 'q', which is not a coordinate or speed"),
        ({"x": float("nan")}, "the state gives 'x' the value nan: give it a finite one"),
        ({"x": float("inf")}, "the state gives 'x' the value inf: give it a finite one"),
        ({"x": "a"}, "the state gives 'x' the value 'a', which is not a number"),
    ],
)
def test_a_state_that_makes_no_sense_is_refused(state, words: str) -> None:
    equations = plane()[0].derive(ap.Kane())
    with pytest.raises(ap.ModelError, match=words):
        equations.simulate(1.0, state)
    with pytest.raises(ap.ModelError, match=words):
        equations.accelerations(state)


def test_a_speed_and_a_rate_that_contradict_each_other_are_refused() -> None:
    model, _, x, _ = plane()
    with pytest.raises(ap.InconsistentState, match=r"contradict.*'x' as given'.*has u = 2"):
        model.derive(ap.Kane()).simulate(1.0, {"x": 0, "u": 1.0, x.diff(model.time): 2.0})


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"samples": 1}, "samples=1: a run has at least two"),
        ({"samples": [0.5]}, "a rising sequence of at least two"),
        ({"samples": [0.5, 0.2]}, "a rising sequence of at least two"),
        ({"samples": [0.0, 2.0]}, "samples= leaves the run, which goes from 0 to 1"),
        ({"samples": [-1.0, 0.5]}, "samples= leaves the run"),
        ({"tolerance": 0.0}, "tolerance must be positive and finite"),
        ({"tolerance": float("nan")}, "tolerance must be positive and finite"),
        ({"max_step": -1.0}, "max_step must be positive"),
    ],
)
def test_options_of_a_run_that_make_no_sense_are_refused(options, words: str) -> None:
    model, *_ = line()
    with pytest.raises(ap.SimulationError, match=words):
        model.derive(ap.Kane()).simulate(1.0, {"x": 0}, **options)


@pytest.mark.parametrize("duration", [0.0, -1.0, float("nan"), float("inf")])
def test_a_duration_is_positive_and_finite(duration: float) -> None:
    model, *_ = line()
    with pytest.raises(ap.SimulationError, match=r"the duration is .*: give a positive number of seconds"):
        model.derive(ap.Kane()).simulate(duration, {"x": 0})


def test_events_speak_of_the_model_and_have_a_known_direction() -> None:
    model, x, _ = line()
    equations = model.derive(ap.Kane())
    with pytest.raises(ap.ModelError, match="the event 'event 1' holds the unknown symbol 'zz'"):
        equations.simulate(1.0, {"x": 0}, events=[sm.Symbol("zz")])
    with pytest.raises(ap.ModelError, match="the event 'ground' holds the unknown function 'w\\(t\\)'"):
        equations.simulate(1.0, {"x": 0}, events={"ground": dynamicsymbols("w")})
    with pytest.raises(ap.ModelError, match="the event 'event 1' has the direction 'up': use rising, falling or both"):
        equations.simulate(1.0, {"x": 0}, events=[ap.Event(x, direction="up")])


@pytest.mark.parametrize(
    "force",
    [
        lambda x, u, t: sm.log(x) / 100,
        lambda x, u, t: sm.sqrt(x) / 100,
        lambda x, u, t: sm.Piecewise((x / 10, x > 0)),
        lambda x, u, t: sm.asin(x + 0.2) / 1000,
    ],
    ids=["log", "sqrt", "Piecewise", "asin"],
)
def test_leaving_the_domain_of_a_function_stops_the_run_and_no_nan_leaves(force) -> None:
    model, _x, _u = line(force)
    start = {"x": 0.7, "u": -1.0}
    with pytest.raises(ap.SimulationError, match="a value is not finite in the dynamical equations, at t = ") as error:
        model.derive(ap.Kane()).simulate(3.0, start, samples=101)
    run = error.value.run
    assert 0.5 < run.time[-1] < 2.5
    for name, values in run.data.items():
        assert np.isfinite(values.values).all(), name


def test_a_start_outside_the_domain_of_a_function_is_refused() -> None:
    model, *_ = line(lambda x, u, t: sm.log(x))
    with pytest.raises(ap.SimulationError, match="a value is not finite in the dynamical equations, at t = 0"):
        model.derive(ap.Kane()).simulate(1.0, {"x": -1.0})
    with pytest.raises(ap.SimulationError, match="a value is not finite"):
        model.derive(ap.Kane()).accelerations({"x": -1.0})


def test_a_piecewise_force_with_a_default_runs_through() -> None:
    model, _x, _u = line(lambda x, u, t: sm.Piecewise((-10 * x, x > 0), (0, True)))
    run = model.derive(ap.Kane()).simulate(2.0, {"x": 0.5, "u": 0.0}, samples=11)
    assert run["u"][-1] == pytest.approx(-0.5 * np.sqrt(10), rel=1e-7)


def test_a_motion_that_runs_away_stops_with_what_was_computed() -> None:
    model, *_ = line(lambda x, u, t: u**2)  # u = 1 / (1 - t)
    with pytest.raises(ap.SimulationError, match="the step became as small as the rounding of time, at t = 1") as error:
        model.derive(ap.Kane()).simulate(5.0, {"x": 0, "u": 1.0}, samples=501)
    run = error.value.run
    before = run.time < 0.995
    assert before.sum() > 90
    np.testing.assert_allclose(run["u"][before], 1 / (1 - run.time[before]), rtol=1e-7)


def test_a_limit_of_steps_stops_the_run() -> None:
    model, *_ = line(lambda x, u, t: -100 * x)
    with pytest.raises(ap.SimulationError, match="the run took the largest number of steps allowed"):
        model.derive(ap.Kane()).simulate(500.0, {"x": 1.0}, max_steps=10)


def test_a_function_without_machine_code_is_named() -> None:
    model, *_ = line(lambda x, u, t: sm.gamma(x))
    with pytest.raises(
        ap.CompileError, match="'gamma\\(x\\(t\\)\\)' has no machine code: gamma is not a function appell knows"
    ):
        model.derive(ap.Kane()).accelerations({"x": 1.0})


def test_a_complex_number_is_refused() -> None:
    model, *_ = line(lambda x, u, t: sm.I * x)
    with pytest.raises(ap.CompileError, match="'I' is not a real number"):
        model.derive(ap.Kane()).accelerations({"x": 1.0})


def test_a_run_knows_what_it_holds() -> None:
    run = plane()[0].derive(ap.Kane()).simulate(1.0, START, samples=3)
    with pytest.raises(ap.ModelError, match="this run of 'a particle in the plane' holds no 'lambda'"):
        run["lambda"]


def test_errors_are_one_family_and_warnings_are_warnings() -> None:
    kinds = [ap.ModelError, ap.ConstraintError, ap.NotApplicable, ap.SingularSystem, ap.InconsistentState]
    assert all(issubclass(kind, ap.AppellError) for kind in (*kinds, ap.CompileError, ap.SimulationError))
    assert issubclass(ap.AppellWarning, UserWarning)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        plane()[0].derive(ap.Kane()).simulate(0.1, START, samples=2)
