"""The second tier: the stepper and one model's equations optimised as one module.

The generic stepper is compiled once for all models; it reads the sizes of a model from constants of another object, and
calls its equations through their addresses. Here the two modules are linked before they are optimised: sizes become
numbers, loops over them are unrolled, equations are inlined. That takes seconds, so it is done when a program has been
run for long (:class:`Tiers`), in the background, or when it is asked for by name.

Which products and sums become one fused operation differs between the tiers, so their runs agree to rounding and not
bit by bit. The generic program therefore runs unless another was asked for, and a run says which one it was.
"""

from __future__ import annotations

import threading
import warnings
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import llvmlite
import llvmlite.binding as llvm

from appell.compile import cache
from appell.compile.jit import emit, host, load
from appell.compile.native import EXPORTS, Library
from appell.errors import AppellWarning, CompileError
from appell.native import stepper_ir
from appell.numbers import COMPILE

if TYPE_CHECKING:
    from appell.compile.program import Program

CHOICES = ("generic", "specialised", "auto")


def specialise(program: Program) -> Program:
    """The same program with its stepper specialised; raises CompileError where LLVM refuses."""
    names = list(program.system.shapes())
    try:
        engine = load(specialised_object(program.ir, names))
    except RuntimeError as error:
        raise CompileError(f"LLVM does not specialise the program: {error}") from error
    return replace(program, library=Library(engine, names), written_out=None)


def specialised_object(ir: str, blocks: list[str]) -> bytes:
    """Object code of stepper and equations together, from the cache where it has it."""
    versions = f"llvmlite {llvmlite.__version__} LLVM {llvm.llvm_version_info}"
    key = cache.content_key(stepper_ir(), ir, versions, *host(), f"specialised O{COMPILE.level}")
    return cache.fetch(key, lambda: emit(linked(ir, blocks), COMPILE.level))


def linked(ir: str, blocks: list[str]) -> llvm.ModuleRef:
    """One module of the stepper and the equations, in which only what Python calls is visible from outside."""
    module = llvm.parse_assembly(stepper_ir())
    module.link_in(llvm.parse_assembly(ir))
    called = {f"appell_{name}" for name in (*EXPORTS, *blocks)}
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name not in called:
            value.linkage = llvm.Linkage.internal
    return module


@dataclass
class Tiers:
    """How long a program has run, and its specialised form once there is one; one of each loaded program."""

    seconds: float = 0.0
    specialised: Program | None = None
    problem: str = ""
    _lock: threading.Lock = field(default_factory=threading.Lock, repr=False)
    _thread: threading.Thread | None = field(default=None, repr=False)
    _said: bool = False

    def choose(self, generic: Program, choice: str) -> Program:
        """The program that runs now. Says once where a specialised one could not be made."""
        if choice == "generic":
            return generic
        if choice == "specialised":
            self.make(generic)
        elif self.seconds > COMPILE.pays_after:
            self._make_behind(generic)
        if self.problem and not self._said:
            self._said = True
            warnings.warn(
                f"the specialised program could not be compiled, the generic one runs: {self.problem}",
                AppellWarning,
                stacklevel=5,
            )
        return self.specialised or generic

    def make(self, generic: Program) -> None:
        """Compile the specialised program, or keep what was wrong; once."""
        with self._lock:
            if self.specialised is None and not self.problem:
                try:
                    self.specialised = specialise(generic)
                except (CompileError, RuntimeError, OSError, MemoryError) as error:
                    self.problem = str(error) or type(error).__name__

    def _make_behind(self, generic: Program) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self.make, args=(generic,), name="appell-specialise")
            self._thread.start()
