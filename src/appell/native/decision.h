/* What a decision of modes is made from: the rows at one instant, and what each law of contact may do.
 *
 *   value = b + K lam,   K = A M^-1 B,   value = 0 on the rows held
 *
 * Nothing here depends on the sizes of a model. Memory is a stack that the caller owns: who passes a Room on by value has
 * given away only what lies behind it. Mirrored by appell.compile.native_decision. */

typedef struct {
    double *numbers;
    int *integers;
} Room;

static double *take(Room *room, int count) {
    double *first = room->numbers;
    room->numbers += count;
    return first;
}

static int *take_integers(Room *room, int count) {
    int *first = room->integers;
    room->integers += count;
    return first;
}

/* Of appell.numbers, where each stands with its reason. */
typedef struct {
    double rank, delassus, reached; /* singular values that count as zero: see RANK */
    double nothing, operations, expressions, written; /* ZERO */
    double settled, difference;                       /* NEWTON */
    double solutions;                                 /* SAME */
    double on_circle, diverged, widest;               /* MODE */
    PivotLimits pivots;
    int combinations, sweeps;
} DecisionNumbers;

/* Rows that several actuators keep together: `signs` 0 where one is free to, else the bound it pushes at. */
typedef struct {
    const int *rows;
    const double *columns; /* (actuator_count, rows of the problem): accelerations by a unit of effort */
    const double *bounds;  /* infinite where there is none */
    const int *signs;
    double error;
    int row_count, actuator_count, asked; /* whether at least its bound must be asked of one that is at it */
} Shared;

/* A phase that a law may take. `rows`: its normal row, then its rows of slip. Held are `held_count` of them from `from` on;
 * `given`: the first has this multiplier; `pushes`: sign times its multiplier is at least `least`; `cone`: the pull of the
 * others is at most mu times its size; `limited`: so is its own at most `limit`; `follows`: the others are factors times it;
 * `turns`: they are -mu times it, along the slip that is left. Signed `values` of rows must not be negative. */
typedef struct {
    const int *rows;
    const Shared *shared;
    double sign, least, mu, limit, given_value;
    double factors[2], value_factors[2];
    int phase, from, held_count, across_count;
    int pushes, cone, limited, follows, turns, given, value_count;
    int value_rows[2];
} Choice;

typedef struct {
    const Choice *choices; /* the preferred one first */
    int count;
} LawChoices;

typedef struct {
    const double *K, *b; /* K by columns */
    const double *force_error, *value_error;
    const int *always, *ideal; /* rows always held; of each row whether no actuator keeps it */
    const Shared *kept;        /* those of the rows always held that several actuators keep */
    const LawChoices *laws;
    const DecisionNumbers *numbers;
    int rows, always_count, kept_count, law_count;
} Problem;

/* `chosen`: of each law; `directions` (law, 2) of the slips that begin, `turning` of which laws. `slack`: how far all
 * forces stay inside their laws, of `shares` where `shared`: other shares of rows that repeat each other are farther inside.
 * `open`: of each row whether the values depend on its share, which is not determined; `open_count` of them. */
typedef struct {
    int *chosen, *turning, *open;
    double *multipliers, *values, *directions, *shares;
    double slack;
    int shared, open_count;
} Solution;

static double answer(const Problem *p, int i, int j) { return p->K[i + p->rows * j]; }

/* sqrt(K_ii), of a row in the metric of M; 1 where it has none. */
static double length_of_row(int rows, const double *K, int i) {
    double length = sqrt(fabs(K[i + rows * i]));
    return length > 0.0 ? length : 1.0;
}

static const Choice *choice_of(const Problem *p, const int *chosen, int law) {
    return p->laws[law].choices + chosen[law];
}
