"""Where one phase of a plan ends and the next begins: conditions at the end, and the map of the state.

A strike changes the speeds by impulses Lam of the rows that act behind it, and of those that are struck,

    M (u+ - u-) = B Lam,     c_i(u+) = -e c_i(u-)  of a contact that rebounds,    c_i(u+) = 0  of every other row.

A reset maps the state first, x := r(t, x). Without either the state goes on as it is: rows that begin to act have
neither a gap nor a velocity, and what is released is so where its guard is zero.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np
import sympy as sm

from appell.algebra.factor import factor
from appell.constraints import is_restitution
from appell.errors import ModelError, NotApplicable
from appell.model import suggestion
from appell.planning.phases import RESTS, PhaseFunctions, PlanModes, smooth_parts
from appell.simulate.modes.phase import BACKWARD, CLOSED, FORWARD, STICKS, Measure

if TYPE_CHECKING:
    from appell.planning.reader import PhaseReader

Condition = tuple[str, ca.SX, float, float]
"""What it says in words, its value, its least and its largest value."""


@dataclass(frozen=True)
class Junction:
    """The end of a phase over (t, x, u): its conditions, and the state behind it."""

    conditions: tuple[Condition, ...]
    after: ca.SX


def junction(modes: PlanModes, reader: PhaseReader, until: tuple[str, ...], following: PhaseFunctions) -> Junction:
    """What ends the phase of ``reader``, with the mode that follows."""
    model = modes.equations.mechanism
    resets = {reset.name: number for number, reset in enumerate(model.resets)}
    for name in until:
        if name not in resets and name not in modes.names:
            known = [*resets, *modes.names]
            raise ModelError(
                f"a phase lasts until '{name}', which is neither a reset nor a contact of '{model.name}'"
                + suggestion(name, known)
            )
    fired = [name for name in until if name in resets]
    if fired:
        if len(until) > 1:
            raise ModelError(f"a phase lasts until {' and '.join(map(repr, until))}: one reset ends a phase alone.")
        return _reset(modes, reader, resets[fired[0]], following)
    return _strike(modes, reader, until, following) if until else _change(modes, reader, following)


def _reset(modes: PlanModes, reader: PhaseReader, number: int, following: PhaseFunctions) -> Junction:
    """The guard is zero and passes in its direction; the map; the impact."""
    reset, count, size = (
        modes.equations.mechanism.resets[number],
        len(modes.equations.mechanism.resets),
        reader.x.numel(),
    )
    column = reader.of_system(reader.phase.system, "resets")
    guard, by_time = column[number], column[count + number]
    by_state = ca.reshape(column[2 * count : 2 * count + count * size], count, size)[number, :]
    rate = by_state @ reader.of(reader.functions.rates) + by_time
    words = f"the guard of the reset '{reset.name}'"
    conditions: list[Condition] = [(words, guard, 0.0, 0.0)]
    if reset.direction:
        conditions.append((f"the direction of {words}", reset.direction * rate, 0.0, np.inf))
    after = column[count * (2 + size) + number * size : count * (2 + size) + (number + 1) * size]
    if reset.impact:
        resting = [name for name in reset.impact if name not in {row.name for row in following.system.rows}]
        if resting:
            raise NotApplicable(
                f"the reset '{reset.name}' strikes '{resting[0]}', which is off behind it: a plan strikes what is on."
            )
        after, impulses = _impact(reader, following, after, {})
        conditions += _pushing(modes, following, impulses)
    return Junction(tuple(conditions), after)


def _strike(modes: PlanModes, reader: PhaseReader, until: tuple[str, ...], following: PhaseFunctions) -> Junction:
    """The gaps of what strikes are zero and were closing; the speeds jump by the impulses of the rows that act."""
    conditions: list[Condition] = []
    rebounds: dict[str, ca.SX] = {}
    mode = list(following.key)
    for name in until:
        constraint, phase = modes.constraint(name), modes.phase_of(following.key, name)
        if not constraint.unilateral:
            raise ModelError(f"a phase lasts until '{name}' strikes, which is no contact: it has no gap.")
        gap = reader.value(constraint.expressions[0])
        rate = ca.jtimes(gap, reader.x, reader.of(reader.functions.rates)) + ca.jtimes(gap, reader.t, ca.SX(1))
        conditions += [(f"the gap of '{name}' at its strike", gap, 0.0, 0.0)]
        conditions += [(f"the speed with which '{name}' strikes", -rate, 0.0, np.inf)]
        e = constraint.restitution
        ratio = e.args[0] if is_restitution(e) else sm.sympify(e)
        if phase in RESTS:
            if constraint.friction is not None:
                raise NotApplicable(f"'{name}' strikes with friction and rebounds: a plan lets it rebound without.")
            rebounds[name] = reader.value(ratio)
            mode[modes.names.index(name)] = CLOSED
        elif float(ca.evalf(reader.value(ratio))) > 0:
            raise ModelError(
                f"'{name}' rebounds from its strike with the restitution {ratio}, and the next phase has it "
                f"'{phase}': let it be open there, or give it no restitution."
            )
    after, impulses = _impact(reader, modes[tuple(mode)], reader.x, rebounds)
    return Junction((*conditions, *_pushing(modes, modes[tuple(mode)], impulses)), after)


def _change(modes: PlanModes, reader: PhaseReader, following: PhaseFunctions) -> Junction:
    """No jump: rows that begin to act are satisfied, and what is released is so at its guard."""
    conditions: list[Condition] = []
    for name, before, after in zip(modes.names, reader.phase.key, following.key, strict=True):
        if before == after:
            continue
        found: list[sm.Expr] = []
        for owner, guard in reader.phase.guards:
            if owner != name:
                continue
            if guard.measure is Measure.FORCE and after in RESTS and guard.row == 0:
                found = [guard.expression]
            elif guard.measure is Measure.FORCE and before == STICKS and after not in RESTS and guard.row == 1:
                sides = smooth_parts(guard)  # friction against the slip that begins
                found = [sides[-1] if after == FORWARD else sides[0]]
            elif guard.measure is Measure.VELOCITY and after in (FORWARD, BACKWARD):
                found = [guard.expression]
        conditions += [(f"'{name}' before it is '{after}'", reader.value(e), 0.0, 0.0) for e in found]
    return Junction((*conditions, *reader.new_rows(following)), reader.x)


def _impact(
    reader: PhaseReader, phase: PhaseFunctions, x: ca.SX, rebounds: dict[str, ca.SX]
) -> tuple[ca.SX, dict[tuple[str, int], ca.SX]]:
    """The state behind a strike of the rows of a mode, from the state x, and the impulse of each row."""
    f = phase.functions
    nq, n = len(f.coordinates), len(f.speeds)
    M, A, B = (reader.of_phase(phase, g, x) for g in (f.mass_matrix, f.constraint_matrix, f.reaction_matrix))
    moving = [i for i, row in enumerate(phase.system.rows) if row.has_velocity]
    velocities = reader.of_phase(phase, f.invariants, x)[-len(moving) :] if moving else ca.SX(0, 1)
    factors = [
        1 + rebounds[row.name] if row.name in rebounds and row.number == 0 else ca.SX(1)
        for row in (phase.system.rows[i] for i in moving)
    ]
    A, B = A[moving, :], B[:, moving]
    mass = factor(ca.sparsify(M), phase.system.symmetric)
    response = mass.solve(ca.sparsify(B))
    K = factor(ca.sparsify(A @ response), phase.system.symmetric and not phase.system.actuated)
    impulses = K.solve(-ca.vertcat(*factors) * velocities)
    after = ca.vertcat(x[:nq], x[nq : nq + n] + response @ impulses, x[nq + n :])
    rows = [phase.system.rows[i] for i in moving]
    return after, {(row.name, row.number): impulses[k] for k, row in enumerate(rows)}


def _pushing(modes: PlanModes, phase: PhaseFunctions, impulses: dict[tuple[str, int], ca.SX]) -> list[Condition]:
    """No contact pulls at a strike, and what sticks keeps within its friction."""
    found: list[Condition] = []
    for (name, number), impulse in impulses.items():
        if name in modes.names and modes.constraint(name).unilateral and number == 0:
            found.append((f"the impulse of '{name}'", impulse, 0.0, np.inf))
    return found
