"""K1, E1: the reactions of the joints of a tree, along a run, by inspection, and in evidence (000).

References: Newton and Euler for each body by hand, a recursion in NumPy, and the same mechanism with free bodies whose
joints are rows with multipliers.
"""

from __future__ import annotations

import time

import numpy as np
import pytest
import sympy as sm
from sympy.core.function import AppliedUndef

import appell as ap
from appell.equations.forms import evident_in
from tests.support import same
from tests.tolerances import ALGEBRA

G = 9.81


def arm(free: bool = False) -> ap.Model:
    """A shaft, an arm with a motor at its elbow, a sleeve on it and a bob, in space; ``free``: joints are rows."""
    model = ap.Model("an arm")
    names = ("shaft", "forearm", "sleeve", "bob")
    shaft, forearm, sleeve, bob = (
        model.body(name, mass=m, inertia=(0.3 * m, 0.2 * m, 0.25 * m))
        for name, m in zip(names, (2.0, 1.5, 0.7, 0.4), strict=True)
    )
    if free:
        for body in (shaft, forearm, sleeve, bob):
            model.joint(f"flight of {body}", ap.Free(), model.ground, body)
    model.joint("base", ap.Revolute("z"), model.ground, shaft, child_point=(0, 0, -0.4))
    model.joint("elbow", ap.Revolute("y"), shaft, forearm, parent_point=(0.1, 0, 0.5), child_point=(-0.6, 0, 0))
    model.joint("rail", ap.Prismatic("x"), forearm, sleeve, parent_point=(0, 0.05, 0))
    model.joint("ball", ap.Spherical(), sleeve, bob, parent_point=(0, 0, -0.1), child_point=(0, 0, 0.3))
    model.gravity(-G * model.frame.z)
    motor = 2.0 * shaft.frame.y + 0.5 * shaft.frame.x  # about the pin, and across it
    model.torque(forearm, motor)
    model.torque(shaft, -motor)
    model.force(bob, 1.3 * model.frame.x, at=bob)
    return model


def test_the_reactions_of_a_model_are_those_of_its_rows_and_of_its_joints() -> None:
    model = arm()
    bob = next(mass for mass in model.snapshot().masses if mass.name == "bob")
    for name, axis in (("level", model.frame.z), ("track", model.frame.x), ("lane", model.frame.y)):
        model.constrain(name, ap.velocity(bob).dot(axis))
    names = ["level", "track", "lane", "base", "elbow", "rail", "ball"]
    assert list(model.reactions) == names
    assert len(model.reactions) == len(names)
    assert "recovered" not in str(model.reactions)
    with pytest.raises(KeyError, match="no constraint or joint is named 'rails'"):
        model.reactions["rails"]


SHAPE = {"shaft": 2.0, "forearm": 1.5, "sleeve": 0.7, "bob": 0.4}


@pytest.fixture(scope="module")
def moving() -> ap.Run:
    start = {"omega_shaft": 1.2, "theta_forearm": 0.4, "omega_forearm": -0.7, "d_sleeve": 0.2, "v_sleeve": 0.5}
    start |= {"wx_bob": 0.3, "wy_bob": -0.6, "wz_bob": 0.9}
    return arm().derive(ap.Kane()).simulate(0.5, start, samples=6, tolerance=1e-11)


def newton(run: ap.Run, body: str) -> tuple[np.ndarray, np.ndarray]:
    """m a and R (I alpha + omega x I omega) of a body, from the run's own pose and accelerations."""
    found = next(mass for mass in run.equations.mechanism.masses if mass.name == body)
    R = run.orientation(body).matrices
    I = np.diag(np.array([0.3, 0.2, 0.25]) * SHAPE[body])
    alpha = run.express(run[ap.angular_acceleration(found)], body)
    omega = run.express(run.angular_velocity(body), body)
    torque = alpha @ I + np.cross(omega, omega @ I)
    return SHAPE[body] * run[ap.acceleration(found)], np.einsum("tij,tj->ti", R, torque)


