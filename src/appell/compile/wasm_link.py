"""The equations of a model and the steppers, linked as LLVM IR and emitted as one WebAssembly object."""

from __future__ import annotations

import functools
from collections.abc import Collection

import llvmlite
import llvmlite.binding as llvm

from appell.compile import cache
from appell.errors import CompileError
from appell.native import wasm_stepper_ir

TRIPLE = "wasm32-unknown-unknown"
LEVEL = 2
"""Of LLVM's passes: sizes are constants once linked, so that what a model does not need is removed."""

#: WebAssembly has no instruction for the fmin and fmax of C, which LLVM would call outside: a comparison and a choice.
COMPARED = {"llvm.minnum.f64": ("appell_least", "olt"), "llvm.maxnum.f64": ("appell_largest", "ogt")}


def _comparisons() -> str:
    """The smaller and the larger of two numbers; the other one where one is not a number."""
    body = (
        "define double @{0}(double %a, double %b) {{\n  %c = fcmp {1} double %a, %b\n  %n = fcmp uno double %b, %b\n"
        "  %t = or i1 %c, %n\n  %r = select i1 %t, double %a, double %b\n  ret double %r\n}}\n"
    )
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


def _machine() -> llvm.TargetMachine:
    return _target().create_target_machine(cpu="generic", features="", opt=LEVEL, reloc="static", codemodel="default")


def linked_object(ir: str, entries: Collection[str]) -> bytes:
    """The object of a model's IR and the steppers', from the cache where it has one; all but ``entries`` is internal.

    Raises CompileError where LLVM does not accept the code.
    """
    versions = f"wasm32 llvmlite {llvmlite.__version__} LLVM {llvm.llvm_version_info} O{LEVEL}"
    key = cache.content_key(ir, wasm_stepper_ir(), _comparisons(), versions, *sorted(entries))
    return cache.fetch(key, lambda: _linked(ir, frozenset(entries)))


def _linked(ir: str, entries: frozenset[str]) -> bytes:
    machine = _machine()
    module = _parsed(ir, machine)
    module.link_in(_parsed(wasm_stepper_ir(), machine))
    module.link_in(_parsed(_comparisons(), machine))
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name not in entries:
            value.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=LEVEL)
    options.loop_unrolling = options.loop_vectorization = options.slp_vectorization = False  # a file that is mailed
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


def _parsed(ir: str, machine: llvm.TargetMachine) -> llvm.ModuleRef:
    try:
        module = llvm.parse_assembly(_with_comparisons(ir))
    except RuntimeError as error:
        raise CompileError(f"LLVM does not accept the emitted code: {error}") from error
    module.triple = TRIPLE
    module.data_layout = str(machine.target_data)
    return module
