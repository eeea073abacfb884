"""Orientations by three angles in any sequence of axes, for joints that are asked for them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import scipy
import sympy as sm
from sympy.physics.vector import ReferenceFrame

from appell.errors import ModelError

ANGLES = ("alpha", "beta", "gamma")


def require_sequence(joint: str, sequence: str) -> None:
    """Refuse what is not a sequence of turns about the axes of a body."""
    letters = sequence.lower()
    if len(letters) != 3 or set(letters) - set("xyz") or letters[0] == letters[1] or letters[1] == letters[2]:
        raise ModelError(
            f"{joint}(angles={sequence!r}): give three axes such as 'zyx' or 'zxz', no axis twice in a row, "
            "or nothing for a quaternion."
        )


def spin_of_angles(angles: Sequence[sm.Expr], sequence: str) -> sm.Matrix:
    """The angular velocity in the turned frame, linear in the rates of the angles."""
    parent = ReferenceFrame("A")
    child = parent.orientnew("B", "Body", tuple(angles), sequence.upper())
    return child.ang_vel_in(parent).to_matrix(child)


def angles_of(R: np.ndarray, sequence: str) -> np.ndarray:
    """The angles of a rotation, v_parent = R v_child."""
    return np.asarray(scipy.spatial.transform.Rotation.from_matrix(R).as_euler(sequence.upper()))
