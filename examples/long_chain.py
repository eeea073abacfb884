"""A chain of many links falls from the horizontal: nothing in the script grows but the loop that writes it.

python examples/long_chain.py [links]
"""

from __future__ import annotations

import sys

import appell as ap


def chain(links: int) -> ap.Model:
    """Rods on hinges whose axes alternate, in gravity."""
    model = ap.Model(f"chain of {links} links")
    N = model.frame
    angles = model.coordinates([f"q{i}" for i in range(links)])
    parent, joint = N, model.origin
    for i, angle in enumerate(angles):
        frame = parent.orientnew(f"L{i}", "Axis", [angle, (parent.z, parent.y, parent.x)[i % 3]])
        centre = joint.locatenew(f"C{i}", 0.15 * frame.x)
        model.body(f"link{i}", 0.8, frame=frame, position=centre, inertia=(0.002, 0.011, 0.013))
        parent, joint = frame, joint.locatenew(f"J{i}", 0.3 * frame.x)
    model.gravity(-9.81 * N.z)
    return model


if __name__ == "__main__":
    links = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    run = chain(links).derive(ap.Kane()).simulate(0.5, {}, samples=51)
    print(run.audit)
