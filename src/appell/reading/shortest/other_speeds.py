"""The same model in other speeds: what a person wrote in the former ones is read in the new."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from itertools import count

import sympy as sm
from sympy.core.function import AppliedUndef

from appell.equations.principle import Principle
from appell.model import Mechanism, name_of
from appell.model.kinematics import SpeedGroup
from appell.model.names import function_of_time
from appell.reading.shortest.choice_of_speeds import SpeedTransformation, rows_in
from appell.reading.shortest.form_in_speeds import Sought, own_symbols_of


def in_chosen_speeds(sought: Sought, choice: SpeedTransformation) -> Mechanism:
    """The model with the chosen speeds w and, where w are fewer than its own, others that the rows keep at zero.

    First all speeds change, u = T v + tau. Then, where null vectors of the rows A were scaled, v = N w + n + A^T s over
    the speeds that this concerns: A v + a = A A^T s vanishes exactly if s does, wherever the rows are independent.
    """
    model, m, square = sought.model, sought.m, choice.square or choice
    own, short = own_symbols_of(sought, choice), sought.short
    functions, v = square.functions, sm.Matrix([w.expression for w in square.w])
    if choice.solved is not None and choice.scales:
        # s1, s2 and so on, without those that are taken
        number = len(choice.solved.rows)
        taken = {*model.names(), *map(name_of, (*model.kinematics.speeds, *choice.functions))}
        names = (name for name in (f"s{i}" for i in count(1)) if name not in taken)
        slips = [function_of_time(next(names), real=True) for _ in range(number)]
        v, functions = _along_null_vectors(sought, choice, square, slips), (*choice.functions, *slips)
    # products are left as they are: what stands in them is short
    u = short(square.N) @ v + short(square.n)
    values = list(u.xreplace(own))
    changed = {s: e for s, e in zip(model.kinematics.speeds, values, strict=True) if s not in functions}
    if not changed:
        return model
    qdot = (short(m.G) @ u + short(m.g)).xreplace(own)
    implied = {c for part in model.implied for c in part.coordinates}
    implied |= {memory.function for memory in model.memories}
    given = tuple((c, e) for c, e in zip(model.kinematics.coordinates, qdot, strict=True) if c not in implied)
    former = tuple((s, e.xreplace(changed)) for s, e in model.former_speeds)
    return replace(model, groups=(SpeedGroup(tuple(functions), (), given),), former_speeds=(*former, *changed.items()))


def _along_null_vectors(
    sought: Sought, choice: SpeedTransformation, square: SpeedTransformation, slips: Sequence[AppliedUndef]
) -> sm.Matrix:
    """v in w and s, those aside that are kept as they are."""
    m, solved = sought.m, choice.solved
    assert solved is not None
    A = rows_in(square, m, sought.linear)[0].extract(solved.rows, range(m.u.shape[0]))
    same = [i for c, i in enumerate(solved.independent) if choice.scales[c] == 1]
    v = sought.short(solved.N @ m.algebra.diagonal(choice.scales) @ choice.w + solved.n)
    v += sought.short(A.T) @ sm.Matrix(slips)
    return sm.Matrix([square.w[i, 0].expression if i in same else v[i] for i in range(v.rows)])


def with_independent(principle: Principle, speeds: Sequence[AppliedUndef]) -> Principle:
    """The same principle with these speeds kept, where it can be told so."""
    if not any(f.name == "independent" for f in fields(principle)):  # type: ignore[arg-type]
        return principle
    return replace(principle, independent=tuple(map(name_of, speeds)))  # type: ignore[type-var]
