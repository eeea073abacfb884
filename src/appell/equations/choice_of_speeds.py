"""Speeds in which equations may be shorter: the spin of a body in other frames, directions that the rows leave free."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import ReferenceFrame, dynamicsymbols

from appell.algebra.elimination import Preference, Solved, common_denominator, solve_exactly
from appell.algebra.written import shortest as short_forms
from appell.mechanics import Embedding, Mechanics, Row
from appell.model import Body, ModelData, name_of


@dataclass(frozen=True)
class Choice:
    """Speeds w to write the equations in: u = N w + n over the model's own speeds u, where w = L (u - n).

    ``functions`` are w as a person reads them, ``w`` and ``rates`` as symbols of the algebra; ``words`` say what they
    are. ``square``: the change u = T v + tau of all speeds that comes before the rows are solved; ``solved``: these in
    v; ``scales``: how many times a w goes into the v that it takes the place of, where null vectors were scaled.
    """

    N: sm.Matrix
    n: sm.Matrix
    L: sm.Matrix
    functions: tuple[AppliedUndef, ...]
    w: sm.Matrix
    rates: sm.Matrix
    words: tuple[str, ...] = ()
    square: Choice | None = None
    solved: Solved | None = None
    scales: tuple[sm.Expr, ...] = ()

    @property
    def embedding(self) -> Embedding:
        """u = N w + n."""
        return Embedding(self.N, self.n)


def given_speeds(model: ModelData, m: Mechanics) -> Choice:
    """The model's own speeds."""
    size = m.u.rows
    return Choice(sm.eye(size), sm.zeros(size, 1), sm.eye(size), model.kinematics.speeds, m.u, m.udot)


def spins(model: ModelData, m: Mechanics) -> list[tuple[Body, list[int], list[tuple[str, sm.Matrix]]]]:
    """Bodies whose angular velocity has three speeds of its own, these, and the frames that it may be written in.

    A frame comes with the rotation from the body's own components into its own, in the symbols of the algebra.
    """
    found: list[tuple[Body, list[int], list[tuple[str, sm.Matrix]]]] = []
    for body, mass in zip(model.masses, m.masses, strict=True):
        if not isinstance(body, Body) or mass.spin is None or mass.basis is None:
            continue
        J = m.partials[mass.spin, :]
        speeds = [j for j in range(J.cols) if any(e != 0 for e in J[:, j])]
        if len(speeds) == 3 and not any(set(speeds) == set(other) for _, other, _ in found):
            found.append((body, speeds, list(_frames_of(body, model, m))))
    return found


def _frames_of(body: Body, model: ModelData, m: Mechanics) -> Iterator[tuple[str, sm.Matrix]]:
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
    frame, C = body.frame, sm.eye(3)
    yield "the body's own frame", C
    while came.get(frame) is not None:
        parent = came[frame]
        turn = graph.rotations[frame][parent].applyfunc(m.lower)
        C, frame = turn.T @ C, parent
        C = sm.Matrix(3, 3, short_forms(list(C), _unit(m)))
        yield ("the ground's frame" if parent is model.frame else f"the frame '{parent}'"), C


def with_spin(
    choice: Choice, m: Mechanics, spin: slice, speeds: Sequence[int], C: sm.Matrix, words: str, names: Sequence[str]
) -> Choice | None:
    """The same speeds but for three, in whose place the components of an angular velocity in a frame stand.

    omega = C (J u + j) over the three speeds u; None where these are the components already or J is singular.
    """
    J = C @ m.partials[spin, :].extract(list(range(3)), list(speeds))
    j = C @ m.velocity_remainders[spin, :]
    J = sm.Matrix(3, 3, short_forms(list(J), _unit(m)))
    if sm.eye(3) == J and j.is_zero_matrix:
        return None
    gram = sm.Matrix(3, 3, short_forms(list(J.T @ J), _unit(m)))
    if gram == sm.eye(3):
        inverse = J.T
    else:
        determinant = short_forms([J.det(method="berkowitz")], _unit(m))[0]
        if determinant == 0:
            return None
        inverse = sm.Matrix(3, 3, short_forms(list(J.adjugate() / determinant), _unit(m)))
    w, rates = list(choice.w), list(choice.rates)
    functions = list(choice.functions)
    N, n, L = choice.N.copy(), choice.n.copy(), choice.L.copy()
    for a, i in enumerate(speeds):
        functions[i] = dynamicsymbols(names[a], real=True)
        w[i], rates[i] = sm.Dummy(names[a], real=True), sm.Dummy(f"{names[a]}'", real=True)
        for b, k in enumerate(speeds):
            N[i, k], L[i, k] = inverse[a, b], J[a, b]
        n[i, 0] = -(inverse[a, :] @ j)[0, 0]
    return Choice(N, n, L, tuple(functions), sm.Matrix(w), sm.Matrix(rates), (*choice.words, words))


