"""What is sent to the workers of a cluster, and what they keep."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import appell as ap
from appell.ensemble.chunks import compute


def test_a_worker_makes_the_programs_of_a_model_once_for_all_sweeps() -> None:
    pytest.importorskip("distributed")
    from appell.ensemble.cluster import packed

    sleigh = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
    plans = [
        sleigh.sweep(end, {"x": 0, "y": 0, "theta": 0, "v": 0.2}, ap.cases(state={"omega": [0.1, 0.7]})).plan
        for end in (0.5, 1.0)
    ]
    first, second = (pickle.loads(pickle.dumps(packed(plan))).plan for plan in plans)
    assert first.equations is second.equations is not sleigh
    assert first.lanes is second.lanes is not plans[0].lanes
    assert (first.duration, second.duration) == (0.5, 1.0)
    for sent, plan in zip((first, second), plans, strict=True):
        np.testing.assert_array_equal(compute(sent, 0).histories, compute(plan, 0).histories)
