"""Programs: checking, loading, caching, pickling."""

import ctypes
import pickle
import re
from dataclasses import replace
from pathlib import Path

import casadi as ca
import numpy as np
import pytest

import appell as ap
from appell.compile import Status, cache, compile_system, jit, native_decision, native_dry, native_transition
from appell.compile.native import DOUBLES, INTEGERS, POINTERS, NativeInput, NativeRun
from appell.compile.native_modes import STRUCTURES
from appell.native import build
from appell.native.status import Place
from appell.simulate.modes import decider
from appell.system import System, SystemSizes

NATIVE = Path(build.__file__).parent


def falling(gravity: float = 9.81, functions: dict | None = None) -> System:
    """A body that falls under p[0] + gravity."""
    t, x, p, e = ca.SX.sym("t"), ca.SX.sym("x", 2), ca.SX.sym("p", 1), ca.SX.sym("e", 0)
    dynamics = ca.Function("dynamics", [t, x, p, e], [ca.vertcat(x[1], 1, -p[0] - gravity)])
    functions = {"dynamics": dynamics} if functions is None else functions
    return System(SystemSizes(1, 1, 0, 0, 0, 0, 0, 1, 0, 0), functions)


@pytest.fixture
def compilations(monkeypatch, tmp_path):
    """A fresh cache, and the list of compilations made."""
    made, compile_ = [], jit._compile
    monkeypatch.setenv("APPELL_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(jit, "_compile", lambda ir, *levels: made.append(ir) or compile_(ir, *levels))
    cache.forget()
    yield made
    cache.forget()


def test_a_program_evaluates_its_functions_with_parameters_as_arguments():
    program = compile_system(falling())
    np.testing.assert_allclose(program.evaluate("dynamics", 0.0, [0, 3], [1.0]), [3, 1, -10.81])
    np.testing.assert_allclose(program.rates(0.0, [0, 3], [2.0]).state_rates, [3, -11.81])
    with pytest.raises(ap.CompileError, match="no function 'power'"):
        program.evaluate("power", 0.0, [0, 3], [1.0])


def test_the_second_compilation_comes_from_memory_then_from_disk(compilations, tmp_path):
    compile_system(falling())
    assert len(compilations) == 2  # the equations and the stepper
    compile_system(falling())
    assert len(compilations) == 2
    cache.forget()
    assert compile_system(falling()).rates(0.0, [0, 0], [0.0]).speed_rates == pytest.approx(-9.81)
    assert len(compilations) == 2
    assert len(list(tmp_path.glob("*.o"))) == 2


def test_another_graph_compiles_its_equations_but_not_the_stepper(compilations):
    compile_system(falling())
    compile_system(falling(1.62))
    assert len(compilations) == 3


def test_damaged_cache_files_are_compiled_again(compilations, tmp_path):
    compile_system(falling())
    cache.forget()
    for path in tmp_path.glob("*.o"):
        path.write_bytes(path.read_bytes()[:-7] + b"damaged")
    assert compile_system(falling()).rates(0.0, [0, 0], [0.0]).speed_rates == pytest.approx(-9.81)
    assert len(compilations) == 4


def test_a_cache_directory_that_cannot_be_made_breaks_nothing(compilations, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("APPELL_CACHE_DIR", str(tmp_path / "file" / "below"))
    assert compile_system(falling()).rates(0.0, [0, 0], [0.0]).speed_rates == pytest.approx(-9.81)


def test_a_program_survives_pickling():
    program = pickle.loads(pickle.dumps(compile_system(falling())))
    assert program.rates(0.0, [0, 0], [1.0]).speed_rates == pytest.approx(-10.81)


def test_a_graph_whose_functions_do_not_fit_its_sizes_is_refused():
    with pytest.raises(ap.CompileError, match="no function 'dynamics'"):
        compile_system(falling(functions={}))
    with pytest.raises(ap.CompileError, match="'dynamics'"):
        compile_system(replace(falling(), sizes=replace(falling().sizes, speeds=2)))


def test_the_committed_ir_was_made_from_the_sources_beside_it():
    assert build.is_current(), "native.ll or native_wasm.ll is stale: run `make ir`"


@pytest.mark.slow
@pytest.mark.parametrize("path", build.TARGETS, ids=lambda path: path.name)
def test_the_same_sources_give_the_same_ir_byte_for_byte(path):
    if build.found_compiler() != build.ZIGLANG:
        pytest.skip(f"ziglang {build.ZIGLANG} is not installed")
    assert build.translate(path) == path.read_text(encoding="utf-8")


def enumeration(name: str) -> dict[str, int]:
    body = re.search(rf"enum {name} \{{(.*?)\}}", (NATIVE / "status.h").read_text(), re.S).group(1)
    return {key: int(value) for key, value in re.findall(r"(\w+) = (\d+)", body)}


def test_statuses_and_places_are_the_same_in_c_and_in_python():
    assert enumeration("Status") == {s.name: s.value for s in Status if s < Status.NO_PROGRESS}
    assert enumeration("Place") == {p.name: p.value for p in Place}
    assert all(s.message for s in Status)
    assert all(p.description for p in Place if p)


def test_the_mirror_of_run_has_the_fields_and_the_size_of_the_struct():
    struct = re.search(r"typedef struct \{([^{}]*)\} Run;", (NATIVE / "native.h").read_text()).group(1)
    names = re.findall(r"(\w+);", re.sub(r"/\*.*?\*/", "", struct, flags=re.S))
    assert names == [*POINTERS, *DOUBLES, *INTEGERS]
    program = compile_system(falling())
    assert program.library.call["run_size"]() == ctypes.sizeof(NativeRun)
    assert program.library.call["input_size"]() == ctypes.sizeof(NativeInput)


def test_the_mirrors_of_changes_of_mode_have_the_fields_and_the_sizes_of_the_structs():
    source = "".join((NATIVE / name).read_text() for name in ("modes.c", "mode_masks.c", "hybrid.h"))
    program = compile_system(falling())
    for which, structure in enumerate(STRUCTURES):
        name = structure.__name__.removeprefix("Native")
        struct = re.search(rf"typedef struct \{{([^{{}}]*)\}} {name};", source).group(1)
        struct = re.sub(r"/\*.*?\*/|(?<=\))\([^()]*\)", "", struct, flags=re.S)
        names = re.findall(r"(\w+)\)?(?:\[[^\]]*\])?[,;]", struct)
        assert names == [field[0] for field in structure._fields_]
        assert program.library.call["hybrid_size"](which) == ctypes.sizeof(structure)
    source = (NATIVE / "dry.c").read_text()
    for which, structure in enumerate(native_dry.STRUCTURES, start=1):
        struct = re.search(
            rf"typedef struct \{{([^{{}}]*)\}} {structure.__name__.removeprefix('Native')};", source
        ).group(1)
        names = re.findall(r"(\w+)[,;]", re.sub(r"/\*.*?\*/", "", struct, flags=re.S))
        assert names == [field[0] for field in structure._fields_]
        assert program.library.call["dry_size"](which) == ctypes.sizeof(structure)
    source = (NATIVE / "decision.h").read_text()
    for which, structure in enumerate(native_decision.STRUCTURES):
        name = structure.__name__.removeprefix("Native")
        struct = re.search(rf"typedef struct \{{([^{{}}]*)\}} {name};", source).group(1)
        struct = re.sub(r"/\*.*?\*/", "", struct, flags=re.S)
        names = re.findall(r"(\w+)(?:\[[^\]]*\])?[,;]", struct)
        assert names == [field[0].removesuffix("_") for field in structure._fields_]
        assert program.library.call["decision_size"](which) == ctypes.sizeof(structure)
    source = (NATIVE / "transition.h").read_text()
    for which, structure in enumerate(native_transition.STRUCTURES):
        name = structure.__name__.removeprefix("Native")
        struct = re.search(rf"typedef struct \{{([^{{}}]*)\}} {name};", source).group(1)
        struct = re.sub(r"/\*.*?\*/|(?<=\))\([^()]*\)", "", struct, flags=re.S)
        names = re.findall(r"(\w+)\)?(?:\[[^\]]*\])?[,;]", struct)
        assert names == [field[0] for field in structure._fields_]
        assert program.library.call["transition_size"](which) == ctypes.sizeof(structure)
    phases = re.search(r"enum Phase \{([^}]*)\}", source).group(1).split(",")
    assert len(phases) == len(decider.PHASES)
