"""The modes of equations as tables of numbers, from which `native/mode_program.c` lays out a motion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from math import prod

import casadi as ca
import sympy as sm

from appell.compile.mode_functions import ModeFunctions
from appell.compile.native_decision import DecisionNumbers, decision_numbers
from appell.compile.native_transition import CONTACT, SATURATION, SWITCHED
from appell.constraints import Constraint, is_restitution
from appell.equations import Equations
from appell.equations.forms import state_graph_of
from appell.errors import NotApplicable
from appell.model.mechanism import has_modes
from appell.numbers import MODE, ZERO
from appell.simulate.events import Event
from appell.simulate.modes.clipping import Clipping
from appell.simulate.modes.contact_law import ContactLaw, Law, SwitchedLaw, contact_laws
from appell.simulate.modes.decider import NUMBERS, PHASES
from appell.simulate.modes.mode import Modes
from appell.simulate.modes.phase import CLOSED, Measure, Phases
from appell.simulate.modes.saturation import Saturation
from appell.simulate.prepare import modes_with
from appell.system import RowLevel

MEASURES = {Measure.FORCE: 0, Measure.POSITION: 1, Measure.VELOCITY: 2, Measure.SLIP: 3, Measure.EFFORT: 4}
"""In the order of enum Measured of mode_masks.c."""
DECISIVE = [field[0] for field in DecisionNumbers._fields_[:13]]
"""The numbers of a decision, those of pivots left out."""
MOST = 64
"""Modes that a motion enters at most where no Python is; each takes the memory of a run."""


Simple = ContactLaw | Saturation | SwitchedLaw
KINDS = {ContactLaw: CONTACT, Saturation: SATURATION, SwitchedLaw: SWITCHED}


@dataclass(frozen=True)
class LawNumbers:
    """What a law is made of, as expressions of the parameters.

    Sliding and sticking friction and restitution of a contact; bound and recovery of an actuator with a bound.
    """

    first: sm.Expr
    second: sm.Expr
    third: sm.Expr


def law_numbers(c: Constraint) -> LawNumbers:
    """The expressions of a constraint that is released."""
    zero = sm.Integer(0)
    if c.drives:
        drive = c.drives[0]
        never = sm.oo if c.order == 1 else sm.nan
        recovery = never if c.order != 0 or drive.recovery is None else sm.sympify(drive.recovery)
        return LawNumbers(sm.sympify(drive.bound), recovery, zero)
    friction = (zero, zero) if c.friction is None else (c.friction.kinetic, c.friction.static)
    return LawNumbers(*friction, c.restitution.args[0] if is_restitution(c.restitution) else c.restitution)


def mode_functions(equations: Equations, events: Sequence[Event] = ()) -> ModeFunctions | None:
    """The program of all modes of equations, its tables and functions; None where they have none.

    Raises NotApplicable where only Python decides about one of them.
    """
    model = equations.mechanism
    if not has_modes(model):
        return None
    modes: Modes = modes_with(equations, events)
    response = modes.contact_function
    every, name = _laws(modes), equations.mechanism.name
    laws = tuple(law for law in every if isinstance(law, Simple))
    if response is None and modes.held_program.system.sizes.rows:
        raise NotApplicable(f"'{name}' has too many speeds to decide about modes without Python.")
    shared = [law.name for law in (*every, *modes.steady) if isinstance(law, Clipping)]
    if shared:
        raise NotApplicable(
            f"'{shared[0]}' of '{name}' is kept by several actuators with bounds, which Python decides."
        )
    if modes.constant_weights is None:
        raise NotApplicable(f"friction of '{name}' has a weight that changes with the state, which Python decides.")
    return ModeFunctions(
        modes.held,
        (*modes.guards, *(guard.expression for guard in modes.resets)),
        tuple(_integers(modes, laws, events)),
        tuple(_numbers(modes, laws)),
        {"mode_numbers": _law_function(modes, laws)} | ({} if response is None else {"mode_response": response}),
        {law.name: modes.begins(law) for law in laws},
        PHASES,
        NUMBERS[CLOSED],
        MOST,
    )


def _laws(modes: Modes) -> tuple[Law, ...]:
    """With any numbers: those of a motion are written when it begins."""
    values = {p.symbol: 1.0 if p.default is None else p.default for p in modes.equations.mechanism.parameters}
    return contact_laws(modes.equations.mechanism.constraints, modes.held_program.system.rows, values)


def _integers(modes: Modes, laws: Sequence[Simple], events: Sequence[Event]) -> list[int]:
    """The table of integers, in the order in which read_tables of mode_program.c reads it."""
    program, model = modes.held_program, modes.equations.mechanism
    limits, rows, system = decision_numbers(), program.system.rows, program.system
    others = [c for c in model.constraints if c.name not in modes.phases]
    positions = [i for i, row in enumerate(rows) if row.level is RowLevel.POSITION]
    kinetic, potential = (
        system.outputs[name,].start if (name,) in system.outputs else -1
        for name in ("kinetic energy", "potential energy")
    )
    count = len(events) + len(modes.guards) + len(modes.resets)
    masks, guards = _masks(modes, laws, len(events))
    return [
        len(laws),
        len(modes.always),
        len(events),
        min(prod(len(modes.phases[law.name]) for law in laws), MOST),
        int(not any(c.law is not None or c.drives for c in others)),
        len(model.parameters),
        system.sizes.parameters,
        len(modes.coefficient_symbols),
        len(positions),
        kinetic,
        potential,
        len(modes.resets),
        0,
        MODE.strikes,
        MODE.halvings,
        limits.pivots.passes,
        limits.pivots.patience,
        limits.pivots.pivots,
        limits.combinations,
        limits.sweeps,
        *chain.from_iterable(_law_integers(law, modes) for law in laws),
        *modes.always,
        *(int(i in modes.ideal) for i in range(len(rows))),
        *kept_by(modes, [law.name for law in laws]),
        *reset_integers(modes, [law.name for law in laws]),
        *positions,
        *(int(not modes.are_of_state([k])) for k in range(count)),
        *(event.sign for event in events),
        *[-1] * len(modes.guards),
        *(reset.direction for reset in model.resets),
        *(int(event.terminal) for event in events),
        *masks,
        *guards,
    ]


def kept_by(modes: Modes, laws: Sequence[str]) -> list[int]:
    """Of each row the law that switches it where it acts whenever that is on; -1: it always acts; -2: it need not."""
    always = dict.fromkeys(modes.always, -1)
    switched = {row: laws.index(name) for name, rows in modes.switched_rows.items() for row in rows}
    return [(always | switched).get(row, -2) for row in range(modes.held_program.system.sizes.rows)]


def reset_integers(modes: Modes, laws: Sequence[str]) -> list[int]:
    """Of each reset its direction and whether the state jumps, which laws it switches, which rows it strikes."""
    rows, found = modes.held_program.system.rows, list[int]()
    for reset in modes.equations.mechanism.resets:
        found += [reset.direction, int(bool(reset.jump))]
        found += [(name in reset.on) - (name in reset.off) for name in laws]
        found += [int(row.name in reset.impact) for row in rows]
    return found


def _law_integers(law: Simple, modes: Modes) -> list[int]:
    kind, tangents = KINDS[type(law)], law.tangents
    places = [law.row, *tangents, 0, 0][:3]
    constraint = next(c for c in modes.equations.mechanism.constraints if c.name == law.name)
    poisson = isinstance(law, ContactLaw) and law.poisson
    flags = [len(tangents), law.order, int(law.unilateral), int(poisson)]
    return [kind, *flags, *places, NUMBERS[modes.begins(law)], int(constraint.is_yielding)]


def _masks(modes: Modes, laws: Sequence[Simple], users: int) -> tuple[list[int], list[int]]:
    """Of each law and phase what it is to a run, and its guards one after another."""
    places = {c: len(modes.equations.mechanism.parameters) + k for k, c in enumerate(modes.coefficient_symbols)}
    masks, guards = list[int](), list[int]()
    for law in laws:
        phases: Phases = modes.phases[law.name]
        for name in PHASES:
            if name not in set(phases):
                masks += [0] * 6
                continue
            phase, own = phases[name], phases.coefficients
            resting = {symbol.name for symbol, value in phase.values.items() if value == 0.0}
            rests = sum(row.mask in resting for row in modes.held_program.system.rows if row.mask)
            first = places[own[0]] if own else 0
            masks += [1, first, len(own), len(phase.guards), rests, int(phase.is_ideal)]
            for guard in phase.guards:
                event = users + modes.guards.index(guard.expression)
                guards += [event, MEASURES[guard.measure], guard.row, law.row + guard.row]
    return masks, guards


def _numbers(modes: Modes, laws: Sequence[Simple]) -> list[float]:
    """The table of numbers, in the order in which read_tables reads it."""
    limits = decision_numbers()
    decisive = [getattr(limits, name) for name in DECISIVE]
    phases = [modes.phases[law.name] for law in laws]
    values = [own[n].values[c] for own in phases for n in PHASES if n in set(own) for c in own.coefficients]
    thresholds = [ZERO.products, MODE.zero, MODE.slowest, MODE.collapsed, MODE.clear, MODE.again]
    return [*decisive, limits.pivots.regular, *thresholds, *map(float, modes.coefficients), *map(float, values)]


def _law_function(modes: Modes, laws: Sequence[Simple]) -> ca.Function:
    """Three numbers of every law, then the weight of every row, of (t, x, p, nothing)."""
    m, system = state_graph_of(modes.held), modes.held_program.system
    by_name = {c.name: c for c in modes.equations.mechanism.constraints}
    column: list[ca.SX] = []
    for law in laws:
        own = law_numbers(by_name[law.name])
        column += [_lowered(m, e) for e in (own.first, own.second, own.third)]
    column += [ca.SX(weight) for weight in modes.constant_weights or ()]
    arguments = [ca.SX.sym("t"), ca.SX.sym("x", system.sizes.states), m.p, ca.SX(0, 1)]
    return ca.Function("mode_numbers", arguments, [ca.densify(ca.vertcat(*column))])


def _lowered(m: object, expression: sm.Expr) -> ca.SX:
    if expression in (sm.oo, sm.nan):
        return ca.SX(float(expression))
    return ca.SX(m.lower(expression))  # type: ignore[attr-defined]
