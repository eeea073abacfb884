"""The model lowered into an algebra: what every principle reads, and nothing more.

There is no mass matrix and no equation of motion here; each principle forms those from its own statement.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from appell.algebra import Algebra, Matrix, Scalar
from appell.mechanics.frames import Frames
from appell.mechanics.inputs import Inputs
from appell.model import Mechanism


@dataclass(frozen=True)
class MovingMass:
    """A particle or body: where its velocities stand in the stack, its mass and its inertia (None: a particle).

    The spin and the inertia are in components that ``basis`` turns into those of N (the body's own frame), or in those
    of N themselves where it is None.
    """

    name: str
    mass: Scalar
    velocity: slice
    spin: slice | None
    inertia: Matrix | None
    position: Matrix | None
    basis: Matrix | None

    def in_inertial(self, vector: Matrix) -> Matrix:
        """A vector in the components of the spin, brought to those of N."""
        return vector if self.basis is None else self.basis @ vector


@dataclass(frozen=True)
class Term:
    """A vector paired with a velocity of the stack: a force at a point or a torque on a frame.

    A torque is in components that ``basis`` turns into those of N, or in those themselves where it is None.
    """

    velocity: slice
    vector: Matrix
    place: str
    angular: bool
    basis: Matrix | None = None

    @property
    def inertial(self) -> Matrix:
        """The vector in components of N."""
        return self.vector if self.basis is None else self.basis @ self.vector


@dataclass(frozen=True)
class AppliedLoad:
    """A load as its terms; the work of ``gravity`` is in the potential energy."""

    name: str
    terms: tuple[Term, ...]
    gravity: bool


@dataclass(frozen=True)
class ForceSystem:
    """Forces and torques (``terms``) and forces on coordinates that act together: a law, or an actuator's unit push.

    ``z`` holds the scaled accelerations of a law until they are brought to forces on coordinates. ``free`` and
    ``given`` are those of an actuator that does not keep its rows in every mode.
    """

    name: str
    terms: tuple[Term, ...]
    coordinates: Matrix
    z: Matrix | None = None
    free: Scalar | None = None
    given: Scalar | None = None

    def on_speeds(self, m: Mechanics) -> Matrix:
        """The generalised force by its virtual power: sum (dv/du)^T f + G^T Q."""
        total = m.G.T @ self.coordinates
        for term in self.terms:
            total += m.partials[term.velocity, :].T @ term.vector
        return total

    def scaled(self, factor: Scalar) -> ForceSystem:
        """The same push, ``factor`` times as strong."""
        terms = tuple(replace(term, vector=term.vector * factor) for term in self.terms)
        return ForceSystem(self.name, terms, self.coordinates * factor)


@dataclass(frozen=True)
class Row:
    """One row of a constraint at every level.

    ``value`` is the row as it was given, in q, u, udot and the higher derivatives of q (``Mechanics.higher``).
    ``position`` is h(q, t) of a holonomic row, ``velocity`` the row at the level of velocity (None for a row given in
    accelerations or above); ``A udot + gamma = 0`` the row at the level of acceleration, where it has one and is
    linear there. ``terms`` are W and tau by inspection, None where the row is written in scalars. ``drives`` are the
    actuators that keep its constraint, where there are any. ``memories`` names the integrals in it whose variation is
    that of the history (not in the rate of a row in integrals alone, which speaks of the present). Of a row that rests
    in some modes, ``active`` is 1 or 0; ``ideal`` is so too, and 0 while it slides.
    """

    name: str
    number: int
    order: int
    linear: bool
    value: Scalar
    position: Scalar | None
    velocity: Scalar | None
    A: Matrix
    gamma: Scalar
    terms: tuple[Term, ...] | None
    drives: tuple[ForceSystem, ...] = ()
    memories: tuple[str, ...] = ()
    active: Scalar | None = None
    ideal: Scalar | None = None

    @property
    def acting(self) -> Row:
        """The row times ``active``: none at any level where it rests."""
        if self.active is None:
            return self
        return replace(
            self,
            position=None if self.position is None else self.active * self.position,
            velocity=None if self.velocity is None else self.active * self.velocity,
            A=self.active * self.A,
            gamma=self.active * self.gamma,
        )

    @property
    def is_driven(self) -> bool:
        """Whether actuators keep it; what pushes without a name, the friction of a slip, is none."""
        return bool(self.drives and self.drives[0].name)

    @property
    def velocity_level(self) -> Scalar:
        """Returns the row at the level of velocity, for rows that are not given in accelerations."""
        assert self.velocity is not None, self.name
        return self.velocity


@dataclass(frozen=True)
class Mechanics:
    """Coordinates, velocities, energies, loads and constraint rows over one algebra.

    Letters: q, u, t, p (parameters, then inputs) are columns of symbols; udot stands for the speed rates;
    qdot = G u + g; u = Y qdot + z. The last coordinates, ``integral_count`` of them, are integrals of the motion: their
    rows of G are d(rate)/du, which may depend on u, and what G u leaves of the rate is in g.
    ``velocities`` stacks the velocities of points (components in N) and angular velocities of frames (components in
    the frame itself, or in N where the algebra shares them), so that one Jacobian gives all partial velocities.
    ``places`` holds the position (None where only the velocity is known) and the velocity of every named point;
    ``higher`` the third and further derivatives of q, as symbols, up to the order of the constraints; ``lower`` brings
    any further expression into the algebra; ``frames`` are those the velocities were composed in. ``laws`` are what
    reactions add to the ideal ones, in the multipliers ``ideal`` (of the motion without them) and ``actual``, one for
    each row. ``extended``: the same under the constraints of another mechanism, with its further parameters and loads.
    """

    algebra: Algebra
    coordinate_names: tuple[str, ...]
    q: Matrix
    u: Matrix
    udot: Matrix
    t: Matrix
    p: Matrix
    G: Matrix
    g: Matrix
    Y: Matrix
    z: Matrix
    velocities: Matrix
    masses: tuple[MovingMass, ...]
    loads: tuple[AppliedLoad, ...]
    potentials: Mapping[str, Scalar]
    dissipations: Mapping[str, Scalar]
    lagrangians: Mapping[str, Scalar]
    generalised: Mapping[str, Matrix]
    rows: tuple[Row, ...]
    norms: tuple[Scalar, ...]
    norm_names: tuple[str, ...]
    higher: tuple[Matrix, ...]
    inputs: Inputs
    places: Mapping[str, tuple[Matrix | None, slice]]
    lower: Callable[..., Scalar]
    frames: Frames
    laws: tuple[ForceSystem, ...]
    ideal: Matrix
    actual: Matrix
    extended: Callable[[Mechanism], Mechanics]
    integral_count: int = 0

    def with_laws(self, strength: Scalar) -> Mechanics:
        """The same, with the laws among the applied forces, ``strength`` times."""
        pushes = [law.scaled(strength) for law in self.laws]
        return replace(
            self,
            loads=(*self.loads, *(AppliedLoad(push.name, push.terms, gravity=False) for push in pushes)),
            generalised={**self.generalised, **{f"law of {push.name}": push.coordinates for push in pushes}},
            laws=(),
        )

    def with_pushes(self, pushes: Mapping[str, ForceSystem]) -> Mechanics:
        """The same, with some pushes among the applied forces, by the name of what gives them."""
        loads = tuple(AppliedLoad(name, push.terms, gravity=False) for name, push in pushes.items())
        on_coordinates = {f"push of {name}": push.coordinates for name, push in pushes.items()}
        return replace(self, loads=(*self.loads, *loads), generalised={**self.generalised, **on_coordinates})

    def now(self, values: Matrix) -> Matrix:
        """Values with the inputs as they are at the time itself, once nothing more is differentiated by it."""
        return self.algebra.substitute(values, self.inputs.moment, self.t) if self.inputs.names else values

    @cached_property
    def qdot(self) -> Matrix:
        """qdot = G u + g."""
        return self.G @ self.u + self.g

    @cached_property
    def partials(self) -> Matrix:
        """Partial velocities and partial angular velocities, d velocities / d u."""
        return self.algebra.jacobian(self.velocities, self.u)

    @cached_property
    def velocity_remainders(self) -> Matrix:
        """v_t of v = sum v_r u_r + v_t, from prescribed motion."""
        return self.algebra.substitute(self.velocities, self.u, self.algebra.zeros(self.u.shape[0], 1))

    @cached_property
    def acceleration_remainders(self) -> Matrix:
        """a_t of a = sum v_r udot_r + a_t (Roithmayr and Hodges 2010, eq. 13; 000)."""
        return self.algebra.rate(self.velocities, self.q, self.qdot, self.t)

    def momentum_rates(self, accelerations: Matrix) -> Iterator[tuple[MovingMass, Matrix, Matrix]]:
        """m a and I alpha + omega x I omega of every mass, from the stacked accelerations.

        The first is in components of N, the second in those of the spin (zero of a particle).
        """
        for mass in self.masses:
            torque = self.algebra.zeros(3, 1)
            if mass.spin is not None:
                omega = self.velocities[mass.spin, :]
                torque = mass.inertia @ accelerations[mass.spin, :]
                torque += self.algebra.cross(omega, mass.inertia @ omega)
            yield mass, mass.mass * accelerations[mass.velocity, :], torque

    @cached_property
    def kinetic_energy(self) -> Scalar:
        """T = 1/2 sum m v.v + omega.I.omega."""
        T = self.algebra.zeros(1, 1)[0, 0]
        for mass in self.masses:
            v = self.velocities[mass.velocity, :]
            T += mass.mass * self.algebra.dot(v, v) / 2
            if mass.spin is not None:
                omega = self.velocities[mass.spin, :]
                T += self.algebra.dot(omega, mass.inertia @ omega) / 2
        return self.algebra.tidy(T)

    @cached_property
    def given_lagrangian(self) -> Scalar:
        """The sum of the Lagrangians given outright."""
        return sum(self.lagrangians.values(), self.algebra.zeros(1, 1)[0, 0])

    @cached_property
    def motion_energy(self) -> Scalar:
        """What stands for T in Lagrange's equations: the kinetic energy and the Lagrangians given outright."""
        return self.kinetic_energy + self.given_lagrangian

    @cached_property
    def given_energies(self) -> tuple[Scalar, Scalar]:
        """Kinetic and potential part of the energy qdot dL/dqdot - L of the Lagrangians given outright.

        The potential part is -L at rest; terms linear in the rates have no energy (Slawianowski, eq. 2.5; 004).
        """
        algebra = self.algebra
        if not self.lagrangians:
            return algebra.zeros(1, 1)[0, 0], algebra.zeros(1, 1)[0, 0]
        v = algebra.symbols([f"rate{i}" for i in range(self.q.shape[0])])
        L = algebra.substitute(algebra.column([self.given_lagrangian]), self.u, self.Y @ v + self.z)
        rest = algebra.substitute(L, v, algebra.zeros(self.q.shape[0], 1))
        energy = algebra.jacobian(L, v) @ v - L
        return algebra.substitute(energy + rest, v, self.qdot)[0, 0], -rest[0, 0]

    @cached_property
    def gravity_energy(self) -> Scalar:
        """-sum m g . r of the bodies whose position is known."""
        V = self.algebra.zeros(1, 1)[0, 0]
        for load in self.loads:
            if load.gravity:
                for mass, term in zip(self.masses, load.terms, strict=True):
                    assert mass.position is not None, mass
                    V -= self.algebra.dot(term.vector, mass.position)
        return V

    @cached_property
    def potential_energy(self) -> Scalar:
        """V(q, t): gravity and what was given."""
        return sum(self.potentials.values(), self.gravity_energy)

    @cached_property
    def dissipation(self) -> Scalar:
        """Rayleigh's D: the generalised forces are -dD/du."""
        return sum(self.dissipations.values(), self.algebra.zeros(1, 1)[0, 0])

    @cached_property
    def potential_force(self) -> Matrix:
        """The generalised force of the given potentials, -G^T dV/dq (gravity is a load of its own)."""
        V = self.algebra.column([sum(self.potentials.values(), self.algebra.zeros(1, 1)[0, 0])])
        return -self.G.T @ self.algebra.jacobian(V, self.q).T

    @cached_property
    def scalar_force(self) -> Matrix:
        """What is given without vectors: -dD/du, and forces on coordinates brought to the speeds, G^T Q."""
        total = -self.algebra.jacobian(self.algebra.column([self.dissipation]), self.u).T
        for force in self.generalised.values():
            total += self.G.T @ force
        return total

    @cached_property
    def nonpotential_force(self) -> Matrix:
        """The generalised force of what is not in V, by its virtual power: sum (dv/du)^T f, and ``scalar_force``."""
        total = self.scalar_force
        for load in self.loads:
            if not load.gravity:
                for term in load.terms:
                    total += self.partials[term.velocity, :].T @ term.vector
        return total
