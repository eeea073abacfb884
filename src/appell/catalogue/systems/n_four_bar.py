"""The N-four-bar mechanism: cranks in a row, coupled to each other; all bars lie in one line twice a turn."""

from __future__ import annotations

import numpy as np
import scipy
import sympy as sm

import appell as ap
from appell.catalogue.card import Card


def n_four_bar(windows: int = 2) -> ap.Model:
    """``windows`` parallelograms of equal rods side by side, each closed by the pin of its second crank."""
    model = ap.Model("N-four-bar mechanism")
    m, L, g = model.parameters(
        "m L g",
        [1.0, 1.0, 9.81],
        unit=["kg", "m", "m/s^2"],
        description=["mass of a rod", "its length", "gravity"],
    )
    end = (L, 0, 0)
    cranks = [_bar(model, f"crank {i}", m, L) for i in range(windows + 1)]
    for i, crank in enumerate(cranks):
        foot, names = (i * L, 0, 0), (f"theta{i}", f"omega{i}")
        model.joint(
            f"foot {i}", ap.Revolute(), model.ground, crank, parent_point=foot, coordinates=names[0], speeds=names[1]
        )
    for i in range(1, windows + 1):
        coupler, names = _bar(model, f"coupler {i}", m, L), (f"beta{i}", f"nu{i}")
        model.joint(
            f"pin {i}", ap.Revolute(), cranks[i - 1], coupler, parent_point=end, coordinates=names[0], speeds=names[1]
        )
        model.joint(f"closing pin {i}", ap.Revolute(), coupler, cranks[i], parent_point=end, child_point=end)
    model.gravity(-g * model.frame.y)
    return model


def _bar(model: ap.Model, name: str, m: object, L: sm.Expr) -> ap.Body:
    return model.body(name, m, inertia=ap.rod(m, L, "x"), mass_center=(L / 2, 0, 0))


def _crank(run: ap.Run) -> np.ndarray:
    """The cranks stay parallel, so that all is one pendulum that goes round, from the top at the rate omega.

    With I = m L^2 ((N + 1)/3 + N), G = m g L ((N + 1)/2 + N), k^2 = G/I and w^2 = omega^2 + 4 k^2 the square of the
    rate at the bottom, its angle from there is 2 am(w t / 2 + K, 4 k^2 / w^2).
    """
    N = sum(str(q).startswith("theta") for q in run.equations.coordinates) - 1
    g, L = run.parameters["g"], run.parameters["L"]
    omega = run["omega0"][0]
    k2 = g / L * ((N + 1) / 2 + N) / ((N + 1) / 3 + N)
    w = np.sqrt(omega**2 + 4 * k2)
    modulus = 4 * k2 / w**2
    amplitude = scipy.special.ellipj(w * run.time / 2 + scipy.special.ellipk(modulus), modulus)[3]
    return run["theta0"][0] + np.sign(omega) * (2 * amplitude - np.pi)


CARD = Card(
    name="n-four-bar",
    title="N-four-bar mechanism",
    build=n_four_bar,
    start={f"theta{i}": np.pi / 2 for i in range(3)} | {f"beta{i}": -np.pi / 2 for i in (1, 2)} | {"omega0": -1.0},
    duration=10.0,
    kinds={f"closing pin {i}": "holonomic" for i in (1, 2)},
    source="IFToMM benchmark A02; Gonzalez, Dopico, Naya and Cuadrado 2006, Multibody Syst. Dyn. 16:173",
    summary="Whenever the bars lie in one line the rows lose their rank, and the motion goes on as it came.",
    invariants={"energy": lambda run: run["energy"]},
    exact={f"theta{i}": _crank for i in range(3)},
)
