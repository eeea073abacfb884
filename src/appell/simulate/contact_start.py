"""Where contacts without a closed form begin: the deepest point of one surface in the other."""

from __future__ import annotations

import casadi as ca
import numpy as np
import scipy

from appell.equations import Equations
from appell.equations.forms import state_graph_of
from appell.model import ContactConstraint
from appell.numbers import MODE, NEWTON


def contact_guesses(equations: Equations, q: np.ndarray, parameters: np.ndarray, time: float) -> dict[int, float]:
    """The coordinates of every contact, by their place, for bodies at q."""
    place = {c: i for i, c in enumerate(equations.coordinates)}
    found: dict[int, float] = {}
    for contact in equations.mechanism.contacts:
        if contact.geometry.coordinates:
            places = [place[c] for c in contact.geometry.coordinates]
            found |= dict(zip(places, _deepest(equations, contact, places, (q, time, parameters)), strict=True))
    return found


def contacts_face(equations: Equations, q: np.ndarray, parameters: np.ndarray, time: float) -> bool:
    """Whether the surfaces of every contact meet from outside, matter against matter's surface."""
    m = state_graph_of(equations)
    outward = [
        m.lower(contact.geometry.outward) for contact in equations.mechanism.contacts if contact.geometry.coordinates
    ]
    if not outward:
        return True
    values = ca.Function("outward", [m.q, m.t, m.p], [ca.vertcat(*outward)])(q, time, parameters)
    return bool((np.array(values, float) > 0).all())


def _deepest(
    equations: Equations, contact: ContactConstraint, places: list[int], at: tuple[np.ndarray, float, np.ndarray]
) -> np.ndarray:
    """The least depth from the guess: along an edge, on a chart, or on the second surface in space."""
    m, geometry = state_graph_of(equations), contact.geometry
    q, time, p = at
    s = ca.vertcat(*[m.q[i] for i in places])
    depth, r = m.lower(geometry.depth), ca.vertcat(*[m.lower(e) for e in geometry.relations])
    guess = ca.vertcat(*[m.lower(e) for e in geometry.guess])
    column = ca.vertcat(ca.SX(depth), ca.gradient(ca.SX(depth), s), r, ca.vec(ca.jacobian(r, s)), guess)
    function = ca.Function("depth", [m.q, m.t, m.p], [ca.densify(column)])
    n = len(places)

    def read(value: np.ndarray) -> tuple[float, np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        full = q.copy()
        full[places[: value.size]] = value
        y = np.array(function(full, time, p), float).ravel()
        slope, r, J, guess = np.split(y[1:], [n, 2 * n, 2 * n + n * n])
        return float(y[0]), slope, r, J.reshape(n, n, order="F"), guess

    start = read(q[places])[-1]
    if n == 1:
        angles = np.linspace(-np.pi, np.pi, MODE.angles, endpoint=False)
        return np.array([min(angles, key=lambda a: read(np.array([a]))[0])])
    k = min(n, 3)
    rule = {"type": "eq", "fun": lambda z: read(z)[2][0], "jac": lambda z: read(z)[3][0, :k]}
    z = scipy.optimize.minimize(
        lambda z: read(z)[0],
        start[:k],
        jac=lambda z: read(z)[1][:k],
        method="SLSQP",
        constraints=[rule] if n == 4 else [],
        options={"maxiter": 200, "ftol": NEWTON.settled},
    ).x
    if n < 4:
        return np.asarray(z)
    # of grad f + mu grad h = 0 only mu is left: by least squares
    _, _, r, J, _ = read(np.append(z, 0.0))
    return np.append(z, -(J[1:, 3] @ r[1:]) / (J[1:, 3] @ J[1:, 3]))
