"""The auditor is audited: what an audit figure certifies is falsified, and the figure says by how much.

Energies are falsified in the mechanics of a model whose equations do not read them (Kane reads forces and partial
velocities), constraints by letting them drift, reactions by laws of impact with known losses.
"""

from __future__ import annotations

import warnings
from dataclasses import replace

import numpy as np
import pytest
import sympy as sm
from scipy.integrate import cumulative_simpson

import appell as ap
from appell.equations.forms import mechanics_to_run
from appell.simulate.audit import redundancy
from appell.system.stage import keep
from tests.support import falsified

SLIGHTLY_LESS = 1 - 1e-9
"""The samples are rounded otherwise than the steps."""

START = {"x": 1.0, "y": 0.0, "vx": 0.0, "vy": 0.0}


def pendulum(**options: object) -> tuple[ap.Equations, ap.Run]:
    """The bob of a rod of one metre, let go from the side."""
    equations = ap.catalogue.cartesian_pendulum().derive(ap.Kane(reactions=True))
    return equations, equations.simulate(1.0, START, samples=101, **options)


def falling() -> tuple[ap.Model, ap.Equations]:
    """A stone of 2 kg dropped in a field of 10 m/s^2, pushed aside by 3 N."""
    model = ap.Model("fall")
    N = model.frame
    x, z = model.coordinates("x z")
    model.speeds("vx vz")
    stone = model.particle("stone", 2, x * N.x + z * N.z)
    model.gravity(-10 * N.z)
    model.force(stone, 3 * N.x, name="wind")
    return model, model.derive(ap.Kane(reactions=True))


def dropped(equations: ap.Equations) -> ap.Run:
    return equations.simulate(1.0, {"x": 0, "z": 0, "vx": 0, "vz": 0}, samples=11, tolerance=1e-12)


# ---- energy ------------------------------------------------------------------------------------------------------


def test_a_false_potential_energy_shows_in_the_energy_error_by_as_much() -> None:
    """V = 1.1 m g z falls by 110 J where the stone gains 100 J: 10 J too much, of 100 + 2.25 J of kinetic energy."""
    assert dropped(falling()[1]).audit.energy_error < 1e-12
    _, equations = falling()
    m = mechanics_to_run(equations)
    keep(mechanics_to_run, equations, falsified(m, gravity_energy=1.1 * m.gravity_energy))
    assert dropped(equations).audit.energy_error == pytest.approx(0.1 * 2 * 10 * 5 / (100 + 2.25), rel=1e-9)


def test_a_false_kinetic_energy_shows_in_the_energy_error_by_as_much() -> None:
    """E = 1.2 T + V less the work is 0.2 T too large, of 1.2 T."""
    _, equations = falling()
    m = mechanics_to_run(equations)
    keep(mechanics_to_run, equations, falsified(m, kinetic_energy=1.2 * m.kinetic_energy))
    assert dropped(equations).audit.energy_error == pytest.approx(0.2 / 1.2, rel=1e-9)


def test_the_energy_error_is_relative_to_the_largest_kinetic_energy_met_on_the_way() -> None:
    """Thrown up with 10 m/s the stone is back with what it had: the drift of V peaks half way, where T is least."""
    _, equations = falling()
    m = mechanics_to_run(equations)
    keep(mechanics_to_run, equations, falsified(m, gravity_energy=1.1 * m.gravity_energy))
    run = equations.simulate(2.0, {"x": 0, "z": 0, "vx": 0, "vz": 10}, samples=21, tolerance=1e-12)
    largest = 2 * (10**2 + 3**2) / 2
    assert run.audit.energy_error == pytest.approx(0.1 * 2 * 10 * 5 / largest, rel=1e-9)


def test_a_coarse_run_has_a_larger_energy_error_and_says_so() -> None:
    errors = [pendulum(tolerance=tolerance)[1].audit.energy_error for tolerance in (1e-3, 1e-6, 1e-12)]
    assert errors[0] > 30 * errors[1] > 900 * errors[2] > 0
    run = pendulum(tolerance=1e-3)[1]
    energy = (run["vx"] ** 2 + run["vy"] ** 2) / 2 + 9.81 * run["y"]
    kinetic = (run["vx"] ** 2 + run["vy"] ** 2) / 2
    assert errors[0] == pytest.approx(np.abs(energy - energy[0]).max() / kinetic.max(), rel=1e-9)


