"""Inverse dynamics: the forces, inputs and reactions that a given motion needs.

With udot given, F = F_0 + G tau in the inputs tau that are sought, and B lam the reactions,

    M udot - F_0 = G tau + B lam .

The reactions take what they can: tau is the least sum of squares that brings the part of G tau outside the range of B
to that of M udot - F_0, and lam then the least shares of the rest. Where no input is sought, a generalised force Q is:
the least in the metric of the mechanism, Q = M d with A d = 0 (Gauss), which does no work on what the rows exclude.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np

from appell.constraints import multiplier
from appell.equations import Equations
from appell.equations.blocks import over_speeds
from appell.equations.forms import blocks_of, demanded_efforts, mechanics_to_run, state_graph_of, variational_of
from appell.equations.tree_form import tree_form
from appell.errors import InconsistentState, ModelError, NotApplicable
from appell.mechanics.reaction_vectors import missing_forces
from appell.mechanics.tree import NotATree
from appell.model import name_of
from appell.model.html import html_table
from appell.model.mechanism import has_modes
from appell.model.names import require_one_of
from appell.numbers import RANK
from appell.simulate.aliases import Inputs, Parameters
from appell.simulate.assembly import satisfies
from appell.simulate.bind import Binding
from appell.simulate.prepare import state_program
from appell.system import STRIDE

Values = float | np.ndarray
"""A number, or one for each state."""


@dataclass(frozen=True)
class InverseDynamics:
    """What a motion needs, by name: numbers for one state, arrays for several.

    >>> import appell as ap
    >>> cart = ap.Model("cart"); x = cart.coordinates("x"); f = cart.input("f")
    >>> cart.force(cart.particle("cart", mass=2, position=x * cart.frame.x), f * cart.frame.x)
    >>> cart.derive(ap.Kane()).inverse_dynamics({"x": 0, "xdot": 0}, {"xdot": 1.5}).forces
    {'f': 3.0}

    Attributes
    ----------
    forces
        The inputs that were sought; where there are none, the generalised force on every speed.
    multipliers
        Those of the reactions that act with them.
    efforts
        Of actuators that keep constraints, by the name of their symbol, as far as they are no multipliers.
    """

    forces: Mapping[str, Values]
    multipliers: Mapping[str, Values]
    efforts: Mapping[str, Values]

    def __getitem__(self, key: object) -> Values:
        found = {**self.efforts, **self.multipliers, **self.forces}
        require_one_of(name_of(key), found, f"no force, multiplier or effort is named '{name_of(key)}'", error=KeyError)
        return found[name_of(key)]

    def _repr_html_(self) -> str:
        parts = (("force or input", self.forces), ("multiplier", self.multipliers), ("effort", self.efforts))
        rows = [
            (kind, name, f"{np.min(values):.6g}", f"{np.max(values):.6g}")
            for kind, part in parts
            for name, values in part.items()
        ]
        return html_table(("", "of", "least", "largest"), rows)


@dataclass(frozen=True)
class _Functions:
    """Of (q, u, udot, t, p): M udot - F, then dF/dp; M, A, gamma, B. And the efforts, of these and lam."""

    needed: ca.Function
    blocks: ca.Function
    efforts: ca.Function
    effort_names: tuple[str, ...]


def inverse_dynamics(
    equations: Equations,
    state: Mapping[Any, Any],
    speed_rates: Mapping[Any, Any],
    parameters: Parameters | None = None,
    *,
    time: Any = 0.0,
    inputs: Inputs | None = None,
) -> InverseDynamics:
    """Returns the forces that a motion needs; :meth:`appell.Equations.inverse_dynamics` describes the arguments."""
    _require_plain(equations)
    q = _columns(state, [name_of(c) for c in equations.coordinates], "state")
    u = _columns(state, [name_of(s) for s in equations.speeds], "state")
    udot = _columns(speed_rates, [name_of(s) for s in equations.speeds], "speed rates")
    t = np.asarray(time, float)
    shape = np.broadcast_shapes(t.shape, *(part.shape for column in (q, u, udot) for part in column.values()))
    if len(shape) > 1:
        raise ModelError("states are given as numbers, or as arrays of one axis: one entry for each state.")
    count = int(np.prod(shape))
    motion = [np.array([np.broadcast_to(v, shape).ravel() for v in c.values()]) for c in (q, u, udot)]
    times = np.broadcast_to(t, shape).ravel()
    given = {name_of(key): value for key, value in (inputs or {}).items()}
    names = [one.name for one in equations.mechanism.inputs]
    sought = [name for name in names if name not in given]
    bind = Binding(parameters, {**given, **dict.fromkeys(sought, 0.0)}, float(times.min()), float(times.max()))
    values = bind(equations, state_program(equations))
    found, functions = [], _functions(equations)
    for k in range(count):
        now = [part[:, k] if len(part) else np.zeros(0) for part in motion]
        p = values.at(times[k], np.concatenate(now[:2]))
        found.append(_at_state(equations, functions, sought, (now[0], now[1], now[2], float(times[k]), p)))
    forces, multipliers, efforts = (np.array(part).T.reshape(-1, *shape) for part in zip(*found, strict=True))
    speeds = [name_of(s) for s in equations.speeds]
    return InverseDynamics(
        _named(sought or speeds, forces),
        _named(_multiplier_names(equations), multipliers),
        _named(functions.effort_names, efforts),
    )


def _at_state(
    equations: Equations,
    f: _Functions,
    sought: Sequence[str],
    at: tuple[np.ndarray, np.ndarray, np.ndarray, float, np.ndarray],
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Forces, multipliers and efforts at one state."""
    q, u, udot, t, p = at
    r, of_parameters = (np.array(part, float) for part in f.needed(q, u, udot, t, p))
    M, A, gamma, B = (np.array(part, float) for part in f.blocks(q, u, t, p))
    r, gamma, n = r.ravel(), gamma.ravel(), u.size
    usual = np.sqrt(np.where(np.diag(M) > 0, np.diag(M), 1.0))
    _require_possible(equations, at, A / usual, gamma, udot * usual)
    if sought:
        places = [len(equations.mechanism.parameters) + STRIDE * _input_number(equations, name) for name in sought]
        G = -of_parameters[:, places]
        forces, lam = _shared(equations, sought, r / usual, G / usual[:, None], B / usual[:, None])
    else:
        # M d + B lam = M udot - F, A d = 0: in speeds scaled by the roots of diag(M) and rows of length one
        inner, rows, push = M / np.outer(usual, usual), A / usual, B / usual[:, None]
        lengths, pushes = _lengths(rows.T), _lengths(push)
        saddle = np.block([[inner, push / pushes], [(rows.T / lengths).T, np.zeros((len(A), len(A)))]])
        d, lam = np.split(_least(saddle, np.concatenate([r / usual, np.zeros(len(A))])), [n])
        forces, lam = usual * (inner @ d), lam / pushes
    return forces, lam, np.array(f.efforts(q, u, udot, t, p, lam), float).ravel()


