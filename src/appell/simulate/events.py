"""Events: expressions whose zeros are isolated along a run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import sympy as sm
from sympy.logic.boolalg import Boolean

from appell.constraints import Constraint, multiplier
from appell.constraints.expression import Expression
from appell.equations import Equations
from appell.errors import ModelError
from appell.model import name_of, suggestion
from appell.model.names import require_known, require_words
from appell.numbers import TEXT

_DIRECTIONS = {"both": 0, "rising": 1, "falling": -1}


@dataclass(frozen=True)
class Event:
    """A zero of an expression of coordinates, speeds, time, multipliers and vectors of points.

    >>> import appell as ap
    >>> m = ap.Model("fall"); z = m.coordinates("z")
    >>> _ = m.particle("stone", mass=1, position=z * m.frame.z)
    >>> m.gravity(-10 * m.frame.z)
    >>> run = m.derive(ap.Kane()).simulate(5.0, {z: 20.0}, events=[ap.Event(z, "ground", terminal=True)])
    >>> round(float(run.events[0].time), 9)
    2.0

    Parameters
    ----------
    expression
        What vanishes; a relation such as z < 0 is met where it becomes true: the zero of z, falling.
    name
        What it is called in ``run.events``.
    direction
        "rising", "falling" or "both".
    terminal
        Whether the run ends there.
    """

    expression: sm.Expr
    name: str = ""
    direction: str = "both"
    terminal: bool = False

    @property
    def sign(self) -> int:
        """-1, 0 or +1 for the native code."""
        if self.direction not in _DIRECTIONS:
            raise ModelError(
                f"the event '{self.name}' has the direction {self.direction!r}: use rising, falling or both."
            )
        return _DIRECTIONS[self.direction]


@dataclass(frozen=True)
class ContactEvent:
    """A contact by name that would lift off, or slip where a coefficient of ``friction`` is given."""

    contact: str
    friction: object = None
    terminal: bool = True

    def event(self, model: Equations) -> Event:
        """The event in the multipliers of the contact: of the gap, and of the slip in two directions."""
        contact = next((c for c in model.mechanism.contacts if c.name == self.contact), None)
        if contact is None:
            names = [c.name for c in model.mechanism.contacts]
            raise ModelError(f"no contact is named '{self.contact}'" + suggestion(self.contact, names))
        rows = next(len(c.expressions) for c in model.mechanism.constraints if c.name == contact.name)
        push, *along = (multiplier(contact.name, i, rows) for i in range(rows))
        if not contact.held:
            raise ModelError(f"the push of '{contact.name}' is not known: the coordinates alone hold the body there.")
        if self.friction is None:
            return Event(push, f"{contact.name} lifts off", "falling", self.terminal)
        if not along:
            raise ModelError(f"the contact '{contact.name}' slides already: slips() watches one that rolls.")
        mu = sm.sympify(self.friction)
        return Event(sum(f**2 for f in along) - (mu * push) ** 2, f"{contact.name} slips", "rising", self.terminal)


def lifts_off(contact: str | Constraint, *, terminal: bool = True) -> ContactEvent:
    """Where a contact between surfaces would begin to pull: a real one opens there.

    >>> import appell as ap
    >>> m = ap.Model("a ball on a ball"); ball = m.body("ball", mass=1, inertia=ap.solid_sphere(1, 0.1))
    >>> flight = m.joint("flight", ap.Free(), m.ground, ball); m.gravity(-9.81 * m.frame.z)
    >>> _ = m.constrain("rolls", ap.rolling(ball, ap.Sphere(0.1), m.ground, ap.Sphere(0.9)))
    >>> start = m.state(ball, position=[1e-3, 0, (1 - 1e-6) ** 0.5])
    >>> run = m.derive(ap.Kane()).simulate(9.0, start, events=ap.lifts_off("rolls"))
    >>> round(float(run.position(ball)[-1, 2]), 4)  # 10/17 of the way up, begun from the top
    0.5882

    Parameters
    ----------
    contact
        The constraint that ``model.constrain`` gave, or its name.
    terminal
        Whether the run ends there.
    """
    return ContactEvent(name_of(contact), None, terminal)


def slips(contact: str | Constraint, friction: Expression, *, terminal: bool = True) -> ContactEvent:
    """Where a contact that rolls would need more friction than a coefficient allows: |friction| = mu |push|.

    >>> import appell as ap
    >>> top = ap.catalogue.ball_on_sphere()
    >>> start = top.state("ball", position=[0.1, 0, 0.994987437106620])
    >>> run = top.derive(ap.Kane()).simulate(5.0, start, events=[ap.slips("rolls", 0.3)])
    >>> run.events[0].name
    'rolls slips'

    Parameters
    ----------
    contact
        The constraint that ``model.constrain`` gave, or its name.
    friction
        The coefficient mu, a number or an expression of parameters.
    terminal
        Whether the run ends there.
    """
    return ContactEvent(name_of(contact), friction, terminal)


def event_list(model: Equations, events: object) -> tuple[Event, ...]:
    """Events from what a person passes: one, a sequence, or a mapping of names to expressions."""
    if isinstance(events, Mapping):
        made = [_event(model, e, str(name)) for name, e in events.items()]
    else:
        made = [_event(model, e) for e in (events if isinstance(events, Sequence) else [events])]
    named = [
        _zero(Event(sm.sympify(e.expression), e.name or f"event {i + 1}", e.direction, e.terminal))
        for i, e in enumerate(made)
    ]
    symbols = {p.symbol for p in model.mechanism.parameters} | {
        multiplier(c.name, i, len(c.expressions))
        for c in model.mechanism.constraints
        for i in range(len(c.expressions))
    }
    functions = {*model.coordinates, *model.speeds, *(i.function for i in model.mechanism.inputs)}
    for event in named:
        require_words(event.name, "the name of an event", TEXT.description)
        require_known(f"the event '{event.name}'", event.expression, symbols, functions)
        event.sign  # noqa: B018 - raises where the direction is unknown
    return tuple(named)


def _zero(event: Event) -> Event:
    """An event of a relation as the zero of its gap, in the direction in which the relation becomes true."""
    e = event.expression
    if isinstance(e, sm.Equality | sm.StrictLessThan | sm.LessThan | sm.StrictGreaterThan | sm.GreaterThan):
        becomes_true = {"<": "falling", ">": "rising", "=": "both"}[e.rel_op[0]]
        direction = becomes_true if event.direction == "both" else event.direction
        return replace(event, expression=e.lhs - e.rhs, direction=direction)
    if isinstance(e, Boolean) and not isinstance(e, sm.Symbol):  # SymPy takes a symbol for a condition, too
        raise ModelError(
            f"the event '{event.name}' is '{e}', which has no zero: give an expression or one relation such as z < 0, "
            "and several conditions as events of their own."
        )
    return event


def _event(model: Equations, given: object, name: str = "") -> Event:
    if isinstance(given, ContactEvent):
        made = given.event(model)
        return Event(made.expression, name or made.name, made.direction, made.terminal)
    return replace(given, name=given.name or name) if isinstance(given, Event) else Event(sm.sympify(given), name)
