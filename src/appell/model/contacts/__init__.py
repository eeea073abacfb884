"""Contacts of two surfaces: where they touch, the rows of gap and slip, friction.

In: two surfaces on bodies.
Out: a contact with its constraints, ready for ``model.constrain``.
Read first: ``contact.py``, then ``contact_geometry.py``.
"""
