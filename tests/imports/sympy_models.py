"""SymPy's own mechanics tests as models: their source is run up to a line, and what they had made by then is taken."""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import sympy as sm
from scipy.optimize import fsolve
from sympy.physics import mechanics as me
from sympy.physics.vector import dynamicsymbols

import appell as ap

Numbers = dict[Any, float]


def scope_of(module: ModuleType, test: Callable[..., object], *, before: str) -> dict[str, Any]:
    """The names of a test function after its lines up to ``before``."""
    source = inspect.getsource(test)
    body = source.split(":\n", 1)[1]
    scope = dict(vars(module))
    exec(textwrap.dedent(body).split(before)[0], scope)
    return scope


def parameters_of(equations: ap.Equations, seed: int) -> Numbers:
    """Random values of all parameters, by symbol."""
    rng = np.random.default_rng(seed)
    return {p.symbol: float(rng.uniform(0.5, 1.5)) for p in equations.model.parameters}


def state_of(method: me.KanesMethod, seed: int, parameters: Numbers) -> Numbers:
    """A random state that satisfies the constraints of a KanesMethod, by symbol."""
    rng = np.random.default_rng(seed)
    q, u = list(method.q), list(method.u)
    free = len(q) - len(method._qdep)
    state = {c: float(rng.uniform(-0.4, 0.4)) for c in q[:free]}
    if method._qdep:
        rows = sm.lambdify([q[free:]], list(method._f_h.xreplace({**parameters, **state})))
        found = fsolve(lambda x: rows(x), np.full(len(q) - free, 0.1), xtol=1e-13)
        assert np.abs(rows(found)).max() < 1e-11
        state |= dict(zip(q[free:], map(float, found), strict=True))
    still = dict.fromkeys(method._uaux, 0.0)
    state |= {s: float(rng.uniform(-1, 1)) for s in u}
    if method._udep:
        known = {**parameters, **state, **still}
        n = len(u) - len(method._udep)
        A = np.array(method._k_nh.xreplace(known).evalf(), float)
        f = np.array(method._f_nh.xreplace(known).evalf(), float).ravel()
        independent = np.array([state[s] for s in u[:n]])
        state |= dict(zip(u[n:], map(float, np.linalg.solve(A[:, n:], -f - A[:, :n] @ independent)), strict=True))
    return state | still


def speed_rates(method: me.KanesMethod, state: Numbers, parameters: Numbers) -> np.ndarray:
    """SymPy's own answer: its mass matrix and forcing at a state, solved in numbers."""
    rates = dict.fromkeys(method._uaux.diff(dynamicsymbols._t), 0.0) if method._uaux else {}
    known = {**parameters, **state}
    qdot = {rate: e.xreplace(known) for rate, e in method.kindiffdict().items()}
    M, F = (
        np.array(m.xreplace(rates).xreplace(qdot).xreplace(known).evalf(), float)
        for m in (method.mass_matrix, method.forcing)
    )
    return np.linalg.solve(M, F.ravel())
