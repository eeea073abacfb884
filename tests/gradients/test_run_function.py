"""Runs as functions of scalars: derivatives against closed forms, and inside JAX and PyTorch where installed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import appell as ap
from appell.gradients.run_function import RunFunction
from tests.tolerances import CLOSED_FORM, RUN

TIMES = np.array([0.3, 0.6, 0.9])


def ball(**options: Any) -> RunFunction:
    """The height of a ball let go from 1 m, which strikes at t_1 = sqrt(2 / g), by e, g and the height."""
    equations = ap.catalogue.bouncing_ball().derive(ap.Kane())
    start = {"x": 0.0, "z": 1.0, "vx": 0.5, "vz": 0.0}
    return ap.run_function(equations, 0.9, start, by=["e", "g", "z"], of=["z"], tolerance=RUN, **options)


def heights(e: float, g: float, h: float) -> np.ndarray:
    """The height at TIMES: before the first strike, and after it."""
    first = np.sqrt(2 * h / g)
    after = TIMES - first
    return np.where(first > TIMES, h - g * TIMES**2 / 2, e * g * first * after - g * after**2 / 2)


def slopes(e: float, g: float, h: float) -> np.ndarray:
    """Its derivatives, (times, scalars)."""
    first = np.sqrt(2 * h / g)
    by_h, by_g = first / (2 * h), -first / (2 * g)
    after, rate = TIMES - first, e * g * first
    rows = []
    for t, s in zip(TIMES, after, strict=True):
        if t < first:
            rows.append([0.0, -t * t / 2, 1.0])
            continue
        by_first = e * g * s - rate + g * s  # of e g t1 (t - t1) - g (t - t1)^2 / 2
        rows.append([g * first * s, e * first * s - s * s / 2 + by_first * by_g, by_first * by_h])
    return np.array(rows)


def test_a_run_and_its_derivatives_are_a_function_of_scalars() -> None:
    function = ball(samples=TIMES)
    assert function.values.tolist() == [0.8, 9.81, 1.0]
    np.testing.assert_allclose(function([0.7, 9.0, 1.2])[:, 0], heights(0.7, 9.0, 1.2), rtol=CLOSED_FORM)
    np.testing.assert_allclose(function.jacobian([0.7, 9.0, 1.2])[:, 0], slopes(0.7, 9.0, 1.2), atol=CLOSED_FORM)
    pulled = function.pullback([0.7, 9.0, 1.2], [[1.0], [2.0], [-1.0]])
    np.testing.assert_allclose(pulled, [1.0, 2.0, -1.0] @ slopes(0.7, 9.0, 1.2), atol=CLOSED_FORM)


def test_the_end_alone_takes_one_row_and_the_adjoint() -> None:
    sleigh = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
    both = [
        ap.run_function(
            sleigh,
            2.0,
            {"v": 0.0, "omega": 2.0},
            by=["m", "J", "omega"],
            of=["v", "theta"],
            tolerance=RUN,
            method=method,
        )
        for method in ("forward", "adjoint")
    ]
    J, K = (function.jacobian(function.values) for function in both)
    assert J.shape == (2, 3)
    np.testing.assert_allclose(J, K, atol=CLOSED_FORM)


def test_inputs_and_entries_of_tables_are_scalars_too() -> None:
    m = ap.Model("pushed")
    x, push, pull = m.coordinates("x"), m.input("push"), m.input("pull")
    P = m.particle("P", mass=2, position=x * m.frame.x)
    m.force(P, (push + pull) * m.frame.x)
    equations = m.derive(ap.Kane())
    function = ap.run_function(
        equations, 1.0, {"x": 0.0, "xdot": 0.0}, by=["push", "pull[1]"], of=["xdot"], tolerance=RUN,
        inputs={"push": 3.0, "pull": ([0.0, 1.0], [0.0, 4.0])},
    )  # fmt: skip
    assert function.values.tolist() == [3.0, 4.0]
    np.testing.assert_allclose(function([2.0, 8.0]), [(2.0 + 4.0) / 2], rtol=CLOSED_FORM)
    np.testing.assert_allclose(function.jacobian([2.0, 8.0]), [[0.5, 0.25]], rtol=CLOSED_FORM)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"samples": TIMES, "method": "adjoint"}, "at the end"),
        ({"method": "backward"}, "method='backward' is unknown"),
    ],
)
def test_what_is_no_method_is_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(ap.ModelError, match=words):
        ball(**options)


def test_a_scalar_without_a_value_and_a_wrong_number_of_values_are_refused() -> None:
    equations = ap.catalogue.bouncing_ball().derive(ap.Kane())
    with pytest.raises(ap.ModelError, match="'E', which is no parameter"):
        ap.run_function(equations, 1.0, {"z": 1.0}, by=["E"], of=["z"])
    with pytest.raises(ap.ModelError, match="3 scalars"):
        ball()([0.8])


# ---- other worlds ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def jax() -> Any:
    found = pytest.importorskip("jax", reason="JAX is not installed: pip install '.[jax]'")
    found.config.update("jax_enable_x64", True)
    return found


def test_jax_differentiates_a_loss_of_a_run_through_a_bounce(jax: Any) -> None:
    function = ball(samples=TIMES).to_jax()
    value = np.array([0.7, 9.0, 1.2])

    def loss(v: Any) -> Any:
        return jax.numpy.sum(function(v) ** 2)

    expected = 2 * heights(*value) @ slopes(*value)
    np.testing.assert_allclose(jax.jit(jax.grad(loss))(value), expected, rtol=CLOSED_FORM)
    several = jax.vmap(jax.grad(loss))(np.stack([value, value + 0.01]))
    np.testing.assert_allclose(several[0], expected, rtol=CLOSED_FORM)


def test_torch_differentiates_a_loss_of_a_run_through_a_bounce() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install '.[torch]'")
    function = ball(samples=TIMES).to_torch()
    value = torch.tensor([0.7, 9.0, 1.2], dtype=torch.float64, requires_grad=True)
    (function(value) ** 2).sum().backward()
    expected = 2 * heights(0.7, 9.0, 1.2) @ slopes(0.7, 9.0, 1.2)
    np.testing.assert_allclose(value.grad.numpy(), expected, rtol=CLOSED_FORM)
    assert torch.autograd.gradcheck(function, value, eps=1e-4, atol=1e-5)
    with pytest.raises(ap.ModelError, match="give float64"):
        function(torch.ones(3))


@pytest.mark.parametrize("extra", ["jax", "torch"])
def test_without_the_package_its_extra_is_named(extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, extra, None)
    with pytest.raises(ap.ModelError, match=rf"pip install '\.\[{extra}\]'"):
        (ball().to_jax if extra == "jax" else ball().to_torch)()


def test_rates_in_jax_take_inputs_behind_the_parameters(jax: Any) -> None:
    m = ap.Model("pushed")
    x, push = m.coordinates("x"), m.input("push")
    P = m.particle("P", mass=2, position=x * m.frame.x)
    m.force(P, push * m.frame.x)
    functions = m.derive(ap.Kane()).to_jax()
    assert functions.parameter_names[:2] == ("push", "push'")
    p = functions.parameters
    p[functions.parameter_names.index("push")] = 6.0
    by_push = jax.jacfwd(functions.rates, 2)(0.0, np.array([0.0, 1.0]), p)[1, 0]
    np.testing.assert_allclose(functions.rates(0.0, np.array([0.0, 1.0]), p), [1.0, 3.0])
    assert by_push == pytest.approx(0.5)
