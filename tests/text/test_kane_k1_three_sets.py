"""K1: Kane's three sets of equations (000, E1 to E3), general speeds u = Y(q, t) qdot + z(q, t), prescribed motion.

Mechanisms on a table that moves as prescribed, with a blade along it (one linear nonholonomic row, with time in it),
towing a particle on a rod (one holonomic row): five coordinates, M = 1, n = 4, m = 1.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np
import pytest
import sympy as sm
from sympy.physics.mechanics import KanesMethod, Particle, RigidBody, inertia
from sympy.physics.vector import Vector

import appell as ap
from appell.algebra import SympyAlgebra
from appell.equations import own_symbols
from appell.equations.forms import mechanics_to_run
from appell.mechanics import lower
from tests.support import State, numbers, same
from tests.tolerances import ALGEBRA, CLOSED_FORM, END_STATE, RUN

N_PLUS_M, N, N_MINUS_m = 5, 4, 3


@dataclass(frozen=True)
class Mechanism:
    """The model, a state of it at any time, and the pieces SymPy's own method needs."""

    model: ap.Model
    bodies: list[object]
    loads: list[tuple[object, Vector]]
    definitions: list[sm.Expr]
    nonholonomic: sm.Expr
    holonomic: sm.Expr
    independent: tuple[list[sm.Expr], list[sm.Expr]]
    known: dict[str, float]
    parts: Callable[[float], tuple[float, float]]

    def state(self, time: float) -> dict[str, float]:
        """What is known of a start: the tow lies below, at the length of its rod."""
        bx, by = self.parts(time)
        return {**self.known, "Y": by - np.sqrt(0.9**2 - (self.known["X"] - bx) ** 2)}


def with_sympy(model: ap.Model, masses: list[object]) -> list[object]:
    """SymPy's own bodies of a model, their velocities set."""
    made = []
    for mass in masses:
        mass.point.set_vel(model.frame, mass.point.pos_from(model.origin).dt(model.frame))
        if isinstance(mass, ap.Body):
            central = inertia(mass.frame, *(mass.inertia[i, i] for i in range(3)))
            made.append(RigidBody(mass.name, mass.point, mass.frame, mass.mass, (central, mass.point)))
        else:
            made.append(Particle(mass.name, mass.point, mass.mass))
    return made


@cache
def towing_sleigh() -> Mechanism:
    """A sleigh on a table that turns and shakes as prescribed; its speeds are inertial: z(q, t) is not zero."""
    model = ap.Model("towing sleigh on a shaken turntable")
    N, t = model.frame, model.time
    m, J, a, mP, L, f = model.parameters("m J a mP L f", [1.3, 0.2, 0.15, 0.6, 0.9, 0.8])
    w, b, k = model.parameters("w b k", [0.7, 0.25, 2.0])
    x, y, theta, X, Y = model.coordinates("x y theta X Y")
    table = N.orientnew("T", "Axis", [w * t, N.z])
    S = table.orientnew("S", "Axis", [theta, table.z])
    shake = b * sm.sin(k * t)
    contact = shake * N.x + x * table.x + y * table.y
    velocity = contact.dt(N)
    definitions = [velocity.dot(S.x), velocity.dot(S.y), theta.diff(t) + w, X.diff(t), Y.diff(t)]
    definitions = [sm.trigsimp(sm.expand(d)) for d in definitions]
    v, _, omega, VX, _ = model.speeds("v s omega VX VY", definitions)

    body = model.body("sleigh", m, frame=S, position=contact + a * S.x, inertia_zz=J)
    blade = model.point("contact", contact, on=body)
    tow = model.particle("tow", mP, X * N.x + Y * N.y)
    model.force(body, f * S.x)
    model.force(tow, -f * N.y)
    # the blade does not slip across itself on the table: velocity against the table's own at that place
    carried = shake.diff(t) * N.x + (w * N.z).cross(x * table.x + y * table.y)
    model.constrain("blade", (ap.velocity(blade) - carried).dot(S.y))
    apart = ap.position(tow) - ap.position(blade)
    model.constrain("rod", (apart.dot(apart) - L**2) / 2)

    def parts(time: float) -> tuple[float, float]:
        c, s = np.cos(0.7 * time), np.sin(0.7 * time)
        return 0.25 * np.sin(2 * time) + 0.4 * c + 0.3 * s, 0.4 * s - 0.3 * c

    distance = X * N.x + Y * N.y - contact
    return Mechanism(
        model,
        with_sympy(model, [body, tow]),
        [(body.point, f * S.x), (tow.point, -f * N.y)],
        definitions,
        sm.trigsimp((velocity - carried).dot(S.y)),
        (distance.dot(distance) - L**2) / 2,
        ([x, y, theta, X], [v, omega, VX]),
        {"x": 0.4, "y": -0.3, "theta": 0.5, "X": 0.6, "v": 0.6, "omega": 0.9, "VX": 0.2},
        parts,
    )


