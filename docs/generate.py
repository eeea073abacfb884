"""Pages made from the library itself, at every build: the gallery, the table of principles, the benchmarks, the API.

Each function returns Markdown; ``write_all`` puts them into ``docs/_generated``, from where the pages include them.
"""

from __future__ import annotations

import ast
import json
import logging
import os
import runpy
import statistics
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from appell.equations.forms import variational_of
from appell.numbers import READ
from appell.reading.in_vectors import in_vectors

DOCS = Path(__file__).parent
GENERATED = DOCS / "_generated"
RESULTS = DOCS.parent / "benchmarks" / "results.json"
PROJECTION = DOCS.parent / "benchmarks" / "projection.json"
TEXTBOOKS = DOCS.parent / "benchmarks" / "textbooks.json"
PUBLIC = DOCS.parent / "src" / "appell" / "__init__.pyi"


def write_all() -> None:
    """All generated pages and pictures."""
    (GENERATED / "extra").mkdir(parents=True, exist_ok=True)
    _quiet_kernel()
    from moving import gallery, gallery_grid, landing
    from nature import realisations
    from texts.coverage import index as texts
    from two_families import experiments, two_families

    pages = (
        principles,
        homes,
        kinds,
        ingredients,
        independence,
        statements,
        benchmarks,
        single_runs,
        large_mechanisms,
        tiers,
        projection,
        textbooks,
        numbers,
        api,
        gallery,
        gallery_grid,
        landing,
        two_families,
        experiments,
        realisations,
    )
    for make in pages:
        (GENERATED / f"{make.__name__}.md").write_text(make() + "\n", encoding="utf-8")
    (GENERATED / "texts.md").write_text(texts() + "\n", encoding="utf-8")


def _quiet_kernel() -> None:
    """Notebooks run with a profile of their own, not with the user's, whose kernel reports errors only."""
    profile = GENERATED / "ipython" / "profile_default"
    profile.mkdir(parents=True, exist_ok=True)
    (profile / "ipython_kernel_config.json").write_text('{"IPKernelApp": {"log_level": "ERROR"}}', encoding="utf-8")
    os.environ["IPYTHONDIR"] = str(profile.parent)
    logging.getLogger("traitlets").setLevel(logging.WARNING)


# ---- the principles ------------------------------------------------------------------------------


def principles() -> str:
    """Who admits what, as the principles declare it."""
    from appell.principles import PRINCIPLES, Kind

    rows = [(f"`{p.name}`", p.family, *("yes" if kind in p.admits else "" for kind in Kind)) for p in PRINCIPLES]
    return table(("principle", "family", *(kind.value for kind in Kind)), rows)


def homes() -> str:
    """What each home of the stepper carries, with the reasons, as the places that refuse read it."""
    from appell.native.homes import Home, notes, rows

    where = [(f"**{home.value}**", home.description, home.limits) for home in Home]
    return "\n\n".join(
        (
            table(("", *(home.value for home in Home)), rows()),
            table(("home", "what it is", "limits"), where),
            table(("home", "does not carry", "because"), notes()),
        )
    )


def kinds() -> str:
    """For each kind of constraint, what the principles give."""
    from appell.analysis.classification.kinds import HEAD, kinds

    return table(HEAD, [(name, f"`{example}`", *who) for name, example, *who in (e.cells() for e in kinds().entries)])


def numbers() -> str:
    """Every entry of the table of thresholds and limits."""
    from appell.numbers import entries

    rows = [
        (f"`{e.name}`", f"{e.value:g}" if isinstance(e.value, float) else f"{e.value}", e.meaning, e.scale, e.reason)
        for e in entries()
    ]
    return table(("name", "value", "meaning", "scale or unit", "reason"), rows)


def ingredients() -> str:
    """Who reads what, as the test that falsifies every ingredient expects it."""
    data = _ingredients()
    rows = [(data["WORDS"].get(name, name), ", ".join(f"`{p}`" for p in by)) for name, by in data["SHARED"].items()]
    return table(("ingredient", "read by"), rows)


