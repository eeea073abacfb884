"""Kozlov's motions between Hamilton-Lusternik and d'Alembert: multipliers that move and decay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from appell.algebra import Matrix, Scalar
from appell.constraints import Constraint
from appell.equations.blocks import AuxiliaryStates, Blocks
from appell.equations.principle import Kind, Principle, stacked
from appell.equations.steps import Quantity, Setting, Statement, Step, constraint_forces, energies, entries
from appell.errors import ModelError, NotApplicable
from appell.mechanics import Embedding, Mechanics, Row
from appell.model.names import name_of, suggestion


@dataclass(frozen=True)
class Kozlov(Principle):
    """What keeps the constraint has inertia and viscosity, the second nu times the first; both are large.

    >>> import appell as ap
    >>> blade, start = ap.catalogue.knife_edge_on_incline(), {"x": 0, "y": 0, "theta": 0, "v": 0, "omega": 2.0}
    >>> run = blade.derive(ap.Kozlov(nu=5.0, mu={"blade": 0.1})).simulate(1.0, start)
    >>> float(run["mu_blade"][0])
    0.1

    With L + F^2 / (2 eps), the dissipation nu F^2 / (2 eps) and mu = F / eps, the limit of vanishing eps is

        d/dt dL_mu/dqdot - dL_mu/dq = Q + lam dF/dqdot,    L_mu = L + mu F at constant mu,    F = 0,
        mu' = -lam - nu mu .

    Reaction: R = lam dF/dqdot - mu E[F], with E the Lagrangian derivative. At nu = 0 this is the motion of Hamilton and
    Lusternik; as nu grows mu follows -lam / nu, and the motion tends to that of Appell and Chetaev. The reactions of
    rows homogeneous in velocity do no work, whatever nu.

    Rows in positions have their ordinary multipliers. Rows in accelerations and above, and integrals in rows, are not
    admitted: nothing is known that realises them so.

    Parameters
    ----------
    nu
        Viscosity over mass, in 1/s: a number for all rows, or one for each constraint by its name.
    mu
        The multipliers at the start, by constraint (a number, or one for each row); those not given are zero.

    References
    ----------
    Kozlov 1992; Arnold, Kozlov and Neishtadt 2006, section 1.6.
    """

    nu: float | Mapping[str, float] = 1.0
    mu: Mapping[str, Any] = field(default_factory=dict)

    name = "Kozlov"
    family = "Kozlov"
    has_modes = False
    admits = frozenset({Kind.HOLONOMIC, Kind.LINEAR, Kind.NONLINEAR})
    references = ("Kozlov 1992", "Arnold, Kozlov and Neishtadt 2006, section 1.6")

    def check(self, constraints: Sequence[Constraint], among: Sequence[type[Principle]] = ()) -> None:
        super().check(constraints, among)
        known = {c.name: c for c in constraints}
        for c in constraints:
            if c.memories:
                raise NotApplicable(f"{self.name} does not treat the integral in '{c.name}': HamiltonLusternik does.")
        for word, given in (("mu", self.mu), ("nu", self.nu if isinstance(self.nu, Mapping) else {})):
            for key in given:
                if name_of(key) not in known:
                    words = f"{word}= names '{name_of(key)}', which is not a constraint of the model"
                    raise ModelError(words + suggestion(name_of(key), known))
                if known[name_of(key)].order == 0:
                    raise ModelError(f"{word}= names '{name_of(key)}', a constraint on positions: nothing moves there.")
        for key, value in self.mu.items():
            rows = len(known[name_of(key)].expressions)
            if len(_values(value)) != rows:
                raise ModelError(
                    f"mu= gives {len(_values(value))} values for '{name_of(key)}', which has {rows} rows: give one "
                    "for each."
                )
        for c in constraints:
            if not _rate(self.nu, c.name) >= 0:
                raise ModelError(f"nu={_rate(self.nu, c.name)} for '{c.name}': a viscosity is not negative.")

    def initial_auxiliaries(self, mechanics: Mechanics) -> list[Scalar | float]:
        """mu at the start, row by row."""
        given = {name_of(key): _values(value) for key, value in self.mu.items()}
        rows = [row for row in mechanics.rows if row.order == 1]
        return [float(given[row.name][row.number]) if row.name in given else 0.0 for row in rows]

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        m, algebra = mechanics, mechanics.algebra
        moving = [row for row in rows if row.order == 1]
        names = tuple(_symbol(rows, row) for row in moving)
        mu = algebra.symbols(list(names))
        v = algebra.symbols([f"v{i}" for i in range(m.q.shape[0])])
        # L_mu = L + sum mu_k F_k, term by term: each term of F is the reaction beside lam dF/dqdot
        M, drift = _inertia(m, m.motion_energy - m.potential_energy, v)
        reactions: dict[str, Matrix] = {}
        for k, row in enumerate(moving):
            M_k, drift_k = _inertia(m, mu[k, 0] * row.velocity, v)
            M, drift = M + M_k, drift + drift_k
            push = -M_k @ m.udot - drift_k
            reactions[row.name] = reactions[row.name] + push if row.name in reactions else push
        A, gamma = stacked(rows, m, None)
        nu = [_rate(self.nu, row.name) for row in moving]
        h = algebra.column([-nu[k] * mu[k, 0] for k in range(len(moving))])
        H = [[-1 if row is other else 0 for other in rows] for row in moving]
        states = AuxiliaryStates(mu, names, h, algebra.matrix(H) if H else algebra.zeros(0, len(rows)), reactions)
        return Blocks(M, m.nonpotential_force - drift, A, gamma, A.T, auxiliary=states)

    def steps(self, setting: Setting) -> tuple[Step, ...]:
        m, s, algebra = setting.m, setting, setting.m.algebra
        blocks = self.form(m, s.rows, None)
        v = algebra.symbols([f"v{i}" for i in range(m.q.shape[0])])
        M, drift = _inertia(m, m.motion_energy - m.potential_energy, v)
        assert blocks.auxiliary is not None
        beside = [algebra.substitute(push, m.udot, s.rates) for push in blocks.auxiliary.reactions.values()]
        push = sum(beside, algebra.zeros(m.u.shape[0], 1))
        statement = Statement(
            "d/dt dL_mu/dq' - dL_mu/dq = Q + lam dF/dq', L_mu = L + mu F at constant mu, mu' = -lam - nu mu",
            r"\frac{d}{dt} \frac{\partial L_\mu}{\partial \dot q} - \frac{\partial L_\mu}{\partial q} = Q + \lambda "
            r"\frac{\partial F}{\partial \dot q}, \quad L_\mu = L + \mu F, \quad \dot \mu = -\lambda - \nu \mu",
        )
        filled = (
            Quantity("E[L] of @", "E[L]_{@}", entries(M @ s.rates + drift), s.speeds),
            Quantity("Q of @", "Q_{@}", entries(m.nonpotential_force), s.speeds),
            Quantity("-mu E[F] of @", r"-\mu E[F]_{@}", entries(push), s.speeds),
            *constraint_forces(s, blocks.B),
        )
        total = m.nonpotential_force - M @ s.rates - drift + push + s.push(blocks.B)
        words = "What keeps the constraint has inertia and viscosity, both large: multipliers move, and decay with nu."
        return (
            Step("energies", "`L = T - V`.", None, energies(s)),
            Step("Kozlov's equations", words, statement, filled, total),
        )


def _inertia(m: Mechanics, f: Scalar, v: Matrix) -> tuple[Matrix, Matrix]:
    """G^T (d/dt df/dqdot - df/dq) = M udot + drift with the multipliers in f held, at qdot = G u + g.

    d/dt df/dqdot = f_vv qddot + f_vq qdot + f_vt, and qddot = G udot + d(G u + g)/dt at constant u.
    """
    algebra = m.algebra
    f_of_rates = algebra.substitute(algebra.column([f]), m.u, m.Y @ v + m.z)
    slope = algebra.jacobian(f_of_rates, v).T
    f_vv = algebra.jacobian(slope, v)
    rest = algebra.rate(slope, m.q, v, m.t) - algebra.jacobian(f_of_rates, m.q).T
    f_vv, rest = (algebra.substitute(part, v, m.qdot) for part in (f_vv, rest))
    turning = algebra.rate(m.qdot, m.q, m.qdot, m.t)
    return algebra.congruence(m.G, f_vv), m.G.T @ (rest + f_vv @ turning)


def _rate(nu: float | Mapping[str, float], name: str) -> float:
    """nu of a constraint; of one that a mapping leaves out, zero."""
    if not isinstance(nu, Mapping):
        return float(nu)
    return float({name_of(key): value for key, value in nu.items()}.get(name, 0.0))


def _values(value: Any) -> list[float]:
    return list(value) if isinstance(value, Sequence) else [value]


def _symbol(rows: Sequence[Row], row: Row) -> str:
    """The name of a multiplier that is a state."""
    count = sum(other.name == row.name for other in rows)
    base = "mu_" + "_".join(row.name.split())
    return base if count == 1 else f"{base}_{row.number + 1}"
