"""Rows linear in velocity, judged as a set: numbers say which are integrable, forms prove it, potentials show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sympy as sm

from appell.analysis.classification import frobenius
from appell.analysis.classification.configurations import Configuration
from appell.analysis.classification.integrating_factors import Integral, integral
from appell.analysis.classification.reachability import Growth, independent
from appell.analysis.classification.velocity_rows import GraphRows, SymbolRows, VelocityRow

Key = tuple[str, int]


@dataclass(frozen=True)
class Integrability:
    """What is known of one row: integrable or not, by proof or by numbers, its potential where one was found."""

    integrable: bool
    proved: bool
    words: str
    potential: sm.Expr | None = None
    factor: sm.Expr | None = None


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
    proofs = _proofs(graph, symbols, linear, places, found) if symbols is not None else {}
    return {_key(row): _one(row, symbols, found, _key(row) in proofs, len(linear)) for row in asked}


def _one(row: VelocityRow, symbols: SymbolRows | None, found: Growth, proved: bool, count: int) -> Integrability:
    key = _key(row)
    beside = " beside the other rows" if count > 1 else ""
    if key not in found.integrable:
        return Integrability(False, proved, f"not integrable{beside} (Frobenius)")
    if not found.complete:
        words = "taken for not integrable: the brackets became too large before they closed"
        return Integrability(False, False, words)
    if symbols is None:
        return Integrability(True, False, f"integrable{beside}; too long for a potential to be looked for")
    form, x = symbols.form(next(r for r in symbols.rows if _key(r) == key)), symbols.x
    alone = integral(form, x) if frobenius.integrable([form], [form], x) != [False] else None
    if alone is not None and alone.factor == 1:
        return _known("exact (E26)", alone, symbols)
    if alone is not None:
        return _known("exact after an integrating factor", alone, symbols)
    held = _with_held(form, symbols, found)
    if held is not None:
        names = ", ".join(symbols.mechanics.coordinate_names[i] for i in sorted(found.held))
        return _known(f"integrable{beside}, which hold {names}", held, symbols, proved)
    return Integrability(True, proved, f"integrable{beside} (Frobenius); no potential was found")


def _known(words: str, found: Integral, symbols: SymbolRows, proved: bool = True) -> Integrability:
    if found.potential is None:
        return Integrability(True, proved, f"{words}; no potential was found", None, symbols.own(found.factor))
    return Integrability(True, proved, words, symbols.own(found.potential), symbols.own(found.factor))


def _with_held(form: frobenius.Coefficients, symbols: SymbolRows, found: Growth) -> Integral | None:
    """A potential over the coordinates that can move, those that are held counting as constants."""
    if not found.held:
        return None
    moving = [i for i in range(len(symbols.x)) if i not in found.held]
    return integral(tuple(form[i] for i in moving), [symbols.x[i] for i in moving])


def _proofs(
    graph: GraphRows, symbols: SymbolRows, linear: Sequence[VelocityRow], places: Sequence[Configuration], found: Growth
) -> set[Key]:
    """The rows for which an identity of exterior forms proves what the numbers say.

    Integrable: dw_a ^ (all integrable rows) = 0. Not integrable: dw_a ^ (all rows) is not zero.
    """
    forms = {_key(r): symbols.form(r) for r in symbols.rows}
    yes = [row for row in linear if row.order == 0 or (found.complete and _key(row) in found.integrable)]
    no = [row for row in linear if row not in yes]
    proved: set[Key] = set()
    for rows, asked, expected in ((yes, [r for r in yes if r.order == 1], True), (linear, no, False)):
        if not asked:
            continue
        chosen = independent(graph, rows, places)
        basis = [*symbols.norm_forms(), *(forms[_key(r)] for r in chosen)]
        extra = [forms[_key(r)] for r in asked]
        answers = frobenius.integrable(basis, extra, symbols.x, symbols.relations)
        if answers is not None:
            proved |= {_key(r) for r, answer in zip(asked, answers, strict=True) if answer is expected}
    return proved


def _key(row: VelocityRow) -> Key:
    return row.name, row.number
