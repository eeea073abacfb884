"""The moving picture of the README: a disc that rolls, with the push and the friction of the floor as arrows.

Run it with ``python examples/readme_picture.py``; it writes ``docs/images/rolling_disc.gif``.
"""

from pathlib import Path

import appell as ap

PICTURE = Path(__file__).parents[1] / "docs" / "images" / "rolling_disc.gif"


def main(path: Path = PICTURE) -> None:
    run = ap.catalogue.rolling_disc().simulate(3.0, samples=301)
    run.animate(path, frames_per_second=10, size=(420, 280), speed=1.0)
    print(f"{path}: {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
