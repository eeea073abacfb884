"""Forms a System from the blocks of a principle: functions, rows, layout, outputs.

In: ``Equations``, of which only the mechanism, the principle and the stages of ``equations/forms.py`` are read.
Out: a ``System``: written out with M and F, from link to link, or prolonged where it is of higher order.
Read first: ``systems.py``, which decides between the three; ``columns.py`` for what a block is.
"""
