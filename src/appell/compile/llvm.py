"""Tapes to LLVM IR: one function `void appell_NAME(t, x, p, extra, out)` for each tape, and the module of a system."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from appell.algebra.tape import Operation, Tape
from appell.compile import sines
from appell.compile.alike import alike
from appell.compile.alike_ir import alike_ir
from appell.compile.emit import (
    INTRINSICS_1,
    INTRINSICS_2,
    LANES_SIGNATURE,
    LIBRARY_1,
    LIBRARY_2,
    SCALAR,
    SIGNATURE,
    FunctionBody,
    RegisterType,
    emit,
)
from appell.compile.recursion_ir import recursion_ir
from appell.numbers import COMPILE
from appell.system import System

BLOCKS = (
    "dynamics law_of regular rows minimal auxiliary position velocity metric norms power outputs events "
    "sparse_dynamics sparse_position sparse_velocity sparse_metric sparse_norms loads landing arrival tree_rows "
    "resets mode_response mode_numbers"
).split()
#: The sparse solves that native.h knows.
PLANS = ("rows", "position", "velocity", "norms", "pull")


def _live_after(parts: Sequence[Sequence[Operation]]) -> list[set[int]]:
    """For every part the registers that a later one reads."""
    live: set[int] = set()
    result: list[set[int]] = []
    for part in reversed(parts):
        result.append(set(live))
        for o in reversed(part):
            if o.name != "OUTPUT":
                live.discard(o.target)
            if o.name != "INPUT":
                live.update(o.arguments)
    return result[::-1]


def function_ir(tape: Tape, numbers: RegisterType = SCALAR) -> str:
    """The definition of `appell_NAME` for one tape (`appell_lanes_NAME` over lanes); structural zeros are stored too.

    The time LLVM takes for one block of code grows faster than its length. Of a long tape the parts that are alike
    become one function and a loop (alike.py); where few are, it is cut into parts that hand over their live registers
    in a spill area %w.
    """
    length = len(tape.operations)
    if length > COMPILE.like and numbers.lanes == 1:
        like = alike(tape)
        if COMPILE.pays * like.operations < length:
            return alike_ir(tape, like)
    size = COMPILE.chunk if length > COMPILE.whole else max(length, 1)
    parts = [tape.operations[k : k + size] for k in range(0, length, size)] or [()]
    stored = {o.target for o in tape.operations if o.name == "OUTPUT"}
    zeros = sorted(set(range(tape.rows)) - stored)
    signature = SIGNATURE if numbers.lanes == 1 else LANES_SIGNATURE
    name = tape.name if numbers.lanes == 1 else f"lanes_{tape.name}"
    if len(parts) == 1:
        return _part(f"void @appell_{name}{signature}", parts[0], set(), zeros, numbers)
    names = [f"void @part_{name}_{k}" for k in range(len(parts))]
    text = [
        _part(
            f"internal {head}{signature[:-1]}, ptr noalias nocapture %w)", part, live, zeros if k == 0 else [], numbers
        )
        for k, (head, part, live) in enumerate(zip(names, parts, _live_after(parts), strict=True))
    ]
    call = f"({'double' if numbers.lanes == 1 else 'ptr'} %t, ptr %x, ptr %p, ptr %extra, ptr %out, ptr %w)"
    lines = [f"define void @appell_{name}{signature} #0 {{"]
    lines.append(f"  %w = alloca [{tape.registers} x {numbers.type}], align {numbers.bytes}")
    lines += [f"  call {head}{call}" for head in names] + ["  ret void", "}", ""]
    return "".join(text) + "\n".join(lines)


def _part(
    head: str, operations: Sequence[Operation], live: set[int], zeros: Sequence[int], numbers: RegisterType = SCALAR
) -> str:
    """One function: the zeros, the operations, and the registers it leaves behind."""
    body = FunctionBody(numbers)
    if len(zeros) > COMPILE.zeros:
        size = numbers.bytes * (zeros[-1] + 1)
        body.lines.append(f"  call void @llvm.memset.p0.i64(ptr %out, i8 0, i64 {size}, i1 false)")
    else:
        for row in zeros:
            body.store("out", row, numbers.constant(0.0))
    for operation in operations:
        emit(body, operation)
    for register in sorted(live & {o.target for o in operations if o.name != "OUTPUT"}):
        body.store("w", register, body.value[register])
    lines = body.lines
    if numbers.lanes == 1 and not numbers.library_sines:
        lines = sines.written_out(lines) if sines.are_worthwhile() else lines
    return "\n".join([f"define {head} #0 {{", *lines, "  ret void", "}", ""])


def declarations(numbers: RegisterType = SCALAR) -> str:
    """Declarations of all functions an emitted body may call."""
    intrinsics = [(list(INTRINSICS_1.values()), 1), (list(dict.fromkeys(INTRINSICS_2.values())), 2)]
    lines = [
        f"declare {numbers.type} @llvm.{name}.{numbers.suffix}({', '.join([numbers.type] * count)}) #1"
        for names, count in intrinsics
        for name in names
    ]
    lines += [f"declare double @{f}(double) #1" for f in sorted(LIBRARY_1.values())]
    lines += [f"declare double @{f}(double, double) #1" for f in sorted(LIBRARY_2.values())]
    lines.append("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)")
    if numbers.lanes == 1 and not numbers.library_sines:
        lines.append(sines.declarations())
    return "\n".join(lines) + "\nattributes #0 = { nounwind }\nattributes #1 = { nounwind memory(none) }\n"


def sizes(system: System, tapes: Mapping[str, Tape]) -> dict[str, int]:
    """The constants that `native.h` declares: sizes, and what of the right side the others need."""
    n = system.sizes.speeds
    need = any(name in tapes and tapes[name].reads(3, n) for name in ("auxiliary", "power"))
    return {
        "n_coordinates": system.sizes.coordinates,
        "n_speeds": n,
        "n_auxiliaries": system.sizes.auxiliaries,
        "n_rows": system.sizes.rows,
        "n_regular_rows": system.sizes.rows - len(system.redundant),
        "n_position_rows": system.sizes.position_rows,
        "n_velocity_rows": system.sizes.velocity_rows,
        "n_norm_rows": system.sizes.norm_rows,
        "n_outputs": system.sizes.outputs,
        "n_events": system.sizes.events,
        "n_independent": system.sizes.independent or 0,
        "n_evident": system.sizes.rows - sum(system.embedded),
        "is_minimal": int(system.is_minimal),
        "n_quadratures": int(system.sizes.quadratures),
        "has_regular": int(system.has_regular),
        "is_symmetric": int(system.symmetric),
        "needs_inverse": int(system.needs_inverse),
        "law": int(system.law),
        "is_actuated": int(system.actuated),
        "n_inputs": system.sizes.inputs,
        "is_sparse": 0 if system.sparse is None else 1 if system.sparse.stands_by else 2,
        "levels_agree": int(system.sparse is not None and system.sparse.levels_agree),
        "is_recursive": int(system.is_recursive),
        "has_landing": int(system.has_landing),
        "rows_curve": int(system.rows_curve),
        "rates_need_multipliers": int(need),
        "events_need_rates": int("events" in tapes and tapes["events"].reads(3)),
    }


def constants_ir(system: System, tapes: Mapping[str, Tape]) -> str:
    """The sizes of one graph, as `native.h` declares them."""
    constants = [f"@appell_{name} = constant i32 {value}, align 4" for name, value in sizes(system, tapes).items()]
    mask = ", ".join(f"i32 {int(flag)}" for flag in (*system.embedded, 0))
    constants.append(f"@appell_row_embedded = constant [{len(system.embedded) + 1} x i32] [{mask}], align 4")
    constants += [_plan_ir(name, system) for name in PLANS]
    return "\n".join(constants) + "\n" + recursion_ir(system.recursion)


def plan_table(name: str, system: System) -> list[int]:
    """The table of a sparse solve, as native/sparse.c reads it; where there is none, that of nothing to solve.

    Its head and the first entry of each of the three columns: gcc sees that they are read.
    """
    plan = None if system.sparse is None else system.sparse.plans.get(name)
    return [0] * (10 + 3) if plan is None else list(plan.table())


def _plan_ir(name: str, system: System) -> str:
    table = plan_table(name, system)
    listed = ", ".join(f"i32 {value}" for value in table)
    return f"@appell_plan_{name} = constant [{len(table)} x i32] [{listed}], align 4"


def functions_ir(
    tapes: Mapping[str, Tape], numbers: RegisterType = SCALAR, written: Mapping[str, str] | None = None
) -> str:
    """The functions of one graph, and empty ones for those of `native.h` that it does not have.

    ``written``: definitions of some of them that take the place of those by their tapes.
    """
    own = written or {}
    absent = [f"define void @appell_{name}{SIGNATURE} {{\n  ret void\n}}" for name in BLOCKS if name not in tapes]
    return "\n".join(
        [declarations(numbers), *absent, *(own.get(name) or function_ir(tape, numbers) for name, tape in tapes.items())]
    )


def module_ir(system: System, tapes: Mapping[str, Tape], written: Mapping[str, str] | None = None) -> str:
    """The module of one graph: its sizes, its functions, and empty ones for those it does not have."""
    return constants_ir(system, tapes) + functions_ir(tapes, written=written)
