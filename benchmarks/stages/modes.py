"""A run that changes its mode a hundred times against smooth runs of the same length."""

from __future__ import annotations

import dataclasses

import numpy as np
from measure import Lap, Row, Times, against, lap, turn_by_turn

import appell as ap
from appell.catalogue import STICK_SLIP_OSCILLATOR

CHANGES = 100
TWICE = 2.0
AGAINST_SMOOTH = 1.3


def modes() -> list[Row]:
    """Stick-slip on a belt; the smooth runs slide all along (a fast belt), or have no friction at all."""
    model, start = STICK_SLIP_OSCILLATOR.model(), STICK_SLIP_OSCILLATOR.start
    equations = model.derive(ap.UdwadiaKalaba())
    D, V, omega = 0.2 * 9.81 / 4, 0.2, 2.0
    duration = CHANGES / 2 * (2 * D / V + (2 * np.pi - 2 * np.arctan(D * omega / V)) / omega)
    smooth = plain().derive(ap.UdwadiaKalaba())
    changes = len(equations.simulate(duration, start).modes)

    def sliding() -> Lap:
        return lap(lambda: equations.simulate(duration, start | {"vx": 0.0}, parameters={"V": 50.0}))

    found = turn_by_turn(
        {"changing": lambda: lap(lambda: equations.simulate(duration, start)), "sliding": sliding,
         "plain": lambda: lap(lambda: smooth.simulate(duration, start))},
        repeats=41,
    )  # fmt: skip
    name = f"stick-slip run of {duration:.0f} s with {changes} changes of mode"
    return [
        compared(name, found["changing"], "appell, the same model sliding all along", found["sliding"]),
        compared(name, found["changing"], "appell, the same motion without friction", found["plain"], AGAINST_SMOOTH),
    ]


def compared(name: str, ours: Times, peer: str, theirs: Times, most: float = TWICE) -> Row:
    """At most so many times the processor time: on a busy machine the clock says less."""
    row = against(name, "ms", ours, peer, theirs)
    share = (ours.processor or 0.0) / (theirs.processor or 1.0)
    note = f"{share:.2f} times the processor time of the smooth run, of which it is promised at most {most:g}"
    return dataclasses.replace(row, target=f"at most {most:g} times", reached=share <= most, note=note)


def plain() -> ap.Model:
    """The oscillator on a smooth table."""
    model = ap.Model("oscillator")
    N = model.frame
    x, y = model.coordinates("x y")
    model.speeds("vx vy")
    mass = model.particle("mass", mass=1, position=x * N.x + y * N.y)
    model.gravity(-9.81 * N.y)
    model.potential("spring", 4 * x**2 / 2)
    model.constrain("table", ap.position(mass).dot(N.y))
    return model
