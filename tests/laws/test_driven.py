"""Prescribed motion, given forces of every kind and rows that hold time, against SymPy's own Lagrange's method.

A body and a particle in a carriage that is driven: T holds terms of all degrees in the rates, and time itself; so do
the rows. Every principle that admits the row must have the accelerations and multipliers SymPy finds.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
import sympy as sm
from scipy.integrate import simpson
from sympy.physics import mechanics as me

import appell as ap
from tests.support import PRINCIPLES
from tests.tolerances import ALGEBRA

NOW = 0.7
STATE = {"x": 0.4, "y": -0.3, "phi": 0.5, "xdot": 0.8, "ydot": 0.6, "phidot": -0.9}
ROWS = ("none", "circle", "rail", "blade")


def place(x: sm.Expr, y: sm.Expr, phi: sm.Expr, t: sm.Expr) -> tuple[tuple[sm.Expr, ...], tuple[sm.Expr, ...], sm.Expr]:
    """Where the particle is, where the body is, and how far it has turned."""
    particle = (x + sm.sin(2 * t) * y / 3, y + t**2 * x / 5)
    return particle, (x * sm.cos(phi) + t, y + sm.sin(phi) * t / 2), phi + sm.sin(t) * x / 4


def row(kind: str, x: sm.Expr, y: sm.Expr, phi: sm.Expr, t: sm.Expr) -> sm.Expr | None:
    """A row in positions, or one in velocities that cannot be integrated; both hold time."""
    if kind == "circle":
        return x**2 + y**2 + sm.sin(phi) / 2 - (1 + t / 10)
    if kind == "rail":
        return place(x, y, phi, t)[0][1] - (0.2 + t / 10)
    if kind == "blade":
        return y.diff(t) - (phi + t / 3) * x.diff(t) + sm.cos(t) * x
    return None


def model_of(kind: str) -> ap.Model:
    model = ap.Model(f"driven, {kind}")
    N, t = model.frame, model.time
    x, y, phi = model.coordinates("x y phi")
    r, c, turn = place(x, y, phi, t)
    frame = N.orientnew("B", "Axis", [turn, N.z])
    P = model.particle("P", 1.3, r[0] * N.x + r[1] * N.y)
    model.body("B", 0.7, frame=frame, position=c[0] * N.x + c[1] * N.y, inertia_zz=0.2)
    model.gravity(-9.81 * N.y)
    model.potential("spring", 2 * (x - y) ** 2 + sm.cos(phi))
    model.damper("drag", 0.3 * x.diff(t) ** 2 / 2 + 0.1 * phi.diff(t) ** 2 / 2)
    model.force(P, 0.4 * N.x - 0.2 * t * N.y)
    model.torque(frame, 0.15 * N.z)
    f = row(kind, x, y, phi, t)
    if f is not None:  # the rail in vectors, so that its force has a power on the carriage
        model.constrain("row", ap.position(P).dot(N.y) - (0.2 + t / 10) if kind == "rail" else f)
    return model


@cache
def by_sympy(kind: str) -> tuple[np.ndarray, np.ndarray]:
    """Accelerations and multipliers at the state, by LagrangesMethod."""
    t = me.dynamicsymbols._t
    q = x, y, phi = me.dynamicsymbols("x y phi")
    N, O = me.ReferenceFrame("N"), me.Point("O")
    O.set_vel(N, 0)
    r, c, turn = place(x, y, phi, t)
    B = N.orientnew("B", "Axis", [turn, N.z])
    P, C = O.locatenew("P", r[0] * N.x + r[1] * N.y), O.locatenew("C", c[0] * N.x + c[1] * N.y)
    for point in (P, C):
        point.set_vel(N, point.pos_from(O).dt(N))
    particle = me.Particle("P", P, 1.3)
    body = me.RigidBody("B", C, B, 0.7, (0.2 * me.outer(B.z, B.z), C))
    particle.potential_energy = 1.3 * 9.81 * r[1]
    body.potential_energy = 0.7 * 9.81 * c[1] + 2 * (x - y) ** 2 + sm.cos(phi)
    L = me.Lagrangian(N, particle, body)
    # the given forces by their virtual power, and Rayleigh's drag
    pushes = [
        P.vel(N).dot(0.4 * N.x - 0.2 * t * N.y).diff(v) + B.ang_vel_in(N).dot(0.15 * N.z).diff(v)
        for v in (x.diff(t), y.diff(t), phi.diff(t))
    ]
    pushes[0] -= 0.3 * x.diff(t)
    pushes[2] -= 0.1 * phi.diff(t)
    f = row(kind, *q, t)
    given = {"hol_coneqs": [f]} if kind in ("circle", "rail") else {"nonhol_coneqs": [f]} if kind == "blade" else {}
    # SymPy takes generalised forces as vectors only: the Lagrangian is given none, and its equations the forces
    method = me.LagrangesMethod(L, q, **given)
    method.form_lagranges_equations()
    values = known(kind)
    at = {v.diff(t): values[f"{v.func}dot"] for v in q} | {v: values[str(v.func)] for v in q} | {t: NOW}
    numeric = lambda matrix: np.array(sm.Matrix(matrix).subs(at).evalf(), float)
    M, F = numeric(method.mass_matrix_full[3:, 3:]), numeric(method.forcing_full[3:, :]).ravel()
    F[:3] += numeric(pushes).ravel()
    solution = np.linalg.solve(M, F)
    return solution[:3], solution[3:]


def known(kind: str) -> dict[str, float]:
    """The state at which they are compared: on the row."""
    values = dict(STATE)
    if kind == "circle":
        x, phi = values["x"], values["phi"]
        values["y"] = -float(np.sqrt(1 + NOW / 10 - x**2 - np.sin(phi) / 2))
        rest = 2 * x * values["xdot"] + np.cos(phi) * values["phidot"] / 2 - 0.1
        values["ydot"] = -rest / (2 * values["y"])
    elif kind == "rail":
        x, xdot = values["x"], values["xdot"]
        values["y"] = 0.2 + NOW / 10 - NOW**2 * x / 5
        values["ydot"] = 0.1 - 2 * NOW * x / 5 - NOW**2 * xdot / 5
    elif kind == "blade":
        values["ydot"] = (values["phi"] + NOW / 3) * values["xdot"] - np.cos(NOW) * values["x"]
    return values


@pytest.mark.slow_but_every(32)
@pytest.mark.parametrize("principle", PRINCIPLES)
@pytest.mark.parametrize("kind", ROWS)
def test_a_driven_system_has_the_accelerations_of_sympys_lagranges_method(kind: str, principle: str) -> None:
    model = model_of(kind)
    try:
        equations = model.derive(PRINCIPLES[principle])
    except ap.AppellError:
        assert (kind, principle) in {("blade", "Elimination")} | {
            (k, p) for k in ROWS for p in ("Hertz", "Chaplygin") if p == "Hertz" or k != "none"
        }
        return
    rates = equations.accelerations(known(kind), time=NOW)
    accelerations, multipliers = by_sympy(kind)
    if principle == "Dead" and kind != "none":  # rows that hold time do work: dead reactions keep them in another way
        assert np.abs([rates[name] for name in ("xdot", "ydot", "phidot")] - accelerations).max() > 0.1
        return
    size = max(1.0, np.abs(accelerations).max(), np.abs(multipliers).max(initial=0.0))
    found = [rates[name] for name in ("xdot", "ydot", "phidot")]
    np.testing.assert_allclose(found, accelerations, rtol=0, atol=ALGEBRA * size)
    if kind != "none":
        np.testing.assert_allclose(rates["lambda_row"], multipliers[0], rtol=0, atol=ALGEBRA * size)


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("principle", ["Kane, minimal", "Lagrange", "Hamilton"])
@pytest.mark.parametrize("kind", ROWS)
def test_a_driven_run_closes_its_balance_of_energy(kind: str, principle: str) -> None:
    """The drive, the drag, the loads and the rows that hold time all do work."""
    run = (
        model_of(kind)
        .derive(PRINCIPLES[principle])
        .simulate(0.5, known(kind), start_time=NOW, samples=401, tolerance=1e-12)
    )
    assert run.audit.energy_error < 1e-9
    assert np.ptp(run["energy"]) > 0.1
    model = run.equations.mechanism
    loads = [
        load.name for load in (*model.loads, *model.dampers, *model.generalised) if not getattr(load, "gravity", 0)
    ]
    powers = [run[f"power of {name}"] for name in (*loads, *(c.name for c in model.constraints))]
    work = simpson(sum(powers, run["drive power"]), x=run.time)
    assert work == pytest.approx(run["energy"][-1] - run["energy"][0], abs=1e-7)
