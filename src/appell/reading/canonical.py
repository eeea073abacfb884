"""Hamilton's canonical equations with reactions in coordinates and momenta, in symbols."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.algebra.moore_penrose import coupled_parts, inverse_of
from appell.algebra.rank import least_norm
from appell.constraints import multiplier
from appell.equations.form_blocks import form_blocks, own_symbols
from appell.equations.forms import mechanics_in_symbols, state_graph_of
from appell.errors import ModelError, NotApplicable, SingularSystem
from appell.mechanics import Mechanics
from appell.mechanics.sampling import random_states, values_at
from appell.model import Mechanism, Parameter, name_of
from appell.model.names import function_of_time
from appell.model.parameter import finite
from appell.numbers import EXACT, RANK, ZERO
from appell.reading.printing.latex_width import TYPE
from appell.reading.printing.text import in_environment, text
from appell.reading.printing.typesetting import Typesetter
from appell.reading.solving import partial, short, without_functions
from appell.system.state_graph import StateGraph

if TYPE_CHECKING:
    from appell.equations.equations import Equations

RightSide = Callable[[float, np.ndarray], np.ndarray]


@dataclass(frozen=True)
class CanonicalEquations:
    """q' = dH/dp and p' = -dH/dq + Q + sum lam_k A_k in coordinates and momenta p = dL/dq' (Flygare, eqs. 31 to 39).

    >>> import appell as ap
    >>> model = ap.Model("oscillator"); x = model.coordinates("x"); m, k = model.parameters("m k", [2.0, 3.0])
    >>> mass = model.particle("mass", mass=m, position=x * model.frame.x)
    >>> model.potential("spring", k * x**2 / 2)
    >>> found = model.derive(ap.Hamilton()).statement
    >>> print(found)
    oscillator: H = k*x^2/2 + p_x^2/(2*m)
      momenta
        p_x = m*x'
      canonical equations
        x' = p_x/m
        p_x' = -k*x

    Made by :attr:`appell.Equations.statement`.

    Attributes
    ----------
    name
        Of the model.
    hamiltonian
        H(q, p, t) = p q' - L (eqs. 35 and 37).
    coordinates
        q.
    momenta
        The canonical momenta, each with p = dL/dq' of coordinates and their rates (eq. 31).
    force
        Q(q, p, t), what is not in L: forces without potential, dissipation, the laws of reactions that are not ideal.
    reaction_matrix
        What a unit of each multiplier does to the momenta, dF/dq' of a row F (coordinates, rows).
    lam
        The multipliers.
    velocity_rows
        The rows at the level of velocity, F(q, dH/dp, t), as expressions of coordinates and momenta that vanish.
    parameters, inputs
        The constants, and the names of functions of time that only a run knows.
    latex_names
        How symbols are typeset where the model says so.

    References
    ----------
    Flygare, section VI (003).
    """

    name: str
    hamiltonian: sm.Expr
    coordinates: tuple[sm.Expr, ...]
    momenta: dict[sm.Expr, sm.Expr]
    force: sm.Matrix
    reaction_matrix: sm.Matrix
    lam: tuple[sm.Symbol, ...]
    velocity_rows: tuple[sm.Expr, ...]
    parameters: tuple[Parameter, ...]
    inputs: tuple[str, ...] = ()
    latex_names: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def coordinate_rates(self) -> dict[sm.Expr, sm.Expr]:
        """q' = dH/dp (eq. 39a)."""
        t = dynamicsymbols._t
        return {q.diff(t): short(self._partial(p)) for q, p in zip(self.coordinates, self.momenta, strict=True)}

    @cached_property
    def momentum_rates(self) -> dict[sm.Expr, sm.Expr]:
        """p' = -dH/dq + Q + sum lam_k A_k (eq. 39b)."""
        t = dynamicsymbols._t
        lam = sm.Matrix(self.lam)
        push = self.force + self.reaction_matrix @ lam if self.lam else self.force
        values = [short(self._free_rate(i)) + push[i] for i in range(len(self.coordinates))]
        return {p.diff(t): e for p, e in zip(self.momenta, values, strict=True)}

    @cached_property
    def time_derivative(self) -> sm.Expr:
        """dH/dt at fixed coordinates and momenta, which is -dL/dt (eq. 39c); zero where H does not hold the time."""
        return short(self._partial(dynamicsymbols._t))

    @cached_property
    def multipliers(self) -> dict[sm.Symbol, sm.Expr]:
        """The multipliers of coordinates and momenta, from rows that are differentiated once along the motion.

        Raises
        ------
        SingularSystem
            The rows repeat each other: their multipliers are not determined one by one.
        """
        K, left = self._condition
        if K.rows and short(without_functions(K).det()) == 0:
            raise SingularSystem(
                f"the rows of '{self.name}' repeat each other, so that their multipliers are not determined."
            )
        values = -(inverse_of(K, short) @ left)
        return {lam: short(e) for lam, e in zip(self.lam, values, strict=True)}

    def right_side(self, parameters: Mapping[str, float] | None = None) -> RightSide:
        """The rates of (q, p) as a function of NumPy's, f(t, y), for an integrator such as SciPy's.

        Multipliers of rows that repeat each other are those of least norm.

        Parameters
        ----------
        parameters
            Values by name, where the defaults are not wanted.

        Raises
        ------
        ModelError
            A name that is not a parameter, a parameter without a value, inputs.
        """
        values = self._values(parameters or {})
        K, left = self._condition
        free = sm.Matrix([self._free_rate(i) for i in range(len(self.coordinates))]) + self.force
        blocks = [sm.Matrix(list(self.coordinate_rates.values())), free, self.reaction_matrix, K, left]
        states = [*self.coordinates, *self.momenta]
        plain = {s: sm.Dummy() for s in states}
        arguments = [dynamicsymbols._t, *plain.values()]
        evaluate = sm.lambdify(
            arguments, [block.xreplace(plain).xreplace(values) for block in blocks], "numpy", cse=True
        )

        def rates(t: float, y: np.ndarray) -> np.ndarray:
            qdot, pdot, push, K, left = (np.asarray(block, float) for block in evaluate(t, *y))
            if left.size:
                pdot = pdot - push @ least_norm(K, left, RANK.pivot)
            return np.concatenate([qdot.ravel(), pdot.ravel()])

        return rates

    def __str__(self) -> str:
        blocks = {
            "momenta": list(self.momenta.items()),
            "canonical equations": [*self.coordinate_rates.items(), *self.momentum_rates.items()],
            "rows": [(row, sm.S.Zero) for row in self.velocity_rows],
        }
        lines = [f"{self.name}: H = {text(self.hamiltonian)}"]
        if self.time_derivative != 0:
            lines.append(f"  dH/dt = {text(self.time_derivative)}, at fixed coordinates and momenta")
        for words, pairs in blocks.items():
            lines += [f"  {words}"] * bool(pairs) + [f"    {text(left)} = {text(right)}" for left, right in pairs]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"CanonicalEquations of '{self.name}': print them, or ask for their latex()"

    def latex(self, *, width: float = TYPE.column, environment: str = "aligned") -> str:
        """H and the canonical equations, typeset.

        Parameters
        ----------
        width, environment
            As in :meth:`appell.Equations.latex`.
        """
        pairs = [(sm.Symbol("H"), self.hamiltonian), *self.coordinate_rates.items(), *self.momentum_rates.items()]
        return in_environment(pairs, environment, width, Typesetter(self.latex_names))

    def _repr_latex_(self) -> str:
        return f"$$\n{self.latex()}\n$$"

    def _values(self, given: Mapping[str, float]) -> dict[sm.Symbol, float]:
        """Every parameter with its number."""
        named = {name_of(name): value for name, value in given.items()}
        unknown = sorted(named.keys() - {p.name for p in self.parameters})
        if unknown:
            raise ModelError(f"'{unknown[0]}' is not a parameter of '{self.name}'.")
        values = {p.symbol: named.get(p.name, p.default) for p in self.parameters}
        missing = [s.name for s, value in values.items() if value is None]
        if missing:
            raise ModelError(f"the parameter '{missing[0]}' of '{self.name}' has no value: give it one.")
        if self.inputs:
            raise ModelError(
                f"'{self.name}' has the input '{self.inputs[0]}', which these equations do not know: run Hamilton()."
            )
        return {s: finite(s.name, value) for s, value in values.items()}

    def _partial(self, by: sm.Expr) -> sm.Expr:
        return partial(self.hamiltonian, by)

    def _free_rate(self, i: int) -> sm.Expr:
        return -self._partial(self.coordinates[i])

    @cached_property
    def _condition(self) -> tuple[sm.Matrix, sm.Matrix]:
        """K and k of K lam + k = 0: dF/dp p' + dF/dq q' + dF/dt = 0 with p' of eq. 39b."""
        rows, m = self.velocity_rows, len(self.velocity_rows)
        by_momentum = sm.Matrix(m, len(self.momenta), lambda i, j: partial(rows[i], list(self.momenta)[j]))
        by_coordinate = sm.Matrix(m, len(self.coordinates), lambda i, j: partial(rows[i], self.coordinates[j]))
        by_time = sm.Matrix(m, 1, lambda i, _: partial(rows[i], dynamicsymbols._t))
        free = sm.Matrix([self._free_rate(i) for i in range(len(self.coordinates))]) + self.force
        velocities = sm.Matrix(list(self.coordinate_rates.values()))
        K = (by_momentum @ self.reaction_matrix).applyfunc(short)
        return K, by_momentum @ free + by_coordinate @ velocities + by_time


