"""Everything that must hold of one system under one principle: derived once, run once, checked law by law.

A law is a function that asserts, with the sentence it asserts as its name; ``applies`` says of which cases it is a law.
A certificate is the list of the laws that fail, each with what was found.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import appell as ap
from tests.laws.certificate import agreement, balance, cards, virtual_work
from tests.laws.certificate.case import Case


@dataclass(frozen=True)
class Law:
    """A statement and the cases it is made of."""

    check: Callable[[Case], None]
    applies: Callable[[Case], bool]

    @property
    def name(self) -> str:
        """The statement in words."""
        return self.check.__name__.replace("_", " ")


def _every(case: Case) -> bool:
    return True


def _blocks(case: Case) -> bool:
    """M, F, A, gamma and B over the speeds."""
    return case.has_blocks


def _dalembert(case: Case) -> bool:
    """The family whose motions the cards speak of."""
    return case.has_blocks and case.dalembert


def _other_families(case: Case) -> bool:
    return case.has_blocks and not case.dalembert


def _bodies(case: Case) -> bool:
    """Reactions are vectors on bodies."""
    return case.has_blocks and case.has_bodies


LAWS: tuple[Law, ...] = (
    Law(cards.deriving_in_the_run_algebra_takes_under_a_second_of_processor_time, _every),
    Law(cards.the_principle_is_among_those_the_classification_offers, _every),
    Law(cards.invariants_stay_what_they_are, _every),
    Law(cards.exact_histories_are_met, _every),
    Law(cards.published_numbers_are_met, _every),
    Law(agreement.accelerations_agree_within_the_family_at_random_states, _blocks),
    Law(agreement.native_accelerations_are_those_of_a_dense_solve_of_the_blocks, _blocks),
    Law(agreement.end_states_agree_within_the_family, _blocks),
    Law(agreement.reactions_along_the_run_agree_within_the_family, _blocks),
    Law(agreement.without_a_choice_of_its_own_a_family_starts_with_the_accelerations_of_dalembert, _other_families),
    Law(balance.every_number_of_the_run_is_finite, _every),
    Law(balance.constraints_hold_over_the_whole_run, _every),
    Law(balance.residuals_at_the_samples_are_within_those_of_the_audit, _blocks),
    Law(balance.the_balance_of_energy_closes, _every),
    Law(balance.the_effective_energy_is_conserved_where_nothing_acts, _other_families),
    Law(balance.the_audit_figures_of_energy_are_those_of_the_samples, _blocks),
    Law(balance.energy_is_conserved_where_the_card_says_so, _dalembert),
    Law(balance.the_work_is_the_integral_of_the_powers, _dalembert),
    Law(balance.the_rows_are_independent_all_along, _blocks),
    Law(virtual_work.reactions_act_along_the_gradients_of_their_rows, _blocks),
    Law(virtual_work.the_mass_matrix_is_that_of_the_masses, _blocks),
    Law(virtual_work.what_the_motion_needs_beyond_the_given_forces_does_no_virtual_work, _bodies),
    Law(virtual_work.the_reactions_are_what_the_motion_needs_beyond_the_given_forces, _bodies),
    Law(virtual_work.the_power_of_a_reaction_is_that_of_its_forces_and_torques, _bodies),
)


def broken_laws(system: str, principle: str) -> list[str]:
    """The laws that fail in one case, each with what was found; empty where all hold."""
    case, found = Case(system, principle), []
    for law in LAWS:
        if law.applies(case):
            try:
                law.check(case)
            except (AssertionError, ap.AppellError) as error:
                found.append(f"{law.name}: {type(error).__name__}: {_short(str(error))}")
    return found


def _short(message: str, lines: int = 12) -> str:
    kept = [line for line in message.strip().splitlines() if line.strip()]
    return "\n    ".join(kept[:lines])
