"""The Lagrangian of a model in coordinates and their rates, with what the texts write beside it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product

import sympy as sm
from sympy.physics.vector import dynamicsymbols

from appell.algebra.moore_penrose import inverse_of
from appell.constraints import multiplier
from appell.equations.form_blocks import own_symbols
from appell.equations.forms import mechanics_in_symbols
from appell.errors import ModelError, NotApplicable, SingularSystem
from appell.model import Mechanism, name_of
from appell.reading.printing.latex_width import TYPE
from appell.reading.printing.text import in_environment, text
from appell.reading.printing.typesetting import Typesetter
from appell.reading.solving import partial, short, without_functions
from appell.reading.variation import RowVariation, Variation


@dataclass(frozen=True)
class LagrangianForm:
    """L(q, q', t), the forces D that it does not hold, and the rows: d/dt dL/dq' - dL/dq = D + reactions.

    >>> import appell as ap
    >>> model = ap.Model("bead on a wire"); x, y = model.coordinates("x y"); N = model.frame
    >>> m, g, c = model.parameters("m g c", [1.0, 9.81, 0.1])
    >>> bead = model.particle("bead", mass=m, position=x * N.x + y * N.y); model.gravity(-g * N.y)
    >>> model.force(bead, -c * ap.velocity(bead))
    >>> wire = model.constrain("wire", y - x**2)
    >>> print(model.eliminate("wire").lagrangian_form)
    bead on a wire: L = m*(4*x^2 + 1)*x'^2/2 - g*m*x^2
      forces that are not in L
        D_x = -c*(4*x^2 + 1)*x'

    Made by :attr:`appell.Model.lagrangian_form`. Of a model whose coordinates were eliminated
    (:meth:`appell.Model.eliminate`) they are L~ and D~ on the surface. Printed and typeset, it shows L and D.

    Attributes
    ----------
    name
        Of the model.
    coordinates
        q.
    lagrangian
        L = T - V, with the Lagrangians given outright.
    dissipative_force
        D, one component for each coordinate: forces without potential, dampers, laws of reactions that are not ideal.
    rows
        The constraints f(q, t) or g(q, q', t), as they are given, by the name of the constraint.
    latex_names
        How symbols are typeset where the model says so.

    References
    ----------
    Slawianowski, eqs. 2.1 to 2.4 and 2.16 (004), with - V in eq. 2.3; Flygare 2012, eqs. 3, 4, 10 and 19 (003).
    """

    name: str
    coordinates: tuple[sm.Expr, ...]
    lagrangian: sm.Expr
    dissipative_force: sm.Matrix
    rows: Mapping[str, tuple[sm.Expr, ...]]
    latex_names: Mapping[str, str] = field(default_factory=dict)

    @property
    def velocities(self) -> tuple[sm.Expr, ...]:
        """The rates v = q'."""
        return tuple(q.diff(dynamicsymbols._t) for q in self.coordinates)

    # ---- L = g v v / 2 + A v - V -------------------------------------------------------------------------------------

    @cached_property
    def metric(self) -> sm.Matrix:
        """g_ij = d2L/dv_i dv_j (Slawianowski, eq. 2.3)."""
        v = self.velocities
        return sm.Matrix(len(v), len(v), lambda i, j: short(partial(partial(self.lagrangian, v[i]), v[j])))

    @cached_property
    def vector_potential(self) -> sm.Matrix:
        """A_i, what L holds linearly in the rates (Slawianowski, eq. 2.3)."""
        return sm.Matrix([short(self._at_rest(partial(self.lagrangian, v))) for v in self.velocities])

    @cached_property
    def potential(self) -> sm.Expr:
        """V, what -L is at rest."""
        return short(-self._at_rest(self.lagrangian))

    @cached_property
    def energy(self) -> sm.Expr:
        """E = v dL/dv - L."""
        return short(sm.Add(*[v * partial(self.lagrangian, v) for v in self.velocities]) - self.lagrangian)

    @cached_property
    def christoffel(self) -> sm.ImmutableDenseNDimArray:
        """{i; jk} = g^il (d_j g_lk + d_k g_lj - d_l g_jk) / 2, as an array [i, j, k] (Slawianowski, eq. 2.4).

        Raises
        ------
        NotApplicable
            L is not quadratic in the rates.
        SingularSystem
            The metric has no inverse.
        """
        g, q, n = self._require_metric(), self.coordinates, len(self.coordinates)
        slopes = [[[partial(g[i, j], q[k]) for k in range(n)] for j in range(n)] for i in range(n)]
        first = [
            [[(slopes[a][k][j] + slopes[a][j][k] - slopes[j][k][a]) / 2 for k in range(n)] for j in range(n)]
            for a in range(n)
        ]
        inverse = self._inverse_metric
        entries = [
            short(sm.Add(*[inverse[i, a] * first[a][j][k] for a in range(n)]))
            for i, j, k in product(range(n), repeat=3)
        ]
        return sm.ImmutableDenseNDimArray(entries, (n, n, n))

    @cached_property
    def field_tensor(self) -> sm.Matrix:
        """F_kj = dA_j/dq_k - dA_k/dq_j, the field of the vector potential (Slawianowski, after eq. 2.4)."""
        A, q = self.vector_potential, self.coordinates
        return sm.Matrix(len(q), len(q), lambda k, j: short(partial(A[j], q[k]) - partial(A[k], q[j])))

    @cached_property
    def covariant_accelerations(self) -> sm.Matrix:
        """D2q_i/Dt2 = g^ik (F_kj v_j - dV/dq_k + D_k), without reactions (Slawianowski, eq. 2.4).

        The left side is q''_i + {i; jk} v_j v_k. Where time stands in L, - dg_kj/dt v_j - dA_k/dt is among the forces.
        """
        self._require_metric()
        t, v, q = dynamicsymbols._t, sm.Matrix(self.velocities), self.coordinates
        turning = (
            sm.Matrix([-partial(A, t) for A in self.vector_potential])
            - self.metric.applyfunc(lambda e: partial(e, t)) @ v
        )
        slopes = sm.Matrix([partial(self.potential, s) for s in q])
        return (self._inverse_metric @ (self.field_tensor @ v - slopes + self.dissipative_force + turning)).applyfunc(
            short
        )

    @cached_property
    def _inverse_metric(self) -> sm.Matrix:
        return inverse_of(self.metric, short)

    def _require_metric(self) -> sm.Matrix:
        if self.metric.has(*self.velocities):
            raise NotApplicable(f"the Lagrangian of '{self.name}' is not quadratic in the rates, and has no metric.")
        if short(without_functions(self.metric).det()) == 0:
            raise SingularSystem(f"the metric of '{self.name}' has no inverse: something that moves has no mass.")
        return self.metric

    def _at_rest(self, e: sm.Expr) -> sm.Expr:
        return sm.sympify(e).subs(dict.fromkeys(self.velocities, 0))

    # ---- with multipliers --------------------------------------------------------------------------------------------

    @property
    def multipliers(self) -> dict[str, tuple[sm.Expr, ...]]:
        """lambda(t) of rows f(q, t) and mu(t) of rows g(q, q', t), as functions of time."""
        found = {}
        for name, rows in self.rows.items():
            letters = ["mu" if self._holds_rates(e) else "lambda" for e in rows]
            names = [multiplier(name, i, len(rows), letter).name for i, letter in enumerate(letters)]
            found[name] = tuple(dynamicsymbols(word, real=True) for word in names)
        return found

    @property
    def augmented(self) -> sm.Expr:
        """L* = L + sum lambda_k f_k + sum mu_k g_k (Flygare 2012, eqs. 10 and 19; Slawianowski, before eq. 3.28).

        For rows f(q, t) its Euler-Lagrange equations are Lagrange's with multipliers (eq. 14). For rows in velocities
        they are eq. 25, those of Hamilton and Lusternik (vakonomic), another motion unless the rows are exact.
        """
        pairs = [(s, e) for name, rows in self.rows.items() for s, e in zip(self.multipliers[name], rows, strict=True)]
        return self.lagrangian + sm.Add(*[s * e for s, e in pairs])

    def euler_lagrange(self, lagrangian: sm.Expr | None = None) -> sm.Matrix:
        """d/dt dL/dq' - dL/dq, a column by coordinate.

        Parameters
        ----------
        lagrangian
            The model's own L by default; ``augmented`` gives the equations with multipliers.
        """
        L, t = self.lagrangian if lagrangian is None else sm.sympify(lagrangian), dynamicsymbols._t
        pairs = zip(self.coordinates, self.velocities, strict=True)
        return sm.Matrix([partial(L, v).diff(t) - partial(L, q) for q, v in pairs])

    def _holds_rates(self, e: sm.Expr) -> bool:
        return bool(e.has(*self.velocities))

    # ---- variations --------------------------------------------------------------------------------------------------

    def variation(self, of: Mapping[sm.Expr, sm.Expr] | None = None) -> Variation:
        """The first order change of L and of the rows when a motion q(t) is changed to q(t) + delta q(t).

        >>> import appell as ap, sympy as sm
        >>> model = ap.Model("a row"); x, y, z = model.coordinates("x y z")
        >>> row = model.constrain("row", z.diff(model.time) - y * x.diff(model.time))
        >>> model.lagrangian_form.variation({x: sm.sin(model.time)})["row"].change
        -y(t)*cos(t)

        Parameters
        ----------
        of : mapping, optional
            delta q by coordinate, as expressions of time; those left out are zero. Functions ``delta_x`` of time for
            every coordinate by default.

        Returns
        -------
        Variation

        References
        ----------
        Slawianowski, eqs. 3.14 to 3.17 (004).
        """
        t = dynamicsymbols._t
        if of is None:
            of = {q: dynamicsymbols(f"delta_{name_of(q)}") for q in self.coordinates}
        for q in of:
            if q not in self.coordinates:
                raise ModelError(f"the variation names '{name_of(q)}', which is not a coordinate of '{self.name}'.")
        delta = {q: sm.sympify(of.get(q, 0)) for q in self.coordinates}

        def change(e: sm.Expr) -> sm.Expr:
            return sm.Add(*[partial(e, q) * d + partial(e, q.diff(t)) * d.diff(t) for q, d in delta.items()])

        def row(e: sm.Expr) -> RowVariation:
            slopes = (q.diff(t) if self._holds_rates(e) else q for q in self.coordinates)
            virtual = sm.Add(*[partial(e, s) * d for s, d in zip(slopes, delta.values(), strict=True)])
            return RowVariation(sm.expand(change(e)), virtual, self._holds_rates(e))

        rows = {name: tuple(map(row, given)) for name, given in self.rows.items()}
        return Variation(self.name, delta, sm.expand(change(self.lagrangian)), rows, self.latex_names)

    # ---- to read -----------------------------------------------------------------------------------------------------

    def __str__(self) -> str:
        lines = [f"{self.name}: L = {text(self.lagrangian)}"]
        pushed = [(q, D) for q, D in zip(self.coordinates, self.dissipative_force, strict=True) if D != 0]
        lines += ["  forces that are not in L"] * bool(pushed)
        lines += [f"    D_{name_of(q)} = {text(D)}" for q, D in pushed]
        lines += ["  rows"] * bool(self.rows)
        lines += [f"    {name}: {text(e)} = 0" for name, rows in self.rows.items() for e in rows]
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"LagrangianForm of '{self.name}': print it, or ask for its latex()"

    def latex(self, *, width: float = TYPE.column, environment: str = "aligned") -> str:
        """L and D, typeset.

        Parameters
        ----------
        width, environment
            As in :meth:`appell.Equations.latex`.
        """
        named = [
            (sm.Symbol(f"D_{name_of(q)}"), D) for q, D in zip(self.coordinates, self.dissipative_force, strict=True)
        ]
        rows = [(e, sm.S.Zero) for given in self.rows.values() for e in given]
        pairs = [(sm.Symbol("L"), self.lagrangian), *((s, D) for s, D in named if D != 0), *rows]
        return in_environment(pairs, environment, width, Typesetter(self.latex_names))

    def _repr_latex_(self) -> str:
        return f"$$\n{self.latex()}\n$$"


def lagrangian_form(model: Mechanism) -> LagrangianForm:
    """L, D and the rows of a model, brought from its speeds to the rates of its coordinates.

    Raises
    ------
    NotApplicable
        Coordinates that are not free (quaternions, integrals of the motion); a law that holds a reaction.
    """
    m = mechanics_in_symbols(model)
    if m.q.shape[0] != m.u.shape[0]:
        raise NotApplicable(
            f"'{model.name}' has {m.q.shape[0]} coordinates for {m.u.shape[0]} speeds (quaternions or integrals of the "
            "motion), and a Lagrangian is a function of free coordinates and their rates: take angles."
        )
    t = dynamicsymbols._t
    v = m.algebra.symbols([f"v{i}" for i in range(m.q.shape[0])])
    speeds = dict(zip(m.u, m.Y @ v + m.z, strict=True))
    rates = (q.diff(t) for q in model.kinematics.coordinates)
    own = own_symbols(model, m) | dict(zip(v, rates, strict=True))
    law = sm.zeros(m.u.shape[0], 1)
    for push in m.laws:
        law += push.on_speeds(m)
    if law.has(*m.ideal, *m.actual):
        raise NotApplicable(f"a law of '{model.name}' holds a reaction, which is not a function of q, q' and t.")

    def back(e: sm.Expr) -> sm.Expr:
        return m.algebra.shown(short(sm.sympify(e).xreplace(speeds)), own)

    rows: dict[str, tuple[sm.Expr, ...]] = {}
    for row in m.rows:
        if row.order > 1:
            raise NotApplicable(f"the constraint '{row.name}' holds accelerations, and L* is of positions and rates.")
        rows[row.name] = (*rows.get(row.name, ()), back(row.value))
    return LagrangianForm(
        name=model.name,
        coordinates=model.kinematics.coordinates,
        lagrangian=back(m.motion_energy) - back(m.potential_energy),
        dissipative_force=(m.Y.T @ (m.nonpotential_force + law)).applyfunc(back),
        rows=rows,
        latex_names=model.latex_names,
    )
