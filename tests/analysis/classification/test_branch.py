"""K10: a model stated on a linear branch (000, sections 4.4 and 5) moves as the nonlinear one that starts there."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from tests.support import CARDS
from tests.tolerances import CLOSED_FORM, RUN

FORK = CARDS["zekovich-fork"]
AT_REST = {"x1": 0, "y1": 0, "x2": 0.8, "y2": 0.6, "u1": 0.0, "u2": 0.0, "u3": 0.4, "u4": -0.7}
"""P1 stands still: the other branch."""


def fork_in_its_own_speeds() -> ap.Model:
    """000, section 4.4: u1 = 0 and u1 (u1 + u4) + u2 (u2 + q4 u3) = 0, with two particles that carry it."""
    model = ap.Model("fork")
    N, t = model.frame, model.time
    x, y, theta, q4 = model.coordinates("x y theta q4")
    B = N.orientnew("B", "Axis", [theta, N.z])
    v = x.diff(t) * N.x + y.diff(t) * N.y
    u1, u2, u3, u4 = model.speeds("u1 u2 u3 u4", [v.dot(B.x), v.dot(B.y), theta.diff(t), q4.diff(t)])
    first = model.particle("P1", 1, x * N.x + y * N.y)
    model.particle("P2", 2, first.point.locatenew("P2", q4 * B.x))
    model.constrain("blade", u1)
    model.constrain("perpendicular", u1 * (u1 + u4) + u2 * (u2 + q4 * u3))
    return model


def agree(nonlinear: ap.Model, linear: ap.Model, start: dict, names: str, duration: float = 3.0) -> ap.Run:
    runs = [model.derive(ap.Kane()).simulate(duration, start, tolerance=RUN) for model in (nonlinear, linear)]
    for name in names.split():
        np.testing.assert_allclose(runs[1][name], runs[0][name], atol=CLOSED_FORM)
    return runs[1]


def test_the_fork_has_the_two_branches_of_the_text_and_each_moves_as_the_fork_does() -> None:
    model = fork_in_its_own_speeds()
    q4 = model.snapshot().kinematics.coordinates[3]
    _, u2, u3, _ = model.snapshot().kinematics.speeds
    found = ap.classify(model)["perpendicular"]
    assert {*found.branches} == {u2, u2 + q4 * u3}
    along = model.on_branch("perpendicular", u2 + q4 * u3)  # a blade at P2
    fixed = model.on_branch("perpendicular", found.branches.index(u2))  # P1 stands still
    assert [ap.classify(m)["perpendicular"].linear for m in (along, fixed)] == [True, True]
    place = {"x": 0.1, "y": 0.2, "theta": 0.3, "q4": 0.8, "u1": 0.0}
    agree(model, along, place | {"u2": 0.5, "u3": -0.625, "u4": 0.3}, "x y theta q4 u2 u3 u4")
    run = agree(model, fixed, place | {"u2": 0.0, "u3": 0.4, "u4": 0.3}, "x y theta q4 u2 u3 u4")
    np.testing.assert_allclose(run["x"], 0.1, atol=CLOSED_FORM)


def test_on_the_branch_where_p2_moves_along_the_fork_the_motion_is_the_closed_form() -> None:
    model = ap.catalogue.zekovich_fork().on_branch("perpendicular", state=FORK.start)
    assert model.classify()["perpendicular"].kind == "linear nonholonomic"
    run = model.derive(ap.Kane()).simulate(FORK.duration, FORK.start, tolerance=RUN)
    for name, exact in FORK.exact.items():
        np.testing.assert_allclose(run[name], exact(run), atol=CLOSED_FORM)


def test_on_the_branch_where_p1_stands_still_p2_moves_freely() -> None:
    """Neither blade nor row acts on P2 where v1 = 0: by hand, a straight line at constant speed."""
    fork = ap.catalogue.zekovich_fork()
    run = agree(fork, fork.on_branch("perpendicular", state=AT_REST), AT_REST, "x1 y1 x2 y2 u3 u4")
    np.testing.assert_allclose(run["x1"], 0, atol=CLOSED_FORM)
    np.testing.assert_allclose(run["x2"], 0.8 + 0.4 * run.time, atol=CLOSED_FORM)
    np.testing.assert_allclose(run["y2"], 0.6 - 0.7 * run.time, atol=CLOSED_FORM)


def test_a_branch_of_ones_own_holds_where_the_one_found_says_nothing_more_than_the_blade() -> None:
    """At x1 = x2 the blade says u2 = 0 itself; that P1 does not move across the fork holds everywhere."""
    fork = ap.catalogue.zekovich_fork()
    P1, P2 = fork.snapshot().masses
    across = fork.frame.z.cross(ap.position(P2) - ap.position(P1))
    made = fork.on_branch("perpendicular", ap.velocity(P1).dot(across))
    run = made.derive(ap.Kane()).simulate(4.0, AT_REST | {"u3": -0.4, "u4": 0.1}, tolerance=RUN)
    assert run["x2"].min() < -0.5
    np.testing.assert_allclose(run.position("P1"), 0, atol=CLOSED_FORM)
    np.testing.assert_allclose(run["x2"], 0.8 - 0.4 * run.time, atol=CLOSED_FORM)


@pytest.mark.parametrize(
    ("name", "constraint"), [("rod-with-blade-across", "parallel"), ("rod-with-blade-along", "equal speeds")]
)
def test_rods_on_the_branch_of_their_blade_move_by_the_closed_form(name: str, constraint: str) -> None:
    card = CARDS[name]
    model = card.model().on_branch(constraint, state=card.start)
    assert model.classify()[constraint].linear
    run = agree(card.model(), model, dict(card.start), "x1 y1 x2 y2 u1 u2 u3 u4")
    for coordinate, exact in card.exact.items():
        np.testing.assert_allclose(run[coordinate], exact(run), atol=CLOSED_FORM)


def test_a_branch_written_with_vectors_keeps_the_reactions_as_vectors() -> None:
    """Zekovich's rod: the blade at the middle, across the rod, with the force of either half at its end."""
    card = CARDS["rod-with-blade-across"]
    model = card.model()
    P1, P2 = model.snapshot().masses
    blade = (ap.velocity(P1) + ap.velocity(P2)).dot(ap.position(P2) - ap.position(P1)) / 2
    made = model.on_branch("parallel", blade, state=card.start)
    assert made.constraints["parallel"].vectorial
    on = made.reactions["parallel"]
    assert on["P1"].force == on["P2"].force == P2.point.pos_from(P1.point) / 2
    by_number = model.on_branch("parallel", state=card.start)
    assert all(reaction.recovered for reaction in by_number.reactions["parallel"].values())
    agree(model, made, dict(card.start), "x1 y1 x2 y2 u1 u2 u3 u4")


