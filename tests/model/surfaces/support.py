"""A free body on a resting one, for every pair of shapes, and what a run of it says in numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

import numpy as np
import sympy as sm

import appell as ap
from appell.model.surfaces import Edge, KnifeEdge, Shape, Surface
from appell.model.surfaces.surface import gradient

MASS, INERTIA = 0.7, (0.02, 0.03, 0.04)
GRAVITY = np.array([0.3, -0.2, -9.81])
X, Y = sm.symbols("X Y")
LANDSCAPE = ap.HeightField(sm.sin(X) * sm.cos(Y) / 2, (X, Y))


@dataclass(frozen=True)
class Pair:
    """Two shapes, where about the free body is (assembly moves it into contact) and how it turns and moves."""

    top: Shape
    base: Shape
    position: tuple[float, float, float]
    orientation: tuple[float, float, float, float] = (0.9, 0.2, -0.3, 0.1)
    velocity: dict[str, float] = field(default_factory=lambda: {"wx_top": 0.4, "wy_top": -0.6, "wz_top": 0.5})
    swapped: bool = False


PAIRS: dict[str, Pair] = {
    "ball on plane": Pair(ap.Sphere(0.3), ap.Plane(), (0.1, 0.2, 0.3)),
    "eccentric ball on tilted plane": Pair(
        ap.Sphere(0.3, at=(0.05, 0.02, 0.1)), ap.Plane(axis=(0.6, 0, 0.8), at=(0.1, 0, 0.2)), (0.1, 0.2, 0.5)
    ),
    "ball on cylinder": Pair(ap.Sphere(0.3), ap.Cylinder(1.0, axis="x"), (0.1, 0.2, 1.3)),
    "ball in tube": Pair(ap.Sphere(0.3), ap.Cylinder(1.0, axis="y", inside=True), (0.1, 0.2, -0.7)),
    "ball in funnel": Pair(ap.Sphere(0.3), ap.Cone(0.6, inside=True), (0.5, 0.2, 1.4)),
    "ball on ball": Pair(ap.Sphere(0.3), ap.Sphere(1.0), (0.1, 0.2, 1.28)),
    "ball in bowl": Pair(ap.Sphere(0.3), ap.Sphere(1.0, inside=True), (0.1, 0.2, -0.6)),
    "ball on torus": Pair(ap.Sphere(0.3), ap.Torus(1.0, 0.2), (0.9, 0.3, 0.5)),
    "ellipsoid on plane": Pair(ap.Ellipsoid(0.3, 0.5, 0.4), ap.Plane(), (0.1, 0.2, 0.4)),
    "torus on plane": Pair(ap.Torus(0.5, 0.1), ap.Plane(), (0.1, 0.2, 0.4)),
    "disc on plane": Pair(ap.Disc(0.5, axis="y"), ap.Plane(), (0.1, 0.2, 0.4)),
    "plane on ball": Pair(ap.Plane(axis=(0, 0, -1)), ap.Sphere(1.0), (0.1, 0.2, 1.1)),
    "ball on plane, the plane first": Pair(ap.Sphere(0.3), ap.Plane(), (0.1, 0.2, 0.3), swapped=True),
    "blade on ball": Pair(ap.KnifeEdge(at=(0, 0, -0.2)), ap.Sphere(1.0), (0.1, 0.2, 1.3)),
    "blade on landscape": Pair(ap.KnifeEdge(at=(0, 0, -0.2)), LANDSCAPE, (0.1, 0.2, 0.3)),
    "ball on landscape": Pair(ap.Sphere(0.3), LANDSCAPE, (0.1, 0.2, 0.3)),
    "disc on landscape": Pair(ap.Disc(0.3, axis="y"), LANDSCAPE, (0.1, 0.2, 0.5)),
    "ellipsoid in tube": Pair(ap.Ellipsoid(0.3, 0.5, 0.4), ap.Cylinder(1.0, axis="y", inside=True), (0.1, 0.2, -0.6)),
    "ellipsoid on ellipsoid": Pair(ap.Ellipsoid(0.3, 0.5, 0.4), ap.Ellipsoid(1.0, 1.3, 0.9), (0.1, 0.2, 1.3)),
}


@cache
def model_of(name: str, rolls: bool) -> ap.Model:
    """The free body on the resting one."""
    pair, model = PAIRS[name], ap.Model(name)
    N = model.frame
    top = model.body("top", mass=MASS, inertia=INERTIA)
    model.joint("flight", ap.Free(), model.ground, top)
    model.gravity(sum((float(g) * e for g, e in zip(GRAVITY, (N.x, N.y, N.z), strict=True)), 0 * N.x))
    sides = (top, pair.top, model.ground, pair.base)
    sides = sides[2:] + sides[:2] if pair.swapped else sides
    model.constrain("touch", ap.rolling(*sides) if rolls else ap.sliding(*sides))
    return model


@cache
def run_of(name: str, rolls: bool) -> ap.Run:
    """A short motion, begun where assembly puts it."""
    pair, model = PAIRS[name], model_of(name, rolls)
    near = model.state("top", position=pair.position, orientation=pair.orientation)
    equations = model.derive(ap.Kane())
    start = equations.assemble(near | pair.velocity, nearest=True)
    return equations.simulate(0.2, start, samples=9, tolerance=1e-12)


def rotations(run: ap.Run) -> np.ndarray:
    """R of the free body at every sample: (time, 3, 3)."""
    e = np.stack([run[f"e{i}_top"] for i in range(4)], axis=1)
    made = []
    for e0, *v in e:
        cross = np.array([[0, -v[2], v[1]], [v[2], 0, -v[0]], [-v[1], v[0], 0]])
        made.append(np.eye(3) + 2 * e0 * cross + 2 * cross @ cross)
    return np.array(made)


def axes(shape: Shape) -> np.ndarray:
    """The shape's axes in its body, as columns; x and y are any where only z matters."""
    z = {"x": (1, 0, 0), "y": (0, 1, 0), "z": (0, 0, 1)}.get(shape.axis, shape.axis)  # type: ignore[call-overload]
    z = np.array(z, float)
    if np.allclose(z, (0, 0, 1)):
        return np.eye(3)
    x = np.cross((0.0, 1.0, 0.0) if abs(z[1]) < 0.9 else (0.0, 0.0, 1.0), z)
    x /= np.linalg.norm(x)
    return np.stack([x, np.cross(z, x), z], axis=1)


def off_surface(shape: Shape, point: np.ndarray, normal: np.ndarray) -> float:
    """How far a point of the body is from its surface, or the normal from the one out of its matter."""
    A = axes(shape)
    x, n = A.T @ (point - np.array(shape.at, float)), A.T @ normal
    if isinstance(shape, Edge):
        angle = float(np.arctan2(x[1], x[0]))
        on = np.array(shape.curve(sm.Float(angle)), float).ravel()
        along = np.array([-np.sin(angle), np.cos(angle), 0.0])
        return float(max(np.abs(x - on).max(), abs(along @ n)))
    if isinstance(shape, KnifeEdge):
        return float(np.abs(x).max())
    assert isinstance(shape, Surface)
    at = sm.Matrix([sm.Float(c, 20) for c in x])
    slope = np.array(gradient(shape.implicit, at), float).ravel()
    own = slope / np.linalg.norm(slope)
    return float(max(abs(float(shape.implicit(at))), np.abs(own - n).max()))
