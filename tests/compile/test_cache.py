"""The cache runs what it reads: attacks on it, damage to it, and how it ages."""

import contextlib
import hashlib
import os
import random
import signal
import subprocess
import sys
import time
import warnings
from pathlib import Path

import pytest

import appell as ap
from appell.compile import cache
from tests.support import with_numbers

KEY, OTHER = "a" * 64, "b" * 64
CODE = bytes(range(256)) * 8
posix_only = pytest.mark.skipif(os.name != "posix", reason="owners and modes are POSIX's")


@pytest.fixture(autouse=True)
def folder(monkeypatch, tmp_path):
    path = tmp_path / "cache"
    monkeypatch.setenv("APPELL_CACHE_DIR", str(path))
    cache.forget()
    yield path
    cache.forget()


def fetched(key: str = KEY, code: bytes = CODE) -> tuple[bytes, int]:
    """What a new process would get, and how often it had to be made."""
    made = []
    cache.forget()
    return cache.fetch(key, lambda: made.append(1) or code), len(made)


@contextlib.contextmanager
def deadline(seconds: float):
    def late(*_):
        raise TimeoutError(f"not done after {seconds} s")

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_what_was_kept_is_found_again():
    assert fetched() == (CODE, 1)
    assert fetched() == (CODE, 0)


# ------------------------------------------------------------------------------------------------- attacks


def test_a_file_moved_under_another_key_is_made_again(folder):
    fetched(KEY, b"code of a model")
    (folder / f"{KEY}.o").rename(folder / f"{OTHER}.o")
    assert fetched(OTHER, b"code of another") == (b"code of another", 1)


def test_a_file_sealed_by_its_code_alone_is_made_again(folder):
    folder.mkdir(mode=0o700)
    (folder / f"{KEY}.o").write_bytes(hashlib.sha256(b"planted").digest() + b"planted")
    assert fetched() == (CODE, 1)


@posix_only
@pytest.mark.parametrize("mode", [0o777, 0o1777, 0o770])
def test_a_folder_that_others_can_write_is_not_used_and_says_so(folder, mode):
    fetched(KEY, b"planted")
    folder.chmod(mode)
    with pytest.warns(ap.AppellWarning, match="nobody else can write"):
        assert fetched() == (CODE, 1)


@posix_only
def test_a_folder_of_somebody_else_is_neither_read_nor_written(folder, monkeypatch):
    fetched(KEY, b"planted")
    before = {path: path.read_bytes() for path in folder.iterdir()}
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    with pytest.warns(ap.AppellWarning):
        assert fetched() == (CODE, 1)
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


@posix_only
def test_a_file_of_somebody_else_in_an_own_folder_is_made_again(folder, monkeypatch):
    fetched(KEY, b"planted")
    real = os.fstat

    def of_somebody_else(handle):
        fields = list(real(handle))
        fields[4] += 1  # st_uid
        return os.stat_result(fields)

    monkeypatch.setattr(os, "fstat", of_somebody_else)
    assert fetched() == (CODE, 1)


@posix_only
def test_a_file_that_others_can_write_is_made_again(folder):
    fetched(KEY, b"planted")
    (folder / f"{KEY}.o").chmod(0o666)
    assert fetched() == (CODE, 1)


@posix_only
def test_a_link_is_not_followed(folder, tmp_path):
    fetched(KEY, b"planted")
    (folder / f"{KEY}.o").rename(tmp_path / "elsewhere")
    (folder / f"{KEY}.o").symlink_to(tmp_path / "elsewhere")
    assert fetched() == (CODE, 1)
    assert not (folder / f"{KEY}.o").is_symlink()


@posix_only
@pytest.mark.parametrize("kind", ["fifo", "directory", "device"])
def test_what_is_no_file_hangs_nobody(folder, kind):
    folder.mkdir(mode=0o700)
    path = folder / f"{KEY}.o"
    if kind == "fifo":
        os.mkfifo(path, 0o600)
    elif kind == "directory":
        path.mkdir()
    else:
        path.symlink_to("/dev/zero")
    with deadline(10):
        assert fetched() == (CODE, 1)


@pytest.mark.parametrize("variable", ["APPELL_CACHE_DIR", "XDG_CACHE_HOME"])
def test_a_relative_folder_is_not_used(variable, monkeypatch, tmp_path):
    monkeypatch.delenv("APPELL_CACHE_DIR")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv(variable, "planted")
    monkeypatch.chdir(tmp_path)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ap.AppellWarning)
        assert fetched() == (CODE, 1)
    assert not (tmp_path / "planted").exists()


@posix_only
def test_a_user_without_a_home_keeps_nothing_in_the_current_folder(monkeypatch, tmp_path):
    monkeypatch.delenv("APPELL_CACHE_DIR")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: os.fspath(path))  # as where no entry knows the user
    monkeypatch.chdir(tmp_path)
    assert fetched() == (CODE, 1)
    assert list(tmp_path.iterdir()) == []


