"""Holonomy of a rolling sphere: how a closed path turns it, and a closed path that turns it as wanted.

A sphere of radius r that rolls on a level plane without spin about the vertical n turns at omega = n x v / r, with v
the velocity of its centre. Around a closed path it comes back turned: the constraint has let it reach another
orientation at the same place, and every orientation can be reached so. Along a straight side the axis n x v stands
still, so that a polygon is a product of rotations by length / r, exactly.

Source: Flygare 2012 (003), the rolling sphere as what cannot be integrated; every orientation by the theorem of Chow
and Rashevskii, see ``classify``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import sympy as sm
from numpy.typing import ArrayLike
from scipy.integrate import solve_ivp
from scipy.optimize import least_squares, minimize
from scipy.spatial.transform import Rotation

from appell.algebra.sampling import random_directions
from appell.errors import ModelError, SimulationError
from appell.numbers import DRAW, RUN, ZERO

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class Holonomy:
    """A closed path on the plane, and how a sphere turns that rolls along it.

    >>> import appell as ap
    >>> quarter = 1.5707963267948966
    >>> print(ap.roll_around([[0, 0], [quarter, 0], [quarter, quarter], [0, quarter]]))
    a sphere of radius 1 on a closed path of length 6.28319: turned by 120 degrees about (0.5774, 0.5774, -0.5774)

    Attributes
    ----------
    path
        Points of the plane, (points, 2).
    radius
        Of the sphere.
    orientations
        The orientation of the sphere at each point, as SciPy's ``Rotation``.
    """

    path: np.ndarray
    radius: float
    orientations: Rotation

    @property
    def rotation(self) -> Rotation:
        """The net rotation."""
        return self.orientations[-1]

    @property
    def angle(self) -> float:
        """The angle of the net rotation, 0 to pi."""
        return float(self.rotation.magnitude())

    @property
    def axis(self) -> np.ndarray:
        """The axis of the net rotation, a unit vector; zero where there is none."""
        return np.asarray(self.rotation.as_rotvec() / self.angle if self.angle > 0 else np.zeros(3))

    @property
    def length(self) -> float:
        """The length of the path."""
        return float(np.linalg.norm(np.diff(self.path, axis=0), axis=1).sum())

    def trace(self, samples: int = 40) -> np.ndarray:
        """The points of the sphere that touch the plane, in its own axes.

        Parameters
        ----------
        samples
            How many on every side of the path.
        """
        down, found = np.array([0.0, 0.0, -self.radius]), []
        for k, side in enumerate(np.diff(self.path, axis=0)):
            for share in np.linspace(0, 1, samples):
                turn = _turn(share * side, self.radius) * self.orientations[k]
                found.append(turn.inv().apply(down))
        return np.array(found).reshape(-1, 3)

    def plot(self, path: str | Path | None = None) -> Figure:
        """The path on the plane, and where the sphere was touched.

        Parameters
        ----------
        path
            Where the figure is written: .png, .pdf, .svg. Not written unless given.
        """
        from appell.view.holonomy import plot_holonomy

        return plot_holonomy(self, path)

    def __str__(self) -> str:
        axis = ", ".join(f"{component:.4g}" for component in np.round(self.axis, 12) + 0.0)
        return (
            f"a sphere of radius {self.radius:g} on a closed path of length {self.length:.6g}: "
            f"turned by {np.degrees(self.angle):.6g} degrees about ({axis})"
        )

    __repr__ = __str__

    def _repr_latex_(self) -> str:
        """The net rotation, typeset."""
        axis = r" \\ ".join(f"{component:.4g}" for component in np.round(self.axis, 12) + 0.0)
        column = rf"\left(\begin{{matrix}} {axis} \end{{matrix}}\right)"
        return rf"$\displaystyle \text{{turned by }} {np.degrees(self.angle):.6g}^\circ \text{{ about }} {column}$"


def roll_around(corners: ArrayLike, *, radius: float = 1.0) -> Holonomy:
    """Roll a sphere around a polygon without slip or spin about the vertical.

    >>> import appell as ap
    >>> import numpy as np
    >>> side = np.pi / 2  # a quarter turn
    >>> ap.roll_around([[0, 0], [side, 0], [side, side], [0, side]])
    a sphere of radius 1 on a closed path of length 6.28319: turned by 120 degrees about (...)

    Parameters
    ----------
    corners
        Points of the plane, (corners, 2); the first need not be repeated.
    radius
        Of the sphere.

    Returns
    -------
    Holonomy
        The path and the orientations; ``rotation`` is what is left after it.
    """
    path, r = _points(corners), _radius(radius)
    if len(path) < 2 or (path[0] != path[-1]).any():
        path = np.vstack([path, path[:1]])
    turns = [Rotation.identity()]
    for side in np.diff(path, axis=0):
        turns.append(_turn(side, r) * turns[-1])
    return Holonomy(path, r, Rotation.concatenate(turns))


def roll_along(
    curve: Sequence[sm.Expr], parameter: sm.Symbol, span: tuple[float, float], *, radius: float = 1.0, points: int = 401
) -> Holonomy:
    """Roll a sphere along a smooth closed curve.

    >>> import appell as ap
    >>> import sympy as sm
    >>> s = sm.Symbol("s")
    >>> circle = ap.roll_along((sm.cos(s), sm.sin(s)), s, (0, 2 * sm.pi))
    >>> abs(circle.angle - 2 * sm.pi.evalf() * (2**0.5 - 1)) < 1e-9
    True

    Parameters
    ----------
    curve
        Expressions (x, y) of the parameter.
    parameter, span
        The symbol, and from where to where it runs.
    radius
        Of the sphere.
    points
        How many points of the path are kept.

    Raises
    ------
    ModelError
        The curve does not close.
    """
    r = _radius(radius)
    begin, end = float(span[0]), float(span[1])
    place = sm.lambdify(parameter, [sm.sympify(c) + 0 * parameter for c in curve])
    velocity = sm.lambdify(parameter, [sm.diff(c, parameter) for c in curve])
    s = np.linspace(begin, end, points)
    path = _points([place(value) for value in s])
    if np.linalg.norm(path[-1] - path[0]) > ZERO.expressions * np.linalg.norm(np.diff(path, axis=0), axis=1).sum():
        raise ModelError(f"the path is open: it begins at {_shown(path[0])} and ends at {_shown(path[-1])}.")

    def rate(value: float, e: np.ndarray) -> np.ndarray:
        """e' = omega e / 2 for the quaternion e, its scalar last."""
        vx, vy = velocity(value)
        omega = np.array([-vy, vx, 0.0]) / r
        return np.append(e[3] * omega + np.cross(omega, e[:3]), -omega @ e[:3]) / 2

    found = solve_ivp(
        rate, (begin, end), [0.0, 0.0, 0.0, 1.0], "DOP853", t_eval=s, rtol=RUN.reference, atol=ZERO.operations
    )
    return Holonomy(path, r, Rotation.from_quat(found.y.T))


