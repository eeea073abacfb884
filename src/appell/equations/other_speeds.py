"""The same model in other speeds: what a person wrote in the former ones is read in the new."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from itertools import count

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols

from appell.algebra.exact import ExactMatrix
from appell.equations.choice_of_speeds import Choice, rows_in
from appell.equations.form_in_speeds import Sought, own_symbols_of
from appell.equations.principle import Principle
from appell.mechanics import Mechanics, Row
from appell.model import ModelData, name_of
from appell.model.kinematics import SpeedGroup


def in_chosen_speeds(sought: Sought, choice: Choice) -> ModelData:
    """The model with the chosen speeds w and, where w are fewer than its own, others that the rows keep at zero.

    First all speeds change, u = T v + tau. Then, where null vectors of the rows A were scaled, v = N w + n + A^T s over
    the speeds that this concerns: A v + a = A A^T s vanishes exactly if s does, wherever the rows are independent.
    """
    model, m, square = sought.model, sought.m, choice.square or choice
    own, functions, v = own_symbols_of(sought, choice), square.functions, square.w
    if choice.solved is not None and choice.scales:
        v, slips = _along_null_vectors(m, sought.linear, choice, square)
        named = _slip_functions(model, choice, len(slips))
        own |= dict(zip(slips, named, strict=True))
        functions = (*choice.functions, *named)
    u = square.N @ v + square.n
    values = [e.expression.xreplace(own) for e in u]
    changed = {s: e for s, e in zip(model.kinematics.speeds, values, strict=True) if s not in functions}
    if not changed:
        return model
    qdot = m.G @ u + m.g
    rates = [(c, e.expression.xreplace(own)) for c, e in zip(model.kinematics.coordinates, qdot, strict=True)]
    implied = {c for part in model.implied for c in part.coordinates}
    implied |= {memory.function for memory in model.memories}
    given = tuple((c, e) for c, e in rates if c not in implied)
    former = tuple((s, e.xreplace(changed)) for s, e in model.former_speeds)
    return replace(
        model, groups=(SpeedGroup(tuple(functions), (), given),), former_speeds=(*former, *changed.items())
    )


def _along_null_vectors(
    m: Mechanics, rows: Sequence[Row], choice: Choice, square: Choice
) -> tuple[ExactMatrix, list[sm.Symbol]]:
    """v in w and s, those aside that are kept as they are; and the symbols s."""
    solved, algebra = choice.solved, m.algebra
    assert solved is not None
    A = rows_in(square, m, rows)[0].extract(solved.rows, range(m.u.shape[0]))
    same = [i for c, i in enumerate(solved.independent) if choice.scales[c] == 1]
    slips = algebra.symbols([f"s{i}" for i in range(len(solved.rows))])
    v = solved.N @ algebra.diagonal(choice.scales) @ choice.w + solved.n + A.T @ slips
    kept = [square.w[i, 0] if i in same else v[i, 0] for i in range(v.shape[0])]
    return algebra.column(kept), [s.expression for s in slips]


def _slip_functions(model: ModelData, choice: Choice, number: int) -> list[AppliedUndef]:
    """s1, s2 and so on, without those that are taken."""
    taken = {*model.names(), *map(name_of, (*model.kinematics.speeds, *choice.functions))}
    names = (name for name in (f"s{i}" for i in count(1)) if name not in taken)
    return [dynamicsymbols(next(names), real=True) for _ in range(number)]


def with_independent(principle: Principle, speeds: Sequence[AppliedUndef]) -> Principle:
    """The same principle with these speeds kept, where it can be told so."""
    if not any(f.name == "independent" for f in fields(principle)):  # type: ignore[arg-type]
        return principle
    return replace(principle, independent=tuple(map(name_of, speeds)))  # type: ignore[type-var]
