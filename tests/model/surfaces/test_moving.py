"""Contacts between bodies that both move, and the list of surfaces."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import appell as ap
import appell.model.surfaces as folder

MASSES, RADII = (0.7, 1.1), (0.3, 0.5)
OTHERS = {"ball": ap.Sphere(RADII[1]), "ellipsoid": ap.Ellipsoid(0.6, 0.5, 0.4)}


@pytest.mark.parametrize("other", ["ball", pytest.param("ellipsoid", marks=pytest.mark.slow)])
def test_two_bodies_that_roll_on_each_other_in_space_keep_momentum_spin_and_energy(other: str) -> None:
    model = ap.Model("two bodies")
    first = model.body("first", mass=MASSES[0], inertia=ap.solid_sphere(MASSES[0], RADII[0]))
    second = model.body("second", mass=MASSES[1], inertia=ap.solid_sphere(MASSES[1], RADII[1]))
    for body in (first, second):
        model.joint(f"flight of {body.name}", ap.Free(), model.ground, body)
    model.constrain("rolls", ap.rolling(first, ap.Sphere(RADII[0]), second, OTHERS[other]))
    near = model.state(first, position=[0.1, 0.2, 0.75], velocity=[0.3, 0.1, 0.0], angular_velocity=[0.5, -1.0, 2.0])
    near |= model.state(second, position=[0, 0, 0], orientation=[0.9, 0.1, 0.3, -0.2])
    equations = model.derive(ap.Kane())
    run = equations.simulate(2.0, equations.assemble(near, nearest=True), tolerance=1e-12)
    momentum, spin = 0.0, 0.0
    for name, m, r in zip(("first", "second"), MASSES, RADII, strict=True):
        momentum = momentum + m * run.velocity(name)
        spin = spin + m * np.cross(run.position(name), run.velocity(name))
        spin = spin + 2 / 5 * m * r**2 * run.angular_velocity(name)
    assert np.ptp(momentum, axis=0).max() < 1e-11
    assert np.ptp(spin, axis=0).max() < 1e-11
    assert np.ptp(run["energy"]) < 1e-10
    force, contact = run.reactions["rolls"], run.contacts["rolls"]
    np.testing.assert_allclose(force["first"].force, -force["second"].force, atol=1e-13)
    np.testing.assert_allclose(contact.force, force["first"].force, atol=1e-15)
    velocities = [
        run.velocity(name) + np.cross(run.angular_velocity(name), contact.point - run.position(name))
        for name in ("first", "second")
    ]
    np.testing.assert_allclose(velocities[0], velocities[1], atol=1e-12)


def test_every_file_of_the_folder_is_listed_and_public() -> None:
    files = {file.stem for file in Path(folder.__file__).parent.glob("*.py")} - {"__init__", "surface"}
    assert files == {surface.__module__.rsplit(".", 1)[1] for surface in folder.SURFACES}
    assert all(getattr(ap, surface.__name__) is surface for surface in folder.SURFACES)


def test_shapes_that_touch_along_a_line_are_refused() -> None:
    model = ap.Model("a roller")
    roller = model.body("roller", mass=1, inertia=ap.solid_cylinder(1, 0.1, 0.3))
    model.joint("flight", ap.Free(), model.ground, roller)
    with pytest.raises(ap.ModelError, match="a Cylinder with a Plane, which do not touch in one point"):
        model.constrain("rolls", ap.rolling(roller, ap.Cylinder(0.1), model.ground, ap.Plane()))
    with pytest.raises(ap.ModelError, match="a Disc with a Disc, which do not touch in one point"):
        model.constrain("rolls", ap.rolling(roller, ap.Disc(0.1), model.ground, ap.Disc(1.0)))
