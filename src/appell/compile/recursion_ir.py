"""A recursion as LLVM IR: one function for each pass of each class, a switch among them, and the tables."""

from __future__ import annotations

from appell.algebra.tape import tape_of
from appell.compile.emit import FunctionBody, emit
from appell.system.links import PASSES, Pass, Recursion

ARGUMENTS = "x p extra table parent own out".split()
SIGNATURE = "double %t, " + ", ".join(f"ptr noalias nocapture %{name}" for name in ARGUMENTS)
HANDED = "double %t, " + ", ".join(f"ptr %{name}" for name in ARGUMENTS)

LOADED = ("outward", "inward", "accelerations", "roots")
"""Passes whose extra argument is that of the loads; of the others it is a vector of speeds, or of coordinates."""


def recursion_ir(recursion: Recursion | None) -> str:
    """The definitions that tree.c calls; empty ones where a program has no recursion."""
    if recursion is None:
        return (
            "\n".join(
                [
                    *(switch(f"appell_tree_{kind}", f"tree_{kind}", 0, HANDED) for kind in PASSES),
                    *_tables((), ()),
                    *_sizes(0, 0, 0),
                ]
            )
            + "\n"
        )
    parts = []
    for kind, passes in recursion.passes.items():
        parts += [_function(f"{kind}_{k}", p, recursion.counts[k]) for k, p in enumerate(passes)]
        parts.append(switch(f"appell_tree_{kind}", f"tree_{kind}", len(passes), HANDED))
    parts += [
        switch(f"appell_tree_{kind}", f"tree_{kind}", 0, HANDED) for kind in PASSES if kind not in recursion.passes
    ]
    places = tuple(n for link in recursion.links for n in (link.number, link.own, link.parent, link.table))
    parts += _tables(places, recursion.tables)
    loads = 0 if recursion.loads is None else recursion.loads.numel()
    parts += _sizes(len(recursion.links), recursion.memory, loads)
    return "\n".join(parts) + "\n"


def _sizes(links: int, memory: int, loads: int) -> list[str]:
    values = {"n_links": links, "tree_memory": memory, "n_loads": loads}
    return [f"@appell_{name} = constant i32 {value}, align 4" for name, value in values.items()]


def _tables(places: tuple[int, ...], tables: tuple[int, ...]) -> list[str]:
    return [array("tree_places", places), array("tree_tables", tables)]


def array(name: str, values: tuple[int, ...]) -> str:
    """A constant array of integers, one entry longer than it need be."""
    entries = ", ".join(f"i32 {v}" for v in (*values, 0))
    return f"@appell_{name} = constant [{len(values) + 1} x i32] [{entries}], align 64"


def switch(name: str, case: str, count: int, arguments: str) -> str:
    """A function that hands its arguments to the one of a class, `case_0` and so on."""
    cases = " ".join(f"i32 {k}, label %c{k}" for k in range(count))
    lines = [f"define void @{name}(i32 %class, {arguments}) {{", f"  switch i32 %class, label %none [{cases}]"]
    for k in range(count):
        lines += [f"c{k}:", f"  tail call void @{case}_{k}({arguments})", "  ret void"]
    return "\n".join([*lines, "none:", "  ret void", "}"])


class LinkBody(FunctionBody):
    """Lines of a pass: what is the link's own in x, p and the loads is found by its table."""

    def entry(self, pointer: str, slot: int) -> str:
        """The value at `pointer[table[slot]]`."""
        name = f"%{pointer}t{slot}"
        if name not in self.known:
            self.known[name] = name
            self.place(name, pointer, slot)
            self.lines.append(f"  {name} = load double, ptr {name}p, align 8")
        return name

    def store_entry(self, slot: int, value: str) -> None:
        """`out[table[slot]] = value`."""
        name = f"%out_t{slot}"
        self.place(name, "out", slot)
        self.lines.append(f"  store double {value}, ptr {name}p, align 8")

    def place(self, name: str, pointer: str, slot: int, kind: str = "double") -> None:
        """`<name>p`, the address of `pointer[table[slot]]`, whose entries are of an LLVM type."""
        self.lines += [
            f"  {name}i = getelementptr inbounds i32, ptr %table, i64 {slot}",
            f"  {name}j = load i32, ptr {name}i, align 4",
            f"  {name}k = sext i32 {name}j to i64",
            f"  {name}p = getelementptr inbounds {kind}, ptr %{pointer}, i64 {name}k",
        ]


def _function(name: str, p: Pass, counts: tuple[int, int, int, int]) -> str:
    nq, nu, parameters, _ = counts
    tape, body = tape_of(p.function), LinkBody()
    kind = name.rpartition("_")[0]
    extra = 0 if kind == "pulled" else nq + nu + parameters if kind in LOADED else nq
    first = {1: ("x", 0), 2: ("p", nq + nu), 3: ("extra", extra)}
    stores = []
    for o in tape.operations:
        if o.name == "INPUT":
            argument, k = o.arguments
            if argument == 0:
                body.value[o.target] = "%t"
            elif argument in first:
                pointer, start = first[argument]
                body.value[o.target] = body.entry(pointer, start + k)
            else:
                body.value[o.target] = body.load(("parent", "own")[argument - 4], k)
        elif o.name == "OUTPUT":
            stores.append((p.stores[o.target], body.read(o.arguments[0])))
        else:
            emit(body, o)
    written = {o.target for o in tape.operations if o.name == "OUTPUT"}
    stores += [(p.stores[k], "0.0") for k in range(len(p.stores)) if k not in written]
    for store, value in stores:
        if store.to == "coordinate":
            body.store_entry(store.place, value)
        elif store.to == "speed":
            body.store_entry(nq + store.place, value)
        else:
            body.store(store.to, store.place, value)
    return "\n".join([f"define internal void @tree_{name}({SIGNATURE}) #0 {{", *body.lines, "  ret void", "}", ""])
