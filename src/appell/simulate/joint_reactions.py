"""The forces at the joints of a tree along a run: inverse dynamics from the leaves inwards, all samples at once.

The recursion stands in :mod:`appell.equations.joint_graph`. One evaluation of a graph gives what every joint carries by
itself; a pass over the joints adds the forces of constraints and of the joints further out, so that the cost grows with
the number of joints.

A reaction does no work along the freedoms of its joint. Loads that act on points and bodies (a spring or motor
between two bodies among them) are taken away before. What is given by scalars alone (an energy, a damper, a force on a
coordinate, a constraint between coordinates) acts on no body: it is taken to act in the joints, along their freedoms,
and that part of the wrench is no reaction either.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from appell.constraints import multiplier
from appell.equations.joint_graph import (
    JointTree,
    built_in_reactions,
    joint_freedoms,
    joint_terms,
    load_vectors,
    places_of,
)
from appell.equations.reaction_outputs import reaction_points
from appell.mechanics.carriers import GROUND
from appell.model import Body
from appell.model.connection import Connection
from appell.model.guides import guide_directions
from appell.numbers import RANK
from appell.simulate.expressions import evaluate, graph_of

if TYPE_CHECKING:
    from appell.simulate.run import Run


@dataclass(frozen=True, eq=False)
class JointReaction:
    """The reaction of a joint on its child in components of the inertial frame, (time, 3) each.

    ``force`` at ``child_point``, ``torque`` about it. The opposite acts at ``parent_point``. ``determined``: False
    where it depends on constraints whose shares are not.
    """

    joint: Connection
    force: np.ndarray
    torque: np.ndarray
    child_point: np.ndarray
    parent_point: np.ndarray
    determined: bool

    @property
    def on_parent(self) -> tuple[np.ndarray, np.ndarray]:
        """The opposite force, and its torque about the joint's point on the parent."""
        return -self.force, -self.torque - np.cross(self.child_point - self.parent_point, self.force)


def acted_by(joint: Connection) -> list[str]:
    """The bodies that a joint acts on: its child, and its parent where that is one."""
    parent = joint.parent if isinstance(joint.parent, Body) else joint.parent.body
    return [joint.child.name, *([] if parent is None else [parent.name])]


def joint_reactions(run: Run) -> dict[str, JointReaction]:
    """The reaction of every joint that places its child, by its name among the reactions."""
    graph, equations = graph_of(run), run.equations
    tree, terms = joint_terms(equations)
    if not terms:
        return {}
    parts = [part for t in terms for part in (t.force, t.torque, t.child_point, t.parent_point)]
    columns = evaluate(run, graph, parts, "the forces at the joints").reshape(run.time.size, len(terms), 4, 3)
    force, torque, C, P = np.ascontiguousarray(columns.transpose(2, 1, 0, 3))
    unsettled = _without_constraints(run, tree, (force, torque, C))
    for k in reversed(range(len(terms))):  # from the leaves inwards
        parent = tree.carriers.parents[k]
        if parent != GROUND:
            force[parent] += force[k]
            torque[parent] += torque[k] + np.cross(C[k] - C[parent], force[k])
            unsettled[parent] |= unsettled[k]
    if load_vectors(equations)[1] or run.recovered:
        _project(run, tree, (force, torque))
    numbers = {joint.name: k for k, joint in enumerate(tree.joints)}
    return {
        name: JointReaction(joint, force[k], torque[k], C[k], P[k], not unsettled[k])
        for name, joint in built_in_reactions(equations).items()
        for k in [numbers[joint.name]]
    }


def joint_multiplier(run: Run, name: str) -> np.ndarray | None:
    """The multiplier of a joint by its name over time, from G lam = W . f or tau . t (E1); None: no joint has it."""
    for guide, joint in built_in_reactions(run.equations).items():
        if not name.startswith(multiplier(guide, 0, 1).name):
            continue
        directions = guide_directions(joint)
        names = [multiplier(guide, i, len(directions)).name for i in range(len(directions))]
        if name not in names:
            continue
        graph, on = graph_of(run), run._joint_reactions[guide]
        parts = [graph.vector(v) for d in directions for v in (d.W, d.tau)]
        values = evaluate(run, graph, parts, f"the directions of '{guide}'").reshape(run.time.size, -1, 2, 3)
        W, tau = values[:, :, 0], values[:, :, 1]
        # the auxiliary speed of a direction with a force is along it alone
        turns = np.where([[[d.W == 0] for d in directions]], tau, 0.0)
        G = np.einsum("tki,tli->tkl", W, W) + np.einsum("tki,tli->tkl", turns, tau)
        along = np.einsum("tki,ti->tk", W, on.force) + np.einsum("tki,ti->tk", turns, on.torque)
        return np.linalg.solve(G, along[:, :, None])[:, names.index(name), 0]
    return None


def _without_constraints(run: Run, tree: JointTree, carried: tuple[np.ndarray, np.ndarray, np.ndarray]) -> list[bool]:
    """Take the forces of constraints away; for every joint, whether shares of one of these are not determined."""
    force, torque, C = carried
    unsettled = [False] * len(tree.joints)
    if not run.equations.mechanism.constraints:
        return unsettled
    places = places_of(run.equations)
    for label in run.results.labels("reaction force"):
        constraint, place = str(label[0]), str(label[1])
        if constraint in run.recovered or (place in places.on_bodies and place not in places.masses):
            continue  # in scalars; or counted with the body
        at = places.points.get((place, False)) or places.points[place, True]
        k = tree.carriers.carrier(at)
        if k == GROUND:
            continue
        f, t = (run.results.vector(f"reaction {kind}", label) for kind in ("force", "torque"))
        through, _ = reaction_points(run.equations, constraint, place, recovered=False)
        if f.any():
            t = t + np.cross(run.position(through) - C[k], f)
        force[k] -= f
        torque[k] -= t
        unsettled[k] |= constraint in run._found.undetermined
    return unsettled


def _project(run: Run, tree: JointTree, wrench: tuple[np.ndarray, np.ndarray]) -> None:
    """Take away what works along the freedoms of each joint: Q = S_w^T t + S_v^T f by a torque, the rest by a force."""
    graph = graph_of(run)
    freedoms = joint_freedoms(run.equations, tree)
    values = evaluate(run, graph, [part for pair in freedoms for part in pair], "the freedoms of the joints")
    first = 0
    for k, (turning, _) in enumerate(freedoms):
        size = turning.shape[1]
        if size == 0:
            continue
        # matrices stand column by column: a row of these is a freedom
        own = values[:, first : first + 6 * size].reshape(run.time.size, 2, size, 3)
        first += 6 * size
        S_w, S_v, force, torque = own[:, 0], own[:, 1], wrench[0][k], wrench[1][k]
        Q = np.einsum("tsi,ti->ts", S_w, torque) + np.einsum("tsi,ti->ts", S_v, force)
        turned = np.einsum("tis,ts->ti", np.linalg.pinv(S_w, rcond=RANK.threshold), Q)
        Q = Q - np.einsum("tsi,ti->ts", S_w, turned)
        torque -= turned
        force -= np.einsum("tis,ts->ti", np.linalg.pinv(S_v, rcond=RANK.threshold), Q)
