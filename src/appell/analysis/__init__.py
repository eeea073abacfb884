"""What can be said of a model and its equations."""

from appell.analysis.classify import Classification, Verdict, classify
from appell.analysis.compare import Comparison, compare

__all__ = ["Classification", "Comparison", "Verdict", "classify", "compare"]
