"""Tables of partial velocities and accelerations, and the generalised forces, as text and LaTeX."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import sympy as sm
from sympy.physics.vector import Vector

from appell.escaping import latex_text
from appell.numbers import READ, TEXT
from appell.reading.printing.common_subexpressions import shared
from appell.reading.printing.text import text
from appell.reading.printing.typesetting import Typesetter

if TYPE_CHECKING:
    from appell.reading.partials.partials import Partials


def as_text(p: Partials) -> str:
    """The tables, legible in a terminal; long ones as lists, with sub-expressions named."""
    shown, where = _named(_blocks(p))
    independent = ", ".join(text(u) for u in p.independent_speeds) or "none"
    lines = [(f"{p.model.name}: Kane, independent speeds {independent}")]
    lines += _lines("where", [f"{text(s)} = {text(e)}" for s, e in where])
    for title, entries in shown.items():
        cells = {key: text(value) for key, value in entries.items()}
        lines += _lines(title, _grid(cells))
    lines += ["  " + note for note in _notes(p)]
    return "\n".join(lines)


def as_latex(p: Partials) -> str:
    """The same, typeset: one array a table."""
    shown, where = _named(_blocks(p))
    setter = Typesetter(p.model.latex_names)
    parts = [f"{setter.of(s)} = {setter.of(e)}" for s, e in where]
    labels = _labels(p, setter)
    for title, entries in shown.items():
        # One table as an array with its title above
        columns = list(dict.fromkeys(column for column, _ in entries))
        rows = list(dict.fromkeys(row for _, row in entries))
        head = [] if columns == [""] else ["r & " + " & ".join(labels[c] for c in columns) + r" \\ \hline"]
        body = [
            f"{labels[r]} & " + " & ".join(setter.of(entries[c, r]) if (c, r) in entries else "" for c in columns)
            for r in rows
        ]
        inside = "\n".join([*head, " \\\\\n".join(body)])
        words, _, symbol = title.partition(" F")
        name = _words(words) + (rf"\ F{symbol.replace('*', '^*')}" if symbol else "")
        parts.append(name + f" \\\\\n\\begin{{array}}{{{'l' * (len(columns) + 1)}}}\n{inside}\n\\end{{array}}")
    parts += [_words(note) for note in _notes(p)]
    return "\\begin{gathered}\n" + " \\\\[1ex]\n".join(parts) + "\n\\end{gathered}"


def _blocks(p: Partials) -> dict[str, dict[tuple[str, str], Any]]:
    """What is shown: by title, by column and row."""
    kind = "" if len(p.speeds) == len(p.model.kinematics.speeds) else "nonholonomic "
    found = {f"{kind}partial velocities": _vectors(("v", p.velocities), ("omega", p.angular_velocities))}
    if p.dependent_rates:
        columns = (("a", p.accelerations), ("alpha", p.angular_accelerations))
        found["nonholonomic partial accelerations"] = _vectors(*columns)
    for title, eliminated in (("dependent speeds", p.dependent_speeds), ("dependent speed rates", p.dependent_rates)):
        if eliminated:
            found[title] = {("", f"{text(u)} ="): e for u, e in eliminated.items()}
    for title, forces in _forces(p).items():
        found[title] = {("", f"{text(u)}:"): e for u, e in forces.items()}
    return found


def _vectors(*columns: tuple[str, Mapping[str, Mapping[sm.Expr, Vector]]]) -> dict[tuple[str, str], Vector]:
    return {
        (f"{letter} of {place}", text(u)): vector
        for letter, places in columns
        for place in places
        for u, vector in places[place].items()
    }


def _forces(p: Partials) -> dict[str, Mapping[sm.Expr, sm.Expr]]:
    """The generalised forces that are short enough to be read."""
    if p.is_large:
        return {}
    found = {"generalised active forces F_r": p.active_forces, "generalised inertia forces F*_r": p.inertia_forces}
    return {title: given for title, given in found.items() if sum(map(sm.count_ops, given.values())) <= READ.equations}


def _notes(p: Partials) -> list[str]:
    """What is not shown, and where it is."""
    notes = []
    if p.unsolved:
        notes.append(
            "A[...] and B[...] stand for what solves partials.embedded_rows, which are too long to be solved in symbols"
        )
    shown = "".join(_forces(p))
    long = [name for name, word in (("active_forces", "active"), ("inertia_forces", "inertia")) if word not in shown]
    if long:
        notes.append(f"too long to be shown: {' and '.join(f'partials.{name}' for name in long)}")
    return notes


def _named(
    blocks: Mapping[str, Mapping[tuple[str, str], Any]],
) -> tuple[dict[str, dict[tuple[str, str], Any]], list[tuple[sm.Expr, sm.Expr]]]:
    """Where the whole is long, sub-expressions that occur more than once get names."""
    entries = [(title, key, value) for title, cells in blocks.items() for key, value in cells.items()]
    matrices = [sm.Matrix(list(_scalars(value))) for _, _, value in entries]
    where: list[tuple[sm.Expr, sm.Expr]] = []
    if sum(sm.count_ops(m) for m in matrices) > READ.equations:
        where, matrices = shared(matrices)
    found: dict[str, dict[tuple[str, str], Any]] = {title: {} for title in blocks}
    for (title, key, value), matrix in zip(entries, matrices, strict=True):
        found[title][key] = _with_scalars(value, list(matrix))
    return found, where


def _scalars(value: Any) -> Sequence[sm.Expr]:
    return [e for part, _ in value.args for e in part] if isinstance(value, Vector) else [value]


def _with_scalars(value: Any, scalars: Sequence[sm.Expr]) -> Any:
    if not isinstance(value, Vector):
        return scalars[0]
    total = Vector(0)
    for i, (_, frame) in enumerate(value.args):
        x, y, z = scalars[3 * i : 3 * i + 3]
        total += x * frame.x + y * frame.y + z * frame.z
    return total


def _grid(cells: Mapping[tuple[str, str], str]) -> list[str]:
    """A row for every speed and a column for every point, if that fits; else one line an entry."""
    columns = list(dict.fromkeys(column for column, _ in cells))
    rows = list(dict.fromkeys(row for _, row in cells))
    if columns == [""]:
        return [f"{row} {cells['', row]}" for row in rows]
    width = {c: max(len(c), *(len(cells[c, r]) for r in rows if (c, r) in cells)) for c in columns}
    first = max(map(len, rows), default=0)
    if first + sum(w + 3 for w in width.values()) > TEXT.line:
        nonzero = [f"{column}, {row}: {value}" for (column, row), value in cells.items() if value != "0"]
        return nonzero if len(nonzero) == len(cells) else [*nonzero, "the others are 0"]
    head = " " * first + "".join(f"   {c:{width[c]}}" for c in columns)
    body = [f"{r:{first}}" + "".join(f"   {cells.get((c, r), ''):{width[c]}}" for c in columns) for r in rows]
    return [line.rstrip() for line in (head, *body)]


def _labels(p: Partials, setter: Typesetter) -> dict[str, str]:
    """The heads of rows and columns, typeset."""
    found: dict[str, str] = {}
    for u in p.model.kinematics.speeds:
        rate = u.diff(p.time)
        found |= {text(u): setter.of(u), f"{text(u)}:": f"{setter.of(u)}:"}
        found |= {f"{text(e)} =": f"{setter.of(e)} =" for e in (u, rate)}
    letters = {"v": r"\mathbf{v}", "omega": r"\boldsymbol{\omega}"}
    letters |= {"a": r"\tilde{\mathbf{a}}", "alpha": r"\tilde{\boldsymbol{\alpha}}"}
    for letter, symbol in letters.items():
        found |= {f"{letter} of {place}": rf"{symbol}^{{{_words(place)}}}_r" for place in p.velocities}
    return found


def _words(text: str) -> str:
    """Words within mathematics."""
    return rf"\text{{{latex_text(text)}}}"


def _lines(title: str, lines: Sequence[str]) -> list[str]:
    return [f"  {title}", *(f"    {line}" for line in lines)] if lines else []
