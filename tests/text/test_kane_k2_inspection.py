"""K2: constraint forces and torques by inspection (000, E5, E6 and E77 to E81), before any equation of motion."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from sympy.physics.vector import Point, Vector, vlatex

import appell as ap
from appell.algebra import SympyAlgebra
from appell.equations import own_symbols
from appell.mechanics import lower
from tests.support import equal_at_random, same, same_vector


def pucks(spatial: bool = False):
    """Two free particles, speeds u; the plane of E28, or space."""
    model = ap.Model("two pucks")
    N = model.frame
    m1, m2 = model.parameters("m1 m2", [1.0, 2.0])
    if spatial:
        q = model.coordinates("q1:7")
        u = model.speeds("u1:7")
        P1 = model.particle("P1", m1, q[0] * N.x + q[1] * N.y + q[2] * N.z)
        P2 = model.particle("P2", m2, q[3] * N.x + q[4] * N.y + q[5] * N.z)
        v1, v2 = u[0] * N.x + u[1] * N.y + u[2] * N.z, u[3] * N.x + u[4] * N.y + u[5] * N.z
    else:
        q = model.coordinates("q1:5")
        u = model.speeds("u1:5")
        P1 = model.particle("P1", m1, q[0] * N.x + q[1] * N.y)
        P2 = model.particle("P2", m2, q[2] * N.x + q[3] * N.y)
        v1, v2 = u[0] * N.x + u[1] * N.y, u[2] * N.x + u[3] * N.y
    return model, (P1, P2), (v1, v2)


@pytest.mark.parametrize("spatial", [False, True])
def test_perpendicular_velocities_need_the_forces_of_equation_27(spatial: bool) -> None:
    model, (P1, P2), (v1, v2) = pucks(spatial)
    model.constrain("perpendicular", ap.velocity(P2).dot(ap.velocity(P1)))  # E25
    on = model.reactions["perpendicular"]
    assert same_vector(on[P1].force, v2, model.frame)
    assert same_vector(on[P2].force, v1, model.frame)
    assert on[P1].point is P1.point
    assert on[P1].torque == 0
    assert not on[P1].recovered


def test_parallel_velocities_need_the_forces_of_equation_52() -> None:
    model, (P1, P2), (v1, v2) = pucks()
    n3 = model.frame.z
    model.constrain("parallel", ap.velocity(P2).dot(n3.cross(ap.velocity(P1))))  # E50
    on = model.reactions["parallel"]
    assert same_vector(on["P2"].force, n3.cross(v1), model.frame)
    assert same_vector(on["P1"].force, -n3.cross(v2), model.frame)


@pytest.mark.parametrize("spatial", [False, True])
def test_equal_speeds_need_the_forces_of_equation_55(spatial: bool) -> None:
    model, (P1, P2), (v1, v2) = pucks(spatial)
    a, b = ap.velocity(P1), ap.velocity(P2)
    model.constrain("as in E54", (b.dot(b) - a.dot(a)) / 2)  # E53, halved as its derivative E54 is
    model.constrain("as in E53", b.dot(b) - a.dot(a))
    on = model.reactions["as in E54"]
    assert same_vector(on["P2"].force, v2, model.frame)
    assert same_vector(on["P1"].force, -v1, model.frame)
    twice = model.reactions["as in E53"]
    assert same_vector(twice["P2"].force, 2 * v2, model.frame)


def test_appells_particle_needs_the_force_of_equation_60() -> None:
    model = ap.catalogue.appell_particle()
    N, t = model.frame, model.time
    a = sm.Symbol("a", real=True)
    u1, u2, u3 = (sm.Function(f"u{i}", real=True)(t) for i in (1, 2, 3))
    book = N.z - a**2 / u3 * (u1 * N.x + u2 * N.y)
    force = model.reactions["cone"]["P"].force
    assert force.cross(book).simplify() == 0
    assert same(force.dot(N.z), 2 * u3)  # E58 is E59 times 2 u3
    # C . v = 0 when v obeys the constraint
    v = u1 * N.x + u2 * N.y + u3 * N.z
    assert same(force.dot(v), 2 * (u3**2 - a**2 * (u1**2 + u2**2)))


def test_a_row_scaled_as_equation_59_gives_the_bracket_itself() -> None:
    model, _u, book = particle_with_row_59()
    assert same_vector(model.reactions["E59"]["P"].force, book, model.frame)


def particle_with_row_59():
    model = ap.Model("Appell's particle, E59")
    N = model.frame
    m, g, a = model.parameters("m g a", [1.0, 9.81, 0.5])
    x, y, z = model.coordinates("x y z")
    u = u1, u2, u3 = model.speeds("u1 u2 u3")
    P = model.particle("P", m, x * N.x + y * N.y + z * N.z)
    model.gravity(-g * N.z)
    book = N.z - a**2 / u3 * (u1 * N.x + u2 * N.y)
    model.constrain("E59", ap.acceleration(P).dot(book))
    return model, u, book


# ---- vectors in any frame, and functions of vectors -----------------------------------------------------------------


def test_the_direction_does_not_depend_on_the_frame_it_is_written_in() -> None:
    model = ap.Model("one particle")
    N = model.frame
    alpha = model.parameters("alpha", 0.3)
    x, y, z = model.coordinates("x y z")
    u1, u2, u3 = model.speeds("u1 u2 u3")
    P = model.particle("P", 1, x * N.x + y * N.y + z * N.z)
    E = N.orientnew("E", "Axis", [alpha, N.x])
    F = E.orientnew("F", "Axis", [x, E.z])
    v = ap.velocity(P)
    in_F = v.express(F)
    model.constrain("along F.y", in_F.dot(F.y))
    model.constrain("speed in F", in_F.dot(F.x) ** 2 + in_F.dot(F.y) ** 2 + in_F.dot(F.z) ** 2 - 1)
    assert equal_at_random(model.reactions["along F.y"]["P"].force, F.y, N)
    assert equal_at_random(model.reactions["speed in F"]["P"].force, 2 * (u1 * N.x + u2 * N.y + u3 * N.z), N)


def test_functions_of_vectors_have_their_gradients() -> None:
    model, (P1, P2), (v1, v2) = pucks(spatial=True)
    a, b = ap.velocity(P1), ap.velocity(P2)
    model.constrain("ratio", a.magnitude() - 2 * b.magnitude())
    model.constrain("root", sm.sqrt(1 + a.dot(b)) - 1)
    model.constrain("wave", sm.sin(a.cross(b).dot(model.frame.z)))
    N = model.frame
    ratio, root, wave = (model.reactions[name] for name in ("ratio", "root", "wave"))
    assert same_vector(ratio["P1"].force, v1 / v1.magnitude(), N)
    assert same_vector(ratio["P2"].force, -2 * v2 / v2.magnitude(), N)
    assert same_vector(root["P1"].force, v2 / (2 * sm.sqrt(1 + v1.dot(v2))), N)
    cosine = sm.cos(v1.cross(v2).dot(N.z))
    assert same_vector(wave["P1"].force, cosine * v2.cross(N.z), N)
    assert same_vector(wave["P2"].force, cosine * N.z.cross(v1), N)


def of_products() -> tuple[ap.Model, ap.Body]:
    """A body that turns by three angles, a particle along a long path, and rows in products of their velocities."""
    model = ap.Model("a body and a particle")
    N = model.frame
    f, g, h, x, y, z = model.coordinates("f g h x y z")
    A = N.orientnew("A", "Axis", [f, N.z])
    B = A.orientnew("B", "Axis", [g, A.x])
    C = B.orientnew("C", "Axis", [h, B.y])
    body = model.body("B", 1, frame=C, position=x * N.x + y * N.y + z * N.z, inertia=(1, 2, 3))
    P = model.particle("P", 1, sm.sin(x) * sm.cos(y) * N.y + sm.exp(z) * N.x)
    omega, v, w = ap.angular_velocity(body), ap.velocity(body), ap.velocity(P)
    model.constrain("triple", omega.dot(v.cross(w)) + 2 * v.dot(w))
    model.constrain("parts", v.dot(N.x) * w.dot(N.y) + w.dot(N.x) * v.dot(N.z))
    return model, body


def test_torques_are_printed_in_whole_vectors_where_forces_are() -> None:
    model, _ = of_products()
    on = model.reactions["triple"]["B"]
    assert "((v_P x omega_C) + 2*v_P) at B" in str(on)
    assert "torque lambda_triple * ((v_B x v_P))" in str(on)
    assert r"\boldsymbol{\omega}^{\text{C}}" in on._repr_latex_()
    assert r"\boldsymbol{v}^{\text{P}}" in on._repr_latex_()


def test_products_of_components_that_make_no_vector_stay_as_they_are() -> None:
    model, _ = of_products()
    on = model.reactions["parts"]
    assert str(on["B"].whole_forces[0]) == "(v_P . N.x)*N.z + (v_P . N.y)*N.x"
    assert str(on["P"].whole_forces[0]) == "(v_B . N.x)*N.y + (v_B . N.z)*N.x"


def test_a_point_with_nothing_but_a_velocity_has_the_force_of_its_row() -> None:
    model = ap.Model("m")
    N = model.frame
    model.coordinates("x y")
    u, v = model.speeds("u v")
    point = Point("P")
    point.set_vel(N, u * N.x + v * N.y)
    P = model.particle("P", 1, point)
    model.constrain("slow", ap.velocity(P).dot(ap.velocity(P)) - 1)
    assert same_vector(model.reactions["slow"]["P"].force, 2 * (u * N.x + v * N.y), N)


def test_a_position_constraint_pushes_along_its_gradient() -> None:
    model, (P1, P2), _ = pucks(spatial=True)
    r = ap.position(P2) - ap.position(P1)
    model.constrain("rod", r.magnitude() - 1)
    on, apart = model.reactions["rod"], P2.point.pos_from(P1.point)
    assert same_vector(on["P2"].force, apart / apart.magnitude(), model.frame)
    assert same_vector(on["P1"].force, -apart / apart.magnitude(), model.frame)


def test_a_constraint_in_accelerations_pushes_along_its_coefficient() -> None:
    model, (P1, P2), (v1, _) = pucks()
    N = model.frame
    model.constrain("second order", ap.acceleration(P1).dot(2 * N.x) - ap.acceleration(P2).dot(ap.velocity(P1)))
    on = model.reactions["second order"]
    assert same_vector(on["P1"].force, 2 * N.x, N)
    assert same_vector(on["P2"].force, -v1, N)


def test_a_vector_constraint_has_one_direction_a_row() -> None:
    model, (P1, P2), _ = pucks(spatial=True)
    N = model.frame
    model.constrain("welded", ap.velocity(P1) - ap.velocity(P2))
    on = model.reactions["welded"]
    assert on["P1"].forces == (N.x, N.y, N.z)
    assert on["P2"].forces == (-N.x, -N.y, -N.z)
    assert [str(lam) for lam in on["P1"].multipliers] == ["lambda_welded_1", "lambda_welded_2", "lambda_welded_3"]
    lam = on["P1"].multipliers
    assert same_vector(on["P1"].force, lam[0] * N.x + lam[1] * N.y + lam[2] * N.z, N)


# ---- rigid bodies ---------------------------------------------------------------------------------------------------


def free_body():
    """A body in space with two angles, and two points of it."""
    model = ap.Model("a rigid body")
    N = model.frame
    m, I1, I2, I3, b1, b2 = model.parameters("m I1 I2 I3 b1 b2", [2.0, 0.4, 0.5, 0.6, 0.3, -0.2])
    x, y, z = model.coordinates("x y z")
    model.speeds("vx vy vz")
    f1, f2 = model.coordinates("f1 f2")
    A = N.orientnew("A", "Axis", [f1, N.z])
    B = A.orientnew("B", "Axis", [f2, A.x])
    body = model.body("B", m, frame=B, position=x * N.x + y * N.y + z * N.z, inertia=(I1, I2, I3))
    P1 = model.point("P1", body.point.locatenew("P1", b1 * B.x), on=body)
    P2 = model.point("P2", body.point.locatenew("P2", b2 * B.y + b1 * B.z), on=body)
    return model, body, P1, P2


def test_one_point_of_a_body_takes_the_force_there_without_a_torque() -> None:
    model, body, P1, _ = free_body()
    model.constrain("blade", ap.velocity(P1).dot(body.frame.y))
    on = model.reactions["blade"]
    assert on["B"].point is P1.point  # Q of E77 is that point
    assert equal_at_random(on["B"].force, body.frame.y, model.frame)
    assert on["B"].torque == 0
    assert equal_at_random(on["P1"].force, body.frame.y, model.frame)
    assert "recovered" not in str(on)


def test_two_points_of_a_body_give_the_resultant_and_the_moment_of_equations_78_and_81() -> None:
    model, body, P1, P2 = free_body()
    N, B = model.frame, body.frame
    W1, W2 = B.y, 3 * N.z - N.x
    model.constrain("two", ap.velocity(P1).dot(W1) + ap.velocity(P2).dot(W2))
    on = model.reactions["two"]["B"]
    r1, r2 = P1.point.pos_from(body.point), P2.point.pos_from(body.point)
    assert on.point is body.point
    assert equal_at_random(on.force, W1 + W2, N)  # E78
    assert equal_at_random(on.torque, r1.cross(W1) + r2.cross(W2), N)  # E81
    assert equal_at_random(model.reactions["two"]["P1"].force, W1, N)
    assert equal_at_random(model.reactions["two"]["P2"].force, W2, N)


def test_a_force_through_q_comes_with_the_torque_about_q() -> None:
    """E77: a_Q . W + alpha . tau asks for lam W at Q and the couple lam tau."""
    model, body, P1, _ = free_body()
    N, B = model.frame, body.frame
    model.constrain("screw", ap.velocity(P1).dot(B.x) + 2 * ap.angular_velocity(body).dot(N.z))
    on = model.reactions["screw"]["B"]
    assert on.point is P1.point
    assert equal_at_random(on.force, B.x, N)
    assert equal_at_random(on.torque, 2 * N.z, N)


@pytest.mark.parametrize("name", ["two", "screw", pytest.param("nonlinear", marks=pytest.mark.slow)])
def test_the_reaction_through_any_point_has_the_generalised_force_of_its_row(name: str) -> None:
    """E82 and E22: v_Q,r . W + omega_r . tau is the row's coefficient of u_r, whatever Q is."""
    model, body, P1, P2 = free_body()
    N, B = model.frame, body.frame
    v1, v2, w = ap.velocity(P1), ap.velocity(P2), ap.angular_velocity(body)
    rows = {
        "two": v1.dot(B.y) + v2.dot(3 * N.z - N.x),
        "screw": v1.dot(B.x) + 2 * w.dot(N.z),
        "nonlinear": v1.dot(v2) - w.dot(w) * v1.dot(N.x),
    }
    model.constrain(name, rows[name])
    snapshot = model.snapshot()
    m = lower(snapshot, SympyAlgebra())
    (row,) = m.rows
    reaction = model.reactions[name]["B"]
    own, t = own_symbols(snapshot, m), model.time
    rates = {c.diff(t): e for c, e in zip(snapshot.kinematics.coordinates, m.qdot.xreplace(own), strict=True)}
    values = {s: 0.3 + 0.17 * i for i, s in enumerate((*snapshot.kinematics.coordinates, *snapshot.kinematics.speeds))}
    values |= {p.symbol: p.default for p in snapshot.parameters}
    speeds = snapshot.kinematics.speeds
    expected = row.A.xreplace(own).xreplace(values)

    def at_state(vector: Vector) -> sm.Matrix:
        return vector.to_matrix(N).xreplace(rates).xreplace(values).evalf()

    spin = B.ang_vel_in(N).to_matrix(N).xreplace(rates)
    omega_r = spin.jacobian(speeds).xreplace(values)
    # Q moved to three places fixed in the body, the couple with it
    for arm in (Vector(0), 0.4 * B.x - 0.1 * B.z, P2.point.pos_from(reaction.point)):
        Q = reaction.point.locatenew("Q", arm)
        velocity = Q.pos_from(model.origin).dt(N).to_matrix(N).xreplace(rates)
        v_r = velocity.jacobian(speeds).xreplace(values)
        torque = at_state(reaction.torque) - at_state(arm).cross(at_state(reaction.force))
        power = v_r.T @ at_state(reaction.force) + omega_r.T @ torque
        np.testing.assert_allclose(np.array(power.evalf().T, float), np.array(expected.evalf(), float), atol=1e-12)


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("name", ["two", "screw", "nonlinear"])
def test_the_reaction_at_another_point_of_the_body_is_that_of_equations_78_and_81(name: str) -> None:
    """C = lam sum W_i through Q, T = lam (sum r_i x W_i + tau) about it, r_i from Q to where W_i acts."""
    model, body, P1, P2 = free_body()
    N, B = model.frame, body.frame
    v1, v2, w = ap.velocity(P1), ap.velocity(P2), ap.angular_velocity(body)
    rows = {
        "two": v1.dot(B.y) + v2.dot(3 * N.z - N.x),
        "screw": v1.dot(B.x) + 2 * w.dot(N.z),
        "nonlinear": v1.dot(N.x) * v2.dot(N.y),
    }
    model.constrain(name, rows[name])
    reactions = model.reactions[name]
    places = [P for P in (P1, P2) if P.name in reactions]
    couple = 2 * N.z if name == "screw" else Vector(0)
    b = model.snapshot().parameters[4].symbol
    elsewhere = body.point.locatenew("Q", b * B.x - 3 * B.z)
    for Q in (P1.point, P2.point, body.point, elsewhere):
        moved = reactions["B"].at(Q)
        assert moved.point is Q
        assert equal_at_random(moved.force, sum((reactions[P].force for P in places), Vector(0)), N)
        moment = sum((P.point.pos_from(Q).cross(reactions[P].force) for P in places), couple)
        assert equal_at_random(moved.torque, moment, N)
        assert equal_at_random(moved.at(reactions["B"].point).torque, reactions["B"].torque, N)  # and back
    assert reactions["B"].at("P2") == reactions["B"].at(P2) == reactions["B"].at(P2.point)


