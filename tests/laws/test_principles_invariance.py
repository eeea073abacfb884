"""One motion whatever the coordinates, the speeds, the mixing and the repetition of the rows, under every principle."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
import sympy as sm

import appell as ap
from tests.support import GENERAL, PRINCIPLES, Kind
from tests.tolerances import ALGEBRA, END_STATE, RUN

LINEAR = [name for name, p in GENERAL.items() if Kind.LINEAR in p.admits]
NONLINEAR = [name for name, p in GENERAL.items() if Kind.NONLINEAR in p.admits]
HOLONOMIC = list(GENERAL)
MU = 0.4


def chosen(name: str, mu: object = None) -> ap.Kane:
    """The principle by its name, with the given multiplier where it takes one."""
    if name == "HamiltonLusternik" and mu is not None:
        return ap.HamiltonLusternik(mu={"row": mu})
    return PRINCIPLES[name]


# ---- coordinates and speeds --------------------------------------------------------------------------------------

ROWS = {
    "holonomic": lambda v, r, N: r.dot(r) - 4,
    "linear": lambda v, r, N: v.dot(N.z) - r.dot(N.y) * v.dot(N.x),
    "nonlinear": lambda v, r, N: v.dot(N.x) ** 2 + v.dot(N.y) ** 2 - v.dot(N.z) ** 2,
}
POSITION, VELOCITY = (
    np.array([1.0, 1.2, np.sqrt(4 - 1 - 1.44)]),
    {
        "holonomic": np.array([0.6, -0.5, 0.0]),
        "linear": np.array([0.7, 0.3, 1.2 * 0.7]),
        "nonlinear": np.array([1.5, 2.0, 2.5]),
    },
)
VELOCITY["holonomic"] -= POSITION * (VELOCITY["holonomic"] @ POSITION) / 4


def particle(kind: str, coordinates: str, speeds: str) -> tuple[ap.Model, dict[str, float]]:
    """A particle under gravity, a force and a row; in Cartesian, cylindrical or sheared coordinates; with its start."""
    model = ap.Model(f"{kind}, {coordinates}, {speeds}")
    N, t = model.frame, model.time
    q = list(model.coordinates("a b c"))
    a, b, c = q
    place = {
        "Cartesian": (a, b, c),
        "cylindrical": (a * sm.cos(b), a * sm.sin(b), c),
        "sheared": (a + b * c / 4, b + sm.sin(a) / 3, c - a),
    }[coordinates]
    rates = [x.diff(t) for x in q]
    definitions = {
        "rates": rates,
        "quasi": [rates[0] + c * rates[1], 2 * rates[1] - rates[2], rates[2] + sm.sin(a) * rates[0] / 3],
        "moving": [sm.cos(t) * rates[0] + rates[1], rates[1] - t * rates[2] + a, rates[2] + sm.S(1) / 3],
    }[speeds]
    u = model.speeds("u1 u2 u3", definitions)
    P = model.particle("P", 1.4, place[0] * N.x + place[1] * N.y + place[2] * N.z)
    model.gravity(-3 * N.z)
    model.force(P, 0.4 * N.x - 0.3 * sm.cos(t) * N.y)
    model.constrain("row", ROWS[kind](ap.velocity(P), ap.position(P), N))
    # the same start, solved for
    guess = {"Cartesian": POSITION, "cylindrical": (1.5, 0.9, POSITION[2]), "sheared": (0.8, 0.9, 2.0)}[coordinates]
    root = sm.nsolve([e - v for e, v in zip(place, POSITION, strict=True)], q, list(guess), prec=30)
    J = sm.Matrix(place).jacobian(q).subs(dict(zip(q, root, strict=True)))
    qdot = np.linalg.solve(np.array(J, float), VELOCITY[kind])
    values = [*zip(rates, qdot, strict=True), *zip(q, map(float, root), strict=True), (t, 0)]
    start = {str(x.func): float(v) for x, v in zip(q, root, strict=True)}
    return model, start | {str(s.func): float(d.subs(values)) for s, d in zip(u, definitions, strict=True)}


_reference: dict[tuple[str, str], ap.Run] = {}


def motion(kind: str, coordinates: str, speeds: str, name: str) -> ap.Run:
    model, start = particle(kind, coordinates, speeds)
    mu = MU if kind != "holonomic" else None
    return model.derive(chosen(name, mu)).simulate(0.8, start, tolerance=RUN, samples=9)


@pytest.mark.slow_but_every(32)
@pytest.mark.parametrize(
    ("coordinates", "speeds"), [("cylindrical", "rates"), ("sheared", "quasi"), ("Cartesian", "moving")]
)
@pytest.mark.parametrize(
    ("kind", "name"),
    [("holonomic", n) for n in HOLONOMIC] + [("linear", n) for n in LINEAR] + [("nonlinear", n) for n in NONLINEAR],
)
def test_the_motion_and_the_reaction_do_not_depend_on_coordinates_and_speeds(
    kind: str, name: str, coordinates: str, speeds: str
) -> None:
    if name == "Elimination" and speeds != "rates":
        with pytest.raises(ap.NotApplicable, match="speeds that are rates of coordinates"):
            motion(kind, coordinates, speeds, name)
        return
    if (kind, name) not in _reference:
        _reference[kind, name] = motion(kind, "Cartesian", "rates", name)
    expected, found = _reference[kind, name], motion(kind, coordinates, speeds, name)
    np.testing.assert_allclose(found.position("P"), expected.position("P"), atol=END_STATE)
    np.testing.assert_allclose(found.velocity("P"), expected.velocity("P"), atol=10 * END_STATE)
    size = max(1.0, np.abs(expected.reactions["row"]["P"].force).max())
    np.testing.assert_allclose(
        found.reactions["row"]["P"].force, expected.reactions["row"]["P"].force, atol=1e-7 * size
    )
    np.testing.assert_allclose(
        found["energy"] - found["energy"][0], expected["energy"] - expected["energy"][0], atol=1e-8
    )


# ---- rows --------------------------------------------------------------------------------------------------------


def two_rows(mix: Sequence[Sequence[object]] | None = None) -> ap.Model:
    """Two linear rows on a particle in four dimensions' worth of coordinates, mixed by C(q) where that is given."""
    model = ap.Model("two rows")
    N, t = model.frame, model.time
    x, y, z = model.coordinates("x y z")
    phi = model.coordinates("phi")
    model.speeds("u1 u2 u3 w")
    turned = N.orientnew("A", "Axis", [phi, N.z])
    body = model.body("B", 1.2, frame=turned, position=x * N.x + y * N.y + z * N.z, inertia_zz=0.4)
    model.force(body, 0.5 * N.x - 0.2 * N.z)
    v = ap.velocity(body)
    rows = [v.dot(turned.y) - 0.3 * z, v.dot(N.z) - x * phi.diff(t)]
    if mix is not None:
        entries = [[sm.sympify(e).subs({"x": x, "phi": phi}) for e in line] for line in mix]
        rows = [sum(c * r for c, r in zip(line, rows, strict=True)) for line in entries]
    model.constrain("row", rows)
    return model


