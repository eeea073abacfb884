"""A model as a WebAssembly module: its equations, the steppers and what is drawn, in one file that a page can run.

What runs in the page is what runs natively: the same graph of the same principle and the same C, translated for pointers
of 32 bits (`native_wasm.ll`). Only the last digits differ: WebAssembly has no fused product and sum, and the functions of
the mathematical library are those of the browser.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import casadi as ca

from appell.compile import llvm
from appell.compile.compiled import Compiled
from appell.compile.jacobian import jacobian_function
from appell.compile.tape import Tape, tape_of
from appell.compile.wasm_file import module_file
from appell.compile.wasm_interface import interface
from appell.compile.wasm_link import linked_object
from appell.compile.wasm_start import start_functions, start_interface
from appell.equations import Equations
from appell.errors import CompileError

LARGEST = 1_500_000
"""Bytes of a module above which a page is not made to compute: half of what the whole file may have."""
MOST_OPERATIONS = 150_000
"""Operations of all functions together above which LLVM is not asked: it would take minutes."""

#: Functions of native.h that the page calls.
STEPPER = tuple(
    "workspace integer_workspace implicit_workspace run_size state advance rates sample_rates "
    "read_outputs scales".split()
)
#: Functions of the model that the page calls itself.
BLOCKS = tuple("dynamics position velocity norms metric".split())


@dataclass(frozen=True)
class WasmModule:
    """A model for the page.

    Parameters
    ----------
    code
        The bytes of the module; empty where the model is refused.
    interface
        What the page must know of it, as JSON can hold it.
    refusal
        Why this model cannot run in a page, in a sentence; empty where it can.

    Examples
    --------
    >>> import appell as ap
    >>> from appell.compile.wasm import wasm_module
    >>> module = wasm_module(ap.catalogue.two_pucks().derive(ap.Kane()))
    >>> module.code[:4], module.interface["speeds"], module.refusal
    (b'\\x00asm', ['u1', 'u2', 'u3', 'u4'], '')
    """

    code: bytes = b""
    interface: dict[str, Any] = field(default_factory=dict)
    refusal: str = ""


def wasm_module(
    equations: Equations,
    outputs: Mapping[str, ca.Function] | None = None,
    *,
    home: Mapping[str, float] | None = None,
) -> WasmModule:
    """The module of equations, with further functions to evaluate at the samples.

    Parameters
    ----------
    equations
        Of ``model.derive(principle)``.
    outputs
        Functions of (t, x, p), or of (t, x, p, (udot, lam)) as those of a program, each with one column.
    home
        Where the search for a start begins, for coordinates of contacts, which follow from the others, by name.

    Returns
    -------
    WasmModule
        The module, or the reason why there is none.
    """
    refusal = _refusal(equations)
    if refusal:
        return WasmModule(refusal=refusal)
    compiled = equations.compiled
    tapes = _tapes(equations, compiled, outputs or {})
    operations = sum(len(tape.operations) for tape in tapes.values())
    if operations > MOST_OPERATIONS:
        return WasmModule(refusal=_too_large(equations, f"{operations} operations", f"{MOST_OPERATIONS}"))
    entries = _entries(tapes)
    file = module_file(linked_object(_module_ir(compiled, tapes), entries), entries)
    if len(file.code) > LARGEST:
        return WasmModule(refusal=_too_large(equations, f"{len(file.code)} bytes", f"{LARGEST}"))
    found = interface(
        equations,
        compiled,
        file,
        outputs={name: [f"appell_output_{i}", tapes[f"output_{i}"].rows] for i, name in enumerate(outputs or {})},
        start=start_interface(equations, compiled, home or {}),
        spilled=max(tape.registers for tape in tapes.values()),
    )
    return WasmModule(file.code, found)


def _refusal(equations: Equations) -> str:
    """Why a page cannot run these equations; empty where it can."""
    if equations.has_modes:
        return (
            f"'{equations.name}' has contacts or friction that let go: which mode follows is decided in Python, "
            "so that this motion cannot be computed anew in the page."
        )
    if equations.inputs:
        names = ", ".join(f"'{i.name}'" for i in equations.inputs)
        return f"'{equations.name}' has the inputs {names}, which are given run by run: the page cannot follow them."
    return ""


def _too_large(equations: Equations, found: str, limit: str) -> str:
    return f"'{equations.name}' is too large to compute in a page: {found}, and the limit is {limit}."


def _tapes(equations: Equations, compiled: Compiled, outputs: Mapping[str, ca.Function]) -> dict[str, Tape]:
    """Every function of the module: the program's, what completes a start, Radau's derivatives, the outputs."""
    functions = {name: compiled.graph.functions[name] for name in compiled.graph.shapes()}
    functions |= start_functions(equations, compiled)
    functions["jacobian"] = jacobian_function(compiled.graph)
    if compiled.reader is not None:
        functions["reader"] = _reader(compiled.reader)
    for i, (name, function) in enumerate(outputs.items()):
        functions[f"output_{i}"] = _output(name, function, compiled)
    return {name: tape_of(function, name) for name, function in functions.items()}


def _reader(reader: ca.Function) -> ca.Function:
    """The model's q, u and udot of (t, x, p, top rates), as one column."""
    t, x, top, p = (ca.SX.sym(f"a{i}", reader.numel_in(i)) for i in range(4))
    return ca.Function("reader", [t, x, p, top], [ca.densify(ca.vertcat(*reader(t, x, top, p)))])


def _output(name: str, function: ca.Function, compiled: Compiled) -> ca.Function:
    """A function of (t, x, p) or (t, x, p, reaction) as a block of the module. Raises CompileError for another."""
    g = compiled.graph
    sizes = [1, g.states, g.parameters, g.speeds + g.multipliers]
    found = [function.numel_in(i) for i in range(function.n_in())]
    if found != sizes[: len(found)] or len(found) < 3:
        raise CompileError(
            f"the output '{name}' takes arguments of {found} entries; those of this program are {sizes} "
            "for (t, x, p) and (udot, lam)."
        )
    t, x, p, reaction = (ca.SX.sym(letter, size) for letter, size in zip("txpr", sizes, strict=True))
    column = ca.densify(ca.vec(function(*(t, x, p, reaction)[: len(found)])))
    return ca.Function("output", [t, x, p, reaction], [ca.cse(column)])


def _module_ir(compiled: Compiled, tapes: Mapping[str, Tape]) -> str:
    """The IR of the program and of what stands beside it, with the address of Radau's derivatives as a function."""
    own = {name: tape for name, tape in tapes.items() if name in compiled.graph.shapes()}
    beside = [llvm.function_ir(tape) for name, tape in tapes.items() if name not in own]
    address = "define ptr @appell_jacobian_address() {\n  ret ptr @appell_jacobian\n}\n"
    return "\n".join([llvm.module_ir(compiled.graph, own), *beside, address])


def _entries(tapes: Mapping[str, Tape]) -> list[str]:
    """What the page calls; everything else is internal."""
    called = [name for name in tapes if name in BLOCKS or name.startswith(("start_", "output_", "reader"))]
    return [f"appell_{name}" for name in (*STEPPER, "jacobian_address", *called)]
