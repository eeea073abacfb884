"""What can be said of a model and its equations."""

from appell.analysis.classify import classify
from appell.analysis.compare import Comparison, compare
from appell.analysis.linearize import Linearization, linearize
from appell.analysis.verdict import Classification, SetVerdict, Verdict

__all__ = ["Classification", "Comparison", "Linearization", "SetVerdict", "Verdict", "classify", "compare", "linearize"]