def test_forces_at_joints_are_what_newton_and_euler_need_body_by_body(moving: ap.Run) -> None:
    """From the bob inwards: what a joint gives is what the body needs and hands on."""
    reactions, up = moving.reactions, np.array([0, 0, 1.0])
    handed = (np.zeros((6, 3)), np.zeros((6, 3)), np.zeros((6, 3)))
    motor = (
        2.0 * moving[moving.equations.mechanism.masses[0].frame.y]
        + 0.5 * moving[moving.equations.mechanism.masses[0].frame.x]
    )
    loads = {"bob": np.array([1.3, 0, 0])}
    torques = {"forearm": motor, "shaft": -motor}
    for body, joint, arm_of_joint in (
        ("bob", "ball", (0, 0, 0.3)),
        ("sleeve", "rail", (0, 0, 0)),
        ("forearm", "elbow", (-0.6, 0, 0)),
        ("shaft", "base", (0, 0, -0.4)),
    ):
        ma, rate = newton(moving, body)
        centre, R = moving.position(body), moving.orientation(body).matrices
        C = centre + R @ np.array(arm_of_joint)
        outer, about, at = handed
        force = ma + SHAPE[body] * G * up - loads.get(body, 0) + outer
        torque = rate - torques.get(body, 0) + about + np.cross(at - C, outer) + np.cross(centre - C, ma)
        torque += np.cross(centre - C, SHAPE[body] * G * up - loads.get(body, 0))
        found = reactions[joint][body]
        np.testing.assert_allclose(found.force, force, atol=1e-11)
        np.testing.assert_allclose(found.torque, torque, atol=1e-11)
        handed = force, torque, C


@pytest.mark.slow
def test_free_bodies_with_rows_for_joints_have_the_same_reactions(moving: ap.Run) -> None:
    loose = arm(free=True)
    bodies, start = ("shaft", "forearm", "sleeve", "bob"), {}
    for body in bodies:
        quaternion = moving.orientation(body).quaternion.values[0]
        start |= {f"{x}_{body}": v for x, v in zip("xyz", moving.position(body)[0], strict=True)}
        start |= {f"e{i}_{body}": v for i, v in enumerate(quaternion)}
        start |= {f"v{x}_{body}": v for x, v in zip("xyz", moving.velocity(body)[0], strict=True)}
        spin = moving.express(moving.angular_velocity(body), body)[0]
        start |= {f"w{x}_{body}": v for x, v in zip("xyz", spin, strict=True)}
    other = loose.derive(ap.Kane(reactions=True)).simulate(0.001, start, samples=2)
    for joint, child, parent in (
        ("ball", "bob", "sleeve"),
        ("rail", "sleeve", "forearm"),
        ("elbow", "forearm", "shaft"),
        ("base", "shaft", None),
    ):
        for place in (child, parent) if parent else (child,):
            ours, theirs = moving.reactions[joint][place].at(place), other.reactions[joint][place].at(place)
            np.testing.assert_allclose(ours.force[0], theirs.force[0], atol=1e-9)
            np.testing.assert_allclose(ours.torque[0], theirs.torque[0], atol=1e-9)


def test_a_reaction_does_not_act_along_the_freedoms_of_its_joint(moving: ap.Run) -> None:
    """In either body's axes: no force along a rail, no torque about a pin or in a ball."""
    reactions = moving.reactions
    assert np.abs(reactions["rail"]["sleeve"].express("sleeve").force[:, 0]).max() < 1e-11
    assert np.abs(reactions["elbow"]["forearm"].express("shaft").torque @ [0, 1, 0]).max() < 1e-11
    assert np.abs(reactions["ball"]["bob"].torque).max() < 1e-11
    np.testing.assert_allclose(reactions["elbow"]["shaft"].force, -reactions["elbow"]["forearm"].force)


def test_a_table_pushes_up_with_the_weight() -> None:
    model = ap.Model("at rest")
    block = model.body("block", mass=2, inertia=(1, 1, 1))
    model.joint("table", ap.Planar(), model.ground, block, child_point=(0, 0, -0.5))
    model.gravity(-G * model.frame.z)
    run = model.derive(ap.Kane()).simulate(1.0, {}, samples=3)
    np.testing.assert_allclose(run.reactions["table"]["block"].force, [[0, 0, 2 * G]] * 3, atol=1e-12)
    np.testing.assert_allclose(run.reactions["table"]["block"].torque, 0, atol=1e-12)
    assert list(run.reactions) == ["table"]


