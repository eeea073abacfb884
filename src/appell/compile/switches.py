"""What switches with time alone in a function: the arguments of comparisons, signs and the like.

An integrator must not step over such an instant. Each argument becomes a row of one function of time and parameters,
whose zeros are the instants.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import casadi as ca

from appell.system import STRIDE, System

_DIFFERENCE = {ca.OP_LT, ca.OP_LE, ca.OP_EQ, ca.OP_NE, ca.OP_FMIN, ca.OP_FMAX}
_ARGUMENT = {ca.OP_SIGN, ca.OP_FABS}
_WHOLE = {ca.OP_FLOOR, ca.OP_CEIL}
_REMAINDER = {ca.OP_FMOD, ca.OP_REMAINDER}
SWITCHING = _DIFFERENCE | _ARGUMENT | _WHOLE | _REMAINDER

EVALUATED_IN_TIME = ("dynamics", "tree_rows", "loads", "law_of", "auxiliary", "events")
"""Functions of a system that are evaluated inside a step."""

Known = list[ca.SX | None]


def time_switches(functions: Iterable[ca.Function], parameters: int, size: int) -> ca.Function | None:
    """A function of (t, p) whose rows change sign where one of the functions of (t, x, p, ...) switches with time.

    ``parameters``: how many of the ``size`` entries of p are; those behind them are inputs. None: nothing switches.
    """
    t, p = ca.SX.sym("t"), ca.SX.sym("p", size)
    rows: list[ca.SX] = []
    for function in functions:
        count = function.n_instructions()
        if any(function.instruction_id(k) in SWITCHING for k in range(count)):
            rows += _switches(function, lambda i, k: t if i == 0 else p[k] if i == 2 and k < parameters else None)
    rows = [row for row in rows if ca.depends_on(row, t)]
    if not rows:
        return None
    column = ca.cse(ca.vertcat(*rows))
    return ca.Function("switches", [t, p], [column])


def system_switches(system: System) -> ca.Function | None:
    """What switches with time alone in the equations of a system, as a function of (t, p); None where nothing does."""
    z = system.sizes
    run = [system.functions[name] for name in EVALUATED_IN_TIME if name in system.functions]
    own = z.parameters - (STRIDE * z.inputs + 1 if z.inputs else 0)
    return time_switches(run, own, z.parameters)


def _switches(function: ca.Function, read: Callable[[int, int], ca.SX | None]) -> list[ca.SX]:
    """The switching arguments among operations whose operands are all known; ``read`` knows some of the inputs."""
    registers: Known = [None] * function.sz_w()
    rows: list[ca.SX] = []
    for k in range(function.n_instructions()):
        code, inputs, outputs = (
            function.instruction_id(k), function.instruction_input(k), function.instruction_output(k)
        )  # fmt: skip
        if code == ca.OP_OUTPUT:
            continue
        if code == ca.OP_CONST:
            registers[outputs[0]] = ca.SX(function.instruction_constant(k))
            continue
        if code == ca.OP_INPUT:
            registers[outputs[0]] = read(inputs[0], inputs[1])
            continue
        operands = [registers[i] for i in inputs]
        known = [e for e in operands if e is not None]
        registers[outputs[0]] = None
        if len(known) == len(operands):
            if code in SWITCHING:
                rows.append(_argument(code, known))
            registers[outputs[0]] = ca.SX.unary(code, *known) if len(known) == 1 else ca.SX.binary(code, *known)
    return rows


def _argument(code: int, operands: list[ca.SX]) -> ca.SX:
    if code in _DIFFERENCE:
        return operands[0] - operands[1]
    if code in _WHOLE:
        return ca.sin(ca.pi * operands[0])
    if code in _REMAINDER:
        return ca.sin(ca.pi * operands[0] / operands[1])
    return operands[0]
