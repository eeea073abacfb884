"""The lines that every test executes: coverage.py with one context a test."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path


class Recorder:
    """Measures files of the package from now on, test by test."""

    def __init__(self, parts: Sequence[str]) -> None:
        import coverage  # of the extra "mutants": `make test` reads this file without it

        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []
        self.coverage = coverage.Coverage(data_file=None, include=[str(Path.cwd() / part) for part in parts])
        self.coverage.start()

    @property
    def spent(self) -> float:
        """Processor time of all tests so far."""
        return sum(self.seconds.values())

    @contextmanager
    def test(self, name: str) -> Iterator[None]:
        """What runs inside is of this test."""
        begin = time.process_time()
        self.coverage.switch_context(name)
        yield
        self.coverage.switch_context("")
        self.seconds[name] = round(time.process_time() - begin, 3)

    def write(self, path: Path) -> None:
        """The record of all tests."""
        self.coverage.stop()
        data = self.coverage.get_data()
        lines = {
            os.path.relpath(file): {
                line: sorted(set(tests) - {""}) for line, tests in data.contexts_by_lineno(file).items()
            }
            for file in data.measured_files()
        }
        text = {"seconds": self.seconds, "failed": self.failed, "lines": lines}
        path.write_text(json.dumps(text), encoding="utf-8")
