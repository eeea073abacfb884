"""The card of a system: how to build it, a start, what is known of its motion, and who says so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from appell.catalogue import card_of
from appell.errors import ModelError
from appell.model.declarative.declaration import Declaration
from appell.model.known_integral import NamedFunction, stated_now

if TYPE_CHECKING:
    import numpy as np

    from appell.model import Model


@dataclass(frozen=True)
class CardIntegral(NamedFunction):
    """An invariant of a card of the catalogue, by the names of both."""

    def __call__(self, run: Any) -> Any:
        return card_of(self.card).invariants[self.name](run)


@dataclass(frozen=True)
class Number:
    """A published or exact number: the quantity of a run at an instant, for a start and parameters.

    >>> import appell as ap
    >>> number = ap.catalogue.card_of("two-pucks").numbers[0]
    >>> number.quantity, round(number.value, 6), number.source
    ('lambda_perpendicular', 0.305747, 'Roithmayr and Hodges 2010, E34 and E35')
    """

    quantity: str
    value: float
    time: float
    source: str
    tolerance: float = 1e-9
    start: Mapping[str, float] | None = None
    parameters: Mapping[str, float] | None = None


@dataclass(frozen=True)
class PublishedEigenvalue:
    """A published or exact eigenvalue of a steady motion with these values.

    >>> import appell as ap
    >>> ap.catalogue.card_of("bicycle").modes[0].source
    "the paper's table 2"
    """

    steady: Mapping[str, float]
    eigenvalue: complex
    source: str
    tolerance: float = 1e-9
    parameters: Mapping[str, float] | None = None


@dataclass(frozen=True)
class Threshold:
    """A published or exact value of a speed or parameter at which steady motions change their stability.

    >>> import appell as ap
    >>> [round(threshold.value, 6) for threshold in ap.catalogue.card_of("bicycle").thresholds]
    [4.292383, 6.024262]
    """

    steady: Mapping[str, float]
    name: str
    to: float
    value: float
    source: str
    tolerance: float = 1e-9
    parameters: Mapping[str, float] | None = None


@dataclass(frozen=True)
class Card:
    """A system of the catalogue.

    >>> import appell as ap
    >>> card = ap.catalogue.card_of("two-pucks")
    >>> card.kinds
    {'perpendicular': 'nonlinear nonholonomic'}
    >>> card.model().name
    'two pucks'

    Attributes
    ----------
    name, title, summary, source
        In lower case with dashes; in words; in a sentence; who described it.
    build
        Makes a fresh model; ``card.model()`` calls it.
    start, duration
        A state to start from, and how many seconds show something.
    kinds
        The kind of each constraint.
    actuators
        Adds inputs to a model, forces and torques that move nothing while they are zero; ``model(actuated=True)``.
    shows
        The coordinates and speeds that describe the motion: what a page and a figure show first.
    exact, invariants
        Quantities whose whole history is known, and what stays constant, as functions of a run.
    numbers, modes, thresholds
        Published or exact numbers: of runs, of small deviations from steady motions, and where these lose their
        stability.
    """

    name: str
    title: str
    build: Callable[[], Model]
    start: Mapping[str, float]
    duration: float
    kinds: Mapping[str, str]
    source: str
    summary: str = ""
    shows: tuple[str, ...] = ()
    exact: Mapping[str, Callable[[Any], np.ndarray]] = field(default_factory=dict)
    invariants: Mapping[str, Callable[[Any], np.ndarray]] = field(default_factory=dict)
    numbers: tuple[Number, ...] = ()
    modes: tuple[PublishedEigenvalue, ...] = ()
    thresholds: tuple[Threshold, ...] = ()
    actuators: Callable[[Model], None] | None = None

    def model(self, *, actuated: bool = False) -> Model:
        """A fresh model of the system, which knows its invariants, start and duration.

        Parameters
        ----------
        actuated
            With inputs, which change its energy and other invariants: these are then not stated for it.

        Raises
        ------
        ModelError
            No actuators are known for the system.
        """
        if not actuated:
            return self.known(self.build())
        if self.actuators is None:
            raise ModelError(f"no actuators are known for '{self.name}': add inputs with model.input(...).")
        model = self.build()
        model.source = Declaration(self.summary, self.start, self.duration)
        self.actuators(model)
        return model

    def known(self, model: Model) -> Model:
        """A model that was built for this card, with the invariants, start and duration of the card stated for it."""
        model.source = Declaration(self.summary, self.start, self.duration)
        for name in self.invariants:
            model._edit(lambda data, name=name: (stated_now(data, name, CardIntegral(self.name, name)), None))  # type: ignore[misc]
        return model

    def numbers_by_conditions(self) -> list[tuple[Number, ...]]:
        """The numbers, those for one start and one set of parameters together."""
        found: list[list[Number]] = []
        for number in self.numbers:
            alike = [g for g in found if (g[0].start, g[0].parameters) == (number.start, number.parameters)]
            if alike:
                alike[0].append(number)
            else:
                found.append([number])
        return [tuple(group) for group in found]