def test_the_effective_energy_has_an_error_of_its_own() -> None:
    """A blade by Hamilton and Lusternik: E + mu (v . dF/dv - F) is kept while E alone is not."""
    card = next(card for card in ap.catalogue.SYSTEMS if card.name == "guided-particle")
    equations = card.model().derive(ap.HamiltonLusternik(mu=dict.fromkeys(card.kinds, 0.7)))
    coarse, fine = (equations.simulate(card.duration, card.start, tolerance=t).audit for t in (1e-3, 1e-12))
    assert coarse.effective_energy_error > 1e3 * fine.effective_energy_error > 0
    assert coarse.effective_energy_error != coarse.energy_error


TIMED_ROWS = {
    "a speed that varies": (
        lambda x, y, z, t: x.diff(t) ** 2 + y.diff(t) ** 2 + z.diff(t) ** 2 - (2 + sm.sin(t)) ** 2,
        0.7,
    ),
    "a blade that turns": (lambda x, y, z, t: z.diff(t) - sm.cos(t) * x * y.diff(t) - sm.sin(t), 0.7),
    "a sphere that grows": (lambda x, y, z, t: x**2 + y**2 + z**2 - (1 + 0.3 * sm.sin(t)) ** 2, None),
    "an acceleration": (lambda x, y, z, t: x.diff(t, 2) - y.diff(t) * sm.cos(t), [0.4, 0.1]),
}


def timed(row: str, tolerance: float = 1e-12) -> ap.Run:
    """A particle of 2 kg in a drag of 0.3 N s/m under gravity, with time in its row, by Hamilton and Lusternik."""
    rows, mu = TIMED_ROWS[row]
    model = ap.Model(row)
    N, t = model.frame, model.time
    x, y, z = model.coordinates("x y z")
    P = model.particle("P", 2, x * N.x + y * N.y + z * N.z)
    model.gravity(-9.81 * N.z)
    model.force(P, -0.3 * ap.velocity(P))
    model.constrain("row", rows(x, y, z, t))
    start = {"x": 0.6, "y": 0.0, "z": 0.8, "xdot": 1.0, "ydot": 1.0}
    equations = model.derive(ap.HamiltonLusternik(mu={} if mu is None else {"row": mu}))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ap.AppellWarning)  # of other starts
        return equations.simulate(1.0, start, tolerance=tolerance, samples=2001)


@pytest.mark.parametrize("row", TIMED_ROWS)
def test_the_effective_energy_balances_where_time_stands_in_a_row(row: str) -> None:
    assert timed(row).audit.effective_energy_error < 1e-10


def test_the_effective_energy_error_is_the_drift_that_the_states_show() -> None:
    """E + mu (v . dF/dv - F) less the work of -0.3 v . v - mu dF/dt, summed from a coarse run by Simpson's rule."""
    run = timed("a blade that turns", tolerance=1e-4)
    t = run.time
    x, mu, vx, vy, vz = (run[name] for name in ("x", "mu_row", "xdot", "ydot", "zdot"))
    T = vx**2 + vy**2 + vz**2
    energy = T + 2 * 9.81 * run["z"] + mu * np.sin(t)
    power = -0.3 * T - mu * (np.sin(t) * x * vy - np.cos(t))
    work = cumulative_simpson(power, x=t, initial=0.0)
    drift = np.abs(energy - energy[0] - work).max() / T.max()
    assert drift > 1e-6
    assert run.audit.effective_energy_error == pytest.approx(drift, rel=0.2)


def test_what_impacts_take_is_booked_as_lost() -> None:
    """A ball of 0.2 kg dropped from 1 m with e = 0.8 loses (1 - e^2) m g h at its first impact."""
    equations = ap.catalogue.bouncing_ball().derive(ap.Kane(reactions=True))
    run = equations.simulate(0.6, {"x": 0.0, "z": 1.0, "vx": 0.5, "vz": 0.0}, tolerance=1e-12)
    assert run.audit.lost == pytest.approx((1 - 0.8**2) * 0.2 * 9.81, rel=1e-9)
    assert run.audit.energy_error < 1e-10
    assert f"lost in impacts {run.audit.lost:.6g}" in str(run.audit)


# ---- constraints -------------------------------------------------------------------------------------------------


def test_what_drifts_off_the_constraint_shows_in_its_residuals() -> None:
    """Without projection and with steps of some coarseness the bob leaves its circle, as its own coordinates say."""
    _, run = pendulum(tolerance=1e-4, projection=False)
    off = np.abs(run["x"] ** 2 + run["y"] ** 2 - 1).max()
    moving = np.abs(2 * (run["x"] * run["vx"] + run["y"] * run["vy"])).max()
    assert off > 1e-7
    levels = run.audit.residuals["rod"]
    assert SLIGHTLY_LESS * off < levels["position"] < 10 * off
    assert SLIGHTLY_LESS * moving < levels["velocity"] < 10 * moving
    assert run.audit.constraint_error == max(levels["position"], levels["velocity"])
    assert pendulum(tolerance=1e-4)[1].audit.constraint_error < 1e-14


