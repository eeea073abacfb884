"""What a page shows at first, as its author chooses it: sliders, histories, arrows, camera, speed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from appell.errors import ModelError
from appell.model.names import require_one_of
from appell.simulate.run import Run
from appell.view.drawing.camera import camera_of
from appell.view.scene.scene import Scene

Camera = tuple[float, float] | Literal["fixed", "follow"]


@dataclass(frozen=True)
class PageOptions:
    """The choices of a page; None where the page chooses.

    Attributes
    ----------
    title, text, source
        What stands at its head.
    sliders
        Parameters and start values that have a slider, in this order; the others are folded away.
    show
        Histories in the first panel: names of coordinates, speeds, energies and other channels.
    arrows
        Arrows that are drawn at first: kinds ("force", "torque", "velocity", "angular velocity", "applied force",
        "applied torque"), names of constraints and loads, or of what they act on.
    camera
        Azimuth and elevation in degrees, "fixed" or "follow".
    speed
        Seconds of the motion in a second on the screen.
    hide
        An exercise: "equations", and constraints whose reactions are covered, until somebody asks for them.
    derivation
        Whether the derivation of the equations goes with the page, to be stepped through.
    """

    title: str | None = None
    text: str = ""
    source: str = ""
    sliders: tuple[str, ...] | None = None
    show: tuple[str, ...] = ()
    arrows: tuple[str, ...] | None = None
    camera: Camera | None = None
    speed: float | None = None
    hide: tuple[str, ...] = ()
    derivation: bool = False


def options_of(
    sliders: Iterable[str] | None, show: Iterable[str], arrows: Iterable[str] | None, **more: Any
) -> PageOptions:
    """The choices, with plain numbers checked. Raises ModelError."""
    camera, speed = more.get("camera"), more.get("speed")
    if speed is not None and not speed > 0:
        raise ModelError(
            f"speed={speed}: give a positive number of seconds of the motion for each second on the screen."
        )
    if (
        camera is not None
        and camera not in ("fixed", "follow")
        and not (isinstance(camera, Sequence) and len(camera) == 2)
    ):
        raise ModelError(f"camera={camera!r}: give (azimuth, elevation) in degrees, 'fixed' or 'follow'.")
    listed = lambda names: None if names is None else tuple(str(name) for name in names)
    more["hide"] = listed(more.get("hide")) or ()
    return PageOptions(sliders=listed(sliders), show=listed(show) or (), arrows=listed(arrows), **more)


def chosen_sliders(options: PageOptions, entries: Sequence[dict[str, Any]]) -> None:
    """Mark the sliders that are open. Raises ModelError for a name that is none."""
    if options.sliders is None:
        return
    known = [entry["name"] for entry in entries]
    _require("sliders", options.sliders, known)
    for entry in entries:
        entry["open"] = entry["name"] in options.sliders
        if entry["open"]:
            entry["order"] = options.sliders.index(entry["name"])


def chosen_histories(options: PageOptions, channels: Sequence[dict[str, Any]], run: Run) -> list[str]:
    """The histories of the first panel. Raises ModelError for a name that is none."""
    known = [channel["name"] for channel in channels]
    _require("show", options.show, known)
    return list(options.show)


def chosen_arrows(options: PageOptions, arrows: Sequence[dict[str, Any]]) -> None:
    """Mark the arrows that are drawn at first. Raises ModelError for a name that none has."""
    if options.arrows is None:
        return
    words = ("kind", "constraint", "place")
    _require("arrows", options.arrows, list(dict.fromkeys(arrow[word] for arrow in arrows for word in words)))
    for arrow in arrows:
        arrow["first"] = any(arrow[word] in options.arrows for word in words)


def covered(options: PageOptions, run: Run) -> list[str]:
    """What is hidden until somebody asks. Raises ModelError for what is neither the equations nor a constraint."""
    known = ["equations", *(c.name for c in run.equations.mechanism.constraints)] if run.has_equations else []
    _require("hide", options.hide, known)
    return list(options.hide)


def seen_from(options: PageOptions, scene: Any) -> dict[str, Any] | None:
    """The direction towards the viewer, or whether the camera follows; None where the page chooses."""
    camera = options.camera
    if camera is None or isinstance(camera, str):
        return None if camera is None else {"follow": camera == "follow"}
    if not isinstance(scene, Scene):
        return None
    return {"toward": [float(e) for e in camera_of(scene, *map(float, camera)).toward]}


def _require(what: str, names: Iterable[str], known: Sequence[str]) -> None:
    for name in names:
        require_one_of(name, known, f"{what}=: the page has no '{name}'")
