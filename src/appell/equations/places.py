"""The points and frames that something acts on, by the names that loads and reactions give them."""

from __future__ import annotations

from sympy.physics.vector import Point, ReferenceFrame

from appell.model import Body, Mechanism


def places_acted_on(model: Mechanism) -> dict[tuple[str, bool], Point | ReferenceFrame]:
    """The SymPy points and frames that loads and constraints act on, by name and whether they turn."""
    found: dict[tuple[str, bool], Point | ReferenceFrame] = {}
    acted = [push.on for load in model.loads if not load.gravity for push in load.pushes]
    for constraint in model.constraints:
        acted += [of for _, of in constraint.quantities]
        forces = [drive.force for drive in constraint.drives]
        forces += [] if constraint.law is None else [constraint.law.force]
        acted += [on for force in forces for on, _ in force.vectors]
    for of in acted:
        found[model.place_of(of), isinstance(of, ReferenceFrame)] = of
    for place in model.places:
        found[place.name, False] = place.point
        if isinstance(place, Body):
            found[place.name, True] = place.frame
    return found