def test_the_reaction_along_a_run_is_moved_to_another_point_of_the_body() -> None:
    """The sleigh's blade pushes at its contact: about the mass centre, a behind, the torque is -a N; about a third
    point by hand."""
    model = ap.catalogue.chaplygin_sleigh()
    body = model.snapshot().masses[0]
    model.point("nose", body.point.locatenew("nose", 0.7 * body.frame.x + 0.2 * body.frame.y), on=body)
    start = {"x": 0, "y": 0, "theta": 0.4, "v": 0.3, "omega": 2.0}
    run = model.derive(ap.Kane()).simulate(1.0, start, samples=5)
    whole = run.reactions["no side slip"]["body"]
    across = (whole.force * np.stack([-np.sin(run["theta"]), np.cos(run["theta"]), 0 * run.time], 1)).sum(1)
    assert np.abs(across).min() > 0.01
    a = run.parameters["a"]
    np.testing.assert_allclose(whole.at("body").torque[:, 2], -a * across, atol=1e-12)
    np.testing.assert_allclose(whole.at(body).torque[:, 2], -a * across, atol=1e-12)
    np.testing.assert_allclose(whole.at("nose").torque[:, 2], -(a + 0.7) * across, atol=1e-12)
    np.testing.assert_array_equal(whole.at("contact").torque, 0)
    np.testing.assert_array_equal(whole.at("nose").force, whole.force)
    np.testing.assert_allclose(whole.at("nose").at("body").torque[:, 2], -a * across, atol=1e-12)
    np.testing.assert_allclose(whole.ideal.at("body").torque[:, 2], -a * across, atol=1e-12)
    with pytest.raises(ap.ModelError, match="'tail' is not a point of 'body'; known are body, contact, nose"):
        whole.at("tail")


