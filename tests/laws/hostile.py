"""Names that try to leave the text they stand in, and models that have them everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice

import sympy as sm
from sympy.physics.vector import dynamicsymbols

import appell as ap

C = '__attribute__((constructor))static void p(void){extern int system(const char*);system("touch RAN");}'
PYTHON = '__import__("pathlib").Path("RAN").write_text("")'
JAVASCRIPT = "window.RAN=1"

# fmt: off
# ruff: noqa: E501 - tables of names
_COMMENTS = [f"*/{C}/*", "*/", "/*", "//", "*??/", "?? /", "??/", "*\\", "/* */", "*//*", "#error x", "%:include", "--><b>"]
_STRINGS = [
    '"', "'", '"""', "'''", "\\", '\\"', '";', f'"+{PYTHON}+"', f'"""+{PYTHON}+"""', f'");{C}//', "\\x41", "\\N{BEL}",
    "%s%n", "{0}", "{x.__class__}", "${x}", "`touch RAN`", "$(touch RAN)", "; touch RAN", "| touch RAN", "\\u0022",
]
_PYTHON = [PYTHON, "lambda", "None", "sm", "remainder", "__import__", f"x={PYTHON}", "ROWS", "import os", "x, y", "print", "sin"]
_C = ["int", "double", "main", "static", "appell", "appell_model", "APPELL_STATES", "TITLE", "SIZES", "linux", "v1", "out"]
_HTML = [
    f"</script><script>{JAVASCRIPT}</script>", f"<img src=x onerror={JAVASCRIPT}>", "<!--", "-->", "]]>", "&lt;", "&#0;",
    f'" onmouseover="{JAVASCRIPT}', f"javascript:{JAVASCRIPT}", "</title>", "</textarea>", "<svg/onload=x>", "</style>",
    "<script>", "</SCRIPT >", "<iframe srcdoc=x>", f"[x](javascript:{JAVASCRIPT})", "![x](x)", "<?xml", "<!DOCTYPE x [",
    "<a&b>",
]
_LATEX = [
    r"\input{RAN}", r"\write18{touch RAN}", r"\def\x{y}", "^^5cinput{RAN}", "%", "$", "$$", "$x$", "#1", "&", "~", "^", "_",
    r"\end{document}", "{", "}", "}{", r"\\", r"\(", r"\]", r"\text{x}", r"\alpha", r"\alpha}", r"\href{x}{y}", "a^b^c",
    r"\begin{x}", r"\verb|x|", r"\catcode`\%=0", "{\\input{RAN}}", r"\includegraphics{RAN}", "x'y", "''", "x''", "@", "a@b",
]
_FILES = ["../../RAN", "/etc/passwd", "..", ".", "a/b", "a\\b", "con", "nul.txt", "x.c", "-rf", "--version", "~root", "*", "a b"]
_TABLES = ["=1+1", "+1", "-1", "@SUM(1)", '=HYPERLINK("x")', "a,b", "a;b", 'a"b', "=cmd|' /C calc'!A0", "0", "1e5", "nan"]
_UNSEEN = [
    "a\nb", "a\rb", "a\tb", "a\0b", "\x1b[2J", "\x07", "\u202eabc", "\u2066x\u2069", "a\u200bb", "\u2028", "\u2029", "\ud800",
    "\ufeff", "a\u00a0b",
]
_LONG = [
    "x" * 200, "x" * 201, "(" * 200, "é" * 200, "\\" * 200, "a_" * 100, "<b>" * 66, "dot" * 66, "[" * 200, "'" * 199,
    "x" * 100_000,
]
_LETTERS = ["é", "δ", "变量", "نص", "😀", "ß", "İ", "x\u0301", "½", "″", "x₁", "Ａ", "ﬁ", "\u00ad", "ñandú", "ʻ", "𝛼", "‘x’", "«x»"]
_WORDS = [
    "energy", "t", "x(t)", "x:9", "x0:100000000", "a b c", "x[0]", "x[y]", "(a:z)", "x.y", "x.x", "ground", "N", "N.x", "O",
    "", " ", "1", "-", "+", "1.5", "1/0", "9**9**9", "pi", "e", "I", "oo", "zoo", "S", "Q", "E", "__", "_x", "_d1_x", "rate",
    "symbol",
]
# fmt: on
_GROUPS = (_COMMENTS, _STRINGS, _PYTHON, _C, _HTML, _LATEX, _FILES, _TABLES, _UNSEEN, _LONG, _LETTERS, _WORDS)
HOSTILE = list(dict.fromkeys(name for group in _GROUPS for name in group))
"""At least two hundred of them."""


def is_refused(name: str) -> bool:
    """Whether a model takes it for the name of a parameter; where it does not, it says so in a sentence."""
    try:
        ap.Model("m").parameters([sm.Symbol(name, real=True)])
    except ap.ModelError as error:
        sentence = str(error)
    else:
        return False
    assert 15 < len(sentence) < 1000
    assert sentence.isprintable()
    return True


def words(names: Sequence[str]) -> list[str]:
    """Those that a model takes."""
    return [name for name in names if not is_refused(name)]


def cart(names: Sequence[str], *, with_input: bool = True) -> ap.Model:
    """A particle with a pendulum and a row in velocities: everything has one of the names, the rest are parameters."""
    given = iter(names)
    t = dynamicsymbols._t
    model = ap.Model(next(given))
    N = model.frame
    x, y, phi = model.coordinates([sm.Function(next(given), real=True)(t) for _ in range(3)])
    u, v, _ = model.speeds([sm.Function(next(given), real=True)(t) for _ in range(3)])
    P = model.particle(next(given), mass=1, position=x * N.x + y * N.y)
    A = N.orientnew(next(given), "Axis", (phi, N.z))
    B = model.body(next(given), mass=2, frame=A, position=x * N.x + y * N.y + A.x, inertia_zz=1)
    model.point(next(given), x * N.x + y * N.y + 2 * A.x, on=B)
    model.constrain(next(given), y.diff(t) - sm.sin(phi) * x.diff(t))
    push = model.input(next(given), unit=next(given), description=next(given)) if with_input else sm.Integer(1)
    model.force(P, push * N.x, name=next(given))
    model.torque(B, -phi.diff(t) * N.z, name=next(given))
    model.integral(next(given), v - sm.sin(phi) * u)
    rest = list(given)
    symbols = [sm.Symbol(name, real=True) for name in rest]
    model.parameters(
        symbols, [1.0] * len(rest), unit=rest[::-1], description=list(islice(cycle(rest), 1, len(rest) + 1))
    )
    model.potential(rest[0], symbols[1] * x**2 + symbols[2] * y**2 * symbols[3])
    return model
