"""Quasi-velocities to read: alpha, beta and gamma of a joint or of a model, and how incomplete ones are completed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import ReferenceFrame, Vector, dynamicsymbols

from appell.algebra import CasadiAlgebra, SympyAlgebra
from appell.algebra.sympy_algebra import tidy
from appell.equations.form_blocks import own_symbols
from appell.equations.forms import mechanics_in_symbols
from appell.errors import ModelError, NotApplicable
from appell.mechanics import Mechanics, gamma_of, lower, row_values, solve_rows
from appell.mechanics.relation import lower_relation
from appell.model import Connection, Mechanism, name_of
from appell.model.joints import Joint, JointFrames, JointMotion
from appell.model.kinematics import group, relate
from appell.model.names import function_of_time
from appell.reading.independent_speeds import choose_rows
from appell.reading.orthogonal_completion import orthogonal_inverse, orthogonal_rows
from appell.reading.printing.text import text
from appell.reading.printing.typesetting import typeset

if TYPE_CHECKING:
    from appell.reading.joint_equations import JointEquations


@dataclass(frozen=True)
class QuasiVelocities:
    """omega = alpha^T qdot + z and qdot = beta omega + g, with Cameron and Book's gamma.

    >>> import appell as ap
    >>> knife = ap.Knife().quasi_velocities
    >>> knife.velocities, knife.held
    ((v(t), s(t), omega(t)), (s(t),))
    >>> knife.gamma[2, :]
    Matrix([[-s(t), v(t), 0]])

    Attributes
    ----------
    title : str
        Of what they are.
    coordinates, velocities : functions of time
        q and omega, those that rows keep at zero among them.
    held : functions of time
        The velocities that rows keep at zero.
    chosen : functions of time
        Those the library chose to complete the rows, speeds or velocities along orthogonal directions; empty where the
        velocities were all given.
    alpha, beta, gamma : Matrix
        Rows by coordinates, columns by velocities (eqs. 5, 6 and 49); gamma holds the velocities.
    z, g : Matrix
        What is prescribed, zero where nothing is.
    momenta : mapping
        P = dL/domega by velocity (eqs. 60 and 71); of a model only, empty for a joint, which does not know its bodies.

    References
    ----------
    Cameron and Book 1997, eqs. 5, 6, 49 and 60 (002).
    """

    title: str
    coordinates: tuple[AppliedUndef, ...]
    velocities: tuple[AppliedUndef, ...]
    held: tuple[AppliedUndef, ...]
    chosen: tuple[AppliedUndef, ...]
    alpha: sm.ImmutableMatrix
    beta: sm.ImmutableMatrix
    gamma: sm.ImmutableMatrix
    z: sm.ImmutableMatrix
    g: sm.ImmutableMatrix
    momenta: Mapping[AppliedUndef, sm.Expr] = field(default_factory=dict)

    @property
    def free(self) -> tuple[AppliedUndef, ...]:
        """The velocities that nothing keeps at zero."""
        return tuple(u for u in self.velocities if u not in self.held)

    @property
    def rates(self) -> sm.Matrix:
        """qdot = beta omega + g."""
        return self.beta @ sm.Matrix(self.velocities) + self.g

    @property
    def eta(self) -> sm.Matrix:
        """eta_ij = sum_k q'_k d alpha_kj/dq_i, row by row omega^T beta^T d alpha/dq_i (eqs. 14 and 15).

        A prescribed velocity z adds dz_j/dq_i. What changes in dT/dq when T is written in omega: dT/dq = dTbar/dq +
        eta dTbar/domega.
        """
        alpha, z, rates = self.alpha, self.z, self.rates
        columns, held = range(alpha.cols), range(alpha.rows)

        def entry(i: int, j: int) -> sm.Expr:
            q = self.coordinates[i]
            return tidy(z[j].diff(q) + sm.Add(*[rates[k] * alpha[k, j].diff(q) for k in held]))

        return sm.Matrix([[entry(i, j) for j in columns] for i in held])

    @property
    def gyroscopic(self) -> sm.Matrix:
        """beta^T gamma: what stands with the momenta in the equation of each velocity (eqs. 17 and 32)."""
        return (self.beta.T @ self.gamma).applyfunc(tidy)

    @property
    def equations(self) -> JointEquations:
        """The Boltzmann-Hamel equations pre-applied for them, for any Lagrangian (eq. 40)."""
        from appell.reading.joint_equations import JointEquations

        return JointEquations(self.title.replace("quasi-velocities", "equations"), self)

    def __str__(self) -> str:
        lines = [self.title]
        held = f"; kept at zero: {_names(self.held)}" if self.held else ""
        lines.append(f"  velocities {_names(self.velocities)}{held}")
        if self.chosen:
            lines.append(f"  completed by {_names(self.chosen)}, chosen by the library")
        matrices = {"alpha^T": self.alpha.T, "beta": self.beta, "eta": self.eta, "gamma": self.gamma}
        for name, matrix in matrices.items():
            lines += [f"  {name}", *_table(matrix)]
        lines += [f"  P of {name_of(u)} = {text(p)}" for u, p in self.momenta.items()]
        return "\n".join(lines)

    def latex(self) -> str:
        """alpha, beta, eta and gamma, typeset."""
        omega, qdot = sm.Matrix(self.velocities), sm.Matrix([q.diff(dynamicsymbols._t) for q in self.coordinates])
        z, g = (f" + {typeset(part)}" if any(part) else "" for part in (self.z, self.g))
        return "\n".join(
            [
                r"\begin{aligned}",
                rf"{typeset(omega)} &= {typeset(self.alpha.T)} {typeset(qdot)}{z} \\",
                rf"{typeset(qdot)} &= {typeset(self.beta)} {typeset(omega)}{g} \\",
                rf"\eta &= {typeset(self.eta)} \\",
                rf"\gamma = \dot\alpha - \eta &= {typeset(self.gamma)}",
                r"\end{aligned}",
            ]
        )

    def _repr_latex_(self) -> str:
        return f"${self.latex()}$"


def quasi_velocities(
    coordinates: Sequence[AppliedUndef],
    definitions: Mapping[AppliedUndef, sm.Expr],
    held: Sequence[AppliedUndef] = (),
) -> QuasiVelocities:
    """Quasi-velocities by any invertible relation, outside a model.

    >>> import appell as ap
    >>> from sympy.physics.vector import dynamicsymbols
    >>> x, y, u, w = dynamicsymbols("x y u w")
    >>> found = ap.quasi_velocities([x, y], {u: x.diff() + y * y.diff(), w: y.diff()})
    >>> found.beta
    Matrix([
    [1, -y(t)],
    [0,     1]])

    Parameters
    ----------
    coordinates : functions of time
    definitions : mapping of functions of time to expressions
        Each velocity, linear in the coordinate rates.
    held : functions of time, optional
        The velocities that constraints keep at zero.

    Returns
    -------
    QuasiVelocities

    Raises
    ------
    ModelError
        For a relation that is not linear or not invertible, and a velocity that is held and not defined.
    """
    for u in held:
        if u not in definitions:
            raise ModelError(
                f"'{u}' is kept at zero, but it is not among the velocities that are defined: define it too."
            )
    motion = JointMotion(turn=(), spin=Vector(0), definitions=definitions)
    speeds = tuple(definitions)
    return _of_motion("quasi-velocities", tuple(coordinates), motion, speeds, [name_of(u) for u in held])


def of_joint(joint: Joint) -> QuasiVelocities:
    """The quasi-velocities of a joint, in symbols of its short names."""
    frames = joint_frames(joint)
    return _of_motion(
        f"quasi-velocities of {type(joint).__name__}",
        frames.coordinates,
        joint.motion(frames),
        frames.speeds,
        joint.held,
    )


def of_connection(connection: Connection) -> QuasiVelocities:
    """The quasi-velocities of a joint of a model, in the model's symbols."""
    if connection.motion is None:
        raise ModelError(
            f"the joint '{connection.name}' closes a loop and brings rows, not velocities: model.quasi_velocities() "
            "has them completed."
        )
    speeds = [connection.symbols[word] for word in connection.joint.speeds]
    held, title = connection.joint.held, f"quasi-velocities of the joint '{connection.name}'"
    return _of_motion(title, connection.coordinates, connection.motion, speeds, held, connection.joint.speeds)


