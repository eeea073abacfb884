"""Dynamics of constrained mechanical systems: equations, reactions and motions.

In: models written with the verbs of ``Model``, or imported from SymPy, URDF and JSON.
Out: ``Equations`` to read and a ``Run`` with its arrays, figures and pages; ``__init__.pyi`` lists the public names.
Read first: ``model/model.py``, then ``equations/equations.py`` and ``simulate/simulate.py``.
"""

from typing import Any

import lazy_loader

_public, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)


def __getattr__(name: str) -> Any:
    """A public name of the stub, loaded when first asked for; ``__version__`` from the installed package."""
    if name != "__version__":
        return _public(name)
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("appell")
    except PackageNotFoundError:  # a source tree that nobody installed
        return "0+unknown"
