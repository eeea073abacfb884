"""What a live widget shows of a run, and how it is run again when a slider moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.equations import Equations
from appell.equations.forms import symbol_units
from appell.errors import InconsistentState, ModelError, how_to_add
from appell.model import name_of
from appell.model.names import require_one_of
from appell.numbers import LIMIT, RUN
from appell.simulate.pointwise import assembled
from appell.simulate.run import Run
from appell.simulate.simulate import simulate
from appell.simulate.units import with_unit
from appell.view.plot import over_time, path_plane
from appell.view.style import PLOT

if TYPE_CHECKING:
    from appell.view.live_widget import ShownWidget


@dataclass(frozen=True)
class Rerun:
    """Equations and what they are run with; ``start`` by name, as it was given."""

    equations: Equations
    start: Mapping[str, float]
    duration: float
    parameters: Mapping[str, float]
    inputs: Mapping[Any, Any]
    start_time: float = 0.0
    tolerance: float = RUN.picture

    def run(self, values: Mapping[str, float]) -> Run:
        """The motion with some parameters and start values changed; a start that contradicts moves to the nearest."""
        names = {p.name for p in self.equations.mechanism.parameters}
        parameters = {**self.parameters, **{k: v for k, v in values.items() if k in names}}
        start: Mapping[str, float] = {**self.start, **{k: v for k, v in values.items() if k not in names}}
        try:
            return self._run(start, parameters)
        except InconsistentState:
            nearest = assembled(
                self.equations, start, parameters, time=self.start_time, inputs=self.inputs, nearest=True
            )
            return self._run(nearest, parameters)

    def _run(self, start: Mapping[str, float], parameters: Mapping[str, float]) -> Run:
        return simulate(
            self.equations,
            self.duration,
            dict(start),
            parameters=parameters,
            inputs=self.inputs,
            start_time=self.start_time,
            tolerance=self.tolerance,
            samples=PLOT.points,
            progress=False,
        )


def widget_of_run(
    run: Run, sliders: Sequence[str] | Mapping[Any, tuple[float, float]] | None, show: Sequence[Any] | None
) -> ShownWidget:
    """The widget of a run: from its own start, with its own parameters."""
    names = (*run.description.coordinates, *run.description.speeds)
    start = {name: float(run[name][0]) for name in names}
    begin = float(run.time[0])
    again = Rerun(run.equations, start, float(run.time[-1]) - begin, dict(run.parameters), dict(run.inputs), begin)
    return live_widget(again, sliders, show)


def live_widget(
    rerun: Rerun,
    sliders: Sequence[Any] | Mapping[Any, tuple[float, float]] | None = None,
    show: Sequence[Any] | None = None,
) -> ShownWidget:
    """Sliders, and the plots of the run they ask for."""
    try:
        from appell.view.live_widget import ShownWidget
    except ImportError:
        raise ModelError(f"a live widget needs anywidget: {how_to_add('notebook')}.") from None

    def answer(values: Mapping[str, float]) -> tuple[list[dict[str, Any]], str]:
        run = rerun.run(values)
        audit = run.audit
        said = f"{run.description.principle}: energy error {audit.energy_error:.1e}, "
        return plots_of(run, show), f"{said}constraint error {audit.constraint_error:.1e}."

    def still() -> bytes:
        return bytes(rerun.run({}).plot()._repr_png_())  # type: ignore[attr-defined]

    return ShownWidget(slider_list(rerun, sliders), answer, still)


def slider_list(rerun: Rerun, given: Sequence[Any] | Mapping[Any, tuple[float, float]] | None) -> list[dict[str, Any]]:
    """One slider for every parameter or start value: its name, label, unit, range and value."""
    parameters = {p.name: p for p in rerun.equations.mechanism.parameters}
    units = {name_of(s): symbol_units(rerun.equations).of(s) for s in symbol_units(rerun.equations).known}
    values = {
        **{name: rerun.parameters.get(name, p.default) for name, p in parameters.items()},
        **rerun.start,
    }
    if given is None:
        given = list(parameters)[: LIMIT.sliders] or list(rerun.start)[: LIMIT.sliders]
    ranges = given if isinstance(given, Mapping) else dict.fromkeys(given)
    found = []
    for key, between in ranges.items():
        name = name_of(key)
        require_one_of(
            name, values, f"'{name}' is not a parameter of '{rerun.equations.mechanism.name}' or in its start"
        )
        value = float(values[name] or 0.0)
        # A range about a value: half of it to twice of it, or one to both sides of zero
        low, high = between or (
            (-1.0, 1.0) if value == 0 else (value / 2, value * 2) if value > 0 else (value * 2, value / 2)
        )
        if not low < high:
            raise ModelError(f"the slider of '{name}' goes from {low:g} to {high:g}: give the lower end first.")
        p = parameters.get(name)
        found.append(
            {
                "name": name,
                "label": name if p is not None else f"{name} at the start",
                "unit": units.get(name, "") if units.get(name) != "1" else "",
                "description": p.description if p is not None else "",
                "min": float(low),
                "max": float(high),
                "value": min(max(value, float(low)), float(high)),
            }
        )
    return found


def plots_of(run: Run, show: Sequence[Any] | None) -> list[dict[str, Any]]:
    """The lines a page draws: paths, and what is asked for over time (by default what moves and the energies)."""
    if show is not None:
        return [
            _over_time(run, [one] if isinstance(one, str) or not isinstance(one, Sequence) else one) for one in show
        ]
    plane = path_plane([run])
    moving = list(over_time(run)[0])[:5]
    first = [_over_time(run, moving)] if plane is None else [_paths(run, plane), _over_time(run, moving)]
    return [*first, _over_time(run, ["kinetic energy", "potential energy", "energy"])]


def _paths(run: Run, plane: tuple[int, int]) -> dict[str, Any]:
    i, j = plane
    places = [name for name in run.description.masses if run.results.has("place position", name)]
    unit = run.unit_of("place position")
    series = [
        {"name": name, "x": _short(run.position(name)[:, i]), "y": _short(run.position(name)[:, j])} for name in places
    ]
    return {"x": with_unit("xyz"[i], unit), "y": with_unit("xyz"[j], unit), "path": True, "series": series}


def _over_time(run: Run, keys: Sequence[Any]) -> dict[str, Any]:
    units = [run.unit(key) for key in keys]
    shared = units[0] if len(set(units)) == 1 else ""
    series = []
    for key, unit in zip(keys, units, strict=True):
        values, name = run[key], name_of(key)
        label = name if shared else with_unit(name, unit)
        columns = (
            [(label, values)] if values.ndim == 1 else [(f"{label} {a}", values[:, i]) for i, a in enumerate("xyz")]
        )
        series += [{"name": title, "x": _short(run.time), "y": _short(column)} for title, column in columns]
    return {"x": "t / s", "y": with_unit(", ".join(map(name_of, keys))[:40], shared), "path": False, "series": series}


def _short(values: np.ndarray) -> list[float]:
    """Numbers for a page, to the digits a screen shows."""
    return [float(f"{v:.6g}") for v in values]
