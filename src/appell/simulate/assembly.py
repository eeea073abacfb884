"""Assembly: a start completed so that every constraint holds. What was given is kept, the rest is the smallest."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable
from functools import cached_property

import casadi as ca
import numpy as np

from appell.algebra.rank import null_space, unit_diagonal
from appell.algebra.sampling import random_points
from appell.compile import Program
from appell.equations import Equations
from appell.equations.forms import former_speeds, state_graph_of, symbol_units
from appell.errors import AppellWarning, InconsistentState, SingularSystem
from appell.mechanics import Row
from appell.model import name_of
from appell.model.dimensions import ANGLE, NUMBER, physical, read_unit
from appell.model.loop_closure import facing
from appell.numbers import NEWTON, RANK, RUN, SAME
from appell.simulate.contact_end import ONE_POINT
from appell.simulate.contact_start import contact_guesses, contacts_face
from appell.simulate.least_norm import Level, complete, complete_or_move
from appell.simulate.numbers import Numbers
from appell.simulate.other_assemblies import warn_of_others
from appell.simulate.places import Places
from appell.simulate.start import Known
from appell.system.stage import stage

TINY = float(np.finfo(float).tiny)


class AssemblyFunctions:
    """The rows of equations and what weighs their completion, as functions of numbers, each made once."""

    def __init__(self, equations: Equations) -> None:
        self.equations = equations

    @cached_property
    def coordinates(self) -> tuple[str, ...]:
        """The names of the coordinates."""
        return tuple(name_of(c) for c in self.equations.coordinates)

    @cached_property
    def speeds(self) -> tuple[str, ...]:
        """The names of the speeds."""
        return tuple(name_of(u) for u in self.equations.speeds)

    @cached_property
    def position_names(self) -> tuple[str, ...]:
        """The constraints of the rows in positions, and the norms."""
        m = state_graph_of(self.equations)
        return (*(row.name for row in m.rows if row.position is not None), *m.norm_names)

    @cached_property
    def velocity_names(self) -> tuple[str, ...]:
        """The constraints of the rows in velocities that a start satisfies."""
        return tuple(row.name for row in self._in_velocities)

    @cached_property
    def _in_velocities(self) -> list[Row]:
        """These rows: all but those that yield, without which a motion can begin."""
        yielding = {c.name for c in self.equations.mechanism.constraints if c.is_yielding}
        rows = state_graph_of(self.equations).rows
        return [r for r in rows if r.velocity is not None and r.name not in yielding]

    @cached_property
    def position(self) -> Numbers | None:
        """Rows in positions and norms of (q, t, p), and their Jacobian by q."""
        m = state_graph_of(self.equations)
        return _with_jacobian(*self._positions, m.q, [m.t, m.p])

    @cached_property
    def velocity(self) -> Numbers | None:
        """Rows in velocities of (u, q, t, p), and their Jacobian by u."""
        m = state_graph_of(self.equations)
        return _with_jacobian(*self._velocities, m.u, [m.q, m.t, m.p])

    @property
    def _positions(self) -> tuple[ca.SX, list[ca.SX | None]]:
        """Rows in positions and norms, and whether they act in a mode (None: always)."""
        m = state_graph_of(self.equations)
        rows = [row for row in m.rows if row.position is not None]
        return ca.vertcat(*[row.position for row in rows], *m.norms), [
            *(row.active for row in rows),
            *[None] * len(m.norms),
        ]

    @property
    def _velocities(self) -> tuple[ca.SX, list[ca.SX | None]]:
        rows = self._in_velocities
        return ca.vertcat(*[row.velocity for row in rows]), [row.active for row in rows]

    @cached_property
    def residuals(self) -> Numbers | None:
        """All rows in positions and velocities of (q, u, t, p), relative to what enters them: those of `relative`."""
        m = state_graph_of(self.equations)
        parts = [
            _where_they_act(
                ca.fabs(c) / ca.fmax(TINY, ca.fabs(ca.densify(ca.jacobian(c, z))) @ ca.fmax(ca.fabs(z), NEWTON.rest)),
                active,
            )
            for (c, active), z in ((self._positions, m.q), (self._velocities, m.u))
            if c.numel()
        ]
        return (
            Numbers(ca.Function("residuals", [m.q, m.u, m.t, m.p], [ca.densify(ca.vertcat(*parts))])) if parts else None
        )

    @cached_property
    def rate_names(self) -> tuple[str, ...]:
        """The names of the coordinate rates, then of the speeds that others have replaced."""
        return (*(f"{name}'" for name in self.coordinates), *former_speeds(self.equations))

    @cached_property
    def rates(self) -> Numbers | None:
        """Coordinate rates and former speeds of (u, q, t, p), and their Jacobian by u."""
        m = state_graph_of(self.equations)
        values = ca.vertcat(ca.SX(m.qdot), *map(ca.SX, former_speeds(self.equations).values()))
        return _with_jacobian(values, [None] * values.numel(), m.u, [m.q, m.t, m.p])

    @cached_property
    def second_rates(self) -> Numbers:
        """q'' of (q, u, udot, t, p): d(qdot)/du udot and what follows from q and time."""
        m = state_graph_of(self.equations)
        value = m.algebra.jacobian(m.qdot, m.u) @ m.udot + m.algebra.rate(m.qdot, m.q, m.qdot, m.t)
        return Numbers(ca.Function("second", [m.q, m.u, m.udot, m.t, m.p], [ca.densify(m.now(ca.SX(value)))]))

    @cached_property
    def rates_of_unit_speeds(self) -> Numbers | None:
        """G of (q, u, t, p), where it depends on q."""
        m = state_graph_of(self.equations)
        if not ca.depends_on(ca.SX(m.G), m.q):
            return None
        return Numbers(ca.Function("G", [m.q, m.u, m.t, m.p], [ca.densify(ca.SX(m.G))]))

    def usual_rates(self, _: np.ndarray, u: np.ndarray, time: float, parameters: np.ndarray) -> np.ndarray:
        """The largest rate of a unit of every speed at a random place: it has the unit of the speed."""
        assert self.rates_of_unit_speeds is not None
        (point,) = random_points([len(self.coordinates)], 1, seed=3)
        (G,) = self.rates_of_unit_speeds(point[0], u, time, parameters)
        return _positive(np.abs(G).max(axis=0))

    @cached_property
    def inertia(self) -> Numbers:
        """The Hessian of the kinetic energy by the speeds, of (q, u, t, p)."""
        m = state_graph_of(self.equations)
        M = m.metric
        return Numbers(ca.Function("M", [m.q, m.u, m.t, m.p], [ca.densify(M)]))

    @cached_property
    def _diagonals(self) -> Numbers:
        m = state_graph_of(self.equations)
        M = m.metric
        columns = [ca.densify(ca.diag(m.Y.T @ M @ m.Y)), ca.densify(ca.diag(M))]
        return Numbers(ca.Function("weights", [m.q, m.u, m.t, m.p], columns))

    def weights(self, parameters: np.ndarray, time: float, known: Known | None = None) -> tuple[np.ndarray, np.ndarray]:
        """The inertia met by each coordinate rate and each speed, as weights of the smallest completion.

        Met at a random state, whose entries are as large as what is known in the same unit.
        """
        (point,) = random_points([len(self.coordinates), len(self.speeds)], 1, seed=3)
        if self._weights_vary:
            point = [z * sizes for z, sizes in zip(point, self._typical(parameters, known), strict=True)]
        rates, speeds = (_positive(w.ravel()) for w in self._diagonals(*point, time, parameters))
        rates[list(self.implied)] *= RUN.weightless  # they follow, and are no reason to move a body
        return rates, speeds

    @cached_property
    def _weights_vary(self) -> bool:
        m = state_graph_of(self.equations)
        return bool(ca.depends_on(ca.SX(m.metric), ca.vertcat(m.q, m.u)) or ca.depends_on(ca.SX(m.Y), m.q))

    @cached_property
    def kinds(self) -> tuple[tuple[object, ...], tuple[object, ...]]:
        """The units of coordinates and of speeds; of one whose unit is not known its own name."""
        known = {name_of(symbol): physical(unit) for symbol, unit in symbol_units(self.equations).known.items()}
        return tuple(known.get(name, name) for name in self.coordinates), tuple(
            known.get(name, name) for name in self.speeds
        )

    def _typical(self, parameters: np.ndarray, known: Known | None) -> list[np.ndarray]:
        """How large coordinates and speeds are: as what is known in their unit, else as parameters in it, else one."""
        units = {
            p.name: physical(u) for p in self.equations.mechanism.parameters for u in [read_unit(p.unit or "?")] if u
        }
        stated = [(units.get(p.name), v) for p, v in zip(self.equations.mechanism.parameters, parameters, strict=False)]
        given = (
            []
            if known is None
            else [
                (kinds[i], value)
                for kinds, values in zip(self.kinds, (known.coordinates, known.speeds), strict=True)
                for i, value in values.items()
            ]
        )
        found: dict[object, float] = {}
        for pairs in (stated, given):
            largest: dict[object, float] = {}
            for kind, value in pairs:
                largest[kind] = max(largest.get(kind, 0.0), abs(value))
            found |= {kind: size for kind, size in largest.items() if size}
        found |= dict.fromkeys((NUMBER, ANGLE), 1.0)
        return [np.array([found.get(kind, 1.0) for kind in kinds]) for kinds in self.kinds]

    @cached_property
    def implied(self) -> frozenset[int]:
        """The places of the coordinates that follow from the others."""
        implied = {
            c for coordinates in self.equations.mechanism.kinematics.implied_coordinates.values() for c in coordinates
        }
        return frozenset(i for i, c in enumerate(self.equations.coordinates) if c in implied)

    @cached_property
    def places(self) -> Places:
        """What tells two states apart."""
        return Places(self.equations, self.implied)

    @cached_property
    def _facing(self) -> tuple[list[str], Numbers] | None:
        """The joints that close loops, and what is positive where their axes are the right way round."""
        m, found = state_graph_of(self.equations), facing(self.equations.mechanism)
        if not found:
            return None
        column = ca.densify(ca.vertcat(*[m.lower(e) for _, e in found]))
        return [name for name, _ in found], Numbers(ca.Function("facing", [m.q, m.t, m.p], [column]))

    def turned_over(self, q: np.ndarray, time: float, parameters: np.ndarray) -> list[str]:
        """The joints that close a loop with their axes opposite to each other."""
        if self._facing is None:
            return []
        names, function = self._facing
        (values,) = function(q, time, parameters)
        return [name for name, v in zip(names, values.ravel(), strict=True) if v < 0]

    def objection(self, q: np.ndarray, time: float, parameters: np.ndarray) -> str:
        """Why a state that satisfies the rows is not one that is meant."""
        names = self.turned_over(q, time, parameters)
        if not names:
            return "two surfaces meet from inside: begin with the bodies apart"
        return (
            f"it closes {' and '.join(map(repr, names))} with the axes of both sides opposite to each other: "
            "give coordinates near the pose that is meant, or turn the axis of one side"
        )

    @cached_property
    def unrotated(self) -> np.ndarray:
        """Zero, with the first coordinate of every norm at one: a quaternion without rotation."""
        m = state_graph_of(self.equations)
        home = np.zeros(m.q.numel())
        for norm in m.norms:
            involved = [i for i in range(m.q.numel()) if ca.depends_on(ca.SX(norm), m.q[i])]
            if not self.implied & set(involved):
                home[involved[:1]] = 1.0
        return home

    def home(self, known: Known, parameters: np.ndarray, time: float) -> np.ndarray:
        """Where the search begins; the coordinates of contacts where the surfaces are nearest to each other there."""
        home = self.unrotated.copy()
        if self.implied:
            there = home.copy()
            for i, value in known.coordinates.items():
                there[i] = value
            for i, value in contact_guesses(self.equations, there, parameters, time).items():
                home[i] = value
        return home


@stage
def assembly_of(equations: Equations) -> AssemblyFunctions:
    """The functions by which a start is completed."""
    return AssemblyFunctions(equations)


def assemble(
    equations: Equations, known: Known, parameters: np.ndarray, time: float, *, nearest: bool = False
) -> tuple[np.ndarray, np.ndarray]:
    """Consistent q and u, or InconsistentState with the residual, the constraint and the nearest state that does.

    ``nearest``: what is known is moved to that nearest state where it cannot be kept.
    """
    given = _all_given(equations, known, parameters, time)
    if given is not None:
        return given
    solve = complete_or_move if nearest else complete
    q = solve(equations.mechanism.name, _in_coordinates(equations, known, parameters, time), "coordinates")
    return q, solve(equations.mechanism.name, _in_speeds(equations, known, q, parameters, time), "speeds")


def _all_given(
    equations: Equations, known: Known, parameters: np.ndarray, time: float
) -> tuple[np.ndarray, np.ndarray] | None:
    """q and u where every one is given and every row holds, seen in one evaluation; else None, for who says more."""
    f: AssemblyFunctions = assembly_of(equations)
    n, size = len(f.coordinates), len(f.speeds)
    if len(known.coordinates) < n or len(known.speeds) < size or known.rates or equations.mechanism.contacts:
        return None
    q = np.array([known.coordinates[i] for i in range(n)])
    u = np.array([known.speeds[i] for i in range(size)])
    return (q, u) if satisfies(equations, q, u, parameters, time) else None


def satisfies(equations: Equations, q: np.ndarray, u: np.ndarray, parameters: np.ndarray, time: float) -> bool:
    """Whether every row holds at a state, seen in one evaluation, and no loop is closed turned over."""
    f: AssemblyFunctions = assembly_of(equations)
    if f.residuals is not None:
        left = f.residuals.numbers(q, u, time, parameters)
        if not (max(left) <= NEWTON.consistent and math.isfinite(sum(left))):
            return False
    return not f.turned_over(q, time, parameters)


def report_others(
    equations: Equations,
    known: Known,
    state: tuple[np.ndarray, np.ndarray],
    parameters: np.ndarray,
    time: float,
    admits: Callable[[np.ndarray], bool] = lambda _: True,
) -> None:
    """Warn where other coordinates or speeds complete what is known as well as (q, u), the ``state`` that was taken.

    ``admits``: whether other coordinates are possible, beside satisfying the constraints.
    """
    f: AssemblyFunctions = assembly_of(equations)
    q, u = state
    if len(known.coordinates) < len(f.coordinates):
        level = _in_coordinates(equations, known, parameters, time)
        warn_of_others(
            equations.mechanism.name,
            level,
            q,
            lambda one, other: f.places.told_apart(one, other, time, parameters),
            admits,
        )
    if len(known.speeds) < len(f.speeds):
        level = _in_speeds(equations, known, q, parameters, time)
        warn_of_others(equations.mechanism.name, level, u, _unlike, lambda _: True)


def _unlike(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    return np.flatnonzero(np.abs(one - other) > SAME.solutions * (1 + np.abs(one)))


def _in_coordinates(equations: Equations, known: Known, parameters: np.ndarray, time: float) -> Level:
    f: AssemblyFunctions = assembly_of(equations)
    return Level(
        names=f.position_names,
        evaluate=lambda q: _evaluated(f.position, q, time, parameters),
        known=known.coordinates,
        size=len(f.coordinates),
        weigh=lambda: f.weights(parameters, time, known)[0],
        variables=f.coordinates,
        home=f.home(known, parameters, time),
        accepts=lambda q: contacts_face(equations, q, parameters, time) and not f.turned_over(q, time, parameters),
        objection=lambda q: f.objection(q, time, parameters),
        undefined={touch.name: ONE_POINT for touch in equations.mechanism.contacts},
        implied=f.implied,
        kinds=lambda: f.kinds[0],
    )


def _in_speeds(equations: Equations, known: Known, q: np.ndarray, parameters: np.ndarray, time: float) -> Level:
    f: AssemblyFunctions = assembly_of(equations)
    return Level(
        names=(*f.velocity_names, *(f"{f.rate_names[i]} as given" for i in known.rates)),
        evaluate=lambda u: _velocities(f, known.rates, u, q, time, parameters),
        known=known.speeds,
        size=len(f.speeds),
        weigh=lambda: f.weights(parameters, time, known)[1],
        variables=f.speeds,
        kinds=lambda: f.kinds[1],
    )


def _with_jacobian(values: ca.SX, active: list[ca.SX | None], z: ca.SX, further: list[ca.SX]) -> Numbers | None:
    if not values.numel():
        return None
    columns = [_where_they_act(ca.densify(part), active) for part in (values, ca.jacobian(values, z))]
    return Numbers(ca.Function("rows", [z, *further], columns))


def _where_they_act(lines: ca.SX, active: list[ca.SX | None]) -> ca.SX:
    """Lines of a matrix, zero where their row rests, even where it has no value."""
    acting = [lines[i, :] if acts is None else _chosen(acts, lines[i, :]) for i, acts in enumerate(active)]
    return ca.vertcat(*acting)


def _chosen(acts: ca.SX, line: ca.SX) -> ca.SX:
    return ca.horzcat(*[ca.if_else(acts, line[0, j], 0) for j in range(line.shape[1])])


def _evaluated(rows: Numbers | None, z: np.ndarray, *at: float | np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    if rows is None:
        return np.zeros(0), np.zeros((0, z.size))
    c, J = rows(z, *at)
    return c.ravel(), J


def _velocities(
    f: AssemblyFunctions, given: dict[int, float], u: np.ndarray, *at: float | np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """The rows in velocities, and the coordinate rates that were given less their values."""
    c, J = _evaluated(f.velocity, u, *at)
    if not given:
        return c, J
    rates, slopes = _evaluated(f.rates, u, *at)
    places = list(given)
    return np.concatenate([c, rates[places] - list(given.values())]), np.vstack([J, slopes[places]])


def require_regular(equations: Equations, values: tuple[np.ndarray, np.ndarray, float, np.ndarray]) -> None:
    """Refuse a start (q, u, t, p) where speeds do not determine rates, or momenta (where there are any) the speeds."""
    f: AssemblyFunctions = assembly_of(equations)
    if f.rates_of_unit_speeds is not None:
        (G,) = f.rates_of_unit_speeds(*values)
        if not np.isfinite(G).all() or (np.abs(G) / f.usual_rates(*values)).max() > 1 / RANK.pivot:
            raise SingularSystem(
                f"the speeds {', '.join(f.speeds)} do not determine the coordinate rates at the start: their relation "
                "is singular there; choose other speeds, or another start."
            )
    if equations.principle.has_momenta:
        (M,) = f.inertia(*values)
        if np.linalg.matrix_rank(M * unit_diagonal(M), tol=RANK.massless) < len(f.speeds):
            raise SingularSystem(
                f"the momenta of {equations.principle.name} do not determine the velocities at the start: something "
                "that moves has no mass; UdwadiaKalaba or Kane would do."
            )


def assemble_higher(
    equations: Equations, program: Program, known: Known, parameters: np.ndarray, time: float
) -> np.ndarray:
    """The states of a system of higher order: what is given, the rest the smallest that its invariants allow."""
    higher, names = program.system.higher, program.system.auxiliary_states
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
    level = Level((*higher.names, *given), evaluate, fixed, len(names), lambda: np.ones(len(names)), names)
    z = complete(equations.mechanism.name, level, "values")
    _ask_for_the_rest(equations, level, z)
    return z


def _ask_for_the_rest(equations: Equations, level: Level, z: np.ndarray) -> None:
    """Say by name which higher derivatives and multipliers the start leaves open, and what was taken for them."""
    free = [i for i in range(level.size) if i not in level.known]
    _, J = level.evaluate(z)
    open_directions = null_space(J[:, free], RANK.reached)
    motion = {name_of(q) for q in equations.coordinates} | {f"{name_of(q)}'" for q in equations.coordinates}
    unsettled = [
        f"{level.variables[i]} = {z[i]:.6g}"
        for k, i in enumerate(free)
        if np.abs(open_directions[k]).max(initial=0.0) > RANK.reached and level.variables[i] not in motion
    ]
    if unsettled:
        warnings.warn(
            f"the start of '{equations.mechanism.name}' under {equations.principle.name} leaves open what its order "
            f"needs: {', '.join(unsettled)} was taken; give these by name in the state.",
            AppellWarning,
            stacklevel=5,
        )


def _positive(weights: np.ndarray) -> np.ndarray:
    usable = np.isfinite(weights) & (weights > 0)
    typical = np.median(weights[usable]) if usable.any() else 1.0
    return np.where(usable, weights, typical)
