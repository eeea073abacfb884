"""What several tests need: the systems and principles, random consistent states, numbers of blocks of the equations."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from types import ModuleType

import casadi as ca
import numpy as np
import pytest
import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols

import appell as ap
from appell.algebra import CasadiAlgebra
from appell.catalogue import SYSTEMS, Card
from appell.compile import program_of
from appell.equations import Blocks, Equations, forms
from appell.equations.forms import auxiliaries_at_start, mechanics_to_run
from appell.mechanics import Mechanics, lower
from appell.mechanics.workless import is_homogeneous
from appell.model import Mechanism
from appell.principles import PRINCIPLES as ALL_PRINCIPLES
from appell.principles import Kind, Principle
from appell.simulate.prepare import scales


def with_numbers(monkeypatch: pytest.MonkeyPatch, module: ModuleType, group: str, **values: float) -> None:
    """Gives entries of the table of numbers other values, for one module."""
    monkeypatch.setattr(module, group, dataclasses.replace(getattr(module, group), **values))


CARDS: dict[str, Card] = {card.name: card for card in SYSTEMS}

LARGE = [
    "bicycle", "andrews-squeezer", "flyball-governor", "ball-in-tube", "rolling-disc", "rolling-hoop",
    "ball-on-turntable", "ball-on-tilted-turntable", "ball-on-sphere", "chaplygin-ball", "routh-sphere",
    "rolling-ellipsoid", "rattleback", "rolling-torus", "roller-racer", "car-with-trailers", "tricycle", "segway",
    "unicycle", "ball-bot", "ball-in-cone", "tippe-top", "bricard", "four-bar", "n-four-bar", "slider-crank",
]  # fmt: skip
"""Systems that take long under every principle: they have laws of their own (laws/test_large.py)."""

PRINCIPLES: dict[str, Principle] = {
    "Kane, minimal": ap.Kane(),
    "Kane, reactions in evidence": ap.Kane(reactions=True),
} | {principle.name: principle() for principle in ALL_PRINCIPLES if principle is not ap.Kane}

GENERAL: dict[str, Principle] = {name: principle for name, principle in PRINCIPLES.items() if principle.is_general}
"""Those that ask nothing of a model but kinds of constraints: Chaplygin and Hertz have conditions of their own."""


@cache
def snapshot_of(system: str) -> Mechanism:
    """The model of a system of the catalogue, built once in a session."""
    return CARDS[system].model().snapshot()


@cache
def classified(system: str) -> ap.Classification:
    """What kinds of constraints a system has, found once in a session."""
    return ap.classify(CARDS[system].model())


@cache
def admitted(system: str, principle: str) -> bool:
    """Whether the principle takes the system: its constraints, and a Lagrangian given outright where it has one."""
    try:
        PRINCIPLES[principle].check_model(snapshot_of(system))
    except ap.AppellError:
        return False
    return True


@cache
def higher(system: str) -> bool:
    """Whether a row is nonlinear in acceleration or of higher order: solved in jets, without a mass matrix."""
    kinds = {Kind.of(c) for c in snapshot_of(system).constraints}
    return bool(kinds & {Kind.NONLINEAR_ACCELERATION, Kind.HIGHER})


def rubs(system: str) -> bool:
    """Whether a constraint has friction: it sticks or slides, and has no linearization."""
    return any(c.friction is not None for c in snapshot_of(system).constraints)


def _admitted() -> list[tuple[str, str]]:
    """Every system and every principle that admits it, to derive and to read."""
    return [(s, p) for s in CARDS for p in PRINCIPLES if s not in LARGE and admitted(s, p)]


@cache
def works(system: str) -> bool:
    """Whether a reaction along its row does work: dead reactions are others then, and may not exist at the start."""
    m = lower(snapshot_of(system), CasadiAlgebra())
    return not all(is_homogeneous(m, row) for row in m.rows)


def _every_run() -> list[tuple[str, str]]:
    """Those that run as they are: of higher order, Hamilton-Lusternik is singular where its multipliers are zero.

    Dead reactions of rows that do work have tests of their own (tests/text/test_dead_s2_reach.py).
    """
    lusternik = "Hamilton-Lusternik"
    cases = [(s, p) for s, p in _cases("ADMITTED") if not (higher(s) and PRINCIPLES[p].family == lusternik)]
    return [(s, p) for s, p in cases if not (PRINCIPLES[p].family == "dead reactions" and works(s))]


def _every_case() -> list[tuple[str, str]]:
    """Those with blocks M, F, A, gamma, B over the speeds."""
    return [(s, p) for s, p in _cases("EVERY_RUN") if not higher(s)]


def _multibody() -> list[str]:
    """The systems with bodies whose constraints are linear in acceleration, at most."""
    return [s for s in CARDS if (s, "Kane, reactions in evidence") in _cases("ADMITTED")]


CASES = {
    "ADMITTED": _admitted,
    "EVERY_RUN": _every_run,
    "EVERY_CASE": _every_case,
    "MULTIBODY": _multibody,
}


@cache
def _cases(name: str) -> list:
    return CASES[name]()


def __getattr__(name: str) -> list:
    """The lists of cases, made when a test first asks for them: they need a model of every system."""
    if name in CASES:
        return _cases(name)
    raise AttributeError(name)


@cache
def reference_for(system: str, principle: str) -> str:
    """The first principle of the same family: motions agree within a family, and only there."""
    family = PRINCIPLES[principle].family
    names = ("Kane, reactions in evidence", *PRINCIPLES)
    return next(name for name in names if PRINCIPLES[name].family == family and admitted(system, name))


@cache
def equations_of(system: str, principle: str) -> Equations:
    """The equations of a system of the catalogue, derived once in a session."""
    return CARDS[system].model().derive(PRINCIPLES[principle])


@cache
def blocks_of(system: str, principle: str) -> Blocks:
    """The blocks of the equations as a graph, all rows in evidence, formed once in a session."""
    return forms.blocks_of(equations_of(system, principle))


@cache
def run_of(system: str, principle: str, tolerance: float = 1e-12) -> ap.Run:
    """The run of a card, made once in a session."""
    card = CARDS[system]
    return equations_of(system, principle).simulate(card.duration, card.start, tolerance=tolerance)


@dataclass(frozen=True)
class State:
    """A point at which everything can be evaluated."""

    q: np.ndarray
    u: np.ndarray
    t: float
    p: np.ndarray

    @property
    def x(self) -> np.ndarray:
        return np.concatenate([self.q, self.u])


def along_the_run(system: str) -> State:
    """A state the motion of a card comes through: what random states need not be for large systems."""
    run = run_of(system, "Kane, minimal")
    k = 2 * run.time.size // 5
    q, u = ([run[s][k] for s in symbols] for symbols in (run.equations.coordinates, run.equations.speeds))
    return State(np.array(q), np.array(u), float(run.time[k]), np.array(list(run.parameters.values())))


AUXILIARY = 0.3
"""What auxiliary states are given where blocks are evaluated."""


def numbers(m: Mechanics, expression: ca.SX, state: State, auxiliaries: ca.SX | None = None) -> np.ndarray:
    """A block of the graph at a state."""
    s = ca.SX(0, 1) if auxiliaries is None else ca.SX(auxiliaries)
    function = ca.Function("numbers", [m.q, m.u, m.t, m.p, s], [ca.densify(ca.SX(expression))])
    return np.array(function(state.q, state.u, state.t, state.p, np.full(s.shape, AUXILIARY)), float)


def rates_at(equations: Equations, state: State) -> tuple[np.ndarray, np.ndarray]:
    """Speed rates and multipliers by the compiled program."""
    program = program_of(equations)
    s = auxiliaries_at_start(equations)(state.q, state.u, state.t, state.p)
    x = np.concatenate([state.x, np.array(s, float).ravel()])
    rates = program.rates(state.t, x, state.p, **scales(program, x, state.p, state.t))
    return rates.speed_rates, rates.multipliers


def consistent_states(equations: Equations, card: Card, count: int = 4, seed: int = 5) -> list[State]:
    """Random states near the start of a card, brought onto positions, norms and velocities by Newton's method."""
    m, model = mechanics_to_run(equations), equations.mechanism
    generator = np.random.default_rng(seed)
    defaults = np.array([p.default for p in model.parameters], float)
    begin = run_start(equations, card)
    positions = ca.vertcat(*[row.position for row in m.rows if row.position is not None], *m.norms)
    velocities = ca.vertcat(*[row.velocity for row in m.rows if row.velocity is not None])
    made = []
    for _ in range(count):
        p = defaults * generator.uniform(0.8, 1.25, defaults.size)
        t = float(generator.uniform(0, card.duration))
        q = begin.q + generator.uniform(-0.5, 0.5, begin.q.size)
        u = begin.u + generator.uniform(-0.5, 0.5, begin.u.size)
        q = _newton(positions, m.q, q, [m.t, m.p], [t, p])
        u = _newton(velocities, m.u, u, [m.q, m.t, m.p], [q, t, p])
        made.append(State(q, u, t, p))
    return made


