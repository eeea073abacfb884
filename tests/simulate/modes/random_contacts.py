"""Random rows with laws that let go, every number drawn for itself, and all that can follow by a reference of its own.

The reference knows M, the forces and the rows; it tries every state of every contact in the KKT system of all
accelerations (or of all velocities, in a strike) and keeps what its law admits. It shares nothing with the library.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

import numpy as np

from appell.simulate.modes.contact_law import ContactLaw, Law
from appell.simulate.modes.delassus import ContactResponse
from appell.simulate.modes.margins import Margins
from appell.simulate.modes.saturation import Saturation

MARGIN = 1e-9
SMALL = 1e-9
"""What the reference takes as zero: the numbers drawn are of size one."""
WAY = {"forward": 1.0, "backward": -1.0}


@dataclass(frozen=True)
class Contact:
    """A contact as the reference knows it: friction as it acts on the multiplier of its normal row."""

    name: str
    normal: int
    tangent: int | None = None
    static: float = 0.0
    kinetic: float = 0.0
    unilateral: bool = True
    sliding: int = 0
    least: float = 0.0


@dataclass(frozen=True)
class Bounded:
    """A row that a bounded effort keeps."""

    name: str
    row: int
    bound: float


@dataclass(frozen=True)
class Situation:
    """M, what the rows are without multipliers, the rows, those always held, and the laws of the others."""

    M: np.ndarray
    A: np.ndarray
    free: np.ndarray
    always: tuple[int, ...]
    laws: tuple[Contact | Bounded, ...]

    @property
    def K(self) -> np.ndarray:
        """A M^-1 A^T."""
        return np.asarray(self.A @ np.linalg.solve(self.M, self.A.T))

    def response(self, rates: np.ndarray, weights: np.ndarray) -> ContactResponse:
        """What the library is given: ``weights`` is the normal force of a unit multiplier."""
        m, small = len(self.free), [1e-11] * len(self.free)
        columns = np.linalg.solve(self.M, self.A.T).T.tolist()
        answer = self.K.tolist()
        return ContactResponse(
            [0.0] * m, rates.tolist(), self.free.tolist(), answer, columns, small, small, weights.tolist()
        )

    def solutions(self) -> Iterator[tuple[tuple[str, ...], np.ndarray, np.ndarray]]:
        """Phases, multipliers and values of everything that can follow."""
        for states in product(*[_states(law) for law in self.laws]):
            found = self._solved(states)
            if found is not None:
                yield tuple(state[0] for state in states), *found

    def _solved(self, states: Sequence[tuple[str, int]]) -> tuple[np.ndarray, np.ndarray] | None:
        """KKT: M a - A^T lam = 0 and one equation for the multiplier of every row, lam or its value A a + free."""
        m, n = self.A.shape
        lines, right = np.zeros((m, n + m)), np.zeros(m)

        def moves_not(row: int) -> None:
            lines[row, :n], right[row] = self.A[row], -self.free[row]

        def pushes(row: int, size: float = 0.0, like: tuple[int, float] | None = None) -> None:
            lines[row, n + row], right[row] = 1.0, size
            if like is not None:
                lines[row, n + like[0]] -= like[1]

        for row in self.always:
            moves_not(row)
        for law, (phase, sign) in zip(self.laws, states, strict=True):
            if isinstance(law, Bounded):
                moves_not(law.row) if phase == "kept" else pushes(law.row, sign * law.bound)
                continue
            parts, _, slip = phase.rpartition(" ")
            pushes(law.normal, law.least) if "open" in (parts, slip) else moves_not(law.normal)
            if law.tangent is None:
                continue
            if slip == "sticks":
                moves_not(law.tangent)
            else:
                pushes(law.tangent, like=(law.normal, -sign * WAY.get(slip, 0.0) * law.kinetic))
        whole = np.block([[self.M, -self.A.T], [lines]])
        solved = np.linalg.solve(whole, np.concatenate([np.zeros(n), right]))
        lam, value = solved[n:], self.A @ solved[:n] + self.free
        fits = all(_admits(law, state, lam, value) for law, state in zip(self.laws, states, strict=True))
        return (lam, value) if fits else None


def _states(law: Contact | Bounded) -> list[tuple[str, int]]:
    if isinstance(law, Bounded):
        return [("kept", 0), ("upper", 1), ("lower", -1)]
    if law.tangent is None:
        return [("closed", 1), *([("open", 1)] if law.unilateral else [])]
    signs = (1,) if law.unilateral else (1, -1)
    ways = {0: ("forward", "backward"), 1: ("forward",), -1: ("backward",)}[law.sliding]
    touching = [*([("sticks", 1)] if not law.sliding else []), *((way, sign) for way in ways for sign in signs)]
    if law.least > 0.0:  # it parts with what it must give back, which has friction too
        return [*touching, *((f"open {phase}", sign) for phase, sign in touching)]
    return [*touching, *([("open", 1)] if law.unilateral else [])]


def _admits(law: Contact | Bounded, state: tuple[str, int], lam: np.ndarray, value: np.ndarray) -> bool:
    phase, sign = state
    if isinstance(law, Bounded):
        return abs(lam[law.row]) <= law.bound + SMALL if phase == "kept" else sign * value[law.row] <= SMALL
    push, slip = lam[law.normal], phase.rpartition(" ")[2]
    if "open" in phase and value[law.normal] < -SMALL:
        return False
    if law.unilateral and push < law.least - SMALL:
        return False
    if slip == "sticks":
        return abs(lam[law.tangent]) <= law.static * abs(push) + SMALL
    if slip in WAY:
        return bool(sign * push >= -SMALL and (law.sliding or WAY[slip] * value[law.tangent] >= -SMALL))
    return True


def drawn(rng: np.random.Generator, contacts: int, bounded: int = 0, frictionless: int = 0) -> Situation:
    """Contacts with unequal friction, some of which are rails that hold from both sides, one row that always acts."""
    names, laws, rows = 0, list[Contact | Bounded](), 1
    for _ in range(contacts):
        kinetic = rng.uniform(0.05, 0.6)
        both = rng.random() < 0.3
        laws.append(Contact(f"c{names}", rows, rows + 1, kinetic * rng.uniform(1.0, 1.5), kinetic, not both))
        names, rows = names + 1, rows + 2
    for _ in range(frictionless):
        laws.append(Contact(f"c{names}", rows))
        names, rows = names + 1, rows + 1
    for _ in range(bounded):
        laws.append(Bounded(f"c{names}", rows, rng.uniform(0.1, 1.5)))
        names, rows = names + 1, rows + 1
    n = rows + 2
    L = np.tril(0.4 * rng.normal(size=(n, n)), -1) + np.diag(rng.uniform(0.6, 1.6, n))
    order = rng.permutation(rows)  # the row that always acts need not be the first
    place = lambda row: int(order[row])
    moved = [
        replace(law, row=place(law.row))
        if isinstance(law, Bounded)
        else replace(law, normal=place(law.normal), tangent=None if law.tangent is None else place(law.tangent))
        for law in laws
    ]
    return Situation(L @ L.T, rng.normal(size=(rows, n)), rng.normal(size=rows), (place(0),), tuple(moved))


def laws_of(
    situation: Situation, weights: np.ndarray, restitutions: Sequence[float] = (), poisson: Sequence[bool] = ()
) -> list[Law]:
    """The same laws for the library, whose coefficients act on normal forces."""
    found: list[Law] = []
    for i, law in enumerate(situation.laws):
        if isinstance(law, Bounded):
            found.append(Saturation(law.name, law.row, law.bound, 1, np.inf))
            continue
        w = weights[law.normal]
        tangents = () if law.tangent is None else (law.tangent,)
        e, by_impulse = (restitutions[i], poisson[i]) if restitutions else (0.0, False)
        friction = law.kinetic / w, law.static / w
        found.append(ContactLaw(law.name, law.normal, 0, law.unilateral, e, by_impulse, tangents, *friction))
    return found


def margins_of(situation: Situation) -> Margins:
    """What counts as zero."""
    m = len(situation.free)
    return Margins([MARGIN] * m, [MARGIN] * m)
