"""Objects for machines other than this one: emitted, their format and their wants looked at, never run."""

import casadi as ca
import pytest

from appell.algebra.tape import tape_of
from appell.compile import emit, llvm
from appell.compile.jit import ADDED_BY_LLVM, object_code_for
from appell.native import stepper_ir
from appell.system import System, SystemSizes
from tests.compile.symbols import undefined

#: Triple: first bytes of an object file, and the system.
TRIPLES = {
    "x86_64-unknown-linux-gnu": (b"\x7fELF", "linux"),
    "aarch64-unknown-linux-gnu": (b"\x7fELF", "linux"),
    "x86_64-apple-macosx11.0.0": (b"\xcf\xfa\xed\xfe", "darwin"),
    "arm64-apple-macosx11.0.0": (b"\xcf\xfa\xed\xfe", "darwin"),
    "x86_64-pc-windows-msvc": (b"\x64\x86", "win32"),
    "aarch64-pc-windows-msvc": (b"\x64\xaa", "win32"),
}


@pytest.fixture(scope="module")
def equations() -> str:
    """IR of a graph with every function of the library in it, and so long that it is cut and spills."""
    t, x, p, e = ca.SX.sym("t"), ca.SX.sym("x", 2), ca.SX.sym("p", 1), ca.SX.sym("e", 0)
    force, y = -p[0], x[0]
    for name in "sin cos exp log tan asin acos atan sinh cosh tanh asinh acosh atanh expm1 log1p erf sqrt".split():
        force += getattr(ca, name)(y)
    force += ca.atan2(y, x[1]) + ca.fmod(y, x[1]) + ca.hypot(y, x[1]) + ca.power(y, x[1]) + ca.remainder(y, x[1])
    kept = [ca.sin(k * y) * x[1] for k in range(1, 1000)]  # all alive until the sum: a large spill area
    force += sum(reversed(kept))
    dynamics = ca.Function("dynamics", [t, x, p, e], [ca.vertcat(x[1], 1, force)])
    graph = System(SystemSizes(1, 1, 0, 0, 0, 0, 0, 1, 0, 0), {"dynamics": dynamics})
    graph.check()
    ir = llvm.module_ir(graph, {"dynamics": tape_of(dynamics, "dynamics")})
    assert "alloca" in ir
    return ir


@pytest.mark.slow_but_every(20)
@pytest.mark.parametrize("triple", TRIPLES)
def test_stepper_and_equations_are_emitted_and_want_only_each_other_and_the_c_library(triple, equations):
    magic, system = TRIPLES[triple]
    stepper, model = (object_code_for(triple, ir) for ir in (stepper_ir(), equations))
    assert stepper.startswith(magic)
    assert model.startswith(magic)
    wanted = undefined(stepper) | undefined(model)
    assert {"appell_dynamics", "pow", "memcpy"} <= wanted
    ours = {name for name in wanted if name.startswith("appell_")}
    assert wanted - ours - emit.LIBRARY <= ADDED_BY_LLVM[system]


def test_what_is_passed_between_objects_has_one_layout_everywhere():
    """Between objects go pointers, doubles and 32-bit integers, in the convention of the system: no struct by value,
    no `long`, nothing that needs to be extended."""
    exported = [line for line in stepper_ir().splitlines() if line.startswith(("define", "declare"))]
    exported = [line for line in exported if " internal " not in line and "@llvm." not in line]
    assert exported
    for line in exported:
        for word in ("byval", "sret", "i64 noundef", "signext", "zeroext", "fastcc", "<4 x double>"):
            assert word not in line, line
