"""Sums are written as in a lecture: a plus sign first, rates before the rest, brackets without needless minus signs."""

import os
import subprocess
import sys

import pytest
import sympy as sm
from sympy.physics.vector import dynamicsymbols

import appell as ap
from appell.reading.printing.latex_names import latex_name
from appell.reading.printing.order_of_terms import is_negative, ordered_terms, with_signs_outside
from appell.reading.printing.text import text
from appell.reading.printing.typesetting import typeset

a, b, c, d, x = sm.symbols("a b c d x")
q = dynamicsymbols("q")
rate = q.diff()

WRITTEN = [
    (b - a, "b - a", "b - a"),
    (-a - b, "-a - b", "- a - b"),
    (c * (-a - b), "-c*(a + b)", r"- c \left(a + b\right)"),
    (-c * (a - b), "c*(b - a)", r"c \left(b - a\right)"),
    (c / (-a - b), "-c/(a + b)", r"- \frac{c}{a + b}"),
    (-c * (a + b - d), "-c*(a + b - d)", r"- c \left(a + b - d\right)"),
    (a + c * (-b - d), "a - c*(b + d)", r"a - c \left(b + d\right)"),
    (a + b * rate, "b*q' + a", r"b \dot{q} + a"),
    (a - b * rate, "a - b*q'", r"a - b \dot{q}"),
]


@pytest.mark.parametrize(("e", "words", "latex"), WRITTEN, ids=[words for _, words, _ in WRITTEN])
def test_a_sum_is_written_as_in_a_lecture(e: sm.Expr, words: str, latex: str) -> None:
    assert text(e) == words
    assert typeset(e) == latex


@pytest.mark.parametrize("name", ["tricycle", "roller-racer", "rolling-disc"])
def test_what_is_written_is_the_same_sum(name: str) -> None:
    """Turned brackets and reordered terms give the same expression back, and no more operations."""
    form = ap.catalogue.card_of(name).model().derive(ap.Kane()).symbolic_form
    found = [e for block in (form.blocks.M, form.blocks.F, form.kinematics) for e in block]
    products = [p for e in found for p in e.atoms(sm.Mul)]
    assert products
    for product in products:
        turned = with_signs_outside(product)
        assert sm.expand(turned - product) == 0
        assert sm.count_ops(turned) <= sm.count_ops(product)
    for total in (s for e in found for s in e.atoms(sm.Add)):
        terms = ordered_terms(total)
        assert sm.Add(*terms) == total
        assert not is_negative(terms[0]) or all(map(is_negative, terms))


TRICYCLE = "print(ap.catalogue.card_of('tricycle').model().derive(ap.Kane()).shortest())"
CHAIN = """
m = ap.Model("a chain"); N = m.frame
x, y = m.coordinates("x1 x2 x3 x4"), m.coordinates("y1 y2 y3 y4")
ends = [(0, 0), *zip(x, y)]
for k in range(4):
    m.particle(f"P{k}", 1, x[k] * N.x + y[k] * N.y)
    m.constrain(f"rod {k}", sum((b - a) ** 2 for a, b in zip(ends[k], ends[k + 1])) - 1)
angles = [sm.Function(name, real=True)(m.time) for name in "abcd"]
places = {x[k]: sum(map(sm.sin, angles[:k + 1])) for k in reversed(range(4))}
places |= {y[k]: -sum(map(sm.cos, angles[:k + 1])) for k in range(4)}
print(list(m.eliminate(places).contents.coordinates))
"""


@pytest.mark.slow
@pytest.mark.parametrize("what", [TRICYCLE, CHAIN], ids=["equations", "new coordinates"])
def test_the_order_is_the_same_for_every_hash_seed(what: str) -> None:
    program = "import appell as ap, sympy as sm\n" + what
    runs = {
        subprocess.run(
            [sys.executable, "-c", program], env={**os.environ, "PYTHONHASHSEED": seed}, check=True, capture_output=True
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(runs) == 1


def one_printer() -> dict[str, tuple[str, str]]:
    """LaTeX of what is no equation, and the sum that must stand in it."""
    from sympy.physics.vector import ReferenceFrame

    from appell.analysis.integrals.result import FirstIntegral
    from appell.analysis.stability.powers import typeset_powers
    from appell.reading.partials.partials import BySpeed
    from appell.view.page.typeset import _row_latex
    from appell.view.paper import typeset as label

    N = ReferenceFrame("N")
    disc = ap.catalogue.card_of("rolling-disc").model()
    row = disc.constraints["rolls"].expressions[0]
    momentum = (c * (b - a) * N.x).subs(c, q)
    integral = FirstIntegral("momentum", c * (b - a), 1, True)
    return {
        "integrals": (integral._repr_latex_(), r"c \left(b - a\right)"),
        "partials": (BySpeed([q], [momentum], {"q": r"\chi"})._repr_latex_(), r"\chi &: \left(b - a\right) \chi"),
        "linear equations": (typeset_powers("v", ["q"], {"M": sm.Matrix([[b - a]])}), "b - a"),
        "a row of the page": (_row_latex(row, {"lean": r"\vartheta"}), r"\cos {\vartheta}"),
        "a label of a plot": (label(b - a), "$b - a$"),
        "reactions": (disc.reactions["rolls"]["disc"]._repr_latex_(), r"\sin {\theta} \cos {\psi}"),
    }


def test_what_is_no_equation_is_typeset_by_the_same_printer() -> None:
    for place, (latex, expected) in one_printer().items():
        assert expected in latex, (place, latex)


def test_the_page_says_what_the_symbols_mean_by_the_latex_they_have_in_the_equations() -> None:
    from appell.reading.of_equations import lines_of
    from appell.view.page.typeset import _symbols

    equations = ap.catalogue.card_of("four-bar").model().derive(ap.Kane(reactions=True))
    named = {s["latex"] for s in _symbols(equations)}
    assert {r"\dot{\beta}", r"\omega_{b}"} <= named
    assert r"\dot{\beta} = \omega_{b}" in lines_of(equations)
    assert latex_name("wx_stone") in {s["latex"] for s in _symbols(ap.catalogue.rattleback().derive(ap.Kane()))}
