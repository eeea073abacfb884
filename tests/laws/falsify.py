"""Falsified ingredients: what a principle makes of a model in which one thing is not what it should be.

A wrong value is generic: to every entry a random quadratic form of the symbols it holds is added, so that no factor, no
constant and no symmetry lets the falsehood pass unseen.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, fields, replace
from functools import cache, cached_property
from types import ModuleType
from typing import Any

import casadi as ca
import numpy as np
import scipy
import sympy as sm

import appell as ap
from appell.algebra import CasadiAlgebra
from appell.equations.blocks import over_speeds
from appell.mechanics import Embedding, Mechanics, lower
from appell.mechanics.sampling import random_states
from appell.model import Model
from appell.principles import PRINCIPLES, Principle

STRENGTH = 0.1
MOVED = 1e-7
"""Of accelerations of size one: far above rounding, far below what a wrong value of this strength does."""
MU = 0.4
"""Multipliers that are states."""


def wrong(value: Any) -> Any:
    """A generic wrong value in place of a scalar, a matrix, or what is made of them."""
    if isinstance(value, Mapping):
        return {key: wrong(v) for key, v in value.items()}
    if isinstance(value, tuple | list):
        return type(value)(wrong(v) for v in value)
    if isinstance(value, int | float) and not isinstance(value, bool):
        value = ca.SX(value)
    if not isinstance(value, ca.SX):
        return value
    generator = np.random.default_rng(7 + value.shape[0] + 10 * value.shape[1])
    symbols = ca.vertcat(1, *ca.symvar(value))
    entries = []
    for entry in ca.vertsplit(ca.vec(ca.densify(value))):
        C = generator.uniform(0.3, 1.0, (symbols.numel(), symbols.numel()))
        entries.append(entry + STRENGTH * ca.bilin(ca.SX(C), symbols, symbols) / symbols.numel())
    return ca.reshape(ca.vertcat(*entries), *value.shape) if entries else value


def is_value(value: Any) -> bool:
    """Whether there is something to falsify in what a function returned."""
    if isinstance(value, tuple | list):
        return any(map(is_value, value))
    if isinstance(value, Mapping):
        return any(map(is_value, value.values()))
    return isinstance(value, ca.SX) and value.numel() > 0


# ---------------------------------------------------------------------------------------------- the systems


def blade(falls: bool = True) -> Model:
    """A body off its blade on an incline: quasi-velocities, a nonholonomic row with vectors, forces of all kinds."""
    model = Model("a body on a blade")
    body = model.body("B", mass=1.5, inertia_zz=0.2, mass_center=(0.3, 0.1, 0))
    model.joint("blade", ap.Knife(), model.ground, body)
    if falls:
        _load(model, body)
    return model


def swing() -> Model:
    """A particle in polar coordinates on an ellipse: rates of coordinates, a position row with vectors."""
    model = Model("a bead in polar coordinates")
    N = model.frame
    r, theta = model.coordinates("r theta")
    P = model.particle("P", 1.5, r * sm.sin(theta) * N.x - r * sm.cos(theta) * N.y)
    _load(model, P)
    r = ap.position(P)
    model.constrain("ellipse", r.dot(N.x) ** 2 + 2 * r.dot(N.y) ** 2 + r.dot(N.x) - 4)
    return model


def cart() -> Model:
    """z' = y x', in coordinates in which the energy holds y: as Chaplygin wants it, in scalars."""
    model = Model("z' = y x'")
    N, t = model.frame, model.time
    x, y, z = model.coordinates("x y z")
    P = model.particle("P", 1.5, (x + sm.sin(y)) * N.x + y * N.y + (z + y**2) * N.z)
    model.particle("Q", 0.7, x * N.x + sm.cos(y) * N.y)
    _load(model, P)
    model.constrain("row", z.diff(t) - y * x.diff(t))
    return model


def top() -> Model:
    """Suslov's body, free of forces: spin in space, no product of inertia zero."""
    model = Model("Suslov's body")
    inertia = sm.Matrix([[0.7, 0.05, -0.1], [0.05, 0.9, 0.08], [-0.1, 0.08, 1.2]])
    body = model.body("B", mass=1.5, inertia=inertia, mass_center=(0.1, 0.2, 0.3))
    model.joint("pivot", ap.Spherical(angles="ZXZ"), model.ground, body)
    model.constrain("sole", ap.angular_velocity(body).dot(body.frame.x))
    return model


