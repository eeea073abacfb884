"""The waist: what equations say, print and give as numbers."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.compile import program_of
from appell.equations.forms import is_minimal
from tests.support import CARDS, MULTIBODY, PRINCIPLES, equations_of


@pytest.fixture(scope="module")
def pucks():
    model = ap.catalogue.two_pucks()
    return model, model.derive(ap.Kane(reactions=True)), model.derive(ap.Kane())


def test_accelerations_are_keyed_by_speed_rate_speed_multiplier_and_name(pucks) -> None:
    model, evident, _ = pucks
    u1 = evident.speeds[0]
    (lam,) = evident.multipliers["perpendicular"]
    rates = evident.accelerations(CARDS["two-pucks"].start)
    assert rates[u1] == rates[u1.diff(model.time)] == rates["u1"] == rates["u1'"]
    assert rates[lam] == rates["lambda_perpendicular"]
    with pytest.raises(KeyError, match="no speed, coordinate rate or multiplier is named 'u9'; did you mean"):
        rates["u9"]


def test_a_state_may_name_speeds_and_rates_as_symbols_or_strings(pucks) -> None:
    model, evident, _ = pucks
    start = CARDS["two-pucks"].start
    expected = evident.accelerations(start)["u1"]
    symbols = dict(zip((*evident.coordinates, *evident.speeds), start.values(), strict=True))
    values = list(start.values())
    rates = {q.diff(model.time): v for q, v in zip(evident.coordinates, values[4:], strict=True)}
    assert evident.accelerations(symbols)["u1"] == expected
    assert evident.accelerations(rates)["u1"] == pytest.approx(expected, rel=1e-14)
    mixed = {"u1": 0.3, "u2": 0.4, "q3'": 0.4, "q4'": -0.3}
    assert evident.accelerations(mixed)["u1"] == pytest.approx(expected, rel=1e-14)


def test_parameters_given_at_the_call_replace_the_defaults(pucks) -> None:
    _, evident, _ = pucks
    start = CARDS["two-pucks"].start
    heavy = evident.accelerations(start, {"m1": 10.0})["u1"]
    assert heavy != evident.accelerations(start)["u1"]
    m1 = evident.mechanism.parameters[0].symbol
    assert evident.accelerations(start, {m1: 10.0})["u1"] == heavy


def test_residuals_vanish_on_the_motion(pucks) -> None:
    model, evident, minimal = pucks
    state = CARDS["two-pucks"].start
    for equations in (evident, minimal):
        rates = equations.accelerations(state)
        table = {u.diff(model.time): rates[u] for u in equations.speeds}
        table |= {lam: rates[lam] for lams in equations.multipliers.values() for lam in lams}
        table |= dict(zip((*equations.coordinates, *equations.speeds), state.values(), strict=True))
        table |= {p.symbol: p.default for p in equations.mechanism.parameters}
        for residual in equations.residuals:
            assert abs(residual.xreplace(table)) < 1e-14


def test_equations_print_themselves_block_by_block(pucks) -> None:
    _, evident, minimal = pucks
    text = str(evident)
    assert text.splitlines()[0] == "two pucks: Kane (d'Alembert), reactions in evidence: perpendicular"
    assert "q1' = u1" in text
    assert "m1*u1' = lambda_perpendicular*u3 + sigma1" in text
    assert "u1*u3' + u2*u4' + u3*u1' + u4*u2' = 0" in text
    text = str(minimal)
    assert "reactions in evidence: none" in text
    assert "dependent speed rates" in text
    assert "lambda" not in text


def test_equations_typeset_themselves(pucks) -> None:
    _, evident, _ = pucks
    latex = evident.latex()
    assert latex.startswith("\\begin{aligned}")
    assert latex.endswith("\\end{aligned}")
    assert "\\dot{u}_{1}" in latex
    assert evident._repr_latex_() == f"$$\n{latex}\n$$"
    assert repr(evident) == "Equations of 'two pucks' by Kane: print them, or ask for their latex()"


def test_equations_of_higher_order_are_typeset_as_they_are_before_prolongation() -> None:
    typeset = ap.catalogue.jankowski_particle().derive(ap.Gauss())._repr_latex_()
    assert r"\ddot{x}^{2}" in typeset
    assert typeset.count("= 0") == 3


def test_long_equations_are_printed_with_named_subexpressions() -> None:
    text = str(equations_of("perpendicular-bodies", "Kane, reactions in evidence"))
    assert "  where\n    z0 = " in text
    assert len(text) < 20_000


def test_printed_subexpressions_put_back_give_the_equations() -> None:
    from appell.reading.printing.text import equalities

    equations = equations_of("perpendicular-bodies", "Kane, reactions in evidence")
    blocks = equalities(equations.symbolic_form)
    table: dict[sm.Basic, sm.Expr] = {}
    for symbol, expression in blocks["where"]:
        table[symbol] = expression.xreplace(table)
    left, right = blocks["dynamics"][8]
    t = sm.physics.vector.dynamicsymbols._t
    reading = equations.symbolic_form
    rates = sm.Matrix([u.diff(t) for u in reading.speeds])
    expected = (reading.blocks.M @ rates)[8] - (reading.blocks.F + reading.blocks.B @ sm.Matrix(reading.lam))[8]
    assert sm.expand((left - right).xreplace(table) - expected) == 0


def test_multipliers_are_as_many_as_a_constraint_has_rows() -> None:
    model = ap.Model("m")
    N = model.frame
    x, y, z = model.coordinates("x y z")
    P = model.particle("P", 1, x * N.x + y * N.y + z * N.z)
    model.constrain("rail", [ap.velocity(P).dot(N.x), ap.velocity(P).dot(N.y)])
    model.constrain("floor", z)
    equations = model.derive(ap.Kane(reactions=True))
    names = {name: [str(lam) for lam in lams] for name, lams in equations.multipliers.items()}
    assert names == {"rail": ["lambda_rail_1", "lambda_rail_2"], "floor": ["lambda_floor"]}
    assert set(equations.accelerations({})) >= {"lambda_rail_1", "lambda_rail_2", "lambda_floor"}


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize(
    "system", [pytest.param(s, marks=[pytest.mark.slow] if k >= 12 else []) for k, s in enumerate(MULTIBODY)]
)
def test_mass_matrices_are_square_symmetric_and_never_augmented(system: str) -> None:
    for principle in ("Kane, minimal", "Kane, reactions in evidence"):
        M = equations_of(system, principle).mass_matrix
        assert M.rows == M.cols == len(equations_of(system, principle).symbolic_form.speeds)
        difference = (M - M.T).expand()
        assert difference == sm.zeros(*M.shape) or sm.simplify(difference) == sm.zeros(*M.shape)


def test_a_free_system_has_no_rows_and_no_multipliers() -> None:
    model = ap.Model("free")
    x = model.coordinates("x")
    model.particle("P", 2, x * model.frame.x)
    for principle in PRINCIPLES.values():
        equations = model.derive(principle)
        assert not equations.multipliers
        assert not is_minimal(equations)
        run = equations.simulate(1.0, {"x": 0.5, "xdot": -1.0}, samples=3)
        np.testing.assert_allclose(run["x"], 0.5 - run.time, atol=1e-12)
        assert run.reactions == {}
        assert run.audit.rows == 0


def test_a_fully_constrained_system_has_no_freedom_left() -> None:
    model = ap.Model("held")
    x = model.coordinates("x")
    P = model.particle("P", 2, x * model.frame.x)
    model.force(P, 5 * model.frame.x)
    model.constrain("pin", ap.position(P).dot(model.frame.x) - 1)
    for principle in (ap.Kane(), ap.Kane(reactions=True), ap.UdwadiaKalaba()):
        run = model.derive(principle).simulate(1.0, {}, samples=3)
        np.testing.assert_allclose(run["x"], 1.0, atol=1e-15)
        np.testing.assert_allclose(run["lambda_pin"], -5.0, atol=1e-12)
    assert model.derive(ap.Kane()).mass_matrix.shape == (0, 0)
    assert program_of(model.derive(ap.Kane())).rows_solved == 0


def test_changing_a_parameter_does_not_compile_again(monkeypatch) -> None:
    card = CARDS["chaplygin-sleigh"]
    equations = card.model().derive(ap.Kane())
    first = equations.simulate(1.0, card.start, samples=2)
    import appell.compile.program as program_module

    monkeypatch.setattr(program_module, "object_code", lambda *_, **__: pytest.fail("compiled again"))
    program = program_of(equations)
    second = equations.simulate(1.0, card.start, samples=2, parameters={"m": 3.0})
    assert program_of(equations) is program
    assert second["v"][-1] != first["v"][-1]
