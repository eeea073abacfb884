"""A joint whose child has its place already closes a loop: the same motion, and its reactions in evidence."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, cached_property

import casadi as ca
import numpy as np
import pytest

import appell as ap
from appell.equations.forms import blocks_of, mechanics_to_run
from tests.model.joints.support import MADE
from tests.model.joints.test_state import quaternion
from tests.support import State, numbers
from tests.tolerances import ALGEBRA, RUN, VIRTUAL_WORK


@pytest.fixture(scope="module")
def four_bar() -> ap.Run:
    """Crank, coupler and rocker in a plane; the pin between coupler and rocker closes the loop."""
    model = ap.Model("four-bar")
    lengths = {"crank": 1.0, "coupler": 2.5, "rocker": 2.0}
    crank, coupler, rocker = (
        model.body(name, mass=1, inertia=(0, l**2 / 12, l**2 / 12), mass_center=(l / 2, 0, 0))
        for name, l in lengths.items()
    )
    model.joint("A", ap.Revolute(), model.ground, crank)
    model.joint("B", ap.Revolute(), crank, coupler, parent_point=(1, 0, 0))
    model.joint("D", ap.Revolute(), model.ground, rocker, parent_point=(2.2, 0, 0))
    pin = model.joint("C", ap.Revolute(), coupler, rocker, parent_point=(2.5, 0, 0), child_point=(2, 0, 0))
    model.gravity(-9.81 * model.frame.y)
    assert repr(pin) == "Revolute 'C' of 'rocker' in 'coupler', closing a loop"
    assert pin.closes
    assert pin.coordinates == pin.speeds == ()
    return model.derive(ap.Kane(reactions=True)).simulate(
        2.0, {"theta_crank": 1.0, "omega_crank": 2.0}, tolerance=RUN, samples=101
    )


def test_the_loop_stays_closed_and_the_energy_constant(four_bar: ap.Run):
    assert four_bar.audit.constraint_error < 1e-13
    assert four_bar.audit.energy_error < 1e-9
    gap = four_bar.position("C on coupler") - four_bar.position("C on rocker")
    np.testing.assert_allclose(gap, 0, atol=1e-13)


def test_the_reaction_of_the_pin_turns_the_rocker_as_it_moves(four_bar: ap.Run):
    """About D: the moment of the pin's force and of the weight is l^2 m / 3 times the angular acceleration."""
    on = four_bar.reactions["C"]
    np.testing.assert_allclose(on["rocker"].force + on["coupler"].force, 0, atol=1e-12)
    np.testing.assert_allclose(on["rocker"].torque, 0, atol=1e-12)
    D = np.array([2.2, 0, 0])
    moment = np.cross(four_bar.position("C on rocker") - D, on["rocker"].force)[:, 2]
    moment += np.cross(four_bar.position("rocker") - D, [0, -9.81, 0])[:, 2]
    np.testing.assert_allclose(moment, 4 / 3 * four_bar["omega_rocker'"], atol=1e-10)


KINDS = [kind for kind, joint in MADE.items() if not isinstance(joint, ap.Free)]