@pytest.mark.parametrize("kind", ["torque", "energy", "coordinate", "none"])
def test_a_spring_in_a_pin_is_no_part_of_its_reaction(kind: str) -> None:
    """A rod turns on a level table: m l / 2 (omega^2 inwards, omega' across) at the pin, and no torque."""
    model = ap.Model("a rod")
    rod = model.body("rod", mass=3, inertia=(1, 1, 0.25))
    pin = model.joint("pin", ap.Revolute(), model.ground, rod, child_point=(-0.5, 0, 0), coordinates="theta")
    (theta,) = pin.coordinates
    if kind == "torque":
        model.torque(rod, -4 * theta * model.frame.z)
    elif kind == "energy":
        model.potential("spring", 2 * theta**2)
    elif kind == "coordinate":
        model.generalised_force("spring", {theta: -4 * theta})
    run = model.derive(ap.Kane()).simulate(0.3, {theta: 0.5, "omega_rod": 2.0}, samples=4)
    omega, rate = run["omega_rod"], -4 * run["theta"] * (kind != "none") / (0.25 + 3 * 0.25)
    on = run.reactions["pin"]["rod"].express("rod")
    expected = 1.5 * np.stack([-(omega**2), rate, 0 * rate], axis=1)
    np.testing.assert_allclose(on.force, expected, atol=1e-11)
    np.testing.assert_allclose(on.torque, 0, atol=1e-11)


def test_a_weld_carries_the_weight_beside_a_spring_that_is_given_by_its_energy() -> None:
    """A joint without a freedom: nothing is taken away from its reaction."""
    model = ap.Model("a cart with a load")
    cart, load = (model.body(name, mass=m, inertia=(1, 1, 1)) for name, m in (("cart", 5), ("load", 2)))
    rail = model.joint("rail", ap.Prismatic("x"), model.ground, cart, coordinates="d")
    model.joint("weld", ap.Weld(), cart, load, parent_point=(0.3, 0, 0))
    model.potential("spring", 7 * rail.coordinates[0] ** 2)
    model.gravity(-G * model.frame.z)
    run = model.derive(ap.Kane()).simulate(0.1, {"d": 0.5}, samples=2)
    on = run.reactions
    x, none = -4 * run["d"], np.zeros(2)
    np.testing.assert_allclose(on["weld"]["load"].force, np.stack([x, none, none + 2 * G], axis=1), atol=1e-11)
    np.testing.assert_allclose(on["rail"]["cart"].force, [[0, 0, 7 * G]] * 2, atol=1e-11)
    np.testing.assert_allclose(on["rail"]["cart"].torque[0], [0, -0.3 * 2 * G, 0], atol=1e-11)


@pytest.mark.slow
@pytest.mark.parametrize("scalars", [False, True])
def test_no_joint_works_on_what_it_connects(scalars: bool) -> None:
    """f . v + t . omega of the child in the parent vanishes along a run, for joints of every kind in one tree."""
    model = ap.Model("joints of every kind")
    kinds = [ap.Revolute((1, 2, 2)), ap.Cylindrical("y"), ap.Screw(pitch=0.4, axis="x"), ap.Universal("z", "x")]
    kinds += [ap.Weld(), ap.Prismatic((0, 3, 4)), ap.RollPitchYaw(), ap.Planar()]
    parent, joints = model.ground, {}
    for i, kind in enumerate(kinds):
        body = model.body(f"body {i}", mass=1 + 0.1 * i, inertia=(0.3, 0.2, 0.25))
        name = f"{type(kind).__name__} {i}"
        joints[name] = model.joint(name, kind, parent, body, parent_point=(0.1, 0.2, -0.1), child_point=(0, 0.3, 0.1))
        parent = body
    model.gravity(-G * model.frame.z)
    model.force(parent, 2 * model.frame.y, at=parent)
    if scalars:
        coordinates = model.snapshot().kinematics.coordinates
        model.potential("springs", sum(3 * (q - 0.1) ** 2 for q in coordinates) + coordinates[0] * coordinates[2])
        model.damper("dampers", sum(u**2 for u in model.snapshot().kinematics.speeds) / 5)
    start = {str(u.func): 0.3 + 0.1 * i for i, u in enumerate(model.snapshot().kinematics.speeds)}
    run = model.derive(ap.Kane()).simulate(0.2, start, samples=4)
    for name, joint in joints.items():
        P, C = joint.parent.frame, joint.child.frame
        on = run.reactions[name][joint.child.name]
        spin = run[C.ang_vel_in(P)] if C.ang_vel_in(P) != 0 else np.zeros((4, 3))
        slip = run[joint.motion.shift.dt(P)] if joint.motion.shift != 0 else np.zeros((4, 3))
        power = np.sum(on.force * slip + on.torque * spin, axis=1)
        assert np.abs(power).max() < 1e-9 * max(1.0, np.abs(on.force).max()), name
        # the multipliers along the directions of inspection make up the whole reaction
        directions = model.reactions[name][joint.child.name]
        assert len(directions.forces) == 6 - len(joint.speeds)
        for found, vectors in ((on.force, directions.forces), (on.torque, directions.torques)):
            parts = [run[s][:, None] * run[v] for s, v in zip(directions.multipliers, vectors, strict=True) if v != 0]
            np.testing.assert_allclose(sum(parts, np.zeros((4, 3))), found, atol=1e-9, err_msg=name)


