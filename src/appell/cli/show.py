"""``appell show NAME``: the card of a system, its reactions by inspection and both of Kane's forms.

Where Kane does not admit the system, the first principle that does takes his place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

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


Whole = Annotated[bool, typer.Option("--whole", help="Write long equations out, all in components.")]


def show(name: Name, derivation: Derivation = "", whole: Whole = False, debug: Debug = False) -> None:
    """Show a system: its card, its reactions and both of Kane's forms; or the derivation by one principle."""
    system = find(name)
    if derivation:
        formulas(console(), str(system.model.derive(choose(derivation, False)).derivation()))
        return
    out, snapshot = console(), system.model.snapshot()
    _title(out, system)
    _constraints(out, system, snapshot, whole)
    _parameters(out, snapshot)
    _start(out, system)
    if system.card is not None:
        _known(out, system.card)
    _mechanics(out, system, whole)
    if system.card is not None and system.card.name == "bicycle":
        _linearised(out, system)


def _title(out: Console, system: NamedSystem) -> None:
    card = system.card
    out.print(f"{system.name}: {card.title if card else system.model.name}", style="bold")
    if card is not None:
        paragraph(out, card.summary, 2)
        paragraph(out, f"Source: {card.source}", 2)


def _constraints(out: Console, system: NamedSystem, snapshot: Mechanism, whole: bool) -> None:
    """The kind of each, and what must vanish: r, v, a are positions, velocities, accelerations of points.

    Under a row in positions stands its rate where that gives the reactions.
    """
    from appell.reading.printing.text import text
    from appell.reading.stated import stated

    if not snapshot.constraints:
        return
    heading(out, "Constraints")
    kinds = dict(system.card.kinds) if system.card else {}
    if any(constraint.name not in kinds for constraint in snapshot.constraints):
        kinds = {name: verdict.kind for name, verdict in system.model.classify().items()} | kinds
    rows = {c.name: c.expressions for c in snapshot.constraints}
    rates = {
        c.name: [r if r != e else None for e, r in zip(c.expressions, c.inspected, strict=True)]
        if _told_by_rows(c)
        else [None] * len(c.expressions)
        for c in snapshot.constraints
    }
    told = stated(
        [e for own in rows.values() for e in own] + [e for own in rates.values() for e in own if e is not None],
        named=not whole,
    )
    lines = [f"0 = {text(e)}" for e in told.expressions]
    count = sum(map(len, rows.values()))
    values, changes = iter(lines[:count]), iter(lines[count:])
    for constraint in snapshot.constraints:
        out.print(f"  {constraint.name}: {kinds[constraint.name]}")
        for rate in rates[constraint.name]:
            formulas(out, f"    {next(values)}")
            if rate is not None:
                formulas(out, f"      its rate: {next(changes)}")
    if told.definitions:
        formulas(out, "\n".join(["  where", *(f"    {line}" for line in told.lines())]))


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
    from itertools import groupby

    if card.modes:
        heading(out, "Eigenvalues of steady motions")
    for (at, within, source), modes in groupby(card.modes, lambda m: (_values(m.steady), m.tolerance, m.source)):
        paragraph(out, f"at {', '.join(at)} within {within:.0e} ({source})", 2)
        for line in columns_of([f"{m.eigenvalue:.15g}" for m in modes], 4):
            out.print(line)
    changes = [(t.name, f"{t.value:.15g}", f"{t.tolerance:.0e}", t.source) for t in card.thresholds]
    if changes:
        heading(out, "Changes of stability")
        table(out, {"in": "left", "value": "right", "within": "right", "source": "left"}, changes, 2)


def _mechanics(out: Console, system: NamedSystem, whole: bool) -> None:
    from appell.errors import ModelError
    from appell.principles import Kane
    from appell.reading.in_vectors import in_vectors
    from appell.reading.of_equations import text_of
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
        formulas(out, str(equations.shortest()), 2)
        return
    heading(out, "Equations of motion with the reactions in evidence (Kane, E7)")
    beside, minimal = model.derive(Kane(reactions=True)), _UNSOLVED
    if size > READ.multiplied:
        evident = str(beside) if whole else str(in_vectors(model.snapshot()))
    else:
        try:
            shortest, beside = shortest_equations(equations, Kane(reactions=True))
            minimal, evident = text_of(shortest, above=None if whole else beside), str(beside)
        except ModelError:
            evident = str(beside.shortest())
    formulas(out, evident, 2)
    heading(out, "Equations of motion without them (Kane, E8)")
    formulas(out, minimal, 2)


_UNSOLVED = """no closed form is short. With the rows solved for the rates of as many speeds as they determine,
  u' = sum over the free speeds w of A[u,w]*w' + B[u],    A[w,w] = 1, B[w] = 0 of a free one,
every free speed w has its equation from those above, in which lambda is no more:
  sum over the speeds u of A[u,w]*(left side - right side of the dynamics of u) = 0"""
"""The minimal form (E8 with E18), where its coefficients are too long to be written out."""


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


def _reactions(out: Console, system: NamedSystem, size: int) -> None:
    """Forces on points and bodies; of rows in scalars they are recovered from the motion, in names."""
    from appell.reading.in_vectors import resultants

    model, snapshot = system.model, system.model.snapshot()
    if not snapshot.masses:
        formulas(out, "there are no bodies: they act on the speeds, below", 2)
        return
    scalar = [c.name for c in snapshot.constraints if not c.vectorial and size > READ.quantity]
    for constraint in snapshot.constraints:
        if _told_by_rows(constraint):
            words = "in its rows, above, what stands at a velocity is the direction of the force there, what stands at "
            paragraph(out, f"{constraint.name}: {words}an angular velocity that of the torque on the body", 2)
        elif constraint.name not in scalar:
            formulas(out, _told(model.reactions[constraint.name], constraint, snapshot), 2)
    if scalar:
        words = "rows in scalars. With c_u what their multipliers add to the rate of the speed u in the equations of "
        paragraph(out, f"{', '.join(scalar)}: {words}motion below, they act at the mass centres by", 2)
        formulas(out, "\n".join(map(str, resultants(snapshot))), 4)


def _told_by_rows(constraint: Constraint) -> bool:
    """Whether its rows, in named quantities, say more than vectors would: they are long, or have signs."""
    from sympy import Piecewise, count_ops

    rows = constraint.expressions
    return constraint.vectorial and (
        sum(count_ops(row) for row in rows) > READ.quantity or any(row.has(Piecewise) for row in rows)
    )


def _told(reactions: ConstraintReactions, constraint: Constraint, model: Mechanism) -> str:
    """The reactions of a constraint on bodies, not again on their points; a law in the vectors it was given in."""
    import sympy as sm
    from sympy.physics.vector import Vector

    from appell.reactions import ConstraintReactions
    from appell.reading.printing.text import text
    from appell.reading.stated import stated

    points = {marker.name for marker in model.markers if marker.body is not None and marker.body.name in reactions}
    own = {place: reaction for place, reaction in reactions.items() if place not in points}
    lines = [str(ConstraintReactions(reactions.name, own, actuators=reactions.actuators))]
    if constraint.law is None:
        return lines[0]
    vectors = constraint.law.force.vectors
    told = stated([e for _, vector in vectors for components, _ in vector.args for e in components])
    parts = iter(told.expressions)
    for on, vector in vectors:
        shown = Vector([(sm.Matrix([next(parts) for _ in range(3)]), frame) for _, frame in vector.args])
        lines.append(f"  beside it, not ideal, on {on}: {text(shown)}")
    return "\n".join([*lines, *(["  where"] if told.definitions else []), *(f"    {line}" for line in told.lines())])


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
