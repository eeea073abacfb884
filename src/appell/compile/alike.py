"""Parts of an operation list that are alike up to the renaming of what they read and write.

Five hundred distances are one function of twelve numbers, taken five hundred times. A list of operations falls into
pieces, none of which needs more than a few of the inputs; pieces of one structure form a class, which is emitted once
and run over a table of places. What is compiled then grows with the kinds of parts of a mechanism, not with their
number.

A piece is a connected component of the list without its inputs and constants (the row of a distance, say). A large
component (springs that share the sines of the angles between them) is cut further: operations that depend on the same
entries of the state stand together. An operation depends on what its arguments depend on and perhaps on more, so that
no piece needs itself by a detour.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from appell.algebra.tape import Tape
from appell.numbers import COMPILE

Leaf = tuple[str, int | float]
"""What is read: ("x", 3), ("t", 0), a number ("const", 2.5), or the result of an operation ("node", 17)."""

KINDS = ("t", "x", "p", "extra")


@dataclass(frozen=True)
class SsaNode:
    """One operation on leaves."""

    name: str
    arguments: tuple[Leaf, ...]


@dataclass(frozen=True)
class SsaList:
    """An operation list in static single assignment: nodes, and what goes to which row of the output."""

    nodes: tuple[SsaNode, ...]
    outputs: tuple[tuple[int, Leaf], ...]


@dataclass(frozen=True)
class Instance:
    """Where one piece reads (entries of x, p, extra and of the results kept) and writes, and its numbers."""

    places: tuple[int, ...]
    numbers: tuple[float, ...]


@dataclass(frozen=True)
class RepeatedStructure:
    """The structure of pieces that are alike.

    ``operations``: name and arguments, which are ("local", k), a slot of ``reads`` or ("const", k). ``reads``: the
    array of every slot. ``writes``: the array ("out", "kept") and what goes there.
    """

    operations: tuple[tuple[str, tuple[tuple[str, int], ...]], ...]
    reads: tuple[str, ...]
    writes: tuple[tuple[str, tuple[str, int]], ...]


@dataclass(frozen=True)
class Batch:
    """Instances of one kind, none of which reads what another of them writes."""

    kind: RepeatedStructure
    instances: tuple[Instance, ...]


@dataclass(frozen=True)
class Alike:
    """An operation list as batches in order; ``kept`` results are handed from one to later ones."""

    batches: tuple[Batch, ...]
    kept: int

    @property
    def operations(self) -> int:
        """Operations to be compiled: those of every kind once."""
        return sum(len(kind.operations) + len(kind.writes) for kind in {batch.kind for batch in self.batches})


def alike(tape: Tape) -> Alike:
    """The pieces of an operation list, those of one structure together.

    Examples
    --------
    >>> import casadi as ca
    >>> x = ca.SX.sym("x", 8)
    >>> squares = ca.vertcat(*[(x[i] - x[i + 1]) ** 2 for i in range(0, 8, 2)])
    >>> t, p = ca.SX.sym("t"), ca.SX(0, 1)
    >>> from appell.algebra.tape import tape_of
    >>> parts = alike(tape_of(ca.Function("f", [t, x, p, p], [squares])))
    >>> [(len(batch.instances), len(batch.kind.operations)) for batch in parts.batches]
    [(4, 2)]
    """
    flow = flow_of(tape)
    pieces = _pieces(flow)
    owner = {node: k for k, piece in enumerate(pieces) for node in piece}
    kept = _kept(flow, owner)
    levels = _levels(flow, pieces, owner)
    outputs = _outputs(flow, owner)
    found: dict[tuple[int, RepeatedStructure], list[Instance]] = {}
    for k, piece in enumerate(pieces):
        kind, instance = _described(flow, piece, kept, outputs.get(k, ()))
        found.setdefault((levels[k], kind), []).append(instance)
    for row, leaf in flow.outputs:
        if leaf[0] != "node":
            kind, instance = _described(flow, (), kept, ((row, leaf),))
            found.setdefault((0, kind), []).append(instance)
    batches = [Batch(kind, tuple(instances)) for (_, kind), instances in sorted(found.items(), key=lambda f: f[0][0])]
    return Alike(tuple(batches), len(kept))


def flow_of(tape: Tape) -> SsaList:
    """The list with every value named once."""
    held: dict[int, Leaf] = {}
    nodes: list[SsaNode] = []
    outputs: list[tuple[int, Leaf]] = []
    for o in tape.operations:
        if o.name == "INPUT":
            held[o.target] = (KINDS[o.arguments[0]], o.arguments[1])
        elif o.name == "CONST":
            held[o.target] = ("const", o.value)
        elif o.name == "OUTPUT":
            outputs.append((o.target, held[o.arguments[0]]))
        elif o.name == "ASSIGN":
            held[o.target] = held[o.arguments[0]]
        else:
            nodes.append(SsaNode(o.name, tuple(held[a] for a in o.arguments)))
            held[o.target] = ("node", len(nodes) - 1)
    return SsaList(tuple(nodes), tuple(outputs))


def _pieces(flow: SsaList) -> list[tuple[int, ...]]:
    """Components, the large ones cut by what their operations depend on."""
    parent = list(range(len(flow.nodes)))

    def root(k: int) -> int:
        while parent[k] != k:
            parent[k] = parent[parent[k]]
            k = parent[k]
        return k

    for k, node in enumerate(flow.nodes):
        for argument in node.arguments:
            if argument[0] == "node":
                parent[root(k)] = root(int(argument[1]))
    components: dict[int, list[int]] = {}
    for k in range(len(flow.nodes)):
        components.setdefault(root(k), []).append(k)
    pieces: list[tuple[int, ...]] = []
    for component in components.values():
        pieces += [tuple(component)] if len(component) <= COMPILE.part else _cut(flow, component)
    return pieces


def _cut(flow: SsaList, component: Sequence[int]) -> list[tuple[int, ...]]:
    """Operations of one set of entries of the state together; those of the whole in chunks, in their order."""
    depends: dict[int, frozenset[Leaf] | None] = {}
    groups: dict[frozenset[Leaf], list[int]] = {}
    whole: list[int] = []
    for k in component:
        union: set[Leaf] | None = set()
        for argument in flow.nodes[k].arguments:
            if argument[0] == "node":
                part = depends[int(argument[1])]
                union = None if part is None or union is None else union | part
            elif argument[0] in ("x", "extra") and union is not None:
                union.add(argument)
        if union is None or len(union) > COMPILE.wide:
            depends[k] = None
            whole.append(k)
        else:
            depends[k] = support = frozenset(union)
            groups.setdefault(support, []).append(k)
    chunks = [tuple(whole[k : k + COMPILE.chunk]) for k in range(0, len(whole), COMPILE.chunk)]
    return [tuple(group) for group in groups.values()] + chunks


def _kept(flow: SsaList, owner: dict[int, int]) -> dict[int, int]:
    """A place for every result that another piece reads."""
    kept: dict[int, int] = {}
    for k, node in enumerate(flow.nodes):
        for argument in _results(node.arguments):
            if owner[argument] != owner[k]:
                kept.setdefault(argument, len(kept))
    return kept


def _results(arguments: Iterable[Leaf]) -> list[int]:
    return [int(value) for kind, value in arguments if kind == "node"]


def _levels(flow: SsaList, pieces: Sequence[tuple[int, ...]], owner: dict[int, int]) -> list[int]:
    """Of every piece, how many others stand before it at most."""
    needs: list[set[int]] = [
        {owner[a] for k in piece for a in _results(flow.nodes[k].arguments)} - {number}
        for number, piece in enumerate(pieces)
    ]
    levels = [-1] * len(pieces)
    for first in range(len(pieces)):
        waiting = [first]
        while waiting:
            k = waiting[-1]
            open_ones = [other for other in needs[k] if levels[other] < 0]
            if open_ones and levels[k] < 0:
                waiting += open_ones
                continue
            levels[k] = 1 + max((levels[other] for other in needs[k]), default=-1)
            waiting.pop()
    return levels


def _outputs(flow: SsaList, owner: dict[int, int]) -> dict[int, tuple[tuple[int, Leaf], ...]]:
    found: dict[int, list[tuple[int, Leaf]]] = {}
    for row, leaf in flow.outputs:
        if leaf[0] == "node":
            found.setdefault(owner[int(leaf[1])], []).append((row, leaf))
    return {piece: tuple(outputs) for piece, outputs in found.items()}


def _described(
    flow: SsaList, piece: Sequence[int], kept: dict[int, int], outputs: Sequence[tuple[int, Leaf]]
) -> tuple[RepeatedStructure, Instance]:
    """The structure of a piece, its inputs numbered in the order of their first use, and its places."""
    local = {node: k for k, node in enumerate(piece)}
    slots: dict[Leaf, int] = {}
    numbers: list[float] = []

    def named(leaf: Leaf) -> tuple[str, int]:
        kind, value = leaf
        if kind == "const":
            numbers.append(float(value))
            return "const", len(numbers) - 1
        if kind == "node" and value in local:
            return "local", local[int(value)]
        if kind == "t":
            return "t", 0
        return "read", slots.setdefault(leaf, len(slots))

    operations = tuple((flow.nodes[k].name, tuple(named(a) for a in flow.nodes[k].arguments)) for k in piece)
    goes = [
        ("out", row, named(leaf))
        for row, leaf in sorted(outputs, key=lambda o: (local.get(int(o[1][1]), -1) if o[1][0] == "node" else -1, o[0]))
    ]
    goes += [("kept", kept[k], ("local", local[k])) for k in piece if k in kept]
    reads = tuple("kept" if kind == "node" else kind for kind, _ in slots)
    places = [kept[int(value)] if kind == "node" else int(value) for kind, value in slots]
    kind = RepeatedStructure(operations, reads, tuple((array, value) for array, _, value in goes))
    return kind, Instance((*places, *(place for _, place, _ in goes)), tuple(numbers))
