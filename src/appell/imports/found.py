"""Every expression that SymPy's points and frames hold, so that no symbol of theirs stays unknown."""

from __future__ import annotations

from collections.abc import Iterable

import sympy as sm
from sympy.physics import mechanics as me
from sympy.physics.vector import Point, ReferenceFrame, Vector, dynamicsymbols

from appell.algebra.leaves import leaves
from appell.imports.written import Written


def atoms_of(expressions: Iterable[sm.Basic]) -> set[sm.Basic]:
    """Symbols and functions of time in expressions and matrices."""
    entries: list[sm.Basic] = []
    for x in expressions:
        if isinstance(x, sm.MatrixBase):
            entries += x.todok().values()  # what is not zero
        else:
            entries.append(x)
    return leaves(entries, derivatives=False) - {dynamicsymbols._t}


def frames_and_points(written: Written) -> tuple[set[ReferenceFrame], set[Point]]:
    """The frames and points that bodies and loads speak of."""
    frames = {on for on, _ in written.loads if isinstance(on, ReferenceFrame)}
    frames |= {body.frame for body in written.bodies if isinstance(body, me.RigidBody)}
    points = {on for on, _ in written.loads if isinstance(on, Point)}
    return frames, points | {body.masscenter for body in written.bodies}


def of_vectors(vectors: Iterable[Vector]) -> list[sm.Basic]:
    """The components of vectors."""
    return [components for vector in vectors for components, _ in vector.args]


def of_points(points: set[Point], frames: set[ReferenceFrame]) -> list[sm.Basic]:
    """Positions and velocities of all points that hang together with these; the frames met are added."""
    found: list[sm.Basic] = []
    waiting, seen, done = list(points), set(points), set()
    while waiting:
        point = waiting.pop()
        vectors = [r for other, r in point._pos_dict.items() if other not in done]
        vectors += point._vel_dict.values()
        done.add(point)
        found += of_vectors(vectors)
        frames |= {base for vector in vectors for _, base in vector.args}
        waiting += [p for p in point._pos_dict if p not in seen]
        seen |= set(point._pos_dict)
    return found


def of_frames(frames: set[ReferenceFrame]) -> list[sm.Basic]:
    """Rotations and angular velocities of all frames that hang together with these."""
    found: list[sm.Basic] = []
    waiting, seen, done = list(frames), set(frames), set()
    while waiting:
        frame = waiting.pop()
        # of a pair of frames one rotation holds what the other does
        found += [dcm for other, dcm in frame._dcm_dict.items() if other not in done]
        found += of_vectors(w for other, w in frame._ang_vel_dict.items() if other not in done)
        done.add(frame)
        near = {*frame._dcm_dict, *frame._ang_vel_dict} - seen
        waiting += near
        seen |= near
    return found
