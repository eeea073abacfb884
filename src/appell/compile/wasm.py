"""A model as a WebAssembly module: its equations, the steppers and what is drawn, in one file that a page can run.

What runs in the page is what runs natively: the same graph of the same principle and the same C, translated for
pointers of 32 bits (`native_wasm.ll`). Only the last digits differ: WebAssembly has no fused product and sum, and the
functions of the mathematical library are those of the browser.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import casadi as ca
import sympy as sm

from appell.algebra.tape import Tape, tape_of
from appell.compile import llvm
from appell.compile.emit import PAGE
from appell.compile.jacobian import jacobian_function
from appell.compile.mode_functions import ModeFunctions
from appell.compile.wasm_file import module_file
from appell.compile.wasm_inputs import ModuleInputs
from appell.compile.wasm_interface import interface
from appell.compile.wasm_link import linked_object
from appell.compile.wasm_start import start_functions, start_interface
from appell.equations import Equations
from appell.equations.systems import run_system, written_out
from appell.errors import CompileError
from appell.native.homes import Home, Part, refusal
from appell.numbers import COMPILE
from appell.system import System

#: Functions of native.h that the page calls.
STEPPER = tuple(
    "workspace integer_workspace implicit_workspace run_size input_size set_inputs state advance rates "
    "sample_rates read_outputs scales".split()
)
#: Those that it calls of a program with modes.
OF_MODES = tuple(
    "mode_memory mode_program mode_blank mode_run mode_run_of mode_outputs mode_lost mode_phases mode_broken "
    "mode_parameters mode_audit begin_modes advance_program live_modes".split()
)
#: Functions of the model that the page calls itself.
BLOCKS = tuple("dynamics position velocity norms metric reader switches input_values".split())


class WatchedEvent(Protocol):
    """What the page must know of an event: its function, name, direction (-1, 0, 1) and whether it ends the run."""

    @property
    def expression(self) -> sm.Expr: ...
    @property
    def name(self) -> str: ...
    @property
    def sign(self) -> int: ...
    @property
    def terminal(self) -> bool: ...


@dataclass(frozen=True)
class WasmModule:
    r"""A model for the page.

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
    (b'\x00asm', ['u1', 'u2', 'u3', 'u4'], '')
    """

    code: bytes = b""
    interface: dict[str, Any] = field(default_factory=dict)
    refusal: str = ""


def wasm_module(
    equations: Equations,
    outputs: Mapping[str, ca.Function] | None = None,
    *,
    home: Mapping[str, float] | None = None,
    inputs: ModuleInputs | None = None,
    events: Sequence[WatchedEvent] = (),
    modes: ModeFunctions | None = None,
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
    inputs
        What was given for the inputs of the run (``simulate.page_inputs.module_inputs``).
    events
        Those that the run watched.
    modes
        Of equations with constraints that let go (``simulate.mode_tables.mode_functions``); outputs and inputs are
        functions of their program, ``modes.held``.

    Returns
    -------
    WasmModule
        The module, or the reason why there is none.
    """
    refusal = _refusal(equations, inputs, modes)
    if refusal:
        return WasmModule(refusal=refusal)
    inputs = inputs or ModuleInputs()
    whole = equations if modes is None else modes.held
    watched = [*(e.expression for e in events), *(() if modes is None else modes.guards)]
    full = run_system(whole, watched) if watched else whole.system
    if full.is_recursive:
        if full.sizes.speeds > COMPILE.page_speeds:
            return WasmModule(refusal=_too_large(equations, f"{full.sizes.speeds} speeds", f"{COMPILE.page_speeds}"))
        full = written_out(whole, watched)
    system = replace(full, functions=inputs.written_in(full.functions, whole))
    beside = {} if modes is None else inputs.written_in(modes.functions, whole)
    tapes = _tapes(whole, system, outputs or {}, inputs) | {n: tape_of(f, n) for n, f in beside.items()}
    operations = sum(len(tape.operations) for tape in tapes.values())
    if operations > COMPILE.refused:
        return WasmModule(refusal=_too_large(equations, f"{operations} operations", f"{COMPILE.refused}"))
    entries = _entries(tapes, with_modes=modes is not None)
    constants = llvm.constants_ir(system, tapes)
    at_once = operations <= COMPILE.passes
    file = module_file(linked_object(constants, _functions_ir(tapes), entries, whole=at_once), entries)
    if len(file.code) > COMPILE.page:
        return WasmModule(refusal=_too_large(equations, f"{len(file.code)} bytes", f"{COMPILE.page}"))
    found = interface(
        equations,
        system,
        file,
        outputs={name: [f"appell_output_{i}", tapes[f"output_{i}"].rows] for i, name in enumerate(outputs or {})},
        start=start_interface(whole, system, home or {}),
        inputs=inputs.interface(whole),
        events=[{"name": e.name, "direction": e.sign, "terminal": int(e.terminal)} for e in events],
        switches=tapes["switches"].rows if "switches" in tapes else 0,
        spilled=max(tape.registers for tape in tapes.values()),
        modes=modes,
    )
    return WasmModule(file.code, found)


