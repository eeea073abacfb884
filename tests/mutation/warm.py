"""A process that has imported the package and found the tests already, and forks for every mutant.

A mutant inside a function is put in place by exchanging the code of the function objects that are there: nothing is
imported again and no test is looked for again. What only an import can change (a constant of a module, a default, a
decorator) is handed back, to be judged in a fresh process by `tests.mutation.runner`. What an import computed with a
function stays as it was, so that a mutant may survive here that a fresh process would notice, never the reverse: a
test that fails is run once more without the mutant, behind the same tests, before it counts.
"""

from __future__ import annotations

import gc
import importlib
import multiprocessing
import os
import pkgutil
import resource
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import astuple, dataclass
from inspect import CO_NEWLOCALS
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import CodeType, FunctionType
from typing import TypeVar

import pytest

from tests.mutation.recorder import Recorder
from tests.mutation.runner import LIMIT, ROOT

MEMORY = 8 << 30
"""Bytes that a mutant may take: one that asks for more is noticed."""
COLD = "to be imported anew"
Job = TypeVar("Job")
Result = TypeVar("Result")
Place = tuple[str, str, int]
Functions = dict[Place, list[FunctionType]]


@dataclass(frozen=True)
class Request:
    """Tests to run in this order until one fails, on a file's text as it is changed (None: on the tree as it is)."""

    tests: tuple[str, ...]
    seconds: int
    file: str = ""
    before: str = ""
    after: str = ""
    record: str = ""
    """Instead of stopping at a failure: record here which test executes which line of these parts."""
    parts: tuple[str, ...] = ()
    enough: float = 0.0
    """Seconds after which no further test is recorded."""


@dataclass(frozen=True)
class Answer:
    """The words of a verdict, the tests that ran (the last one failed, where one did), the processor time taken."""

    words: str
    ran: tuple[str, ...] = ()
    seconds: float = 0.0

    @property
    def failed(self) -> str | None:
        """The test that noticed."""
        return self.ran[-1] if self.words.startswith("killed: ") and self.ran else None


class Warm:
    """The process for one copy of the tree, and its answers."""

    def __init__(self, tree: Path, files: Sequence[str]) -> None:
        self.tree = tree
        self.process, self.pipe = _forked(_serve, tree, tuple(files))
        self.tests: dict[str, str] = self.pipe.recv()
        """All tests that were found, each with its mark: "", "slow" or "rare"."""
        self._sound: dict[str, bool] = {}

    def judge(self, request: Request, change: Callable[[], AbstractContextManager[None]] = nullcontext) -> Answer:
        """What comes of a change (of the files of the copy too), without the tests that fail as the tree is."""
        seconds = 0.0
        while True:
            sound = tuple(test for test in request.tests if self._sound.get(test, True))
            asked = Request(sound, request.seconds, request.file, request.before, request.after)
            with change():
                answer = self.ask(asked)
            seconds += answer.seconds
            if answer.failed is not None and answer.failed not in self._sound:
                self._sound[answer.failed] = self.ask(Request(answer.ran, request.seconds)).words == "SURVIVED"
            if answer.failed is None or self._sound[answer.failed]:
                return Answer(answer.words, answer.ran, seconds)

    def close(self) -> None:
        """Let the process end."""
        self.pipe.send(None)
        self.process.join()

    def ask(self, request: Request) -> Answer:
        """What comes of a request as it stands."""
        self.pipe.send(astuple(request))  # as a tuple: the classes there are those of the copy
        return Answer(*self.pipe.recv())


class Workers:
    """A warm process for every copy of the tree, each in the hands of a worker that takes one job after the other."""

    def __init__(self, trees: Sequence[Path], files: Sequence[str]) -> None:
        self.workers = [_forked(_work, tree, tuple(files)) for tree in trees]
        found = [pipe.recv() for _, pipe in self.workers]
        self.tests: dict[str, str] = found[0]

    def over(self, do: Callable[[Job, Warm], Result], jobs: Iterable[Job]) -> Iterator[tuple[Job, Result]]:
        """Every job with what came of it, in the order in which they end; the next job is asked for when it begins."""
        waiting, idle = iter(jobs), [pipe for _, pipe in self.workers]
        busy: dict[Connection, Job] = {}
        while True:
            while idle and (job := next(waiting, None)) is not None:
                pipe = idle.pop()
                pipe.send((do, job))
                busy[pipe] = job
            if not busy:
                return
            for ready in wait(list(busy)):
                assert isinstance(ready, Connection)
                idle.append(ready)
                yield busy.pop(ready), ready.recv()

    def close(self) -> None:
        """Let them end."""
        for process, pipe in self.workers:
            pipe.send(None)
            process.join()


def _forked(target: Callable[..., None], *args: object) -> tuple[BaseProcess, Connection]:
    """A process with a pipe to it."""
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe()
    process = context.Process(target=target, args=(*args, theirs))
    process.start()
    theirs.close()
    return process, ours


def _work(tree: Path, files: tuple[str, ...], pipe: Connection) -> None:
    warm = Warm(tree, files)
    pipe.send(warm.tests)
    while (given := pipe.recv()) is not None:
        do, job = given
        pipe.send(do(job, warm))
    warm.close()


def exchanges(path: str, before: str, after: str) -> list[tuple[CodeType, CodeType]] | None:
    """The codes of the outermost functions that a change of a file's text exchanges; None where more changes."""
    try:
        old, new = (compile(text, path, "exec", dont_inherit=True) for text in (before, after))
    except SyntaxError:
        return None
    return _differing(old, new)


