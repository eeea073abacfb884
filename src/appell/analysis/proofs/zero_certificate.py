"""Proofs that something vanishes, or does not, as short programs: SymPy alone, no line of this library."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sympy as sm

from appell.algebra.normal_form import is_sign
from appell.analysis.proofs.printing import plain_symbols, program_text
from appell.escaping import markdown, python_docstring

REMAINDER = '''
def remainder(e):
    """The numerator of e modulo the relations; sines, cosines and roots are symbols of their own."""
    every = [sm.sympify(a).replace(sm.tan, lambda x: sm.sin(x) / sm.cos(x)) for a in (e, *RELATIONS)]
    parts = {}  # theta and theta / 2: both in theta / 2
    for f in set().union(*(a.atoms(sm.sin, sm.cos) for a in every)):
        for term in sm.Add.make_args(sm.expand(f.args[0])):
            number, angle = term.as_coeff_Mul()
            parts[angle] = sm.ilcm(parts.get(angle, 1), number.q)
    parts = {angle: n * sm.Dummy() for angle, n in parts.items() if n > 1}
    circular = lambda f: isinstance(f, (sm.sin, sm.cos))
    every = [a.replace(circular, lambda f: f.func(sm.expand(f.args[0].subs(parts)))) for a in every]
    every = [sm.expand_trig(a) for a in every]
    table, relations = {}, []
    for angle in {f.args[0] for a in every for f in a.atoms(sm.sin, sm.cos)}:
        table |= {sm.sin(angle): sm.Dummy(), sm.cos(angle): sm.Dummy()}
        relations.append(sm.sin(angle) ** 2 + sm.cos(angle) ** 2 - 1)
    for root in set().union(*(a.atoms(sm.Pow) for a in every)):
        if root.exp.is_Rational and root.exp.q > 1:
            r = table.setdefault(sm.root(root.base, root.exp.q), sm.Dummy())
            table[root] = r**root.exp.p
            relations.append(r**root.exp.q - root.base)
    top = lambda a: sm.expand(sm.fraction(sm.together(a.xreplace(table)))[0])
    numerator, relations = top(every[0]), [r for r in map(top, [*every[1:], *relations]) if r != 0]
    if numerator == 0 or not relations:
        return numerator
    symbols = sorted(numerator.free_symbols.union(*(r.free_symbols for r in relations)), key=str)
    return sm.groebner(relations, *symbols, order="grevlex").reduce(numerator)[1]

'''
"""The part of every program that decides: used by all scripts."""

_PROGRAM = '''"""{statement}

