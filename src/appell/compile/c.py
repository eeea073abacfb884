"""A model as C: one .c and one .h that allocate nothing, the stepper included.

The functions are written from the same operation lists as the machine code (`tape.py`), the stepper is the text of
`native/*.c` itself, its sizes written in as constants. Every name begins with that of the model, so that several
exports go into one program.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files

import casadi as ca
import numpy as np

from appell.algebra.tape import Tape, tape_of
from appell.compile import llvm
from appell.compile.c_functions import function_c
from appell.compile.mode_functions import ModeFunctions
from appell.compile.program import Program
from appell.escaping import c_comment, c_identifier, c_string, markdown
from appell.native.status import Settled, Status
from appell.numbers import SAME
from appell.system import System

ROOT = "".join(
    f"#define {name} {value}\n"
    for name, value in {
        "tree_forward(L, b)": "((void)0)",
        "tree_outwards(pass, L, b)": "((void)0)",
        "tree_displace(L, a, v, x)": "((void)0)",
        "tree_pull(L, e, v)": "((void)0)",
        "tree_rates(r, b, t, x, out)": "((void)0)",
        "tree_rows(r, b, t, x, udot)": "RUNNING",
        "tree_root_at(r, b, tree, t, x)": "((void)0)",
    }.items()
)
CROSSINGS = 512  # of buffers.c
ABSENT = "live.c dry.c cases.c step_events.h step_events.c tree.c tree_jacobian.c".split()
"""Files of the stepper that no export has a use for: it has M, goes along no tree, and runs one motion."""
OF_MODES = (
    "pivoting.c decision.h least_norm.c held.c slip_direction.c shares.c gauss_seidel.c complementarity.c transition.h "
    "clipping.c contact_choices.c impact.c slips.c transition.c modes.c restart.c mode_masks.c hybrid.h margins.c "
    "resets.c hybrid.c mode_program.c"
).split()
"""Those that decide about modes."""
FOUND = 32
"""Zeros of event functions that an export finds in one step; a step with more is taken again, shorter."""


@dataclass(frozen=True)
class CInput:
    """An input of an export, and what it is unless the program says otherwise: an expression, else a table.

    ``first``: where its value stands among the parameters; ``count``: the value and its derivatives by time.
    ``expression``: the column of these, of (t, x, p, nothing). ``breaks`` and ``coefficients``: cubics, as in a run.
    """

    name: str
    first: int
    count: int
    expression: ca.Function | None = None
    breaks: np.ndarray | None = None
    coefficients: np.ndarray | None = None


@dataclass(frozen=True)
class Reference:
    """Numbers of a run here, for the self-test of the export: a start, and where the motion is at some instants.

    ``stops``: the instants at which steps end, along the inputs. ``start``: the state there once contacts that are met
    have struck. ``event_counts`` and ``event_times``: how often each event was met, and when last; ``span``: how long
    the motion is.
    """

    parameters: np.ndarray
    state: np.ndarray
    speed_rates: np.ndarray
    multipliers: np.ndarray
    times: np.ndarray
    states: np.ndarray
    tolerance: float
    row_scale: np.ndarray
    speed_scale: np.ndarray
    rank_bound: int
    stops: np.ndarray
    start: np.ndarray
    event_counts: np.ndarray
    event_times: np.ndarray
    span: float


@dataclass(frozen=True)
class ArrayNames:
    """What the places of arrays are called."""

    title: str
    parameters: Sequence[str]
    states: Sequence[str]
    rows: Sequence[str]
    principle: str
    inputs: Sequence[str] = ()
    events: Sequence[str] = ()


@dataclass(frozen=True)
class CSource:
    """The files of an export, by name."""

    files: Mapping[str, str]


@dataclass(frozen=True)
class CEvents:
    """The directions (-1, 0, 1) of the events that are watched, and whether each ends a call."""

    directions: Sequence[int] = ()
    terminals: Sequence[int] = ()


def c_source(
    program: Program,
    names: ArrayNames,
    reference: Reference,
    inputs: Sequence[CInput] = (),
    events: CEvents | None = None,
    modes: ModeFunctions | None = None,
) -> CSource:
    """The .c, the .h and a README for one program; ``modes``: of a program in which every row of all modes is held."""
    prefix, system = _prefix(names.title), program.system
    functions = {name: system.functions[name] for name in system.shapes() if name != "outputs"}
    tapes = {name: tape_of(f, name) for name, f in (functions | (dict(modes.functions) if modes else {})).items()}
    template = "\n".join(_own_text(name) for name in ("events.c", "modes.c" if modes else "smooth.c", "model.c"))
    title = c_comment(f"{names.title} by {names.principle}")
    head = f'/* {title}: the motion in C. See {prefix}.h. */\n#include "{prefix}.h"\n\n'
    parts = [
        _constants(system, tapes),
        _places_of(inputs),
        _stepper_text(with_modes=modes is not None),
        "/* The equations, written from their operation lists. */",
        *(_functions(tapes)),
        _numbers(reference, with_modes=modes is not None),
        _default_inputs(inputs),
        _tables(events or CEvents(), modes),
        template,
    ]
    sizes = {"workspace": program.library.workspace, "integers": program.library.integer_workspace, "modes": 1}
    if modes is not None:  # all of it stands in one array
        sizes = {"workspace": 1, "integers": 1, "modes": _memory(program, modes)}
    code = head + _renamed("\n".join(parts), prefix) + "\n" + _named_places(names, prefix)
    header = _header(prefix, system, names, sizes, inputs)
    return CSource({f"{prefix}.c": code, f"{prefix}.h": header, "README.md": _readme(prefix, system, names, inputs)})


def _prefix(title: str) -> str:
    """What every name of an export begins with: none of the stepper's own does."""
    found = c_identifier(title)
    own = _stepper_text(with_modes=True) + "".join(map(_own_text, ("events.c", "modes.c", "smooth.c", "model.c")))
    return f"m_{found}" if re.search(rf"\b{found}(_|\b)", own) else found