def particle(row) -> ap.Model:
    """A particle in space, pushed, under one row."""
    model = ap.Model("m")
    N, t = model.frame, model.time
    x, y, z = model.coordinates("x y z")
    P = model.particle("P", 1, x * N.x + y * N.y + z * N.z)
    model.force(P, 0.3 * N.x - 0.2 * N.y + 0.5 * N.z)
    model.constrain("row", row(x, y, z, x.diff(t), y.diff(t), z.diff(t)))
    return model


HIDDEN = {
    "cubes": (lambda x, y, z, vx, vy, vz: vx**3 - vy**3, {"xdot": 0.7, "ydot": 0.7, "zdot": 0.2}),
    "never zero": (
        lambda x, y, z, vx, vy, vz: (vx - y * vz) * (1 + vx**2),
        {"y": 0.5, "xdot": 0.2, "ydot": 0.3, "zdot": 0.4},
    ),
    "exponential": (
        lambda x, y, z, vx, vy, vz: sm.exp(vx - y * vz) - 1,
        {"y": 0.5, "xdot": 0.2, "ydot": 0.3, "zdot": 0.4},
    ),
    "hyperbolic sine": (
        lambda x, y, z, vx, vy, vz: sm.sinh(vx - y * vz),
        {"y": 0.5, "xdot": 0.2, "ydot": 0.3, "zdot": 0.4},
    ),
    "heading": (
        lambda x, y, z, vx, vy, vz: sm.atan2(vy, vx) - z,
        {"z": 0.3, "xdot": 2 * np.cos(0.3), "ydot": 2 * np.sin(0.3), "zdot": 0.4},
    ),
}


