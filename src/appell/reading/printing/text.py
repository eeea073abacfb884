"""Equations as text and LaTeX; long ones with named sub-expressions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import dynamicsymbols
from sympy.physics.vector.printing import VectorStrReprPrinter

from appell.algebra.decimals import with_decimals
from appell.algebra.normal_form import is_sign
from appell.algebra.operations import operations
from appell.errors import ModelError
from appell.numbers import READ
from appell.reading.printing.common_subexpressions import shared, with_few_names
from appell.reading.printing.latex_width import TYPE
from appell.reading.printing.line_breaking import Side, broken_equations
from appell.reading.printing.order_of_terms import ordered_terms, with_signs_outside
from appell.reading.printing.typesetting import Typesetter
from appell.reading.symbolic_form import SymbolicForm


class _SumPrinter(VectorStrReprPrinter):
    """SymPy's text with sums in the order in which they are written."""

    def _as_ordered_terms(self, expr: sm.Expr, order: object = None) -> list[sm.Expr]:
        return ordered_terms(expr)

    def _print_Mul(self, expr: sm.Expr) -> str:
        return str(super()._print_Mul(with_signs_outside(expr)))


def text(e: sm.Basic) -> str:
    """An expression in one line: q for q(t), q' for its derivative."""
    return str(_SumPrinter({"full_prec": False}).doprint(e)).replace("**", "^")


def named(e: sm.Expr) -> sm.Expr:
    """An expression of the algebra's own symbols with these called by their names, to be printed and nothing else."""
    return e.xreplace({s: sm.Symbol(s.name) for s in e.atoms(sm.Dummy)})


def with_named_signs(e: sm.Basic, signs: dict[sm.Expr, sm.Symbol] | None = None) -> tuple[sm.Basic, dict]:
    """What is 1 or -1 everywhere (the side on which a disc rolls) called sigma, and what that stands for."""
    signs = {} if signs is None else signs
    for sign in sorted((p for p in e.atoms(sm.Piecewise) if is_sign(p)), key=str):
        signs.setdefault(sign, sm.Symbol("sigma" + (str(len(signs) + 1) if signs else "")))
    return (e.xreplace(signs) if signs else e), signs


def with_named_roots(
    expressions: Sequence[sm.Basic], roots: dict[sm.Expr, sm.Symbol] | None = None
) -> tuple[list[sm.Basic], dict[sm.Expr, sm.Symbol]]:
    """Long roots called rho, rho1 and so on, by what they are the root of; their powers are powers of rho."""
    roots = {} if roots is None else roots
    found = {p for e in expressions for p in e.atoms(sm.Pow) if p.exp.is_Number and float(2 * p.exp) % 2 == 1}
    for p in sorted(found, key=str):
        if operations(p) > READ.root and p.base not in roots:
            roots[p.base] = sm.Symbol(f"rho{len(roots) + 1}" if roots else "rho", positive=True)
    powers = {p: roots[p.base] ** int(2 * p.exp) for p in found if p.base in roots}
    return [e.xreplace(powers).xreplace({base: name**2 for base, name in roots.items()}) for e in expressions], roots