def _own_text(name: str) -> str:
    """A file of the export itself."""
    return files("appell.native").joinpath(f"export/{name}").read_text(encoding="utf-8")


def _memory(program: Program, modes: ModeFunctions) -> int:
    """Doubles in which a motion with modes is laid out: those of this machine, for the fewer events of an export."""
    counted = np.array(modes.integers, np.int32)
    most = int(program.library.call["mode_memory"](counted.ctypes.data, 1, 0))
    return most - 2 * (CROSSINGS - FOUND) * (program.system.sizes.states + 1)


def _tables(events: CEvents, modes: ModeFunctions | None) -> str:
    """Which events are watched, and the tables of modes."""
    rows = {"event_directions": events.directions, "event_terminals": events.terminals}
    if modes is not None:
        return "\n".join(
            [
                "static " + _array("int", "appell_mode_integers", modes.without_energy.integers),
                _static("mode_reals", np.array(modes.numbers)),
            ]
        )
    return "\n".join("static " + _array("int", f"appell_{name}", list(values)) for name, values in rows.items())


def _stepper_text(*, with_modes: bool) -> str:
    """`native/*.c` as one text: what it includes is put in its place, what only clang understands is left out."""
    folder = files("appell.native")
    in_place = {"tree_root.c": ROOT, **dict.fromkeys((*ABSENT, *(() if with_modes else OF_MODES)), "")}

    def text(name: str) -> str:
        found = in_place[name] if name in in_place else folder.joinpath(name).read_text(encoding="utf-8")
        if name == "inputs.c":  # tables are followed as there; where inputs stand is the export's own
            found = text("input_tables.h") + text("export/inputs.c")
        return re.sub(r'#include "([^"]+)"\n', lambda m: text(m.group(1)), found)

    joined = text("native.c")
    joined = re.sub(r"extern const int [^;]*;.*\n", "", joined)
    joined = re.sub(r"extern Block ", "static Block ", joined)
    absent = "loads|tree_rows" if with_modes else "loads|tree_rows|resets|mode_response|mode_numbers"
    joined = re.sub(rf",\s*appell_({absent})\b", "", joined)  # of trees
    joined = re.sub(r"#pragma (clang|STDC).*\n", "", joined)  # C11 is compiled without contraction
    joined = joined.replace(f"#define CROSSINGS {CROSSINGS}", f"#define CROSSINGS {FOUND}")
    joined = re.sub(r'_Pragma\("clang[^"]*"\)', "", joined)
    return re.sub(r"\bappell_advance\b", "appell_stepper", joined)