def test_a_point_that_is_not_fixed_in_the_body_is_refused() -> None:
    model, body, P1, _ = free_body()
    model.constrain("blade", ap.velocity(P1).dot(body.frame.y))
    on = model.reactions["blade"]["B"]
    with pytest.raises(ap.ModelError, match="'O' is not fixed in 'B'"):
        on.at(model.origin)
    with pytest.raises(ap.ModelError, match="'P9' is not a point of 'B'; did you mean"):
        on.at("P9")
    with pytest.raises(ap.ModelError, match="'alone' is not fixed in 'B'"):
        on.at(Point("alone"))
    pair, (A, C), _ = pucks()
    pair.constrain("perpendicular", ap.velocity(A).dot(ap.velocity(C)))
    with pytest.raises(ap.ModelError, match="'P1' is not a rigid body: a force on it acts at 'P1' and nowhere else"):
        pair.reactions["perpendicular"]["P1"].at(C.point)


def test_perpendicular_spins_need_torques_along_each_other() -> None:
    model = ap.catalogue.perpendicular_bodies()
    t = model.time
    names = [sm.Function(f"w{i}{b}", real=True)(t) for b in "AB" for i in (1, 2, 3)]
    snapshot = model.snapshot()
    A, B = (mass.frame for mass in snapshot.masses)
    omega_A = names[0] * A.x + names[1] * A.y + names[2] * A.z
    omega_B = names[3] * B.x + names[4] * B.y + names[5] * B.z
    on = model.reactions["right angle"]
    assert on["A"].torque == omega_B
    assert on["B"].torque == omega_A
    assert on["A"].force == 0
    assert on["B"].force == 0


