"""One model under many principles: the table, what differs within and between families, what is refused."""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
import pytest

import appell as ap
from appell.analysis.comparison.compare import applicable
from appell.principles import PRINCIPLES
from tests.tolerances import END_STATE, RUN

SLED = {"v": 1.0, "omega": 0.5, "phidot": -1.0}
BLADE = {"x": 0, "y": 0, "theta": 0, "v": 0, "omega": 2.0}


@pytest.fixture(scope="module")
def blade() -> ap.Comparison:
    principles = [ap.AppellChetaev(), ap.UdwadiaKalaba(), ap.Kane(), ap.HamiltonLusternik(mu={"blade": 0.1}), ap.Dead()]
    principles += [ap.Elimination(), ap.Dead(mu={"blade": 0.2})]
    return ap.compare(ap.catalogue.knife_edge_on_incline(), principles, duration=8.0, state=BLADE, tolerance=RUN)


@pytest.mark.slow
def test_ten_principles_on_the_sled_in_ten_seconds() -> None:
    """Compilation included, by the clock of the process: what others do on the machine is not ours."""
    sled = ap.catalogue.sled_with_rotor()
    begin = time.process_time()
    report = ap.compare(sled, duration=5.0, state=SLED)
    assert time.process_time() - begin < 10
    assert len(report.families["d'Alembert"]) >= 10
    assert report.largest_difference("d'Alembert") < END_STATE
    assert report.largest_reaction_difference("d'Alembert") < 1e-8
    for entry in report.entries:
        assert entry.run is not None, entry.refusal
        assert entry.operations > 0
        assert entry.preparation > 0
        assert entry.run.audit.energy_error < 1e-8


def test_the_motions_of_a_family_agree_and_those_of_two_part(blade: ap.Comparison) -> None:
    assert set(blade.families) == {"d'Alembert", "Hamilton-Lusternik", "dead reactions"}
    assert blade.largest_difference("d'Alembert") < END_STATE
    assert blade.largest_reaction_difference("d'Alembert") < 1e-8
    when = blade.divergence_time("d'Alembert", "Hamilton-Lusternik")
    # mu = 0.1: v differs by mu/m sin(theta) + ..., a thousandth of the size of the motion within the first second
    assert 0 < when < 1.0
    ours, other = blade.families["d'Alembert"][0], blade.families["Hamilton-Lusternik"][0]
    difference = blade.difference(ours, other)
    assert difference[0] == 0
    size = max(np.abs(ours.run[name]).max() for name in ("x", "y", "theta", "v", "omega"))
    k = int(np.searchsorted(ours.run.time, when))
    assert difference[k] > 1e-3 * size >= difference[k - 1]


def test_a_family_with_no_choice_made_does_not_part(blade: ap.Comparison) -> None:
    """Dead() has H = 0: d'Alembert's motion."""
    assert blade.divergence_time("d'Alembert", "dead reactions") is None
    assert blade.largest_difference("dead reactions") > 1e-2  # Dead() and Dead(mu=0.2) differ: H is the user's


def test_a_refusal_is_listed_with_its_reason_and_the_others_run(blade: ap.Comparison) -> None:
    (refused,) = [entry for entry in blade.entries if entry.run is None]
    assert refused.principle.name == "Elimination"
    assert "does not admit the constraint 'blade', which is linear in velocity" in refused.refusal
    assert len(blade.runs) == 6


def test_the_table_reads_well(blade: ap.Comparison) -> None:
    text = str(blade)
    lines = text.splitlines()
    assert lines[0] == "knife edge on an incline: one model, 6 principles"
    for word in ("family d'Alembert", "family Hamilton-Lusternik", "family dead reactions", "residual", "ops"):
        assert word in text
    assert "d'Alembert and Hamilton-Lusternik part at t = " in text
    assert "d'Alembert and dead reactions give one motion" in text
    assert any(line.startswith("refused: Elimination: ") for line in lines)
    assert "HamiltonLusternik(mu=" in text  # what makes it special
    assert repr(blade) == text


def test_the_figure_is_written(blade: ap.Comparison, tmp_path: Path) -> None:
    figure = blade.plot(tmp_path / "two.png")
    assert (tmp_path / "two.png").stat().st_size > 10_000
    motions, differences = figure.axes
    assert len(motions.lines) == 3  # one path a family
    assert len(differences.lines) == 5  # every run but the first


def test_without_a_list_all_that_apply_are_taken_but_those_that_need_a_choice() -> None:
    """Dead reactions need a choice of H, Kozlov's motions one of nu, which nobody made."""
    for name, wanted in {
        "two_pucks": {
            "Kane",
            "UdwadiaKalaba",
            "AppellChetaev",
            "Gauss",
            "GibbsAppell",
            "Maggi",
            "Jourdain",
            "Nielsen",
            "Hamilton",
            "HamiltonLusternik",
        },
        "jankowski_particle": {"Gauss", "HamiltonLusternik"},
        "charge_in_magnetic_field": {p.name for p in PRINCIPLES if not p.needs_bodies} - {"Dead", "Kozlov"},
    }.items():
        model = getattr(ap.catalogue, name)()
        assert {p.name for p in applicable(model.snapshot())} == wanted


