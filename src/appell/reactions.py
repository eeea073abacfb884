"""Multipliers to vectors: the constraint force on each point and the torque on each body (Roithmayr and
Hodges 2010, eqs. 5, 6 and 77 to 81; 000).

By inspection, a row h(v, omega, ...) = 0 puts lam dh/dv on the point whose velocity is v and lam dh/domega on the body
that turns with omega. What acts on several points of one body has the resultant sum W through a point Q of the body and
the torque sum r x W + tau about it. A row written in scalars has a generalised reaction only; the force on each body is
then recovered from the motion it causes, as the mass times the acceleration that a unit multiplier gives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial

import numpy as np
import sympy as sm
from sympy.physics.vector import Point, ReferenceFrame, Vector, dynamicsymbols

from appell.algebra import SympyAlgebra
from appell.algebra.rank import rank
from appell.algebra.sampling import random_points
from appell.algebra.sympy_algebra import tidy
from appell.constraints import AXES, Constraint, Force, PlaceholderKind, gather, multiplier, placeholders
from appell.constraints.whole_vectors import Cross, RowInProducts, Source, WholeVector, in_products
from appell.equations import own_symbols
from appell.equations.forms import mechanics_in_symbols
from appell.errors import ModelError, NotApplicable, SingularSystem
from appell.escaping import latex_text, markdown
from appell.mechanics import Mechanics
from appell.mechanics.reaction_vectors import acted_places, mass_matrix, owner, recovered_forces
from appell.mechanics.states import lower_states
from appell.model import Body, Mechanism, name_of, suggestion
from appell.model.connection import Connection
from appell.model.guides import guide_directions, guides
from appell.model.kinematic_graph import read_kinematic_graph
from appell.model.names import ByName, require_one_of
from appell.numbers import TEXT
from appell.reading.printing.text import text
from appell.reading.printing.typesetting import Typesetter


@dataclass(frozen=True)
class Reaction:
    """What one constraint does to one point or body, per unit of each of its multipliers.

    ``forces`` and ``torques`` hold one vector a row; the forces act through ``point``, about which the torques are
    taken. ``recovered``: the constraint is written in scalars, and these are the resultants found from the motion.
    ``frame`` is that of the body (None: a particle), ``points`` the named points of it, for ``at``; ``latex_names`` the
    symbols that the model declares. ``whole_forces`` and ``whole_torques`` are the same vectors in whole ones, with
    symbols such as v_P and (v_P . omega_B), to be printed where they are long in components.
    """

    place: str
    forces: tuple[Vector, ...]
    torques: tuple[Vector, ...]
    point: Point
    multipliers: tuple[sm.Symbol, ...]
    recovered: bool
    frame: ReferenceFrame | None = None
    points: Mapping[str, Point] = field(default_factory=dict, repr=False, compare=False)
    latex_names: Mapping[str, str] = field(default_factory=dict, repr=False, compare=False)
    whole_forces: tuple[sm.Expr, ...] = field(default=(), repr=False, compare=False)
    whole_torques: tuple[sm.Expr, ...] = field(default=(), repr=False, compare=False)

    def at(self, Q: object) -> Reaction:
        """The same reaction as a force through another point Q fixed in the body and a torque about it.

        With r from Q to ``point``: C = lam W through Q, and T = lam (tau + r x W) about it (Roithmayr and Hodges 2010,
        eqs. 77 to 81; 000).

        Parameters
        ----------
        Q
            A SymPy point fixed in the body, or a named point of it, as an object or by its name.

        Raises
        ------
        ModelError
            The point is not fixed in the body, or a particle has no other point.
        """
        point = self._point(Q)
        if point == self.point:
            return self
        arm = self._arm(point)
        torques = tuple(
            torque + arm.cross(force) if force != 0 else torque
            for force, torque in zip(self.forces, self.torques, strict=True)
        )
        return replace(self, point=point, torques=torques, whole_torques=())

    def _point(self, Q: object) -> Point:
        if isinstance(Q, Point):
            return Q
        require_one_of(name_of(Q), self.points, f"'{name_of(Q)}' is not a point of '{self.place}'")
        return self.points[name_of(Q)]

    def _arm(self, Q: Point) -> Vector:
        """From Q to the point the forces act through; both must be fixed in the body."""
        if self.frame is None:
            raise ModelError(
                f"'{self.place}' is not a rigid body: a force on it acts at '{self.point}' and nowhere else."
            )
        try:
            arm = self.point.pos_from(Q)
            moving = any(sm.simplify(e) != 0 for part, _ in arm.dt(self.frame).args for e in part)
        except ValueError:
            moving = True
        if moving:
            raise ModelError(
                f"'{Q}' is not fixed in '{self.place}', so that a force through it is not the same reaction: take a "
                "point that is located from the body's own points with its own unit vectors."
            )
        return arm

    @property
    def force(self) -> Vector:
        """Per unit of the multiplier; with several rows the sum of multiplier times direction."""
        return self._combined(self.forces)

    @property
    def torque(self) -> Vector:
        """Per unit of the multiplier, about ``point``; with several rows the sum of multiplier times direction."""
        return self._combined(self.torques)

    def _combined(self, vectors: tuple[Vector, ...]) -> Vector:
        if len(vectors) == 1:
            return vectors[0]
        return sum((lam * v for lam, v in zip(self.multipliers, vectors, strict=True)), Vector(0))

    def __str__(self) -> str:
        parts = []
        for lam, force, torque in self._shown:
            if force != 0:
                parts.append(f"force {text(lam)} * ({text(force)}) at {self.point}")
            if torque != 0:
                parts.append(f"torque {text(lam)} * ({text(torque)})")
        return f"on {self.place}: " + (", ".join(parts) or "nothing")

    @property
    def _shown(self) -> list[tuple[sm.Symbol, Vector | sm.Expr, Vector | sm.Expr]]:
        """Multipliers with forces and torques, in whole vectors where components do not fit a line."""
        sides = []
        for vectors, whole in ((self.forces, self.whole_forces), (self.torques, self.whole_torques)):
            pairs = zip(vectors, whole or vectors, strict=True)
            sides.append([min(pair, key=_length) if _length(pair[0]) > TEXT.vector else pair[0] for pair in pairs])
        return list(zip(self.multipliers, *sides, strict=True))

    def _repr_latex_(self) -> str:
        return rf"$\displaystyle {self._latex()}$"

    def _latex(self) -> str:
        setter = Typesetter(self.latex_names)
        parts = [
            rf"{setter.of(lam)}\left({setter.of(vector)}\right)" + rf"\ \text{{{latex_text(kind)}}}"
            for lam, force, torque in self._shown
            for kind, vector in (("at " + str(self.point), force), ("torque", torque))
            if vector != 0
        ]
        return rf"\text{{on {latex_text(self.place)}:}}\quad " + (r",\quad ".join(parts) or r"\text{nothing}")


def _length(vector: Vector | sm.Expr) -> int:
    return len(text(vector))


class ConstraintReactions(ByName[Reaction]):
    """The ideal reactions of one constraint, by the name (or object) of what they act on.

    ``nonideal`` holds the vectors its law adds to them, ``actuators`` those each actuator pushes with per unit of its
    effort in their place, by name and by what they act on.
    """

    def __init__(
        self,
        name: str,
        reactions: Mapping[str, Reaction],
        nonideal: Mapping[str, Vector] | None = None,
        actuators: Mapping[str, Mapping[str, Vector]] | None = None,
        remainders: Callable[[], tuple[sm.Expr, ...]] = tuple,
    ) -> None:
        self.name = name
        self._entries = dict(reactions)
        self.nonideal = dict(nonideal or {})
        self.actuators = dict(actuators or {})
        self._remainders = remainders

    @cached_property
    def remainders(self) -> tuple[sm.Expr, ...]:
        """Z of every row: what stands beside the accelerations once it is differentiated to their level.

        sum a . W + sum alpha . tau + Z = 0 (Roithmayr and Hodges 2010, eq. 5; 000), in the model's coordinates, speeds
        and time.

        Raises
        ------
        NotApplicable
            The constraint is written in scalars, or is not linear in the accelerations.

        Examples
        --------
        >>> import appell as ap
        >>> model = ap.Model("a bead"); x, y = model.coordinates("x y"); N = model.frame
        >>> bead = model.particle("bead", mass=1, position=x * N.x + y * N.y)
        >>> ring = model.constrain("ring", ap.position(bead).dot(ap.position(bead)) - 1)
        >>> model.reactions["ring"].remainders
        (2*xdot(t)**2 + 2*ydot(t)**2,)
        """
        return self._remainders()

    def _missing(self, name: str) -> str:
        return f"the constraint '{self.name}' does not act on '{name}'"

    def __str__(self) -> str:
        lines = [f"  {reaction}" for reaction in self._entries.values()]
        note = ""
        if any(r.recovered for r in self._entries.values()):
            note = " (written in scalars: resultants recovered from the motion, at the mass centres)"
        lines += [f"  beside it, not ideal, on {place}: {text(vector)}" for place, vector in self.nonideal.items()]
        for actuator, pushes in self.actuators.items():
            words = ", ".join(f"({text(vector)}) on {place}" for place, vector in pushes.items())
            lines.append(f"  in its place the actuator {actuator}, per unit of its effort: {words}")
        return "\n".join([f"'{self.name}'{note}", *lines])

    __repr__ = __str__

    def _repr_markdown_(self) -> str:
        """The constraint by name, and a formula for each place."""
        lines = [f"- $\\displaystyle {reaction._latex()}$" for reaction in self._entries.values()]
        return "\n".join([f"**{markdown(self.name)}**", "", *lines])


class Reactions(Mapping[str, ConstraintReactions]):
    """The reactions of every constraint and joint of a model, found by inspection when they are asked for.

    A joint of a tree acts as it would in a loop: along the freedoms that it takes away, with as many multipliers. Its
    reaction is the force of the constraint alone: a spring or a motor in the joint is a load.
    """

    def __init__(self, model: Mechanism) -> None:
        graph = model.kinematic_graph or read_kinematic_graph(model)
        self._model = replace(model, kinematic_graph=graph)
        self._graph = graph

    @cached_property
    def _mechanics(self) -> Mechanics:
        return mechanics_in_symbols(self._model)

    def __getitem__(self, name: object) -> ConstraintReactions:
        for constraint in self._model.constraints:
            if constraint.name == name_of(name):
                return self._of(constraint)
        joint = self._guides.get(name_of(name))
        if joint is not None:
            self._require_unmoved()
            return ConstraintReactions(name_of(name), _built_in(self._model, name_of(name), joint))
        raise KeyError(f"no constraint or joint is named '{name_of(name)}'" + suggestion(name_of(name), list(self)))

    def __iter__(self) -> Iterator[str]:
        yield from (c.name for c in self._model.constraints)
        yield from self._guides

    def __len__(self) -> int:
        return len(self._model.constraints) + len(self._guides)

    def __str__(self) -> str:
        return "\n".join(str(self[name]) for name in self)

    __repr__ = __str__

    def _repr_markdown_(self) -> str:
        return "\n\n".join(self[name]._repr_markdown_() for name in self)

    @cached_property
    def _guides(self) -> dict[str, Connection]:
        return guides(self._model)

    def _require_unmoved(self) -> None:
        moved = self._graph.changed()
        if moved is not None:
            raise ModelError(
                f"'{moved}' has been moved since the reactions of '{self._model.name}' were asked for, and they would "
                "be written with it as it is now: ask the model for them again."
            )

    def _of(self, constraint: Constraint) -> ConstraintReactions:
        self._require_unmoved()
        motion = _Motion(self._model)
        if constraint.vectorial:
            reactions = _inspected(self._model, motion, constraint)
        else:
            reactions = _recovered(self._model, self._mechanics, constraint)
        names = self._model.latex_names
        reactions = {place: replace(r, latex_names={**r.latex_names, **names}) for place, r in reactions.items()}
        nonideal = {} if constraint.law is None else motion.pushes(constraint.law.force)
        actuators = {drive.name: motion.pushes(drive.force) for drive in constraint.drives}
        remainders = partial(self._remainders, constraint)
        return ConstraintReactions(constraint.name, reactions, nonideal, actuators, remainders)

    def _remainders(self, constraint: Constraint) -> tuple[sm.Expr, ...]:
        """Z = gamma - sum a_t . W, for A udot + gamma with A = sum v_r . W and a = sum v_r udot_r + a_t."""
        if not constraint.vectorial or (constraint.order >= 2 and not constraint.linear) or constraint.order > 2:
            why = "written in scalars" if not constraint.vectorial else "not linear in the accelerations"
            raise NotApplicable(
                f"the constraint '{constraint.name}' is {why}, and has no form sum a . W + Z = 0 (E5)"
                + (": write it with vectors." if not constraint.vectorial else ".")
            )
        m = self._mechanics
        own, found = own_symbols(self._model, m), []
        for row in m.rows:
            if row.name == constraint.name:
                pairs = [(m.acceleration_remainders[term.velocity, :], term.vector) for term in row.terms or ()]
                Z = row.gamma - sum(m.algebra.dot(a_t, W) for a_t, W in pairs)
                found.append(m.algebra.shown(tidy(Z), own))
        return tuple(found)


def inspect(model: Mechanism) -> Reactions:
    """The constraint forces and torques of a model, before any equation of motion."""
    return Reactions(model)


@dataclass(frozen=True)
class Target:
    """A point or body a constraint acts on: the quantities that act, and the place its force goes through."""

    place: str
    sources: tuple[Source, ...]
    through: str


def targets(model: Mechanism, constraint: Constraint) -> tuple[Target, ...]:
    """Every named place the constraint speaks of, and the body each belongs to with the resultant on it."""
    sources = [source for source in constraint.quantities if source[0].order == constraint.acting_order]
    acted = acted_places(model, [(model.place_of(of), quantity.angular) for quantity, of in sources])
    return tuple(Target(a.place, tuple(sources[i] for i in a.acting), a.through) for a in acted)


def _inspected(model: Mechanism, motion: _Motion, constraint: Constraint) -> dict[str, Reaction]:
    """W and tau of every place, row by row."""
    points = {place.name: place.point for place in (*model.places, *model.mounts)}
    reactions: dict[str, Reaction] = {}
    for target in targets(model, constraint):
        through = points[target.through]
        forces, torques = [], []
        for row in constraint.inspected:
            W, tau = Vector(0), Vector(0)
            for quantity, of in target.sources:
                direction = motion.direction(row, quantity, of, constraint)
                if quantity.angular:
                    tau += direction
                else:
                    W += direction
                    if of is not through:
                        tau += of.pos_from(through).cross(direction)
            forces.append(W)
            torques.append(tau)
        lam = tuple(multiplier(constraint.name, i, len(forces)) for i in range(len(forces)))
        of_body = _fixed_points(model, target.place)
        made = Reaction(target.place, tuple(forces), tuple(torques), through, lam, False, *of_body)
        reactions[target.place] = _with_whole_vectors(made, motion, constraint, target.sources)
    return reactions


def _built_in(model: Mechanism, name: str, joint: Connection) -> dict[str, Reaction]:
    """What a joint of the tree does to its child, and to its parent where that is a body."""
    assert joint.motion is not None
    directions, shift = guide_directions(joint), joint.motion.shift
    lam = tuple(multiplier(name, i, len(directions)) for i in range(len(directions)))
    on_child = [(d.W, d.tau) for d in directions]
    on_parent = [(-W, -tau - (shift.cross(W) if shift != 0 and W != 0 else 0)) for W, tau in on_child]
    sides = [(joint.child, joint.child_point, on_child)]
    parent = joint.parent if isinstance(joint.parent, Body) else joint.parent.body
    sides += [] if parent is None else [(parent, joint.parent_point, on_parent)]
    found = {}
    for body, marker, wrenches in sides:
        forces, torques = (tuple(wrench[i] for wrench in wrenches) for i in (0, 1))
        frame, points = _fixed_points(model, body.name)
        found[body.name] = Reaction(
            body.name, forces, torques, marker.point, lam, False, frame, points, model.latex_names
        )
    return found


def _with_whole_vectors(
    reaction: Reaction, motion: _Motion, constraint: Constraint, sources: Sequence[Source]
) -> Reaction:
    """A reaction with its vectors in whole ones; the torque of forces at several points stays in components."""
    forces, torques, latex = [], [], dict[str, str]()
    for row in constraint.inspected:
        sums = [sm.S.Zero, sm.S.Zero]
        for source in sources:
            whole, names = motion.products(row).whole(source, motion.model.frame)
            sums[source[0].angular] += whole
            latex |= names
        forces.append(sums[0])
        torques.append(sums[1])
    about_another = any(not q.angular and of is not reaction.point for q, of in sources)
    return replace(
        reaction,
        whole_forces=tuple(forces),
        whole_torques=() if about_another else tuple(torques),
        latex_names=latex,
    )


def _fixed_points(model: Mechanism, place: str) -> tuple[ReferenceFrame | None, dict[str, Point]]:
    """The frame of the body that a place belongs to, and its named points; None of a particle."""
    mass = owner(model, place)
    if not isinstance(mass, Body):
        return None, {}
    return mass.frame, {mass.name: mass.point} | {s.name: s.point for s in model.markers if s.body is mass}


@dataclass(frozen=True)
class _Motion:
    """The velocities that placeholders stand for, as vectors in the model's own symbols and frames."""

    model: Mechanism
    _products: dict[sm.Expr, RowInProducts] = field(default_factory=dict)

    def direction(
        self, row: sm.Expr, quantity: PlaceholderKind, of: Point | ReferenceFrame, constraint: Constraint
    ) -> Vector:
        """dh/d(placeholders) as a person would write it: whole vectors where they appear whole."""
        N, products = self.model.frame, self.products(row)
        combination, rest = products.gradient((quantity, of))
        total = Vector(0)
        for coefficient, vector in combination:
            factor = self._with_components(products.in_components(coefficient), constraint)
            total += factor * self._explicit(vector)
        x, y, z = (tidy(self._with_components(products.in_components(c), constraint)) for c in rest)
        return total + x * N.x + y * N.y + z * N.z

    def products(self, row: sm.Expr) -> RowInProducts:
        """A row in products of its vectors."""
        if row not in self._products:
            self._products[row] = in_products(row)
        return self._products[row]

    def _explicit(self, vector: WholeVector) -> Vector:
        """A whole vector in the model's speeds."""
        if isinstance(vector, Cross):
            return self._explicit(vector.a).cross(self._explicit(vector.b))
        return self.vector(*vector.source)

    def pushes(self, force: Force) -> dict[str, Vector]:
        """What a law or an actuator pushes with, place by place."""
        numbers = self._components(gather(force.expressions))
        return {self.model.place_of(on): vector.xreplace(numbers) for on, vector in force.vectors}

    def vector(self, quantity: PlaceholderKind, of: Point | ReferenceFrame) -> Vector:
        """A position, velocity or angular velocity in the model's speeds."""
        N, origin = self.model.frame, self.model.origin
        if quantity is PlaceholderKind.POSITION:
            return of.pos_from(origin)
        if quantity in AXES:
            return (of.x, of.y, of.z)[AXES.index(quantity)]
        if quantity is PlaceholderKind.VELOCITY:
            connected = origin in of._pos_dict or _connected(of, origin)
            raw = of.pos_from(origin).dt(N) if connected else of._vel_dict[N]
        elif quantity is PlaceholderKind.ANGULAR_VELOCITY:
            raw = of.ang_vel_in(N)
        else:
            raw = self.vector(
                PlaceholderKind.VELOCITY if not quantity.angular else PlaceholderKind.ANGULAR_VELOCITY, of
            ).dt(N)
        return raw.xreplace(self._rates)

    @cached_property
    def _rates(self) -> dict[sm.Expr, sm.Expr]:
        """q' in the model's own speeds."""
        algebra, k = SympyAlgebra(shortens=False), self.model.kinematics
        states = lower_states(self.model, algebra)
        said = {atom: value for atom, value in states.table.items() if not isinstance(atom, sm.Derivative)}
        own = {symbol: atom for atom, symbol in said.items() if symbol.is_Symbol}
        t = dynamicsymbols._t
        return {c.diff(t): algebra.shown(states.qdot[i, 0], own) for i, c in enumerate(k.coordinates)}

    def _with_components(self, e: sm.Expr, constraint: Constraint) -> sm.Expr:
        """An expression with the placeholders in it as components in N."""
        present = e.free_symbols
        sources = [s for s in constraint.quantities if not present.isdisjoint(placeholders(*s))]
        return e.xreplace(self._components(sources)) if sources else e

    def _components(self, sources: Sequence[Source]) -> dict[sm.Symbol, sm.Expr]:
        """Placeholders as components in N."""
        table: dict[sm.Symbol, sm.Expr] = {}
        for source in sources:
            matrix = self.vector(*source).to_matrix(self.model.frame)
            table |= dict(zip(placeholders(*source), matrix, strict=True))
        return table