@cache
def shaken_pair() -> Mechanism:
    """Two particles, the first on a table that speeds up, z' = y x' against it: rational, and so quick to print."""
    model = ap.Model("a shaken pair")
    N, t = model.frame, model.time
    m, mP, L, f, b = model.parameters("m mP L f b", [1.3, 0.6, 0.9, 0.8, 0.25])
    x, y, z, X, Y = model.coordinates("x y z X Y")
    shake = b * t**2
    definitions = [x.diff(t) + shake.diff(t), y.diff(t) + x.diff(t) / 2 + y, z.diff(t), X.diff(t), Y.diff(t)]
    u1, u2, _, VX, _ = model.speeds("u1 u2 u3 VX VY", definitions)
    first = model.particle("first", m, (x + shake) * N.x + y * N.y + z * N.z)
    tow = model.particle("tow", mP, X * N.x + Y * N.y)
    model.force(first, f * N.x)
    model.force(tow, -f * N.y)
    v = ap.velocity(first)
    model.constrain("blade", v.dot(N.z) - y * (v.dot(N.x) - shake.diff(t)))
    apart = ap.position(tow) - ap.position(first)
    model.constrain("rod", (apart.dot(N.x) ** 2 + apart.dot(N.y) ** 2 - L**2) / 2)
    return Mechanism(
        model,
        with_sympy(model, [first, tow]),
        [(first.point, f * N.x), (tow.point, -f * N.y)],
        definitions,
        z.diff(t) - y * x.diff(t),
        ((X - x - shake) ** 2 + (Y - y) ** 2 - L**2) / 2,
        ([x, y, z, X], [u1, u2, VX]),
        {"x": 0.4, "y": -0.3, "z": 0.1, "X": 0.6, "u1": 0.7, "u2": 0.3, "VX": 0.2},
        lambda time: (0.4 + 0.25 * time**2, -0.3),
    )


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize(
    ("principle", "rows", "in_evidence"),
    [
        (ap.Kane(reactions=True), N_PLUS_M, {"blade", "rod"}),  # E1: both contribute to F+
        (ap.Kane(reactions=["blade"]), N, {"blade"}),  # E2: the rod's force does not contribute to F
        (ap.Kane(), N_MINUS_m, set()),  # E3: none contributes
        (ap.Kane(reactions="holonomic"), N_PLUS_M - 1, {"rod"}),  # the rod alone brought into evidence
    ],
)
def test_the_three_sets_have_the_rows_of_the_text_and_one_solution(principle, rows, in_evidence) -> None:
    mechanism = shaken_pair()
    equations = mechanism.model.derive(principle)
    assert len(equations.residuals) == rows
    assert equations.mass_matrix.shape == (rows, rows)
    assert set(equations.multipliers) == in_evidence
    assert all(len(lam) == 1 for lam in equations.multipliers.values())
    # the printed set, solved with numbers, against SymPy's own
    time = 0.7
    reading, table = equations.symbolic_form, _table(mechanism, equations, time)
    blocks = [getattr(reading.blocks, name).xreplace(table) for name in ("M", "F", "A", "gamma", "B")]
    M, F, A, gamma, B = (np.array(block.tolist(), float).reshape(block.shape) for block in blocks)
    count = A.shape[0]
    assert count == len(in_evidence)
    saddle = np.block([[M, -B], [A, np.zeros((count, count))]])
    rates = np.linalg.solve(saddle, np.vstack([F, -gamma])).ravel()
    places = [equations.speeds.index(u) for u in reading.speeds]
    expected = sympys_accelerations(mechanism, time)[places]
    np.testing.assert_allclose(rates[: len(places)], expected, rtol=ALGEBRA)


