"""What every run certifies: residuals at every level, the balance of energy, finite numbers, the rank."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.integrate import simpson

from tests.support import CARDS, CASES, EVERY_CASE, classified, run_of
from tests.tolerances import CONSTRAINT, ENERGY, ENERGY_CONSERVED, ROUNDING


@pytest.mark.parametrize(("system", "principle"), EVERY_CASE)
def test_constraints_hold_to_rounding_over_the_whole_run(system: str, principle: str) -> None:
    audit = run_of(system, principle).audit
    assert audit.constraint_error < CONSTRAINT
    assert set(audit.residuals) == set(CARDS[system].kinds)
    for levels in audit.residuals.values():
        assert levels["acceleration"] < 1e-10
    found = [v for levels in audit.residuals.values() for k, v in levels.items() if k != "acceleration"]
    assert audit.constraint_error == max(found, default=0.0)


@pytest.mark.parametrize(("system", "principle"), EVERY_CASE)
def test_residuals_at_the_samples_are_within_those_of_the_audit(system: str, principle: str) -> None:
    run = run_of(system, principle)
    for name, levels in run.audit.residuals.items():
        for level, largest in levels.items():
            key = f"residual of {name} in {level}"
            if key in run.data:
                size = max(1.0, run["kinetic energy"].max())
                assert np.abs(run[key]).max() <= largest + ROUNDING * size  # outputs are summed in another order


@pytest.mark.parametrize(("system", "principle"), CASES)
def test_the_balance_of_energy_closes(system: str, principle: str) -> None:
    assert run_of(system, principle).audit.energy_error < ENERGY


@pytest.mark.parametrize(("system", "principle"), [case for case in EVERY_CASE if case not in CASES])
def test_the_balance_of_energy_closes_in_the_other_families(system: str, principle: str) -> None:
    """With the power of their reactions; and the effective energy of 004, E3.33, where there is one."""
    audit = run_of(system, principle).audit
    assert audit.energy_error < ENERGY
    if _closed(system):
        assert audit.effective_energy_error < ENERGY


def _closed(system: str) -> bool:
    """Nothing acts but gravity, and time does not appear."""
    model = CARDS[system].model()
    pushed = any(not load.gravity for load in model.snapshot().loads)
    return not pushed and not any(verdict.rheonomic for verdict in classified(system).values())


@pytest.mark.parametrize(("system", "principle"), [c for c in CASES if "energy" in CARDS[c[0]].invariants])
def test_energy_is_conserved_where_the_card_says_so(system: str, principle: str) -> None:
    run = run_of(system, principle)
    energy = run["energy"]
    size = max(1.0, run["kinetic energy"].max())
    assert np.abs(energy - energy[0]).max() < ENERGY_CONSERVED * size


@pytest.mark.parametrize(("system", "principle"), CASES)
def test_the_work_is_the_integral_of_the_powers(system: str, principle: str) -> None:
    """dE/dt = powers of loads (gravity is in E), reactions and drives; by Simpson's rule over the samples."""
    run = run_of(system, principle)
    loads = [load.name for load in run.equations._model.loads if not load.gravity]
    loads += [load.name for load in (*run.equations._model.dampers, *run.equations._model.generalised)]
    constraints = [c.name for c in run.equations.constraints]
    power = sum((run[f"power of {name}"] for name in (*loads, *constraints)), run["drive power"].copy())
    fine, coarse = simpson(power, x=run.time), simpson(power[::2], x=run.time[::2])
    change = run["energy"][-1] - run["energy"][0] + run.audit.lost
    size = max(1.0, np.abs(run["kinetic energy"]).max())
    assert abs(change - fine) < 1e-6 * size + abs(fine - coarse)  # the error of Simpson's rule itself, at most


@pytest.mark.parametrize(("system", "principle"), EVERY_CASE)
def test_every_number_of_a_run_is_finite(system: str, principle: str) -> None:
    run = run_of(system, principle)
    for name, values in run.data.items():
        assert np.isfinite(values.values).all(), name


@pytest.mark.parametrize(("system", "principle"), EVERY_CASE)
def test_the_rows_of_the_catalogue_are_independent_all_along(system: str, principle: str) -> None:
    run = run_of(system, principle)
    audit = run.audit
    rows = sum(row.name in CARDS[system].kinds for row in run.equations._mechanics.rows)
    if run.modes:  # rows are let go, and friction has rows of its own while it sticks
        assert audit.smallest_rank <= rows <= audit.rows == audit.largest_rank
    else:
        assert audit.rows == audit.smallest_rank == audit.largest_rank == rows
    assert audit.redundant == ()
    assert audit.steps > 0
    assert audit.evaluations > audit.steps
