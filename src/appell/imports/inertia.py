"""The inertia of a SymPy rigid body as a matrix, in the frame somebody wrote it in."""

from __future__ import annotations

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics import mechanics as me
from sympy.physics.vector import Dyadic, ReferenceFrame

from appell.errors import ModelError

PAIRS = [(i, j) for i in range(3) for j in range(i, 3)]
"""The entries of a symmetric matrix."""


def inertia_of(body: me.RigidBody) -> tuple[sm.ImmutableMatrix, ReferenceFrame | None]:
    """The central inertia and its axes (None: the body's own); constant in the body, or it is refused."""
    dyadic = body.central_inertia
    bases = _bases(dyadic)
    if len(bases) == 1:
        axes = bases[0]
        matrix = _matrix(dyadic)
    else:
        axes = body.frame if body.frame in bases or not bases else bases[0]
        matrix = sm.ImmutableMatrix(dyadic.to_matrix(axes)) if bases else sm.ImmutableMatrix(sm.zeros(3, 3))
    if matrix.atoms(AppliedUndef):
        raise ModelError(f"the inertia of '{body.name}' holds coordinates: a body that is not rigid is refused.")
    if axes == body.frame:
        return matrix, None
    _require_constant(body, matrix, axes)
    return matrix, axes


def _product(a: sm.Expr, b: sm.Expr) -> sm.Expr:
    return 0 if a == 0 or b == 0 else a * b


def _bases(dyadic: Dyadic) -> list[ReferenceFrame]:
    """The frames whose unit vectors a dyadic is written with."""
    found: list[ReferenceFrame] = []
    for _, left, right in dyadic.args:
        for _, frame in (*left.args, *right.args):
            if frame not in found:
                found.append(frame)
    return found


def _matrix(dyadic: Dyadic) -> sm.ImmutableMatrix:
    """The components of a dyadic written in one frame."""
    entries: dict[tuple[int, int], sm.Expr] = {}
    for value, left, right in dyadic.args:
        for (i, _), a in left.args[0][0].todok().items():
            for (j, _), b in right.args[0][0].todok().items():
                part = value if a == b == 1 else value * a * b
                entries[i, j] = entries[i, j] + part if (i, j) in entries else part
    return sm.ImmutableMatrix(3, 3, [entries.get((i, j), sm.S.Zero) for i in range(3) for j in range(3)])


def _require_constant(body: me.RigidBody, inertia: sm.Matrix, axes: ReferenceFrame) -> None:
    """dI/dt seen in the body is w x I - I x w for the angular velocity w of the axes in it: it must vanish."""
    w = axes.ang_vel_in(body.frame)
    if w == 0:
        return
    x, y, z = w.args[0][0] if [frame for _, frame in w.args] == [axes] else w.to_matrix(axes)
    W, I = [[0, -z, y], [z, 0, -x], [-y, x, 0]], inertia.tolist()
    changes = [sum(_product(W[i][k], I[k][j]) - _product(I[i][k], W[k][j]) for k in range(3)) for i, j in PAIRS]
    if any(e != 0 and sm.expand(e) != 0 and sm.simplify(e) != 0 for e in changes):
        raise ModelError(
            f"the inertia of '{body.name}' is written in '{axes}', which turns in the body, and is not constant there: "
            "write it in the body's own frame."
        )
