"""Motions from mode to mode: contacts, friction, impacts and actuators at their bounds.

In: prepared ``Equations`` whose constraints open, close, stick or slide.
Out: a motion of several segments, with its events and impacts.
Read first: ``hybrid_motion.py``, then ``phase.py`` and ``contact_law.py``.
"""
