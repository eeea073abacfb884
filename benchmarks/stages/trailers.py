"""A car with ten trailers: how long its equations and their machine code take; with a hundred, a run against Exudyn.

In the run ours has the loosest tolerance at which places and angles at the end are within 1e-8 of a run at 1e-13.
Exudyn takes as many steps as its order asks for that, or those it makes in `PATIENCE`; the row says the error it has
left.
"""

from __future__ import annotations

import large_systems
import numpy as np
import sympy as sm
from measure import UNITS, Lap, Row, against, alone, lap, turn_by_turn
from peers import exudyn_trailers
from places import cache_folder

import appell as ap
from appell.compile import cache, program_of

TRAILERS, LIMIT = 10, 3.0
MANY, SECONDS, ERROR, PATIENCE = 100, 10.0, 1e-8, 10.0
TOLERANCES = [10.0**-k for k in np.arange(7.0, 12.1, 0.5)]


def trailers() -> list[Row]:
    with cache_folder() as empty:

        def cold() -> Lap:
            empty.clear()
            return derive_and_compile()

        found = turn_by_turn({"cold": cold, "warm": derive_and_compile, "built": build}, repeats=5)
    name, note = f"derived and compiled, car with {TRAILERS} trailers", f"the model takes {found['built'].median:.2f} s"
    return [
        alone(f"{name}, empty cache", "s", found["cold"], below=LIMIT, note=note, why_not=WHY_NOT),
        alone(f"{name}, warm cache", "s", found["warm"]),
        *runs(),
    ]


def runs() -> list[Row]:
    model, start = large_systems.car_with_trailers(MANY)
    equations = model.derive(ap.UdwadiaKalaba())

    def end(tolerance: float) -> np.ndarray:
        run = equations.simulate(SECONDS, start, samples=2, tolerance=tolerance)
        return np.array([[run[f"{axis}{k}"][-1] for axis in "xya"] for k in range(MANY + 1)])

    reference = end(1e-13)
    errors = ((tolerance, float(abs(end(tolerance) - reference).max())) for tolerance in TOLERANCES)
    tolerance, ours = next(found for found in errors if found[1] <= ERROR)
    steps, theirs = finest(reference)
    found = turn_by_turn(
        {
            "appell": lambda: lap(lambda: equations.simulate(SECONDS, start, samples=2, tolerance=tolerance)),
            "exudyn": lambda: exudyn_trailers.run(MANY, SECONDS, steps)[0],
        },
        repeats=1,
        warm=0,
    )
    name = f"run of {SECONDS:g} s, car with {MANY} trailers, error {ERROR:g}"
    left = f"its step of {SECONDS / steps:.1e} s leaves {theirs:.1e}"
    bound = "" if theirs <= ERROR else f"cannot reach {ERROR:g} within {PATIENCE:g} s: a lower bound; "
    note = (
        f"{bound}{left}; its blades are Python functions, it has none; simulate at {tolerance:.0e} as a person calls it"
    )
    row = against(name, "ms", found["appell"], "Exudyn, index 2", found["exudyn"], errors=(ours, theirs), note=note)
    cannot = "MuJoCo cannot: its equality constraints hold positions, and it has none in velocities, as a blade is"
    return [row, Row(name, "ms", found["appell"].median * UNITS["ms"], "MuJoCo", note=cannot)]


def finest(reference: np.ndarray) -> tuple[int, float]:
    """Steps of Exudyn and the error they leave: more of them by its order two, until error or patience is met."""
    steps = 100
    while True:
        seconds, places = exudyn_trailers.run(MANY, SECONDS, steps)
        error = float(abs(places - reference).max())
        more = min(1.1 * (error / ERROR) ** 0.5 if np.isfinite(error) else 4.0, PATIENCE / seconds)
        if error <= ERROR or more < 1.3:
            return steps, error
        steps = round(steps * more)


def derive_and_compile() -> Lap:
    """Seconds from a model to loaded machine code; what memory holds of earlier ones is forgotten first."""
    cache.forget()
    sm.core.cache.clear_cache()
    model = ap.catalogue.car_with_trailers(TRAILERS)
    return lap(lambda: program_of(model.derive(ap.Kane())))


def build() -> Lap:
    sm.core.cache.clear_cache()
    return lap(lambda: ap.catalogue.car_with_trailers(TRAILERS))


WHY_NOT = "most of the time is LLVM's, making machine code of the equations and of the stepper"
