"""C sources to `native.ll`: `python -m appell.native.build`.

Needs the clang of the `ziglang` package (`pip install ziglang`), whose textual IR llvmlite reads. It is
optimised here, without knowledge of the machine; instructions are chosen when it is compiled for the one at hand.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parent
IR = FOLDER / "native.ll"
# Vectorised only where the source asks for it; no unrolling: machine code is made on the machine of the user.
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
    """IR without target, processor, paths, metadata and attributes that only some versions of LLVM know.

    The code is optimised already and no pass runs over it again, so none of them is missed.
    """
    ir = re.sub(r"^(; (ModuleID|Function Attrs)|source_filename|target (datalayout|triple)|!).*\n", "", ir, flags=re.M)
    ir = re.sub(r"(?:, ![\w.]+ !\d+)+$", "", ir, flags=re.M)
    ir = re.sub(r"^.*@llvm\.experimental\.noalias\.scope\.decl\(.*\n", "", ir, flags=re.M)
    ir = re.sub(r" captures\([^)]*\)", "", ir)
    ir = re.sub(r"^(attributes #\d+) = .*$", r"\1 = { nounwind }", ir, flags=re.M)
    return re.sub(r"\n{3,}", "\n\n", ir)


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