def independence() -> str:
    """What each principle has for itself, and whose agreement with it says most."""
    data = _ingredients()
    rows = []
    for name, own in data["OWN"].items():
        other, shared = data["shared_least"](name)
        words = "; ".join(f"`{term}`" for term in own.values()) or "the order in which it puts the shared ones together"
        common = ", ".join(data["WORDS"].get(s, s) for s in shared) or "nothing but where the row comes from"
        rows.append((f"`{name}`", words, f"`{other}`", common))
    return table(("principle", "terms of its own", "shares least with", "and that is"), rows)


def _ingredients() -> dict[str, Any]:
    return runpy.run_path(str(DOCS.parent / "tests" / "laws" / "ingredients.py"))


def statements() -> str:
    """The principles in the words of their own docstrings."""
    from appell.principles import PRINCIPLES

    directive = "```{{eval-rst}}\n.. autoclass:: appell.{0}\n   :no-index:\n```"
    return "\n\n".join(f"### {p.name}\n\n{directive.format(p.name)}" for p in PRINCIPLES)


# ---- the gallery ---------------------------------------------------------------------------------


def section(card, equations) -> str:  # type: ignore[no-untyped-def]
    """What a system is, its picture, its equations and what is known of it."""
    run = equations.simulate(card.duration, card.start, samples=4001, progress=False)
    run.plot(GENERATED / f"{card.name}.png")
    kinds = ", ".join(f"*{name}* is {kind}" for name, kind in card.kinds.items())
    parts = [
        f"## {card.title}",
        f"{card.summary} {kinds[0].upper()}{kinds[1:]}." if kinds else card.summary,
        f"Source: {card.source}. On the command line: `appell run {card.name}`.",
        f"```{{image}} _generated/{card.name}.png\n:alt: {card.title}, drawn by run.plot\n:width: 100%\n```",
        _equations(card, equations),
        _numbers(card),
    ]
    return "\n\n".join(part for part in parts if part)


PAGE = 480.0
"""Points of a page's width at which equations are broken."""
FOLDED = 40
"""Lines above which equations are folded away until somebody wants them."""


def _equations(card, equations) -> str:  # type: ignore[no-untyped-def]
    """The equations of motion in the speeds in which they are shortest, typeset."""
    from appell.cli.show import operations
    from appell.errors import NotApplicable

    name = equations.principle.name
    if card.name == "bicycle":
        return _linearised(equations)
    if operations(equations) > READ.multiplied:
        text = str(in_vectors(equations.mechanism))
        lines = text.count("\n") + 1
        return f"<details>\n<summary>Equations by body, {lines} lines</summary>\n\n```text\n{text}\n```\n\n</details>"
    try:
        shortest = equations.shortest()
        latex = shortest.latex(width=PAGE)
    except NotApplicable as refusal:
        return f"Its equations have no minimal form: {refusal}"
    chosen = "" if variational_of(shortest) is not None else shortest.symbolic_form.chosen
    words = f"Equations of motion ({name}{'; with ' + chosen if chosen else ''}):"
    return f"{words}\n\n{_folded(latex)}"


def _linearised(equations) -> str:  # type: ignore[no-untyped-def]
    """M, C1, K0 and K2 derived from the model in symbols, in the paper's names where every entry is its own."""
    from appell.catalogue.linear_bicycle import LinearBicycle, linearised

    found = linearised(equations)
    words = "Its equations linearised about upright straight running at the speed $v$, derived in symbols"
    if not isinstance(found, LinearBicycle):
        return f"{words}: {found._repr_latex_()}"
    words += " (`ap.linear_in_symbols`) and proved equal to those of Meijaard and others 2007, in whose names they are:"
    return f"{words}\n\n{_folded(found.latex(width=PAGE))}"


def _folded(latex: str) -> str:
    """Typeset; a long block behind a line that opens it."""
    shown, lines = f"$$\n{latex}\n$$", latex.count("\n") - 1
    if lines <= FOLDED:
        return shown
    return f"<details>\n<summary>{lines} lines</summary>\n\n{shown}\n\n</details>"


