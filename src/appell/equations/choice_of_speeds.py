"""Speeds in which equations may be shorter: the spin of a body in other frames, directions that the rows leave free."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import ReferenceFrame, dynamicsymbols

from appell.algebra.elimination import Preference, Solved, common_denominator, solve_exactly
from appell.algebra.exact import Exact, ExactMatrix
from appell.algebra.exact_algebra import ExactAlgebra
from appell.errors import SingularSystem
from appell.mechanics import Embedding, Mechanics, Row
from appell.model import Body, ModelData, name_of


@dataclass(frozen=True)
class Choice:
    """Speeds w to write the equations in: u = N w + n over the model's own speeds u, where w = L (u - n).

    ``functions`` are w as a person reads them, ``w`` and ``rates`` as symbols of the algebra; ``words`` say what they
    are. ``square``: the change u = T v + tau of all speeds that comes before the rows are solved; ``solved``: these in
    v; ``scales``: how many times a w goes into the v that it takes the place of, where null vectors were scaled.
    """

    N: ExactMatrix
    n: ExactMatrix
    L: ExactMatrix
    functions: tuple[AppliedUndef, ...]
    w: ExactMatrix
    rates: ExactMatrix
    words: tuple[str, ...] = ()
    square: Choice | None = None
    solved: Solved | None = None
    scales: tuple[Exact, ...] = ()

    @property
    def embedding(self) -> Embedding:
        """u = N w + n."""
        return Embedding(self.N, self.n)


def exact(m: Mechanics) -> ExactAlgebra:
    """The exact algebra that a mechanics is written in."""
    assert isinstance(m.algebra, ExactAlgebra)
    return m.algebra


def given_speeds(model: ModelData, m: Mechanics) -> Choice:
    """The model's own speeds."""
    size, algebra = m.u.shape[0], m.algebra
    one = algebra.eye(size)
    return Choice(one, algebra.zeros(size, 1), one, model.kinematics.speeds, m.u, m.udot)


def spins(model: ModelData, m: Mechanics) -> list[tuple[Body, list[int], list[tuple[str, ExactMatrix]]]]:
    """Bodies whose angular velocity has three speeds of its own, these, and the frames that it may be written in.

    A frame comes with the rotation from the body's own components into its own, in the symbols of the algebra.
    """
    found: list[tuple[Body, list[int], list[tuple[str, ExactMatrix]]]] = []
    for body, mass in zip(model.masses, m.masses, strict=True):
        if not isinstance(body, Body) or mass.spin is None or mass.basis is None:
            continue
        J = m.partials[mass.spin, :]
        speeds = [j for j in range(J.shape[1]) if not all(e.is_zero for e in J[:, j])]
        if len(speeds) == 3 and not any(set(speeds) == set(other) for _, other, _ in found):
            found.append((body, speeds, list(_frames_of(body, model, m))))
    return found


def _frames_of(body: Body, model: ModelData, m: Mechanics) -> Iterator[tuple[str, ExactMatrix]]:
    """The body's frame and all on the way to the ground, with v_frame = C v_body."""
    graph = model.kinematic_graph
    if graph is None or body.frame not in graph.rotations:
        return
    came: dict[ReferenceFrame, ReferenceFrame | None] = {model.frame: None}
    queue = deque([model.frame])
    while queue:
        here = queue.popleft()
        for other in graph.rotations[here]:
            if other not in came:
                came[other] = here
                queue.append(other)
    frame, C = body.frame, m.algebra.eye(3)
    yield "the body's own frame", C
    while came.get(frame) is not None:
        parent = came[frame]
        turn = m.algebra.matrix([[m.lower(e) for e in row] for row in graph.rotations[frame][parent].tolist()])
        C, frame = turn.T @ C, parent
        yield ("the ground's frame" if parent is model.frame else f"the frame '{parent}'"), C


