"""The relation between speeds and coordinate rates: u = Y(q, t) qdot + z(q, t), or qdot = G u + g given outright."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
import sympy as sm
from sympy.core.function import AppliedUndef

from appell.algebra.rank import rank
from appell.algebra.sampling import random_points
from appell.constraints import Memory, expression_of
from appell.errors import ModelError
from appell.model.names import function_of_time, name_of, rate_of


@dataclass(frozen=True)
class Relation:
    """Coordinate rates and speeds related as equations: K(q, t) qdot + L(q, t) u + f(q, t) = 0, one a coordinate."""

    K: sm.ImmutableMatrix
    L: sm.ImmutableMatrix
    f: sm.ImmutableMatrix


@dataclass(frozen=True)
class SpeedGroup:
    """Speeds declared together.

    Without anything else they are the rates of the next coordinates that have no speed yet. ``definitions`` holds one
    expression a speed, linear in coordinate rates; ``rates`` the rates of some coordinates, linear in these speeds
    (the coordinates may outnumber the speeds, as those of a quaternion do). ``loose``: speeds that no coordinate
    follows, such as the spin of a wheel whose angle nobody asks for. ``relation``: equations between these speeds and
    the rates of all coordinates, where they are neither.
    """

    speeds: tuple[AppliedUndef, ...]
    definitions: tuple[sm.Expr, ...] = ()
    rates: tuple[tuple[AppliedUndef, sm.Expr], ...] = ()
    loose: bool = False
    relation: Relation | None = None


@dataclass(frozen=True)
class Implied:
    """Coordinates that follow from the others by as many relations r(q, t) = 0; they have neither mass nor speed."""

    name: str
    coordinates: tuple[AppliedUndef, ...]
    relations: tuple[sm.Expr, ...]


@dataclass(frozen=True)
class Kinematics:
    """Coordinates, speeds and both halves of their relation.

    ``definitions[i] = u_i`` for the speeds that are defined, over ``free`` coordinates, as many as those speeds;
    ``rates[c] = qdot_c`` for the coordinates whose rates are given. ``relation``, where there is one, is in place of
    both. ``memories``: the last coordinates are integrals of the motion, whose rates may be any function of speeds.
    The rates of ``implied`` ones follow from those of the others.
    """

    coordinates: tuple[AppliedUndef, ...]
    speeds: tuple[AppliedUndef, ...]
    definitions: tuple[tuple[AppliedUndef, sm.Expr], ...]
    rates: tuple[tuple[AppliedUndef, sm.Expr], ...]
    relation: Relation | None = None
    memories: tuple[Memory, ...] = ()
    implied: tuple[Implied, ...] = ()

    @property
    def free(self) -> tuple[AppliedUndef, ...]:
        """The coordinates whose rates follow from the definitions."""
        given = {c for c, _ in self.rates} | {memory.function for memory in self.memories}
        given |= {c for part in self.implied for c in part.coordinates}
        return tuple(c for c in self.coordinates if c not in given)

    @property
    def implied_coordinates(self) -> dict[str, tuple[AppliedUndef, ...]]:
        """The coordinates that follow from the others, by the name of the relation they follow from."""
        return {part.name: part.coordinates for part in self.implied}

    @property
    def rates_among_speeds(self) -> dict[str, str]:
        """The coordinates whose rate is one of the speeds, by name, with the name of that speed."""
        pairs = [(c, u) for u, e in self.definitions for c in self.coordinates if e == rate_of(c)]
        pairs += [(c, u) for c, u in self.rates if u in self.speeds]
        return {name_of(c): name_of(u) for c, u in pairs}

    @cached_property
    def blocks(self) -> list[tuple[set[AppliedUndef], set[AppliedUndef]]]:
        """Speeds and coordinates that hang together: the connected pieces of their relation."""
        coordinates, speeds = set(self.coordinates), set(self.speeds)
        if self.relation is not None:
            L = self.relation.L
            return [({u for j, u in enumerate(self.speeds) if any(L[i, j] != 0 for i in range(L.rows))}, coordinates)]
        links = [({u}, {r.expr for r in d.atoms(sm.Derivative)} & coordinates) for u, d in self.definitions]
        links += [(rate.atoms(AppliedUndef) & speeds, {c}) for c, rate in self.rates]
        blocks: dict[int, tuple[set[AppliedUndef], set[AppliedUndef]]] = {}
        held: dict[AppliedUndef, int] = {}
        for number, (us, cs) in enumerate(links):
            for other in {held[f] for f in us | cs if f in held}:
                more = blocks.pop(other)
                us, cs = us | more[0], cs | more[1]
            blocks[number] = (us, cs)
            held.update(dict.fromkeys(us | cs, number))
        return list(blocks.values())

    @cached_property
    def undetermined(self) -> tuple[AppliedUndef, ...]:
        """The speeds that the coordinate rates do not determine: some are no rate of anything the model knows."""
        found = {u for us, cs in self.blocks for u in us if len(us) <= len(cs)}
        return tuple(u for u in self.speeds if u not in found)


def group(
    speeds: Sequence[AppliedUndef],
    definitions: Sequence[sm.Expr] | None,
    rates: Mapping[sm.Expr, sm.Expr] | None,
) -> SpeedGroup:
    """A checked group of speeds."""
    if definitions is not None and rates is not None:
        raise ModelError(f"the speeds {_names(speeds)} have both definitions and rates: give one of them.")
    if rates is not None:
        entries = tuple(
            (k.expr if isinstance(k, sm.Derivative) else k, expression_of(f"the rate of {k}", v))
            for k, v in rates.items()
        )
        for coordinate, rate in entries:
            _require_linear(f"the rate of '{coordinate.func}'", rate, speeds, "speeds")
        return SpeedGroup(tuple(speeds), (), entries)
    if definitions is None:
        return SpeedGroup(tuple(speeds))
    if len(speeds) != len(definitions):
        raise ModelError(f"{len(speeds)} speeds were named but {len(definitions)} expressions were given for them.")
    exprs = tuple(expression_of(f"the speed '{u.func}'", d) for u, d in zip(speeds, definitions, strict=True))
    for speed, e in zip(speeds, exprs, strict=True):
        if any(d.derivative_count > 1 for d in e.atoms(sm.Derivative)):
            raise ModelError(
                f"the speed '{speed.func}' is '{e}', which holds a second derivative: write u = Y(q, t) qdot + z(q, t)."
            )
        _require_linear(f"the speed '{speed.func}'", e, sorted(e.atoms(sm.Derivative), key=str), "coordinate rates")
    return SpeedGroup(tuple(speeds), exprs)


def relate(
    coordinates: Sequence[AppliedUndef], groups: Sequence[SpeedGroup], implied: Sequence[Implied] = ()
) -> Kinematics:
    """Bind every coordinate to speeds; a coordinate nobody speaks of gets a speed named after it."""
    if groups and groups[0].relation is not None:
        return Kinematics(tuple(coordinates), groups[0].speeds, (), (), groups[0].relation)
    rates = tuple(entry for g in groups for entry in g.rates)
    given = {c for c, _ in rates} | {c for part in implied for c in part.coordinates}
    defined = [(u, d) for g in groups for u, d in zip(g.speeds, g.definitions, strict=False)]
    spoken = given | {rate.expr for _, d in defined for rate in d.atoms(sm.Derivative)}
    waiting = deque(c for c in coordinates if c not in spoken)
    definitions = []
    for g in groups:
        if g.definitions:
            definitions += list(zip(g.speeds, g.definitions, strict=True))
        elif not g.rates and not g.loose:
            if len(waiting) < len(g.speeds):
                raise ModelError(
                    f"the speeds {_names(g.speeds)} outnumber the coordinates without a speed "
                    f"({_names(waiting) or 'none'}): declare the coordinates first, "
                    "or define the speeds by expressions."
                )
            definitions += [(u, rate_of(waiting.popleft())) for u in g.speeds]
    implicit = [(function_of_time(f"{c.func}dot", real=True), rate_of(c)) for c in waiting]
    definitions += implicit
    speeds = tuple(u for g in groups for u in g.speeds) + tuple(u for u, _ in implicit)
    kinematics = Kinematics(tuple(coordinates), speeds, tuple(definitions), rates, implied=tuple(implied))
    _require_invertible(kinematics)
    return kinematics


def remembering(k: Kinematics, memories: Sequence[Memory]) -> Kinematics:
    """The same with integrals behind the coordinates."""
    coordinates = (*k.coordinates, *(memory.function for memory in memories))
    return replace(k, coordinates=coordinates, memories=tuple(memories))


def _require_invertible(k: Kinematics) -> None:
    """Y of the defined speeds is square and of full rank, tested at random states."""
    if len(k.definitions) != len(k.free):
        raise ModelError(
            f"{len(k.definitions)} speeds ({_names([u for u, _ in k.definitions])}) are defined for {len(k.free)} "
            f"coordinates ({_names(k.free)}): the relation u = Y qdot + z must be invertible; "
            "define a speed for each coordinate, one of them kept at zero by a constraint if need be."
        )
    rates = [rate_of(c) for c in k.free]
    if {d for _, d in k.definitions} == set(rates):
        return
    Y = sm.Matrix([[sm.diff(d, r) for r in rates] for _, d in k.definitions])
    atoms = sorted(Y.free_symbols | Y.atoms(AppliedUndef), key=str)
    evaluate = (
        sm.lambdify([[a.xreplace({}) for a in atoms]], Y, "numpy", dummify=True)
        if atoms
        else lambda _: np.array(Y, float)
    )
    ranks = [rank(np.array(evaluate(at), float), least=0.0) for (at,) in random_points([len(atoms)], 3)]
    if max(ranks) < len(rates):
        raise ModelError(
            f"the speeds {_names([u for u, _ in k.definitions])} do not determine the coordinate rates: "
            f"their matrix Y has rank {max(ranks)}, not {len(rates)}; choose independent combinations."
        )


def _names(functions: Sequence[AppliedUndef]) -> str:
    return ", ".join(str(f.func) for f in functions)


def _require_linear(what: str, expression: sm.Expr, variables: Sequence[sm.Expr], words: str) -> None:
    if expression in variables:
        return
    plain = {v: sm.Dummy() for v in variables}
    replaced = expression.xreplace(plain)
    slopes = [replaced.diff(a) for a in plain.values()]
    curved = [slope.diff(b) for slope in slopes for b in slope.free_symbols.intersection(plain.values())]
    if any(sm.simplify(e) != 0 for e in curved):
        raise ModelError(
            f"{what} is '{expression}', which is not linear in the {words}: write u = Y(q, t) qdot + z(q, t)."
        )