def test_a_prop_under_the_end_of_a_rod_carries_half_of_it() -> None:
    """The force of a constraint on what a joint carries is handed on to the joint, in vectors and in scalars alike."""
    for vectors in (True, False):
        model = ap.Model("a propped rod")
        rod = model.body("rod", mass=4, inertia=(1, 1, 0.3))
        pin = model.joint("pin", ap.Revolute(), model.ground, rod, child_point=(-1, 0, 0))
        tip = model.point("tip", rod.point.locatenew("tip", rod.frame.x), on=rod)
        model.gravity(-G * model.frame.y)
        row = ap.velocity(tip).dot(model.frame.y) if vectors else pin.coordinates[0]
        model.constrain("prop", row)
        run = model.derive(ap.Kane()).simulate(0.1, {}, samples=3)
        # in scalars nobody says where the prop stands: a torque in the pin holds the rod
        expected = [0, 2 * G, 0] if vectors else [0, 4 * G, 0]
        np.testing.assert_allclose(run.reactions["pin"]["rod"].force, [expected] * 3, atol=1e-11)
        np.testing.assert_allclose(run.reactions["pin"]["rod"].torque, 0, atol=1e-11)


def test_what_keeps_a_skate_on_the_ice_is_the_reaction_of_its_guide() -> None:
    model = ap.Model("a skate")
    skate = model.body("skate", mass=2, inertia=(1, 1, 0.5))
    model.joint("blade", ap.Knife(), model.ground, skate)
    model.gravity(-G * model.frame.z)
    run = model.derive(ap.Kane()).simulate(0.5, {"v_skate": 1.5, "omega_skate": 2.0}, samples=4)
    side = run.reactions["blade"]["skate"].express("skate").force
    np.testing.assert_allclose(side, [[0, 2 * 1.5 * 2.0, 0]] * 4, atol=1e-9)
    np.testing.assert_allclose(run.reactions["blade guide"]["skate"].force, [[0, 0, 2 * G]] * 4, atol=1e-9)
    assert set(model.reactions) == {"blade", "blade guide"}


def test_a_particle_written_with_the_axes_of_a_jointed_body_hangs_on_it() -> None:
    """A massless arm is too little for a run: the bob is located from the origin with the axes of the arm."""
    model = ap.Model("a pendulum")
    beam = model.body("beam", mass=1, inertia=(0.1, 0.1, 0.1))
    model.joint("pin", ap.Revolute(), model.ground, beam)
    model.particle("bob", mass=2, position=0.7 * beam.frame.x)
    model.gravity(-G * model.frame.y)
    run = model.derive(ap.Kane()).simulate(0.4, {"theta_beam": -np.pi / 2, "omega_beam": 3.0}, samples=2)
    np.testing.assert_allclose(run.reactions["pin"]["beam"].force[0], [0, 3 * G + 2 * 0.7 * 9.0, 0], atol=1e-10)


def test_something_located_from_two_branches_is_refused() -> None:
    model = ap.Model("two branches")
    left, right = (model.body(name, mass=1, inertia=(1, 1, 1)) for name in ("left", "right"))
    for body in (left, right):
        model.joint(f"pin of {body}", ap.Revolute(), model.ground, body)
    model.particle("between", mass=1, position=left.frame.x + right.frame.x)
    run = model.derive(ap.Kane()).simulate(0.1, {"theta_right": 0.2}, samples=2)
    with pytest.raises(ap.ModelError, match="'between' is located from 'left' and from 'right'"):
        run.reactions["pin of left"]["left"]