MIXED = [["2", "x"], ["-1", "3 + sin(phi)"]]
AT = {"x": 0.5, "y": 0.1, "z": -0.4, "phi": 0.7, "u1": 0.9, "w": 0.6}


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("name", [n for n in LINEAR if n != "Dead"])
def test_an_invertible_mixing_of_the_rows_changes_nothing(name: str) -> None:
    """Accelerations, and the whole reaction A^T lam; of Hamilton-Lusternik with mu' = C^-T mu."""
    C = np.array([[2, 0.5], [-1, 3 + np.sin(0.7)]])
    mu = np.array([0.3, -0.6])
    plain, mixed = two_rows(), two_rows(MIXED)
    first = plain.derive(chosen(name, list(mu))).simulate(0.5, AT, tolerance=RUN, samples=5)
    second = mixed.derive(chosen(name, list(np.linalg.solve(C.T, mu)))).simulate(0.5, AT, tolerance=RUN, samples=5)
    for quantity in ("x", "y", "z", "phi", "u1", "u2", "u3", "w", "u1'", "w'"):
        np.testing.assert_allclose(second[quantity], first[quantity], atol=10 * END_STATE)
    for part in ("force", "torque"):
        ours, theirs = (getattr(run.reactions["row"]["B"], part) for run in (second, first))
        np.testing.assert_allclose(ours, theirs, atol=1e-8)


