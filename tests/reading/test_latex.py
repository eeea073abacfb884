"""LaTeX to be pasted into a paper: it compiles, fits its column, has the model's symbols, and KaTeX knows it."""

from pathlib import Path

import pytest
import sympy as sm
from sympy.physics import mechanics as me
from sympy.physics.vector import dynamicsymbols

import appell as ap
from appell.principles import PRINCIPLES, Principle
from appell.reading.printing.latex_names import latex_name, with_dots
from appell.reading.printing.latex_width import width_of
from appell.reading.printing.text import in_environment
from appell.reading.printing.typesetting import Typesetter, typeset
from appell.reading.printing.wide_parts import with_named_parts
from tests.latex import overfull, require_pdflatex, unknown_to_katex

SEVERAL = ("chaplygin-sleigh", "snakeboard", "zekovich-fork", "roller-racer")
"""Those compiled every day."""
UNWRITTEN = ("bicycle", "bricard")
"""Whose equations fill a book."""


def shortest(name: str) -> ap.Equations:
    """In the speeds in which they are shortest, by the first principle that admits the system."""
    model = ap.catalogue.card_of(name).model()
    for kind in (ap.Kane, *(p for p in PRINCIPLES if p is not ap.Dead)):
        try:
            return model.derive(kind()).shortest()
        except ap.NotApplicable:
            continue
    raise AssertionError(name)


# ---- symbols ----


@pytest.mark.parametrize(
    ("name", "latex"),
    [
        ("x", "x"),
        ("Omega", r"\Omega"),
        ("theta1", r"\theta_{1}"),
        ("vx_ball", r"v_{x,\text{ball}}"),
        ("psidot", r"\dot{\psi}"),
        ("lean", r"\mathit{lean}"),
        ("Jw", "J_{w}"),
        ("p_xdot", r"p_{\dot{x}}"),
        ("lambda_front_wheel_2", r"\lambda_{\text{front wheel},2}"),
        ("a0", "a_{0}"),
        ("x''", r"\ddot{x}"),
        ("A[u1,u2]", "A_{u_{1},u_{2}}"),
    ],
)
def test_a_name_is_typeset_as_a_person_would(name: str, latex: str) -> None:
    assert latex_name(name) == latex


def test_dots_go_over_the_letter_and_add_up() -> None:
    assert with_dots(r"\theta_{1}", 1) == r"\dot{\theta}_{1}"
    assert with_dots(r"\dot{\psi}_{a}", 1) == r"\ddot{\psi}_{a}"
    assert with_dots(r"x^{*}", 2) == r"\ddot{x}^{*}"
    assert with_dots("x", 5) == "{x}^{(5)}"


def test_products_are_written_as_in_books() -> None:
    x, v = dynamicsymbols("x v", real=True)
    m, k = sm.symbols("m k")
    t = dynamicsymbols._t
    assert typeset(-sm.Rational(2, 7) * k * v) == r"- \frac{2}{7} k v"
    assert typeset(v.diff(t) * sm.cos(x) * m) == r"m \cos {x} \, \dot{v}"
    assert typeset((m + k) * v * sm.sin(x) ** 2) == r"\left(k + m\right) v \sin^{2} {x}"
    assert typeset(k - m * x.diff(t) ** 2) == r"k - m \dot{x}^{2}"
    assert typeset(sm.sin(2 * x) / m) == r"\frac{\sin{\left(2 x \right)}}{m}"
    assert typeset(x**2, {"x": "x^{*}"}) == "{x^{*}}^{2}"


def pendulum() -> ap.Model:
    model = ap.Model("pendulum")
    a = model.coordinates("a", latex=r"\vartheta")
    m, length, g = model.parameters("m len g", [1.0, 1.0, 9.81], latex=["m", r"\ell", "g"])
    point = length * (sm.sin(a) * model.frame.x - sm.cos(a) * model.frame.y)
    model.particle("bob", mass=m, position=point)
    model.gravity(-g * model.frame.y)
    return model


