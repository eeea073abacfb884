"""Andrews' squeezing mechanism: seven bodies in a plane, three loops, driven by a torque."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import appell as ap
from appell.catalogue.card import Card, Number

_MASSES = [0.04325, 0.00365, 0.02373, 0.00706, 0.07050, 0.00706, 0.05498]
_INERTIAS = [2.194e-6, 4.410e-7, 5.255e-6, 5.667e-7, 1.169e-5, 5.667e-7, 1.912e-5]
_LENGTHS = {
    "d": 0.028, "da": 0.0115, "e": 0.02, "ea": 0.01421, "rr": 0.007, "ra": 0.00092, "ss": 0.035, "sa": 0.01874,
    "sb": 0.01043, "sc": 0.018, "sd": 0.02, "ta": 0.02308, "tb": 0.00916, "u": 0.04, "ua": 0.01228, "ub": 0.00449,
    "zf": 0.02, "zt": 0.04, "fa": 0.01421, "xa": -0.06934, "ya": -0.00227, "xb": -0.03635, "yb": 0.03273, "xc": 0.014,
    "yc": 0.072, "l0": 0.07785,
}  # fmt: skip


def andrews_squeezer() -> ap.Model:
    """Angles and lengths as in Hairer and Wanner; positions of mass centres after their mass matrix."""
    model = ap.Model("Andrews' squeezer")
    N = model.frame
    masses = model.parameters("m1:8", _MASSES, unit="kg", description="mass of a body")
    inertias = model.parameters("I1:8", _INERTIAS, unit="kg m^2", description="moment of inertia about the mass centre")
    lengths = model.parameters(" ".join(_LENGTHS), list(_LENGTHS.values()), unit="m", description="length")
    c0, torque = model.parameters(
        "c0 mom", [4530.0, 0.033], unit=["N/m", "N m"], description=["stiffness of the spring", "driving torque"]
    )
    L = dict(zip(_LENGTHS, lengths, strict=True))
    angles = model.coordinates("beta theta gamma phi delta Omega epsilon")
    beta, theta, gamma, phi, delta, Omega, epsilon = angles
    turns = [beta, beta + theta, gamma, phi + delta, delta, Omega + epsilon, epsilon]
    frames = [N.orientnew(f"B{i + 1}", "Axis", [turn, N.z]) for i, turn in enumerate(turns)]
    K1, K2, K3, K4, K5, K6, K7 = frames
    A, B, C = (L[f"x{k}"] * N.x + L[f"y{k}"] * N.y for k in "abc")
    centres = [
        L["ra"] * K1.x,
        L["rr"] * K1.x - L["da"] * K2.x,
        B + L["sb"] * K3.x - L["sa"] * K3.y,
        A + L["zt"] * K5.x - (L["e"] - L["ea"]) * K4.y,
        A + L["ta"] * K5.x + L["tb"] * K5.y,
        A - L["u"] * K7.y + (L["zf"] - L["fa"]) * K6.x,
        A - L["ub"] * K7.x - L["ua"] * K7.y,
    ]
    bodies = [
        model.body(f"K{i + 1}", mass, frame=frame, position=centre, inertia_zz=inertia)
        for i, (mass, frame, centre, inertia) in enumerate(zip(masses, frames, centres, inertias, strict=True))
    ]
    model.torque(bodies[0], torque * N.z, name="drive")
    D = B + L["sd"] * K3.x - L["sc"] * K3.y
    stretched = (D - C).to_matrix(N).norm()
    model.potential("spring", c0 * (stretched - L["l0"]) ** 2 / 2)
    P = L["rr"] * K1.x - L["d"] * K2.x
    loops = {
        "loop at B": P - B + L["ss"] * K3.y,
        "first loop at A": P - A - L["zt"] * K5.x + L["e"] * K4.y,
        "second loop at A": P - A + L["u"] * K7.y - L["zf"] * K6.x,
    }
    for name, gap in loops.items():
        model.constrain(name, [gap.dot(N.x), gap.dot(N.y)])
    _draw(bodies, L)
    model.shape(model.ground, ap.shapes.sphere(L["da"] / 8, at=(L["xc"], L["yc"], 0)))
    return model


def _draw(bodies: list[ap.Body], L: dict[str, Any]) -> None:
    """Bars from pin to pin, from each mass centre; those of K2, K3, K4 and K6 meet at P."""
    K1, K2, K3, K4, K5, K6, K7 = bodies
    corners = {
        K1: [(-L["ra"], 0), (L["rr"] - L["ra"], 0)],
        K2: [(L["da"], 0), (L["da"] - L["d"], 0)],
        K3: [(-L["sb"], L["sa"]), (-L["sb"], L["sa"] - L["ss"]), (L["sd"] - L["sb"], L["sa"] - L["sc"])],
        K4: [(0, L["e"] - L["ea"]), (0, -L["ea"])],
        K5: [(-L["ta"], -L["tb"]), (L["zt"] - L["ta"], -L["tb"])],
        K6: [(L["fa"] - L["zf"], 0), (L["fa"], 0)],
        K7: [(L["ub"], L["ua"]), (L["ub"], L["ua"] - L["u"])],
    }
    for body, points in corners.items():
        ends = [*pairwise(points), *([(points[-1], points[0])] if len(points) > 2 else [])]
        body.shape(*(ap.shapes.rod((*a, 0), (*b, 0)) for a, b in ends))


_START = {
    "beta": -0.0617138900142764496,
    "theta": 0.0,
    "gamma": 0.455279819163070380,
    "phi": 0.222668390165885885,
    "delta": 0.487364979543842550,
    "Omega": -0.222668390165885885,
    "epsilon": 1.23054744454982119,
} | dict.fromkeys(("betadot", "thetadot", "gammadot", "phidot", "deltadot", "Omegadot", "epsilondot"), 0.0)
_END = {
    "beta": 15.81077119629904,
    "theta": -15.75637105984298,
    "gamma": 0.04082224013073101,
    "phi": -0.5347301163226948,
    "delta": 0.5244099658805304,
    "Omega": 0.5347301163226948,
    "epsilon": 1.048080741042263,
}
_REFERENCE = "Test Set for IVP Solvers, Andrews' squeezing mechanism: PSIDE at 1e-14"

CARD = Card(
    name="andrews-squeezer",
    title="Andrews' squeezing mechanism",
    build=andrews_squeezer,
    start=_START,
    duration=0.03,
    kinds={
        "loop at B": "holonomic",
        "first loop at A": "holonomic",
        "second loop at A": "holonomic",
    },
    source="Hairer and Wanner, Solving Ordinary Differential Equations II, VII.7; Giles 1978, Manning 1981",
    summary="Seven bodies and three loops; in 0.03 s the torque turns the crank two and a half times.",
    invariants={"energy less work": lambda run: run["energy"] - run["work"]},
    numbers=tuple(Number(name, value, 0.03, _REFERENCE, 1e-8, _START) for name, value in _END.items()),
)
