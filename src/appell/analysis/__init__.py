"""What can be said of a model and its equations."""

from appell.analysis.classify import Classification, Verdict, classify

__all__ = ["Classification", "Verdict", "classify"]