# ---- in evidence -----------------------------------------------------------------------------------------------------


def double_pendulum() -> tuple[ap.Model, sm.Matrix, sm.Matrix]:
    """The model, and Newton's forces at the two pins by hand, in components of N and of the upper rod."""
    model = ap.Model("two rods")
    m1, m2, l1, l2, g = model.parameters("m1 m2 l1 l2 g")
    upper = model.body("upper", mass=m1, inertia_zz=m1 * l1**2 / 12)
    lower = model.body("lower", mass=m2, inertia_zz=m2 * l2**2 / 12)
    pin = model.joint(
        "pin", ap.Revolute(), model.ground, upper, child_point=(-l1 / 2, 0, 0), coordinates="a", speeds="u"
    )
    elbow = model.joint(
        "elbow", ap.Revolute(), upper, lower, parent_point=(l1 / 2, 0, 0), child_point=(-l2 / 2, 0, 0),
        coordinates="b", speeds="v",
    )  # fmt: skip
    model.gravity(-g * model.frame.y)
    (a,), (b,) = pin.coordinates, elbow.coordinates
    t = a.args[0]
    first = sm.Matrix([sm.cos(a), sm.sin(a)])
    second = sm.Matrix([sm.cos(a + b), sm.sin(a + b)])
    weight = sm.Matrix([0, g])
    on_lower = m2 * ((l1 * first + l2 / 2 * second).diff(t, 2) + weight)
    on_upper = on_lower + m1 * ((l1 / 2 * first).diff(t, 2) + weight)
    turn = sm.Matrix([[sm.cos(a), sm.sin(a)], [-sm.sin(a), sm.cos(a)]])
    rates = {a.diff(t): pin.speeds[0], b.diff(t): elbow.speeds[0]}
    rates = {c.diff(t, 2): rates[c.diff(t)].diff(t) for c in (a, b)} | rates
    return model, on_upper.xreplace(rates).xreplace(rates), (turn @ on_lower).xreplace(rates).xreplace(rates)


def test_inspection_gives_the_directions_of_a_pin_as_of_one_in_a_loop() -> None:
    model, *_ = double_pendulum()
    on = model.reactions["elbow"]
    assert str(on["lower"]) == (
        "on lower: force lambda_elbow_1 * (upper.x) at elbow on lower, "
        "force lambda_elbow_2 * (upper.y) at elbow on lower, "
        "force lambda_elbow_3 * (upper.z) at elbow on lower, torque lambda_elbow_4 * (lower.x), "
        "torque lambda_elbow_5 * (lower.y)"
    )
    assert [str(v) for v in on["upper"].forces[:2]] == ["- upper.x", "- upper.y"]
    assert list(model.reactions) == ["pin", "elbow"]


def test_the_reaction_of_a_pin_stands_in_five_more_equations() -> None:
    """A rod of length 2 l on a pin: m l (-sin a u' - cos a u^2) and m l (cos a u' - sin a u^2) + m g (Newton)."""
    model = ap.Model("a rod")
    m, l, g = model.parameters("m l g")
    rod = model.body("rod", mass=m, inertia_zz=m * l**2 / 3)
    pin = model.joint("pin", ap.Revolute(), model.ground, rod, child_point=(-l, 0, 0), coordinates="a", speeds="u")
    model.gravity(-g * model.frame.y)
    equations = model.derive(ap.Kane(reactions="holonomic"))
    assert model.derive(ap.Kane(reactions=["pin"])).multipliers == equations.multipliers
    assert len(equations.residuals) == 1 + 5
    (a,), (u,), lam = pin.coordinates, pin.speeds, equations.multipliers["pin"]
    rate, s, c = u.diff(model.time), sm.sin(a), sm.cos(a)
    by_hand = [m * l * (-s * rate - c * u**2), m * (l * (c * rate - s * u**2) + g), 0, 0, 0]
    for residual, multiplier, expected in zip(equations.residuals[1:], lam, by_hand, strict=True):
        assert same(residual, multiplier - expected)
    assert f"{lam[4]} = 0" in str(equations)


