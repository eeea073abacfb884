"""Velocities that a person would take for speeds: of bodies along the directions of reactions, and their own spins.

A ball that rolls in a tube is easy in the frame of the normal and the two tangents, which is that of the reactions; a
fork or a coupler by its own angular velocity in place of the angle between it and what it hangs on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from appell.algebra.exact import Exact, ExactMatrix
from appell.constraints import multiplier
from appell.equations.form_blocks import rows_of
from appell.mechanics import Mechanics, Row
from appell.mechanics.mechanics import MovingMass
from appell.model import Body, Mechanism
from appell.model.names import function_of_time
from appell.numbers import READ
from appell.reading.shortest.choice_of_speeds import Said, SpeedTransformation, exact, moving_symbols, with_spin

Direction = tuple[Row, list[Exact]]
"""A row and the direction of its force."""


def along_reactions(
    model: Mechanism, m: Mechanics, given: SpeedTransformation, names: Sequence[str]
) -> Iterator[SpeedTransformation]:
    """Velocity and spin of each free body along three directions of reactions that stand at right angles.

    Only where such a frame turns as the body moves: of the ground's and the body's own the search knows already.
    """
    for body, mass in zip(model.masses, m.masses, strict=True):
        if not isinstance(body, Body) or mass.spin is None or mass.basis is None:
            continue
        turning, going = _own_speeds(m, mass.spin), _own_speeds(m, mass.velocity)
        frame = _frame(m, mass) if len(turning) == 3 and len(going) == 3 else None
        if frame is None or set(turning) & set(going):
            continue
        C = exact(m).matrix([vector for _, vector in frame])
        along = [f"of '{body.name}' along the reaction {_reaction(model, row)}" for row, _ in frame]
        told = [f"the velocity {words}" for words in along]
        moved = with_spin(given, m, mass.velocity, going, C, told, names[:3], keep=True)
        told = [f"the angular velocity {words}" for words in along]
        turned = with_spin(moved or given, m, mass.spin, turning, C @ mass.basis, told, names[3:6])
        if turned is not None:
            yield turned


def _reaction(model: Mechanism, row: Row) -> str:
    return str(multiplier(row.name, row.number, rows_of(model, row.name)))


def _own_speeds(m: Mechanics, part: slice) -> list[int]:
    """The speeds that a velocity holds."""
    J = m.partials[part, :]
    return [j for j in range(J.shape[1]) if not all(e.is_zero for e in J[:, j])]


def _frame(m: Mechanics, mass: MovingMass) -> list[Direction] | None:
    """Three unit vectors at right angles, in components of N, among forces at a point of a body; None if none turns."""
    found: list[Direction] = []
    for row in m.rows:
        for term in row.terms or ():
            vector = list(term.vector) if term.velocity == mass.velocity and not term.angular else None
            if vector is not None and _dot(vector, vector) == 1 and len(found) < READ.few:
                found.append((row, vector))
    field = exact(m).field
    changing = field.holding(moving_symbols(m))
    for three in combinations(found, 3):
        if all(_dot(a, b).is_zero for (_, a), (_, b) in combinations(three, 2)):
            moves = any(e.fraction.numerator.degrees()[i] > 0 for _, v in three for e in v for i in changing)
            return _arranged(three) if moves else None
    return None


def _arranged(directions: Sequence[Direction]) -> list[Direction]:
    """An axis of the ground at its own place, so that a velocity along it keeps its name."""
    places: list[Direction | None] = [None, None, None]
    others = []
    for direction in directions:
        i = next((i for i in range(3) if direction[1][i] == 1), None)
        if i is None:
            others.append(direction)
        else:
            places[i] = direction
    rest = iter(others)
    return [direction or next(rest) for direction in places]


def _dot(a: Sequence[Exact], b: Sequence[Exact]) -> Exact:
    first, *others = (x * y for x, y in zip(a, b, strict=True))
    for other in others:
        first = first + other
    return first


def own_spins(
    model: Mechanism, m: Mechanics, given: SpeedTransformation, names: Sequence[str]
) -> SpeedTransformation | None:
    """The spins of bodies that turn about one axis of their own, each in place of a speed in it; None if these are so.

    The speed that goes is the last one whose coefficient is one: nothing is divided by.
    """
    found, replaced, new = given, set[int](), iter(names)
    for body, mass in zip(model.masses, m.masses, strict=True):
        if not isinstance(body, Body) or mass.spin is None:
            continue
        J = m.partials[mass.spin, :]
        axes = [i for i in range(3) if not all(e.is_zero for e in J[i, :])]
        if len(axes) != 1:
            continue
        spin = J[axes[0], :] @ found.N
        present = [j for j in range(spin.shape[1]) if not spin[0, j].is_zero]
        places = [j for j in present if j not in replaced and spin[0, j] == 1]
        if len(present) > 1 and places:
            bias = J[axes[0], :] @ found.n + m.velocity_remainders[mass.spin, :][axes[0], :]
            said = Said((name := next(new),), f"the angular velocity of '{body.name}'")
            found = _with_velocity(found, m, spin, bias[0, 0], places[-1], said, name)
            replaced.add(places[-1])
    return found if replaced else None


def _with_velocity(
    choice: SpeedTransformation, m: Mechanics, spin: ExactMatrix, bias: Exact, j: int, said: Said, name: str
) -> SpeedTransformation:
    """The same speeds but for one, in whose place w = spin v + bias stands: v_j = (w - bias - others) / spin_j."""
    algebra, size = exact(m), spin.shape[1]
    E, e, D = algebra.eye(size), algebra.zeros(size, 1), algebra.eye(size)
    inverse = spin[0, j] ** -1
    E.entries[j] = [inverse if k == j else -inverse * spin[0, k] for k in range(size)]
    e.entries[j][0] = -inverse * bias
    D.entries[j] = list(spin.entries[0])
    w, rates, functions = list(choice.w), list(choice.rates), list(choice.functions)
    functions[j] = function_of_time(name, real=True)
    w[j], rates[j] = algebra.symbols([name, f"{name}'"])
    return SpeedTransformation(
        N=choice.N @ E,
        n=choice.N @ e + choice.n,
        L=D @ choice.L,
        functions=tuple(functions),
        w=algebra.column(w),
        rates=algebra.column(rates),
        words=(*choice.words, said),
    )