@pytest.mark.slow_but_every(2)
@pytest.mark.parametrize("name", HIDDEN)
def test_a_hidden_linear_row_is_recognised_and_moves_as_the_row_that_hides_it(name: str) -> None:
    row, speeds = HIDDEN[name]
    model = particle(row)
    shown = str(model.classify())
    assert "nonlinear as written only" in shown
    assert "model.on_branch('row')" in shown
    made = model.on_branch("row")
    assert made.classify()["row"].linear
    agree(model, made, {"x": 0.1, "y": 0.2, "z": 0.0} | speeds, "x y z xdot ydot zdot", duration=1.0)


def test_the_branch_of_a_square_has_the_reaction_of_its_root() -> None:
    """(x' - y')^2 = 0 has no gradient where it holds; on its branch x and y move as one, under the mean of the push."""
    square = particle(lambda x, y, z, vx, vy, vz: (vx - vy) ** 2)
    start = {"x": 0, "y": 0, "z": 0, "xdot": 0.5, "ydot": 0.5, "zdot": 0.0}
    run = square.on_branch("row").derive(ap.Kane()).simulate(1.0, start, tolerance=RUN)
    np.testing.assert_allclose(run["x"], 0.5 * run.time + 0.05 * run.time**2 / 2, atol=CLOSED_FORM)
    np.testing.assert_allclose(run.reactions["row"]["P"].force, [[-0.25, 0.25, 0.0]] * run.time.size, atol=CLOSED_FORM)


def test_one_row_of_several_is_replaced_and_the_others_stay() -> None:
    model = ap.Model("m")
    x, y, _ = model.coordinates("x y z")
    u, v, w = model.speeds("u v w")
    model.constrain("rows", [w - x * v, u * (u + y * v)])
    found = model.classify()["rows"]
    assert (len(found.branches), found.branch_rows) == (2, (1, 1))
    made = model.on_branch("rows", u + y * v)
    assert made.constraints["rows"].expressions == (w - x * v, u + y * v)


def test_the_model_itself_stays_as_it_is() -> None:
    model = ap.catalogue.zekovich_fork()
    before = model.constraints["perpendicular"]
    model.on_branch("perpendicular", 0)
    assert model.constraints["perpendicular"] is before


def test_the_classification_says_how_a_branch_is_stated() -> None:
    shown = str(ap.catalogue.zekovich_fork().classify())
    assert "model.on_branch('perpendicular', k) with k = 0 ... 1" in shown


# ---- bad input ------------------------------------------------------------------------------------------------------


def test_a_row_without_branches_says_why() -> None:
    with pytest.raises(ap.ConstraintError, match="'perpendicular' has no linear branches: it is nonlinear by nature"):
        ap.catalogue.two_pucks().on_branch("perpendicular", 0)
    with pytest.raises(ap.ConstraintError, match="'blade' is linear nonholonomic and falls into no branches"):
        ap.catalogue.zekovich_fork().on_branch("blade", 0)
    squares = particle(lambda x, y, z, vx, vy, vz: vx**3 - y * vz**3)
    with pytest.raises(ap.ConstraintError, match=r"no branches as symbols .linear at every zero that was met"):
        squares.on_branch("row")


def test_a_branch_that_is_not_there_is_refused_with_those_that_are() -> None:
    fork = fork_in_its_own_speeds()
    with pytest.raises(ap.ConstraintError, match=r"'perpendicular' has no branch 2: there are 0: .* = 0, 1: .* = 0"):
        fork.on_branch("perpendicular", 2)
    with pytest.raises(ap.ConstraintError, match="'perpendicular' has no branch -1"):
        fork.on_branch("perpendicular", -1)
    with pytest.raises(ap.ConstraintError, match=r"has 2 branches .*: name one by its number, or give a state"):
        fork.on_branch("perpendicular")
    u3 = fork.snapshot().kinematics.speeds[2]
    with pytest.raises(ap.ConstraintError, match="is not a branch of the constraint 'perpendicular': there are 0:"):
        fork.on_branch("perpendicular", u3)
    with pytest.raises(ap.ModelError, match="no constraint is named 'perpendiculer'; did you mean 'perpendicular'"):
        fork.on_branch("perpendiculer", 0)


