"""What the multipliers of a servo-constraint stand for: the push of each row, from its actuators."""

from __future__ import annotations

from collections.abc import Sequence

from appell.algebra import Matrix, Scalar
from appell.mechanics.mechanics import ForceSystem, Mechanics, Row


def actuated(m: Mechanics, independent: tuple[int, ...] | None = None) -> dict[int, ForceSystem]:
    """The push per unit of the multiplier of every row that actuators keep, by the number of the row.

    As many actuators as rows: the multiplier of a row is the effort of an actuator. Otherwise (and where actuators are
    clipped in some modes) the efforts are K^T lam of those that are free, the least ones that keep the rows, with
    K = A P M^-1 B the response of the rows to the efforts; P M^-1 is the response of the motion that the ideal rows
    (those of ``independent``, all of them by default) leave free.
    """
    found: dict[int, ForceSystem] = {}
    for name in dict.fromkeys(row.name for row in m.rows if row.drives):
        rows = [i for i, row in enumerate(m.rows) if row.name == name]
        drives = m.rows[rows[0]].drives
        if _are_multipliers(rows, drives):
            found |= dict(zip(rows, drives, strict=True))
            continue
        K = _response(m, [m.rows[i] for i in rows], drives, independent)
        free = [1 if drive.free is None else drive.free for drive in drives]
        found |= {
            i: _combined(name, drives, [K[k, j] * free_j for j, free_j in enumerate(free)]) for k, i in enumerate(rows)
        }
    return found


def efforts(m: Mechanics, lam: Matrix) -> dict[tuple[str, str], Matrix]:
    """The effort of every actuator, by constraint and actuator: what is asked of it where it keeps rows, else given.

    (What pushes in place of a row without a name, the friction of a slip, is no actuator.)
    """
    asked = demanded(m, lam)
    for row in m.rows:
        for drive in row.drives if row.number == 0 else ():
            if drive.free is not None:
                asked[row.name, drive.name] = drive.free * asked[row.name, drive.name]
            if drive.given is not None:
                asked[row.name, drive.name] = asked[row.name, drive.name] + drive.given
    return asked


def demanded(m: Mechanics, lam: Matrix) -> dict[tuple[str, str], Matrix]:
    """What is asked of every actuator, clipped ones included: the multipliers, or K^T lam where there are more.

    A clipped actuator of which less than its bound is asked can keep the rows again.
    """
    found: dict[tuple[str, str], Matrix] = {}
    for name in dict.fromkeys(row.name for row in m.rows if row.is_driven):
        rows = [i for i, row in enumerate(m.rows) if row.name == name]
        drives = m.rows[rows[0]].drives
        if _are_multipliers(rows, drives):
            found |= {(name, drive.name): lam[i] for drive, i in zip(drives, rows, strict=True)}
            continue
        K = _response(m, [m.rows[i] for i in rows], drives, None)
        for j, drive in enumerate(drives):
            found[name, drive.name] = sum(K[k, j] * lam[i] for k, i in enumerate(rows))
    return found


def _are_multipliers(rows: list[int], drives: tuple[ForceSystem, ...]) -> bool:
    """Whether the efforts are the multipliers: as many actuators as rows, and none of more is clipped in some mode."""
    return len(drives) == len(rows) and all(drive.free is None for drive in drives)


def _combined(name: str, drives: tuple[ForceSystem, ...], weights: Sequence[Scalar]) -> ForceSystem:
    scaled = [drive.scaled(weight) for drive, weight in zip(drives, weights, strict=True)]
    total = scaled[0].coordinates
    for push in scaled[1:]:
        total = total + push.coordinates
    return ForceSystem(name, tuple(term for push in scaled for term in push.terms), total)


def _response(
    m: Mechanics, rows: list[Row], drives: tuple[ForceSystem, ...], independent: tuple[int, ...] | None
) -> Matrix:
    algebra = m.algebra
    M = algebra.jacobian(algebra.jacobian(algebra.column([m.motion_energy]), m.u).T, m.u)
    B = algebra.hstack([drive.on_speeds(m) for drive in drives])
    A = algebra.vstack([row.A for row in rows])
    ideal = [row for i, row in enumerate(m.rows) if not row.is_driven and (independent is None or i in independent)]
    response = algebra.solve_definite(M, B)
    if ideal:
        A_i = algebra.vstack([row.A if row.ideal is None else row.ideal * row.A for row in ideal])
        X = algebra.solve_definite(M, A_i.T)
        K_i = A_i @ X
        if any(row.ideal is not None for row in ideal):  # one that rests, or slides, takes nothing away
            K_i = K_i + algebra.diagonal([0 if row.ideal is None else 1 - row.ideal for row in ideal])
        response = response - X @ algebra.solve(K_i, A_i @ response)
    return A @ response
