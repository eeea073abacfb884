"""A cache of machine code of the measurement's own, in a temporary folder."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class CacheFolder:
    """Where appell keeps its objects for the time being."""

    path: Path

    def files(self) -> set[Path]:
        return set(self.path.iterdir())

    def clear(self, keep: frozenset[Path] | set[Path] = frozenset()) -> None:
        """Remove all objects but those to keep."""
        for file in self.files() - keep:
            file.unlink()


@contextmanager
def cache_folder() -> Iterator[CacheFolder]:
    """An empty cache for this process and those it starts; the one before comes back afterwards."""
    before = os.environ.get("APPELL_CACHE_DIR")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["APPELL_CACHE_DIR"] = folder
        try:
            yield CacheFolder(Path(folder))
        finally:
            if before is None:
                del os.environ["APPELL_CACHE_DIR"]
            else:
                os.environ["APPELL_CACHE_DIR"] = before
