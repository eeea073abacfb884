/* From mode to mode where it is known what may follow: a guard ends a mode, the state of each contact is found, the next
 * mode begins.
 *
 * The decision is that of appell.simulate.modes.transition: the choices of the contacts are tried in the same order,
 *
 *   value = b + K lam,   value = 0 on the rows held,
 *
 * and the first whose forces and values are what its laws ask for is taken. It is taken here only where every condition
 * on the way is clear beyond rounding, where nothing strikes, jams or repeats, and where there is a run of that mode: of
 * one that was entered before, or one that waits for it. All else is left to the caller, who may enter what he decided
 * into the table. */

#define MOST_CONTACTS 4
#define MOST_HELD 8          /* rows */
#define MOST_ROWS 32
#define CONTACT_ROUNDING 1e-12 /* kept equal to ROUNDING of delassus.py by a test */
#define REPEATS 1e-4         /* a pivot below this part of the largest: the rows may repeat each other */

/* A contact in a run; mirrored field by field by appell.compile.native_modes, as are all of these. */
typedef struct {
    double touching, closing, slips, violated; /* margins of its row, its rate, its slip; below which it is violated */
    double friction;                      /* mu of sliding times the normal force of a unit multiplier */
    int row, tangent;                     /* -1: no friction */
    int unilateral, order;
} Contact;

typedef struct {
    int (*advance)(Run *, int);
    int (*scales)(Run *, double, const double *, double *, double *);
    Run *run;      /* 0: it has none in this run */
    double *state; /* (x, works) of the run */
    int quadratures, force_count;
    int lacks_scales; /* until it is first entered: its rows are measured there */
    int force_events[MOST_HELD], force_rows[MOST_HELD]; /* guards of forces: their margins are set on entry */
    int open[MOST_CONTACTS];
} Mode;

/* A choice of every contact together, and the mode that it is. */
typedef struct {
    int next, held_count, sliding_count, force_count, value_count, cone_count;
    int held[MOST_HELD];
    int sliding_rows[MOST_CONTACTS], sliding_normals[MOST_CONTACTS], force_rows[MOST_CONTACTS];
    int value_rows[2 * MOST_CONTACTS], cone_normals[MOST_CONTACTS], cone_rows[MOST_CONTACTS];
    double sliding_factors[MOST_CONTACTS], force_signs[MOST_CONTACTS], value_factors[2 * MOST_CONTACTS];
    double cone_factors[MOST_CONTACTS];
} Combination;

/* What may follow where a guard ends a mode while the contacts are in these states (see contact_state). */
typedef struct {
    int mode, guard, contact_states;
    int first, count; /* combinations, the preferred one first */
    int present_count;
    int present[MOST_HELD]; /* rows held before, where their forces ended the mode: they must not repeat each other */
} KnownTransition;

typedef struct {
    const Contact *contacts;
    Mode *modes;
    const KnownTransition *known;
    const Combination *combinations;
    Run *whole;       /* parameters and inputs of the program in which all rows are held */
    Block *response;  /* position, rate, acceleration, size (rows each), K by columns, M^-1 B; then, behind column_size,
                         what positions and rates are made of */
    double *column;
    double *change_times, *change_works; /* (change_capacity) */
    int *changes;                        /* (change_capacity, 3): guard, sample, next mode */
    double least;                        /* the least size of accelerations, in the metric of M; as in Delassus */
    int rows, column_size, states, contact_count, users, known_count, change_capacity, change_count;
    int current;
    int unknown_mode, unknown_guard, unknown_contact_states; /* what was not in the table; -1: nothing */
} Chain;

/* Rows at the instant, with what counts as zero; as ContactResponse of delassus.py. */
typedef struct {
    const double *position, *rate, *b, *K;
    double force_error[MOST_ROWS], value_error[MOST_ROWS];
    int rows;
} ContactResponse;

enum Verdict { UNCLEAR = -1, FAILS = 0, HOLDS = 1 };

/* A quantity that must not be below -error. */
static int verdict(double q, double error) { return q > error ? HOLDS : q < -3.0 * error ? FAILS : UNCLEAR; }

