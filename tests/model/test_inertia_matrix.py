"""The inertia of a body: in any frame in which it is constant, as any matrix, and only one that a body can have."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm
from sympy.physics import mechanics as me
from sympy.physics.vector import ReferenceFrame

import appell as ap
from tests.support import PRINCIPLES

DALEMBERT = [name for name, p in PRINCIPLES.items() if p.family == "d'Alembert"]


def wheel(own: bool, moments=(1.0, 2.0, 1.0)) -> ap.Model:
    """A disc that spins (about y) in a fork that turns about z and leans about x; its centre stays."""
    model = ap.Model("a spinning wheel")
    yaw, lean, spin = model.coordinates("yaw lean spin")
    N = model.frame
    heading = N.orientnew("heading", "Axis", [yaw, N.z])
    fork = heading.orientnew("fork", "Axis", [lean, heading.x])
    turning = fork.orientnew("turning", "Axis", [spin, fork.y])
    inertia = me.inertia(turning if own else fork, *moments)
    model.body("wheel", 1, frame=turning, position=model.origin, inertia=inertia)
    return model


@pytest.mark.slow_but_every(4)
@pytest.mark.parametrize("principle", DALEMBERT)
def test_an_axisymmetric_inertia_may_be_written_in_the_frame_it_spins_in(principle: str) -> None:
    state = {"yaw": 0.3, "lean": 0.2, "spin": 0.7, "yawdot": 0.5, "leandot": -0.4, "spindot": 3.0}
    found = [wheel(own).derive(PRINCIPLES[principle]).accelerations(state) for own in (True, False)]
    assert list(found[0].values()) == pytest.approx(list(found[1].values()), rel=1e-12)


def test_an_inertia_that_turns_in_the_body_is_refused() -> None:
    with pytest.raises(ap.ModelError, match="the inertia of 'wheel' is written in 'fork', which turns in the body"):
        wheel(own=False, moments=(1.0, 2.0, 1.5))


def test_a_dyadic_in_a_frame_that_is_not_connected_is_refused() -> None:
    with pytest.raises(ap.ModelError, match="the frame 'C', which is not connected to the frame 'B' of the body"):
        ap.Model("m").body("B", 1, inertia=me.inertia(ReferenceFrame("C"), 1, 1, 1))


MATRIX = [[3.0, 0.1, 0.2], [0.1, 4.0, 0.3], [0.2, 0.3, 5.0]]


@pytest.mark.parametrize("given", [MATRIX, np.array(MATRIX), sm.Matrix(MATRIX), sm.ImmutableMatrix(MATRIX)])
def test_a_matrix_is_taken_as_lists_numpy_or_sympy(given) -> None:
    body = ap.Model("m").body("B", 1, inertia=given)
    np.testing.assert_array_equal(np.array(body.inertia.tolist(), float), MATRIX)


def test_three_moments_may_be_a_numpy_array() -> None:
    assert ap.Model("m").body("B", 1, inertia=np.array([1.0, 2.0, 3.0])).inertia == sm.diag(1.0, 2.0, 3.0)


@pytest.mark.parametrize(
    ("inertia", "words"),
    [
        ((1, 1, 5), "the principal moments 1, 1, 5: no body has one that exceeds the sum of the other two"),
        ((1, 1, -1), "the principal moments -1, 1, 1: none of a body is negative"),
        # the products of inertia make the smallest principal moment 2 - 3
        ([[2, 3, 0], [3, 2, 0], [0, 0, 4]], "the principal moments -1, 4, 5: none of a body is negative"),
        ([[1, 0.5, 0], [0, 1, 0], [0, 0, 1]], "is not symmetric"),
        (np.eye(2), "give three moments, a 3 x 3 matrix or a dyadic"),
        ((1, 1), "give three moments, a 3 x 3 matrix or a dyadic"),
        ((1, float("nan"), 1), "is nan: give a finite value"),
        (3, "give three moments, a 3 x 3 matrix or a dyadic"),
    ],
)
def test_an_inertia_that_no_body_has_is_refused(inertia, words: str) -> None:
    with pytest.raises(ap.ModelError, match=words):
        ap.Model("m").body("B", 1, inertia=inertia)


def test_the_default_values_of_parameters_are_numbers_too() -> None:
    model = ap.Model("m")
    I, J = model.parameters("I J", [1.0, 5.0])
    with pytest.raises(ap.ModelError, match="the principal moments 1, 1, 5"):
        model.body("B", 1, inertia=(I, I, J))
    K = model.parameters("K")
    assert model.body("B", 1, inertia=(I, I, K)).inertia == sm.diag(I, I, K)


@pytest.mark.parametrize("inertia", [(0, 0, 2.0), (0.5, 0.5, 1.0), (1.0, 0.0, 1.0), (0, 0, 0), (0.14, 0.2801, 0.14)])
def test_plane_bodies_rods_points_and_rounded_discs_are_bodies(inertia) -> None:
    ap.Model("m").body("B", 1, inertia=inertia)
