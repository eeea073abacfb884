"""What the multipliers of a servo-constraint stand for: the push of each row, from its actuators."""

from __future__ import annotations

from appell.algebra import Matrix
from appell.mechanics.mechanics import ForceSystem, Mechanics, Row


def actuated(m: Mechanics, independent: tuple[int, ...] | None = None) -> dict[int, ForceSystem]:
    """The push per unit of the multiplier of every row that actuators keep, by the number of the row.

    As many actuators as rows: the multiplier of a row is the effort of an actuator. Otherwise (and where others are
    clipped, so that lam goes on as it was) the efforts are K^T lam, the least ones that keep the rows, with
    K = A P M^-1 B the response of the rows to the efforts; P M^-1 is the response of the motion that the ideal rows
    (those of ``independent``, all of them by default) leave free.
    """
    found: dict[int, ForceSystem] = {}
    for name in dict.fromkeys(row.name for row in m.rows if row.drives):
        rows = [i for i, row in enumerate(m.rows) if row.name == name]
        drives = m.rows[rows[0]].drives
        if _are_multipliers(rows, m.rows[rows[0]]):
            found |= dict(zip(rows, drives, strict=True))
            continue
        K = _response(m, [m.rows[i] for i in rows], drives, independent)
        found |= {i: _combined(name, drives, K[k : k + 1, :]) for k, i in enumerate(rows)}
    return found


def efforts(m: Mechanics, lam: Matrix) -> dict[tuple[str, str], Matrix]:
    """The effort of every actuator, by constraint and actuator: the multipliers, or K^T lam where there are more.

    (What pushes in place of a row without a name, the friction of a slip, is no actuator.)
    """
    found: dict[tuple[str, str], Matrix] = {}
    for name in dict.fromkeys(row.name for row in m.rows if row.drives and row.drives[0].name):
        rows = [i for i, row in enumerate(m.rows) if row.name == name]
        drives = m.rows[rows[0]].drives
        own = [lam[i] for i in rows]
        if _are_multipliers(rows, m.rows[rows[0]]):
            found |= {(name, drive.name): value for drive, value in zip(drives, own, strict=True)}
            continue
        K = _response(m, [m.rows[i] for i in rows], drives, None)
        for j, drive in enumerate(drives):
            found[name, drive.name] = sum(K[k, j] * value for k, value in enumerate(own))
    return found


def demanded(m: Mechanics, lam: Matrix) -> dict[tuple[str, str], Matrix]:
    """What the least efforts ask of every actuator, clipped ones included, by constraint and actuator.

    A clipped actuator of which less than its bound is asked, K^T lam, can keep the rows again.
    """
    found = efforts(m, lam)
    for name in dict.fromkeys(row.name for row in m.rows if row.clipped):
        rows = [i for i, row in enumerate(m.rows) if row.name == name]
        clipped = m.rows[rows[0]].clipped
        K = _response(m, [m.rows[i] for i in rows], clipped, None)
        for j, drive in enumerate(clipped):
            found[name, drive.name] = sum(K[k, j] * lam[i] for k, i in enumerate(rows))
    return found


def _are_multipliers(rows: list[int], row: Row) -> bool:
    """Whether the efforts are the multipliers: as many actuators as rows, and none of more at its bound."""
    return len(row.drives) == len(rows) and not row.clipped


def _combined(name: str, drives: tuple[ForceSystem, ...], weights: Matrix) -> ForceSystem:
    scaled = [drive.scaled(weights[0, j]) for j, drive in enumerate(drives)]
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
    ideal = [row for i, row in enumerate(m.rows) if not row.drives and (independent is None or i in independent)]
    response = algebra.solve_definite(M, B)
    if ideal:
        A_i = algebra.vstack([row.A for row in ideal])
        X = algebra.solve_definite(M, A_i.T)
        response = response - X @ algebra.solve(A_i @ X, A_i @ response)
    return A @ response
