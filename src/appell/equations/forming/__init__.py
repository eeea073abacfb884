"""The parts of a System: columns of its blocks, rows that are kept, outputs, landing, recursion over a tree.

In: ``Equations``, of which only the mechanism, the principle and the stages of ``equations/forms.py`` are read.
Out: parts from which ``equations/systems.py`` makes a ``System``; nothing else reads them.
Read first: ``columns.py`` for what a block is; ``tree_system.py`` and ``prolonged_system.py`` for the other two ways.
"""
