"""How long machine code takes to be made, with nothing in the cache and with all of it there."""

from __future__ import annotations

import sympy as sm
from measure import Lap, Row, alone, lap, turn_by_turn
from places import cache_folder
from systems import spatial_chain

import appell as ap
from appell.compile import cache, program_of

LENGTHS = (4, 8, 16)
LIMIT = 2.0


def compilation() -> list[Row]:
    rows = []
    for links in LENGTHS:
        with cache_folder() as empty:

            def cold(links: int = links, empty=empty) -> Lap:  # type: ignore[no-untyped-def]
                empty.clear()
                return derive_and_compile(links)

            found = turn_by_turn({"cold": cold, "warm": lambda links=links: derive_and_compile(links)}, repeats=5)
        name = f"derived and compiled, spatial chain of {links} links"
        limit = LIMIT if links == LENGTHS[-1] else None
        note = "the stepper's code included"
        rows.append(alone(f"{name}, empty cache", "s", found["cold"], below=limit, note=note, why_not=WHY_NOT))
        rows.append(alone(f"{name}, warm cache", "s", found["warm"]))
    return rows


def derive_and_compile(links: int) -> Lap:
    """Seconds from a model to loaded machine code; what memory holds of earlier ones is forgotten first."""
    cache.forget()
    sm.core.cache.clear_cache()
    model = spatial_chain(links)
    return lap(lambda: program_of(model.derive(ap.Kane())))


WHY_NOT = "most of the time is LLVM's, making machine code of the equations and of the stepper"
