"""One meaning, one number: the table is complete, in use, and no number that decides stands anywhere else."""

from __future__ import annotations

import ast
import math
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import appell as ap
from appell.numbers import entries
from tests.source import parsed

SOURCE = Path(ap.__file__).parent
FILES = [file for file in SOURCE.rglob("*.py") if "catalogue" not in file.parts]  # a system has numbers of its own

FACTS = {
    "algebra/newton.py": "the whole step",
    "algebra/generators.py": "the layout of a monomial in FLINT",
    "analysis/classification/curvature.py": "the sizes at which a scan looks, in order",
    "analysis/classification/integrating_factors.py": "the points at which a candidate is evaluated",
    "analysis/controllability/residues.py": "a Mersenne prime below 2^63, for exact arithmetic by words",
    "analysis/comparison/zeros.py": "the points at which growth is compared",
    "analysis/realisation/limit.py": "the small parameters of a limit where nobody gives others, in order",
    "cli/group.py": "exit codes",
    "compile/cuda.py": "how many stages DOP853 needs at a time, and the shared memory of a multiprocessor",
    "compile/lanes.py": "the width of lanes and its alignment, which lanes.h has too",
    "equations/forming/landing.py": "how often positions move in one landing; a square that no row exceeds",
    "compile/native_modes.py": "codes of hybrid.c",
    "compile/c.py": "sizes of buffers of an export",
    "compile/mode_functions.py": "a place in a table of mode_program.c",
    "simulate/mode_tables.py": "codes of mode_masks.c, and the room for modes of a page or an export",
    "compile/native_dry.py": "codes of dry.c",
    "compile/native_transition.py": "codes of transition.h",
    "compile/checked.py": "where Python's own sum is quicker than an array's",
    "equations/forming/recursion.py": "doubles in a line of the cache",
    "compile/sincos.py": "coefficients of polynomials, and digits of pi",
    "compile/sines.py": "the width of a vector register",
    "compile/tangent_ir.py": "the width of lanes of tree.c",
    "compile/tangents.py": "places in the memory of a link",
    "compile/wasm_file.py": "codes of the format",
    "compile/wasm_interface.py": "sizes of types and buffers of a module",
    "compile/wasm_start.py": "seeds, which the page has too",
    "ensemble/cuda_runner.py": "launch sizes of the kernel",
    "ensemble/store.py": "the version of a format",
    "ensemble/trajectory.py": "status codes of a case",
    "equations/prolong.py": "the mark of what is absent",
    "reading/printing/typesetting.py": "a place in the order of factors",
    "mechanics/carriers.py": "the mark of what hangs on nothing",
    "mechanics/inputs.py": "the order of the equations of motion",
    "mechanics/tree.py": "the freedoms of a rigid body",
    "model/declarative/write.py": "the version of a format",
    "model/guides.py": "the freedoms of a rigid body",
    "simulate/integrate.py": "codes and sizes of native.h and buffers.c",
    "simulate/load.py": "the version and the largest array of a format",
    "simulate/modes/mode_table.py": "a code of events.c, and the size of a table that grows",
    "simulate/modes/margins.py": "the instants of a motion at which sizes are taken, which events.c has too",
    "simulate/options.py": "the largest whole number of 32 bits",
    "system/links.py": "places in the memory of a link",
    "view/page/document.py": "the version of a format",
    "view/scene/follows.py": "style: by how much sliders spread",
    "view/drawing/gltf.py": "codes of the format",
    "view/drawing/painting.py": "style: where light comes from",
    "view/scene/scene.py": "the identity of a pose",
    "view/drawing/thumbnail.py": "style: from where a picture is taken",
}
"""Files with numeric constants that nobody can choose, or that are no thresholds, with the reason."""

LITERALS = {
    "analysis/classification/multiprecision.py": "what a double is: the fraction it was rounded from",
    "analysis/comparison/compare.py": "milliseconds in a second",
    "ensemble/cuda_runner.py": "milliseconds in a second",
    "simulate/audit.py": "milliseconds in a second",
    "simulate/integrate.py": "the least and the largest chunk of steps that a clock can measure",
    "simulate/stall.py": "the windows of the stall detection, a table of its own",
    "view/drawing/painting.py": "behind everything in the order of drawing",
    "view/drawing/thumbnail.py": "style: the tip of a cone, and lines in front of what they lie on",
}
"""Files with small or large numbers in a function that are no tolerance, with the reason."""

