"""The Whipple bicycle: SymPy's own model linearized at ten speeds, and the IFToMM benchmark against Exudyn."""

from __future__ import annotations

import numpy as np
import sympy as sm
from measure import Lap, Row, Times, against, lap, turn_by_turn
from peers import exudyn_bicycle, sympy_bicycle

import appell as ap

SPEEDS = np.linspace(1, 10, 10)
CRITERION = 1e-3
TOLERANCE = 1e-5


def bicycle() -> list[Row]:
    return [ten_speeds(), uncontrolled()]


def ten_speeds() -> Row:
    """From the objects of SymPy's test_kane3 on; SymPy's linearization is measured once, for it takes minutes."""
    ours: list[list[np.ndarray]] = []
    theirs: list[list[np.ndarray]] = []

    def linearize() -> Lap:
        b = _fresh()
        return lap(lambda: ours.append(_eigenvalues(b)))

    found = turn_by_turn({"appell": linearize}, repeats=5)
    b = _fresh()
    sympy_bicycle.kanes_equations(b)
    slow = Times((lap(lambda: theirs.append(sympy_bicycle.eigenvalues(b, SPEEDS))),))
    return against(
        "eigenvalues of the Whipple bicycle at ten speeds",
        "s",
        found["appell"],
        "SymPy KanesMethod.linearize",
        slow,
        times_faster=100,
        note="ours from SymPy's objects on, SymPy's without the derivation of its equations, measured once; "
        f"agree to {_agree(ours, theirs):.0e}",
    )


def uncontrolled() -> Row:
    """IFToMM library, uncontrolled bicycle, second manoeuvre, 20 s: energy within 1e-3 percent."""
    equations = ap.catalogue.bicycle().derive(ap.Kane())
    start = {"v": 4.6, "lean_rate": 0.5, "lean": 0.0, "steer": 0.0, "steer_rate": 0.0}
    spreads, whole = {}, []

    def ours() -> float:
        runs = []
        whole.append(
            lap(lambda: runs.append(equations.simulate(20.0, start, tolerance=TOLERANCE, samples=201, progress=False)))
        )
        spreads["appell"] = exudyn_bicycle.criterion(runs[0]["energy"])
        return runs[0].audit.seconds

    def theirs() -> float:
        result = exudyn_bicycle.solve()
        spreads["exudyn"] = exudyn_bicycle.criterion(result.energy)
        return result.seconds

    found = turn_by_turn({"appell": ours, "exudyn": theirs}, repeats=7)
    if max(spreads.values()) > CRITERION:
        raise RuntimeError(f"the energy criterion {CRITERION} is missed: {spreads}")
    call = Times(tuple(whole[1:]))
    return against(
        "IFToMM uncontrolled bicycle, 20 s",
        "s",
        found["appell"],
        "Exudyn, trapezoidal rule, h = 0.014 s",
        found["exudyn"],
        times_faster=20,
        note=f"energy criteria {spreads['appell']:.1e} and {spreads['exudyn']:.1e} percent; the solvers alone: the "
        f"whole of simulate, with start, reactions and audit, takes {call.median:.2g} s",
    )


def _fresh() -> sympy_bicycle.Bicycle:
    """New objects, and nothing remembered of the last ones."""
    sm.core.cache.clear_cache()
    return sympy_bicycle.bicycle()


def _eigenvalues(b: sympy_bicycle.Bicycle) -> list[np.ndarray]:
    equations = ap.Model.from_sympy(b.method, bodies=b.bodies, loads=b.loads).derive(ap.Kane())
    return [equations.linearize(b.at(speed)).eigenvalues for speed in SPEEDS]


def _agree(ours: list[list[np.ndarray]], theirs: list[list[np.ndarray]]) -> float:
    """The largest distance of an eigenvalue of SymPy's from the nearest of ours."""
    pairs = zip(ours[-1], theirs[-1], strict=True)
    return max(float(np.abs(mine - value).min()) for mine, values in pairs for value in values)
