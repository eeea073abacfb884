"""How a body is turned along a run: rotation matrices, quaternions, SciPy's rotations."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    import xarray as xr
    from scipy.spatial.transform import Rotation


@dataclass(frozen=True, eq=False, repr=False)
class Orientation:
    """The orientation of a body (or frame) in the inertial frame over time.

    Parameters
    ----------
    name
        Of the body or frame.
    time
        The instants.
    matrices
        R with v_N = R v_body at each of them: (time, 3, 3).

    Examples
    --------
    >>> import appell as ap
    >>> top = ap.catalogue.euler_top().derive(ap.Kane())
    >>> run = top.simulate(1.0, ap.catalogue.card_of("euler-top").start, samples=11)
    >>> body = run.orientation("body")
    >>> body.matrix.dims, body.quaternion.dims
    (('time', 'axis', 'body_axis'), ('time', 'component'))
    >>> body.rotation.as_matrix().shape
    (11, 3, 3)
    """

    name: str
    time: np.ndarray
    matrices: np.ndarray

    @property
    def matrix(self) -> xr.DataArray:
        """R with v_N = R v_body over ``time``, ``axis`` of the inertial frame and ``body_axis``."""
        import xarray as xr

        axes = ["x", "y", "z"]
        return xr.DataArray(
            self.matrices,
            dims=("time", "axis", "body_axis"),
            coords={"time": ("time", self.time, {"units": "s"}), "axis": axes, "body_axis": axes},
            name=f"orientation of {self.name}",
            attrs={"units": "1"},
        )

    @property
    def quaternion(self) -> xr.DataArray:
        """The unit quaternion of R over ``time`` and ``component`` (w, x, y, z), without jumps of its sign."""
        import xarray as xr

        return xr.DataArray(
            self.quaternions,
            dims=("time", "component"),
            coords={"time": ("time", self.time, {"units": "s"}), "component": ["w", "x", "y", "z"]},
            name=f"quaternion of {self.name}",
            attrs={"units": "1"},
        )

    @cached_property
    def quaternions(self) -> np.ndarray:
        """Components w, x, y, z over time, each sample on the side of the one before it: (time, 4)."""
        q = self.rotation.as_quat()[:, [3, 0, 1, 2]]
        turned = np.sign((q[1:] * q[:-1]).sum(axis=1))
        first = 1.0 if q[0, 0] >= 0 else -1.0
        return np.asarray(q * np.concatenate([[first], first * np.cumprod(np.where(turned < 0, -1.0, 1.0))])[:, None])

    @cached_property
    def rotation(self) -> Rotation:
        """The same as ``scipy.spatial.transform.Rotation``, one rotation a sample; it turns body axes into N's."""
        from scipy.spatial.transform import Rotation

        return Rotation.from_matrix(self.matrices)

    def __repr__(self) -> str:
        angle = np.degrees(self.rotation.magnitude().max(initial=0.0))
        return f"orientation of '{self.name}' over {self.time.size} samples: turned by up to {angle:.6g} degrees"

    def _repr_html_(self) -> str:
        return f"<p>{escape(repr(self))}</p>{self.matrix._repr_html_()}"