def _shared(
    equations: Equations, sought: Sequence[str], r: np.ndarray, G: np.ndarray, B: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """tau of least norm and lam of least norm with G tau + B lam = r, or a refusal that names what is missing."""
    reactions = B / _lengths(B)
    outside = np.eye(r.size) - reactions @ _least(reactions, np.eye(r.size))
    tau = _least(outside @ G, outside @ r)
    left = outside @ (r - G @ tau)
    size = np.abs(r).max(initial=0.0) + (np.abs(G) @ np.abs(tau)).max(initial=0.0)
    if np.abs(left).max(initial=0.0) > RANK.threshold * size:
        speed = name_of(equations.speeds[int(np.abs(left).argmax())])
        raise NotApplicable(
            f"the inputs of '{equations.mechanism.name}' ({', '.join(sought)}) do not produce this motion: a force on "
            f"'{speed}' is missing, which neither they nor the reactions have."
        )
    return tau, _least(reactions, r - G @ tau) / _lengths(B)


def _least(matrix: np.ndarray, right: np.ndarray) -> np.ndarray:
    """The solution of least norm and least squares."""
    if not matrix.shape[1]:
        return np.zeros((0, *right.shape[1:]))
    return np.asarray(np.linalg.lstsq(matrix, right, rcond=RANK.threshold)[0])


def _lengths(columns: np.ndarray) -> np.ndarray:
    """The lengths of columns, one for those that vanish."""
    found = np.linalg.norm(columns, axis=0)
    return np.where(found > 0, found, 1.0)


def _functions(equations: Equations) -> _Functions:
    """The functions of equations: M udot - F from body to body on a tree, of the blocks elsewhere."""
    m = state_graph_of(equations)
    lam = ca.SX.sym("lam", len(m.rows))
    try:
        tree_form(equations)
        needed = missing_forces(mechanics_to_run(equations), m.udot)
        A = ca.vertcat(*[row.A for row in m.rows]) if m.rows else ca.SX(0, m.u.numel())
        gamma = ca.vertcat(*[row.gamma for row in m.rows])
        M, B = m.metric, A.T
    except NotATree:
        blocks = over_speeds(m, blocks_of(equations))
        M, A, gamma, B = blocks.M, blocks.A, blocks.gamma, blocks.B
        needed = blocks.M @ m.udot - blocks.F
    demanded = demanded_efforts(equations, lam)
    of_parameters = ca.jacobian(m.now(ca.densify(needed)), m.p)
    _require_linear(equations, of_parameters)
    now = [m.now(ca.densify(ca.SX(part))) for part in (needed, M, A, gamma, B)]
    at = [m.q, m.u, m.udot, m.t, m.p]
    column = m.now(ca.densify(ca.vertcat(*demanded.values()))) if demanded else ca.SX(0, 1)
    return _Functions(
        ca.Function("needed", at, [now[0], ca.densify(of_parameters)]),
        ca.Function("blocks", [m.q, m.u, m.t, m.p], now[1:]),
        ca.Function("efforts", [*at, lam], [column]),
        tuple(map(name_of, demanded)),
    )


def _input_number(equations: Equations, name: str) -> int:
    """The number of an input."""
    return [one.name for one in equations.mechanism.inputs].index(name)


def _require_linear(equations: Equations, of_parameters: ca.SX) -> None:
    """Refuse an input whose forces are not proportional to it, or hold its rates: no force is found from these."""
    m = state_graph_of(equations)
    for i, one in enumerate(equations.mechanism.inputs):
        first = len(equations.mechanism.parameters) + STRIDE * i
        own = m.p[first : first + STRIDE]
        if (
            ca.depends_on(ca.densify(of_parameters[:, first]), own)
            or of_parameters[:, first + 1 : first + STRIDE].nnz()
        ):
            raise NotApplicable(
                f"the input '{one.name}' of '{equations.mechanism.name}' is not a force that enters the equations "
                "linearly and cannot be solved for: give it with inputs=."
            )


def _require_plain(equations: Equations) -> None:
    """Refuse by name what a motion does not determine."""
    model, principle = equations.mechanism, equations.principle
    if has_modes(model):
        names = ", ".join(f"'{c.name}'" for c in model.constraints if c.has_modes)
        raise NotApplicable(
            f"the constraints {names} of '{model.name}' have phases, which accelerations do not tell apart: give the "
            "constraints that hold in this phase as bilateral ones."
        )
    for constraint in model.constraints:
        if constraint.law is not None:
            raise NotApplicable(
                f"the reaction of '{constraint.name}' does work by a law stated of the motion that it takes part in: "
                "inverse dynamics has ideal reactions and actuators."
            )
    if principle.family != "d'Alembert" or variational_of(equations) is not None:
        raise NotApplicable(
            f"{principle.name} gives '{model.name}' states other than coordinates and speeds: derive by Kane or "
            "Lagrange."
        )


def _require_possible(
    equations: Equations,
    at: tuple[np.ndarray, np.ndarray, np.ndarray, float, np.ndarray],
    A: np.ndarray,
    gamma: np.ndarray,
    udot: np.ndarray,
) -> None:
    """Refuse states off the constraints, and rates that the rows exclude: no force produces them."""
    q, u, _, t, p = at
    if not satisfies(equations, q, u, p, t):
        raise InconsistentState(
            f"the state at t = {t:g} does not satisfy the constraints of '{equations.mechanism.name}': complete it "
            "with equations.assemble(state)."
        )
    left = np.abs(A @ udot + gamma)
    size = np.linalg.norm(A, axis=1) * np.linalg.norm(udot) + np.abs(gamma)
    worst = int(np.argmax(left - RANK.threshold * size)) if left.size else 0
    if left.size and left[worst] > RANK.threshold * size[worst]:
        raise InconsistentState(
            f"the speed rates at t = {t:g} do not satisfy "
            f"the constraint '{state_graph_of(equations).rows[worst].name}': "
            f"its row is left with {left[worst]:.3g}, and no force changes that."
        )


def _multiplier_names(equations: Equations) -> list[str]:
    rows = state_graph_of(equations).rows
    counts = [sum(other.name == row.name for other in rows) for row in rows]
    return [multiplier(row.name, row.number, count).name for row, count in zip(rows, counts, strict=True)]


def _columns(given: Mapping[Any, Any], names: Sequence[str], what: str) -> dict[str, np.ndarray]:
    """One array for every name, all of which must be given; a rate may be called by its prime."""
    named = {name_of(key).removesuffix("'"): np.asarray(value, float) for key, value in given.items()}
    missing = [name for name in names if name not in named]
    if missing:
        raise ModelError(f"the {what} lack '{missing[0]}': inverse dynamics takes the whole motion.")
    return {name: named[name] for name in names}


def _named(names: Sequence[str], values: np.ndarray) -> dict[str, Values]:
    return {name: float(v) if v.ndim == 0 else v for name, v in zip(names, values, strict=True)}
