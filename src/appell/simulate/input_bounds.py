"""Warns of inputs that exceed their bounds along a run."""

from __future__ import annotations

import warnings

import numpy as np

from appell.errors import AppellWarning
from appell.simulate.run import Run


def warn_of_exceeded_bounds(run: Run) -> None:
    """One warning for each input with |f| above its bound at a sample, with the largest value and its time."""
    for one in run.equations.mechanism.inputs:
        if one.bound is None or not run.time.size:
            continue
        values = np.abs(run[one.function])
        k = int(values.argmax())
        if values[k] > one.bound:
            warnings.warn(
                f"the input '{one.name}' exceeds its bound {one.bound:g}: it reaches {values[k]:.6g} at "
                f"t = {run.time[k]:.6g}. Nothing clips it; limit what is given for it in inputs=.",
                AppellWarning,
                stacklevel=5,
            )
