"""K2, K4: partial velocities and accelerations to read (000, E29, E30, E40, E41, E61, E69), F_r and F*_r.

What is shown is held against the text symbol by symbol, and against the blocks of the equations from the definition:
F_r and F*_r as sums of dot products of the shown vectors.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector

import appell as ap
from appell.equations.forms import evident_in
from tests.support import same, same_vector

m1, m2, m, g, a = sm.symbols("m1 m2 m g a", real=True)
s1, s2, s3, s4 = sm.symbols("sigma1:5", real=True)


@cache
def pucks(principle: ap.Kane):
    model = ap.catalogue.two_pucks()
    equations = model.derive(principle)
    return model.frame, equations.statement, equations.speeds


IN_EVIDENCE = ap.Kane(reactions=True)
WITHOUT_U4 = ap.Kane(independent=("u1", "u2", "u3"))
WITHOUT_U3 = ap.Kane(independent=("u1", "u2"))


def test_the_partial_velocities_of_the_pucks_are_equations_29_and_30() -> None:
    N, partials, u = pucks(IN_EVIDENCE)
    zero = Vector(0)
    assert tuple(partials.velocities["P1"].values()) == (N.x, N.y, zero, zero)
    assert tuple(partials.velocities["P2"].values()) == (zero, zero, N.x, N.y)
    assert partials.speeds == partials.independent_speeds == u


def test_partial_velocities_are_called_nonholonomic_where_speeds_are_eliminated() -> None:
    assert "nonholonomic partial velocities" not in str(pucks(IN_EVIDENCE)[1])
    assert "nonholonomic partial velocities" in str(ap.catalogue.chaplygin_sleigh().derive(ap.Kane()).statement)


def test_the_active_and_inertia_forces_of_the_pucks_in_evidence_are_equation_31() -> None:
    _, partials, (u1, u2, u3, u4) = pucks(IN_EVIDENCE)
    lam, t = sm.Symbol("lambda_perpendicular", real=True), partials.time
    active = [s1 + lam * u3, s2 + lam * u4, s3 + lam * u1, s4 + lam * u2]
    inertia = [-m1 * u1.diff(t), -m1 * u2.diff(t), -m2 * u3.diff(t), -m2 * u4.diff(t)]
    for r, u in enumerate((u1, u2, u3, u4)):
        assert same(partials.active_forces[u], active[r])
        assert same(partials.inertia_forces[u], inertia[r])
        assert same(partials.constraint_forces[u], lam * (u3, u4, u1, u2)[r])  # E22


def test_the_partial_accelerations_of_the_pucks_are_equations_40_and_41() -> None:
    N, partials, (u1, u2, u3, u4) = pucks(WITHOUT_U4)
    zero = Vector(0)
    assert tuple(partials.accelerations["P1"].values()) == (N.x, N.y, zero)
    book = (-u3 / u2 * N.y, -u4 / u2 * N.y, N.x - u1 / u2 * N.y)
    for ours, theirs in zip(partials.accelerations["P2"].values(), book, strict=True):
        assert same_vector(ours, theirs, N)
    # the velocities know nothing of the row: they are E29 and E30 still
    assert tuple(partials.velocities["P2"].values()) == (zero, zero, N.x, N.y)
    assert partials.acceleration_remainders["P2"] == zero


def test_the_dependent_rate_is_that_of_equation_39() -> None:
    _, partials, (u1, u2, u3, u4) = pucks(WITHOUT_U4)
    t = partials.time
    ((rate, value),) = partials.dependent_rates.items()
    assert rate == u4.diff(t)
    assert same(value, -(u3 * u1.diff(t) + u4 * u2.diff(t) + u1 * u3.diff(t)) / u2)


def test_the_active_forces_of_the_pucks_are_equations_43_to_45() -> None:
    _, partials, (u1, u2, u3, u4) = pucks(WITHOUT_U4)
    book = [s1 - u3 / u2 * s4, s2 - u4 / u2 * s4, s3 - u1 / u2 * s4]
    for ours, theirs in zip(partials.active_forces.values(), book, strict=True):
        assert same(ours, theirs)


def test_the_inertia_forces_of_the_pucks_are_equations_47_to_49() -> None:
    _, partials, (u1, u2, u3, u4) = pucks(WITHOUT_U4)
    t = partials.time
    w1, w2, w3 = u1.diff(t), u2.diff(t), u3.diff(t)
    bracket = u3 * w1 + u4 * w2 + u1 * w3
    book = [
        -m1 * w1 - m2 * u3 / u2**2 * bracket,
        -m1 * w2 - m2 * u4 / u2**2 * bracket,
        -m2 * w3 - m2 * u1 / u2**2 * bracket,
    ]
    for ours, theirs in zip(partials.inertia_forces.values(), book, strict=True):
        assert same(ours, theirs)


@cache
def particle(principle: ap.Kane):
    model = ap.catalogue.appell_particle()
    equations = model.derive(principle)
    return model.frame, equations.statement, equations.speeds


def test_the_partial_velocities_of_appells_particle_are_equation_61() -> None:
    N, partials, _ = particle(IN_EVIDENCE)
    assert tuple(partials.velocities["P"].values()) == (N.x, N.y, N.z)


@pytest.mark.parametrize("sign", [1, -1])
def test_the_partial_accelerations_of_appells_particle_are_equation_69(sign: int) -> None:
    """E69 is written for u3 = a sqrt(u1^2 + u2^2) > 0; below, the sign of a turns over."""
    N, partials, (u1, u2, u3) = particle(WITHOUT_U3)
    x, y, slope = sm.symbols("x y A", positive=True)
    root = sm.sqrt(x**2 + y**2)
    on_cone = {u3: sign * slope * root, u1: x, u2: y, a: slope}
    for ours, theirs in zip(
        partials.accelerations["P"].values(),
        (N.x + sign * slope * x / root * N.z, N.y + sign * slope * y / root * N.z),
        strict=True,
    ):
        assert same_vector(ours.xreplace(on_cone), theirs, N)


def test_the_forces_of_appells_particle_are_those_of_equation_8_dotted_out() -> None:
    """a_r . f and -a_r . m a with E68 and E69, k = a^2 / u3 in place of a / sqrt(u1^2 + u2^2)."""
    _, partials, (u1, u2, u3) = particle(WITHOUT_U3)
    t, k = partials.time, a**2 / u3
    third = k * (u1 * u1.diff(t) + u2 * u2.diff(t))
    for u in (u1, u2):
        assert same(partials.active_forces[u], -m * g * k * u)
        assert same(partials.inertia_forces[u], -m * u.diff(t) - k * u * m * third)


# ---- E24 and the definitions, with what is shown --------------------------------------------------------------------

SYSTEMS = [
    ("two_pucks", IN_EVIDENCE),
    ("two_pucks", WITHOUT_U4),
    ("two_pucks", ap.Kane()),
    ("parallel_pucks", ap.Kane()),
    ("appell_particle", ap.Kane()),
    ("prescribed_speed_tip", ap.Kane()),
    ("chaplygin_sleigh", ap.Kane()),
    ("chaplygin_sleigh", IN_EVIDENCE),
    ("sled_with_rotor", ap.Kane()),
    ("bead_on_rotating_hoop", ap.Kane()),
    ("zekovich_fork", ap.Kane()),  # a linear row embedded in the velocities, a nonlinear one in the accelerations
    ("double_pendulum", ap.Kane()),
    ("vertical_disc", ap.Kane()),
    pytest.param("rolling_disc", ap.Kane(), marks=pytest.mark.slow),
]
ACTUATED = [("marle_servo", ap.Kane()), ("tiring_tip", ap.Kane()), ("tiring_tip", IN_EVIDENCE)]
"""Reactions that are not along W: actuators, and a law beside the ideal one."""


def numbers_of(model: ap.Model, partials: ap.Partials) -> dict[sm.Basic, sm.Expr]:
    """Any state at which the dependent speeds are what the linear rows make them."""
    k, t = model.snapshot().kinematics, model.time
    moving = [*k.coordinates, *partials.speeds]
    state = {z: sm.Rational(3 + 2 * i, 7 + i) for i, z in enumerate(moving)}
    state |= {p.symbol: sm.Rational(5 + i, 4 + i) for i, p in enumerate(model.snapshot().parameters)}
    state |= {u.diff(t): sm.Rational(2 + 3 * i, 5 + i) for i, u in enumerate(partials.independent_speeds)}
    return state | {t: sm.Rational(3, 10)}


def value_of(e: sm.Basic, state: dict) -> np.ndarray:
    """Numbers for an expression or a matrix; derivatives first, since they hold the functions that follow."""
    matrix = sm.Matrix([e])
    plain = {key: sm.Dummy() for key in sorted(state, key=lambda k: not isinstance(k, sm.Derivative))}
    rates = {key: symbol for key, symbol in plain.items() if isinstance(key, sm.Derivative)}
    written = matrix.xreplace(rates).xreplace(plain)
    if sm.count_ops(written) < 300:
        return np.array(written.xreplace({plain[key]: value for key, value in state.items()}).evalf(30), float)
    values = [float(state[key]) for key in plain]
    return np.array(sm.lambdify(list(plain.values()), written, "numpy", cse=True)(*values), float)


def rotation(frame: ReferenceFrame, to: ReferenceFrame, state: dict) -> np.ndarray:
    """v_to = R v_frame, by numbers along the frames between them."""
    ways, waiting = {to: np.eye(3)}, [to]
    while frame not in ways:
        here = waiting.pop(0)
        for other, turn in here._dcm_dict.items():  # v_here = turn v_other
            if other not in ways:
                ways[other] = ways[here] @ value_of(turn, state)
                waiting.append(other)
    return ways[frame]


def at_state(vector: Vector, model: ap.Model, state: dict) -> np.ndarray:
    parts = [rotation(f, model.frame, state) @ value_of(components, state).ravel() for components, f in vector.args]
    return sum(parts, np.zeros(3))


@pytest.mark.slow_but_every(6)
@pytest.mark.parametrize(("system", "principle"), [*SYSTEMS, *ACTUATED])
def test_the_shown_vectors_give_the_equations_by_kanes_definition(system: str, principle: ap.Kane) -> None:
    """-F*_r = sum a_r . m a + alpha_r . (I alpha + omega x I omega) with the shown a_r, a_t, alpha_r, alpha_t."""
    model = getattr(ap.catalogue, system)()
    equations = model.derive(principle)
    partials, snapshot = equations.statement, model.snapshot()
    state = numbers_of(model, partials)
    w = np.array([float(state[u.diff(model.time)]) for u in partials.independent_speeds])
    inertia = np.zeros(len(w))
    for mass in snapshot.masses:
        a_r = np.array([at_state(v, model, state) for v in partials.accelerations[mass.name].values()])
        acceleration = w @ a_r + at_state(partials.acceleration_remainders[mass.name], model, state)
        inertia -= float(mass.mass.xreplace(state)) * a_r @ acceleration
        if isinstance(mass, ap.Body):
            alpha_r = np.array([at_state(v, model, state) for v in partials.angular_accelerations[mass.name].values()])
            alpha = w @ alpha_r + at_state(partials.angular_acceleration_remainders[mass.name], model, state)
            speeds = np.array([float(state[u]) for u in partials.speeds])
            omega_r = np.array([at_state(v, model, state) for v in partials.angular_velocities[mass.name].values()])
            omega = speeds @ omega_r + at_state(partials.angular_velocity_remainders[mass.name], model, state)
            axes = mass.axes or mass.frame
            R = rotation(axes, model.frame, state)
            I = R @ value_of(mass.inertia, state) @ R.T
            inertia -= alpha_r @ (I @ alpha + np.cross(omega, I @ omega))

    def value(e: sm.Expr) -> float:
        lam = {s: sm.Rational(1, 3) for s in e.free_symbols if str(s).startswith("lambda")}
        return float(value_of(e, state | lam)[0, 0])

    np.testing.assert_allclose([value(e) for e in partials.inertia_forces.values()], inertia, rtol=1e-12, atol=1e-12)
    # F_r + F*_r is what the equations print
    both = [value(partials.active_forces[u] + partials.inertia_forces[u]) for u in partials.independent_speeds]
    np.testing.assert_allclose(both, [value(e) for e in equations.residuals], rtol=1e-12, atol=1e-12)


@pytest.mark.slow_but_every(3)
@pytest.mark.parametrize(("system", "principle"), SYSTEMS)
def test_the_shown_vectors_give_the_active_forces_by_kanes_definition(system: str, principle: ap.Kane) -> None:
    """F_r = sum a_r . f + alpha_r . t over the loads a person gave, and (F_r)_C of the reactions by inspection."""
    model = getattr(ap.catalogue, system)()
    equations = model.derive(principle)
    partials, snapshot = equations.statement, model.snapshot()
    if snapshot.potentials or snapshot.dampers or snapshot.generalised:
        pytest.skip("forces given without vectors")
    state = numbers_of(model, partials)
    expected = np.zeros(len(partials.independent_speeds))
    for load in snapshot.loads:
        if load.gravity:
            pushes = [(mass.point, mass.mass * load.pushes[0].vector) for mass in snapshot.masses]
        else:
            pushes = [(push.on, push.vector) for push in load.pushes]
        for on, vector in pushes:
            by_place = partials.accelerations if isinstance(on, Point) else partials.angular_accelerations
            a_r = np.array([at_state(v, model, state) for v in by_place[on].values()])
            expected += a_r @ at_state(vector, model, state)
    lam = sm.Rational(1, 3)
    for name in evident_in(equations):
        for reaction in model.reactions[name].values():
            if reaction.place in [mass.name for mass in snapshot.masses]:
                for force, torque in zip(reaction.forces, reaction.torques, strict=True):
                    a_r = np.array([at_state(v, model, state) for v in partials.accelerations[reaction.point].values()])
                    expected += float(lam) * a_r @ at_state(force, model, state)
                    if torque != 0:
                        alpha_r = partials.angular_accelerations[reaction.place].values()
                        alpha_r = np.array([at_state(v, model, state) for v in alpha_r])
                        expected += float(lam) * alpha_r @ at_state(torque, model, state)
    for ours, theirs in zip(partials.active_forces.values(), expected, strict=True):
        symbols = {s: lam for s in ours.free_symbols if str(s).startswith("lambda")}
        assert float(ours.xreplace(state | symbols).evalf(30)) == pytest.approx(theirs, rel=1e-12, abs=1e-12)


E24 = [("two_pucks", WITHOUT_U4), ("parallel_pucks", ap.Kane()), ("equal_speed_pucks", ap.Kane())]
E24 += [("appell_particle", WITHOUT_U3), ("constant_speed_tip", ap.Kane()), ("chaplygin_sleigh", ap.Kane())]


@pytest.mark.parametrize(("system", "principle"), E24)
def test_the_shown_partial_accelerations_are_perpendicular_to_the_directions_of_the_forces(system, principle) -> None:
    """E24 with what a person reads: sum over the points of a_r . W, for the W of ``model.reactions``."""
    model = getattr(ap.catalogue, system)()
    partials = model.derive(principle).statement
    for name in model.constraints:
        reactions = [r for r in model.reactions[name].values() if r.place in [x.name for x in model.snapshot().masses]]
        assert any(r.force != 0 for r in reactions)
        for u in partials.independent_speeds:
            total = sm.S.Zero
            for r in reactions:
                total += partials.accelerations[r.point][u].dot(r.force)
                if r.torque != 0:
                    total += partials.angular_accelerations[r.place][u].dot(r.torque)
            assert sm.simplify(total) == 0


def test_the_partial_velocities_of_another_point_of_a_body_are_those_of_equation_74() -> None:
    """v_Q,r = v_B*,r + omega_r x r for a point Q that the model does not speak of."""
    model = ap.catalogue.chaplygin_sleigh()
    partials = model.derive(ap.Kane()).statement
    body = model.snapshot().masses[0]
    arm = sm.Rational(1, 5) * body.frame.x + sm.Rational(2, 3) * body.frame.y
    Q = body.point.locatenew("Q", arm)
    for u in partials.independent_speeds:
        omega = partials.angular_accelerations["body"][u]
        expected = partials.accelerations["body"][u] + omega.cross(arm)
        assert same_vector(partials.accelerations[Q][u], expected, model.frame)
        assert same_vector(partials.velocities[Q][u], expected, model.frame)


# ---- how it is read -------------------------------------------------------------------------------------------------


def test_the_table_of_the_pucks_prints_as_the_text_writes_it() -> None:
    _, partials, _ = pucks(WITHOUT_U4)
    lines = str(partials).splitlines()
    assert lines[0] == "two pucks: Kane, independent speeds u1, u2, u3"
    start = lines.index("  nonholonomic partial accelerations")
    assert [line.split() for line in lines[start + 1 : start + 5]] == [
        ["a", "of", "P1", "a", "of", "P2"],
        ["u1", "N.x", "-", "u3/u2*N.y"],
        ["u2", "N.y", "-", "u4/u2*N.y"],
        ["u3", "0", "N.x", "-", "u1/u2*N.y"],
    ]
    assert "    u1: sigma1 - sigma4*u3/u2" in lines


def test_a_notebook_typesets_the_tables() -> None:
    _, partials, _ = pucks(WITHOUT_U4)
    shown = partials._repr_latex_()
    assert shown.startswith("$$")
    assert shown.count(r"\begin{array}") == shown.count(r"\end{array}") == 5
    assert r"\frac{u_{3}}{u_{2}}\mathbf{\hat{n}_y}" in shown
    assert r"\tilde{\mathbf{a}}^{\text{P2}}_r" in shown


def test_vectors_are_shown_in_the_frame_where_they_are_short() -> None:
    model = ap.catalogue.chaplygin_sleigh()
    partials = model.derive(ap.Kane(reactions=True)).statement
    S, slope = model.snapshot().masses[0].frame, sm.Symbol("a", real=True)
    assert tuple(partials.velocities["body"].values()) == (S.x, S.y, slope * S.y)


def test_partials_are_found_by_speed_rate_name_and_object_and_offer_what_is_near() -> None:
    N, partials, (u1, *_) = pucks(WITHOUT_U4)
    P1 = partials.model.masses[0]
    for key in (u1, u1.diff(partials.time), "u1"):
        assert partials.accelerations[P1][key] == N.x
    with pytest.raises(KeyError, match="'u4' is not an independent speed here; did you mean"):
        partials.accelerations["P1"]["u4"]
    with pytest.raises(KeyError, match="'P3' has no such vectors here; did you mean 'P2' or 'P1'"):
        partials.velocities["P3"]


def test_a_motion_that_is_prescribed_whole_has_remainders_only() -> None:
    """x = sin t: nothing is left to move, and v_t = cos t N.x, a_t = -sin t N.x are all there is."""
    model = ap.Model("driven")
    x, N, t = model.coordinates("x"), model.frame, model.time
    model.particle("P", 2, x * N.x)
    model.constrain("drive", x - sm.sin(t))
    partials = model.derive(ap.Kane()).statement
    assert partials.independent_speeds == ()
    assert len(partials.inertia_forces) == len(partials.active_forces) == 0
    assert same_vector(partials.velocity_remainders["P"], sm.cos(t) * N.x, N)
    assert same_vector(partials.acceleration_remainders["P"], -sm.sin(t) * N.x, N)
    assert "independent speeds none" in str(partials)


def test_prescribed_motion_has_the_remainders_of_equation_13() -> None:
    """A bead on a rod that turns at W: v_t = r W e_theta, a_t = 2 r' W e_theta - r W^2 e_r, in the rod's own frame."""
    model = ap.Model("bead on a driven rod")
    N, t = model.frame, model.time
    W = model.parameters("W", 2.0)
    r = model.coordinates("r")
    u = model.speeds("u", r.diff(t))
    rod = N.orientnew("R", "Axis", [W * t, N.z])
    model.particle("bead", 1, r * rod.x)
    partials = model.derive(ap.Kane()).statement
    assert partials.velocities["bead"][u] == rod.x
    assert partials.velocity_remainders["bead"] == r * W * rod.y
    assert same_vector(partials.acceleration_remainders["bead"], 2 * u * W * rod.y - r * W**2 * rod.x, rod)
    assert same(partials.inertia_forces[u], -u.diff(t) + r * W**2)


def test_other_principles_have_no_partial_velocities() -> None:
    equations = ap.catalogue.two_pucks().derive(ap.Gauss())
    with pytest.raises(
        ap.NotApplicable,
        match=r"Gauss has no statement in an object of its own.*partial velocities are read of equations by Kane",
    ):
        _ = equations.statement


@pytest.mark.parametrize("card", ["two-pucks", "chaplygin-sleigh"])
def test_rows_that_are_solved_leave_no_coefficients_of_equation_18_and_no_word_of_them(card: str) -> None:
    partials = ap.catalogue.card_of(card).model().derive(ap.Kane()).statement
    assert not partials.unsolved
    assert "A[" not in str(partials)


@pytest.mark.slow
def test_the_partials_of_a_bicycle_come_with_the_coefficients_of_equation_18_left_as_symbols() -> None:
    """With numbers put for A[...] and B[...] from the rows, they are the Jacobian of the velocities times N."""
    model = ap.catalogue.bicycle()
    partials = model.derive(ap.Kane()).statement
    assert partials.unsolved
    assert "too long" in str(partials)
    A, gamma = partials.embedded_rows
    speeds, kept = list(model.snapshot().kinematics.speeds), list(partials.independent_speeds)
    state = numbers_of(model, partials)
    numbers = value_of(A, state)
    assert gamma.shape == (6, 1)
    I, D = [speeds.index(u) for u in kept], [i for i, u in enumerate(speeds) if u not in kept]
    solved = np.linalg.solve(numbers[:, D], -numbers[:, I])
    values = {}
    for i, d in enumerate(D):
        for j, k in enumerate(I):
            values[sm.Symbol(f"A[{speeds[d].func},{speeds[k].func}]", real=True)] = sm.Float(solved[i, j])
    for place in partials.accelerations:
        v_r = np.array([at_state(v, model, state) for v in partials.velocities[place].values()])
        a_r = [at_state(v.xreplace(values), model, state) for v in partials.accelerations[place].values()]
        np.testing.assert_allclose(a_r, v_r[I] + solved.T @ v_r[D], atol=1e-12)


# ---- contributions of one body ---------------------------------------------------------------------------------------


def test_the_contribution_of_a_puck_is_its_part_of_equations_43_to_49() -> None:
    model, (u1, u2, u3, u4), (m1, _), sigma = pucks_by_letters()
    found = model.derive(ap.Kane(independent=["u1", "u2", "u3"])).statement.contributions
    assert list(found["P1"].active_forces.values()) == [sigma[0], sigma[1], 0]
    t = model.time
    assert list(found["P1"].inertia_forces.values()) == [-m1 * u1.diff(t), -m1 * u2.diff(t), 0]
    for speed, coefficient in ((u1, -u3 / u2), (u2, -u4 / u2)):
        assert same(found["P2"].active_forces[speed], coefficient * sigma[3])
    assert same(found["P2"].active_forces[u3], sigma[2] - sigma[3] * u1 / u2)
    with pytest.raises(KeyError, match="'P3' is not a particle or body of the model; did you mean"):
        found["P3"]


@pytest.mark.parametrize("row", [False, True])
def test_what_all_bodies_contribute_balances_along_the_motion(row: bool) -> None:
    """The sum of F_r + F*_r over the bodies vanishes; accelerations hold velocities and time by themselves."""
    model = ap.Model("two particles on a turning arm that is driven")
    N, t = model.frame, model.time
    r, a = model.coordinates("r a")
    B = N.orientnew("B", "Axis", [a, N.z])
    P = model.particle("P", 2, r * B.x)
    Q = model.particle("Q", 3, r * B.x + (1 + sm.sin(t)) * B.y)
    model.force(P, 0.7 * N.x)
    model.force(Q, -0.4 * N.y)
    if row:
        model.constrain("row", ap.velocity(Q).dot(B.y) - sm.cos(t))
    equations = model.derive(ap.Kane())
    state = {"r": 1.3, "a": 0.4, "rdot": -0.6} | ({} if row else {"adot": 0.9})
    state = equations.assemble(state, time=0.7)
    rates = equations.accelerations(state, time=0.7)
    values = {q.diff(t).diff(t): rates[f"{q.func}dot"] for q in (r, a)}
    values |= {u.diff(t): rates[str(u.func)] for u in equations.speeds}
    values |= {u: state[str(u.func)] for u in equations.speeds}
    values |= {q.diff(t): state[f"{q.func}dot"] for q in (r, a)} | {r: 1.3, a: 0.4}
    found = equations.statement.contributions
    for speed in found["P"].active_forces:
        parts = [f[speed] for name in "PQ" for f in (found[name].active_forces, found[name].inertia_forces)]
        sizes = [float(sm.sympify(e).subs(values).subs(t, 0.7)) for e in parts]
        assert abs(sum(sizes)) < 1e-12 * sum(map(abs, sizes))


def pucks_by_letters():
    model = ap.catalogue.two_pucks()
    parameters = {str(p.symbol): p.symbol for p in model.snapshot().parameters}
    masses = parameters["m1"], parameters["m2"]
    return model, model.snapshot().kinematics.speeds, masses, [parameters[f"sigma{i}"] for i in range(1, 5)]


EMBEDDED = pytest.param(ap.Kane(independent=["v1", "omega"]), marks=pytest.mark.slow)


@pytest.mark.parametrize("principle", [EMBEDDED, ap.Kane(reactions=True)])
def test_a_body_contributes_by_its_resultant_and_its_torque_about_the_mass_centre(principle: ap.Kane) -> None:
    """E75, E76 (blade embedded) and E82 (in evidence): a sled pushed at its tail, by the shown vectors, by hand.

    R = P n + lam b2, T = (-1/2 b1) x P n + (c b1) x lam b2 about B*, R* = -m a, T* = -J omega' n3.
    """
    model = ap.Model("a pushed sled")
    N, (m, J, c, P) = model.frame, model.parameters("m J c P")
    body = model.body("sled", mass=m, inertia_zz=J)
    table = model.joint("table", ap.Planar(), model.ground, body, coordinates="x y theta", speeds="v1 v2 omega")
    tail, blade = (
        model.point(name, body.point.locatenew(name, offset * body.frame.x), on=body)
        for name, offset in (("tail", -sm.Rational(1, 2)), ("blade", c))
    )
    model.force(body, P * N.x, at=tail)
    model.constrain("no slip", ap.velocity(blade).dot(body.frame.y))
    equations = model.derive(principle)
    partials = equations.statement
    found = partials.contributions["sled"]
    lam = equations.multipliers["no slip"][0] if principle.reactions else 0
    b1, b2 = body.frame.x, body.frame.y
    R, T = P * N.x + lam * b2, (-b1 / 2).cross(P * N.x) + (c * b1).cross(lam * b2)
    assert same_vector(found.force, R, N)
    assert same_vector(found.torque, T, N)
    *_, omega = table.speeds
    assert same_vector(found.inertia_torque, -J * omega.diff(model.time) * N.z, N)
    for u in partials.independent_speeds:
        v, w = partials.accelerations["sled"][u], partials.angular_accelerations["sled"][u]
        assert same(found.active_forces[u], v.dot(R) + w.dot(T))
        assert same(found.inertia_forces[u], v.dot(found.inertia_force) + w.dot(found.inertia_torque))
        assert same(found.active_forces[u], partials.active_forces[u])
        assert same(found.inertia_forces[u], partials.inertia_forces[u])
