"""What goes wrong around a sweep: Ctrl-C, a full disk, another version, a million cases, memory."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import textwrap
import tracemalloc

import numpy as np
import pytest

import appell as ap
from appell.ensemble import local
from appell.ensemble.chunks import firsts
from appell.ensemble.store import Store
from appell.ensemble.trajectory import Plan

START = {"x": 0, "y": 0, "theta": 0, "v": 0.2}


def sleigh() -> ap.Equations:
    return ap.catalogue.chaplygin_sleigh().derive(ap.Kane())


def grid(omegas: int, lengths: int = 10) -> ap.Design:
    return ap.grid(state={"omega": np.linspace(0.1, 3.0, omegas)}, parameters={"a": np.linspace(0.05, 0.5, lengths)})


def interrupted(monkeypatch, call) -> KeyboardInterrupt:  # type: ignore[no-untyped-def]
    """What Ctrl-C raises, pressed when the sixth piece is begun: three at most are under way for each thread."""
    begun, usual = [], local.compute

    def pressed(plan, first, stop):  # type: ignore[no-untyped-def]
        begun.append(first)
        if len(begun) == 6:
            os.kill(os.getpid(), signal.SIGINT)
        return usual(plan, first, stop=stop)

    monkeypatch.setattr(local, "compute", pressed)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it
    try:
        with pytest.raises(KeyboardInterrupt) as error:
            call()
    finally:
        signal.signal(signal.SIGINT, before)
    monkeypatch.undo()
    return error.value


@pytest.mark.skipif(sys.platform == "win32", reason="SIGINT")
def test_ctrl_c_keeps_what_was_computed_and_the_same_call_goes_on(tmp_path, monkeypatch) -> None:
    equations, path, design = sleigh(), tmp_path / "s.zarr", grid(100, 100)
    error = interrupted(monkeypatch, lambda: equations.sweep(5.0, START, design, samples=51, store=path, workers=1))
    assert "the same call goes on" in str(error)
    some = error.runs  # type: ignore[attr-defined]
    assert 0 < some.computed < 10_000
    assert "not run" in repr(some)
    store = Store(path, some.plan)
    assert len(list(store.missing())) == len(firsts(some.plan)) - -(-some.computed // store.length)
    first = next(k for k in firsts(some.plan) if store.status()[k] == 0)
    at, (omega, a) = np.unravel_index(first, design.shape), (column.values for column in design.columns)
    alone = equations.sweep(
        5.0,
        START,
        ap.cases(state={"omega": [omega[at[0]]]}, parameters={"a": [a[at[1]]]}),
        samples=51,
    )
    np.testing.assert_array_equal(np.asarray(some.data["v"][at]), alone.data["v"][0])


@pytest.mark.skipif(sys.platform == "win32", reason="SIGINT")
def test_ctrl_c_without_a_store_gives_what_there_is(monkeypatch) -> None:
    equations = sleigh()
    error = interrupted(monkeypatch, lambda: equations.sweep(5.0, START, grid(10_000), samples=2, workers=1))
    some = error.runs  # type: ignore[attr-defined]
    status = np.asarray(some.data["status"]).ravel()
    assert (status == 0).sum() == some.computed > 0
    assert np.isnan(np.asarray(some.data["v"])[..., -1].ravel()[status == 3]).all()


def test_a_full_disk_is_said_and_what_was_written_stays_valid(tmp_path, monkeypatch) -> None:
    from zarr.storage import LocalStore

    equations, path, design = sleigh(), tmp_path / "s.zarr", grid(400)
    written, usual = [], LocalStore.set

    async def full(self, key, value, *further):  # type: ignore[no-untyped-def]
        if key.startswith("histories/c"):
            written.append(key)
            if len(written) > 2:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        await usual(self, key, value, *further)

    monkeypatch.setattr(LocalStore, "set", full)
    with pytest.raises(ap.AppellError, match=r"cannot be written \(No space left.*make room and call again"):
        equations.sweep(1.0, START, design, samples=5, store=path, workers=1)
    monkeypatch.undo()
    runs = equations.sweep(1.0, START, design, samples=5, store=path)
    assert runs.computed == 4000 - 2 * 1024
    np.testing.assert_array_equal(runs.data["v"], equations.sweep(1.0, START, design, samples=5).data["v"])


def test_the_store_of_another_version_is_refused(tmp_path, monkeypatch) -> None:
    equations, path = sleigh(), tmp_path / "s.zarr"
    equations.sweep(1.0, START, grid(2), samples=5, store=path)
    monkeypatch.setattr("appell.ensemble.store.__version__", "0.0.0")
    with pytest.raises(ap.AppellError, match="version"):
        equations.sweep(1.0, START, grid(2), samples=5, store=path)


def test_a_store_keeps_the_reasons_of_what_was_refused(tmp_path) -> None:
    pucks = ap.catalogue.two_pucks().derive(ap.Kane())
    start = {"q1": 1, "q2": -2, "q3": 1, "q4": 2, "u1": 0.3, "u2": 0.4, "u3": 0.4}
    for _ in range(2):
        runs = pucks.sweep(1.0, start, ap.cases(state={"u4": [-0.3, 5.0]}), samples=5, store=tmp_path / "s.zarr")
        assert runs.data["status"].values.tolist() == [0, 2]
        assert "perpendicular" in runs.messages[1]


@pytest.mark.slow
def test_a_million_cases_are_planned_in_little_memory(tmp_path) -> None:
    equations = sleigh()
    settings = {"tolerance": 1e-10, "integrator": "dop853", "max_steps": None}
    tracemalloc.start()
    plan = Plan(equations, 5.0, START, {}, grid(1000, 1000), settings, np.linspace(0.0, 5.0, 51))
    store = Store(tmp_path / "s.zarr", plan)
    assert next(store.missing()) == 0
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert plan.design.size == 1_000_000
    assert peak < 30e6


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="resource")
def test_memory_is_flat_in_the_number_of_cases_when_a_store_is_given(tmp_path) -> None:
    program = textwrap.dedent(
        f"""
        import resource, sys
        import numpy as np, appell as ap
        n = int(sys.argv[1])
        grid = ap.grid(state={{"omega": np.linspace(0.1, 3.0, n)}}, parameters={{"a": np.linspace(0.05, 0.5, 10)}})
        equations = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
        runs = equations.sweep(1.0, {START!r}, grid, samples=201, store=sys.argv[2])
        assert runs.computed == 10 * n
        print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
        """
    )

    def peak(n: int) -> int:
        """In kilobytes."""
        command = [sys.executable, "-c", program, str(n), str(tmp_path / f"{n}.zarr")]
        return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)

    few, many = peak(1000), peak(5000)  # 10 000 and 50 000 cases, of 0.1 and 0.5 GB
    assert many < few + 40_000


def test_a_store_that_cannot_be_made_is_named(tmp_path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ap.errors.ModelError, match=r"file.s.zarr', cannot be made \(Not a directory\)"):
        sleigh().sweep(1.0, START, grid(2), store=tmp_path / "file" / "s.zarr")
