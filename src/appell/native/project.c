/* Projection onto the constraints, in the metric of M: norms, then positions, then velocities. Each is a
 * Newton iteration until the residual is at rounding or no longer decreases. */

#define NEWTON_LIMIT 12
#define ROUNDS 4 /* of norms and positions in turn */
#define BETWEEN 1e3 /* how much further a state between two steps may be moved than the end of one */
#define CONVERGED 1e3 /* see newton */
#define AT_ROUNDING (64.0 * DBL_EPSILON) /* a residual that no better factorisation makes smaller */
#define AGREEMENT 1e-9 /* of Jacobians: what one leaves to another in a Newton step */
#define BARELY 2e-2 /* holonomic rows this short, or this near to dependent, multiply an error by fifty */
#define LOOSE 1e-8 /* a projection that ends above this, relative, and above the tolerance, has failed */

/* L of the metric at x. Where the metric is not definite: the usual sizes of the speeds instead.
 * (cholesky leaves the inverse of the diagonal.) */
STAGE int factorise_dense_metric(Run *r, Buffers *b, double t, const double *x) {
    b->rows_of = 0; /* no factorisation is of this metric */
    if (MP + MV == 0) return RUNNING;
    follow_inputs(r, t, x);
    if (appell_is_recursive) {
        tree_root_at(r, b, b->metric, t, x);
        b->metric_is_definite = 1;
        return RUNNING;
    }
    appell_metric(t, x, r->parameters, 0, b->metric);
    if (!all_finite(NU * NU, b->metric)) return fail(r, NONFINITE, IN_METRIC, 0, t);
    b->metric_is_definite = cholesky(NU, b->metric);
    if (b->metric_is_definite) return RUNNING;
    memset(b->metric, 0, sizeof(double) * (NU * NU));
    for (int i = 0; i < NU; i++) b->metric[i + NU * i] = r->speed_scale[i];
    return RUNNING;
}

/* One kind of row: c (m) and J (m x n) from `evaluate`, to be satisfied by moving `count` entries of x. */
typedef struct {
    Block *evaluate;
    int m, n, place;
    double *block;       /* c, J and, for positions, G */
    const double *L;     /* factor of the metric of the n directions; 0: the identity */
    const double *G;     /* x moves by G du; 0: by du */
    double *x;           /* the entries that move */
    int count;
    const double *floor; /* (count) sizes below which an entry of x counts as zero */
} Target;

static Target norm_target(Run *r, Buffers *b, double *x) {
    return (Target){appell_norms, MN, NQ, IN_NORMS, b->norms, 0, 0, x, NQ, r->absolute_tolerance};
}

static Target position_target(Run *r, Buffers *b, double *x) {
    const double *G = b->position + MP + MP * NU;
    return (Target){appell_position, MP, NU, IN_POSITION, b->position, b->metric, G, x, NQ,
                    r->absolute_tolerance};
}

static Target velocity_target(Run *r, Buffers *b, double *x) {
    return (Target){appell_velocity, MV, NU, IN_VELOCITY, b->velocity, b->metric, 0, x + NQ, NU,
                    r->absolute_tolerance + NQ};
}

/* Rows at rounding compare |c_i| with sum_j |J_ij| |x_j|; where x moves by G du the largest |x_j| stands
 * for all. Returns the worst ratio; `coarse` is the worst with the largest |x_j| throughout (a row whose own
 * entries vanish, a blade at rest, has no better ratio than 1 and must not hide how the others converge),
 * `excess` the worst against LOOSE |x| + floor. */
