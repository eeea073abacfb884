"""LLVM IR to loaded machine code, by llvmlite."""

from __future__ import annotations

import ctypes
import ctypes.util
import functools
import sys

import llvmlite
import llvmlite.binding as llvm

from appell.compile import cache
from appell.compile.emit import LIBRARY
from appell.errors import CompileError

#: What LLVM calls of its own accord beside the functions named in the IR, by the system an object is made for: copies,
#: sine and cosine at once, fused products where a processor has none, a word by which objects of Windows say that they
#: hold floats, and the probe of a deep stack.
ADDED_BY_LLVM = {
    "linux": {"memcpy", "memset", "sincos", "fma"},
    "darwin": {"memcpy", "memset", "bzero", "__bzero", "__sincos_stret", "fma"},
    "win32": {"memcpy", "memset", "_fltused", "__chkstk", "fma"},
}
_FLOATS_USED = ctypes.c_int(0x9875)  # the value the runtime of Windows gives _fltused; only its address is wanted


@functools.cache
def host() -> tuple[str, str, str]:
    """Triple, processor and features of this machine."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    for name in LIBRARY | {"memcpy", "memset", "fma"}:
        _resolve(name)
    if sys.platform == "win32":  # never run: see docs/howto/platforms.md
        llvm.add_symbol("_fltused", ctypes.addressof(_FLOATS_USED))
        _resolve("__chkstk", "ntdll")
    return llvm.get_default_triple(), llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()


def _resolve(name: str, where: str | None = None) -> None:
    """Tell LLVM the address of a function of the C library where it does not find it by itself."""
    if llvm.address_of_symbol(name) is None:
        where = where or ctypes.util.find_library("m") or ctypes.util.find_library("c") or "ucrtbase"
        llvm.add_symbol(name, ctypes.cast(getattr(ctypes.CDLL(where), name), ctypes.c_void_p).value)


def _target_machine(effort: int = 2) -> llvm.TargetMachine:
    triple, cpu, features = host()
    target = llvm.Target.from_triple(triple)
    return target.create_target_machine(cpu=cpu, features=features, opt=effort, codemodel="jitdefault", jit=True)


def object_code(ir: str, *, optimise: int | None = None, effort: int = 2) -> bytes:
    """Object file of a module for this machine, from the cache where it has one.

    `optimise` is the level of LLVM's passes over the IR; None runs none, right for straight-line code that CasADi has
    simplified already. `effort` is that of instruction selection and register allocation: 0 takes a sixth of the time
    of 2, and its code several times as long.
    """
    return cache.fetch(_key(ir, optimise, effort), lambda: _compile(ir, optimise, effort))


@functools.lru_cache(maxsize=4)  # that of the stepper, a megabyte of text, is asked for with every program
def _key(ir: str, optimise: int | None, effort: int) -> str:
    versions = f"llvmlite {llvmlite.__version__} LLVM {llvm.llvm_version_info}"
    return cache.content_key(ir, versions, *host(), f"O{optimise} {effort}")


def object_code_for(triple: str, ir: str) -> bytes:
    """Object file of a module for another machine, of which nothing is assumed but its triple."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(triple)
    return _emit(ir, triple, target.create_target_machine(opt=2, codemodel="jitdefault", jit=True), None)


def _compile(ir: str, optimise: int | None, effort: int) -> bytes:
    return _emit(ir, host()[0], _target_machine(effort), optimise)


def _emit(ir: str, triple: str, machine: llvm.TargetMachine, optimise: int | None) -> bytes:
    try:
        module = llvm.parse_assembly(ir)
    except RuntimeError as error:
        raise CompileError(f"LLVM does not accept the emitted code: {error}") from error
    return _machine_code(module, triple, machine, optimise)


def emit(module: llvm.ModuleRef, optimise: int | None) -> bytes:
    """Object file of a module that is parsed already, for this machine."""
    return _machine_code(module, host()[0], _target_machine(), optimise)


def _machine_code(module: llvm.ModuleRef, triple: str, machine: llvm.TargetMachine, optimise: int | None) -> bytes:
    module.triple = triple
    module.data_layout = str(machine.target_data)
    if optimise is not None:
        options = llvm.create_pipeline_tuning_options(speed_level=optimise)
        options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = True
        builder = llvm.create_pass_builder(machine, options)
        builder.getModulePassManager().run(module, builder)
    return machine.emit_object(module)


def load(*objects: bytes) -> llvm.ExecutionEngine:
    """Link object files into this process. The code lives as long as the engine returned."""
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _target_machine())
    for content in objects:
        engine.add_object_file(llvm.ObjectFileRef.from_data(content))
    engine.finalize_object()
    return engine
