"""SymPy's points and frames hold their neighbours, and are changed in place: here they are put back after a refusal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sympy.physics.vector import Point, ReferenceFrame

from appell.model.body import AttachmentFrame, Body
from appell.model.model_data import ModelData

POINT = ("_pos_dict", "_vel_dict", "_acc_dict")
FRAME = ("_dcm_dict", "_ang_vel_dict", "_ang_acc_dict")

Connections = dict[Point | ReferenceFrame, tuple[dict[Any, Any], ...]]


def connections(data: ModelData) -> Connections:
    """What every point and frame that hangs together with the model's says of its neighbours, as it is now."""
    points: list[Point | ReferenceFrame] = [data.origin, *(place.point for place in (*data.places, *data.joint_points))]
    frames: list[Point | ReferenceFrame] = [data.frame]
    for side in (*data.masses, *data.mounts):
        if isinstance(side, Body | AttachmentFrame):
            points.append(side.origin)
            frames.append(side.frame)
    return _reached(points, POINT, ("_pos_dict",)) | _reached(frames, FRAME, ("_dcm_dict", "_ang_vel_dict"))


def _reached(
    start: list[Point | ReferenceFrame], attributes: tuple[str, ...], neighbours: tuple[str, ...]
) -> Connections:
    found: Connections = {}
    waiting = list(start)
    while waiting:
        thing = waiting.pop()
        if thing not in found:
            found[thing] = tuple(dict(getattr(thing, attribute)) for attribute in attributes)
            waiting += [other for attribute in neighbours for other in getattr(thing, attribute)]
    return found


@contextmanager
def put_back_on_error(data: ModelData) -> Iterator[None]:
    """SymPy's points and frames are what they were if what is done inside is refused."""
    before = connections(data)
    try:
        yield
    except BaseException:
        for thing, entries in before.items():
            for attribute, saved in zip(POINT if isinstance(thing, Point) else FRAME, entries, strict=True):
                now = getattr(thing, attribute)
                now.clear()
                now.update(saved)
            if isinstance(thing, ReferenceFrame):
                thing._dcm_cache.clear()
                thing._dcm_cache.update(thing._dcm_dict)
        raise