# ---- scalars --------------------------------------------------------------------------------------------------------


def test_a_constraint_in_scalars_has_resultants_recovered_from_the_motion_and_says_so() -> None:
    model, (_P1, _P2), (v1, v2) = pucks()
    k = model.snapshot().kinematics
    u1, u2, u3, u4 = k.speeds
    model.constrain("perpendicular", u1 * u3 + u2 * u4)
    on = model.reactions["perpendicular"]
    assert all(reaction.recovered for reaction in on.values())
    assert same_vector(on["P1"].force, v2, model.frame)  # for particles with u = qdot the resultant is W
    assert same_vector(on["P2"].force, v1, model.frame)
    assert "recovered from the motion" in str(on)


def test_a_recovered_resultant_on_a_body_is_that_of_the_vectors() -> None:
    """The sleigh's blade written in scalars: N across the blade, its moment -a N about the mass centre."""
    scalar, vector = ap.Model("scalars"), ap.catalogue.chaplygin_sleigh()
    N, t = scalar.frame, scalar.time
    m, J, a = scalar.parameters("m J a", [1.0, 0.1, 0.1])
    x, y, theta = scalar.coordinates("x y theta")
    scalar.speeds("vx vy omega")
    S = N.orientnew("S", "Axis", [theta, N.z])
    body = scalar.body("body", m, frame=S, position=x * N.x + y * N.y + a * S.x, inertia_zz=J)
    scalar.constrain("no side slip", -x.diff(t) * sm.sin(theta) + y.diff(t) * sm.cos(theta))
    on = scalar.reactions["no side slip"]["body"]
    assert on.recovered
    assert on.point is body.point
    # the acceleration of a unit sideways push at the blade: force S.y at the centre, torque -a
    assert same_vector(on.force, S.y, N)
    assert same_vector(on.torque, -a * N.z, N)
    assert not vector.reactions["no side slip"]["body"].recovered
    start = {"x": 0, "y": 0, "theta": 0.4, "omega": 2.0}
    speeds = {"vx": 0.3 * np.cos(0.4), "vy": 0.3 * np.sin(0.4)}
    runs = [
        scalar.derive(ap.Kane()).simulate(1.0, start | speeds, samples=5),
        vector.derive(ap.Kane()).simulate(1.0, start | {"v": 0.3}, samples=5),
    ]
    ours, theirs = (run.reactions["no side slip"]["body"] for run in runs)
    np.testing.assert_allclose(ours.force, theirs.force, atol=1e-9)
    arm = runs[1].position("contact") - runs[1].position("body")
    np.testing.assert_allclose(ours.torque, np.cross(arm, theirs.force), atol=1e-9)
    assert ours.recovered
    assert not theirs.recovered


