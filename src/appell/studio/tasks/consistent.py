"""A start that satisfies the constraints: what was given where it can be kept, else the nearest there is."""

from __future__ import annotations

from typing import Any

from appell.numbers import NEWTON
from appell.simulate.pointwise import assembled
from appell.studio.tasks.mechanism import asked, mechanism


def consistent(request: dict[str, Any], progress: Any) -> dict[str, Any]:
    """The whole consistent state, and what had to be moved."""
    found = mechanism(request)
    wanted = asked(request, found)
    state = assembled(found.derived(wanted.principle), wanted.start, wanted.parameters, nearest=True)
    changed = [
        {"name": name, "from": value, "to": state[name]}
        for name, value in wanted.start.items()
        if name in state and abs(state[name] - value) > NEWTON.consistent * max(1.0, abs(value))
    ]
    return {"start": state, "changed": changed}
