"""Random configurations that satisfy the position rows and norms of a model."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import casadi as ca
import numpy as np
from mpmath import mp, mpf

from appell.algebra.newton import Arrived, onto_rows
from appell.algebra.sampling import random_integers
from appell.analysis.classification.multiprecision import MultiprecisionGraph, OutsideDomain, Span, Vector, kernel
from appell.model import Parameter
from appell.numbers import DRAW, EXACT, NEWTON, RANK, ZERO


@dataclass(frozen=True)
class Configuration:
    """Coordinates, time and parameters as numbers of fifty digits."""

    q: Vector
    t: Vector
    p: Vector

    @property
    def values(self) -> tuple[Vector, Vector, Vector]:
        return self.q, self.t, self.p


def configurations(
    inputs: Sequence[ca.SX],
    positions: Sequence[ca.SX],
    parameters: Sequence[Parameter],
    count: int,
    required: Sequence[ca.SX] = (),
    seed: int = 7,
) -> list[Configuration]:
    """Random configurations at which ``positions`` vanish; fewer, or none, where they are hard to find.

    ``inputs`` are the symbols of q, t and the parameters; ``required`` are expressions that must have a value there.
    """
    draw = random_integers(seed=seed)
    column = ca.vertcat(*[ca.densify(ca.SX(h)) for h in positions]) if positions else ca.SX(0, 1)
    assemble = Assembly(column, inputs) if positions else None
    values = (
        MultiprecisionGraph(ca.vertcat(*[ca.vec(ca.densify(ca.SX(e))) for e in required]), inputs) if required else None
    )
    found: list[Configuration] = []
    for attempt in range(DRAW.searched):
        if len(found) == count:
            break
        start = _random(draw, inputs[0].numel(), parameters, attempt)
        made = start if assemble is None else assemble(start)
        if made is not None and _has_values(values, made):
            found.append(made)
    return found


def _has_values(graph: MultiprecisionGraph | None, at: Configuration) -> bool:
    try:
        return graph is None or bool(graph(*at.values))
    except OutsideDomain:
        return False


def _random(draw: Callable[[int, int], int], size: int, parameters: Sequence[Parameter], attempt: int) -> Configuration:
    """Coordinates of both signs and parameters about their defaults; later positive ones, and the defaults."""
    scatter, signs = attempt < DRAW.searched // 2, (1, 1, -1) if attempt % 6 < 3 else (1,)

    def number(low: float, high: float) -> mpf:
        return mpf(draw(int(low * 1000), int(high * 1000)) * 2 + 1) / 2000

    def value(parameter: Parameter) -> mpf:
        if parameter.default is None or (scatter and parameter.default == 0):
            return number(0.3, 1.3)
        return mpf(parameter.default) * (number(0.8, 1.25) if scatter else 1)

    with mp.workdps(EXACT.digits):
        q = [number(0.2, 1.5) * signs[draw(0, len(signs) - 1)] for _ in range(size)]
        return Configuration(q, [number(0.2, 1.2)], [value(p) for p in parameters])


class Assembly:
    """Newton's method onto positions that must vanish: in doubles first, then with fifty digits."""

    def __init__(self, column: ca.SX, inputs: Sequence[ca.SX]) -> None:
        both = ca.horzcat(ca.jacobian(column, inputs[0]), column)
        self._doubles = ca.Function("positions", list(inputs), [ca.densify(both)])
        self._graph = MultiprecisionGraph(both, inputs)

    def __call__(self, start: Configuration) -> Configuration | None:
        q = self._nearby(start)
        if q is None:
            return None
        made = Configuration([mpf(v) for v in q], start.t, start.p)
        try:
            for _ in range(4):
                made = self._step(made)
            residual = max(abs(row[-1]) for row in self._graph(*made.values))
        except OutsideDomain:
            return None
        return made if residual < mpf(10) ** -40 else None

    def _nearby(self, start: Configuration) -> np.ndarray | None:
        q, t, p = (np.array([float(v) for v in part]) for part in start.values)

        def rows(q: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
            both = np.array(self._doubles(q, t, p), float)
            return both[:, -1], both[:, :-1]

        arrived: Arrived = lambda c, *_: bool(np.abs(c).max() < ZERO.operations)
        q = onto_rows(rows, q, 60, cutoff=RANK.reached, arrived=arrived)
        c, _ = rows(q)
        return q if np.isfinite(c).all() and np.abs(c).max() < NEWTON.consistent else None

    def _step(self, at: Configuration) -> Configuration:
        """One step over as many coordinates as there are independent rows."""
        rows = self._graph(*at.values)
        span = Span()
        chosen = [row for row in rows if span.add(row[:-1])]
        columns = span.pivots
        if len(set(columns)) < len(columns):
            raise OutsideDomain("no independent coordinates")
        small = [[row[c] for c in columns] + [row[-1]] for row in chosen]
        step = next(iter(kernel(small, len(columns) + 1)), None)
        if step is None:
            raise OutsideDomain("no step")
        q = list(at.q)
        with mp.workdps(EXACT.digits):
            for c, change in zip(columns, step[:-1], strict=True):
                q[c] += change / step[-1]
        return Configuration(q, at.t, at.p)
