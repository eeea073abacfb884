"""The search for first integrals by linear algebra on numbers.

The terms of the ansatz are monomials in the generators. What is linear in them and constant along every motion is a
null vector of the matrix of their rates at many random states; it is looked for degree by degree in velocity, and
products of integrals found before are set aside. Each vector is brought to a form with few terms (row echelon form).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Any

import numpy as np
import sympy as sm

from appell.analysis.integrals.generators import Generator
from appell.numbers import RANK, ZERO

ABSENT = RANK.rough
"""Coefficients below this are zero in a vector whose largest is one."""

Exponents = tuple[int, ...]


@dataclass(frozen=True)
class Terms:
    """Monomials in generators with their values and rates at the states, (states, terms), and degrees in velocity."""

    generators: tuple[Generator, ...]
    exponents: tuple[Exponents, ...]
    degrees: np.ndarray
    value: np.ndarray
    rate: np.ndarray

    def chosen(self, kept: Sequence[int]) -> Terms:
        """Some of the terms."""
        exponents = tuple(self.exponents[i] for i in kept)
        return Terms(self.generators, exponents, self.degrees[kept], self.value[:, kept], self.rate[:, kept])

    def expression(self, i: int) -> sm.Expr:
        """A term as an expression of plain symbols."""
        return sm.Mul(*[g.expression**k for g, k in zip(self.generators, self.exponents[i], strict=True) if k])


@dataclass(frozen=True)
class NullVector:
    """A null vector: which terms, with which coefficients at the values of the parameters."""

    support: tuple[int, ...]
    coefficients: np.ndarray
    degree: int


def count_terms(generators: Sequence[Generator], degree: int, coordinate_degree: int) -> int:
    """How many terms an ansatz has: C(v + degree, v) C(c + coordinate degree, c)."""
    v, c = (sum(g.kind == kind for g in generators) for kind in ("velocity", "coordinate"))
    return math.comb(v + degree, v) * math.comb(c + coordinate_degree, c)


def families(generators: Sequence[Generator], degree: int, coordinate_degree: int) -> Iterator[Terms]:
    """The terms without roots, then those with each root: velocities times it or its inverse.

    A root times polynomials is nearly a polynomial, which numbers cannot tell apart: roots are looked at alone.
    """
    yield terms_of([g for g in generators if g.kind != "root"], degree, coordinate_degree)
    velocities = [g for g in generators if g.kind == "velocity"]
    for root in (g for g in generators if g.kind == "root"):
        yield terms_of([root, *velocities], degree, 0)


def terms_of(generators: Sequence[Generator], degree: int, coordinate_degree: int) -> Terms:
    """The terms, short ones first, less those that are combinations of earlier ones on the constraints."""
    exponents = sorted(set(_exponents(generators, degree, coordinate_degree)), key=lambda e: _order(generators, e))
    powers = np.array(exponents, float).T
    values = np.column_stack([g.value for g in generators])
    # log-derivatives: no generator vanishes at a random state
    relative = np.column_stack([g.rate for g in generators]) / values
    value = np.column_stack([np.prod(values ** powers[:, j], axis=1) for j in range(len(exponents))])
    rate = value * (relative @ powers)
    degrees = np.array([_degree(generators, e) for e in exponents])
    size = np.linalg.norm(value, axis=0)
    made = Terms(tuple(generators), tuple(exponents), degrees, value / size, rate / size)
    diagonal = np.abs(np.diag(np.linalg.qr(made.value, mode="r")))
    scaled = Terms(made.generators, made.exponents, degrees, value, rate)
    return scaled.chosen([j for j, d in enumerate(diagonal) if d > ZERO.thousands])


def search(terms: Terms, degree: int, known: Sequence[tuple[np.ndarray, int]] = ()) -> Iterator[list[NullVector]]:
    """The independent integrals of each degree in velocity, from 0 on, less products of those found and ``known``.

    ``known``: values at the states, and degree, of integrals that are known already.
    """
    found = list(known)
    for d in range(degree + 1):
        columns = np.flatnonzero((terms.degrees <= d) & (np.abs(terms.rate).max(axis=0) + terms.degrees > 0))
        here = _null_vectors(terms, columns)
        products = _products(found, d)
        made = _beside(terms, columns, here, products, d)
        yield made
        found += [(terms.value[:, c.support] @ c.coefficients, d) for c in made]


def _null_vectors(terms: Terms, columns: np.ndarray) -> np.ndarray:
    """The null space of the rates over some terms, a vector a row, in terms scaled to values of size one."""
    if not len(columns):
        return np.zeros((0, 0))
    size = np.linalg.norm(terms.value[:, columns], axis=0)
    rates = terms.rate[:, columns] / size
    rates = rates / np.maximum(
        np.linalg.norm(rates, axis=1, keepdims=True), ZERO.nothing
    )  # no state outweighs the others
    _, s, vh = np.linalg.svd(rates, full_matrices=True)
    s = np.concatenate([s, np.zeros(len(columns) - len(s))])
    return vh[s < ZERO.thousands * max(1.0, s.max())]


def _products(found: Sequence[tuple[np.ndarray, int]], degree: int) -> list[np.ndarray]:
    """Values of the products of integrals of at most this degree, 1 among them."""
    made = [np.ones(len(found[0][0]))] if found else []
    for size in range(1, degree + 1):
        chosen = [c for c in combinations_with_replacement(found, size) if sum(d for _, d in c) <= degree]
        made += [np.prod([v for v, _ in c], axis=0) for c in chosen]
    made += [v for v, d in found if d == 0]
    return made


def _beside(
    terms: Terms, columns: np.ndarray, null: np.ndarray, products: Sequence[np.ndarray], degree: int
) -> list[NullVector]:
    """Null vectors that are no combinations of products, each with few terms."""
    if not len(null):
        return []
    size = np.linalg.norm(terms.value[:, columns], axis=0)
    known = _as_vectors(terms.value[:, columns] / size, null, products)
    reduced, _ = echelon(np.vstack([known, null]), len(known))
    made = []
    for vector in reduced[_rank(known) :] if len(known) else reduced:
        vector = vector / np.abs(vector).max()
        support = np.flatnonzero(np.abs(vector) > ABSENT)
        coefficients = vector[support] / size[support]
        made.append(
            NullVector(tuple(int(columns[i]) for i in support), coefficients / np.abs(coefficients).max(), degree)
        )
    return made


def _as_vectors(value: np.ndarray, null: np.ndarray, products: Sequence[np.ndarray]) -> np.ndarray:
    """Null vectors whose functions are combinations of the products, by their coefficients."""
    basis = value @ null.T
    # an orthonormal basis of the products; a combination of null vectors that has no part beside it is known
    columns = np.column_stack([np.ones(len(value)), *products])
    u, s, _ = np.linalg.svd(columns / np.linalg.norm(columns, axis=0), full_matrices=False)
    span = u[:, s > ZERO.thousands]
    _, s, vh = np.linalg.svd(basis - span @ (span.T @ basis))
    return np.asarray(vh[s < ABSENT * max(1.0, float(np.linalg.norm(basis)))] @ null)


def _rank(vectors: np.ndarray) -> int:
    return int(np.linalg.matrix_rank(vectors, tol=RANK.rough * max(1.0, np.abs(vectors).max(initial=0.0))))


def echelon(vectors: np.ndarray, first: int = 0) -> tuple[np.ndarray, list[int]]:
    """Reduced row echelon form of rows: those of the first ``first`` before the others, zero rows left out.

    The pivot is the last term (the longest) that is not small, so that short terms stand in many vectors.
    """
    work, pivots, done = vectors.copy(), [], []
    remaining = list(range(len(work)))
    for block in (set(range(first)), set(range(first, len(work)))):
        while True:
            rows = [i for i in remaining if i in block]
            best = np.abs(work[rows]) if rows else np.zeros((0, 0))
            if not rows or best.max(initial=0.0) < ABSENT:
                break
            column = int(np.flatnonzero(best.max(axis=0) > 0.1 * best.max())[-1])
            row = rows[int(best[:, column].argmax())]
            work[row] /= work[row, column]
            for i in range(len(work)):
                if i != row and (i in remaining or i in done):
                    work[i] -= work[i, column] * work[row]
            remaining.remove(row)
            done.append(row)
            pivots.append(column)
    return work[done], pivots


def _exponents(generators: Sequence[Generator], degree: int, coordinate_degree: int) -> Iterator[Exponents]:
    """Every product of velocities up to the degree, with functions up to theirs; with the root or its inverse."""
    kinds = ("velocity", "coordinate", "root")
    velocities, functions, roots = ([i for i, g in enumerate(generators) if g.kind == kind] for kind in kinds)
    factors: list[dict[int, int]] = [dict(Counter(c)) for c in _multisets(functions, coordinate_degree)]
    if roots:
        factors = [{r: sign} for r in roots for sign in (1, -1)]
    for v in _multisets(velocities, degree):
        powers = Counter(v)
        for factor in factors:
            yield tuple(powers[i] + factor.get(i, 0) for i in range(len(generators)))


def _multisets(items: Sequence[int], most: int) -> Iterator[tuple[int, ...]]:
    for size in range(most + 1):
        yield from combinations_with_replacement(items, size)


def _degree(generators: Sequence[Generator], exponents: Exponents) -> int:
    return sum(k for g, k in zip(generators, exponents, strict=True) if g.kind == "velocity")


def _order(generators: Sequence[Generator], exponents: Exponents) -> tuple[Any, ...]:
    """Degree in velocity, then without roots, then the degree in coordinates, then as the generators stand."""
    roots = sum(abs(k) for g, k in zip(generators, exponents, strict=True) if g.kind == "root")
    inverse = sum(k < 0 for k in exponents)
    return _degree(generators, exponents), roots, inverse, sum(map(abs, exponents)), tuple(-k for k in exponents)
