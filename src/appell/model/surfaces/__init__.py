"""Surfaces, one in each file: what bodies roll and slide on.

In: sizes and a place on a body.
Out: ``Surface``: an implicit equation, and closed forms of distance and tangent where they exist.
Read first: ``surface.py`` (the interface), then ``sphere.py`` and ``ellipsoid.py``.
"""

from appell.model.surfaces.cone import Cone
from appell.model.surfaces.cylinder import Cylinder
from appell.model.surfaces.disc import Disc
from appell.model.surfaces.ellipsoid import Ellipsoid
from appell.model.surfaces.height_field import HeightField
from appell.model.surfaces.knife_edge import KnifeEdge
from appell.model.surfaces.plane import Plane
from appell.model.surfaces.sphere import Sphere
from appell.model.surfaces.surface import Edge, Shape, Surface
from appell.model.surfaces.torus import Torus

SURFACES: tuple[type[Shape], ...] = (Plane, Sphere, Cylinder, Cone, Ellipsoid, Torus, HeightField, Disc, KnifeEdge)

__all__ = [
    "SURFACES",
    "Cone",
    "Cylinder",
    "Disc",
    "Edge",
    "Ellipsoid",
    "HeightField",
    "KnifeEdge",
    "Plane",
    "Shape",
    "Sphere",
    "Surface",
    "Torus",
]