def closed_path(rotation: Any, *, radius: float = 1.0, corners: int = 5) -> Holonomy:
    """A closed polygon around which a sphere turns as wanted, short among those with so many corners.

    >>> import appell as ap
    >>> import numpy as np
    >>> quarter = np.array([[0.0, -1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0]])
    >>> bool(np.allclose(ap.closed_path(quarter).rotation.as_matrix(), quarter))
    True

    The sum of the squares of the sides is made small while the rotation is met (sequential quadratic programming, from
    several polygons); Newton steps bring it to rounding. It is not the shortest closed path of all, which is curved.

    Parameters
    ----------
    rotation
        What is wanted: a SciPy Rotation or a 3 x 3 rotation matrix.
    radius
        Of the sphere.
    corners
        How many, at least four.

    Raises
    ------
    SimulationError
        No path with so many corners was found.
    """
    wanted, r = _wanted(rotation), _radius(radius)
    if corners < 4:
        raise ModelError(f"a path with {corners} corners cannot turn a sphere by every rotation: give at least 4.")
    if wanted.magnitude() < ZERO.expressions:
        return roll_around(np.zeros((corners, 2)), radius=r)
    size = np.sqrt(wanted.magnitude())
    best: np.ndarray | None = None
    for seed in range(DRAW.several):
        start = 1.5 * size * next(random_directions(2 * (corners - 1), seed=seed))
        found = _search(start, wanted)
        if found is not None and (best is None or _squares(found) < _squares(best)):
            best = found
    if best is None:
        raise SimulationError(f"no closed path with {corners} corners was found: allow more corners.")
    return roll_around(r * _polygon(best), radius=r)


