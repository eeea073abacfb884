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
REPEATS = 81

# of STICK_SLIP_OSCILLATOR: mu g / k of sliding, that of sticking less it, the belt's speed, sqrt(k / m)
MIDDLE, D, V, OMEGA = 0.3 * 9.81 / 4, 0.2 * 9.81 / 4, 0.2, 2.0
STICKS = 2 * D / V
PERIOD = STICKS + (2 * np.pi - 2 * np.arctan(D * OMEGA / V)) / OMEGA
DURATION = CHANGES / 2 * PERIOD
LIMIT = (
    "the limit is no ratio: a mass that sticks takes one or two long steps, so that there are 0.31 times the steps and "
    "0.58 times the evaluations, guards and their zeros among them; beside them stand the decisions and two sessions"
)


def modes() -> list[Row]:
    """Stick-slip on a belt; the smooth runs slide all along (a fast belt), or have no friction at all."""
    equations, start = STICK_SLIP_OSCILLATOR.model().derive(ap.UdwadiaKalaba()), STICK_SLIP_OSCILLATOR.start
    smooth = plain().derive(ap.UdwadiaKalaba())
    changing, free = equations.simulate(DURATION, start), smooth.simulate(DURATION, start)
    errors = error(changing, stick_slip), error(free, oscillation)

    def sliding() -> Lap:
        return lap(lambda: equations.simulate(DURATION, start | {"vx": 0.0}, parameters={"V": 50.0}))

    found = turn_by_turn(
        {"changing": lambda: lap(lambda: equations.simulate(DURATION, start)), "sliding": sliding,
         "plain": lambda: lap(lambda: smooth.simulate(DURATION, start))},
        repeats=REPEATS,
    )  # fmt: skip
    name = f"stick-slip run of {DURATION:.0f} s with {len(changing.modes)} changes of mode"
    return [
        compared(name, found["changing"], "appell, the same model sliding all along", found["sliding"]),
        compared(
            name, found["changing"], "appell, the same motion without friction", found["plain"], AGAINST_SMOOTH, errors
        ),
    ]


def compared(
    name: str,
    ours: Times,
    peer: str,
    theirs: Times,
    most: float = TWICE,
    errors: tuple[float, float] | None = None,
) -> Row:
    """At most so many times the processor time: on a busy machine the clock says less."""
    row = against(name, "ms", ours, peer, theirs, errors=errors)
    share = (ours.processor or 0.0) / (theirs.processor or 1.0)
    least = ours.least / theirs.least
    words = (
        f"{share:.2f} times the processor time of the smooth run ({least:.2f} by least times), of which it is promised"
    )
    note = f"{words} at most {most:g}" + (f"; {row.note}; {LIMIT}" if errors else "")
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


def stick_slip(t: np.ndarray) -> np.ndarray:
    """x of the mass that begins to stick at MIDDLE - D, in closed form."""
    t = np.mod(t, PERIOD)
    slips = OMEGA * (t - STICKS)
    return np.where(t < STICKS, MIDDLE - D + V * t, MIDDLE + D * np.cos(slips) + V / OMEGA * np.sin(slips))


def oscillation(t: np.ndarray) -> np.ndarray:
    """x of the same start without friction."""
    return (MIDDLE - D) * np.cos(OMEGA * t) + V / OMEGA * np.sin(OMEGA * t)


def error(run: ap.Run, exact) -> float:
    """The largest error of x at the samples."""
    return float(np.abs(run["x"] - exact(run.time)).max())