def with_spin(
    choice: Choice, m: Mechanics, spin: slice, speeds: Sequence[int], C: ExactMatrix, words: str, names: Sequence[str]
) -> Choice | None:
    """The same speeds but for three, in whose place the components of an angular velocity in a frame stand.

    omega = C (J u + j) over the three speeds u; None where these are the components already or J is singular.
    """
    algebra = m.algebra
    J = C @ m.partials[spin, :].extract(range(3), speeds)
    j = C @ m.velocity_remainders[spin, :]
    one = algebra.eye(3)
    if one == J and all(e.is_zero for e in j):
        return None
    try:
        inverse = J.T if one == J.T @ J else algebra.solve(J, one)
    except SingularSystem:
        return None
    new = algebra.symbols([*names, *(f"{name}'" for name in names)])
    w, rates, functions = list(choice.w), list(choice.rates), list(choice.functions)
    N, n, L = (matrix.mapped(lambda e: e) for matrix in (choice.N, choice.n, choice.L))
    bias = inverse @ j
    for a, i in enumerate(speeds):
        functions[i] = dynamicsymbols(names[a], real=True)
        w[i], rates[i] = new[a, 0], new[3 + a, 0]
        for b, k in enumerate(speeds):
            N.entries[i][k], L.entries[i][k] = inverse[a, b], J[a, b]
        n.entries[i][0] = -bias[a, 0]
    return Choice(N, n, L, tuple(functions), algebra.column(w), algebra.column(rates), (*choice.words, words))


PREFERENCES: tuple[Preference, ...] = (
    lambda terms, column: (terms, -column),
    lambda terms, column: (-column, terms),
    lambda terms, column: (column, terms),
)
"""Which speeds the rows are solved for: where that is simplest, the later ones, the earlier ones."""


def rows_in(choice: Choice, m: Mechanics, rows: Sequence[Row]) -> tuple[ExactMatrix, ExactMatrix]:
    """A and a of A v + a = 0 over the speeds v of a change of all speeds."""
    algebra = m.algebra
    A = algebra.vstack([row.A for row in rows])
    velocities = algebra.column([row.velocity for row in rows])
    a = algebra.substitute(velocities, m.u, algebra.zeros(m.u.shape[0], 1))
    return A @ choice.N, a + A @ choice.n


def along_free_directions(
    choice: Choice, m: Mechanics, rows: Sequence[Row], names: Sequence[str]
) -> Iterator[tuple[Choice, Choice | None]]:
    """Linear rows solved for some of the speeds: by these themselves, and by directions without denominators."""
    if not rows:
        yield choice, None
        return
    moving = moving_symbols(m)
    A, a = rows_in(choice, m, rows)
    seen: list[tuple[int, ...]] = []
    for prefer in PREFERENCES:
        solved = solve_exactly(exact(m), A, -a, moving, prefer)
        if solved.independent not in seen:
            seen.append(solved.independent)
            plain = _kept(choice, m, solved)
            yield plain, _scaled(plain, m, solved, moving, names)


def moving_symbols(m: Mechanics) -> list[sm.Symbol]:
    """Coordinates and the time."""
    return [*(q.expression for q in m.q), m.t[0, 0].expression]


def _kept(choice: Choice, m: Mechanics, solved: Solved) -> Choice:
    """Some of the speeds, the others in terms of them."""
    kept = list(solved.independent)
    return Choice(
        N=choice.N @ solved.N,
        n=choice.N @ solved.n + choice.n,
        L=choice.L.extract(kept, range(choice.L.shape[1])),
        functions=tuple(choice.functions[i] for i in kept),
        w=m.algebra.column([choice.w[i, 0] for i in kept]),
        rates=m.algebra.column([choice.rates[i, 0] for i in kept]),
        words=choice.words,
        square=choice,
        solved=solved,
    )


def _scaled(
    plain: Choice, m: Mechanics, solved: Solved, moving: Sequence[sm.Symbol], names: Sequence[str]
) -> Choice | None:
    """Every column of N times its common denominator: polynomial null vectors of the rows."""
    algebra = m.algebra
    common = [common_denominator(exact(m), list(solved.N[:, c]), moving) for c in range(len(solved.independent))]
    changed = [d != 1 for d in common]
    if not any(changed):
        return None
    functions, w, rates = list(plain.functions), list(plain.w), list(plain.rates)
    for c, scaled in enumerate(changed):
        if scaled:
            functions[c] = dynamicsymbols(names[c], real=True)
            w[c], rates[c] = algebra.symbols([names[c], f"{names[c]}'"])
    new = ", ".join(name_of(f) for f, scaled in zip(functions, changed, strict=True) if scaled)
    return replace(
        plain,
        N=plain.N @ algebra.diagonal(common),
        L=algebra.diagonal([d**-1 for d in common]) @ plain.L,
        functions=tuple(functions),
        w=algebra.column(w),
        rates=algebra.column(rates),
        words=(*plain.words, f"{new} along what the constraints leave free"),
        scales=tuple(common),
    )
