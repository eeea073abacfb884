"""What a person gives for the inputs of a model: expressions, tables, compiled functions."""

from __future__ import annotations

import ctypes
import math
from _ctypes import CFuncPtr
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import casadi as ca
import numpy as np
import sympy as sm
from scipy import LowLevelCallable

from appell.compile import Program
from appell.compile.block import Block
from appell.compile.native import NativeInput
from appell.compile.switches import time_switches
from appell.constraints import InputFunction
from appell.equations import Equations
from appell.equations.forms import state_graph_of
from appell.errors import ModelError
from appell.model import name_of
from appell.model.names import require_known, require_one_of
from appell.simulate.stops import merged_stops, sampled_stops, switch_stops, table_stops
from appell.simulate.table import Table
from appell.system import STRIDE

BY_TABLE, BY_EXPRESSION, OF_TIME, OF_STATE = range(4)
"""The kinds of native.h."""

_SIGNATURES = {1: OF_TIME, 3: OF_STATE}


@dataclass(frozen=True)
class NativeFunction:
    """A compiled function as an input: ``double f(double t)`` or ``double f(double t, double *x, double *p)``.

    >>> import ctypes, appell as ap
    >>> f = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(lambda t: 2.0)
    >>> given = ap.NativeFunction(f)

    Parameters
    ----------
    function
        A numba ``cfunc``, a ctypes function or a ``scipy.LowLevelCallable``; x is the state (coordinates, then speeds),
        p the parameters, in the order of the model.
    derivatives
        Those by time, as far as a prescribed motion needs them.

    Raises
    ------
    ModelError
        When a run begins: the function does not say what it takes, or derivatives are missing.
    """

    function: Any  # numba, ctypes and SciPy have no type in common
    derivatives: Sequence[Any] = ()


NO_STOPS = np.zeros((0, 2))


@dataclass(frozen=True)
class Values:
    """The parameters and inputs of one run; ``inputs`` mirrors native structs, ``kept`` what they point to.

    The first ``timely`` inputs do not depend on the state. ``jacobian``: derivatives of the equations by the state, for
    an implicit integrator. ``stops``: where steps end, see ``simulate.stops``.
    """

    program: Program
    parameters: np.ndarray
    inputs: tuple[NativeInput, ...] = ()
    timely: int = 0
    kept: tuple[object, ...] = ()
    jacobian: Block | None = None
    stops: np.ndarray = field(default_factory=lambda: NO_STOPS)

    def at(self, t: float, x: np.ndarray | None = None) -> np.ndarray:
        """The column p at a time and a state of the program; without a state, inputs that depend on it are zero."""
        p = np.zeros(self.program.system.sizes.parameters)
        p[: self.parameters.size] = self.parameters
        if self.inputs:
            p[-1] = t  # the moment of mechanics.inputs
            state = np.zeros(self.program.system.sizes.states) if x is None else np.ascontiguousarray(x, float)
            arrays = self.program.arrays(p, inputs=self.inputs[: self.timely] if x is None else self.inputs)
            self.program.library.call["set_inputs"](arrays.pointer, t, state.ctypes.data)
            p = arrays.kept["parameters"]
        return p


def bind_inputs(
    equations: Equations,
    program: Program,
    parameters: np.ndarray,
    given: Mapping[Any, object] | None,
    span: tuple[float, float],
) -> Values:
    """One native struct for every input of the model, from what was given for a run over a span of time."""
    found = inputs_by_name(equations, given or {})
    binder = _Binder(equations, program, span)
    bound = [binder.bind(i, name, found[name]) for i, name in enumerate(i.name for i in equations.mechanism.inputs)]
    bound.sort(key=lambda b: b.moves)
    values = Values(
        program,
        parameters,
        tuple(b.struct for b in bound),
        sum(not b.moves for b in bound),
        tuple(b.kept for b in bound),
    )
    if span[0] == span[1] or not (bound or program.switches):
        return values
    return replace(values, stops=_stops(program, values, bound, span))


