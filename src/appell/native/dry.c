/* Rows whose multipliers are between bounds, as of dry friction of a constant size: a run goes from mode to mode.
 *
 * A mode is a state of each row, -1, 0 or 1: at its lower bound, kept, at its upper one (pivoting.c). It is a mask over the
 * rows of one program, written into the parameters of one run, which goes on. */

/* y := M^-1 right (NU each) at the state of the last `tree_rates` or `evaluate_dynamics`. */
static void mass_solve(const Run *r, Buffers *b, double t, const double *x, const double *right, double *y) {
    if (appell_is_recursive) {
        memcpy(b->landing_errors + NQ, right, sizeof(double) * NU);
        tree_solve(r, b, t, x, b->landing_errors, b->landing);
        memcpy(y, b->landing + NQ, sizeof(double) * NU);
        return;
    }
    memcpy(y, right, sizeof(double) * NU);
    forward(NU, b->L, y);
    backward(NU, b->L, y);
}

/* M factorised, or the links passed, at a state, and the accelerations without rows; 0 where M is not definite. */
static int free_motion(Run *r, Buffers *b, double t, const double *x) {
    double *udot = b->rate + NQ;
    if (appell_is_recursive) {
        tree_rates(r, b, t, x, b->rate);
        appell_tree_rows(t, x, r->parameters, 0, b->rows);
        b->A = b->rows, b->gamma = b->rows + MA * NU;
        return 1;
    }
    if (appell_is_sparse > 1 || appell_law || evaluate_dynamics(r, b, t, x)) return 0;
    memcpy(b->L, DYN_M, sizeof(double) * (NU * NU));
    if (!appell_is_symmetric || !cholesky(NU, b->L)) return 0;
    mass_solve(r, b, t, x, DYN_F, udot);
    return 1;
}

/* Rates, accelerations without multipliers, the sizes of what these are made of, K = A M^-1 B and M^-1 B, in columns as
 * those of appell.compile.contact_response; positions and what rows are made of are left as they are. Returns 0 where M is
 * not definite. Of rows that have all a rate. */
int appell_response(Run *r, double t, const double *x, double *column) {
    double *rate = column + MA, *free = rate + MA, *size = free + MA, *K = size + MA, *response = K + MA * MA;
    Buffers buffers, *b = &buffers;
    lay_out(b, r);
    follow_inputs(r, t, x);
    if (!free_motion(r, b, t, x)) return 0;
    appell_velocity(t, x, r->parameters, 0, b->velocity);
    memcpy(rate, b->velocity, sizeof(double) * MV);
    const double *A = b->A, *udot = b->rate + NQ;
    for (int i = 0; i < MA; i++) {
        free[i] = b->gamma[i], size[i] = fabs(b->gamma[i]);
        for (int k = 0; k < NU; k++) free[i] += A[i + MA * k] * udot[k], size[i] += fabs(A[i + MA * k] * udot[k]);
    }
    for (int j = 0; j < MA; j++) {
        for (int k = 0; k < NU; k++) b->y[k] = appell_is_recursive ? A[j + MA * k] : DYN_B[k + NU * j];
        mass_solve(r, b, t, x, b->y, response + NU * j);
        for (int i = 0; i < MA; i++) {
            K[i + MA * j] = 0.0;
            for (int k = 0; k < NU; k++) K[i + MA * j] += A[i + MA * k] * response[k + NU * j];
        }
    }
    return 1;
}

/* One row of A; mirrored by appell.compile.native_dry, as are all of these. */
typedef struct {
    double bound; /* infinite: it is always kept */
    double slips; /* a rate above this is one */
    int acts, at_bound;      /* among the parameters */
    int leaves, falls, rises; /* among the events: its multiplier at a bound, its rate through zero from above, from below */
} DryRow;