@dataclass(frozen=True)
class Pair:
    """A body under a joint, and the same body set free with the joint closing the loop; bodies on all its mounts."""

    kind: str

    @cached_property
    def models(self) -> tuple[ap.Model, ap.Model]:
        return self._model(closed=False), self._model(closed=True)

    def _model(self, closed: bool) -> ap.Model:
        model = ap.Model("closed" if closed else "a tree")
        body = model.body("body", mass=1.5, inertia=(0.3, 0.4, 0.5), mass_center=(0.4, -0.2, 0.1))
        if closed:
            model.joint("flight", ap.Free(), model.ground, body)
        sits = {"parent_point": (0.2, 0.4, 0.3), "child_point": (0.1, 0, -0.2)}
        joint = model.joint("joint", MADE[self.kind], model.ground, body, **sits)
        for word, mount in joint.mounts.items():
            part = model.body(word, mass=0.3, inertia=(0.02, 0.03, 0.04), mass_center=(0.1, 0, 0))
            model.joint(f"weld of {word}", ap.Weld(), mount, part)
        if self.kind == "Weld":
            model.particle("idle", 1, model.coordinates("idle_") * model.frame.x)
        model.gravity(-3 * model.frame.x + 2 * model.frame.y - 4 * model.frame.z)
        return model

    @cached_property
    def equations(self) -> tuple[ap.Equations, ap.Equations]:
        tree, closed = self.models
        return tree.derive(ap.Kane(reactions=True)), closed.derive(ap.Kane(reactions=True))

    def states(self, seed: int) -> tuple[State, State]:
        """A random state that the joint lets, and the same motion of the free body and of the joint's parts."""
        m, snapshot = mechanics_to_run(self.equations[0]), self.models[0].snapshot()
        generator = np.random.default_rng(seed)
        q, u = generator.uniform(-1, 1, m.q.numel()), generator.uniform(-1, 1, m.u.numel())
        names = [str(c.func) for c in snapshot.kinematics.coordinates]
        e = [i for i, name in enumerate(names) if name in ("e0_body", "e1_body", "e2_body", "e3_body")]
        q[e] /= np.linalg.norm(q[e]) if e else 1.0
        held = next(j.held for j in snapshot.joints if j.name == "joint")
        u[[list(snapshot.kinematics.speeds).index(s) for s in held]] = 0.0
        return State(q, u, 0.0, np.zeros(0)), self.freed(State(q, u, 0.0, np.zeros(0)))

    def freed(self, state: State) -> State:
        """What the tree does, said of the closed model."""
        m, names = mechanics_to_run(self.equations[0]), [str(q.func) for q in self.equations[0].coordinates]
        N, body = self.models[0].frame, next(b for b in self.models[0].snapshot().masses if b.name == "body")
        r, v, omega = (
            np.array([numbers(m, m.lower(vector.dot(axis)), state).item() for axis in N])
            for vector in (ap.position(body), ap.velocity(body), ap.angular_velocity(body))
        )
        R = np.array([[numbers(m, m.lower(x), state).item() for x in row] for row in body.frame.dcm(N).T.tolist()])
        known = self.models[1].state("body", position=r, velocity=v, angular_velocity=omega, orientation=quaternion(R))
        rates = numbers(m, m.qdot, state).ravel()
        known |= (
            dict(zip(names, state.q, strict=True)) | {f"{n}'": x for n, x in zip(names, rates, strict=True)} | known
        )
        closed = self.equations[1]
        q = [known[str(c.func)] for c in closed.coordinates]
        u = [known[n] if (n := str(s.func)) in known else known[self._rate_of(s)] for s in closed.speeds]
        return State(np.array(q), np.array(u), 0.0, np.zeros(0))

    def _rate_of(self, speed: object) -> str:
        definitions = dict(self.models[1].snapshot().kinematics.definitions)
        return f"{definitions[speed].expr.func}'"


@cache
def pair(kind: str) -> Pair:
    return Pair(kind)


