"""What runs, to everything downstream of the equations: the symbols of the states, the rows, and what is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from appell.algebra import Algebra, Matrix, Scalar
from appell.mechanics.inputs import Inputs
from appell.mechanics.mechanics import Mechanics, Row


@dataclass(frozen=True)
class StateGraph:
    """Symbols of a graph and the blocks that no principle has a say in.

    q, u, udot, t and p (parameters, then inputs) are columns of symbols; qdot = G u + g and u = Y qdot + z. ``rows``
    are the constraints at every level, ``norms`` what holds by itself (with ``norm_names``); ``ideal`` and ``actual``
    the symbols of the multipliers in a law, one for each row; ``metric`` is d2T/du2, in which states are projected.
    ``poses`` are where masses and named points are and how bodies are turned, as far as the graph has it.
    ``lower`` brings any expression of the model into the graph.
    """

    algebra: Algebra
    coordinate_names: tuple[str, ...]
    q: Matrix
    u: Matrix
    udot: Matrix
    t: Matrix
    p: Matrix
    qdot: Matrix
    G: Matrix
    g: Matrix
    Y: Matrix
    motion_energy: Scalar
    rows: tuple[Row, ...]
    norms: tuple[Scalar, ...]
    norm_names: tuple[str, ...]
    ideal: Matrix
    actual: Matrix
    inputs: Inputs
    lower: Callable[..., Scalar]
    poses: tuple[Matrix, ...]

    @cached_property
    def metric(self) -> Matrix:
        """d2T/du2, made when it is asked for: of many bodies it is large."""
        algebra = self.algebra
        momenta = algebra.jacobian(algebra.column([self.motion_energy]), self.u).T
        return algebra.jacobian(momenta, self.u)

    @cached_property
    def acting_rows(self) -> tuple[Row, ...]:
        """The rows, zero at every level where they rest."""
        return tuple(row.acting for row in self.rows)

    def masked(self, values: Matrix, numbers: Sequence[int]) -> Matrix:
        """Columns with an entry for each row of these numbers, zero for those that rest."""
        active = self.active(numbers)
        if active is None:
            return values
        lines = [values[k, :] if factor is None else factor * values[k, :] for k, factor in enumerate(active)]
        return self.algebra.vstack(lines, columns=values.shape[1])

    def active(self, numbers: Sequence[int]) -> list[Scalar | None] | None:
        """Of rows by their number whether they act, None of those that always do; None where all always do."""
        return [self.rows[i].active for i in numbers] if self.has_masks else None

    @property
    def has_masks(self) -> bool:
        """Whether some row rests in some mode."""
        return any(row.active is not None for row in self.rows)

    def now(self, values: Matrix) -> Matrix:
        """Values with the inputs as they are at the time itself, once nothing more is differentiated by it."""
        return self.algebra.substitute(values, self.inputs.moment, self.t) if self.inputs.names else values


def state_graph(m: Mechanics) -> StateGraph:
    """The states, rows and norms of a lowered model."""
    names = ["algebra", "coordinate_names", "q", "u", "udot", "t", "p", "qdot", "G", "g", "Y"]
    names += ["rows", "norms", "norm_names", "ideal", "actual", "inputs", "lower", "motion_energy"]
    # Positions and rotations; a body whose rotation is not written out is known by its inertia in N
    found = [position for position, _ in m.places.values()]
    for mass in m.masses:
        found += [mass.position, mass.inertia if mass.basis is None else mass.basis]
    return StateGraph(
        **{name: getattr(m, name) for name in names}, poses=tuple(pose for pose in found if pose is not None)
    )