typedef struct {
    Run *run, *whole; /* under way; with parameters for which every row is kept */
    DryRow *rows;     /* (MA) */
    double *column, *room; /* what the response writes; dry_room doubles */
    int *state, *integers; /* (MA); (3 MA) */
    double *change_times;
    int *changes; /* (change_capacity, 2 + MA): guard, sample, states */
    PivotLimits limits;
    double least;      /* the least size of accelerations, in the metric of M; as in Delassus */
    double rounding;   /* what products lose */
    int users, users_of_state; /* events of a person; whether they need no accelerations and multipliers */
    int change_count, change_capacity;
    int rated; /* samples whose rates do not wait */
} DryRun;

#define DRY_K (c->column + 4 * MA)

/* K, b and what counts as zero in the metric of M, with the lengths of rows in it; 0 where they are not finite. */
static double dry_response(DryRun *c, double t, const double *x, double *length) {
    if (!appell_response(c->whole, t, x, c->column)) return 0.0;
    if (!all_finite(3 * MA + MA * MA, c->column + MA)) return 0.0;
    double error = c->rounding * c->least;
    for (int i = 0; i < MA; i++) {
        length[i] = sqrt(fabs(DRY_K[i + MA * i]));
        if (length[i] == 0.0) length[i] = 1.0;
        error = fmax(error, c->rounding * c->column[3 * MA + i] / length[i]);
    }
    return error;
}

/* Whether a multiplier and a value are those of a state, in the metric of M. */
static int dry_fits(double bound, int state, double lam, double value, double error) {
    if (!state) return fabs(value) <= error && fabs(lam) <= bound + error;
    return fabs(lam - state * bound) <= error && state * value <= error;
}

/* The states that follow where a guard has ended a mode (-1: none has), and what counts as zero; 0 where they are not clear. */
static double decide_dry(DryRun *c, int guard, double t, const double *x, double *length) {
    int m = MA, n = 0, *slides = c->integers, *boxed = slides + m, *state = boxed + m;
    double *lam = length + m, *value = lam + m, *lower = value + m, *upper = lower + m, *zero = upper + m;
    double *b = zero + m, *K = b + m, *room = K + m * m, error = dry_response(c, t, x, length);
    const double *rate = c->column + m;
    if (error == 0.0) return 0.0;
    for (int i = 0; i < m; i++) {
        const DryRow *row = c->rows + i;
        slides[i] = isfinite(row->bound) && c->state[i] && fabs(rate[i]) > row->slips;
        lam[i] = slides[i] ? (rate[i] > 0.0 ? -row->bound : row->bound) : 0.0;
        if (!slides[i]) boxed[n++] = i;
    }
    values_of(m, DRY_K, c->column + 2 * m, lam, value);
    for (int j = 0; j < n; j++) { /* each row scaled to unit length */
        int row = boxed[j];
        for (int i = 0; i < n; i++) K[i + n * j] = DRY_K[boxed[i] + m * row] / (length[boxed[i]] * length[row]);
        b[j] = value[row] / length[row], upper[j] = c->rows[row].bound * length[row], lower[j] = -upper[j];
        zero[j] = error, state[j] = c->state[row];
    }
    if (!appell_pivot(n, K, b, lower, upper, zero, &c->limits, state, room)) return 0.0;
    /* a multiplier on its bound whose value is zero fits two states: what has just ended is tried last */
    double *own = room, *values = own + n, *f = values + n, *A = f + n;
    for (int j = 0; j < n; j++) own[j] = state[j] * (state[j] ? upper[j] : 0.0);
    if (kept_multipliers(n, K, b, state, own, values, A, f) < RANK_THRESHOLD) return 0.0;
    for (int j = 0; j < n; j++) {
        const DryRow *row = c->rows + boxed[j];
        int now = c->state[boxed[j]], has_ended = now || row->leaves == guard;
        int order[] = {now, now ? 0 : 1, now ? -now : -1};
        if (has_ended) order[0] = order[1], order[1] = order[2], order[2] = now;
        for (int k = 2; isfinite(row->bound) && k >= 0; k--)
            if (dry_fits(upper[j], order[k], own[j], values[j], error)) state[j] = order[k];
    }
    for (int j = 0; j < n; j++) own[j] = state[j] ? state[j] * upper[j] : 0.0;
    if (kept_multipliers(n, K, b, state, own, values, A, f) < RANK_THRESHOLD) return 0.0;
    for (int j = 0; j < n; j++)
        if (!dry_fits(upper[j], state[j], own[j], values[j], error)) return 0.0;
    for (int i = 0; i < m; i++)
        if (slides[i]) c->state[i] = rate[i] > 0.0 ? -1 : 1;
    for (int j = 0; j < n; j++) c->state[boxed[j]] = state[j];
    return error;
}

