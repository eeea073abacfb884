"""Linearised equations of a family of steady motions in powers of its speed: M q'' + v C1 q' + (K0 + v^2 K2) q = 0.

The state matrices at some speeds v are linear_at's, A(v) = A0 + v A1 + v^2 A2; the polynomial goes through as many of
them as it has coefficients, and the others say what it leaves (``remainder``). With M = V^T M V, the mass matrix over
the speeds that are kept, the rows of accelerations times -M are the matrices of the second-order equations.
Source of the form: Meijaard, Papadopoulos, Ruina and Schwab 2007, Proc. R. Soc. A 463:1955, eq. 5.3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import casadi as ca
import numpy as np
import sympy as sm

from appell.analysis.types import Name, Values
from appell.equations import Equations
from appell.equations.forms import blocks_over_all_speeds, mechanics_to_run
from appell.errors import ModelError
from appell.model import name_of
from appell.model.names import require_one_of
from appell.numbers import DRAW, RANK
from appell.reading.printing.typesetting import typeset


@dataclass(frozen=True)
class PowersOfSpeed:
    """M q'' + sum_k v^k C_k q' + sum_k v^k K_k q = 0 for some coordinates q.

    >>> import appell as ap
    >>> wire = ap.Model("bead on a turning wire"); s, q = wire.coordinates("s q"); t = wire.time
    >>> wire.lagrangian((s.diff(t) ** 2 * (1 - q**2) + q.diff(t) ** 2 - 4 * q**2) / 2)
    >>> equations = wire.derive(ap.Lagrange())
    >>> ap.in_powers_of("sdot", equations, {"q": 0, "qdot": 0}, ["q"]).stiffness[2]
    array([[1.]])

    Attributes
    ----------
    speed, coordinates
        The names of v and of q.
    mass
        M.
    damping, stiffness
        C_0, C_1, ... and K_0, K_1, ...; forces of gravity are in K_0.
    remainder
        The largest entry by which the state matrices at other speeds differ from the polynomial, relative to the
        largest entry: rounding, where the equations are polynomials of this degree.
    """

    speed: str
    coordinates: tuple[str, ...]
    mass: np.ndarray
    damping: tuple[np.ndarray, ...]
    stiffness: tuple[np.ndarray, ...]
    remainder: float

    def __str__(self) -> str:
        v = self.speed
        terms = [("M", "''", self.mass)]
        terms += [(f"C{k}", "'", C) for k, C in enumerate(self.damping)]
        terms += [(f"K{k}", "", K) for k, K in enumerate(self.stiffness)]
        shown = [t for t in terms if t[2].any()]
        parts = [f"{power_of(v, int(n[1:] or 0))}{n} q{dashes}" for n, dashes, _ in shown]
        lines = [f"{' + '.join(parts)} = 0 with q = ({', '.join(self.coordinates)})"]
        for name, _, matrix in shown:
            rows = "; ".join(", ".join(f"{a:.6g}" for a in row) for row in matrix)
            lines.append(f"  {name} = [{rows}]")
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_latex_(self) -> str:
        """The equations, typeset, with the entries of the matrices to six digits."""
        terms = {"M": self.mass}
        terms |= {f"C{k}": C for k, C in enumerate(self.damping)} | {f"K{k}": K for k, K in enumerate(self.stiffness)}
        shown = {name: sm.Matrix(m).evalf(6) for name, m in terms.items() if m.any()}
        return typeset_powers(self.speed, self.coordinates, shown)


def typeset_powers(speed: str, coordinates: Sequence[str], matrices: Mapping[str, sm.Matrix]) -> str:
    """M q'' + v C1 q' + (K0 + v^2 K2) q = 0 as LaTeX, each matrix at its place."""
    q, v = sm.Matrix([sm.Symbol(name) for name in coordinates]), sm.Symbol(speed)
    dots = {"M": r"\ddot q", "C": r"\dot q", "K": "q"}
    terms = [
        f"{typeset(v**k) if (k := int(name[1:] or 0)) else ''}{typeset(matrix)}{dots[name[0]]}"
        for name, matrix in matrices.items()
    ]
    return rf"$\displaystyle {' + '.join(terms)} = 0,\qquad q = {typeset(q)}$"


