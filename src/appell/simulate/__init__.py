"""Motions: integration in native code and what a run holds."""

from appell.simulate.events import Event
from appell.simulate.load import load
from appell.simulate.pointwise import accelerations, assembled
from appell.simulate.prepare import Preparation
from appell.simulate.run import Run
from appell.simulate.simulate import simulate

__all__ = ["Event", "Preparation", "Run", "accelerations", "assembled", "load", "simulate"]
