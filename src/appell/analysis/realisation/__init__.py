"""Replaces a constraint by a stiff, viscous or massive device and takes the limit, one device in each file.

In: a model, the name of a constraint and the kind of device.
Out: a model without the constraint, and ``Limit``: the ideal motion that the sequence approaches.
Read first: ``realise.py``, then ``viscous.py`` (an example of a device) and ``limit.py``.
"""