@cache
def consistent_states_of(system: str, principle: str, count: int, seed: int) -> list[State]:
    """The random states of a system, made once in a session."""
    return consistent_states(equations_of(system, principle), CARDS[system], count, seed)


def run_start(equations: Equations, card: Card) -> State:
    """What the card knows of the start; the rest is zero."""
    values = dict(card.start)
    q = [float(values.get(str(c.func), 0.0)) for c in equations.coordinates]
    u = [float(values.get(str(s.func), 0.0)) for s in equations.speeds]
    p = [p.default for p in equations.mechanism.parameters]
    return State(np.array(q), np.array(u), 0.0, np.array(p, float))


def _newton(c: ca.SX, z: ca.SX, guess: np.ndarray, symbols: Sequence[ca.SX], values: Sequence[object]) -> np.ndarray:
    if not c.numel():
        return guess
    function = ca.Function("c", [z, *symbols], [ca.densify(c), ca.densify(ca.jacobian(c, z))])
    for _ in range(60):
        value, J = (np.array(a, float) for a in function(guess, *values))
        step = np.linalg.pinv(J, rcond=1e-12) @ value.ravel()
        guess = guess - step
        if np.abs(step).max() <= 1e-15 * max(1.0, np.abs(guess).max()):
            break
    assert np.abs(np.array(function(guess, *values)[0])).max() < 1e-12, "the random state could not be made consistent"
    return guess


