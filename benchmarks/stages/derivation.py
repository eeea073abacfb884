"""How long the equations of motion take to be derived."""

from __future__ import annotations

import sympy as sm
from measure import Lap, Row, against, alone, lap, turn_by_turn
from peers import sympy_kane
from systems import spatial_chain

import appell as ap
from appell.equations.forms import blocks_of

LINKS = 10
LONGER = (2, 4, 8, 16)


def derivation() -> list[Row]:
    return [*planar_pendulum(), *chain_against_length()]


def planar_pendulum() -> list[Row]:
    found = turn_by_turn({"appell": _appell, "sympy": _sympy}, repeats=7)
    return [
        against(
            f"derivation, planar pendulum of {LINKS} links",
            "s",
            found["appell"],
            "SymPy kanes_equations",
            found["sympy"],
            times_faster=20,
            note="from the same SymPy frames, points and particles; appell's equations are a graph, SymPy's are text",
            why_not=WHY_NOT,
        )
    ]


def chain_against_length() -> list[Row]:
    def one(links: int) -> Lap:
        sm.core.cache.clear_cache()
        model = spatial_chain(links)
        return lap(lambda: blocks_of(model.derive(ap.Kane())))

    found = turn_by_turn({str(n): lambda n=n: one(n) for n in LONGER}, repeats=5)
    return [alone(f"derivation, spatial chain of {n} links", "s", found[str(n)]) for n in LONGER]


def appell_model(p: sympy_kane.Pendulum) -> ap.Model:
    """The objects of a user of SymPy, as they are."""
    model = ap.Model("planar pendulum", p.frame, p.origin)
    model.coordinates(" ".join(q.name for q in p.coordinates))
    model.speeds(" ".join(u.name for u in p.speeds))
    model.parameters(" ".join(s.name for s in p.parameters), 1.0)
    model.add(*p.particles)
    for particle, (_, force) in zip(p.particles, p.loads, strict=True):
        model.force(particle.name, force)
    return model


def _appell() -> Lap:
    objects = _fresh()
    return lap(lambda: blocks_of(appell_model(objects).derive(ap.Kane())))


def _sympy() -> Lap:
    objects = _fresh()
    return lap(lambda: sympy_kane.kanes_equations(objects))


def _fresh() -> sympy_kane.Pendulum:
    """New objects, and nothing remembered of the last ones."""
    sm.core.cache.clear_cache()
    return sympy_kane.pendulum(LINKS)


WHY_NOT = (
    "the time goes into SymPy's part in reading the model: rotations, positions and rates are SymPy expressions that "
    "are walked leaf by leaf"
)