static double residual_size(const Target *k, double *coarse, double *excess) {
    double worst = 0.0, largest = 0.0, largest_floor = 0.0;
    for (int j = 0; j < k->count; j++) {
        largest = fmax(largest, fabs(k->x[j]));
        largest_floor = fmax(largest_floor, k->floor[j]);
    }
    *coarse = *excess = 0.0;
    for (int i = 0; i < k->m; i++) {
        double size = 0.0, full = 0.0, loose = 0.0, c = fabs(k->block[i]);
        for (int j = 0; j < k->n; j++) {
            double J = fabs(k->block[k->m + i + k->m * j]);
            double x = k->G ? largest : fabs(k->x[j]), floor = k->G ? largest_floor : k->floor[j];
            size += J * x;
            full += J * largest;
            loose += J * (LOOSE * x + floor);
        }
        if (c == 0.0) continue;
        worst = fmax(worst, c / (size + DBL_MIN));
        *coarse = fmax(*coarse, c / (full + DBL_MIN));
        *excess = fmax(*excess, c / (loose + DBL_MIN));
    }
    return fmin(worst, DBL_MAX);
}

/* X = L^-1 J^T, factorised; norms stand beside it, since they come between others. */
STAGE Factor factorise_jacobian(const Run *r, Buffers *b, const Target *k) {
    Factor f = k->place == IN_NORMS ? least_norm_factor(b) : row_factor(b, k->n, k->m);
    f.n = k->n, f.m = k->m;
    if (k->m == MA) f.bound = r->rank_bound;
    raise_rows(k->n, k->m, k->L, k->block + k->m, f.X);
    factorise(&f, 0);
    if (k->place != IN_NORMS) b->rows_of = 1 << k->place, b->rows_rank = f.rank;
    return f;
}

/* The factorisation in X, where it is of these rows; else one of none. */
STAGE Factor factor_at_hand(const Run *r, Buffers *b, const Target *k) {
    int places = b->rows_of;
    if (k->place == IN_NORMS || !(places & 1 << k->place)) return (Factor){0};
    Factor f = row_factor(b, k->n, k->m);
    f.rank = b->rows_rank, b->rows_of = places;
    if (k->m == MA) f.bound = r->rank_bound;
    return f;
}

/* Where every row is holonomic, positions and velocities have one Jacobian: then the factorisation of the one is of both.
 * Both blocks are evaluated at one state. */
static void note_agreement(Buffers *b) {
    if (MP != MV || !(b->rows_of & 1 << IN_POSITION)) return;
    const double *J = b->position + MP, *K = b->velocity + MV;
    double largest = 0.0, difference = 0.0;
    for (int i = 0; i < MP * NU; i++) {
        largest = larger(fabs(J[i]), largest);
        difference = larger(fabs(J[i] - K[i]), difference);
    }
    if (difference <= AGREEMENT * largest) b->rows_of |= 1 << IN_VELOCITY;
}

/* Whether the rows of velocity, just factorised, are independent, and none much shorter than it usually is: A is the
 * same where every row has a velocity. */
static int rows_are_regular(const Run *r, const Factor *f) {
    if (f->m != MA || f->rank < ROWS_ACTING(r)) return 0;
    for (int i = 0; i < MA; i++)
        if (!(f->D[i] > REGULAR_ROW * r->row_scale[i])) return 0;
    return 1;
}

/* How far the rows are from a singular pose, where all of them are holonomic: the least length of one against its usual
 * one, and the least sine of the angle between one and those before it. */
STAGE double least_pivot(const Run *r, const Factor *f) {
    double least = 1.0;
    if (f->m != MA || MP != MA || r->rank_bound) return least;
    for (int i = 0; i < MA; i++)
        if (r->row_scale[i] > 0.0) least = fmin(least, f->D[i] / r->row_scale[i]);
    for (int k = 0; k < f->rank; k++) least = fmin(least, fabs(f->X[k + f->n * k]));
    return least;
}

/* The shortest du with J du = -c: L^T du = X (X^T X)^+ (-c); then x moves. */
static void correct(Buffers *b, Target *k, const Factor *f) {
    double *du = b->correction;
    memset(du, 0, sizeof(double) * k->n);
    project_onto_rows(f, k->block, du, 0);
    backward(k->n, k->L, du);
    if (appell_is_recursive && k->G) {
        tree_displace(k->L, 1.0, du, k->x);
        return;
    }
    for (int i = 0; i < k->count; i++) {
        if (!k->G) k->x[i] += du[i];
        else
            for (int j = 0; j < k->n; j++) k->x[i] += k->G[i + k->count * j] * du[j];
    }
}

