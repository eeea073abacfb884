"""The explicit equation of motion of Udwadia and Kalaba in symbols: every quantity of it, and no multiplier."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.algebra import SympyAlgebra
from appell.algebra.decimals import exact, with_decimals
from appell.algebra.moore_penrose import gram_inverse, inverse_of, principal_root
from appell.algebra.rank import least_norm
from appell.equations.blocks import Blocks
from appell.equations.forms import state_graph_of
from appell.errors import ConstraintError, NotApplicable, SingularSystem
from appell.mechanics.sampling import consistent_values, independent_rows, random_states, smallest_rank, values_at
from appell.numbers import EXACT, RANK
from appell.reading.printing.latex_width import TYPE, width_of
from appell.reading.printing.line_breaking import Side
from appell.reading.printing.text import in_environment, text
from appell.reading.printing.typesetting import Typesetter
from appell.reading.solving import short, without_functions
from appell.system.stage import stage

if TYPE_CHECKING:
    from appell.equations.equations import Equations


@dataclass(frozen=True)
class ExplicitEquation:
    """M u' = Q + M^1/2 B^+ (b - A a) + M^1/2 (I - B^+ B) M^-1/2 C in symbols (eq. 38; eq. 23 with z = M^-1/2 C).

    >>> import appell as ap
    >>> found = ap.catalogue.cartesian_pendulum().derive(ap.UdwadiaKalaba()).statement
    >>> found.scaled_rows
    Matrix([[2*x(t)/sqrt(m), 2*y(t)/sqrt(m)]])
    >>> print(found.ideal_reaction[0])
    m*(g*y(t) - vx(t)**2 - vy(t)**2)*x(t)/(x(t)**2 + y(t)**2)

    Made by :attr:`appell.Equations.statement`. All are SymPy matrices over the speeds and the rows, with exact
    numbers: a decimal of the model is a fraction in them, and a decimal in what is printed and typeset.

    Attributes
    ----------
    name
        Of the model.
    speeds
        u, whose rates the equation gives.
    kinematics
        The coordinate rates.
    mass_matrix, forces
        M and Q of the unconstrained system, M u' = Q (eq. 1).
    constraint_matrix, demanded
        A and b of the rows, A u' = b (eq. 4).
    law
        C, the generalised force that says what virtual work the reactions do (eq. 35); zero where they are ideal.
    rows
        The name of the constraint of each row.
    independent
        The numbers of the rows that the others repeat.
    latex_names
        How symbols are typeset where the model says so.
    decimals
        Whether the model has any.

    References
    ----------
    Udwadia and Kalaba 2002, eqs. 8 to 39 (001).
    """

    name: str
    speeds: tuple[sm.Expr, ...]
    kinematics: dict[sm.Expr, sm.Expr]
    mass_matrix: sm.Matrix
    forces: sm.Matrix
    constraint_matrix: sm.Matrix
    demanded: sm.Matrix
    law: sm.Matrix
    rows: tuple[str, ...]
    independent: tuple[int, ...]
    latex_names: dict[str, str] = field(default_factory=dict)
    decimals: bool = False

    @property
    def redundant(self) -> tuple[str, ...]:
        """The constraints that have a row which repeats rows before it."""
        repeated = [name for i, name in enumerate(self.rows) if i not in self.independent]
        return tuple(dict.fromkeys(repeated))

    @cached_property
    def free_accelerations(self) -> sm.Matrix:
        """A column a = M^-1 Q, the accelerations without constraints."""
        return (self._inverse_mass @ self.forces).applyfunc(short)

    @cached_property
    def violation(self) -> sm.Matrix:
        """A column e = b - A a: how far the free accelerations do not satisfy the rows (eq. 20)."""
        return (self.demanded - self.constraint_matrix @ self.free_accelerations).applyfunc(short)

    @cached_property
    def mass_root(self) -> sm.Matrix:
        """M^1/2, the positive definite root.

        Raises
        ------
        NotApplicable
            M couples more than two speeds.
        """
        return principal_root(SympyAlgebra(), self.mass_matrix, short)

    @cached_property
    def scaled_rows(self) -> sm.Matrix:
        """B = A M^-1/2 (eq. 13)."""
        return (self.constraint_matrix @ inverse_of(self.mass_root, short)).applyfunc(short)

    @cached_property
    def pseudo_inverse(self) -> sm.Matrix:
        """B^+, the Moore-Penrose inverse of B, as B^T (B B^T)^+."""
        return (self.mass_root @ self._inverse_mass @ self._rows_transposed @ self._gram_inverse).applyfunc(short)

    @cached_property
    def scaled_law(self) -> sm.Matrix:
        """A column z = M^-1/2 C: what a law gives as components of z, or the same of a law C (eqs. 23, 37 and 43)."""
        return (inverse_of(self.mass_root, short) @ self.law).applyfunc(short)

    @cached_property
    def ideal_reaction(self) -> sm.Matrix:
        """Q_i = M^1/2 B^+ (b - A a), what the reaction would be if the constraints were ideal (eq. 24).

        M^1/2 B^+ = M^1/2 B^T (B B^T)^+ = A^T (A M^-1 A^T)^+ needs no root.
        """
        return (self._rows_transposed @ self.ideal_multipliers).applyfunc(short)

    @cached_property
    def ideal_multipliers(self) -> sm.Matrix:
        """The multipliers of least norm with A^T lam = Q_i; the equation itself has none."""
        return (self._gram_inverse @ self.violation).applyfunc(short)

    @cached_property
    def multipliers(self) -> sm.Matrix:
        """Those of least norm with A^T lam + C the whole reaction, Q_i + Q_ni."""
        seen = self.constraint_matrix @ self._inverse_mass @ self.law
        return (self._gram_inverse @ (self.violation - seen)).applyfunc(short)

    @cached_property
    def nonideal_reaction(self) -> sm.Matrix:
        """Q_ni = M^1/2 (I - B^+ B) M^-1/2 C, what the law C adds to it (eqs. 25 and 37)."""
        seen = self._gram_inverse @ self.constraint_matrix @ self._inverse_mass @ self.law
        return (self.law - self._rows_transposed @ seen).applyfunc(short)

    @cached_property
    def accelerations(self) -> dict[sm.Expr, sm.Expr]:
        """u' = M^-1 (Q + Q_i + Q_ni), by the rates of the speeds."""
        t = dynamicsymbols._t
        values = self.free_accelerations + self._inverse_mass @ (self.ideal_reaction + self.nonideal_reaction)
        return {u.diff(t): short(e) for u, e in zip(self.speeds, values, strict=True)}

    @cached_property
    def _inverse_mass(self) -> sm.Matrix:
        return inverse_of(self.mass_matrix, short)

    @property
    def _rows_transposed(self) -> sm.Matrix:
        return self.constraint_matrix.T

    @cached_property
    def _gram_inverse(self) -> sm.Matrix:
        """(A M^-1 A^T)^+ = (B B^T)^+."""
        return gram_inverse(self.constraint_matrix, self._inverse_mass, self.independent, short)

    def __str__(self) -> str:
        lines = ["  kinematics", *(f"    {text(left)} = {text(right)}" for left, right in self.kinematics.items())]
        lines.append(
            "  explicit equation, M u' = " + " + ".join(["Q", *(letter for _, letter, _ in self._reactions())])
        )
        lines += [f"    {text(left)} = {' + '.join(map(text, right))}" for left, right in self._sums()]
        for words, letter, column in self._reactions():
            lines.append(f"  {words}")
            named = zip(self.speeds, column, strict=True)
            lines += [f"    {letter}_{u.func} = {text(e)}" for u, e in named if e != 0]
        if self.redundant:
            lines.append(f"  rows that repeat others: of {', '.join(self.redundant)}")
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"ExplicitEquation of '{self.name}': print it, or ask for its latex()"

    def latex(self, *, width: float = TYPE.column, environment: str = "aligned") -> str:
        """The equation, typeset: each line holds Q, the ideal and the non-ideal part of the reaction, as far as any.

        Parameters
        ----------
        width, environment
            As in :meth:`appell.Equations.latex`.
        """
        setter = Typesetter(self.latex_names)
        return in_environment(self.sides(setter, width), environment, width, setter)

    def sides(self, setter: Typesetter, width: float) -> list[tuple[Side, Side]]:
        """Left and right sides to be typeset, each part of a right side in brackets where there is room for them.

        Parameters
        ----------
        setter
            What typesets them.
        width
            Of a line, in points.
        """
        columns = [self._shown(self.forces), *(column for _, _, column in self._reactions())]
        pairs: list[tuple[Side, Side]] = []
        for i, left in enumerate(self._inertia):
            parts = [column[i] for column in columns if column[i] != 0] or [sm.S.Zero]
            whole = " + ".join(rf"\left[{setter.of(part)}\right]" for part in parts)
            wide = width_of(setter.of(left)) + width_of(whole) > 0.8 * width
            pairs.append((left, sm.Add(*parts, evaluate=False) if wide or len(parts) == 1 else whole))
        return pairs

    def _repr_latex_(self) -> str:
        return f"$$\n{self.latex()}\n$$"

    @property
    def _inertia(self) -> list[sm.Expr]:
        rates = sm.Matrix([u.diff(dynamicsymbols._t) for u in self.speeds])
        return list(self._shown(self.mass_matrix) @ rates) if self.speeds else []

    def _shown(self, column: sm.Matrix) -> sm.Matrix:
        return column.applyfunc(with_decimals) if self.decimals else column

    def _reactions(self) -> list[tuple[str, str, sm.Matrix]]:
        """The parts of the reaction, with their words and letters."""
        ideal = ("ideal part of the reaction, M^1/2 B^+ (b - A a)", "Q_ideal", self._shown(self.ideal_reaction))
        further = ("non-ideal part, M^1/2 (I - B^+ B) M^-1/2 C", "Q_nonideal", self._shown(self.nonideal_reaction))
        return [part for part in (ideal, further) if not part[2].is_zero_matrix]

    def _sums(self) -> list[tuple[sm.Expr, list[sm.Expr]]]:
        """M u' of each speed, and the terms it is the sum of."""
        sums = []
        for i, left in enumerate(self._inertia):
            of_speed = f"_{self.speeds[i].func}"
            named = [sm.Symbol(letter + of_speed) for _, letter, column in self._reactions() if column[i] != 0]
            given = [self._shown(self.forces)[i]] if self.forces[i] != 0 or not named else []
            sums.append((left, [*given, *named]))
        return sums


