"""Steady motions: equilibria and relative equilibria (steady turns, regular precession), and their stability.

A coordinate is ignorable where the rates of the other states do not depend on it: position and heading of what rolls
on a level plane, the angle of a round wheel. In a steady motion all other states are constant. With y the independent
states that are not ignorable, it solves

    y'(x) = 0 ,   c(x) = 0 ,   r(x) = what was given

by a trust region and Newton's method with the derivatives of the graph; where the conditions leave something open, the
steps are the smallest. Deviations then obey dy' = A dy with a constant A, because what is ignorable does not enter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
import scipy

from appell.algebra.newton import onto_rows
from appell.algebra.rank import null_space
from appell.algebra.sampling import random_directions
from appell.analysis.stability.first_order import FirstOrder
from appell.analysis.stability.ignorable import Split, split_states
from appell.analysis.stability.linearize import Linearization, in_order, linear_at, positions, written
from appell.analysis.types import Name, Values
from appell.errors import AppellError, InconsistentState, ModelError
from appell.model import name_of
from appell.model.html import html_table
from appell.model.names import require_one_of
from appell.numbers import DRAW, RANK, ZERO

if TYPE_CHECKING:
    from appell.analysis.stability.continuation import SteadyFamily

Residual = Callable[[np.ndarray], tuple[np.ndarray, np.ndarray]]


@dataclass(frozen=True)
class SteadyMotion:
    """A steady motion and the equations of small deviations from it.

    >>> import appell as ap
    >>> equations = ap.catalogue.cartesian_pendulum().derive(ap.Lagrange())
    >>> equations.steady_motion({"x": 0.0, "y": -1.0}).stable
    True

    Attributes
    ----------
    system
        The equations as one first-order system.
    x, p
        Its states and parameters in this motion.
    given
        The names of what was asked to hold.
    split
        Which states are independent, and which of these are ignorable.
    """

    system: FirstOrder
    x: np.ndarray
    p: np.ndarray
    given: tuple[str, ...]
    split: Split

    @property
    def states(self) -> tuple[str, ...]:
        """The independent states that stay constant."""
        return tuple(self.system.names[i] for i in self.split.constant)

    @property
    def ignorable(self) -> tuple[str, ...]:
        """The coordinates that move at constant rates, or at rates that only they determine."""
        return tuple(self.system.names[i] for i in self.split.ignorable)

    @cached_property
    def state(self) -> dict[str, float]:
        """Coordinates, speeds and coordinate rates, to start a run from or to read."""
        values, _ = self.system.read(self.x, self.p, 0.0)
        return dict(zip(self.system.readable, values.tolist(), strict=True))

    @property
    def parameters(self) -> dict[str, float]:
        """Parameters, and inputs held constant."""
        return {name: float(self.p[i]) for name, i in self.system.places.items()}

    def __getitem__(self, name: Name) -> float:
        """A coordinate, speed, coordinate rate (``"yaw'"``) or parameter."""
        values = self.parameters | self.state
        require_one_of(name_of(name), values, f"the steady motion has no '{name_of(name)}'", error=KeyError)
        return values[name_of(name)]

    @cached_property
    def linearization(self) -> Linearization:
        """The equations of small deviations, ignorable coordinates included."""
        return linear_at(self.system, self.x, self.p, self.split.independent, 0.0)

    @cached_property
    def state_matrix(self) -> np.ndarray:
        """dy' = A dy, without the ignorable coordinates."""
        kept = [self.split.independent.index(i) for i in self.split.constant]
        return self.linearization.state_matrix[np.ix_(kept, kept)]

    @cached_property
    def eigenvalues(self) -> np.ndarray:
        """Sorted by real part, the largest first. Steady motions beside this one give eigenvalues zero."""
        return in_order(spectrum(self.state_matrix))

    @property
    def unstable(self) -> int:
        """How many eigenvalues grow."""
        return int(
            (self.eigenvalues.real > ZERO.expressions * max(1.0, np.abs(self.state_matrix).max(initial=0.0))).sum()
        )

    @property
    def stable(self) -> bool:
        """Whether no small deviation grows exponentially; one that neither grows nor decays is stable."""
        return self.unstable == 0

    def follow(self, name: Name, to: float, *, points: int = 50) -> SteadyFamily:
        """The steady motions reached as a given coordinate, speed or parameter changes, through folds too.

        >>> import appell as ap
        >>> bead = ap.catalogue.bead_on_rotating_hoop().derive(ap.Kane())
        >>> len(bead.steady_motion({"theta": 0.0}, {"Omega": 1.0}).follow("Omega", 2.0, points=3).motions)
        3

        Parameters
        ----------
        name
            What changes: something that was given, a parameter or an input.
        to
            Its last value.
        points
            How many steady motions are found on the way, about.

        Returns
        -------
        SteadyFamily
            The motions with their eigenvalues; ``critical`` locates where stability changes.

        Raises
        ------
        SimulationError
            The motions could not be followed so far.

        References
        ----------
        Keller 1977, in Applications of Bifurcation Theory (Rabinowitz, ed.), p. 359.
        """
        from appell.analysis.stability.continuation import follow

        return follow(self, name_of(name), to, points)

    def __str__(self) -> str:
        moving = {n: v for n, v in self.state.items() if n.removesuffix("'") not in self.ignorable or n.endswith("'")}
        shown = ", ".join(f"{name} = {value:.6g}" for name, value in moving.items() if abs(value) > ZERO.products)
        return "\n".join(
            [
                f"{self.system.equations.mechanism.name}: a steady motion, {'stable' if self.stable else 'unstable'}",
                f"  {shown or 'at rest'}",
                f"  eigenvalues {written(self.eigenvalues)}",
            ]
        )

    __repr__ = __str__

    def _repr_html_(self) -> str:
        """The motion and its eigenvalues for a notebook."""
        title = f"{self.system.equations.mechanism.name}: a steady motion, {'stable' if self.stable else 'unstable'}"
        rows = [(name, f"{value:.6g}") for name, value in self.state.items() if abs(value) > ZERO.products]
        return html_table(("state", "value"), rows, title, [f"eigenvalues {written(self.eigenvalues)}"])