def equalities(form: SymbolicForm, longest: int = READ.equations) -> dict[str, list[tuple[sm.Expr, sm.Expr]]]:
    """Left and right sides by block: "where" holds named sub-expressions if the whole is long."""
    t = dynamicsymbols._t
    rates, definitions, held, laws = sm.Matrix(form.rates), [], None, dict[sm.Symbol, sm.Expr]()
    if form.named is not None:
        definitions, held, laws = list(form.named.definitions.items()), form.named.rows, form.named.laws
        dependent = {**form.dependent_speeds, **form.named.dependent_speeds}
        dependent = {s: e for s, e in dependent.items() if s not in form.named.definitions}
        form = replace(form, blocks=form.named.blocks, kinematics=form.named.kinematics, dependent_speeds=dependent)
    f, lam = form.blocks, sm.Matrix(form.lam)
    force = f.F if f.C is None else f.F + f.C
    right = force + f.B @ lam if form.lam else force
    gamma = f.gamma if held is None else sm.zeros(0, 1)  # too long to be read
    blocks = [f.M, right, f.A, gamma, form.kinematics]
    others = (form.dependent_speeds, form.dependent_rates, form.former_speeds)
    blocks += [sm.Matrix(list(found.values())) for found in others]
    signs: dict[sm.Expr, sm.Symbol] = {}
    blocks = [with_named_signs(block, signs)[0] for block in blocks]
    named = [*((symbol, sign) for sign, symbol in signs.items()), *definitions]
    added: list[tuple[sm.Expr, sm.Expr]] = []
    values = sm.Matrix(list(laws.values()))
    if form.decimals:  # before parts are named: a number before a named sum could not be multiplied into it
        values, *blocks = (block.applyfunc(with_decimals) for block in (values, *blocks))
    if sum(operations(b) for b in blocks[:4]) > longest:
        repeated, (values, *blocks) = shared([values, *blocks])
        named += repeated
    elif operations(values) > READ.short:
        added, (values,) = shared([values])
    added = [*added, *zip(laws, values, strict=True)]
    M, right, A, gamma, kinematics, speeds, speed_rates, former = blocks
    if held is not None:
        stated = [(row, sm.S.Zero) for row in held]
    else:
        stated = list(zip(A @ rates, -gamma, strict=True)) if A.rows else []
    own = list(zip(form.former_speeds, former, strict=True))
    short = operations(former) <= READ.short or not right.atoms(AppliedUndef).isdisjoint(form.former_speeds)
    found = {
        "coordinates eliminated": list(form.former_coordinates.items()),
        "speeds of the model": own if short else [],
        "where": named,
        "kinematics": list(zip((q.diff(t) for q in form.coordinates), kinematics, strict=True)),
        "momenta": list(form.momenta.items()),
        "dynamics": list(zip(M @ rates, right, strict=True)),
        "reactions of joints": list(form.auxiliary_rows),
        "constraints in evidence": stated,
        _LAWS: added,
        "auxiliary states": list(form.auxiliary_rates.items()),
        "dependent speeds": list(zip(form.dependent_speeds, speeds, strict=True)),
        "dependent speed rates": list(zip(form.dependent_rates, speed_rates, strict=True)),
        "speeds of the model, in these": [] if short else own,
    }
    if not form.decimals:
        return found
    return {words: [(with_decimals(a), with_decimals(b)) for a, b in pairs] for words, pairs in found.items()}


def as_text(title: str, form: SymbolicForm, above: SymbolicForm | None = None) -> str:
    """The equations of motion, legible in a terminal; the laws of reactions that stand ``above`` are not repeated."""
    parts = [title, f"  with {form.chosen}"] if form.chosen else [title]
    laws = _LAWS if above is not None and form.named and above.named and form.named.laws == above.named.laws else ""
    for words, pairs in equalities(form).items():
        if words == laws and pairs:
            parts.append(f"  {words}: as above")
            continue
        parts += _block(words, [f"{text(left)} = {right_side(right)}" for left, right in pairs])
    return "\n".join(parts)


_LAWS = "what the laws of reactions add"

ENVIRONMENTS = ("aligned", "align", "align*", "equation")
"""What typeset equations may stand in: a block within mathematics, numbered lines, lines, or one equation each."""


def shown(form: SymbolicForm, setter: Typesetter, longest: int = READ.equations) -> list[tuple[sm.Expr, sm.Expr]]:
    """Left and right sides to be typeset; not that a speed is the rate that it is typeset as."""
    found = equalities(form, longest)
    # what is in speeds of the model is the same said again: names are for what is read first
    last = found.pop("speeds of the model, in these", [])
    named, pairs = with_few_names([pair for block in found.values() for pair in block])
    return [(left, right) for left, right in (*named, *pairs, *last) if setter.of(left) != setter.of(right)]


def in_environment(pairs: Sequence[tuple[Side, Side]], environment: str, width: float, setter: Typesetter) -> str:
    """Equations in an environment of amsmath, broken at a width."""
    if environment not in ENVIRONMENTS:
        raise ModelError(f"environment={environment!r} is not known: choose among {', '.join(ENVIRONMENTS)}.")
    if not width > 0:
        raise ModelError(f"width={width!r} is not the width of a column in points: 246 is one of two, 345 a page's.")
    if environment == "equation":
        blocks = [in_environment([pair], "aligned", width - TYPE.number, setter) for pair in pairs]
        return "\n".join(f"\\begin{{equation}}\n{block}\n\\end{{equation}}" for block in blocks)
    numbered = environment == "align"
    equations = broken_equations(pairs, width - TYPE.number * numbered, setter)
    lines = [line + r" \notag" * (numbered and i < len(own) - 1) for own in equations for i, line in enumerate(own)]
    return f"\\begin{{{environment}}}\n" + " \\\\\n".join(lines) + f"\n\\end{{{environment}}}"


def right_side(e: sm.Expr) -> str:
    """A right side in text; a sign in words."""
    if is_sign(e) and len(e.args) == 2:
        (first, condition), (other, _) = e.args
        return f"{text(first)} where {text(condition)}, else {text(other)}"
    return text(e)


def _block(title: str, lines: list[str]) -> list[str]:
    return [f"  {title}", *(f"    {line}" for line in lines)] if lines else []
