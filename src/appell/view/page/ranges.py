"""How far a slider goes, in which steps, and how fast a motion is shown: round numbers."""

from __future__ import annotations

import math

from appell.numbers import ZERO
from appell.view.style import PLOT, SCENE


def parameter_range(value: float) -> tuple[float, float, float]:
    """From nearly nothing to three times the value, with its sign, and the step; around zero from -1 to 1."""
    if value == 0:
        return -1.0, 1.0, step_of(2.0)
    low, high = sorted((SCENE.least * value, _round_up(SCENE.most * value)))
    return _stepped(low, high)


def start_range(value: float, travelled: float) -> tuple[float, float, float]:
    """As far to either side as the value is from zero or as the motion goes, whichever is more, and the step."""
    width = max(abs(value), travelled / 2)
    width = _round_up(1.5 * width) if width > ZERO.expressions else 1.0
    return _stepped(value - width, value + width)


def step_of(width: float) -> float:
    """The step of a slider: 1, 2 or 5 times a power of ten, between 100 and 300 of them."""
    unit = 10.0 ** math.floor(math.log10(width / PLOT.steps))
    return next(unit * k for k in (1.0, 2.0, 5.0, 10.0) if unit * k >= width / PLOT.steps * (1 - ZERO.products))


def usual_speed(duration: float) -> float:
    """Seconds of a motion in a second on the screen: one, or a round number with which it lasts 4 to 12 s there."""
    if PLOT.shortest <= duration <= PLOT.longest or duration <= 0:
        return 1.0
    wanted = duration / PLOT.screen
    return rounded(wanted)


def rounded(value: float) -> float:
    """The nearest of 1, 2 and 5 times a power of ten."""
    unit = 10.0 ** math.floor(math.log10(value))
    return min((unit * k for k in (1.0, 2.0, 5.0, 10.0)), key=lambda near: abs(math.log(near / value)))


def _stepped(low: float, high: float) -> tuple[float, float, float]:
    """Ends that are multiples of the step, at or outside of what was asked for."""
    step = step_of(high - low)
    digits = max(0, -math.floor(math.log10(step)))
    least, most = math.floor(low / step + ZERO.products) * step, math.ceil(high / step - ZERO.products) * step
    least = step if low > 0 >= least else least  # a length stays one
    most = -step if high < 0 <= most else most
    return round(least, digits), round(most, digits), round(step, digits)


def _round_up(value: float) -> float:
    """The next number with one leading digit."""
    unit = 10.0 ** math.floor(math.log10(abs(value)))
    return math.copysign(math.ceil(abs(value) / unit * (1 - ZERO.products)) * unit, value)