@pytest.mark.parametrize("name", ["HamiltonLusternik", "Dead"])
def test_a_repeated_row_changes_nothing_in_the_other_families_either(name: str) -> None:
    """The multipliers share: mu of one row is the sum of those of its copies."""
    once, thrice = (ap.Model(f"{n} copies") for n in (1, 3))
    rates = []
    for model, shares in ((once, [MU]), (thrice, [MU, 0.0, 0.0])):
        N, t = model.frame, model.time
        x, y, z = model.coordinates("x y z")
        model.particle("P", 1, x * N.x + y * N.y + z * N.z)
        for i, _ in enumerate(shares):
            model.constrain(f"row {i}", y.diff(t) - z * x.diff(t))
        mu = {f"row {i}": share for i, share in enumerate(shares)}
        principle = ap.HamiltonLusternik(mu=mu) if name == "HamiltonLusternik" else ap.Dead(mu=mu)
        state = {"x": 0, "y": 0, "z": 0.7, "xdot": 1.1, "zdot": -0.4}
        rates.append(model.derive(principle).accelerations(state))
    for quantity in ("xdot", "ydot", "zdot"):
        assert rates[0][quantity] == pytest.approx(rates[1][quantity], abs=ALGEBRA)


def test_rows_that_contradict_each_other_are_refused_by_name_under_every_principle() -> None:
    for name in LINEAR:
        model = ap.Model("a contradiction")
        N, t = model.frame, model.time
        x, y = model.coordinates("x y")
        model.particle("P", 1, x * N.x + y * N.y)
        model.constrain("slow", x.diff(t) - y.diff(t))
        model.constrain("fast", x.diff(t) - y.diff(t) - 1)
        with pytest.raises(ap.AppellError, match=r"'slow'|'fast'"):
            model.derive(PRINCIPLES[name]).accelerations({"x": 0, "y": 0})


# ---- no constraint at all ----------------------------------------------------------------------------------------


def arm(speeds: bool) -> ap.Model:
    """A spatial double pendulum with a spring and a drag: no constraint; quasi-velocities where asked for."""
    model = ap.Model("arm")
    N, t = model.frame, model.time
    a, b = model.coordinates("a b")
    if speeds:
        model.speeds("u1 u2", [a.diff(t) + b.diff(t), sm.cos(a) * b.diff(t) + 2 * a.diff(t)])
    first = N.orientnew("A", "Axis", [a, N.z])
    second = first.orientnew("B", "Axis", [b, first.x])
    model.body("one", 1.0, frame=first, position=0.5 * first.x, inertia=(0.1, 0.2, 0.3))
    model.body("two", 2.0, frame=second, position=first.x + 0.4 * second.y, inertia=(0.2, 0.3, 0.15))
    model.gravity(-9.81 * N.y)
    model.potential("spring", 3 * b**2)
    model.damper("drag", 0.2 * a.diff(t) ** 2 / 2)
    model.force("two", 0.3 * N.z)
    return model


@pytest.mark.slow_but_every(8)
@pytest.mark.parametrize("speeds", [False, True])
@pytest.mark.parametrize("name", GENERAL)
def test_without_constraints_every_principle_gives_lagranges_equations(name: str, speeds: bool) -> None:
    if name == "Elimination" and speeds:
        pytest.skip("needs speeds that are rates of coordinates")
    model = arm(speeds)
    reference = arm(speeds).derive(ap.Lagrange())
    generator = np.random.default_rng(4)
    equations = model.derive(PRINCIPLES[name])
    names = ["a", "b", *(("u1", "u2") if speeds else ("adot", "bdot"))]
    for _ in range(3):
        state = dict(zip(names, generator.uniform(-1, 1, 4), strict=True))
        ours, theirs = equations.accelerations(state), reference.accelerations(state)
        for u in names[2:]:
            assert ours[u] == pytest.approx(theirs[u], abs=10 * ALGEBRA)