def _connected(point: Point, origin: Point) -> bool:
    try:
        point.pos_from(origin)
    except ValueError:
        return False
    return True


def _recovered(model: Mechanism, m: Mechanics, constraint: Constraint) -> dict[str, Reaction]:
    """m v_r (M^-1 A^T)_r and I omega_r (M^-1 A^T)_r: the inertia of the acceleration a unit multiplier causes."""
    rows = [row for row in m.rows if row.name == constraint.name]
    if _is_singular(mass_matrix(m)):
        raise SingularSystem(
            f"the forces of '{constraint.name}' cannot be recovered from the motion, since some speed carries no mass: "
            "write the constraint with vectors."
        )
    own = own_symbols(model, m)
    lam = tuple(multiplier(constraint.name, i, len(rows)) for i in range(len(rows)))
    forces: dict[str, list[Vector]] = {mass.name: [] for mass in model.masses}
    torques: dict[str, list[Vector]] = {mass.name: [] for mass in model.masses}
    frames = {mass.name: mass.frame if isinstance(mass, Body) else model.frame for mass in model.masses}
    for row in rows:
        for mass, force, torque in recovered_forces(m, row.A.T):
            forces[mass.name].append(_vector(m, force, model.frame, own))
            torques[mass.name].append(_vector(m, torque, frames[mass.name], own))
    return {
        mass.name: Reaction(
            mass.name,
            tuple(forces[mass.name]),
            tuple(torques[mass.name]),
            mass.point,
            lam,
            True,
            *_fixed_points(model, mass.name),
        )
        for mass in model.masses
        if any(v != 0 for v in (*forces[mass.name], *torques[mass.name]))
    }


def _is_singular(M: sm.Matrix) -> bool:
    """Whether a mass matrix is singular everywhere, by its rank at a random place."""
    symbols = sorted(M.free_symbols, key=sm.default_sort_key)
    ((values,),) = random_points([len(symbols)], 1)
    return rank(np.array(M.xreplace(dict(zip(symbols, map(sm.Float, values), strict=True))), float)) < M.rows


def _vector(m: Mechanics, components: sm.Matrix, frame: ReferenceFrame, own: Mapping[sm.Basic, sm.Basic]) -> Vector:
    x, y, z = m.algebra.shown(components.applyfunc(tidy), own)
    return x * frame.x + y * frame.y + z * frame.z
