"""Named velocities, ratios of speeds and laws: what is printed is what is run, and it is what books have."""

import numpy as np
import pytest
import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols

import appell as ap
from appell.algebra.normal_form import normal_forms
from appell.reading.symbolic_form import SymbolicForm


def form_of(name: str, principle: ap.Kane | None = None) -> SymbolicForm:
    """The shortest one."""
    return ap.catalogue.card_of(name).model().derive(principle or ap.Kane()).shortest().symbolic_form


def written_out(form: SymbolicForm, block: sm.Matrix) -> sm.Matrix:
    """A block as it is printed, in coordinates and independent speeds."""
    named = form.named
    assert named is not None
    told = {**form.former_speeds, **form.dependent_speeds, **named.dependent_speeds}
    for _ in range(4):  # names in names
        block = named.written_out(block.xreplace(named.laws).xreplace(told))
    return block


@pytest.mark.parametrize("name", ["roller-racer", "tricycle", "slider-crank"])
def test_what_is_printed_in_names_is_what_is_run(name: str) -> None:
    form = form_of(name)
    assert form.named is not None
    pairs = [(form.named.blocks.M, form.blocks.M), (form.named.blocks.F, form.blocks.F)]
    pairs.append((form.named.kinematics, form.kinematics))
    different = [e for a, b in pairs for e in written_out(form, a) - b.xreplace(form.dependent_speeds)]
    forms = normal_forms(different)
    assert all(map(forms.is_zero, different))


def test_a_slider_crank_moves_with_named_ratios_as_without() -> None:
    equations = ap.catalogue.card_of("slider-crank").model().derive(ap.Kane())
    answer = ap.same_motion(equations, equations.shortest())
    assert answer.verdict != "refuted"
    assert answer.largest_residual < 1e-10


def test_a_ball_in_a_tube_has_three_short_equations() -> None:
    """O' = 0, 7 z'' = -5 g + 2 r O n, r n' = -O z' with n the spin about the inward normal (Routh 1884)."""
    form = form_of("ball-in-tube")
    r, g = sm.symbols("r g", real=True)
    speeds = {str(w.func): w for w in form.speeds}
    O, v, n = speeds["w3"], speeds["vz_ball"], speeds["w4"]
    rates = dict(zip(form.speeds, form.blocks.M.LUsolve(form.blocks.F), strict=True))
    assert rates[O] == 0
    assert sm.expand(7 * rates[v] + 5 * g - 2 * r * O * n) == 0
    assert sm.expand(r * rates[n] + O * v) == 0
    x, y = (next(q for q in form.coordinates if str(q.func) == name) for name in ("x_ball", "y_ball"))
    assert form.kinematics[form.coordinates.index(x)] == -O * y


def test_the_fork_of_a_tricycle_keeps_its_spin() -> None:
    """Cameron and Book 1997: with W = phidot + v sin(phi) / l, W' = 0, and the other equation is alone."""
    form = form_of("tricycle")
    w1 = next(i for i, w in enumerate(form.speeds) if str(w.func) == "w1")
    assert form.blocks.F[w1] == 0
    assert form.blocks.M.is_diagonal()
    phidot = next(e for s, e in form.former_speeds.items() if str(s.func) == "phidot")
    values = {"w1": 0.7, "v": 1.3, "phi": 0.4, "l": 1.2}
    assert _at(phidot, values) == pytest.approx(0.7 - 1.3 * np.sin(0.4) / 1.2)


@pytest.mark.parametrize("principle", [ap.Kane(), pytest.param(ap.Kane(reactions=True), marks=pytest.mark.slow)])
def test_named_forces_of_a_law_are_those_of_the_law(principle: ap.Kane) -> None:
    """The tippe top: C with the names put in, at random states, beside C as it was formed."""
    form = form_of("tippe-top", principle)
    assert form.named is not None
    assert form.blocks.C is not None
    blocks = [form.blocks.C, written_out(form, form.named.blocks.C)]
    moving = sorted({a for b in blocks for a in b.atoms(AppliedUndef)}, key=str)
    plain = {a: sm.Dummy() for a in moving}
    symbols = sorted({s for b in blocks for s in b.free_symbols} - {dynamicsymbols._t}, key=str)
    values = np.random.default_rng(3).uniform(0.5, 1.5, len(moving) + len(symbols))
    unit = [i for i, a in enumerate(moving) if str(a.func).startswith("e") and str(a.func)[1].isdigit()]
    values[unit] /= np.linalg.norm(values[unit])
    found = [
        sm.lambdify([*plain.values(), *symbols], b.xreplace(plain), "numpy", cse=True)(*values).ravel() for b in blocks
    ]
    assert np.abs(found[0]).max() > 1e-3
    assert found[1] == pytest.approx(found[0], rel=1e-10)


def test_ratios_of_a_four_bar_are_those_of_its_loop() -> None:
    """Freudenstein 1954: the coupler turns -a sin(theta - phi) / (b sin(psi - phi)) times as fast as the crank."""
    form = form_of("four-bar")
    assert form.named is not None
    names = {name.name: e for name, e in form.named.definitions.items() if isinstance(name, sm.Symbol)}
    values = {"theta": 0.4, "beta": 0.7, "phi": 1.9, "a": 1.0, "b": 2.5, "c": 2.0}
    k1, k2 = (_at(names[name], values) for name in ("k1", "k2"))
    psi = values["theta"] + values["beta"]
    below = np.sin(psi - values["phi"])
    assert k1 == pytest.approx(-values["a"] * np.sin(values["theta"] - values["phi"]) / (values["b"] * below))
    assert k2 == pytest.approx(values["a"] * np.sin(values["beta"]) / (values["c"] * below))


def _at(e: sm.Expr, values: dict[str, float]) -> float:
    table = {s: values[str(s.func)] for s in e.atoms(AppliedUndef)}
    table |= {s: values[s.name] for s in e.free_symbols if isinstance(s, sm.Symbol) and s.name in values}
    return float(e.subs(table))
