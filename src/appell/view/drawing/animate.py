"""A run as a moving picture, without a screen: MP4 by ffmpeg, GIF by Pillow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from appell.errors import ModelError, how_to_add
from appell.numbers import LIMIT
from appell.simulate.progress import progress_bar
from appell.view.drawing.forces import ForceHistory
from appell.view.drawing.still import Stage, draw, stage_of
from appell.view.files import write_atomically
from appell.view.scene.scene import Scene

if TYPE_CHECKING:
    from appell.simulate.run import Run

SUFFIXES = (".mp4", ".gif")


def animate(
    run: Run,
    path: str | Path,
    *,
    speed: float = 1.0,
    frames_per_second: int = 25,
    arrows: bool = True,
    scale: str | float = "automatic",
    trails: bool = True,
    view: tuple[float, float] | None = None,
    follow: bool | None = None,
    size: tuple[int, int] = (640, 480),
    progress: bool | None = None,
    scene: Scene | None = None,
) -> None:
    """The moving mechanism as a file. See :meth:`appell.simulate.run.Run.animate` for the parameters."""
    suffix = Path(path).suffix.lower()
    if suffix not in SUFFIXES:
        raise ModelError(f"'{path}' ends in '{suffix}': an animation is written as .mp4 or .gif.")
    times = frame_times(run.time, speed, frames_per_second)
    stage = at_times(stage_of(run, scene=scene, arrows=arrows, scale=scale, view=view, follow=follow), times)
    width, height = (int(e) - int(e) % 2 for e in size)  # the codec wants even ones
    with progress_bar(f"{run.description.model}: {len(times)} frames", 0, len(times), progress) as report:

        def frames() -> Iterator[np.ndarray]:
            for i, picture in enumerate(_pictures(stage, (width, height), trails)):
                if report is not None:
                    report(i + 1)
                yield picture

        write = _write_gif if suffix == ".gif" else _write_mp4
        write_atomically(path, lambda beside: write(beside, frames(), (width, height), frames_per_second))


def frame_times(time: np.ndarray, speed: float, frames_per_second: int) -> np.ndarray:
    """The instants of the frames: ``speed`` seconds of motion in each second of film, the last one the run's last."""
    if not (np.isfinite(speed) and speed > 0):
        raise ModelError(f"speed={speed}: give how many seconds of motion go into a second of film, such as 0.5.")
    if not 1 <= frames_per_second <= 100:
        raise ModelError(f"frames_per_second={frames_per_second}: give a number between 1 and 100.")
    count = max(2, round((time[-1] - time[0]) / speed * frames_per_second) + 1)
    if count > LIMIT.frames:
        raise ModelError(f"the film would have {count} frames, more than {LIMIT.frames}: give a larger speed.")
    return np.linspace(time[0], time[-1], count)


def at_times(stage: Stage, times: np.ndarray) -> Stage:
    """A stage at other instants: places and forces between samples are on a line, orientations on the arc between."""
    time = stage.time
    i = np.clip(np.searchsorted(time, times, side="right") - 1, 0, len(time) - 2)
    gap = np.where(time[i + 1] > time[i], time[i + 1] - time[i], 1.0)
    s = np.clip((times - time[i]) / gap, 0.0, 1.0)

    def between(values: np.ndarray) -> np.ndarray:
        weight = s.reshape(-1, *([1] * (values.ndim - 1)))
        return np.asarray((1 - weight) * values[i] + weight * values[i + 1])

    poses = between(stage.poses)
    poses[:, :, 3:] /= np.linalg.norm(poses[:, :, 3:], axis=2, keepdims=True)
    moved = tuple(_at(f, between) for f in stage.forces)
    return replace(stage, time=times, poses=poses, forces=moved)


def _at(f: ForceHistory, between: Callable[[np.ndarray], np.ndarray]) -> ForceHistory:
    return replace(f, at=between(f.at), vector=between(f.vector))


def _pictures(stage: Stage, size: tuple[int, int], trails: bool) -> Iterator[np.ndarray]:
    """Every frame as (height, width, 3) bytes."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    dpi = 100
    figure = Figure(figsize=(size[0] / dpi, size[1] / dpi), dpi=dpi)
    canvas = FigureCanvasAgg(figure)
    axes = figure.add_axes((0.0, 0.0, 1.0, 1.0))
    for i in range(len(stage.time)):
        for artist in [*axes.collections, *axes.lines, *axes.texts]:
            artist.remove()
        draw(axes, stage, i, trails=trails)
        canvas.draw()
        yield np.asarray(canvas.buffer_rgba())[:, :, :3].copy()


def _write_gif(path: Path, frames: Iterator[np.ndarray], size: tuple[int, int], frames_per_second: int) -> None:
    from PIL import Image

    pictures = [Image.fromarray(frame).quantize(128) for frame in frames]
    milliseconds = 1000 / frames_per_second
    pictures[0].save(path, save_all=True, append_images=pictures[1:], duration=milliseconds, loop=0)


def _write_mp4(path: Path, frames: Iterator[np.ndarray], size: tuple[int, int], frames_per_second: int) -> None:
    try:
        import imageio_ffmpeg
    except ImportError:
        raise ModelError(
            f"an .mp4 is written by ffmpeg, which is not installed: {how_to_add('video')}, or give a .gif."
        ) from None
    writer = imageio_ffmpeg.write_frames(str(path), size, fps=frames_per_second, macro_block_size=2, quality=7)
    writer.send(None)
    try:
        for frame in frames:
            writer.send(np.ascontiguousarray(frame))
    finally:
        writer.close()
