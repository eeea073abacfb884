"""Speeds in which equations may be shorter: the spin of a body in other frames, directions that the rows leave free."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import ReferenceFrame

from appell.algebra.algebra import Matrix
from appell.algebra.elimination import Preference, Solved, common_denominator, solve_exactly
from appell.algebra.exact import Exact
from appell.algebra.exact_algebra import ExactAlgebra
from appell.algebra.normal_form import Fraction
from appell.errors import SingularSystem
from appell.mechanics import Embedding, Mechanics, Row
from appell.model import Body, Mechanism
from appell.model.names import function_of_time


@dataclass(frozen=True)
class Said:
    """What some new speeds are, in words; ``former``: the speed that one takes the place of, and its scale."""

    names: tuple[str, ...]
    words: str
    former: tuple[AppliedUndef, Exact] | None = None


@dataclass(frozen=True)
class SpeedTransformation:
    """Speeds w to write the equations in: u = N w + n over the model's own speeds u, where w = L (u - n).

    ``functions`` are w as a person reads them, ``w`` and ``rates`` as symbols of the algebra; ``words`` say what they
    are. ``square``: the change u = T v + tau of all speeds that comes before the rows are solved; ``solved``: these in
    v; ``scales``: how many times a w goes into the v that it takes the place of, where null vectors were scaled.
    """

    N: Matrix
    n: Matrix
    L: Matrix
    functions: tuple[AppliedUndef, ...]
    w: Matrix
    rates: Matrix
    words: tuple[Said, ...] = ()
    square: SpeedTransformation | None = None
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


def given_speeds(model: Mechanism, m: Mechanics) -> SpeedTransformation:
    """The model's own speeds."""
    size, algebra = m.u.shape[0], m.algebra
    one = algebra.eye(size)
    return SpeedTransformation(one, algebra.zeros(size, 1), one, model.kinematics.speeds, m.u, m.udot)


def spins(model: Mechanism, m: Mechanics) -> list[tuple[Body, list[int], list[tuple[str, Matrix]]]]:
    """Bodies whose angular velocity has three speeds of its own, these, and the frames that it may be written in.

    A frame comes with the rotation from the body's own components into its own, in the symbols of the algebra.
    """
    found: list[tuple[Body, list[int], list[tuple[str, Matrix]]]] = []
    for body, mass in zip(model.masses, m.masses, strict=True):
        if not isinstance(body, Body) or mass.spin is None or mass.basis is None:
            continue
        J = m.partials[mass.spin, :]
        speeds = [j for j in range(J.shape[1]) if not all(e.is_zero for e in J[:, j])]
        if len(speeds) == 3 and not any(set(speeds) == set(other) for _, other, _ in found):
            found.append((body, speeds, list(_frames_of(body, model, m))))
    return found


