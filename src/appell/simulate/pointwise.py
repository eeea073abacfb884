"""Numbers at one state: accelerations and multipliers, a completed start, the blocks of the equations."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import numpy as np

from appell.constraints import multiplier
from appell.equations import Equations
from appell.errors import AppellError
from appell.model import name_of, suggestion
from appell.model.html import html_table
from appell.model.mechanism import has_modes
from appell.numbers import RUN
from appell.simulate.aliases import Inputs, Parameters, State
from appell.simulate.assembly import assemble, assembly_of, report_others
from appell.simulate.bind import Binding
from appell.simulate.failures import named
from appell.simulate.inputs import inputs_at_rest
from appell.simulate.modes.hybrid_motion import begun, present_mode
from appell.simulate.options import require_shares
from appell.simulate.prepare import scales, start_state, state_modes, state_program
from appell.simulate.start import known_state
from appell.simulate.undetermined import depends_on_shares, may_depend, open_rows


class Accelerations(dict[str, float]):
    """Numbers at one state, each the rate of its key: ``[u]`` is u', ``[q.diff(t)]`` is q''; and the multipliers.

    A key is a symbol or a name; ``[u.diff(t)]`` and ``[q.diff(t, 2)]``, the rates themselves, are accepted too.
    ``second``: gives the second derivatives of the coordinates by name, when one is asked for.
    """

    def __init__(self, found: Mapping[str, float], second: Callable[[], Mapping[str, float]] = dict) -> None:
        super().__init__(found)
        self._second = second

    def _repr_html_(self) -> str:
        return html_table(("rate of", "value"), [(name, f"{value:.9g}") for name, value in self.items()])

    def __getitem__(self, key: object) -> float:
        name = name_of(key)
        found = super().get(name, super().get(name.removesuffix("'")))
        if found is None and name.endswith("'"):
            found = self._second().get(name.removesuffix("'").removesuffix("'"))
        if found is None:
            raise KeyError(f"no speed, coordinate rate or multiplier is named '{name}'" + suggestion(name, self))
        return found


def accelerations(
    equations: Equations,
    state: State,
    parameters: Parameters | None = None,
    *,
    time: float = 0.0,
    inputs: Inputs | None = None,
    shares: str | None = None,
) -> Accelerations:
    """Speed rates and multipliers at one state, completed as a start would be."""
    require_shares(shares)
    bind = Binding(parameters, inputs, time, time)
    if has_modes(equations.mechanism):
        mode, values, x = present_mode(equations, state, bind, time, shares)
        program, acting = mode.program, [i for i, acts in enumerate(mode.acting) if acts]
    else:
        program = state_program(equations)
        acting = list(range(len(program.system.rows)))
        values = bind(equations, program)
        x = start_state(equations, program, state, values.at(time), time)
    p = values.at(time, x)
    try:
        rates = program.rates(time, x, p, **scales(program, x, p, time, len(program.system.rows) - len(acting)))
    except AppellError as error:
        raise named(program, error) from None
    if shares is None and may_depend(program) and rates.rank < len(acting):
        undetermined = open_rows(program, time, x, p, rates.multipliers)
        if undetermined:
            raise depends_on_shares([program.system.rows[i].name for i in undetermined], time)
    q, u, udot = program.read(np.array([time]), x[None], rates.speed_rates[None], values.at)
    found = {name_of(speed): float(a) for speed, a in zip(equations.speeds, udot[0], strict=True)}
    rows = len(program.system.rows)
    for i in acting:
        name = program.system.rows[i].name
        own = [k for k in acting if program.system.rows[k].name == name]
        found[multiplier(name, own.index(i), len(own)).name] = float(rates.multipliers[i])
        if rates.multipliers.size > rows:  # those of ideal reactions follow
            found[multiplier(name, own.index(i), len(own), "lambda0").name] = float(rates.multipliers[rows + i])
    # of rows nonlinear in acceleration the multipliers are states
    sizes = {c.name: len(c.expressions) for c in equations.mechanism.constraints}
    ours = {multiplier(name, i, size).name for name, size in sizes.items() for i in range(size)}
    states = dict(zip(program.system.auxiliary_states, x[x.size - len(program.system.auxiliary_states) :], strict=True))
    found |= {name: float(value) for name, value in states.items() if name in ours}
    return Accelerations(found, partial(_second_derivatives, equations, (q[0], u[0], udot[0], time, p)))


def _second_derivatives(equations: Equations, at: tuple[np.ndarray | float, ...]) -> dict[str, float]:
    """q'' of every coordinate."""
    names = [name_of(q) for q in equations.coordinates]
    (values,) = assembly_of(equations).second_rates(*at)
    return dict(zip(names, map(float, values.ravel()), strict=True))


def assembled(
    equations: Equations,
    state: State,
    parameters: Parameters | None = None,
    *,
    time: float = 0.0,
    inputs: Inputs | None = None,
    nearest: bool = False,
) -> dict[str, float]:
    """A whole consistent state by name, in which a run would begin; see :meth:`appell.Equations.assemble`."""
    given = {name_of(key): value for key, value in (inputs or {}).items()}
    bind = Binding(parameters, inputs_at_rest(equations) | given, time, time)
    names = [name_of(s) for s in (*equations.coordinates, *equations.speeds)]
    if has_modes(equations.mechanism) and not nearest:
        x, *_ = begun(state_modes(equations), state, bind, time, RUN.tolerance)
        return dict(zip(names, map(float, x), strict=False))
    program = state_program(equations)
    p = bind(equations, program).at(time)
    known = known_state(equations, state, program.system.auxiliary_states)
    q, u = assemble(equations, known, p, time, nearest=nearest)
    report_others(equations, known, (q, u), p, time)
    return dict(zip(names, map(float, (*q, *u)), strict=True))


def evaluate_blocks(
    equations: Equations,
    state: State,
    parameters: Parameters | None = None,
    *,
    time: float = 0.0,
    inputs: Inputs | None = None,
) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """M, F, A and gamma as numbers at one state, completed as a start would be."""
    program = state_program(equations).in_full
    values = Binding(parameters, inputs, time, time)(equations, program)
    x = start_state(equations, program, state, values.at(time), time)
    p = values.at(time, x)
    g = program.system
    nq, n, m = g.sizes.coordinates, g.sizes.speeds, g.sizes.rows
    column = program.evaluate("dynamics", time, x, p)
    M, F, A, gamma = np.split(column[nq : nq + n * n + n + m * n + m], np.cumsum([n * n, n, m * n]))
    return M.reshape(n, n, order="F"), F, A.reshape(m, n, order="F"), gamma


def evaluate_law(
    equations: Equations,
    state: State,
    parameters: Parameters | None = None,
    *,
    time: float = 0.0,
    inputs: Inputs | None = None,
    multipliers: Mapping[str, float],
) -> np.ndarray:
    """C of the laws of reactions at one state, of the multipliers that :func:`accelerations` found there."""
    program = state_program(equations)
    values = Binding(parameters, inputs, time, time)(equations, program)
    x = start_state(equations, program, state, values.at(time), time)
    rows = program.system.rows
    counts = [sum(other.name == row.name for other in rows) for row in rows]
    reactions = [
        multipliers.get(multiplier(row.name, row.number, count, letter).name, 0.0)
        for letter in ("lambda0", "lambda")
        for row, count in zip(rows, counts, strict=True)
    ]
    return program.evaluate("law_of", time, x, values.at(time, x), reactions)[: program.system.sizes.speeds]