def _numbers(card) -> str:  # type: ignore[no-untyped-def]
    known = [f"Constant: {', '.join(card.invariants)}."] if card.invariants else []
    known += [f"Known at every instant: {', '.join(card.exact)}."] if card.exact else []
    for group in card.numbers_by_conditions():
        rows = [(f"`{n.quantity}`", f"{n.value:.15g}", f"{n.time:g}", f"{n.tolerance:.0e}", n.source) for n in group]
        known.append("\n\n" + table(("quantity", "value", "t / s", "within", "source"), rows) + _conditions(group[0]))
    known += [_steady(card)] if card.modes or card.thresholds else []
    return " ".join(known)


def _steady(card) -> str:  # type: ignore[no-untyped-def]
    """Eigenvalues of steady motions, and where these change their stability."""
    changes = [(f"`{t.name}`", f"{t.value:.15g}", f"{t.tolerance:.0e}", t.source) for t in card.thresholds]
    modes = [
        (", ".join(f"`{name} = {value:g}`" for name, value in m.steady.items()), f"{m.eigenvalue:.15g}", m.source)
        for m in card.modes
    ]
    parts = [table(("stability changes at", "value", "within", "source"), changes)] if changes else []
    parts += [table(("steady motion", "eigenvalue", "source"), modes)] if modes else []
    return "\n\n" + "\n\n".join(parts)


def _conditions(number) -> str:  # type: ignore[no-untyped-def]
    """The start and the parameters a number belongs to, where they are not the card's own."""
    said = [
        f"{word} {', '.join(f'`{name} = {value:g}`' for name, value in values.items())}"
        for word, values in (("the start", number.start), ("the parameters", number.parameters))
        if values is not None
    ]
    return f"\n\nThese are for {' and '.join(said)}." if said else ""


# ---- the benchmarks ------------------------------------------------------------------------------


def benchmarks() -> str:
    """The rows of benchmarks/results.json, with date and machine."""
    if not RESULTS.exists():
        return "There are no results here yet: `make bench` measures, and writes `benchmarks/results.json`."
    found = json.loads(RESULTS.read_text(encoding="utf-8"))
    notes = [
        f"- {row['name']}{', ' + row['peer'] if row.get('peer') else ''}: {row['note']}."
        for row in found["rows"]
        if row.get("note")
    ]
    measured = f"Measured on {found['date']}; {_words(found['machine'])}."
    return "\n\n".join([measured, _measured(found["rows"]), "\n".join(notes)])


def single_runs() -> str:
    """One run against other programs, of benchmarks/results.json: a line for each motion, their time over ours."""
    motions: dict[str, dict[str, Any]] = {}
    for row in _rows_of("one run, "):
        if row["peer"]:
            motions.setdefault(row["name"].removeprefix("one run, "), {})[row["peer"]] = row
    peers = list(dict.fromkeys(peer for rows in motions.values() for peer in rows))
    lines = [
        (
            name,
            _cell(next(iter(rows.values()))["appell"]),
            *(_cell(rows[p]["ratio"]) if p in rows else "" for p in peers),
        )
        for name, rows in motions.items()
    ]
    return table(("motion", "appell, µs", *peers), lines)


def large_mechanisms() -> str:
    """Chains, rings, trailers and nets, of benchmarks/results.json."""
    return _measured(_rows_of("accelerations, ch", "accelerations, cl", "run of ", "derive and compile"))


def tiers() -> str:
    """The specialised program against the generic one, of benchmarks/results.json."""
    return _measured(_rows_of("specialised program"))


def projection() -> str:
    """What projection costs, of benchmarks/projection.json."""
    found = json.loads(PROJECTION.read_text(encoding="utf-8"))
    shares = [100 * row["of_a_step"] for row in found]
    worst = max(found, key=lambda row: row["of_a_step"])
    more = sum(row["refused"][0] > row["refused"][1] for row in found)
    return (
        f"For the {len(found)} smooth systems of the catalogue at a tolerance of $10^{{-10}}$, projection adds "
        f"{statistics.median(shares):.0f} % to the time of a step in the median and {max(shares):.0f} % at most "
        f"(`{worst['name']}`); {more} systems reject more steps with it than without, and the largest residual is "
        f"{max(row['residual'] for row in found):.0e}."
    )


def _rows_of(*beginnings: str) -> list[dict[str, Any]]:
    rows = json.loads(RESULTS.read_text(encoding="utf-8"))["rows"]
    return [row for row in rows if row["name"].startswith(beginnings)]