def spectrum(A: np.ndarray) -> np.ndarray:
    """The eigenvalues, those that are zero exactly so.

    Null vectors T are split off by A -> Q^T A Q with Q their complement until none is left; a multiple zero, as a
    family of steady motions brings it, would otherwise be found to a root of rounding only.
    """
    size, zeros = max(float(np.abs(A).max(initial=0.0)), ZERO.nothing), 0
    while A.size:
        _, values, right = np.linalg.svd(A)
        rank = int((values > ZERO.products * size).sum())
        if rank == len(A):
            break
        zeros += len(A) - rank
        Q = right[:rank].T
        A = Q.T @ A @ Q
    return np.concatenate([np.linalg.eigvals(A), np.zeros(zeros)]).astype(complex)


def steady_motion(
    system: FirstOrder,
    state: Values,
    parameters: Values | None = None,
    *,
    inputs: Values | None = None,
    near: Values | None = None,
    independent: Sequence[Name] = (),
) -> SteadyMotion:
    """The steady motion with these values; see :meth:`appell.Equations.steady_motion`."""
    name = system.equations.mechanism.name
    if not system.autonomous:
        raise ModelError(f"'{name}' has no steady motions: time itself appears in its equations.")
    p = system.values({**(parameters or {}), **(inputs or {})}, 0.0)
    given = tuple(name_of(key) for key in state)
    x = system.state({**(near or {}), **state}, p, 0.0)
    for other in set(given) - set(system.readable):
        raise ModelError(f"a steady motion is given by coordinates and speeds, not by '{other}'.")
    fixed = np.array([float(value) for value in state.values()])
    split = split_states(system, x, p, positions(system, independent), given)
    rows = [system.readable.index(name) for name in given]
    for trial, direction in zip(range(DRAW.starts), random_directions(x.size, seed=4), strict=False):
        guess = x + 0.2 * trial * direction
        found = _search(system, guess, x, p, split, (rows, fixed))
        if found is not None and not _describes(system, found, p, split):
            split = split_states(system, found, p, positions(system, independent), given)
            found = _search(system, found, x, p, split, (rows, fixed))
        if found is not None:
            return SteadyMotion(system, found, p, given, split)
    shown = ", ".join(f"{n} = {v:.6g}" for n, v in zip(given, fixed, strict=True))
    raise InconsistentState(
        f"no steady motion of '{name}' was found with {shown or 'nothing given'}: give fewer values, or others "
        f"(constant would be {', '.join(system.names[i] for i in split.constant)})."
    )


def _describes(system: FirstOrder, x: np.ndarray, p: np.ndarray, split: Split) -> bool:
    """Whether the independent states determine the others at x too, where they were chosen elsewhere."""
    null = null_space(system.relations(x, p, 0.0)[1])
    values = np.linalg.svd(null[list(split.independent)], compute_uv=False)
    return null.shape[1] == len(split.independent) and bool(values.min(initial=1.0) > RANK.usable)


def _search(
    system: FirstOrder,
    guess: np.ndarray,
    home: np.ndarray,
    p: np.ndarray,
    split: Split,
    given: tuple[Sequence[int], np.ndarray],
) -> np.ndarray | None:
    """The steady motion that a search from the guess leads to, or None; ignorable coordinates stay at home."""
    rows, fixed = given
    wanted = np.concatenate([home[list(split.ignorable)], fixed])

    def residual(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        value, J = conditions(system, x, p, split, rows)
        value[value.size - wanted.size :] -= wanted
        return value, J

    found = solve(residual, guess, remote=True)
    return solve(residual, guess) if found is None else found


def solve(residual: Residual, x: np.ndarray, *, remote: bool = False) -> np.ndarray | None:
    """Newton's method with the pseudoinverse, from nearby; ``remote``: from where a trust region leads first.

    None where the residual does not come to zero.
    """
    try:
        if remote:
            found = scipy.optimize.least_squares(
                lambda x: residual(x)[0], x, lambda x: residual(x)[1], x_scale="jac", max_nfev=100
            )
            x = np.asarray(found.x)
        x = onto_rows(residual, x, 30, parts=_parts)
        value, J = residual(x)
        scale = np.maximum(1.0, np.abs(J) @ np.abs(x))
    except (AppellError, np.linalg.LinAlgError):
        return None
    return x if (np.abs(value) <= ZERO.thousands * scale).all() else None


def _parts(value: np.ndarray) -> Sequence[float]:
    """Parts of a step to try: far from the motion smaller ones too."""
    return (1.0,) if np.linalg.norm(value) <= ZERO.thousands else (1.0, 0.5, 0.25, 0.1, 0.01)


def conditions(
    system: FirstOrder, x: np.ndarray, p: np.ndarray, split: Split, rows: Sequence[int]
) -> tuple[np.ndarray, np.ndarray]:
    """(c, y', what is to stay: ignorable coordinates, then entries of the reading), and its derivative by x."""
    c, C = system.kept_rows(x, p, 0.0)
    rates, J = system.motion(x, p, 0.0)
    r, R = system.read(x, p, 0.0)
    chosen, still = list(rows), list(split.ignorable)
    values = np.concatenate([c, rates[split.constant], x[still], r[chosen]])
    return values, np.vstack([C, J[split.constant], np.eye(x.size)[still], R[chosen]])
