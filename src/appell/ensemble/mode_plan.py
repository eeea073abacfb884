"""What the cases of a sweep with modes share in native code, and how each of them begins."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import sympy as sm

from appell.compile import Program
from appell.constraints import Constraint, is_restitution
from appell.ensemble.native_cases import unfit
from appell.equations import Equations
from appell.errors import AppellError
from appell.simulate.modes.contact_law import ContactLaw, contact_laws
from appell.simulate.modes.mode import Mode, Modes
from appell.simulate.modes.saturation import Saturation
from appell.simulate.prepare import modes_with, start_state
from appell.simulate.start import ParameterTable, parameter_table

if TYPE_CHECKING:
    from appell.ensemble.trajectory import Plan


@dataclass(frozen=True)
class LawCoefficients:
    """The numbers of every law as functions of the parameters.

    ``expressions``: three for each: sliding and sticking friction and restitution of a contact, bound and recovery of
    an actuator with a bound; ``contacts``: which of them are contacts.
    """

    symbols: tuple[sm.Symbol, ...]
    expressions: tuple[tuple[sm.Expr, sm.Expr, sm.Expr], ...]
    contacts: tuple[bool, ...]

    def at(self, p: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The numbers (case, law, 3) of cases with these parameters, and which of the cases have such laws."""
        found = np.stack([np.stack([self._values(e, p) for e in three], axis=1) for three in self.expressions], axis=1)
        kinetic, static, e = np.moveaxis(found, 2, 0)
        with np.errstate(invalid="ignore"):
            contact = (kinetic >= 0) & (kinetic <= static) & (e >= 0) & (e <= 1)
            bounded = (kinetic > 0) & ~(static <= 0)
        return found, np.where(np.array(self.contacts), contact, bounded).all(axis=1)

    def _values(self, expression: sm.Expr, p: np.ndarray) -> np.ndarray:
        if expression in self.symbols:
            return p[:, self.symbols.index(expression)]
        if expression.is_number or expression is sm.nan:
            return np.full(len(p), float(expression))
        return np.array([float(expression.xreplace(dict(zip(self.symbols, row, strict=True)))) for row in p.tolist()])


@dataclass(frozen=True)
class ModePlan:
    """What the cases of a sweep with modes share.

    ``laws``: those of the first case; ``always``: the rows that are held in every mode; ``start``: the mode in which
    starts are completed.
    """

    modes: Modes
    laws: tuple[ContactLaw | Saturation, ...]
    always: tuple[int, ...]
    start: Mode
    coefficients: LawCoefficients

    @property
    def held(self) -> Program:
        """The program in which every row is held."""
        return self.modes.held_program


def mode_plan(plan: Plan) -> ModePlan | str:
    """How the cases of a sweep with modes run in native code, or why not."""
    e = plan.equations
    if e.mechanism.resets:
        return "it has resets"
    if e.mechanism.inputs:
        return "inputs beside them"
    modes: Modes = modes_with(e, plan.events)
    rows, weights = modes.held_program.system.rows, modes.constant_weights
    if weights is None or modes.contact_response is None or modes.effort_response is not None:
        return "its contacts are not written out"
    try:
        laws = contact_laws(
            e.mechanism.constraints,
            rows,
            dict(zip(_symbols(e), _parameters(plan, plan.design.case(0)[1]).tolist(), strict=True)),
        )
    except AppellError:
        return "it has modes, and no contacts in the first case"
    simple = tuple(law for law in laws if isinstance(law, ContactLaw | Saturation))
    start = modes[tuple(law.begins for law in simple)]
    why = unfit(e, modes.held_program) or unfit(e, start.program)
    if why:
        return why
    always = tuple(i for i, row in enumerate(rows) if row.name not in modes.names)
    return ModePlan(modes, simple, always, start, _coefficients(e, simple))


def _symbols(e: Equations) -> tuple[sm.Symbol, ...]:
    return tuple(parameter.symbol for parameter in e.mechanism.parameters)


def _parameters(plan: Plan, varied: Mapping[str, float]) -> np.ndarray:
    """The parameters of a case. Raises AppellError where no body has such masses, or one is not finite."""
    table: ParameterTable = parameter_table(plan.equations)
    return table.values({**plan.parameters, **varied})


def _coefficients(e: Equations, laws: Sequence[ContactLaw | Saturation]) -> LawCoefficients:
    by_name: dict[str, Constraint] = {c.name: c for c in e.mechanism.constraints}
    return LawCoefficients(
        _symbols(e),
        tuple(_numbers(by_name[law.name]) for law in laws),
        tuple(isinstance(law, ContactLaw) for law in laws),
    )


def _numbers(c: Constraint) -> tuple[sm.Expr, sm.Expr, sm.Expr]:
    """What a law is made of, as expressions of the parameters."""
    zero = sm.Integer(0)
    if c.drives:
        drive = c.drives[0]
        never = sm.oo if c.order == 1 else sm.nan
        recovery = never if c.order != 0 or drive.recovery is None else sm.sympify(drive.recovery)
        return sm.sympify(drive.bound), recovery, zero
    friction = (zero, zero) if c.friction is None else (c.friction.kinetic, c.friction.static)
    return (*friction, c.restitution.args[0] if is_restitution(c.restitution) else c.restitution)


@dataclass(frozen=True)
class ModeStarts:
    """States, parameters and coefficients of cases, a row for each, their numbers, and which of them can begin."""

    numbers: np.ndarray
    states: np.ndarray
    parameters: np.ndarray
    coefficients: np.ndarray
    good: np.ndarray

    def only(self, places: np.ndarray) -> ModeStarts:
        """Some of them."""
        return ModeStarts(*(getattr(self, name)[places] for name in self.__dataclass_fields__))


def mode_starts(plan: Plan, native: ModePlan, numbers: np.ndarray) -> ModeStarts:
    """The starts as `simulate` completes them, in the modes in which every contact begins."""
    mode, g = native.start, native.start.program.system
    x, p = np.zeros((numbers.size, g.sizes.states)), np.zeros((numbers.size, g.sizes.parameters))
    good = np.ones(numbers.size, bool)
    varied, moved = (
        {name: column.tolist() for name, column in plan.design.values(kind, numbers).items()}
        for kind in ("parameter", "state")
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for k in range(numbers.size):
            try:
                own = _parameters(plan, {name: column[k] for name, column in varied.items()})
                p[k] = np.concatenate([own, mode.coefficients])
                state = {**plan.state, **{name: column[k] for name, column in moved.items()}}
                x[k] = start_state(mode.equations, mode.program, state, p[k], 0.0, report=False)
            except AppellError:
                good[k] = False
    own = np.ascontiguousarray(p[:, : len(plan.equations.mechanism.parameters)])
    coefficients, fine = native.coefficients.at(own)
    return ModeStarts(numbers, x, own, coefficients, good & fine)