def _load(model: Model, on: Any) -> None:
    """Gravity, a force, a potential, a damper and a force on a coordinate."""
    N = model.frame
    model.gravity(2 * N.x - N.y)
    model.force(on, 0.6 * N.x + 0.4 * N.y)
    q = model.snapshot().kinematics.coordinates
    model.potential("spring", 0.8 * (q[0] - 0.2 * q[1]) ** 2)
    model.damper("drag", 0.3 * q[1].diff(model.time) ** 2 / 2)
    model.generalised_force("push", {q[0]: 0.5})


Further = dict[str, tuple[ca.SX, np.ndarray]]
"""Symbols beside the state, with their values."""


@dataclass(frozen=True)
class System:
    """A model at one state that satisfies its rows, with N, n and R of these."""

    model: Model

    @cached_property
    def mechanics(self) -> Mechanics:
        return lower(self.model.snapshot(), CasadiAlgebra())

    @cached_property
    def state(self) -> list[np.ndarray]:
        return random_states(self.mechanics, 1, consistent=True)[0]

    def numbers(self, *blocks: ca.SX, further: Further | None = None) -> list[np.ndarray]:
        """Blocks at the state, with ``further`` symbols and their values."""
        m, more = self.mechanics, dict(further or {})
        inputs = [m.q, m.u, m.t, m.p, *(symbols for symbols, _ in more.values())]
        dense = [ca.densify(ca.SX(block)) for block in blocks]
        function = ca.Function("blocks", inputs, dense, {"allow_free": True})
        if function.has_free():  # what a wrong value leaves in equations that should not hold it
            left = ca.vertcat(*function.free_sx())
            given = ca.DM(np.linspace(0.3, 0.8, left.numel()))
            return self.numbers(*[ca.substitute(block, left, given) for block in dense], further=further)
        found = function.call([*self.state, *(values for _, values in more.values())])
        return [np.array(values, float) for values in found]

    @cached_property
    def rows(self) -> tuple[np.ndarray, np.ndarray]:
        """A and gamma, true."""
        m = self.mechanics
        A, gamma = ca.vertcat(*[row.A for row in m.rows]), ca.vertcat(*[row.gamma for row in m.rows])
        A, gamma = self.numbers(A, gamma)
        return A, gamma.ravel()

    @cached_property
    def embedding(self) -> tuple[Embedding, Further]:
        """N, n and R as symbols, and their values: the last speeds that the rows reach are the dependent ones."""
        A, gamma = self.rows
        m, n = A.shape
        *_, order = scipy.linalg.qr(A, pivoting=True)
        dependent, free = order[:m], np.sort(order[m:])
        N, n0, R = np.zeros((n, n - m)), np.zeros(n), np.zeros((n, m))
        N[free, range(n - m)] = 1
        N[dependent] = -np.linalg.solve(A[:, dependent], A[:, free])
        n0[dependent] = -np.linalg.solve(A[:, dependent], gamma)
        R[dependent] = np.linalg.inv(A[:, dependent])
        symbols = ca.SX.sym("N", n, n - m), ca.SX.sym("n", n), ca.SX.sym("R", n, m)
        values = dict(zip("NnR", zip(symbols, (N, n0, R), strict=True), strict=True))
        return Embedding(*symbols), values

    def with_embedding(self, false: Callable[[np.ndarray], np.ndarray]) -> System:
        """The same system with other numbers for N and n."""
        other = System(self.model)
        symbols, values = self.embedding
        changed = {key: (s, false(v) if key in "Nn" else v) for key, (s, v) in values.items()}
        other.__dict__.update(mechanics=self.mechanics, state=self.state, embedding=(symbols, changed))
        return other

    def values(self, principle: Principle, m: Mechanics | None = None) -> np.ndarray:
        """udot by a principle, of these or of falsified mechanics; rates, energy and power of auxiliary states."""
        m = self.mechanics if m is None else m
        if principle.in_evidence(self.model.snapshot().constraints):
            return self._in_evidence(principle, m)
        embedding, further = self.embedding
        blocks = principle.form(m, (), embedding)
        M, F = self.numbers(blocks.M, blocks.F, further=further)
        return further["N"][1] @ np.linalg.solve(M, F).ravel() + further["n"][1]

    def _in_evidence(self, principle: Principle, m: Mechanics) -> np.ndarray:
        blocks, further = over_speeds(m, principle.form(m, m.rows, None)), dict[str, Any]()
        more = blocks.auxiliary
        if more is not None and more.states.numel():
            s = ca.SX(more.states)
            further = {"s": (s, np.full(s.shape, MU))}
        M, F, A, gamma, B = self.numbers(blocks.M, blocks.F, blocks.A, blocks.gamma, blocks.B, further=further)
        saddle = np.block([[M, -B], [A, np.zeros((A.shape[0], A.shape[0]))]])
        udot, lam = np.split(np.linalg.solve(saddle, np.vstack([F, -gamma])).ravel(), [M.shape[0]])
        if not further:
            return udot
        conserved = ca.SX(0) if more.effective_energy is None else more.effective_energy
        P, p = (ca.SX(0), ca.SX(1, lam.size)) if more.effective_power is None else more.effective_power
        h, H, energy, P, p = self.numbers(more.h, more.H, conserved, P, p, further=further)
        return np.concatenate([udot, h.ravel() + H @ lam, energy.ravel(), P.ravel() + p @ lam])

    def takes(self, principle: Principle) -> bool:
        try:
            principle.check_model(self.model.snapshot())
        except ap.AppellError:
            return False
        return True