/* Whether a Newton step needs a factorisation of its own. That at hand stays where it has just divided the residual by more
 * than CONVERGED, or what is left is rounding; of rows that may depend on others only where their rank is known. */
static int is_stale(const Factor *f, double coarse, double before) {
    if (!f->m || (f->rank < f->m && !f->bound)) return 1;
    return before < INFINITY && coarse > AT_ROUNDING && coarse * CONVERGED > before;
}

/* Newton on one kind of row; state is the whole x, of which k->x is a part. Leaves c in k->block. */
STAGE int newton(Run *r, Buffers *b, double t, double *state, Target k) {
    b->least_pivot = 1.0;
    double best = INFINITY, best_coarse = INFINITY, coarse = 0.0, excess = 0.0, last_excess = 0.0;
    Factor f = factor_at_hand(r, b, &k);
    if (k.place == IN_VELOCITY) b->rows_are_independent = 0;
    if (k.m == 0) return RUNNING;
    for (int iteration = 0; iteration < NEWTON_LIMIT; iteration++) {
        k.evaluate(t, state, r->parameters, 0, k.block);
        int finite = all_finite(k.m + k.m * k.n, k.block);
        if (!finite && iteration == 0) return fail(r, NONFINITE, k.place, 0, t);
        double size = residual_size(&k, &coarse, &excess);
        if (!finite || !(size < best || coarse < best_coarse)) { /* the last correction did not help: take it back */
            memcpy(k.x, b->saved, sizeof(double) * k.count);
            memcpy(k.block, b->saved_rows, sizeof(double) * k.m);
            excess = last_excess;
            break;
        }
        if (size <= 0.25 * DBL_EPSILON) break;
        if (is_stale(&f, coarse, best_coarse)) f = factorise_jacobian(r, b, &k);
        best = fmin(best, size);
        best_coarse = fmin(best_coarse, coarse);
        last_excess = excess;
        memcpy(b->saved, k.x, sizeof(double) * k.count);
        memcpy(b->saved_rows, k.block, sizeof(double) * k.m);
        correct(b, &k, &f);
    }
    if (k.place == IN_VELOCITY && f.m) b->rows_are_independent = rows_are_regular(r, &f);
    if (k.place == IN_VELOCITY) b->least_pivot = f.m ? least_pivot(r, &f) : 1.0;
    return excess <= 1.0 ? RUNNING : fail(r, UNPROJECTED, k.place, 0, t);
}

#include "sparse_project.c"

static int factorise_metric(Run *r, Buffers *b, double t, const double *x) {
    return appell_is_sparse && !r->rank_bound ? evaluate_sparse_metric(r, b, t, x) : factorise_dense_metric(r, b, t, x);
}

/* Largest |c| of the norms. */
static double norm_residual(Run *r, Buffers *b, double t, const double *x) {
    double largest = 0.0;
    appell_norms(t, x, r->parameters, 0, b->norms);
    for (int i = 0; i < MN; i++) largest = fmax(largest, fabs(b->norms[i]));
    return largest;
}

/* x to the nearest state that satisfies all rows; the metric is the one last factorised. Positions are corrected along the
 * tangents of the norms, which then miss them by the square of what was moved: both in turn, until both hold. */
STAGE int project(Run *r, Buffers *b, double t, double *x) {
    int status = RUNNING;
    if (appell_is_sparse && !r->rank_bound) {
        int decided;
        status = sparse_project(r, b, t, x, &decided);
        if (decided) return status;
        if (appell_is_sparse > 1) return SINGULAR;
        status = factorise_dense_metric(r, b, t, x);
    }
    follow_inputs(r, t, x);
    for (int round = 0; round < ROUNDS && !status; round++) {
        status = newton(r, b, t, x, norm_target(r, b, x));
        if (!status) status = newton(r, b, t, x, position_target(r, b, x));
        if (!MN || !MP || norm_residual(r, b, t, x) <= 8.0 * DBL_EPSILON) break;
    }
    if (!status) status = newton(r, b, t, x, velocity_target(r, b, x));
    return status;
}

