/* What a decision about modes needs of a run, and what it leaves. Mirrored by appell.compile.native_transition. */

/* Phases by number; those of a law whose choices the caller gives are its own affair. */
enum Phase {
    OPENS, CLOSED, STICKS, SLIDES, FORWARD, BACKWARD, KEPT, KEPT_AGAIN, AT_UPPER, AT_LOWER, AT_UPPER_REVERSED,
    AT_LOWER_REVERSED, SWITCHED_ON, SWITCHED_OFF
};
enum LawKind { CONTACT = 0, SATURATION = 1, GIVEN = 2, SWITCHED = 3 };

/* A constraint that a reset has switched off has no row and is not watched; one that only resets switch decides nothing. */
static int is_off(int phase) { return phase == SWITCHED_OFF; }

/* A constraint that lets go. `rows`: its normal row, then those of its slip; `recovery` T of sigma = c' + c / T: infinite
 * where its row is one of velocities, none where a row is let go for good. */
typedef struct {
    double restitution, kinetic, sticking, bound, recovery;
    int rows[3];
    int kind, tangent_count, order, unilateral, poisson;
} ModeLaw;

typedef struct {
    const ModeLaw *laws;
    Run *whole;      /* parameters and inputs of the program in which all rows are held */
    Block *response; /* position, rate, acceleration, size (rows each), K by columns, M^-1 B; 0: only the caller answers */
    int (*ask)(double t, const double *x); /* the caller writes the column, weights and errors; 0 where he cannot */
    int (*give)(int law, int strikes, int phase, LawChoices *choices);
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
