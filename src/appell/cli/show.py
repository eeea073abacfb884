"""``appell show NAME``: the card of a system, its reactions by inspection and both of Kane's forms.

Where Kane does not admit the system, the first principle that does takes his place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

import typer

from appell.cli.group import Debug
from appell.cli.principles import choose
from appell.cli.systems import Name, NamedSystem, find
from appell.cli.terminal import columns_of, console, formulas, heading, paragraph, table
from appell.numbers import READ

if TYPE_CHECKING:
    from rich.console import Console

    from appell.catalogue import Card
    from appell.constraints import Constraint
    from appell.equations import Equations, Principle
    from appell.model import Mechanism
    from appell.reactions import ConstraintReactions


Derivation = Annotated[
    str, typer.Option(metavar="PRINCIPLE", help="Tell the derivation by a principle, and nothing else.")
]


def show(name: Name, derivation: Derivation = "", debug: Debug = False) -> None:
    """Show a system: its card, its reactions and both of Kane's forms; or the derivation by one principle."""
    system = find(name)
    if derivation:
        formulas(console(), str(system.model.derive(choose(derivation, False)).derivation()))
        return
    out, snapshot = console(), system.model.snapshot()
    _title(out, system)
    _constraints(out, system, snapshot)
    _parameters(out, snapshot)
    _start(out, system)
    if system.card is not None:
        _known(out, system.card)
    _mechanics(out, system)
    if system.card is not None and system.card.name == "bicycle":
        _linearised(out, system)


def _title(out: Console, system: NamedSystem) -> None:
    card = system.card
    out.print(f"{system.name}: {card.title if card else system.model.name}", style="bold")
    if card is not None:
        paragraph(out, card.summary, 2)
        paragraph(out, f"Source: {card.source}", 2)


def _constraints(out: Console, system: NamedSystem, snapshot: Mechanism) -> None:
    """The kind of each, and what must vanish: r, v, a are positions, velocities, accelerations of points."""
    if not snapshot.constraints:
        return
    heading(out, "Constraints")
    kinds = dict(system.card.kinds) if system.card else {}
    if any(constraint.name not in kinds for constraint in snapshot.constraints):
        kinds = {name: verdict.kind for name, verdict in system.model.classify().items()} | kinds
    for constraint in snapshot.constraints:
        out.print(f"  {constraint.name}: {kinds[constraint.name]}")
        for row in _rows(constraint):
            formulas(out, f"    0 = {row}")


def _rows(constraint: Constraint) -> list[str]:
    """The rows with their vectors named as in docs/notation.md: v_P1.x, omega_B.z."""
    from appell.reading.printing.text import text

    return [text(_with_named_vectors(row)) for row in constraint.expressions]


def _with_named_vectors(e: Any) -> Any:
    """An expression or a vector with the vectors of points and bodies in it called v_P1.x, omega_B.z."""
    import sympy as sm
    from sympy.physics.vector import Vector

    from appell.constraints import Placeholder, PlaceholderKind

    letters = {
        PlaceholderKind.POSITION: "r",
        PlaceholderKind.X_AXIS: "ex",
        PlaceholderKind.Y_AXIS: "ey",
        PlaceholderKind.Z_AXIS: "ez",
        PlaceholderKind.VELOCITY: "v",
        PlaceholderKind.ACCELERATION: "a",
        PlaceholderKind.ANGULAR_VELOCITY: "omega",
        PlaceholderKind.ANGULAR_ACCELERATION: "alpha",
    }
    parts = [components for components, _ in e.args] if isinstance(e, Vector) else [e]
    present = {s for part in parts for s in part.atoms(Placeholder)}
    found = {s: f"{letters[s.quantity]}_{s.of}.{'xyz'[s.axis]}" for s in present}
    return e.xreplace({s: sm.Symbol(name, real=True) for s, name in found.items()})


def _parameters(out: Console, snapshot: Mechanism) -> None:
    if not snapshot.parameters:
        return
    heading(out, "Parameters")
    rows = [
        (p.name, "to be given" if p.default is None else f"{p.default:.12g}", p.unit, p.description)
        for p in snapshot.parameters
    ]
    table(out, {"name": "left", "default": "right", "unit": "left", "": "left"}, rows, 2)