PREFERENCES: tuple[Preference, ...] = (
    lambda terms, column: (terms, -column),
    lambda terms, column: (-column, terms),
    lambda terms, column: (column, terms),
)
"""Which speeds the rows are solved for: where that is simplest, the later ones, the earlier ones."""


def rows_in(choice: Choice, m: Mechanics, rows: Sequence[Row]) -> tuple[sm.Matrix, sm.Matrix]:
    """A and a of A v + a = 0 over the speeds v of a change of all speeds."""
    A = sm.Matrix.vstack(*[row.A for row in rows])
    a = sm.Matrix([row.velocity for row in rows]).xreplace(dict.fromkeys(m.u, sm.S.Zero))
    return A @ choice.N, a + A @ choice.n


def along_free_directions(
    choice: Choice, m: Mechanics, rows: Sequence[Row], names: Sequence[str]
) -> Iterator[tuple[Choice, Choice | None]]:
    """Linear rows solved for some of the speeds: by these themselves, and by directions without denominators."""
    if not rows:
        yield choice, None
        return
    moving = frozenset(m.q) | {m.t[0, 0]}
    A, a = rows_in(choice, m, rows)
    seen: list[tuple[int, ...]] = []
    for prefer in PREFERENCES:
        solved = solve_exactly(A, -a, moving, _unit(m), prefer)
        if solved.independent not in seen:
            seen.append(solved.independent)
            plain = _kept(choice, solved)
            yield plain, _scaled(plain, solved, moving, names)


def _kept(choice: Choice, solved: Solved) -> Choice:
    """Some of the speeds, the others in terms of them."""
    kept = list(solved.independent)
    return Choice(
        N=choice.N @ solved.N,
        n=choice.N @ solved.n + choice.n,
        L=choice.L.extract(kept, list(range(choice.L.cols))),
        functions=tuple(choice.functions[i] for i in kept),
        w=sm.Matrix([choice.w[i] for i in kept]) if kept else sm.zeros(0, 1),
        rates=sm.Matrix([choice.rates[i] for i in kept]) if kept else sm.zeros(0, 1),
        words=choice.words,
        square=choice,
        solved=solved,
    )


def _scaled(plain: Choice, solved: Solved, moving: frozenset[sm.Expr], names: Sequence[str]) -> Choice | None:
    """Every column of N times its common denominator: polynomial null vectors of the rows."""
    common = [common_denominator(solved, c, moving) for c in range(len(solved.independent))]
    if all(d == 1 for d in common):
        return None
    functions, w, rates = list(plain.functions), list(plain.w), list(plain.rates)
    for c, d in enumerate(common):
        if d != 1:
            name = names[c]
            functions[c] = dynamicsymbols(name, real=True)
            w[c], rates[c] = sm.Dummy(name, real=True), sm.Dummy(f"{name}'", real=True)
    new = ", ".join(name_of(f) for f, d in zip(functions, common, strict=True) if d != 1)
    return replace(
        plain,
        N=plain.N @ sm.diag(*common),
        L=sm.diag(*[1 / d for d in common]) @ plain.L,
        functions=tuple(functions),
        w=sm.Matrix(w),
        rates=sm.Matrix(rates),
        words=(*plain.words, f"{new} along what the constraints leave free"),
        scales=tuple(common),
    )


def _unit(m: Mechanics) -> Sequence[Sequence[sm.Expr]]:
    return getattr(m.algebra, "unit", ())
