"""The abstract principle: what each declares, what it refuses, and what it gives to the equations."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import ClassVar

from appell.algebra import Matrix, Scalar
from appell.constraints import Constraint
from appell.equations.blocks import Blocks, Variational, WrittenOut
from appell.equations.steps import Setting, Step
from appell.errors import NotApplicable
from appell.mechanics import Embedding, Mechanics, Row
from appell.model import Mechanism, name_of


class Kind(Enum):
    """Kinds of constraint a principle may admit.

    >>> import appell as ap
    >>> ap.principles.Kind.HOLONOMIC in ap.Lagrange.admits
    True
    """

    HOLONOMIC = "holonomic"
    LINEAR = "linear in velocity"
    NONLINEAR = "nonlinear in velocity"
    ACCELERATION = "linear in acceleration"
    NONLINEAR_ACCELERATION = "nonlinear in acceleration"
    HIGHER = "of higher order"

    @staticmethod
    def of(constraint: Constraint) -> Kind:
        """The kind of a constraint by inspection."""
        if constraint.order > 2:
            return Kind.HIGHER
        if constraint.order == 2:
            return Kind.ACCELERATION if constraint.linear else Kind.NONLINEAR_ACCELERATION
        if constraint.order == 1 or constraint.memories:
            return Kind.LINEAR if constraint.linear else Kind.NONLINEAR
        return Kind.HOLONOMIC


class Principle(ABC):
    """A principle of mechanics: what it admits, the family whose motion it gives, and how it blocks its equations."""

    name: ClassVar[str]
    family: ClassVar[str]
    admits: ClassVar[frozenset[Kind]]
    references: ClassVar[tuple[str, ...]]
    needs_bodies: ClassVar[bool] = False
    """Whether it reads forces and velocities of bodies, and so cannot take a Lagrangian given outright."""
    sums_over_bodies: ClassVar[bool] = False
    """Whether the recursion from link to link is its statement: active and inertia forces of each body, dotted into
    partial velocities, added up along the tree."""
    needs_inverse: ClassVar[bool] = False
    """Whether its minimal form reads R with A R = 1 beside N and n: how N changes along the motion."""
    is_general: ClassVar[bool] = True
    """Whether the kinds of its constraints are all it asks of a model. False: a refusal does not offer it instead."""
    has_modes: ClassVar[bool] = True
    """Whether its reactions are those of the instant, so that a constraint may open and close along a motion."""
    contradiction: ClassVar[str] = ""
    """What it means by this principle that no reaction satisfies the rows, where that is not that they contradict each
    other; in words, for the error of a run, with {name} for the constraint."""
    has_momenta: ClassVar[bool] = False
    """Whether its equations are those of momenta in place of the speeds."""
    is_explicit: ClassVar[bool] = False
    """Whether it states the accelerations outright, so that its equations are read without multipliers."""
    embeds_speeds: ClassVar[bool] = True
    """Whether it may be formed from velocities that account for linear rows already. False: it reads the energies of
    the unconstrained motion, and rows enter through N and n only."""

    @abstractmethod
    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        """The equations of motion with ``rows`` in evidence; udot = N w' + n where rows are embedded.

        Parameters
        ----------
        mechanics
            The model in an algebra: energies, velocities, forces.
        rows
            The rows whose multipliers stand in the equations.
        embedding
            N and n of the other rows; None where there are no others.

        Returns
        -------
        Blocks
            M, F, A, gamma, B and what the principle adds to them.
        """

    def in_evidence(self, constraints: Sequence[Constraint]) -> frozenset[str]:
        """The names of the constraints whose reactions stand in the equations; the rest are embedded.

        Parameters
        ----------
        constraints
            Those of the model.
        """
        return frozenset(c.name for c in constraints)

    def joints_in_evidence(self, model: Mechanism) -> tuple[str, ...]:
        """The names of the joints of the tree whose reactions stand in the equations, in rows of their own.

        Parameters
        ----------
        model
            What a person said.
        """
        return ()

    def check_model(self, model: Mechanism, among: Sequence[type[Principle]] = ()) -> None:
        """Refuse by name a model this principle cannot take.

        Parameters
        ----------
        model
            What a person said.
        among
            The principles of which a refusal names those that can.

        Raises
        ------
        NotApplicable
            A constraint, a law or a Lagrangian that the principle does not treat.
        """
        self.check(model.constraints, among)
        if model.resets and not self.has_modes:
            raise NotApplicable(
                f"{self.name} cannot jump at the reset '{model.resets[0].name}': its reactions are not those of the "
                "instant; AppellChetaev or Kane would do."
            )
        for constraint in model.constraints:
            if self.family != "d'Alembert" and (constraint.law is not None or constraint.drives):
                what = "a non-ideal reaction" if constraint.law is not None else "actuators"
                raise NotApplicable(
                    f"{self.name} has its own reactions and cannot give '{constraint.name}' {what}: a principle of the "
                    "d'Alembert family would do."
                )
        if self.needs_bodies and model.lagrangians:
            raise NotApplicable(
                f"{self.name} needs bodies and cannot take the Lagrangian '{model.lagrangians[0].name}' given "
                "outright" + instead(p.name for p in among if not p.needs_bodies and p.is_general)
            )
        of_masses = {of for mass in model.masses for of in (mass.point, getattr(mass, "frame", None))}
        strange = [*map(name_of, model.kinematics.undetermined), *(str(of) for of in model.by_hand if of in of_masses)]
        if strange and not self.needs_bodies:
            raise NotApplicable(
                f"{self.name} reads positions and their rates, and some velocities of '{model.name}' are set by hand "
                f"and are not such rates ({', '.join(strange)})"
                + instead(p.name for p in among if p.needs_bodies and p.is_general)
            )

    def prolong(self, mechanics: Mechanics, rows: Sequence[Row]) -> Variational | None:
        """Equations of higher order in the jets of the coordinates and multipliers, where the rows ask for that.

        Parameters
        ----------
        mechanics
            The model in an algebra.
        rows
            All rows of its constraints.

        Returns
        -------
        Variational or None
            None where ``form`` is enough.
        """
        return None

    def steps(self, setting: Setting) -> tuple[Step, ...]:
        """Its own statement filled in with the terms of a model, step by step; for ``equations.derivation()``.

        Parameters
        ----------
        setting
            What the equations were formed from, in the exact algebra.

        Returns
        -------
        tuple of Step
            The last one's ``vanishes`` is F + B lam - M w', put together from what the steps show.
        """
        return ()

    def written_out(self, blocks: Blocks) -> WrittenOut | None:
        """The accelerations by a formula of the principle's own, as a graph, where it has one that needs no solve.

        Parameters
        ----------
        blocks
            Its blocks, with the law C in it where that is one of the state.

        Returns
        -------
        WrittenOut or None
            None where the blocks are solved for accelerations and multipliers together.
        """
        return None

    def initial_auxiliaries(self, mechanics: Mechanics) -> list[Scalar | float]:
        """The auxiliary states at the start, where the principle has any, as functions of (q, u, t).

        Parameters
        ----------
        mechanics
            The model in an algebra.
        """
        return []

    @property
    def independent(self) -> tuple[object, ...]:
        """The speeds a person chose as independent, in a minimal form."""
        return ()

    def check(self, constraints: Sequence[Constraint], among: Sequence[type[Principle]] = ()) -> None:
        """Refuse by name the constraints this principle does not admit.

        Parameters
        ----------
        constraints
            Those of a model.
        among
            The principles of which a refusal names those that do.

        Raises
        ------
        NotApplicable
            A constraint whose kind is not among ``admits``, or one that opens where the reactions have a history.
        """
        for constraint in constraints:
            kind = Kind.of(constraint)
            if kind not in self.admits:
                raise NotApplicable(
                    f"{self.name} does not admit the constraint '{constraint.name}', which is {kind.value}"
                    + instead(p.name for p in among if kind in p.admits and p.is_general)
                )
            if constraint.has_modes and not self.has_modes:
                raise NotApplicable(
                    f"{self.name} cannot let the constraint '{constraint.name}' go: its reactions are not those of the "
                    "instant; AppellChetaev or Kane would do."
                )


def instead(names: Iterable[str]) -> str:
    """The end of a refusal: which principles would do."""
    others = " or ".join(names)
    return f": {others} would do." if others else "."


def stacked(rows: Sequence[Row], mechanics: Mechanics, embedding: Embedding | None) -> tuple[Matrix, Matrix]:
    """A and gamma of rows over the speed rates that are left: A N and gamma + A n."""
    algebra = mechanics.algebra
    A = algebra.vstack([row.A for row in rows], columns=mechanics.u.shape[0])
    gamma = algebra.column([row.gamma for row in rows])
    if embedding is None:
        return A, gamma
    return A @ embedding.N, gamma + A @ embedding.n


def require_no_memory(mechanics: Mechanics, name: str) -> None:
    """Refuse integrals beside rows that are solved in jets."""
    if mechanics.integral_count:
        raise NotApplicable(
            f"{name} does not treat the integral '{mechanics.coordinate_names[-1]}' together with a constraint that is "
            "nonlinear in acceleration or of higher order: make it a coordinate, with a constraint on its rate."
        )
