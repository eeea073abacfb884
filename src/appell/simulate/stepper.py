"""A motion that goes on by one period at a time, with constant inputs in between: for controllers outside."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from typing import Any

import numpy as np

from appell.compile import Program
from appell.equations import Equations
from appell.errors import ModelError
from appell.model import name_of, suggestion
from appell.model.html import html_table
from appell.native.status import Status
from appell.numbers import RUN
from appell.simulate.aliases import Parameters, State
from appell.simulate.control import finite_input, state_names_of
from appell.simulate.failures import failure
from appell.simulate.integrate import Session, advance
from appell.simulate.options import integration_options
from appell.simulate.prepare import program_with, scales, start_state
from appell.simulate.stall import Pace
from appell.simulate.start import StateNumbers, parameter_values
from appell.simulate.stops import merged_stops, switch_stops
from appell.system import STRIDE


class Stepper:
    """A motion in progress, made by :func:`appell.stepper`.

    >>> import appell as ap
    >>> pole = ap.stepper(ap.catalogue.cart_pole().derive(ap.Kane()), {"theta": 0.1})
    >>> for _ in range(3):
    ...     state = pole.advance(0.01)
    >>> round(pole.time, 12), state["theta"] < 0.1
    (0.03, True)

    Parameters
    ----------
    equations, session, names, parameters
        The equations, their integration, what its places are called, and how many parameters the model has.

    Attributes
    ----------
    time, state
        The instant reached; coordinates and speeds there, by name or symbol.
    """

    def __init__(self, equations: Equations, session: Session, names: tuple[str, ...], parameters: int) -> None:
        self._session, self._program, self._names = session, session.program, names
        self._numbers = (ctypes.c_double * len(names)).from_address(session.address)
        self._parameters: np.ndarray = session.arrays.kept["parameters"]
        inputs = equations.mechanism.inputs
        self._places: dict[Any, int] = {one.name: parameters + STRIDE * i for i, one in enumerate(inputs)}
        self._places |= {one.function: self._places[one.name] for one in inputs}
        self._model = equations.mechanism.name

    @property
    def time(self) -> float:
        """The instant reached."""
        return self._session.time

    @property
    def state(self) -> StateNumbers:
        """Coordinates, speeds and auxiliary states at the instant reached; a start for another run."""
        return StateNumbers(zip(self._names, self._numbers, strict=True))

    def _repr_html_(self) -> str:
        return html_table(
            (f"t = {self.time:g}", "value"), [(name, f"{value:.9g}") for name, value in self.state.items()]
        )

    def advance(self, duration: float, inputs: Mapping[Any, float] | None = None) -> StateNumbers:
        """Go on for a duration with inputs that hold meanwhile.

        >>> import appell as ap
        >>> cart = ap.Model("cart"); x = cart.coordinates("x"); f = cart.input("f")
        >>> _ = cart.particle("cart", mass=2, position=x * cart.frame.x); cart.force("cart", f * cart.frame.x)
        >>> s = ap.stepper(cart.derive(ap.Kane()), {x: 0, "xdot": 0})
        >>> round(s.advance(1.0, inputs={f: 4})["xdot"], 12), round(s.advance(1.0, inputs={f: 0})[x], 12)
        (2.0, 3.0)

        Parameters
        ----------
        duration
            Seconds.
        inputs
            Numbers by input or name; those that are not given stay as they are, 0 at the start.

        Returns
        -------
        StateNumbers
            The state reached.

        Raises
        ------
        ModelError, SimulationError
            For an input that the model does not have, and a motion that cannot go on.
        """
        if not 0 < duration < RUN.longest:
            raise ModelError(f"the duration of a period is {duration!r}: give a positive number of seconds.")
        session = self._session
        run, is_new = session.arrays.run, False
        for key, value in (inputs or {}).items():
            number, place = finite_input(name_of(key), value), self._place(key)
            if self._parameters[place] != number:
                self._parameters[place], is_new = number, True
        end = run.t + duration
        if self._program.switches is not None:
            span = (run.t, end)
            pairs = merged_stops([switch_stops(self._program.switches, self._parameters, span)], span)
            session.arrays.set("stops", np.append(pairs.ravel(), 0.0))
            run.stop_count, is_new = len(pairs), True
        session.go_on(end, is_new=is_new)
        status = session.advance(RUN.first_chunk)
        if status is Status.RUNNING:
            status, _ = advance(session, pace=Pace(end, session.count))
        if status is not Status.FINISHED:
            raise failure(self._program, session.trajectory(status))
        return self.state

    def _place(self, key: Any) -> int:
        place = self._places.get(key)
        if place is None and (place := self._places.get(name_of(key))) is None:
            known = [name for name in self._places if isinstance(name, str)]
            raise ModelError(
                f"the model '{self._model}' has no input '{name_of(key)}'" + suggestion(name_of(key), known)
            )
        return place


def stepper(
    equations: Equations,
    state: State,
    *,
    parameters: Parameters | None = None,
    integrator: str = "dop853",
    tolerance: float = RUN.tolerance,
    start_time: float = 0.0,
) -> Stepper:
    """A motion that goes on by one period at a time, for a controller or another program in the loop.

    >>> import appell as ap
    >>> s = ap.stepper(ap.catalogue.cart_pole().derive(ap.Kane()), {"theta": 0.1})
    >>> state = s.advance(1e-3)
    >>> s.time
    0.001

    Parameters
    ----------
    equations
        Of ``model.derive(principle)``.
    state
        What is known of the start; the rest is completed as by ``simulate``.
    parameters, integrator, tolerance, start_time
        As of ``simulate``.

    Returns
    -------
    Stepper

    Raises
    ------
    NotApplicable
        For models whose constraints open, slide or saturate, inputs that prescribe motions, and equations whose states
        are no speeds.
    """
    program: Program = program_with(equations)
    names = state_names_of(equations, program, "stepped")
    own, t = parameter_values(equations, parameters), float(start_time)
    p = np.zeros(program.system.sizes.parameters)
    p[: own.size] = own
    x = start_state(equations, program, state, p, t)
    options = integration_options(integrator, tolerance, None, True, None, None, None, None, "generic", None)
    jacobian = program.derivatives if options.is_implicit else None
    session = Session.begin(
        program, options, times=[t], x0=x, parameters=p, jacobian=jacobian, rates_wait=True, **scales(program, x, p, t)
    )
    return Stepper(equations, session, names, own.size)