# ---- how it is said -------------------------------------------------------------------------------------------------


def test_reactions_print_on_what_they_act_in_which_direction() -> None:
    model, (P1, P2), _ = pucks()
    model.constrain("perpendicular", ap.velocity(P1).dot(ap.velocity(P2)))
    lines = str(model.reactions["perpendicular"]).splitlines()
    assert lines[0] == "'perpendicular'"
    assert lines[1].strip() == "on P1: force lambda_perpendicular * (u3*N.x + u4*N.y) at P1"
    assert lines[2].strip() == "on P2: force lambda_perpendicular * (u1*N.x + u2*N.y) at P2"
    assert vlatex(model.reactions["perpendicular"]["P1"].force)


def body_and_particles() -> tuple[ap.Model, tuple[Vector, ...], tuple[Vector, ...]]:
    """A body with a point Q and two particles, all free: v_1, v_2, v_Q, omega as they are named, and in speeds."""
    model = ap.Model("whole vectors")
    N = model.frame
    x1, y1, z1, x2, y2, z2 = model.coordinates("x1 y1 z1 x2 y2 z2")
    u = model.speeds("u1:7")
    B = model.body("B", mass=1, inertia=(1, 2, 3))
    flight = model.joint("flight", ap.Free(angles="xyz"), model.ground, B)
    Q = model.point("Q", B.point.locatenew("Q", 2 * B.frame.x), on=B)
    P1 = model.particle("P1", mass=1, position=x1 * N.x + y1 * N.y + z1 * N.z)
    P2 = model.particle("P2", mass=1, position=x2 * N.x + y2 * N.y + z2 * N.z)
    v1, v2 = u[0] * N.x + u[1] * N.y + u[2] * N.z, u[3] * N.x + u[4] * N.y + u[5] * N.z
    vx, vy, vz, wx, wy, wz = flight.speeds
    omega = wx * B.frame.x + wy * B.frame.y + wz * B.frame.z
    vQ = vx * N.x + vy * N.y + vz * N.z + omega.cross(2 * B.frame.x)
    return model, (*map(ap.velocity, (P1, P2, Q)), ap.angular_velocity(B)), (v1, v2, vQ, omega)


