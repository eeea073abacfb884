"""For each kind of constraint: who applies and what each gives (Flygare 2012, table VII.1, corrected; 003)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import sympy as sm

from appell.analysis.classification.classify import admits
from appell.analysis.classification.verdict import ADVICE
from appell.analysis.tables import html_table, table
from appell.constraints import Constraint, integral
from appell.equations.printing import text
from appell.model import Model
from appell.principles import PRINCIPLES, Principle

INTEGRABLE = ("holonomic", "semiholonomic")
"""The kinds for which Hamilton-Lusternik gives d'Alembert's motion, whatever the multipliers are at the start.

Dead reactions do not: H v pushes along a surface too (Slawianowski, section 2.2; 004)."""
HEAD = (
    "kind",
    "for example",
    "the motion, reactions in the equations",
    "the motion, reactions after",
    "another motion",
)


@dataclass(frozen=True)
class KindOfConstraint:
    """A kind, an example of it, and what the principles that admit it give.

    ``in_evidence``: the motion, with the reactions in the equations. ``minimal``: the motion by fewer equations, the
    reactions recovered from it. ``another``: other motions than those of bodies that roll or slide, one or, where the
    principle leaves a choice, many (dead reactions with an H of one's own, for every kind).
    """

    name: str
    example: Constraint

    @cached_property
    def admitted(self) -> tuple[type[Principle], ...]:
        """The principles that admit the example."""
        return tuple(p for p in PRINCIPLES if admits(p, self.example))

    @property
    def in_evidence(self) -> tuple[type[Principle], ...]:
        """Those that give the motion with the reactions in the equations."""
        return tuple(p for p in self._of_the_motion() if p().in_evidence((self.example,)))

    @property
    def minimal(self) -> tuple[type[Principle], ...]:
        """Those that give the motion by fewer equations."""
        return tuple(p for p in self._of_the_motion() if p not in self.in_evidence)

    @property
    def another(self) -> tuple[type[Principle], ...]:
        """Those that give another motion."""
        return tuple(p for p in self.admitted if p not in self._of_the_motion())

    @property
    def advice(self) -> str:
        """What follows for the choice of a principle."""
        return ADVICE[self.name]

    def cells(self) -> tuple[str, ...]:
        """A line of the table."""
        integrals = {m.function: sm.Symbol(f"integral({text(m.expression)})") for m in self.example.memories}
        row = text(self.example.expressions[0].xreplace(integrals))
        named = (", ".join(p.name for p in ps) or "-" for ps in (self.in_evidence, self.minimal, self.another))
        return (self.name, f"{row} = 0", *named)

    def _of_the_motion(self) -> Sequence[type[Principle]]:
        families = {"d'Alembert"} | ({"Hamilton-Lusternik"} if self.name in INTEGRABLE else set())
        return [p for p in self.admitted if p.family in families]


@dataclass(frozen=True)
class Kinds:
    """The table of all kinds; prints itself in 100 columns.

    Attributes
    ----------
    entries
        One for each kind; ``kinds()[name]`` finds it.
    """

    entries: tuple[KindOfConstraint, ...]

    def __getitem__(self, name: str) -> KindOfConstraint:
        return {entry.name: entry for entry in self.entries}[name]

    def __str__(self) -> str:
        return "\n".join(table(HEAD, [entry.cells() for entry in self.entries], ruled=True))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        """The table for a notebook."""
        return html_table("kinds of constraint", HEAD, [entry.cells() for entry in self.entries])


def kinds() -> Kinds:
    """The kinds of constraint, an example of each for a particle at (x, y, z), and who gives what for it.

    Returns
    -------
    Kinds
        A table that prints itself; by the name of a kind, the principles that give the motion or another one.

    References
    ----------
    Flygare 2012, table VII.1, corrected (003).

    Examples
    --------
    >>> import appell as ap
    >>> [p.name for p in ap.kinds()["nonlinear nonholonomic"].another]
    ['HamiltonLusternik', 'Dead']
    """
    model = Model("a particle")
    x, y, z = model.coordinates("x y z")
    t = model.time
    model.particle("P", 1, x * model.frame.x + y * model.frame.y + z * model.frame.z)
    vx, vy, vz = (c.diff(t) for c in (x, y, z))
    examples: dict[str, sm.Expr] = {
        "holonomic": x**2 + y**2 - 1,
        "semiholonomic": x * vx + y * vy,
        "linear nonholonomic": vz - y * vx,
        "nonlinear nonholonomic": vx**2 + vy**2 - vz**2,
        "of second order, linear in acceleration": vx.diff(t) - y,
        "of second order, nonlinear in acceleration": vx.diff(t) ** 2 + vy.diff(t) ** 2 - 1,
        "of higher order": x.diff(t, 3) - y,
        "with memory": vx - integral(y, start=0.0),
    }
    return Kinds(tuple(KindOfConstraint(name, model.constrain(name, row)) for name, row in examples.items()))


__all__ = ["KindOfConstraint", "Kinds", "kinds"]
