"""Accelerations found link by link against those of the mass matrix written out, on trees of many kinds."""

from __future__ import annotations

import itertools
import pickle
import re

import numpy as np
import pytest
from sympy.physics.mechanics import inertia
from sympy.physics.vector import dynamicsymbols

import appell as ap
from appell.compile import compile_system, program_of
from appell.compile.tangent_ir import LANES
from appell.compile.tangents import LANE_SLOTS, PUSH
from appell.equations import systems
from appell.equations.forming.tree_system import tree_system
from appell.equations.forms import state_graph_of
from appell.equations.systems import full_system, run_system
from appell.equations.tree_form import tree_form
from appell.mechanics.tree import NotATree
from appell.native import build as native
from tests.support import with_numbers


def both(model: ap.Model, principle: ap.Principle | None = None):
    """The programs of a model, link by link and written out."""
    equations = model.derive(principle or ap.Kane())
    recursive = compile_system(tree_system(equations))
    return equations, recursive, compile_system(full_system(equations))


def largest_difference(model: ap.Model, seed: int = 0, parameters: tuple[float, ...] = ()) -> float:
    """Of xdot at random states, against the largest entry."""
    equations, recursive, written = both(model)
    numbers, worst = np.random.default_rng(seed), 0.0
    p = np.array(parameters or [parameter.default for parameter in equations.mechanism.parameters], float)
    for _ in range(5):
        x = written.project(0.3, numbers.uniform(-1, 1, written.system.sizes.states), p)  # quaternions of length one
        expected, found = written.rates(0.3, x, p), recursive.rates(0.3, x, p)
        scale = np.abs(expected.state_rates).max()
        worst = max(worst, np.abs(found.state_rates - expected.state_rates).max() / scale)
        worst = max(worst, abs(found.power - expected.power) / max(1.0, abs(expected.power)))
    return worst


ROUNDING = 1e-11
"""Of chains of some ten links: the condition of their mass matrix times the unit of rounding."""


def chain_of_joints(kinds: str, numbers: np.random.Generator, tree: bool) -> ap.Model:
    """Bodies hung on each other by the joints whose first letters are given."""
    model = ap.Model("mechanism")
    hang_on_joints(model, kinds, numbers, tree)
    return model


def hang_on_joints(model: ap.Model, kinds: str, numbers: np.random.Generator, tree: bool) -> list:
    """Bodies hung on each other (on random ones where it is a tree) by joints, and their weight."""
    joints = {
        "r": lambda: ap.Revolute(str(numbers.choice(["x", "y", "z"]))),
        "p": lambda: ap.Prismatic(str(numbers.choice(["x", "y", "z"]))),
        "u": lambda: ap.Universal(),
        "c": lambda: ap.Cylindrical("z"),
        "s": lambda: ap.Spherical(),
        "f": lambda: ap.Free(),
        "w": lambda: ap.Weld(),
        "x": lambda: ap.Screw(pitch=0.1),
    }
    bodies = [model.ground]
    for i, kind in enumerate(kinds):
        centre, inertia = tuple(numbers.uniform(-1, 1, 3)), tuple(numbers.uniform(0.3, 0.5, 3))
        body = model.body(f"b{i}", mass=numbers.uniform(0.5, 2), mass_center=centre, inertia=inertia)
        parent = bodies[numbers.integers(len(bodies)) if tree else -1]
        where = {} if parent is model.ground else {"parent_point": tuple(numbers.uniform(-1, 1, 3))}
        model.joint(f"j{i}", joints[kind](), parent, body, **where)
        bodies.append(body)
    model.gravity(-9.81 * model.frame.z)
    return bodies


@pytest.mark.parametrize("kinds", ["rrr", "rprp", "urc", "rcupr", "swr", "fxr", "fsf"])
@pytest.mark.parametrize("tree", [False, True])
def test_joints_of_many_kinds_give_the_accelerations_of_the_mass_matrix(kinds: str, tree: bool) -> None:
    numbers = np.random.default_rng(len(kinds))
    assert largest_difference(chain_of_joints(kinds, numbers, tree)) < ROUNDING


