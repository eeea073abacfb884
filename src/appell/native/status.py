"""How a native call ends: THE list of numbers, each with its message. `make ir` writes `status.h` from it."""

from __future__ import annotations

from enum import IntEnum


class Status(IntEnum):
    """Outcome of a run or of one evaluation."""

    RUNNING = 0
    FINISHED = 1
    TERMINAL_EVENT = 2
    TOO_MANY_STEPS = 3
    STEP_TOO_SMALL = 4
    NONFINITE = 5
    CONTRADICTORY = 6
    SINGULAR = 7
    UNPROJECTED = 8
    POWERLESS = 9
    NO_REACTION = 10
    SEVERAL_REACTIONS = 11
    STIFF = 12
    UNRESOLVED = 14
    DISPLACED = 15
    NO_PROGRESS = 99  # by Python, never by native code, as the next one
    INTERRUPTED = 100

    @property
    def message(self) -> str:
        """The outcome in words."""
        return _MESSAGES[self]

    @property
    def is_failure(self) -> bool:
        """Whether the run could not go on by itself."""
        return Status.TERMINAL_EVENT < self < Status.INTERRUPTED


class Settled(IntEnum):
    """Why a motion with modes cannot go on from an instant; numbers apart from those of `Status`."""

    SETTLED = 0
    NO_REACTIONS = 21
    NO_IMPULSES = 22
    REACTIONS_NOT_UNIQUE = 23
    IMPULSES_NOT_UNIQUE = 24
    STRIKES_WITHOUT_END = 25
    SHARES_OPEN = 26
    NOT_ANSWERED = 27
    START_VIOLATED = 28
    RELATION_VIOLATED = 29
    MODES_FULL = 30
    CHANGES_WITHOUT_END = 31
    BACKWARDS = 32
    LAWS_IMPOSSIBLE = 33
    RESET_NOT_FINITE = 34
    RESET_NO_IMPULSES = 35
    RESET_OFF_ROW = 36
    RESET_MOVES = 37
    RESET_WITHOUT_END = 38

    @property
    def message(self) -> str:
        """The reason in words."""
        return _REASONS[self]


class Place(IntEnum):
    """The block in which an evaluation failed."""

    NOWHERE = 0
    IN_DYNAMICS = 1
    IN_ROWS = 2
    IN_MINIMAL = 3
    IN_AUXILIARY = 4
    IN_POWER = 5
    IN_POSITION = 6
    IN_VELOCITY = 7
    IN_NORMS = 8
    IN_METRIC = 9
    IN_EVENTS = 10
    IN_ACCELERATIONS = 11
    IN_LAW = 12
    IN_JACOBIAN = 13

    @property
    def description(self) -> str:
        """The block in words."""
        return _PLACES[self]


_MESSAGES = {
    Status.RUNNING: "the run goes on",
    Status.FINISHED: "the run reached its end",
    Status.TERMINAL_EVENT: "a terminal event ended the run",
    Status.TOO_MANY_STEPS: "the run took the largest number of steps allowed",
    Status.STEP_TOO_SMALL: "the tolerance cannot be met: the step became as small as the rounding of time",
    Status.NONFINITE: "a value is not finite",
    Status.CONTRADICTORY: "constraint rows contradict each other",
    Status.SINGULAR: "the accelerations are not unique, or none satisfy the equations",
    Status.UNPROJECTED: "the state could not be brought back onto the constraints",
    Status.POWERLESS: "the actuators cannot keep a constraint: where they push, it does not yield",
    Status.NO_REACTION: "no reaction satisfies its own law (as with Painleve's rod): rigid bodies have no motion here",
    Status.SEVERAL_REACTIONS: "several reactions satisfy their law (as with Painleve's rod): the motion is not unique",
    Status.STIFF: "the motion is stiff: stability holds the steps of the explicit method small, and over ten million "
    "more of them would be needed; use integrator='radau', or give max_steps to go on",
    Status.NO_PROGRESS: "the run makes no progress: most steps gain almost no time, as where a force jumps with the "
    "sign of a velocity; write dry friction as friction=ap.Coulomb(mu) of a constraint, make the force smooth (tanh), "
    "or give max_steps to go on",
    Status.UNRESOLVED: "an event function changes too fast to be followed",
    Status.DISPLACED: "a step ends far off the constraints, and none is short enough to stay near them: the rows are "
    "singular here, and what follows is not determined by them",
    Status.INTERRUPTED: "the run was interrupted",
}

_REASONS = {
    Settled.SETTLED: "it goes on",
    Settled.NO_REACTIONS: "no reactions of the contacts are consistent",
    Settled.NO_IMPULSES: "no impulses of the contacts are consistent",
    Settled.REACTIONS_NOT_UNIQUE: "several reactions of the contacts are consistent",
    Settled.IMPULSES_NOT_UNIQUE: "several impulses of the contacts are consistent",
    Settled.STRIKES_WITHOUT_END: "strikes one after another do not come to an end",
    Settled.SHARES_OPEN: "the motion depends on how redundant constraints share their reactions",
    Settled.NOT_ANSWERED: "the rows of the contacts have no finite values",
    Settled.START_VIOLATED: "the start violates a relation, or is about to",
    Settled.RELATION_VIOLATED: "a relation that is open is violated",
    Settled.MODES_FULL: "the motion enters more modes than there is room for",
    Settled.CHANGES_WITHOUT_END: "changes of mode follow each other without an end",
    Settled.BACKWARDS: "a motion with modes goes forward only",
    Settled.LAWS_IMPOSSIBLE: "friction must satisfy 0 <= mu <= static, a restitution 0 <= e <= 1, a bound 0 < bound",
    Settled.RESET_NOT_FINITE: "the map of a reset has no finite value",
    Settled.RESET_NO_IMPULSES: "no impulses of a reset are consistent with the closed contacts",
    Settled.RESET_OFF_ROW: "behind a reset a constraint that is on is off its positions",
    Settled.RESET_MOVES: "behind a reset a constraint that is on moves",
    Settled.RESET_WITHOUT_END: "a reset fires again and again at ever shorter intervals",
}

_PLACES = {
    Place.NOWHERE: "",
    Place.IN_DYNAMICS: "in the dynamical equations",
    Place.IN_ROWS: "in the constraint rows",
    Place.IN_MINIMAL: "in the minimal equations",
    Place.IN_AUXILIARY: "in the rates of the auxiliary states",
    Place.IN_POWER: "in the power",
    Place.IN_POSITION: "in the position level of the constraints",
    Place.IN_VELOCITY: "in the velocity level of the constraints",
    Place.IN_NORMS: "in the norms",
    Place.IN_METRIC: "in the metric",
    Place.IN_EVENTS: "in the event functions",
    Place.IN_ACCELERATIONS: "in the accelerations",
    Place.IN_LAW: "in the law of a non-ideal reaction",
    Place.IN_JACOBIAN: "in the derivatives of the equations",
}
