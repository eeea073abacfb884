"""What a run is: a motion, and what follows from it when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from appell.equations.joint_graph import built_in_reactions, places_of
from appell.equations.reaction_outputs import reaction_points
from appell.errors import ModelError
from appell.model import name_of, suggestion
from appell.model.names import require_one_of
from appell.simulate.audit import Audit
from appell.simulate.completed_start import CompletedStart
from appell.simulate.contacts import Contacts
from appell.simulate.description import Description, describe
from appell.simulate.joint_reactions import JointReaction, acted_by, joint_multiplier, joint_reactions
from appell.simulate.known_integrals import changes_of_integrals
from appell.simulate.lookup import Lookup
from appell.simulate.modes.record import Impact, ModeSpan, summary
from appell.simulate.reactions import RunReaction, RunReactions, reactions_of
from appell.simulate.results import Results
from appell.simulate.start import StateNumbers
from appell.simulate.stored import Stored, to_dataset

if TYPE_CHECKING:
    import xarray as xr
    from matplotlib.figure import Figure
    from pandas import DataFrame
    from sympy.physics.vector import ReferenceFrame, Vector

    from appell.equations import Equations
    from appell.gradients.sensitivities import Sensitivities
    from appell.model.types import BodyLike, PlaceLike
    from appell.simulate.loads import RunLoads
    from appell.simulate.orientation import Orientation
    from appell.simulate.results import Label
    from appell.simulate.units import ResultUnits
    from appell.view.live_widget import ShownWidget
    from appell.view.scene.scene import Scene


@dataclass(frozen=True)
class EventFound:
    """An event met along a run: its name, when, and the state there by name."""

    name: str
    time: float
    state: Mapping[str, float]

    def _repr_html_(self) -> str:
        from appell.model.html import html_table

        rows = [(name, f"{value:.9g}") for name, value in self.state.items()]
        return html_table((f"event '{self.name}'", f"t = {self.time:.9g} s"), rows)


@dataclass(frozen=True, eq=False, repr=False)
class Run:
    """A motion and all that comes with it.

    >>> import appell as ap
    >>> run = ap.catalogue.two_pucks().derive(ap.Kane()).simulate(1.0, {"u1": 0.3, "u2": 0.4, "u3": 0.4, "u4": -0.3})
    >>> run["u1"].shape, run.reactions["perpendicular"]["P1"].force.shape
    ((501,), (501, 3))
    >>> run.audit.constraint_error < 1e-14
    True

    What is derived from the motion (reactions, positions, energies, the audit) is computed when it is first asked for.

    Parameters
    ----------
    results
        The arrays over named dimensions; :mod:`appell.simulate.results` lists them.
    source
        The equations; of a run from a file its description.
    events
        The events that were found.
    spans
        The stretches with one set of active rows each (attribute ``modes``), or how they are made.
    begun
        What was given of the start and what was filled in (attribute ``start``), or how that is made.
    impacts
        The jumps of the speeds between modes.
    message
        How the run ended.
    inputs
        What was given for the inputs.
    settings
        How the run was asked for: "state" (what was given of the start, by name), "tolerance",
        "integrator", "events" (those watched), "program" (the tier that ran, :doc:`/theory/large_mechanisms`).
    parameter_values, recovered, auditor
        The values of the parameters, the constraints whose multipliers are recovered at the samples, and the audit, or
        how it is made: for the driver that builds a run.
    """

    results: Results
    source: Equations | Description
    events: tuple[EventFound, ...] = ()
    spans: Callable[[], tuple[ModeSpan, ...]] | tuple[ModeSpan, ...] = ()
    begun: Callable[[], CompletedStart] | CompletedStart = field(default_factory=CompletedStart)
    impacts: tuple[Impact, ...] = ()
    message: str = ""
    inputs: Mapping[Any, Any] = field(default_factory=dict)
    settings: Mapping[str, Any] = field(default_factory=dict)
    parameter_values: np.ndarray = field(default_factory=lambda: np.zeros(0))
    recovered: frozenset[str] = frozenset()
    auditor: Callable[[Results], Audit] | Audit | None = None

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled: audit and modes as they came out, since native code stays where it is."""
        audit = self.audit
        kept = {name: value for name, value in self.__dict__.items() if name in self.__dataclass_fields__}
        return kept | {"auditor": audit, "spans": self.modes, "begun": self.start}

    @cached_property
    def modes(self) -> tuple[ModeSpan, ...]:
        """The stretches with one set of active rows each; a run in which nothing opens has one."""
        return self.spans() if callable(self.spans) else self.spans

    @cached_property
    def start(self) -> CompletedStart:
        """What was given of the start, and ``completed``: what was not, by name, with the values it was given."""
        return self.begun() if callable(self.begun) else self.begun

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
        return to_dataset(self.results, attributes, self.unit_of)

    def __getitem__(self, key: Any) -> np.ndarray:
        """A coordinate, a speed, their rates, a multiplier, an energy or any other result, as an array over time.

        Parameters
        ----------
        key
            A symbol (``x``, ``u``, ``x.diff(t)``, a multiplier), a name ("x", "x'", "lambda_rod") or a phrase
            ("energy", "power of drag", "force of rod on P"). What a state may name comes first. Or any SymPy
            expression, vector or matrix of the model and of results: ``run[m * x.diff(t, 2)]``, ``run[P.vel(N)]``,
            ``run[ap.acceleration(P)]``; vectors are given in components of the inertial frame, (time, 3).

        Raises
        ------
        ModelError
            Nothing is called so, or two results are; an expression holds a symbol that is not of the model, or is not
            a finite number somewhere.
        """
        from appell.simulate.expressions import is_composed, is_of_model, values_along

        if is_composed(key):
            return values_along(self, key)
        found = self._lookup.find(key)
        if found is not None:
            return self.results.values(*found)
        if is_of_model(self, key):
            return values_along(self, key)
        of_joint = joint_multiplier(self, name_of(key)) if self.has_equations else None
        if of_joint is not None:
            return of_joint
        raise self._lookup.refusal(self.description.model, key)

    def state(self, time: float | None = None) -> StateNumbers:
        """Coordinates, speeds and auxiliary states at an instant: a start for another run.

        >>> import appell as ap
        >>> equations = ap.catalogue.cart_pole().derive(ap.Kane())
        >>> run = equations.simulate(1.0, {"theta": 0.1})
        >>> further = equations.simulate(1.0, run.state(), start_time=1.0)

        Parameters
        ----------
        time
            An instant of the run, its end by default. Between two samples the motion is computed from the one before.

        Returns
        -------
        StateNumbers
            Numbers by name or symbol.
        """
        t = float(self.time[-1] if time is None else time)
        if not self.time[0] <= t <= self.time[-1]:
            raise ModelError(f"the run goes from t = {self.time[0]:g} to {self.time[-1]:g}, without t = {t:g}.")
        k = int(np.searchsorted(self.time, t, side="right")) - 1
        found = StateNumbers()
        for array in ("coordinate", "speed", "auxiliary state"):
            if self.results.has(array):
                found.update(
                    zip(map(str, self.results.labels(array)), self.results.values(array)[k].tolist(), strict=True)
                )
        begin = float(self.time[k])
        if begin == t:
            return found
        given = {name: self.settings[name] for name in ("integrator", "tolerance")}
        between = self.equations.simulate(
            t - begin, found, parameters=self.parameters, inputs=self.inputs, start_time=begin, samples=2, **given
        )
        return between.state()

    def unit(self, key: Any) -> str:
        """The unit of a result or expression: "m", "rad/s", "N m"; empty where it does not follow from the model.

        >>> import appell as ap
        >>> run = ap.catalogue.chaplygin_sleigh().derive(ap.Kane()).simulate(1.0, {"v": 1.0, "omega": 0.5})
        >>> run.unit("theta"), run.unit("omega'"), run.unit("energy"), run.unit("lambda_no_side_slip")
        ('rad', 'rad/s^2', 'J', 'N')

        Units are those of SI. Those of coordinates and speeds follow from where they stand (positions are metres,
        rotations are of angles); a model with a parameter in another system (mm, deg) has none.

        Parameters
        ----------
        key
            As for ``run[key]``.
        """
        from appell.simulate.expressions import is_composed, is_of_model

        if is_composed(key) or (self._lookup.find(key) is None and is_of_model(self, key)):
            return self._units.of_expression(key, lambda leaf: self.unit(leaf) if leaf in self else "")
        found = self._lookup.find(key)
        if found is None:
            raise self._lookup.refusal(self.description.model, key)
        return self.unit_of(*found)

    def unit_of(self, array: str, label: Label | None = None) -> str:
        """The unit of an array of ``results``, or of one label along it; empty where it is not known.

        Parameters
        ----------
        array, label
            As :mod:`appell.simulate.results` lists them.
        """
        if self.has_equations:
            return self._units.of(array, label)
        return self.results.unit(array, label) if isinstance(self.results, Stored) else ""

    @cached_property
    def _units(self) -> ResultUnits:
        from appell.simulate.units import ResultUnits

        return ResultUnits(self.equations)

    def express(self, vector: Vector | np.ndarray, frame: BodyLike | ReferenceFrame) -> np.ndarray:
        """A vector in the axes of a body or frame over time: (time, 3).

        >>> import appell as ap
        >>> sleigh = ap.catalogue.chaplygin_sleigh()
        >>> run = sleigh.derive(ap.Kane()).simulate(1.0, {"v": 1.0, "omega": 0.5})
        >>> along, across, _ = run.express(run.velocity("contact"), "body").T
        >>> bool(abs(across).max() < 1e-12)
        True

        Parameters
        ----------
        vector
            A SymPy vector of the model, or an array (time, 3) of components of the inertial frame, such as a reaction.
        frame
            A body (or its name), or any frame that is oriented in the model.
        """
        from appell.simulate.expressions import expressed

        return expressed(self, vector, frame)

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

        >>> import appell as ap
        >>> run = ap.catalogue.cartesian_pendulum().simulate(1.0)
        >>> run.position("bob").shape
        (501, 3)

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

        >>> import appell as ap
        >>> run = ap.catalogue.cartesian_pendulum().simulate(1.0)
        >>> run.velocity("bob").shape
        (501, 3)

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

    def orientation(self, body: BodyLike) -> Orientation:
        """How a body is turned over time: rotation matrices, quaternions, SciPy's rotations.

        Parameters
        ----------
        body
            The object the model gave, its name, or any frame that is oriented in the model.

        Returns
        -------
        Orientation
            With ``matrix`` and ``quaternion`` (xarray, named dimensions) and ``rotation`` (SciPy).

        Raises
        ------
        ModelError
            There is no such body, only its angular velocity is known, or the run is from a file without its equations.
        """
        from appell.simulate.expressions import rotations_along
        from appell.simulate.orientation import Orientation

        return Orientation(name_of(body), self.time, rotations_along(self, body))

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
    def reactions(self) -> RunReactions:
        """The reaction of every constraint on every point and body, and of every joint on the two bodies it connects.

        >>> import appell as ap
        >>> run = ap.catalogue.cartesian_pendulum().simulate(1.0)
        >>> run.reactions["rod"]["bob"].force.shape
        (501, 3)

        A joint of a tree acts with a force at the joint and a torque about it, found by inverse dynamics when it is
        asked for: ``run.reactions["pin"]["arm"].force``, in the axes of a body ``.express("arm")``. It is the force of
        the constraint alone: a spring or motor that acts along the freedom of the joint is a load. Where a joint has
        rows in velocity (a blade), these have its name, and the rest of its reaction is that of "... guide".
        """
        places: dict[str, list[str]] = {c.name: [] for c in self.description.constraints}
        for array in ("reaction force", "ideal reaction force"):
            for label in self.results.labels(array):
                constraint, place = str(label[0]), str(label[1])
                if constraint in places and place not in places[constraint]:
                    places[constraint].append(place)
        of_constraints = reactions_of(places, self._reaction)
        if not self.has_equations:
            note = "; a file holds those of constraints, those of joints follow from the equations: "
            return RunReactions(of_constraints, {}, note + "ap.load(path, equations=...)")
        on = {name: acted_by(joint) for name, joint in built_in_reactions(self.equations).items()}
        return RunReactions(of_constraints, reactions_of(on, self._joint_reaction))

    @cached_property
    def loads(self) -> RunLoads:
        """The force and torque of every load on every point and body, as vectors over time."""
        from appell.simulate.loads import loads_of

        return loads_of(self)

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
        determined = constraint not in self._found.undetermined
        recovered = constraint in self.description.recovered
        arm = partial(self._arm, constraint, place)
        return RunReaction(force, torque, recovered, apart, determined, arm, self.express)

    @cached_property
    def _joint_reactions(self) -> dict[str, JointReaction]:
        return joint_reactions(self)

    def _joint_reaction(self, name: str, place: str) -> RunReaction:
        """On the child of a joint, or on its parent."""
        found = self._joint_reactions[name]
        on_child = place == found.joint.child.name
        force, torque = (found.force, found.torque) if on_child else found.on_parent
        at = found.child_point if on_child else found.parent_point
        arm = partial(self._arm_of_joint, place, at)
        return RunReaction(force, torque, determined=found.determined, arm=arm, turn=self.express)

    def _arm_of_joint(self, place: str, at: np.ndarray, Q: object) -> np.ndarray:
        """The vectors from a named point Q of a body to the point of a joint."""
        points = places_of(self.equations).of(place)
        require_one_of(name_of(Q), points, f"'{name_of(Q)}' is not a point of '{place}'")
        return at - self.position(name_of(Q))

    def _arm(self, constraint: str, place: str, Q: object) -> np.ndarray:
        """The vectors from a named point Q of a body to the point that the force of a constraint goes through."""
        recovered = constraint in self.description.recovered
        through, points = reaction_points(self.equations, constraint, place, recovered)
        require_one_of(name_of(Q), points, f"'{name_of(Q)}' is not a point of '{place}'")
        return self.position(through) - self.position(name_of(Q))

    # ---- how well ---------------------------------------------------------------------------------------------------

    @cached_property
    def audit(self) -> Audit:
        """The certificate of the run: residuals, energy, known integrals, the rank met on the way.

        >>> import appell as ap
        >>> run = ap.catalogue.cartesian_pendulum().simulate(1.0)
        >>> run.audit.constraint_error < 1e-9
        True
        """
        if isinstance(self.auditor, Audit):
            return self.auditor
        return replace(self._found, integrals=changes_of_integrals(self))

    @cached_property
    def _found(self) -> Audit:
        """The audit without integrals, which may be made of what it says."""
        if self.auditor is None:
            raise ModelError("this run has no audit.")
        return self.auditor if isinstance(self.auditor, Audit) else self.auditor(self.results)

    # ---- derivatives -------------------------------------------------------------------------------------------------

    def sensitivities(self, by: Sequence[Any] | None = None, *, one_sided: bool = False) -> Sensitivities:
        """Derivatives of everything in the run: through the assembled start, the constraints, events and modes.

        >>> import appell as ap
        >>> sleigh = ap.catalogue.chaplygin_sleigh()
        >>> run = sleigh.derive(ap.Kane()).simulate(5.0, {"v": 0.0, "omega": 2.0}, samples=3)
        >>> s = run.sensitivities(by=["m", "J"])
        >>> s["v"].shape
        (3, 2)

        The motion is integrated again with one column for each scalar, under the same control of errors. What is given
        of the start stays, unless it is named; the rest of it follows from the constraints, and moves with them.

        Parameters
        ----------
        by
            Parameters, values given for the start, inputs that are numbers, entries of tables ("push[3]"); by symbol
            or name. Those that ``simulate`` was given unless named.
        one_sided
            Take the derivatives of the sequence of modes of this run also where a small change leads to another one:
            where a guard only grazes zero, two pass it at once, or the run ends at a change. ``sides`` lists these
            instants, with the direction of each scalar in which the derivative holds.

        Returns
        -------
        Sensitivities
            Arrays as those of the run, with the scalars as their last dimension.

        Raises
        ------
        ModelError
            A name is no such scalar.
        NotApplicable
            There is no derivative: a guard grazes zero, two pass it at once, or the equations are of higher order.
        """
        from appell.gradients.sensitivities import sensitivities

        names = self.settings.get("sensitivities", ()) if by is None else by
        key = tuple(map(name_of, [names] if isinstance(names, str) else names)), one_sided
        if key not in self._sensitivities:
            self._sensitivities[key] = sensitivities(self, names, one_sided)
        return self._sensitivities[key]

    @cached_property
    def _sensitivities(self) -> dict[tuple[tuple[str, ...], bool], Sensitivities]:
        return {}

    def gradient(
        self,
        of: Any,
        by: Sequence[Any],
        *,
        at: float | str | EventFound | None = None,
        method: str = "forward",
        one_sided: bool = False,
    ) -> xr.DataArray:
        """The derivatives of a result or expression at an instant, or at an event whose instant moves along.

        >>> import appell as ap
        >>> sleigh = ap.catalogue.chaplygin_sleigh()
        >>> run = sleigh.derive(ap.Kane()).simulate(5.0, {"v": 0.0, "omega": 2.0}, tolerance=1e-12)
        >>> by_m, by_J = run.gradient("v", by=["m", "J"]).values
        >>> m, J = run.parameters["m"], run.parameters["J"]
        >>> bool(abs(m * by_m + J * by_J) < 1e-9)  # only their ratio counts
        True

        Parameters
        ----------
        of
            As for ``run[of]``.
        by
            As for :meth:`sensitivities`.
        at
            A time, the name of an event (its first), or one of ``events``; the end of the run unless given.
        method
            "forward", one column for each scalar; "adjoint", which takes as long for many scalars as for one, of one
            number. ``attrs`` then say its ``memory`` in bytes, of at most 10 states of one stretch of a mode, one for
            each stretch, and the slopes at each change of mode; and, where a column was carried forward, how far the
            gradient ``missed`` it.
        one_sided
            As for :meth:`sensitivities`.

        Returns
        -------
        xarray.DataArray
            Over the dimension ``by``; of a vector over ``axis`` and ``by``.
        """
        from appell.gradients.gradient import gradient

        return gradient(self, of, by, at, method, one_sided)

    def hessian(
        self, of: Any, by: Sequence[Any], *, at: float | str | EventFound | None = None, along: Any = None
    ) -> xr.DataArray:
        """The second derivatives of a number of the run; or their product with one direction, by one adjoint.

        >>> import appell as ap
        >>> fall = ap.Model("fall"); z = fall.coordinates("z"); g = fall.parameters("g", 10.0)
        >>> _ = fall.particle("stone", mass=1, position=z * fall.frame.z)
        >>> fall.gravity(-g * fall.frame.z)
        >>> floor = fall.derive(ap.Kane()).simulate(3.0, {z: 20.0}, events={"floor": z}, tolerance=1e-12)
        >>> floor.hessian(z.diff(fall.time), [g, z], at="floor").to_numpy().round(9)  # v = -sqrt(2 g z)
        array([[ 0.05  , -0.025 ],
               [-0.025 ,  0.0125]])

        Parameters
        ----------
        of, by, at
            As for :meth:`gradient`; a scalar.
        along
            A direction: a number for each scalar, in their order or by name (zero where it is not named).

        Returns
        -------
        xarray.DataArray
            Over ``by`` and ``and``; of a product over ``by``.
        """
        from appell.gradients.gradient import hessian

        return hessian(self, of, by, at, along)

    # ---- to look at and to keep -------------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """What is drawn of the model, with the parameters of this run and sizes that suit its motion.

        Returns
        -------
        Scene
            Its nodes are where :func:`appell.view.scene.poses` says.
        """
        from appell.view.scene.poses import scene_of_run

        return scene_of_run(self)

    def still(
        self,
        path: str | Path | None = None,
        *,
        time: float | None = None,
        arrows: bool = True,
        scale: str | float = "automatic",
        trails: bool = True,
        view: tuple[float, float] | None = None,
        follow: bool | None = None,
        size: tuple[float, float] = (6.4, 4.8),
    ) -> Figure:
        """The mechanism at an instant, with its reactions as arrows in the colour of their constraint.

        >>> import appell as ap
        >>> run = ap.catalogue.cartesian_pendulum().simulate(1.0)
        >>> len(run.still(time=0.5).axes)
        1

        Parameters
        ----------
        path
            Where the figure is written: .png, .pdf, .svg. Not written unless given.
        time
            The instant; that of the nearest sample is drawn, the first without one.
        arrows, trails
            Whether reactions and the ways of bodies are drawn. Friction and non-ideal parts are dashed, torques thin.
        scale
            "automatic": the largest reaction of the run is 0.6 of the mechanism's size; "logarithmic": small ones are
            seen beside large ones; or metres for each newton.
        view
            Azimuth and elevation in degrees. A planar scene is looked at straight unless this is given.
        follow
            Whether the picture is around the mechanism and not around its whole motion; where the motion is large, by
            default.
        size
            Width and height in inches.

        Returns
        -------
        matplotlib.figure.Figure

        Raises
        ------
        ModelError
            The time is outside of the run, or the run comes from a file without equations.
        """
        from appell.view.drawing.still import still

        options = {"arrows": arrows, "scale": scale, "trails": trails, "view": view, "follow": follow, "size": size}
        return still(self, path, time=time, **options)  # type: ignore[arg-type]

    def animate(
        self,
        path: str | Path,
        *,
        speed: float = 1.0,
        frames_per_second: int = 25,
        arrows: bool = True,
        scale: str | float = "automatic",
        trails: bool = True,
        view: tuple[float, float] | None = None,
        follow: bool | None = None,
        size: tuple[int, int] = (640, 480),
        progress: bool | None = None,
    ) -> None:
        """The moving mechanism as a film, without a screen.

        Parameters
        ----------
        path
            The file: .mp4 (extra ``video``) or .gif. It is replaced in one step when all is written.
        speed
            Seconds of motion in each second of film.
        frames_per_second
            As it says.
        arrows, scale, trails, view, follow
            As for :meth:`still`.
        size
            Width and height in pixels.
        progress
            Whether a bar is shown; on a terminal by default.

        Raises
        ------
        ModelError
            Another suffix, ffmpeg not installed, a film of more than 3000 frames.
        """
        from appell.view.drawing.animate import animate

        animate(
            self,
            path,
            speed=speed,
            frames_per_second=frames_per_second,
            arrows=arrows,
            scale=scale,
            trails=trails,
            view=view,
            follow=follow,
            size=size,
            progress=progress,
        )

    def to_gltf(self, path: str | Path) -> None:
        """The mechanism and its motion as glTF 2.0, for any viewer of 3D models.

        Parameters
        ----------
        path
            The file, ending in .glb. It is replaced in one step when all is written.

        Raises
        ------
        ModelError
            The path does not end in .glb.
        """
        from appell.view.drawing.gltf import to_gltf

        to_gltf(self, path)

    def plot(
        self,
        path: str | Path | None = None,
        *,
        measure: Mapping[str, np.ndarray] | None = None,
        show: Sequence[str] = (),
        size: tuple[float, float] | None = None,
    ) -> Figure:
        """Paths without and with the constraints, multipliers and residuals in one figure.

        >>> import appell as ap
        >>> run = ap.catalogue.cartesian_pendulum().simulate(1.0)
        >>> figure = run.plot()
        >>> len(figure.axes) > 1
        True

        Parameters
        ----------
        path
            Where the figure is written: .png, .pdf, .svg. Not written unless given.
        measure
            Named arrays over time that are drawn in place of the residuals.
        show
            Quantities that are drawn over time in place of the paths without the constraints.
        size
            Width and height in inches.

        Returns
        -------
        matplotlib.figure.Figure
            The figure; see :func:`appell.view.plot.plot`.
        """
        from appell.view.plot import plot

        return plot(self, path, measure=measure, show=show, size=size)

    def figure(
        self,
        panels: Sequence[Any] | None = None,
        *,
        style: str = "paper",
        width: str | float = "column",
        height: float | None = None,
        path: str | Path | None = None,
    ) -> Figure:
        r"""A figure for print: type of 8 points, units on every axis, legends that hide nothing, lines for grey copies.

        >>> import appell as ap
        >>> run = ap.catalogue.chaplygin_sleigh().derive(ap.Kane()).simulate(1.0, {"v": 1.0, "omega": 0.5})
        >>> figure = run.figure(["paths", ["v", "s"], "omega"], width="page")
        >>> figure.axes[2].get_ylabel()
        '$\\omega$ / (rad/s)'

        Parameters
        ----------
        panels
            What each pair of axes shows over time: a result or expression, a list of them, or a dict from names; or
            "paths". By default paths (or what moves), multipliers and energies.
        style
            "paper"; or "screen", the figure of ``plot``.
        width
            "column" (85 mm), "page" (175 mm, two panels beside each other) or inches.
        height
            Inches; by the number of panels unless given.
        path
            Where it is written: .pdf, .svg, .png (600 dots an inch). Not written unless given.
        """
        if style not in ("paper", "screen"):
            raise ModelError(f"a figure has style='paper' or 'screen', not {style!r}.")
        if style == "screen":
            return self.plot(path)
        from appell.view.paper import paper_figure

        return paper_figure(self, panels, width=width, height=height, path=path)

    def widget(
        self,
        sliders: Sequence[Any] | Mapping[Any, tuple[float, float]] | None = None,
        *,
        show: Sequence[Any] | None = None,
    ) -> ShownWidget:
        """Sliders and plots for a notebook: a slider that moves runs the motion again, natively, in the kernel.

        In a page made from the notebook (nbconvert) a still picture stands in its place.

        Parameters
        ----------
        sliders
            Parameters and start values (coordinates, speeds), by symbol or name; or a dict with the range of each. All
            parameters unless given.
        show
            Results and expressions over time, each on its own axes, or a list of them on one. Paths, what moves and
            the energies unless given.

        Raises
        ------
        ModelError
            anywidget is not installed (``pip install '.[notebook]'``), or a name is unknown.
        """
        from appell.view.widget import widget_of_run

        return widget_of_run(self, sliders, show)

    def free_body(
        self,
        body: str,
        path: str | Path | None = None,
        *,
        time: float | None = None,
        view: tuple[float, float] | None = None,
        size: tuple[float, float] = (5.0, 5.0),
    ) -> Figure:
        """One body cut out of the mechanism, with its weight, the applied loads and the reactions on it as arrows.

        >>> import appell as ap
        >>> figure = ap.catalogue.cartesian_pendulum().simulate(1.0).free_body("bob", time=0.5)
        >>> len(figure.axes[0].texts) > 0
        True

        Parameters
        ----------
        body
            The name of a particle or body.
        path
            Where the figure is written: .svg, .pdf, .png. Not written unless given.
        time
            The instant; the first without one.
        view
            Azimuth and elevation in degrees.
        size
            Width and height in inches.

        Returns
        -------
        matplotlib.figure.Figure
            The figure.

        Raises
        ------
        ModelError
            No particle or body has that name.
        """
        from appell.view.drawing.free_body import free_body

        return free_body(self, str(body), path, time=time, view=view, size=size)

    def to_html(
        self,
        path: str | Path,
        *,
        title: str | None = None,
        text: str = "",
        source: str = "",
        sliders: Iterable[str] | None = None,
        show: Iterable[str] = (),
        arrows: Iterable[str] | None = None,
        camera: tuple[float, float] | Literal["fixed", "follow"] | None = None,
        speed: float | None = None,
        others: Mapping[str, Run] | None = None,
        hide: Iterable[str] = (),
        derivation: bool = False,
        shared: bool = False,
    ) -> Path:
        """Write the run as one HTML file: the moving mechanism, plots, equations, and sliders that compute in the page.

        >>> import appell as ap
        >>> import tempfile
        >>> run = ap.catalogue.cartesian_pendulum().simulate(1.0)
        >>> page = run.to_html(tempfile.mktemp(suffix=".html"))
        >>> page.stat().st_size > 100_000
        True

        It opens from disk in any browser, asks nothing from a network and stays under 3 MB. With ``?present`` behind
        its address it is a page for a lecture, with ``?embed`` one for a frame in slides.

        Parameters
        ----------
        path
            The file. It is replaced in one step when all is written.
        title
            What stands at its head; the name of the model unless given.
        text, source
            A sentence about the system, and who described it.
        sliders
            Parameters and start values whose sliders are open, the others folded; the six that matter most unless
            given.
        show
            Histories of the first panel: names of coordinates, speeds and "energy", or of any other channel.
        arrows
            Arrows that are drawn at first: "velocity", "angular velocity", "applied force", names of constraints or of
            what they act on.
        camera
            Azimuth and elevation in degrees; "fixed" or "follow".
        speed
            Seconds of the motion in a second on the screen; so that it lasts 4 to 12 s unless given.
        others
            Further motions in the same file, of this model or another, by what they are called.
        hide
            An exercise: "equations", and names of constraints whose reactions are covered until somebody asks for them.
        derivation
            Whether the derivation of the equations goes with the page, to be stepped through next to the motion.
        shared
            Whether the script and style sheet go into files of their own, which all pages of the folder share.

        Returns
        -------
        pathlib.Path
            The file.

        Raises
        ------
        ModelError
            A slider, history or arrow that the page does not have.
        """
        from appell.view.page.html import write_page
        from appell.view.page.options import options_of

        words = {"title": title, "text": text, "source": source, "camera": camera, "speed": speed}
        options = options_of(sliders, show, arrows, hide=hide, derivation=derivation, **words)
        return write_page(path, [self], options, others=others, shared=shared)

    def to_csv(self, path: str | Path, *, units: bool = True) -> None:
        """A table of every result; vectors take three columns.

        Parameters
        ----------
        path
            The file. It is replaced in one step when all is written.
        units
            Whether the head names them: "time [s]", "x [m]".
        """
        from appell.view.export import to_csv

        to_csv(self, path, units=units)

    def to_dataframe(self) -> DataFrame:
        """The same table as a pandas DataFrame over time; ``frame.attrs["units"]`` holds the unit of every column.

        >>> import appell as ap
        >>> run = ap.catalogue.chaplygin_sleigh().derive(ap.Kane()).simulate(1.0, {"v": 1.0, "omega": 0.5})
        >>> table = run.to_dataframe()
        >>> table.index.name, table["theta"].shape, table.attrs["units"]["theta"]
        ('time', (501,), 'rad')

        Returns
        -------
        pandas.DataFrame
            One column for every result ("x", "lambda_rod", "position of P.x"), indexed by the time in seconds.

        Raises
        ------
        ModelError
            pandas is not installed.
        """
        from appell.view.export import to_dataframe

        return to_dataframe(self)

    def save(self, path: str | Path) -> None:
        """Write the run as NetCDF, to be read by :func:`appell.load` or by anything that reads NetCDF.

        >>> import appell as ap
        >>> import tempfile
        >>> run = ap.catalogue.cartesian_pendulum().simulate(1.0)
        >>> path = tempfile.mktemp(suffix=".nc")
        >>> run.save(path)
        >>> float(ap.load(path)["x"][-1]) == float(run["x"][-1])
        True

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
        filled = [f"  filled in at the start: {self.start.moving}"] if self.start.is_large else []
        return "\n".join([head, *filled, *events, *(f"  {line}" for line in summary(self.modes)), str(self.audit)])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from appell.view.page.notebook import page_in_notebook

        return page_in_notebook(self, f"<pre>{escape(str(self))}</pre>")
