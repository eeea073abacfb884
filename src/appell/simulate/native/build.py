"""C sources to `native.ll`: `python -m appell.simulate.native.build`.

Needs the clang of the `ziglang` package (`pip install ziglang`), whose textual IR llvmlite reads. Attributes
that name a processor are removed: the target is chosen when the IR is compiled for the machine at hand.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parent
IR = FOLDER / "native.ll"
# Baseline target and no vectorising or unrolling: the sizes are not known yet, the optimiser runs again later.
FLAGS = (
    "-std=c99 -O2 -g0 -S -emit-llvm -target x86_64-linux-gnu -mcpu=baseline -fno-math-errno -ffp-contract=on "
    "-fno-trapping-math -fno-stack-protector -fno-sanitize=all -fno-vectorize -fno-slp-vectorize "
    "-fno-unroll-loops -fomit-frame-pointer -fno-asynchronous-unwind-tables -fno-unwind-tables "
    "-Wall -Wextra -Werror -Wno-unused-command-line-argument"
).split()


def source_hash() -> str:
    """SHA-256 of all C sources, in the order of their names."""
    digest = hashlib.sha256()
    for path in sorted([*FOLDER.glob("*.c"), *FOLDER.glob("*.h")]):
        digest.update(path.name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()


def recorded_hash() -> str:
    """The hash written into `native.ll` when it was made."""
    match = re.match(r"; sources sha256 ([0-9a-f]{64})", IR.read_text())
    return match.group(1) if match else ""


def neutral(ir: str) -> str:
    """IR without target, processor, paths and what forbids inlining."""
    ir = re.sub(r"^(; ModuleID|source_filename|target (datalayout|triple)).*\n", "", ir, flags=re.M)
    ir = re.sub(r'"(target-cpu|target-features|tune-cpu|frame-pointer|min-legal-vector-width)"="[^"]*" ?', "", ir)
    return re.sub(r"^!llvm\.(module\.flags|ident) = .*\n", "", ir, flags=re.M)


def build() -> None:
    """Write `native.ll`."""
    output = FOLDER / "native.tmp.ll"
    command = [sys.executable, "-m", "ziglang", "cc", *FLAGS, "-o", str(output), str(FOLDER / "native.c")]
    try:
        subprocess.run(command, check=True)
        IR.write_text(f"; sources sha256 {source_hash()}\n" + neutral(output.read_text()))
    finally:
        output.unlink(missing_ok=True)


if __name__ == "__main__":
    build()
