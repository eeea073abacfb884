"""Robots with dry joints, with and without their friction: derive and compile, one evaluation, one second of motion.

    python -m benchmarks.dry_joints [name ...]

The robots are made here; ``python -m benchmarks.dry_joints FILE.urdf`` takes one from a file, and where it has no
friction each of its joints is given some. Each robot runs in a process of its own with an empty cache.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import appell as ap

Robot = tuple[ap.Model, dict[str, float]]
"""A model and its start."""

BOUND = 0.1
"""Part of the largest torque of gravity in a joint that its friction is."""


def _link(model: ap.Model, name: str, mass: float, length: float) -> object:
    inertia = (mass * length**2 / 12, mass * length**2 / 12, mass * length**2 / 200)
    return model.body(name, mass, inertia=inertia, mass_center=(0, 0, length / 2))


def _dry(model: ap.Model, joint: ap.Connection, bound: float) -> None:
    (q,), (u,), name = joint.coordinates, joint.speeds, joint.name
    model.constrain(f"friction of {name}", u, servo=ap.Actuator({q: 1}, bound=bound, name=f"dry {name}"))


def _serial(
    model: ap.Model, base: object, place: tuple[float, ...], word: str, axes: str, size: float, dry: bool
) -> dict[str, float]:
    """A chain of links on a base; its start."""
    start, parent, mass = {}, base, 4.0 * size**3
    for i, axis in enumerate(axes):
        link = _link(model, f"{word} link {i}", mass, size)
        joint = model.joint(
            f"{word}{i}",
            ap.Revolute(axis),
            parent,
            link,
            parent_point=place,
            coordinates=f"q_{word}{i}",
            speeds=f"u_{word}{i}",
        )
        if dry:
            _dry(model, joint, BOUND * mass * 9.81 * size * (len(axes) - i))
        start |= {f"q_{word}{i}": 0.5 - 0.15 * i, f"u_{word}{i}": 0.6 * (-1) ** i}
        parent, place, mass = link, (0, 0, size), 0.8 * mass
    return start


def arm(axes: str) -> Callable[[bool], Robot]:
    """A spatial arm with revolute joints about these axes."""

    def made(dry: bool) -> Robot:
        model = ap.Model(f"arm of {len(axes)} joints")
        model.gravity(-9.81 * model.frame.z)
        return model, _serial(model, model.ground, (0, 0, 0), "a", axes, 0.3, dry)

    return made


def hand(dry: bool) -> Robot:
    """Four fingers of four joints on a wrist of two."""
    model = ap.Model("hand")
    model.gravity(-9.81 * model.frame.z)
    start = _serial(model, model.ground, (0, 0, 0), "w", "xy", 0.2, dry)
    palm = "w link 1"
    for k in range(4):
        start |= _serial(model, palm, (0.03 * k, 0, 0.2), f"f{k}_", "zyyy", 0.04, dry)
    return model, start


def quadruped(dry: bool) -> Robot:
    """A free trunk with four legs of three joints, in the air."""
    model = ap.Model("quadruped")
    model.gravity(-9.81 * model.frame.z)
    trunk = model.body("trunk", 6.0, inertia=(0.05, 0.1, 0.12))
    model.joint("float", ap.Free(), model.ground, trunk)
    start: dict[str, float] = {}
    for k in range(4):
        start |= _serial(model, trunk, (0.2 * (-1) ** k, 0.1 * (-1) ** (k // 2), 0), f"l{k}_", "xyy", 0.25, dry)
    return model, start


def sliders(n: int) -> Callable[[bool], Robot]:
    """Independent sliders, each with a speed of its own, that stop one after the other."""

    def made(dry: bool) -> Robot:
        model, start = ap.Model(f"{n} sliders"), {}
        for i in range(n):
            q = model.coordinates(f"x{i}")
            v = q.diff(model.time)
            model.particle(f"slider {i}", mass=1 + 0.1 * i, position=q * model.frame.x + i * model.frame.y)
            if dry:
                model.constrain(f"rail {i}", v, servo=ap.Actuator({q: 1}, bound=1, name=f"pad {i}"))
            start |= {f"x{i}": 0.0, f"x{i}'": 0.9 * (i + 1) / n * (-1) ** i / (1 + 0.1 * i)}
        return model, start

    return made


ROBOTS: dict[str, Callable[[bool], Robot]] = {
    "arm 6": arm("zyyxyx"),
    "arm 7": arm("zyzyzyz"),
    "arm 12": arm("zyxyxyzyxyxy"),
    "hand 18": hand,
    "quadruped 12": quadruped,
    **{f"sliders {n}": sliders(n) for n in (2, 4, 8, 16, 32)},
}


def from_file(path: Path) -> Callable[[bool], Robot]:
    """A robot of a URDF file; its own friction, or some in each joint where it has none."""

    def made(dry: bool) -> Robot:
        text = path.read_text()
        frictions = [float(f) for f in re.findall(r'friction="([^"]*)"', text)]
        with tempfile.TemporaryDirectory() as folder:
            smooth = Path(folder) / path.name
            own = any(frictions)
            smooth.write_text(text if dry and own else re.sub(r'friction="[^"]*"', "", text))
            model = ap.Model.from_urdf(smooth)
        joints = [j for j in model._data.joints if len(j.speeds) == 1]
        if dry and not own:
            for joint in joints:
                _dry(model, joint, 0.1)
        return model, {q.func.__name__: 0.3 - 0.05 * i for i, q in enumerate(j.coordinates[0] for j in joints)}

    return made


def measure(make: Callable[[bool], Robot], dry: bool) -> dict[str, float]:
    """Processor time to derive and compile, of one evaluation, and of one second of motion at 1e-8."""
    model, start = make(dry)
    begin = time.process_time()
    equations = model.derive(ap.Kane() if model._data.joints else ap.Lagrange())
    equations.simulate(1e-6, start, samples=2)
    first = time.process_time() - begin
    evaluation = _best(lambda: equations.accelerations(start), 20)
    run = equations.simulate(1.0, start, samples=2, tolerance=1e-8)
    found = {
        "derive and compile [s]": first,
        "accelerations [us]": 1e6 * evaluation,
        "joints": len(equations.mechanism.constraints),
    }
    found["second [ms]"] = 1e3 * _best(lambda: equations.simulate(1.0, start, samples=2, tolerance=1e-8), 3)
    found["end"] = float(run.time[-1])
    found["changes"] = len(run.modes) - 1 if dry else 0
    return found


def _best(call: Callable[[], object], times: int) -> float:
    found = []
    for _ in range(times):
        begin = time.process_time()
        call()
        found.append(time.process_time() - begin)
    return min(found)


def _apart(name: str, dry: bool) -> dict[str, float]:
    """``measure`` in a process of its own."""
    with tempfile.TemporaryDirectory() as cache:
        command = [sys.executable, "-m", "benchmarks.dry_joints", "--one", name, str(int(dry))]
        done = subprocess.run(command, env=os.environ | {"APPELL_CACHE_DIR": cache}, capture_output=True, text=True)
    if done.returncode:
        return {"failed": done.stderr.strip().splitlines()[-1][:200]}  # type: ignore[dict-item]
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def main(arguments: Sequence[str]) -> None:
    """Print a line for each robot."""
    if arguments[:1] == ["--one"]:
        name, dry = arguments[1], bool(int(arguments[2]))
        print(json.dumps(measure(ROBOTS.get(name) or from_file(Path(name)), dry)))
        return
    for name in arguments or ROBOTS:
        smooth, dry = _apart(name, False), _apart(name, True)
        if "failed" in smooth or "failed" in dry:
            print(f"{Path(name).name:24} {smooth.get('failed', '')} | {dry.get('failed', '')}", flush=True)
            continue
        print(
            f"{Path(name).name:24} joints {dry['joints']:3.0f}  changes {dry['changes']:4.0f}  to t = {dry['end']:.3g}"
            + "".join(
                f"  {what} {dry[what]:.4g} / {smooth[what]:.4g} ({dry[what] / smooth[what]:.2f})"
                for what in ("second [ms]", "accelerations [us]", "derive and compile [s]")
            ),
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
