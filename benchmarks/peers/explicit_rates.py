"""The right side of a compiled system as one SX function, and as text, for peers that integrate xdot = f(x)."""

from __future__ import annotations

from collections.abc import Callable

import casadi as ca
import heyoka as hy
import numpy as np
from scipy.integrate import solve_ivp

from appell.algebra.tape import tape_of
from appell.compile import Program


def rates(c: Program, p: np.ndarray) -> ca.Function:
    """x to xdot; the solve is the one written out in the graph, with the parameters as numbers."""
    g = c.system
    t, x = ca.SX.sym("t"), ca.SX.sym("x", g.sizes.states)
    column = g.functions["regular"](0.0, x, ca.DM(p), ca.SX(0, 1))[: g.sizes.coordinates + g.sizes.speeds]
    return ca.Function("rates", [t, x], [ca.densify(ca.cse(ca.SX(column)))])


UNARY = {"SIN": "sin", "COS": "cos", "SQRT": "sqrt", "EXP": "exp", "LOG": "log", "TAN": "tan"}


def python_rates(f: ca.Function) -> Callable[[float, np.ndarray], list[float]]:
    """Straight Python of the operation list, as lambdify with cse makes it: every operation once, floats throughout."""
    lines, out = [], {}
    for o in tape_of(f).operations:
        a = [f"r{k}" for k in o.arguments]
        if o.name == "INPUT":
            lines.append(f"r{o.target} = x[{o.arguments[1]}]" if o.arguments[0] else f"r{o.target} = t")
        elif o.name == "OUTPUT":
            out[o.target] = len(lines)
            lines.append(f"y{o.target} = r{o.arguments[0]}")
        else:
            lines.append(f"r{o.target} = {_expression(o.name, a, o.value)}")
    names = ", ".join(f"y{k}" if k in out else "0.0" for k in range(f.numel_out(0)))
    text = "def f(t, x):\n    x = x.tolist()\n    " + "\n    ".join([*lines, f"return [{names}]"])
    space: dict[str, object] = {}
    exec("from math import *\n" + text, space)
    return space["f"]  # type: ignore[return-value]


def _expression(name: str, a: list[str], value: float) -> str:
    binary = {"ADD": "+", "SUB": "-", "MUL": "*", "DIV": "/", "POW": "**", "CONSTPOW": "**"}
    if name in binary:
        return f"{a[0]} {binary[name]} {a[1]}"
    if name in UNARY:
        return f"{UNARY[name]}({a[0]})"
    return {
        "CONST": repr(value),
        "NEG": f"-{a[0]}" if a else "",
        "SQ": f"{a[0]} * {a[0]}" if a else "",
        "TWICE": f"2 * {a[0]}" if a else "",
        "INV": f"1 / {a[0]}" if a else "",
        "ASSIGN": a[0] if a else "",
        "FMIN": f"min({', '.join(a)})",
        "FMAX": f"max({', '.join(a)})",
        "FABS": f"abs({a[0]})" if a else "",
        "NOT": f"float(not {a[0]})" if a else "",
        "LT": f"float({' < '.join(a)})",
        "LE": f"float({' <= '.join(a)})",
        "EQ": f"float({' == '.join(a)})",
        "NE": f"float({' != '.join(a)})",
        "IF_ELSE_ZERO": f"({a[1]} if {a[0]} else 0.0)" if len(a) == 2 else "",
    }[name]


def scipy_end(
    f: Callable[[float, np.ndarray], list[float]], x0: np.ndarray, end: float, tolerance: float
) -> np.ndarray:
    """The state at the end by SciPy's DOP853."""
    return solve_ivp(f, (0.0, end), x0, method="DOP853", rtol=tolerance, atol=tolerance).y[:, -1]


def taylor(f: ca.Function, x0: np.ndarray, tolerance: float) -> hy.taylor_adaptive:
    """heyoka's integrator of the same operations, the parameters as constants in its code (its fastest form)."""
    variables = hy.make_vars(*[f"x{i}" for i in range(x0.size)])
    known: dict[int, hy.expression] = {}
    out = [hy.expression(0.0)] * f.numel_out(0)
    for o in tape_of(f).operations:
        a = [known[k] for k in o.arguments] if o.name not in ("INPUT",) else []
        if o.name == "INPUT":
            known[o.target] = variables[o.arguments[1]] if o.arguments[0] else hy.time
        elif o.name == "OUTPUT":
            out[o.target] = a[0]
        else:
            known[o.target] = _taylor_expression(o.name, a, o.value)
    system = list(zip(variables, out, strict=True))
    return hy.taylor_adaptive(system, x0, tol=tolerance, compact_mode=len(tape_of(f).operations) > 1500)


def _taylor_expression(name: str, a: list[hy.expression], value: float) -> hy.expression:
    if name == "CONST":
        return hy.expression(value)
    if name in UNARY:
        return getattr(hy, UNARY[name])(a[0])
    if name == "NOT":
        return hy.eq(a[0], 0.0)
    if name == "IF_ELSE_ZERO":
        return hy.select(a[0], a[1], 0.0)
    if name in ("LT", "LE", "EQ", "NE"):
        return {"LT": hy.lt, "LE": hy.lte, "EQ": hy.eq, "NE": hy.neq}[name](*a)
    if len(a) == 1:
        return {"NEG": -a[0], "SQ": a[0] * a[0], "TWICE": 2.0 * a[0], "INV": 1.0 / a[0], "ASSIGN": a[0]}[name]
    x, y = a
    operations = {"ADD": lambda: x + y, "SUB": lambda: x - y, "MUL": lambda: x * y, "DIV": lambda: x / y}
    return operations.get(name, lambda: x**y)()
