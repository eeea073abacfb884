"""The linearised bicycle in named expressions: the paper's numbers, and our own linearization of the whole model."""

import re
from pathlib import Path

import numpy as np
import pytest

import appell as ap
from appell.catalogue.linear_bicycle import LinearBicycle
from tests.latex import overfull, unknown_to_katex
from tests.support import equations_of

LINEAR = LinearBicycle()

PAPER = {
    "M": [[80.81722, 2.31941332208709], [2.31941332208709, 0.29784188199686]],
    "K0": [[-80.95, -2.59951685249872], [-2.59951685249872, -0.80329488458618]],
    "K2": [[0, 76.59734589573222], [0, 2.65431523794604]],
    "C1": [[0, 33.86641391492494], [-0.85035641456978, 1.68540397397560]],
}
"""Meijaard and others 2007, eq. 5.4 to 5.7."""


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("name", PAPER)
def test_the_benchmark_bicycle_has_the_numbers_of_the_paper(name: str) -> None:
    found = LINEAR.values(ap.catalogue.bicycle().defaults)[name]
    np.testing.assert_allclose(found, PAPER[name], atol=1e-13, rtol=1e-13)


def _state_matrix(parameters: dict[str, float], v: float) -> np.ndarray:
    """q'' = -M^-1 ((g K0 + v^2 K2) q + v C1 q')."""
    m = LINEAR.values(parameters)
    stiffness = np.linalg.solve(m["M"], parameters["g"] * m["K0"] + v**2 * m["K2"])
    damping = np.linalg.solve(m["M"], v * m["C1"])
    return -np.hstack([stiffness, damping])


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("seed", range(3))
def test_the_named_expressions_are_our_linearization_for_any_parameters(seed: int) -> None:
    rng = np.random.default_rng(seed)
    factors = {body: rng.uniform(0.9, 1.1) for body in "RBHF"}  # of all moments of a body, so that they are a body's
    parameters = {
        name: float(x) * (factors[name[1]] if name.startswith("I") else rng.uniform(0.9, 1.1))
        for name, x in ap.catalogue.bicycle().defaults.items()
    }
    v = rng.uniform(1.0, 8.0)
    states = ["lean", "steer", "lean_rate", "steer_rate"]
    kept = {"lean": 0.0, "steer": 0.0, "lean_rate": 0.0, "steer_rate": 0.0, "v": v}
    linear = equations_of("bicycle", "Kane, minimal").linearize(
        kept, parameters, independent=["x", "y", "yaw", "rear", "front", "v", *states]
    )
    rows = [linear.states.index(s) for s in states]
    found = linear.state_matrix[np.ix_(rows[2:], rows)]
    np.testing.assert_allclose(found, _state_matrix(parameters, v), rtol=1e-8, atol=1e-8)


def test_a_missing_parameter_is_named() -> None:
    values = dict(ap.catalogue.bicycle().defaults)
    del values["mB"]
    with pytest.raises(ap.ModelError, match="needs the parameters mB"):
        LINEAR.values(values)


def test_it_is_printed_with_every_entry_and_typeset(tmp_path: Path) -> None:
    text = str(LINEAR)
    assert text.startswith("M q'' + v C1 q' + (g K0 + v^2 K2) q = 0")
    assert len(re.findall(r"^  (?:M|C1|K0|K2)\[", text, re.MULTILINE)) == 16
    latex = LINEAR.latex(environment="align*")
    assert not unknown_to_katex(latex)
    assert r"I_{A\lambda\lambda}" in latex
    assert overfull(latex, tmp_path, 345) == []
