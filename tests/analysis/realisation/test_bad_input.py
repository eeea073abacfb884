"""What cannot be realised so is refused in one sentence, and nothing is half done."""

from __future__ import annotations

from pathlib import Path

import pytest
import sympy as sm

import appell as ap
import appell.analysis.realisation as folder
from appell.analysis.realisation.realise import REALISATIONS

START = {"x": 0.0, "y": 0.0, "theta": 0.2, "v": 0.5, "omega": 1.2}


@pytest.fixture(scope="module")
def blade() -> ap.Model:
    return ap.catalogue.knife_edge_on_incline()


def pendulum() -> ap.Model:
    return ap.catalogue.cartesian_pendulum()


def test_every_realisation_is_one_file_and_stands_in_the_list() -> None:
    files = {path.stem for path in Path(folder.__file__).parent.glob("*.py")}
    for kind in REALISATIONS:
        assert kind.__module__.rsplit(".", 1)[1] in files
        assert kind.references
        assert kind.start_rule
        assert kind.multiplier
    names = [kind.name for kind in REALISATIONS]
    assert names == ["elastic", "viscous", "mass", "viscous and mass", "friction", "servo"]
    assert all(name in ap.realise.__doc__ for name in names)


@pytest.mark.parametrize(
    ("arguments", "error", "words"),
    [
        ({"by": "elastic"}, ap.NotApplicable, "by='elastic' keeps rows in positions, and the constraint 'blade' is in"),
        ({"by": "glue"}, ap.ModelError, "by='glue' is not a realisation: use 'elastic'"),
        ({"by": "viscous", "eps": 0.0}, ap.ModelError, "eps=0.0: it is a small positive number"),
        ({"by": "viscous", "eps": -1e-3}, ap.ModelError, "eps=-0.001: it is a small positive number"),
        ({"by": "viscous", "eps": float("nan")}, ap.ModelError, "eps=nan: it is a small positive number"),
        ({"by": "viscous", "eps": "small"}, ap.ModelError, "eps='small': it is a small positive number"),
        ({"by": "viscous", "strength": -1}, ap.ModelError, "strength=-1: give a positive one"),
        ({"by": "mass", "strength": 0}, ap.ModelError, "strength=0: give a positive one"),
        ({"by": "viscous", "nu": 3.0}, ap.ModelError, "nu= belongs to by='viscous and mass', not to by='viscous'"),
        ({"by": "viscous and mass", "nu": -3.0}, ap.ModelError, "nu=-3.0: a viscosity is not negative"),
        ({"by": "servo"}, ap.NotApplicable, "'blade' has 1 rows and 0 actuators"),
    ],
)
def test_a_realisation_that_is_not_one_is_refused(
    blade: ap.Model, arguments: dict[str, object], error: type[Exception], words: str
) -> None:
    before = repr(blade)
    with pytest.raises(error) as caught:
        ap.realise(blade, "blade", **arguments)  # type: ignore[arg-type]
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)
    assert repr(blade) == before


def test_rows_in_positions_are_not_kept_by_viscosity() -> None:
    with pytest.raises(ap.NotApplicable, match=r"by='viscous' keeps rows in velocities.*use by='elastic'"):
        ap.realise(pendulum(), next(iter(pendulum().constraints)), by="viscous")


def test_friction_keeps_linear_rows_only() -> None:
    with pytest.raises(ap.NotApplicable, match="keeps rows linear in velocity, and 'speed' is not: use by='viscous'"):
        ap.realise(ap.catalogue.constant_speed_tip(), "speed", by="friction")


def test_an_unknown_constraint_is_named_with_a_near_one(blade: ap.Model) -> None:
    with pytest.raises(ap.ModelError, match="no constraint of the model 'knife edge on an incline' is named 'blad'"):
        ap.realise(blade, "blad", by="viscous")


def test_a_constraint_that_lets_go_is_not_realised() -> None:
    with pytest.raises(ap.NotApplicable, match="opens: only one that always holds is realised"):
        ap.realise(ap.catalogue.bouncing_ball(), next(iter(ap.catalogue.bouncing_ball().constraints)), by="elastic")


