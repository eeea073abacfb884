"""The tree of a mechanism: for every body its parent, and the pose and motion between them in coordinates of their own.

A model is a tree of joints where the pose of each body against one other body (or the ground) depends on coordinates
that no other joint has. Then the accelerations follow body by body (Featherstone 2008, chapter 7), at a cost that grows
with the number of bodies and not with its cube. The parent of a body that a joint places is
that of the joint. Where frames and points were written by hand it is the innermost body that carries both the frame and
the reference point.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import casadi as ca
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.mechanics.carriers import GROUND, Carriers, OnTwoBranches
from appell.mechanics.mechanics import Mechanics
from appell.model import Body, Mechanism, Particle

MOST_FREEDOMS = 6
"""Of a body against another."""


class NotATree(Exception):
    """Why the joints of a model do not form a tree, as one sentence."""


@dataclass(frozen=True)
class TreeLink:
    """A body, its parent, and what is between them, as graphs in its own coordinates q and speeds u.

    ``rotation`` R, ``offset`` r: a vector v of its frame is R v in the parent's, and its reference point is at r there.
    ``spin`` is its angular velocity against the parent, in its own components. ``centre``: its mass centre from the
    reference point, ``inertia`` about the mass centre, both in its own components.
    """

    name: str
    parent: int
    coordinates: tuple[int, ...]
    speeds: tuple[int, ...]
    rotation: ca.SX
    offset: ca.SX
    spin: ca.SX
    centre: ca.SX
    mass: ca.SX
    inertia: ca.SX


@dataclass(frozen=True)
class Tree:
    """Links, parents before their children."""

    links: tuple[TreeLink, ...]


@dataclass(frozen=True)
class _Node:
    """A body on its way into the tree: its frame, and its reference point o = ``anchor`` - ``shift`` (in the frame)."""

    mass: Body | Particle
    frame: ReferenceFrame
    anchor: Point
    shift: ca.SX
    centre: ca.SX


def find_tree(model: Mechanism, m: Mechanics) -> Tree:
    """The tree of a model whose mechanics are over CasADi's algebra. Raises NotATree, which says why."""
    # What the recursion does not speak of
    words = {
        "velocities given by hand": model.by_hand,
        "a Lagrangian given outright": model.lagrangians,
        "integrals of the motion among its coordinates": model.memories,
        "coordinates implied by contacts": model.implied,
    }
    for what, found in words.items():
        if found:
            raise NotATree(f"it has {what}")
    return _TreeSearch(model, m).tree()


@dataclass(frozen=True)
class _Between:
    """A body against the one it hangs on: rotation, offset and spin, with the coordinates and speeds in them."""

    rotation: ca.SX
    offset: ca.SX
    spin: ca.SX
    coordinates: tuple[int, ...]
    speeds: tuple[int, ...]

    @property
    def states(self) -> list[tuple[str, int]]:
        """The numbers of its coordinates and of its speeds."""
        return [*(("q", i) for i in self.coordinates), *(("u", i) for i in self.speeds)]


