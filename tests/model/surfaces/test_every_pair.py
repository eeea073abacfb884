"""What must be true of every contact: it is on both surfaces, does not slip where it rolls, and is a force there."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from tests.model.surfaces.support import GRAVITY, INERTIA, MASS, PAIRS, off_surface, rotations, run_of

ROUNDING = 1e-12
BALANCE = 1e-10

SLIDING = ("ball on torus", "disc on plane", "ball on plane, the plane first", "blade on landscape")
CASES = [*((name, True) for name in PAIRS), *((name, False) for name in SLIDING)]


@pytest.mark.slow_but_every(12)
@pytest.mark.parametrize(("name", "rolls"), CASES)
def test_the_contact_point_lies_on_both_surfaces_with_opposite_normals(name: str, rolls: bool) -> None:
    pair, run = PAIRS[name], run_of(name, rolls)
    contact, center = run.contacts["touch"], run.position("top")
    sign = -1.0 if pair.swapped else 1.0
    assert np.abs(contact.gap).max() < ROUNDING
    for R, p, n, c in zip(rotations(run), contact.point, sign * contact.normal, center, strict=True):
        assert off_surface(pair.base, p, n) < ROUNDING
        assert off_surface(pair.top, R.T @ (p - c), -R.T @ n) < ROUNDING


@pytest.mark.slow_but_every(10)
@pytest.mark.parametrize(("name", "rolls"), CASES)
def test_the_matter_at_the_contact_does_not_slip_where_it_rolls_nor_part_where_it_slides(
    name: str, rolls: bool
) -> None:
    pair, run = PAIRS[name], run_of(name, rolls)
    contact = run.contacts["touch"]
    arm = contact.point - run.position("top")
    v = run.velocity("top") + np.cross(run.angular_velocity("top"), arm)
    assert np.abs((v * contact.normal).sum(axis=1)).max() < ROUNDING
    slip = np.linalg.norm(v, axis=1)
    if isinstance(pair.top, ap.KnifeEdge):
        blade = rotations(run)[:, :, 0]
        across = np.cross(contact.normal, blade)
        slip = np.abs((v * across).sum(axis=1))
    assert (slip.max() < ROUNDING) if rolls else (slip.max() > 1e-3)


@pytest.mark.slow_but_every(8)
@pytest.mark.parametrize(("name", "rolls"), CASES)
def test_the_reaction_is_mass_times_acceleration_less_the_load_and_acts_at_the_contact(name: str, rolls: bool) -> None:
    pair, run = PAIRS[name], run_of(name, rolls)
    contact = run.contacts["touch"]
    force = run.reactions["touch"]["top"].force
    a = np.stack([run[f"v{axis}_top'"] for axis in "xyz"], axis=1)
    np.testing.assert_allclose(force, MASS * (a - GRAVITY), atol=BALANCE)
    # Euler: I alpha + omega x I omega is the moment of a force at the contact, in the body's frame
    w, alpha = (np.stack([run[f"w{axis}_top{dot}"] for axis in "xyz"], axis=1) for dot in ("", "'"))
    needed = INERTIA * alpha + np.cross(w, INERTIA * w)
    moment = np.cross(contact.point - run.position("top"), force)
    np.testing.assert_allclose(np.einsum("tji,tj->ti", rotations(run), moment), needed, atol=BALANCE)
    sign = -1.0 if pair.swapped else 1.0
    np.testing.assert_allclose(contact.force, sign * force, atol=1e-15)
    if not rolls:
        assert np.abs(contact.friction_force).max() < ROUNDING
    assert run.audit.energy_error < 1e-9
