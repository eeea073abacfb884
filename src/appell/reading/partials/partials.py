"""Kane's method to read: partial velocities and accelerations as vectors, active and inertia forces apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame

from appell.algebra.sympy_algebra import tidy
from appell.constraints import multiplier
from appell.equations.form_blocks import form_blocks, own_symbols
from appell.equations.forms import evident_constraints
from appell.equations.principle import Principle
from appell.errors import NotApplicable
from appell.escaping import markdown
from appell.model import Body, Mechanism, name_of, suggestion
from appell.numbers import READ
from appell.principles.kane import Kane, active_forces, inertia_forces, partial_rates
from appell.reading.partials.contributions import Contribution, contribution
from appell.reading.partials.printing import as_latex, as_text
from appell.reading.partials.vectors import Coefficients, VectorReader
from appell.reading.printing.text import text
from appell.reading.printing.typesetting import Typesetter, typeset
from appell.reading.reduced_system import ReducedSystem, reduced_or_unsolved

if TYPE_CHECKING:
    from appell.analysis.proofs.perpendicular import Perpendicularity
    from appell.equations.equations import Equations

Name: TypeAlias = Any


class BySpeed(Mapping[Any, Any]):
    """One value for each speed, by the speed or its name.

    Parameters
    ----------
    speeds, values
        In their order.
    latex_names
        The symbols that the model declares.
    """

    def __init__(
        self, speeds: Sequence[sm.Expr], values: Sequence[Any], latex_names: Mapping[str, str] | None = None
    ) -> None:
        self._values = dict(zip(speeds, values, strict=True))
        self._latex_names = dict(latex_names or {})

    def __getitem__(self, speed: Name) -> Any:
        for u, value in self._values.items():
            if name_of(speed) in (name_of(u), f"{name_of(u)}'"):
                return value
        known = [name_of(u) for u in self._values]
        raise KeyError(f"'{name_of(speed)}' is not an independent speed here" + suggestion(name_of(speed), known))

    def __iter__(self) -> Iterator[sm.Expr]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __repr__(self) -> str:
        return "{" + ", ".join(f"{text(u)}: {text(value)}" for u, value in self._values.items()) + "}"

    def _repr_latex_(self) -> str:
        setter = Typesetter(self._latex_names)
        rows = [f"{setter.of(u)} &: {setter.of(value)}" for u, value in self._values.items()]
        return r"$\displaystyle \begin{aligned}" + r"\\ ".join(rows) + r"\end{aligned}$"


class PartialsByPlace(Mapping[str, Any]):
    """What belongs to each point or body, by its name or object; of points any other SymPy point too.

    Parameters
    ----------
    of
        Points or frames by the names of what they belong to.
    read
        Gives what belongs to one of them.
    """

    def __init__(self, of: Mapping[str, Point | ReferenceFrame], read: Callable[[Any], Any]) -> None:
        self._of = dict(of)
        self._read = read
        self._found: dict[Point | ReferenceFrame, Any] = {}

    def __getitem__(self, place: Name) -> Any:
        of = place if isinstance(place, Point | ReferenceFrame) else self._of.get(name_of(place))
        if of is None:
            raise KeyError(f"'{name_of(place)}' has no such vectors here" + suggestion(name_of(place), self._of))
        if of not in self._found:
            self._found[of] = self._read(of)
        return self._found[of]

    def __iter__(self) -> Iterator[str]:
        return iter(self._of)

    def __len__(self) -> int:
        return len(self._of)

    def __repr__(self) -> str:
        return "\n".join(f"{place}: {self[place]!r}" for place in self) or "none"

    def _repr_markdown_(self) -> str:
        return "\n".join(
            f"- {markdown(place)}: " + (found._repr_latex_() if isinstance(found, BySpeed) else f"${typeset(found)}$")
            for place, found in self.items()
        )


class Contributions(Mapping[str, Contribution]):
    """The contribution of every particle and body, by its name or object, each computed when it is asked for."""

    def __init__(self, partials: Partials) -> None:
        self._partials = partials
        self._masses = {mass.name: mass for mass in partials.model.masses}
        self._found: dict[str, Contribution] = {}

    def __getitem__(self, mass: Name) -> Contribution:
        name = name_of(mass)
        if name not in self._masses:
            raise KeyError(f"'{name}' is not a particle or body of the model" + suggestion(name, self._masses))
        if name not in self._found:
            self._found[name] = contribution(self._partials, self._masses[name])
        return self._found[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._masses)

    def __len__(self) -> int:
        return len(self._masses)

    def __repr__(self) -> str:
        return "\n".join(str(found) for found in self.values())


@dataclass(frozen=True, eq=False, repr=False)
class Partials:
    """Partial velocities, partial accelerations, generalised active and inertia forces of Kane's method.

    >>> import appell as ap
    >>> partials = ap.catalogue.two_pucks().derive(ap.Kane(independent=["u1", "u2", "u3"])).statement
    >>> partials.accelerations["P2"]
    {u1: - u3/u2*N.y, u2: - u4/u2*N.y, u3: N.x - u1/u2*N.y}
    >>> partials.active_forces["u1"]
    sigma1 - sigma4*u3(t)/u2(t)

    The velocities account for the linear rows that are not in evidence, so that v = sum v_r u_r + v_t over the
    speeds they leave (``speeds``); the accelerations for the other rows too, a = sum a_r w_r + a_t over the rates of
    the ``independent_speeds``. Without such rows a_r is v_r. What is shown is what :class:`appell.Kane` forms its
    equations from: F_r + F*_r = 0, with

        F_r = sum a_r . (f + lam W) + alpha_r . (t + lam tau)         lam of the constraints in evidence
        F*_r = -sum a_r . m a + alpha_r . (I alpha + omega x I omega)

    Vectors stand in the frame in which they are shortest. Rows too long to be solved in symbols (a bicycle's) leave
    the coefficients A[dependent, independent] and B[dependent] of the dependent rates as symbols (``unsolved``), which
    ``embedded_rows`` determine.

    Parameters
    ----------
    model
        What a person said.
    principle
        Kane's, with the reactions in evidence and the choice of independent speeds.

    References
    ----------
    Roithmayr and Hodges 2010, eqs. 7 to 18, 29, 30, 40, 41 and 71 to 76 (000); Kane and Levinson 1985, 2.14 and 4.4.
    """

    model: Mechanism
    principle: Principle
    _equations: Equations

    @cached_property
    def _system(self) -> ReducedSystem:
        return reduced_or_unsolved(self._equations)

    @cached_property
    def _reader(self) -> VectorReader:
        return VectorReader(self.model, self._system, not self.is_large)

    @cached_property
    def _own(self) -> dict[sm.Basic, sm.Basic]:
        return own_symbols(self.model, self._system.full)

    @cached_property
    def unsolved(self) -> bool:
        """Whether the embedded rows are too long to be solved, so that the coefficients of E18 stand as symbols."""
        s = self._system
        return s.embedding is not None and s.relation is None and s.embedding.R is None

    @cached_property
    def is_large(self) -> bool:
        """Whether velocities or dependent speeds are so long that nobody reads the generalised forces made of them."""
        s = self._system
        parts = [s.reduced.velocities, *(e.N for e in (s.relation, s.embedding) if e is not None)]
        return self.unsolved or max(int(sm.count_ops(part)) for part in parts) > READ.equations

    # ---- speeds -----------------------------------------------------------------------------------------------------

    @cached_property
    def speeds(self) -> tuple[sm.Expr, ...]:
        """The speeds that the linear rows leave: those the velocities are linear in."""
        return tuple(self._own[u] for u in self._system.reduced.u)

    @cached_property
    def independent_speeds(self) -> tuple[sm.Expr, ...]:
        """The speeds whose rates all rows leave."""
        return tuple(self.model.kinematics.speeds[j] for j in self._system.kept)

    @cached_property
    def dependent_speeds(self) -> dict[sm.Expr, sm.Expr]:
        """The speeds that linear rows give, in terms of the others."""
        relation, reduced = self._system.relation, self._system.reduced
        if relation is None:
            return {}
        u = self._written(relation.N @ reduced.u + relation.n)
        return {s: e for s, e in zip(self.model.kinematics.speeds, u, strict=True) if s not in self.speeds}

    @cached_property
    def dependent_rates(self) -> dict[sm.Expr, sm.Expr]:
        """The speed rates that the other rows give, in terms of the independent ones (E18)."""
        embedding = self._system.embedding
        if embedding is None:
            return {}
        rates = self._independent_rates
        values = self._written(embedding.N) @ rates + self._written(embedding.n)
        found = {u.diff(self.time): e if self.is_large else tidy(e) for u, e in zip(self.speeds, values, strict=True)}
        return {rate: e for rate, e in found.items() if rate not in list(rates)}

    @property
    def embedded_rows(self) -> tuple[sm.Matrix, sm.Matrix]:
        """A and gamma of the rows A udot + gamma = 0 that are not in evidence, over all speeds."""
        evident = evident_constraints(self.principle, self.model)
        rows = [row for row in self._system.full.rows if row.name not in evident]
        n = len(self.model.kinematics.speeds)
        A = sm.Matrix.vstack(sm.zeros(0, n), *[row.A for row in rows])
        return self._shown(A), self._shown(sm.Matrix([row.gamma for row in rows]))

    # ---- vectors ----------------------------------------------------------------------------------------------------

    @cached_property
    def velocities(self) -> PartialsByPlace:
        """The partial velocities of every particle, mass centre and named point: ``velocities["P"]["u1"]``."""
        return PartialsByPlace(self._points, lambda of: self._by_speed(self._reader.velocity(of)))

    @cached_property
    def angular_velocities(self) -> PartialsByPlace:
        """The partial angular velocities of every body."""
        return PartialsByPlace(self._frames, lambda of: self._by_speed(self._reader.angular_velocity(of)))

    @cached_property
    def accelerations(self) -> PartialsByPlace:
        """The partial accelerations of every point; nonholonomic ones where rows are embedded (E11)."""
        return PartialsByPlace(self._points, lambda of: self._by_rate(self._reader.acceleration(of)))

    @cached_property
    def angular_accelerations(self) -> PartialsByPlace:
        """The partial angular accelerations of every body (E71)."""
        return PartialsByPlace(self._frames, lambda of: self._by_rate(self._reader.angular_acceleration(of)))

    @cached_property
    def velocity_remainders(self) -> PartialsByPlace:
        """v_t of every point: its velocity while the speeds vanish."""
        return PartialsByPlace(self._points, lambda of: self._reader.velocity(of).remainder())

    @cached_property
    def angular_velocity_remainders(self) -> PartialsByPlace:
        """omega_t of every body."""
        return PartialsByPlace(self._frames, lambda of: self._reader.angular_velocity(of).remainder())

    @cached_property
    def acceleration_remainders(self) -> PartialsByPlace:
        """a_t of every point: its acceleration while the independent speed rates vanish."""
        return PartialsByPlace(self._points, lambda of: self._reader.acceleration(of).remainder())

    @cached_property
    def angular_acceleration_remainders(self) -> PartialsByPlace:
        """alpha_t of every body."""
        return PartialsByPlace(self._frames, lambda of: self._reader.angular_acceleration(of).remainder())

    # ---- forces -----------------------------------------------------------------------------------------------------

    @cached_property
    def active_forces(self) -> BySpeed:
        """The generalised active forces F_r, those of constraints in evidence among them (E19 to E21)."""
        s = self._system
        given = active_forces(s.reduced, self._rates[0], s.embedding)
        return self._by_rate(self._written(given + self._reaction_column))

    @cached_property
    def constraint_forces(self) -> BySpeed:
        """What the constraint forces contribute to F_r: sum of lam alpha_sr for those in evidence (E22)."""
        return self._by_rate(self._written(self._reaction_column))

    @cached_property
    def inertia_forces(self) -> BySpeed:
        """The generalised inertia forces F*_r, in the rates of the independent speeds."""
        M, rest = inertia_forces(self._system.reduced, *self._rates)
        return self._by_rate(self._written(rest) - self._written(M) @ self._independent_rates)

    @cached_property
    def contributions(self) -> Contributions:
        """What each particle or body contributes to F_r and F*_r, with R, T, R* and T* (E75, E76, E82).

        >>> import appell as ap
        >>> partials = ap.catalogue.two_pucks().derive(ap.Kane(independent=["u1", "u2", "u3"])).statement
        >>> partials.contributions["P2"].active_forces
        {u1: -sigma4*u3/u2, u2: -sigma4*u4/u2, u3: sigma3 - sigma4*u1/u2}

        What is given by scalars alone (an energy, a damper, a force on a coordinate) acts on no body: F_r has it, no
        contribution does.
        """
        return Contributions(self)

    @cached_property
    def perpendicularity(self) -> Perpendicularity:
        """The sums a_r . W + alpha_r . tau over all points and bodies, for every row that is not in evidence (E24).

        >>> import appell as ap
        >>> print(ap.catalogue.two_pucks().derive(ap.Kane(independent=["u1", "u2", "u3"])).statement.perpendicularity)
        two pucks: sums of a_r . W + alpha_r . tau (E24) vanish exactly
          lambda_perpendicular
            u1: u3 on P1, -u3 on P2
            u2: u4 on P1, -u4 on P2
            u3: 0

        They vanish, exactly where that can be decided: so these rows leave the equations.
        """
        from appell.analysis.proofs.perpendicular import perpendicularity

        return perpendicularity(self)

    @property
    def _independent_rates(self) -> sm.Matrix:
        return sm.Matrix(len(self.independent_speeds), 1, [u.diff(self.time) for u in self.independent_speeds])

    @cached_property
    def _rates(self) -> tuple[sm.Matrix, sm.Matrix]:
        return partial_rates(self._system.reduced, self._system.embedding)

    @cached_property
    def _reaction_column(self) -> sm.Matrix:
        """B lam + C: the reactions in evidence and what laws add to them."""
        s = self._system
        total = sm.zeros(len(s.kept), 1)
        if not s.rows and not s.reduced.laws:
            return total
        blocks = form_blocks(self.principle, s.reduced, s.rows, s.embedding)
        if s.rows:
            count = {c.name: len(c.expressions) for c in self.model.constraints}
            total += blocks.B @ sm.Matrix([multiplier(row.name, row.number, count[row.name]) for row in s.rows])
        return total if blocks.C is None else total + blocks.C

    # ---- small things -----------------------------------------------------------------------------------------------

    @property
    def time(self) -> sm.Symbol:
        """The time t."""
        return self._own[self._system.full.t[0, 0]]

    @cached_property
    def _points(self) -> dict[str, Point]:
        return {place.name: place.point for place in self.model.places}

    @cached_property
    def _frames(self) -> dict[str, ReferenceFrame]:
        return {mass.name: mass.frame for mass in self.model.masses if isinstance(mass, Body)}

    def _by_speed(self, found: Coefficients) -> BySpeed:
        return BySpeed(self.speeds, found.vectors, self.model.latex_names)

    def _by_rate(self, found: Coefficients | sm.Matrix) -> BySpeed:
        values = found.vectors if isinstance(found, Coefficients) else list(found)
        return BySpeed(self.independent_speeds, values, self.model.latex_names)

    def _written(self, matrix: sm.Matrix) -> sm.Matrix:
        """Entries made short, in the model's own symbols."""
        if not self.is_large:
            matrix = sm.Matrix(matrix).applyfunc(tidy)
        return self._shown(sm.Matrix(matrix))

    def _shown(self, matrix: sm.Matrix) -> sm.Matrix:
        return self._system.full.algebra.shown(matrix, self._own)

    def latex(self) -> str:
        """The tables of partial velocities and accelerations and the generalised forces, typeset."""
        return as_latex(self)

    def _repr_latex_(self) -> str:
        return f"$$\n{self.latex()}\n$$"

    def __str__(self) -> str:
        return as_text(self)

    __repr__ = __str__


def partials_of(equations: Equations) -> Partials:
    """The partial velocities and accelerations of equations by Kane's method; NotApplicable by any other principle."""
    principle = equations.principle
    if not isinstance(principle, Kane):
        raise NotApplicable(
            f"{principle.name} has no statement in an object of its own, only its derivation(): partial velocities are "
            "read of equations by Kane, canonical equations by Hamilton, the explicit equation by UdwadiaKalaba."
        )
    return Partials(equations.mechanism, principle, equations)
