"""Which combinations of parameters a motion shows: rank from sensitivities, symmetries of the equations in symbols.

In: runs with their sensitivities, and the names of parameters.
Out: ``Identifiability``: the rank, the directions that do not matter and the combinations that do.
Read first: ``identifiable.py``, a list of stages; ``proof.py`` says what is proved.
"""