def test_holonomic_reactions_alone_give_n_plus_m_rows_where_nothing_is_nonholonomic() -> None:
    pendulum = ap.catalogue.cartesian_pendulum()
    assert len(pendulum.derive(ap.Kane(reactions="holonomic")).residuals) == 2
    assert len(pendulum.derive(ap.Kane()).residuals) == 1


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("time", [0.0, 0.7, 2.3])
def test_all_sets_give_the_accelerations_of_sympys_own_kane_method(time: float) -> None:
    mechanism = towing_sleigh()
    expected = sympys_accelerations(mechanism, time)
    for reactions in (True, ["blade"], ["rod"], "holonomic", False):
        equations = mechanism.model.derive(ap.Kane(reactions=reactions))
        found = equations.accelerations(mechanism.state(time), time=time)
        got = np.array([found[u] for u in equations.speeds])
        np.testing.assert_allclose(got, expected, rtol=ALGEBRA, atol=ALGEBRA)


def test_the_runs_of_the_three_sets_end_in_one_state() -> None:
    ends = []
    for reactions in (True, ["blade"], False):
        equations = towing_sleigh().model.derive(ap.Kane(reactions=reactions))
        run = equations.simulate(3.0, towing_sleigh().state(0.0), tolerance=RUN, samples=11)
        ends.append([run[z][-1] for z in (*equations.coordinates, *equations.speeds)])
        assert run.audit.constraint_error < 1e-13
        assert run.audit.energy_error < CLOSED_FORM  # the table's drive is in the balance
    np.testing.assert_allclose(ends[1], ends[0], rtol=END_STATE)
    np.testing.assert_allclose(ends[2], ends[0], rtol=END_STATE)


@pytest.mark.slow
def test_velocity_and_acceleration_remainders_are_those_of_prescribed_motion() -> None:
    """v_t of v = sum v_r u_r + v_t and a_t of E13, against derivatives of SymPy's vectors."""
    sleigh = towing_sleigh()
    model = sleigh.model.snapshot()
    m = lower(model, SympyAlgebra())
    own, N, t = own_symbols(model, m), model.frame, sleigh.model.time
    rates = {c.diff(t): e for c, e in zip(model.kinematics.coordinates, list(m.qdot.xreplace(own)), strict=True)}
    for mass, moving in zip(model.masses, m.masses, strict=True):
        v = mass.point.pos_from(model.origin).dt(N)
        in_speeds = v.to_matrix(N).xreplace(rates)
        remainder = in_speeds.xreplace(dict.fromkeys(model.kinematics.speeds, sm.S.Zero))
        assert _vanishes(m.velocity_remainders[moving.velocity, :].xreplace(own) - remainder)
        # a = dv/dt with u' = 0 leaves a_t
        a = in_speeds.diff(t).xreplace({u.diff(t): sm.S.Zero for u in model.kinematics.speeds}).xreplace(rates)
        assert _vanishes(m.acceleration_remainders[moving.velocity, :].xreplace(own) - a)


def test_a_bead_on_a_driven_rod_has_the_remainders_found_by_hand() -> None:
    """r'' = r W^2; with u = r' + b r cos t: u' = r W^2 + b r' cos t - b r sin t."""
    model = ap.Model("bead on a driven rod")
    N, t = model.frame, model.time
    m, W, b = model.parameters("m W b", [1.0, 2.0, 0.3])
    r = model.coordinates("r")
    u = model.speeds("u", r.diff(t) + b * r * sm.cos(t))
    rod = N.orientnew("R", "Axis", [W * t, N.z])
    model.particle("bead", m, r * rod.x)
    equations = model.derive(ap.Kane())
    rate = u - b * r * sm.cos(t)
    assert same(equations.symbolic_form.coordinate_rates[r.diff(t)], rate)
    expected = r * W**2 + b * rate * sm.cos(t) - b * r * sm.sin(t)
    assert same(equations.explicit()[u.diff(t)], expected)
    run = equations.simulate(1.0, {r: 0.5, r.diff(t): 0.0}, tolerance=RUN)
    np.testing.assert_allclose(run[r], 0.5 * np.cosh(2.0 * run.time), rtol=CLOSED_FORM)
    assert run.audit.energy_error < CLOSED_FORM