WHOLE = {
    "product": (
        lambda v, w, q, o: q.dot(o) * v.dot(w) - 1,
        {"P1": "(omega_B . v_Q)*v_P2", "P2": "(omega_B . v_Q)*v_P1", "Q": "(v_P1 . v_P2)*omega_B"},
        lambda v, w, q, o: q.dot(o) * w,
    ),
    "square": (
        lambda v, w, q, o: v.dot(w) ** 2 + v.dot(o),
        {"P1": "2*(v_P1 . v_P2)*v_P2 + omega_B"},
        lambda v, w, q, o: 2 * v.dot(w) * w + o,
    ),
    "triple": (
        lambda v, w, q, o: v.cross(w).dot(o) - 1,
        {"P1": "(v_P2 x omega_B)", "P2": "(omega_B x v_P1)"},
        lambda v, w, q, o: w.cross(o),
    ),
    "cubic": (
        lambda v, w, q, o: v.dot(v) * v.dot(q) - w.dot(w),
        {"P1": "(v_P1 . v_P1)*v_Q + 2*(v_P1 . v_Q)*v_P1"},
        lambda v, w, q, o: v.dot(v) * q + 2 * v.dot(q) * v,
    ),
    "difference": (
        lambda v, w, q, o: (v - q).dot(v - q) * o.dot(w) - 1,
        {"P1": "2*(omega_B . v_P2)*v_P1 - 2*(omega_B . v_P2)*v_Q"},
        lambda v, w, q, o: 2 * o.dot(w) * (v - q),
    ),
    "length": (
        lambda v, w, q, o: q.magnitude() * v.dot(o) - 1,
        {"P1": "sqrt((v_Q . v_Q))*omega_B"},
        lambda v, w, q, o: q.magnitude() * o,
    ),
    "of a cross product": (
        lambda v, w, q, o: v.cross(o).dot(v.cross(o)) - w.dot(w),
        {"P1": "2*((omega_B x v_P1) x omega_B)"},
        lambda v, w, q, o: 2 * o.cross(v.cross(o)),
    ),
}