def of_model(model: Mechanism, independent: Sequence[object] = (), completion: str = "speeds") -> QuasiVelocities:
    """The rows of a model's constraints as quasi-velocities, completed by speeds or by orthogonal directions.

    With velocities w = E u and h = A u + a, alpha^T = [E; A] Y and beta = G [N R], where u = N w + R (h - a) solves
    them. E selects the speeds that are kept, or holds directions orthogonal to the rows.
    """
    if completion not in ("speeds", "orthogonal"):
        raise ModelError(f"completion='{completion}' is not known: give 'speeds' or 'orthogonal'.")
    if completion == "orthogonal" and independent:
        raise ModelError("independent= names speeds that complete the rows; with completion='orthogonal' none do.")
    for c in model.constraints:
        if c.order > 1 or not c.linear:
            raise NotApplicable(
                f"the constraint '{c.name}' is not linear in the velocities, and no quasi-velocity is: "
                "Kane, Gauss or Jourdain take it as it is."
            )
    m = mechanics_in_symbols(model)
    m, rows, dependent = choose_rows(model, m, independent, frozenset(), lower(model, CasadiAlgebra()))
    algebra = m.algebra
    kept = [j for j in range(m.u.rows) if j not in dependent]
    column = row_values(m) if rows else sm.zeros(0, 1)
    A, zero = algebra.jacobian(column, m.u), sm.zeros(m.u.rows, 1)
    a = algebra.substitute(column, m.u, zero)
    E = sm.eye(m.u.rows).extract(kept, list(range(m.u.rows)))
    if completion == "orthogonal":
        A = A.applyfunc(tidy)
        E = orthogonal_rows(A, [*m.q, *m.t], tidy)
        N, R = orthogonal_inverse(E, A, tidy)
    else:
        solved = solve_rows(algebra, A, -a, kept, dependent)
        N, R = solved.N, solved.R
    NR, n = sm.Matrix.hstack(N, R), -R @ a
    whole = sm.Matrix.vstack(E, A)
    Y, z = whole @ m.Y, whole @ m.z + sm.Matrix.vstack(sm.zeros(len(kept), 1), a)
    beta, g = m.G @ NR, m.g + m.G @ n
    w = algebra.symbols([f"w{i}" for i in range(m.u.rows)])
    gamma = gamma_of(algebra, Y, z, m.q, beta @ w + g, m.t)
    names = _free_symbols(m, E, set(model.names())) + _row_symbols(m, A, a)
    own = own_symbols(model, m)
    velocities = [s.xreplace(own) for s in names]
    own |= dict(zip(w, velocities, strict=True))

    def read(matrix: sm.Matrix) -> sm.ImmutableMatrix:
        return sm.ImmutableMatrix(m.algebra.shown(matrix.applyfunc(tidy), own))

    T = sm.Matrix([m.motion_energy - m.potential_energy])
    P = NR.T @ algebra.jacobian(T, m.u).T.subs(dict(zip(m.u, NR @ w + n, strict=True)), simultaneous=True)
    held = tuple(velocities[len(kept) :])
    given = set(held) <= set(model.kinematics.speeds)
    return QuasiVelocities(
        title=f"quasi-velocities of '{model.name}'",
        coordinates=model.kinematics.coordinates,
        velocities=tuple(velocities),
        held=held,
        chosen=() if given else tuple(velocities[: len(kept)]),
        alpha=read(Y.T),
        beta=read(beta),
        gamma=read(gamma),
        z=read(z),
        g=read(g),
        momenta=dict(zip(velocities, read(P), strict=True)),
    )


