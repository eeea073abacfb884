"""What is said of the speeds that were chosen: in words, and the model's own in terms of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import sympy as sm
from sympy.core.function import AppliedUndef

from appell.numbers import READ
from appell.reading.named_form import NamedForm
from appell.reading.printing.text import text
from appell.reading.shortest.choice_of_speeds import Said, SpeedTransformation
from appell.reading.shortest.form_in_speeds import CandidateForm, Sought, own_symbols_of, square_of, with_dependent
from appell.reading.shortest.named_laws import needs_names, with_named_law


def finished(sought: Sought, candidate: CandidateForm) -> CandidateForm:
    """With the rates of quaternions, the model's own speeds and what is said of the chosen ones."""
    form, choice, m = candidate.form, candidate.choice, sought.m
    if form is None:
        return candidate
    own = own_symbols_of(sought, choice)
    u = with_dependent(sought, choice)
    replaced = [j for j, s in enumerate(sought.model.kinematics.speeds) if s not in square_of(choice).functions]
    if choice.scales:
        replaced = [j for j, s in enumerate(sought.model.kinematics.speeds) if s not in choice.functions]
    values = sought.short(u.extract(replaced, [0])).xreplace(own)
    former = {sought.model.kinematics.speeds[j]: e for j, e in zip(replaced, values, strict=True)}
    form = replace(form, former_speeds={**former, **form.former_speeds})
    turning = [i for i in range(m.q.shape[0]) if i not in sought.told_coordinates]
    if turning:
        rates = sought.short((m.G @ u + m.g).extract(turning, [0])).xreplace(own)
        form = replace(form, kinematics=_filled(form.kinematics, turning, rates))
        told = sought.short((m.G @ m.u + m.g).extract(turning, [0])).xreplace(own)
        rates = told if former and sm.count_ops(rates) > READ.close * sm.count_ops(told) else rates
        named = form.named or NamedForm({}, form.blocks, form.kinematics)
        form = replace(form, named=replace(named, kinematics=_filled(named.kinematics, turning, rates)))
    if candidate.reduced is not None and needs_names(form):
        form = replace(form, named=with_named_law(sought, candidate.reduced, form, own))
    others = [form.kinematics, *form.dependent_speeds.values()]
    return replace(candidate, form=replace(form, chosen=_words(sought, choice, others, own)))


def _filled(column: sm.Matrix, places: Sequence[int], values: Sequence[sm.Expr]) -> sm.Matrix:
    found = column.copy()
    for i, e in zip(places, values, strict=True):
        found[i] = e
    return found


def _words(
    sought: Sought, choice: SpeedTransformation, others: Sequence[sm.Basic], own: Mapping[sm.Basic, sm.Basic]
) -> str:
    """What the new speeds are that stand in the equations; one that was scaled by its ratio to another."""
    names = {str(f.func) for f in (*choice.functions, *(f for e in others for f in e.atoms(AppliedUndef)))}
    ratios: dict[str, sm.Expr] = {}
    for said in choice.words:
        if said.former is not None and said.names[0] in names:
            ratio = _ratio(sought, choice, said).xreplace(own)
            ratios |= {said.names[0]: ratio} if sm.count_ops(ratio) <= READ.term else {}
    names |= {str(f.func) for e in ratios.values() for f in e.atoms(AppliedUndef)}
    found: dict[str, list[str]] = {}
    for said in choice.words:
        left = [f"{name} = {text(ratios[name])}" if name in ratios else name for name in said.names if name in names]
        if left:
            found.setdefault(said.words, []).extend(left)
    return "; ".join(
        f"{', '.join(left)}{',' if any(' = ' in name for name in left) else ''} {words}"
        for words, left in found.items()
    )


def _ratio(sought: Sought, choice: SpeedTransformation, said: Said) -> sm.Expr:
    """A scaled speed by the speed that it is the shortest multiple of, of the model's own if there is one."""
    assert said.former is not None
    c = next(i for i, f in enumerate(choice.functions) if str(f.func) in said.names)
    ways = [said.former]
    for j, speed in enumerate(sought.model.kinematics.speeds):
        alone = all(choice.N[j, i].is_zero for i in range(choice.N.shape[1]) if i != c)
        if alone and not choice.N[j, c].is_zero and choice.n[j, 0].is_zero:
            ways.append((speed, choice.N[j, c]))
    column = sought.short(sought.algebra.column([scale for _, scale in ways]))
    known = set(sought.model.kinematics.speeds)
    ratios = [speed / e for (speed, _), e in zip(ways, column, strict=True)]
    return min(ratios, key=lambda e: (not e.atoms(AppliedUndef) & known, sm.count_ops(e)))
