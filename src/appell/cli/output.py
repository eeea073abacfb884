"""Where a run is written: a folder with everything, or a file of the kind its suffix says."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from appell.cli.folders import require_folder
from appell.cli.group import BadInput, say
from appell.cli.summary import facts, summary
from appell.errors import AppellError
from appell.view.files import write_text

if TYPE_CHECKING:
    from appell.cli.systems import NamedSystem
    from appell.simulate import Run

Writer = Callable[["Run", Path], object]

FIGURES = (".png", ".pdf", ".svg")
WRITERS: dict[str, Writer] = {
    ".csv": lambda run, path: run.to_csv(path),
    ".nc": lambda run, path: run.save(path),
    ".json": lambda run, path: write_text(path, json.dumps(facts(run), indent=2) + "\n"),
    ".txt": lambda run, path: write_text(path, summary(run) + "\n"),
    **dict.fromkeys(FIGURES, lambda run, path: run.plot(path)),
    ".html": lambda run, path: run.to_html(path),
}
FOLDER = ("run.csv", "run.nc", "figure.png", "summary.txt")
"""What a folder receives."""


def destinations(outputs: Sequence[str]) -> list[Path]:
    """The files to write, refused before anything is computed where one of them could not be."""
    files: list[Path] = []
    for output in outputs:
        if not output.strip():
            raise BadInput("-o '': give the name of a file or of a folder; . is the current one.")
        path = Path(output)
        if path.is_dir() or not path.suffix:
            require_folder(path)
            files += [path / name for name in FOLDER]
        elif path.suffix.lower() in WRITERS:
            require_folder(path.parent)
            files.append(path)
        else:
            raise BadInput(f"-o {output}: nothing writes '{path.suffix}'; known are {', '.join(WRITERS)}, or a folder.")
    return files


def write(run: Run, files: Sequence[Path], system: NamedSystem | None = None) -> list[Path]:
    """Write each file; return those that were written. A figure shows the quantities that a card names first."""
    shows = system.card.shows if system is not None and system.card is not None else ()
    written = []
    for path in files:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.suffix.lower() in FIGURES:
                run.plot(path, show=shows)
            else:
                WRITERS[path.suffix.lower()](run, path)
        except OSError as error:
            raise BadInput(f"'{path}' cannot be written: {error.strerror or error}.") from error
        except AppellError as error:  # a figure shows the motion without constraints too, which may not exist
            say(f"'{path}' was not written: {error}")
            continue
        written.append(path)
    return written


def page_of(html: str | None) -> Path | None:
    """The file of the page, refused before anything is computed where it could not be written."""
    if html is None:
        return None
    path = Path(html)
    if path.suffix.lower() not in {".html", ".htm"}:
        raise BadInput(f"--html {html}: give a file that ends in .html.")
    require_folder(path.parent)
    return path


def write_page(run: Run, path: Path, system: NamedSystem) -> Path:
    """The page of a run, with what the card says of the system."""
    card = system.card
    words: dict[str, Any] = (
        {} if card is None else {"title": card.title, "text": card.summary, "source": card.source, "show": card.shows}
    )
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return run.to_html(path, **words)
    except OSError as error:
        raise BadInput(f"--html {path}: {error.strerror or error}.") from error
