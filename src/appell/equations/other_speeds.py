"""The same model in other speeds: what a person wrote in the former ones is read in the new."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from itertools import count

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols

from appell.equations.choice_of_speeds import Choice, rows_in
from appell.equations.principle import Principle
from appell.equations.symbolic_form import own_symbols
from appell.mechanics import Mechanics, Row
from appell.model import ModelData, name_of
from appell.model.kinematics import SpeedGroup


def in_chosen_speeds(model: ModelData, m: Mechanics, rows: Sequence[Row], choice: Choice) -> ModelData:
    """The model with the chosen speeds w and, where w are fewer than its own, others that the rows keep at zero.

    First all speeds change, u = T v + tau. Then, where null vectors of the rows A were scaled, v = N w + n + A^T s over
    the speeds that this concerns: A v + a = A A^T s vanishes exactly if s does, wherever the rows are independent.
    """
    own = own_symbols(model, m)
    square = choice.square or choice
    own |= dict(zip(square.w, square.functions, strict=True)) | dict(zip(choice.w, choice.functions, strict=True))
    rates = dict(zip(model.kinematics.coordinates, m.qdot.xreplace(own_symbols(model, m)), strict=True))
    speeds, values = square.functions, (square.N @ square.w + square.n).xreplace(own)
    changed = {s: e for s, e in zip(model.kinematics.speeds, values, strict=True) if s not in speeds}
    if choice.solved is not None and choice.scales:
        scaled, speeds = _null_vectors(model, m, rows, choice, square, own)
        changed = {s: e.xreplace(scaled) for s, e in changed.items()} | {
            v: e for v, e in scaled.items() if v in model.kinematics.speeds
        }
    return _with_speeds(model, speeds, changed, rates) if changed else model


def _null_vectors(
    model: ModelData,
    m: Mechanics,
    rows: Sequence[Row],
    choice: Choice,
    square: Choice,
    own: Mapping[sm.Basic, sm.Basic],
) -> tuple[dict[sm.Expr, sm.Expr], tuple[AppliedUndef, ...]]:
    """v in w and s, for those that are not kept as they are; and the new speeds."""
    solved = choice.solved
    assert solved is not None
    A = rows_in(square, m, rows)[0].extract(list(solved.rows), list(range(m.u.rows)))
    same = [i for c, i in enumerate(solved.independent) if choice.scales[c] == 1]
    taken = {*model.names(), *map(name_of, (*model.kinematics.speeds, *choice.functions))}
    names = (name for name in (f"s{i}" for i in count(1)) if name not in taken)
    slips = [dynamicsymbols(next(names), real=True) for _ in solved.rows]
    w = sm.Matrix(choice.functions)
    N = (solved.N @ sm.diag(*choice.scales)).xreplace(own)
    v = N @ w + solved.n.xreplace(own) + A.T.xreplace(own) @ sm.Matrix(slips)
    return {f: v[i] for i, f in enumerate(square.functions) if i not in same}, (*choice.functions, *slips)


def _with_speeds(
    model: ModelData,
    speeds: Sequence[AppliedUndef],
    changed: Mapping[sm.Expr, sm.Expr],
    rates: Mapping[AppliedUndef, sm.Expr],
) -> ModelData:
    implied = {c for part in model.implied for c in part.coordinates}
    implied |= {memory.function for memory in model.memories}
    given = tuple((c, e.xreplace(dict(changed))) for c, e in rates.items() if c not in implied)
    former = tuple((s, e.xreplace(dict(changed))) for s, e in model.former_speeds)
    return replace(
        model,
        groups=(SpeedGroup(tuple(speeds), (), given),),
        former_speeds=(*former, *changed.items()),
    )


def with_independent(principle: Principle, speeds: Sequence[AppliedUndef]) -> Principle:
    """The same principle with these speeds kept, where it can be told so."""
    if not any(f.name == "independent" for f in fields(principle)):  # type: ignore[arg-type]
        return principle
    return replace(principle, independent=tuple(map(name_of, speeds)))  # type: ignore[type-var]
