"""In which order choices are tried: what is goes on, and what has just ended comes last."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from appell.simulate.modes.choice import Choice
from appell.simulate.modes.impact import Law
from appell.simulate.modes.phase import CLOSED, OPEN, STICKS

Choices = Sequence[Sequence[Choice]]


def ordered(
    staying: Sequence[Law], every: Choices, phases: Mapping[str, str], ended: Collection[str]
) -> list[list[Choice]]:
    """The choices of every law, that of its present phase first, or last where it has just ended.

    A slip that can stick, or an effort at its bound that can keep its row again, has ended, whichever guard of several
    saw it first: wheels that are braked to rest stick together.
    """
    found = []
    for law, choices in zip(staying, every, strict=True):
        phase = phases[law.name]
        rest = [c for c in choices if c.phase != phase]
        own = [c for c in choices if c.phase == phase]
        can_be_held = phase != OPEN and any(len(c.held) > len(now.held) for c in rest for now in own)
        found.append(rest + own if law.name in ended or can_be_held else own + rest)
    return found


def present(
    staying: Sequence[Law], every: Choices, phases: Mapping[str, str], ended: Collection[str]
) -> list[Choice] | None:
    """The choices that are the present phases, where it was only a guard of forces that ended one."""
    if any(phases[name] not in (STICKS, CLOSED) for name in ended):
        return None
    now = []
    for law, own in zip(staying, every, strict=True):
        now += [choice for choice in own if choice.phase == phases[law.name]][:1]
    return now if len(now) == len(staying) else None
