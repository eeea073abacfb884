"""How long the equations of a model written for SymPy take, by SymPy and by appell."""

from __future__ import annotations

import sympy as sm
from measure import Lap, Row, against, lap, turn_by_turn
from peers import sympy_bicycle

import appell as ap
from appell.equations.forms import blocks_of


def imported() -> list[Row]:
    found = turn_by_turn({"appell": _appell, "sympy": _sympy}, repeats=5)
    return [
        against(
            "derivation, Whipple bicycle from SymPy's objects",
            "s",
            found["appell"],
            "SymPy kanes_equations",
            found["sympy"],
            times_faster=50,
            note="reading the KanesMethod included; appell's equations are a graph, SymPy's are text",
            why_not="the time goes into reading SymPy's velocities and constraint rows leaf by leaf",
        )
    ]


def _appell() -> Lap:
    b = _fresh()
    return lap(lambda: blocks_of(ap.Model.from_sympy(b.method, bodies=b.bodies, loads=b.loads).derive(ap.Kane())))


def _sympy() -> Lap:
    b = _fresh()
    return lap(lambda: sympy_bicycle.kanes_equations(b))


def _fresh() -> sympy_bicycle.Bicycle:
    """New objects, and nothing remembered of the last ones."""
    sm.core.cache.clear_cache()
    return sympy_bicycle.bicycle()
