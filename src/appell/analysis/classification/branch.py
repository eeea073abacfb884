"""A model stated on one of the linear branches of a constraint that is nonlinear as written only.

On a branch l = 0 of F = l m, with m not zero, dF = m dl: the reactions of F and of l have one direction, and the
motions are the same. Where F = l^2, or where branches meet, dF = 0 and only l says what the reaction is.

Source: Roithmayr and Hodges 2010, sections 4.4 and 5, on Zekovich's examples (000).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import casadi as ca
import sympy as sm

from appell.analysis.classification.classify import classify, constraint_set
from appell.analysis.classification.dependence import is_linear
from appell.analysis.classification.multiprecision import MultiprecisionGraph, Span, Vector
from appell.analysis.classification.verdict import Verdict, branch_text
from appell.analysis.comparison.compare import applicable
from appell.constraints import Constraint
from appell.errors import AppellError, ConstraintError, InconsistentState, ModelError
from appell.model import Model, name_of
from appell.model.names import require_one_of
from appell.reading.printing.text import text


def on_branch(model: Model, name: object, branch: object, state: Mapping[Any, float] | None) -> Model:
    """The model with a constraint replaced by one of its linear branches: by number, by expression or by a start."""
    found = model.constraints
    require_one_of(name_of(name), found, f"no constraint is named '{name_of(name)}'")
    constraint = found[name_of(name)]
    verdict = classify(model)[constraint.name]
    # Refuse what has no branches, and what is more than its rows
    if not verdict.branches:
        if verdict.kind != "nonlinear nonholonomic":
            why = f"is {verdict.kind} and falls into no branches"
        elif verdict.contrived:
            why = f"has no branches as symbols ({verdict.nonlinearity}): state the linear row with model.replace"
        else:
            why = f"has no linear branches: {verdict.nonlinearity or 'it is nonlinear by nature'}"
        raise ConstraintError(f"the constraint '{constraint.name}' {why}.")
    if constraint.law is not None:
        raise ConstraintError(
            f"the constraint '{constraint.name}' has a non-ideal law in the multiplier of its row, which a branch does "
            "not have: state row and law anew with model.replace."
        )
    if isinstance(branch, int) and not isinstance(branch, bool):
        made = _stated(model, constraint, verdict, _number(verdict, branch))
    elif branch is not None:
        made = _as_given(model, constraint, verdict, branch)
    elif state is not None:
        return _where_it_starts(model, constraint, verdict, state)
    elif len(verdict.branches) == 1:
        made = _stated(model, constraint, verdict, 0)
    else:
        raise ConstraintError(
            f"the constraint '{constraint.name}' has {len(verdict.branches)} branches ({_listed(verdict)}): name one "
            "by its number, or give a state that lies on it."
        )
    if state is not None:
        objection = _objection(made, state)
        if objection:
            (row,) = (text(e) for e in made.constraints[constraint.name].expressions[:1])
            raise InconsistentState(f"the state is not on the branch {row} = 0 of '{constraint.name}': {objection}")
    return made


def _number(verdict: Verdict, branch: int) -> int:
    if not 0 <= branch < len(verdict.branches):
        raise ConstraintError(f"the constraint '{verdict.name}' has no branch {branch}: there are {_listed(verdict)}.")
    return branch


def _listed(verdict: Verdict) -> str:
    return ", ".join(f"{k}: {branch_text(b)}" for k, b in enumerate(verdict.branches))


def _stated(model: Model, constraint: Constraint, verdict: Verdict, number: int, row: sm.Expr | None = None) -> Model:
    """The row that the branch belongs to replaced by it (or by what a person wrote for it)."""
    rows, place = list(constraint.expressions), verdict.branch_rows[number]
    stated = verdict.branches[number] if row is None else row
    rows[place : place + 1] = list(stated) if isinstance(stated, sm.Tuple) else [stated]
    return model.replace(constraint.name, constraint=rows)


def _as_given(model: Model, constraint: Constraint, verdict: Verdict, given: Any) -> Model:
    """The branch that an expression says the same as, stated by the expression."""
    for number, branch in enumerate(verdict.branches):
        if isinstance(branch, sm.Tuple):  # several rows, which one expression does not replace
            continue
        made = _stated(model, constraint, verdict, number, given)
        if len(made.constraints[constraint.name].expressions) != len(constraint.expressions):
            break
        if _say_the_same(model.replace(constraint.name, constraint=[branch, given]), constraint.name):
            return made
    raise ConstraintError(
        f"'{given}' is not a branch of the constraint '{constraint.name}': there are {_listed(verdict)}."
    )


def _say_the_same(model: Model, name: str) -> bool:
    """Whether both rows of a constraint are linear and span one space with the other linear rows, at random places."""
    rows = constraint_set(model)
    graph, places = rows.all.graph, rows.places
    pair = [row for row in rows.rows if row.name == name]
    if not places or not all(is_linear(graph, row, places) for row in pair):
        return False
    others = [row for row in rows.linear if row.name != name]
    matrix = ca.vertcat(*[ca.horzcat(ca.densify(r.B), r.b) for r in (*others, *map(graph.at_rest, pair))])
    evaluate = MultiprecisionGraph(matrix, graph.configuration)
    return all(_one_space(evaluate(*place.values)) for place in places)


def _one_space(rows: list[Vector]) -> bool:
    """Whether the last row and the one before it add the same to the others."""
    *others, first, second = rows
    for given, asked in ((first, second), (second, first)):
        span = Span()
        for row in (*others, given):
            span.add(row)
        if not span.holds(asked):
            return False
    return True


def _where_it_starts(model: Model, constraint: Constraint, verdict: Verdict, state: Mapping[Any, float]) -> Model:
    """The one branch that a start lies on."""
    models = [_stated(model, constraint, verdict, k) for k in range(len(verdict.branches))]
    objections = [_objection(made, state) for made in models]
    held = [k for k, objection in enumerate(objections) if not objection]
    if not held:
        raise InconsistentState(
            f"the state is on no branch of '{constraint.name}' ({_listed(verdict)}): {objections[0]}"
        )
    if len(held) > 1:
        both = " and ".join(map(str, held))
        raise ConstraintError(
            f"the state is on the branches {both} of '{constraint.name}' ({_listed(verdict)}): name one by its number."
        )
    return models[held[0]]


def _objection(model: Model, state: Mapping[Any, float]) -> str:
    """Why a state cannot be the start of a motion of the model; empty where it can."""
    equations = model.derive(applicable(model.snapshot())[0])
    try:
        equations.accelerations(state)
    except InconsistentState as error:
        return str(error)
    except ModelError:
        raise
    except AppellError:  # on the branch, though the accelerations are not unique there
        return ""
    return ""
