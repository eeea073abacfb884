r"""Names and words of a model in the texts that are written from it: one function for each language.

A model may come from somebody else. Whatever its names are, they stay names: none ends a comment, a string or an
element of the text that it stands in, and none is read as a command there. `require_name` (`model/names.py`) refuses
characters that cannot be printed where a name enters; `one_line` shows those of other words.
"""

from __future__ import annotations

import json
import keyword
import re
from collections.abc import Set
from functools import cache

from sympy.printing.latex import modifier_dict, other_symbols, tex_greek_dictionary

from appell.numbers import TEXT

C_KEYWORDS = frozenset(
    """auto break case char const continue default do double else enum extern float for goto if inline int long
    register restrict return short signed sizeof static struct switch typedef union unsigned void volatile
    while asm typeof class delete new private public template this throw try catch namespace using virtual
    operator friend bool true false nullptr main linux unix abs acos acosh asin asinh atan atan2 atanh cbrt
    ceil copysign cos cosh erf erfc exp exp2 expm1 fabs fdim floor fma fmax fmin fmod frexp gamma hypot ilogb
    isfinite isgreater isinf isless isnan isnormal j0 j1 jn ldexp lgamma llrint llround log log10 log1p log2
    logb lrint lround modf nan nearbyint nextafter pow remainder remquo rint round scalb scalbln scalbn
    signbit significand signgam sin sincos sinh sqrt tan tanh tgamma trunc y0 y1 yn index memchr memcmp
    memcpy memmove memset strcat strchr strcmp strcoll strcpy strlen strncat strncmp strncpy strstr strtok
    printf puts""".split()
)
"""Words that are no names in C and C++, or that the headers of an export declare."""


def one_line(text: str) -> str:
    r"""A text in one line, in which everything can be seen: control and bidirectional characters as \u202e.

    >>> one_line("two\nlines")
    'two\\nlines'
    """
    return "".join(c if c.isprintable() else c.encode("unicode_escape", "surrogatepass").decode() for c in text)


def file_stem(name: str, otherwise: str = "model") -> str:
    """The name of a file without its ending: letters a to z, digits and hyphens.

    >>> file_stem("../Two pucks"), file_stem("///")
    ('two-pucks', 'model')
    """
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[: TEXT.quoted].rstrip("-") or otherwise


# ---- C and CUDA ---------------------------------------------------------------------------------------------------


def c_identifier(name: str) -> str:
    """A name of C: letters, digits and underscores, in small letters.

    >>> c_identifier("two pucks"), c_identifier("3-bar"), c_identifier("double")
    ('two_pucks', 'm_3_bar', 'm_double')
    """
    found = file_stem(name).replace("-", "_")
    return found if found[0].isalpha() and found not in C_KEYWORDS else f"m_{found}"


def c_comment(words: str) -> str:
    """What stands between the marks of a comment: it neither ends it nor begins another, and has no trigraph.

    >>> c_comment("a*/b")
    'a* /b'
    """
    apart = re.sub(r"\*(?=/)|/(?=\*)|\?(?=\?)", r"\g<0> ", one_line(words))
    return f" {apart} " if apart[:1] in "*/" or apart[-1:] in "*/" else apart


def c_string(words: str) -> str:
    r"""A string of C with its quotes: bytes of UTF-8, those that C may read otherwise in octal digits.

    >>> print(c_string('a"b'))
    "a\042b"
    """
    plain = (
        chr(b) if 32 <= b < 127 and chr(b) not in '"\\?' else f"\\{b:03o}" for b in words.encode("utf-8", "replace")
    )
    return f'"{"".join(plain)}"'


# ---- Python -------------------------------------------------------------------------------------------------------


def python_identifier(name: str, taken: Set[str] = frozenset()) -> str:
    """A name of Python near to a given one: of a to z, digits and underscores, and none of ``taken``.

    >>> python_identifier("front wheel"), python_identifier("lambda"), python_identifier("x", {"x"})
    ('front_wheel', 'lambda_', 'x_')
    """
    word = re.sub(r"\W", "_", name, flags=re.ASCII)[: TEXT.quoted]
    word = word if word[:1].isalpha() or word[:1] == "_" else f"_{word}"
    while keyword.iskeyword(word) or word in taken:
        word += "_"
    return word


def python_docstring(words: str) -> str:
    r"""What stands between three double quotes.

    >>> print(python_docstring('say "x"'))
    say \"x\"
    """
    return one_line(words).replace("\\", "\\\\").replace('"', '\\"')