def _constants(system: System, tapes: Mapping[str, Tape]) -> str:
    """The sizes as constants of the preprocessor: loops have known lengths."""
    sizes = llvm.sizes(system, tapes) | {"n_outputs": 0, "n_links": 0, "tree_memory": 0, "n_loads": 0}
    lines = [f"#define appell_{name} {value}" for name, value in sizes.items()]
    mask = ", ".join(str(int(flag)) for flag in (*system.embedded, 0))
    lines.append(f"static const int appell_row_embedded[] = {{{mask}}};")
    for name in llvm.PLANS:
        table = ", ".join(map(str, llvm.plan_table(name, system)))
        lines.append(f"static const int appell_plan_{name}[] = {{{table}}};")
    return "\n".join(lines)


def _places_of(inputs: Sequence[CInput]) -> str:
    """Where inputs stand among the parameters, and how many numbers each has there."""
    columns = {"first": [one.first for one in inputs], "count": [one.count for one in inputs]}
    entries = {name: ", ".join(map(str, values)) or "0" for name, values in columns.items()}
    return "\n".join(f"static const int appell_input_{name}[] = {{{text}}};" for name, text in entries.items())


def _default_inputs(inputs: Sequence[CInput]) -> str:
    """What the inputs were at the export: functions of their expressions, tables, and what sets them."""
    parts, lines = [], []
    for k, one in enumerate(inputs):
        if one.expression is not None:
            parts += [function_c(tape_of(one.expression, f"formula_{k}"), "appell"), _hook(k)]
            lines.append(f"inputs[{k}].follow = appell_follow_{k};")
        elif one.breaks is not None and one.coefficients is not None:
            parts += [_static(f"breaks_{k}", one.breaks), _static(f"coefficients_{k}", one.coefficients.ravel())]
            lines.append(f"inputs[{k}].breaks = appell_breaks_{k}, inputs[{k}].pieces = {one.breaks.size - 1};")
            lines.append(f"inputs[{k}].coefficients = appell_coefficients_{k};")
    body = "".join(f"    {line}\n" for line in lines or ["(void)inputs;"])
    return "\n".join([*parts, f"static void appell_default_inputs(appell_input *inputs) {{\n{body}}}"])


def _hook(k: int) -> str:
    """The function of an expression as a program's own would be."""
    arguments = "double t, const double *x, const double *p, void *context, double *out"
    body = f"    (void)context;\n    appell_formula_{k}(t, x, p, 0, out);"
    return f"static void appell_follow_{k}({arguments}) {{\n{body}\n}}"


def _functions(tapes: Mapping[str, Tape]) -> list[str]:
    never = ("loads", "tree_rows", *(() if "mode_response" in tapes else ("mode_response", "mode_numbers", "resets")))
    absent = [name for name in llvm.BLOCKS if name not in tapes and name not in never]
    head = "static void appell_{}(double t, const double *x, const double *p, const double *extra, double *out) {{"
    empty = [head.format(name) + " (void)t; (void)x; (void)p; (void)extra; (void)out; }" for name in absent]
    return [*empty, *(function_c(tape, "appell") for tape in tapes.values())]


