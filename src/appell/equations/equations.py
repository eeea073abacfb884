"""The waist: every principle gives Equations, everything downstream reads only them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sympy as sm
from numpy.typing import ArrayLike

from appell.algebra.leaves import leaves
from appell.constraints import Placeholder, multiplier
from appell.equations.forms import evident_in
from appell.equations.principle import Principle
from appell.equations.systems import system_of
from appell.errors import ModelError, NotApplicable
from appell.model import Mechanism, name_of
from appell.model.guides import guide_directions, guides
from appell.model.kinematic_graph import read_kinematic_graph
from appell.numbers import READ, RUN
from appell.system import System

if TYPE_CHECKING:
    from appell.analysis.stability.linearize import Linearization
    from appell.analysis.stability.steady import SteadyMotion
    from appell.analysis.types import Name, Values
    from appell.compile import CasadiSystem
    from appell.compile.jax import JaxFunctions
    from appell.ensemble.design import Design
    from appell.ensemble.sweep import Sweep
    from appell.reading.canonical import CanonicalEquations
    from appell.reading.derivation import Derivation
    from appell.reading.explicit_equation import ExplicitEquation
    from appell.reading.partials import Partials
    from appell.reading.symbolic_form import SymbolicForm
    from appell.reading.to_sympy import SympyEquations
    from appell.simulate.aliases import Events, Inputs, Parameters, State
    from appell.simulate.inverse_dynamics import InverseDynamics
    from appell.simulate.run import Run


@dataclass(frozen=True)
class Equations:
    """Equations of motion of a model by a principle.

    >>> import appell as ap
    >>> model = ap.Model("falling stone"); z = model.coordinates("z")
    >>> m, g = model.parameters("m g", [2.0, 9.81])
    >>> stone = model.particle("stone", mass=m, position=z * model.frame.z)
    >>> model.gravity(-g * model.frame.z)
    >>> equations = model.derive(ap.Lagrange())
    >>> equations.mass_matrix, equations.forcing
    (Matrix([[m]]), Matrix([[-g*m]]))
    >>> print(equations)
    falling stone: Lagrange (d'Alembert), reactions in evidence: none
      kinematics
        z' = zdot
      dynamics
        m*zdot' = -g*m

        qdot   = k(x, t)                 kinematics
        M udot = F + C + B lam           dynamics; C is the non-ideal part of the reactions
        A udot = -gamma                  constraints, differentiated until they hold udot
        0      = c(x, t)                 what is kept

    The blocks are derived twice over one algebra each: in SymPy when somebody reads them (``mass_matrix``, ``forcing``,
    ``print``), as a CasADi graph when somebody runs them. In a minimal form M and F are over the independent speeds.
    Made by :meth:`appell.Model.derive`; what is changed in the model, its points or its frames later does not reach
    them.

    Parameters
    ----------
    mechanism
        The frozen model.
    principle
        The principle that they follow from.
    """

    mechanism: Mechanism
    principle: Principle
    _form: SymbolicForm | None = field(default=None, repr=False, compare=False)

    def __reduce__(self) -> tuple[Any, ...]:
        return Equations, (self.mechanism, self.principle, self._form)  # what follows is derived again where it arrives

    @property
    def family(self) -> str:
        """The family of the principle: equations agree within a family, and only there."""
        return self.principle.family

    # ---- to read ----------------------------------------------------------------------------------------------------

    @cached_property
    def symbolic_form(self) -> SymbolicForm:
        """The blocks in SymPy."""
        from appell.reading.of_equations import symbolic_form_of

        return symbolic_form_of(self)

    @property
    def coordinates(self) -> tuple[sm.Expr, ...]:
        """The coordinates q, as functions of time; integrals of the motion are the last."""
        return self.mechanism.kinematics.coordinates

    @property
    def speeds(self) -> tuple[sm.Expr, ...]:
        """The speeds u, as functions of time."""
        return self.mechanism.kinematics.speeds

    @property
    def multipliers(self) -> dict[str, tuple[sm.Symbol, ...]]:
        """The multipliers in evidence, as many as a constraint has rows, and a joint takes freedoms away.

        >>> import appell as ap
        >>> ap.catalogue.cartesian_pendulum().derive(ap.Lagrange()).multipliers
        {'rod': (lambda_rod,)}
        """
        count = {c.name: len(c.expressions) for c in self.mechanism.constraints if c.name in evident_in(self)}
        joints = guides(self.mechanism)
        shown = self.principle.joints_in_evidence(self.mechanism)
        count |= {name: len(guide_directions(joints[name])) for name in shown}
        return {name: tuple(multiplier(name, i, rows) for i in range(rows)) for name, rows in count.items()}

    @property
    def mass_matrix(self) -> sm.Matrix:
        """M, square, over the independent speeds (all of them where reactions are in evidence).

        >>> import appell as ap
        >>> ap.catalogue.cartesian_pendulum().derive(ap.Lagrange()).mass_matrix
        Matrix([
        [m, 0],
        [0, m]])
        """
        return self.symbolic_form.blocks.M

    @property
    def forcing(self) -> sm.Matrix:
        """F of M w' = F + C + B lam, a column."""
        return self.symbolic_form.blocks.F

    @property
    def residuals(self) -> list[sm.Expr]:
        """F + C + B lam - M w', one expression for each independent speed (or momentum), equal to zero."""
        return self.symbolic_form.residuals

    @cached_property
    def statement(self) -> Partials | CanonicalEquations | ExplicitEquation:
        """What the principle states, filled in with this model: of three principles in an object of its own.

        Kane's partial velocities and accelerations as vectors with active and inertia forces apart; Hamilton's q' =
        dH/dp, p' = -dH/dq + Q + reactions; M u' = Q + Q_ideal + Q_nonideal of Udwadia and Kalaba. ``derivation()``
        shows the statement of every principle.

        Raises
        ------
        NotApplicable
            Another principle, coordinates that are not free (Hamilton), or expressions too long to be written out.
        ConstraintError, SingularSystem
            Rows that contradict each other; momenta that do not determine the rates, a mass matrix without inverse.
        """
        from appell.reading.of_equations import statement_of

        return statement_of(self)

    def explicit(self) -> dict[sm.Expr, sm.Expr]:
        """Speed rates and multipliers in closed form.

        Returns
        -------
        dict
            Expressions by ``u.diff(t)`` and by the multiplier; of Hamilton's equations the rates of the ``momenta`` in
            place of those of the speeds.

        Raises
        ------
        NotApplicable
            Where a law holds the actual reaction, the equations are of higher order or nothing is left to move.
        SingularSystem
            Where masses and constraints leave an acceleration undetermined.
        """
        from appell.reading.of_equations import closed_form_of

        return closed_form_of(self)

    def shortest(self) -> Equations:
        """The same equations in the speeds in which they are shortest.

        >>> import appell as ap
        >>> print(ap.catalogue.snakeboard().derive(ap.Kane()).shortest().latex().count("w_{1}") > 0)
        True

        The angular velocity of each body is written in its own frame, the ground's and every frame between them; linear
        constraints are solved for one set of speeds or another, or by directions that they leave free, scaled so that
        nothing is divided by; velocities along the reactions and the bodies' own spins are tried, too. Each equation is
        divided by what its terms share. Velocities of bodies, ratios of speeds in closed loops and the forces of laws
        get names where that is shorter. What was chosen is printed first.

        Returns
        -------
        Equations
            Like any others: printed, typeset, run. Where a constraint is nonlinear in the speeds or of higher order, or
            too long to be solved in closed form, the speeds stay as they are.
        """
        from appell.reading.shortest.search import shortest_or_same  # FLINT is loaded for those who read

        return shortest_or_same(self)

    def to_sympy(self) -> SympyEquations:
        """The same equations under the names of SymPy's ``KanesMethod``, for PyDy, opty and the like.

        >>> import appell as ap
        >>> ap.catalogue.cartesian_pendulum().derive(ap.Kane()).to_sympy().mass_matrix
        Matrix([
        [     m, -m*x(t)/y(t)],
        [2*x(t),       2*y(t)]])
        """
        from appell.reading.to_sympy import to_sympy

        return to_sympy(self.mechanism, self.principle)

    def latex(self, *, width: float = 345.0, environment: str = "aligned", longest: int = READ.equations) -> str:
        r"""The equations, typeset: to be pasted into a paper (amsmath), a notebook or a page (KaTeX).

        >>> import appell as ap
        >>> model = ap.Model("falling stone"); z = model.coordinates("z", latex="\\zeta")
        >>> m, g = model.parameters("m g", [2.0, 9.81])
        >>> _ = model.particle("stone", mass=m, position=z * model.frame.z)
        >>> model.gravity(-g * model.frame.z)
        >>> print(model.derive(ap.Kane()).shortest().latex(environment="align"))
        \begin{align}
        \ddot{\zeta} &= - g
        \end{align}

        Symbols are those that the model declares (``latex=`` of coordinates, speeds, parameters and inputs).

        Parameters
        ----------
        width
            Of the column in points, at which equations are broken: 345 of an article's page, 246 of two columns.
        environment
            "aligned" to stand within mathematics, "align" with numbers, "align*" without, "equation" for one each.
        longest
            Operations above which sub-expressions that occur more than once get names.

        Raises
        ------
        ModelError
            For another environment, or a width that is none.
        NotApplicable
            The equations have no minimal form.
        """
        from appell.reading.of_equations import latex_of

        return latex_of(self, width, environment, longest)

    def derivation(self) -> Derivation:
        """How they follow from the principle, step by step: coordinates, velocities, its own statement filled in.

        >>> import appell as ap
        >>> model = ap.Model("falling stone"); z = model.coordinates("z")
        >>> _ = model.particle("stone", mass=2, position=z * model.frame.z)
        >>> model.gravity(-10 * model.frame.z)
        >>> print(model.derive(ap.Gauss()).derivation())
        falling stone, by Gauss (Gauss 1829; Udwadia and Kalaba 2002, section 2)
        1. coordinates and speeds
           Coordinates z; speeds zdot.
        2. kinematics
           The rates of the coordinates in the speeds.
             z' = zdot
        3. velocities
           In components of the inertial frame.
             v of stone = (0, 0, zdot)
        4. compulsion
           Up to what does not hold the accelerations.
             Z = (zdot' + 20)*zdot'
        5. stationarity
           Among the accelerations that the rows allow, nature takes those that deviate least from the free ones.
           Z = 1/2 sum m (a - f/m)^2 is stationary under A u' = -gamma: dZ/du' = Q + A^T lam
             dZ/dzdot' = 2*zdot' + 20
             Q of zdot = 0
        6. equations of motion
             z' = zdot
             2*zdot' = -20

        Returns
        -------
        Derivation
            To be printed, or shown in a notebook; ``markdown()`` and ``latex()`` give it away.

        Raises
        ------
        NotApplicable
            No minimal form can be written.
        """
        from appell.reading.derivation import derivation_of  # FLINT is loaded for those who read

        return derivation_of(self)

    def _repr_latex_(self) -> str | None:
        try:
            return f"$$\n{self.latex()}\n$$"
        except NotApplicable:
            return None  # the text says why

    def __repr__(self) -> str:
        return f"Equations of '{self.mechanism.name}' by {self.principle.name}: print them, or ask for their latex()"

    def __str__(self) -> str:
        from appell.reading.of_equations import text_of

        return text_of(self)

    # ---- to run -----------------------------------------------------------------------------------------------------

    @property
    def system(self) -> System:
        """What is run, as plain data: the blocks as CasADi functions, typed rows, sizes, layout and names."""
        return system_of(self)

    def to_casadi(self) -> CasadiSystem:
        """The equations as CasADi functions with named arguments, to go on from in any program that uses CasADi.

        >>> import appell as ap
        >>> model = ap.Model("falling stone"); z = model.coordinates("z")
        >>> _ = model.particle("stone", mass=2, position=z * model.frame.z)
        >>> model.gravity(-10 * model.frame.z)
        >>> functions = model.derive(ap.Lagrange()).to_casadi()
        >>> functions.states, functions.rates(x=[0, 3])["rates"]
        (('z', 'zdot'), DM([3, -10]))

        Returns
        -------
        CasadiSystem
            ``mass_matrix``, ``forcing``, ``constraint_matrix``, ``rates`` and others, each of (t, x, inputs, p).

        Raises
        ------
        NotApplicable
            The motion has modes, or the equations are of higher order.
        """
        from appell.compile import named_functions

        return named_functions(self)

    def accelerations(
        self,
        state: State,
        parameters: Parameters | None = None,
        *,
        time: float = 0.0,
        inputs: Inputs | None = None,
        shares: str | None = None,
    ) -> Mapping[Any, float]:
        """Speed rates and multipliers at one state.

        >>> import appell as ap
        >>> model = ap.Model("cart"); x = model.coordinates("x")
        >>> cart = model.particle("cart", mass=2, position=x * model.frame.x)
        >>> model.force(cart, 6 * model.frame.x)
        >>> model.derive(ap.Kane()).accelerations({x: 0.0, "xdot": 1.0})["xdot"]
        3.0

        Parameters
        ----------
        state
            Coordinates and speeds (or coordinate rates), by symbol or name; what is left out is solved for.
        parameters
            Values by symbol or name, where the defaults are not wanted.
        time
            The instant.
        inputs
            What each input is.
        shares
            "least norm" takes the least shares of redundant reactions where the motion depends on them.

        Returns
        -------
        Mapping
            Numbers by speed, speed rate and multiplier, or their names.

        Raises
        ------
        InconsistentState
            Where no state with these values satisfies the constraints.
        SingularSystem
            Where the accelerations are not unique.
        """
        from appell.simulate import accelerations

        return accelerations(self, state, parameters, time=time, inputs=inputs, shares=shares)

    def inverse_dynamics(
        self,
        state: Mapping[Any, ArrayLike],
        speed_rates: Mapping[Any, ArrayLike],
        parameters: Parameters | None = None,
        *,
        time: ArrayLike = 0.0,
        inputs: Inputs | None = None,
    ) -> InverseDynamics:
        """Returns the inputs, actuator efforts or generalised forces that a motion needs, and the reactions with them.

        >>> import appell as ap
        >>> model = ap.Model("lift"); z = model.coordinates("z"); f = model.input("f")
        >>> _ = model.force(model.particle("load", mass=2, position=z * model.frame.z), f * model.frame.z)
        >>> model.gravity(-10 * model.frame.z)
        >>> model.derive(ap.Kane()).inverse_dynamics({"z": 0, "zdot": 1}, {"zdot": 3})["f"]
        26.0

        Inputs that are not given are sought; where there are none, a generalised force on every speed is. Closed loops
        and redundant inputs leave a choice: inputs are those of the least sum of squares, generalised forces the least
        in the metric of the mechanism, multipliers the least shares of what remains.

        Parameters
        ----------
        state
            Every coordinate and speed, by symbol or name: numbers, or arrays with one entry for each state.
        speed_rates
            The rate of every speed, by the speed or its name, likewise.
        parameters, inputs
            Values in place of the defaults, and the inputs that are known.
        time
            The instants.

        Raises
        ------
        InconsistentState
            States or rates that contradict a constraint.
        NotApplicable
            Inputs that cannot produce the motion or do not enter linearly, reactions with a law, and constraints that
            open and close.
        """
        from appell.simulate.inverse_dynamics import inverse_dynamics

        return inverse_dynamics(self, state, speed_rates, parameters, time=time, inputs=inputs)

    def assemble(
        self,
        state: State,
        parameters: Parameters | None = None,
        *,
        time: float = 0.0,
        inputs: Inputs | None = None,
        nearest: bool = False,
    ) -> dict[str, float]:
        """The whole state in which ``simulate`` would begin: what is given is kept, the rest follows.

        >>> import appell as ap
        >>> pendulum = ap.catalogue.cartesian_pendulum().derive(ap.Kane())
        >>> pendulum.assemble({"x": 0.6, "vx": 1.0})
        {'x': 0.6, 'y': 0.8, 'vx': 1.0, 'vy': -0.7499999999999999}

        Parameters
        ----------
        state
            What is known, by name or symbol.
        parameters, inputs
            Values of the parameters in place of their defaults, and what the inputs are; those that stand in no
            constraint may be left out.
        time
            The time of the state.
        nearest
            Take the nearest state that satisfies the constraints where what is given does not: bodies near a surface
            are moved into contact, and other values than those given may come back.

        Returns
        -------
        dict
            Every coordinate and speed by name.

        Raises
        ------
        InconsistentState
            No state with the values given satisfies the constraints: with the residual and the nearest state.
        """
        from appell.simulate import assembled

        return assembled(self, state, parameters, time=time, inputs=inputs, nearest=nearest)

    def simulate(
        self,
        duration: float,
        state: State,
        *,
        parameters: Parameters | None = None,
        inputs: Inputs | None = None,
        integrator: str = "dop853",
        tolerance: float = RUN.tolerance,
        samples: int | ArrayLike = 501,
        events: Events = (),
        projection: bool = True,
        start_time: float = 0.0,
        max_step: float | None = None,
        max_steps: int | None = None,
        program: str = "generic",
        shares: str | None = None,
        sensitivities: Sequence[Any] = (),
        sample: float | None = None,
        controller: Callable[[float, Any], Any] | None = None,
        progress: bool | None = None,
    ) -> Run:
        """The motion from a state over a duration; :func:`appell.simulate.simulate.simulate` describes the arguments.

        >>> import appell as ap
        >>> pendulum = ap.catalogue.cartesian_pendulum().derive(ap.Kane())
        >>> run = pendulum.simulate(1.0, {"x": 0.6, "y": -0.8}, samples=11)
        >>> run["x"].shape
        (11,)

        Parameters
        ----------
        duration
            Seconds from ``start_time`` on.
        state
            What is known of the start; the rest is the smallest that satisfies the constraints.
        parameters, inputs
            Values in place of the defaults; an expression, table or compiled function for each input.
        integrator, tolerance, projection, max_step, max_steps, program
            How it is integrated: "dop853" or "radau", the error of a step, whether constraints are kept to rounding;
            by the "generic" program or one "specialised" to these equations.
        samples, start_time
            How many instants, or the instants themselves; the time of the state.
        events
            Expressions or :class:`appell.Event` whose zeros are found.
        shares
            "least norm" takes the least shares of redundant reactions where the motion depends on them.
        sensitivities
            Parameters, given values of the start and inputs by which derivatives are computed with the run.
        sample, controller
            A period and a function f(t, state) that returns the inputs, which hold until it is asked again.
        progress
            A bar; None shows it on a terminal only.

        Returns
        -------
        Run
            The motion, its reactions, energies and audit.

        Raises
        ------
        ModelError, InconsistentState, ConstraintError, SingularSystem, SimulationError
            Bad input; a start that contradicts a constraint; a motion that does not exist, is not unique or ends.
        """
        from appell.simulate import simulate

        return simulate(
            self, duration, state, parameters=parameters, inputs=inputs, integrator=integrator, tolerance=tolerance,
            samples=samples, events=events, projection=projection, start_time=start_time, max_step=max_step,
            max_steps=max_steps, program=program, shares=shares, sensitivities=sensitivities,
            sample=sample, controller=controller, progress=progress,
        )  # fmt: skip

    def sweep(
        self,
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
        """Many motions: every case of a design, here or on a cluster, as one result.

        >>> import appell as ap
        >>> sleigh = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
        >>> start = {"x": 0, "y": 0, "theta": 0, "v": 0.2}
        >>> runs = sleigh.sweep(1.0, start, ap.grid(state={"omega": [0.5, 1.0]}, parameters={"a": [0.1, 0.2, 0.3]}))
        >>> runs.data["v"].dims, runs.data["v"].shape
        (('initial_omega', 'a', 'time'), (2, 3, 101))

        A case has the same numbers whatever is beside it and wherever it runs. A start off the constraints or a motion
        that cannot go on is reported for that case (``runs.data["status"]``, ``runs.messages``), and the others run.

        Parameters
        ----------
        duration
            Seconds.
        state, parameters, inputs
            What is the same in all cases.
        design
            What varies: :func:`appell.grid`, :func:`appell.cases` or :func:`appell.draws`.
        samples
            How many instants, or the instants themselves.
        tolerance, integrator, max_steps
            As in :meth:`simulate`.
        events
            As in :meth:`simulate`; ``data["NAME time"]`` and ``data["NAME count"]`` say of each case when the event
            NAME was met first and how often. A terminal one ends a case.
        sensitivities
            What derivatives are computed by, as in :meth:`simulate`: ``data["d(x)/d(m)"]``, nan where there are none.
        store
            A folder for the results (Zarr). What it holds already is not computed again; a sweep that was stopped goes
            on there.
        on
            A ``dask.distributed.Client``, or "gpu" for a graphics card (the extra ``gpu``); this machine without one.
        precision
            "float64", or "float32" on a graphics card: two to five times faster there, with errors of 1e-6 to 1e-3; a
            tolerance below 1e-6 is then taken as 1e-6.
        workers
            How many threads on this machine, all cores by default; processes where cases run each by itself
            (``runs.way``), and those for thousands of cases only.
        progress
            A bar; None shows it on a terminal only.

        Returns
        -------
        Sweep
            ``data`` is an xarray Dataset over the design and time, ``runs[i]`` a run like any other.

        Raises
        ------
        ModelError
            Something unknown is varied, or the store holds another sweep.
        """
        from appell.ensemble.sweep import sweep

        return sweep(
            self, duration, state, design, parameters=parameters, inputs=inputs, samples=samples, tolerance=tolerance,
            integrator=integrator, max_steps=max_steps, events=events, sensitivities=sensitivities, store=store, on=on,
            precision=precision, workers=workers, progress=progress,
        )  # fmt: skip

    def to_c(
        self,
        path: str | Path,
        state: State,
        parameters: Parameters | None = None,
        *,
        inputs: Inputs | None = None,
        events: Events = (),
        duration: float = 1.0,
    ) -> list[Path]:
        """Write these equations as C, the stepper included: a .c, a .h and a README that allocate nothing.

        >>> import appell as ap, tempfile
        >>> sleigh = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
        >>> files = sleigh.to_c(tempfile.mkdtemp(), {"x": 0, "y": 0, "theta": 0, "v": 0.2, "omega": 1})
        >>> [file.name for file in files]
        ['chaplygin_sleigh.c', 'chaplygin_sleigh.h', 'README.md']

        The source holds a self-test, which compares a motion with numbers written here.

        Parameters
        ----------
        path
            A folder, made where there is none.
        state, parameters
            The start that the self-test runs from, and the defaults of the C.
        inputs
            As in :meth:`simulate`, expressions and tables: what drives the self-test, and the defaults of the C, where
            a program puts its own functions, tables or held values in their place.
        events
            As in :meth:`simulate`: they are passed to a function of the program.
        duration
            Seconds that the self-test follows at most; less where the motion is so sensitive that two compilers differ.

        Returns
        -------
        list of Path
            The files.

        Raises
        ------
        NotApplicable
            For what a file without Python cannot follow, such as resets.
        """
        from appell.simulate.export import to_c

        return to_c(self, path, state, parameters, inputs=inputs, events=events, duration=duration)

    def to_jax(self) -> JaxFunctions:
        """These equations as pure functions of (t, x, p) in JAX, to be compiled, mapped over cases and differentiated.

        >>> import appell as ap
        >>> sleigh = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
        >>> functions = sleigh.to_jax()                        # doctest: +SKIP
        >>> jax.jit(functions.rates)(0.0, x, functions.parameters)  # doctest: +SKIP

        Returns
        -------
        JaxFunctions
            ``rates`` (xdot), ``reactions`` (speed rates, then multipliers), ``residuals``, ``energies``; names of the
            places of x and p; their text as ``source``.

        Raises
        ------
        ModelError
            Without JAX (the extra ``jax``), or where it was not told to use double precision.
        NotApplicable
            For what has no right side without decisions: constraints that open and close, laws of the actual
            reaction.
        """
        from appell.simulate.export import to_jax

        return to_jax(self)

    def linearize(
        self,
        state: Values,
        parameters: Values | None = None,
        *,
        inputs: Values | None = None,
        time: float = 0.0,
        independent: Sequence[Name] = (),
        outputs: Sequence[Any] | Mapping[str, Any] = (),
    ) -> Linearization:
        """The equations of small deviations from a motion, in independent states.

        >>> import appell as ap
        >>> pendulum = ap.catalogue.cartesian_pendulum().derive(ap.Kane())
        >>> pendulum.linearize({"x": 0.0, "y": -1.0}, {"g": 9.0}).state_matrix.round(9).tolist()
        [[0.0, 1.0], [-9.0, 0.0]]
        >>> pendulum.linearize({"x": 0.0, "y": -1.0}, {"g": 9.0}, outputs=["vx'"]).output_matrix.round(9).tolist()
        [[-9.0, 0.0]]

        Parameters
        ----------
        state
            Coordinates and speeds, by symbol or name; what is left out is the smallest that satisfies the constraints.
            Parameters and inputs may stand in it too.
        parameters
            Where they are not their defaults.
        inputs
            The value at which each input is held; a force that is left out is zero.
        time
            The instant, where time appears in the equations.
        independent
            The states to keep; none: those that vary most.
        outputs
            What is measured, as C dy + D dw: expressions and vectors of the model (multipliers, accelerations and
            reactions may stand in them), or names of states, rates and multipliers; a list, or a dict from names.

        Returns
        -------
        Linearization
            Its matrices, and whether they are those of a steady motion.

        Raises
        ------
        InconsistentState
            The state contradicts the constraints.
        SingularSystem
            The constraints lose rank there, or the independent states do not determine the others.

        References
        ----------
        Peterson, Gede and Hubbard 2015, Multibody System Dynamics 33:143.
        """
        from appell.analysis.stability.first_order import first_order
        from appell.analysis.stability.linearize import linearize

        return linearize(
            first_order(self), state, parameters, inputs=inputs, time=time, independent=independent, outputs=outputs
        )

    def steady_motion(
        self,
        state: Values,
        parameters: Values | None = None,
        *,
        inputs: Values | None = None,
        near: Values | None = None,
        independent: Sequence[Name] = (),
    ) -> SteadyMotion:
        """An equilibrium or relative equilibrium (a steady turn, a precession) with these coordinates and speeds.

        >>> import appell as ap
        >>> sleigh = ap.catalogue.chaplygin_sleigh().derive(ap.Kane())
        >>> sleigh.steady_motion({"v": 1.0, "omega": 0.0}).stable
        True

        Parameters
        ----------
        state
            What is to hold in it: coordinates, speeds or rates (``"yaw'"``). What is not given is solved for.
        parameters
            Where they are not their defaults.
        inputs
            The value at which each input is held.
        near
            Where the search begins, for what is not given; else the smallest that satisfies the constraints.
        independent
            The states that describe the motion, if the library's choice of them is not wanted.

        Returns
        -------
        SteadyMotion
            The motion, its eigenvalues and stability; ``follow`` continues it.

        Raises
        ------
        InconsistentState
            No steady motion with these values was found.
        ModelError
            Time itself appears in the equations.
        """
        from appell.analysis.stability.first_order import first_order
        from appell.analysis.stability.steady import steady_motion

        return steady_motion(first_order(self), state, parameters, inputs=inputs, near=near, independent=independent)


def derive(model: Mechanism, principle: Principle, *, among: Sequence[type[Principle]] = ()) -> Equations:
    """Check that the principle admits the constraints, and read SymPy's points and frames, which may be moved later.

    The blocks are formed when they are asked for. ``among``: the principles that a refusal may recommend.
    """
    if isinstance(principle, type) or not isinstance(principle, Principle):
        raise ModelError(f"derive takes a principle, such as Kane(), not {principle!r}.")
    principle.check_model(model, among)
    _require_free_names(model, principle)
    # Refuse a potential that holds velocities: -dV/dq would be half of its force
    speeds = frozenset(model.kinematics.speeds) if model.potentials else frozenset()
    for potential in model.potentials:
        moving = sorted(name_of(a) for a in leaves([potential.energy]) if _is_velocity(a, speeds))
        if moving:
            raise ModelError(
                f"the potential '{potential.name}' holds velocities ({', '.join(moving)}), and a potential is V(q, t): "
                "give it as a Lagrangian, model.lagrangian(-V), or its force."
            )
    if model.kinematic_graph is None:
        model = model.complete(read_kinematic_graph(model))
    _require_places(model)
    return Equations(model, principle)


def _require_free_names(model: Mechanism, principle: Principle) -> None:
    """Refuse a parameter, coordinate or speed that is called as the equations call a multiplier or a momentum."""
    k = model.kinematics
    ours: dict[str, str] = {}
    joints = guides(model)
    count = {c.name: len(c.expressions) for c in model.constraints}
    count |= {name: len(guide_directions(joints[name])) for name in principle.joints_in_evidence(model)}
    for name, rows in count.items():
        for letter in ("lambda", "lambda0", "mu"):
            ours |= {multiplier(name, i, rows, letter).name: f"a multiplier of '{name}'" for i in range(rows)}
    for c in model.constraints:
        ours |= {f"nu_{memory.name}": f"a multiplier of '{c.name}'" for memory in c.memories}
    ours |= {f"p_{name_of(u)}": f"the momentum of '{name_of(u)}'" for u in k.speeds if principle.has_momenta}
    theirs = (*model.parameters, *model.inputs, *k.coordinates, *k.speeds)
    for name in map(name_of, theirs):
        if name in ours:
            raise ModelError(
                f"'{name}' is what the equations of '{model.name}' by {principle.name} call {ours[name]}: "
                "choose another name."
            )


def _require_places(model: Mechanism) -> None:
    """Refuse a pose or velocity, set by hand, that holds a state variable: its rate would be no velocity of a body."""
    graph = model.kinematic_graph
    if graph is None or not model.state_variables:
        return
    for frame, turns in graph.rotations.items():
        model.refuse_variables(f"the orientation of '{frame}'", [e for matrix in turns.values() for e in matrix])
    for kind, held in {
        "angular velocity": graph.spins,
        "position": graph.positions,
        "velocity": graph.velocities,
    }.items():
        for node, links in held.items():
            parts = [e for vector in links.values() for components, _ in vector.args for e in components]
            model.refuse_variables(f"the {kind} of '{node}'", parts)


def _is_velocity(atom: sm.Basic, speeds: Collection[sm.Basic]) -> bool:
    placed = isinstance(atom, Placeholder) and atom.quantity.order > 0
    return placed or isinstance(atom, sm.Derivative) or atom in speeds


__all__: Sequence[str] = ["Equations", "derive"]