def _start(out: Console, system: NamedSystem) -> None:
    heading(out, f"Start (a run takes {system.duration:g} s; what is not given is found)")
    for line in columns_of(_values(system.start), 2) or ["  nothing given"]:
        out.print(line)


def _known(out: Console, card: Card) -> None:
    """What stays constant, what is known exactly, published numbers."""
    if card.invariants or card.exact:
        heading(out, "Known of its motion")
        if card.invariants:
            paragraph(out, f"constant: {', '.join(card.invariants)}", 2)
        if card.exact:
            paragraph(out, f"known at every instant: {', '.join(card.exact)}", 2)
    _steady(out, card)
    if not card.numbers:
        return
    heading(out, "Numbers")
    columns = {"quantity": "left", "value": "right", "t / s": "right", "within": "right", "source": "left"}
    for group in card.numbers_by_conditions():
        rows = [(n.quantity, f"{n.value:.15g}", f"{n.time:g}", f"{n.tolerance:.0e}", n.source) for n in group]
        table(out, columns, rows, 2)
        for title, values in (("start", group[0].start), ("parameters", group[0].parameters)):
            if values is not None and (title == "parameters" or dict(values) != dict(card.start)):
                paragraph(out, f"for the {title} {', '.join(_values(values))}", 2)


def _steady(out: Console, card: Card) -> None:
    """Eigenvalues of steady motions, and where these change their stability."""
    rows = [(f"{m.eigenvalue:.15g}", ", ".join(_values(m.steady)), f"{m.tolerance:.0e}", m.source) for m in card.modes]
    if rows:
        heading(out, "Eigenvalues of steady motions")
        table(out, {"value": "right", "at": "left", "within": "right", "source": "left"}, rows, 2)
    changes = [(t.name, f"{t.value:.15g}", f"{t.tolerance:.0e}", t.source) for t in card.thresholds]
    if changes:
        heading(out, "Changes of stability")
        table(out, {"in": "left", "value": "right", "within": "right", "source": "left"}, changes, 2)


def _mechanics(out: Console, system: NamedSystem) -> None:
    from appell.errors import ModelError
    from appell.principles import Kane
    from appell.reading.by_body import by_body
    from appell.reading.shortest.search import shortest_equations

    model = system.model
    principle = _first_that_admits(model.snapshot())
    equations = model.derive(principle)
    size = operations(equations) if model.constraints else 0
    if model.constraints:
        heading(out, "Reactions, by inspection")
        _reactions(out, system, size)
    if not model.constraints or principle.name != "Kane":
        heading(out, f"Equations of motion ({principle.name})")
        formulas(out, _written(equations), 2)
        return
    heading(out, "Equations of motion with the reactions in evidence (Kane, E7)")
    if size > READ.multiplied:
        formulas(out, by_body(model.derive(Kane(reactions=True))), 2)
        heading(out, "Equations of motion without them (Kane, E8)")
        words = "the rows above, too long to be solved in closed form, leave some of the speeds free: appell run "
        paragraph(out, f"{words}{system.name} eliminates the others at every state", 2)
        return
    try:
        minimal, evident = map(str, shortest_equations(equations, Kane(reactions=True)))
    except ModelError as refusal:
        minimal, evident = str(refusal), _written(model.derive(Kane(reactions=True)))
    formulas(out, evident, 2)
    heading(out, "Equations of motion without them (Kane, E8)")
    formulas(out, minimal, 2)


def _linearised(out: Console, system: NamedSystem) -> None:
    """Of the bicycle: derived in symbols, in the names of the paper where these are proved to say the same."""
    from appell.catalogue.linear_bicycle import LinearBicycle, linearised
    from appell.principles import Kane

    heading(out, "Linearised about upright straight running, in symbols")
    found = linearised(system.model.derive(Kane()))
    if isinstance(found, LinearBicycle):
        paragraph(
            out, "derived from the model, and proved to be Meijaard et al. 2007, appendix A, in whose names it is", 2
        )
    formulas(out, str(found), 2)


