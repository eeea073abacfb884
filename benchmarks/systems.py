"""Mechanisms for measurements: the same chain for appell and for its peers."""

from __future__ import annotations

import appell as ap

LENGTH, MASS, INERTIA, GRAVITY = 0.3, 0.8, (0.002, 0.011, 0.013), 9.81
"""Each link: a rod along its x axis, its mass centre half way, principal moments about it."""

AXES = "zyx"
"""Hinge axes, in turn."""


def spatial_chain(links: int) -> ap.Model:
    """An open chain of rods on hinges whose axes alternate, hanging in gravity along -z."""
    model = ap.Model(f"chain of {links} links")
    N = model.frame
    names = " ".join(f"q{i}" for i in range(links)), " ".join(f"u{i}" for i in range(links))
    angles, speeds = model.coordinates(names[0]), model.speeds(names[1])
    if links == 1:
        angles, speeds = (angles,), (speeds,)
    parent, joint = N, model.origin
    for i, (angle, speed) in enumerate(zip(angles, speeds, strict=True)):
        axis = getattr(parent, AXES[i % 3])
        frame = parent.orientnew(f"L{i}", "Axis", [angle, axis])
        frame.set_ang_vel(parent, speed * axis)
        centre = joint.locatenew(f"C{i}", LENGTH / 2 * frame.x)
        model.body(f"link{i}", MASS, frame=frame, position=centre, inertia=INERTIA)
        parent, joint = frame, joint.locatenew(f"J{i}", LENGTH * frame.x)
    model.gravity(-GRAVITY * N.z)
    return model
