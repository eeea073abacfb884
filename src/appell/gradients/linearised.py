"""The equations of motion linearised along a motion: accelerations and multipliers of a change of x and p.

With the accelerations and multipliers z = (udot, lam) as they are at (t, x, p), the residual

    R = (M udot - F - C - B lam,  A udot + gamma)

is differentiated with z fixed, and K z' = -R' with K = dR/dz is solved by the factors of M and of A M^-1 B, which are
the same for every column. Ideal multipliers lam0 that a law reads are differentiated first, from the same residual
without C. (Implicit function theorem; Hairer, Norsett and Wanner 1993, I.14, for the columns of an initial value
problem.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca

from appell.algebra.factor import factor
from appell.errors import NotApplicable
from appell.numbers import COMPILE
from appell.system import LawOf, System


def require_linearised(system: System) -> None:
    """Refuse by name what has no written-out residual."""
    if system.higher is not None or system.reader is not None:
        raise NotApplicable(
            "the equations are of higher order: derivatives are carried along equations of first order."
        )
    if system.is_recursive:
        raise NotApplicable("the system goes from link to link: give the one with M and F.")
    if system.sizes.speeds > COMPILE.explicit:
        raise NotApplicable(
            f"the system has {system.sizes.speeds} speeds: derivatives are carried with up to {COMPILE.explicit}."
        )


@dataclass(frozen=True, eq=False)
class DynamicsBlocks:
    """qdot and the blocks of M udot = F + C + B lam, A udot = -gamma at (t, x, p); the B of ideal reactions."""

    qdot: ca.SX
    M: ca.SX
    F: ca.SX
    A: ca.SX
    gamma: ca.SX
    B: ca.SX
    ideal_B: ca.SX

    @classmethod
    def of(cls, system: System, t: ca.SX, x: ca.SX, p: ca.SX) -> DynamicsBlocks:
        """The column of `dynamics` taken apart."""
        nq, n, m = system.sizes.coordinates, system.sizes.speeds, system.sizes.rows
        sizes = [nq, n * n, n, m * n, m, n * m, n * m if system.actuated else 0]
        column = ca.densify(system.functions["dynamics"](t, x, p, ca.SX(0, 1)))
        qdot, M, F, A, gamma, B, ideal = ca.vertsplit(column, [sum(sizes[:k]) for k in range(len(sizes) + 1)])
        B = ca.reshape(B, n, m)
        return cls(
            qdot, ca.reshape(M, n, n), F, ca.reshape(A, m, n), gamma, B,
            ca.reshape(ideal, n, m) if system.actuated else B,
        )  # fmt: skip


def masks_of(system: System, p: ca.SX, rows: Sequence[int]) -> list[ca.SX | None]:
    """Of each row the parameter that is 1 while it acts and 0 while it rests; None where it always acts."""
    masks = [system.rows[i].mask for i in rows]
    return [p[system.parameters.index(mask)] if mask else None for mask in masks]


class Linearised:
    """The blocks of a system at (t, x, p, z), and the columns of z for columns of x and p."""

    def __init__(self, system: System, t: ca.SX, x: ca.SX, p: ca.SX, z: ca.SX, kept: Sequence[int]) -> None:
        require_linearised(system)
        self.system, self.t, self.x, self.p, self.z, self.kept = system, t, x, p, z, list(kept)
        n, m = system.sizes.speeds, system.sizes.rows
        blocks = DynamicsBlocks.of(system, t, x, p)
        self.qdot, self.F, self.gamma = blocks.qdot, blocks.F, blocks.gamma
        self.M, self.A, self.B = (ca.sparsify(block) for block in (blocks.M, blocks.A, blocks.B))
        self.ideal_B = ca.sparsify(blocks.ideal_B) if system.actuated else self.B
        self.udot, self.lam, self.lam0 = ca.vertsplit(z, [0, n, n + m, z.numel()])
        self.C, self.slopes = self._law(t)
        self.mass = factor(self.M, system.symmetric)
        if not system.has_ideal and m:
            self.lam = self._multipliers()

    def _law(self, t: ca.SX) -> tuple[ca.SX, ca.SX]:
        """C and dC/dlam."""
        n, m = self.system.sizes.speeds, self.system.sizes.rows
        if self.system.law is LawOf.NOTHING:
            return ca.SX(n, 1), ca.SX(n, m)
        found = self.system.functions["law_of"](t, self.x, self.p, ca.vertcat(self.lam0, self.lam))
        return found[:n], ca.sparsify(ca.reshape(found[n:], n, m))

    def _multipliers(self) -> ca.SX:
        """lam of udot = M^-1 (F + B lam), by the factors that are there: no home need find it at every stage."""
        A, kept = self.A[self.kept, :], self.kept
        K = self._with_masks(A @ self.mass.solve(self.B[:, kept]))
        found = ca.SX(self.lam.numel(), 1)
        found[kept] = factor(K, self.system.symmetric).solve(self._masked(A @ (self.udot - self.mass.solve(self.F))))
        return found

    def columns(self, S: ca.SX, P: ca.SX, T: ca.SX | None = None) -> tuple[ca.SX, ca.SX]:
        """The columns of qdot and of z = (udot, lam[, lam0]) for those of x, p and (zero unless given) t."""
        seeds = ca.vertcat(ca.SX(1, S.shape[1]) if T is None else T, S, P)
        dqdot = self._change(self.qdot, seeds)
        if not self.system.has_ideal:
            return dqdot, ca.vertcat(*self._solved(self.udot, self.lam, self.B, self.F, self.B, seeds))
        # the ideal part: the same rows without the law; its accelerations are those that its multipliers give
        udot0 = self.mass.solve(self.F + self.ideal_B @ self.lam0)
        _, dlam0 = self._solved(udot0, self.lam0, self.ideal_B, self.F, self.ideal_B, seeds)
        change = self._change(self.C, seeds) + ca.jtimes(self.C, self.lam0, dlam0)
        found = self._solved(self.udot, self.lam, self.B, self.F, self.B + self.slopes, seeds, change)
        return dqdot, ca.vertcat(*found, dlam0)

    def contracted(
        self, lam_q: ca.SX, lam_u: ca.SX, lam_s: ca.SX | None = None, lam_l: ca.SX | None = None
    ) -> tuple[ca.SX, ca.SX, ca.SX]:
        """lam_q^T k + lam_s^T h - w^T R, and the symbols in it that stand for (w, z), with their values.

        Only k, h and R are differentiated; then the values, given last, take the place of the symbols: that is the
        derivative of lam_q^T k + lam_s^T h + lam_u^T udot + lam_l^T z_l, z_l = (lam, lam0). With h_z^T lam_s in the
        seeds as well and C_l = dC/dlam,

            M^T w_1 + A^T w_2 = lam_u,   -(B + C_l)^T w_1 = lam_l

        and of the ideal part, which the law reads, M^T w_3 + A^T w_4 = 0, -B^T w_3 = lam_l0 + C_l0^T w_1.
        """
        system, kept, n, m = self.system, self.kept, self.udot.numel(), self.lam.numel()
        seeds = ca.vertcat(lam_u, ca.SX(system.multipliers, 1) if lam_l is None else lam_l)
        value = ca.dot(lam_q, self.qdot)
        if system.sizes.auxiliaries and lam_s is not None:
            h = system.functions["auxiliary"](self.t, self.x, self.p, self.z)
            value, seeds = value + ca.dot(lam_s, h), seeds + ca.jtimes(h, self.z, lam_s, True)
        seed_u, seed_l, seed_0 = ca.vertsplit(seeds, [0, n, n + m, seeds.numel()])
        w1, w2 = self._transposed(seed_u, seed_l, self.B + self.slopes)
        values = [w1, w2, self.udot, self.lam[kept]]
        symbols = [ca.SX.sym("fixed", e.numel()) for e in values]
        v1, v2, udot, lam = symbols
        forces = self.F + self.B[:, kept] @ lam
        if system.has_ideal:
            w3, w4 = self._transposed(ca.SX(n, 1), seed_0 + ca.jtimes(self.C, self.lam0, w1, True), self.ideal_B)
            values += [w3, w4, self.mass.solve(self.F + self.ideal_B @ self.lam0), self.lam0]
            symbols += [ca.SX.sym("fixed", e.numel()) for e in values[4:]]
            v3, v4, udot0, lam0 = symbols[4:]
            value -= ca.dot(v3, self.M @ udot0 - self.F - self.ideal_B @ lam0)
            value -= ca.dot(v4, self.A[kept, :] @ udot0 + self.gamma[kept])
            every = ca.SX(m, 1)
            every[kept] = lam
            if system.law is not LawOf.NOTHING:
                forces += system.functions["law_of"](self.t, self.x, self.p, ca.vertcat(lam0, every))[:n]
        value -= ca.dot(v1, self.M @ udot - forces) + ca.dot(v2, self.A[kept, :] @ udot + self.gamma[kept])
        return value, ca.vertcat(*symbols), ca.densify(ca.vertcat(*values))

    def _transposed(self, right: ca.SX, multipliers: ca.SX, response: ca.SX) -> tuple[ca.SX, ca.SX]:
        """w_1, w_2 with M^T w_1 + A^T w_2 = right, -response^T w_1 = multipliers: w_1 = M^-T (right - A^T w_2)."""
        kept, system = self.kept, self.system
        back = self.mass if system.symmetric else factor(self.M.T, False)
        w1 = back.solve(right)
        if not kept:
            return w1, ca.SX(0, 1)
        raised, B = back.solve(self.A[kept, :].T), response[:, kept]
        K = self._with_masks(B.T @ raised)
        is_symmetric = system.symmetric and not system.has_ideal
        w2 = factor(K, is_symmetric).solve(self._masked(B.T @ w1 + multipliers[kept]))
        return w1 - raised @ w2, w2

    def _change(self, value: ca.SX, seeds: ca.SX) -> ca.SX:
        """Directional derivatives by t, x and p, everything else fixed."""
        return ca.jtimes(value, ca.vertcat(self.t, self.x, self.p), seeds)

    def _solved(
        self, udot: ca.SX, lam: ca.SX, B: ca.SX, F: ca.SX, response: ca.SX, seeds: ca.SX, force: ca.SX | None = None
    ) -> tuple[ca.SX, ca.SX]:
        """du, dlam with M du - response dlam = r_1, A du = r_2, where (r_1, r_2) = -R' with udot and lam fixed."""
        fixed = ca.SX.sym("fixed", udot.numel() + lam.numel())
        w, mu = ca.vertsplit(fixed, [0, udot.numel(), fixed.numel()])
        kept = self.kept
        A, gamma = self.A[kept, :], self.gamma[kept]
        residual = ca.vertcat(self.M @ w - F - B @ mu, A @ w + gamma)
        change = -ca.substitute(self._change(residual, seeds), fixed, ca.densify(ca.vertcat(udot, lam)))
        first, second = change[: udot.numel(), :], change[udot.numel() :, :]
        if force is not None:
            first = first + force
        free = self.mass.solve(first)
        dlam = ca.SX(lam.numel(), seeds.shape[1])
        if not kept:
            return free, dlam
        raised = self.mass.solve(response[:, kept])
        K = self._with_masks(A @ raised)
        symmetric = self.system.symmetric and not self.system.has_ideal
        found = factor(K, symmetric).solve(self._masked(second - A @ free))
        dlam[kept, :] = found
        return free + raised @ found, dlam

    def _masks(self) -> list[ca.SX | None]:
        return masks_of(self.system, self.p, self.kept)

    def _with_masks(self, K: ca.SX) -> ca.SX:
        """K, whose row and column are zero where a row rests, with 1 on the diagonal there."""
        masks = self._masks()
        for i, here in enumerate(masks):
            if here is None:
                continue
            for j in range(len(masks)):
                if j != i:
                    K[i, j], K[j, i] = here * K[i, j], here * K[j, i]
            K[i, i] = here * K[i, i] + (1 - here)
        return K

    def _masked(self, right: ca.SX) -> ca.SX:
        lines = [right[i, :] if mask is None else mask * right[i, :] for i, mask in enumerate(self._masks())]
        return ca.vertcat(*lines)