def hand_written() -> ap.Model:
    """A cart, two pendulums on it (by the cart's point only: their frames hang on N), particles, parameters, loads."""
    model = ap.Model("cart")
    N, (x, a, b, s) = model.frame, model.coordinates("x a b s")
    l, k, c, m = model.parameters("l k c m", [0.7, 3.0, 0.4, 1.3])
    cart = model.body("cart", m, frame=N, position=x * N.x, inertia=(1, 1, 1))
    A, B = N.orientnew("A", "Axis", [a, N.z]), N.orientnew("B", "Axis", [b, N.y])
    bob = model.particle("bob", 2 * m, cart.point.locatenew("P", l * A.x))
    rod = model.body(
        "rod", m, frame=B, position=cart.point.locatenew("C", l / 2 * B.x + 0.1 * N.y), inertia=(0.1, 0.2, 0.3)
    )
    model.particle("slider", 0.5, rod.point.locatenew("S", (l + s) * B.x))
    model.gravity(-9.81 * N.y)
    model.force(bob, 3 * N.x - 2 * a * A.y)
    model.torque(rod, 0.3 * B.z + s * N.y)
    model.potential("spring", k * (a - b) ** 2 / 2 + k * s**2)
    model.damper("oil", c * s.diff() ** 2 / 2 + c * (a.diff() - b.diff()) ** 2)
    model.generalised_force("motor", {x: 2 - x})
    return model


def test_frames_and_loads_written_by_hand_give_the_accelerations_of_the_mass_matrix() -> None:
    assert largest_difference(hand_written()) < ROUNDING


@pytest.mark.parametrize("name", ["flyball_governor", "cart_pole", "spacecraft_with_wheels", "lagrange_top"])
def test_tree_systems_of_the_catalogue_move_the_same_link_by_link(name: str) -> None:
    assert largest_difference(getattr(ap.catalogue, name)()) < ROUNDING


def test_solutions_of_the_mass_matrix_are_found_link_by_link() -> None:
    _, recursive, written = both(chain_of_joints("rcupr", np.random.default_rng(3), tree=True))
    numbers, n = np.random.default_rng(1), written.system.sizes.speeds
    x, right = numbers.uniform(-1, 1, written.system.sizes.states), numbers.uniform(-1, 1, (3, n))
    M = written.evaluate("dynamics", 0.0, x, [])[n : n + n * n].reshape(n, n)
    assert recursive.solve_tree(0.0, x, [], right) == pytest.approx(np.linalg.solve(M, right.T).T, rel=1e-10)


def hanging_chain(links: int, absolute: bool = False) -> ap.Model:
    """Bobs of unit mass on threads of unit length in a plane, by angles between threads or against the vertical."""
    model = ap.Model("hanging chain")
    N, angles = model.frame, model.coordinates(" ".join(f"q{i}" for i in range(links)))
    parent, point = N, model.origin
    for i, q in enumerate(angles):
        frame = (N if absolute else parent).orientnew(f"F{i}", "Axis", [q, N.z])
        point, parent = point.locatenew(f"P{i}", -frame.y), frame
        model.particle(f"bob{i}", 1, point)
    model.gravity(-N.y)
    return model


def test_a_hanging_chain_swings_at_bernoullis_frequency() -> None:
    """Small angles a against the vertical: (links - max(i, j)) a_j'' + (links - i) a_i = 0, unit masses and lengths."""
    links = 12
    index = np.arange(links)
    M, K = links - np.maximum.outer(index, index), np.diag(links - index)
    values, modes = np.linalg.eig(np.linalg.solve(M, K))
    slowest = int(np.argmin(values.real))
    period, shape = (
        2 * np.pi / np.sqrt(values[slowest].real),
        1e-5 * modes[:, slowest].real / abs(modes[:, slowest]).max(),
    )
    equations = hanging_chain(links).derive(ap.Kane())
    assert program_of(equations).system.is_recursive
    start = {f"q{i}": value for i, value in enumerate(np.diff(shape, prepend=0.0))}
    run = equations.simulate(period, start, samples=2)
    end = np.cumsum([run[f"q{i}"][-1] for i in range(links)])
    assert end == pytest.approx(shape, rel=1e-8, abs=1e-13)
    assert run.audit.energy_error < 1e-8