def _stops(program: Program, values: Values, bound: Sequence[_Bound], span: tuple[float, float]) -> np.ndarray:
    """Where steps end: at the bends of tables, where something switches with time, along inputs that vary."""
    p = values.at(span[0])
    parts = [b.stops for b in bound if b.stops is not None]
    switching = [program.switches, *(b.switches for b in bound)]
    parts += [switch_stops(switches, p, span) for switches in switching if switches is not None]
    sampled = [b.struct for b in bound if not b.moves and b.stops is None]
    if sampled:
        parts.append(sampled_stops(lambda times: _sampled(values, sampled, times), span))
    return merged_stops(parts, span)


def _sampled(values: Values, structs: Sequence[NativeInput], times: np.ndarray) -> np.ndarray:
    """Inputs that depend on time alone: (times, inputs)."""
    arrays = values.program.arrays(values.at(float(times[0])), inputs=structs)
    state = np.zeros(values.program.system.sizes.states)
    set_inputs, pointer, p = values.program.library.call["set_inputs"], arrays.pointer, arrays.kept["parameters"]
    places = [struct.first for struct in structs]
    found = np.zeros((times.size, len(places)))
    for k, t in enumerate(times.tolist()):
        set_inputs(pointer, t, state.ctypes.data)
        found[k] = p[places]
    return found


def inputs_by_name(model: Equations, given: Mapping[Any, object]) -> dict[str, object]:
    """What was given for every input, by name. Raises ModelError where one is missing or unknown."""
    names = [i.name for i in model.mechanism.inputs]
    found = {name_of(key): value for key, value in given.items()}
    for name in found:
        require_one_of(name, names, f"the model '{model.mechanism.name}' has no input '{name}'")
    for name in names:
        if name not in found:
            raise ModelError(
                f"the input '{name}' of '{model.mechanism.name}' is not given: say what it is with "
                f"inputs={{'{name}': ...}}."
            )
    return found


def inputs_at_rest(equations: Equations) -> dict[str, float]:
    """Zero for every input that no row of the constraints depends on: the same states satisfy them whatever it is."""
    m = state_graph_of(equations)
    rows = [level for row in m.rows for level in (row.position, row.velocity) if level is not None]
    kept, first = ca.vertcat(*rows, *m.norms), m.p.numel() - m.inputs.moment.numel() - m.inputs.symbols.numel()
    slots = {name: m.p[first + k * STRIDE : first + (k + 1) * STRIDE] for k, name in enumerate(m.inputs.names)}
    return {name: 0.0 for name, slot in slots.items() if not (kept.numel() and ca.depends_on(kept, slot))}


@dataclass(frozen=True)
class _Bound:
    struct: NativeInput
    kept: object
    moves: bool = False
    stops: np.ndarray | None = None
    switches: ca.Function | None = None