static double delassus(const ContactResponse *s, int i, int j) { return s->K[j * s->rows + i]; }

/* sqrt(K_ii), of a row in the metric of M; 1 where it has none. */
static double row_length(const ContactResponse *s, int i) {
    double length = sqrt(fabs(delassus(s, i, i)));
    return length > 0.0 ? length : 1.0;
}

static int evaluate_contact_response(Chain *c, double t, const double *x, ContactResponse *s) {
    int m = s->rows = c->rows;
    double error = CONTACT_ROUNDING * c->least;
    follow_inputs(c->whole, t, x);
    c->response(t, x, c->whole->parameters, 0, c->column);
    if (!all_finite(c->column_size, c->column)) return 0;
    s->position = c->column, s->rate = c->column + m, s->b = c->column + 2 * m, s->K = c->column + 4 * m;
    for (int i = 0; i < m; i++) {
        double length = s->value_error[i] = row_length(s, i);
        error = fmax(error, CONTACT_ROUNDING * c->column[3 * m + i] / length);
    }
    for (int i = 0; i < m; i++) {
        s->force_error[i] = error / s->value_error[i];
        s->value_error[i] *= error;
    }
    return 1;
}

/* What a contact does: 0 away, 1 leaving, 2 touching without slip, 3 slipping forward, 4 backward; UNCLEAR where it
 * strikes or may jam. */
static int contact_state(const Contact *law, const ContactResponse *s, int open) {
    int n = law->row, t = law->tangent;
    if (law->unilateral) {
        if (open && !law->order && s->position[n] > law->touching) return 0;
        if (s->rate[n] < -law->closing) return UNCLEAR;
        if (s->rate[n] > law->closing) return 1;
    }
    if (t < 0) return 2;
    if (law->friction * fabs(delassus(s, n, t)) >= 0.999 * delassus(s, n, n)) return UNCLEAR;
    return fabs(s->rate[t]) <= law->slips ? 2 : s->rate[t] > 0.0 ? 3 : 4;
}

/* Gauss, the largest pivot of all first, which leaves the solution of A y = f in f; 0 where rows may repeat each other.
 * Rows and columns are brought to length one in the metric of M. */
static int solve_small(const ContactResponse *s, int n, const int *rows, double A[MOST_HELD][MOST_HELD], double *f) {
    int order[MOST_HELD];
    double largest = 0.0, length[MOST_HELD];
    for (int i = 0; i < n; i++) length[i] = row_length(s, rows[i]);
    for (int i = 0; i < n; i++) {
        f[i] /= length[i];
        for (int j = 0; j < n; j++) A[i][j] /= length[i] * length[j];
    }
    for (int k = 0; k < n; k++) order[k] = k;
    for (int k = 0; k < n; k++) {
        int row = k, column = k;
        for (int i = k; i < n; i++)
            for (int j = k; j < n; j++)
                if (fabs(A[i][j]) > fabs(A[row][column])) row = i, column = j;
        double pivot = A[row][column];
        largest = fmax(largest, fabs(pivot));
        if (!(fabs(pivot) > REPEATS * largest)) return 0;
        for (int j = 0; j < n; j++) { double keep = A[k][j]; A[k][j] = A[row][j], A[row][j] = keep; }
        for (int i = 0; i < n; i++) { double keep = A[i][k]; A[i][k] = A[i][column], A[i][column] = keep; }
        double right = f[k];
        int place = order[k];
        f[k] = f[row], f[row] = right;
        order[k] = order[column], order[column] = place;
        for (int i = k + 1; i < n; i++) {
            double factor = A[i][k] / A[k][k];
            for (int j = k; j < n; j++) A[i][j] -= factor * A[k][j];
            f[i] -= factor * f[k];
        }
    }
    double y[MOST_HELD];
    for (int k = n - 1; k >= 0; k--) {
        for (int j = k + 1; j < n; j++) f[k] -= A[k][j] * f[j];
        f[k] /= A[k][k];
    }
    for (int k = 0; k < n; k++) y[order[k]] = f[k] / length[order[k]];
    memcpy(f, y, sizeof(double) * n);
    return 1;
}