@stage
def explicit_equation(equations: Equations) -> ExplicitEquation:
    """Eq. 38 of equations by Udwadia and Kalaba, or one sentence why it is not written out."""
    form = equations.symbolic_form
    blocks = form.blocks
    if any(c.drives for c in equations.mechanism.constraints):
        raise NotApplicable(
            f"actuators keep a constraint of '{equations.mechanism.name}': their push is not the reaction of an "
            "explicit equation, whose ideal part does no virtual work; read the equations by Kane(reactions=True)."
        )
    independent = _independent(equations)
    law = sm.zeros(blocks.F.rows, 1) if blocks.C is None else blocks.C
    blocks = Blocks(*(b.applyfunc(exact) for b in (blocks.M, blocks.F, blocks.A, blocks.gamma, blocks.B)))
    law = law.applyfunc(exact)
    parts = [blocks.M, blocks.F, blocks.A, blocks.gamma, law]
    operations = int(sum(sm.count_ops(part) for part in parts))
    if len(independent) > EXACT.inverted or operations > EXACT.solved:
        raise NotApplicable(
            f"the explicit equation of '{equations.mechanism.name}' is not written out, as it has {len(independent)} "
            f"independent rows and {operations} operations in its blocks ({EXACT.inverted} and {EXACT.solved} are the "
            "limits): accelerations() and a run have it in numbers."
        )
    if blocks.M.rows and short(without_functions(blocks.M).det()) == 0:
        raise SingularSystem(
            f"the mass matrix of '{equations.mechanism.name}' is singular, and the explicit equation takes a positive "
            "definite one: a run solves masses and rows together."
        )
    made = ExplicitEquation(
        name=equations.mechanism.name,
        speeds=form.speeds,
        kinematics=equations.symbolic_form.coordinate_rates,
        mass_matrix=blocks.M,
        forces=blocks.F,
        constraint_matrix=blocks.A,
        demanded=-blocks.gamma,
        law=law,
        rows=tuple(row.name for row in state_graph_of(equations).rows),
        independent=tuple(independent),
        latex_names=equations.mechanism.latex_names,
        decimals=form.decimals,
    )
    return _with_law_of_state(made, form.lam)


