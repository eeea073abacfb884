"""Moreau-Jean time stepping in NumPy, for comparison: nothing of appell is used here.

With theta = 1/2, W the rows of contacts that are closed at q + h u / 2 (Jean 1999; Acary and Brogliato 2008, ch. 10),

    M (u+ - u) = h F + W^T P,        q+ = q + h (u + u+) / 2,
    0 <= P_n  _|_  W_n u+ + e W_n u >= 0,        |P_t| <= mu P_n against the slip,

solved by projected Gauss-Seidel. A contact that parts faster than the forces of a step could bring it back takes no
part in this step: its gap is open, however small. (Else the motion would jump with the gap: of a flat rod one end parts
while the other strikes; with 1e-6 m below it it strikes next and bounces, with none it would be held.) The error is of
first order in h, so that runs with h and h/2 tell how large it is.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from tests.campaign.case import Contact, System

SWEEPS = 400
STILL = 1e-11
"""A sweep that changes no impulse by more than this part of the largest is the last."""
CREATED = 1e-4
"""Energy gained in a strike, against the largest square of speeds (masses are about 1), that counts."""
TOUCHING = 1e-12
"""A gap that is rounding."""
PARTS = 2.0
"""Times what the forces of a step change: a contact that parts faster flies on for longer than the step."""
DELTA = 1e-6
"""Of a central difference, whose error is of second order."""
Rows = list[list[float]]


@dataclass(frozen=True)
class Before:
    """A contact in the last step: its impulses, and whether it stuck."""

    impulses: tuple[float, ...]
    stuck: bool


Memory = dict[str, Before]


@dataclass
class Closed:
    """A contact that takes part in a step: its rows in the whole set, and its friction in this step."""

    contact: Contact
    normal: int
    tangents: tuple[int, ...]
    mu: float


def motion(system: System, q0: np.ndarray, u0: np.ndarray, times: np.ndarray, step: float) -> tuple[np.ndarray, float]:
    """Coordinates (times, n), and the first time at which Newton's restitution creates energy (Kane and Levinson 1985).

    As many equal steps lie between two times as make them no longer than ``step``. Where energy is created the law is
    not one of nature, and appell lowers the restitution: what follows is not comparable.
    """
    q, u, t = np.array(q0, float), np.array(u0, float), float(times[0])
    found = [q.copy()]
    memory: Memory = {}
    created, largest = math.inf, 0.0
    for until in times[1:]:
        count = max(1, math.ceil((until - t) / step - 1e-9))
        h = (until - t) / count
        for _ in range(count):
            largest = max(largest, float(u @ u))
            q, u, gain = _step(system, t, q, u, h, memory)
            created, t = min(created, t) if gain > CREATED * largest else created, t + h
        t = float(until)
        found.append(q.copy())
    return np.array(found), created


def _step(
    system: System, t: float, q: np.ndarray, u: np.ndarray, h: float, memory: Memory
) -> tuple[np.ndarray, np.ndarray, float]:
    middle, half = q + h / 2 * u, t + h / 2
    M = system.mass(middle) if callable(system.mass) else system.mass
    free = u + h * np.linalg.solve(M, system.force(half, middle, u))
    rows, drifts, before, closed = _rows(system, half, middle, q, (u, free), memory)
    if not closed:
        memory.clear()
        return q + h / 2 * (u + free), free, 0.0
    W = np.array(rows)
    response = np.linalg.solve(M, W.T)
    P = _impulses((W @ response).tolist(), (W @ free + drifts).tolist(), before, closed, memory, h)
    after = free + response @ np.array(P)
    memory.clear()
    for one in closed:
        across = [P[row] for row in one.tangents]
        stuck = math.hypot(*across) < one.mu * abs(P[one.normal]) * (1 - 1e-6)
        memory[one.contact.name] = Before((P[one.normal], *across), stuck)
    there = q + h / 2 * (u + after)
    for one in closed:  # an equation drifts by the error of a step: back onto it
        if one.contact.bilateral and one.contact.gap is not None and np.isinf(one.contact.bound):
            length = (W @ response)[one.normal, one.normal]
            there = there - response[:, one.normal] * one.contact.gap(t + h, there) / length
    return there, after, _gain(closed, P, before, (W @ after + drifts).tolist())


def _gain(closed: list[Closed], P: list[float], before: list[float], after: list[float]) -> float:
    """P (v- + v+) of a strike with restitution."""
    if not any(one.contact.restitution > 0 and before[one.normal] < 0 for one in closed):
        return 0.0
    return sum(p * (v + w) for p, v, w in zip(P, before, after, strict=True))


def _rows(
    system: System, t: float, q: np.ndarray, begin: np.ndarray, speeds: tuple[np.ndarray, np.ndarray], memory: Memory
) -> tuple[Rows, np.ndarray, list[float], list[Closed]]:
    """The rows of closed contacts, W u + drift their velocities, and these velocities before the step.

    ``speeds``: before the step, and after it without contacts. Closed is what is at q, in the middle of the step, or at
    its begin, and does not part.
    """
    u, free = speeds
    rows: Rows = []
    drifts: list[float] = []
    closed = []
    zero = np.zeros_like(u)
    for contact in system.contacts:
        if (
            contact.gap is not None
            and not contact.bilateral
            and min(contact.gap(t, q), contact.gap(t, begin)) > TOUCHING
        ):
            continue
        normal = len(rows)
        if contact.gap is not None:
            rows.append([_difference(lambda z, c=contact: c.gap(t, z), q, j) for j in range(q.size)])
            drifts.append((contact.gap(t + DELTA, q) - contact.gap(t - DELTA, q)) / (2 * DELTA))
            row = np.array(rows[-1])
            if not contact.bilateral and row @ u + drifts[-1] > PARTS * abs(row @ (free - u)):
                del rows[-1], drifts[-1]
                continue
        for slip in (*((contact.velocity,) if contact.gap is None and contact.velocity else ()), *contact.slips):
            rows.append([slip(t, q, e) - slip(t, q, zero) for e in np.eye(u.size)])
            drifts.append(slip(t, q, zero))
        last = memory.get(contact.name)
        tangents = tuple(range(normal + 1, len(rows)))
        mu = max(contact.static, contact.mu) if last is not None and last.stuck else contact.mu
        closed.append(Closed(contact, normal, tangents, mu))
    drift = np.array(drifts)
    before = (np.array(rows) @ u + drift).tolist() if rows else []
    return rows, drift, before, closed


def _difference(function, z: np.ndarray, j: int) -> float:
    step = np.zeros_like(z)
    step[j] = DELTA
    return (function(z + step) - function(z - step)) / (2 * DELTA)


def _impulses(
    K: Rows, b: list[float], before: list[float], closed: list[Closed], memory: Memory, h: float
) -> list[float]:
    count = len(b)
    P = [0.0] * count
    for one in closed:
        if one.contact.name in memory:
            for row, p in zip((one.normal, *one.tangents), memory[one.contact.name].impulses, strict=True):
                P[row] = p
    for _ in range(SWEEPS):
        moved = 0.0
        for one in closed:
            n, c = one.normal, one.contact
            v = b[n] + sum(k * p for k, p in zip(K[n], P, strict=True))
            wanted = P[n] - (v + c.restitution * min(before[n], 0.0)) / K[n][n]
            if np.isfinite(c.bound):
                wanted = min(max(wanted, -c.bound * h), c.bound * h)
            elif not c.bilateral:
                wanted = max(wanted, 0.0)
            moved, P[n] = max(moved, abs(wanted - P[n])), wanted
            if one.tangents:
                most = one.mu * abs(P[n])
                if len(one.tangents) == 1:
                    row = one.tangents[0]
                    v = b[row] + sum(k * p for k, p in zip(K[row], P, strict=True))
                    pull = min(max(P[row] - v / K[row][row], -most), most)
                    moved, P[row] = max(moved, abs(pull - P[row])), pull
                else:
                    largest = max(K[row][row] for row in one.tangents)
                    v_t = [b[row] + sum(k * p for k, p in zip(K[row], P, strict=True)) for row in one.tangents]
                    pulls = [P[row] - v / largest for row, v in zip(one.tangents, v_t, strict=True)]
                    size = math.hypot(*pulls)
                    part = most / size if size > most else 1.0
                    for row, pull in zip(one.tangents, pulls, strict=True):
                        moved, P[row] = max(moved, abs(part * pull - P[row])), part * pull
        if moved <= STILL * max(map(abs, P)):
            break
    return P
