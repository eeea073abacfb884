"""The articulated-body recursion of one link, as three small graphs; a class of like links shares them.

Spatial vectors are taken in the frame of the link and about its reference point o, accelerations as they are (not as
derivatives of a twist), so that no linear velocity is needed. With R, r the pose against the parent p, w = S_w u the
spin against it, rdot the rate of r in it, and d, m, I_o the mass centre from o, the mass and the inertia about o:

    outward    omega = R^T omega_p + w
               c     = ((R^T omega_p) x w + w',  R^T (omega_p x (omega_p x r) + 2 omega_p x rdot + rdot'))
               p     = (omega x I_o omega,  m omega x (omega x d))
    inward     U = I_A S,   D = S^T U,   W = D^-1 U^T,   z = D^-1 (tau - S^T p_A)
               I_a = I_A - U W,   p_a = p_A + I_a c + U z,   both carried over to the parent and added up there
    outward    a' = X a_p + c,   udot = z - W a',   a = a' + S udot

where w' and rdot' are the rates without the speed rates. Gravity is an acceleration of the ground. Where the columns of
S are unit vectors, I_a has no entries there: S^T I_a = 0 and S^T p_a = tau, exactly.

References: Featherstone 2008, chapter 7 (tables 7.1 and 9.6).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import casadi as ca

from appell.algebra.factor import factor
from appell.numbers import RANK
from appell.system.links import (
    ACCELERATION,
    FORCE,
    INERTIA,
    OWN,
    SPIN,
    Destination,
    InwardTerms,
    LinkMemory,
    LinkPasses,
    LocalMotion,
    OutwardTerms,
    Pass,
    Within,
    about_reference,
    partials,
    rate_of,
)


@dataclass
class Handed:
    """What an earlier pass leaves to later ones: expressions that are no constants, each once, its negative as well."""

    symbols: list[ca.SX] = field(default_factory=list)
    values: list[ca.SX] = field(default_factory=list)
    known: dict[int, ca.SX] = field(default_factory=dict)

    def __call__(self, matrix: ca.SX) -> ca.SX:
        """The same matrix in symbols that stand for what is stored."""
        matrix = ca.sparsify(matrix)
        return ca.SX(matrix.sparsity(), ca.vertcat(*[self._entry(e) for e in matrix.nonzeros()]))

    def _entry(self, e: ca.SX) -> ca.SX:
        if e.is_constant():
            return e
        if e.op() == ca.OP_NEG:
            return -self._entry(e.dep(0))
        key = e.element_hash()
        if key not in self.known:
            self.known[key] = ca.SX.sym(f"h{len(self.symbols)}")
            self.symbols.append(self.known[key])
            self.values.append(e)
        return self.known[key]

    @property
    def size(self) -> int:
        return len(self.symbols)


def link_passes(m: LocalMotion) -> LinkPasses:
    """The three passes that give the accelerations, and the two that solve M y = b afterwards."""
    own = LinkMemory(ca.SX.sym("own", OWN))
    parent = LinkMemory(ca.SX.sym("parent", OWN) if m.parent else ca.SX(OWN, 1))
    handed = Handed()
    spin, known = _velocity_terms(m, parent, handed)
    first = handed.size
    to_parent, solved = _articulated(m, known, own, handed)
    speed_rates, acceleration = _acceleration(m, known, solved, parent.acceleration, ground=m.ground)
    right = ca.SX.sym("right", m.u.numel())
    second = handed.size
    root = metric_root(m, known, solved, own, parent, handed)
    pushed, kept = _solve_inward(m, known, solved, own, right)
    y, response = _solve_outward(known, solved, parent.acceleration, own, m.u.numel())

    def make(name: str, outputs: list[tuple[str, int, ca.SX]], extra: ca.SX) -> Pass:
        places = [
            Destination(to, place)
            for to, first_place, column in outputs
            for place in range(first_place, first_place + column.numel())
        ]
        column = ca.vertcat(*[ca.densify(column) for _, _, column in outputs])
        memory = ca.vertcat(own.symbols, *handed.symbols)
        above = parent.symbols if m.parent else ca.SX(0, 1)
        x = ca.vertcat(m.q, m.u)
        return Pass(ca.Function(name, [m.t, x, m.p, extra, above, memory], [ca.cse(column)]), tuple(places))

    def stored(start: int, stop: int) -> tuple[str, int, ca.SX]:
        return "own", OWN + start, ca.vertcat(*handed.values[start:stop])

    spins = [] if m.leaf else [("own", SPIN.start, spin)]
    accelerations = [] if m.leaf else [("own", ACCELERATION.start, acceleration)]
    responses = [] if m.leaf else [("own", ACCELERATION.start, response)]
    return LinkPasses(
        make("outward", [("coordinate", 0, m.rates), *spins, stored(0, first)], m.load_symbols),
        make("inward", [stored(first, second), *_added(m, to_parent, parent)], ca.SX(0, 1)),
        make("accelerations", [("speed", 0, speed_rates), *accelerations], ca.SX(0, 1)),
        make("solve_inward", [*kept, *_added_force(m, pushed, parent)], right),
        make("solve_outward", [("speed", 0, y), *responses], ca.SX(0, 1)),
        make("roots", [stored(second, handed.size)], ca.SX(0, 1)),
        make("raised", [("speed", 0, root.raised), *_added_force(m, root.pushed, parent)], root.speeds),
        make("lowered", [("speed", 0, root.lowered), *root.moved(root.of_lowered, m.leaf)], root.speeds),
        make("lifted", [("speed", 0, root.lifted), *root.moved(root.of_lifted, m.leaf)], root.speeds),
        make("displaced", [("coordinate", 0, root.displaced)], root.speeds),
        make("pulled", [("speed", 0, root.pulled)], root.coordinates),
        OWN + handed.size,
        Within(m, known, solved, ca.vertcat(own.symbols, *handed.symbols), parent),
    )


def _velocity_terms(m: LocalMotion, parent: LinkMemory, handed: Handed) -> tuple[ca.SX, OutwardTerms]:
    """omega of the link, and what the later passes need of it."""
    R, r, w, u, d = m.rotation, m.offset, m.spin, m.u, m.centre
    above, rdot = parent.spin, rate_of(m.offset, m)
    carried = R.T @ above
    omega = carried + w
    lin = ca.cross(above, ca.cross(above, r)) + 2 * ca.cross(above, rdot) + rate_of(rdot, m)
    c = ca.vertcat(ca.cross(carried, w) + rate_of(w, m), R.T @ lin)
    p = ca.vertcat(ca.cross(omega, about_reference(m) @ omega), m.mass * ca.cross(omega, ca.cross(omega, d)))
    S = ca.vertcat(partials(w, u), R.T @ partials(rdot, u))
    return omega, OutwardTerms(handed(R), handed(r), handed(S), handed(c), handed(p), handed(m.forces))


def _articulated(
    m: LocalMotion, k: OutwardTerms, own: LinkMemory, handed: Handed
) -> tuple[tuple[ca.SX, ca.SX, ca.SX, ca.SX, ca.SX], InwardTerms]:
    """I_a and p_a as the parent takes them, and what the accelerations need."""
    arm = m.mass * ca.sparsify(ca.skew(m.centre))
    A, B, C, p = about_reference(m), arm, m.mass * ca.SX.eye(3), k.p
    if not m.leaf:
        (A1, B1, C1), (n, f) = own.inertia, own.force
        A, B, C, p = A + A1, B + B1, C + C1, p + ca.vertcat(n, f)
    inertia = ca.blockcat([[A, B], [B.T, C]])
    speeds = k.S.columns()
    if not speeds:
        return _carried(k, inertia, p + inertia @ k.c), InwardTerms(ca.SX(0, 6), ca.SX(0, 1), ca.SX(0, 0))
    U = inertia @ k.S
    D = ca.densify(k.S.T @ U)
    inverse = _inverse(D)
    W = inverse @ U.T
    for j, row in enumerate(k.unit):
        for i in range(speeds):
            W[i, row] = float(i == j)
    # What the entries of D are measured against: the traces of the inertia where the columns of S are
    traces = ca.vertcat(*[ca.trace(inertia[:3, :3])] * 3, *[ca.trace(inertia[3:, 3:])] * 3)
    z = inverse @ (k.tau - k.S.T @ p) + _refusal(D, (k.S * k.S).T @ traces)
    reduced = _upper_to_full(inertia, U, W, k.unit)
    force = p + reduced @ k.c + U @ z
    for j, row in enumerate(k.unit):
        force[row] = k.tau[j]
    solved = InwardTerms(handed(W), handed(z), handed(inverse))
    return _carried(k, reduced, force), solved


def _inverse(D: ca.SX) -> ca.SX:
    """D^-1 of a small definite matrix."""
    return 1 / D if D.is_scalar() else factor(D).solve(ca.SX.eye(D.rows()))


def _refusal(D: ca.SX, usual: ca.SX) -> ca.SX:
    """Zero; not a number where a pivot of D is rounding, since the joint meets no inertia.

    It is added where no link waits for it, so that it costs next to nothing.
    """
    regular = D[0, 0] > RANK.pivot * usual[0]
    for i in range(1, D.rows()):
        regular = ca.logic_and(regular, D[i, i] > RANK.pivot * usual[i])
    if not D.is_scalar():
        regular = ca.logic_and(regular, factor(D).pivot > RANK.pivot)
    return ca.if_else(regular, 0, ca.SX.nan())


def _upper_to_full(inertia: ca.SX, U: ca.SX, W: ca.SX, gone: Sequence[int]) -> ca.SX:
    """I_A - U W, of which the upper half is computed; rows and columns along the joint vanish."""
    found = [[ca.SX(1, 1)] * 6 for _ in range(6)]
    for i in range(6):
        for j in range(i, 6):
            if i not in gone and j not in gone:
                found[i][j] = found[j][i] = inertia[i, j] - U[i, :] @ W[:, j]
    return ca.sparsify(ca.blockcat(found))


def _carried(k: OutwardTerms, inertia: ca.SX, force: ca.SX) -> tuple[ca.SX, ca.SX, ca.SX, ca.SX, ca.SX]:
    """An inertia (A, B, C) and a force (n, f) of the link turned into the parent's frame and taken about its point."""
    R, arm = k.R, ca.sparsify(ca.skew(k.r))
    A, B, C = (
        _turned(R, inertia[:3, :3], symmetric=True),
        _turned(R, inertia[:3, 3:], symmetric=False),
        _turned(R, inertia[3:, 3:], symmetric=True),
    )
    moved = B + arm @ C
    f = R @ force[3:]
    n = R @ force[:3] + ca.cross(k.r, f)
    return _half(A + arm @ B.T - moved @ arm), ca.vec(ca.densify(moved)), _half(C), n, f