def _differing(old: CodeType, new: CodeType) -> list[tuple[CodeType, CodeType]] | None:
    if (old.co_code, old.co_names, len(old.co_consts)) != (new.co_code, new.co_names, len(new.co_consts)):
        return None
    found: list[tuple[CodeType, CodeType]] = []
    for a, b in zip(old.co_consts, new.co_consts, strict=True):
        if isinstance(a, CodeType) and isinstance(b, CodeType):
            if a == b:
                continue
            function = a.co_flags & CO_NEWLOCALS
            inner = [(a, b)] if function and a.co_freevars == b.co_freevars else None if function else _differing(a, b)
            if inner is None:
                return None
            found += inner
        elif type(a) is not type(b) or a != b:
            return None
    return found


def _place(code: CodeType) -> Place:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _live_functions(tree: Path) -> Functions:
    """All function objects of the package's source by where they are written."""
    found: Functions = defaultdict(list)
    inside = str(tree / "src")
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(inside):
            found[_place(thing.__code__)].append(thing)
    return found


def _put(path: str, request: Request, functions: Functions) -> bool:
    """Exchange the code of the functions that differ; False where only an import would do."""
    pairs = exchanges(path, request.before, request.after)
    if not pairs or not all(functions.get(_place(old)) for old, _ in pairs):
        return False
    for old, new in pairs:
        for function in functions[_place(old)]:
            if function.__code__ != old:
                return False
            function.__code__ = new
    return True


# ---- the process -------------------------------------------------------------------------------------------------


def search_path(tree: Path, path: list[str]) -> list[str]:
    """Where a copy is imported from: the checkout gives way to it; the environment, which may stand in it, stays."""
    return [str(tree / "src"), str(tree), *(p for p in path if p and Path(p) not in (ROOT, ROOT / "src"))]


def _serve(tree: Path, files: tuple[str, ...], pipe: Connection) -> None:
    os.chdir(tree)
    os.environ["MPLBACKEND"] = "Agg"
    sys.path[:] = search_path(tree, sys.path)
    for name in [name for name in sys.modules if name.split(".")[0] in ("tests", "appell")]:
        del sys.modules[name]
    with tree.with_suffix(".log").open("w") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    import appell as ap

    assert str(tree) in str(ap.__file__), "the copy is not what is tested"
    for module in pkgutil.walk_packages(ap.__path__, "appell."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    options = ["-q", "--no-header", "-p", "no:cacheprovider", "-s", "-m", "", "--basetemp", str(tree) + "-files"]
    pytest.main([*options, *files], plugins=[_Loop(tree, pipe)])
    sys.stdout.flush()
    os._exit(0)


def _mark(item: pytest.Item) -> str:
    return next((mark for mark in ("rare", "slow") if item.get_closest_marker(mark)), "")


class _Loop:
    """Pytest's plugin: instead of running all tests, run those that are asked for, in a forked process."""

    def __init__(self, tree: Path, pipe: Connection) -> None:
        self.tree, self.pipe, self.failed = tree, pipe, False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        functions = _live_functions(self.tree)
        gc.collect()
        gc.freeze()  # what is shared stays shared
        self.pipe.send({name: _mark(item) for name, item in items.items()})
        while (request := self.pipe.recv()) is not None:
            self.pipe.send(astuple(self._answer(Request(*request), items, functions)))
        return True

    def _answer(self, request: Request, items: dict[str, pytest.Item], functions: Functions) -> Answer:
        """Fork, and wait for the words of the fork."""
        words = self.tree.with_suffix(".words")
        child = os.fork()
        if child == 0:
            os.setsid()  # so that what a test starts ends with it
            self._run(request, items, functions, os.open(words, os.O_WRONLY | os.O_CREAT | os.O_TRUNC))
        begin, status, usage = time.monotonic(), None, None
        while status is None:
            ended, code, used = os.wait4(child, os.WNOHANG)
            if ended:
                status, usage = code, used
            elif time.monotonic() - begin > LIMIT:
                os.killpg(child, signal.SIGKILL)
            else:
                time.sleep(0.01)
        assert usage is not None
        *ran, last = words.read_text(encoding="utf-8").split("\n")
        seconds = usage.ru_utime + usage.ru_stime
        if os.WIFSIGNALED(status):
            number = os.WTERMSIG(status)
            over = number in (signal.SIGXCPU, signal.SIGKILL)
            return Answer("timed out" if over else f"killed: signal {number}", tuple(ran), seconds)
        return Answer(last, tuple(ran), seconds)

    def _run(self, request: Request, items: dict[str, pytest.Item], functions: Functions, writing: int) -> None:
        """In the fork: the change, then the tests one after the other; every one is said before it begins."""
        say = lambda words: os.write(writing, words.encode())
        resource.setrlimit(resource.RLIMIT_CPU, (request.seconds, request.seconds + 5))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if request.file.endswith(".py") and not _put(str(self.tree / request.file), request, functions):
            say(COLD)
            os._exit(0)
        tests = [items[test] for test in request.tests]
        recorder = Recorder(request.parts) if request.record else None
        try:
            for item, following in zip(tests, [*tests[1:], None], strict=True):
                say(item.nodeid + "\n")
                with recorder.test(item.nodeid) if recorder is not None else nullcontext():
                    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if recorder is not None and self.failed:
                    recorder.failed.append(item.nodeid)
                    self.failed = False
                if self.failed or (recorder is not None and recorder.spent > request.enough):
                    break
            if recorder is not None:
                recorder.write(Path(request.record))
        except BaseException as error:  # noqa: BLE001  # an exit that a mutant asks for is noticed too
            say(f"killed: {type(error).__name__}")
            os._exit(0)
        say(f"killed: {item.nodeid.split('::')[-1]}" if self.failed else "SURVIVED")
        os._exit(0)
