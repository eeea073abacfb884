"""C sources to `native.ll` and `native_wasm.ll`: `make ir`, or `python -m appell.native.build`.

Needs the clang of one version of the `ziglang` package (`pip install '.[ir]'`): the newest whose LLVM is not newer
than that of the lowest llvmlite, since an LLVM reads the text of older ones and not that of newer ones. The code is
optimised here, without knowledge of the machine; instructions are chosen when it is compiled for the one at hand.
`native.ll` is for machines whose pointers have 64 bits, `native_wasm.ll` for the page, where they have 32; `lanes.ll`
steps many trajectories at once.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tempfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from appell.native.status import Place, Settled, Status

FOLDER = Path(__file__).parent
IR = FOLDER / "native.ll"
WASM_IR = FOLDER / "native_wasm.ll"
LANES_IR = FOLDER / "lanes.ll"
STATUS = FOLDER / "status.h"
_HOST = "-target x86_64-linux-gnu -mcpu=baseline"
#: The file made for each target, and what it is made of.
TARGETS = {IR: _HOST, WASM_IR: "-target wasm32-wasi", LANES_IR: f"{_HOST} -Wno-psabi"}
SOURCES = {IR: "native.c", WASM_IR: "native.c", LANES_IR: "lanes.c"}
#: LLVM 20, as in llvmlite 0.45 to 0.47; the IR runs on 0.45 to 0.50. Pinned in pyproject.toml and constraints.txt too.
ZIGLANG = "0.15.2"
# Vectorised only where the source asks for it; no unrolling: machine code is made on the machine of the user.
FLAGS = (
    "-std=c99 -O2 -g0 -S -emit-llvm -fno-math-errno -ffp-contract=on "
    "-fno-trapping-math -fno-stack-protector -fno-sanitize=all -fno-vectorize -fno-slp-vectorize "
    "-fno-unroll-loops -mllvm -disable-loop-idiom-memcpy "
    "-fomit-frame-pointer -fno-asynchronous-unwind-tables -fno-unwind-tables "
    "-Wall -Wextra -Werror -Wno-unused-command-line-argument"
).split()


def status_header() -> str:
    """The text of `status.h`: the statuses and places of `status.py` as C knows them."""
    lists = []
    for kind in (Status, Settled, Place):
        own = [member for member in kind if member is not Status.NO_PROGRESS and member is not Status.INTERRUPTED]
        body = ",\n".join(f"    {member.name} = {int(member)}" for member in own)
        lists.append(f"/* {(kind.__doc__ or '').splitlines()[0]} */\nenum {kind.__name__} {{\n{body}\n}};\n")
    return "\n".join(["/* Written by build.py from status.py; `make ir` writes it again. */", *lists])


def source_hash() -> str:
    """SHA-256 of all C sources, in the order of their names."""
    digest = hashlib.sha256()
    for path in sorted([*FOLDER.glob("*.c"), *FOLDER.glob("*.h")]):
        digest.update(path.name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()


def header() -> str:
    """The first lines of the IR: what it was made from and by."""
    return f"; sources sha256 {source_hash()}\n; ziglang {ZIGLANG}\n"


def is_current() -> bool:
    """Whether the IR was made from the sources beside it by the compiler named here."""
    written = STATUS.read_text(encoding="utf-8") == status_header()
    return written and all(path.read_text(encoding="utf-8").startswith(header()) for path in TARGETS)


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


def translate(path: Path = IR) -> str:
    """The text of one of the files: the same from the same sources, wherever it is made."""
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / path.name
        flags = [*FLAGS, *TARGETS[path].split()]
        command = [sys.executable, "-m", "ziglang", "cc", *flags, "-o", str(output), str(FOLDER / SOURCES[path])]
        subprocess.run(command, check=True)
        return header() + neutral(output.read_text(encoding="utf-8"))


def found_compiler() -> str:
    """The version of ziglang that is installed."""
    try:
        return version("ziglang")
    except PackageNotFoundError:
        return "none"


def build() -> None:
    """Write the IR of every target. Raises SystemExit without the right ziglang: another one makes other IR."""
    found = found_compiler()
    if found != ZIGLANG:
        raise SystemExit(f"native.ll is made by ziglang {ZIGLANG}, and here is {found}: pip install ziglang=={ZIGLANG}")
    STATUS.write_text(status_header(), encoding="utf-8", newline="\n")
    for path in TARGETS:
        path.write_text(translate(path), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    build()
