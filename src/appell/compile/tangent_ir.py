"""The derivatives of a recursion as LLVM IR: values of the motion are scalars, their changes vectors of LANES."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from appell.algebra.tape import Operation, tape_of
from appell.compile.emit import ARITHMETIC, emit
from appell.compile.recursion_ir import LinkBody, switch
from appell.errors import CompileError
from appell.system.links import Pass

LANES = 8
"""Directions at a time; kept equal to tree.c by a test."""
VECTOR = f"<{LANES} x double>"
ARGUMENTS = "x p extra table parent own seeds above lanes out".split()
SIGNATURE = "double %t, " + ", ".join(f"ptr noalias nocapture %{name}" for name in ARGUMENTS)
HANDED = "double %t, " + ", ".join(f"ptr %{name}" for name in ARGUMENTS)


class _LaneBody(LinkBody):
    """Lines of a pass; ``vectors[register]`` is the name of a vector that the register holds."""

    def __init__(self) -> None:
        super().__init__()
        self.vectors: dict[int, str] = {}

    def lane(self, pointer: str, slot: int) -> str:
        """The vector at slot `slot` of a link's lanes."""
        name = f"%{pointer}v{slot}"
        if name not in self.known:
            self.known[name] = name
            self.lines += [
                f"  {name}p = getelementptr inbounds double, ptr %{pointer}, i64 {LANES * slot}",
                f"  {name} = load {VECTOR}, ptr {name}p, align 8",
            ]
        return name

    def seed(self, slot: int) -> str:
        """The vector of the link's own state `slot`."""
        name = f"%seed{slot}"
        if name not in self.known:
            self.known[name] = name
            self.place(name, "seeds", slot, VECTOR)
            self.lines.append(f"  {name} = load {VECTOR}, ptr {name}p, align 8")
        return name

    def splat(self, value: str) -> str:
        """A scalar in every lane."""
        one = self.assign(f"insertelement {VECTOR} poison, double {value}, i32 0")
        return self.assign(f"shufflevector {VECTOR} {one}, {VECTOR} poison, <{LANES} x i32> zeroinitializer")

    def vector(self, register: int) -> str:
        return self.vectors[register] if register in self.vectors else self.splat(self.read(register))

    def put(self, pointer: str, slot: int, value: str) -> None:
        name = f"%put{len(self.lines)}"
        if pointer == "out":
            self.place(name, "out", slot, VECTOR)
        else:
            self.lines.append(f"  {name}p = getelementptr inbounds double, ptr %{pointer}, i64 {LANES * slot}")
        self.lines.append(f"  store {VECTOR} {value}, ptr {name}p, align 8")


def lane_function(name: str, p: Pass, counts: tuple[int, int, int, int]) -> str:
    """One pass of one class."""
    nq, nu, _, _ = counts
    tape, body = tape_of(p.function), _LaneBody()
    found: dict[int, int] = {}
    stores: list[tuple[int, bool, str]] = []
    for o in tape.operations:
        if o.name == "INPUT":
            body.vectors.pop(o.target, None)
            _input(body, o, nq, nu)
        elif o.name == "OUTPUT":
            register = o.arguments[0]
            is_vector = register in body.vectors
            stores.append((o.target, is_vector, body.vectors[register] if is_vector else body.read(register)))
            found[o.target] = 1
        elif any(a in body.vectors for a in o.arguments):
            body.vectors[o.target] = _vector_operation(body, o)
        else:
            emit(body, o)
            body.vectors.pop(o.target, None)  # a register is used again
    stores += [(k, False, "0.0") for k in range(len(p.stores)) if k not in found]
    for k, is_vector, value in stores:
        store = p.stores[k]
        if store.to in ("own", "parent"):
            body.store(store.to, store.place, value)
            continue
        wide = value if is_vector else body.splat(value)
        if store.to in ("coordinate", "speed"):
            body.put("out", store.place + (nq if store.to == "speed" else 0), wide)
        else:
            body.put(store.to, store.place, wide)
    return "\n".join([f"define internal void @lanes_{name}({SIGNATURE}) #0 {{", *body.lines, "  ret void", "}", ""])


def _input(body: _LaneBody, o: Operation, nq: int, nu: int) -> None:
    argument, k = o.arguments
    if argument == 0:
        body.value[o.target] = "%t"
    elif argument == 1:
        body.value[o.target] = body.entry("x", k)
    elif argument == 2:
        body.value[o.target] = body.entry("p", nq + nu + k)
    elif argument == 3:
        body.value[o.target] = body.entry("extra", nq + k)
    elif argument in (4, 5):
        body.value[o.target] = body.load(("parent", "own")[argument - 4], k)
    elif argument == 6:
        body.vectors[o.target] = body.seed(k)
    else:
        body.vectors[o.target] = body.lane(("above", "lanes")[argument - 7], k)


def _vector_operation(body: _LaneBody, o: Operation) -> str:
    values = [body.vector(a) for a in o.arguments]
    if o.name in ARITHMETIC:
        return body.assign(f"{ARITHMETIC[o.name]} contract {VECTOR} {values[0]}, {values[1]}")
    if o.name == "NEG":
        return body.assign(f"fneg contract {VECTOR} {values[0]}")
    if o.name == "TWICE":
        return body.assign(f"fadd contract {VECTOR} {values[0]}, {values[0]}")
    if o.name == "ASSIGN":
        return values[0]
    raise CompileError(f"a change of the motion uses the operation {o.name}, which is not linear")


def tangent_ir(tangents: Mapping[str, list[Pass]], counts: Sequence[tuple[int, int, int, int]]) -> str:
    """All passes of the derivatives."""
    parts = []
    for kind, passes in tangents.items():
        parts += [lane_function(f"{kind}_{k}", p, counts[k]) for k, p in enumerate(passes)]
        parts.append(switch(f"appell_lanes_{kind}", f"lanes_{kind}", len(passes), HANDED))
    return "\n".join(parts) + "\n"
