"""Motions: integration in native code and what a run holds."""

from appell.simulate.events import Event
from appell.simulate.run import Run
from appell.simulate.simulate import accelerations, assembled, simulate

__all__ = ["Event", "Run", "accelerations", "assembled", "simulate"]