def test_symbols_are_those_the_model_declares() -> None:
    """The pendulum: theta'' = -(g / l) sin(theta)."""
    latex = pendulum().derive(ap.Kane()).shortest().latex(environment="align*")
    assert latex == "\\begin{align*}\n\\ell \\ddot{\\vartheta} &= - g \\sin {\\vartheta}\n\\end{align*}"


@pytest.mark.parametrize(
    "principle", [ap.Lagrange(), ap.Hamilton(), ap.UdwadiaKalaba(), ap.GibbsAppell(), ap.BoltzmannHamel()]
)
def test_declared_symbols_reach_every_way_of_typesetting(principle: Principle) -> None:
    latex = pendulum().derive(principle).latex()
    assert r"\vartheta" in latex
    assert r"\ell" in latex
    assert "len" not in latex
    assert "{a}" not in latex


def test_declared_symbols_reach_partials_and_canonical_equations() -> None:
    model = pendulum()
    assert r"\ell" in model.derive(ap.Kane()).statement.latex()
    assert r"\ell" in model.derive(ap.Hamilton()).statement.latex()
    assert r"\ell" in model.derive(ap.UdwadiaKalaba()).statement.latex()


def test_speeds_and_inputs_are_declared_too() -> None:
    model = ap.Model("cart")
    x, t = model.coordinates("x"), model.time
    model.speeds("u", [x.diff(t)], latex=r"\upsilon_{\mathrm{c}}")
    f = model.input("f", latex="F_0")
    model.particle("cart", mass=2, position=x * model.frame.x)
    model.force("cart", f * model.frame.x)
    assert r"2 \dot{\upsilon}_{\mathrm{c}} &= F_0" in model.derive(ap.Kane()).latex()


def test_a_sympy_model_takes_its_symbols_by_symbol_or_name() -> None:
    x, v = me.dynamicsymbols("x v")
    m = sm.Symbol("m")
    N, P = me.ReferenceFrame("N"), me.Point("P")
    P.set_vel(N, v * N.x)
    method = me.KanesMethod(N, [x], [v], [v - x.diff()])
    given = {x: r"\xi", "m": "m_P"}
    model = ap.Model.from_sympy(method, bodies=[me.Particle("P", P, m)], loads=[(P, -x * N.x)], latex=given)
    assert r"m_P \dot{v} &= - \xi" in model.derive(ap.Kane()).latex()
    with pytest.raises(ap.ModelError, match="latex= names 'y', which is not a coordinate"):
        ap.Model.from_sympy(method, bodies=[me.Particle("P", P, m)], latex={"y": "y"})


@pytest.mark.parametrize(
    ("latex", "words"),
    [
        (["x"], "2 symbols were named but 1 of 'latex' were given"),
        ("x", "2 symbols were named but 1 of 'latex' were given"),
        ([r"\dot{x", "y"], "braces do not match"),
        (["x}{", "y"], "braces do not match"),
        ([1, "y"], "give a string"),
    ],
)
def test_bad_latex_is_refused_and_nothing_is_declared(latex: object, words: str) -> None:
    model = ap.Model("a")
    with pytest.raises(ap.ModelError, match=words):
        model.coordinates("x y", latex=latex)  # type: ignore[arg-type]
    assert model.coordinates("x y")


# ---- width, environments ----


def test_an_unknown_environment_and_a_width_of_nothing_are_refused() -> None:
    equations = pendulum().derive(ap.Kane())
    with pytest.raises(ap.ModelError, match="environment='multline' is not known: choose among aligned, align"):
        equations.latex(environment="multline")
    with pytest.raises(ap.ModelError, match="is not the width of a column in points"):
        equations.latex(width=0)


def test_only_the_last_line_of_a_broken_equation_has_a_number() -> None:
    latex = shortest("snakeboard").latex(width=246, environment="align")
    assert latex.count(r"\notag") == latex.count("\n& \\quad") > 0
    assert latex.count(r"\begin{equation}") == 0
    each = shortest("snakeboard").latex(width=246, environment="equation")
    numbered = latex.count("\\\\\n") + 1 - latex.count(r"\notag")
    assert each.count(r"\begin{equation}") == numbered


