"""Equations of a tree of joints as their recursion needs them: links, acceleration of the ground, forces on speeds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import casadi as ca

from appell.equations.forms import mechanics_to_run
from appell.mechanics import ForceSystem, Mechanics, Row, actuated
from appell.mechanics.sampling import State, random_states, values_at
from appell.mechanics.tree import NotATree, Tree, find_tree
from appell.model import Mechanism
from appell.numbers import ZERO
from appell.system.stage import stage

if TYPE_CHECKING:
    from appell.equations.equations import Equations


@dataclass(frozen=True)
class TreeForm:
    """A tree, the acceleration of the ground that stands for gravity, and all other generalised forces, a column."""

    tree: Tree
    ground: ca.SX
    forces: ca.SX


@stage
def tree_form(equations: Equations) -> TreeForm:
    """The tree of joints with its forces, under a principle whose statement is one of body by body.

    Raises NotATree, which says why there is none.
    """
    if equations._form is not None:
        raise NotATree("its equations were derived in other speeds")
    model, principle, m = equations.mechanism, equations.principle, mechanics_to_run(equations)
    if not principle.sums_over_bodies:
        raise NotATree(f"the statement of {principle.name} does not go from body to body")
    # Rows on a tree have reactions along them, which random states tell; one in velocities may have a bound
    for c in model.constraints:
        words: dict[str, object] = {"a non-ideal reaction": c.law, "actuators": c.drives and not c.is_dry}
        words |= {"memory": c.memories, "friction": c.friction, "one side only": c.unilateral}
        for what, found in words.items():
            if found:
                raise NotATree(f"the constraint '{c.name}' has {what}")
    states = random_states(m, 2, consistent=True) if any(row.terms is not None or row.drives for row in m.rows) else []
    pushes = actuated(m)
    for i, row in enumerate(m.rows):
        if not is_along(m, row, pushes.get(i), states):
            raise NotATree(f"the reaction of '{row.name}' is not along its row")
    ground, forces = _ground_and_forces(model, m)
    return TreeForm(find_tree(model, m), m.now(ground), m.now(forces))


def is_along(m: Mechanics, row: Row, push: ForceSystem | None, states: list[State]) -> bool:
    """Whether the reaction of a row, or the push in its place, is along it, which states tell."""
    if push is not None:
        column = push.on_speeds(m)
    elif row.terms is not None:
        vectors = ca.SX(m.velocities.numel(), 1)
        for term in row.terms:
            vectors[term.velocity] += term.vector
        column = ca.jtimes(m.velocities, m.u, ca.densify(vectors), True)
    else:
        return True
    samples = values_at(m, ca.horzcat(column, row.A.T), states)
    return all(abs(s[:, 0] - s[:, 1]).max() <= ZERO.thousands * abs(s).max() for s in samples)


def _ground_and_forces(model: Mechanism, m: Mechanics) -> tuple[ca.SX, ca.SX]:
    """Gravity as an acceleration of the ground, and the generalised forces of everything else.

    Forces at points come to the speeds by one sweep backwards, sum (dv/du)^T f.
    """
    ground = ca.SX(3, 1)
    forces = ca.densify(m.potential_force + m.scalar_force)
    vectors = ca.SX(m.velocities.numel(), 1)
    for said, load in zip(model.loads, m.loads, strict=True):
        if said.gravity:
            field = m.frames.resolve(said.pushes[0].vector, model.frame)
            if not ca.depends_on(ca.densify(field), ca.vertcat(m.q, m.u)):
                ground -= field
                continue
        for term in load.terms:
            vectors[term.velocity] += term.vector
    if ca.sparsify(vectors).nnz():
        forces += ca.jtimes(m.velocities, m.u, ca.densify(vectors), True)
    return ca.sparsify(ground), forces
