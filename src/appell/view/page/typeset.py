"""The equations of the page: the constraints, the equations of motion where they can be read, and their symbols."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sympy as sm

from appell.compile import program_of
from appell.constraints import Placeholder, PlaceholderKind
from appell.equations import Equations
from appell.equations.forms import state_graph_of, variational_of
from appell.errors import AppellError
from appell.escaping import latex_text
from appell.numbers import READ
from appell.reading.in_vectors import in_vectors
from appell.reading.of_equations import lines_of
from appell.reading.printing.typesetting import Typesetter, typeset
from appell.view.page.names import rate_latex

LETTERS = {
    PlaceholderKind.POSITION: "r",
    PlaceholderKind.X_AXIS: r"\hat{x}",
    PlaceholderKind.Y_AXIS: r"\hat{y}",
    PlaceholderKind.Z_AXIS: r"\hat{z}",
    PlaceholderKind.VELOCITY: "v",
    PlaceholderKind.ACCELERATION: "a",
    PlaceholderKind.ANGULAR_VELOCITY: r"\omega",
    PlaceholderKind.ANGULAR_ACCELERATION: r"\alpha",
}
"""The letter of each quantity of a point or body."""


def equations_of(equations: Equations) -> list[dict[str, Any]]:
    """The blocks of equations, each with a title, its lines in LaTeX and what is said of it."""
    symbols = [*_symbols(equations), *_components(equations)]
    lines, notes = [], []
    for constraint in equations.mechanism.constraints:
        relation = r"\ge 0" if constraint.unilateral else "= 0"
        rows = [e for e in constraint.expressions if sm.count_ops(e) <= READ.row]
        lines += [
            {"latex": f"{_row_latex(e, equations.mechanism.latex_names)} {relation}", "name": constraint.name}
            for e in rows
        ]
        left = len(constraint.expressions) - len(rows)
        if left:
            count = f"{left} row{'s' * (left > 1)} of '{constraint.name}'"
            notes.append(f"{count} {'are' if left > 1 else 'is'} too long to read here.")
    found = [{"title": "Constraints", "lines": lines, "note": " ".join(notes)}, _motion(equations)]
    return [block | {"symbols": symbols} for block in found if block["lines"] or block["note"]]


def _row_latex(expression: sm.Expr, names: Mapping[str, str]) -> str:
    """A row, with the components of velocities, positions and axes by their letters."""
    return typeset(expression, {**names, **{p.name: component_latex(p) for p in expression.atoms(Placeholder)}})


def component_latex(component: Placeholder) -> str:
    """v_{x, P}: the component of a quantity of a point or body along an inertial axis."""
    return rf"{LETTERS[component.quantity]}_{{{'xyz'[component.axis]},\,\text{{{latex_text(str(component.of))}}}}}"


def _components(equations: Equations) -> list[dict[str, str]]:
    rows = [e for c in equations.mechanism.constraints for e in c.expressions if sm.count_ops(e) <= READ.row]
    found = sorted({p for e in rows for p in e.atoms(Placeholder)}, key=lambda p: p.name)
    return [
        {
            "latex": component_latex(p),
            "name": f"{p.quantity.words} of {p.of}",
            "meaning": f"component along {'xyz'[p.axis]}",
            "unit": "",
        }
        for p in found
    ]


def _motion(equations: Equations) -> dict[str, Any]:
    title = f"Equations of motion by {equations.principle.name}"
    operations = operation_count(equations)
    too_long = "too long to read here; `appell show` writes shorter forms of them."
    most = READ.several if state_graph_of(equations).norms else READ.equations
    if operations is not None and operations > most:
        return _by_body(equations, title, operations)
    try:
        lines = [{"latex": line, "name": ""} for line in _shortest_lines(equations)]
    except AppellError as error:
        return {"title": title, "lines": [], "note": str(error)}
    legible = [line for line in lines if len(line["latex"]) <= READ.multiplied]
    note = f"{len(lines) - len(legible)} equations are {too_long}" if len(legible) < len(lines) else ""
    return {"title": title, "lines": legible, "note": note}


def _shortest_lines(equations: Equations) -> list[str]:
    """The equations in the speeds in which they are shortest, with named quantities; as they stand where none is."""
    try:
        return lines_of(equations.shortest())
    except AppellError:
        return lines_of(equations)


def _by_body(equations: Equations, title: str, operations: int) -> dict[str, Any]:
    """Long equations body by body in vectors, nothing multiplied out; folded away at first."""
    count, model = f" ({operations} operations when multiplied out)", equations.mechanism
    # Kane's equations are stated so: they are not those of another family
    if equations.principle.family != "d'Alembert" or not model.masses:
        return {"title": title, "lines": [], "note": f"The equations of motion are too long to read here{count}."}
    lines, last = [], ""
    for part, latex in in_vectors(model).latex(model.latex_names):
        lines.append({"latex": latex, "name": "" if part == last else part})
        last = part
    kept = [line for line in lines if len(line["latex"]) <= READ.multiplied]
    note = f"Kane's equations by body, in vectors{count}."
    note += f" {len(lines) - len(kept)} lines are too long to read here." if len(kept) < len(lines) else ""
    return {"title": title, "lines": kept, "note": note, "folded": True}


def operation_count(equations: Equations) -> int | None:
    """How long the equations are: operations of their blocks; None where they have none."""
    if variational_of(equations) is not None:
        return None
    program = program_of(equations)
    if program.system.is_recursive:
        return program.operations
    functions = program.system.functions
    return max(functions[name].n_instructions() for name in ("dynamics", "minimal") if name in functions)


def _symbols(equations: Equations) -> list[dict[str, str]]:
    setter, names = Typesetter(equations.mechanism.latex_names), equations.mechanism.latex_names
    found = [
        {"latex": setter.of(p.symbol), "name": p.name, "meaning": p.description or "parameter", "unit": p.unit}
        for p in equations.mechanism.parameters
    ]
    for word, symbols in (("coordinate", equations.coordinates), ("speed", equations.speeds)):
        for symbol in symbols:
            name = str(getattr(symbol, "name", symbol.func))
            found.append({"latex": setter.of(symbol), "name": name, "meaning": word, "unit": ""})
            found.append(
                {"latex": rate_latex(symbol, names), "name": name, "meaning": f"rate of the {word}", "unit": ""}
            )
    return found
