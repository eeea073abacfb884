"""The equations of a model and the steppers, linked as LLVM IR and emitted as one WebAssembly object."""

from __future__ import annotations

import functools
from collections.abc import Collection

import llvmlite
import llvmlite.binding as llvm

from appell.compile import cache
from appell.errors import CompileError
from appell.native import wasm_stepper_ir
from appell.numbers import COMPILE

TRIPLE = "wasm32-unknown-unknown"

#: WebAssembly has no instruction for the fmin and fmax of C, which LLVM would call outside: a comparison and a choice.
COMPARED = {"llvm.minnum.f64": ("appell_least", "olt"), "llvm.maxnum.f64": ("appell_largest", "ogt")}


def _comparisons() -> str:
    """The smaller and the larger of two numbers; the other one where one is not a number."""
    head = "define double @{0}(double %a, double %b) alwaysinline {{\n"
    lines = (
        "  %c = fcmp {1} double %a, %b\n  %n = fcmp uno double %b, %b\n  %t = or i1 %c, %n\n"
        "  %r = select i1 %t, double %a, double %b\n  ret double %r\n}}\n"
    )
    body = head + lines
    return "".join(body.format(name, relation) for name, relation in COMPARED.values())


def _with_comparisons(ir: str) -> str:
    for intrinsic, (name, _) in COMPARED.items():
        ir = ir.replace(f"@{intrinsic}(", f"@{name}(")
    return ir


@functools.cache
def _target() -> llvm.Target:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE)


def linked_object(constants: str, functions: str, entries: Collection[str], *, whole: bool = True) -> bytes:
    """The object of a model's sizes and functions and of the steppers, from the cache where it has one.

    All but ``entries`` is internal. ``whole``: LLVM's passes see the functions too, which joins the parts of long ones:
    a file a third smaller for twice the time. Raises CompileError where LLVM does not accept the code.
    """
    versions = f"wasm32 llvmlite {llvmlite.__version__} LLVM {llvm.llvm_version_info} O{COMPILE.level} {whole}"
    key = cache.content_key(constants, functions, wasm_stepper_ir(), _comparisons(), versions, *sorted(entries))
    return cache.fetch(key, lambda: _linked(constants, functions, frozenset(entries), whole))


def _linked(constants: str, functions: str, entries: frozenset[str], whole: bool) -> bytes:
    """The steppers are optimised where they know the sizes; straight-line code may be emitted as it is, as natively."""
    machine = _target().create_target_machine(
        cpu="generic", features="", opt=COMPILE.level, reloc="static", codemodel="default"
    )
    module = _parsed(constants, machine)
    module.link_in(_parsed(wasm_stepper_ir(), machine))
    module.link_in(_parsed(_comparisons(), machine))
    options = llvm.create_pipeline_tuning_options(speed_level=COMPILE.level)
    options.loop_unrolling = options.loop_vectorization = options.slp_vectorization = False  # a file that is mailed
    builder = llvm.create_pass_builder(machine, options)
    if whole:
        module.link_in(_parsed(functions, machine))
        _hide(module, entries)
        builder.getModulePassManager().run(module, builder)
    else:
        _hide(module, entries | {name for name, _ in COMPARED.values()})
        builder.getModulePassManager().run(module, builder)
        module.link_in(_parsed(functions, machine))
        _hide(module, entries)
        passes = llvm.create_new_module_pass_manager()
        passes.add_always_inliner_pass()
        passes.add_global_dead_code_eliminate_pass()
        passes.run(module, builder)
    return bytes(machine.emit_object(module))


def _hide(module: llvm.ModuleRef, entries: frozenset[str]) -> None:
    """Make everything internal that is not called from outside."""
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name not in entries:
            value.linkage = "internal"


def _parsed(ir: str, machine: llvm.TargetMachine) -> llvm.ModuleRef:
    try:
        module = llvm.parse_assembly(_with_comparisons(ir))
    except RuntimeError as error:
        raise CompileError(f"LLVM does not accept the emitted code: {error}") from error
    module.triple = TRIPLE
    module.data_layout = str(machine.target_data)
    return module
