"""The speeds in which equations of motion are shortest, and the names that make them shorter.

In: a model in the exact algebra and a principle.
Out: a ``SymbolicForm`` in chosen speeds, with named quantities where these are shorter.
Read first: ``search.py``, then ``choice_of_speeds.py`` and ``form_in_speeds.py``.
"""