def _frames_of(body: Body, model: Mechanism, m: Mechanics) -> Iterator[tuple[str, Matrix]]:
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
    choice: SpeedTransformation,
    m: Mechanics,
    spin: slice,
    speeds: Sequence[int],
    C: Matrix,
    words: Sequence[str],
    names: Sequence[str],
    keep: bool = False,
) -> SpeedTransformation | None:
    """The same speeds but for three, in whose place the components of a velocity in a frame stand.

    omega = C (J u + j) over the three speeds u; None where these are the components already or J is singular.
    ``keep``: a component that is a speed already keeps its name. ``words`` say what each component is.
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
    bias, said = inverse @ j, list(choice.words)
    for a, i in enumerate(speeds):
        if keep and J[a, a] == 1 and all(J[a, b].is_zero for b in range(3) if b != a) and j[a, 0].is_zero:
            continue
        functions[i] = function_of_time(names[a], real=True)
        w[i], rates[i] = new[a, 0], new[3 + a, 0]
        if said[len(choice.words) :] and said[-1].words == words[a]:
            said[-1] = replace(said[-1], names=(*said[-1].names, names[a]))
        else:
            said.append(Said((names[a],), words[a]))
    for a, i in enumerate(speeds):
        for b, k in enumerate(speeds):
            N.entries[i][k], L.entries[i][k] = inverse[a, b], J[a, b]
        n.entries[i][0] = -bias[a, 0]
    return SpeedTransformation(N, n, L, tuple(functions), algebra.column(w), algebra.column(rates), tuple(said))


PREFERENCES: tuple[Preference, ...] = (
    lambda terms, column: (terms, -column),
    lambda terms, column: (-column, terms),
    lambda terms, column: (column, terms),
)
"""Which speeds the rows are solved for: where that is simplest, the later ones, the earlier ones."""


def rows_in(choice: SpeedTransformation, m: Mechanics, rows: Sequence[Row]) -> tuple[Matrix, Matrix]:
    """A and a of A v + a = 0 over the speeds v of a change of all speeds."""
    algebra = m.algebra
    A = algebra.vstack([row.A for row in rows])
    velocities = algebra.column([row.velocity_level for row in rows])
    a = algebra.substitute(velocities, m.u, algebra.zeros(m.u.shape[0], 1))
    return A @ choice.N, a + A @ choice.n


def along_free_directions(
    choice: SpeedTransformation, m: Mechanics, rows: Sequence[Row], told: Sequence[int], names: Sequence[str]
) -> Iterator[tuple[SpeedTransformation, list[SpeedTransformation]]]:
    """Linear rows solved for some of the speeds: by these themselves, and by directions without denominators.

    ``told``: the coordinates whose rates are printed. Where a rate divides by a root (a unit vector does), the
    direction is scaled by that too.
    """
    if not rows:
        yield choice, []
        return
    moving = moving_symbols(m)
    A, a = rows_in(choice, m, rows)
    seen: list[tuple[int, ...]] = []
    for prefer in PREFERENCES:
        solved = solve_exactly(exact(m), A, -a, moving, prefer)
        if solved.independent not in seen:
            seen.append(solved.independent)
            plain = kept_speeds(choice, m, solved)
            common = [common_denominator(exact(m), list(solved.N[:, c]), moving) for c in range(solved.N.shape[1])]
            roots = _roots_below(plain, m, told, common)
            ways = [common, roots] if roots != common else [common]
            yield plain, [_scaled(plain, m, way, names) for way in ways if any(d != 1 for d in way)]


def _roots_below(plain: SpeedTransformation, m: Mechanics, told: Sequence[int], common: Sequence[Exact]) -> list[Exact]:
    """The same scales, and where there is none, the root that the rates of coordinates along a direction divide by."""
    algebra, found = exact(m), list(common)
    rates = m.G.extract(told, range(m.G.shape[1])) @ plain.N
    for c in [c for c, d in enumerate(common) if d == 1]:
        for e in rates[:, c]:
            for factor, _ in e.fraction.denominator:
                places = [i for i, k in enumerate(factor.degrees()) if k > 0]
                if len(places) == 1 and len(factor) == 1 and algebra.field.meaning(places[0])[0] == "root":
                    found[c] = algebra.scalar(1) * Exact(algebra.field, Fraction(factor))
    return found


def moving_symbols(m: Mechanics) -> list[sm.Symbol]:
    """Coordinates and the time."""
    return [*(q.expression for q in m.q), m.t[0, 0].expression]


def kept_speeds(choice: SpeedTransformation, m: Mechanics, solved: Solved) -> SpeedTransformation:
    """Some of the speeds, the others in terms of them."""
    kept = list(solved.independent)
    return SpeedTransformation(
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
    plain: SpeedTransformation, m: Mechanics, scales: Sequence[Exact], names: Sequence[str]
) -> SpeedTransformation:
    """Every column of N times its scale: polynomial null vectors of the rows."""
    algebra = m.algebra
    functions, w, rates = list(plain.functions), list(plain.w), list(plain.rates)
    words = list(plain.words)
    for c, scale in enumerate(scales):
        if scale != 1:
            functions[c] = function_of_time(names[c], real=True)
            w[c], rates[c] = algebra.symbols([names[c], f"{names[c]}'"])
            former = (plain.functions[c], scale)
            words.append(Said((names[c],), "along what the constraints leave free", former))
    return replace(
        plain,
        N=plain.N @ algebra.diagonal(scales),
        L=algebra.diagonal([d**-1 for d in scales]) @ plain.L,
        functions=tuple(functions),
        w=algebra.column(w),
        rates=algebra.column(rates),
        words=tuple(words),
        scales=tuple(scales),
    )
