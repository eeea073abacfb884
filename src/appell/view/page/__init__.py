"""The page: one HTML file with a run that moves and that computes by itself.

In: a ``Run``.
Out: an HTML document with the scene, the plots and the model as a WebAssembly module.
Read first: ``document.py``, then ``html.py`` and ``module.py``; the TypeScript is in ``web/src``.
"""