@dataclass(frozen=True)
class _Binder:
    equations: Equations
    program: Program
    span: tuple[float, float]

    def bind(self, number: int, name: str, given: object) -> _Bound:
        """The struct of one input."""
        order = self.program.system.input_orders.get(name, 0)
        first = len(self.equations.mechanism.parameters) + number * STRIDE
        struct = NativeInput(first=first, count=order + 1, number=number)
        if is_compiled(given):
            function = given if isinstance(given, NativeFunction) else NativeFunction(given)
            return self._function(struct, name, function)
        if isinstance(given, int | float | np.number | sm.Number) and math.isfinite(given):
            begin, width = self.span[0], max(self.span[1] - self.span[0], 1.0)
            piece = np.array([begin, begin + width]), np.array([[0.0, 0.0, 0.0, float(given)]])
            return self._pieces(struct, *piece)
        table = as_table(name, given)
        return self._expression(struct, name, given) if table is None else self._table(struct, name, table)

    def _table(self, struct: NativeInput, name: str, table: Table) -> _Bound:
        return self._pieces(struct, *table.pieces(name, self.span, struct.count - 1))

    def _pieces(self, struct: NativeInput, breaks: np.ndarray, coefficients: np.ndarray) -> _Bound:
        """Cubics between instants; a number is one that is constant, for which nothing is compiled."""
        struct.kind, struct.pieces = BY_TABLE, breaks.size - 1
        struct.breaks, struct.coefficients = breaks.ctypes.data, coefficients.ctypes.data
        return _Bound(struct, (breaks, coefficients), stops=table_stops(breaks, coefficients))

    def _function(self, struct: NativeInput, name: str, given: NativeFunction) -> _Bound:
        functions = [given.function, *given.derivatives][: struct.count]
        if len(functions) < struct.count:
            raise ModelError(
                f"the input '{name}' prescribes a motion and is differentiated {struct.count - 1} times: give "
                "NativeFunction(f, derivatives=[...]) with as many derivatives, an expression of time, or a table."
            )
        found = [_native(name, f) for f in functions]
        kinds = {kind for _, kind in found}
        if len(kinds) > 1 or (OF_STATE in kinds and struct.count > 1):
            raise ModelError(f"the input '{name}' prescribes a motion: its compiled functions must be of time alone.")
        struct.kind = kinds.pop()
        if struct.kind == OF_STATE and self.program.system.reader is not None:
            raise ModelError(
                f"the input '{name}' is a compiled function of the state, which holds no speeds under "
                f"{self.equations.principle.name}: give an expression, or a function of time."
            )
        for k, (address, _) in enumerate(found):
            struct.functions[k] = address
        return _Bound(struct, functions, moves=struct.kind == OF_STATE)

    def _expression(self, struct: NativeInput, name: str, given: object) -> _Bound:
        m = state_graph_of(self.equations)
        w, moves = _lowered(self.equations, name, given, struct.count)
        struct.kind, (value, slopes) = BY_EXPRESSION, self._blocks(w, struct.count)
        struct.expression, struct.slopes = value.address, slopes.address if moves else 0
        size = self.program.system.sizes.parameters
        whole = ca.Function("input", [m.t, ca.vertcat(m.q, m.u), m.p], [m.now(w)])
        switches = time_switches([whole], len(self.equations.mechanism.parameters), size)
        return _Bound(struct, (value, slopes), moves, switches=switches)

    def _blocks(self, w: ca.SX, count: int) -> tuple[Block, Block]:
        """An expression with its derivatives by time, and by the states of the program, as code over these."""
        m = state_graph_of(self.equations)
        x, value = _over_states(self.equations, self.program, w, count)
        arguments = [m.t, x, m.p, ca.SX(0, 1)]
        slopes = ca.densify(ca.jacobian(value[0], x)).T
        return self.program.block(ca.Function("input", arguments, [m.now(value)])), self.program.block(
            ca.Function("slopes", arguments, [m.now(slopes)])
        )


def is_compiled(given: object) -> bool:
    """Whether a compiled function was given for an input."""
    return isinstance(given, NativeFunction | LowLevelCallable) or isinstance(_pointer(given), CFuncPtr)


def as_table(name: str, given: object) -> Table | None:
    """The table that was given for an input, as one or as a pair of times and values; None for anything else."""
    if isinstance(given, Table):
        return given
    return _pair(name, given) if isinstance(given, tuple | list | np.ndarray) else None


def input_expression(
    equations: Equations, program: Program, name: str, given: object, count: int
) -> tuple[ca.Function, bool]:
    """An expression with its derivatives by time, of (t, x, p), and whether it depends on the state."""
    m = state_graph_of(equations)
    w, moves = _lowered(equations, name, given, count)
    x, value = _over_states(equations, program, w, count)
    return ca.Function("input", [m.t, x, m.p], [m.now(value)]), moves