class _TreeSearch:
    """Bodies taken from the ground outwards, each hung on its parent."""

    def __init__(self, model: Mechanism, m: Mechanics) -> None:
        self._model, self._m, self._frames = model, m, m.frames
        self._kinds = {m.q[i].element_hash(): ("q", i) for i in range(m.q.numel())}
        self._kinds |= {m.u[i].element_hash(): ("u", i) for i in range(m.u.numel())}
        self._kinds |= {m.p[i].element_hash(): ("p", i) for i in range(m.p.numel())}
        self._kinds |= {m.t[0].element_hash(): ("t", 0)}
        self._rates = ca.vertsplit(ca.densify(m.qdot)) if m.q.numel() else []
        self._owners: dict[tuple[str, int], int] = {}
        self._nodes: list[_Node] = []
        self._links: list[TreeLink] = []
        self._carriers = Carriers(m.frames)
        self._numbers: dict[Body | Particle, int] = {}
        self._ways = self._frames.ways_to_origin()

    def tree(self) -> Tree:
        """All bodies hung up, and every state owned by one of them."""
        for mass in sorted(self._model.masses, key=self._depth):
            node = self._node(mass)
            parent = self._parent(node)
            found = self._between(node, parent)
            owner = self._innermost_owner(found)
            if owner is not None and owner != parent:
                # positions in components of the ground: a bob hangs on the one whose angles its own place holds
                against = self._between(node, owner)
                if self._innermost_owner(against) is None:
                    parent, found = owner, against
            self._require_own(node, found)
            self._add(node, parent, found)
        k = self._model.kinematics
        for kind, names in (("u", k.speeds), ("q", k.coordinates)):
            for i, name in enumerate(names):
                if (kind, i) not in self._owners:
                    raise NotATree(f"'{name.func}' moves no body")
        return Tree(tuple(self._links))

    def _depth(self, mass: Body | Particle) -> int:
        return self._frames.depth(self._frame_of(mass)) + self._frames.point_depth(mass.point)

    def _frame_of(self, mass: Body | Particle) -> ReferenceFrame:
        """The frame of a body; of a particle the deepest one that the last step to it is written in."""
        if isinstance(mass, Body):
            return mass.frame
        used = [] if mass.point == self._frames.origin else [frame for _, frame in self._frames.step(mass.point).args]
        return max(used, key=self._frames.depth, default=self._frames.inertial)

    # ---- one body ---------------------------------------------------------------------------------------------------

    def _parent(self, node: _Node) -> int:
        """The number of the body that a body hangs on, or GROUND."""
        joint = self._model.joint_holding(node.mass)
        if joint is not None:
            parent = joint.parent if isinstance(joint.parent, Body) else joint.parent.body
            return GROUND if parent is None else self._numbers[parent]
        sides = {self._carriers.carrier(of) for of in (node.anchor, node.frame)}
        try:
            return self._carriers.innermost(sides, node.mass.name)
        except OnTwoBranches:
            return GROUND

    def _node(self, mass: Body | Particle) -> _Node:
        """The reference point: as far towards the ground as the body's own frame carries it."""
        frame, anchor, centre = self._frame_of(mass), mass.point, ca.SX(3, 1)
        while anchor != self._frames.origin:
            step = self._frames.step(anchor)
            own = self._constant_part(step, frame)
            if own is None or len(step.args) > 1:
                break
            centre, anchor = centre + own, self._ways[anchor]
        shift = ca.SX(3, 1)
        if anchor != self._frames.origin:
            own = self._constant_part(self._frames.step(anchor), frame)
            shift = shift if own is None else own
        return _Node(mass, frame, anchor, shift, centre + shift)

    def _constant_part(self, vector: Vector, frame: ReferenceFrame) -> ca.SX | None:
        """The part of a vector written in a frame, where it does not change in it."""
        for components, base in vector.args:
            if base == frame:
                lowered = self._frames.lowered(components)
                if not any(self._kind(s)[0] != "p" for s in ca.symvar(lowered)):
                    return lowered
        return ca.SX(3, 1) if not vector.args else None

    def _kind(self, symbol: ca.SX) -> tuple[str, int]:
        return self._kinds.get(symbol.element_hash(), ("?", 0))

    def _between(self, node: _Node, parent: int) -> _Between:
        """Pose and spin against the parent. Raises NotATree where they depend on time."""
        frames = self._frames
        other = self._nodes[parent] if parent != GROUND else None
        base = frames.inertial if other is None else other.frame
        R = frames.turn_between(node.frame, base)
        # From the reference point of the parent to that of the body, in the parent's frame
        end, end_shift = (other.anchor, other.shift) if other is not None else (self._frames.origin, ca.SX(3, 1))
        parts = self._frames.offset_pieces(node.anchor, end)
        for frame, shift in ((node.frame, -node.shift), (base, end_shift)):
            if shift.nnz():
                parts[frame] = parts.get(frame, ca.SX(3, 1)) + shift
        r = self._resolved(parts, base)
        w = self._resolved(frames.spin_pieces(node.frame, base), node.frame)
        name = node.mass.name
        used = [self._kind(s) for s in ca.symvar(ca.vertcat(ca.vec(R), r, w))]
        if self._depends_on_time(used):
            raise NotATree(f"the pose of '{name}' is prescribed in time")
        coordinates = [i for kind, i in used if kind == "q"]
        speeds = [i for kind, i in used if kind == "u"]
        for i in coordinates:  # grows on the way: a rate may hold further coordinates (of a quaternion)
            within = [self._kind(s) for s in ca.symvar(self._rates[i])]
            if self._depends_on_time(within):
                raise NotATree(f"the rate of a coordinate of '{name}' depends on time")
            coordinates += [k for kind, k in within if kind == "q" and k not in coordinates]
            speeds += [k for kind, k in within if kind == "u" and k not in speeds]
        return _Between(R, r, w, tuple(coordinates), tuple(speeds))

    def _innermost_owner(self, found: _Between) -> int | None:
        """The last body that is moved by coordinates or speeds of this one too; None without any."""
        return max((self._owners[key] for key in found.states if key in self._owners), default=None)

    def _require_own(self, node: _Node, found: _Between) -> None:
        """Coordinates and speeds of its own, and no more than a body has freedoms."""
        for key in found.states:
            if key in self._owners:
                other = self._links[self._owners[key]].name
                raise NotATree(
                    f"'{self._name(key)}' moves both '{other}' and '{node.mass.name}' against the bodies they hang on"
                )
        if len(found.speeds) > MOST_FREEDOMS:
            raise NotATree(f"'{node.mass.name}' moves by {len(found.speeds)} speeds against the body it hangs on")

    def _name(self, key: tuple[str, int]) -> str:
        k = self._model.kinematics
        return str((k.coordinates if key[0] == "q" else k.speeds)[key[1]].func)

    def _depends_on_time(self, used: list[tuple[str, int]]) -> bool:
        """Whether the time, or an input, is among what is used."""
        own = len(self._model.parameters)
        return any(kind in "t?" or (kind == "p" and i >= own) for kind, i in used)

    def _resolved(self, parts: Mapping[ReferenceFrame, ca.SX], base: ReferenceFrame) -> ca.SX:
        """A sum of vectors in components of several frames, in those of one."""
        total = ca.SX(3, 1)
        for frame, part in parts.items():
            part = ca.sparsify(part)
            if part.nnz():
                total += part if frame == base else self._frames.turn_between(frame, base) @ part
        return ca.sparsify(total)

    def _add(self, node: _Node, parent: int, found: _Between) -> None:
        mass, inertia = node.mass, ca.SX(3, 3)
        if isinstance(mass, Body):
            inertia = self._frames.lowered(mass.inertia)
            axes = mass.axes or mass.frame
            if axes != mass.frame:
                turn = self._frames.turn_between(axes, mass.frame)
                inertia = self._m.algebra.congruence(turn.T, inertia)
        weight = ca.SX(self._frames.lower(mass.mass))
        for s in ca.symvar(ca.vertcat(ca.vec(inertia), weight, node.centre)):
            if self._kind(s)[0] != "p":
                raise NotATree(f"the inertia of '{mass.name}' changes in its frame")
        self._owners |= dict.fromkeys(found.states, len(self._links))
        self._nodes.append(node)
        # a frame that does not turn against that of the parent turns with the parent, whichever bodies share it
        turns = any(self._kind(s)[0] == "q" for s in ca.symvar(found.rotation))
        points = (mass.point, mass.origin) if isinstance(mass, Body) else (mass.point,)
        self._numbers[mass] = self._carriers.add(mass.name, parent, (*points, *([node.frame] if turns else [])))
        self._links.append(
            TreeLink(
                mass.name,
                parent,
                found.coordinates,
                found.speeds,
                found.rotation,
                found.offset,
                found.spin,
                node.centre,
                weight,
                inertia,
            )
        )
