"""Assembly: a start completed so that every constraint holds. What was given is kept, the rest is the smallest.

With z the unknown entries, W a diagonal weight and c(z) = 0 the rows, each step takes the smallest z that satisfies the
linearised rows, z = W^-1 J^T (J W^-1 J^T)^+ (J z - c); Newton steps then bring the rows to rounding.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import casadi as ca
import numpy as np

from appell.compile import Compiled
from appell.equations import Equations
from appell.errors import AppellWarning, InconsistentState, SingularSystem
from appell.model import name_of
from appell.simulate.contact_start import contact_guesses, contacts_face
from appell.simulate.start import Known

Rows = Callable[[np.ndarray], tuple[np.ndarray, np.ndarray]]

SINGULAR = 1e12
"""Coordinate rates of unit speeds above this count as infinite."""

WEIGHTLESS = 1e-8
"""The weight of coordinates that follow from the others, against that of the others."""

CONSISTENT = 1e-9
"""Residuals up to this, relative to the size of what enters a row, count as satisfied in a start."""


@dataclass(frozen=True)
class _Level:
    """The rows of one level: their names, values and Jacobian by q or u."""

    names: tuple[str, ...]
    evaluate: Rows
    known: dict[int, float]
    size: int
    weights: np.ndarray
    variables: tuple[str, ...]
    home: np.ndarray | None = None
    accepts: Callable[[np.ndarray], bool] = lambda _: True

    @property
    def given(self) -> np.ndarray:
        """What is known, the rest where the search begins."""
        z = np.zeros(self.size) if self.home is None else self.home.copy()
        for i, value in self.known.items():
            z[i] = value
        return z


def assemble(
    equations: Equations, known: Known, parameters: np.ndarray, time: float, *, move: bool = False
) -> tuple[np.ndarray, np.ndarray]:
    """Consistent q and u, or InconsistentState with the residual, the constraint and the nearest state that does.

    ``move``: what is known is moved to that nearest state where it cannot be kept.
    """
    solve = _moved if move else _solve
    m = equations.graph
    names = tuple(name_of(c) for c in equations.coordinates)
    weights_q, weights_u = _weights(equations, parameters, time)
    position = [row for row in m.rows if row.position is not None]
    values = ca.vertcat(*[row.position for row in position], *m.norms)
    level = _Level(
        names=(*(row.name for row in position), *m.norm_names),
        evaluate=_rows(values, m.q, (m.t, m.p), (time, parameters)),
        known=known.coordinates,
        size=m.q.numel(),
        weights=weights_q,
        variables=names,
        home=_home(equations, known, parameters, time),
        accepts=lambda q: contacts_face(equations, q, parameters, time),
    )
    q = solve(equations, level, "coordinates")
    velocity = [row for row in m.rows if row.velocity is not None]
    given = [m.qdot[i, 0] - value for i, value in known.rates.items()]
    values = ca.vertcat(*[row.velocity for row in velocity], *given)
    level = _Level(
        names=(*(row.name for row in velocity), *(f"{names[i]}' as given" for i in known.rates)),
        evaluate=_rows(values, m.u, (m.q, m.t, m.p), (q, time, parameters)),
        known=known.speeds,
        size=m.u.numel(),
        weights=weights_u,
        variables=tuple(name_of(s) for s in equations.speeds),
    )
    return q, solve(equations, level, "speeds")


def require_regular(
    equations: Equations, compiled: Compiled, values: tuple[np.ndarray, np.ndarray, float, np.ndarray]
) -> None:
    """Refuse a start (q, u, t, p) where speeds do not determine rates, or momenta (if they are states) the speeds."""
    m = equations.graph
    arguments = [m.q, m.u, m.t, m.p]
    if ca.depends_on(ca.SX(m.G), m.q):
        G = np.array(ca.Function("G", arguments, [ca.densify(m.G)])(*values), float)
        if not np.isfinite(G).all() or np.abs(G).max() > SINGULAR:
            names = ", ".join(name_of(s) for s in equations.speeds)
            raise SingularSystem(
                f"the speeds {names} do not determine the coordinate rates at the start: their relation is singular "
                "there; choose other speeds, or another start."
            )
    if compiled.momenta is not None:
        M = ca.Function("M", arguments, [ca.densify(m.metric)])(*values)
        if np.linalg.matrix_rank(np.array(M, float), tol=1 / SINGULAR) < m.u.numel():
            raise SingularSystem(
                f"the momenta of {equations.principle_name} do not determine the velocities at the start: something "
                "that moves has no mass; UdwadiaKalaba or Kane would do."
            )


def assemble_higher(
    equations: Equations, compiled: Compiled, known: Known, parameters: np.ndarray, time: float
) -> np.ndarray:
    """The states of a system of higher order: what is given, the rest the smallest that its invariants allow."""
    higher, names = compiled.higher, compiled.auxiliaries
    if higher is None:
        raise InconsistentState("this system is not of higher order.")
    place = {name: i for i, name in enumerate(names)}
    fixed = {place[name]: value for name, value in higher.given.items() if name in place}
    for i, value in known.coordinates.items():
        fixed[place[name_of(equations.coordinates[i])]] = value
    for i, value in known.rates.items():
        fixed[place[name_of(equations.coordinates[i]) + "'"]] = value
    fixed |= known.auxiliaries
    chosen = list(known.speeds)

    def evaluate(z: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        c, J = (np.array(part, float) for part in higher.rows(z, time, parameters))
        u, U = (np.array(part, float) for part in higher.speeds(z, time, parameters))
        wanted = np.array([known.speeds[i] for i in chosen])
        return np.concatenate([c.ravel(), u.ravel()[chosen] - wanted]), np.vstack([J, U[chosen]])

    given = tuple(f"{name_of(equations.speeds[i])} as given" for i in chosen)
    level = _Level((*higher.names, *given), evaluate, fixed, len(names), np.ones(len(names)), names)
    z = _solve(equations, level, "values")
    _ask_for_the_rest(equations, level, z)
    return z


def _ask_for_the_rest(equations: Equations, level: _Level, z: np.ndarray) -> None:
    """Say by name which higher derivatives and multipliers the start leaves open, and what was taken for them."""
    free = [i for i in range(level.size) if i not in level.known]
    _, J = level.evaluate(z)
    _, values, rows = np.linalg.svd(J[:, free]) if J.shape[0] and free else (None, np.zeros(0), np.eye(len(free)))
    rank = int((values > 1e-9 * max(values.max(initial=0.0), 1e-300)).sum())
    open_directions = rows[rank:]
    motion = {name_of(q) for q in equations.coordinates} | {f"{name_of(q)}'" for q in equations.coordinates}
    unsettled = [
        f"{level.variables[i]} = {z[i]:.6g}"
        for k, i in enumerate(free)
        if np.abs(open_directions[:, k]).max(initial=0.0) > 1e-9 and level.variables[i] not in motion
    ]
    if unsettled:
        warnings.warn(
            f"the start of '{equations.name}' under {equations.principle_name} leaves open what its order needs: "
            f"{', '.join(unsettled)} was taken; give these by name in the state.",
            AppellWarning,
            stacklevel=5,
        )


def _rows(values: ca.SX, z: ca.SX, symbols: Sequence[ca.SX], numbers: Sequence[object]) -> Rows:
    if not values.numel():
        return lambda _: (np.zeros(0), np.zeros((0, z.numel())))
    function = ca.Function("rows", [z, *symbols], [ca.densify(values), ca.densify(ca.jacobian(values, z))])

    def evaluate(point: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        c, J = function(point, *numbers)
        return c.full().ravel(), J.full()

    return evaluate


def _home(equations: Equations, known: Known, parameters: np.ndarray, time: float) -> np.ndarray:
    """Where the search begins: zero, with the first coordinate of every norm at one (a quaternion without rotation).

    The coordinates of contacts begin where the surfaces are nearest to each other there.
    """
    m = equations.graph
    implied = _implied(equations)
    home = np.zeros(m.q.numel())
    for norm in m.norms:
        involved = [i for i in range(m.q.numel()) if ca.depends_on(ca.SX(norm), m.q[i])]
        if not implied & set(involved):
            home[involved[:1]] = 1.0
    if implied:
        there = home.copy()
        for i, value in known.coordinates.items():
            there[i] = value
        for i, value in contact_guesses(equations, there, parameters, time).items():
            home[i] = value
    return home


def _implied(equations: Equations) -> set[int]:
    """The places of the coordinates that follow from the others."""
    implied = {c for coordinates in equations.implied_coordinates.values() for c in coordinates}
    return {i for i, c in enumerate(equations.coordinates) if c in implied}


def _weights(equations: Equations, parameters: np.ndarray, time: float) -> tuple[np.ndarray, np.ndarray]:
    """The inertia met by each coordinate rate and each speed, as weights of the smallest completion."""
    m = equations.graph
    M = m.metric
    in_rates = m.Y.T @ M @ m.Y
    function = ca.Function("weights", [m.q, m.u, m.t, m.p], [ca.densify(ca.diag(in_rates)), ca.densify(ca.diag(M))])
    generator = np.random.default_rng(3)
    point = [generator.uniform(0.4, 1.4, size) for size in (m.q.numel(), m.u.numel())]
    rates, speeds = (_positive(np.array(w, float).ravel()) for w in function(*point, time, parameters))
    rates[list(_implied(equations))] *= WEIGHTLESS  # they follow, and are no reason to move a body
    return rates, speeds


def _positive(weights: np.ndarray) -> np.ndarray:
    usable = np.isfinite(weights) & (weights > 0)
    typical = np.median(weights[usable]) if usable.any() else 1.0
    return np.where(usable, weights, typical)


def _solve(equations: Equations, level: _Level, words: str) -> np.ndarray:
    """The smallest completion from zero; from other starts where zero is a singular one (a cone's tip)."""
    free = np.array([i for i in range(level.size) if i not in level.known], int)
    given = level.given
    scale = max(1.0, float(np.abs(given).max(initial=0.0)))
    best: np.ndarray | None = None
    for trial in range(9):
        start = given.copy()
        if trial:
            start[free] = _trial(trial, free.size, scale)
        z = _smallest(level, start, free)
        if _satisfied(level, z):
            if trial == 0:
                return z
            if best is None or _size(level, z) < _size(level, best) * (1 - 1e-9):
                best = z
        elif trial == 0 and free.size == 0:
            break
    if best is not None:
        return best
    raise _refusal(equations, level, given, free, words)


def _moved(equations: Equations, level: _Level, words: str) -> np.ndarray:
    """What is known is kept where it can be; else the nearest state is taken."""
    try:
        return _solve(equations, level, words)
    except InconsistentState:
        nearest = _nearest(level, level.given)
        if nearest is None:
            raise
        return nearest


def _trial(number: int, size: int, scale: float) -> np.ndarray:
    if number == 1:
        return np.full(size, scale)
    return np.random.default_rng(number).uniform(-scale, scale, size)


def _smallest(level: _Level, z: np.ndarray, free: np.ndarray) -> np.ndarray:
    """Least-norm steps until they settle, then Newton steps until the rows no longer improve."""
    z = z.copy()
    if not free.size:
        return z
    root = 1 / np.sqrt(level.weights[free])
    for _ in range(60):
        c, J = level.evaluate(z)
        if not c.size or not np.isfinite(c).all():
            return z
        J_w = J[:, free] * root
        step = root * (np.linalg.pinv(J_w, rcond=1e-11) @ (J[:, free] @ z[free] - c)) - z[free]
        z[free] += step
        if np.abs(step).max() <= 1e-14 * (1 + np.abs(z).max()):
            break
    for _ in range(30):
        c, J = level.evaluate(z)
        if not np.isfinite(c).all() or (np.abs(c) <= 1e-17 * np.maximum(1.0, np.abs(J) @ np.abs(z))).all():
            return z  # nothing to improve, or nothing to improve with
        trial = z.copy()
        trial[free] -= root * (np.linalg.pinv(J[:, free] * root, rcond=1e-11) @ c)
        if not np.abs(level.evaluate(trial)[0]).max() < np.abs(c).max():
            break
        z = trial
    return z


def _residuals(level: _Level, z: np.ndarray) -> np.ndarray:
    """|c| relative to the size of what enters each row."""
    c, J = level.evaluate(z)
    return np.abs(c) / np.maximum(1.0, np.abs(J) @ np.abs(z))


def _satisfied(level: _Level, z: np.ndarray) -> bool:
    residuals = _residuals(level, z)
    return bool(np.isfinite(residuals).all() and (residuals <= CONSISTENT).all() and level.accepts(z))


def _size(level: _Level, z: np.ndarray) -> float:
    return float((level.weights * z**2).sum())


def _refusal(equations: Equations, level: _Level, given: np.ndarray, free: np.ndarray, words: str) -> InconsistentState:
    """What is violated, by how much, and the nearest state that would do."""
    stuck = _smallest(level, given, free)
    residuals = _residuals(level, stuck)
    broken = [i for i, r in enumerate(residuals) if not r <= CONSISTENT]
    worst = max(broken, key=lambda i: residuals[i] if np.isfinite(residuals[i]) else np.inf)
    named = sorted({level.names[i] for i in broken})
    value = level.evaluate(stuck)[0][worst]
    nearest = _nearest(level, given)
    text = (
        f"the {words} given contradict the constraint{'s' if len(named) > 1 else ''} {_quoted(named)}: "
        f"the residual of '{level.names[worst]}' is {value:.6g}"
    )
    if nearest is None:
        return InconsistentState(
            f"{text}, and no state near it satisfies {'them together' if len(named) > 1 else 'it'}."
        )
    near = ", ".join(f"{name} = {z:.12g}" for name, z in zip(level.variables, nearest, strict=True))
    return InconsistentState(
        f"{text}; the nearest state that satisfies the constraints of '{equations.name}' has {near}."
    )


def _nearest(level: _Level, given: np.ndarray) -> np.ndarray | None:
    """The closest point, in the weights, at which every row of the level holds."""
    z, root = given.copy(), 1 / np.sqrt(level.weights)
    for _ in range(60):
        c, J = level.evaluate(z)
        if not np.isfinite(c).all():
            return None
        z = z - root * (np.linalg.pinv(J * root, rcond=1e-11) @ c)
    return z if _satisfied(level, z) else None


def _quoted(names: Sequence[str]) -> str:
    return " and ".join(f"'{name}'" for name in names)
