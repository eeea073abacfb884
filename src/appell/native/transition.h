/* What a decision about modes needs of a run, and what it leaves. Mirrored by appell.compile.native_transition. */

/* Phases by number; behind them the patterns of a constraint whose actuators are clipped one by one. */
enum Phase {
    OPENS, CLOSED, STICKS, SLIDES, FORWARD, BACKWARD, KEPT, KEPT_AGAIN, AT_UPPER, AT_LOWER, AT_UPPER_REVERSED,
    AT_LOWER_REVERSED, SWITCHED_ON, SWITCHED_OFF
};
enum { FIRST_PATTERN = SWITCHED_OFF + 1 };
enum LawKind { CONTACT = 0, SATURATION = 1, CLIPPED = 2, SWITCHED = 3 };

/* A constraint that a reset has switched off has no row and is not watched; one that only resets switch decides nothing. */
static int is_off(int phase) { return phase == SWITCHED_OFF; }

/* Of a constraint whose actuators are clipped one by one, the actuators from `first` among all efforts on, with their bounds,
 * infinite where there is none; `ideal`: the rows that always act and have no actuators. Its phases are patterns: `signs` 0
 * where an actuator keeps the rows, else that of its bound; `again` where rows are kept by their sigma; `way` of the first row
 * that is let go the sign of its sigma, 0 while all are kept; `kept`: how many rows are kept before it. */
typedef struct {
    const double *bounds; /* (actuator) */
    const int *rows, *ideal;
    const int *signs, *again, *way, *kept; /* (pattern, actuator); (pattern) each */
    int row_count, ideal_count, actuator_count, first, pattern_count;
} Clipping;

/* A constraint that lets go. `rows`: its normal row, then those of its slip; `recovery` T of sigma = c' + c / T: infinite
 * where its row is one of velocities, none where a row is let go for good. */
typedef struct {
    double restitution, kinetic, sticking, bound, recovery;
    int rows[3];
    int kind, tangent_count, order, unilateral, poisson;
    const Clipping *clipping; /* of one that is CLIPPED */
} ModeLaw;

typedef struct {
    const ModeLaw *laws;
    Run *whole;      /* parameters and inputs of the program in which all rows are held */
    Block *response; /* position, rate, acceleration, size (rows each), K by columns, M^-1 B; 0: only the caller answers */
    int (*ask)(double t, const double *x); /* the caller writes the column, weights and errors; 0 where he cannot */
    const double *efforts; /* (actuator, rows) the rates of rows by a unit of effort, where several share them */
    const double *position_margins, *rate_margins, *recovery; /* (rows); T of sigma, infinite where there is none */
    const int *always, *ideal, *owners; /* owners: of each row the number of its law, -1 where it is always held */
    const Shared *kept;
    const DecisionNumbers *numbers;
    double *column, *weights, *force_error, *value_error, *room; /* weights: the normal force of a unit multiplier */
    int *integers;
    double least; /* size of accelerations, in the metric of M; as in Delassus */
    double products, zero, slowest, collapsed, clear, again; /* of appell.numbers */
    int rows, law_count, always_count, kept_count, coordinates, speeds, states, strikes, halvings;
    int shares; /* whether the motion may depend on shares that are not determined */
} Decider;

/* In `phases` and `state` what was up to the instant, then what follows. */
typedef struct {
    int *phases;           /* (law) */
    double *state;         /* (states) */
    double *impulses;      /* (rows) */
    double *chatter;       /* (law): how long the bounces would take that are too small to resolve; none: nan */
    double *accelerations; /* (rows) */
    double *allowances;    /* (law, 2): how far guards of forces may pass zero, where shares are not determined */
    int *struck, *lowered_by, *involved; /* (law); those with which restitutions would create energy; where it ended */
    int *open;             /* (rows): those whose shares are not determined */
    double lowered;        /* the part of the restitutions that acted; 1: all */
    int has_struck, has_accelerations, all_tried;
} Outcome;

#define POSITIONS(d) ((d)->column)
#define RATES(d) ((d)->column + (d)->rows)
#define FREE(d) ((d)->column + 2 * (d)->rows)
#define SIZES(d) ((d)->column + 3 * (d)->rows)
#define RESPONSE(d) ((d)->column + 4 * (d)->rows)
#define JUMPS(d) (RESPONSE(d) + (d)->rows * (d)->rows)
