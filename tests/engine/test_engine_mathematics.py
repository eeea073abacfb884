"""The engine's own mathematics against Python's and NumPy's; what is tested is what the sources give."""

import math
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest
import scipy

from appell.compile.emit import LIBRARY
from tests.engine.node import FOLDER, call_in_node, needs_node

ROOT = FOLDER.parent.parent
POINTS = (-7.3, -2.5, -1.0, -0.3, -1e-9, 0.0, 1e-12, 0.4, 0.99, 1.7, 2.4999, 2.5, 3.1, 5.9, 6.1, 40.0)


def mathematics(name, *args):
    return {"call": "mathematics", "name": name, "args": [x if math.isfinite(x) else str(x) for x in args]}


@needs_node
def test_the_error_function_is_that_of_the_c_library():
    values = call_in_node(*(mathematics("erf", x) for x in POINTS))
    np.testing.assert_allclose(values, [math.erf(x) for x in POINTS], rtol=4e-16, atol=0)


@needs_node
def test_remainders_are_those_of_the_c_library():
    pairs = [(x, y) for x in (*POINTS, 5.0, 7.5, -7.5, 1e300) for y in (1.0, -0.7, 2.5, 5.0, 1e-3)]
    values = call_in_node(*(mathematics("remainder", *pair) for pair in pairs))
    assert values == [math.remainder(*pair) for pair in pairs]
    values = call_in_node(*(mathematics("fmod", *pair) for pair in pairs))
    assert values == [math.fmod(*pair) for pair in pairs]


@needs_node
def test_a_number_is_smaller_and_larger_than_what_is_none():
    nan = float("nan")
    pairs = [("fmin", 1, 2), ("fmin", 2, 1), ("fmin", nan, 1), ("fmin", 1, nan), ("fmax", nan, 1), ("fmax", 1, 2)]
    assert call_in_node(*(mathematics(*pair) for pair in pairs)) == [1, 1, 1, 1, 1, 2]
    assert call_in_node(mathematics("pow", 1, nan), mathematics("pow", nan, 0)) == [1, 1]


@needs_node
def test_every_function_that_a_module_may_ask_for_is_there():
    two = {"pow", "atan2", "hypot", "fmod", "remainder"}
    args = {name: (1.3 if name == "acosh" else 0.6, *((0.35,) if name in two else ())) for name in sorted(LIBRARY)}
    values = call_in_node(*(mathematics(name, *given) for name, given in args.items()))
    expected = [getattr(math, name)(*given) for name, given in args.items()]
    np.testing.assert_allclose(values, expected, rtol=1e-15, atol=0)


@needs_node
@pytest.mark.parametrize(("rows", "columns"), [(3, 3), (2, 5), (6, 3), (1, 4)])
def test_the_pseudo_inverse_is_that_of_numpy(rows, columns):
    A = np.random.default_rng(5).uniform(-1, 1, (rows, columns))
    if min(rows, columns) > 2:
        A[:, 2] = A[:, 0] - 2 * A[:, 1]  # of rank two
    b = np.arange(1.0, rows + 1)
    given = {"rows": rows, "columns": columns, "data": A.ravel(order="F").tolist()}
    x, s, N = call_in_node(
        {"call": "pseudoSolve", **given, "b": b.tolist(), "cutoff": 1e-11},
        {"call": "singularValues", **given},
        {"call": "nullSpace", **given, "cutoff": 1e-11},
    )
    np.testing.assert_allclose(x, np.linalg.pinv(A, rcond=1e-11) @ b, rtol=1e-12, atol=1e-13)
    np.testing.assert_allclose(s, np.linalg.svd(A, compute_uv=False), rtol=1e-13, atol=1e-15)
    basis = np.array(N).reshape(columns, -1, order="F")
    assert basis.shape == scipy.linalg.null_space(A, rcond=1e-11).shape
    np.testing.assert_allclose(A @ basis, 0, atol=1e-14)
    np.testing.assert_allclose(basis.T @ basis, np.eye(basis.shape[1]), atol=1e-14)


@needs_node
def test_the_engine_that_is_tested_is_built_from_its_sources(tmp_path):
    vite = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    if not vite.exists():
        pytest.skip("the packages of web/ are not installed: make web")
    command = [str(shutil.which("node")), str(vite), "build", "--config", "vite.engine.config.ts"]
    subprocess.run([*command, "--outDir", str(tmp_path)], cwd=ROOT / "web", check=True, capture_output=True)
    built, kept = ((folder / "engine.mjs").read_text() for folder in (Path(tmp_path), FOLDER))
    assert built == kept, "tests/engine/engine.mjs is stale: run `make web`"