def falsified(m: Mechanics, **values: object) -> Mechanics:
    """The mechanics of a model in which some things are not what the others make them."""
    fields = {f.name for f in dataclasses.fields(Mechanics)}
    copy = dataclasses.replace(m, **{k: v for k, v in values.items() if k in fields})
    for name in ("kinetic_energy", "acceleration_remainders", "partials", "gravity_energy"):
        copy.__dict__[name] = values.get(name, getattr(m, name))
    return copy


def sympy_numbers(
    equations: Equations, matrices: Sequence[sm.Matrix], states: Sequence[State]
) -> list[list[np.ndarray]]:
    """SymPy matrices in the model's own symbols, at every state: one list of arrays a state."""
    k = equations.mechanism.kinematics
    keys = [*k.coordinates, *k.speeds, dynamicsymbols._t, *(p.symbol for p in equations.mechanism.parameters)]
    plain = {key: sm.Dummy() for key in keys}
    blocks = [sm.Matrix(matrix).xreplace(plain) for matrix in matrices]
    left = {a for block in blocks for a in block.free_symbols | block.atoms(AppliedUndef)} - set(plain.values())
    if all(str(a).startswith(("mu_", "nu_", "lambda")) for a in left):  # multipliers that are states, or stand in a law
        blocks = [block.xreplace(dict.fromkeys(left, sm.Float(AUXILIARY))) for block in blocks]
        left = set()
    assert not left, f"unknown: {left}"
    # column vectors of entries: empty blocks have none
    function = sm.lambdify(list(plain.values()), [list(block) for block in blocks], "numpy", cse=True)
    found = []
    for state in states:
        values = function(*state.q, *state.u, state.t, *state.p)
        found.append([np.array(v, float).reshape(b.shape) for v, b in zip(values, blocks, strict=True)])
    return found


def embedding_numbers(A: np.ndarray, gamma: np.ndarray, kept: Sequence[int]) -> tuple[np.ndarray, ...]:
    """udot = N w + n of E18 for the speeds kept, and R, by numbers: A N = 0, A n = -gamma, A R = 1."""
    size = A.shape[1]
    dependent = [j for j in range(size) if j not in kept]
    N, n, R = np.zeros((size, len(kept))), np.zeros(size), np.zeros((size, A.shape[0]))
    N[list(kept), range(len(kept))] = 1.0
    if dependent:
        N[dependent] = np.linalg.lstsq(A[:, dependent], -A[:, list(kept)], rcond=None)[0]
        n[dependent] = np.linalg.lstsq(A[:, dependent], -gamma.ravel(), rcond=None)[0]
        R[dependent] = np.linalg.pinv(A[:, dependent])
    return N, n, R


def null_space(A: np.ndarray) -> np.ndarray:
    """An orthonormal basis of the null space of A."""
    _, s, Vt = np.linalg.svd(A)
    rank = int((s > 1e-10 * max(s.max(initial=0.0), 1e-300)).sum())
    return Vt[rank:].T


def same(left: sm.Expr, right: sm.Expr) -> bool:
    """Whether two expressions are equal by SymPy."""
    return sm.simplify(left - right) == 0


def same_vector(left: object, right: object, frame: object) -> bool:
    """Whether two vectors are equal by SymPy, resolved in a frame."""
    return all(sm.simplify(c) == 0 for c in (left - right).to_matrix(frame))


def equal_at_random(left: object, right: object, frame: object, count: int = 3) -> bool:
    """Whether two vectors have the same components in a frame at random values of all that is in them."""
    difference = (left - right).to_matrix(frame)
    atoms = sorted(difference.atoms(AppliedUndef) | difference.free_symbols, key=str)
    generator = np.random.default_rng(9)
    for _ in range(count):
        values = dict(zip(atoms, map(sm.Float, generator.uniform(0.2, 1.2, len(atoms))), strict=True))
        functions = {a: v for a, v in values.items() if isinstance(a, AppliedUndef)}
        numbers_of = difference.xreplace(functions).xreplace(values)
        if max(abs(complex(entry)) for entry in numbers_of) > 1e-12:
            return False
    return True