Checked with SymPy alone{modulo}.
"""
import sympy as sm

{symbols} = sm.symbols("{names}", real=True)
RELATIONS = [{relations}]
SIGNS = [{signs}]

{remainder}
{body}
print("proved")
'''


Value = Any
"""An expression, a number, or a list of values: what a program has a name for."""


@dataclass(frozen=True)
class Certificate:
    """A proof that anybody can check.

    >>> import appell as ap
    >>> found = ap.classify(ap.catalogue.chaplygin_sleigh())["no side slip"]
    >>> print(found.certificates[0].statement)
    Row 1 of 'no side slip' is not integrable: it does not vanish on a bracket of two fields that satisfy all rows.

    Attributes
    ----------
    statement
        What is proved, in a sentence.
    values
        Expressions, and lists of them, that the program speaks of, by the names it has for them.
    body
        The lines of the program that check the statement.
    relations
        What vanishes wherever the statement is made: position rows, norms of quaternions.
    """

    statement: str
    values: Mapping[str, Value]
    body: str
    relations: tuple[sm.Expr, ...] = ()

    def _repr_markdown_(self) -> str:
        return f"{markdown(self.statement)}\n\n```python\n{self.script()}\n```"

    def script(self) -> str:
        """A short program that checks the proof with SymPy alone: it prints "proved" or fails."""
        everything = [e for value in (*self.values.values(), self.relations) for e in _leaves(value)]
        found = sorted({p for e in everything for p in e.atoms(sm.Piecewise) if is_sign(p)}, key=str)
        signs = {p: sm.Symbol(f"sign{i + 1}") for i, p in enumerate(found)}
        everything = [*(e.xreplace(signs) for e in everything), *signs.values()]
        symbols = sorted({s for e in everything for s in e.free_symbols}, key=lambda s: (s.name, str(s)))
        table = plain_symbols(symbols, [s.name for s in symbols])

        def text(value: Value) -> str:
            if isinstance(value, (list, tuple)):
                return f"[{', '.join(map(text, value))}]"
            return program_text(sm.sympify(value).xreplace(signs).xreplace(table))

        relations = [*self.relations, *(p**2 - 1 for p in signs)]
        names = [s.name for s in table.values()]
        given = "\n".join(f"{name} = {text(value)}" for name, value in self.values.items())
        return _PROGRAM.format(
            statement=python_docstring(self.statement),
            modulo=", modulo the relations" if relations else "",
            symbols=", ".join(names) if len(names) > 1 else f"({names[0]},)",
            names=" ".join(names) + ("" if len(names) > 1 else ","),
            relations=", ".join(map(text, relations)),
            signs=", ".join(map(text, signs)),
            remainder=REMAINDER,
            body=f"{given}\n{self.body}",
        )

    def __str__(self) -> str:
        return self.statement

    __repr__ = __str__


def _leaves(value: Value) -> list[sm.Expr]:
    if isinstance(value, (list, tuple)):
        return [e for part in value for e in _leaves(part)]
    return [sm.sympify(value)]


# ----------------------------------------------------------------------------------------- the statements

_POTENTIAL = """for a, v in zip(ROW, COORDINATES):
    assert remainder(FACTOR * a - sm.diff(POTENTIAL, v)) == 0"""

_BY_SIGNS = """def by_signs(e):
    found = [sm.sympify(e)]
    for s in SIGNS:
        found = [a.subs(s, value) for a in found for value in (1, -1)]
    return found


"""

_FIELDS = """def dot(w, X):
    return sum(a * b for a, b in zip(w, X))


def bracket(X, Y):
    along = lambda X, e: sum(X[j] * sm.diff(e, v) for j, v in enumerate(COORDINATES))
    return [along(X, b) - along(Y, a) for a, b in zip(X, Y)]


for w in ROWS:
    for X in FIELDS:
        assert remainder(dot(w, X)) == 0
Z = FIELDS[1]
for X in (FIELDS[0], *FIELDS[2:]):
    Z = bracket(X, Z)
for e in by_signs(dot(ROW, Z)):
    assert remainder(e) != 0"""

_WEDGE = """def wedge(a, b):
    found = {}
    for i, p in a.items():
        for j, q in b.items():
            if not set(i) & set(j):
                swaps = sum(k > n for k in i for n in j)
                key = tuple(sorted(i + j))
                found[key] = found.get(key, 0) + (-1) ** swaps * p * q
    return {key: e for key, e in found.items() if e != 0}


volume, n = {(): sm.S.One}, len(COORDINATES)
for w in ROWS:
    volume = wedge(volume, {(i,): sm.sympify(a) for i, a in enumerate(w) if a != 0})
