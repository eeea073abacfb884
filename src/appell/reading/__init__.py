"""Equations to read: exact forms in symbols, and what the texts write with them.

In: ``Equations``, or a model.
Out: blocks in SymPy, the shortest form, statements of principles, derivations; text and LaTeX of all of them.
Read first: ``symbolic_form.py``, then ``of_equations.py``; ``shortest/search.py`` and ``printing/text.py``.
"""
