"""Like parts of an operation list as LLVM IR: one function for every kind, a loop over a table of places."""

from __future__ import annotations

from collections.abc import Sequence

from appell.algebra.tape import Tape
from appell.compile.alike import Alike, Batch, RepeatedStructure
from appell.compile.emit import SIGNATURE, FunctionBody, binary, literal, unary

POINTERS = {"x": "%x", "p": "%p", "extra": "%extra", "out": "%out", "kept": "%kept"}
HEAD = f"{SIGNATURE[:-1]}, ptr noalias nocapture %kept, ptr nocapture readonly %places, "
HEAD += "ptr nocapture readonly %numbers, i64 %count)"
CALL = "(double %t, ptr %x, ptr %p, ptr %extra, ptr %out, ptr %kept"


def alike_ir(tape: Tape, parts: Alike) -> str:
    """The definition of `appell_NAME`: zeros, then every batch by the function of its kind."""
    kinds = {kind: k for k, kind in enumerate(dict.fromkeys(batch.kind for batch in parts.batches))}
    own = {kind: _own_numbers(kind, parts.batches) for kind in kinds}
    text = [_kind_ir(f"{tape.name}_{k}", kind, own[kind]) for kind, k in kinds.items()]
    lines = [f"define void @appell_{tape.name}{SIGNATURE} #0 {{"]
    lines.append(f"  %kept = alloca [{max(parts.kept, 1)} x double], align 8")
    if sum(array == "out" for b in parts.batches for array, _ in b.kind.writes * len(b.instances)) < tape.rows:
        lines.append(f"  call void @llvm.memset.p0.i64(ptr %out, i8 0, i64 {8 * tape.rows}, i1 false)")
    for number, batch in enumerate(parts.batches):
        name, common = f"{tape.name}_{number}", own[batch.kind]
        places = [place for instance in batch.instances for place in instance.places]
        numbers = [v for i in batch.instances for v, shared in zip(i.numbers, common, strict=True) if shared is None]
        text.append(_table(f"places_{name}", "i32", [str(place) for place in places]))
        text.append(_table(f"numbers_{name}", "double", [literal(value) for value in numbers]))
        tables = f"ptr @places_{name}, ptr @numbers_{name}, i64 {len(batch.instances)}"
        lines.append(f"  call void @kind_{tape.name}_{kinds[batch.kind]}{CALL}, {tables})")
    return "".join(text) + "\n".join([*lines, "  ret void", "}", ""])


def _table(name: str, entry: str, values: Sequence[str]) -> str:
    listed = ", ".join(f"{entry} {value}" for value in values) or f"{entry} {'0' if entry == 'i32' else '0.0'}"
    return f"@{name} = internal constant [{max(len(values), 1)} x {entry}] [{listed}], align 8\n"


def _own_numbers(kind: RepeatedStructure, batches: Sequence[Batch]) -> list[float | None]:
    """The numbers that all instances of a kind have in common; None where they differ."""
    instances = [instance for batch in batches if batch.kind == kind for instance in batch.instances]
    every = zip(*(map(literal, instance.numbers) for instance in instances), strict=True)
    first = instances[0].numbers
    return [first[k] if len(set(values)) == 1 else None for k, values in enumerate(every)]


def _kind_ir(name: str, kind: RepeatedStructure, common: Sequence[float | None]) -> str:
    """One function: for every instance its places, its operations, its results."""
    body = FunctionBody()
    width, count = len(kind.reads) + len(kind.writes), sum(value is None for value in common)
    body.lines += ["entry:", "  %some = icmp sgt i64 %count, 0", "  br i1 %some, label %loop, label %done", "loop:"]
    body.lines.append("  %i = phi i64 [ 0, %entry ], [ %next, %loop ]")
    body.lines.append(f"  %first = mul i64 %i, {width}")
    body.lines.append("  %row = getelementptr inbounds i32, ptr %places, i64 %first")
    values: dict[tuple[str, int], str] = {("t", 0): "%t"}
    for slot, array in enumerate(kind.reads):
        pointer = _place(body, slot, array)
        body.lines.append(f"  %r{slot} = load double, ptr {pointer}, align 8")
        values["read", slot] = f"%r{slot}"
    own = 0
    for k, value in enumerate(common):
        if value is not None:
            values["const", k] = literal(value)
            continue
        if own == 0:
            body.lines.append(f"  %firstnumber = mul i64 %i, {count}")
            body.lines.append("  %own = getelementptr inbounds double, ptr %numbers, i64 %firstnumber")
        body.lines.append(f"  %n{own}p = getelementptr inbounds double, ptr %own, i64 {own}")
        body.lines.append(f"  %n{own} = load double, ptr %n{own}p, align 8")
        values["const", k], own = f"%n{own}", own + 1
    for k, (operation, arguments) in enumerate(kind.operations):
        held = [values[argument] for argument in arguments]
        values["local", k] = unary(body, operation, *held) if len(held) == 1 else binary(body, operation, *held)
    for k, (array, result) in enumerate(kind.writes, start=len(kind.reads)):
        body.lines.append(f"  store double {values[result]}, ptr {_place(body, k, array)}, align 8")
    body.lines += ["  %next = add i64 %i, 1", "  %more = icmp slt i64 %next, %count"]
    body.lines += ["  br i1 %more, label %loop, label %done", "done:", "  ret void", "}", ""]
    return "\n".join([f"define internal void @kind_{name}{HEAD} #0 {{", *body.lines])


def _place(body: FunctionBody, slot: int, array: str) -> str:
    """The address that the entry `slot` of the row of the table says."""
    body.lines += [
        f"  %s{slot}p = getelementptr inbounds i32, ptr %row, i64 {slot}",
        f"  %s{slot}n = load i32, ptr %s{slot}p, align 4",
        f"  %s{slot}i = zext i32 %s{slot}n to i64",
        f"  %s{slot} = getelementptr inbounds double, ptr {POINTERS[array]}, i64 %s{slot}i",
    ]
    return f"%s{slot}"