# ---- LaTeX, Markdown, figures -------------------------------------------------------------------------------------

_LATEX = {c: f"\\{c}" for c in "{}_%#&$"}
_IN_TEXT = _LATEX | {
    "\\": r"\textbackslash{}",
    "^": r"\textasciicircum{}",
    "~": r"\textasciitilde{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
}
_IN_MATHEMATICS = _LATEX | {"\\": r"\backslash ", "^": r"\hat{}", "~": r"\sim ", "'": "{'}", "<": "{<}"}


def latex_text(words: str) -> str:
    r"""Words in \text{...} or in a paragraph, for LaTeX and KaTeX: every character stands for itself.

    >>> print(latex_text("50 % of x_1"))
    50 \% of x\_1
    """
    return "".join(_IN_TEXT.get(c, c) for c in one_line(words))


def latex_letters(word: str) -> str:
    r"""A word in mathematics, as in \mathit{...}: every character stands for itself.

    >>> print(latex_letters("a#b"))
    a\#b
    """
    return "".join(_IN_MATHEMATICS.get(c, c) for c in one_line(word))


@cache
def _latex_commands() -> frozenset[str]:
    greek = {symbol.lstrip("\\") for symbol in tex_greek_dictionary.values()}
    letters = """alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa varkappa lambda mu nu xi
    pi varpi rho varrho sigma varsigma tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon
    Phi Psi Omega ell hbar imath jmath wp Re Im partial nabla infty emptyset"""
    styles = """mathrm mathbf mathit mathsf mathtt mathcal mathbb mathfrak mathscr boldsymbol bm text textrm textbf
    textit operatorname left right big Big bigl bigr hat bar vec dot ddot dddot ddddot tilde breve check acute grave
    overline underline widehat widetilde overrightarrow prime frac tfrac dfrac sqrt quad qquad displaystyle textstyle
    scriptstyle sin cos tan exp log arctan"""
    signs = """times cdot pm mp star ast circ bullet dagger ddagger perp parallel angle sim approx backslash langle
    rangle lvert rvert lVert rVert Vert vert | , ; : ! { } _ % # & $"""
    return frozenset({*greek, *other_symbols, *modifier_dict, *letters.split(), *styles.split(), *signs.split(), " "})


def foreign_latex(symbol: str) -> str:
    r"""The first piece of LaTeX that is no part of a symbol, such as \input, %, or a brace without the other; else "".

    Known are commands of letters, accents, fonts and signs.

    >>> foreign_latex(r"\dot{\psi}_{\mathrm{c}}"), foreign_latex(r"\input{x}")
    ('', '\\input')
    """
    if not symbol.isprintable():
        return one_line(symbol)
    depth = 0
    for found in re.finditer(r"\\([A-Za-z]+|.|$)|\^\^|[%$#&~\"{}]", symbol):
        depth += {"{": 1, "}": -1}.get(found[0], 0)
        known = found[0] in "{}" if found[1] is None else found[1] in _latex_commands()
        if not known or depth < 0:
            return found[0]
    return "{" if depth else ""


def markdown(words: str) -> str:
    r"""Words of Markdown: every character stands for itself, none begins HTML, a link, code or mathematics.

    >>> print(markdown("a_1 <b>"))
    a\_1 \<b\>
    """
    return re.sub(r"[\\`*_\[\]<>&#|$~]", r"\\\g<0>", one_line(words))


def figure_text(words: str) -> str:
    r"""Words in a figure of matplotlib.

    It reads what stands between two dollar signs as mathematics, and leaves a name with an underscore before it out of
    a legend.

    >>> print(figure_text("$x"))
    \$x
    """
    return (" " if words.startswith("_") else "") + one_line(words).replace("$", r"\$")


# ---- pages and tables ---------------------------------------------------------------------------------------------


def script_json(value: object) -> str:
    r"""JSON inside a <script> element: nothing in it ends the element.

    >>> script_json("</script>")
    '"\\u003c/script>"'
    """
    return json.dumps(value, allow_nan=False, separators=(",", ":")).replace("<", "\\u003c")


def csv_head(words: str) -> str:
    """The head of a column: a spreadsheet reads what begins with = + - @ as a formula, and an apostrophe keeps it text.

    >>> csv_head("=1+1")
    "'=1+1"
    """
    return f"'{words}" if words[:1] in "=+-@" and words[:1] else words
