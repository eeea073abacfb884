"""Reactions as arrows: where each acts along a run, which way, and whose it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from appell.equations.reaction_outputs import reaction_points

if TYPE_CHECKING:
    from appell.simulate.run import Run

NOTHING = 1e-12
"""A history whose largest vector is shorter than this part of the largest of all is not drawn."""


@dataclass(frozen=True, eq=False)
class ForceHistory:
    """A force or torque of a constraint on a place, over time.

    Attributes
    ----------
    constraint, place
        Whose reaction, and what it acts on.
    part : str
        "normal" and "friction" of a contact; "ideal" and "nonideal" of a constraint with a law or actuators; "ideal"
        of any other.
    at, vector
        Where it acts and what it is, in the ground: (time, 3) each.
    torque : bool
        Whether it is a torque.
    """

    constraint: str
    place: str
    part: str
    at: np.ndarray
    vector: np.ndarray
    torque: bool = False


def forces(run: Run) -> tuple[ForceHistory, ...]:
    """The reactions of a run as vectors at places, contacts split into push and friction.

    Parameters
    ----------
    run
        A run that has its equations.

    Examples
    --------
    >>> import appell as ap
    >>> from appell.view.scene.forces import forces
    >>> card = ap.catalogue.card_of("rolling-disc")
    >>> run = card.model().derive(ap.Kane(reactions=True)).simulate(0.1, card.start, samples=3)
    >>> [(f.constraint, f.place, f.part) for f in forces(run)]
    [('rolls', 'disc', 'normal'), ('rolls', 'disc', 'friction')]
    """
    found: list[ForceHistory] = []
    contacts = {c.name: c for c in run.description.contacts}
    for name, reaction in run.reactions.items():
        if name in contacts:
            found += _contact(run, name)
            continue
        for place in reaction:
            found += _acting(run, name, place)
    largest = {kind: max((_size(f) for f in found if f.torque is kind), default=0.0) for kind in (False, True)}
    return tuple(f for f in found if _size(f) > NOTHING * largest[f.torque])


def _contact(run: Run, name: str) -> list[ForceHistory]:
    """The push along the normal and the friction across it, at the contact point, on the first body that moves."""
    contact = run.contacts[name]
    first, second = next(c.places for c in run.description.contacts if c.name == name)
    sign, place = (1.0, first) if first is not None else (-1.0, str(second))
    force = sign * contact.force
    push = (force * contact.normal).sum(axis=1, keepdims=True) * contact.normal
    parts = [("normal", push), ("friction", force - push)]
    return [ForceHistory(name, place, part, contact.point, vector) for part, vector in parts]


def _acting(run: Run, name: str, place: str) -> list[ForceHistory]:
    reaction = run.reactions[name][place]
    recovered = name in run.description.recovered
    through, _ = reaction_points(run.equations, name, place, recovered)
    at = _place(run, through, place)
    if at is None:
        return []
    found = []
    for torque in (False, True):
        kind = "torque" if torque else "force"
        ideal, rest = getattr(reaction.ideal, kind), getattr(reaction.nonideal, kind)
        found.append(ForceHistory(name, place, "ideal", at, ideal, torque))
        if np.abs(rest).max(initial=0.0) > 0:
            found.append(ForceHistory(name, place, "nonideal", at, rest, torque))
    return found


def _place(run: Run, *names: str) -> np.ndarray | None:
    for name in names:
        if run.results.has("place position", name):
            return run.position(name)
    return None


def _size(f: ForceHistory) -> float:
    return float(np.nan_to_num(np.linalg.norm(f.vector, axis=1)).max(initial=0.0))


def arrow_lengths(
    sizes: np.ndarray, extent: float, scale: str | float = "automatic", largest: float = 0.0
) -> np.ndarray:
    """How long arrows are drawn for vectors of these sizes.

    "automatic": the largest along the run is 0.6 of the extent. "logarithmic": so too, and one a thousand times smaller
    is still seen: log(1 + 1000 f / F) / log 1001. A number: metres for each newton (or newton metre).
    """
    sizes = np.asarray(sizes, float)
    top = largest or float(sizes.max(initial=0.0))
    if not isinstance(scale, str):
        return sizes * float(scale)
    if top <= 0:
        return np.zeros_like(sizes)
    if scale == "logarithmic":
        return np.asarray(0.6 * extent * np.log1p(1000 * sizes / top) / np.log(1001))
    return 0.6 * extent * sizes / top