def _turned(R: ca.SX, block: ca.SX, symmetric: bool) -> ca.SX:
    """R block R^T."""
    half, found = R @ block, [[ca.SX(1, 1)] * 3 for _ in range(3)]
    for i in range(3):
        for j in range(3):
            if symmetric and j < i:
                found[i][j] = found[j][i]
            else:
                found[i][j] = half[i, :] @ R[j, :].T
    return ca.sparsify(ca.blockcat(found))


def _half(block: ca.SX) -> ca.SX:
    """The entries of a symmetric block: 00, 01, 02, 11, 12, 22."""
    return ca.vertcat(*[block[i, j] for i in range(3) for j in range(i, 3)])


def _added(m: LocalMotion, carried: Sequence[ca.SX], parent: LinkMemory) -> list[tuple[str, int, ca.SX]]:
    """Stores that add to what the parent has so far; the first link to be added just sets it."""
    if not m.parent:
        return []
    inertia, force = ca.vertcat(*carried[:3]), ca.vertcat(*carried[3:])
    if not m.first:
        inertia, force = inertia + parent.symbols[INERTIA], force + parent.symbols[FORCE]
    return [("parent", INERTIA.start, inertia), ("parent", FORCE.start, force)]


def _acceleration(
    m: LocalMotion, k: OutwardTerms, s: InwardTerms, above: tuple[ca.SX, ca.SX], ground: ca.SX
) -> tuple[ca.SX, ca.SX]:
    """udot and a of the link."""
    alpha, a = above if m.parent else (ca.SX(3, 1), ground)
    carried = ca.vertcat(k.R.T @ alpha, k.R.T @ (a + ca.cross(alpha, k.r))) + k.c
    udot = s.z - s.W @ carried
    return udot, carried + k.S @ udot