def test_the_residual_in_acceleration_is_that_of_the_rates_found() -> None:
    """A u' + gamma of large numbers leaves their rounding: more than nothing, less than some last places."""
    model = ap.Model("a fast bob")
    N = model.frame
    x, y = model.coordinates("x y")
    model.speeds("vx vy")
    bob = model.particle("bob", 1.3, x * N.x + y * N.y)
    model.constrain("rod", ap.position(bob).dot(ap.position(bob)) - 1)
    for principle in (ap.Kane(), ap.Kane(reactions=True)):
        run = model.derive(principle).simulate(1e-3, {"x": 0.6, "y": 0.8, "vx": -0.8e4, "vy": 0.6e4}, samples=31)
        found = run.audit.residuals["rod"]["acceleration"]
        assert 0 < found < 1e3 * np.finfo(float).eps * 2e8


def test_every_level_names_the_largest_of_its_rows() -> None:
    """Two rods of one model: the one that is ten times longer drifts more, and only its own figure says so."""
    model = ap.Model("two bobs")
    N = model.frame
    x, y, X, Y = model.coordinates("x y X Y")
    model.speeds("a b c d")
    small = model.particle("small", 1, x * N.x + y * N.y)
    large = model.particle("large", 1, X * N.x + Y * N.y)
    model.constrain("short", ap.position(small).dot(ap.position(small)) - 1)
    model.constrain("long", ap.position(large).dot(ap.position(large)) - 100)
    run = model.derive(ap.Kane(reactions=True)).simulate(
        3.0, {"x": 1, "y": 0, "a": 0, "b": 0, "X": 10, "Y": 0, "c": 0, "d": 30}, tolerance=1e-4, projection=False
    )
    residuals = run.audit.residuals
    off = np.abs(run["X"] ** 2 + run["Y"] ** 2 - 100).max()
    assert residuals["short"]["position"] == 0
    assert residuals["long"]["position"] > SLIGHTLY_LESS * off > 1e-6
    assert run.audit.constraint_error == max(residuals["long"]["position"], residuals["long"]["velocity"])


# ---- rank --------------------------------------------------------------------------------------------------------


def test_the_ranks_met_on_the_way_are_the_smallest_and_the_largest() -> None:
    """x y = 0 along x: the row vanishes at the crossing, where a sample is taken."""
    model = ap.Model("a bead on a cross")
    N = model.frame
    x, y = model.coordinates("x y")
    model.speeds("u v")
    model.particle("bead", 1, x * N.x + y * N.y)
    model.constrain("cross", x * y)
    equations = model.derive(ap.Kane(reactions=True))
    run = equations.simulate(2.0, {"x": -1.0, "y": 0.0, "u": 1.0, "v": 0.0}, samples=9)
    away = equations.simulate(2.0, {"x": 1.0, "y": 0.0, "u": 1.0, "v": 0.0}, samples=9)
    assert (run.audit.rows, run.audit.smallest_rank, run.audit.largest_rank) == (1, 0, 1)
    assert (away.audit.rows, away.audit.smallest_rank, away.audit.largest_rank) == (1, 1, 1)


def test_the_ranks_of_a_run_in_several_modes_are_those_of_all_of_them() -> None:
    """In the air the floor has no row, at rest it has one: a ball that does not bounce comes from one to the other."""
    equations = ap.catalogue.bouncing_ball().derive(ap.Kane(reactions=True))
    start = {"x": 0.0, "z": 0.1, "vx": 0.5, "vz": 0.0}
    audit = equations.simulate(0.5, start, parameters={"e": 0.0}).audit
    assert (audit.rows, audit.smallest_rank, audit.largest_rank) == (1, 0, 1)
    assert "rank of the 1 rows: 0 to 1" in str(audit)


def rows(*names: str) -> tuple[object, ...]:
    """Rows of these constraints, numbered within each."""
    equations = ap.catalogue.two_pucks().derive(ap.Kane(reactions=True))
    row = mechanics_to_run(equations).rows[0]
    return tuple(replace(row, name=n, number=names[:i].count(n)) for i, n in enumerate(names))


def test_redundancy_names_what_repeats_and_whose_share_is_open() -> None:
    """The third row is the sum of the first two, the fourth stands alone, the fifth is rounding."""
    A = np.array([[1.0, 0, 0, 0], [0, 2, 0, 0], [1, 2, 0, 0], [0, 0, 1e-3, 0], [0, 0, 0, 1e-16]])
    found = redundancy(A, rows("a", "b", "b", "c", "d"), rank=3)
    assert found.constraints == ("b", "d")
    assert found.rows == {"a": (1,), "b": (1, 2), "d": (1,)}
    whole = redundancy(A[[0, 1, 3]], rows("a", "b", "c"), rank=3)
    assert (whole.constraints, dict(whole.rows)) == ((), {})


