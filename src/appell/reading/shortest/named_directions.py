"""The directions of the ground in the axes of a body, or the other way round, in which equations are shorter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from appell.algebra.algebra import Matrix
from appell.algebra.directions import Direction
from appell.algebra.exact import Exact
from appell.algebra.exact_algebra import ExactAlgebra
from appell.mechanics import Mechanics
from appell.model import Body, Mechanism

LETTERS = ("gamma", "nu", "chi")


@dataclass
class Directions:
    """For every body whose orientation is a quaternion, the six directions that its rotation matrix holds.

    The rows of R (v_N = R v_B) are the axes of the ground in those of the body, the columns the reverse; the vertical
    comes first. Each is made when it is first tried.
    """

    algebra: ExactAlgebra
    rotations: list[tuple[str, tuple[int, ...], Matrix]]
    names: frozenset[str]
    _made: dict[tuple[int, int], Direction] = field(default_factory=dict)

    @classmethod
    def of(cls, model: Mechanism, m: Mechanics) -> Directions:
        """Those of a model in the exact algebra."""
        algebra = m.algebra
        assert isinstance(algebra, ExactAlgebra)
        groups = [tuple(algebra.field.index(s) for s in unit) for unit in algebra.unit if len(unit) == 4]
        rotations = []
        for body, mass in zip(model.masses, m.masses, strict=True):
            if isinstance(body, Body) and mass.basis is not None:
                held = {i for e in mass.basis for i, d in enumerate(e.fraction.numerator.degrees()) if d > 0}
                rotations += [(body.name, group, mass.basis) for group in groups if held and held <= set(group)]
        return cls(algebra, rotations, frozenset(model.names()))

    def written_in(self, entries: Sequence[Exact]) -> tuple[list[Exact], tuple[Direction, ...]]:
        """The entries in directions, and these; as they are where not all of them can be written so."""
        found, used = list(entries), []
        for b in range(len(self.rotations)):
            for k in range(6):
                direction = self._direction(b, k)
                turned = _all_in(direction, found)
                if turned is not None:
                    used += [direction] if any(a != b for a, b in zip(found, turned, strict=True)) else []
                    found = turned
                    break
        return found, tuple(used)

    def _direction(self, b: int, k: int) -> Direction:
        if (b, k) not in self._made:
            _, group, R = self.rotations[b]
            axis = (2, 0, 1)[k % 3]
            values = [R[axis, i] for i in range(3)] if k < 3 else [R[i, axis] for i in range(3)]
            letter = next(x for x in LETTERS if not {f"{x}{i}" for i in (1, 2, 3)} & self.names)
            letter += f"_{self.rotations[b][0]}_" if len(self.rotations) > 1 else ""
            self._made[b, k] = Direction.of(self.algebra, group, values, [f"{letter}{i}" for i in (1, 2, 3)])
        return self._made[b, k]


def _all_in(direction: Direction, entries: Sequence[Exact]) -> list[Exact] | None:
    found = []
    for e in entries:
        turned = direction.written_in(e)
        if turned is None:
            return None
        found.append(turned)
    return found