SYSTEMS = {
    "blade": System(blade()),
    "top": System(top()),
    "free": System(blade(False)),
    "swing": System(swing()),
    "cart": System(cart()),
}


@cache
def cases() -> tuple[tuple[str, Principle], ...]:
    """Every system under every principle that takes it."""
    made = [(name, p) for name, system in SYSTEMS.items() for kind in PRINCIPLES for p in chosen(kind, system)]
    return tuple((name, p) for name, p in made if SYSTEMS[name].takes(p))


@cache
def true_values() -> tuple[np.ndarray, ...]:
    """What every case gives where nothing is false."""
    return tuple(SYSTEMS[name].values(principle) for name, principle in cases())


def chosen(kind: type[Principle], system: System) -> list[Principle]:
    """A principle with what it leaves to choose: both forms of Kane, dead reactions with a skew H and a curl."""
    if kind is ap.Kane:
        return [ap.Kane(), ap.Kane(reactions=True)]
    if kind is not ap.Dead:
        return [kind()]
    n = system.mechanics.u.numel()
    H = np.triu(np.full((n, n), 0.3), 1)
    rows = [c.name for c in system.model.snapshot().constraints if c.order == 1]
    return [ap.Dead(H=(H - H.T).tolist(), mu=dict.fromkeys(rows, 0.6))]


# ------------------------------------------------------------------------------------- what a principle calls


@cache
def called_in_form(kind: type[Principle]) -> tuple[set[str], set[str]]:
    """The functions that give values while a principle forms its equations: of its own file, and imported into it."""
    own, imported = own_functions(kind), imported_functions(kind)
    codes = {f.__code__: name for name, f in {**own, **imported}.items()}
    found: set[str] = set()

    def watch(frame: Any, event: str, returned: Any) -> None:
        if event == "return" and frame.f_code in codes and is_value(returned):
            found.add(codes[frame.f_code])

    for system, principle in cases():
        if type(principle) is kind:
            sys.setprofile(watch)
            try:
                SYSTEMS[system].values(principle)
            finally:
                sys.setprofile(None)
    return found & set(own), found & set(imported)


