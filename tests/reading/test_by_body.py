"""Equations by body: read back line by line as numbers, they are the blocks that CasADi's graph gives."""

import re

import casadi as ca
import numpy as np
import pytest

import appell as ap
from appell.equations.forms import mechanics_to_run
from appell.model import name_of
from appell.reading.by_body import by_body

STEP = 1e-5


def sections(text: str) -> dict[str, list[str]]:
    """Lines by their heading; those of bodies under ''."""
    found: dict[str, list[str]] = {"": []}
    known = ("where", "kinematics", "dynamics", "constraints in evidence")
    heading = ""
    for line in text.splitlines()[1:]:
        if line.startswith("    "):
            found.setdefault(heading, []).append(line.strip())
        else:
            heading = line.strip() if line.strip() in known else ""
    return found


def plain(words: str) -> str:
    """As Python: names without dots, brackets and strokes."""
    words = re.sub(r"\b(\w+)\.([xyz])\[(\w+)\]", r"\1_\2_of_\3", words)
    words = re.sub(r"\b(\w+)\[(\w+)\]", r"\1_of_\2", words)
    words = re.sub(r"\b(v|omega|a|h)_(\w+)\.([xyz])", r"\1_\2_\3", words)
    return re.sub(r"(\w)'", r"\1_rate", words).replace("^", "**")


def evaluated(lines: list[str], values: dict[str, float]) -> dict[str, float]:
    """Definition after definition."""
    space = {"sin": np.sin, "cos": np.cos, "tan": np.tan, "sqrt": np.sqrt, **values}
    for line in lines:
        name, e = plain(line).split(" = ", 1)
        space[name] = eval(e, {"__builtins__": {}}, space)
    return space


@pytest.mark.parametrize(
    "name",
    [
        "chaplygin-sleigh",
        "double-pendulum",
        "segway",
        pytest.param("rolling-ellipsoid", marks=pytest.mark.slow),
        pytest.param("car-with-trailers", marks=pytest.mark.slow),
    ],
)
def test_the_lines_are_the_equations_of_motion(name: str) -> None:
    model = ap.catalogue.card_of(name).model()
    equations = model.derive(ap.Kane(reactions=True))
    parts = sections(by_body(equations))
    m, random = mechanics_to_run(equations), np.random.default_rng(3)
    q, u, rates = (random.uniform(0.2, 0.6, x.numel()) for x in (m.q, m.u, m.u))
    norm = [i for i, x in enumerate(equations.coordinates) if re.match(r"e[0-3]", name_of(x))]
    q[norm] /= np.linalg.norm(q[norm]) or 1.0  # what is written holds where quaternions have length one
    p = np.array([x.default for x in equations.mechanism.parameters])
    lam = random.uniform(-1, 1, len(m.rows))
    blocks = ap.Kane(reactions=True).form(m, m.rows, None)
    residual = ca.Function(
        "r", [m.q, m.u, m.p], [blocks.M @ ca.DM(rates) - blocks.F - ca.SX(blocks.B) @ ca.DM(lam), m.qdot]
    )
    names = [[name_of(x) for x in group] for group in (equations.coordinates, equations.speeds)]

    def state(shift: float) -> dict[str, float]:
        moved = q + shift * np.array(residual(q, u, p)[1], float).ravel()
        values = dict(zip(names[0], moved, strict=True)) | dict(zip(names[1], u + shift * rates, strict=True))
        return values | {x.name: x.default for x in equations.mechanism.parameters}

    # v and omega before and after, so that v' is a central difference; then a, h and the rows
    named = [line for line in parts.get("constraints in evidence", []) if not line.endswith("= 0")]
    lines = [*parts.get("where", []), *parts[""], *named]
    first = [line for line in lines if not re.match(r"[ah]_\w+\.[xyz] =", line)]
    before, after = (evaluated(first, state(shift)) for shift in (-STEP, STEP))
    values = state(0.0)
    values |= {
        f"{k}_rate": (after[k] - before[k]) / (2 * STEP) for k in after if isinstance(after[k], float) and k in before
    }
    symbols = [str(s) for s in equations.symbolic_form.lam]
    space = evaluated(lines, values | dict(zip(symbols, lam, strict=True)))
    wanted = np.array(residual(q, u, p)[0], float).ravel()
    for line, value in zip(parts["dynamics"], wanted, strict=True):
        left, right = (eval(plain(e), {"__builtins__": {}}, space) for e in line.split(" = "))
        assert left - right == pytest.approx(value, rel=1e-6, abs=1e-6)


@pytest.mark.slow
def test_the_bicycle_is_written_out_body_by_body() -> None:
    text = by_body(ap.catalogue.bicycle().derive(ap.Kane(reactions=True)))
    for body in ("rear wheel", "rear frame", "fork", "front wheel"):
        assert f"\n  {body}, components in" in text
    assert len(sections(text)["dynamics"]) == 9
    assert sum(line.endswith(" = 0") for line in sections(text)["constraints in evidence"]) == 6
