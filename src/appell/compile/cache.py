"""Machine code kept by content, in memory and on disk.

The directory is APPELL_CACHE_DIR, else `appell` in the cache directory of the user. Whatever is wrong with it
(missing, full, read-only, a damaged file) costs a recompilation and nothing else.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

_memory: dict[str, bytes] = {}


def directory() -> Path:
    """Where compiled objects are kept."""
    chosen = os.environ.get("APPELL_CACHE_DIR")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or "~/AppData/Local"
    elif sys.platform == "darwin":
        base = "~/Library/Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(os.path.expanduser(base)) / "appell"


def content_key(*parts: str) -> str:
    """A hash of all parts, in order."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(f"{len(part)}:".encode() + part.encode())
    return digest.hexdigest()


def fetch(key: str, make: Callable[[], bytes]) -> bytes:
    """The object of this key from memory, else from disk, else made and kept."""
    if key not in _memory:
        found = _read(key)
        if found is None:
            found = make()
            _write(key, found)
        _memory[key] = found
    return _memory[key]


def forget() -> None:
    """Empty the cache in memory; what is on disk stays."""
    _memory.clear()


def _read(key: str) -> bytes | None:
    """The object on disk, or None where there is none whose own hash is intact."""
    try:
        content = (directory() / f"{key}.o").read_bytes()
    except OSError:
        return None
    seal, code = content[:32], content[32:]
    return code if hashlib.sha256(code).digest() == seal else None


def _write(key: str, code: bytes) -> None:
    """Write beside the target, then rename: readers see all of it or nothing."""
    with contextlib.suppress(OSError):
        folder = directory()
        folder.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=folder)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(hashlib.sha256(code).digest() + code)
            os.replace(temporary, folder / f"{key}.o")
        except OSError:
            os.unlink(temporary)
