"""The recursion over a tree of links as data: the passes of each class of links, and where each link stands.

How the passes are made, and the equations they state, is in equations/forming/articulated.py.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca

SPIN = slice(0, 3)
ACCELERATION = slice(3, 9)
INERTIA = slice(9, 30)
FORCE = slice(30, 36)

OWN = 36
"""Where these stand in the memory of a link; behind them stands what one pass hands on to the next."""


PASSES = (
    *("outward", "inward", "accelerations", "solve_inward", "solve_outward"),
    *("roots", "raised", "lowered", "lifted", "displaced", "pulled"),
)
"""Kinds of passes; those after the first five are of the root of M, which rows need."""


@dataclass(frozen=True)
class LocalMotion:
    """A link as graphs of its own symbols: see ``mechanics.tree.TreeLink``; ``ground``: the acceleration of the ground.

    ``parent`` is False where it hangs on the ground, ``leaf`` is True where nothing hangs on it, ``first`` where it is
    the first to be added up in its parent. ``forces``: the generalised forces on its speeds, those that depend on more
    than the link as ``load_symbols``.
    """

    t: ca.SX
    q: ca.SX
    u: ca.SX
    p: ca.SX
    rates: ca.SX
    rotation: ca.SX
    offset: ca.SX
    spin: ca.SX
    centre: ca.SX
    mass: ca.SX
    inertia: ca.SX
    ground: ca.SX
    forces: ca.SX
    load_symbols: ca.SX
    parent: bool
    leaf: bool
    first: bool


@dataclass(frozen=True)
class Destination:
    """Where an output goes: in the memory of the link ("own") or its parent, or to a rate ("coordinate", "speed")."""

    to: str
    place: int


@dataclass(frozen=True)
class Pass:
    """One pass over one link: a function of (t, x, p, loads, parent, own), and where its outputs go."""

    function: ca.Function
    stores: tuple[Destination, ...]


@dataclass(frozen=True)
class LinkMemory:
    """The part of a link's memory that its neighbours read and write, as symbols."""

    symbols: ca.SX

    @property
    def spin(self) -> ca.SX:
        return self.symbols[SPIN]

    @property
    def acceleration(self) -> tuple[ca.SX, ca.SX]:
        both = self.symbols[ACCELERATION]
        return both[:3], both[3:]

    @property
    def inertia(self) -> tuple[ca.SX, ca.SX, ca.SX]:
        """A, B, C of the sum of what hangs on the link, (n, f) = (A alpha + B a, B^T alpha + C a)."""
        entries = self.symbols[INERTIA]
        return symmetric(entries[:6]), ca.reshape(entries[6:15], 3, 3), symmetric(entries[15:])

    @property
    def force(self) -> tuple[ca.SX, ca.SX]:
        both = self.symbols[FORCE]
        return both[:3], both[3:]


@dataclass(frozen=True)
class OutwardTerms:
    """What the first pass hands on: pose, columns of S, velocity terms c and p, generalised forces tau."""

    R: ca.SX
    r: ca.SX
    S: ca.SX
    c: ca.SX
    p: ca.SX
    tau: ca.SX

    @property
    def unit(self) -> list[int]:
        """The entries in which the columns of S are unit vectors, or none."""
        S = ca.sparsify(self.S)
        if S.nnz() != S.columns() or not S.is_constant() or any(float(e) != 1.0 for e in S.nonzeros()):
            return []
        rows = S.sparsity().row()
        return rows if len(set(rows)) == len(rows) and S.sparsity().colind() == list(range(S.columns() + 1)) else []


@dataclass(frozen=True)
class InwardTerms:
    """What the second pass hands on: W = D^-1 U^T, z = D^-1 (tau - S^T p_A) and D^-1."""

    W: ca.SX
    z: ca.SX
    inverse: ca.SX


@dataclass(frozen=True)
class Within:
    """What the passes of a link are made of, for those that differentiate them."""

    motion: LocalMotion
    known: OutwardTerms
    solved: InwardTerms
    memory: ca.SX
    parent: LinkMemory


@dataclass(frozen=True)
class LinkPasses:
    """The passes of a class of links, and how many numbers one of them keeps."""

    outward: Pass
    inward: Pass
    accelerations: Pass
    solve_inward: Pass
    solve_outward: Pass
    roots: Pass
    raised: Pass
    lowered: Pass
    lifted: Pass
    displaced: Pass
    pulled: Pass
    size: int
    within: Within


@dataclass(frozen=True)
class LinkPlace:
    """Where a link stands: its class, its memory, that of its parent (its own where it has none), its table."""

    number: int
    own: int
    parent: int
    table: int


@dataclass(frozen=True)
class Recursion:
    """Classes of links with their passes; links in order, parents first; all tables one behind the other.

    A table holds the places in x of the link's coordinates and speeds, in p of its parameters, and in the loads of
    those on it. ``memory``: doubles that the passes work in. ``loads``: the generalised forces that depend on more than
    one link, as one column, or None; ``loaded``: the speeds that they act on.
    """

    classes: tuple[LinkPasses, ...]
    counts: tuple[tuple[int, int, int, int], ...]
    links: tuple[LinkPlace, ...]
    tables: tuple[int, ...]
    memory: int
    loads: ca.SX | None = None
    has_rows: bool = False
    loaded: tuple[int, ...] = ()

    @property
    def sizes(self) -> Recursion:
        """Without the graphs of its passes, which are machine code by then."""
        return Recursion((), (), (), (), self.memory, self.loads, self.has_rows)

    @property
    def passes(self) -> dict[str, list[Pass]]:
        """Every kind of pass with those of all classes, in their order."""
        kinds = PASSES if self.has_rows else PASSES[:5]
        return {kind: [getattr(c, kind) for c in self.classes] for kind in kinds}

    @property
    def operations(self) -> int:
        """Operations of all links in the three passes."""
        each = [sum(f.function.n_instructions() for f in (c.outward, c.inward, c.accelerations)) for c in self.classes]
        return sum(each[link.number] for link in self.links)


def symmetric(entries: ca.SX) -> ca.SX:
    """The symmetric matrix of the six entries of its upper triangle, by rows."""
    a, b, c, d, e, f = ca.vertsplit(entries)
    return ca.blockcat([[a, b, c], [b, d, e], [c, e, f]])


def about_reference(m: LocalMotion) -> ca.SX:
    """I_o = I + m (d.d - d d^T)."""
    d = m.centre
    return m.inertia + m.mass * (ca.dot(d, d) * ca.SX.eye(3) - d @ d.T)


def rate_of(values: ca.SX, m: LocalMotion) -> ca.SX:
    """The rate without speed rates, from the rates of the link's own coordinates."""
    if not m.q.numel() or not values.nnz():
        return ca.SX(3, 1)
    return ca.sparsify(ca.jtimes(values, m.q, ca.densify(m.rates)))


def partials(values: ca.SX, u: ca.SX) -> ca.SX:
    """d values / du, with a column for every speed of the link."""
    return ca.sparsify(ca.jacobian(values, u)) if u.numel() else ca.SX(3, 0)
