"""Inputs over time or state in the kernel: accepted by NVIDIA's compiler, and run on the processor beside the host."""

from __future__ import annotations

import shutil
from typing import Any

import numpy as np
import pytest
import sympy as sm
from sympy.physics.vector import dynamicsymbols

import appell as ap
from appell.ensemble import cuda
from appell.ensemble.cuda import program_of_plan
from tests.ensemble.host_kernel import HostKernel
from tests.ensemble.nvrtc import compiled, needs_nvrtc
from tests.ensemble.test_cuda_without_card import EXACT
from tests.ensemble.test_lane_inputs import STARTS, TABLE, cart

SAME = 1e-12
"""Against 1 + the largest entry: without rows the steps are those of the host, but for rounding."""
ALONG = 3e-9
"""With rows the host takes the error along them and the kernel the whole: some of the tolerances of steps."""


def given(kind: str, equations: ap.Equations) -> Any:
    x, t = equations.coordinates[0], dynamicsymbols._t
    return {
        "expression": sm.sin(5 * t),
        "table": TABLE,
        "steps": sm.Piecewise((3, (t > 1) & (t < sm.Rational(101, 100))), (0, True)),
        "state": -x.diff(t) / 5 + sm.cos(t),
        "motion": sm.sin(2 * t) / 2,
    }[kind]


def swept(kind: str, **where: Any) -> ap.Sweep:
    equations = cart("motion" if kind == "motion" else "force")
    inputs = {"push": given(kind, equations)}
    return equations.sweep(3.0, {"x'": 0.3}, STARTS, inputs=inputs, samples=7, tolerance=1e-10, **where)


@pytest.mark.skipif(shutil.which("g++") is None, reason="there is no g++ on this machine")
@pytest.mark.parametrize("kind", ["expression", "table", "steps", "state", "motion"])
def test_a_thread_is_driven_as_one_run_is(kind: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def kernel(program: dict[str, Any]) -> HostKernel:
        return HostKernel({**program, "source": EXACT + program["source"]}, tmp_path)

    monkeypatch.setattr(cuda, "Kernel", kernel)
    monkeypatch.setattr(cuda, "outcome", lambda plan, number: pytest.fail(f"case {number} left the card"))
    runs = swept(kind, on="gpu")
    assert (runs.data["status"] == 0).all()
    near = ALONG if kind == "motion" else SAME
    for k in (0, 4, 10):
        alone = runs[k]
        for name in runs.plan.histories:
            ours = np.asarray(runs.data[name])[k]
            np.testing.assert_allclose(ours, alone[name], atol=near * (1 + np.abs(ours).max()), rtol=0)


@needs_nvrtc
@pytest.mark.slow_but_every(3)
@pytest.mark.parametrize("precision", ["float64", "float32"])
@pytest.mark.parametrize("kind", ["table", "state", "motion"])
def test_a_kernel_with_inputs_is_accepted_by_the_compiler_of_the_card(kind: str, precision: str) -> None:
    plan = swept(kind).plan
    object.__setattr__(plan, "precision", precision)
    assert b"appell_dop853" in compiled(program_of_plan(plan).source)