def _with_law_of_state(made: ExplicitEquation, lam: tuple[sm.Symbol, ...]) -> ExplicitEquation:
    """The ideal multipliers put into the law, where it speaks of the ideal reaction."""
    implicit = sorted(s.name for s in made.law.free_symbols & set(lam))
    if implicit:
        raise NotApplicable(
            f"a law holds the actual reaction ({', '.join(implicit)}): the accelerations follow by iteration and "
            "have no closed form."
        )
    ideal = {sm.Symbol("lambda0" + s.name.removeprefix("lambda"), real=True): i for i, s in enumerate(lam)}
    if not made.law.free_symbols & set(ideal):
        return made
    return replace(made, law=made.law.xreplace({s: made.ideal_multipliers[i] for s, i in ideal.items()}))


def _independent(equations: Equations) -> list[int]:
    """The rows that others repeat; refuse those that contradict each other and those that lose rank where they hold."""
    graph = state_graph_of(equations)
    if not graph.rows:
        return []
    algebra = graph.algebra
    A = algebra.vstack([row.A for row in graph.rows])
    b = algebra.column([-row.gamma for row in graph.rows])
    kept = independent_rows(values_at(graph, A, random_states(graph)))
    if smallest_rank(graph, A) < len(kept):
        raise NotApplicable(
            f"rows of '{equations.mechanism.name}' that are independent elsewhere repeat each other wherever they "
            "hold, so that B^+ has another form there than in symbols: accelerations() and a run decide on the rank."
        )
    _require_consistent(equations, np.array(consistent_values(graph, algebra.hstack([A, b]))), kept)
    return kept


def _require_consistent(equations: Equations, samples: np.ndarray, kept: list[int]) -> None:
    """Refuse by name rows that repeat others and demand another acceleration of them."""
    rows = state_graph_of(equations).rows
    for sample in samples:
        A, b = sample[:, :-1], sample[:, -1]
        shares = A @ least_norm(A[kept], np.eye(len(kept)))
        for i, left in enumerate(np.abs(b - shares @ b[kept])):
            if left > RANK.contradiction * (1 + np.abs(b).max(initial=0.0)):
                others = [rows[k].name for place, k in enumerate(kept) if abs(shares[i, place]) > RANK.contradiction]
                raise ConstraintError(
                    f"the rows of '{equations.mechanism.name}' contradict each other: '{rows[i].name}' repeats "
                    + " and ".join(f"'{name}'" for name in dict.fromkeys(others))
                    + " with another right side."
                )
