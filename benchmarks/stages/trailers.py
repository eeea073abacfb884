"""A car with ten trailers: how long its equations and their machine code take to be made."""

from __future__ import annotations

import sympy as sm
from measure import Lap, Row, alone, lap, turn_by_turn
from places import cache_folder

import appell as ap
from appell.compile import cache

TRAILERS, LIMIT = 10, 3.0


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
    ]


def derive_and_compile() -> Lap:
    """Seconds from a model to loaded machine code; what memory holds of earlier ones is forgotten first."""
    cache.forget()
    sm.core.cache.clear_cache()
    model = ap.catalogue.car_with_trailers(TRAILERS)
    return lap(lambda: model.derive(ap.Kane()).compiled)


def build() -> Lap:
    sm.core.cache.clear_cache()
    return lap(lambda: ap.catalogue.car_with_trailers(TRAILERS))


WHY_NOT = "most of the time is LLVM's, making machine code of the equations and of the stepper"
