"""Drawings of a scene: figures, films, glTF, thumbnails, free-body diagrams, and the vectors they show.

In: a ``Scene`` with the poses of its nodes, or a ``Run``.
Out: matplotlib figures and files.
Read first: ``painting.py`` (what stands before what), then ``still.py``.
"""
