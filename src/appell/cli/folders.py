"""Folders that files are to be written into."""

from __future__ import annotations

import tempfile
from pathlib import Path

from appell.cli.group import BadInput


def require_folder(folder: Path) -> None:
    """The folder, or the nearest one above it that exists, takes files; nothing is left behind by the trial."""
    existing = folder
    while not existing.exists() and existing != existing.parent:
        existing = existing.parent
    try:
        with tempfile.TemporaryFile(dir=existing):
            pass
    except OSError as error:
        raise BadInput(f"the folder '{folder}' cannot be written: {error.strerror or error}.") from error