@posix_only
def test_the_folder_and_its_files_are_for_the_user_alone(folder):
    before = os.umask(0)
    try:
        fetched()
    finally:
        os.umask(before)
    assert folder.stat().st_mode & 0o777 == 0o700
    assert (folder / f"{KEY}.o").stat().st_mode & 0o777 == 0o600


@posix_only
def test_the_usual_folder_left_open_to_a_group_by_an_earlier_version_is_closed(monkeypatch, tmp_path):
    monkeypatch.delenv("APPELL_CACHE_DIR")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(cache, "directory", lambda: tmp_path / "appell")
    (tmp_path / "appell").mkdir(mode=0o700)
    (tmp_path / "appell").chmod(0o775)
    assert fetched() == (CODE, 1)
    assert (tmp_path / "appell").stat().st_mode & 0o777 == 0o700
    assert fetched() == (CODE, 0)


# -------------------------------------------------------------------------------------------------- damage


def damaged(content: bytes, dice: random.Random) -> bytes:
    """Content after one of the accidents that files meet."""
    at = dice.randrange(len(content))
    accident = dice.randrange(5)
    if accident == 0:  # a bit flips
        return content[:at] + bytes([content[at] ^ 1 << dice.randrange(8)]) + content[at + 1 :]
    if accident == 1:  # the end is lost
        return content[:at]
    if accident == 2:  # a page of zeros
        return content[:at] + bytes(min(512, len(content) - at)) + content[at + 512 :] + b"\0"
    if accident == 3:  # written twice
        return content + content[:at] + b"x"
    return dice.randbytes(at)


def test_no_corruption_of_220_is_taken_for_code(folder):
    dice = random.Random(1)
    fetched()
    path = folder / f"{KEY}.o"
    sound = path.read_bytes()
    for _ in range(220):
        path.write_bytes(damaged(sound, dice))
        assert fetched() == (CODE, 1)
        assert path.read_bytes() == sound


WRITER = f"""
from importlib.util import module_from_spec, spec_from_file_location

spec = spec_from_file_location("cache", {cache.__file__!r})  # without the compiler around it: a quick start
cache = module_from_spec(spec)
spec.loader.exec_module(cache)
print(flush=True)
k = 0
while True:
    key = format(k % 7, "064x")
    cache.forget()
    cache._write(cache._own_folder(), key, key.encode() * 20000)
    k += 1
"""


def kill_while_writing(folder: Path, after: float) -> None:
    with subprocess.Popen([sys.executable, "-c", WRITER], stdout=subprocess.PIPE) as writer:
        writer.stdout.readline()
        time.sleep(after)
        writer.kill()


@pytest.mark.slow
def test_a_process_killed_while_it_writes_leaves_whole_objects_only(folder, monkeypatch):
    dice = random.Random(2)
    for _ in range(12):
        kill_while_writing(folder, dice.uniform(0.0, 0.05))
        for k in range(7):
            key = format(k, "064x")
            wanted = key.encode() * 20000
            if (folder / f"{key}.o").exists():
                assert fetched(key, wanted) == (wanted, 0)
    with_numbers(monkeypatch, cache, "CACHE", abandoned=-1.0)
    fetched()
    assert [path for path in folder.iterdir() if path.suffix != ".o"] == []


# ----------------------------------------------------------------------------------------------------- age


def test_temporary_files_of_killed_processes_are_removed_in_time(folder):
    folder.mkdir(mode=0o700)
    old, new, foreign = folder / "tmpold.tmp", folder / "tmpnew.tmp", folder / "README"
    for path in (old, new, foreign):
        path.write_bytes(b"half")
    os.utime(old, (1, 1))
    os.utime(foreign, (1, 1))
    fetched()
    assert not old.exists()
    assert new.exists()
    assert foreign.exists()


def test_a_write_that_fails_leaves_no_temporary_file(folder, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    assert fetched() == (CODE, 1)
    assert list(folder.iterdir()) == []


def test_the_longest_unused_objects_go_when_the_limit_is_reached(folder, monkeypatch):
    with_numbers(monkeypatch, cache, "CACHE", disk=4 * (len(CODE) + cache.SEAL))
    keys = [format(k, "064x") for k in range(5)]
    for age, key in enumerate(keys[:4]):
        fetched(key)
        os.utime(folder / f"{key}.o", (1000 + age, 1000 + age))
    assert fetched(keys[0]) == (CODE, 0)  # used: now the youngest
    fetched(keys[4])
    assert sorted(path.stem for path in folder.glob("*.o")) == [keys[k] for k in (0, 2, 3, 4)]


def test_an_object_larger_than_the_limit_is_not_kept(folder, monkeypatch):
    with_numbers(monkeypatch, cache, "CACHE", disk=100)
    assert fetched() == (CODE, 1)
    assert list(folder.iterdir()) == []


def test_a_folder_that_cannot_be_read_costs_a_compilation(folder):
    folder.parent.joinpath("cache").write_text("a file in its place")
    with pytest.warns(ap.AppellWarning):
        assert fetched() == (CODE, 1)