static int are_independent(const ContactResponse *s, int count, const int *held) {
    double A[MOST_HELD][MOST_HELD], f[MOST_HELD];
    for (int i = 0; i < count; i++) {
        f[i] = 0.0;
        for (int j = 0; j < count; j++) A[i][j] = delassus(s, held[i], held[j]);
    }
    return solve_small(s, count, held, A, f);
}

/* Multipliers and values of all rows with value = 0 on those held; 0 where these may repeat each other. */
static int solve_combination(const ContactResponse *s, const Combination *c, double *lam, double *value) {
    double A[MOST_HELD][MOST_HELD], f[MOST_HELD];
    int n = c->held_count;
    for (int i = 0; i < n; i++) {
        f[i] = -s->b[c->held[i]];
        for (int j = 0; j < n; j++) {
            A[i][j] = delassus(s, c->held[i], c->held[j]);
            for (int k = 0; k < c->sliding_count; k++)
                if (c->sliding_normals[k] == c->held[j])
                    A[i][j] += c->sliding_factors[k] * delassus(s, c->held[i], c->sliding_rows[k]);
        }
    }
    if (!solve_small(s, n, c->held, A, f)) return 0;
    memset(lam, 0, sizeof(double) * s->rows);
    for (int i = 0; i < n; i++) lam[c->held[i]] = f[i];
    for (int k = 0; k < c->sliding_count; k++) lam[c->sliding_rows[k]] = c->sliding_factors[k] * lam[c->sliding_normals[k]];
    for (int i = 0; i < s->rows; i++) {
        value[i] = s->b[i];
        for (int j = 0; j < s->rows; j++) value[i] += delassus(s, i, j) * lam[j];
    }
    return 1;
}

/* Whether a combination satisfies all its conditions; as `tried` of complementarity.py. */
static int try_combination(const ContactResponse *s, const Combination *c) {
    double lam[MOST_ROWS], value[MOST_ROWS];
    int worst = HOLDS, found;
    if (!solve_combination(s, c, lam, value)) return UNCLEAR;
    for (int k = 0; k < c->held_count; k++)
        if (!(fabs(value[c->held[k]]) <= 0.5 * s->value_error[c->held[k]])) return UNCLEAR;
    for (int k = 0; k < c->value_count; k++) {
        int row = c->value_rows[k];
        found = verdict(c->value_factors[k] * value[row], s->value_error[row]);
        if (found == UNCLEAR) return UNCLEAR;
        if (found == FAILS) worst = FAILS;
    }
    if (worst == FAILS) return FAILS;
    for (int k = 0; k < c->force_count; k++) {
        int row = c->force_rows[k];
        found = verdict(c->force_signs[k] * lam[row], s->force_error[row]);
        if (found == UNCLEAR) return UNCLEAR;
        if (found == FAILS) worst = FAILS;
    }
    for (int k = 0; k < c->cone_count; k++) {
        int row = c->cone_rows[k];
        double left = c->cone_factors[k] * fabs(lam[c->cone_normals[k]]) - fabs(lam[row]);
        found = verdict(left, s->force_error[row]);
        if (found == UNCLEAR) return UNCLEAR;
        if (found == FAILS) worst = FAILS;
    }
    /* where forces fail other shares of rows that repeat each other may fit */
    return worst == FAILS && !are_independent(s, c->held_count, c->held) ? UNCLEAR : worst;
}

static const KnownTransition *look_up(Chain *c, int guard, int contact_states) {
    for (int k = 0; k < c->known_count; k++)
        if (c->known[k].mode == c->current && c->known[k].guard == guard && c->known[k].contact_states == contact_states)
            return c->known + k;
    c->unknown_mode = c->current, c->unknown_guard = guard, c->unknown_contact_states = contact_states;
    return 0;
}

