"""Models as text: JSON with formulas. The parser evaluates nothing.

In: a JSON document, or a ``Mechanism``.
Out: a ``Model``, or the document.
Read first: ``read.py`` and ``write.py``, then ``formula.py`` (the parser).
"""
