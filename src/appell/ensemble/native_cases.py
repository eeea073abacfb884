"""Cases one after the other in native code: models with events, laws, actuators, inputs over time, Radau's method.

A case is run by the stepper of a single run, without Python between cases, so that threads take all cores. What it does
not finish is left to the way for one run, which also says why.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import casadi as ca
import numpy as np
import sympy as sm

from appell.compile import Program, Status
from appell.compile.cases import Cases, run_cases
from appell.compile.lanes import LanesProgram
from appell.equations import Equations
from appell.numbers import RUN
from appell.simulate.bind import Binding
from appell.simulate.inputs import Values, as_table, is_compiled
from appell.simulate.integrate import Session
from appell.simulate.options import IntegrationOptions
from appell.simulate.prepare import program_with, starting_lanes

if TYPE_CHECKING:
    from appell.ensemble.trajectory import Plan


@dataclass(frozen=True)
class NativePlan:
    """What the cases of a sweep share in native code.

    ``starting``: the functions that complete starts; ``inputs``: the values behind the parameters at the start;
    ``energies``: the rows of the kinetic and the potential energy among the outputs.
    """

    program: Program
    values: Values
    starting: LanesProgram
    energies: tuple[int, int]

    def inputs(self, time: float) -> np.ndarray:
        """The inputs at a time, with what stands behind the parameters of the model."""
        return self.values.at(time)[self.values.parameters.size :]


def unfit(e: Equations, program: Program, *, stops: bool = False) -> str:
    """Why a program is none that native code begins anew for each case; empty where it is.

    ``stops``: whether its steps end where something switches with time.
    """
    if program.system.higher is not None or program.system.reader is not None:
        return "its equations are of higher order"
    if program.system.contradiction:
        return f"{e.principle.name} does not keep every row"
    if program.switches is not None and not stops:
        return "something in it switches with time"
    if program.system.is_recursive:
        return "its program goes from link to link"
    if depends_on_rates(program, energy_places(program)):
        return "its energy depends on accelerations"
    return ""


def native_plan(plan: Plan) -> NativePlan | str:
    """How the cases of a sweep run in native code one after the other, or why not."""
    e = plan.equations
    program = program_with(e, [event.expression for event in plan.events])
    values = unfit(e, program, stops=True) or bound_values(plan, program)
    if isinstance(values, str):
        return values
    starting = starting_lanes(e)
    if isinstance(starting, str):
        return starting
    return NativePlan(program, values, starting, energy_places(program))


def bound_values(plan: Plan, program: Program, held: Equations | None = None) -> Values | str:
    """Parameters, inputs and stops, bound for all cases with the parameters of the first; or why they cannot be.

    ``held``: the equations of the program, where those are not the ones of the sweep.
    """
    why = _unfit_input(plan) or _unfit_switch(plan, program)
    if why:
        return why
    given = {**plan.parameters, **_first(plan, "parameter")}
    inputs = {**plan.inputs, **_first(plan, "input")}
    is_implicit = plan.settings.get("integrator") == "radau"
    return Binding(given, inputs, 0.0, plan.duration, is_implicit)(held or plan.equations, program)


def varied_inputs(plan: Plan) -> set[int]:
    """The numbers of the inputs that are constant in each case, and differ from case to case."""
    names = _names(plan, "input")
    return {i for i, given in enumerate(plan.equations.mechanism.inputs) if given.name in names}


def _first(plan: Plan, kind: str) -> dict[str, float]:
    return {name: float(column[0]) for name, column in plan.design.values(kind, np.array([0])).items()}


def _unfit_input(plan: Plan) -> str:
    """Why inputs cannot be bound once for all cases; empty where they can."""
    varied = {column.name for column in plan.design.columns if column.kind == "parameter"}
    for name, given in plan.inputs.items():
        if is_compiled(given):
            return f"its input '{name}' is a function of the caller's"
        if as_table(name, given) is None and varied & {s.name for s in sm.sympify(given).free_symbols}:
            return f"its input '{name}' holds a parameter that varies"
    return ""


def _unfit_switch(plan: Plan, program: Program) -> str:
    """Why what switches with time has not the same instants in all cases; empty where it has."""
    if program.switches is None:
        return ""
    names = [parameter.name for parameter in plan.equations.mechanism.parameters]
    read = {names[k] for k in program.switches.jac_sparsity(0, 1).get_triplet()[1]}
    varied = sorted(read & set(_names(plan, "parameter")))
    return f"when it switches depends on '{varied[0]}', which varies" if varied else ""


def energy_places(program: Program) -> tuple[int, int]:
    """The rows of the kinetic and the potential energy among the outputs of a program."""
    slices = program.system.outputs
    return slices["kinetic energy",].start, slices["potential energy",].start


def depends_on_rates(program: Program, places: tuple[int, int]) -> bool:
    """Whether the energies among the outputs depend on accelerations or reactions."""
    g = program.system
    t, x, p = ca.SX.sym("t"), ca.SX.sym("x", g.sizes.states), ca.SX.sym("p", g.sizes.parameters)
    reaction = ca.SX.sym("reaction", g.sizes.speeds + g.multipliers)
    y = g.functions["outputs"](t, x, p, reaction)
    return bool(ca.depends_on(ca.vertcat(*(y[place] for place in places)), reaction))


def run_natively(
    plan: Plan, native: NativePlan, states: np.ndarray, parameters: np.ndarray, stop: np.ndarray | None
) -> Cases:
    """The cases from complete starts."""
    g = native.program.system
    arrays = session_of(plan, native, states[0], parameters[0]).arrays
    return run_cases(
        arrays.library,
        states,
        parameters,
        run=arrays.pointer,
        instants=plan.times.size,
        kept=g.sizes.coordinates + g.sizes.speeds,
        events=len(plan.events),
        outputs=g.sizes.outputs,
        energies=native.energies,
        stop=stop,
    )


def session_of(plan: Plan, native: NativePlan, x: np.ndarray, p: np.ndarray) -> Session:
    """A run as new, from the state and with the parameters of a case, that others are made of."""
    options = IntegrationOptions(
        plan.settings["integrator"],
        plan.settings["tolerance"],
        None,
        True,
        None,
        None,
        plan.settings.get("max_steps") or RUN.steps,
    )
    varied = varied_inputs(plan)
    return Session.begin(
        native.program,
        options,
        times=plan.times,
        x0=x,
        parameters=p,
        inputs=[struct for struct in native.values.inputs if struct.number not in varied],
        jacobian=native.values.jacobian,
        events=([e.sign for e in plan.events], [e.terminal for e in plan.events]) if plan.events else None,
        end=plan.duration,
        stops=native.values.stops,
        rates_wait=True,
    )


def _names(plan: Plan, kind: str) -> Mapping[str, Any]:
    return {column.name: column for column in plan.design.columns if column.kind == kind}


FINE = (Status.FINISHED, Status.TERMINAL_EVENT)
"""How a case ends that native code has finished."""