def canonical_equations(equations: Equations) -> CanonicalEquations:
    """H by Legendre's transformation of the energies, forces and rows brought to coordinates and momenta."""
    model = equations.mechanism
    m = mechanics_in_symbols(model)
    _require_coordinates(model, m)
    _require_short_inverse(model, state_graph_of(equations))
    n = m.q.shape[0]
    v, p = m.algebra.symbols([f"v{i}" for i in range(n)]), m.algebra.symbols([f"p{i}" for i in range(n)])
    T, V, b, inverse = _energies(model, m, v)
    rates = (inverse @ (p - b)).applyfunc(short)
    H = short(((p - b).T @ rates)[0] / 2 - T.xreplace(dict.fromkeys(v, 0)) + V)
    speeds = dict(zip(m.u, m.Y @ rates + m.z, strict=True))  # u of (q, p): dH/dp brought to the model's speeds
    blocks = form_blocks(equations.principle, m, m.rows, None)
    law = sm.zeros(m.u.shape[0], 1) if blocks.C is None else blocks.C
    _require_law_of_state(model, m, law)
    force = m.Y.T @ (m.nonpotential_force + law)
    symbols = own_symbols(model, m) | dict(zip(p, _momenta(model), strict=True))
    symbols |= dict(zip(v, (q.diff(dynamicsymbols._t) for q in model.kinematics.coordinates), strict=True))

    def back(e: sm.Expr) -> sm.Expr:
        return m.algebra.shown(short(sm.sympify(e).xreplace(speeds)), symbols)

    return CanonicalEquations(
        name=model.name,
        hamiltonian=m.algebra.shown(H, symbols),
        coordinates=model.kinematics.coordinates,
        momenta={s: m.algebra.shown(short(T.diff(w)), symbols) for s, w in zip(_momenta(model), v, strict=True)},
        force=force.applyfunc(back),
        reaction_matrix=(m.Y.T @ blocks.B).applyfunc(back),
        lam=tuple(
            multiplier(c.name, i, len(c.expressions)) for c in model.constraints for i in range(len(c.expressions))
        ),
        velocity_rows=tuple(back(row.velocity) for row in m.rows),
        parameters=model.parameters,
        inputs=tuple(map(name_of, model.inputs)),
        latex_names=model.latex_names,
    )


