"""Files written in one step: an interrupt, a full disk or an error leaves the old file or the new one, never a half."""

from __future__ import annotations

import contextlib
import os
import shutil
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def write_atomically(path: str | Path, write: Callable[[Path], object]) -> None:
    """Call ``write`` with a file beside ``path`` of the same suffix, then put that in its place.

    What is not a plain file (a pipe, a device) is written directly. Raises OSError, with the file that was asked for.
    """
    target = Path(path).resolve()
    if target.exists() and not target.is_file():
        write(target)
        return
    beside = target.with_name(f".{target.stem}.{uuid.uuid4().hex[:8]}{target.suffix}")
    try:
        write(beside)
        if target.exists():
            shutil.copymode(target, beside)
        os.replace(beside, target)
    except BaseException as error:  # Ctrl-C too
        with contextlib.suppress(OSError):
            beside.unlink()
        if isinstance(error, OSError) and error.filename is not None and str(error.filename) == str(beside):
            raise OSError(error.errno, error.strerror, str(target)) from None
        raise


def write_text(path: str | Path, text: str) -> None:
    """A text file, in UTF-8, in one step."""
    write_atomically(path, lambda beside: beside.write_text(text, encoding="utf-8"))


def save_figure(figure: Figure, path: str | Path, *, dpi: int = 150) -> None:
    """A figure in one step, in the format of the suffix."""
    write_atomically(path, lambda beside: figure.savefig(beside, dpi=dpi))
