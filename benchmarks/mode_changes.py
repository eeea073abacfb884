"""What a hundred changes of mode cost: a stick-slip oscillator against the same mass without friction.

    python benchmarks/mode_changes.py

Processor time of whole runs, the best of 100, turn by turn: the ratio, and microseconds per change beside what a run
costs anyway. Then what the stepper does in both: a mode in which the mass sticks takes few steps, and on each step the
guards are evaluated at 13 points.
"""

from __future__ import annotations

import time

import numpy as np

import appell as ap

G, STATIC, KINETIC, STIFFNESS, BELT = 9.81, 0.5, 0.3, 4.0, 0.2
CHANGES, REPEATS = 100, 100


def oscillator(rough: bool) -> ap.Equations:
    """A mass of 1 kg on a spring and on a belt."""
    model = ap.Model("a mass on a belt")
    N = model.frame
    x, y = model.coordinates("x y")
    mass = model.particle("mass", mass=1, position=x * N.x + y * N.y)
    model.gravity(-G * N.y)
    model.potential("spring", STIFFNESS * x**2 / 2)
    height = ap.position(mass).dot(N.y)
    if rough:
        friction = ap.Coulomb(KINETIC, STATIC, slip=ap.velocity(mass) - BELT * N.x)
        model.constrain("belt", height >= 0, friction=friction)
    else:
        model.constrain("belt", height)
    return model.derive(ap.UdwadiaKalaba())


def best(cases: dict[str, tuple[ap.Equations, float]], state: dict[str, float]) -> dict[str, float]:
    """The least processor time of a run of each, turn by turn so that all see the same machine."""
    taken: dict[str, list[float]] = {name: [] for name in cases}
    for _ in range(REPEATS):
        for name, (equations, duration) in cases.items():
            before = time.process_time()
            equations.simulate(duration, state, samples=1001)
            taken[name].append(time.process_time() - before)
    return {name: min(times) for name, times in taken.items()}


def stepping(name: str, equations: ap.Equations, duration: float, state: dict[str, float]) -> None:
    """Print the steps of a run, the evaluations in them, and the stepper's time."""
    runs = [equations.simulate(duration, state, samples=1001) for _ in range(REPEATS // 2)]
    audits = [run.audit for run in runs]
    steps, evaluations, least = audits[0].steps, audits[0].evaluations, min(audit.seconds for audit in audits)
    print(
        f"{name}: {len(runs[0].modes)} modes, {steps} steps, {evaluations} evaluations, "
        f"stepper {1e3 * least:.2f} ms, {1e6 * least / steps:.2f} us a step"
    )


def main() -> None:
    """The figures."""
    D, omega = (STATIC - KINETIC) * G / STIFFNESS, np.sqrt(STIFFNESS)
    period = 2 * D / BELT + (2 * np.pi - 2 * np.arctan(D * omega / BELT)) / omega
    state = {"x": KINETIC * G / STIFFNESS - D, "xdot": BELT}
    rough, smooth = (oscillator(kind) for kind in (True, False))
    long, short = (CHANGES / 2 + 0.1) * period, 0.1 * period
    found = best({"rough": (rough, long), "smooth": (smooth, long), "alone": (rough, short)}, state)
    a, b, alone = found.values()
    print(f"with {CHANGES} changes of mode {1e3 * a:.1f} ms, without friction {1e3 * b:.1f} ms: {a / b:.2f} times")
    print(f"{1e6 * (a - alone) / CHANGES:.0f} us a change, the motion in it included")
    stepping("with friction", rough, long, state)
    stepping("without", smooth, long, state)


if __name__ == "__main__":
    main()
