"""Hamilton's principle under constraints, by Lusternik's theorem: multipliers that move (vakonomic motion)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import sympy as sm

from appell.algebra import Matrix, Scalar
from appell.constraints import Constraint, MemoryFunction
from appell.equations.blocks import AuxiliaryStates, Blocks, Variational
from appell.equations.multiplier_values import as_values, expression, named_values, require_of_state, values_of_rows
from appell.equations.principle import Kind, Principle, require_no_memory, stacked
from appell.equations.prolong import Jets, make_jets
from appell.equations.steps import Quantity, Setting, Statement, Step, constraint_forces, energies, entries
from appell.errors import ModelError, NotApplicable
from appell.mechanics import Embedding, Mechanics, Row
from appell.model import Mechanism, name_of

MU = "HamiltonLusternik(mu=...)"


@dataclass(frozen=True)
class HamiltonLusternik(Principle):
    """The action of L is stationary among motions that satisfy F = 0: that of L + mu F is stationary freely.

    >>> import appell as ap
    >>> blade = ap.catalogue.knife_edge_on_incline()
    >>> blade.derive(ap.HamiltonLusternik(mu={"blade": 0.1})).family
    'Hamilton-Lusternik'

        d/dt d(L + mu F)/dqdot - d(L + mu F)/dq = Q       (Slawianowski, eqs. 3.28, 3.29; Flygare, eq. 25)

    The reaction is R = -mu' dF/dqdot - mu E[F] with E the Lagrangian derivative; with lam = -mu' the dynamics is

        (M + mu d2F/du2) udot = ... + lam dF/du,      mu' = -lam,

    so the multipliers mu of rows in velocities are states, and M need not be definite. Rows in positions have their
    ordinary multipliers (order zero: L + lam f). For
    constraints that cannot be integrated the motion is not the one of nature's rolling bodies: it is another family.

    An integral s of f in a row F varies with the whole history: the action of L + lam F + nu (s' - f) is stationary, so
    that nu is one more multiplier that moves, with nu' = lam dF/ds (mu dF/ds for a row in velocities). Its start is
    given in the state, by its name; zero otherwise.

    Parameters
    ----------
    mu
        The multipliers at the start, by constraint: a number, or an expression of coordinates, speeds, time and
        parameters, which is taken at the start; or one for each row. Of a constraint of order p > 1 numbers, mu and its
        derivatives. Those not given are zero, for which the motion starts with the accelerations of AppellChetaev.

    References
    ----------
    Slawianowski, section 3.3 (004); Flygare, section V.2 (003).
    """

    mu: Mapping[str, Any] = field(default_factory=dict)

    name = "HamiltonLusternik"
    family = "Hamilton-Lusternik"
    has_modes = False
    admits = frozenset(Kind)
    references = ("Slawianowski, eqs. 3.18 to 3.33", "Flygare, eq. 25")

    def check(self, constraints: Sequence[Constraint], among: Sequence[type[Principle]] = ()) -> None:
        super().check(constraints, among)
        known = {c.name: c for c in constraints}
        for name, value in named_values(MU, self.mu, constraints).items():
            constraint = known[name]
            if constraint.order == 0:
                raise ModelError(f"{MU} names '{name}', a constraint on positions: its multiplier is not a state.")
            if constraint.order == 1:
                values_of_rows(MU, value, constraint)
            else:
                _require_numbers(value, constraint)

    def check_model(self, model: Mechanism, among: Sequence[type[Principle]] = ()) -> None:
        super().check_model(model, among)
        for constraint in model.constraints:
            if any(memory.expression.has(MemoryFunction) for memory in constraint.memories):
                raise NotApplicable(
                    f"{self.name} does not vary the history of '{constraint.name}', an integral with a kernel: "
                    "use ap.Kane()."
                )
            if constraint.order == 1 and constraint.name in (mu := named_values(MU, self.mu, model.constraints)):
                for e in values_of_rows(MU, mu[constraint.name], constraint):
                    require_of_state(f"{MU} of '{constraint.name}'", e, model)

    def initial_auxiliaries(self, mechanics: Mechanics) -> list[Scalar | float]:
        """mu at the start, row by row; then zero for the multiplier of each integral."""
        given = {name_of(key): as_values(value) for key, value in self.mu.items()}
        rows = [row for row in mechanics.rows if row.order == 1]
        mu = [expression(MU, given[row.name][row.number]) if row.name in given else sm.S.Zero for row in rows]
        return [*map(mechanics.lower, mu), *(0.0 for _ in _memories(mechanics.rows))]

    def form(self, mechanics: Mechanics, rows: Sequence[Row], embedding: Embedding | None) -> Blocks:
        m, algebra = mechanics, mechanics.algebra
        moving = [i for i, row in enumerate(rows) if row.order == 1]
        memories = _memories(rows)
        names = [*(_symbol(rows, rows[i]) for i in moving), *(f"nu_{name}" for name in memories)]
        mu = algebra.symbols(names)
        held = [(rows[i].name, rows[i].velocity_level) for i in moving]
        held += [(owner, -m.qdot[m.coordinate_names.index(name), 0]) for name, owner in memories.items()]
        v = algebra.symbols([f"v{i}" for i in range(m.q.shape[0])])
        L = algebra.substitute(algebra.column([m.motion_energy - m.potential_energy]), m.u, m.Y @ v + m.z)
        M, drift = self._lagrangian_derivative(m, L, v)
        h, H = self._multiplier_rates(m, rows, moving, mu)
        reactions: dict[str, Matrix] = {}
        for k, (name, velocity) in enumerate(held):
            F_k = algebra.substitute(algebra.column([velocity]), m.u, m.Y @ v + m.z)
            M_k, drift_k = self._lagrangian_derivative(m, F_k, v)
            # the rate of a multiplier that is not lam pushes along -dF/dqdot
            drift_k = mu[k, 0] * drift_k + h[k, 0] * algebra.jacobian(algebra.column([velocity]), m.u).T
            M, drift = M + mu[k, 0] * M_k, drift + drift_k
            push = -mu[k, 0] * M_k @ m.udot - drift_k
            reactions[name] = reactions[name] + push if name in reactions else push
        A, gamma = stacked(rows, m, None)
        energy, power = self._effective_energy(m, [velocity for _, velocity in held], mu)
        slopes = [-_partial_rate(m, row.value) if row.order == 0 else 0 for row in rows]
        auxiliary = AuxiliaryStates(mu, tuple(names), h, H, reactions, energy, (power, algebra.column(slopes).T))
        return Blocks(M, m.nonpotential_force - drift, A, gamma, A.T, auxiliary=auxiliary)

    def steps(self, setting: Setting) -> tuple[Step, ...]:
        m, s, algebra = setting.m, setting, setting.m.algebra
        blocks = self.form(m, s.rows, None)
        v = algebra.symbols([f"v{i}" for i in range(m.q.shape[0])])
        L = algebra.substitute(algebra.column([m.motion_energy - m.potential_energy]), m.u, m.Y @ v + m.z)
        M, drift = self._lagrangian_derivative(m, L, v)
        assert blocks.auxiliary is not None
        beside = [algebra.substitute(push, m.udot, s.rates) for push in blocks.auxiliary.reactions.values()]
        push = sum(beside, algebra.zeros(m.u.shape[0], 1))
        statement = Statement(
            "d/dt d(L + mu F)/dq' - d(L + mu F)/dq = Q, R = -mu' dF/dq' - mu E[F], lam = -mu'",
            r"\frac{d}{dt} \frac{\partial (L + \mu F)}{\partial \dot q} - \frac{\partial (L + \mu F)}{\partial q} "
            r"= Q, \quad "
            r"R = -\dot \mu \frac{\partial F}{\partial \dot q} - \mu E[F], \quad \lambda = -\dot \mu",
        )
        filled = (
            Quantity("E[L] of @", "E[L]_{@}", entries(M @ s.rates + drift), s.speeds),
            Quantity("Q of @", "Q_{@}", entries(m.nonpotential_force), s.speeds),
            Quantity("-mu E[F] of @", r"-\mu E[F]_{@}", entries(push), s.speeds),
            *constraint_forces(s, blocks.B),
        )
        total = m.nonpotential_force - M @ s.rates - drift + push + s.push(blocks.B)
        words = "The action is stationary among motions that satisfy F = 0, so that multipliers are states."
        return (
            Step("energies", "`L = T - V`.", None, energies(s)),
            Step("stationary action", words, statement, filled, total),
        )

    @staticmethod
    def _multiplier_rates(
        m: Mechanics, rows: Sequence[Row], moving: Sequence[int], mu: Matrix
    ) -> tuple[Matrix, Matrix]:
        """h and H: mu' = -lam of the rows in velocities, nu' = (lam or mu) dF/ds of the integrals."""
        algebra = m.algebra
        h: list[Scalar | float] = [0 for _ in moving]
        H: list[list[Scalar | float]] = [[-1 if j == i else 0 for j in range(len(rows))] for i in moving]
        for name in _memories(rows):
            s = m.coordinate_names.index(name)
            slopes = [algebra.jacobian(algebra.column([row.value]), m.q)[0, s] for row in rows]
            own = [name in row.memories for row in rows]
            h.append(sum(mu[k, 0] * slopes[i] for k, i in enumerate(moving) if own[i]))
            H.append([slopes[j] if own[j] and j not in moving else 0 for j in range(len(rows))])
        return algebra.column(h), algebra.matrix(H) if H else algebra.zeros(0, len(rows))

    def prolong(self, mechanics: Mechanics, rows: Sequence[Row]) -> Variational | None:
        """Rows of order p: sum over k of (-d/dt)^k d(L + mu F)/dq^(k) + Q = 0 and F = 0 (eqs. 3.36 to 3.38)."""
        if all(row.order <= 1 for row in rows):
            return None
        require_no_memory(mechanics, self.name)
        m, algebra = mechanics, mechanics.algebra
        nq, order = m.q.shape[0], max(row.order for row in rows)
        every = [*((_symbol(rows, row), row.name) for row in rows), *((f"mu_{n}", n) for n in m.norm_names)]
        names = [str(name) for name in m.coordinate_names] + [name for name, _ in every]
        jets = make_jets(algebra, names, m.q, m.t, 2 * order + 3)
        q, v = range(nq), jets.column(1, range(nq))
        speeds = m.Y @ v + m.z
        speed_rates = jets.rate(speeds)

        def in_jets(column: Matrix) -> Matrix:
            for k, symbols in enumerate(m.higher, start=3):
                column = algebra.substitute(column, symbols, jets.column(k, q))
            column = algebra.substitute(column, m.udot, speed_rates)
            return algebra.substitute(column, m.u, speeds)

        def euler_lagrange(f: Matrix) -> Matrix:
            """sum (-d/dt)^k df/dq^(k), as a column over the coordinates."""
            total = algebra.zeros(nq, 1)
            for k in range(order + 1):
                part = algebra.jacobian(f, jets.column(k, q)).T
                for _ in range(k):
                    part = -jets.rate(part)
                total += part
            return total

        L = in_jets(algebra.column([m.motion_energy - m.potential_energy]))
        values = [in_jets(algebra.column([row.value])) for row in rows] + [algebra.column([n]) for n in m.norms]
        total = euler_lagrange(L) + m.Y.T @ in_jets(m.nonpotential_force)
        augmented, reactions = L, dict[str, Matrix]()
        G = in_jets(m.G)
        for i, (value, (_, name)) in enumerate(zip(values, every, strict=True)):
            weighted = jets.symbols[nq + i][0] * value
            push = euler_lagrange(weighted)
            total, augmented = total + push, augmented + weighted
            if i < len(rows):
                reactions[name] = reactions[name] + G.T @ push if name in reactions else G.T @ push
        equations = [(f"the motion of {names[j]}", total[j, 0]) for j in q]
        equations += [(name, value[0, 0]) for value, (_, name) in zip(values, every, strict=True)]
        energy = self._energy_of_order(jets, augmented, nq, order)
        # Q . qdot - d(L + mu F)/dt, as for rows of order one
        power = ((speeds - m.z).T @ in_jets(m.nonpotential_force))[0, 0] - _partial_rate(m, augmented[0, 0])
        return Variational(jets, tuple(equations), speeds, speed_rates, reactions, self._given(rows), energy, power)

    @staticmethod
    def _energy_of_order(jets: Jets, f: Matrix, nq: int, order: int) -> Scalar:
        """E[f] = sum_k q^(k) p_k - f with p_k = sum_(l >= k) (-d/dt)^(l-k) df/dq^(l) (eq. 3.39)."""
        algebra = jets.algebra
        total = -f
        for k in range(1, order + 1):
            for order_l in range(k, order + 1):
                part = algebra.jacobian(f, jets.column(order_l, range(nq)))
                for _ in range(order_l - k):
                    part = -jets.rate(part.T).T
                total += part @ jets.column(k, range(nq))
        return total[0, 0]

    def _given(self, rows: Sequence[Row]) -> dict[str, float]:
        """mu, mu', ... at the start, by the names of the jets; multipliers nobody speaks of start at zero."""
        given = {name_of(key): value for key, value in self.mu.items()}
        found: dict[str, float] = {}
        for row in rows:
            if row.name in given:
                count = sum(other.name == row.name for other in rows)
                values = as_values(_by_row(given[row.name], count)[row.number])
                found |= {_symbol(rows, row) + "'" * k: float(x) for k, x in enumerate(values)}
        return found

    @staticmethod
    def _lagrangian_derivative(m: Mechanics, L: Matrix, v: Matrix) -> tuple[Matrix, Matrix]:
        """G^T (d/dt dL/dv - dL/dq) = M udot + drift, at v = G u + g."""
        algebra = m.algebra
        momentum = algebra.jacobian(L, v).T
        hessian = algebra.jacobian(momentum, v)
        drift = algebra.rate(momentum, m.q, v, m.t) - algebra.jacobian(L, m.q).T
        hessian, drift = algebra.substitute(hessian, v, m.qdot), algebra.substitute(drift, v, m.qdot)
        convective = algebra.rate(m.qdot, m.q, m.qdot, m.t)
        G = _of_coordinates(m)
        return algebra.congruence(G, hessian), G.T @ (drift + hessian @ convective)

    @staticmethod
    def _effective_energy(m: Mechanics, held: Sequence[Scalar], mu: Matrix) -> tuple[Scalar, Scalar]:
        """E[L + mu F] = E + mu (qdot dF/dqdot - F) (Slawianowski, eq. 3.33), and its rate but for -lam df/dt.

        Along a motion dE/dt = Q . qdot - dL/dt - mu dF/dt - lam df/dt, the last for rows f in positions, with partial
        derivatives at constant q and qdot; Q . qdot = (u - z) . Q of the speeds u = Y qdot + z.
        """
        algebra = m.algebra
        v = algebra.symbols([f"v{i}" for i in range(m.q.shape[0])])
        speeds = m.Y @ v + m.z
        total, power = algebra.zeros(1, 1)[0, 0], ((m.u - m.z).T @ m.nonpotential_force)[0, 0]
        parts = [m.motion_energy - m.potential_energy, *held]
        weights = [1, *(mu[k, 0] for k in range(len(held)))]
        for weight, part in zip(weights, parts, strict=True):
            f = algebra.substitute(algebra.column([part]), m.u, speeds)
            energy = algebra.jacobian(f, v) @ v - f
            total += weight * algebra.substitute(energy, v, m.qdot)[0, 0]
            partial = algebra.column([_partial_rate(m, f[0, 0])])
            power -= weight * algebra.substitute(partial, v, m.qdot)[0, 0]
        return total, power


def _require_numbers(value: Any, constraint: Constraint) -> None:
    """Refuse what is not mu, or mu and its derivatives as numbers, for each row of a constraint of higher order."""
    rows, order = len(constraint.expressions), constraint.order
    by_row = _by_row(value, rows)
    if len(by_row) != rows:
        raise ModelError(
            f"{MU} gives {len(by_row)} value{'s' * (len(by_row) != 1)} for '{constraint.name}', which has {rows} rows: "
            "give one for each row, a number or mu and its derivatives."
        )
    for values in map(as_values, by_row):
        if len(values) > 2 * order:
            raise ModelError(
                f"{MU} gives too many derivatives of the multiplier of '{constraint.name}', a constraint of order "
                f"{order}: give mu, mu' and so on, at most {2 * order} of them."
            )
        for number in values:
            if not expression(f"{MU} of '{constraint.name}'", number).is_number:
                raise ModelError(
                    f"{MU} of '{constraint.name}', a constraint of order {order}, is {number}: give numbers, mu, mu' "
                    "and so on."
                )


def _partial_rate(m: Mechanics, value: Scalar) -> Scalar:
    """The derivative by time where it appears itself, everything that moves constant."""
    return m.algebra.directional(m.algebra.column([value]), m.t, m.algebra.eye(1))[0, 0]


def _by_row(value: Any, rows: int) -> list[Any]:
    """For one row the value itself (a number, or mu and its derivatives); for several one of these each."""
    return [value] if rows == 1 else as_values(value)


def _symbol(rows: Sequence[Row], row: Row) -> str:
    """The name of a multiplier that is a state."""
    count = sum(other.name == row.name for other in rows)
    base = "mu_" + "_".join(row.name.split())
    return base if count == 1 else f"{base}_{row.number + 1}"


def _memories(rows: Sequence[Row]) -> dict[str, str]:
    """The integrals in the rows, each with the constraint that holds it."""
    return {name: row.name for row in reversed(rows) for name in row.memories}


def _of_coordinates(m: Mechanics) -> Matrix:
    """G without the integrals: what they vary by is the history's, and is in their own multipliers."""
    if not m.integral_count:
        return m.G
    count = m.G.shape[0] - m.integral_count
    return m.algebra.vstack([m.G[:count, :], m.algebra.zeros(m.integral_count, m.u.shape[0])])
