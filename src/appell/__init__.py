"""Dynamics of constrained mechanical systems: equations, reactions and motions.

In: models written with the verbs of ``Model``, or imported from SymPy, URDF and JSON.
Out: ``Equations`` to read and a ``Run`` with its arrays, figures and pages; ``__init__.pyi`` lists the public names.
Joints, surfaces, principles, inertias, controllers, errors and the classes of results stand in namespaces, too, and
``dir(appell)`` lists of those the ones that a first model needs.
Read first: ``model/model.py``, then ``equations/equations.py`` and ``simulate/simulate.py``.
"""

import re
from pathlib import Path
from typing import Any

import lazy_loader

_public, _, __all__ = lazy_loader.attach_stub(__name__, __file__)

_NAMESPACES = (".control", ".errors", ".model.inertia", ".model.joints", ".model.surfaces", ".principles")
"""Where the names stand that have a namespace of their own; classes of results are those of ``results.py``."""
_FIRST = (
    *("AppellChetaev", "AppellError", "BoltzmannHamel", "Cylinder", "Dead", "Free", "Gauss", "GibbsAppell", "Hamilton"),
    *("HamiltonLusternik", "Kane", "Knife", "Lagrange", "Revolute", "Sphere", "UdwadiaKalaba", "solid_sphere"),
)
"""Of these the names that a first model needs: ``dir`` lists them on the first level, too."""


def __dir__() -> list[str]:
    """The names of the first level, without those that stand in a namespace."""
    stub = Path(__file__).with_suffix(".pyi").read_text(encoding="utf-8")
    places = re.findall(r"^from (\S+) import (\w+)", stub, re.MULTILINE)
    inside = {name for place, name in places if place.startswith(_NAMESPACES)} | {*_public("results").__all__}
    return sorted({*__all__} - inside | {*_FIRST})


def __getattr__(name: str) -> Any:
    """A public name of the stub, loaded when first asked for; ``__version__`` from the installed package."""
    if name != "__version__":
        return _public(name)
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("appell")
    except PackageNotFoundError:  # a source tree that nobody installed
        return "0+unknown"
