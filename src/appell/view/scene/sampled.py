"""Numbers of a model at random configurations: which point is fixed in which body, no symbol tells as quickly."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import Any, TypeVar

import casadi as ca
import numpy as np
import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.algebra.casadi_algebra import CasadiAlgebra
from appell.algebra.rank import least_norm
from appell.algebra.sampling import random_points
from appell.mechanics import Mechanics, lower
from appell.model import Mechanism
from appell.model.norms import unit_sets
from appell.numbers import DRAW, RANK, ZERO
from appell.simulate.start import ParameterTable
from appell.view.scene.nodes import NodeSource, located, node_sources

Found = TypeVar("Found")


@dataclass(frozen=True, eq=False)
class Sampled:
    """A model with numbers for its parameters, and its nodes at ``SAMPLES`` random configurations.

    ``states``: t, q and p of each. Arrays have the samples first. ``kept``: what hangs on the model alone and is found
    once for all values of its parameters. ``asked``: the parameters that numbers were made of so far.
    """

    data: Mechanism
    m: Mechanics
    parameters: Mapping[str, float]
    states: tuple[tuple[np.ndarray, ...], ...]
    kept: dict[Hashable, Any] = field(default_factory=dict)
    asked: set[str] = field(default_factory=set)

    def once(self, key: Hashable, find: Callable[[], Found]) -> Found:
        """What hangs on the model alone, found the first time."""
        if key not in self.kept:
            self.kept[key] = find()
        found: Found = self.kept[key]
        return found

    @cached_property
    def sources(self) -> list[NodeSource]:
        """The nodes."""
        return self.once("sources", lambda: node_sources(self.data))

    @cached_property
    def _poses(self) -> np.ndarray:
        def columns() -> ca.SX:
            parts = [ca.vertcat(ca.densify(s.position(self.m)), ca.vec(s.rotation(self.m))) for s in self.sources]
            return ca.vertcat(*parts)

        return self.at_once("poses", columns).reshape(DRAW.several, len(self.sources), 12)

    @property
    def positions(self) -> np.ndarray:
        """Of the nodes: (sample, node, 3)."""
        return self._poses[:, :, :3]

    @property
    def rotations(self) -> np.ndarray:
        """R of the nodes, v_N = R v: (sample, node, 3, 3)."""
        return np.swapaxes(self._poses[:, :, 3:].reshape(DRAW.several, len(self.sources), 3, 3), 2, 3)

    def at(self, values: ca.SX) -> np.ndarray:
        """A column of the graph at the random configurations: (sample, row)."""
        return self._evaluated(self._function(values))

    def at_once(self, key: Hashable, column: Callable[[], ca.SX]) -> np.ndarray:
        """The same for a column that hangs on the model alone: its function is made the first time."""
        return self._evaluated(self.once(("function", key), lambda: self._function(column())))

    def _function(self, values: ca.SX) -> tuple[ca.Function, frozenset[str]]:
        """A column as a function of t, q and p, with the parameters that are in it."""
        m = self.m
        column = ca.densify(m.now(ca.SX(values)))
        places = self.once(
            "hashes", lambda: {m.p[i].element_hash(): p.name for i, p in enumerate(self.data.parameters)}
        )
        used = frozenset(places[h] for s in ca.symvar(column) if (h := s.element_hash()) in places)
        return ca.Function("sampled", [m.t, m.q, m.p], [column], {"allow_free": True}), used

    def _evaluated(self, function: tuple[ca.Function, frozenset[str]]) -> np.ndarray:
        evaluate, used = function
        self.asked.update(used)
        if evaluate.get_free():
            return np.full((DRAW.several, evaluate.numel_out()), np.nan)
        t, q, p = (np.stack(column, axis=1) for column in zip(*self.states, strict=True))
        return (
            np.array(evaluate(t, q, p), float).T.reshape(DRAW.several, -1)
            if evaluate.numel_out()
            else np.zeros((DRAW.several, 0))
        )

    def point(self, point: Point) -> np.ndarray | None:
        """Where a point is: (sample, 3); None where only its velocity is known."""
        found = self.once(("place", point), lambda: located(self.m, point))
        return None if found is None else self.at_once(("place", point), lambda: found)

    def points(self, points: Sequence[Point]) -> list[np.ndarray | None]:
        """Where points are: (sample, 3) each."""
        found = [self.once(("place", point), partial(located, self.m, point)) for point in points]
        known = [ca.densify(x) for x in found if x is not None]
        if not known:
            return [None] * len(points)
        values = iter(np.split(self.at(ca.vertcat(*known)), len(known), axis=1))
        return [None if x is None else next(values) for x in found]

    def vector(self, vector: Vector) -> np.ndarray:
        """The components of a vector in the ground: (sample, 3)."""
        key = "vector", id(vector)
        self.once(("held", id(vector)), lambda: vector)  # so that no other gets its number
        return self.at_once(key, lambda: ca.SX(self.m.frames.resolve(vector, self.data.frame)))

    def axes(self, frame: ReferenceFrame) -> np.ndarray:
        """R of a frame: (sample, 3, 3)."""
        flat = self.at_once(("axes", frame), lambda: ca.vec(ca.SX(self.m.frames.rotation(frame))))
        return np.swapaxes(flat.reshape(DRAW.several, 3, 3), 1, 2)

    def number(self, expression: object) -> float:
        """The value of an expression of parameters; nan where it holds anything else."""
        if isinstance(expression, int | float):
            return float(expression)
        evaluate, names = self.once(("number", expression), lambda: self._of_parameters(sm.sympify(expression)))
        if evaluate is None:
            return float("nan")
        self.asked.update(names)
        return float(evaluate(*(self.parameters[name] for name in names)))

    def _of_parameters(self, e: sm.Expr) -> tuple[Callable[..., float] | None, tuple[str, ...]]:
        """An expression as a function of the parameters in it; None where it holds anything else."""
        symbols = {p.symbol: p.name for p in self.data.parameters}
        if not e.free_symbols <= set(symbols) or e.atoms(AppliedUndef):
            return None, ()
        own = [s for s in symbols if s in e.free_symbols]
        if e in symbols:
            return float, (symbols[e],)
        value = e.evalf(30) if not own else None
        evaluate = (lambda: float(value)) if value is not None else sm.lambdify(own, e, modules="math", dummify=True)
        return evaluate, tuple(symbols[s] for s in own)

    def with_parameters(self, values: Mapping[str, float]) -> Sampled:
        """The same model and configurations at other values of its parameters."""
        found = dict(self.parameters) | dict(values)
        numbers = [found[p.name] for p in self.data.parameters]
        states = []
        for t, q, p in self.states:
            p = p.copy()
            p[: len(numbers)] = numbers
            states.append((t, q, p))
        return replace(self, parameters=found, states=tuple(states))

    def consistent(self, rows: ca.SX) -> Sampled:
        """The same at configurations near to these on which rows hold, by Newton's method with least changes."""
        m = self.m
        level = ca.Function("level", [m.t, m.q, m.p], [ca.densify(rows), ca.densify(ca.jacobian(rows, m.q))])
        moved = []
        for t, start, p in self.states:
            q = start
            for _ in range(20):
                c, J = (np.array(x, float) for x in level(t, q, p))
                q = q - least_norm(J, c.ravel(), RANK.reached)
            moved.append((t, q, p))
        return replace(self, states=tuple(moved))

    # ---- what is fixed in what --------------------------------------------------------------------------------------

    def inside(self, places: np.ndarray, node: int) -> np.ndarray:
        """Places in the axes of a node, from it: (sample, 3)."""
        away = places - self.positions[:, node]
        return np.asarray(np.einsum("sji,sj->si", self.rotations[:, node], away))

    def fixed(self, places: np.ndarray, node: int) -> np.ndarray | None:
        """Where a place is in a node that carries it; None where it moves in it."""
        return steady(self.inside(places, node))

    def direction_in(self, vectors: np.ndarray, node: int) -> np.ndarray | None:
        """The components of a direction in a node that carries it; None where it turns in it."""
        return steady(np.einsum("sji,sj->si", self.rotations[:, node], vectors))

    def index(self, name: str) -> int:
        """The number of a node."""
        return next(i for i, source in enumerate(self.sources) if source.name == name)

    def node_of(self, side: Any) -> int:
        """The number of the node of a body, a mount or the ground."""
        return 0 if side.frame is self.data.frame else self.index(side.name)


def steady(values: np.ndarray) -> np.ndarray | None:
    """The value that all samples share, or None."""
    if not np.isfinite(values).all() or np.abs(values - values[0]).max() > ZERO.written * max(
        1.0, np.abs(values).max()
    ):
        return None
    return np.where(np.abs(values[0]) < ZERO.written, 0.0, values[0])


def sampled(data: Mechanism, parameters: Mapping[Any, float] | None, lowered: Mechanics | None = None) -> Sampled:
    """A model at random configurations, with quaternions of length one. Raises ModelError for a missing parameter.

    ``lowered``: the model in CasADi, where somebody has it already.
    """
    m = lowered or lower(data, CasadiAlgebra())
    values = ParameterTable(data).values(parameters)
    names = [p.name for p in data.parameters]
    units = [[data.kinematics.coordinates.index(c) for c in group] for group in unit_sets(data)]
    states = []
    for t, q, p in random_points([1, m.q.numel(), m.p.numel()], DRAW.several):
        p[: len(names)] = values
        for group in units:
            q[group] /= np.linalg.norm(q[group])
        states.append((t, q, p))
    return Sampled(data, m, dict(zip(names, map(float, values), strict=True)), tuple(states))
