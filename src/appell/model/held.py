"""Whether every body of a model has its place."""

from __future__ import annotations

from appell.errors import ModelError
from appell.model.body import Mount
from appell.model.said import Said
from appell.model.snapshot import Mass


def require_held(said: Said) -> None:
    """Every body has its place: by a joint, or by a frame and a position."""
    if said.waiting and said.joints and not any(mass not in _hanging(said) for mass in said.masses):
        names = ", ".join(f"'{body.name}'" for body in said.waiting)
        raise ModelError(
            f"the mechanism '{said.name}' has no ground: its bodies hold each other, but nothing holds {names}; "
            "join one to model.ground, by ap.Free() if it is to fly."
        )
    for body in said.waiting:
        raise ModelError(
            f"the body '{body.name}' is not held by a joint and has no frame and position: "
            "give it one with model.joint."
        )


def _hanging(said: Said) -> set[Mass]:
    """The bodies that wait for their place, and those that hang on them."""
    found: set[Mass] = set(said.waiting)
    for _ in said.joints:  # a parent may have got its own place after the child
        for joint in said.joints:
            owner = joint.parent.body if isinstance(joint.parent, Mount) else joint.parent
            if owner in found and not joint.closes:
                found.add(joint.child)
    return found