def _energies(model: Mechanism, m: Mechanics, v: sm.Matrix) -> tuple[sm.Expr, sm.Expr, sm.Matrix, sm.Matrix]:
    """T of the rates v, V, and b and M^-1 of p = M v + b."""
    T = short(m.motion_energy.xreplace(dict(zip(m.u, m.Y @ v + m.z, strict=True))))
    V = sm.sympify(m.potential_energy)
    operations = int(sm.count_ops(T) + sm.count_ops(V) + sum(sm.count_ops(row.A) for row in m.rows))
    if operations > EXACT.solved:
        raise NotApplicable(
            f"the canonical equations of '{model.name}' are not written out, as its energies and rows have "
            f"{operations} operations ({EXACT.solved} is the limit): a run of Hamilton() has them in numbers."
        )
    p = sm.Matrix([T.diff(w) for w in v])
    M = p.jacobian(v).applyfunc(short)
    if M.has(*v):
        raise NotApplicable(
            f"the momenta of '{model.name}' are not linear in the rates, so that H(q, p, t) has no closed form here: "
            "give a Lagrangian that is quadratic in the rates."
        )
    if short(M.det()) == 0:
        raise SingularSystem(
            f"the momenta of '{model.name}' do not determine its rates: something that moves has no mass, and "
            "H(q, p, t) does not exist."
        )
    return T, V, p.xreplace(dict.fromkeys(v, sm.S.Zero)), inverse_of(M, short)


