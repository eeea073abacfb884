"""Partial velocities and accelerations as vectors: Kane's method to read.

In: a model or ``Equations``.
Out: ``Partials``: vectors by point and body, contributions to the equations, perpendicularity.
Read first: ``partials.py``, then ``vectors.py``.
"""

from appell.reading.partials.partials import Partials, partials_of

__all__ = ["Partials", "partials_of"]
