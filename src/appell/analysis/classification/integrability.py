"""Rows linear in velocity, judged as a set: numbers say which are integrable, normal forms prove it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sympy as sm

from appell.algebra.normal_form import TooLong
from appell.algebra.written import shortest
from appell.analysis.classification import frobenius
from appell.analysis.classification.brackets import allowed_fields, breaking
from appell.analysis.classification.configurations import Configuration
from appell.analysis.classification.exact_points import proved_at_a_point
from appell.analysis.classification.integrating_factors import Integral, integral
from appell.analysis.classification.reachability import Growth, independent
from appell.analysis.classification.velocity_rows import GraphRows, SymbolRows, VelocityRow
from appell.analysis.proofs.zero_certificate import (
    Certificate,
    bracket_certificate,
    frobenius_certificate,
    potential_certificate,
)
from appell.numbers import EXACT

Key = tuple[str, int]


@dataclass(frozen=True)
class Integrability:
    """What is known of one row: integrable or not, the proof where there is one, its potential where one was found."""

    integrable: bool
    words: str
    potential: sm.Expr | None = None
    factor: sm.Expr | None = None
    proof: Certificate | None = None

    @property
    def proved(self) -> bool:
        """By a normal form, not by numbers."""
        return self.proof is not None


def judge(
    graph: GraphRows,
    symbols: SymbolRows | None,
    linear: Sequence[VelocityRow],
    places: Sequence[Configuration],
    found: Growth,
) -> dict[Key, Integrability]:
    """The rows given in velocity, each beside all the others."""
    asked = [row for row in linear if row.order == 1]
    if not asked:
        return {}
    proofs = _Proofs(graph, symbols, linear, places, found).all() if symbols is not None else {}
    return {_key(row): _one(row, symbols, found, proofs.get(_key(row)), len(linear)) for row in asked}


def _one(
    row: VelocityRow, symbols: SymbolRows | None, found: Growth, proof: Certificate | None, count: int
) -> Integrability:
    key = _key(row)
    beside = " beside the other rows" if count > 1 else ""
    if key not in found.integrable:
        return Integrability(False, f"not integrable{beside} (Frobenius)", proof=proof)
    if not found.complete:
        return Integrability(False, "taken for not integrable: the brackets became too large before they closed")
    if symbols is None:
        return Integrability(True, f"integrable{beside}; too long for a potential to be looked for")
    form, x = symbols.form(next(r for r in symbols.rows if _key(r) == key)), symbols.x
    alone = integral(form, x) if frobenius.integrable([form], [form], x, unit=symbols.unit) != [False] else None
    if alone is not None:
        words = "exact (E26)" if alone.factor == 1 else "exact after an integrating factor"
        return _known(words, alone, symbols, _shown(row, form, alone, x) or proof)
    held = _with_held(form, symbols, found)
    if held is not None:
        names = ", ".join(symbols.mechanics.coordinate_names[i] for i in sorted(found.held))
        words = f"integrable{beside}, which hold {names}"
        if held.potential == 0:  # all that it could move
            return Integrability(True, words, proof=proof)
        return _known(words, held, symbols, proof)
    return Integrability(True, f"integrable{beside} (Frobenius); no potential was found", proof=proof)


def _known(words: str, found: Integral, symbols: SymbolRows, proof: Certificate | None) -> Integrability:
    if found.potential is None:
        return Integrability(True, f"{words}; no potential was found", None, symbols.own(found.factor), proof)
    return Integrability(True, words, symbols.own(found.potential), symbols.own(found.factor), proof)


def _shown(
    row: VelocityRow, form: frobenius.Coefficients, found: Integral, x: Sequence[sm.Symbol]
) -> Certificate | None:
    """The potential as a proof."""
    return (
        None if found.potential is None else potential_certificate(_said(row), x, form, found.factor, found.potential)
    )


def _with_held(form: frobenius.Coefficients, symbols: SymbolRows, found: Growth) -> Integral | None:
    """A potential over the coordinates that can move, those that are held counting as constants."""
    if not found.held:
        return None
    moving = [i for i in range(len(symbols.x)) if i not in found.held]
    return integral(tuple(form[i] for i in moving), [symbols.x[i] for i in moving])


@dataclass(frozen=True)
class _Proofs:
    """The rows for which a normal form proves what the numbers say."""

    graph: GraphRows
    symbols: SymbolRows
    linear: Sequence[VelocityRow]
    places: Sequence[Configuration]
    found: Growth

    def all(self) -> dict[Key, Certificate]:
        yes = [r for r in self.linear if r.order == 0 or (self.found.complete and _key(r) in self.found.integrable)]
        no = [r for r in self.linear if r.order == 1 and _key(r) not in self.found.integrable]
        return self._integrable(yes) | self._broken(no)

    def _forms(self, rows: Sequence[VelocityRow]) -> list[frobenius.Coefficients]:
        by_key = {_key(r): r for r in self.symbols.rows}
        return [self.symbols.form(by_key[_key(r)]) for r in rows]

    def _integrable(self, rows: Sequence[VelocityRow]) -> dict[Key, Certificate]:
        """dw_a ^ (all integrable rows) = 0."""
        asked = [r for r in rows if r.order == 1]
        if not asked:
            return {}
        s = self.symbols
        basis = [*s.norm_forms(), *self._forms(independent(self.graph, rows, self.places))]
        extra = self._forms(asked)
        answers = frobenius.integrable(basis, extra, s.x, s.positions, s.unit)
        if answers is None:
            return {}
        return {
            _key(r): frobenius_certificate(_said(r), s.x, basis, [w], s.relations)
            for r, w, answer in zip(asked, extra, answers, strict=True)
            if answer is True
        }

    def _broken(self, rows: Sequence[VelocityRow]) -> dict[Key, Certificate]:
        """A bracket of fields that satisfy all rows does not satisfy this one."""
        if not rows:
            return {}
        s, by_key = self.symbols, {_key(r): r for r in self.symbols.rows}
        if sum(int(sm.count_ops(e)) for w in self._forms(self.linear) for e in w) > EXACT.rows:
            return self._broken_at_a_point(rows)
        chosen = [by_key[_key(r)] for r in independent(self.graph, self.linear, self.places)]
        try:
            fields = allowed_fields(s, chosen)
            # shortened before they are differentiated: equal where quaternions have length one, as on all fields
            forms = [tuple(shortest(list(w), s.unit)) for w in self._forms(rows)]
            found = breaking(s, fields, dict(enumerate(forms)))
        except TooLong:
            return self._broken_at_a_point(rows)
        walls = [s.form(r) for r in chosen]
        return {
            _key(rows[k]): bracket_certificate(_said(rows[k]), s.x, walls, forms[k], words, s.relations)
            for k, words in found.items()
        }

    def _broken_at_a_point(self, rows: Sequence[VelocityRow]) -> dict[Key, Certificate]:
        """The same at one configuration in rational numbers, beside every row."""
        norms, keys = self.symbols.norm_forms(), list(map(_key, self.linear))
        asked = {_said(r): len(norms) + keys.index(_key(r)) for r in rows}
        found = proved_at_a_point(self.symbols, [*norms, *self._forms(self.linear)], asked)
        return {_key(r): found[_said(r)] for r in rows if _said(r) in found}


def _key(row: VelocityRow) -> Key:
    return row.name, row.number


def _said(row: VelocityRow) -> str:
    return f"Row {row.number + 1} of '{row.name}'"