def _refusal(equations: Equations, inputs: ModuleInputs | None, modes: ModeFunctions | None) -> str:
    """Why a page cannot run these equations; empty where it can."""
    resets = " and ".join(f"'{reset.name}'" for reset in equations.mechanism.resets)
    names = " and ".join(f"'{c.name}'" for c in equations.mechanism.constraints if c.lets_go)
    asked = {
        Part.MODES: f"it has modes ({names} may slide, open or saturate)" if names else "",
        Part.RESETS: f"it has resets ({resets})" if resets else "",
    }
    why = refusal(Home.PAGE, equations.mechanism.name, asked)
    if why:
        return why
    if (names or resets) and modes is None:
        return f"'{equations.mechanism.name}' has modes ({names or resets}), and the page was not given their tables."
    if equations.mechanism.inputs and inputs is None:
        names = ", ".join(f"'{i.name}'" for i in equations.mechanism.inputs)
        return f"'{equations.mechanism.name}' has the inputs {names}, and the page was not given what they are."
    return ""


def _too_large(equations: Equations, found: str, limit: str) -> str:
    return f"'{equations.mechanism.name}' is too large to compute in a page: {found}, and the limit is {limit}."


def _tapes(
    equations: Equations, system: System, outputs: Mapping[str, ca.Function], inputs: ModuleInputs
) -> dict[str, Tape]:
    """Every function of the module: the program's, what completes a start, Radau's derivatives, the outputs."""
    sizes = system.sizes
    functions = {name: system.functions[name] for name in system.shapes()}
    functions["jacobian"] = jacobian_function(system)
    beside = start_functions(equations, system)
    if system.reader is not None:
        # The model's q, u and udot of (t, x, p, top rates), as one column
        reader = system.reader
        t, x, top, p = (ca.SX.sym(f"a{i}", reader.numel_in(i)) for i in range(4))
        beside["reader"] = ca.Function("reader", [t, x, p, top], [ca.densify(ca.vertcat(*reader(t, x, top, p)))])
    for i, (name, function) in enumerate(outputs.items()):
        beside[f"output_{i}"] = _output(name, function, system)
    functions |= inputs.written_in(beside, equations)
    in_time = {
        "switches": inputs.all_switches(system),
        "input_values": inputs.values(sizes.states, sizes.parameters),
    }
    functions |= {name: function for name, function in in_time.items() if function is not None}
    return {name: tape_of(function, name) for name, function in functions.items()}


def _output(name: str, function: ca.Function, system: System) -> ca.Function:
    """A function of (t, x, p) or (t, x, p, reaction) as a block of the module. Raises CompileError for another."""
    g = system.sizes
    sizes = [1, g.states, g.parameters, g.speeds + system.multipliers]
    found = [function.numel_in(i) for i in range(function.n_in())]
    if found != sizes[: len(found)] or len(found) < 3:
        raise CompileError(
            f"the output '{name}' takes arguments of {found} entries; those of this program are {sizes} "
            "for (t, x, p) and (udot, lam)."
        )
    t, x, p, reaction = (ca.SX.sym(letter, size) for letter, size in zip("txpr", sizes, strict=True))
    column = ca.densify(ca.vec(function(*(t, x, p, reaction)[: len(found)])))
    return ca.Function("output", [t, x, p, reaction], [ca.cse(column)])


def _functions_ir(tapes: Mapping[str, Tape]) -> str:
    """The IR of all functions, with the address of Radau's derivatives, which is an index in the table, as one more."""
    return llvm.functions_ir(tapes, PAGE) + "\ndefine ptr @appell_jacobian_address() {\n  ret ptr @appell_jacobian\n}\n"


def _entries(tapes: Mapping[str, Tape], *, with_modes: bool) -> list[str]:
    """What the page calls; everything else is internal."""
    stepper = (*STEPPER, *(OF_MODES if with_modes else ()))
    called = [name for name in tapes if name in BLOCKS or name.startswith(("start_", "output_"))]
    return [f"appell_{name}" for name in (*stepper, "jacobian_address", *called)]
