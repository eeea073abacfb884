"""The document that the page shows: scene, runs, equations, controls and the module that computes, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from appell.errors import AppellError
from appell.numbers import LIMIT, NEWTON, RUN, SAME
from appell.reading.derivation import derivation_of
from appell.reading.printing.derivation import as_steps
from appell.simulate.audit import Audit
from appell.simulate.run import Run
from appell.view.page import controls
from appell.view.page.arrays import packed
from appell.view.page.channels import channels
from appell.view.page.forces import arrows, contacts
from appell.view.page.influence import open_sliders
from appell.view.page.module import module_of
from appell.view.page.options import PageOptions, chosen_arrows, chosen_histories, chosen_sliders, covered, seen_from
from appell.view.page.ranges import usual_speed
from appell.view.page.scenes import scene_and_poses, scene_data
from appell.view.page.sources import sources_of
from appell.view.page.typeset import equations_of

VERSION = 1


def document(
    runs: Sequence[Run],
    options: PageOptions | None = None,
    *,
    computing: bool = True,
    equations: list[dict[str, Any]] | None = None,
) -> dict[str, Any]:
    """What the page needs to show runs of one model; the first is the motion, the second its ghost.

    Parameters
    ----------
    runs
        One or more, of one model.
    options
        What stands at the head of the page, and what it shows at first.
    computing
        Whether the module that runs the motion in the page goes with it.
    equations
        As they were typeset before, for a program that shows many runs of them.
    """
    first, options = runs[0], options or PageOptions()
    scene, poses = scene_and_poses(first)
    module = (
        module_of(first, scene) if computing else {"refusal": "this page was made without the module that computes."}
    )
    entries = [_run(run, poses if run is first else scene_and_poses(run, scene)[1]) for run in runs]
    for entry in entries:
        chosen_arrows(options, entry["forces"])
    parameters, start = controls.parameters(first), controls.start(first)
    offered = [*parameters, *(s for s in start if s["given"])]
    if options.sliders is None and computing:
        open_sliders(first, offered, options.show)
    chosen_sliders(options, offered)
    return {
        "version": VERSION,
        "title": options.title or first.description.model,
        "text": options.text,
        "source": options.source,
        "show": chosen_histories(options, entries[0]["channels"], first),
        "camera": seen_from(options, scene),
        "scene": scene_data(scene),
        "runs": entries,
        "equations": _typeset(first) if equations is None else equations,
        "parameters": parameters,
        "start": start,
        "turns": controls.turns(first),
        "settings": {
            "duration": float(first.time[-1] - first.time[0]),
            "begin": float(first.time[0]),
            "samples": len(_kept(first)),
            "speed": options.speed or usual_speed(float(first.time[-1] - first.time[0])),
            "tolerance": float(first.settings.get("tolerance", RUN.tolerance)),
            "integrator": str(first.settings.get("integrator", "dop853")),
            "bounds": {"constraint_error": NEWTON.consistent, "energy_error": SAME.parted},
        },
        "module": module,
        "hide": covered(options, first),
        "derivation": as_steps(derivation_of(first.equations)) if options.derivation and first.has_equations else [],
    }


def _typeset(run: Run) -> list[dict[str, Any]]:
    return equations_of(run.equations) if run.has_equations else []


def _run(run: Run, poses: np.ndarray) -> dict[str, Any]:
    kept, sources = _kept(run), sources_of(run.equations if run.has_equations else None)
    drawn = arrows(run, sources, kept)
    acting = {(a["constraint"], a["place"]) for a in drawn if a["kind"] in ("force", "torque")}
    return {
        "label": run.description.principle,
        "principle": run.description.principle,
        "family": run.description.family,
        "message": run.message,
        "time": packed(run.time[kept]),
        "poses": packed(poses[kept], single=True),
        "channels": [c.as_json(kept) for c in channels(run, sources, acting)],
        "forces": drawn,
        "contacts": contacts(run, sources, kept),
        "audit": _audit(run),
        "events": _events(run),
    }


def _events(run: Run) -> list[dict[str, Any]]:
    """What happened when: events that were watched for, changes of mode with their reason, impacts."""
    found = [(e.time, e.name) for e in run.events]
    found += [(m.start, f"{m.name} ({m.why})") for m in run.modes[1:] if m.phases]
    found += [(i.time, f"impact of {', '.join(i.struck)}") for i in run.impacts]
    return [{"name": name, "time": float(time)} for time, name in sorted(found)]


def _audit(run: Run) -> dict[str, Any]:
    try:
        found: Audit = run.audit
    except AppellError as error:
        return {"refusal": str(error)}
    return {
        "constraint_error": found.constraint_error,
        "norm_error": found.norm_error,
        "energy_error": found.energy_error,
        "residuals": {name: dict(levels) for name, levels in found.residuals.items()},
        "rank": [found.smallest_rank, found.largest_rank, found.rows],
        "redundant": list(found.redundant),
        "lost": found.lost,
        "steps": found.steps,
        "rejected": found.rejected,
        "seconds": found.seconds,
    }


def _kept(run: Run) -> np.ndarray:
    """The samples that go into the file: all of them, or evenly chosen ones of a long run."""
    columns = 7 * (len(run.description.masses) + 1) + 4 * len(run.results.labels("coordinate")) + 16
    columns += 8 * (len(run.results.labels("reaction force")) + len(run.results.labels("reaction torque")))
    most = max(201, LIMIT.page_numbers // columns)
    n = run.time.size
    return np.arange(n) if n <= most else np.unique(np.linspace(0, n - 1, most).round().astype(int))
