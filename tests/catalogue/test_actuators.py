"""Actuators of the catalogue: nothing changes while they are zero, and each moves something."""

from __future__ import annotations

import numpy as np
import pytest

import appell as ap

ACTUATED = [card for card in ap.catalogue.SYSTEMS if card.actuators is not None]


def test_at_least_fifteen_systems_have_actuators() -> None:
    assert len(ACTUATED) >= 15


@pytest.mark.parametrize("card", ACTUATED, ids=lambda card: card.name)
def test_actuators_at_zero_change_nothing_and_each_of_them_moves_something(card: ap.catalogue.Card) -> None:
    plain, actuated = card.model().derive(ap.Kane()), card.model(actuated=True).derive(ap.Kane())
    names = [given.name for given in actuated.mechanism.inputs]
    start = plain.assemble(card.start)
    expected = plain.accelerations(start)
    zero = dict.fromkeys(names, 0.0)
    found = actuated.accelerations(start, inputs=zero)
    scale = max(1.0, *map(abs, expected.values()))
    for name, value in expected.items():
        assert found[name] == pytest.approx(value, abs=1e-9 * scale)
    for name in names:
        pushed = actuated.accelerations(start, inputs=zero | {name: 1.0})
        assert max(abs(pushed[u] - found[u]) for u in expected) > 1e-9 * scale


def test_a_system_without_actuators_says_so() -> None:
    with pytest.raises(ap.ModelError, match="no actuators are known for 'cartesian-pendulum'"):
        ap.catalogue.card_of("cartesian-pendulum").model(actuated=True)


def test_motors_of_a_segway_push_its_body_back() -> None:
    # a torque of one on both wheels: the same two accelerations as with the parameters of the system
    model = ap.catalogue.card_of("segway").model(actuated=True)
    equations, card = model.derive(ap.Kane()), ap.catalogue.card_of("segway")
    off = {"tau_left": 0.0, "tau_right": 0.0}
    by_input = equations.accelerations(card.start, off, inputs={"motor_left": 1.0, "motor_right": 2.0})
    by_parameter = equations.accelerations(
        card.start, {"tau_left": 1.0, "tau_right": 2.0}, inputs={"motor_left": 0.0, "motor_right": 0.0}
    )
    np.testing.assert_allclose(
        [by_input[u] for u in by_parameter], [by_parameter[u] for u in by_parameter], rtol=0, atol=1e-9
    )