def test_a_start_off_the_constraint_contradicts_the_rule(blade: ap.Model) -> None:
    with pytest.raises(ap.InconsistentState, match=r"the start contradicts the rule of by='viscous' \(F\(0\) = 0"):
        ap.limit(blade, "blade", by="viscous", duration=1.0, state={**START, "s": 0.3})
    circle = next(iter(pendulum().constraints))
    with pytest.raises(ap.InconsistentState, match=r"contradicts the rule of by='elastic' \(f\(0\) = 0"):
        ap.limit(pendulum(), circle, by="elastic", duration=1.0, state={"x": 1.5, "y": 0.0, "vx": 0.0, "vy": 0.0})


def test_a_start_that_fixes_every_speed_leaves_no_room_for_mu0(blade: ap.Model) -> None:
    with pytest.raises(ap.InconsistentState, match=r"contradicts the rule F\(0\) = eps mu0: leave one of them out"):
        ap.limit(blade, "blade", by="mass", duration=1.0, state={**START, "s": 0.0}, mu0=0.3)


@pytest.mark.parametrize("eps", [(1e-3,), (1e-3, 1e-3), ()])
def test_a_limit_needs_a_sequence(blade: ap.Model, eps: tuple[float, ...]) -> None:
    with pytest.raises(ap.ModelError, match="give at least two different values"):
        ap.limit(blade, "blade", by="viscous", duration=1.0, state=START, eps=eps)


def test_a_limit_with_a_negative_eps_is_refused(blade: ap.Model) -> None:
    with pytest.raises(ap.ModelError, match=r"eps=-1\.0: it is a small positive number"):
        ap.limit(blade, "blade", by="viscous", duration=1.0, state=START, eps=(1e-2, -1.0))


def test_an_integrator_that_is_not_stiff_is_replaced_and_that_is_said(blade: ap.Model) -> None:
    with pytest.warns(ap.AppellWarning, match="integrator='dop853' is not for stiff motions.*radau was taken"):
        found = ap.limit(blade, "blade", by="viscous", duration=0.5, state=START, integrator="dop853", eps=(1e-3, 1e-4))
    assert found.integrator == "radau"
    assert "radau was taken" in str(found)


def test_mu0_has_one_number_a_row(blade: ap.Model) -> None:
    with pytest.raises(ap.ModelError, match="mu0 has 2 numbers and 'blade' has 1 rows"):
        ap.limit(blade, "blade", by="mass", duration=0.5, state=START, mu0=(0.1, 0.2))


def test_the_correction_belongs_to_viscosity(blade: ap.Model) -> None:
    with pytest.raises(ap.ModelError, match="corrected=True belongs to by='viscous', not to by='mass'"):
        ap.limit(blade, "blade", by="mass", duration=0.5, state=START, corrected=True)


def test_a_model_that_has_an_eps_gets_another_one() -> None:
    model = ap.Model("taken")
    x, y = model.coordinates("x y")
    eps = model.parameters("eps", 2.0)
    model.particle("P", mass=eps, position=x * model.frame.x + y * model.frame.y)
    model.constrain("row", y.diff(model.time) - x * x.diff(model.time))
    made = ap.realise(model, "row", by="viscous", eps=1e-3)
    assert made.defaults == {"eps": 2.0, "eps1": 1e-3}


def test_releasing_a_row_keeps_the_others_and_the_model_as_it_was() -> None:
    disc = ap.catalogue.rolling_disc()
    made = disc.release("rolls", keep=[0])
    assert len(made.constraints["rolls"].expressions) == 1
    assert len(disc.constraints["rolls"].expressions) == 3
    assert "rolls" in made.contents.contacts
    assert "rolls" not in disc.release("rolls").contents.contacts
    with pytest.raises(ap.ModelError, match="has 3 rows, counted from 0: row 3 cannot be kept"):
        disc.release("rolls", keep=[3])
    with pytest.raises(ap.ModelError, match="no constraint is named 'roll'"):
        disc.release("roll")


def test_the_strength_may_be_an_expression_and_scales_the_multiplier(blade: ap.Model) -> None:
    """A strength k is eps / k: the motion is that of eps = 1e-3 / 4, and -k F / eps the same force."""
    plain = ap.limit(blade, "blade", by="viscous", duration=1.0, state=START, eps=(5e-4, 2.5e-4))
    strong = ap.limit(blade, "blade", by="viscous", duration=1.0, state=START, eps=(2e-3, 1e-3), strength=sm.Integer(4))
    assert abs(plain.runs[-1]["x"] - strong.runs[-1]["x"]).max() < 1e-9
    assert abs(plain.multipliers[-1] - strong.multipliers[-1]).max() < 1e-5
