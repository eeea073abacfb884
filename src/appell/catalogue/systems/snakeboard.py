"""The snakeboard: a rider who turns and two trucks steered against each other drive it without a push."""

from __future__ import annotations

import numpy as np

import appell as ap
from appell.catalogue.card import Card, Number
from appell.catalogue.efforts import efforts


def snakeboard() -> ap.Model:
    """Neither truck slips sideways; the front one is steered by phi, the rear one by -phi. Springs drive both turns."""
    model = ap.Model("snakeboard")
    N = model.frame
    m, J, M, Jr, w, Jw, length = model.parameters(
        "m J M Jr w Jw l",
        [3.0, 0.3, 60.0, 3.0, 1.0, 0.02, 0.4],
        unit=["kg", "kg m^2", "kg", "kg m^2", "kg", "kg m^2", "m"],
        description=[
            "mass of the board",
            "moment of the board about its centre",
            "mass of the rider",
            "moment of the rider about the vertical",
            "mass of a truck",
            "moment of a truck about its pin",
            "trucks before and behind the centre",
        ],
    )
    k_rider, k_trucks = model.parameters(
        "k_rider k_trucks",
        [30.0, 0.5],
        unit="N m",
        description=["spring between board and rider", "spring between board and trucks"],
    )
    x, y, theta, psi, phi = model.coordinates("x y theta psi phi")
    model.speeds("vx vy omega psidot phidot")
    along = N.orientnew("along", "Axis", [theta, N.z])
    centre = x * N.x + y * N.y
    model.body("board", m, frame=along, position=centre, inertia_zz=J)
    model.body("rider", M, frame=along.orientnew("torso", "Axis", [psi, N.z]), position=centre, inertia_zz=Jr)
    for name, side in (("front", 1), ("rear", -1)):
        steered = along.orientnew(f"{name} axle", "Axis", [side * phi, N.z])
        truck = model.body(name, w, frame=steered, position=centre + side * length * along.x, inertia_zz=Jw)
        model.constrain(f"{name} wheels", ap.velocity(truck).dot(steered.y))
    model.potential("springs", k_rider * psi**2 / 2 + k_trucks * phi**2)
    return model


def _steering(run: ap.Run) -> np.ndarray:
    """The trucks swing by themselves: 2 Jw phi'' = -2 k phi."""
    rate = np.sqrt(run.parameters["k_trucks"] / run.parameters["Jw"])
    return np.asarray(run["phi"][0] * np.cos(rate * run.time) + run["phidot"][0] / rate * np.sin(rate * run.time))


# The start of a gait: the trucks swing a quarter of a turn behind the shoulders. In phase the board would only rock.
_START = {"x": 0.0, "y": 0.0, "theta": 0.0, "psi": 0.8, "phi": 0.0, "vx": 0.0, "psidot": 0.0, "phidot": 2.5}
_INDEPENDENT = "SciPy DOP853 on the reduced equations (tests/catalogue)"

CARD = Card(
    name="snakeboard",
    title="Snakeboard",
    build=snakeboard,
    start=_START,
    duration=5.0,
    shows=("x", "psi", "phi"),
    actuators=efforts(shoulders={"psi": 1}, feet={"phi": 1}),
    kinds={"front wheels": "linear nonholonomic", "rear wheels": "linear nonholonomic"},
    source="Ostrowski, Lewis, Murray and Burdick 1994; Bloch, Krishnaprasad, Marsden and Murray 1996",
    summary="Turning the shoulders while the feet steer moves the board forward, though nothing pushes on the ground.",
    exact={"phi": _steering},
    invariants={"energy": lambda run: run["energy"]},
    numbers=(
        Number("x", 0.7613928718433, 5.0, _INDEPENDENT, 1e-8, _START),
        Number("theta", -0.06649550192478, 5.0, _INDEPENDENT, 1e-8, _START),
    ),
)
