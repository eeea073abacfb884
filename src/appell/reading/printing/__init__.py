"""Expressions and equations as text and LaTeX: order of terms, names, broken lines.

In: SymPy expressions and ``SymbolicForm``.
Out: text for a terminal, LaTeX of a given width.
Read first: ``text.py``, then ``typesetting.py`` and ``line_breaking.py``.
"""