def _search(start: np.ndarray, wanted: Rotation) -> np.ndarray | None:
    """A polygon on a sphere of radius one, by its free corners in a row; None where the rotation is missed."""
    to_wanted = tuple(wanted.inv().as_quat())

    def miss(free: np.ndarray) -> np.ndarray:
        """The vector part of the rotation that is left, twice; its angle while that is small."""
        x, y, z, w = _product(_net(free), to_wanted)
        return 2 * math.copysign(1.0, w) * np.array([x, y, z])

    near = minimize(_squares, start, method="SLSQP", constraints={"type": "eq", "fun": miss}, options={"maxiter": 200})
    exact = least_squares(miss, near.x, xtol=ZERO.rounding, ftol=ZERO.rounding, gtol=ZERO.rounding)
    return np.asarray(exact.x) if np.linalg.norm(exact.fun) < ZERO.expressions else None


Quaternion = tuple[float, float, float, float]


def _net(free: np.ndarray) -> Quaternion:
    """The net rotation as a quaternion, scalar last: what ``roll_around`` gives, in plain numbers for the search."""
    total: Quaternion = (0.0, 0.0, 0.0, 1.0)
    corners = [0.0, 0.0, *free.tolist(), 0.0, 0.0]
    for k in range(0, len(corners) - 2, 2):
        dx, dy = corners[k + 2] - corners[k], corners[k + 3] - corners[k + 1]
        half = math.hypot(dx, dy) / 2
        part = math.sin(half) / (2 * half) if half > 0 else 0.5
        total = _product((-dy * part, dx * part, 0.0, math.cos(half)), total)
    return total


def _product(a: Quaternion, b: Quaternion) -> Quaternion:
    """The rotation b, then a."""
    (x, y, z, w), (p, q, r, s) = a, b
    return (
        w * p + x * s + y * r - z * q,
        w * q - x * r + y * s + z * p,
        w * r + x * q - y * p + z * s,
        (w * s - x * p - y * q - z * r),
    )


def _polygon(free: np.ndarray) -> np.ndarray:
    return np.vstack([np.zeros((1, 2)), free.reshape(-1, 2)])


def _squares(free: np.ndarray) -> float:
    corners = _polygon(free)
    return float(((np.roll(corners, -1, axis=0) - corners) ** 2).sum())


def _turn(side: np.ndarray, r: float) -> Rotation:
    """The rotation n x side / r."""
    return Rotation.from_rotvec(np.array([-side[1], side[0], 0.0]) / r)


def _wanted(rotation: Any) -> Rotation:
    if isinstance(rotation, Rotation):
        return rotation
    matrix = np.asarray(rotation, float)
    if (
        matrix.shape != (3, 3)
        or not np.allclose(matrix @ matrix.T, np.eye(3), atol=ZERO.expressions)
        or np.linalg.det(matrix) < 0
    ):
        raise ModelError("the rotation wanted must be a SciPy Rotation or a 3 x 3 rotation matrix.")
    return Rotation.from_matrix(matrix)


def _points(given: ArrayLike) -> np.ndarray:
    path = np.asarray(given, float)
    if path.ndim != 2 or path.shape[1] != 2 or not len(path) or not np.isfinite(path).all():
        raise ModelError(f"a path is a list of points (x, y) of finite numbers, not an array of shape {path.shape}.")
    return path


def _radius(radius: float) -> float:
    if not (np.isfinite(radius) and radius > 0):
        raise ModelError(f"the radius of the sphere is {radius}: give a positive length.")
    return float(radius)


def _shown(point: np.ndarray) -> str:
    return f"({point[0]:.6g}, {point[1]:.6g})"