def test_angles_against_the_vertical_are_no_tree_and_it_is_said_why() -> None:
    with pytest.raises(NotATree, match="'q0' moves both 'bob0' and 'bob1'"):
        tree_form(hanging_chain(3, absolute=True).derive(ap.Kane()))


def rotors_on_arms(own_axes: bool) -> ap.Equations:
    """Arms hung on each other, each with a rotor about its axis; its inertia in its own axes or in those of the arm."""
    model = ap.Model("rotors on arms")
    frame, place = model.frame, 0 * model.frame.x
    for i in range(4):
        turn, spin = model.coordinates([f"turn{i}", f"spin{i}"])
        arm = frame.orientnew(f"A{i}", "Axis", [turn, frame.y if i % 2 else frame.z])
        rotor = arm.orientnew(f"B{i}", "Axis", [spin, arm.x])
        place = place + 0.3 * arm.x
        model.body(f"arm{i}", mass=1 + i, frame=arm, position=place, inertia=(0.1, 0.2, 0.2))
        moments = inertia(rotor if own_axes else arm, 0.3, 0.2, 0.2)
        model.body(f"rotor{i}", mass=2, frame=rotor, position=place + 0.1 * arm.x, inertia=moments)
        frame = arm
    model.gravity(-9.81 * model.frame.x)
    return model.derive(ap.Kane())


def test_rotors_whose_inertia_is_written_in_axes_that_do_not_spin_with_them_move_as_in_their_own() -> None:
    state = {f"{name}{i}": 0.3 * i - 0.4 for i in range(4) for name in ("turn", "spin")}
    state |= {f"{name}{i}dot": 0.5 + 0.7 * i for i in range(4) for name in ("turn", "spin")}
    own, still = (rotors_on_arms(own_axes) for own_axes in (True, False))
    assert program_of(own).system.is_recursive
    with pytest.raises(NotATree, match="the inertia of 'rotor0' changes in its frame"):
        tree_form(still)
    assert still.accelerations(state) == pytest.approx(own.accelerations(state), rel=1e-10, abs=1e-10)


def test_a_run_with_loads_balances_its_energy_link_by_link() -> None:
    model = hanging_chain(8)
    model.damper("oil", sum(dynamicsymbols(f"q{i}", real=True).diff() ** 2 for i in range(8)) / 20)
    model.force("bob7", 2 * model.frame.x)
    equations = model.derive(ap.Kane())
    assert program_of(equations).system.is_recursive
    run = equations.simulate(2.0, {"q0": 1.0, "q3": -0.5})
    assert run.audit.energy_error < 1e-7
    assert program_of(equations).system.sizes.quadratures == 1


def test_many_speeds_that_form_no_tree_are_refused_with_the_size_that_works(monkeypatch: pytest.MonkeyPatch) -> None:
    with_numbers(monkeypatch, systems, "COMPILE", mass=6)
    with pytest.raises(ap.NotApplicable, match=r"has 7 speeds, and written out 6 of them can be compiled.*moves both"):
        program_of(hanging_chain(7, absolute=True).derive(ap.Kane()))