def test_a_row_that_repeats_all_but_a_little_is_independent() -> None:
    A = np.array([[1.0, 0], [1, 1e-6]])
    assert redundancy(A, rows("a", "b"), rank=1).constraints == ()
    A = np.array([[1.0, 0], [1, 1e-11]])
    assert redundancy(A, rows("a", "b"), rank=1).constraints == ("b",)


# ---- effort ------------------------------------------------------------------------------------------------------


def test_steps_evaluations_and_seconds_are_those_of_the_run() -> None:
    """DOP853 evaluates its right side 12 times a step, and 3 more for each whose inside is sampled."""
    coarse, fine = (pendulum(tolerance=tolerance)[1].audit for tolerance in (1e-4, 1e-12))
    assert 0 < coarse.steps < fine.steps
    for audit in (coarse, fine):
        assert 11 * (audit.steps + audit.rejected) < audit.evaluations < 20 * (audit.steps + audit.rejected) + 3 * 101
        assert audit.seconds > 0


def test_steps_that_were_refused_are_counted() -> None:
    """A blow of a twentieth of a second during a fall: the steps grown long until then are refused."""
    model, equations = falling()
    t = model.time
    quiet = dropped(equations).audit
    model.force("stone", 1e3 * sm.exp(-(((t - 0.5) / 0.05) ** 2)) * model.frame.z, name="blow")
    struck = dropped(model.derive(ap.Kane(reactions=True))).audit
    assert quiet.rejected == 0
    assert struck.rejected > 0
    assert f"{struck.steps} steps, {struck.rejected} rejected" in str(struck)


def test_the_printed_audit_says_its_figures() -> None:
    _, run = pendulum(tolerance=1e-4, projection=False)
    audit, text = run.audit, str(run.audit)
    levels = audit.residuals["rod"]
    assert f"residuals of 'rod': position {levels['position']:.1e}, velocity {levels['velocity']:.1e}" in text
    assert f"largest constraint error {audit.constraint_error:.1e}, energy error {audit.energy_error:.1e}" in text
    assert "rank of the 1 rows: 1" in text
    assert f"{audit.steps} steps, {audit.rejected} rejected, {audit.evaluations} evaluations" in text


def lifted(samples: object) -> ap.Run:
    """A load of 1 kg that a winch brings to sin(t)^2 m: at rest at 0, pi/2 and pi, with 10 J between them."""
    model = ap.Model("lift")
    z, t = model.coordinates("z"), model.time
    load = model.particle("load", mass=1, position=z * model.frame.z)
    model.gravity(-10 * model.frame.z)
    model.constrain("lift", z - sm.sin(t) ** 2, servo=ap.Actuator({load: model.frame.z}))
    return model.derive(ap.Kane()).simulate(np.pi, {z: 0.0}, samples=samples)


def test_samples_that_are_all_at_rest_have_an_energy_error_of_the_energy_that_was_exchanged() -> None:
    """The kinetic energy at these samples is 1e-32 J, which is no measure of a drift: it was reported as 1e23."""
    run = lifted([0.0, np.pi / 2, np.pi])
    assert run.results.values("kinetic energy").max() < 1e-20
    drift = run.results.values("total energy") - run.results.values("total work")
    assert run.audit.energy_error == pytest.approx(np.abs(drift - drift[0]).max() / 10, rel=1e-3)
    assert run.audit.energy_error < 1e-8


def test_a_drift_within_the_rounding_of_the_energies_is_none() -> None:
    """A pendulum that swings by 1e-7 has 5e-14 J, with the rounding of 9.81 J, 2e-15, in every difference."""
    model = ap.Model("hardly swings")
    a, N = model.coordinates("a"), model.frame
    model.particle("bob", mass=1, position=sm.sin(a) * N.x - sm.cos(a) * N.y)
    model.gravity(-9.81 * N.y)
    assert model.derive(ap.Kane()).simulate(5.0, {a: 1e-7}).audit.energy_error == 0.0
    assert 0.0 < model.derive(ap.Kane()).simulate(5.0, {a: 1.0}, tolerance=1e-4).audit.energy_error < 1e-2


def test_equations_of_higher_order_have_the_residuals_of_what_they_keep() -> None:
    """They have no rows A udot = -gamma, so that nothing rests in them: a residual left out would read as zero."""
    card = ap.catalogue.card_of("jankowski-particle")
    audit = card.model().derive(ap.Gauss()).simulate(0.5, card.start).audit
    assert set(card.kinds) <= set(audit.residuals)
    assert 0.0 < audit.constraint_error < 1e-10