assert any(remainder(e) != 0 for e in volume.values())
for w in ASKED:
    slope = lambda i, j: sm.diff(w[i], COORDINATES[j])
    curl = {(i, j): slope(j, i) - slope(i, j) for i in range(n) for j in range(i + 1, n)}
    for e in wedge(volume, {key: e for key, e in curl.items() if e != 0}).values():
        assert remainder(e) == 0"""

_FACTORS = """assert remainder(sm.Mul(*FACTORS) - SCALE * ROW) == 0"""

_MINOR = """S = sm.hessian(sm.expand(ROW), [*SPEEDS, ONE])
for e in by_signs(S.extract(LINES, COLUMNS).det()):
    assert remainder(e) != 0"""

_ON_BRANCH = """(solved,) = sm.solve(BRANCH, SPEED)
assert remainder(sm.simplify(ROW.subs(SPEED, solved))) == 0"""


def potential_certificate(
    what: str, x: Sequence[sm.Expr], row: Sequence[sm.Expr], factor: sm.Expr, f: sm.Expr
) -> Certificate:
    """A row times a factor is the rate of a function."""
    statement = f"{what} is integrable: factor times it is df."
    return Certificate(
        statement, {"COORDINATES": list(x), "ROW": list(row), "FACTOR": factor, "POTENTIAL": f}, _POTENTIAL
    )


def bracket_certificate(
    what: str,
    x: Sequence[sm.Expr],
    rows: Sequence[Sequence[sm.Expr]],
    row: Sequence[sm.Expr],
    fields: Sequence[Sequence[sm.Expr]],
    relations: Sequence[sm.Expr],
) -> Certificate:
    """A row does not vanish on [.. [X3, [X1, X2]]], though all rows vanish on every X."""
    nested = "a bracket of two" if len(fields) == 2 else "a nested bracket of"
    statement = f"{what} is not integrable: it does not vanish on {nested} fields that satisfy all rows."
    values = {
        "COORDINATES": list(x),
        "ROWS": [list(w) for w in rows],
        "ROW": list(row),
        "FIELDS": [list(X) for X in fields],
    }
    return Certificate(statement, values, _BY_SIGNS + _FIELDS, tuple(relations))


def frobenius_certificate(
    what: str,
    x: Sequence[sm.Expr],
    rows: Sequence[Sequence[sm.Expr]],
    asked: Sequence[Sequence[sm.Expr]],
    relations: Sequence[sm.Expr],
) -> Certificate:
    """dw ^ w_1 ^ ... ^ w_m = 0 (Slawianowski, eq. 3.5; 004)."""
    statement = f"{what} is integrable beside the other rows: dw ^ w1 ^ ... ^ wm = 0."
    values = {"COORDINATES": list(x), "ROWS": [list(w) for w in rows], "ASKED": [list(w) for w in asked]}
    return Certificate(statement, values, _WEDGE, tuple(relations))


def factor_certificate(
    what: str, F: sm.Expr, factors: Sequence[sm.Expr], scale: sm.Expr, relations: Sequence[sm.Expr]
) -> Certificate:
    """A row is a product."""
    statement = f"{what} is a product of the factors, those beside the linear ones without zeros of their own."
    return Certificate(statement, {"ROW": F, "FACTORS": list(factors), "SCALE": scale}, _FACTORS, tuple(relations))


def minor_certificate(
    what: str,
    F: sm.Expr,
    v: Sequence[sm.Expr],
    lines: Sequence[int],
    columns: Sequence[int],
    relations: Sequence[sm.Expr],
) -> Certificate:
    """A quadratic form in (v, 1) has rank three at least; F is made homogeneous with the symbol one."""
    one = sm.Symbol("one", real=True)
    p = sm.Poly(F, *v)
    homogeneous = sm.Add(
        *[c * sm.Mul(*[a**k for a, k in zip(v, m, strict=True)]) * one ** (2 - sum(m)) for m, c in p.terms()]
    )
    statement = f"{what} is no product of linear rows: what the other rows leave of it is a quadratic form of rank 3."
    values = {"SPEEDS": list(v), "ONE": one, "ROW": homogeneous, "LINES": list(lines), "COLUMNS": list(columns)}
    return Certificate(statement, values, _BY_SIGNS + _MINOR, tuple(relations))


def branch_certificate(what: str, F: sm.Expr, branch: sm.Expr, speed: sm.Expr) -> Certificate:
    """A row vanishes on a linear branch; that it does so there only is the inverse of a function that is one to one."""
    statement = f"{what} vanishes on a linear branch, and only there: its functions are one to one."
    return Certificate(statement, {"ROW": F, "BRANCH": branch, "SPEED": speed}, _ON_BRANCH)
