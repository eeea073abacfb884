"""Many motions of one model as one result."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from numpy.typing import ArrayLike

from appell.compile.cuda import DIALECTS
from appell.ensemble.chunks import Piece, chunk_length, empty_piece, firsts
from appell.ensemble.cluster import spread
from appell.ensemble.cuda import GPU, on_card
from appell.ensemble.design import Design
from appell.ensemble.local import here
from appell.ensemble.store import Store
from appell.ensemble.trajectory import AUDITED, STATUSES, Plan
from appell.equations import Equations
from appell.errors import ModelError
from appell.model.names import name_of
from appell.numbers import RUN
from appell.simulate.aliases import Events, Inputs, Parameters, State
from appell.simulate.arguments import instants, watched_events
from appell.simulate.progress import progress_bar
from appell.simulate.run import Run

if TYPE_CHECKING:
    import xarray as xr


class OutcomeStore(Protocol):
    """Where the outcomes of cases are: in memory, or in a store."""

    def array(self, name: str) -> Any:
        """``histories`` (case, quantity, time), ``audited`` (case, figure), ``status`` (case), ``event_times`` or
        ``event_counts`` (case, event).
        """

    def status(self) -> np.ndarray:
        """How each case ended."""

    def messages(self) -> dict[int, str]:
        """Why cases were refused or stopped."""


class InMemory:
    """Pieces in memory; of cases that did not run there is nothing but that."""

    def __init__(self, plan: Plan, pieces: Iterable[Piece]) -> None:
        found = {piece.first: piece for piece in pieces}
        length, size = chunk_length(plan), plan.design.size
        self._pieces = [found.get(k) or empty_piece(plan, k, min(length, size - k)) for k in firsts(plan)]

    def array(self, name: str) -> np.ndarray:
        """The pieces in a row."""
        return np.concatenate([getattr(piece, name) for piece in self._pieces])

    def status(self) -> np.ndarray:
        """How each case ended."""
        return self.array("status")

    def messages(self) -> dict[int, str]:
        """Why cases were refused or stopped."""
        return {number: words for piece in self._pieces for number, words in sorted(piece.messages.items())}


@dataclass(frozen=True, eq=False)
class Sweep:
    """The motions of a sweep.

    >>> import appell as ap
    >>> equations = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
    >>> runs = equations.sweep(1.0, {"v": 0.2}, ap.grid(state={"omega": [1.0, 2.0]}), samples=2)
    >>> runs.data["v"].dims
    ('initial_omega', 'time')

    Attributes
    ----------
    plan, kept
        What all cases share, and what came of them: in memory, or in the store, from where it is read when it is
        asked for.
    computed
        How many cases were computed by this call; those found in the store are not among them.
    seconds
        What that took.
    """

    plan: Plan = field(repr=False)
    kept: OutcomeStore = field(repr=False)
    computed: int
    seconds: float

    @property
    def design(self) -> Design:
        """The cases."""
        return self.plan.design

    @property
    def way(self) -> str:
        """How the cases were run: in lanes, or each by itself and why."""
        lanes, native = self.plan.lanes, self.plan.native if isinstance(self.plan.lanes, str) else ""
        if not isinstance(lanes, str):
            return "eight at a time, in lanes"
        if not isinstance(native, str):
            return f"one after the other in native code, since {lanes}"
        return f"each by itself, since {lanes}" + (f" and {native}" if native != lanes else "")

    @cached_property
    def data(self) -> xr.Dataset:
        """Histories of coordinates and speeds over the design and time, the audit's figures, how each case ended.

        With a store the arrays are those of Dask, which are read from there when they are asked for.
        """
        import xarray as xr

        dims, shape = [name for name, _ in self.design.dimensions], self.design.shape
        histories, audited = self.kept.array("histories"), self.kept.array("audited")
        found: dict[str, Any] = {
            name: ([*dims, "time"], histories[:, k].reshape(*shape, self.plan.times.size))
            for k, name in enumerate(self.plan.histories)
        }
        found |= {name: (dims, audited[:, k].reshape(shape)) for k, name in enumerate(AUDITED)}
        found["status"] = (
            dims,
            self.kept.status().reshape(shape),
            {"meaning": ", ".join(f"{k} {w}" for k, w in enumerate(STATUSES))},
        )
        if self.plan.events:
            found |= self._events(dims, shape)
        axes = {column.label: (column.dimension, column.values) for column in self.design.columns}
        attributes = {"model": self.plan.equations.mechanism.name, "principle": self.plan.equations.principle.name}
        if self.design.seed is not None:
            attributes["seed"] = str(self.design.seed)
        return xr.Dataset(found, coords={**axes, "time": self.plan.times}, attrs=attributes)

    def _events(self, dims: list[str], shape: tuple[int, ...]) -> dict[str, Any]:
        """For each event the time of the first and how many there are."""
        times, counts = self.kept.array("event_times"), self.kept.array("event_counts")
        found: dict[str, Any] = {}
        for k, event in enumerate(self.plan.events):
            counted, timed = event_labels(event.name)
            words = {"units": "s", "meaning": f"of the first '{event.name}'; nan in cases in which '{counted}' is 0"}
            found[timed] = (dims, times[:, k].reshape(shape), words)
            found[counted] = (dims, counts[:, k].reshape(shape), {"meaning": f"how often '{event.name}' was met"})
        return found

    @property
    def messages(self) -> dict[int, str]:
        """Why cases were refused or stopped, by their number."""
        return self.kept.messages()

    def __len__(self) -> int:
        return self.design.size

    def __getitem__(self, case: int | tuple[int, ...]) -> Run:
        """A case as a run like any other, with its reactions: computed again by itself, to the tolerance.

        A whole number counts the cases, the last dimension fastest; as many numbers as there are dimensions say where.
        """
        number = int(np.ravel_multi_index(case, self.design.shape)) if isinstance(case, tuple) else int(case)
        if not -len(self) <= number < len(self):
            raise IndexError(f"the sweep has {len(self)} cases: there is no number {number}.")
        return self.plan.run(number % len(self))

    def plot(self, path: str | Path | None = None, quantity: str | None = None, *, at: float | None = None) -> Any:
        """A map of a quantity at an instant, of a figure of the audit, of how cases ended; over one dimension a curve.

        Parameters
        ----------
        path
            Where to write the picture; without one the figure is given back.
        quantity
            A coordinate or speed, a derivative (``"d(x)/d(m)"``), ``constraint_error``, ``energy_error``, ``status``,
            or the name of an event, for the time of the first (``"NAME count"``: how many). By default the first
            event's time, else the last speed. Cases without a value are left grey, and the title says how many and why.
        at
            The instant; the end by default.

        Returns
        -------
        matplotlib.figure.Figure

        Raises
        ------
        ModelError
            For an unknown quantity or a design of more than two dimensions.
        """
        from appell.view.sweep import plot

        first = self.plan.events[0].name if self.plan.events else self.plan.states[-1]
        return plot(self, path, quantity or first, at)

    def _repr_html_(self) -> str:
        from html import escape

        return f"<p>{escape(repr(self))}</p>{self.data._repr_html_()}"

    def __repr__(self) -> str:
        counts = np.bincount(self.kept.status(), minlength=len(STATUSES))
        words = ", ".join(f"{n} {word}" for n, word in zip(counts, STATUSES, strict=True) if n)
        for k, event in enumerate(self.plan.events):
            met = int(np.count_nonzero(np.asarray(self.kept.array("event_counts"))[:, k]))
            words += f"; '{event.name}' in {met}"
        return (
            f"Sweep of '{self.plan.equations.mechanism.name}' by {self.plan.equations.principle.name}: "
            f"{self.design}, {words}"
        )


def event_labels(name: str) -> tuple[str, str]:
    """What the number and the first time of an event are called among the results."""
    return f"{name} count", f"{name} time"


def sweep(
    equations: Equations,
    duration: float,
    state: State,
    design: Design,
    *,
    parameters: Parameters | None = None,
    inputs: Inputs | None = None,
    samples: int | ArrayLike = 101,
    tolerance: float = RUN.tolerance,
    integrator: str = "dop853",
    max_steps: int | None = None,
    events: Events = (),
    sensitivities: Sequence[Any] = (),
    store: str | Path | None = None,
    on: Any = None,
    precision: str = "float64",
    workers: int | None = None,
    progress: bool | None = None,
) -> Sweep:
    """Run every case of a design; see :meth:`appell.Equations.sweep`."""
    if not isinstance(design, Design):
        raise ModelError(f"{design!r} is not a design of cases: make one by ap.grid, ap.cases or ap.draws.")
    plan = Plan(
        equations,
        float(duration),
        {name_of(key): value for key, value in state.items()},
        {name_of(key): value for key, value in (parameters or {}).items()},
        design,
        {"tolerance": tolerance, "integrator": integrator, "max_steps": max_steps},
        instants(duration, samples, 0.0),
        {name_of(key): value for key, value in (inputs or {}).items()},
        watched_events(equations, events),
        precision,
        tuple(map(name_of, sensitivities)),
    )
    _require_precision(precision, on)
    if plan.sensitivities and on == GPU:
        raise ModelError("a graphics card carries no derivatives: leave out on='gpu', or sensitivities.")
    _require_known(plan)
    store_ = None if store is None else Store(store, plan)
    return _run(plan, store_, on, workers, progress)


def _run(plan: Plan, store: Store | None, on: Any, workers: int | None, progress: bool | None) -> Sweep:
    """What is missing, computed and kept; after Ctrl-C what there is goes with the exception."""
    fresh: list[Piece] = []
    begin, before = time.perf_counter(), 0 if store is None else store.cases_missing()
    todo: Iterable[int] = firsts(plan) if store is None else store.missing()

    def made() -> Sweep:
        # counted where the pieces are kept: Ctrl-C may come between a piece and a count of it
        computed = sum(len(piece.status) for piece in fresh) if store is None else before - store.cases_missing()
        return Sweep(plan, store or InMemory(plan, fresh), computed, time.perf_counter() - begin)

    try:
        with closing(_pieces(plan, todo, on, workers)) as pieces:
            for piece in _written(pieces, store, plan, progress):
                if store is None:
                    fresh.append(piece)  # noqa: PERF401  one by one: Ctrl-C leaves those that came
    except KeyboardInterrupt as interrupt:
        words = "the same call goes on with it" if store is not None else "give a store= to go on with it"
        runs = made()
        error = KeyboardInterrupt(
            f"interrupted after {runs.computed} cases: what was computed is the attribute 'runs' of this exception; "
            f"{words}"
        )
        error.runs = runs  # type: ignore[attr-defined]
        raise error from interrupt
    return made()


def _pieces(plan: Plan, todo: Iterable[int], on: Any, workers: int | None) -> Generator[Piece, None, None]:
    """Where they are computed: here, on a graphics card or on a cluster."""
    if on is None:
        return here(plan, todo, workers)
    if isinstance(on, str):
        if on != GPU:
            raise ModelError(f"on={on!r}: a sweep runs here, on='gpu' or on a Client of dask.distributed.")
        return on_card(plan, todo)
    return spread(on, plan, todo)


def _require_precision(precision: str, on: Any) -> None:
    if precision not in DIALECTS:
        raise ModelError(f"precision={precision!r}: there is 'float64', and on a graphics card 'float32'.")
    if precision != "float64" and on != GPU:
        raise ModelError(f"precision={precision!r} is for a graphics card, on='gpu': processors run in 'float64'.")


def _require_known(plan: Plan) -> None:
    """What varies is something that the equations have, and nothing is both fixed and varied."""
    known = {
        "state": {*plan.states, *(f"{name}'" for name in plan.states)},
        "parameter": {p.name for p in plan.equations.mechanism.parameters},
        "input": {i.name for i in plan.equations.mechanism.inputs},
    }
    fixed = {"state": plan.state, "parameter": plan.parameters, "input": plan.inputs}
    for column in plan.design.columns:
        if column.name not in known[column.kind]:
            words = ", ".join(sorted(known[column.kind])) or "none"
            article = "an" if column.kind == "input" else "a"
            raise ModelError(
                f"'{column.name}' is not {article} {column.kind} of '{plan.equations.mechanism.name}': there are "
                f"{words}."
            )
        if column.name in fixed[column.kind]:
            raise ModelError(f"'{column.name}' is given and varied: leave it out of the one or the other.")


def _written(made: Iterable[Piece], kept: Store | None, plan: Plan, progress: bool | None) -> Iterator[Piece]:
    """The pieces as they come, each in the store before the next; progress counts cases."""
    count = 0
    with progress_bar(f"sweep of {plan.equations.mechanism.name}", 0, plan.design.size, progress) as report:
        for piece in made:
            if kept is not None:
                kept.write(piece)
            count += len(piece.status)
            if report is not None:
                report(count)
            yield piece
