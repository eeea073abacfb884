"""What must be done: the inputs that bring a mechanism to a goal at the least cost.

In: ``Equations`` of a model with inputs, a start, a goal, a cost, bounds.
Out: a ``MotionPlan``, whose inputs ``simulate`` takes, with the meshes on which it was found.
Read first: ``stages.py``, then ``transcription.py``.
"""
