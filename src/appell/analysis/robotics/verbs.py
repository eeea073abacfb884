"""The verbs of a robotics library over arrays of states."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from appell.analysis.robotics.graphs import function_of
from appell.analysis.robotics.states import StateRows, states_of
from appell.equations import Equations
from appell.errors import NotApplicable
from appell.model import name_of
from appell.simulate.run import Run

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from appell.model.types import PlaceLike
    from appell.simulate.aliases import Parameters


@dataclass(frozen=True)
class Momentum:
    """The momentum of a mechanism: ``linear``, ``angular`` about the centre of mass; components of N, (..., 3).

    >>> import appell as ap
    >>> run = ap.catalogue.spacecraft_with_wheels().simulate(1.0)
    >>> ap.robotics.momentum(run).angular.shape == (run.time.size, 3)
    True
    """

    linear: np.ndarray
    angular: np.ndarray


def mass_matrix(
    equations: Equations, q: ArrayLike, *, parameters: Parameters | None = None, time: ArrayLike = 0.0
) -> np.ndarray:
    """Returns M over all speeds, (..., n, n).

    >>> import appell as ap
    >>> model = ap.Model("cart"); x = model.coordinates("x")
    >>> _ = model.particle("cart", mass=2, position=x * model.frame.x)
    >>> ap.robotics.mass_matrix(model.derive(ap.Kane()), [[0.0], [1.0]]).ravel()
    array([2., 2.])

    Parameters
    ----------
    equations
    q
        Coordinates, (..., coordinates), in the order of ``equations.coordinates``.
    parameters
        Values by symbol or name, where the defaults are not wanted.
    time
        One instant, or one for each state.
    """
    states = states_of(equations, q, parameters=parameters, time=time)
    n = len(equations.speeds)
    return states.evaluate(function_of(equations, "mass_matrix"), (n, n))


def bias(
    equations: Equations,
    q: ArrayLike,
    u: ArrayLike,
    *,
    parameters: Parameters | None = None,
    time: ArrayLike = 0.0,
    inputs: Mapping[Any, ArrayLike] | None = None,
) -> np.ndarray:
    """Returns h of M u' + h = tau, (..., n): Coriolis and centrifugal terms, gravity and all other loads.

    >>> import appell as ap
    >>> model = ap.Model("stone"); z = model.coordinates("z"); model.gravity(-10 * model.frame.z)
    >>> _ = model.particle("stone", mass=2, position=z * model.frame.z)
    >>> ap.robotics.bias(model.derive(ap.Kane()), [0.0], [0.0])
    array([20.])

    Parameters
    ----------
    equations
    q, u
        Coordinates and speeds, (..., coordinates) and (..., speeds).
    parameters, time
        As in :func:`mass_matrix`.
    inputs
        Numbers, or one for each state, by input or name; inputs that are not given are 0.
    """
    states = states_of(equations, q, u, parameters=parameters, time=time, inputs=inputs)
    return states.evaluate(function_of(equations, "bias"), (len(equations.speeds),))


def inverse_dynamics(
    equations: Equations,
    q: ArrayLike,
    u: ArrayLike,
    speed_rates: ArrayLike,
    *,
    parameters: Parameters | None = None,
    time: ArrayLike = 0.0,
    inputs: Mapping[Any, ArrayLike] | None = None,
) -> np.ndarray:
    """Returns the generalised forces tau = M u' + h that a motion needs, (..., n).

    >>> import appell as ap
    >>> model = ap.Model("cart"); x = model.coordinates("x")
    >>> _ = model.particle("cart", mass=2, position=x * model.frame.x)
    >>> ap.robotics.inverse_dynamics(model.derive(ap.Kane()), [0.0], [0.0], [[1.0], [3.0]]).ravel()
    array([2., 6.])

    Rows of constraints have no part in it: ``equations.inverse_dynamics`` shares the forces between inputs and
    reactions.

    Parameters
    ----------
    equations
    q, u, speed_rates
        Coordinates, speeds and their rates, (..., coordinates) and (..., speeds).
    parameters, time, inputs
        As in :func:`bias`.

    References
    ----------
    Featherstone 2008, chapter 5.
    """
    states = states_of(equations, q, u, speed_rates, parameters=parameters, time=time, inputs=inputs)
    return states.evaluate(function_of(equations, "inverse_dynamics"), (len(equations.speeds),))


def accelerations(
    equations: Equations,
    q: ArrayLike,
    u: ArrayLike,
    forces: ArrayLike = 0.0,
    *,
    parameters: Parameters | None = None,
    time: ArrayLike = 0.0,
    inputs: Mapping[Any, ArrayLike] | None = None,
) -> np.ndarray:
    """Returns u' of M u' + h = tau, (..., n), of a mechanism without constraint rows.

    >>> import appell as ap
    >>> model = ap.Model("cart"); x = model.coordinates("x")
    >>> _ = model.particle("cart", mass=2, position=x * model.frame.x)
    >>> ap.robotics.accelerations(model.derive(ap.Kane()), [0.0], [0.0], [[1.0], [3.0]]).ravel()
    array([0.5, 1.5])

    Parameters
    ----------
    equations
    q, u
        Coordinates and speeds, (..., coordinates) and (..., speeds).
    forces
        Generalised forces tau in addition to the loads of the model, (..., speeds).
    parameters, time, inputs
        As in :func:`bias`.

    Raises
    ------
    NotApplicable
        The mechanism has constraint rows: use ``equations.accelerations``.
    """
    if equations.mechanism.constraints:
        raise NotApplicable(
            f"'{equations.mechanism.name}' has constraints, whose reactions take part in its accelerations: use "
            "equations.accelerations(state)."
        )
    h = bias(equations, q, u, parameters=parameters, time=time, inputs=inputs)
    M = mass_matrix(equations, q, parameters=parameters, time=time)
    tau = np.asarray(forces, float) - h
    try:
        return np.linalg.solve(M, tau[..., None])[..., 0]
    except np.linalg.LinAlgError:
        raise NotApplicable(
            f"the mass matrix of '{equations.mechanism.name}' is singular at one of the states: some motion moves no "
            "mass."
        ) from None


def jacobian(
    equations: Equations,
    place: PlaceLike,
    q: ArrayLike,
    *,
    angular: bool = False,
    parameters: Parameters | None = None,
    time: ArrayLike = 0.0,
) -> np.ndarray:
    """Returns J with v = J u (+ what the time drives) of a point, in components of the inertial frame, (..., 3, n).

    >>> import appell as ap
    >>> model = ap.Model("door"); door = model.body("door", mass=1, inertia_zz=1, mass_center=(0.5, 0, 0))
    >>> _ = model.joint("hinge", ap.Revolute("z"), model.ground, door)
    >>> ap.robotics.jacobian(model.derive(ap.Kane()), "door", [0.0], angular=True).ravel()
    array([0. , 0.5, 0. , 0. , 0. , 1. ])

    Parameters
    ----------
    equations
    place
        A particle, body (its mass centre) or point of the model, or its name: of a URDF any link that is fixed to
        another.
    q
        Coordinates, (..., coordinates).
    angular
        Whether three rows for the angular velocity of the body or frame of that name follow: (..., 6, n).
    parameters, time
        As in :func:`mass_matrix`.

    Raises
    ------
    ModelError
        For what is not a place of the model.
    """
    states = states_of(equations, q, parameters=parameters, time=time)
    name, n = name_of(place), len(equations.speeds)
    J = states.evaluate(function_of(equations, "jacobian", name), (3, n))
    if not angular:
        return J
    return np.concatenate([J, states.evaluate(function_of(equations, "angular", name), (3, n))], axis=-2)


def center_of_mass(
    motion: Equations | Run,
    q: ArrayLike | None = None,
    *,
    parameters: Parameters | None = None,
    time: ArrayLike = 0.0,
) -> np.ndarray:
    """Returns the centre of mass of all particles and bodies, in components of the inertial frame, (..., 3).

    >>> import appell as ap
    >>> run = ap.catalogue.two_pucks().derive(ap.Kane()).simulate(1.0, {"u1": 0.3}, samples=5)
    >>> ap.robotics.center_of_mass(run).shape
    (5, 3)

    Parameters
    ----------
    motion
        Equations with coordinates ``q``, or a run, along which it is taken.
    q
        Coordinates, (..., coordinates).
    parameters, time
        As in :func:`mass_matrix`.
    """
    equations, states = _along(motion, q, None, parameters, time)
    return states.evaluate(function_of(equations, "center_of_mass"), (3,))


def momentum(
    motion: Equations | Run,
    q: ArrayLike | None = None,
    u: ArrayLike | None = None,
    *,
    parameters: Parameters | None = None,
    time: ArrayLike = 0.0,
) -> Momentum:
    """Returns the linear momentum, and the angular momentum about the centre of mass.

    >>> import appell as ap
    >>> model = ap.Model("cart"); x = model.coordinates("x")
    >>> _ = model.particle("cart", mass=2, position=x * model.frame.x)
    >>> ap.robotics.momentum(model.derive(ap.Kane()), [0.0], [3.0]).linear
    array([6., 0., 0.])

    Parameters
    ----------
    motion
        Equations with coordinates ``q`` and speeds ``u``, or a run, along which it is taken.
    q, u
        Coordinates and speeds, (..., coordinates) and (..., speeds).
    parameters, time
        As in :func:`mass_matrix`.

    References
    ----------
    Orin, Goswami and Lee 2013, eq. 2.
    """
    equations, states = _along(motion, q, u, parameters, time)
    found = states.evaluate(function_of(equations, "momentum"), (6,))
    return Momentum(found[..., :3], found[..., 3:])


def _along(
    motion: Equations | Run, q: ArrayLike | None, u: ArrayLike | None, parameters: Parameters | None, time: ArrayLike
) -> tuple[Equations, StateRows]:
    """The equations and the states: those given, or all of a run."""
    if not isinstance(motion, Run):
        return motion, states_of(motion, () if q is None else q, u, parameters=parameters, time=time)
    equations = motion.equations
    q, u = (motion.results.values(array).reshape(motion.time.size, -1) for array in ("coordinate", "speed"))
    inputs = {one.function: motion[one.function] for one in equations.mechanism.inputs}
    return equations, states_of(equations, q, u, parameters=motion.parameters, time=motion.time, inputs=inputs)