def _solve_inward(
    m: LocalMotion, k: OutwardTerms, s: InwardTerms, own: LinkMemory, right: ca.SX
) -> tuple[tuple[ca.SX, ca.SX], list[tuple[str, int, ca.SX]]]:
    """For M y = b: what is pushed on the parent, p_A + W^T (b - S^T p_A), and b - S^T p_A in place of the spin."""
    p = ca.SX(6, 1) if m.leaf else ca.vertcat(*own.force)
    rest = right - k.S.T @ p
    force = p + s.W.T @ rest
    f = k.R @ force[3:]
    return (k.R @ force[:3] + ca.cross(k.r, f), f), [("own", INERTIA.start, rest)]


def _added_force(m: LocalMotion, pushed: tuple[ca.SX, ca.SX], parent: LinkMemory) -> list[tuple[str, int, ca.SX]]:
    if not m.parent:
        return []
    force = ca.vertcat(*pushed)
    return [("parent", FORCE.start, force if m.first else force + parent.symbols[FORCE])]


def _solve_outward(
    k: OutwardTerms, s: InwardTerms, above: tuple[ca.SX, ca.SX], own: LinkMemory, speeds: int
) -> tuple[ca.SX, ca.SX]:
    """For M y = b: y and the acceleration that it gives the link."""
    alpha, a = above
    carried = ca.vertcat(k.R.T @ alpha, k.R.T @ (a + ca.cross(alpha, k.r)))
    y = s.inverse @ own.symbols[INERTIA][:speeds] - s.W @ carried
    return y, carried + k.S @ y


