"""The systems of the catalogue, one in each file, written as users write them.

In: nothing but ``import appell as ap``.
Out: a function that builds the model, and its ``Card``.
Read first: ``two_pucks.py``.
"""
