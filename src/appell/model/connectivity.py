"""Whether every body of a model has its place."""

from __future__ import annotations

from appell.errors import ModelError
from appell.model.body import AttachmentFrame, Mass
from appell.model.mechanism import Mechanism


def require_connected(data: Mechanism) -> None:
    """Every body has its place: by a joint, or by a frame and a position."""
    if data.waiting and data.joints and not any(mass not in _hanging(data) for mass in data.masses):
        names = ", ".join(f"'{body.name}'" for body in data.waiting)
        raise ModelError(
            f"the mechanism '{data.name}' has no ground: its bodies hold each other, but nothing holds {names}; "
            "join one to model.ground, by ap.Free() if it is to fly."
        )
    for body in data.waiting:
        raise ModelError(
            f"the body '{body.name}' has neither a joint nor a frame and position: give it a joint with model.joint."
        )


def _hanging(data: Mechanism) -> set[Mass]:
    """The bodies that wait for their place, and those that hang on them."""
    found: set[Mass] = set(data.waiting)
    for _ in data.joints:  # a parent may have got its own place after the child
        for joint in data.joints:
            owner = joint.parent.body if isinstance(joint.parent, AttachmentFrame) else joint.parent
            if owner in found and not joint.closes:
                found.add(joint.child)
    return found
