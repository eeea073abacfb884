"""A coordinate that nothing decides is named."""

from __future__ import annotations

import pytest

import appell as ap


def with_a_spare_coordinate(*, held: bool = False, mass: float = 0) -> ap.Model:
    model = ap.Model("spare")
    x, y = model.coordinates("x y")
    N = model.frame
    model.particle("P", mass=1, position=x * N.x)
    if mass:
        model.particle("Q", mass=mass, position=y * N.y)
    if held:
        model.constrain("together", x - y)
    return model


def test_a_coordinate_without_mass_or_constraint_is_named_and_the_others_are_not() -> None:
    equations = with_a_spare_coordinate().derive(ap.Kane(reactions=True))
    with pytest.raises(ap.SingularSystem, match="no mass moves with 'ydot' and no constraint holds it") as raised:
        equations.simulate(1.0, {"x": 0.0})
    assert "xdot" not in str(raised.value)


@pytest.mark.parametrize("model", [with_a_spare_coordinate(held=True), with_a_spare_coordinate(mass=2)])
def test_what_a_constraint_or_a_mass_decides_runs(model: ap.Model) -> None:
    run = model.derive(ap.Kane(reactions=True)).simulate(1.0, {"x": 0.0, "xdot": 1.0})
    assert run["x"][-1] == pytest.approx(1.0)
