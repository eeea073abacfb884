"""Operations of a graph on power series whose coefficients are residues modulo a prime.

A series in tau has polynomials in sigma as coefficients, of which that of order 0 is a number. Sines and cosines of
integer combinations of angles follow from those of the angles, which are exact at multiples of pi/2 and a random point
of the circle x^2 + y^2 = 1 elsewhere: what vanishes there vanishes for all angles, but by an accident in 2^61.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

import flint
import numpy as np

from appell.algebra.tape import Tape
from appell.analysis.classification.multiprecision import short_fraction
from appell.errors import NotApplicable
from appell.numbers import EXACT

PRIME = 2**61 - 1
Series = list[flint.nmod_poly]
Draw = Callable[[int, int], int]


def residue(value: Fraction | int) -> int:
    """A fraction modulo the prime."""
    fraction = Fraction(value)
    return fraction.numerator * pow(fraction.denominator, -1, PRIME) % PRIME


def constant(value: int) -> flint.nmod_poly:
    """A number as a polynomial."""
    return flint.nmod_poly([value], PRIME)


@dataclass(frozen=True)
class Angle:
    """A number whose sine and cosine are known: the residue of the number, and cos + i sin as a pair."""

    value: int
    circle: tuple[int, int] | None

    def times(self, factor: int) -> Angle:
        """An integer multiple."""
        if self.circle is None:
            return Angle(self.value * factor % PRIME, None)
        c, s = self.circle
        square, power = (c, s if factor > 0 else -s), (1, 0)
        for bit in reversed(f"{abs(factor):b}"):
            power = _product(power, square) if bit == "1" else power
            square = _product(square, square)
        return Angle(self.value * factor % PRIME, power)

    def plus(self, other: Angle) -> Angle:
        """The sum of two."""
        both = None if self.circle is None or other.circle is None else _product(self.circle, other.circle)
        return Angle((self.value + other.value) % PRIME, both)


def _product(a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
    return (a[0] * b[0] - a[1] * b[1]) % PRIME, (a[0] * b[1] + a[1] * b[0]) % PRIME


def random_angle(draw: Draw) -> Angle:
    """A generic angle: a random number, and a random point of the circle."""
    t = draw(2, PRIME - 1)
    inverse = pow(1 + t * t, -1, PRIME)
    return Angle(draw(2, PRIME - 1), ((1 - t * t) * inverse % PRIME, 2 * t * inverse % PRIME))


class SeriesEvaluation:
    """The operations of a tape, order by order in tau: those of an order need inputs up to that order."""

    def __init__(self, tape: Tape, bases: Sequence[Sequence[Angle]]) -> None:
        self._operations: list[tuple[str, tuple[int, ...]]] = []
        self.base: list[Angle] = []
        self.inputs: dict[tuple[int, int], int] = {}
        self.outputs: dict[int, int] = {}
        register: dict[int, int] = {}
        for o in tape.operations:
            if o.name == "OUTPUT":
                self.outputs[o.target] = register[o.arguments[0]]
                continue
            arguments = () if o.name in ("INPUT", "CONST") else tuple(register[a] for a in o.arguments)
            register[o.target] = len(self._operations)
            self._operations.append((o.name, arguments))
            if o.name == "INPUT":
                self.inputs[o.arguments[0], o.arguments[1]] = register[o.target]
                self.base.append(bases[o.arguments[0]][o.arguments[1]])
            elif o.name == "CONST":
                self.base.append(_constant_of(o.value))
            else:
                self.base.append(_base(o.name, [self.base[a] for a in arguments]))
        self.series: list[Series] = [[constant(base.value)] for base in self.base]
        self._partners: dict[int, Series] = {
            k: [constant(self.base[a[0]].circle[0 if name == "SIN" else 1])]  # type: ignore[index]
            for k, (name, a) in enumerate(self._operations)
            if name in ("SIN", "COS")
        }

    def advance(self, order: int, inputs: dict[tuple[int, int], flint.nmod_poly]) -> None:
        """Forms the coefficients of an order above 0, from those of the inputs (others are zero)."""
        zero = constant(0)
        by_operation = {self.inputs[place]: value for place, value in inputs.items() if place in self.inputs}
        for k, (name, arguments) in enumerate(self._operations):
            if not arguments:
                self.series[k].append(by_operation.get(k, zero))
                continue
            operands = [self.series[a] for a in arguments]
            self.series[k].append(self._coefficient(k, name, operands, order))

    def _coefficient(self, k: int, name: str, operands: list[Series], j: int) -> flint.nmod_poly:
        a, b, own = operands[0], operands[-1], self.series[k]
        if name == "ADD":
            return a[j] + b[j]
        if name == "SUB":
            return a[j] - b[j]
        if name == "NEG":
            return -a[j]
        if name == "ASSIGN":
            return a[j]
        if name == "TWICE":
            return a[j] + a[j]
        if name in ("MUL", "SQ"):
            return _convolved(a, b, 0, j, j)
        if name == "DIV":
            return (a[j] - _convolved(b, own, 1, j, j)) * pow(self.base_value(b), -1, PRIME)
        if name == "INV":
            return -_convolved(a, own, 1, j, j) * pow(self.base_value(a), -1, PRIME)
        if name == "SQRT":
            return (a[j] - _convolved(own, own, 1, j - 1, j)) * pow(2 * self.base_value(own), -1, PRIME)
        # SIN, COS: j s_j = sum of i a_i c_(j-i), j c_j = -sum of i a_i s_(j-i)
        partner, inverse, sign = self._partners[k], pow(j, -1, PRIME), 1 if name == "SIN" else -1
        slopes = [a[i] * i for i in range(j + 1)]
        value = _convolved(slopes, partner, 1, j, j) * (inverse * sign % PRIME)
        partner.append(_convolved(slopes, own, 1, j, j) * (-inverse * sign % PRIME))
        return value

    @staticmethod
    def base_value(series: Series) -> int:
        """The number of order 0."""
        return int(series[0][0])


def _convolved(a: Series, b: Series, first: int, last: int, j: int) -> flint.nmod_poly:
    """The sum of a_i b_(j-i) for i from first to last."""
    total = constant(0)
    for i in range(first, last + 1):
        total += a[i] * b[j - i]
    return total


def _constant_of(value: float) -> Angle:
    """A number of a graph: the short fraction it was rounded from; a multiple of pi/2 has sine and cosine."""
    quarters = round(value / (np.pi / 2))
    if quarters and value == quarters * (np.pi / 2):
        return Angle(residue(Fraction(value)), right_angles(quarters))
    short = short_fraction(value)
    return Angle(residue(Fraction(value) if short is None else short), None if value else (1, 0))


def right_angles(count: int) -> tuple[int, int]:
    """Cosine and sine of a multiple of pi/2."""
    return [(1, 0), (0, 1), (PRIME - 1, 0), (0, PRIME - 1)][count % 4]


def _base(name: str, of: list[Angle]) -> Angle:
    """An operation on numbers. Raises ZeroDivisionError, or NotApplicable where residues have no such operation."""
    a, b = of[0], of[-1]
    if name in ("ADD", "SUB"):
        return a.plus(b.times(1 if name == "ADD" else -1))
    if name in ("NEG", "ASSIGN", "TWICE"):
        return a.times({"NEG": -1, "ASSIGN": 1, "TWICE": 2}[name])
    if name in ("MUL", "SQ"):
        for whole, other in ((a, b), (b, a)):
            if whole.value <= EXACT.multiples and other.circle is not None and name == "MUL":
                return other.times(whole.value)
        return Angle(a.value * b.value % PRIME, None)
    if name in ("DIV", "INV"):
        below = b.value
        if not below:
            raise ZeroDivisionError
        return Angle((a.value if name == "DIV" else 1) * pow(below, -1, PRIME) % PRIME, None)
    if name in ("SIN", "COS") and a.circle is not None:
        return Angle(a.circle[1 if name == "SIN" else 0], None)
    if name == "SQRT" and a.value:
        root = pow(a.value, (PRIME + 1) // 4, PRIME)
        if root * root % PRIME == a.value:
            return Angle(root, None)
    raise NotApplicable(
        f"{name.lower()} of what the constraints hold has no exact arithmetic modulo a prime at this configuration: "
        "classify() looks at generic ones in numbers of fifty digits."
    )
