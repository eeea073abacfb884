"""Kane's method, with constraint forces in evidence or not, for constraints nonlinear in velocity too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sympy as sm

from appell.algebra import Matrix, Scalar
from appell.constraints import Constraint
from appell.equations.blocks import Blocks
from appell.equations.principle import Kind, Principle, stacked
from appell.equations.steps import Quantity, Setting, Statement, Step, constraint_forces, entries, in_words
from appell.errors import ModelError
from appell.mechanics import Embedding, Mechanics, MovingMass, Row
from appell.model import Mechanism
from appell.model.guides import guides
from appell.model.names import name_of, suggestion


@dataclass(frozen=True)
class Kane(Principle):
    """The sum over points and bodies of partial velocities dotted into active and inertia forces vanishes.

    >>> import appell as ap
    >>> ap.Kane(reactions=["blade"]).in_evidence(())
    frozenset({'blade'})

    With reactions in evidence (eq. 7), for partial velocities v_r of the mass centres, omega_r of the bodies and the
    constraint forces lam W found by inspection:

        sum v_r . (f + lam W - m a) + omega_r . (t + lam tau - I alpha - omega x I omega) = 0        r = 1 ... p

    Without (eq. 8): the accelerations are written in the independent speed rates only, and the coefficients of these,
    the nonholonomic partial accelerations (eq. 11) and partial angular accelerations (eq. 71), take the place of v_r
    and omega_r; the constraint forces then drop out (eq. 24).

    What is not in evidence is embedded: linear rows at the level of velocity (eq. 3), the others at the level of
    acceleration (eq. 8). ``equations.statement`` shows the vectors, and active and inertia forces apart.

    Parameters
    ----------
    reactions
        True for those of all constraints in evidence, False for none, "holonomic" for those of position constraints and
        of the joints of a tree (eq. 1, n + M equations), or the names of the constraints and joints wanted. The
        reaction of a joint stands in equations of its own; a spring or motor in the joint is a load and no part of it.
    independent
        The speeds to keep in the printed minimal form; a run chooses by the numbers, at every state.

    References
    ----------
    Roithmayr and Hodges 2010, eqs. 1 to 24 and 70 to 82 (000); Kane and Levinson 1985.
    """

    reactions: bool | str | Sequence[str] = False
    independent: Sequence[str | sm.Expr] = ()  # type: ignore[assignment]

    name = "Kane"
    family = "d'Alembert"
    needs_bodies = True
    sums_over_bodies = True
    admits = frozenset({Kind.HOLONOMIC, Kind.LINEAR, Kind.NONLINEAR, Kind.ACCELERATION})
    references = ("Roithmayr and Hodges 2010, eqs. 1 to 24 and 70 to 82", "Kane and Levinson 1985")

    def in_evidence(self, constraints: Sequence[Constraint]) -> frozenset[str]:
        if self.reactions is True:
            return frozenset(c.name for c in constraints)
        if self.reactions is False:
            return frozenset()
        if self.reactions == "holonomic":
            return frozenset(c.name for c in constraints if c.order == 0)
        names = [self.reactions] if isinstance(self.reactions, str) else self.reactions
        return frozenset(name_of(name) for name in names)

    def joints_in_evidence(self, model: Mechanism) -> tuple[str, ...]:
        if isinstance(self.reactions, bool):
            return ()
        built_in = guides(model)
        if self.reactions == "holonomic":
            return tuple(built_in)
        named = self.in_evidence(model.constraints)
        return tuple(name for name in built_in if name in named)

    def check_model(self, model: Mechanism, among: Sequence[type[Principle]] = ()) -> None:
        super().check_model(model, among)
        known = [*(c.name for c in model.constraints), *guides(model)]
        for name in sorted(self.in_evidence(model.constraints) - set(known)):
            raise ModelError(
                f"Kane(reactions=...) names '{name}', which is not a constraint or a joint of the model that takes "
                "freedoms away" + suggestion(name, known)
            )

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        """E7 where ``embedding`` is None, E8 with the rows embedded otherwise; rows in evidence in both."""
        partials, remainders = partial_rates(mechanics, embedding)
        M, F = inertia_forces(mechanics, partials, remainders)
        F += active_forces(mechanics, partials, embedding)
        A, gamma = stacked(rows, mechanics, embedding)
        B = mechanics.algebra.hstack(
            [_reaction(row, partials, A[i : i + 1, :]) for i, row in enumerate(rows)], rows=partials.shape[1]
        )
        return Blocks(M, F, A, gamma, B)

    def steps(self, setting: Setting) -> tuple[Step, ...]:
        m, s = setting.m, setting
        partials, remainders = partial_rates(m, s.embedding)
        M, rest = inertia_forces(m, partials, remainders)
        active, inertia = active_forces(m, partials, s.embedding), rest - M @ s.rates
        A, _ = stacked(s.rows, m, s.embedding)
        columns = [_reaction(row, partials, A[i : i + 1, :]) for i, row in enumerate(s.rows)]
        B = m.algebra.hstack(columns, rows=partials.shape[1])
        word, letters = ("velocities", ("v", "omega")) if s.embedding is None else ("accelerations", ("a", "alpha"))
        shown = tuple(part for mass in m.masses for part in _vectors(mass, partials, letters, s.speeds))
        given = (
            Quantity("F_r of @", "F_{@}", entries(active), s.speeds),
            Quantity("F*_r of @", "F^{*}_{@}", entries(inertia), s.speeds),
            *constraint_forces(s, B),
        )
        statement = Statement(
            "sum v_r . (f + lam W - m a) + omega_r . (t + lam tau - I alpha - omega x I omega) = 0",
            r"\sum \mathbf{v}_r \cdot (\mathbf{f} + \lambda \mathbf{W} - m \mathbf{a}) + \boldsymbol{\omega}_r \cdot "
            r"(\mathbf{t} + \lambda \boldsymbol{\tau} - I \boldsymbol{\alpha} - \boldsymbol{\omega} \times I "
            r"\boldsymbol{\omega}) = 0",
        )
        return (
            Step(f"partial {word}", "The coefficients of the speeds that are left.", None, shown),
            Step(
                "active and inertia forces",
                "Partial vectors dotted into forces.",
                statement,
                given,
                active + inertia + s.push(B),
            ),
        )


def _vectors(mass: MovingMass, partials: Matrix, letters: tuple[str, str], speeds: Sequence[Scalar]) -> list[Quantity]:
    """The partial vectors of a mass, of its centre and of its turning; in components of N."""
    found = [
        Quantity(
            f"{letters[0]} of {mass.name}, @",
            _labelled(letters[0], mass.name),
            _columns(mass.velocity, None, partials),
            speeds,
        )
    ]
    if mass.spin is not None:
        turning = _columns(mass.spin, mass, partials)
        found.append(Quantity(f"{letters[1]} of {mass.name}, @", _labelled(letters[1], mass.name), turning, speeds))
    return found


def _columns(rows: slice, turned: MovingMass | None, partials: Matrix) -> list[Matrix]:
    columns = [partials[rows, r : r + 1] for r in range(partials.shape[1])]
    return columns if turned is None else [turned.in_inertial(column) for column in columns]


def _labelled(letter: str, name: str) -> str:
    symbol = {"v": "v", "a": "a", "omega": r"\omega", "alpha": r"\alpha"}[letter]
    return rf"\boldsymbol{{{symbol}}}^{{{in_words(name)}}}_{{@}}"


def partial_rates(m: Mechanics, embedding: Embedding | None) -> tuple[Matrix, Matrix]:
    """The coefficients of the independent speed rates in the stacked accelerations, and what is left of these.

    a = sum v_r udot_r + a_t (eqs. 10, 12 and 13) without an embedding; with udot = N w + n (eq. 18) the nonholonomic
    partial accelerations and partial angular accelerations of a = sum a_r w_r + a_t (eqs. 11 and 71).
    """
    partials, remainders = m.partials, m.acceleration_remainders
    if embedding is None:
        return partials, remainders
    return partials @ embedding.N, remainders + partials @ embedding.n


def inertia_forces(m: Mechanics, partials: Matrix, remainders: Matrix) -> tuple[Matrix, Matrix]:
    """-F*_r = sum v_r . m a + omega_r . (I alpha + omega x I omega), as M w' and the rest with its sign turned."""
    size = partials.shape[1]
    rest = m.algebra.zeros(size, 1)
    for mass in m.masses:
        v_r, a_t = partials[mass.velocity, :], remainders[mass.velocity, :]
        rest -= v_r.T @ (mass.mass * a_t)
        if mass.spin is not None:
            omega_r, alpha_t, omega = partials[mass.spin, :], remainders[mass.spin, :], m.velocities[mass.spin, :]
            rest -= omega_r.T @ (mass.inertia @ alpha_t + m.algebra.cross(omega, mass.inertia @ omega))
    translating = [(partials[mass.velocity, :], mass.mass) for mass in m.masses]
    M = m.algebra.sum_of_congruences(translating, size)
    for inertial in (True, False):
        turning = [mass for mass in m.masses if mass.spin is not None and (mass.basis is None) is inertial]
        pairs = [(partials[mass.spin, :], mass.inertia) for mass in turning if mass.inertia is not None]
        M += m.algebra.sum_of_congruences(pairs, size)
    return M, rest


def active_forces(m: Mechanics, partials: Matrix, embedding: Embedding | None) -> Matrix:
    """F_r = sum v_r . f + omega_r . t, and the generalised forces given without vectors."""
    scalars = m.potential_force + m.scalar_force
    total = scalars if embedding is None else embedding.N.T @ scalars
    for load in m.loads:
        for term in load.terms:
            total += partials[term.velocity, :].T @ term.vector
    return total


def _reaction(row: Row, partials: Matrix, A: Matrix) -> Matrix:
    """The generalised force of a unit multiplier: sum v_r . W + omega_r . tau (E22); of scalars the row itself."""
    if row.terms is None:
        return A.T
    column = 0 * A.T
    for term in row.terms:
        column += partials[term.velocity, :].T @ term.vector
    return column