def test_an_expression_that_is_not_linear_is_no_branch() -> None:
    fork = fork_in_its_own_speeds()
    _, u2, u3, _ = fork.snapshot().kinematics.speeds
    with pytest.raises(ap.ConstraintError, match="is not a branch of the constraint 'perpendicular'"):
        fork.on_branch("perpendicular", u2**2)
    with pytest.raises(ap.ConstraintError, match="is not a branch of the constraint 'perpendicular'"):
        fork.on_branch("perpendicular", u2 * u3)


def test_one_expression_is_no_branch_where_two_must_vanish() -> None:
    squares = particle(lambda x, y, z, vx, vy, vz: (vx - y * vz) ** 2 + vy**2)
    with pytest.raises(ap.ConstraintError, match="is not a branch of the constraint 'row'"):
        squares.on_branch("row", squares.snapshot().kinematics.speeds[1])


def test_a_start_that_is_not_on_the_branch_is_refused() -> None:
    fork = fork_in_its_own_speeds()
    _, u2, *_ = fork.snapshot().kinematics.speeds
    place = {"x": 0.1, "y": 0.2, "theta": 0.3, "q4": 0.8, "u1": 0.0}
    along = place | {"u2": 0.5, "u3": -0.625, "u4": 0.3}
    with pytest.raises(ap.InconsistentState, match=r"not on the branch u2 = 0 of 'perpendicular': .*residual"):
        fork.on_branch("perpendicular", u2, state=along)
    with pytest.raises(ap.InconsistentState, match=r"on no branch of 'perpendicular' .0: "):
        fork.on_branch("perpendicular", state=along | {"u3": 1.0})
    with pytest.raises(ap.ConstraintError, match=r"on the branches 0 and 1 of 'perpendicular' .*: name one"):
        fork.on_branch("perpendicular", state=place | {"u2": 0.0, "u3": 0.0, "u4": 0.3})
    with pytest.raises(ap.InconsistentState):
        fork.on_branch("perpendicular", u2).derive(ap.Kane()).simulate(1.0, along)


def test_a_law_in_the_multiplier_of_the_row_is_not_carried_over() -> None:
    model = fork_in_its_own_speeds()
    x = model.snapshot().kinematics.coordinates[0]
    made = model.replace("perpendicular", nonideal={x: -0.1})
    with pytest.raises(ap.ConstraintError, match="non-ideal law in the multiplier of its row"):
        made.on_branch("perpendicular", 0)


def test_a_sum_of_squares_is_stated_by_both_its_rows() -> None:
    model = particle(lambda x, y, z, vx, vy, vz: vx**2 + (vy - x * vz) ** 2)
    stated = model.on_branch("row", 0)
    assert len(stated.constraints["row"].expressions) == 2
    run = stated.derive(ap.Kane()).simulate(1.0, {"x": 0.5, "y": 0, "z": 0, "zdot": 2.0}, samples=5)
    assert abs(run["xdot"]).max() < 1e-14
    assert abs(run["ydot"] - 0.5 * run["zdot"]).max() < 1e-13


def test_an_expression_names_its_branch_behind_one_of_several_rows() -> None:
    """A sum of squares has one branch of two rows, which no expression stands for: those behind it are looked at."""
    model = ap.Model("m")
    x, y, z = model.coordinates("x y z")
    u, v, w = (q.diff(model.time) for q in (x, y, z))
    model.constrain("both", [u**2 + v**2, (u - w) * (v + 2 * w)])
    branches = ap.classify(model)["both"].branches
    assert [isinstance(b, sm.Tuple) for b in branches] == [True, False, False]
    stated = model.on_branch("both", v + 2 * w)
    assert list(stated.constraints["both"].expressions) == [u**2 + v**2, v + 2 * w]
