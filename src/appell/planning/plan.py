"""What a plan returns: inputs that ``simulate`` takes, the expected motion, its cost, and how exact it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from appell.errors import ModelError
from appell.escaping import figure_text
from appell.model import name_of, suggestion
from appell.model.html import html_table
from appell.numbers import PLAN, RUN
from appell.planning.mesh_solution import PlannedMotion
from appell.planning.problem import PlanProblem
from appell.planning.refinement import MeshRecord
from appell.simulate import simulate
from appell.simulate.run import Run
from appell.simulate.table import Table


@dataclass(frozen=True)
class MotionPlan:
    """A motion to a goal, and the inputs that produce it.

    >>> import appell as ap
    >>> model = ap.Model("cart"); x = model.coordinates("x"); f = model.input("f")
    >>> cart = model.particle("cart", mass=1, position=x * model.frame.x)
    >>> _ = model.force(cart, f * model.frame.x)
    >>> plan = ap.plan(model.derive(ap.Kane()), {"x": 0, "xdot": 0}, {"x": 1, "xdot": 0}, duration=1, cost=f**2)
    >>> round(plan.cost, 6)
    12.0

    Attributes
    ----------
    problem, motion
        What was asked for, and the polynomials of states and inputs.
    cost
        What was made least.
    duration
        How long the motion takes.
    meshes
        Every mesh: intervals, cost, error of collocation, iterations.
    agrees
        Whether the last two meshes gave the same cost to the tolerance.
    active
        The bounds that the motion reaches, by name.
    minima
        The costs of all minima that were found, the least first.
    multipliers
        Of the conditions of the goal, by name: how the cost grows with the value that is asked for.
    """

    problem: PlanProblem = field(repr=False)
    motion: PlannedMotion = field(repr=False)
    cost: float
    duration: float
    meshes: tuple[MeshRecord, ...]
    agrees: bool
    active: tuple[str, ...]
    minima: tuple[float, ...]
    multipliers: Mapping[str, float] = field(default_factory=dict)

    @property
    def time(self) -> np.ndarray:
        """The instants at which intervals end."""
        return self.motion.breaks

    @property
    def inputs(self) -> dict[str, Table]:
        """The inputs as polynomials between the instants, for ``simulate(inputs=plan.inputs)``."""
        pieces = self.motion.input_coefficients
        return {
            name: Table(self.time, pieces[k], interpolation="polynomials") for k, name in enumerate(self.problem.inputs)
        }

    @property
    def start(self) -> dict[str, float]:
        """The state in which the motion begins, by name."""
        return dict(zip(self.problem.states, self.motion.ends[0].tolist(), strict=True))

    def __getitem__(self, key: Any) -> np.ndarray:
        """The values of a coordinate or speed at the instants of ``time``; of an input, at the begin of each piece."""
        name = name_of(key)
        if name in self.problem.states:
            return np.asarray(self.motion.ends[:, self.problem.states.index(name)])
        if name in self.problem.inputs:
            begins = self.motion.at(self.time / self.duration)[1]
            return np.asarray(begins[:, self.problem.inputs.index(name)])
        known = [*self.problem.states, *self.problem.inputs]
        raise ModelError(f"'{name}' is not a state or input of this plan" + suggestion(name, known))

    def replay(self, *, tolerance: float = RUN.tolerance, samples: int | None = None) -> Run:
        """The run under the inputs of the plan, integrated with all constraints kept.

        Parameters
        ----------
        tolerance
            Error of a step of the run.
        samples
            How many instants; by default those of the mesh.
        """
        p = self.problem
        return simulate(
            p.equations, self.duration, self.start, parameters=p.parameters, inputs=self.inputs,
            tolerance=tolerance, samples=self.time if samples is None else samples,
        )  # fmt: skip

    def replay_error(self) -> float:
        """The largest difference between the plan and its replay, in parts of the size of each state.

        Where something strikes the state jumps, at an instant of the run's own: it is compared at the others.
        """
        run = self.replay()
        sizes = np.abs(self.motion.ends).max(axis=0)
        strikes = np.array([*self.motion.junctions, *(impact.time for impact in run.impacts)])
        smooth = np.abs(self.time[:, None] - strikes).min(axis=1, initial=np.inf) > PLAN.tolerance * self.duration
        largest = [
            np.abs(np.asarray(run[name]) - self[name])[smooth].max() / size
            for name, size in zip(self.problem.states, sizes, strict=True)
            if size > 0
        ]
        return float(max(largest))

    def plot(self, path: str | None = None) -> Any:
        """A figure of the states and inputs over time, with bounds as dashed lines and strikes dotted.

        Parameters
        ----------
        path
            Where it is saved as well.
        """
        from matplotlib.figure import Figure

        p = self.problem
        fine = np.linspace(0.0, 1.0, RUN.samples)
        x, u = self.motion.at(fine)
        figure = Figure(figsize=(7, 1.6 * (len(p.inputs) + 2)), layout="constrained")
        panels = figure.subplots(len(p.inputs) + 2, 1, sharex=True)
        n = len(p.equations.coordinates)
        for panel, columns in ((panels[0], range(n)), (panels[1], range(n, len(p.states)))):
            for k in columns:
                panel.plot(fine * self.duration, x[:, k], label=figure_text(p.states[k]))
            panel.legend(fontsize="small", loc="upper right")
        for k, (panel, name) in enumerate(zip(panels[2:], p.inputs, strict=True)):
            panel.plot(fine * self.duration, u[:, k], color="C3")
            for limit in p.input_bounds[k][np.isfinite(p.input_bounds[k])]:
                panel.axhline(limit, color="0.6", linestyle="--")
            panel.set_ylabel(figure_text(name))
        for panel in panels:
            for instant in self.motion.junctions:
                panel.axvline(instant, color="0.7", linestyle=":")
        panels[-1].set_xlabel("time")
        if path is not None:
            figure.savefig(path)
        return figure

    def to_html(self, path: str) -> Any:
        """A page in which the mechanism moves along the plan: that of its replay, whose ``to_html`` takes options.

        Parameters
        ----------
        path
            The file.
        """
        return self.replay(samples=RUN.samples).to_html(path)

    def __str__(self) -> str:
        last = self.meshes[-1]
        lines = [
            f"plan of '{self.problem.equations.mechanism.name}'",
            f"  cost {self.cost:.9g} over {self.duration:.6g} s, {last.intervals} intervals",
            "  meshes: " + ", ".join(f"{m.intervals} ({m.cost:.9g})" for m in self.meshes),
            f"  two meshes {'agree' if self.agrees else 'do not agree'}; collocation exact to {last.error:.1e}",
        ]
        if self.active:
            lines.append("  bounds reached: " + ", ".join(self.active))
        if self.minima[1:]:
            lines.append("  other minima: " + ", ".join(f"{cost:.9g}" for cost in self.minima[1:]))
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        """The meshes for a notebook, and below them the rest of the text."""
        head, _, _, *rest = str(self).splitlines()
        rows = [(str(m.intervals), f"{m.cost:.9g}", f"{m.error:.1e}", str(m.iterations)) for m in self.meshes]
        return html_table(("intervals", "cost", "error", "iterations"), rows, head, [line.strip() for line in rest])
