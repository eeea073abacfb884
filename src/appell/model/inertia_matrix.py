"""The inertia of a body as a matrix: in its own frame, or in another in which somebody wrote it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import Dyadic, ReferenceFrame

from appell.constraints import expression_of
from appell.errors import ModelError
from appell.model.body import Body
from appell.model.mechanism import Mechanism
from appell.model.names import require_constant_value
from appell.numbers import SAME, ZERO

Inertia = tuple[sm.ImmutableMatrix, ReferenceFrame | None]
"""A matrix about the mass centre and the frame it stands in (None: the body's own)."""

PAIRS = [(i, j) for i in range(3) for j in range(i, 3)]
"""The entries of a symmetric matrix."""


def inertia_matrix(
    data: Mechanism, name: str, inertia: object, inertia_zz: object, frame: ReferenceFrame, *, judged: bool = True
) -> Inertia:
    """Three moments, a 3 x 3 matrix or a dyadic about the mass centre; raises where no body has such an inertia.

    ``judged=False``: it is taken as it is.
    """
    if inertia is not None and inertia_zz is not None:
        raise ModelError(f"the body '{name}' has both inertia= and inertia_zz=: give one of them.")
    if inertia is None and inertia_zz is None:
        raise ModelError(f"the body '{name}' has no inertia: give inertia= (or inertia_zz= for motion in a plane).")
    if isinstance(inertia, Dyadic):
        matrix, axes = dyadic_inertia(name, inertia, frame)
    else:
        matrix, axes = _entries(name, (0, 0, inertia_zz) if inertia is None else inertia), None
    for entry in matrix:
        require_constant_value(f"the inertia of '{name}'", entry, data.symbols())
    if judged:
        require_inertia(name, matrix, data.known_defaults(matrix.free_symbols))
    return matrix, axes


def moments_of(what: str, inertia: object, inertia_zz: object) -> sm.ImmutableMatrix:
    """Three moments, a 3 x 3 matrix, or one moment for motion in a plane, of a body that no model has."""
    if (inertia is None) == (inertia_zz is None):
        raise ModelError(f"{what} needs inertia= or inertia_zz=: give one of them.")
    return _entries(what, (0, 0, inertia_zz) if inertia is None else inertia)


def _entries(name: str, inertia: object) -> sm.ImmutableMatrix:
    """Moments or a matrix (nested sequences, SymPy's or NumPy's) in the body's own frame."""
    what = f"the inertia of '{name}'"
    shape = f"{what} is {inertia!r}: give three moments, a 3 x 3 matrix or a dyadic."
    if isinstance(inertia, np.ndarray | sm.MatrixBase):
        inertia = inertia.tolist()
    if isinstance(inertia, str) or not isinstance(inertia, Sequence) or len(inertia) != 3:
        raise ModelError(shape)
    if not any(isinstance(row, Sequence) and not isinstance(row, str) for row in inertia):
        return sm.ImmutableMatrix(sm.diag(*[expression_of(what, e) for e in inertia]))
    if not all(isinstance(row, Sequence) and not isinstance(row, str) and len(row) == 3 for row in inertia):
        raise ModelError(shape)
    return sm.ImmutableMatrix([[expression_of(what, e) for e in row] for row in inertia])


def require_inertia(name: str, matrix: sm.Matrix, values: Mapping[sm.Symbol, float]) -> None:
    """Symmetric; where all numbers are known, no principal moment is negative and none above the sum of the others.

    A single moment about one axis is taken as it is: the others do not enter the motion in a plane.
    """
    numbers = matrix.xreplace({symbol: sm.Float(value) for symbol, value in values.items()})
    if numbers.free_symbols:
        if any(a != b and sm.simplify(a - b) != 0 for a, b in zip(matrix, matrix.T, strict=True)):
            raise ModelError(f"the inertia of '{name}' is not symmetric: its entries ij and ji are one.")
        return
    require_moments(f"the inertia of '{name}'", np.array(numbers.tolist(), dtype=float))


def require_moments(what: str, entries: np.ndarray) -> None:
    """A 3 x 3 inertia in numbers is one that a body can have."""
    largest = np.abs(entries).max()
    if np.abs(entries - entries.T).max() > ZERO.products * largest:
        raise ModelError(f"{what} is not symmetric: its entries ij and ji are one.")
    moments = np.linalg.eigvalsh(entries)
    words = ", ".join(f"{moment:.4g}" for moment in moments)
    if moments[0] < -SAME.parted * largest:
        raise ModelError(f"{what} has the principal moments {words}: none of a body is negative.")
    if moments[2] > moments[0] + moments[1] + SAME.parted * largest and not is_plane(entries):
        raise ModelError(
            f"{what} has the principal moments {words}: no body has one that exceeds the sum of the other two."
        )


def is_judged(data: Mechanism, body: Body) -> bool:
    """Whether the inertia of a body passes the test of ``require_inertia``; one that does not was taken as given."""
    try:
        require_inertia(body.name, body.inertia, data.known_defaults(body.inertia.free_symbols))
    except ModelError:
        return False
    return True


def is_plane(inertia: np.ndarray | Dyadic) -> bool:
    """Whether a single moment is given, as for motion in a plane."""
    return (len(inertia.args) if isinstance(inertia, Dyadic) else np.count_nonzero(inertia)) == 1


def dyadic_inertia(name: str, dyadic: Dyadic, frame: ReferenceFrame) -> Inertia:
    """The components of a dyadic in the frame it is written in; constant in the body's own, or it is refused."""
    bases = _bases(dyadic)
    if len(bases) == 1:
        axes, matrix = bases[0], _matrix(dyadic)
    else:
        axes = frame if frame in bases or not bases else bases[0]
        try:
            matrix = sm.ImmutableMatrix(dyadic.to_matrix(axes)) if bases else sm.ImmutableMatrix(sm.zeros(3, 3))
        except ValueError:
            raise ModelError(_unconnected(name, axes, frame)) from None
    if matrix.atoms(AppliedUndef):
        raise ModelError(f"the inertia of '{name}' holds coordinates: a body that is not rigid is refused.")
    if axes == frame:
        return matrix, None
    _require_constant(name, matrix, axes, frame)
    return matrix, axes


def _unconnected(name: str, axes: ReferenceFrame, frame: ReferenceFrame) -> str:
    return (
        f"the inertia of '{name}' is written in the frame '{axes}', which is not connected to the frame '{frame}' of "
        "the body: orient one in the other first, or write the inertia in the body's own frame."
    )


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


def _require_constant(name: str, inertia: sm.Matrix, axes: ReferenceFrame, frame: ReferenceFrame) -> None:
    """dI/dt seen in the body is w x I - I x w for the angular velocity w of the axes in it: it must vanish."""
    try:
        w = axes.ang_vel_in(frame)
    except ValueError:
        raise ModelError(_unconnected(name, axes, frame)) from None
    if w == 0:
        return
    x, y, z = w.args[0][0] if [base for _, base in w.args] == [axes] else w.to_matrix(axes)
    W, I = [[0, -z, y], [z, 0, -x], [-y, x, 0]], inertia.tolist()
    changes = [sum(_product(W[i][k], I[k][j]) - _product(I[i][k], W[k][j]) for k in range(3)) for i, j in PAIRS]
    if any(e != 0 and sm.expand(e) != 0 and sm.simplify(e) != 0 for e in changes):
        raise ModelError(
            f"the inertia of '{name}' is written in '{axes}', which turns in the body, and is not constant there: "
            "write it in the body's own frame."
        )