def _require_coordinates(model: Mechanism, m: Mechanics) -> None:
    """Refuse coordinates that are not free: quaternions, integrals of the motion; and names that are taken."""
    if m.q.shape[0] != m.u.shape[0]:
        raise NotApplicable(
            f"'{model.name}' has {m.q.shape[0]} coordinates for {m.u.shape[0]} speeds (quaternions or integrals of the "
            "motion), and canonical momenta belong to free coordinates: take angles, or read the equations of momenta "
            "of the speeds, print(equations)."
        )
    taken = {name_of(s) for s in (*model.parameters, *model.inputs, *model.kinematics.coordinates)}
    taken |= {name_of(u) for u in model.kinematics.speeds}
    for momentum in _momenta(model):
        if name_of(momentum) in taken:
            raise ModelError(
                f"'{name_of(momentum)}' is what the canonical equations of '{model.name}' call a momentum: choose "
                "another name."
            )


def _require_short_inverse(model: Mechanism, graph: StateGraph) -> None:
    """Refuse a kinetic energy that couples many rates, as its matrix at random states shows before it is simplified."""
    samples = values_at(graph, graph.Y.T @ graph.metric @ graph.Y, random_states(graph))
    size = max(float(np.abs(sample).max(initial=0.0)) for sample in samples)
    coupling = np.max([np.abs(sample) > ZERO.products * size for sample in samples], axis=0)
    coupled = max(map(len, coupled_parts(sm.Matrix(coupling.astype(int)))), default=0)
    if coupled > EXACT.inverted:
        raise NotApplicable(
            f"the canonical equations of '{model.name}' are not written out, as its kinetic energy couples {coupled} "
            f"rates ({EXACT.inverted} is the limit): a run of Hamilton() has them in numbers."
        )


def _require_law_of_state(model: Mechanism, m: Mechanics, law: sm.Matrix) -> None:
    if law.has(*m.ideal, *m.actual):
        raise NotApplicable(
            f"a law of '{model.name}' speaks of a reaction, which is not a function of coordinates and momenta until "
            "the equations are solved: run Hamilton(), or give the law as one of the state."
        )


def _momenta(model: Mechanism) -> list[sm.Expr]:
    """The symbols of canonical momenta, named after the coordinates."""
    return [function_of_time(f"p_{name_of(q)}") for q in model.kinematics.coordinates]
