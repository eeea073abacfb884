"""Models as the Python that the documentation teaches, read without running it.

In: the text of a Python file or of notebook cells.
Out: ``ReadPython``: a ``Model``, its start, and the lines that work on results and were left out.
Read first: ``read.py`` (statements), then ``expressions.py`` and ``words.py`` (what may be called).
"""
