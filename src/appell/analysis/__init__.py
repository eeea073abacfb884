"""What can be said of a model and its equations."""

from appell.analysis.classify import classify
from appell.analysis.compare import Comparison, compare
from appell.analysis.family import SteadyFamily
from appell.analysis.linearize import Linearization, linearize
from appell.analysis.steady import SteadyMotion, steady_motion
from appell.analysis.verdict import Classification, SetVerdict, Verdict

__all__ = [
    "Classification",
    "Comparison",
    "Linearization",
    "SetVerdict",
    "SteadyFamily",
    "SteadyMotion",
    "Verdict",
    "classify",
    "compare",
    "linearize",
    "steady_motion",
]