def in_powers_of(
    speed: Name,
    equations: Equations,
    state: Values,
    coordinates: Sequence[Name],
    parameters: Values | None = None,
    *,
    independent: Sequence[Name] = (),
    degree: int = 2,
    scale: float = 1.0,
) -> PowersOfSpeed:
    """The linearised equations of some coordinates about motions that are steady at every value of a speed.

    >>> import appell as ap
    >>> wire = ap.Model("bead on a turning wire"); s, q = wire.coordinates("s q"); t = wire.time
    >>> wire.lagrangian((s.diff(t) ** 2 * (1 - q**2) + q.diff(t) ** 2 - 4 * q**2) / 2)
    >>> equations = wire.derive(ap.Lagrange())
    >>> print(ap.in_powers_of("sdot", equations, {"q": 0, "qdot": 0}, ["q"]))
    M q'' + K0 q + sdot^2 K2 q = 0 with q = (q)
      M = [1]
      K0 = [4]
      K2 = [1]

    Parameters
    ----------
    speed
        The state whose powers are looked for.
    equations
        Those of the model.
    state
        All other states of the motion, or as many as `Equations.linearize` needs.
    coordinates
        q, each with a speed that is its rate.
    parameters
        Values that are not the model's own.
    independent
        The independent states, as in `Equations.linearize`.
    degree
        Of the polynomial.
    scale
        The step from speed to speed.

    Raises
    ------
    ModelError
        A coordinate is no independent state, or has none that is its rate; or the motion is not steady at a speed.
    """
    v, names = name_of(speed), [name_of(q) for q in coordinates]
    speeds = scale * np.arange(1, degree + 2 + DRAW.few)
    found = [equations.linearize({**state, speed: x}, parameters, independent=independent) for x in speeds]
    moving = next((f for f in found if not f.steady), None)
    if moving is not None:
        raise ModelError(f"the motion of '{equations.mechanism.name}' at {v} = {moving.point[v]:g} is not steady.")
    places = [_place(found[0].states, n) for n in names]
    rates = [_rate_of(found[0].states, found[0].state_matrix, i) for i in places]
    A = np.array([f.state_matrix[np.ix_(rates, [*places, *rates])] for f in found])
    powers = np.vander(speeds, degree + 1, increasing=True)
    inner = slice(0, degree + 1)
    parts = np.tensordot(np.linalg.inv(powers[inner]), A[inner], axes=1)
    left = np.abs(np.tensordot(powers, parts, axes=1) - A).max() / max(1.0, np.abs(A).max())
    mass = _mass(equations, found[0].point, parameters, found[0].tangent[:, rates], found[0].all_states)
    parts = -np.einsum("ij,kjl->kil", mass, parts)
    parts[np.abs(parts) < RANK.fitted * np.abs(parts).max()] = 0.0
    n = len(names)
    return PowersOfSpeed(v, tuple(names), mass, tuple(p[:, n:] for p in parts), tuple(p[:, :n] for p in parts), left)


def power_of(v: str, k: int) -> str:
    """v^k before a matrix."""
    return {0: "", 1: f"{v} "}.get(k, f"{v}^{k} ")


def _place(states: Sequence[str], name: str) -> int:
    require_one_of(name, states, f"'{name}' is not an independent state of the linearization")
    return states.index(name)


def _rate_of(states: Sequence[str], A: np.ndarray, i: int) -> int:
    """The independent speed that is the rate of a coordinate: its row in A is a unit vector."""
    (ones,) = np.nonzero(np.abs(A[i]) > RANK.fitted)
    if len(ones) != 1 or abs(A[i, ones[0]] - 1) > RANK.fitted:
        raise ModelError(f"the rate of '{states[i]}' is not one of the independent states: name another coordinate.")
    return int(ones[0])


def _mass(
    equations: Equations, point: Values, parameters: Values | None, V: np.ndarray, names: Sequence[str]
) -> np.ndarray:
    """V^T M V with M over all speeds."""
    m = mechanics_to_run(equations)
    M = m.now(ca.densify(ca.SX(blocks_over_all_speeds(equations, m).M)))
    given = {name_of(key): float(value) for key, value in (parameters or {}).items()}
    p = [given.get(x.name, x.default) for x in equations.mechanism.parameters]
    q, u = ([point[name_of(s)] for s in some] for some in (equations.coordinates, equations.speeds))
    found = np.array(ca.Function("mass", [m.q, m.u, m.t, m.p], [M])(q, u, 0.0, p), float)
    W = V[[names.index(name_of(s)) for s in equations.speeds]]
    return np.asarray(W.T @ found @ W)
