"""FLINT's polynomials: what they are called here, their terms, and the relations of sines and units applied to them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

from flint import fmpq_mpoly

if TYPE_CHECKING:
    Polynomial: TypeAlias = Any  # FLINT's have no types
else:
    Polynomial = fmpq_mpoly
Factors = list[tuple[Polynomial, int]]
Table = dict[tuple[int, ...], Any]


def table(p: Polynomial) -> Table:
    """The coefficients of a polynomial by their exponents, in its order, with Python's own integers."""
    return {tuple(map(int, m)): c for m, c in zip(p.monoms(), p.coeffs(), strict=True)}


def without_powers(p: Polynomial, i: int, square: Polynomial) -> Polynomial:
    """g^k put as g^(k mod 2) square^(k // 2)."""
    parts: dict[int, dict[tuple[int, ...], Any]] = {}
    for monomial, coefficient in table(p).items():
        half, odd = divmod(monomial[i], 2)
        parts.setdefault(half, {})[(*monomial[:i], odd, *monomial[i + 1 :])] = coefficient
    ring = p.context()
    return sum((ring.from_dict(terms) * square**half for half, terms in parts.items()), ring.constant(0))


def fewest_terms(p: Polynomial, angles: Iterable[tuple[int, int]]) -> Polynomial:
    """sin^2 put as 1 - cos^2, the other way round, or 1 as sin^2 + cos^2, where that leaves fewer terms.

    ``angles``: the generators of sine and cosine.
    """
    one, x = p.context().constant(1), p.context().gens()
    degrees = p.degrees()
    for pair in angles:
        if max(degrees[pair[0]], 0) + max(degrees[pair[1]], 0) < 2:
            continue
        for i, j in (pair, pair[::-1]):
            if p.degrees()[i] > 1:
                p = min(p, without_powers(p, i, one - x[j] ** 2), key=len)
        p = min(p, _of_one_degree(p, *pair), key=len)
    return p


def fewest_in_units(p: Polynomial, units: Iterable[tuple[int, ...]]) -> Polynomial:
    """A component of a unit vector put in terms of the others where that leaves fewer terms."""
    x, one = p.context().gens(), p.context().constant(1)
    for group in units:
        for i in group:
            if p.degrees()[i] > 1:
                others = sum((x[j] ** 2 for j in group if j != i), p.context().constant(0))
                p = min(p, without_powers(p, i, one - others), key=len)
    return p


def _of_one_degree(p: Polynomial, i: int, j: int) -> Polynomial:
    """The same with every term of one degree in sine and cosine, where their parity allows that."""
    parts: dict[int, dict[tuple[int, ...], Any]] = {}
    for monomial, coefficient in table(p).items():
        parts.setdefault(monomial[i] + monomial[j], {})[monomial] = coefficient
    if len(parts) < 2 or len({degree % 2 for degree in parts}) > 1:
        return p
    ring, top = p.context(), max(parts)
    one = ring.gens()[i] ** 2 + ring.gens()[j] ** 2
    return sum((ring.from_dict(terms) * one ** ((top - d) // 2) for d, terms in parts.items()), ring.constant(0))


def conjugate(p: Polynomial, i: int) -> Polynomial:
    """g put as -g."""
    return p.context().from_dict({m: -c if m[i] % 2 else c for m, c in table(p).items()})
