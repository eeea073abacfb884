"""The recursion over a tree of links: classes of like links, and the tables that say where each finds its own.

Links whose pose, motion and mass are the same graphs but for the names of their coordinates, speeds and parameters
share the code of their passes, so that neither the code nor the time to compile it grows with their number.
"""

from __future__ import annotations

from collections import Counter

import casadi as ca

from appell.algebra.tape import tape_of
from appell.equations.forming.articulated import link_passes
from appell.mechanics.carriers import GROUND
from appell.mechanics.tree import Tree, TreeLink
from appell.system.links import LinkPasses, LinkPlace, LocalMotion, Recursion
from appell.system.state_graph import StateGraph

LINE = 8
"""Doubles in a line of the cache: the memory of a link begins on one."""


def recursion(tree: Tree, m: StateGraph, ground: ca.SX, forces: ca.SX) -> Recursion:
    """The recursion for a tree; ``ground``: the acceleration of the ground that stands for gravity.

    ``forces``: the generalised forces on the speeds without gravity, a column. What of them depends on one link alone
    is computed with it, the rest beforehand.
    """
    return _Maker(tree, m, ground, forces).recursion()


class _Maker:
    def __init__(self, tree: Tree, m: StateGraph, ground: ca.SX, forces: ca.SX) -> None:
        self._tree, self._m, self._ground = tree, m, ground
        self._forces = ca.vertsplit(ca.densify(forces)) if forces.numel() else []
        self._parameters = {m.p[i].element_hash(): i for i in range(m.p.numel())}
        self._rates = ca.vertsplit(ca.densify(m.qdot)) if m.q.numel() else []
        self._classes: dict[tuple[object, ...], int] = {}
        self._passes: list[LinkPasses] = []
        self._counts: list[tuple[int, int, int, int]] = []
        self._column: list[ca.SX] = []
        self._loaded: list[int] = []

    def recursion(self) -> Recursion:
        links = self._tree.links
        children = Counter(link.parent for link in links)
        last = {link.parent: i for i, link in enumerate(links)}  # inward, the last is the first to be added
        places: list[LinkPlace] = []
        tables: list[int] = []
        memory = 0
        for i, link in enumerate(links):
            flags = (link.parent != GROUND, children[i] == 0, last[link.parent] == i)
            number, table = self._classified(i, link, flags)
            parent = places[link.parent].own if link.parent != GROUND else memory
            places.append(LinkPlace(number, memory, parent, len(tables)))
            tables += table
            memory += -(-self._passes[number].size // LINE) * LINE
        column = ca.vertcat(*self._column) if self._column else None
        made = tuple(self._passes), tuple(self._counts), tuple(places), tuple(tables)
        return Recursion(*made, memory, column, loaded=tuple(self._loaded))

    def _classified(self, i: int, link: TreeLink, flags: tuple[bool, bool, bool]) -> tuple[int, list[int]]:
        """The class of a link, made where it is the first of its kind, and its table."""
        m, nq = self._m, self._m.q.numel()
        rates = ca.vertcat(*[self._rates[k] for k in link.coordinates]) if link.coordinates else ca.SX(0, 1)
        ground = ca.SX(3, 1) if flags[0] else self._ground
        forces, elsewhere = self._forces_on(link)
        symbols = ca.SX.sym("load", len(elsewhere))
        for k, (entry, _) in enumerate(elsewhere):
            forces[entry] = symbols[k]
        shapes = [link.rotation, link.offset, link.spin, link.centre, link.mass, link.inertia, rates, ground, forces]
        column = ca.vertcat(*[ca.vec(ca.densify(part)) for part in shapes])
        q, u = (
            ca.vertcat(*[s[k] for k in of]) if of else ca.SX(0, 1)
            for s, of in ((m.q, link.coordinates), (m.u, link.speeds))
        )
        used = [s for s in ca.symvar(column) if s.element_hash() in self._parameters]
        p = ca.vertcat(*used) if used else ca.SX(0, 1)
        function = ca.Function("link", [m.t, q, u, p, symbols], [column])
        key = (flags, q.numel(), u.numel(), p.numel(), tape_of(function).operations)
        if key not in self._classes:
            self._classes[key] = len(self._passes)
            self._counts.append((q.numel(), u.numel(), p.numel(), symbols.numel()))
            self._passes.append(
                link_passes(
                    LocalMotion(
                        t=m.t,
                        q=q,
                        u=u,
                        p=p,
                        rates=rates,
                        rotation=link.rotation,
                        offset=link.offset,
                        spin=link.spin,
                        centre=link.centre,
                        mass=link.mass,
                        inertia=link.inertia,
                        ground=ground,
                        forces=ca.sparsify(forces),
                        load_symbols=symbols,
                        parent=flags[0],
                        leaf=flags[1],
                        first=flags[2],
                    )
                )
            )
        table = [*link.coordinates, *(nq + k for k in link.speeds), *(self._parameters[s.element_hash()] for s in used)]
        table += range(len(self._column), len(self._column) + len(elsewhere))
        self._column += [value for _, value in elsewhere]
        self._loaded += [link.speeds[entry] for entry, _ in elsewhere]
        return self._classes[key], table

    def _forces_on(self, link: TreeLink) -> tuple[ca.SX, list[tuple[int, ca.SX]]]:
        """The forces on the speeds of a link: those in its own symbols, and the others with their entries."""
        m, own = self._m, ca.SX(len(link.speeds), 1)
        known = {m.q[k].element_hash() for k in link.coordinates} | {m.u[k].element_hash() for k in link.speeds}
        known |= {m.t[0].element_hash(), *self._parameters}
        elsewhere: list[tuple[int, ca.SX]] = []
        for entry, k in enumerate(link.speeds):
            force = self._forces[k]
            if force.is_zero():
                continue
            if all(s.element_hash() in known for s in ca.symvar(force)):
                own[entry] = force
            else:
                elsewhere.append((entry, force))
        return own, elsewhere
