"""What a run is: a motion, and what follows from it when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.equations.reaction_outputs import reaction_points
from appell.errors import ModelError
from appell.model import name_of, suggestion
from appell.simulate.audit import Audit
from appell.simulate.contacts import Contacts
from appell.simulate.description import Description, describe
from appell.simulate.lookup import Lookup
from appell.simulate.modes.record import Impact, ModeSpan, summary
from appell.simulate.reactions import Reactions, RunReaction, reactions_of
from appell.simulate.results import Results
from appell.simulate.stored import Stored, to_dataset

if TYPE_CHECKING:
    import xarray as xr
    from matplotlib.figure import Figure

    from appell.equations import Equations
    from appell.model.types import BodyLike, PlaceLike
    from appell.view.scene.scene import Scene


@dataclass(frozen=True)
class EventFound:
    """An event met along a run: its name, when, and the state there by name."""

    name: str
    time: float
    state: Mapping[str, float]


@dataclass(frozen=True, eq=False, repr=False)
class Run:
    """A motion and all that comes with it.

    What is derived from the motion (reactions, positions, energies, the audit) is computed when it is first asked for.

    Parameters
    ----------
    results
        The arrays over named dimensions; :mod:`appell.simulate.results` lists them.
    source
        The equations; of a run from a file its description.
    events
        The events that were found.
    modes
        The stretches with one set of active rows each; a run in which nothing lets go has one.
    impacts
        The jumps of the speeds between modes.
    message
        How the run ended.
    inputs
        What was given for the inputs.
    settings
        How the run was asked for: "state" (what was given of the start, by name), "tolerance", "integrator".
    parameter_values, recovered, auditor
        The values of the parameters, the constraints whose multipliers are recovered at the samples, and the audit, or
        how it is made: for the driver that builds a run.

    Examples
    --------
    >>> import appell as ap
    >>> run = ap.catalogue.two_pucks().derive(ap.Kane()).simulate(1.0, {"u1": 0.3, "u2": 0.4, "u3": 0.4, "u4": -0.3})
    >>> run["u1"].shape, run.reactions["perpendicular"]["P1"].force.shape
    ((501,), (501, 3))
    >>> run.audit.constraint_error < 1e-14
    True
    """

    results: Results
    source: Equations | Description
    events: tuple[EventFound, ...] = ()
    modes: tuple[ModeSpan, ...] = ()
    impacts: tuple[Impact, ...] = ()
    message: str = ""
    inputs: Mapping[Any, Any] = field(default_factory=dict)
    settings: Mapping[str, Any] = field(default_factory=dict)
    parameter_values: np.ndarray = field(default_factory=lambda: np.zeros(0))
    recovered: frozenset[str] = frozenset()
    auditor: Callable[[Results], Audit] | Audit | None = None

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled: the audit as it came out, since native code stays where it is."""
        audit = self.audit
        kept = {name: value for name, value in self.__dict__.items() if name in self.__dataclass_fields__}
        return kept | {"auditor": audit}

    # ---- what it is a motion of -------------------------------------------------------------------------------------

    @property
    def equations(self) -> Equations:
        """The equations that were run; a run from a file has them only if ``ap.load`` was given them."""
        if isinstance(self.source, Description):
            raise ModelError(
                f"this run of '{self.source.model}' comes from a file, which does not hold its equations: "
                "give them, ap.load(path, equations=...)."
            )
        return self.source

    @property
    def has_equations(self) -> bool:
        """Whether the equations are at hand."""
        return not isinstance(self.source, Description)

    @cached_property
    def description(self) -> Description:
        """The system by names: model, principle, coordinates, constraints, parameters."""
        if isinstance(self.source, Description):
            return self.source
        return describe(self.source, self.parameter_values, self.recovered)

    @property
    def parameters(self) -> dict[str, float]:
        """The values of the parameters in this run."""
        return dict(self.description.parameters)

    # ---- arrays -----------------------------------------------------------------------------------------------------

    @property
    def time(self) -> np.ndarray:
        """The instants of the samples."""
        return self.results.time

    @cached_property
    def data(self) -> xr.Dataset:
        """All of it as one xarray Dataset: coordinates and speeds under their own names, the rest as in ``results``."""
        if isinstance(self.results, Stored):
            return self.results.data
        names = self.description
        attributes = {
            "model": names.model,
            "principle": names.principle,
            "parameters": np.array(list(names.parameters.values()), float),
            "parameter_names": " ".join(names.parameters),
        }
        return to_dataset(self.results, attributes)

    def __getitem__(self, key: Any) -> np.ndarray:
        """A coordinate, a speed, their rates, a multiplier, an energy or any other result, as an array over time.

        Parameters
        ----------
        key
            A symbol (``x``, ``u``, ``x.diff(t)``, a multiplier), a name ("x", "x'", "lambda_rod") or a phrase
            ("energy", "power of drag", "force of rod on P"). What a state may name comes first.

        Raises
        ------
        ModelError
            Nothing is called so, or two results are.
        """
        found = self._lookup.find(key)
        if found is None:
            raise self._lookup.refusal(self.description.model, key)
        return self.results.values(*found)

    def __contains__(self, key: object) -> bool:
        return self._lookup.find(key) is not None

    def get(self, key: Any, default: np.ndarray) -> np.ndarray:
        """What ``run[key]`` is, or the default where there is no such result.

        Parameters
        ----------
        key
            As for ``run[key]``.
        default
            What is given back otherwise.
        """
        found = self._lookup.find(key)
        return default if found is None else self.results.values(*found)

    @property
    def energy(self) -> np.ndarray:
        """Kinetic and potential energy together."""
        return self.results.values("total energy")

    @property
    def efforts(self) -> dict[str, np.ndarray]:
        """The effort of every actuator over time, by its name; by "name for constraint" where two have one name."""
        named = [(str(label[1]), label) for label in self.results.labels("actuator effort")]
        names = [name for name, _ in named]
        return {
            name if names.count(name) == 1 else f"{name} for {label[0]}": self.results.values("actuator effort", label)
            for name, label in named
        }

    @cached_property
    def _lookup(self) -> Lookup:
        return Lookup(self.results, self.description.rows)

    def position(self, place: PlaceLike) -> np.ndarray:
        """The position of a particle, mass centre or point: (time, 3).

        Parameters
        ----------
        place
            The object the model gave, or its name.

        Raises
        ------
        ModelError
            The run holds nothing of that name.
        """
        return self._vector("place position", place)

    def velocity(self, place: PlaceLike) -> np.ndarray:
        """The velocity of a particle, mass centre or point: (time, 3).

        Parameters
        ----------
        place
            The object the model gave, or its name.
        """
        return self._vector("place velocity", place)

    def angular_velocity(self, body: BodyLike) -> np.ndarray:
        """The angular velocity of a body, in components of the inertial frame: (time, 3).

        Parameters
        ----------
        body
            The object the model gave, or its name.
        """
        return self._vector("angular velocity", body)

    def _vector(self, array: str, place: object) -> np.ndarray:
        name = name_of(place)
        if not self.results.has(array, name):
            known = [str(label) for label in self.results.labels(array)]
            words = array.removeprefix("place ")
            raise ModelError(
                f"this run of '{self.description.model}' holds no {words} of '{name}'" + suggestion(name, known)
            )
        return self.results.values(array, name)

    # ---- what acts --------------------------------------------------------------------------------------------------

    @property
    def reactions(self) -> Reactions:
        """The reaction of every constraint on every point and body."""
        places: dict[str, list[str]] = {c.name: [] for c in self.description.constraints}
        for array in ("reaction force", "ideal reaction force"):
            for label in self.results.labels(array):
                constraint, place = str(label[0]), str(label[1])
                if constraint in places and place not in places[constraint]:
                    places[constraint].append(place)
        return reactions_of(places, self._reaction)

    @property
    def contacts(self) -> Contacts:
        """Every contact between surfaces: its point, and its force along the normal and across it."""
        return Contacts({c.name: c for c in self.description.contacts}, self.results)

    def _reaction(self, constraint: str, place: str) -> RunReaction:
        label = constraint, place
        force, torque, ideal_force, ideal_torque = (
            self.results.vector(f"{part}reaction {kind}", label)
            for part in ("", "ideal ")
            for kind in ("force", "torque")
        )
        is_ideal = next(c.ideal for c in self.description.constraints if c.name == constraint)
        apart = None if is_ideal else (ideal_force, ideal_torque)
        determined = constraint not in self.audit.undetermined
        recovered = constraint in self.description.recovered
        return RunReaction(force, torque, recovered, apart, determined, partial(self._arm, constraint, place))

    def _arm(self, constraint: str, place: str, Q: object) -> np.ndarray:
        """The vectors from a named point Q of a body to the point that the force of a constraint goes through."""
        recovered = constraint in self.description.recovered
        through, points = reaction_points(self.equations, constraint, place, recovered)
        if name_of(Q) not in points:
            raise ModelError(f"'{name_of(Q)}' is not a point of '{place}'" + suggestion(name_of(Q), points))
        return self.position(through) - self.position(name_of(Q))

    # ---- how well ---------------------------------------------------------------------------------------------------

    @cached_property
    def audit(self) -> Audit:
        """The certificate of the run: residuals, the balance of energy, the rank met on the way."""
        if self.auditor is None:
            raise ModelError("this run has no audit.")
        return self.auditor if isinstance(self.auditor, Audit) else self.auditor(self.results)

    # ---- to look at and to keep -------------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """What is drawn of the model, with the parameters of this run and sizes that suit its motion.

        Returns
        -------
        Scene
            Its nodes are where :func:`appell.view.scene.poses` says.
        """
        from appell.view.scene.of_run import scene_of_run

        return scene_of_run(self)

    def plot(
        self,
        path: str | Path | None = None,
        *,
        measure: Mapping[str, np.ndarray] | None = None,
        size: tuple[float, float] | None = None,
    ) -> Figure:
        """Paths without and with the constraints, multipliers and residuals in one figure.

        Parameters
        ----------
        path
            Where the figure is written: .png, .pdf, .svg. Not written unless given.
        measure
            Named arrays over time that are drawn in place of the residuals.
        size
            Width and height in inches.

        Returns
        -------
        matplotlib.figure.Figure
            The figure; see :func:`appell.view.plot.plot`.
        """
        from appell.view.plot import plot

        return plot(self, path, measure=measure, size=size)

    def to_html(self, path: str | Path, *, title: str | None = None, text: str = "", source: str = "") -> Path:
        """Write the run as one HTML file: the moving mechanism, plots, equations, and sliders that compute in the page.

        It opens from disk in any browser, asks nothing from a network and stays under 3 MB.

        Parameters
        ----------
        path
            The file. It is replaced in one step when all is written.
        title
            What stands at its head; the name of the model unless given.
        text, source
            A sentence about the system, and who described it.

        Returns
        -------
        pathlib.Path
            The file.
        """
        from appell.view.page.html import write_page

        return write_page(path, [self], title=title, text=text, source=source)

    def to_csv(self, path: str | Path) -> None:
        """A table of every result; vectors take three columns.

        Parameters
        ----------
        path
            The file. It is replaced in one step when all is written.
        """
        from appell.view.export import to_csv

        to_csv(self, path)

    def save(self, path: str | Path) -> None:
        """Write the run as NetCDF, to be read by :func:`appell.load` or by anything that reads NetCDF.

        Parameters
        ----------
        path
            The file, ending in .nc. It is replaced in one step when all is written: an interrupt or a full disk leaves
            the old one.

        Raises
        ------
        ModelError
            The path does not end in .nc, or an array is larger than the format allows (4 GiB).
        """
        from appell.view.export import save

        save(self, path)

    def __str__(self) -> str:
        names, n = self.description, self.time.size
        span = f"{n} samples, t = {self.time[0]:g} to {self.time[-1]:g}"
        head = f"run of '{names.model}' by {names.principle}: {span}"
        events = [f"  event '{e.name}' at t = {e.time:.9g}" for e in self.events]
        return "\n".join([head, *events, *(f"  {line}" for line in summary(self.modes)), str(self.audit)])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from appell.view.page.notebook import page_in_notebook

        return page_in_notebook(self, f"<pre>{escape(str(self))}</pre>")
