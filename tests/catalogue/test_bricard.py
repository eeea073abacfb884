"""Bricard's mechanism: 30 rows of rank 29, in the coordinates of all bodies and along the chain of its hinges."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap
from appell.catalogue.systems.bricard import CORNERS, HINGES
from tests.support import equations_of, run_of


def chain() -> ap.Model:
    """The same with five hinges built in and the sixth closing the loop."""
    model = ap.Model("a chain")
    last, reach = model.ground, np.zeros(3)
    for i in range(5):
        along = np.subtract(CORNERS[i + 1], CORNERS[i])
        sides = [0.1 if x == 0 else 1.0 for x in along]
        body = model.body(f"rod {i + 1}", 1, inertia=ap.box(1, *sides), mass_center=tuple(along / 2))
        model.joint(f"hinge {i + 1}", ap.Revolute(HINGES[i]), last, body, parent_point=tuple(reach))
        last, reach = body, along
    model.joint(
        "hinge 6", ap.Revolute(HINGES[5]), model.ground, last, parent_point=CORNERS[5], child_point=tuple(reach)
    )
    model.gravity(-9.81 * model.frame.y)
    return model


@pytest.mark.slow
def test_one_row_is_redundant_and_the_shares_of_the_hinges_are_marked() -> None:
    audit = run_of("bricard", "Kane, minimal").audit
    assert (audit.rows, audit.smallest_rank, audit.largest_rank) == (30, 29, 29)
    assert audit.redundant == ("hinge 6",)
    assert len(audit.undetermined) > 1
    assert "redundant: hinge 6" in str(audit)
    reactions = run_of("bricard", "Kane, minimal").reactions
    assert not any(reactions[name]["rod 1"].determined for name in audit.undetermined if "rod 1" in reactions[name])


@pytest.mark.slow
def test_it_moves_as_the_chain_of_its_hinges_does() -> None:
    run = run_of("bricard", "Kane, minimal")
    start = {f"theta_rod_{i}": 0.0 for i in range(1, 6)}
    other = chain().derive(ap.Kane(reactions=True)).simulate(10.0, start, tolerance=1e-12)
    assert (other.audit.rows, other.audit.largest_rank) == (5, 4)
    for i in range(1, 6):
        np.testing.assert_allclose(run.position(f"rod {i}"), other.position(f"rod {i}"), atol=1e-9)
    assert np.ptp(run.position("rod 3")[:, 0]) > 1  # it goes a long way


def test_its_minimal_equations_say_in_words_that_there_are_none() -> None:
    """At an arbitrary configuration 30 rows hold 30 speeds; along the motion one of them repeats others."""
    equations = equations_of("bricard", "Kane, minimal")
    text = str(equations)
    assert "leave nothing to move at an arbitrary configuration" in text
    assert "no minimal form can be written" in text
    assert "x_rod_1' = 0" not in text
    with pytest.raises(ap.NotApplicable, match="may repeat each other"):
        equations.explicit()
