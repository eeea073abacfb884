"""Machine code kept by content, in memory and on disk.

What is read here is run, so only what this user wrote counts: the folder and every file must belong to the user and be
closed to the writing of others, and a file carries a seal over its key and its code, so that one that was moved under
another key is as worthless as a damaged one. The folder is APPELL_CACHE_DIR, else `appell` in the user's cache folder;
one without an absolute path is not used, since it would be another one in every directory. Whatever is wrong with it
(missing, full, read-only, somebody else's, a damaged file) costs a recompilation and nothing else.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import tempfile
import time
import warnings
from collections.abc import Callable
from pathlib import Path

import platformdirs

from appell.errors import AppellWarning
from appell.numbers import CACHE

CHOSEN = "APPELL_CACHE_DIR"
SEAL = hashlib.sha256().digest_size
# A link is not followed, a FIFO is not waited for, a child process inherits nothing; what a system lacks, it lacks.
READ = os.O_RDONLY | sum(getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY"))

_memory: dict[str, bytes] = {}


def directory() -> Path | None:
    """Where compiled objects are kept; None where the system knows no place for this user."""
    chosen = os.environ.get(CHOSEN)
    try:
        return Path(chosen) if chosen else platformdirs.user_cache_path("appell", appauthor=False)
    except RuntimeError:  # neither HOME nor an entry of the user
        return None


def content_key(*parts: str) -> str:
    """A hash of all parts, in order."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(f"{len(part)}:".encode() + part.encode())
    return digest.hexdigest()


def fetch(key: str, make: Callable[[], bytes]) -> bytes:
    """The object of this key from memory, else from disk, else made and kept."""
    if key not in _memory:
        folder = _own_folder()
        found = _read(folder, key) if folder else None
        if found is None:
            found = make()
            if folder:
                _write(folder, key, found)
        _memory[key] = found
    return _memory[key]


def forget() -> None:
    """Empty the cache in memory; what is on disk stays."""
    _memory.clear()


def _seal(key: str, code: bytes) -> bytes:
    return hashlib.sha256(key.encode() + b"\0" + code).digest()


def _is_owner(status: os.stat_result) -> bool:
    """Whether it belongs to this user (where the system knows of owners)."""
    return not hasattr(os, "geteuid") or status.st_uid == os.geteuid()


def _is_own(status: os.stat_result) -> bool:
    """Whether it belongs to this user and nobody else may write it; Windows has no such bits, and sets them all."""
    return _is_owner(status) and (os.name == "nt" or not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH))


def _own_folder() -> Path | None:
    """The folder, made for this user alone where there was none; None where it cannot be trusted or made."""
    folder = directory()
    if folder is None:
        return None
    if not folder.is_absolute():
        _warn(folder, "is not an absolute path")
        return None
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(FileExistsError):
            folder.mkdir(mode=0o700)
        status = folder.stat()
        if not os.environ.get(CHOSEN) and _is_owner(status) and status.st_mode & 0o077:
            folder.chmod(0o700)  # made by an earlier version, for whoever the umask let in
            status = folder.stat()
    except OSError:
        return None
    if not stat.S_ISDIR(status.st_mode) or not _is_own(status):
        _warn(folder, "is not a folder of this user that nobody else can write (chmod 700)")
        return None
    return folder


def _warn(folder: Path, reason: str) -> None:
    """Say why a folder is not used, where it was asked for by name; programs are then compiled every time."""
    if os.environ.get(CHOSEN):
        warnings.warn(f"{CHOSEN}: {folder} {reason}; compiled code is not kept", AppellWarning, stacklevel=2)


def _read(folder: Path, key: str) -> bytes | None:
    """The object on disk, or None where there is none of the user's own whose seal is intact."""
    try:
        handle = os.open(folder / f"{key}.o", READ)
    except OSError:
        return None
    try:
        content = _content(handle)
        seal, code = content[:SEAL], content[SEAL:]
        if seal != _seal(key, code):
            return None
        # The time of the last use is that of the last change: what `_make_room` goes by
        if os.utime in os.supports_fd:
            with contextlib.suppress(OSError):
                os.utime(handle)
        return code
    except OSError:
        return None
    finally:
        os.close(handle)


def _content(handle: int) -> bytes:
    """All of an open file; nothing of what is not a file of this user, or larger than any object that was kept."""
    status = os.fstat(handle)
    if not stat.S_ISREG(status.st_mode) or not _is_own(status) or status.st_size > CACHE.disk:
        return b""
    with os.fdopen(handle, "rb", closefd=False) as file:
        return file.read()


def _write(folder: Path, key: str, code: bytes) -> None:
    """Write beside the target, then rename: readers see all of it or nothing."""
    if len(code) + SEAL > CACHE.disk:
        return
    with contextlib.suppress(OSError):
        _make_room(folder, len(code) + SEAL)
        handle, temporary = tempfile.mkstemp(dir=folder, suffix=".tmp")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_seal(key, code) + code)
            os.replace(temporary, folder / f"{key}.o")
        finally:
            with contextlib.suppress(OSError):
                os.unlink(temporary)


def _make_room(folder: Path, size: int) -> None:
    """Remove what killed processes left, then objects, the longest unused first, until `size` more bytes fit."""
    objects: list[tuple[float, int, str]] = []
    now = time.time()
    with os.scandir(folder) as entries:
        for entry in entries:
            with contextlib.suppress(OSError):
                status = entry.stat(follow_symlinks=False)
                if entry.name.endswith(".o"):
                    objects.append((status.st_mtime, status.st_size, entry.path))
                elif entry.name.startswith("tmp") and now - status.st_mtime > CACHE.abandoned:
                    os.unlink(entry.path)
    excess = sum(bytes_ for _, bytes_, _ in objects) + size - CACHE.disk
    for _, bytes_, path in sorted(objects):
        if excess <= 0:
            return
        with contextlib.suppress(OSError):
            os.unlink(path)
            excess -= bytes_
