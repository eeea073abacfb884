"""Graphs written by hand, for the tests of the compiled right side and of the stepper."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import casadi as ca
import numpy as np
import pytest

from appell.compile import Program, compile_system
from appell.system import System, SystemSizes

Expression = Callable[..., ca.SX]


def make_graph(
    coordinates: int,
    speeds: int,
    parameters: int = 0,
    auxiliaries: int = 0,
    *,
    M: Expression,
    F: Expression,
    qdot: Expression = lambda t, q, u, s, p: u,
    A: Expression | None = None,
    gamma: Expression | None = None,
    B: Expression | None = None,
    position: Expression | None = None,
    velocity: Expression | None = None,
    norms: Expression | None = None,
    sdot: Expression | None = None,
    power: Expression | None = None,
    outputs: Expression | None = None,
    events: Expression | None = None,
    minimal: int | None = None,
) -> System:
    """A graph from expressions of (t, q, u, s, p) and, where they may need them, (udot, lam)."""
    t, p = ca.SX.sym("t"), ca.SX.sym("p", parameters)
    q, u, s = ca.SX.sym("q", coordinates), ca.SX.sym("u", speeds), ca.SX.sym("s", auxiliaries)
    x, state, functions = ca.vertcat(q, u, s), (t, q, u, s, p), {}

    def add(name: str, extra: ca.SX, *blocks: ca.SX) -> None:
        column = ca.vertcat(*(ca.vec(block) for block in blocks))
        functions[name] = ca.Function(name, [t, x, p, extra], [column])

    rows = A(*state) if A else ca.SX(0, speeds)
    bias = gamma(*state) if gamma else ca.SX.zeros(rows.shape[0], 1)
    m, none, rates = rows.shape[0], ca.SX.sym("none", 0), qdot(*state)
    udot, lam = ca.SX.sym("udot", speeds), ca.SX.sym("lam", m)
    mass, force, G = M(*state), F(*state), ca.jacobian(rates, u)
    add("dynamics", none, rates, mass, force, rows, bias, B(*state) if B else rows.T)
    if minimal is not None:
        N, n0 = ca.SX.sym("N", speeds, minimal), ca.SX.sym("n0", speeds)
        add("rows", none, rates, rows, bias)
        add("minimal", ca.vertcat(ca.vec(N), n0), N.T @ mass @ N, N.T @ (force - mass @ n0))
    counts = dict.fromkeys(["position", "velocity", "norms", "power", "outputs", "events"], 0)
    for name, make in {"position": position, "velocity": velocity, "norms": norms}.items():
        if make is None:
            continue
        c = make(*state)
        counts[name] = c.numel()
        by = ca.jacobian(c, u) if name == "velocity" else ca.jacobian(c, q)
        add(name, none, c, by @ G, G) if name == "position" else add(name, none, c, by)
    if position or velocity:
        add("metric", none, mass)
    extra = ca.vertcat(udot, lam)
    for name, make in {"auxiliary": sdot, "power": power, "outputs": outputs, "events": events}.items():
        if make is not None:
            value = ca.SX(make(*state, udot, lam))
            counts[name] = value.numel()
            add(name, extra, value)
    sizes = SystemSizes(
        coordinates, speeds, auxiliaries, m, counts["position"], counts["velocity"], counts["norms"], parameters,
        counts["outputs"], counts["events"], minimal, int(bool(counts["power"])),
    )  # fmt: skip
    return System(sizes, functions)


def two_pucks(repeats: int = 1, **options: object) -> System:
    """Velocities that stay perpendicular (000, section 4); p = (m1, m2, sigma1 ... sigma4)."""

    def row(t, q, u, s, p):
        return ca.vertcat(*[ca.horzcat(u[2], u[3], u[0], u[1])] * repeats)

    options.setdefault("power", lambda t, q, u, s, p, udot, lam: ca.dot(p[2:], u))
    return make_graph(
        4,
        4,
        6,
        M=lambda t, q, u, s, p: ca.diag(ca.vertcat(p[0], p[0], p[1], p[1])),
        F=lambda t, q, u, s, p: p[2:],
        A=row,
        velocity=lambda t, q, u, s, p: ca.vertcat(*[u[0] * u[2] + u[1] * u[3]] * repeats),
        **options,
    )


def pendulum(**options: object) -> System:
    """A unit mass at unit distance from the origin, p = (g,)."""
    return make_graph(
        2,
        2,
        1,
        M=lambda t, q, u, s, p: ca.SX.eye(2),
        F=lambda t, q, u, s, p: ca.vertcat(0, -p[0]),
        A=lambda t, q, u, s, p: q.T,
        gamma=lambda t, q, u, s, p: ca.dot(u, u),
        position=lambda t, q, u, s, p: (ca.dot(q, q) - 1) / 2,
        velocity=lambda t, q, u, s, p: ca.dot(q, u),
        **options,
    )


def oscillator(**options: object) -> System:
    """q = sin t from (0, 1)."""
    return make_graph(
        1, 1, M=lambda t, q, u, s, p: ca.SX.eye(1), F=lambda t, q, u, s, p: -q, **options
    )  # fmt: skip


PUCK_PARAMETERS = np.array([1.0, 2.0, 1.0, 0.0, 1.0, 0.0])
PUCK_SCALES = {"row_scale": [1.0], "speed_scale": 1 / np.sqrt([1.0, 1.0, 2.0, 2.0])}


def puck_rates(t: float, x: np.ndarray) -> np.ndarray:
    """The pucks with the multiplier in closed form (E34, E35)."""
    m1, m2, *sigma = PUCK_PARAMETERS
    u, turned = x[4:], x[[6, 7, 4, 5]]
    lam = -(m1 * (sigma[2:] @ u[:2]) + m2 * (sigma[:2] @ u[2:])) / (m1 * u[:2] @ u[:2] + m2 * u[2:] @ u[2:])
    return np.concatenate([u, (np.array(sigma) + lam * turned) / np.array([m1, m1, m2, m2])])


@pytest.fixture(scope="session")
def systems() -> SimpleNamespace:
    """Builders of graphs, and the constants that belong to them."""
    made: dict[tuple[str, str], Program] = {}

    def program(name: str, **options: object) -> Program:
        key = name, repr(sorted(options.items()))
        if key not in made:
            made[key] = compile_system(globals()[name](**options))
        return made[key]

    return SimpleNamespace(
        make_graph=make_graph, two_pucks=two_pucks, pendulum=pendulum, oscillator=oscillator, program=program,
        puck_parameters=PUCK_PARAMETERS, puck_scales=PUCK_SCALES, puck_rates=puck_rates,
    )  # fmt: skip
