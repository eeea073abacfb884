"""For each kind of constraint: who applies and what each gives (Flygare 2012, table VII.1, corrected; 003)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.analysis.classification.verdict import ADVICE
from appell.analysis.tables import table
from appell.constraints import Constraint, integral
from appell.errors import AppellError
from appell.model import Mechanism, Model
from appell.model.html import html_table
from appell.principles import PRINCIPLES, Principle
from appell.reading.printing.text import text

INTEGRABLE = ("holonomic", "semiholonomic")
"""The kinds for which other families give d'Alembert's motion, whatever their multipliers are at the start.

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
    model: Mechanism

    @cached_property
    def admitted(self) -> tuple[type[Principle], ...]:
        """The principles that take a particle, on which nothing acts, under the example."""
        return tuple(p for p in PRINCIPLES if self._is_taken_by(p()))

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
        named = (", ".join(map(_marked, ps)) or "-" for ps in (self.in_evidence, self.minimal, self.another))
        return (self.name, f"{row} = 0", *named)

    def _is_taken_by(self, principle: Principle) -> bool:
        try:
            principle.check_model(self.model)
        except AppellError:
            return False
        return True

    def _of_the_motion(self) -> Sequence[type[Principle]]:
        one = self.name in INTEGRABLE
        return [p for p in self.admitted if p.family == "d'Alembert" or (one and p.family != "dead reactions")]


def _marked(principle: type[Principle]) -> str:
    """The name of a principle, with a star where it has conditions beside the kind of the constraint."""
    return principle.name + "*" * (not principle.is_general)


@dataclass(frozen=True)
class Kinds:
    """The table of all kinds; prints itself in 100 columns.

    >>> import appell as ap
    >>> ap.kinds()["linear nonholonomic"].name
    'linear nonholonomic'

    A star stands where a principle has conditions beside the kind of the constraint (Chaplygin, Hertz).

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
        return html_table(HEAD, [entry.cells() for entry in self.entries], "kinds of constraint")


def kinds() -> Kinds:
    """The kinds of constraint, an example of each for a particle at (x, y, z), and who gives what for it.

    >>> import appell as ap
    >>> [p.name for p in ap.kinds()["nonlinear nonholonomic"].another]
    ['HamiltonLusternik', 'Kozlov', 'Dead']

    Returns
    -------
    Kinds
        A table that prints itself; by the name of a kind, the principles that give the motion or another one.

    References
    ----------
    Flygare 2012, table VII.1, corrected (003).
    """
    return Kinds(tuple(map(_kind, _examples(*_particle()[1:]))))


def _particle() -> tuple[Model, sm.Expr, sm.Expr, sm.Expr]:
    """A particle, and its coordinates."""
    model = Model("a particle")
    x, y, z = model.coordinates("x y z")
    model.particle("P", 1, x * model.frame.x + y * model.frame.y + z * model.frame.z)
    return model, x, y, z


def _kind(name: str) -> KindOfConstraint:
    """A kind, with a model that holds its example and nothing else."""
    model, *coordinates = _particle()
    constraint = model.constrain(name, _examples(*coordinates)[name])
    return KindOfConstraint(name, constraint, model.snapshot())


def _examples(x: sm.Expr, y: sm.Expr, z: sm.Expr) -> dict[str, sm.Expr]:
    """A row of each kind."""
    t = dynamicsymbols._t
    vx, vy, vz = (c.diff(t) for c in (x, y, z))
    return {
        "holonomic": x**2 + y**2 - 1,
        "semiholonomic": x * vx + y * vy,
        "linear nonholonomic": vz - y * vx,
        "nonlinear nonholonomic": vx**2 + vy**2 - vz**2,
        "of second order, linear in acceleration": vx.diff(t) - y,
        "of second order, nonlinear in acceleration": vx.diff(t) ** 2 + vy.diff(t) ** 2 - 1,
        "of higher order": x.diff(t, 3) - y,
        "with memory": vx - integral(y, start=0.0),
    }


__all__ = ["KindOfConstraint", "Kinds", "kinds"]
