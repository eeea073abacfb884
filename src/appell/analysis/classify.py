"""What kind of constraint is it? By inspection: order, linear or not, time. (Integrability is not examined here.)"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from appell.constraints import Constraint, explicit_time
from appell.model import Model, Snapshot, name_of, suggestion
from appell.principles import PRINCIPLES, Kind, Principle

_WORDS = {
    Kind.HOLONOMIC: "holonomic",
    Kind.LINEAR: "linear nonholonomic",
    Kind.NONLINEAR: "nonlinear nonholonomic",
    Kind.ACCELERATION: "of second order, linear in acceleration",
    Kind.NONLINEAR_ACCELERATION: "of second order, nonlinear in acceleration",
    Kind.HIGHER: "of higher order",
}
_LEVELS = ("position", "velocity", "acceleration")


@dataclass(frozen=True)
class Verdict:
    """The kind of one constraint.

    ``kind`` is what inspection shows: a row in velocities is called nonholonomic as written; whether it can be
    integrated is not examined (``integrability``).
    """

    name: str
    kind: str
    order: int
    linear: bool
    rheonomic: bool
    rows: int
    vectorial: bool
    principles: tuple[type[Principle], ...]
    integrability: str = "not examined"

    def __str__(self) -> str:
        level = _LEVELS[self.order] if self.order < len(_LEVELS) else f"derivatives of order {self.order}"
        facts = [
            self.kind,
            f"{self.rows} row{'s' if self.rows > 1 else ''} in {level}",
            "rheonomic (time appears)" if self.rheonomic else "scleronomic",
            "written with vectors" if self.vectorial else "written in scalars",
        ]
        if self.order == 1:
            facts.append(f"integrability {self.integrability}")
        allowed = ", ".join(p.name for p in self.principles) or "none yet"
        return f"{self.name}: {'; '.join(facts)}; principles: {allowed}"


class Classification(Mapping[str, Verdict]):
    """The verdicts on the constraints of a model."""

    def __init__(self, verdicts: Mapping[str, Verdict]) -> None:
        self._verdicts = dict(verdicts)

    def __getitem__(self, name: object) -> Verdict:
        if name_of(name) not in self._verdicts:
            raise KeyError(f"no constraint is named '{name_of(name)}'" + suggestion(name_of(name), self._verdicts))
        return self._verdicts[name_of(name)]

    def __iter__(self) -> Iterator[str]:
        return iter(self._verdicts)

    def __len__(self) -> int:
        return len(self._verdicts)

    def __str__(self) -> str:
        return "\n".join(map(str, self._verdicts.values())) or "no constraints"

    __repr__ = __str__


def classify(model: Model | Snapshot) -> Classification:
    """Judge every constraint of a model by inspection."""
    snapshot = model.snapshot() if isinstance(model, Model) else model
    return Classification({c.name: _verdict(snapshot, c) for c in snapshot.constraints})


def _verdict(model: Snapshot, constraint: Constraint) -> Verdict:
    kind = Kind.of(constraint)
    return Verdict(
        name=constraint.name,
        kind=_WORDS[kind],
        order=constraint.order,
        linear=constraint.linear,
        rheonomic=any(explicit_time(e) for e in constraint.expressions) or _carried_by_time(model, constraint),
        rows=len(constraint.expressions),
        vectorial=constraint.vectorial,
        principles=tuple(p for p in PRINCIPLES if kind in p.admits),
    )


def _carried_by_time(model: Snapshot, constraint: Constraint) -> bool:
    """Whether a point the constraint speaks of has a motion prescribed in time."""
    for quantity, of in constraint.quantities:
        if quantity.angular:
            vectors = [of.ang_vel_in(model.frame)]
        else:
            known = [place.point for place in model.places if place.point is of]
            vectors = [p.pos_from(model.origin) for p in known if model.origin in p._pos_dict]
        if any(explicit_time(e) for v in vectors for components, _ in v.args for e in components):
            return True
    return False