STYLE = ("view/style.py", "reading/printing/latex_width.py")


def folded(node: ast.expr) -> float | None:
    """The number that an expression of literals is."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, int | float) and not isinstance(node.value, bool) else None
    if isinstance(node, ast.UnaryOp):
        return folded(node.operand)
    if isinstance(node, ast.BinOp):
        sides = folded(node.left), folded(node.right)
        return None if None in sides else sides[0]
    return None


def module_constants(tree: ast.Module) -> Iterator[int]:
    """Lines that give a name of a module a number, or several names several."""
    for node in tree.body:
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        parts = value.elts if isinstance(value, ast.Tuple) else [value]
        if value is not None and parts and all(folded(part) is not None for part in parts if part is not None):
            yield node.lineno


def tolerances(tree: ast.Module) -> Iterator[int]:
    """Lines of functions and classes with a float that is small or large: a tolerance, a limit."""
    for statement in tree.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign):
            continue
        for node in ast.walk(statement):
            number = node.value if isinstance(node, ast.Constant) and isinstance(node.value, float) else 0.0
            if number and math.isfinite(number) and not 1e-2 <= abs(number) < 1e3:
                yield node.lineno


def places(find, allowed) -> list[str]:
    trees = {str(file.relative_to(SOURCE).as_posix()): parsed(file) for file in FILES}
    own = ("numbers.py", *STYLE, *allowed)
    return [f"{name}:{line}" for name, tree in trees.items() if name not in own for line in find(tree)]


def test_every_entry_states_its_meaning_its_scale_and_the_reason_for_its_value() -> None:
    assert entries()
    for entry in entries():
        assert all((entry.meaning, entry.scale, entry.reason)), entry.name
    assert len({(entry.meaning, entry.scale) for entry in entries()}) == len(entries())


def test_every_entry_is_in_use() -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in FILES if file != SOURCE / "numbers.py")
    used = set(re.findall(r"\b[A-Z]+\.[a-z_]+\b", text))
    assert {entry.name for entry in entries()} <= used


@pytest.mark.xdist_group("source")
def test_no_module_has_a_number_of_its_own() -> None:
    assert places(module_constants, FACTS) == []


@pytest.mark.xdist_group("source")
def test_no_function_has_a_tolerance_of_its_own() -> None:
    assert places(tolerances, LITERALS) == []


@pytest.mark.parametrize("name", [*FACTS, *LITERALS])
def test_an_exception_that_is_none_any_more_goes(name: str) -> None:
    tree = parsed(SOURCE / name)
    assert list(module_constants(tree) if name in FACTS else tolerances(tree))


def test_numbers_of_ones_own_are_found() -> None:
    tree = ast.parse(
        "A = 3\nB, C = 1, -2.0\nD: float = 2 * 1e-3\nE = 'no'\ndef f(x=1e-9):\n    return x < 1e4 or x > 0.5"
    )
    assert list(module_constants(tree)) == [1, 2, 3]
    assert sorted(tolerances(tree)) == [5, 6]


SHARED = {
    ("native.h", "RANK_THRESHOLD"): "RANK.threshold",
    ("native.h", "CONTRADICTION"): "RANK.contradiction",
    ("native.h", "PIVOT_THRESHOLD"): "RANK.pivot",
    ("native.h", "REGULAR_PIVOT"): "RANK.usable",
    ("native.h", "REGULAR_ROW"): "RANK.usable",
    ("lanes.h", "REGULAR_ROW"): "RANK.usable",
    ("events.c", "PART_OF_RUN"): "MODE.part",
}
"""Numbers that native code and Python share: (file, name there) and the entry."""


@pytest.mark.parametrize(("file", "name"), SHARED)
def test_native_code_has_the_numbers_of_the_table(file: str, name: str) -> None:
    found = re.search(rf"#define {name} (\S+)", (SOURCE / "native" / file).read_text(encoding="utf-8"))
    values = {entry.name: entry.value for entry in entries()}
    assert found is not None
    assert float(found.group(1)) == values[SHARED[file, name]]