def test_many_speeds_are_compiled_without_a_tree_where_each_moves_few_masses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Particles in a row, each with three coordinates, held at distances: M has one entry a row."""
    with_numbers(monkeypatch, systems, "COMPILE", mass=20)
    model = ap.Model("string of pearls")
    N, q = model.frame, model.coordinates("q0:36")
    pearls = [
        model.particle(f"pearl{i}", 1, sum(c * e for c, e in zip(q[3 * i : 3 * i + 3], N, strict=True)))
        for i in range(12)
    ]
    for i, (one, other) in enumerate(itertools.pairwise(pearls)):
        gap = ap.position(other) - ap.position(one)
        model.constrain(f"thread{i}", gap.dot(gap) - 1)
    program = program_of(model.derive(ap.UdwadiaKalaba()))
    assert (program.system.sizes.speeds, program.system.sizes.rows) == (36, 11)


def test_many_speeds_that_form_no_tree_are_said_to_be_written_out_and_why(monkeypatch: pytest.MonkeyPatch) -> None:
    with_numbers(monkeypatch, systems, "COMPILE", wide=6)
    with pytest.warns(ap.AppellWarning, match=r"the 7 speeds of .* written out together.*'q0' moves both 'bob0' and"):
        run_system(hanging_chain(7, absolute=True).derive(ap.Kane()))


def test_a_loop_that_ties_joints_together_is_said_to_make_their_tree_useless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A crank and a rocker held parallel by one angle, as a loop is often written."""
    with_numbers(monkeypatch, systems, "COMPILE", wide=6)
    model = hanging_chain(7)
    N, q = model.frame, dynamicsymbols("q0", real=True)
    rocker = N.orientnew("R", "Axis", [q, N.z])
    model.particle("rocker", 1, 2 * N.x - rocker.y)
    with pytest.warns(ap.AppellWarning, match=r"cannot go from link to link: 'q0' moves both 'bob0' and 'rocker'"):
        run_system(model.derive(ap.Kane()))


@pytest.mark.parametrize(("said", "absolute"), [(7, True), (6, False)])
def test_what_is_small_or_goes_from_link_to_link_is_not_spoken_of(
    said: int, absolute: bool, monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder
) -> None:
    with_numbers(monkeypatch, systems, "COMPILE", wide=said)
    run_system(hanging_chain(7, absolute=absolute).derive(ap.Kane()))
    assert not [w for w in recwarn if issubclass(w.category, ap.AppellWarning)]


def test_speeds_that_are_solved_by_their_sparse_rows_are_not_spoken_of(
    monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder
) -> None:
    """Another principle, told body by body: M is diagonal, and nothing is slow."""
    with_numbers(monkeypatch, systems, "COMPILE", wide=6)
    model = ap.Model("beads on a line")
    places = [x * model.frame.x for x in model.coordinates([f"x{i}" for i in range(16)])]
    for i, place in enumerate(places):
        model.particle(f"P{i}", 1, place)
    for i, (one, other) in enumerate(itertools.pairwise(places)):
        model.constrain(f"rod {i}", (other - one).dot(model.frame.x) - 1)
    built = run_system(model.derive(ap.UdwadiaKalaba()))
    assert built.sparse is not None
    assert not [w for w in recwarn if issubclass(w.category, ap.AppellWarning)]


def test_a_program_link_by_link_survives_a_pickle() -> None:
    _, recursive, _ = both(hanging_chain(3))
    again = pickle.loads(pickle.dumps(recursive))
    x = np.linspace(-1, 1, 6)
    assert (again.rates(0.0, x, []).speed_rates == recursive.rates(0.0, x, []).speed_rates).all()
    assert (again.outputs([0.0], [x], [x[:3]], np.zeros((1, 0)), []) != 0).any()


def damped_chain() -> ap.Model:
    """Every force depends on one link: dampers in the joints."""
    model = hanging_chain(7)
    model.damper("oil", sum(dynamicsymbols(f"q{i}", real=True).diff() ** 4 for i in range(7)) / 20)
    return model


@pytest.mark.parametrize("kinds", ["rfcpur", "damped"])
def test_derivatives_link_by_link_are_those_of_differences_of_the_written_out_equations(kinds: str) -> None:
    """Central differences of the mass matrix's accelerations; but not off the unit length of a quaternion."""
    model = damped_chain() if kinds == "damped" else chain_of_joints(kinds, np.random.default_rng(2), tree=True)
    equations, _, written = both(model)
    assert program_of(equations).system.is_recursive
    size, h = written.system.sizes.states, 1e-6
    x = written.project(0.0, np.random.default_rng(5).uniform(-1, 1, size), [])
    found = program_of(equations).tree_jacobian(0.0, x, [])
    names = [*state_graph_of(equations).coordinate_names, *([""] * written.system.sizes.speeds)]
    for j in (j for j in range(size) if not names[j].startswith("e")):
        dx = h * np.eye(size)[j]
        difference = written.rates(0.0, x + dx, []).state_rates - written.rates(0.0, x - dx, []).state_rates
        assert found[:, j] == pytest.approx(difference / (2 * h), rel=1e-6, abs=1e-6 * np.abs(found).max())


