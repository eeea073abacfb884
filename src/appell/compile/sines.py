"""Sines and cosines of one trajectory, written out: those of up to four angles at once.

A call of the C library costs 40 to 60 cycles and all registers in use. Where a processor has fused products, the sines
of a function are gathered instead: every angle that waits for no other sine, four of them in one vector, and so on for
angles that do. One branch for each such group leads to the C library, for angles beyond what sincos.py is good for.
"""

from __future__ import annotations

import platform
import re
from collections.abc import Container, Sequence
from functools import cache

from appell.compile.emit import SCALAR, RegisterType
from appell.compile.sincos import near_sine_and_cosine

WIDTH = 4
_CALL = re.compile(r"  (%\w+) = call contract double @llvm\.(sin|cos)\.f64\(double (%\w+)\)$")
_NAME = re.compile(r"%\w+")


@cache
def are_worthwhile() -> bool:
    """Whether this processor fuses products and sums in one instruction."""
    import llvmlite.binding as llvm

    return platform.machine() in ("arm64", "aarch64") or bool(llvm.get_host_cpu_features().get("fma", False))


def written_out(lines: Sequence[str]) -> list[str]:
    """The lines of a function with its sines and cosines in groups; the same lines where it has none."""
    calls = {m[1]: (m[2], m[3]) for line in lines if (m := _CALL.match(line))}
    if not calls:
        return list(lines)
    made = {name: k for k, line in enumerate(lines) if (name := _target(line))}
    needed = [[made[name] for name in _NAME.findall(line) if made.get(name, k) < k] for k, line in enumerate(lines)]
    sines = {made[name]: use for name, use in calls.items()}
    found, left, block = ["begin:"], dict.fromkeys(range(len(lines))), "begin"
    while waiting := [k for k in sines if k in left]:
        ready, before = _ready(waiting, sines, needed, left)
        found += _take(left, before, lines)
        _take(left, ready, lines)
        block, group = _group({_target(lines[k]): sines[k] for k in ready}, block)
        found += group
    return found + _take(left, list(left), lines)


def _target(line: str) -> str:
    """The name that a line gives a value to, or nothing."""
    head, equals, _ = line.strip().partition(" = ")
    return head if equals else ""


def _ready(
    waiting: Sequence[int], sines: Container[int], needed: Sequence[Sequence[int]], left: Container[int]
) -> tuple[list[int], list[int]]:
    """The sines whose angles wait for no sine, and the lines that those angles need, of those that are left."""
    ready: list[int] = []
    before: set[int] = set()
    for sine in waiting:
        own: set[int] = set()
        stack = list(needed[sine])
        while stack:
            k = stack.pop()
            if k in left and k not in own:
                own.add(k)
                stack += needed[k]
        if not any(k in sines for k in own):
            ready.append(sine)
            before |= own
    return ready, sorted(before)


def _take(left: dict[int, None], chosen: Sequence[int], lines: Sequence[str]) -> list[str]:
    """The lines chosen, which are then no longer left."""
    for k in chosen:
        del left[k]
    return [lines[k] for k in chosen]


def _group(calls: dict[str, tuple[str, str]], block: str) -> tuple[str, list[str]]:
    """The name of the block that goes on, and the lines of one group of sines."""
    angles = list(dict.fromkeys(angle for _, angle in calls.values()))
    lines: list[str] = []
    values: dict[tuple[str, str], str] = {}
    conditions: list[str] = []
    for first in range(0, len(angles), WIDTH):
        own, prefix = angles[first : first + WIDTH], f"%{block}s{first}."
        piece, pair, far = _piece(own, prefix)
        lines += piece
        conditions.append(far)
        values |= {(f, a): pair[j][k] for k, a in enumerate(own) for j, f in enumerate(("sin", "cos"))}
    far, after, beyond = conditions[0], f"{block}x", f"{block}far"
    for k, other in enumerate(conditions[1:]):
        lines.append(f"  %{block}or{k} = or i1 {far}, {other}")
        far = f"%{block}or{k}"
    lines += [f"  br i1 {far}, label %{beyond}, label %{after}, !prof !0", f"{beyond}:"]
    lines += [f"  {n}f = call double @llvm.{f}.f64(double {a})" for n, (f, a) in calls.items()]
    lines += [f"  br label %{after}", f"{after}:"]
    lines += [f"  {n} = phi double [ {values[use]}, %{block} ], [ {n}f, %{beyond} ]" for n, use in calls.items()]
    return after, lines


def _piece(angles: Sequence[str], prefix: str) -> tuple[list[str], list[list[str]], str]:
    """Up to four angles: the lines, the names of their sines and cosines, and that of "some angle is far"."""
    if len(angles) == 1:
        lines, both, far = near_sine_and_cosine(SCALAR, angles[0], prefix)
        return lines, [[both[0]], [both[1]]], far
    n = 2 if len(angles) == 2 else WIDTH
    numbers = RegisterType(n)
    head: list[str] = []
    x = "poison"
    for k in range(n):
        angle = angles[min(k, len(angles) - 1)]
        head.append(f"  {prefix}x{k} = insertelement {numbers.type} {x}, double {angle}, i64 {k}")
        x = f"{prefix}x{k}"
    lines, both, far = near_sine_and_cosine(numbers, x, prefix)
    names = [[f"{prefix}{f}{k}" for k in range(len(angles))] for f in ("s", "c")]
    tail = [
        f"  {names[j][k]} = extractelement {numbers.type} {both[j]}, i64 {k}"
        for j in range(2)
        for k in range(len(angles))
    ]
    tail += [f"  {prefix}m = bitcast {numbers.truth} {far} to i{n}", f"  {prefix}any = icmp ne i{n} {prefix}m, 0"]
    return head + lines + tail, names, f"{prefix}any"


def declarations() -> str:
    """What the lines written out call."""
    kinds = [SCALAR, RegisterType(2), RegisterType(WIDTH)]
    lines = [
        f"declare {k.type} @llvm.fma.{k.suffix}({k.type}, {k.type}, {k.type}) #1\n"
        + ("" if k is SCALAR else f"declare {k.type} @llvm.fabs.{k.suffix}({k.type}) #1\n")
        for k in kinds
    ]
    return "".join(lines) + '!0 = !{!"branch_weights", i32 1, i32 1000000}\n'
