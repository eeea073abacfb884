"""Contacts that cease to be points: where a run ends since surfaces come to touch along a circle or a line.

The contact point follows the bodies at the rate dr/dq, and the coordinates s of one without a closed form, of which
relations h(q, s) = 0 say where it is, at -(dh/ds)^-1 dh/dq. Both grow without bound where the point becomes a circle or
a line: of a disc on a plane that leans by theta from lying flat as 1/theta.
"""

from __future__ import annotations

import casadi as ca
import numpy as np

from appell.equations import Equations
from appell.equations.forms import state_graph_of
from appell.model import ContactConstraint
from appell.numbers import MODE

ONE_POINT = (
    "the surfaces do not meet in one point there, as a disc or a torus that lies flat, which touches along a circle; "
    "tilt it, or hold three of its points"
)


def circle_hint(
    equations: Equations, begin: np.ndarray, end: np.ndarray, parameters: np.ndarray, times: tuple[float, float]
) -> str:
    """What to say of the contacts that are no points any more at the end of a run from ``begin``; nothing of others."""
    n = state_graph_of(equations).q.numel()
    names = []
    for contact in equations.mechanism.contacts:
        rate = _follows(equations, contact)
        first, last = (float(rate(x[:n], t, parameters)) for x, t in zip((begin, end), times, strict=True))
        if not np.isfinite(last) or last > MODE.runaway * max(first, 1.0):
            names.append(contact.name)
    if not names:
        return ""
    named = " and ".join(map(repr, names))
    return (
        f"; the contact of {named} turns into a circle or a line there, and no longer is a point (as of a disc or a "
        "torus that falls flat): end the run before by an event, or hold three of its points from then on"
    )


def _follows(equations: Equations, contact: ContactConstraint) -> ca.Function:
    """How fast the contact point follows the coordinates, as a number of (q, t, p)."""
    m, geometry = state_graph_of(equations), contact.geometry
    if not geometry.coordinates:
        point = ca.vertcat(*[m.lower(e) for e in contact.point])
        rate = ca.norm_fro(ca.jacobian(point, m.q))
        return ca.Function("follows", [m.q, m.t, m.p], [m.now(rate)])
    place = {c: i for i, c in enumerate(equations.coordinates)}
    own = [place[c] for c in geometry.coordinates]
    rest = [i for i in range(m.q.numel()) if i not in own]
    J = ca.jacobian(ca.vertcat(*[m.lower(e) for e in geometry.relations]), m.q)
    rate = ca.norm_fro(ca.solve(ca.densify(J[:, own]), ca.densify(J[:, rest])))
    return ca.Function("follows", [m.q, m.t, m.p], [m.now(rate)])