def own_functions(kind: type[Principle]) -> dict[str, Callable[..., Any]]:
    """The functions of a principle's class and of its file, but for what makes the equations of them all."""
    module = sys.modules[kind.__module__]
    of_class = {name: inspect.unwrap(getattr(kind, name)) for name in vars(kind) if not name.startswith("__")}
    of_file = {name: f for name, f in vars(module).items() if inspect.isfunction(f) and f.__module__ == module.__name__}
    found = {name: f for name, f in {**of_file, **of_class}.items() if inspect.isfunction(f)}
    return {name: f for name, f in found.items() if name not in {"form", "prolong", "check", "check_model"}}


def imported_functions(kind: type[Principle]) -> dict[str, Callable[..., Any]]:
    """The functions of this library that a principle's file imports."""
    module = sys.modules[kind.__module__]
    found = {name: f for name, f in vars(module).items() if inspect.isfunction(f) and f.__module__ != module.__name__}
    return {name: f for name, f in found.items() if f.__module__.startswith("appell.")}


def importers(name: str) -> list[ModuleType]:
    """The modules of the library that hold a function, that of its definition among them."""
    functions = [f for kind in PRINCIPLES for n, f in imported_functions(kind).items() if n == name]
    held = [m for n, m in sys.modules.items() if n.startswith("appell.") and vars(m).get(name) in functions]
    return [m for m in held if inspect.ismodule(m)]


@contextmanager
def falsified_function(owner: type | ModuleType, name: str) -> Iterator[None]:
    """A function of a class or a module whose values are wrong."""
    true = inspect.getattr_static(owner, name)
    function = true.__func__ if isinstance(true, staticmethod | classmethod) else true

    def false(*args: Any, **kwargs: Any) -> Any:
        return wrong(function(*args, **kwargs))

    setattr(owner, name, staticmethod(false) if isinstance(true, staticmethod) else false)
    try:
        yield
    finally:
        setattr(owner, name, true)


# --------------------------------------------------------------------------------------- what mechanics hold


CACHED = [name for name, value in vars(Mechanics).items() if isinstance(value, cached_property)]
FIELDS = [f.name for f in fields(Mechanics)]


def false_mechanics(m: Mechanics, **values: Any) -> Mechanics:
    """The mechanics of a model in which some things are not what the others make them; all else stays true."""
    copy = replace(m, **{k: v for k, v in values.items() if k in FIELDS})
    for name in CACHED:
        copy.__dict__[name] = values.get(name, getattr(m, name))
    return copy


def movers(falsify: Callable[[Mechanics], Mechanics]) -> set[str]:
    """The principles that give something else in some system when its mechanics are falsified."""
    false = {name: falsify(system.mechanics) for name, system in SYSTEMS.items()}
    pairs = zip(cases(), true_values(), strict=True)
    return {p.name for (name, p), true in pairs if _differ(SYSTEMS[name].values(p, false[name]), true)}


def movers_by_function(owners: Sequence[type | ModuleType], name: str, whose: str = "") -> set[str]:
    """The principles that give something else when a function gives wrong values, in some system; where it is of the
    file of one principle, ``whose``, the others are looked at in one system each."""
    pairs = list(zip(cases(), true_values(), strict=True))
    if whose:
        once = {p.name: s for s, p in cases()}
        pairs = [((s, p), true) for (s, p), true in pairs if p.name == whose or s == once[p.name]]
    with ExitStack() as stack:
        for owner in owners:
            stack.enter_context(falsified_function(owner, name))
        return {p.name for (system, p), true in pairs if _differ(SYSTEMS[system].values(p), true)}


def _differ(found: np.ndarray, true: np.ndarray) -> bool:
    return bool(np.abs(found - true).max() > MOVED * max(1.0, np.abs(true).max()))
