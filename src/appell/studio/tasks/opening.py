"""What there is to choose: parameters, start, constraints, and which principles apply."""

from __future__ import annotations

from typing import Any

from appell.errors import AppellError, NotApplicable
from appell.model import Mechanism
from appell.model.declarative.formula_text import Labels, formula
from appell.model.declarative.places import labels_of
from appell.principles import PRINCIPLES, Dead, Kind, Kozlov, Principle
from appell.studio.tasks.mechanism import mechanism, names_of


def opening(request: dict[str, Any], progress: Any) -> dict[str, Any]:
    """A mechanism as a person meets it."""
    found = mechanism(request)
    data = found.model.snapshot()
    kinematics = data.kinematics
    labels = labels_of(data)[0] if data.inputs else Labels(str, str)
    return {
        "name": data.name,
        "title": found.title,
        "text": found.text,
        "source": found.source,
        "parameters": [
            {"name": p.name, "value": p.default, "unit": p.unit, "description": p.description} for p in data.parameters
        ],
        "inputs": [
            {
                "name": i.name,
                "unit": i.unit,
                "description": i.description,
                "value": formula(found.inputs[i.name], labels),
            }
            for i in data.inputs
        ],
        "start": {name: float(value) for name, value in found.start.items()},
        "duration": float(found.duration),
        "coordinates": names_of(kinematics.coordinates),
        "speeds": names_of(kinematics.speeds),
        "constraints": [_constraint(c) for c in data.constraints],
        "principles": [_principle(kind, data) for kind in PRINCIPLES],
    }


def _constraint(constraint: Any) -> dict[str, Any]:
    return {
        "name": constraint.name,
        "kind": "unilateral" if constraint.unilateral else Kind.of(constraint).value,
        "order": constraint.order,
        "rows": len(constraint.expressions),
        "vectorial": constraint.vectorial,
        "servo": bool(constraint.drives),
        "nonideal": constraint.law is not None,
        "friction": constraint.friction is not None,
    }


def _principle(kind: type[Principle], data: Mechanism) -> dict[str, Any]:
    """Whether a principle applies with its own choices, and the reason where it does not."""
    reason = ""
    if kind in (Dead, Kozlov):
        what = "a choice of H" if kind is Dead else "a choice of nu"
        reason = f"{kind.name} needs {what}, which is made in Python: ap.{kind.__name__}(...)."
    else:
        try:
            kind().check_model(data, PRINCIPLES)
        except NotApplicable as error:
            reason = str(error)
        except AppellError as error:
            reason = str(error)
    summary = " ".join((kind.__doc__ or "").strip().split("\n\n")[0].split())
    return {"name": kind.name, "family": kind.family, "applies": not reason, "reason": reason, "summary": summary}
