"""The mechanism that a request speaks of: a system of the catalogue or a text, with its start; kept from job to job."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import sympy as sm

import appell as ap
from appell.catalogue import NAMES, card_of
from appell.errors import ModelError
from appell.escaping import file_stem
from appell.model import name_of, suggestion
from appell.model.declarative.reading import PartialModel
from appell.model.names import require_one_of
from appell.numbers import CACHE, RUN, STUDIO
from appell.principles import PRINCIPLES, Principle


@dataclass
class StudioModel:
    """A model with what is known of it; equations and what was typeset of them are kept by principle."""

    model: ap.Model
    title: str
    text: str
    source: str
    start: Mapping[str, float]
    duration: float
    inputs: Mapping[str, sm.Expr] = field(default_factory=dict)
    equations: dict[str, ap.Equations] = field(default_factory=dict)
    typeset: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    show: tuple[str, ...] = ()

    def derived(self, principle: str) -> ap.Equations:
        """The equations by a principle of that name."""
        if principle not in self.equations:
            self.equations[principle] = self.model.derive(principle_of(principle))
        return self.equations[principle]


@dataclass(frozen=True)
class Asked:
    """How a request wants its mechanism to run."""

    principle: str
    start: dict[str, float]
    parameters: dict[str, float]
    duration: float
    samples: int
    tolerance: float
    inputs: Mapping[str, sm.Expr] = field(default_factory=dict)
    events: tuple[ap.Event, ...] = ()

    @property
    def options(self) -> dict[str, Any]:
        """The arguments of ``simulate`` but for progress and events."""
        return {
            "duration": self.duration,
            "state": self.start,
            "parameters": self.parameters,
            "inputs": dict(self.inputs),
            "samples": self.samples,
            "tolerance": self.tolerance,
        }


_KNOWN: OrderedDict[str, StudioModel] = OrderedDict()


def mechanism(request: Mapping[str, Any]) -> StudioModel:
    """What the request names: ``model`` (a text), or ``system``."""
    text, name = request.get("model"), request.get("system")
    if text is None and name is None:
        raise ModelError("the request names no system and no model.")
    if not isinstance(text if text is not None else name, str):
        raise ModelError("a system is named by a string, and a model is a text.")
    key = f"model {text}" if text is not None else f"system {name}"
    if key not in _KNOWN:
        _KNOWN[key] = _of_text(text) if text is not None else _of_catalogue(str(name))
        while len(_KNOWN) > CACHE.programs:
            _KNOWN.popitem(last=False)
    _KNOWN.move_to_end(key)
    return _KNOWN[key]


def _of_text(text: str) -> StudioModel:
    model = ap.Model.from_json(text)
    said: Any = model.source
    given = {i.name: sm.Integer(0) for i in model.snapshot().inputs} | dict(said.inputs)
    return StudioModel(model, model.name, said.text, "", dict(said.start), said.duration or RUN.duration, given)


def _of_catalogue(name: str) -> StudioModel:
    names = [stem.replace("_", "-") for stem in NAMES]
    require_one_of(name, names, f"no system is named '{name:.60}'")
    card = card_of(name)
    model = card.model()
    given = {i.name: sm.Integer(0) for i in model.snapshot().inputs}
    words = card.title, card.summary, card.source
    return StudioModel(model, *words, dict(card.start), card.duration, given, show=card.shows)


def principle_of(name: object) -> Principle:
    """A principle by its name, with the choices that it has by itself."""
    found = {p.name: p for p in PRINCIPLES}.get(str(name))
    if found is None:
        raise ModelError(f"no principle is named '{name!s:.60}'" + suggestion(str(name), [p.name for p in PRINCIPLES]))
    return found()


def asked(request: Mapping[str, Any], found: StudioModel) -> Asked:
    """Principle, values and settings of a request, checked."""
    duration = _number("duration", request.get("duration") or found.duration)
    samples = _number("samples", request.get("samples") or RUN.samples)
    if not 0 < duration <= RUN.longest:
        raise ModelError(f"the duration is {duration:g} s: give a number from 0 to {RUN.longest:g}.")
    if not 2 <= samples <= 10 * RUN.samples:
        raise ModelError(f"{samples:g} samples are asked for: give a number from 2 to {10 * RUN.samples}.")
    start = request.get("start")
    return Asked(
        principle=str(request.get("principle") or "Kane"),
        start=dict(found.start) if start is None else _numbers("start", start),
        parameters=_numbers("parameters", request.get("parameters") or {}),
        duration=duration,
        samples=int(samples),
        tolerance=_number("tolerance", request.get("tolerance") or RUN.tolerance),
        inputs=dict(found.inputs) | _inputs(found, request.get("inputs") or {}),
        events=_events(found, request.get("events") or []),
    )


def _inputs(found: StudioModel, given: object) -> dict[str, sm.Expr]:
    """What a request gives for inputs: numbers or formulas, read by the parser that evaluates nothing."""
    if not isinstance(given, Mapping):
        raise ModelError("inputs is not an object of formulas by name.")
    for name in given:
        if name not in found.inputs:
            raise ModelError(f"'{name!s:.60}' is not an input of the model" + suggestion(str(name), found.inputs))
    reading = PartialModel(found.model.snapshot())
    return {name: reading.scalar(f"the input {name}", formula) for name, formula in given.items()}


def _events(found: StudioModel, given: object) -> tuple[ap.Event, ...]:
    """Formulas whose zeros are events: ``{"zero": ..., "name": ..., "terminal": ...}``."""
    if not isinstance(given, list) or len(given) > STUDIO.events:
        raise ModelError(f"events is not a list of at most {STUDIO.events} objects.")
    reading, made = PartialModel(found.model.snapshot()), []
    for number, one in enumerate(given):
        if not isinstance(one, Mapping) or not isinstance(one.get("zero"), str):
            raise ModelError(f"events[{number}] has no formula: say what vanishes (zero).")
        name = str(one.get("name") or one["zero"])[:80]
        formula = reading.scalar(f"the event {name}", one["zero"])
        made.append(ap.Event(formula, name, terminal=one.get("terminal") is True))
    return tuple(made)


def _numbers(what: str, given: object) -> dict[str, float]:
    if not isinstance(given, Mapping):
        raise ModelError(f"{what} is not an object of numbers by name.")
    return {str(name): _number(f"{what}: {name}", value) for name, value in given.items()}


def _number(what: str, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
        raise ModelError(f"{what} is {value!s:.40}: give a finite number.")
    return float(value)


def names_of(symbols: Any) -> list[str]:
    """The names of symbols."""
    return [name_of(symbol) for symbol in symbols]


def stem(request: Mapping[str, Any], found: StudioModel) -> str:
    """The name of a file of this mechanism, without its ending."""
    return file_stem(str(request.get("system") or found.model.name))
