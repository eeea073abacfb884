"""Where the nodes of a scene are: seven numbers each, of the state of a model."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from appell.equations.forms import mechanics_to_run, state_graph_of
from appell.errors import ModelError
from appell.mechanics import Mechanics
from appell.model import Mechanism
from appell.system import STRIDE
from appell.view.scene.build import scene_of
from appell.view.scene.nodes import NodeSource, node_sources
from appell.view.scene.scene import Scene

if TYPE_CHECKING:
    from appell.equations import Equations
    from appell.simulate.run import Run


def poses(scene: Scene, run: Run) -> np.ndarray:
    """The poses of all nodes along a run: (time, node, 7), position x, y, z and quaternion w, x, y, z in the ground.

    A quaternion and its opposite are one orientation; here the sign is such that it changes little between samples.

    Parameters
    ----------
    scene
        Of the model of the run.
    run
        A run that has its equations.

    Raises
    ------
    ModelError
        The run comes from a file and has no equations.

    Examples
    --------
    >>> import appell as ap
    >>> from appell.view.scene import poses
    >>> card = ap.catalogue.card_of("two-pucks")
    >>> run = card.model().derive(ap.Kane()).simulate(1.0, card.start, samples=11)
    >>> poses(run.scene(), run).shape
    (11, 3, 7)
    """
    return node_poses(run, [node.name for node in scene.nodes], scene.extent)


def node_poses(run: Run, names: Sequence[str] | None = None, extent: float = 1.0) -> np.ndarray:
    """The poses of the nodes of these names along a run; without names of all that its model has."""
    equations = run.equations
    m = state_graph_of(equations)
    at_state = ca.Function("poses", [m.t, m.q, m.p], [ca.cse(_pose_graph(equations, names, extent))])
    q = run.results.values("coordinate")
    p = np.zeros((q.shape[0], m.p.numel()))
    own = len(run.parameter_values)
    p[:, :own] = run.parameter_values
    for i, name in enumerate(m.inputs.names):
        p[:, own + STRIDE * i] = run.results.values("input value", name)
    found = np.array(at_state(run.time[None, :], q.T, p.T), float).T.reshape(q.shape[0], -1, 7)
    if not np.isfinite(found).all():
        raise ModelError(
            f"the place of a body of '{equations.mechanism.name}' is not a number along this run: nothing can be drawn."
        )
    return continuous(found)


def poses_function(scene: Scene, equations: Equations) -> ca.Function:
    """The poses of all nodes as a function of (t, x, p): 7 * len(nodes) numbers, x the state of the program.

    Parameters
    ----------
    scene
        Of the model of the equations.
    equations
        By any principle.
    """
    m, system = state_graph_of(equations), equations.system
    x = ca.SX.sym("x", system.sizes.states)
    nq = m.q.numel()
    if system.reader is None:
        q = x[:nq]
    else:
        top = ca.SX.zeros(system.reader.numel_in(2))
        q = system.reader(m.t, x, top, m.p)[0]
    column = ca.substitute(_pose_graph(equations, [node.name for node in scene.nodes], scene.extent), m.q, q)
    return ca.Function("poses", [m.t, x, m.p], [ca.densify(ca.cse(column))], ["t", "x", "p"], ["poses"])


def continuous(found: np.ndarray) -> np.ndarray:
    """The same poses, every quaternion with the sign that lies nearer to the one before: (time, node, 7)."""
    e = found[:, :, 3:]
    turned = np.sign((e[1:] * e[:-1]).sum(axis=2))
    turned[turned == 0] = 1.0
    e[1:] *= np.cumprod(turned, axis=0)[:, :, None]
    return found


def _pose_graph(equations: Equations, names: Sequence[str] | None, extent: float) -> ca.SX:
    """Position and quaternion of the nodes of these names over t, q and p, one below the other."""
    column = pose_column(names, equations.mechanism, mechanics_to_run(equations), extent)
    return state_graph_of(equations).now(column)


def pose_column(names: Sequence[str] | None, model: Mechanism, m: Mechanics, extent: float) -> ca.SX:
    """Position and quaternion of every node of these names, one below the other."""
    sources = {source.name: source for source in node_sources(model, extent)}
    missing = next((name for name in names or () if name not in sources), None)
    if missing is not None:
        raise ModelError(f"the scene has a node '{missing}' that is not in the model '{model.name}'.")
    return ca.vertcat(*[pose_of(sources[name], m) for name in (sources if names is None else names)])


def pose_of(source: NodeSource, m: Mechanics) -> ca.SX:
    """x, y, z and w, x, y, z of a node in the graph of a model."""
    return ca.vertcat(ca.densify(source.position(m)), quaternion_of(source.rotation(m)))


def quaternion_of(R: ca.SX) -> ca.SX:
    """The unit quaternion (scalar first) of a rotation matrix, v_N = R v, where no component is divided by a small one.

    4 w^2 = 1 + tr R, 4 x^2 = 1 + Rxx - Ryy - Rzz and so on; the others follow from the largest of the four
    (Shepperd 1978, J. Guidance and Control 1:223).
    """
    R = ca.densify(ca.SX(R))
    if R.is_constant():
        R = ca.DM(R)
        found = _components([[float(R[i, j]) for j in range(3)] for i in range(3)], float_choice)
        return ca.SX(found)
    return _components([[R[i, j] for j in range(3)] for i in range(3)], ca.if_else)


def float_choice(condition: bool, yes: object, no: object) -> object:
    """The one or the other, of numbers."""
    return yes if condition else no


def _components(R: list[list], choose: Callable[..., ca.SX]) -> ca.SX:
    (xx, xy, xz), (yx, yy, yz), (zx, zy, zz) = R
    squares = [1 + xx + yy + zz, 1 + xx - yy - zz, 1 - xx + yy - zz, 1 - xx - yy + zz]
    rows = [
        [squares[0], zy - yz, xz - zx, yx - xy],
        [zy - yz, squares[1], yx + xy, zx + xz],
        [xz - zx, yx + xy, squares[2], zy + yz],
        [yx - xy, zx + xz, zy + yz, squares[3]],
    ]
    # the row of the largest square; that one is at least 1
    best, size = rows[0], squares[0]
    for row, square in zip(rows[1:], squares[1:], strict=True):
        larger = square > size
        best = [choose(larger, a, b) for a, b in zip(row, best, strict=True)]
        size = choose(larger, square, size)
    length = ca.sqrt(sum(e * e for e in best))
    return ca.vertcat(*[e / length for e in best])


if TYPE_CHECKING:
    from appell.simulate.run import Run


def scene_of_run(run: Run) -> Scene:
    """The scene of a run's model, at its parameters; floors, rails and points are as large as the motion needs."""
    lowered = mechanics_to_run(run.equations)
    return scene_of(run.equations.mechanism, run.parameters, node_poses(run)[:, :, :3], lowered)