def _array(kind: str, name: str, values: Sequence[object]) -> str:
    """An array of constants; an empty one gets an entry, since C has none."""
    entries = [_entry(kind, v) for v in values] or ["0"]
    lines: list[str] = []
    line = "   "
    for entry in entries:
        if len(line) + len(entry) > 110:
            lines, line = [*lines, line], "   "
        line += f" {entry},"
    of = "const char *const" if kind == "string" else f"const {kind}"
    return "\n".join([f"{of} {name}[] = {{", *lines, line, "};"])


def _entry(kind: str, value: object) -> str:
    if kind == "string":
        return c_string(str(value))
    return repr(float(value)) if kind == "double" else str(int(value))  # type: ignore[arg-type, call-overload]


def _named_places(names: ArrayNames, prefix: str) -> str:
    """The names of the model, which are nobody's to rename."""
    every = {
        "parameter_names": names.parameters,
        "state_names": names.states,
        "input_names": names.inputs,
        "event_names": names.events,
        "row_names": names.rows,
    }
    return "\n".join(_array("string", f"{prefix}_{name}", list(words)) for name, words in every.items()) + "\n"


def _numbers(reference: Reference, *, with_modes: bool) -> str:
    """What was known at the export: default numbers, and a motion to compare with."""
    own = {
        "default_parameters": reference.parameters,
        "default_state": reference.state,
        "default_stops": reference.stops,
    }
    scales = {"default_row_scale": reference.row_scale, "default_speed_scale": reference.speed_scale}
    own |= {} if with_modes else scales
    expected = {
        "expected_speed_rates": reference.speed_rates,
        "expected_multipliers": reference.multipliers,
        "expected_times": reference.times,
        "expected_states": reference.states.ravel(),
        "expected_start": reference.start,
    }
    met = [_static("expected_event_times", reference.event_times)]
    met += ["static " + _array("int", "appell_expected_event_counts", list(reference.event_counts))]
    arrays = [_static(name, values) for name, values in own.items()]
    arrays += ["#ifdef APPELL_SELF_TEST", *(_static(name, values) for name, values in expected.items())]
    arrays += ["#if APPELL_EVENTS", *met, "#endif", "#endif"]
    rest = [
        f"#define appell_default_tolerance {reference.tolerance!r}",
        f"#define appell_default_rank_bound {reference.rank_bound}",
        f"#define appell_default_stop_count {len(reference.stops)}",
        f"#define appell_default_span {reference.span!r}",
        f"#define appell_expected_count {len(reference.times)}",
        f"#define appell_near {SAME.solutions!r}",
    ]
    return "\n".join([*rest, *arrays])


def _static(name: str, values: np.ndarray) -> str:
    return f"static {_array('double', f'appell_{name}', list(values))}"


def _renamed(text: str, prefix: str) -> str:
    """Names of the export in place of ours; what is written in capitals belongs to the preprocessor."""
    # in one pass each: a model may itself be called after Appell
    text = re.sub(r"\bappell_(model\b)?", lambda found: prefix if found[1] else f"{prefix}_", text)
    return re.sub(r"\bAPPELL_", f"{prefix.upper()}_", text)