@dataclass(frozen=True)
class _Root:
    """The passes of the root of M, for one link: see `metric_root`."""

    speeds: ca.SX
    coordinates: ca.SX
    raised: ca.SX
    pushed: tuple[ca.SX, ca.SX]
    lowered: ca.SX
    of_lowered: ca.SX
    lifted: ca.SX
    of_lifted: ca.SX
    displaced: ca.SX
    pulled: ca.SX

    @staticmethod
    def moved(acceleration: ca.SX, leaf: bool) -> list[tuple[str, int, ca.SX]]:
        """What the links beyond read."""
        return [] if leaf else [("own", ACCELERATION.start, acceleration)]


def metric_root(
    m: LocalMotion, k: OutwardTerms, s: InwardTerms, own: LinkMemory, parent: LinkMemory, handed: Handed
) -> _Root:
    """M = L L^T from link to link: with T^T T = D^-1, T lower triangular, for one vector b or w of the speeds

        raised     L^-1 b   = T (b - S^T p_A),       inwards, p_A + W^T (b - S^T p_A) carried to the parent
        lowered    L^-T w   = T^T w - W a',          outwards, a' carried from the parent, a = a' + S (L^-T w)
        lifted     L^T b    = T^-T (b + W a'),       outwards, a = a' + S b

    and of the coordinates, dq = G du: displaced by du, and pulled back to the speeds by (G^T G)^-1 G^T dq. This is the
    factorisation of M by innovations (Rodriguez 1987, IEEE Journal of Robotics and Automation RA-3, 624-639).
    """
    n = m.u.numel()
    vector, change = ca.SX.sym("vector", n), ca.SX.sym("change", m.q.numel())
    T, G = handed(_root(s.inverse)), handed(ca.jacobian(m.rates, m.u) if n and m.q.numel() else ca.SX(m.q.numel(), n))
    p = ca.SX(6, 1) if m.leaf else ca.vertcat(*own.force)
    rest = vector - k.S.T @ p
    force = p + s.W.T @ rest
    f = k.R @ force[3:]
    alpha, a = parent.acceleration
    carried = ca.vertcat(k.R.T @ alpha, k.R.T @ (a + ca.cross(alpha, k.r)))
    lowered = T.T @ vector - s.W @ carried
    return _Root(
        speeds=vector,
        coordinates=change,
        raised=T @ rest,
        pushed=(k.R @ force[:3] + ca.cross(k.r, f), f),
        lowered=lowered,
        of_lowered=carried + k.S @ lowered,
        lifted=_upper_solve(T.T, vector + s.W @ carried),
        of_lifted=carried + k.S @ vector,
        displaced=G @ vector,
        pulled=_inverse(ca.densify(G.T @ G)) @ (G.T @ change) if n and G.nnz() else ca.SX(n, 1),
    )


def _root(P: ca.SX) -> ca.SX:
    """Lower triangular T with T^T T = P: the last row first."""
    n = P.rows()
    T = ca.SX(n, n)
    for i in range(n - 1, -1, -1):
        T[i, i] = ca.sqrt(P[i, i] - ca.sumsqr(T[i + 1 :, i]) if i + 1 < n else P[i, i])
        for j in range(i):
            rest = P[i, j] - ca.dot(T[i + 1 :, i], T[i + 1 :, j]) if i + 1 < n else P[i, j]
            T[i, j] = rest / T[i, i]
    return T


def _upper_solve(U: ca.SX, b: ca.SX) -> ca.SX:
    n = U.rows()
    x = ca.SX(n, 1)
    for i in range(n - 1, -1, -1):
        x[i] = (b[i] - (U[i, i + 1 :] @ x[i + 1 :] if i + 1 < n else 0)) / U[i, i]
    return x