def test_the_velocity_remainder_of_the_bead_is_the_rods_own_motion() -> None:
    model = ap.Model("bead on a driven rod")
    N, t = model.frame, model.time
    W = model.parameters("W", 2.0)
    r = model.coordinates("r")
    rod = N.orientnew("R", "Axis", [W * t, N.z])
    model.particle("bead", 1, r * rod.x)
    m = mechanics_to_run(model.derive(ap.Kane()))
    state = State(np.array([0.7]), np.array([0.4]), 0.3, np.array([2.0]))
    e_theta = np.array([[-np.sin(0.6)], [np.cos(0.6)], [0.0]])
    e_r = np.array([[np.cos(0.6)], [np.sin(0.6)], [0.0]])
    np.testing.assert_allclose(numbers(m, m.velocity_remainders, state), 0.7 * 2.0 * e_theta, atol=ALGEBRA)
    expected = 2 * 0.4 * 2.0 * e_theta - 0.7 * 4.0 * e_r  # Coriolis and centripetal
    np.testing.assert_allclose(numbers(m, m.acceleration_remainders, state), expected, atol=ALGEBRA)


# ---- SymPy's own method ---------------------------------------------------------------------------------------------


@cache
def _sympys_equations(build: Callable[[], Mechanism]) -> tuple[KanesMethod, list[sm.Expr]]:
    mechanism = build()
    k, t = mechanism.model.snapshot().kinematics, mechanism.model.time
    differential = [u - d for u, d in zip(k.speeds, mechanism.definitions, strict=True)]
    solved = sm.solve(differential, [q.diff(t) for q in k.coordinates], dict=True)[0]
    rows = [mechanism.nonholonomic.xreplace(solved), mechanism.holonomic.diff(t).xreplace(solved)]
    q_independent, u_independent = mechanism.independent
    u_dependent = [u for u in k.speeds if u not in u_independent]
    method = KanesMethod(
        mechanism.model.frame,
        q_ind=q_independent,
        u_ind=u_independent,
        kd_eqs=differential,
        q_dependent=[q for q in k.coordinates if q not in q_independent],
        configuration_constraints=[mechanism.holonomic],
        u_dependent=u_dependent,
        velocity_constraints=rows,
    )
    method.kanes_equations(mechanism.bodies, mechanism.loads)
    return method, [*u_independent, *u_dependent]


def sympys_accelerations(mechanism: Mechanism, time: float) -> np.ndarray:
    """u' of all five speeds by SymPy 1.14's KanesMethod."""
    method, order = _sympys_equations(towing_sleigh if mechanism is towing_sleigh() else shaken_pair)
    equations = mechanism.model.derive(ap.Kane(reactions=True))
    table = _table(mechanism, equations, time)
    M = np.array(method.mass_matrix.xreplace(table), float)
    F = np.array(method.forcing.xreplace(table), float)
    rates = np.linalg.solve(M, F).ravel()
    return np.array([rates[order.index(u)] for u in equations.speeds])


def _table(mechanism: Mechanism, equations: ap.Equations, time: float) -> dict[sm.Basic, float]:
    run = equations.simulate(1e-6, mechanism.state(time), start_time=time, samples=2)
    t = mechanism.model.time
    table = {z: float(run[z][0]) for z in (*equations.coordinates, *equations.speeds)}
    rates = {q.diff(t): float(run[q.diff(t)][0]) for q in equations.coordinates}
    return rates | table | {p.symbol: p.default for p in equations.mechanism.parameters} | {t: time}


def _vanishes(matrix: sm.Matrix) -> bool:
    return all(sm.trigsimp(sm.expand(e)) == 0 for e in matrix)