def _header(prefix: str, system: System, names: ArrayNames, sizes: Mapping[str, int], inputs: Sequence[CInput]) -> str:
    template = files("appell.native").joinpath("export/model.h").read_text(encoding="utf-8")
    counts = {
        "COORDINATES": system.sizes.coordinates,
        "SPEEDS": system.sizes.speeds,
        "STATES": system.sizes.states,
        "ROWS": system.sizes.rows,
        "MULTIPLIERS": system.multipliers,
        "WORKS": system.sizes.quadratures,
        "PARAMETERS": len(names.parameters),
        "INPUTS": len(inputs),
        "EVENTS": len(names.events),
    }
    lines = [f"#define APPELL_{name} {value}" for name, value in counts.items()]
    places = {**counts, "PARAMETERS": system.sizes.parameters, "EVENTS": system.sizes.events}
    room = {name: max(value, 1) for name, value in places.items()}
    lines += [f"#define APPELL_ROOM_{name} {value}" for name, value in room.items()]
    found = 2 * FOUND if system.sizes.events and sizes["modes"] == 1 else 1
    for name, size in {**sizes, "found": found}.items():
        lines.append(f"#define APPELL_{name.upper()} {size}")
    told: list[str] = []
    for kind, words in (("state", names.states), ("parameter", names.parameters), ("row", names.rows)):
        told += [f"/* {kind} {k}: {c_comment(word)} */" for k, word in enumerate(words)]
    told += [f"/* event {k}: {c_comment(name)} */" for k, name in enumerate(names.events)]
    for k, one in enumerate(inputs):
        derivatives = f", its value and {one.count - 1} derivative(s) by time" if one.count > 1 else ""
        told.append(f"/* input {k}: {c_comment(one.name)}{derivatives} */")
    opening, rest = template.split("TITLE")
    rest = rest.replace("/* STATUSES */", _statuses())
    before, after = (_renamed(part, prefix) for part in rest.split("/* SIZES */"))
    title = c_comment(f"{names.title} by {names.principle}")
    return "\n".join([opening + title + before + _renamed("\n".join(lines), prefix), *told]) + after


def _statuses() -> str:
    """The failures that the stepper knows, as an enum with their messages."""
    known: list[Status | Settled] = [s for s in Status if Status.FINISHED < s < Status.NO_PROGRESS]
    known += [reason for reason in Settled if reason]
    lines = [f"    APPELL_{status.name} = {int(status)}, /* {status.message.split(';')[0]} */" for status in known]
    return "\n".join(
        [
            "/* Why a motion cannot go on; 0 where it can. */",
            "enum appell_status {",
            *lines,
            "    APPELL_FINE = 0",
            "};",
        ]
    )


def _readme(prefix: str, system: System, names: ArrayNames, inputs: Sequence[CInput]) -> str:
    return f"""# {markdown(f"{names.title} by {names.principle}")}, in C

`{prefix}.c` and `{prefix}.h` were written by appell: the equations of motion and the stepper (DOP853 with projection
onto the constraints), C11 without allocation, without global state, on `math.h` and `string.h` alone.

    gcc -std=c11 -O2 -Wall -Werror -D{prefix.upper()}_SELF_TEST {prefix}.c -lm -o self_test && ./self_test

compares a motion with numbers that were computed when these files were written, and says so.

    #include "{prefix}.h"

    static {prefix} m;                       /* all memory there is */
    {prefix}_defaults(&m);                   /* parameters and start as at the export */
    m.parameters[0] = 1.5;                   /* in the order of {prefix}_parameter_names */
    {prefix}_begin(&m, 0.0);                 /* from m.state at t = 0 */
    while (!{prefix}_advance(&m, m.time + 0.01)) use(m.state);

The state is {", ".join(map(markdown, names.states))}.
{prefix}_read() fills `speed_rates` and `multipliers` there. A status other than 0 says why a motion cannot go on: see
the enum in `{prefix}.h`. A start off the constraints is moved to the nearest state on them
({system.sizes.position_rows} rows in positions, {system.sizes.velocity_rows} in velocities).
{_readme_of_inputs(inputs)}"""


def _readme_of_inputs(inputs: Sequence[CInput]) -> str:
    if not inputs:
        return ""
    return f"""
The inputs are {", ".join(markdown(one.name) for one in inputs)},
in `m.inputs[k]`: a function `follow` with its `context`, else a table of cubics (`breaks`, `coefficients`,
`pieces`), else the number `value`, held, which may be changed before every advance. After `defaults` they are what was
given at the export; `m.inputs[0].follow = 0` takes a function away.
"""