/* The same for a state inside a run, which must be near already: what is moved by d is right up to d^2, so that d may be
 * the root of the tolerance. Further than that the rows did not hold in between: they, or the step, were singular.
 * Returns how far it was moved, against that. */
STAGE int project_nearby(Run *r, Buffers *b, double t, double *x, double reach, double *moved) {
    double root = sqrt(r->tolerance);
    memcpy(b->unprojected, x, sizeof(double) * NX);
    *moved = 0.0;
    int status = project(r, b, t, x), farthest = 0;
    for (int i = 0; i < NX && !status; i++) {
        double was = b->unprojected[i], size = fmax(fabs(was), fabs(x[i]));
        double part = root * fabs(x[i] - was), whole = r->absolute_tolerance[i] + r->tolerance * size;
        if (!(part <= *moved * whole)) *moved = part / whole, farthest = i;
    }
    if (status || *moved <= reach) return status;
    return fail(r, DISPLACED, farthest < NQ ? IN_POSITION : IN_VELOCITY, farthest, t);
}

static int project_afresh(Run *r, Buffers *b, double t, double *x) {
    if (!r->projection) return RUNNING;
    int status = factorise_metric(r, b, t, x);
    return status ? status : project(r, b, t, x);
}

/* A state between two steps. Near a singular pose the rows divide the error of its interpolation by almost nothing:
 * where it is moved further than the end of a step may be, or the rows are barely independent, it has lost digits, and that
 * is noted, whatever the steps were. */
STAGE int project_between(Run *r, Buffers *b, double t, double *x) {
    double moved;
    if (!r->projection || !r->started) return project_afresh(r, b, t, x);
    int status = factorise_metric(r, b, t, x);
    if (!status) status = project_nearby(r, b, t, x, BETWEEN, &moved);
    if (!status && (moved > 1.0 || b->least_pivot < BARELY) && !r->loose_samples++) r->loose_time = t;
    return status;
}

/* Removes from v (an error, in the directions of J) its part normal to the rows; where `normal` is given
 * it receives that part. */
STAGE void make_tangent(const Factor *f, const double *L, double *v, double *normal) {
    raise_by(f->n, L, v);
    if (normal) memcpy(normal, v, sizeof(double) * f->n);
    q_transposed(f, v);
    for (int i = 0; i < f->rank; i++) v[i] = 0.0;
    q_times(f, v);
    for (int i = 0; i < f->n && normal; i++) normal[i] -= v[i];
    backward(f->n, L, v);
    if (normal) backward(f->n, L, normal);
}

STAGE Factor factorise_rows(Run *r, Buffers *b, double t, const double *x, const Target *k) {
    k->evaluate(t, x, r->parameters, 0, k->block);
    return factorise_jacobian(r, b, k);
}

/* G^T G = R R^T in S, of G with few entries in a column; a factorisation of none where its columns are not independent
 * enough for that, and G itself is factorised. */
STAGE Factor factorise_kinematics(Buffers *b, const double *G) {
    Factor g = {NQ, NU, 0, b->S, b->S_norms, b->S_tau, b->S_order, 0, RANK_THRESHOLD};
    memset(b->S, 0, sizeof(double) * (NU * NU));
    for (int j = 0; j < NU; j++)
        for (int i = 0; i < NQ; i++)
            if (G[i + NQ * j] != 0.0)
                for (int k = 0; k <= j; k++) b->S[j + NU * k] += G[i + NQ * j] * G[i + NQ * k];
    if (cholesky(NU, b->S)) return (Factor){0};
    memcpy(b->S, G, sizeof(double) * (NQ * NU));
    factorise(&g, 0);
    return g;
}

/* v := G^+ e, the speeds that move the coordinates by e */
STAGE void pull_back(Buffers *b, const Factor *g, const double *G, const double *e, double *v) {
    if (!g->m) {
        for (int j = 0; j < NU; j++) v[j] = dot(NQ, G + NQ * j, e);
        forward(NU, b->S, v);
        backward(NU, b->S, v);
        return;
    }
    memcpy(b->d, e, sizeof(double) * NQ);
    q_transposed(g, b->d);
    memset(v, 0, sizeof(double) * NU);
    r_inverse(g, b->d);
    for (int j = 0; j < g->rank; j++) v[g->P[j]] = b->d[j] / g->D[g->P[j]];
}

