"""Feedback: the inputs that bring a mechanism back to a steady motion or to a plan, and the filter that estimates it.

In: ``Equations`` of a model with inputs and a state or a ``MotionPlan``, with weights.
Out: a ``Regulator``, a ``TrackingLaw``, whose inputs ``simulate`` takes, or a ``KalmanFilter``.
Read first: ``regulator.py``, then ``tracking.py``.
"""

from appell.control.kalman import KalmanFilter, kalman
from appell.control.regulator import Regulator, lqr
from appell.control.tracking import TrackingLaw, feedback

__all__ = ["KalmanFilter", "Regulator", "TrackingLaw", "feedback", "kalman", "lqr"]
