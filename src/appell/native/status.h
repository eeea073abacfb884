/* Written by build.py from status.py; `make ir` writes it again. */
/* Outcome of a run or of one evaluation. */
enum Status {
    RUNNING = 0,
    FINISHED = 1,
    TERMINAL_EVENT = 2,
    TOO_MANY_STEPS = 3,
    STEP_TOO_SMALL = 4,
    NONFINITE = 5,
    CONTRADICTORY = 6,
    SINGULAR = 7,
    UNPROJECTED = 8,
    POWERLESS = 9,
    NO_REACTION = 10,
    SEVERAL_REACTIONS = 11,
    STIFF = 12,
    UNRESOLVED = 14,
    DISPLACED = 15
};

/* Why a motion with modes cannot go on from an instant; numbers apart from those of `Status`. */
enum Settled {
    SETTLED = 0,
    NO_REACTIONS = 21,
    NO_IMPULSES = 22,
    REACTIONS_NOT_UNIQUE = 23,
    IMPULSES_NOT_UNIQUE = 24,
    STRIKES_WITHOUT_END = 25,
    SHARES_OPEN = 26,
    NOT_ANSWERED = 27,
    START_VIOLATED = 28,
    RELATION_VIOLATED = 29,
    MODES_FULL = 30,
    CHANGES_WITHOUT_END = 31,
    BACKWARDS = 32,
    LAWS_IMPOSSIBLE = 33,
    RESET_NOT_FINITE = 34,
    RESET_NO_IMPULSES = 35,
    RESET_OFF_ROW = 36,
    RESET_MOVES = 37,
    RESET_WITHOUT_END = 38
};

/* The block in which an evaluation failed. */
enum Place {
    NOWHERE = 0,
    IN_DYNAMICS = 1,
    IN_ROWS = 2,
    IN_MINIMAL = 3,
    IN_AUXILIARY = 4,
    IN_POWER = 5,
    IN_POSITION = 6,
    IN_VELOCITY = 7,
    IN_NORMS = 8,
    IN_METRIC = 9,
    IN_EVENTS = 10,
    IN_ACCELERATIONS = 11,
    IN_LAW = 12,
    IN_JACOBIAN = 13
};