/* e_q := e_q - G (normal part of G^+ e_q) */
STAGE void make_coordinates_tangent(Buffers *b, const Factor *f, const Factor *g, const Target *k, double *e) {
    if (appell_is_recursive) tree_pull(k->L, e, b->w);
    else pull_back(b, g, k->G, e, b->w);
    make_tangent(f, k->L, b->w, b->normal);
    if (appell_is_recursive) {
        tree_displace(k->L, -1.0, b->normal, e);
        return;
    }
    for (int i = 0; i < NQ; i++)
        for (int j = 0; j < NU; j++) e[i] -= k->G[i + NQ * j] * b->normal[j];
}

/* The two error estimates of a step that ends in x, freed of what the projection will remove. */
STAGE void project_errors(Run *r, Buffers *b, double t, double *x, double *e, double *f) {
    if (appell_is_sparse && !r->rank_bound) {
        if (sparse_project_errors(r, b, t, x, e, f) || appell_is_sparse > 1) return;
        if (factorise_dense_metric(r, b, t, x)) return;
    }
    if (MN) {
        Target k = norm_target(r, b, x);
        Factor rows = factorise_rows(r, b, t, x, &k);
        make_tangent(&rows, 0, e, 0);
        make_tangent(&rows, 0, f, 0);
    }
    if (MP) {
        Target k = position_target(r, b, x);
        Factor rows = factorise_rows(r, b, t, x, &k), kinematics = {0};
        if (!appell_is_recursive) kinematics = factorise_kinematics(b, k.G);
        make_coordinates_tangent(b, &rows, &kinematics, &k, e);
        make_coordinates_tangent(b, &rows, &kinematics, &k, f);
    }
    if (MV) {
        Target k = velocity_target(r, b, x);
        k.evaluate(t, x, r->parameters, 0, k.block);
        note_agreement(b);
        Factor rows = factor_at_hand(r, b, &k);
        if (!rows.m) rows = factorise_jacobian(r, b, &k);
        make_tangent(&rows, k.L, e + NQ, 0);
        make_tangent(&rows, k.L, f + NQ, 0);
    }
}

static void note_largest(int m, const double *c, double *largest) {
    for (int i = 0; i < m; i++) largest[i] = larger(fabs(c[i]), largest[i]);
}

/* Largest residuals met, at a state that was projected (its c are then in their blocks). */
STAGE void note_residuals(Run *r, Buffers *b, double t, const double *x) {
    if (appell_is_sparse && !r->rank_bound) {
        note_sparse_levels(r, b, t, x);
        note_largest(MN, b->sparse_norms, r->norm_residuals);
        note_largest(MP, b->sparse_position, r->position_residuals);
        note_largest(MV, b->sparse_velocity, r->velocity_residuals);
        return;
    }
    int anew = !r->projection || b->residuals_wait;
    b->residuals_wait = 0;
    if (anew) follow_inputs(r, t, x);
    if (MP && anew) appell_position(t, x, r->parameters, 0, b->position);
    if (MV && anew) appell_velocity(t, x, r->parameters, 0, b->velocity);
    if (MN) norm_residual(r, b, t, x);
    note_largest(MN, b->norms, r->norm_residuals);
    note_largest(MP, b->position, r->position_residuals);
    note_largest(MV, b->velocity, r->velocity_residuals);
}

/* The same of A udot + gamma, after a right side. */
STAGE void note_acceleration_residuals(Run *r, Buffers *b) {
    if (b->sparse_is_new) note_sparse_residuals(r, b);
    for (int i = 0; b->A && i < MA; i++) { /* the rows are there after a right side in full */
        double sum = b->gamma[i];
        for (int j = 0; j < NU; j++) sum += b->A[i + MA * j] * b->reaction[j];
        r->acceleration_residuals[i] = fmax(r->acceleration_residuals[i], fabs(sum));
    }
}
