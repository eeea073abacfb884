"""What can be said of a model and its equations."""

from appell.analysis.classification.classify import classify
from appell.analysis.classification.verdict import Classification, SetVerdict, Verdict
from appell.analysis.comparison.compare import Comparison, compare
from appell.analysis.stability.continuation import SteadyFamily
from appell.analysis.stability.linearize import Linearization, linearize
from appell.analysis.stability.steady import SteadyMotion, steady_motion

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
