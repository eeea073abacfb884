"""How many random parking problems of a car are planned from the default guesses.

    python benchmarks/random_parking.py [200]

Every place is reachable, since a car can be moved anywhere; the time and the bounds of force, torque and steering are
those of opty's example "Parallel Park a Car". A plan counts if two meshes agree and its replay does too.
"""

from __future__ import annotations

import sys
import time

import numpy as np

import appell as ap

DURATION = 30.0
REPLAYS = 1e-6


def parking_car() -> ap.Equations:
    """Two axles with blades, a force along the chassis, a torque between chassis and steered axle."""
    car = ap.Model("car to park")
    N = car.frame
    m, moment, a, b = car.parameters("m I a b", [1200.0, 1300.0, 1.5, 1.5])
    x, y, theta, delta = car.coordinates("x y theta delta")
    F, T = car.input("F"), car.input("T")
    chassis = N.orientnew("A", "Axis", [theta, N.z])
    steered = chassis.orientnew("B", "Axis", [delta, N.z])
    centre = x * N.x + y * N.y
    body = car.body("body", m, frame=chassis, position=centre, inertia_zz=moment)
    wheel = car.body("wheel", m / 6, frame=steered, position=centre + a * chassis.x, inertia_zz=moment / 32)
    rear = car.point("rear", -b * chassis.x, on=body)
    car.constrain("rear axle", ap.velocity(rear).dot(chassis.y))
    car.constrain("front axle", ap.velocity(wheel).dot(steered.y))
    car.force(rear, F * chassis.x)
    car.torque(body, -T * N.z)
    car.torque(wheel, T * N.z)
    return car.derive(ap.Kane())


def outcome(equations: ap.Equations, goal: tuple[float, float, float], seed: int) -> str:
    """What became of one problem, in a word."""
    rest = dict.fromkeys(("x", "y", "theta", "delta", "xdot", "ydot", "thetadot", "deltadot"), 0.0)
    try:
        plan = ap.plan(
            equations, rest, rest | dict(zip(("x", "y", "theta"), goal, strict=True)), duration=DURATION,
            cost=sum(each.function**2 for each in equations.mechanism.inputs),
            bounds={"delta": (-np.pi / 4, np.pi / 4), "T": (-50, 50), "F": (-300, 300)}, progress=False, seed=seed,
        )  # fmt: skip
    except ap.SimulationError as error:
        return f"refused: {error}"
    if not plan.agrees:
        return "meshes do not agree"
    return "planned" if plan.replay_error() < REPLAYS else f"replay differs by {plan.replay_error():.1e}"


def main(count: int) -> None:
    """Plans to ``count`` places within 5 m, with headings within a right angle."""
    equations, draw = parking_car(), np.random.default_rng(2026)
    words: list[str] = []
    for number in range(count):
        x, y = draw.uniform(-5, 5, 2)
        theta = draw.uniform(-np.pi / 2, np.pi / 2)
        begin = time.process_time()
        words.append(outcome(equations, (x, y, theta), number))
        print(
            f"{number:4d}  {x:6.2f} {y:6.2f} {theta:6.2f}  {time.process_time() - begin:5.1f} s  {words[-1]}",
            flush=True,
        )
    print(f"{words.count('planned')} of {count} planned")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
