"""Can the mechanism go there? The growth of the brackets of its allowed motions at a configuration.

The motions that constraints allow, q' = sum_j X_j(q) w_j, span a distribution D. Its small flag L_1 = D,
L_(k+1) = L_k + [D, L_k] has dimensions, the growth vector; the number of levels is the degree of nonholonomy. Where it
fills the space every configuration near by is reached, by paths as short as one likes (Chow and Rashevskii).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from math import gcd
from typing import Any

import casadi as ca
import numpy as np
import sympy as sm
from mpmath import mp, mpf

from appell.algebra.decimals import exact
from appell.algebra.sampling import random_integers
from appell.analysis.classification.classify import constraint_set
from appell.analysis.classification.configurations import Configuration
from appell.analysis.classification.multiprecision import OutsideDomain
from appell.analysis.classification.reachability import Contradiction, motion_fields
from appell.analysis.controllability.residues import PRIME, Angle, Draw, random_angle, residue, right_angles
from appell.analysis.controllability.transported import AllowedMotions, carried, ranks
from appell.equations import Equations
from appell.errors import ModelError, NotApplicable
from appell.model import name_of
from appell.model.html import html_table
from appell.model.names import require_one_of
from appell.numbers import DRAW, EXACT

PROVED = "exact arithmetic modulo a prime: lower bounds by proof, exact with a probability above 1 - 1e-12"
SEEN = "numbers of fifty digits at random configurations"


@dataclass(frozen=True)
class BracketGrowth:
    """How the brackets of the allowed motions grow at a configuration.

    >>> import appell as ap
    >>> print(ap.brackets(ap.catalogue.chaplygin_sleigh().derive(ap.Kane())).growth)
    (2, 3)

    Attributes
    ----------
    model
        The name of the model.
    growth
        The growth vector: the dimensions of D, D + [D, D], ...
    freedom
        The dimension of the space of configurations (with drift, of configurations and time).
    drift
        Whether the constraints carry the mechanism along by themselves.
    at
        The coordinates that were given; the others are generic.
    complete
        Whether the growth vector is whole; False where it was left at its limit.
    method
        How the dimensions are known.

    References
    ----------
    Bellaiche 1996, The tangent space in sub-Riemannian geometry; Jean 1996, The car with n trailers.
    """

    model: str
    growth: tuple[int, ...]
    freedom: int
    drift: bool
    at: Mapping[str, Any]
    complete: bool
    method: str

    @property
    def degree(self) -> int:
        """The degree of nonholonomy: how many levels of brackets it takes."""
        return len(self.growth)

    @property
    def controllable(self) -> bool | None:
        """Whether every configuration near by can be reached by allowed motions; None where brackets do not decide."""
        if self.growth[-1] < self.freedom:
            return False if self.complete else None
        return None if self.drift else True

    def _lines(self) -> list[str]:
        words = {True: "can be reached", False: "cannot be reached", None: "are not decided upon"}[self.controllable]
        return [
            f"degree of nonholonomy {self.degree}{'' if self.complete else ' or more'}, of {self.freedom} dimensions",
            f"all configurations near by {words}",
            self.method,
        ]

    def __str__(self) -> str:
        where = ", ".join(f"{name} = {value}" for name, value in self.at.items()) or "a generic configuration"
        head = f"brackets of '{self.model}' at {where}: growth {self.growth}"
        return "\n".join([head, *(f"  {line}" for line in self._lines())])

    def _repr_html_(self) -> str:
        """The growth vector for a notebook."""
        rows = [(str(k), str(dimension)) for k, dimension in enumerate(self.growth, start=1)]
        return html_table(("level", "dimension"), rows, f"brackets of '{self.model}'", self._lines())


def brackets(equations: Equations, at: Mapping[Any, Any] | None = None) -> BracketGrowth:
    """The growth vector of the motions that the constraints allow, by their brackets.

    >>> import appell as ap
    >>> result = ap.brackets(ap.catalogue.chaplygin_sleigh().derive(ap.Kane()), at={"theta": 0})
    >>> result.growth, result.degree, result.controllable
    ((2, 3), 2, True)

    Parameters
    ----------
    equations
        Of a mechanism whose constraints are linear in velocity.
    at
        Coordinates of the configuration, as rational numbers or multiples of pi/2; those left out are generic.

    Raises
    ------
    NotApplicable
        A constraint is nonlinear in velocity, or a configuration is given where positions are constrained.
    ModelError
        A coordinate is unknown, or its value is not exact.
    """
    model = equations.mechanism
    together = constraint_set(model)
    if together.nonlinear:
        raise NotApplicable(
            f"the constraint '{together.nonlinear[0].name}' of '{model.name}' is not linear in velocity, and leaves no "
            "distribution whose brackets could be formed."
        )
    names = [name_of(c) for c in model.kinematics.coordinates]
    given = _values(at or {}, names)
    rows = together.all.graph
    m = rows.mechanics
    if any(row.position is not None for row in together.rows) or m.norms:
        if given:
            raise NotApplicable(
                f"positions of '{model.name}' are constrained, and exact arithmetic has no configuration that "
                "satisfies them: leave out at=."
            )
        seen = together.growth
        if isinstance(seen, str):
            raise NotApplicable(f"the constraints of '{model.name}' have no brackets: {seen}.")
        return BracketGrowth(model.name, seen.dimensions, seen.freedom, seen.drift, {}, seen.complete, SEEN)
    if not together.places:
        raise NotApplicable(f"no random configuration of '{model.name}' has values of all constraints.")
    generic = together.places[0]
    try:
        _, _, rank = motion_fields(rows, together.linear, [generic])
        place = _place(generic, [given.get(name) for name in names])
        fields, drift, rank_here = motion_fields(rows, together.linear, [place])
    except (Contradiction, OutsideDomain) as error:
        raise NotApplicable(f"the constraints of '{model.name}' allow no motion here: {error}.") from None
    if rank_here < rank:
        raise NotApplicable(
            f"the constraints of '{model.name}' lose rank at this configuration: look at one next to it."
        )
    draw = random_integers(seed=DRAW.seed)
    x, p = ca.vertcat(m.q, m.t), m.p
    defaults = [None if each.default is None else _fraction(each.default) for each in model.parameters]
    defaults += [None] * (p.numel() - len(defaults))
    residues = _residues([*(given.get(name) for name in names), None, *defaults], draw)
    size = x.numel()
    used = ca.horzcat(*fields)
    if not drift:  # time stands still, and no field has a component along it
        used, x, size = used[:-1, :], m.q, size - 1
        p = ca.vertcat(m.t, p)
    distribution = AllowedMotions(used, x, p, residues[:size], residues[size:])
    dimensions, complete = _levels(distribution, draw, whole=not given)
    where = {name_of(key): value for key, value in (at or {}).items()}
    return BracketGrowth(model.name, dimensions, m.u.numel() + drift, drift, where, complete, PROVED)


def _levels(distribution: AllowedMotions, draw: Draw, whole: bool) -> tuple[tuple[int, ...], bool]:
    """The growth vector, and whether it is whole: it fills the space, or (at a generic point) it stalls."""
    order, samples = 3, 2
    while True:
        vectors = [carried(distribution, order, draw) for _ in range(samples)]
        dimensions = ranks(vectors, [each[0] for each in vectors])
        steps = np.diff(dimensions)
        if (steps >= samples).any():  # too few vectors to tell how far a level grows
            samples *= 2
            continue
        stalls = bool((steps == 0).any())
        filled = dimensions[-1] == distribution.x.numel()
        if filled or (whole and stalls) or order >= EXACT.carried_order:
            return tuple(dimensions[: dimensions.index(dimensions[-1]) + 1]), filled or (whole and stalls)
        order = min(order + order // 4 + 1, EXACT.carried_order)


@dataclass(frozen=True)
class _RightAngles:
    """A multiple of pi/2."""

    count: int


def _values(at: Mapping[Any, Any], names: list[str]) -> dict[str, Fraction | _RightAngles]:
    """Exact values of coordinates. Raises ModelError for what is unknown or not exact."""
    values: dict[str, Fraction | _RightAngles] = {}
    for key, value in at.items():
        require_one_of(name_of(key), names, f"'{name_of(key)}' is not a coordinate")
        e = exact(sm.sympify(value))
        quarters = 2 * e / sm.pi
        nearest = round(float(quarters)) if e.is_number else 0
        if e.is_Rational and not (nearest and isinstance(value, float) and float(nearest * np.pi / 2) == value):
            values[name_of(key)] = Fraction(int(e.p), int(e.q))
        elif quarters.is_Integer or (nearest and isinstance(value, float)):
            values[name_of(key)] = _RightAngles(nearest)
        else:
            raise ModelError(
                f"the coordinate '{name_of(key)}' is given as {value}: exact arithmetic takes rational numbers and "
                "multiples of pi/2."
            )
    return values


def _fraction(value: float) -> Fraction:
    """The decimal that a number was written as."""
    return Fraction(str(value))


def _place(random: Configuration, given: list[Fraction | _RightAngles | None]) -> Configuration:
    """The configuration in numbers of fifty digits, with random ones for what is generic."""
    with mp.workdps(EXACT.digits):
        q = [
            r if v is None else v.count * mp.pi / 2 if isinstance(v, _RightAngles) else mpf(v.numerator) / v.denominator
            for r, v in zip(random.q, given, strict=True)
        ]
    return Configuration(q, random.t, random.p)


def _residues(values: list[Fraction | _RightAngles | None], draw: Draw) -> list[Angle]:
    """Every number as a residue; rational ones are integer multiples of one angle, so that their sines fit together."""
    rational = [v for v in values if isinstance(v, Fraction) and v]
    unit = reduce(lambda a, b: Fraction(gcd(a.numerator * b.denominator, b.numerator * a.denominator),
                                        a.denominator * b.denominator), rational, Fraction(0))  # fmt: skip
    circle = random_angle(draw).circle
    half_pi = random_angle(draw).value
    angles = []
    for v in values:
        if v is None:
            angles.append(random_angle(draw))
        elif isinstance(v, _RightAngles):
            angles.append(Angle(half_pi * v.count % PRIME, right_angles(v.count)))
        elif not v:
            angles.append(Angle(0, (1, 0)))
        else:
            angles.append(Angle(residue(unit), circle).times(int(v / unit)))
    return angles