def _measured(rows: Iterable[dict[str, Any]]) -> str:
    keys = ("name", "unit", "appell", "peer", "peer_value", "ratio", "target", "reached")
    head = ("what", "unit", "appell", "peer", "the peer's", "ratio", "target", "reached")
    return table(head, [[_cell(row.get(key)) for key in keys] for row in rows])


def textbooks() -> str:
    """The lengths of benchmarks/textbooks.json: the book's, ours, SymPy's."""
    found = json.loads(TEXTBOOKS.read_text(encoding="utf-8"))
    rows, notes = [], []
    for name, row in found.items():
        sympy = row.get("sympy") or row.get("sympy_words", "not measured")
        raw = str(row.get("sympy_raw", "not measured"))
        rows.append((name, *(str(row[key]) for key in ("textbook", "ours", "ratio")), raw, str(sympy), row["verdict"]))
        notes.append(f"- {name}: {row['source']}{'; ' + row['note'] if row['note'] else ''}.")
    head = ("system", "textbook", "ours", "ratio", "SymPy as it comes", "SymPy simplified", "the book's lines")
    return table(head, rows) + "\n\nSources and what is named in them:\n\n" + "\n".join(notes)


def _cell(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:.3g}" if isinstance(value, float) else _words(value)


def _words(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {entry}" for key, entry in value.items())
    return str(value)


# ---- the public names ----------------------------------------------------------------------------

_GROUPS = {
    "catalogue": "Catalogue",
    "model": "Model",
    "joints": "Joints",
    "surfaces": "Surfaces",
    "constraints": "In constraints",
    "principles": "Principles",
    "equations": "Equations",
    "partials": "Partial velocities",
    "simulate": "Runs",
    "ensemble": "Many runs",
    "analysis": "Analysis",
    "errors": "Errors",
}


_OF_A_RUN = (
    "audit.Audit",
    "results.Results",
    "reactions.RunReaction",
    "run.EventFound",
    "modes.record.ModeSpan",
    "modes.record.Impact",
)
"""What the attributes of a run are; a person reads them and seldom types their names."""

_WITH_MEMBERS = {"model", "equations", "partials", "simulate", "ensemble", "analysis"}


def api() -> str:
    """The public names of ``appell``, from its stub, grouped by the folder they come from."""
    groups: dict[str, list[str]] = {folder: [] for folder in _GROUPS}
    groups["model"] += ["model.contents.Contents", "reactions.Reaction"]  # what model.contents and reactions hold
    groups["simulate"] += ["simulate.simulate", "view.plot.plot"]  # what equations.simulate and run.plot forward to
    groups["simulate"] += [f"simulate.{name}" for name in _OF_A_RUN]
    groups["catalogue"] += ["catalogue.card_of", "catalogue.Card", "catalogue.Number"]
    for node in ast.parse(PUBLIC.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            inner = [part for part in ("joints", "surfaces") if f".{part}." in node.module]
            folder = inner[0] if inner else node.module.split(".")[0]
            groups.setdefault(folder, []).extend(alias.name for alias in node.names if alias.name not in _GROUPED)
    parts = []
    for folder, names in groups.items():
        if names:
            parts.append(f"## {_GROUPS.get(folder, folder.capitalize())}")
            parts += [_documented(name, members=folder in _WITH_MEMBERS) for name in names]
    return "\n\n".join(parts)


_GROUPED = ("control", "errors", "inertia", "joints", "principles", "results", "surfaces")
"""Names of groups whose members are listed by their flat names."""
_MODULES = {"shapes": "model.shapes", "robotics": "analysis.robotics.verbs"}
"""Public names that are modules."""


def _documented(name: str, members: bool) -> str:
    if name in _MODULES:
        return f"```{{eval-rst}}\n.. automodule:: appell.{_MODULES[name]}\n   :members:\n```"
    short = name.rpartition(".")[2]
    is_class = short[0].isupper()
    options = "\n   :members:" if is_class and members else ""
    return f"```{{eval-rst}}\n.. {'autoclass' if is_class else 'autofunction'}:: appell.{name}{options}\n```"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)