DAILY = ("product", "triple", "of a cross product")


@pytest.mark.parametrize(
    "name", [name if name in DAILY else pytest.param(name, marks=pytest.mark.slow) for name in WHOLE]
)
def test_directions_are_whole_vectors_whatever_the_degree_of_the_row(name: str) -> None:
    """dh/dv as a person writes it, by the rules for products of vectors; in components it is the same vector."""
    model, spoken, explicit = body_and_particles()
    row, expected, on_first = WHOLE[name]
    model.constrain("row", row(*spoken))
    on = model.reactions["row"]
    for place, text in expected.items():
        assert f"lambda_row * ({text}) at {place}" in str(on[place])
    assert equal_at_random(on["P1"].force, on_first(*explicit), model.frame)
    assert r"\boldsymbol" in on["P1"]._repr_latex_()


def test_reactions_are_found_by_name_and_by_object_and_offer_what_is_near() -> None:
    model, (P1, P2), _ = pucks()
    model.constrain("perpendicular", ap.velocity(P1).dot(ap.velocity(P2)))
    on = model.reactions["perpendicular"]
    assert on[P1] == on["P1"]
    assert list(model.reactions) == ["perpendicular"]
    with pytest.raises(KeyError, match="no constraint or joint is named 'perpendiculer'; did you mean 'perpendicular'"):
        model.reactions["perpendiculer"]
    with pytest.raises(KeyError, match="does not act on 'P3'; did you mean"):
        on["P3"]


