"""Known systems, each with a card of parameters, a start, invariants and published numbers.

In: the name of a system; its file is loaded when it is asked for.
Out: ``catalogue.two_pucks()`` is a model, ``catalogue.card_of("two-pucks")`` or ``catalogue.TWO_PUCKS`` its card,
``catalogue.SYSTEMS`` all cards, ``catalogue.NAMES`` their names.
Read first: ``card.py``, then ``systems/two_pucks.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from appell.catalogue.card import Card, Number, PublishedEigenvalue, Threshold
    from appell.model import Model

NAMES = (
    "two_pucks",
    "parallel_pucks",
    "equal_speed_pucks",
    "zekovich_fork",
    "rod_with_blade_across",
    "rod_with_blade_along",
    "appell_particle",
    "appell_hamel_limit",
    "constant_speed_tip",
    "prescribed_speed_tip",
    "tiring_tip",
    "cart_with_integral_action",
    "guided_particle",
    "nonholonomic_particle",
    "chaplygin_sleigh",
    "knife_edge_on_incline",
    "cartesian_pendulum",
    "perpendicular_bodies",
    "sled_with_rotor",
    "jankowski_particle",
    "charge_in_magnetic_field",
    "commutator_machine",
    "sliding_contact",
    "speed_reducer",
    "rough_hoop",
    "painleve_rod",
    "marle_servo",
    "driven_tip",
    "balancing_pole",
    "spacecraft_formation",
    "bicycle",
    "andrews_squeezer",
    "flyball_governor",
    "ball_in_tube",
    "rolling_disc",
    "rolling_hoop",
    "ball_on_turntable",
    "ball_on_tilted_turntable",
    "ball_on_sphere",
    "chaplygin_ball",
    "routh_sphere",
    "rolling_ellipsoid",
    "rattleback",
    "rolling_torus",
    "vertical_disc",
    "benenti",
    "appell_hamel",
    "suslov",
    "snakeboard",
    "roller_racer",
    "car_with_trailers",
    "three_wheeled_cart",
    "tricycle",
    "segway",
    "unicycle",
    "ball_bot",
    "double_pendulum",
    "cart_pole",
    "spacecraft_with_wheels",
    "falling_cat",
    "spraying_arm",
    "foucault_pendulum",
    "lagrange_top",
    "euler_top",
    "spherical_pendulum",
    "swinging_atwood",
    "bead_on_rotating_hoop",
    "cycloidal_pendulum",
    "bouncing_ball",
    "ladder_against_wall",
    "stick_slip_oscillator",
    "ball_in_cone",
    "tippe_top",
    "bricard",
    "four_bar",
    "n_four_bar",
    "slider_crank",
)
"""Every system, in the order of the gallery; a file of ``systems`` that is not named here fails a test."""

SYSTEMS: tuple[Card, ...]
"""The cards of all systems, loaded together when first asked for."""


def card_of(name: str) -> Card:
    """The card of a system, by its name with dashes or underscores.

    >>> import appell as ap
    >>> ap.catalogue.card_of("two-pucks").title
    'Two pucks with perpendicular velocities'

    Raises
    ------
    KeyError
        No system has that name.
    """
    stem = name.lower().replace("-", "_")
    if stem not in NAMES:
        raise KeyError(f"no system of the catalogue is named '{name}'")
    found: Card = import_module(f"appell.catalogue.systems.{stem}").CARD
    return found


def _building(card: Card) -> Callable[..., Model]:
    """The build function of a card, whose models know the invariants of the card."""

    @wraps(card.build)
    def build(*arguments: Any, **options: Any) -> Model:
        return card.known(card.build(*arguments, **options))

    return build


def __getattr__(name: str) -> Any:
    """A build function by its name, a card by the same in capitals, all cards, or a class of cards."""
    if name in NAMES:
        found: Any = _building(card_of(name))
    elif name.isupper() and name.lower() in NAMES:
        found = card_of(name)
    elif name in ("Card", "PublishedEigenvalue", "Number", "Threshold"):
        found = getattr(import_module("appell.catalogue.card"), name)
    elif name == "SYSTEMS":
        found = tuple(card_of(stem) for stem in NAMES)
    else:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return [*__all__, *NAMES]


__all__ = ["NAMES", "SYSTEMS", "Card", "PublishedEigenvalue", "Number", "Threshold", "card_of"]
