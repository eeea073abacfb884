"""A chart of the rattleback: how often it turns back, over how it is spun and how its mass lies askew.

    python examples/rattleback_chart.py                      128 x 128 on the cores of this machine
    python examples/rattleback_chart.py --side 512 --on gpu  512 x 512 on a graphics card

Every point is a motion of ten seconds of the stone of Kane and Levinson (1982), released level but for half a degree,
with the spin of the vertical axis and the product of inertia D of the chart. A colour is a number of reversals: how
often the spin about the vertical has changed its sign. What spins the way it likes stays grey; spun against it, it
rattles and turns back, the sooner the more its mass lies askew; with enough of both it turns back again and again.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import numpy as np

import appell as ap
from appell.catalogue import card_of

DURATION, SAMPLES, TOLERANCE = 10.0, 201, 1e-8
SPIN, ASKEW = (-8.0, 8.0), (-6e-5, 6e-5)
NOTICED = 0.02
"""A spin below this part of the first one has no sign worth counting."""
MOST = 5


def chart(side: int, on: str | None) -> tuple[np.ndarray, np.ndarray, np.ndarray, float, str]:
    """Spins, products of inertia, the number of reversals (spin, product), seconds, and how the cases ended."""
    card = card_of("rattleback")
    start = {name: float(value) for name, value in card.start.items() if name != "wz_stone"}
    spins, askew = np.linspace(*SPIN, side), np.linspace(*ASKEW, side)
    equations = card.model().derive(ap.Kane())
    begin = time.perf_counter()
    runs = equations.sweep(
        DURATION, start, ap.grid(state={"wz_stone": spins}, parameters={"D": askew}),
        samples=SAMPLES, tolerance=TOLERANCE, on=on,
    )  # fmt: skip
    spin = runs.data["wz_stone"].values
    return spins, askew, reversals(spin), time.perf_counter() - begin, repr(runs)


def reversals(spin: np.ndarray) -> np.ndarray:
    """How often the sign changes along the last axis; what is nearly zero keeps the sign it had."""
    size = NOTICED * np.abs(spin[..., :1])
    sign = np.where(np.abs(spin) > size, np.sign(spin), 0.0)
    for k in range(1, sign.shape[-1]):
        sign[..., k] = np.where(sign[..., k] == 0, sign[..., k - 1], sign[..., k])
    return (np.diff(sign, axis=-1) != 0).sum(axis=-1)


def draw(spins: np.ndarray, askew: np.ndarray, count: np.ndarray, words: str, path: Path) -> None:
    """The chart as a picture."""
    import matplotlib.pyplot as plt
    from matplotlib.colors import BoundaryNorm, ListedColormap

    colours = ListedColormap(["#d9d9d9", "#2b6cb0", "#38a169", "#ecc94b", "#dd6b20", "#9b2c2c"])
    figure, axes = plt.subplots(figsize=(7.6, 6.0), layout="constrained")
    image = axes.pcolormesh(
        1e5 * askew, spins, np.minimum(count, MOST), cmap=colours, norm=BoundaryNorm(np.arange(-0.5, MOST + 1), MOST +
        1), rasterized=True,
    )  # fmt: skip
    bar = figure.colorbar(image, ax=axes, ticks=range(MOST + 1))
    bar.ax.set_yticklabels([*map(str, range(MOST)), f"{MOST} or more"])
    bar.set_label(f"reversals of the spin in {DURATION:g} s")
    axes.set_xlabel("product of inertia D ($10^{-5}$ kg m²): how its mass lies askew")
    axes.set_ylabel("spin at the start (rad/s)")
    axes.set_title(f"Rattleback: how often it turns back\n{words}", fontsize=10)
    figure.savefig(path, dpi=130)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--side", type=int, default=128)
    parser.add_argument("--on", choices=["gpu"])
    parser.add_argument("--where", default="", help="the machine, for the title")
    parser.add_argument("-o", "--output", type=Path, default=Path("out"))
    said = parser.parse_args()
    said.output.mkdir(parents=True, exist_ok=True)
    spins, askew, count, seconds, ended = chart(said.side, said.on)
    where = said.where or ("a graphics card" if said.on else "the cores of this machine")
    words = f"{said.side} x {said.side} motions of {DURATION:g} s, {seconds:.0f} s on {where}"
    place = said.output / f"rattleback_chart_{said.side}.png"
    draw(spins, askew, count, words, place)
    print(words, ended, place, sep="\n")
    found = {"side": said.side, "seconds": seconds, "where": where, "counts": np.bincount(count.ravel()).tolist()}
    place.with_suffix(".json").write_text(json.dumps(found))


if __name__ == "__main__":
    main()
