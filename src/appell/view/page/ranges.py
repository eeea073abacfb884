"""How far a slider goes."""

from __future__ import annotations

import math

from appell.numbers import ZERO


def parameter_range(value: float) -> tuple[float, float]:
    """From nearly nothing to three times the value, with its sign; around zero from -1 to 1."""
    if value == 0:
        return -1.0, 1.0
    least, most = sorted((value * 0.1, _round_up(3 * value)))
    return least, most


def start_range(value: float, travelled: float) -> tuple[float, float]:
    """As far to either side as the value is from zero or as the motion goes, whichever is more."""
    width = max(abs(value), travelled / 2)
    width = _round_up(1.5 * width) if width > ZERO.expressions else 1.0
    return value - width, value + width


def _round_up(value: float) -> float:
    """The next number with one leading digit."""
    unit = 10.0 ** math.floor(math.log10(abs(value)))
    return math.copysign(math.ceil(abs(value) / unit * (1 - ZERO.products)) * unit, value)