def test_a_family_that_did_not_run_is_named(blade: ap.Comparison) -> None:
    with pytest.raises(KeyError, match="no run of the family 'Newton' is here; there are d'Alembert"):
        blade.largest_difference("Newton")


def test_integrable_constraints_show_one_motion_in_all_families() -> None:
    pendulum = ap.catalogue.cartesian_pendulum()
    every = [p() for p in PRINCIPLES if p.is_general]
    report = ap.compare(pendulum, every, duration=2.0, state={"x": -1.0, "y": 0.0}, tolerance=RUN)
    assert len(report.runs) == len(every)
    assert set(report.families) == {"d'Alembert", "Hamilton-Lusternik", "Kozlov", "dead reactions"}
    for other in ("Hamilton-Lusternik", "Kozlov", "dead reactions"):
        assert report.divergence_time("d'Alembert", other) is None
    first = report.entries[0]
    assert max(report.difference(first, entry).max() for entry in report.entries if entry.run is not None) < 1e-8


@pytest.mark.filterwarnings("ignore:the start of")
def test_a_system_that_stops_is_listed_as_refused_too() -> None:
    """Jankowski's particle: Hamilton-Lusternik starts from mu = 0, where it is singular; Gauss runs."""
    report = ap.compare(
        ap.catalogue.jankowski_particle(), duration=1.0, state={"x": 0, "y": 0, "u1": 1.0, "u2": 0.0}, tolerance=RUN
    )
    refusals = {entry.principle.name: entry.refusal for entry in report.entries if entry.run is None}
    assert list(refusals) == ["HamiltonLusternik"]
    assert "size of acceleration" in refusals["HamiltonLusternik"]


def test_where_nothing_runs_the_reason_is_raised() -> None:
    pucks, start = ap.catalogue.two_pucks(), {"u1": 0.3}
    with pytest.raises(ap.ModelError, match="no parameter 'm9'"):
        ap.compare(pucks, duration=1.0, state=start, parameters={"m9": 1.0})
    with pytest.raises(ap.NotApplicable, match="Lagrange does not admit"):
        ap.compare(pucks, [ap.Lagrange(), ap.Voronets()], duration=1.0, state=start)


def test_the_table_shows_how_far_families_and_choices_differ() -> None:
    """The blade under mu = 0.1 and 0.2: neither row may show zero, and the two are told apart."""
    principles = [ap.Kane(), ap.HamiltonLusternik(mu={"blade": 0.1}), ap.HamiltonLusternik(mu={"blade": 0.2})]
    found = ap.compare(ap.catalogue.knife_edge_on_incline(), principles, duration=4.0, state=BLADE)
    one, two = (f"HamiltonLusternik(mu={{'blade': {mu}}})" for mu in (0.1, 0.2))
    assert found.largest_difference("d'Alembert", "Hamilton-Lusternik") > 1e-2
    assert found.largest_difference("Kane", one) != found.largest_difference("Kane", two)
    assert found.divergence_time(one, two) > 0
    assert found[two].principle.mu == {"blade": 0.2}
    text = str(found)
    assert f"{one} and {two} part at t = " in text
    rows = {line.split(")")[0].strip() + ")": line for line in text.splitlines() if "ms" in line and "mu=" in line}
    assert set(rows) == {one, two}
    for row in rows.values():
        assert float(row.split(")")[1].split()[0]) > 1e-3  # from Kane's motion, not from itself
    assert found._repr_html_().count("<tr>") == 4


def test_reactions_are_compared_as_resultants_where_principles_give_them_at_other_points() -> None:
    """Kane gives the force at the sleigh's contact, Hamilton-Lusternik recovers it at the mass centre."""
    card = ap.catalogue.card_of("chaplygin-sleigh")
    report = ap.compare(card.model(), duration=2.0, state=card.start)
    between = report.largest_reaction_difference("d'Alembert", "Hamilton-Lusternik")
    assert np.isfinite(between)
    assert between > 1e-2
    assert report.largest_reaction_difference("d'Alembert") < 1e-12
    assert "inf" not in str(report)


def test_families_that_have_not_parted_yet_are_not_called_one_motion() -> None:
    card = ap.catalogue.card_of("chaplygin-sleigh")
    report = ap.compare(card.model(), [ap.Kane(), ap.HamiltonLusternik()], duration=0.2, state=card.start)
    apart = report.largest_difference("d'Alembert", "Hamilton-Lusternik")
    assert apart > 1e-4
    assert f"differ by at most {apart:.2g} in this time" in str(report)
    assert "give one motion" not in str(report)