/* The mode that follows, or -1 where that is not clear. */
static int decide(Chain *c, int guard, double t, const double *x, ContactResponse *s) {
    int contact_states = 0, next = -1;
    if (!evaluate_contact_response(c, t, x, s)) return -1;
    for (int k = 0; k < c->contact_count; k++) {
        int found = contact_state(c->contacts + k, s, c->modes[c->current].open[k]);
        if (found == UNCLEAR) return -1;
        contact_states = 5 * contact_states + found;
    }
    const KnownTransition *known = look_up(c, guard, contact_states);
    if (!known || !are_independent(s, known->present_count, known->present)) return -1;
    for (int k = 0; k < known->count && next < 0; k++) {
        int found = try_combination(s, c->combinations + known->first + k);
        if (found == UNCLEAR) return -1;
        if (found == HOLDS) next = c->combinations[known->first + k].next;
    }
    if (next < 0 || !c->modes[next].run) return -1;
    for (int k = 0; k < c->contact_count; k++) {
        const Contact *law = c->contacts + k;
        if (c->modes[next].open[k] && law->unilateral && !law->order && s->position[law->row] < -law->violated) return -1;
    }
    return next;
}

/* The usual lengths of rows and speeds where a mode is first entered; 0 where its rows may depend on each other there. */
static int find_scales(Mode *mode, double t, const double *x) {
    Run *r = mode->run;
    if (mode->lacks_scales && !mode->scales(r, t, x, (double *)r->row_scale, (double *)r->speed_scale)) return 0;
    mode->lacks_scales = 0;
    return 1;
}

/* The run of a mode goes on from a state, with so many samples behind it; its works begin at zero. */
static void resume(const Chain *c, const Mode *mode, const ContactResponse *s, double t, const double *x, int sample) {
    double *margins = (double *)mode->run->event_margins;
    for (int k = 0; k < mode->force_count; k++)
        margins[mode->force_events[k]] = 2.0 * s->force_error[mode->force_rows[k]];
    mode->run->t = t, mode->run->started = 0, mode->run->sample_count = sample;
    memcpy(mode->state, x, sizeof(double) * c->states);
    memset(mode->state + c->states, 0, sizeof(double) * mode->quadratures);
}

/* One change of mode, noted; 0 where it is left to the caller. */
static int change_mode(Chain *c) {
    const Mode *mode = c->modes + c->current;
    Run *r = mode->run;
    int n = c->change_count, last = r->sample_count - 1;
    if (r->event_count != 1 || r->event_indices[0] < c->users || n == c->change_capacity || last < 0) return 0;
    int guard = r->event_indices[0] - c->users;
    const double *x = r->states + (long)last * c->states;
    double t = fmax(r->sample_times[last], r->t);
    ContactResponse s;
    int next = decide(c, guard, t, x, &s);
    if (next < 0 || !find_scales(c->modes + next, t, x)) return 0;
    c->change_times[n] = t;
    c->change_works[n] = mode->quadratures ? r->work[(long)last * mode->quadratures] : 0.0;
    c->changes[3 * n] = guard, c->changes[3 * n + 1] = last, c->changes[3 * n + 2] = next;
    c->change_count++;
    r->event_count = 0;
    resume(c, c->modes + next, &s, t, x, last);
    c->current = next;
    return 1;
}

/* Goes on for at most `steps` trial steps, from mode to mode; the status is that of the current one. */
int appell_advance_modes(Chain *c, int steps) {
    c->unknown_mode = -1;
    for (;;) {
        const Mode *mode = c->modes + c->current;
        int before = mode->run->accepted + mode->run->rejected;
        int status = mode->advance(mode->run, steps);
        steps -= mode->run->accepted + mode->run->rejected - before;
        if (status != TERMINAL_EVENT || !change_mode(c)) return status;
        if (steps <= 0) return RUNNING;
    }
}

/* Bytes of the structures above, to check their mirrors. */
int appell_chain_size(int which) {
    const int sizes[] = {sizeof(Contact), sizeof(Mode), sizeof(Combination), sizeof(KnownTransition), sizeof(Chain)};
    return sizes[which];
}
