"""Units as products of powers of the base units of SI: read from text, computed for expressions, written again.

An angle keeps its radian as if that were a base unit, as long as nothing but time stands beside it: rad and rad/s say
more than 1 and 1/s, while a radius times an angle is a length.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import TypeAlias

import sympy as sm

from appell.constraints import Placeholder, PlaceholderKind

Dimension: TypeAlias = tuple[tuple[str, Fraction], ...]
"""Base units with their exponents, in the order of ``BASE``; none of them: a plain number."""

BASE = ("kg", "m", "s", "A", "K", "mol", "cd", "rad")


def dimension(**powers: int | Fraction) -> Dimension:
    """A product of powers of base units."""
    return tuple((unit, Fraction(powers[unit])) for unit in BASE if powers.get(unit))


NUMBER = dimension()
LENGTH, TIME, ANGLE = dimension(m=1), dimension(s=1), dimension(rad=1)
FORCE, ENERGY, POWER = dimension(kg=1, m=1, s=-2), dimension(kg=1, m=2, s=-2), dimension(kg=1, m=2, s=-3)

_NAMED: dict[str, Dimension] = {
    **{unit: dimension(**{unit: 1}) for unit in BASE},
    "1": NUMBER,
    "N": FORCE,
    "J": ENERGY,
    "W": POWER,
    "Pa": dimension(kg=1, m=-1, s=-2),
    "Hz": dimension(s=-1),
    "C": dimension(s=1, A=1),
    "V": dimension(kg=1, m=2, s=-3, A=-1),
    "ohm": dimension(kg=1, m=2, s=-3, A=-2),
    "Ω": dimension(kg=1, m=2, s=-3, A=-2),
    "F": dimension(kg=-1, m=-2, s=4, A=2),
    "H": dimension(kg=1, m=2, s=-2, A=-2),
    "Wb": dimension(kg=1, m=2, s=-2, A=-1),
    "T": dimension(kg=1, s=-2, A=-1),
}
_WRITTEN = {
    FORCE: "N",
    ENERGY: "J",
    POWER: "W",
    dimension(kg=1, s=-2): "N/m",
    dimension(kg=1, s=-1): "N s/m",
    dimension(kg=1, m=1, s=-1): "N s",
    dimension(kg=1, m=2, s=-1): "N m s",
    **{_NAMED[name]: name for name in ("V", "C", "ohm", "H", "F", "T", "Wb", "Pa")},
}
_FACTOR = re.compile(r"([A-Za-zΩ]+|1)(?:\^?(-?\d+))?")
_QUANTITIES = {
    PlaceholderKind.POSITION: LENGTH,
    PlaceholderKind.VELOCITY: dimension(m=1, s=-1),
    PlaceholderKind.ACCELERATION: dimension(m=1, s=-2),
    PlaceholderKind.ANGULAR_VELOCITY: dimension(rad=1, s=-1),
    PlaceholderKind.ANGULAR_ACCELERATION: dimension(rad=1, s=-2),
}


def read_unit(text: str) -> Dimension | None:
    """The dimension of a unit such as "kg m^2", "N s/m" or "1"; None where it is not coherent SI, or not a unit."""
    total = NUMBER
    parts = text.replace("**", "^").replace("*", " ").replace("·", " ").split("/")
    for i, part in enumerate(parts):
        factors = part.strip().strip("()").split()
        if not factors:
            return None
        for factor in factors:
            match = _FACTOR.fullmatch(factor)
            if match is None or match[1] not in _NAMED:
                return None
            exponent = Fraction(match[2] or 1)
            total = times(total, power(_NAMED[match[1]], -exponent if i else exponent))
    return total


def write_unit(found: Dimension | None) -> str:
    """A unit as text: "N", "m/s^2", "rad/s", "1"; empty where it is not known."""
    if found is None:
        return ""
    plain = physical(found)
    if plain in _WRITTEN:
        return _WRITTEN[plain]
    above = [_power_text(unit, e) for unit, e in plain if e > 0]
    below = [_power_text(unit, -e) for unit, e in plain if e < 0]
    text = " ".join(above) or "1"
    return text if not below else f"{text}/{below[0]}" if len(below) == 1 else f"{text}/({' '.join(below)})"


def _power_text(unit: str, exponent: Fraction) -> str:
    return unit if exponent == 1 else f"{unit}^{exponent}"


def physical(found: Dimension) -> Dimension:
    """Without the radian, unless it stands alone or beside time."""
    units = {unit for unit, _ in found}
    if units <= {"rad", "s"} and dict(found).get("rad") == 1:
        return found
    return tuple(part for part in found if part[0] != "rad")


def times(a: Dimension, b: Dimension) -> Dimension:
    """The product."""
    total = dict(a)
    for unit, exponent in b:
        total[unit] = total.get(unit, Fraction(0)) + exponent
    return tuple((unit, total[unit]) for unit in BASE if total.get(unit))


def power(a: Dimension, exponent: Fraction | int) -> Dimension:
    """A power."""
    return tuple((unit, e * exponent) for unit, e in a) if exponent else NUMBER


def over(a: Dimension, b: Dimension) -> Dimension:
    """The quotient."""
    return times(a, power(b, -1))


def same(a: Dimension, b: Dimension) -> bool:
    """Whether two dimensions are equal but for radians."""
    return [part for part in a if part[0] != "rad"] == [part for part in b if part[0] != "rad"]


Known: TypeAlias = Mapping[sm.Basic, Dimension]


def dimension_of(e: sm.Basic, known: Known) -> Dimension | None:
    """The dimension of an expression by those of its symbols; None where it does not follow, or terms disagree.

    A number has none of its own: beside other terms it is taken to have theirs.
    """
    if e in known:
        return known[e]
    if isinstance(e, Placeholder):
        return _QUANTITIES.get(e.quantity, NUMBER)
    if e.is_number:
        return NUMBER
    if isinstance(e, sm.Derivative):
        inner, count = dimension_of(e.expr, known), int(e.derivative_count)
        return None if inner is None else over(inner, power(TIME, count))
    if isinstance(e, sm.Mul):
        found = [dimension_of(a, known) for a in e.args]
        total = NUMBER
        for each in found:
            if each is None:
                return None
            total = times(total, each)
        return total
    if isinstance(e, sm.Pow):
        return _power_of(e, known)
    if isinstance(e, sm.Add | sm.Max | sm.Min | sm.Abs):
        return common([dimension_of(a, known) for a in e.args if not a.is_number] or [NUMBER])
    if isinstance(e, sm.Piecewise):
        return common([dimension_of(value, known) for value, _ in e.args])
    if isinstance(e, sm.atan2 | sm.atan | sm.asin | sm.acos):
        return ANGLE
    return NUMBER if isinstance(e, sm.Function) and not isinstance(e, sm.core.function.AppliedUndef) else None


def common(found: list[Dimension | None]) -> Dimension | None:
    """The dimension that terms of a sum share; None where two disagree, or none is known."""
    known = [each for each in found if each is not None]
    return known[0] if known and all(same(known[0], each) for each in known) else None


def _power_of(e: sm.Pow, known: Known) -> Dimension | None:
    base = dimension_of(e.base, known)
    if base is None or not base:
        return base
    return power(base, Fraction(int(e.exp.p), int(e.exp.q))) if e.exp.is_Rational else None