def test_what_cannot_be_broken_gets_a_name() -> None:
    """Zekovich's fork divides by sums wider than a column of two."""
    latex = shortest("zekovich-fork").latex(width=246)
    assert "c_{1} &=" in latex or "c_{1} =" in latex


def test_long_equations_have_named_parts_from_as_many_operations_as_asked_for() -> None:
    equations = shortest("snakeboard")
    assert "z_{0}" not in equations.latex()
    assert "z_{0}" in equations.latex(longest=20)


@pytest.mark.parametrize(
    "line",
    [
        r"\left(J + a^{2} m\right) \dot{\omega} = - a m \omega v",
        r"\ddot{x} = \frac{2}{7} \Omega v_{x,\text{ball}} + \sin^{2} {\phi} \cos {\theta}",
        r"l m r \left(\dot{\alpha}^{2} + \dot{\psi}^{2}\right) \sin {\alpha} + \tau_{\text{left}} + "
        r"\tau_{\text{right}}",
        r"\sqrt{x^{2} + y^{2}} \left(e_{1} w_{5} + e_{2} w_{6} + e_{3} w_{4}\right)",
        r"J_{1} d_{2}^{2} + J_{2} d_{1}^{2} + d_{1}^{2} \bigl(d_{2}^{2} m_{2} - J_{2}\bigr) \sin^{2} {\phi}",
    ],
)
def test_widths_are_those_of_tex_to_within_a_tenth(line: str, tmp_path: Path) -> None:
    """TeX says by how much a box of the line is wider than a box of no width."""
    [points] = overfull(rf"\noindent\hbox to 0pt{{$\displaystyle {line}$}}", tmp_path, 345)
    assert width_of(line) == pytest.approx(points, rel=0.1)


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("name", SEVERAL)
@pytest.mark.parametrize(("width", "environment"), [(246, "aligned"), (345, "align"), (246, "equation")])
def test_equations_compile_within_their_column(name: str, width: float, environment: str, tmp_path: Path) -> None:
    require_pdflatex()
    _compile(shortest(name), width, environment, tmp_path)


EVERY_OTHER = [card.name for card in ap.catalogue.SYSTEMS if card.name not in SEVERAL]


def test_a_wide_divisor_on_the_left_gets_a_name(tmp_path: Path) -> None:
    """The rattleback's third coefficient divides by a sum wider than a column of two."""
    w = dynamicsymbols("w", real=True)
    z = sm.symbols("z10:34", real=True)
    below = sm.Add(*[a * b for a, b in zip(z[::2], z[1::2], strict=True)])
    rate = w.diff(dynamicsymbols._t)
    pairs = with_named_parts([((z[0] + z[1]) * rate / below, sm.S.Zero)], 0.6 * 246, Typesetter())
    assert pairs[0] == (sm.Symbol("c1"), below)
    assert pairs[1] == ((z[0] + z[1]) * rate / sm.Symbol("c1"), sm.S.Zero)
    assert overfull(f"\\[\n{in_environment(pairs, 'aligned', 246, Typesetter())}\n\\]", tmp_path, 246) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", EVERY_OTHER)
def test_equations_of_every_system_compile_within_their_column(name: str, tmp_path: Path) -> None:
    require_pdflatex()
    if name in UNWRITTEN:
        pytest.skip("its equations fill a book")
    equations = shortest(name)
    _compile(equations, 246, "aligned", tmp_path)
    _compile(equations, 345, "align", tmp_path)


def _compile(equations: ap.Equations, width: float, environment: str, folder: Path) -> None:
    latex = equations.latex(width=width, environment=environment)
    assert not unknown_to_katex(latex)
    body = f"\\begin{{equation*}}\n{latex}\n\\end{{equation*}}" if environment == "aligned" else latex
    assert overfull(body, folder, width) == []