# ---- what stands beside the accelerations ----------------------------------------------------------------------------


def test_z_of_equation_5_is_what_is_left_of_the_differentiated_row() -> None:
    """By hand: d/dt (v . v - c^2), d/dt (v_Q . b2) = a . b2 + v_Q . (omega x b2), d2/dt2 (r . r), and a row in a."""
    model = ap.Model("rows")
    N, t = model.frame, model.time
    x, y = model.coordinates("x y")
    u, v = model.speeds("u v")
    P = model.particle("P", mass=1, position=x * N.x + y * N.y)
    body = model.body("B", mass=1, inertia=(1, 1, 1))
    vx, vy, omega = model.joint("table", ap.Planar(), model.ground, body).speeds
    theta = model.snapshot().kinematics.coordinates[-1]
    Q = model.point("Q", body.point.locatenew("Q", 2 * body.frame.x), on=body)
    model.constrain("speed", ap.velocity(P).dot(ap.velocity(P)) - (1 + t) ** 2)
    model.constrain("blade", ap.velocity(Q).dot(body.frame.y))
    model.constrain("ring", ap.position(P).dot(ap.position(P)) - 4)
    model.constrain("pull", ap.acceleration(P).dot(N.x) - x * sm.sin(t))
    model.constrain("perpendicular", ap.velocity(P).dot(ap.velocity(Q)))
    model.constrain("size", ap.acceleration(P).dot(ap.acceleration(P)) - 3)
    expected = {
        "speed": -2 * (1 + t),
        "blade": -omega * (vx * sm.cos(theta) + vy * sm.sin(theta)),
        "ring": 2 * (u**2 + v**2),
        "pull": -x * sm.sin(t),
        "perpendicular": 0,
    }
    for name, Z in expected.items():
        (found,) = model.reactions[name].remainders
        assert same(found, Z), name
    with pytest.raises(ap.NotApplicable, match="'size' is not linear in the accelerations, and has no form"):
        model.reactions["size"].remainders  # noqa: B018 - asked for to be refused


def test_a_point_that_only_stands_in_a_coefficient_is_not_acted_on() -> None:
    model, _, P1, P2 = free_body()
    N = model.frame
    model.constrain("mixed", ap.velocity(P1).dot(N.x) * ap.position(P2).dot(N.y))
    assert list(model.reactions["mixed"]) == ["P1", "B"]


def test_a_row_without_z_is_refused_with_what_would_help() -> None:
    model = ap.Model("two rows")
    N = model.frame
    x, y = model.coordinates("x y")
    P = model.particle("P", 1, x * N.x + y * N.y)
    model.constrain("in scalars", x.diff(model.time) - y)
    model.constrain("nonlinear", ap.acceleration(P).dot(ap.acceleration(P)) - 1)
    with pytest.raises(ap.errors.NotApplicable, match=r"is written in scalars, .* \(E5\): write it with vectors\."):
        _ = model.reactions["in scalars"].remainders
    with pytest.raises(ap.errors.NotApplicable, match=r"is not linear in the accelerations, .* \(E5\)\.$"):
        _ = model.reactions["nonlinear"].remainders