@pytest.mark.slow_but_every(12)
@pytest.mark.parametrize("kind", KINDS)
def test_the_rows_hold_in_every_pose_the_joint_lets_and_leave_no_other_freedom(kind: str):
    case = pair(kind)
    m = mechanics_to_run(case.equations[1])
    rows = [row for row in m.rows if row.name == "joint"]
    for seed in range(2):
        state, freed = case.states(seed)
        positions = ca.vertcat(*[row.position for row in rows if row.position is not None])
        np.testing.assert_allclose(numbers(m, positions, freed), 0, atol=ALGEBRA)
        np.testing.assert_allclose(numbers(m, ca.vertcat(*[row.velocity for row in rows]), freed), 0, atol=ALGEBRA)
        A = numbers(m, ca.vertcat(*[row.A for row in rows]), freed)
        # the motions of unit free speeds, in the speeds of the closed model
        still = state.u * 0
        free = [i for i in range(still.size) if not _is_held(case, i)]
        lets = np.array([case.freed(replace(state, u=np.eye(still.size)[i])).u for i in free]).reshape(-1, A.shape[1])
        np.testing.assert_allclose(A @ lets.T, 0, atol=10 * VIRTUAL_WORK)
        assert np.linalg.matrix_rank(A, tol=1e-9) + len(free) == A.shape[1]


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("kind", KINDS)
def test_the_rate_of_a_row_is_the_derivative_of_its_pose(kind: str):
    m = mechanics_to_run(pair(kind).equations[1])
    generator = np.random.default_rng(4)
    rows = [row for row in m.rows if row.position is not None]
    state = State(generator.uniform(-1, 1, m.q.numel()), generator.uniform(-1, 1, m.u.numel()), 0.0, np.zeros(0))
    names = list(m.coordinate_names)
    e = [names.index(f"e{i}_body") for i in range(4)]
    state.q[e] /= np.linalg.norm(state.q[e])
    position = ca.vertcat(*[row.position for row in rows])
    rate = numbers(m, ca.jacobian(position, m.q) @ m.qdot, state)
    np.testing.assert_allclose(numbers(m, ca.vertcat(*[row.velocity for row in rows]), state), rate, atol=ALGEBRA)


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("kind", KINDS)
def test_a_body_moves_the_same_in_a_tree_and_in_a_loop(kind: str):
    """Accelerations at a random state, by M, F, A and B of either model."""
    case = pair(kind)
    states = case.states(3)
    found = [_acceleration(equations, state) for equations, state in zip(case.equations, states, strict=True)]
    np.testing.assert_allclose(found[0], found[1], atol=1e-9 * max(1, np.abs(found[0]).max()))


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("kind", [kind for kind in KINDS if not MADE[kind].parts])  # bodies on mounts push too
def test_the_reaction_of_a_loop_is_what_the_body_lacks_to_move_as_it_does(kind: str):
    """Newton and Euler of the body: m a = m g + force, dh/dt = torque about the mass centre."""
    case = pair(kind)
    equations, state = case.equations[1], case.states(5)[1]
    m = mechanics_to_run(equations)
    udot, lam = _solved(equations, state)
    mass = next(x for x in m.masses if x.name == "body")
    a = numbers(m, m.partials, state) @ udot + numbers(m, m.acceleration_remainders, state).ravel()
    force, torque = np.zeros(3), np.zeros(3)
    centre = numbers(m, mass.position, state).ravel()
    for multiplier, row in zip(lam, m.rows, strict=True):
        for term in row.terms:
            vector = multiplier * numbers(m, term.inertial, state).ravel()
            if term.angular:
                torque += vector
            else:
                force += vector
                torque += np.cross(numbers(m, m.places[term.place][0], state).ravel() - centre, vector)
    gravity = np.array([-3.0, 2.0, -4.0])
    np.testing.assert_allclose(force, 1.5 * (a[mass.velocity] - gravity), atol=1e-9)
    omega, alpha = numbers(m, m.velocities[mass.spin, :], state).ravel(), a[mass.spin]
    I, R = numbers(m, mass.inertia, state), np.eye(3) if mass.basis is None else numbers(m, mass.basis, state)
    np.testing.assert_allclose(torque, R @ (I @ alpha + np.cross(omega, I @ omega)), atol=1e-9)


def _is_held(case: Pair, speed: int) -> bool:
    snapshot = case.models[0].snapshot()
    return snapshot.kinematics.speeds[speed] in next(j.held for j in snapshot.joints if j.name == "joint")


def _solved(equations: ap.Equations, state: State) -> tuple[np.ndarray, np.ndarray]:
    """M udot = F + B lam and A udot = -gamma, by least squares where M or A is singular."""
    m, forms = mechanics_to_run(equations), blocks_of(equations, None)
    M, F, A, gamma, B = (numbers(m, x, state) for x in (forms.M, forms.F, forms.A, forms.gamma, forms.B))
    n = m.u.numel()
    K = np.block([[M, -B], [A, np.zeros((A.shape[0], B.shape[1]))]])
    solution = np.linalg.lstsq(K, np.vstack([F, -gamma]), rcond=1e-12)[0].ravel()
    return solution[:n], solution[n:]


def _acceleration(equations: ap.Equations, state: State) -> np.ndarray:
    """Of the body: its mass centre's and its angular one, in N."""
    m = mechanics_to_run(equations)
    udot, _ = _solved(equations, state)
    mass = next(x for x in m.masses if x.name == "body")
    a = numbers(m, m.partials, state) @ udot + numbers(m, m.acceleration_remainders, state).ravel()
    basis = np.eye(3) if mass.basis is None else numbers(m, mass.basis, state)
    return np.concatenate([a[mass.velocity], basis @ a[mass.spin]])


