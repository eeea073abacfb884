"""The steppers under gcc's address and undefined-behaviour sanitizers, driven by the whole of appell.

    LD_PRELOAD="$(gcc -print-file-name=libasan.so) $(gcc -print-file-name=libstdc++.so)" \
        ASAN_OPTIONS=detect_leaks=0 python -m tests.native.sanitized [NAME ...]

The C of `appell.native` is compiled with both, linked with the object code of each model's own equations, and loaded in
place of what LLVM makes of `native.ll`; then systems of the catalogue are run. Every array of the workspace is followed
by an entry that no one may touch: those are poisoned, so that a step over the end of one is found even where it falls
into the next. The program ends with the sanitizer's report at the first finding, with 0 where there is none.
"""

from __future__ import annotations

import ctypes
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import llvmlite.binding as llvm

import appell as ap
from appell.catalogue import SYSTEMS
from appell.compile import cache, interpreted, jit, native_decision, program, program_of
from appell.errors import AppellError
from appell.native.build import FOLDER

COMPILER = "gcc"
FLAGS = "-std=gnu11 -g -O1 -fPIC -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer".split()
GUARDED = """
#include <sanitizer/asan_interface.h>
#define lay_out lay_out_unguarded
#include "buffers.c"
#undef lay_out
/* A gap is the entry behind an array. Below 1 kB NumPy hands memory out again, poison and all: none there. */
STAGE void lay_out(Buffers *b, const Run *r) {
    lay_out_unguarded(b, r);
#define POISON(name, size) ASAN_POISON_MEMORY_REGION(b->name + (size), sizeof(double));
    if (appell_workspace() >= 256) { BUFFERS(POISON) }
    if (r->implicit_workspace && appell_implicit_workspace() >= 256) { IMPLICIT_BUFFERS(POISON) }
#undef POISON
}
"""
RESTARTED = """
/* A restart clears whole workspaces, gaps and all: arrays are laid out, and guarded, anew afterwards. */
static void *clear(void *room, int value, size_t size) {
    ASAN_UNPOISON_MEMORY_REGION(room, size);
    return memset(room, value, size);
}
#define memset clear
#include "restart.c"
#undef memset
"""
DELIBERATE = """
int appell_overrun(void) {
    Run r = {0};
    double work[8192];
    int integers[4096];
    Buffers b;
    r.workspace = work, r.integer_workspace = integers;
    lay_out(&b, &r);
    return (int)dot(1, b.z1 + NK, b.z1 + NK);
}
"""


class Sanitized:
    """A shared library of the stepper and one model, with the one method of an engine that is asked for."""

    def __init__(self, path: Path) -> None:
        self.library = ctypes.CDLL(str(path))

    def get_function_address(self, name: str) -> int:
        return ctypes.cast(getattr(self.library, name), ctypes.c_void_p).value or 0


def compile_stepper(folder: Path) -> Path:
    """The object of native.c with guards between the arrays of its workspace."""
    source, stepper = folder / "guarded.c", folder / "guarded.o"
    text = (FOLDER / "native.c").read_text(encoding="utf-8")
    for name, guarded in (("buffers.c", GUARDED), ("restart.c", RESTARTED)):
        assert f'#include "{name}"\n' in text
        text = text.replace(f'#include "{name}"\n', guarded)
    source.write_text(text + DELIBERATE, encoding="utf-8")
    subprocess.run([COMPILER, *FLAGS, "-I", str(FOLDER), "-c", str(source), "-o", str(stepper)], check=True)
    return stepper


def position_independent(ir: str) -> bytes:
    """Object code that a shared library can hold."""
    triple, cpu, features = jit.host()
    module = llvm.parse_assembly(ir)
    machine = llvm.Target.from_triple(triple).create_target_machine(cpu=cpu, features=features, opt=1, reloc="pic")
    module.triple, module.data_layout = triple, str(machine.target_data)
    return machine.emit_object(module)


def linker(folder: Path) -> Callable[[bytes, bytes], Sanitized]:
    """What stands in for `jit.load`: the IR of the stepper is set aside, that of the model compiled and linked."""
    stepper, made = compile_stepper(folder), []

    def link(_: bytes, model: bytes) -> Sanitized:
        made.append(1)
        obj, library = folder / f"model{len(made)}.o", folder / f"model{len(made)}.so"
        obj.write_bytes(position_independent(model.decode()))
        command = [COMPILER, "-shared", "-fsanitize=address,undefined", "-Wl,-Bsymbolic", str(stepper), str(obj)]
        subprocess.run([*command, "-lm", "-o", str(library)], check=True)
        return Sanitized(library)

    return link


def drive(name: str) -> None:
    """One system, by both methods: samples, projection, events, reactions, works."""
    card = next(card for card in SYSTEMS if card.name.replace("-", "_") == name.replace("-", "_"))
    for principle in (ap.Kane(), ap.UdwadiaKalaba()):
        for integrator in ("dop853", "radau"):
            try:
                run = (
                    card.model()
                    .derive(principle)
                    .simulate(min(card.duration, 2.0), card.start, integrator=integrator, max_steps=2000)
                )
            except AppellError as error:
                print(f"{name}, {principle}, {integrator}: {error}"[:120], flush=True)
            else:
                print(f"{name}, {principle}, {integrator}: {run.audit.steps} steps", flush=True)


def main(names: list[str]) -> None:
    """All systems named, or all there are; `overrun` is a deliberate mistake, to see that it is found."""
    with tempfile.TemporaryDirectory() as folder:
        link = linker(Path(folder))
        for linking in (program, interpreted, native_decision):  # every module that links the stepper to something
            linking.load, linking.object_code = link, lambda ir, **_: ir.encode()
        cache.forget()
        if names == ["overrun"]:
            made = program_of(ap.catalogue.two_pucks().derive(ap.Kane()))
            made.library._engine.library.appell_overrun()
            return
        for name in names or [card.name for card in SYSTEMS]:
            drive(name)


if __name__ == "__main__":
    main(sys.argv[1:])