def _written(equations: Equations) -> str:
    """The shortest form, or named quantities by body where nobody would read that."""
    from appell.equations.forms import variational_of
    from appell.reading.by_body import by_body

    shortest = equations.shortest()
    written_by_body = shortest is equations and equations.mechanism.masses and variational_of(equations) is None
    return by_body(equations) if written_by_body else str(shortest)


def _reactions(out: Console, system: NamedSystem, size: int) -> None:
    """Forces on points and bodies; of rows in scalars they are recovered from the motion, and soon too long."""
    from sympy import count_ops

    model = system.model
    if not model.snapshot().masses:
        formulas(out, "there are no bodies: they act on the speeds, below", 2)
        return
    for constraint in model.snapshot().constraints:
        long = size > READ.multiplied or sum(count_ops(row) for row in constraint.expressions) > READ.quantity
        if constraint.vectorial and long:
            words = "in its rows, above, what stands at a velocity is the direction of the force there, what stands at "
            paragraph(out, f"{constraint.name}: {words}an angular velocity that of the torque on the body", 2)
        elif constraint.vectorial or size <= READ.quantity:
            formulas(out, _told(model.reactions[constraint.name], constraint), 2)
        else:
            words = "its rows are in scalars, and the forces recovered from them too long to be read: appell run "
            paragraph(out, f"{constraint.name}: {words}{system.name} has their histories", 2)


def _told(reactions: ConstraintReactions, constraint: Constraint) -> str:
    """The reactions of a constraint; what a law adds is told in the vectors it was given in, long roots named."""
    import sympy as sm

    from appell.reactions import ConstraintReactions
    from appell.reading.printing.text import text

    if constraint.law is None:
        return str(reactions)
    lines = [str(ConstraintReactions(reactions.name, reactions, actuators=reactions.actuators))]
    roots: dict[sm.Expr, sm.Symbol] = {}
    for on, vector in constraint.law.force.vectors:
        told = _with_named_vectors(vector)
        found = [
            p
            for components, _ in told.args
            for p in components.atoms(sm.Pow)
            if p.exp.is_Number and abs(float(p.exp)) == 0.5
        ]
        for p in sorted(found, key=str):
            if sm.count_ops(p) > READ.root:
                roots.setdefault(p.base, sm.Symbol(f"rho{len(roots) + 1}" if roots else "rho", positive=True))
        told = told.xreplace({p: roots[p.base] ** round(2 * p.exp) for p in found if p.base in roots})
        lines.append(f"  beside it, not ideal, on {on}: {text(told)}")
    lines += [f"  where {name}^2 = {text(base)}" for base, name in roots.items()]
    return "\n".join(lines)


def operations(equations: Equations) -> int:
    """Operations of M, F and the rows as a graph with shared parts, before anything is written out."""
    import casadi as ca

    from appell.equations.forms import blocks_of, state_graph_of, variational_of

    if variational_of(equations) is not None:
        return 0
    blocks, graph = blocks_of(equations), state_graph_of(equations)
    values = [blocks.M, blocks.F, blocks.A, blocks.gamma]
    return int(ca.Function("blocks", [graph.q, graph.u], values, {"allow_free": True}).n_instructions())


def _first_that_admits(model: Mechanism) -> Principle:
    """Kane where he admits the constraints, else the first principle that does (Dead needs a choice of H)."""
    from appell.errors import NotApplicable
    from appell.principles import PRINCIPLES, Dead, Kane

    kinds: list[type[Principle]] = [Kane, *(p for p in PRINCIPLES if p is not Dead)]
    for kind in kinds:
        try:
            kind().check_model(model, PRINCIPLES)
        except NotApplicable:
            continue
        return kind()
    raise NotApplicable(f"no principle admits the constraints of '{model.name}'.")


def _values(values: Mapping[str, float]) -> list[str]:
    return [f"{name} = {value:.12g}" for name, value in values.items()]
