"""The audit of a run and what is known to stay constant."""

from __future__ import annotations

import numpy as np
import pytest
import sympy as sm

import appell as ap
from appell.equations.forms import known_integrals

KEPT = 1e-8
"""Of an integral, over some seconds."""


def particle(force: float = 0.0) -> tuple[ap.Model, sm.Expr]:
    """A particle in the plane under a central spring; its momentum about the centre is constant."""
    model = ap.Model("a particle")
    x, y = model.coordinates("x y")
    u, v = model.speeds("u v")
    N = model.frame
    model.particle("P", 1, x * N.x + y * N.y)
    model.potential("spring", (x**2 + y**2) / 2)
    if force:
        model.force("P", force * N.x)
    return model, x * v - y * u


START = {"x": 1.0, "y": 0.0, "u": 0.2, "v": 0.7}


def test_a_stated_integral_is_in_the_audit_with_what_it_changed_by() -> None:
    model, momentum = particle()
    model.integral("momentum", momentum)
    run = model.derive(ap.Kane()).simulate(5.0, START)
    by_hand = run["x"] * run["v"] - run["y"] * run["u"]
    assert run.audit.integrals == {"momentum": pytest.approx(np.ptp(by_hand) / np.abs(by_hand).max(), rel=1e-9)}
    assert run.audit.integrals["momentum"] < KEPT
    assert "known integrals changed" in str(run.audit)


def test_an_integral_is_written_with_rates_of_coordinates_and_with_vectors() -> None:
    """A force of 3 on a mass of 2 takes the speed from 1 to 2.5 in a second: it changes by 0.6 of its largest value."""
    model = ap.Model("a pushed puck")
    x, N, t = model.coordinates("x"), model.frame, model.time
    puck = model.particle("puck", 2, x * N.x)
    model.force(puck, 3 * N.x)
    v = ap.velocity(puck).dot(N.x)
    stated = {"rate": x.diff(t), "momentum": 2 * x.diff(t), "vector": 2 * v, "kept": v - 1.5 * t, "force": x.diff(t, 2)}
    for name, value in stated.items():
        model.integral(name, value)
    audit = model.derive(ap.Kane()).simulate(1.0, {x: 0.0, "xdot": 1.0}).audit
    expected = {"rate": 0.6, "momentum": 0.6, "vector": 0.6, "kept": 0.0, "force": 0.0}
    assert audit.integrals == {name: pytest.approx(value, abs=1e-12) for name, value in expected.items()}


def test_what_is_not_kept_is_said_so() -> None:
    """A push along x turns the momentum about the centre: m'(t) = -y F."""
    model, momentum = particle(force=0.5)
    model.integral("momentum", momentum)
    run = model.derive(ap.Kane()).simulate(5.0, START)
    assert run.audit.integrals["momentum"] > 0.1
    assert "(not kept)" in str(run.audit)


@pytest.mark.parametrize("name", ["routh-sphere", "chaplygin-ball", "lagrange-top"])
def test_a_run_whose_states_the_stepper_got_wrong_fails_its_audit(name: str) -> None:
    """The falsification: from the middle on one speed is a hundredth off, and integrals that held no longer do."""
    card = ap.catalogue.card_of(name)
    equations = card.model().derive(ap.Kane())
    right, wrong = (equations.simulate(1.0, dict(card.start), tolerance=1e-12) for _ in range(2))
    wrong.results._segments[0].trajectory.states[250:, -1] *= 1.01  # type: ignore[attr-defined]
    assert set(right.audit.integrals) == set(card.invariants)
    assert max(right.audit.integrals.values()) < KEPT
    assert max(wrong.audit.integrals.values()) > 1e3 * KEPT
    assert "(not kept)" in str(wrong.audit)


def test_every_card_of_the_catalogue_hands_its_invariants_to_the_audit() -> None:
    for card in (ap.catalogue.card_of(name) for name in ("two-pucks", "suslov", "rod-with-blade-across")):
        for model in (card.model(), getattr(ap.catalogue, card.name.replace("-", "_"))()):
            run = model.derive(ap.UdwadiaKalaba()).simulate(0.5, dict(card.start))
            assert set(run.audit.integrals) == set(card.invariants)


def test_a_model_that_was_changed_no_longer_has_the_invariants_of_its_card() -> None:
    card = ap.catalogue.card_of("nonholonomic-particle")
    model = card.model()
    x = model.snapshot().coordinates[0]
    model.potential("a hill", 3 * x)
    assert known_integrals(model.derive(ap.Kane())) == ()
    assert len(known_integrals(card.model().derive(ap.Kane()))) == len(card.invariants)
    free = card.model().release("contact")
    assert known_integrals(free.derive(ap.Kane())) == ()


def test_another_principle_keeps_other_things() -> None:
    model = ap.catalogue.nonholonomic_particle()
    assert known_integrals(model.derive(ap.HamiltonLusternik())) == ()


def test_a_run_that_was_saved_keeps_what_its_audit_said(tmp_path) -> None:  # type: ignore[no-untyped-def]
    model, momentum = particle()
    model.integral("momentum", momentum)
    run = model.derive(ap.Kane()).simulate(1.0, START)
    run.save(tmp_path / "run.nc")
    assert ap.load(tmp_path / "run.nc").audit.integrals == run.audit.integrals


def test_nothing_of_it_is_computed_before_it_is_asked_for() -> None:
    model, momentum = particle()
    model.integral("momentum", momentum)
    run = model.derive(ap.Kane()).simulate(1.0, START)
    assert not {"audit", "_found"} & set(vars(run))


@pytest.mark.parametrize(
    ("name", "given", "words"),
    [
        ("momentum", "x*v", "not evaluated"),
        ("momentum", sm.Symbol("strange"), "unknown symbol 'strange'"),
        ("momentum", float("nan"), "finite"),
        ("", 1, "name"),
    ],
)
def test_what_is_no_integral_is_refused_in_a_sentence(name: str, given: object, words: str) -> None:
    model, _ = particle()
    with pytest.raises(ap.ModelError, match=words):
        model.integral(name, given)  # type: ignore[arg-type]


def test_a_name_is_given_once() -> None:
    model, momentum = particle()
    model.integral("momentum", momentum)
    with pytest.raises(ap.ModelError, match="already"):
        model.integral("momentum", momentum)
