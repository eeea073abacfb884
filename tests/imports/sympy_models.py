"""SymPy's own mechanics tests as models: their source is run up to a line, and what they had made by then is taken."""

from __future__ import annotations

import inspect
import re
import textwrap
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
import sympy as sm
from scipy.optimize import root
from sympy.physics import mechanics as me
from sympy.physics.mechanics.tests import (
    test_jointsmethod,
    test_kane,
    test_kane2,
    test_kane3,
    test_kane4,
    test_linearize,
)
from sympy.physics.vector import dynamicsymbols

import appell as ap

Numbers = dict[Any, float]


@dataclass(frozen=True)
class Written:
    """Where a model stands: a test of SymPy, the line before which its method exists, and what things are called.

    ``without``: a line left out; ``numbers``: parameters and coordinates by name that are not drawn at random.
    """

    module: ModuleType
    test: str
    before: str
    method: str = "KM"
    bodies: str = "BL"
    loads: str = "FL"
    without: str = ""
    numbers: tuple[tuple[str, float], ...] = ()

    def build(self) -> tuple[Any, Any, Any]:
        """The method, the bodies and the loads."""
        scope = scope_of(self.module, getattr(self.module, self.test), before=self.before, without=self.without)
        return tuple(eval(words, scope) for words in (self.method, self.bodies, self.loads))  # type: ignore[return-value]


A2PT = "Dmc.a2pt_theory(C, N, R)"
"""An acceleration that SymPy's test sets by hand, and that is not the rate of the velocity it sets."""

KANE = {
    "a mass on a spring": Written(test_kane, "test_one_dof", "KM.kanes_equations("),
    "two masses": Written(test_kane, "test_two_dof", "KM.kanes_equations("),
    "a pendulum": Written(test_kane, "test_pend", "KM.kanes_equations("),
    "a rolling disc": Written(test_kane, "test_rolling_disc", "KM.kanes_equations(", "KM", "BodyList", "ForceList"),
    "a rolling disc with five speeds": Written(test_kane, "test_aux", "KM2 =", "KM", "BodyList", "ForceList", A2PT),
    "inertia about a hinge": Written(test_kane, "test_parallel_axis", "(fr, frstar) =", "km", "bodyList", "forceList"),
    "a quaternion": Written(
        test_kane, "test_implicit_kinematics", "KM.kanes_equations(", "KM", "rigid_bodies", "force_list"
    ),
    "forces in coordinate rates": Written(
        test_kane4, "test_replace_qdots_in_force", "fr2, fstar2 = KM2", "KM2", "[Ap, Bp]", "forces"
    ),
    "a bicycle": Written(test_kane3, "test_bicycle", "(fr, frstar) ="),
    "a disc with all its coordinates": Written(test_linearize, "test_linearize_rolling_disc_kane", "(fr, fr_star) ="),
    "a pendulum by its angle": Written(
        test_linearize, "test_linearize_pendulum_kane_minimal", "(fr, frstar) =", "KM", "[pP]", "[(P, R)]"
    ),
    "a pendulum by two coordinates": Written(
        test_linearize, "test_linearize_pendulum_kane_nonminimal", "(fr, frstar) =", "KM", "[pP]", "[(P, R)]"
    ),
    "a four-bar linkage": Written(
        test_jointsmethod,
        "test_four_bar_linkage_with_manual_constraints",
        "fr, frs =",
        "kane",
        "method.bodies",
        "method.loads",
        numbers=(("l1", 0.13), ("l2", 0.24), ("l3", 0.21), ("l4", 0.34), ("q1", 2.1)),
    ),
}
"""Models without auxiliary speeds."""

AUXILIARY = {
    "a rolling disc with contact forces": Written(
        test_kane, "test_aux", "(fr2, frstar2) =", "KM2", "BodyList", "ForceList", A2PT
    ),
    "a disc with dependent speeds": Written(
        test_kane2, "test_aux_dep", "(fr, frstar)=", "kane", "bodyList", "forceList"
    ),
    "a cart on two wheels": Written(
        test_kane2, "test_non_central_inertia", "fr, fr_star = km", "km", "bodies", "forces"
    ),
    "a cart in coordinate rates": Written(test_kane2, "test_sub_qdot", "fr, fr_star = km", "km", "bodies", "forces"),
}
"""Models with auxiliary speeds, which bring forces into evidence."""


def scope_of(module: ModuleType, test: Callable[..., object], *, before: str, without: str = "") -> dict[str, Any]:
    """The names of a test function after its lines up to ``before``, less the line ``without``."""
    source = inspect.getsource(test)
    body = source.split(":\n", 1)[1]
    scope = dict(vars(module))
    lines = [line for line in textwrap.dedent(body).split(before)[0].split("\n") if not without or line != without]
    scope["warns_deprecated_sympy"] = ignore_warnings_of_deprecation
    exec("\n".join(lines), scope)
    return scope


@contextmanager
def ignore_warnings_of_deprecation() -> Iterator[None]:
    """In place of SymPy's own check, which looks for the file that the warning came from."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def numbers_of(equations: ap.Equations, written: Written, seed: int) -> tuple[Numbers, Numbers]:
    """Random values of all parameters and of all inputs, by symbol."""
    rng = np.random.default_rng(seed)
    fixed = dict(written.numbers)
    model = equations.mechanism
    parameters = {p.symbol: fixed.get(p.name, some_value(p.name, rng)) for p in model.parameters}
    return parameters, {i.function: float(rng.uniform(0.5, 1.5)) for i in model.inputs}


ABOUT_A_HINGE = r"I[xyz]"
MOMENTS = r"\w*[iI](xx|yy|zz)\w*|J_B_(xx|yy|zz)|IA|IA22|IA33|I(fork|frame|wf|wr)(11|22|33)"
PRODUCTS = r"\w*[iI](xy|yz|zx|xz)\w*|J_B_xz|IA23|I(fork|frame)31"
"""Names of moments and products of inertia in SymPy's models."""


def some_value(name: str, rng: np.random.Generator) -> float:
    """A random value; of a body's inertia one that a body can have."""
    ranges = {ABOUT_A_HINGE: (6.0, 6.5), MOMENTS: (0.9, 1.1), PRODUCTS: (0.05, 0.1)}
    return float(rng.uniform(*next((r for names, r in ranges.items() if re.fullmatch(names, name)), (0.5, 1.5))))


def state_of(method: me.KanesMethod, written: Written, seed: int, parameters: Numbers) -> Numbers:
    """A random state that satisfies the constraints of a KanesMethod, by symbol."""
    rng = np.random.default_rng(seed)
    q, u, fixed = list(method.q), list(method.u), dict(written.numbers)
    free = len(q) - len(method._qdep)
    state = {c: fixed.get(str(c.func), float(rng.uniform(-0.4, 0.4))) for c in q[:free]}
    if method._qdep:
        rows = sm.lambdify([q[free:]], list(method._f_h.xreplace({**parameters, **state})))
        starts = [rng.uniform(0.1, 2.5, len(q) - free) for _ in range(20)]
        tried = [root(rows, start, tol=1e-14).x for start in starts]
        found = min(tried, key=lambda x: np.abs(rows(x)).max())
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
