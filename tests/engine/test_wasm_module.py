"""Modules as files: valid without a linker, closed but for mathematics, refused where a page cannot run them."""

import ctypes

import casadi as ca
import pytest

import appell as ap
from appell.compile import wasm
from appell.compile.emit import LIBRARY
from appell.compile.native import EXPORTS, NativeRun
from appell.compile.wasm import wasm_module
from appell.compile.wasm_file import Reader, leb, sections
from appell.compile.wasm_interface import EVENT_CAPACITY, run_offsets
from appell.compile.wasm_link import COMPARED
from appell.simulate.integrate import CROSSINGS
from appell.simulate.page_inputs import module_inputs
from tests.support import with_numbers
from tests.walkers import legs_exchanged


@pytest.fixture(scope="module")
def pucks():
    return ap.catalogue.two_pucks().derive(ap.Kane())


@pytest.fixture(scope="module")
def module(pucks):
    return wasm_module(pucks)


def exports_of(code: bytes) -> set[str]:
    reader, names = Reader(dict(sections(code))[7]), set()
    for _ in range(reader.number()):
        names.add(reader.name())
        reader.take(1)
        reader.number()
    return names


def test_a_module_has_its_sections_in_the_order_of_the_format_and_nothing_to_link(module):
    kinds = [kind for kind, _ in sections(module.code)]
    order = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 10, 11]
    assert kinds == sorted(kinds, key=order.index)
    assert 0 not in kinds


def test_a_module_exports_what_the_page_calls_and_asks_for_mathematics_only(module):
    exported = exports_of(module.code)
    assert {f"appell_{name}" for name in wasm.STEPPER} <= exported
    assert {"appell_start_velocity", "appell_start_weights", "appell_dynamics", "appell_velocity"} <= exported
    assert set(module.interface["imports"]) <= LIBRARY
    assert set(wasm.STEPPER) <= set(EXPORTS)


def test_the_struct_of_the_page_has_the_fields_of_native_code_in_their_order():
    ours = [name for name in run_offsets() if name != "size"]
    assert ours == [name for name, _ in NativeRun._fields_]
    assert all(place % 8 == 0 for name, place in run_offsets().items() if name in ("tolerance", "t", "end", "size"))


def test_there_is_room_for_the_events_of_two_steps():
    assert EVENT_CAPACITY == 2 * CROSSINGS


def test_numbers_of_the_format_come_back():
    for value in (0, 127, 128, 300, 2**31, 2**32 - 1):
        assert Reader(leb(value)).number() == value


@pytest.mark.xfail(strict=True, reason="60 233 bytes since the steppers know rows that rest")
def test_a_module_is_small(module):
    assert len(module.code) < 60_000


def test_what_a_page_cannot_decide_is_refused_in_a_sentence():
    found = wasm_module(legs_exchanged().derive(ap.UdwadiaKalaba()))
    assert not found.code
    assert found.refusal == ("'legs exchanged' has modes ('heel strike'), and the page was not given their tables.")
    ball = wasm_module(ap.catalogue.bouncing_ball().derive(ap.Kane()))
    assert ball.refusal == "'bouncing ball' has modes ('floor'), and the page was not given their tables."


def test_a_model_with_inputs_is_refused_where_the_page_is_not_given_them():
    model = ap.Model("pushed")
    x, push = model.coordinates("x"), model.input("push")
    model.force(model.particle("P", mass=1, position=x * model.frame.x), push * model.frame.x)
    assert "has the inputs 'push'" in wasm_module(model.derive(ap.Kane())).refusal


def test_a_compiled_function_as_an_input_is_refused():
    model = ap.Model("pushed")
    x, push = model.coordinates("x"), model.input("push")
    model.force(model.particle("P", mass=1, position=x * model.frame.x), push * model.frame.x)
    function = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(lambda t: 2.0)
    for given in (function, ap.NativeFunction(function)):
        with pytest.raises(ap.ModelError, match="'push' is a compiled function, which a page cannot call"):
            module_inputs(model.derive(ap.Kane()), {"push": given}, (0.0, 1.0))


def test_a_model_that_is_too_large_is_refused_with_its_size(pucks, monkeypatch):
    with_numbers(monkeypatch, wasm, "COMPILE", page=1000)
    found = wasm_module(pucks)
    assert not found.code
    assert f"{len(wasm_code(pucks))} bytes" in found.refusal
    with_numbers(monkeypatch, wasm, "COMPILE", refused=10)
    assert "operations, and the limit is 10" in wasm_module(pucks).refusal


def wasm_code(equations) -> bytes:
    with pytest.MonkeyPatch.context() as patch:
        with_numbers(patch, wasm, "COMPILE", page=10**9)
        return wasm_module(equations).code


def test_an_output_of_other_arguments_is_refused(pucks):
    t, x, p = ca.SX.sym("t"), ca.SX.sym("x", 3), ca.SX.sym("p", 2)
    with pytest.raises(ap.CompileError, match="the output 'poses' takes arguments of"):
        wasm_module(pucks, {"poses": ca.Function("poses", [t, x, p], [x])})


def test_an_object_without_a_function_that_is_wanted_is_refused(pucks, monkeypatch):
    monkeypatch.setattr(wasm, "STEPPER", (*wasm.STEPPER, "no_such_function"))
    with pytest.raises(ap.CompileError, match="appell_no_such_function"):
        wasm_module(pucks)


@pytest.mark.slow
def test_a_large_module_is_emitted_without_passes_over_its_functions(pucks, monkeypatch):
    with_numbers(monkeypatch, wasm, "COMPILE", passes=0)
    found = wasm_module(pucks)
    assert exports_of(found.code) == exports_of(wasm_code_whole(pucks))
    assert not {name for name, _ in COMPARED.values()} & set(found.interface["imports"])


def wasm_code_whole(equations) -> bytes:
    with pytest.MonkeyPatch.context() as patch:
        with_numbers(patch, wasm, "COMPILE", passes=10**9)
        return wasm_module(equations).code
