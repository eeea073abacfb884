"""Lines of text such as ``h.x = A*omega.x' - omega.z*(B + D)/2`` as LaTeX; nothing is evaluated."""

from __future__ import annotations

import ast
import re

from appell.escaping import latex_text
from appell.reading.printing.latex_names import with_dots
from appell.view.page.names import latex_of_name

NAME = re.compile(r"(?<![\w.'])[A-Za-z_]\w*(?:\.[xyz]\b)?(?:\[[^\]]*\])?'*")
"""A name with its component, its column and its dashes for time derivatives."""
FUNCTIONS = ("sin", "cos", "tan", "exp", "log", "atan2", "Abs", "asin", "acos", "atan", "sinh", "cosh", "tanh")
RELATIONS: dict[type[ast.cmpop], str] = {ast.Lt: " < ", ast.LtE: r" \le ", ast.Gt: " > ", ast.GtE: r" \ge "}
LOOSE, SUM, PRODUCT, SIGN, POWER = range(5)
"""How tightly a piece is bound."""


def line_latex(line: str) -> str:
    """An equation, or a sum alone; what cannot be read stays text."""
    try:
        return " = ".join(_side(side) for side in line.split(" = "))
    except (SyntaxError, ValueError):
        return rf"\text{{{latex_text(line)}}}"


def _side(text: str) -> str:
    names: list[str] = []

    def stand_in(found: re.Match[str]) -> str:
        word = found.group()
        if word in FUNCTIONS or word in ("sqrt", "Piecewise", "True"):
            return word
        names.append(word)
        return f"_{len(names) - 1}"

    tree = ast.parse(NAME.sub(stand_in, text).replace("^", "**"), mode="eval").body
    return _written(tree, names)[0]


def _written(node: ast.expr, names: list[str]) -> tuple[str, int]:
    """A piece as LaTeX, and how tightly it is bound."""
    if isinstance(node, ast.Name):
        return _name(names[int(node.id[1:])]), POWER
    if isinstance(node, ast.Constant):
        return str(node.value), POWER
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return f"-{_bound(node.operand, names, PRODUCT)}", SUM
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        word = node.func.id
        if word == "Piecewise":
            return _cases(node.args, names), POWER
        given = ", ".join(_written(a, names)[0] for a in node.args)
        if word == "sqrt":
            return rf"\sqrt{{{given}}}", POWER
        known = word in ("sin", "cos", "tan", "exp", "log", "sinh", "cosh", "tanh")
        return (rf"\{word}" if known else rf"\operatorname{{{word}}}") + rf"\left({given}\right)", POWER
    if isinstance(node, ast.BinOp):
        return _pair(node, names)
    raise ValueError(ast.dump(node))


def _cases(pairs: list[ast.expr], names: list[str]) -> str:
    rows = []
    for pair in pairs:
        if not (isinstance(pair, ast.Tuple) and len(pair.elts) == 2):
            raise ValueError(ast.dump(pair))
        value, when = pair.elts
        if isinstance(when, ast.Compare) and len(when.ops) == 1 and type(when.ops[0]) in RELATIONS:
            sides = (_written(side, names)[0] for side in (when.left, when.comparators[0]))
            words = rf"\text{{where }} {RELATIONS[type(when.ops[0])].join(sides)}"
        elif isinstance(when, ast.Constant) and when.value is True:
            words = r"\text{otherwise}"
        else:
            raise ValueError(ast.dump(when))
        rows.append(f"{_written(value, names)[0]} & {words}")
    return r"\begin{cases} " + r" \\ ".join(rows) + r" \end{cases}"


def _pair(node: ast.BinOp, names: list[str]) -> tuple[str, int]:
    left, right, op = node.left, node.right, node.op
    if isinstance(op, ast.Add | ast.Sub):
        sign = "+" if isinstance(op, ast.Add) else "-"
        return f"{_bound(left, names, SUM)} {sign} {_bound(right, names, SUM if sign == '+' else PRODUCT)}", SUM
    if isinstance(op, ast.Mult):
        first, bound = _written(left, names)
        signed = bound == SUM and first.startswith("-") and _is_signed(left)  # -a b needs no brackets where it begins
        first = first if bound >= PRODUCT or signed else rf"\left({first}\right)"
        return rf"{first} \, {_bound(right, names, PRODUCT)}", SUM if signed else PRODUCT
    if isinstance(op, ast.Div):
        return rf"\frac{{{_written(left, names)[0]}}}{{{_written(right, names)[0]}}}", PRODUCT
    if isinstance(op, ast.Pow):
        return f"{_bound(left, names, POWER)}^{{{_written(right, names)[0]}}}", SIGN
    raise ValueError(ast.dump(node))


def _is_signed(node: ast.expr) -> bool:
    """Whether it is a product that begins with a minus."""
    while isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        node = node.left
    return isinstance(node, ast.UnaryOp)


def _bound(node: ast.expr, names: list[str], least: int) -> str:
    text, bound = _written(node, names)
    return text if bound >= least else rf"\left({text}\right)"


def _name(word: str) -> str:
    """v_stone.x' as the dot over the x component of v of the stone; rolls_1[w] as the entry of a row at w."""
    dashes = len(word) - len(word.rstrip("'"))
    word = word.rstrip("'")
    row = re.fullmatch(r"(.*)\[(.*)\]", word)
    if row:
        return rf"\text{{{latex_text(row.group(1))}}}_{{{latex_of_name(row.group(2))}}}"
    component = re.fullmatch(r"(.*)\.([xyz])", word)
    if component:
        letter, _, of = component.group(1).partition("_")
        below = rf"{component.group(2)}" + (rf",\,\text{{{latex_text(of)}}}" if of else "")
        made = rf"{with_dots(latex_of_name(letter), dashes)}_{{{below}}}"
        return made
    return with_dots(latex_of_name(word), dashes)