def test_what_a_plane_does_not_determine_is_said_and_the_rest_is_not_marked(four_bar: ap.Run):
    audit = four_bar.audit
    assert (audit.rows, audit.smallest_rank, audit.largest_rank) == (5, 2, 2)
    assert audit.redundant == ("C",)
    assert dict(audit.undetermined) == {"C": (3, 4, 5)}  # the force along z, the torques across it
    assert "not determined, least norm given, in the rows of 'C' 3, 4, 5" in str(audit)
    assert not four_bar.reactions["C"]["rocker"].determined


def test_a_door_on_two_hinges_has_one_that_is_redundant():
    model = ap.Model("a door")
    door = model.body("door", mass=1, inertia=(1, 1, 1), mass_center=(0.5, 0, 1))
    model.joint("lower hinge", ap.Revolute(), model.ground, door)
    upper = model.joint(
        "upper hinge", ap.Revolute(), model.ground, door, parent_point=(0, 0, 2), child_point=(0, 0, 2), closes=True
    )
    assert upper.closes
    model.torque(door, 2.5 * model.frame.z)
    run = model.derive(ap.Kane(reactions=True)).simulate(1.0, {"omega_door": 0.0}, samples=3)
    np.testing.assert_allclose(run["theta_door"], run.time**2, atol=1e-9)  # 1 + m / 4 about the hinges
    assert run.audit.largest_rank == 0
    assert run.audit.redundant == ("upper hinge",)


def test_a_joint_between_bodies_that_cannot_meet_is_refused_with_the_residual():
    model = ap.Model("a chain too short")
    arms = [model.body(name, mass=1, inertia=(1, 1, 1)) for name in ("one", "two")]
    model.joint("A", ap.Revolute(), model.ground, arms[0])
    model.joint("B", ap.Revolute(), arms[0], arms[1], parent_point=(1, 0, 0))
    model.joint("C", ap.Revolute(), model.ground, arms[1], parent_point=(5, 0, 0), child_point=(1, 0, 0))
    with pytest.raises(ap.InconsistentState, match="contradict the constraint 'C'"):
        model.derive(ap.Kane()).simulate(1.0, {})


def test_a_spatial_four_bar_turns_its_rocker_as_its_geometry_says():
    """Crank about z, rocker about x, between them a coupler in two balls (RSSR): the distance of the balls is kept."""
    model = ap.Model("RSSR")
    crank = model.body("crank", mass=1, inertia=(0.1, 0.1, 0.1), mass_center=(0.2, 0, 0))
    coupler = model.body("coupler", mass=1, inertia=(0.1, 0.3, 0.3), mass_center=(0.9, 0, 0))
    rocker = model.body("rocker", mass=1, inertia=(0.2, 0.2, 0.2), mass_center=(0, 0, 0.5))
    model.joint("A", ap.Revolute("z"), model.ground, crank)
    model.joint("B", ap.Spherical(), crank, coupler, parent_point=(0.4, 0, 0))
    model.joint("D", ap.Revolute("x"), model.ground, rocker, parent_point=(1.5, 0, -0.6))
    model.joint("C", ap.Spherical(), coupler, rocker, parent_point=(1.8, 0, 0), child_point=(0, 0, 1))
    model.gravity(-9.81 * model.frame.z)
    run = model.derive(ap.Kane()).simulate(2.0, {"theta_crank": 0.5, "omega_crank": 8.0}, tolerance=RUN)
    B = 0.4 * np.array([np.cos(run["theta_crank"]), np.sin(run["theta_crank"]), 0 * run.time]).T
    phi = run["theta_rocker"]
    C = np.array([1.5 + 0 * phi, -np.sin(phi), np.cos(phi) - 0.6]).T
    np.testing.assert_allclose(np.linalg.norm(C - B, axis=1), 1.8, atol=1e-12)
    assert np.ptp(run["theta_crank"]) > 2
    assert run.audit.energy_error < 1e-9
    assert (run.audit.rows, run.audit.largest_rank) == (3, 3)
    on = run.reactions["C"]
    np.testing.assert_allclose(on["coupler"].force + on["rocker"].force, 0, atol=1e-11)
    assert on["rocker"].determined
