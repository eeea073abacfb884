"""Programs, JAX text, starts and references of every row, as files: needs appell, and no card."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from appell.compile import program_of
from appell.simulate.start import parameter_values
from on_a_card.problems import ADAPTIVE, BICYCLE, CASES, CHAIN_STEP, CHAIN_STEPS, CHECKED, STARTS


def freeze(folder: Path) -> None:
    """Programs, JAX text, starts and references of every row."""
    folder.mkdir(parents=True, exist_ok=True)
    for links, kind in ((4, "spatial"), (4, "planar")):
        _freeze_chain(folder, links, kind)
    for name, (duration, spread, parameter, width) in ADAPTIVE.items():
        _freeze_system(folder, name, duration, spread, parameter, width)
    name, duration, spread, parameter, width = BICYCLE
    _freeze_system(folder, name, duration, spread, parameter, width)
    _freeze_export(folder, name)


def _planar_chain(links: int):
    import appell as ap

    model = ap.Model(f"planar chain of {links} links")
    N = model.frame
    angles = model.coordinates(" ".join(f"q{i}" for i in range(links)))
    joint = model.origin
    for i, angle in enumerate(angles):
        frame = N.orientnew(f"L{i}", "Axis", [angle, N.z])
        centre = joint.locatenew(f"C{i}", 0.15 * frame.x)
        model.body(f"link{i}", 0.8, frame=frame, position=centre, inertia=(0.002, 0.011, 0.013))
        joint = joint.locatenew(f"J{i}", 0.3 * frame.x)
    model.gravity(-9.81 * N.y)
    return model


def _freeze_chain(folder: Path, links: int, kind: str) -> None:
    from systems import spatial_chain

    import appell as ap

    model = spatial_chain(links) if kind == "spatial" else _planar_chain(links)
    equations = model.derive(ap.Kane())
    rng = np.random.default_rng(20)
    x = rng.normal(size=(2 * links, STARTS)) * 0.5
    _write(folder, f"chain-{kind}", equations, x, np.zeros(0), None, CHAIN_STEP * CHAIN_STEPS)


def _freeze_system(
    folder: Path, name: str, duration: float, spread: dict[str, float], parameter: str, width: float
) -> None:
    import appell as ap
    from appell.catalogue import card_of
    from appell.model import name_of
    from appell.simulate.prepare import start_state

    card = card_of(name)
    equations = card.model().derive(ap.Kane())
    p = parameter_values(equations, None)
    x = start_state(equations, program_of(equations), card.start, p, 0.0, report=False)
    place = [one.name for one in equations.mechanism.parameters].index(parameter)
    rng = np.random.default_rng(16)
    names = [name_of(f) for f in (*equations.coordinates, *equations.speeds)]
    widths = np.array([spread.get(one, 0.0) for one in names])
    scattered = x[:, None] + widths[:, None] * rng.normal(size=(x.size, STARTS))
    # every case has its own value: a fraction of the width, by the golden section
    values = p[place] * (1 + width * ((np.arange(CASES) * 0.6180339887498949) % 1.0 - 0.5))
    on_rows = _projected(equations, scattered, p)
    _write(folder, name, equations, on_rows, values, place, duration)


def _projected(equations, x: np.ndarray, p: np.ndarray) -> np.ndarray:
    """Each column moved onto the constraints by Newton's method."""
    from appell.compile.explicit import explicit

    made, x = explicit(program_of(equations).system, equations.mechanism.name), x.copy()
    nq = made.system.sizes.coordinates
    for _ in range(8):
        for key, part in (
            ("norm_step", slice(0, nq)),
            ("position_step", slice(0, nq)),
            ("velocity_step", slice(nq, None)),
        ):
            if key in made.functions:
                x[part] += np.array(
                    made.functions[key].map(x.shape[1])(0.0, x, np.repeat(p[:, None], x.shape[1], 1), [])
                )
    return x


def _write(
    folder: Path, key: str, equations, x: np.ndarray, values: np.ndarray, place: int | None, duration: float
) -> None:
    from dataclasses import asdict

    from appell.compile.cuda import cuda_program
    from appell.compile.jax import jax_source
    from appell.model import name_of

    program = program_of(equations)
    names = [name_of(f) for f in (*equations.coordinates, *equations.speeds)]
    p = parameter_values(equations, None)
    programs = {}
    for real in ("float64", "float32"):
        made = cuda_program(
            program.full_system, equations.mechanism.name, equations.principle.name, state_names=names,
            parameter_names=[one.name for one in equations.mechanism.parameters],
            varied=() if place is None else (place,), real=real,
        )  # fmt: skip
        word = f"{made.rk4_threads} threads" if key.startswith("chain") else f"{made.threads} x {made.blocks} threads"
        programs[f"{real}: {word}"] = asdict(made)
    count = min(CHECKED, x.shape[1])
    ends = np.array([_reference(equations, x[:, k], p, place, values, k, duration) for k in range(count)])
    (folder / f"{key}.json").write_text(json.dumps({"duration": duration, "programs": programs}))
    (folder / f"{key}_jax.py").write_text(jax_source(program.full_system, equations.mechanism.name))
    np.savez_compressed(folder / f"{key}.npz", starts=x, parameters=p, place=-1 if place is None else place, ends=ends)


def _reference(equations, x, p, place, values, k: int, duration: float) -> np.ndarray:
    """The state at the end of a case, by the processor, at the smallest tolerance there is."""
    from appell.simulate.integrate import Session, integrate
    from appell.simulate.options import IntegrationOptions
    from appell.simulate.prepare import scales

    p = p.copy()
    if place is not None:
        p[place] = values[k]
    program = program_of(equations)
    times = np.array([0.0, duration])
    sizes = scales(program, x, p, 0.0)
    session = Session.begin(program, IntegrationOptions(tolerance=1e-13), times=times, x0=x, parameters=p, **sizes)
    return integrate(session).states[-1]


def _freeze_export(folder: Path, name: str) -> None:
    import appell as ap
    from appell.catalogue import card_of

    card = card_of(name)
    card.model().derive(ap.Kane()).to_c(folder / "c", card.start)
