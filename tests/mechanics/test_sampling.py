"""Random states, and the one threshold of rank."""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path

import casadi as ca
import numpy as np
import pytest

import appell as ap
from appell.algebra import CasadiAlgebra
from appell.mechanics import lower
from appell.mechanics.rank import RANK, rank, unit_rows
from appell.mechanics.sampling import independent_rows, random_states, values_at


def pendulum() -> ap.Model:
    model = ap.Model("pendulum in the plane")
    x, y = model.coordinates("x y")
    model.particle("bob", mass=1, position=x * model.frame.x + y * model.frame.y)
    model.constrain("rod", x**2 + y**2 - 1)
    return model


def test_consistent_states_satisfy_position_and_velocity_rows() -> None:
    m = lower(pendulum().snapshot(), CasadiAlgebra())
    rows = ca.vertcat(m.rows[0].position, m.rows[0].velocity)
    anywhere = values_at(m, rows, random_states(m))
    held = values_at(m, rows, random_states(m, consistent=True))
    assert min(np.abs(v).max() for v in anywhere) > 1e-2
    assert max(np.abs(v).max() for v in held) < 1e-14


def test_the_states_are_the_same_in_every_run_and_others_with_another_seed() -> None:
    m = lower(pendulum().snapshot(), CasadiAlgebra())
    first, again, other = random_states(m), random_states(m), random_states(m, seed=1)
    assert all(
        np.array_equal(a, b) for one, two in zip(first, again, strict=True) for a, b in zip(one, two, strict=True)
    )
    assert not np.array_equal(first[0][0], other[0][0])


def test_rank_does_not_depend_on_the_scale_of_a_row() -> None:
    matrix = np.array([[1.0, 2.0, 0.0], [0.0, 1e-7, 0.0], [1e5, 2e5, 0.0]])
    assert rank(matrix) == 2
    assert np.allclose(np.linalg.norm(unit_rows(matrix), axis=1), 1)


@pytest.mark.parametrize(("apart", "expected"), [(10 * RANK, 2), (RANK / 10, 1)])
def test_rows_closer_than_the_threshold_are_one(apart: float, expected: int) -> None:
    assert rank(np.array([[1.0, 0.0], [1.0, apart]])) == expected


def test_a_row_that_vanishes_has_no_rank() -> None:
    assert rank(np.array([[0.0, 0.0], [3.0, 4.0]])) == 1
    assert independent_rows([np.array([[0.0, 0.0], [3.0, 4.0], [6.0, 8.0]])]) == [1]


def test_the_steppers_decide_by_the_same_threshold() -> None:
    header = resources.files("appell.native").joinpath("native.h").read_text()
    found = re.search(r"#define RANK_THRESHOLD (\S+)", header)
    assert found is not None
    assert float(found.group(1)) == RANK


CUTOFFS = {"matrix_rank": ("tol", "rtol"), "pinv": ("rcond", "rtol"), "lstsq": ("rcond",), "null_space": ("rcond",)}


def own_thresholds(file: Path) -> list[str]:
    """Calls in a file that decide a rank by a number of their own, not by one of mechanics/rank.py."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    policy = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "appell.mechanics.rank"
        for alias in node.names
    }
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CUTOFFS:
            bounds = [k.value for k in node.keywords if k.arg in CUTOFFS[node.func.attr]]
            for bound in bounds:
                default = isinstance(bound, ast.Constant) and bound.value is None
                if not default and not {n.id for n in ast.walk(bound) if isinstance(n, ast.Name)} & policy:
                    found.append(f"{file.name}:{node.lineno}")
        if isinstance(node, ast.Assign) and any("RANK" in getattr(target, "id", "") for target in node.targets):
            found.append(f"{file.name}:{node.lineno}")
    return found


def test_no_other_file_has_a_threshold_of_rank() -> None:
    source = Path(ap.__file__).parent
    files = [file for file in source.rglob("*.py") if file != source / "mechanics" / "rank.py"]
    assert [place for file in files for place in own_thresholds(file)] == []


def test_a_threshold_of_ones_own_is_found(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text("import numpy as np\nRANK = 1e-8\nnp.linalg.pinv(A, rcond=1e-3)\nnp.linalg.pinv(A, rcond=None)\n")
    assert own_thresholds(file) == ["own.py:2", "own.py:3"]


@pytest.mark.parametrize("mass", [1.0, 1e-13])
def test_a_light_particle_has_a_momentum(mass: float) -> None:
    model = ap.Model("light")
    x = model.coordinates("x")
    P = model.particle("P", mass, x * model.frame.x)
    model.force(P, 3 * mass * model.frame.x)
    assert model.derive(ap.Hamilton()).accelerations({"x": 0.0, "xdot": 1.0})["xdot"] == pytest.approx(3.0, rel=1e-14)
