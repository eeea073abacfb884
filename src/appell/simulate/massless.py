"""Which speeds nothing decides: no mass moves with them, and no constraint holds them."""

from __future__ import annotations

from collections.abc import Sequence

from appell.model import name_of
from appell.system import System


def massless_hint(system: System, speeds: Sequence[object]) -> str:
    """What to say after "the accelerations are not unique", of the speeds whose columns of M and of A are zero.

    M udot = F + B lam, A udot = -gamma: such a udot is in no equation. Empty where there is none, or where M is not
    written out.
    """
    dynamics = system.functions.get("dynamics")
    if dynamics is None:
        return ""
    written = dynamics.sparsity_out(0)
    n, rows = system.sizes.speeds, system.sizes.rows
    mass = system.sizes.coordinates
    held = mass + n * n + n
    entries = set(written.row())
    lone = [
        name_of(speed)
        for k, speed in enumerate(speeds)
        if entries.isdisjoint(range(mass + n * k, mass + n * (k + 1)))
        and entries.isdisjoint(range(held + rows * k, held + rows * (k + 1)))
    ]
    if not lone:
        return ""
    names = " and ".join(map(repr, lone))
    return (
        f"; no mass moves with {names} and no constraint holds {'it' if len(lone) == 1 else 'them'}: leave out the "
        f"coordinate, or give what it moves a mass"
    )
