"""What every run certifies: residuals at every level, the balance of energy, finite numbers, the rank."""

from __future__ import annotations

import numpy as np
from scipy.integrate import simpson

from appell.model.mechanism import has_modes
from tests.laws.certificate.case import Case
from tests.support import CARDS, classified
from tests.tolerances import CONSTRAINT, ENERGY, ENERGY_CONSERVED, HIGHER_CONSTRAINT, RATES, ROUNDING


def every_number_of_the_run_is_finite(case: Case) -> None:
    bad = [name for name, values in case.values() if not np.isfinite(values).all()]
    assert not bad


def constraints_hold_over_the_whole_run(case: Case) -> None:
    audit = case.run.audit
    if not case.has_blocks:
        assert audit.constraint_error < HIGHER_CONSTRAINT
        return
    assert audit.constraint_error < CONSTRAINT
    assert set(audit.residuals) == set(case.card.kinds)
    for name, levels in audit.residuals.items():
        assert levels["acceleration"] < RATES, name
    found = [v for levels in audit.residuals.values() for k, v in levels.items() if k != "acceleration"]
    assert audit.constraint_error == max(found, default=0.0)


def residuals_at_the_samples_are_within_those_of_the_audit(case: Case) -> None:
    size = max(1.0, case.kinetic_energy.max())
    for name, level, values in case.sampled_residuals():
        largest = case.run.audit.residuals[name][level]
        assert np.abs(values).max() <= largest + ROUNDING * size, (name, level)  # outputs are summed in another order


def the_balance_of_energy_closes(case: Case) -> None:
    """With the power of the reactions of each family."""
    assert case.run.audit.energy_error < ENERGY


def the_effective_energy_is_conserved_where_nothing_acts(case: Case) -> None:
    """The effective energy of 004, E3.33, where there is one."""
    if is_closed(case.system):
        assert case.run.audit.effective_energy_error < ENERGY


def is_closed(system: str) -> bool:
    """Nothing acts but gravity, and time does not appear."""
    pushed = any(not load.gravity for load in CARDS[system].model().snapshot().loads)
    return not pushed and not any(verdict.rheonomic for verdict in classified(system).values())


def the_audit_figures_of_energy_are_those_of_the_samples(case: Case) -> None:
    """max |E - E0 - W + lost| over the largest kinetic energy, formed here once more from what the run shows."""
    size = case.kinetic_energy.max()
    size = size if size > 0 else 1.0
    received = case.work - case.lost_in_impacts
    drift = np.abs((case.energy - case.energy[0]) - (received - received[0])).max()
    assert abs(case.run.audit.energy_error - drift / size) < ROUNDING * max(1.0, np.abs(case.energy).max() / size)
    if case.effective_energy is not None:
        energy, received = case.effective_energy, case.effective_work - case.lost_in_impacts
        drift = np.abs((energy - energy[0]) - (received - received[0])).max()
        found = case.run.audit.effective_energy_error
        assert abs(found - drift / size) < ROUNDING * max(1.0, np.abs(energy).max() / size)


def energy_is_conserved_where_the_card_says_so(case: Case) -> None:
    if "energy" in case.card.invariants:
        size = max(1.0, case.kinetic_energy.max())
        assert np.abs(case.energy - case.energy[0]).max() < ENERGY_CONSERVED * size


def the_work_is_the_integral_of_the_powers(case: Case) -> None:
    """dE/dt = powers of loads (gravity is in E), reactions and drives; by Simpson's rule over the samples."""
    model = case.equations.mechanism
    loads = [load.name for load in model.loads if not load.gravity]
    loads += [load.name for load in (*model.dampers, *model.generalised)]
    constraints = [c.name for c in case.equations.mechanism.constraints]
    power = sum((case.power(name) for name in (*loads, *constraints)), case.drive_power.copy())
    fine, coarse = simpson(power, x=case.time), simpson(power[::2], x=case.time[::2])
    change = case.energy[-1] - case.energy[0] + case.run.audit.lost
    size = max(1.0, np.abs(case.kinetic_energy).max())
    assert abs(change - fine) < 1e-6 * size + abs(fine - coarse)  # the error of Simpson's rule itself, at most


def the_rows_are_independent_all_along(case: Case) -> None:
    audit = case.run.audit
    rows = sum(row.name in case.card.kinds for row in case.mechanics.rows)
    if has_modes(case.equations.mechanism):  # rows are let go, and friction has rows of its own while it sticks
        assert audit.smallest_rank <= rows <= audit.rows == audit.largest_rank
    else:
        assert audit.rows == audit.smallest_rank == audit.largest_rank == rows
    assert audit.redundant == ()
    assert audit.steps > 0
    assert audit.evaluations > audit.steps