def _lowered(equations: Equations, name: str, given: object, count: int) -> tuple[ca.SX, bool]:
    """An expression in the graph, and whether it depends on the state. Raises ModelError where it may not."""
    e, m = _sympified(equations, name, given), state_graph_of(equations)
    w = ca.SX(m.lower(e))
    moves = bool(ca.depends_on(w, ca.vertcat(m.q, m.u)))
    if ca.depends_on(w, m.udot):
        raise ModelError(f"the input '{name}' is '{e}', which holds accelerations: those follow from it.")
    if moves and count > 1:
        raise ModelError(
            f"the input '{name}' prescribes a motion, so that it must be a function of time and parameters: "
            f"'{e}' holds the state."
        )
    return w, moves


def _over_states(equations: Equations, program: Program, w: ca.SX, count: int) -> tuple[ca.SX, ca.SX]:
    """The states of the program, and an expression with its derivatives by time as a column of them."""
    m, g = state_graph_of(equations), program.system
    x = ca.SX.sym("x", g.sizes.states)
    q, u = x[: g.sizes.coordinates], x[g.sizes.coordinates : g.sizes.coordinates + g.sizes.speeds]
    if program.system.reader is not None:
        q, u, _ = program.system.reader(m.t, x, ca.SX.zeros(g.sizes.speeds), m.p)
    column = [w]
    for _ in range(count - 1):
        column.append(ca.jacobian(column[-1], m.t))
    return x, ca.substitute(ca.densify(ca.vertcat(*column)), ca.vertcat(m.q, m.u), ca.vertcat(q, u))


def _sympified(model: Equations, name: str, given: object) -> sm.Expr:
    if callable(given) and not isinstance(given, sm.Basic):
        raise ModelError(
            f"the input '{name}' is the Python function {given!r}, which would run inside the loop: "
            "give an expression, a table or a compiled function."
        )
    try:
        e = sm.sympify(given, strict=True)
    except sm.SympifyError:
        raise ModelError(
            f"the input '{name}' is {given!r}: give an expression, a table (times, values) or a compiled function."
        ) from None
    if e.atoms(InputFunction):
        raise ModelError(
            f"the input '{name}' is '{e}', which holds an input: write it with time, state and parameters."
        )
    functions = {*model.coordinates, *model.speeds}
    require_known(f"the input '{name}'", e, {p.symbol for p in model.mechanism.parameters}, functions)
    if e.is_number and not e.is_finite:
        raise ModelError(f"the input '{name}' is {e}: give it a finite value.")
    return e


def _pair(name: str, given: Sequence[Any] | np.ndarray) -> Table:
    if len(given) != 2:
        raise ModelError(f"the table of the input '{name}' has {len(given)} parts: give (times, values).")
    return Table(given[0], given[1])


def _native(name: str, function: object) -> tuple[int, int]:
    """The address of a compiled function and its kind."""
    if isinstance(function, LowLevelCallable):
        if function.user_data is not None:
            raise ModelError(f"the input '{name}' is a LowLevelCallable with user data, which no call would pass on.")
        arguments = function.signature.count(",") + 1
        if not isinstance(function.function, CFuncPtr):
            get = ctypes.pythonapi.PyCapsule_GetPointer
            get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
            return get(function.function, function.signature.encode()), _kind(name, arguments)
        function = function.function
    pointer = _pointer(function)
    if not isinstance(pointer, CFuncPtr) or not pointer.argtypes or pointer.restype is not ctypes.c_double:
        raise ModelError(
            f"the input '{name}' is {function!r}: a compiled function returns a double and says what it takes, "
            "as f.argtypes = [ctypes.c_double] and f.restype = ctypes.c_double do."
        )
    return int(ctypes.cast(pointer, ctypes.c_void_p).value or 0), _kind(name, len(pointer.argtypes))


def _pointer(function: object) -> object:
    """The ctypes function of a numba ``cfunc``; anything else as it is."""
    return getattr(function, "ctypes", function)


def _kind(name: str, arguments: int) -> int:
    if arguments not in _SIGNATURES:
        raise ModelError(
            f"the input '{name}' is a compiled function of {arguments} arguments: it takes the time, "
            "or the time, the state and the parameters."
        )
    return _SIGNATURES[arguments]
