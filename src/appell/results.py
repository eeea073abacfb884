"""The classes of what calls return: ``ap.results.Linearization`` is what ``equations.linearize()`` gives.

In: ``results.pyi``, which says where each of them stands.
Out: their names, for annotations and ``isinstance``; a module loads when one of its names is used.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub("appell", __file__)