@pytest.mark.slow
def test_the_reactions_of_joints_stand_in_n_plus_m_equations() -> None:
    model, on_upper, on_lower = double_pendulum()
    equations = model.derive(ap.Kane(reactions="holonomic"))
    assert model.derive(ap.Kane(reactions=["pin", "elbow"])).multipliers == equations.multipliers
    assert len(equations.residuals) == 2 + 10
    lam = equations.multipliers
    expected = dict(zip(lam["pin"], [*on_upper, 0, 0, 0], strict=True))
    expected |= dict(zip(lam["elbow"], [*on_lower, 0, 0, 0], strict=True))
    residuals = sm.Matrix(equations.residuals)
    assert residuals[:2] == model.derive(ap.Kane()).residuals
    left = residuals[2:, :].xreplace(expected)
    atoms = sorted(left.atoms(sm.Derivative), key=str) + sorted(left.atoms(AppliedUndef) | left.free_symbols, key=str)
    rng = np.random.default_rng(5)
    left = left.xreplace(dict(zip(atoms, rng.uniform(0.5, 2, len(atoms)), strict=True)))
    assert np.abs(np.array(left, float)).max() < ALGEBRA
    assert f"{lam['pin'][4]} = 0" in str(equations)


@pytest.mark.slow
def test_multipliers_in_evidence_are_the_reaction_of_the_run_along_its_directions() -> None:
    """With a loop: the rows of the closing joint stand in the equations too, and push on what the pin carries."""
    model = ap.Model("a four-bar linkage")
    bars = [model.body(name, mass=1 + i, inertia=(0.1, 0.1, 0.2)) for i, name in enumerate(("crank", "rod"))]
    model.joint("pin", ap.Revolute(), model.ground, bars[0], child_point=(-0.5, 0, 0))
    model.joint("elbow", ap.Revolute(), bars[0], bars[1], parent_point=(0.5, 0, 0), child_point=(-1, 0, 0))
    end = model.point("end", bars[1].point.locatenew("end", bars[1].frame.x), on=bars[1])
    model.constrain("slide", ap.velocity(end).dot(model.frame.y))
    model.gravity(-G * model.frame.y)
    equations = model.derive(ap.Kane(reactions=["pin"]))
    assert evident_in(equations) == {"pin", "slide"}
    start = {"theta_crank": 0.5, "theta_rod": -0.9, "omega_crank": 1.0}
    run = equations.simulate(0.2, start, samples=3)
    t = run.equations.coordinates[0].args[0]
    known = {s: run[s][-1] for s in (*equations.coordinates, *equations.speeds)}
    known |= {u.diff(t): run[u.diff(t)][-1] for u in equations.speeds}
    known[equations.multipliers["slide"][0]] = run["lambda_slide"][-1]
    lam = equations.multipliers["pin"]
    values = sm.solve([r.xreplace(known) for r in equations.residuals[-5:]], lam)
    np.testing.assert_allclose([float(values[s]) for s in lam[:3]], run.reactions["pin"]["crank"].force[-1], atol=1e-8)
    np.testing.assert_allclose([run[s][-1] for s in lam], [float(values[s]) for s in lam], atol=1e-8)
    assert np.abs(run.reactions["pin"]["crank"].torque).max() < 1e-9


def test_kane_refuses_the_reaction_of_a_joint_that_has_none() -> None:
    model, *_ = double_pendulum()
    with pytest.raises(ap.ModelError, match=r"'pine', which is not a constraint or a joint.*did you mean 'pin'"):
        model.derive(ap.Kane(reactions=["pine"]))


@pytest.mark.slow
def test_the_time_for_all_joints_of_a_chain_grows_with_their_number() -> None:
    """Slope of time over the number of links, in logarithms: about 1."""
    taken, numbers = [], (60, 240)
    for count in numbers:
        model = ap.Model("a chain")
        parent, end = model.ground, (0, 0, 0)
        for i in range(count):
            link = model.body(f"link {i}", mass=1, inertia=(0.01, 0.1, 0.1))
            model.joint(
                f"joint {i}", ap.Revolute("zy"[i % 2]), parent, link, parent_point=end, child_point=(-0.5, 0, 0)
            )
            parent, end = link, (0.5, 0, 0)
        model.gravity(-G * model.frame.z)
        run = model.derive(ap.Kane()).simulate(0.01, {}, samples=11)
        start = time.process_time()
        run.reactions["joint 0"]["link 0"].force  # noqa: B018 - what is measured
        taken.append(time.process_time() - start)
    slope = np.log(taken[1] / taken[0]) / np.log(numbers[1] / numbers[0])
    assert slope < 1.5
