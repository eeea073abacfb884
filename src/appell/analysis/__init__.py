"""Statements about a model, its equations and its motions; one folder for each question.

In: a ``Mechanism``, ``Equations`` or a ``Run``.
Out: frozen results that print themselves, each proved, computed in numbers or marked as not decided.
Read first: ``classification/classify.py``.
"""

from appell.analysis import robotics
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
    "robotics",
    "steady_motion",
]