def test_derivatives_of_a_tied_chain_and_of_coupled_pendulums_are_differences_of_their_accelerations() -> None:
    """Rows, and forces between links: central differences of the accelerations at states that satisfy nothing."""
    for model in (tied_chain(), coupled_pendulums()):
        equations = model.derive(ap.Kane())
        program, size, h = program_of(equations), program_of(equations).system.sizes.states, 1e-6
        assert program_of(equations).system.is_recursive
        x = np.random.default_rng(4).uniform(-1, 1, size)
        found = program_of(equations).tree_jacobian(0.0, x, [])
        for j, dx in enumerate(h * np.eye(size)):
            difference = program.rates(0.0, x + dx, []).state_rates - program.rates(0.0, x - dx, []).state_rates
            assert found[:, j] == pytest.approx(difference / (2 * h), rel=1e-6, abs=1e-6 * np.abs(found).max())


def tied_chain() -> ap.Model:
    model = ap.Model("a chain tied at its end")
    joint, frame, links = model.origin, model.frame, 14
    for i, q in enumerate(model.coordinates([f"q{i}" for i in range(links)])):
        frame = frame.orientnew(f"L{i}", "Axis", [q, frame.z])
        model.body(f"link{i}", 1, frame=frame, position=joint.locatenew(f"C{i}", 0.5 * frame.x), inertia_zz=0.1)
        joint = joint.locatenew(f"J{i}", frame.x)
    end = model.point("end", joint)
    model.gravity(-9.81 * model.frame.y)
    model.constrain("tie", [ap.position(end).dot(model.frame.x) - 3, ap.position(end).dot(model.frame.y)])
    return model


def coupled_pendulums() -> ap.Model:
    model = ap.Model("pendulums on springs")
    angles = model.coordinates([f"q{i}" for i in range(8)])
    for i, q in enumerate(angles):
        frame = model.frame.orientnew(f"P{i}", "Axis", [q, model.frame.z])
        model.body(f"P{i}", 1, frame=frame, position=-frame.y, inertia_zz=0.1)
        if i:
            model.potential(f"spring{i}", 5 * (q - angles[i - 1]) ** 4 / 4)
    return model


def test_a_long_chain_is_linearized_as_its_mass_and_stiffness_say() -> None:
    links = 10
    index = np.arange(links)
    M, K = links - np.maximum.outer(index, index), np.diag(links - index)
    exact = np.sqrt(np.linalg.eigvals(np.linalg.solve(M, K)).real)
    found = hanging_chain(links).derive(ap.Kane()).linearize({})
    frequencies = sorted(value.imag for value in np.linalg.eigvals(found.state_matrix) if value.imag > 0)
    assert frequencies == pytest.approx(sorted(exact), rel=1e-8)


def test_a_joint_that_meets_no_inertia_is_a_singular_system() -> None:
    """The last bob is on the axis of its joint: nothing resists turning about it."""
    model = hanging_chain(6)
    q = model.coordinates("spin")
    frame = model.frame.orientnew("loose", "Axis", [q, model.frame.x])
    model.body("needle", 1, frame=frame, position=model.origin, inertia=(0, 1, 1))
    with pytest.raises(ap.SingularSystem):
        model.derive(ap.Kane()).accelerations({"q0": 0.3})


def test_widths_in_the_c_are_those_of_the_emitted_code() -> None:
    source = (native.FOLDER / "tree_jacobian.c").read_text(encoding="utf-8")
    found = {name: int(value) for name, value in re.findall(r"#define (\w+) (\d+)", source)}
    assert found == {"AT_ONCE": LANES, "LANE_SLOTS": LANE_SLOTS, "PUSH": PUSH.start, "PUSHES": PUSH.stop - PUSH.start}
