"""Random states, and the one threshold of rank."""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path

import casadi as ca
import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.algebra import CasadiAlgebra
from appell.algebra.rank import least_norm, rank, symmetric_inverse, unit_rows
from appell.mechanics import lower
from appell.mechanics.sampling import independent_rows, random_states, smallest_rank, values_at
from appell.numbers import RANK
from tests.source import parsed


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


def test_rows_that_repeat_each_other_where_they_hold_have_a_smaller_rank_than_elsewhere() -> None:
    """x = 0 and x (1 + y) = 0: gradients (1, 0) and (1 + y, x)."""
    model = ap.Model("repeated")
    x, y = model.coordinates("x y")
    model.particle("P", mass=1, position=x * model.frame.x + y * model.frame.y)
    model.constrain("wall", x)
    model.constrain("again", x * (1 + y))
    m = lower(model.snapshot(), CasadiAlgebra())
    rows = ca.vertcat(*[row.A for row in m.rows])
    assert {rank(a) for a in values_at(m, rows, random_states(m))} == {2}
    assert smallest_rank(m, rows) == 1


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


@pytest.mark.parametrize(("apart", "expected"), [(10 * RANK.threshold, 2), (RANK.threshold / 10, 1)])
def test_rows_closer_than_the_threshold_are_one(apart: float, expected: int) -> None:
    assert rank(np.array([[1.0, 0.0], [1.0, apart]])) == expected


def test_a_row_that_vanishes_has_no_rank() -> None:
    assert rank(np.array([[0.0, 0.0], [3.0, 4.0]])) == 1
    assert independent_rows([np.array([[0.0, 0.0], [3.0, 4.0], [6.0, 8.0]])]) == [1]


def test_the_steppers_decide_by_the_same_threshold() -> None:
    header = resources.files("appell.native").joinpath("native.h").read_text()
    found = re.search(r"#define RANK_THRESHOLD (\S+)", header)
    assert found is not None
    assert float(found.group(1)) == RANK.threshold


CUTOFFS = {"matrix_rank": ("tol", "rtol"), "pinv": ("rcond", "rtol"), "lstsq": ("rcond",), "null_space": ("rcond",)}
NEWTON_STEPS = ("onto_rows", "shortest_step")
"""Functions of algebra/newton.py, whose ``cutoff`` is RANK.newton where a caller names no other entry of the table."""


def own_thresholds(file: Path) -> list[str]:
    """Calls in a file that decide a rank by a number of their own or by NumPy's, not by one of the table.

    A fit by ``lstsq`` decides nothing and may leave the number out.
    """
    tree = parsed(file)
    policy = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in ("appell.numbers", "appell.algebra.rank")
        for alias in node.names
    }
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CUTOFFS:
            bounds = [k.value for k in node.keywords if k.arg in CUTOFFS[node.func.attr]]
            left_out = all(isinstance(bound, ast.Constant) and bound.value is None for bound in bounds)
            named = {n.id for bound in bounds for n in ast.walk(bound) if isinstance(n, ast.Name)}
            numerical = "linalg" in ast.unparse(node.func)  # SymPy's are exact
            if (left_out and numerical and node.func.attr != "lstsq") or (not left_out and not named & policy):
                found.append(f"{file.name}:{node.lineno}")
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NEWTON_STEPS:
            bounds = [k.value for k in node.keywords if k.arg == "cutoff"]
            if bounds and not {n.id for bound in bounds for n in ast.walk(bound) if isinstance(n, ast.Name)} & policy:
                found.append(f"{file.name}:{node.lineno}")
        if isinstance(node, ast.Assign) and any("RANK" in getattr(target, "id", "") for target in node.targets):
            found.append(f"{file.name}:{node.lineno}")
    return found


@pytest.mark.xdist_group("source")
def test_no_other_file_has_a_threshold_of_rank() -> None:
    source = Path(ap.__file__).parent
    own = (source / "algebra" / "rank.py", source / "algebra" / "newton.py", source / "numbers.py")
    files = [file for file in source.rglob("*.py") if file not in own]
    assert [place for file in files for place in own_thresholds(file)] == []


def test_a_threshold_of_ones_own_is_found(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(
        "import numpy as np\nRANK = 1e-8\nnp.linalg.pinv(A, rcond=1e-3)\nnp.linalg.pinv(A, rcond=None)\n"
        "onto_rows(rows, z, 9, cutoff=1e-3)\nonto_rows(rows, z, 9)\n"
    )
    assert own_thresholds(file) == ["own.py:2", "own.py:3", "own.py:4", "own.py:5"]


@pytest.mark.parametrize("mass", [1.0, 1e-13])
def test_a_light_particle_has_a_momentum(mass: float) -> None:
    model = ap.Model("light")
    x = model.coordinates("x")
    P = model.particle("P", mass, x * model.frame.x)
    model.force(P, 3 * mass * model.frame.x)
    assert model.derive(ap.Hamilton()).accelerations({"x": 0.0, "xdot": 1.0})["xdot"] == pytest.approx(3.0, rel=1e-14)


@pytest.mark.parametrize("principle", [ap.Kane(), ap.UdwadiaKalaba()])
@pytest.mark.parametrize("bent", [False, True])
def test_a_motion_does_not_depend_on_the_unit_of_one_speed(principle: ap.Principle, bent: bool) -> None:
    """x = 1 at first, with x' = 0.5 along y' = x x' and a force of 4 N on 2 kg: with speeds in any unit.

    Of bent speeds the relation to the rates depends on the place.
    """

    def end(scale: float) -> float:
        model = ap.Model("a bead")
        x, y = model.coordinates("x y")
        t, N = model.time, model.frame
        other = scale * (y.diff(t) + sm.sin(x) * x.diff(t)) if bent else x.diff(t) + y.diff(t)
        model.speeds("u v", [scale * x.diff(t), other])
        bead = model.particle("bead", 2, x * N.x + y * N.y)
        model.force(bead, 4 * N.x)
        model.constrain("wire", ap.velocity(bead).dot(N.y - x * N.x))
        run = model.derive(principle).simulate(1.0, {x: 1, y: 0, x.diff(t): 0.5}, samples=2, tolerance=1e-12)
        return float(run[x][-1])

    assert end(1e-16) == pytest.approx(end(1.0), rel=1e-10)


def test_least_norm_and_inverse_do_not_depend_on_units() -> None:
    A, b = np.array([[1.0, 2.0, 0.0], [0.0, 1.0, 1.0]]), np.array([3.0, 2.0])
    units = np.array([1e-14, 1e9])
    np.testing.assert_allclose(least_norm(A * units[:, None], b * units), np.linalg.pinv(A) @ b, rtol=1e-12)
    K = np.array([[2.0, 1.0], [1.0, 3.0]])
    scaled = K * np.outer(units, units)
    np.testing.assert_allclose(
        symmetric_inverse(scaled, RANK.massless) * np.outer(units, units), np.linalg.inv(K), rtol=1e-12
    )
