"""Virtual displacements as symbols, and the law C of a reaction from the virtual work it does.

Udwadia and Kalaba 2002, eq. 35 (001): the mechanician prescribes W(w) = w . C for every virtual displacement w. Given
the scalar, linear in w, C is its derivative by w.
"""

from __future__ import annotations

from typing import Any

import sympy as sm
from sympy.core.function import AppliedUndef
from sympy.physics.vector import Point, ReferenceFrame, Vector

from appell.constraints.places import Placed, Turning, frame_of, point_of
from appell.errors import ConstraintError


class VirtualDisplacement(sm.Symbol):
    """A component of the virtual displacement of a point or of the rotation of a frame, or that of a coordinate."""

    __slots__ = ("axis", "of")

    of: Any
    axis: int

    def __new__(cls, of: object, axis: int = 0) -> VirtualDisplacement:
        words = "virtual_rotation" if isinstance(of, ReferenceFrame) else "virtual_displacement"
        name = f"delta_{of.func}" if isinstance(of, AppliedUndef) else f"{words}_{of}_{'xyz'[axis]}"
        symbol = sm.Symbol.__xnew__(cls, name, real=True)
        symbol.of, symbol.axis = of, axis
        return symbol

    def _hashable_content(self) -> tuple[Any, ...]:
        return (self.name, id(self.of) if not isinstance(self.of, sm.Basic) else self.of, self.axis)

    def __getnewargs_ex__(self) -> tuple[tuple[Any, ...], dict[str, Any]]:
        return (self.of, self.axis), {}

    def __getstate__(self) -> None:
        return None


def virtual_displacement(of: Placed | Point | sm.Expr, frame: ReferenceFrame | None = None) -> Any:
    """A virtual displacement, to write the virtual work of a reaction with: ``nonideal=work``.

    >>> import appell as ap
    >>> model = ap.Model("bead on a dragging wire"); x, y = model.coordinates("x y"); N = model.frame
    >>> bead = model.particle("bead", mass=1, position=x * N.x + y * N.y)
    >>> work = -0.3 * ap.velocity(bead).dot(ap.virtual_displacement(bead))
    >>> wire = model.constrain("wire", y - x, nonideal=work)
    >>> model.derive(ap.UdwadiaKalaba()).accelerations({"x": 0.0, "xdot": 1.0})["xdot"]
    -0.3

    Parameters
    ----------
    of : particle, body, named point, Point or coordinate
    frame : ReferenceFrame, optional
        The inertial frame, needed for SymPy's own points only.

    Returns
    -------
    Vector or Expr
        That of a point is a vector, that of a coordinate a scalar.

    References
    ----------
    Udwadia and Kalaba 2002, eq. 35 (001).
    """
    if isinstance(of, AppliedUndef):
        return VirtualDisplacement(of)
    takes = "a particle, body, point or coordinate of a model"
    return _vector(*point_of("virtual_displacement", of, frame, takes))


def virtual_rotation(of: Turning | ReferenceFrame, frame: ReferenceFrame | None = None) -> Vector:
    """The virtual rotation of a body, to write the virtual work of a reaction with.

    >>> import appell as ap
    >>> model = ap.Model("one wheel"); wheel = model.body("wheel", mass=1, inertia_zz=1)
    >>> print(ap.virtual_rotation(wheel).dot(model.frame.z))
    virtual_rotation_wheel_z

    Parameters
    ----------
    of : body or ReferenceFrame
    frame : ReferenceFrame, optional
        The inertial frame, needed for SymPy's own frames only.
    """
    return _vector(*frame_of("virtual_rotation", of, frame))


def _vector(of: Point | ReferenceFrame, frame: ReferenceFrame) -> Vector:
    x, y, z = (VirtualDisplacement(of, axis) for axis in range(3))
    return x * frame.x + y * frame.y + z * frame.z


def law_of_work(where: str, work: sm.Expr, inertial: ReferenceFrame) -> dict[Any, Any]:
    """C of W = w . C: the derivative by each virtual displacement, as forces, torques and forces on coordinates.

    Raises
    ------
    ConstraintError
        The work holds no virtual displacement, or is not linear in them.
    """
    w = sorted(work.atoms(VirtualDisplacement), key=lambda s: s.name)
    if not w:
        raise ConstraintError(
            f"{where} is the scalar {work}, which holds no virtual displacement: write the virtual work with "
            "ap.virtual_displacement, or give {place: force}."
        )
    slopes = {s: work.diff(s) for s in w}
    at_rest = work.xreplace(dict.fromkeys(w, sm.S.Zero))
    if at_rest != 0 and sm.simplify(at_rest) != 0:
        raise ConstraintError(
            f"{where} is the virtual work {work}, which does not vanish with the virtual displacements."
        )
    for s, slope in slopes.items():
        if slope.has(*w) and any(sm.simplify(slope.diff(other)) != 0 for other in w):
            raise ConstraintError(f"{where} is the virtual work {work}, which is not linear in {s.name}.")
    found: dict[Any, Any] = {}
    axes = (inertial.x, inertial.y, inertial.z)
    for s, slope in slopes.items():
        plain = slope.xreplace(dict.fromkeys(w, sm.S.Zero)) if slope.has(*w) else slope
        if isinstance(s.of, AppliedUndef):
            found[s.of] = plain
        else:
            found[s.of] = found.get(s.of, Vector(0)) + plain * axes[s.axis]
    return found