def _free_symbols(m: Mechanics, E: sm.Matrix, taken: set[str]) -> list[sm.Expr]:
    """A velocity for each completing direction: the speed itself where the direction is one, else w_1, w_2 ..."""
    found: list[sm.Expr] = []
    for i in range(E.rows):
        places = [j for j in range(E.cols) if E[i, j] != 0]
        alone = len(places) == 1 and E[i, places[0]] == 1
        name = next(name for k in count(1) if (name := f"w{'_' * k}{i + 1}") not in taken)
        found.append(m.u[places[0], 0] if alone else function_of_time(name, real=True))
    return found


def _row_symbols(m: Mechanics, A: sm.Matrix, a: sm.Matrix) -> list[sm.Expr]:
    """A velocity for each row: the speed itself where the row is one, else a function named after the constraint."""
    counts = Counter(row.name for row in m.rows)
    found: list[sm.Expr] = []
    for i, row in enumerate(m.rows):
        places = [j for j in range(A.cols) if A[i, j] != 0]
        if a[i] == 0 and len(places) == 1 and A[i, places[0]] == 1:
            found.append(m.u[places[0], 0])
        else:
            number = f"_{row.number + 1}" if counts[row.name] > 1 else ""
            word = "".join(c if c.isalnum() else "_" for c in row.name)
            found.append(function_of_time(f"omega_{word}{number}", real=True))
    return found


