"""No symbol of ours can meet one of a user's: closed forms agree with numbers whatever the names are."""

from __future__ import annotations

import pytest
import sympy as sm
from sympy.physics.vector import dynamicsymbols

import appell as ap
from appell.principles import PRINCIPLES

NAMES = {
    "first": ("k k0 v0 w0 n0", "rate0 w1", "p0 p1"),
    "second": ("rate0 rate1 k1 ideal0 lam", "v0 v1", "w0 k0"),
}
"""Parameters, coordinates and speeds, named as helpers inside the library are or might be."""


def skate(parameters: str, coordinates: str, speeds: str, *, law: bool) -> tuple[ap.Model, dict[str, float]]:
    """A particle in a field, with speeds that are no rates and a constraint on its direction that depends on x."""
    model = ap.Model("skate")
    x, y = model.coordinates(coordinates)
    m, g, c, b, e = model.parameters(parameters, [1.3, 9.1, 0.7, 0.4, 0.6])
    t, N = model.time, model.frame
    u, v = model.speeds(speeds, [c * x.diff(t), y.diff(t) + b * x * x.diff(t)])
    P = model.particle("P", mass=m, position=x * N.x + y * N.y)
    model.gravity(-g * N.y)
    model.potential("spring", c * x**2 * y / 2)
    push = {P: -e * ap.velocity(P)} if law else None
    model.constrain("blade", v - c * x * u, nonideal=push)
    state = dict(zip(coordinates.split(), (0.4, 0.7), strict=True))
    return model, state | {speeds.split()[0]: 0.5, speeds.split()[1]: 0.7 * 0.4 * 0.5}


@pytest.mark.slow_but_every(14)
@pytest.mark.parametrize("names", NAMES)
@pytest.mark.parametrize("principle", [ap.Kane(reactions=True), *(p() for p in PRINCIPLES)], ids=str)
def test_closed_forms_are_the_numbers_whatever_the_names(principle: ap.Principle, names: str) -> None:
    model, state = skate(*NAMES[names], law=principle.family == "d'Alembert")
    try:
        equations = model.derive(principle)
    except ap.NotApplicable:
        pytest.skip("not admitted")
    numbers = equations.accelerations(state)
    known = {p.symbol: p.default for p in equations.mechanism.parameters} | {dynamicsymbols._t: 0.0}
    by_name = {str(f.func): f for f in (*equations.coordinates, *equations.speeds)}
    known |= {by_name[name]: value for name, value in state.items()}
    explicit = equations.explicit()
    if equations.symbolic_form.momenta:
        explicit = _speed_rates(equations, explicit)
    for key, value in explicit.items():
        expected = numbers[key.expr if isinstance(key, sm.Derivative) else key]
        assert float(value.subs(known)) == pytest.approx(expected, rel=1e-9, abs=1e-10), key


def _speed_rates(equations: ap.Equations, explicit: dict[sm.Expr, sm.Expr]) -> dict[sm.Expr, sm.Expr]:
    """u' from p' = d/dt p(q, u)."""
    t = dynamicsymbols._t
    rates = [u.diff(t) for u in equations.speeds]
    defined = sm.Matrix(
        [e.diff(t).xreplace(equations.symbolic_form.coordinate_rates) for e in equations.symbolic_form.momenta.values()]
    )
    given = sm.Matrix([explicit[p.diff(t)] for p in equations.symbolic_form.momenta])
    M = defined.jacobian(rates)
    solved = M.LUsolve(given - defined.xreplace(dict.fromkeys(rates, sm.S.Zero)))
    return dict(zip(rates, solved, strict=True)) | {k: v for k, v in explicit.items() if isinstance(k, sm.Symbol)}


@pytest.mark.parametrize(
    ("principle", "name", "kind"),
    [
        (ap.Kane(reactions=True), "lambda_blade", "parameter"),
        (ap.Kane(), "lambda0_blade", "parameter"),
        (ap.HamiltonLusternik(), "mu_blade", "parameter"),
        (ap.Hamilton(), "p_u", "coordinate"),
    ],
)
def test_a_name_that_the_equations_use_themselves_is_refused(principle: ap.Principle, name: str, kind: str) -> None:
    names = ("m g c b " + (name if kind == "parameter" else "e"), (name if kind == "coordinate" else "x") + " y", "u v")
    with pytest.raises(ap.ModelError, match=f"'{name}'.*choose another name"):
        skate(*names, law=False)[0].derive(principle)