/* The run takes the masks of the states: parameters, guards watched, margins of those of forces. */
static void write_masks(DryRun *c, double error, const double *length) {
    Run *r = c->run;
    int *watched = (int *)r->event_terminals, kept = 0;
    double *margins = (double *)r->event_margins;
    r->resting_rows = 0;
    for (int i = 0; i < MA; i++) {
        const DryRow *row = c->rows + i;
        int state = c->state[i];
        if (!isfinite(row->bound)) continue;
        r->parameters[row->acts] = state == 0, r->parameters[row->at_bound] = state;
        watched[row->leaves] = state == 0 ? GUARD : -1;
        watched[row->falls] = state < 0 ? GUARD : -1, watched[row->rises] = state > 0 ? GUARD : -1;
        margins[row->leaves] = 2.0 * error / length[i];
        r->resting_rows += state != 0, kept += state == 0;
    }
    r->events_of_state = c->users_of_state && !kept;
}

/* The rates of the samples of a mode, before its masks are gone. */
static int rate_samples(DryRun *c, int count) {
    Run *r = c->run;
    Buffers b;
    lay_out(&b, r);
    for (long k = c->rated; k < count; k++) {
        int status = r->ranks[k] == WAITING ? write_rates(r, &b, r->sample_times[k], r->states + k * NX, k) : RUNNING;
        if (status) return status;
    }
    c->rated = count;
    return RUNNING;
}

/* The states at a state of the run: decided here, or given by `state` where `guard` is -2. Returns 0 where they are not
 * clear; else the run goes on from there with so many samples behind it. */
int appell_enter_dry(DryRun *c, int guard, double t, const double *x, int sample) {
    double *length = c->room, error = guard == -2 ? dry_response(c, t, x, length) : decide_dry(c, guard, t, x, length);
    Run *r = c->run;
    if (error == 0.0 || rate_samples(c, sample)) return 0;
    double *z = appell_state(r);
    if (r->sample_count > sample) memcpy(z + NX, r->work + (long)sample * NP, sizeof(double) * NP); /* of the event */
    memcpy(z, x, sizeof(double) * NX);
    r->sample_count = sample;
    write_masks(c, error, length);
    r->t = t, r->started = 0;
    return 1;
}

/* One change of mode, noted; 0 where it is left to the caller. */
static int change_dry(DryRun *c) {
    Run *r = c->run;
    int n = c->change_count, last = r->sample_count - 1, *noted = c->changes + n * (2 + MA);
    if (r->event_count < 1 || last < 0 || n == c->change_capacity) return 0;
    int guard = r->event_indices[r->event_count - 1];
    if (guard < c->users || r->event_count > 1) return 0;
    double t = fmax(r->sample_times[last], r->t);
    if (!appell_enter_dry(c, guard, t, r->states + (long)last * NX, last)) return 0;
    c->change_times[n] = t, noted[0] = guard, noted[1] = last;
    memcpy(noted + 2, c->state, sizeof(int) * MA);
    c->change_count++;
    r->event_count = 0;
    return 1;
}

/* Goes on for at most `steps` trial steps, from mode to mode. */
int appell_advance_dry(DryRun *c, int steps) {
    Run *r = c->run;
    for (;;) {
        int before = r->accepted + r->rejected, status = appell_advance(r, steps);
        steps -= r->accepted + r->rejected - before;
        if (status != TERMINAL_EVENT || !change_dry(c)) return status;
        if (steps <= 0) return RUNNING;
    }
}

/* Doubles that a DryRun works in, and its own bytes and those of a row. */
int appell_dry_size(int which) {
    const int sizes[] = {9 * MA + MA * MA + pivot_room(MA), sizeof(DryRun), sizeof(DryRow)};
    return sizes[which];
}
