/* States brought onto the constraints by the Newton step that is written out in the graph (`landing`), with the errors of
 * a step along them. One evaluation at the end of a step gives both; what it leaves is of the second order. Where the
 * metric or the rows are not regular, or a state is far away, the projection with a decision of rank takes over. */

#define ONE_STEP 1e-9     /* a change by this part of all coordinates (or speeds) leaves rounding behind */
#define CONTRACTION 1e-6  /* and so does one that is this much smaller than the one before it */
#define LANDINGS 4

#define LAND_ERRORS (b->landing + NQ + NU)
#define LAND_PIVOTS (b->landing + 3 * (NQ + NU))

static int lands(const Run *r) { return appell_has_landing && r->projection && !r->rank_bound; }

/* The landing from x, with the errors in b->landing_errors. Returns 0 where nothing can be said of it. */
STAGE int evaluate_landing(Run *r, Buffers *b, double t, const double *x, const double *errors) {
    follow_inputs(r, t, x);
    appell_landing(t, x, r->parameters, errors, b->landing);
    return all_finite(3 * (NQ + NU) + 2, b->landing) && pivots_are_regular(r, LAND_PIVOTS);
}

/* The largest change of x against ONE_STEP of its largest entry; -1 where an entry goes further than a state near the
 * constraints may (see project_nearby). */
static double move(const Run *r, double root, int first, int count, const double *change, double *x) {
    double largest = 0.0, farthest = 0.0;
    int is_far = 0;
    for (int i = 0; i < count; i++) {
        double size = fabs(x[i]), d = fabs(change[i]);
        largest = larger(size, largest);
        farthest = larger(d, farthest);
        is_far |= root * d > r->absolute_tolerance[first + i] + r->tolerance * size;
        x[i] += change[i];
    }
    return is_far ? -1.0 : farthest / (ONE_STEP * largest + DBL_MIN);
}

/* x onto the constraints; `is_here`: the landing from x is evaluated already. Returns 0, and leaves x, where the general
 * projection must do it. */
STAGE int land(Run *r, Buffers *b, double t, double *x, int is_here) {
    double root = sqrt(r->tolerance), last_q = 0.0, last_u = 0.0; /* nothing before the first */
    memcpy(b->unprojected, x, sizeof(double) * (NQ + NU));
    for (int k = 0; k < LANDINGS; k++) {
        if (!is_here && !evaluate_landing(r, b, t, x, b->no_errors)) break;
        double q = move(r, root, 0, NQ, b->landing, x), u = move(r, root, NQ, NU, b->landing + NQ, x + NQ);
        if (q < 0.0 || u < 0.0) break;
        if ((q <= 1.0 || q <= CONTRACTION * last_q) && (u <= 1.0 || u <= CONTRACTION * last_u)) {
            b->metric_is_definite = 1, b->rows_are_independent = MV == MA && MV;
            return 1;
        }
        is_here = 0, last_q = q, last_u = u;
    }
    memcpy(x, b->unprojected, sizeof(double) * (NQ + NU));
    return 0;
}

/* Whether the landing at hand is near a singular pose: see least_pivot, of which these are the squares. */
static int is_barely_regular(const Run *r, const double *pivots) {
    if (MP != MA || !MA) return 0;
    int found = pivots[1] < BARELY * BARELY;
    for (int i = 0; i < MA; i++) found |= pivots[2 + i] < BARELY * BARELY * r->row_scale[i] * r->row_scale[i];
    return found;
}

/* A state inside a run. */
static int land_between(Run *r, Buffers *b, double t, double *x) {
    if (r->projection && MP + MV + MN == 0) return RUNNING;
    if (lands(r) && r->started && land(r, b, t, x, 0)) {
        b->residuals_wait = 1;
        if (is_barely_regular(r, LAND_PIVOTS) && !r->loose_samples++) r->loose_time = t;
        return RUNNING;
    }
    return project_between(r, b, t, x);
}

/* The two error estimates of a step that ends in x, freed of what the projection will remove; b->landed says whether the
 * landing from x is at hand. */
STAGE void errors_along_constraints(Run *r, Buffers *b, double t, double *x) {
    int n = NQ + NU;
    double *both = b->landing_errors;
    for (int i = 0; i < n; i++) both[i] = b->error5[i], both[n + i] = b->error3[i];
    b->landed = lands(r) && evaluate_landing(r, b, t, x, both);
    if (b->landed) both = LAND_ERRORS;
    for (int i = 0; i < n; i++) b->along5[i] = both[i], b->along3[i] = both[n + i];
    for (int i = n; i < NX; i++) b->along5[i] = b->error5[i], b->along3[i] = b->error3[i];
    if (b->landed) return;
    b->metric_failed = factorise_metric(r, b, t, x);
    if (!b->metric_failed) project_errors(r, b, t, x, b->along5, b->along3);
}

/* The end of a step onto the constraints: by the landing at hand, else in general. */
static int land_step(Run *r, Buffers *b, double t, double *x) {
    double moved;
    if (!r->projection || MP + MV + MN == 0) return RUNNING;
    if (b->landed && land(r, b, t, x, 1)) return RUNNING;
    if (b->landed) { /* no metric was factorised for the errors */
        int status = factorise_metric(r, b, t, x);
        b->landed = 0;
        if (status) return status;
    }
    return project_nearby(r, b, t, x, 1.0, &moved);
}

/* The right side at the end of a step, which is on the constraints; and the residuals there. */
STAGE int arrival_rates(Run *r, Buffers *b, double t, const double *x, double *zdot) {
    int written = b->landed && is_written_out(r);
    if (written) {
        follow_inputs(r, t, x);
        appell_arrival(t, x, r->parameters, 0, b->arrival);
        const double *c = b->arrival + NQ + NU + 2 * MA + 2;
        note_largest(MN, c, r->norm_residuals);
        note_largest(MP, c + MN, r->position_residuals);
        note_largest(MV, c + MN + MP, r->velocity_residuals);
        if (is_regular(r, b->arrival)) return regular_rates(r, b, t, x, b->arrival, zdot);
    }
    int status = stage_rates(r, b, t, x, zdot, 0);
    if (status) return status;
    b->residuals_wait = b->landed;
    if (!written) note_residuals(r, b, t, x);
    note_acceleration_residuals(r, b);
    return RUNNING;
}
