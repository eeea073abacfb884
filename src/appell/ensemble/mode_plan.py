"""What the cases of a sweep with modes share in native code, and how each of them begins."""

from __future__ import annotations

import threading
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np
import sympy as sm

from appell.compile import Program
from appell.constraints import Constraint, Poisson, is_restitution
from appell.ensemble.native_cases import unfit
from appell.equations import Equations
from appell.errors import AppellError
from appell.simulate.modes.clipping import steady
from appell.simulate.modes.contact_law import ContactLaw, contact_laws
from appell.simulate.modes.known import KnownTransitions, is_covered
from appell.simulate.modes.mode import Mode, Modes
from appell.simulate.prepare import modes_with, start_state
from appell.simulate.start import ParameterTable, parameter_table

if TYPE_CHECKING:
    from appell.ensemble.trajectory import Plan


@dataclass(frozen=True)
class ContactCoefficients:
    """Sliding and sticking friction and restitution of every contact, as functions of the parameters.

    ``expressions``: three for each contact; ``weights``: what multiplies its friction; ``newton``: whether its
    restitution is Newton's.
    """

    symbols: tuple[sm.Symbol, ...]
    expressions: tuple[tuple[sm.Expr, sm.Expr, sm.Expr], ...]
    weights: tuple[float, ...]
    newton: tuple[bool, ...]

    def at(self, p: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The numbers (case, contact, 3) of cases with these parameters, and which of the cases have such contacts."""
        found = np.stack([np.stack([self._values(e, p) for e in three], axis=1) for three in self.expressions], axis=1)
        kinetic, static, e = np.moveaxis(found, 2, 0)
        with np.errstate(invalid="ignore"):
            good = ((kinetic >= 0) & (kinetic <= static) & (e >= 0) & (e <= 1)).all(axis=1)
        found[..., :2] *= np.array(self.weights)[:, None]
        found[..., 2] = np.where(self.newton, e, np.nan)
        return found, good

    def _values(self, expression: sm.Expr, p: np.ndarray) -> np.ndarray:
        if expression in self.symbols:
            return p[:, self.symbols.index(expression)]
        if expression.is_number:
            return np.full(len(p), float(expression))
        return np.array([float(expression.xreplace(dict(zip(self.symbols, row, strict=True)))) for row in p.tolist()])


@dataclass(frozen=True)
class ModePlan:
    """What the cases of a sweep with modes share.

    ``laws``: the contacts with a friction of one, ``always`` the rows that are held in every mode; ``start`` the mode
    in which starts are completed. ``known`` is learnt as cases meet it, under ``lock``.
    """

    modes: Modes
    laws: tuple[ContactLaw, ...]
    always: tuple[int, ...]
    start: Mode
    coefficients: ContactCoefficients
    known: KnownTransitions = field(default_factory=KnownTransitions)
    lock: threading.Lock = field(default_factory=threading.Lock)

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
    if weights is None or modes.contact_response is None:
        return "its contacts are not written out"
    try:
        laws = contact_laws(
            e.mechanism.constraints,
            rows,
            dict(zip(_symbols(e), _parameters(plan, plan.design.case(0)[1]).tolist(), strict=True)),
        )
    except AppellError:
        return "it has modes, and no contacts in the first case"
    ideal = tuple(i for i, row in enumerate(rows) if not row.actuators)
    bare = tuple(replace(law, kinetic=1.0, static=1.0) for law in laws if isinstance(law, ContactLaw))
    if len(bare) < len(laws) or not is_covered(bare, len(rows)) or steady(e.mechanism.constraints, rows, ideal):
        return "native code does not decide about its contacts"
    start = modes[tuple(law.begins for law in bare)]
    why = unfit(e, modes.held_program) or unfit(e, start.program)
    if why:
        return why
    always = tuple(i for i, row in enumerate(rows) if row.name not in modes.names)
    return ModePlan(modes, bare, always, start, _coefficients(e, bare, weights))


def _symbols(e: Equations) -> tuple[sm.Symbol, ...]:
    return tuple(parameter.symbol for parameter in e.mechanism.parameters)


def _parameters(plan: Plan, varied: Mapping[str, float]) -> np.ndarray:
    """The parameters of a case. Raises AppellError where no body has such masses, or one is not finite."""
    table: ParameterTable = parameter_table(plan.equations)
    return table.values({**plan.parameters, **varied})


def _coefficients(e: Equations, laws: Sequence[ContactLaw], weights: Sequence[float]) -> ContactCoefficients:
    by_name: dict[str, Constraint] = {c.name: c for c in e.mechanism.constraints}
    given = [by_name[law.name] for law in laws]
    zero = sm.Integer(0)
    return ContactCoefficients(
        _symbols(e),
        tuple(
            (
                zero if c.friction is None else c.friction.kinetic,
                zero if c.friction is None else c.friction.static,
                c.restitution.args[0] if is_restitution(c.restitution) else c.restitution,
            )
            for c in given
        ),
        tuple(weights[law.row] for law in laws),
        tuple(not isinstance(c.restitution, Poisson) for c in given),
    )


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