def joint_frames(joint: Joint) -> JointFrames:
    """A joint by itself: frames of both sides and symbols of its short names."""
    if not joint.speeds:
        raise ModelError(f"{type(joint).__name__} has no speeds: it lets nothing move.")
    q, u = (tuple(function_of_time(name, real=True) for name in names) for names in (joint.coordinates, joint.speeds))
    return JointFrames(ReferenceFrame("P"), ReferenceFrame("C"), q, u)


def _of_motion(
    title: str,
    coordinates: Sequence[AppliedUndef],
    motion: JointMotion,
    speeds: Sequence[AppliedUndef],
    held: Sequence[str],
    words: Sequence[str] = (),
) -> QuasiVelocities:
    """alpha, beta and gamma of a motion by the relations that the model itself is lowered with."""
    algebra, groups = SympyAlgebra(), []
    if motion.definitions:
        groups.append(group(list(motion.definitions), list(motion.definitions.values()), None))
    if motion.rates:
        groups.append(group([s for s in speeds if s not in motion.definitions], None, motion.rates))
    k = relate(coordinates, groups)
    q, u = (algebra.symbols([name_of(s) for s in symbols]) for symbols in (k.coordinates, k.speeds))
    t = algebra.symbols(["t"])
    table = dict(zip((*k.coordinates, *k.speeds), (*q, *u), strict=True)) | {dynamicsymbols._t: t[0, 0]}
    beta, g, Y, z = lower_relation(k, algebra, table, q, t)
    gamma = gamma_of(algebra, Y, z, q, beta @ u + g, t)
    back = {symbol: s for s, symbol in table.items()}

    def read(matrix: sm.Matrix) -> sm.ImmutableMatrix:
        return sm.ImmutableMatrix(algebra.shown(matrix.applyfunc(tidy), back))

    names = dict(zip(words or [name_of(s) for s in speeds], speeds, strict=True))
    return QuasiVelocities(
        title=title,
        coordinates=tuple(coordinates),
        velocities=k.speeds,
        held=tuple(names[word] for word in held),
        chosen=(),
        alpha=read(Y.T),
        beta=read(beta),
        gamma=read(gamma),
        z=read(z),
        g=read(g),
    )


def _names(functions: Sequence[AppliedUndef]) -> str:
    return ", ".join(name_of(f) for f in functions) or "none"


def _table(matrix: sm.Matrix) -> list[str]:
    """A matrix in columns of one width."""
    cells = [[text(e) for e in row] for row in matrix.tolist()]
    widths = [max(len(row[j]) for row in cells) for j in range(matrix.cols)] if cells else []
    return ["    " + "  ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)).rstrip() for row in cells]
