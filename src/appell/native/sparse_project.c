/* Projection onto the constraints by sparse factorisations, in the metric: norms, then positions, then velocities. The end
 * of a step is factorised once, for the estimates of its error; Newton's method then goes on with that factorisation while
 * it divides the residual by SIMPLIFIED at least. Where the rows of positions are those of velocities
 * (`appell_levels_agree`), one factorisation is of both. */

#define SIMPLIFIED 10.0

/* Kinds of rows. */
enum Level { OF_NORMS = 0, OF_POSITIONS = 1, OF_VELOCITIES = 2 };

/* c (m), J as the plan stores it, and for positions G; x moves in `count` entries, by G du or by du. */
typedef struct {
    Block *evaluate;
    Sparse rows;
    int level, place, count;
    double *block, *x;
    const double *floor;
} Level_;

static Sparse sparse_of(Buffers *b, const int *table, const double *M, const double *J, double *L, double *inverse,
                        double *squares) {
    return (Sparse){read_plan(table), M, J, L, inverse, squares, b->sparse_work, INFINITY, -1};
}

static Level_ sparse_level(Run *r, Buffers *b, int level, double *x) {
    if (level == OF_NORMS)
        return (Level_){appell_sparse_norms, sparse_of(b, appell_plan_norms, 0, b->sparse_norms + MN, b->norms_L, b->norms_inverse, b->norms_squares),
                        level, IN_NORMS, NQ, b->sparse_norms, x, r->absolute_tolerance};
    if (level == OF_POSITIONS && !appell_levels_agree)
        return (Level_){appell_sparse_position,
                        sparse_of(b, appell_plan_position, b->sparse_metric, b->sparse_position + MP, b->position_L, b->position_inverse, b->position_squares),
                        level, IN_POSITION, NQ, b->sparse_position, x, r->absolute_tolerance};
    Sparse shared = sparse_of(b, appell_plan_velocity, b->sparse_metric, b->sparse_velocity + MV, b->velocity_L, b->velocity_inverse, b->velocity_squares);
    if (level == OF_VELOCITIES)
        return (Level_){appell_sparse_velocity, shared, level, IN_VELOCITY, NU, b->sparse_velocity, x + NQ, r->absolute_tolerance + NQ};
    shared.J = b->sparse_position + MP;
    return (Level_){appell_sparse_position, shared, level, IN_POSITION, NQ, b->sparse_position, x, r->absolute_tolerance};
}

/* G (NQ x NU) stands behind J_p; its pattern is that of the plan by which speeds are found of changes of coordinates:
 * [1 G; G^T 0] (rest, v) = (e, 0). A table of no entries: coordinates change by the speeds themselves. */
#define SPARSE_G (b->sparse_position + MP + appell_plan_position[3])
#define G_IS_IDENTITY (appell_plan_pull[0] == 0)

/* x := x + a G v */
static void move_coordinates(Buffers *b, double a, const double *v, double *x) {
    if (G_IS_IDENTITY) {
        for (int i = 0; i < NQ; i++) x[i] += a * v[i];
        return;
    }
    Plan p = read_plan(appell_plan_pull);
    sparse_transposed_times(&p, SPARSE_G, a, v, x);
}

/* v := G^+ e. Returns 0 where G does not say. */
static int pull_speeds(Buffers *b, const double *e, double *v) {
    if (G_IS_IDENTITY) {
        memcpy(v, e, sizeof(double) * NU);
        return 1;
    }
    Sparse f = sparse_of(b, appell_plan_pull, 0, SPARSE_G, b->pull_L, b->pull_inverse, b->pull_squares);
    if (!sparse_factorise(&f, 0)) return 0;
    memset(b->sparse_right, 0, sizeof(double) * (NQ + NU));
    memcpy(b->sparse_right, e, sizeof(double) * NQ);
    sparse_solve(&f, b->sparse_right, b->sparse_solution);
    memcpy(v, b->sparse_solution + NQ, sizeof(double) * NU);
    return 1;
}

STAGE int evaluate_sparse_metric(Run *r, Buffers *b, double t, const double *x) {
    b->sparse_levels = 0;
    if (MP + MV == 0) return RUNNING;
    follow_inputs(r, t, x);
    appell_sparse_metric(t, x, r->parameters, 0, b->sparse_metric);
    b->metric_is_definite = 1; /* or its factorisation says so */
    return all_finite(appell_plan_velocity[2], b->sparse_metric) ? RUNNING : fail(r, NONFINITE, IN_METRIC, 0, t);
}

/* Factorised at x, unless it is so already; 0 where the rows are not safely independent. */
static int factorised(Buffers *b, Level_ *k) {
    int bit = 1 << (appell_levels_agree && k->level ? OF_VELOCITIES : k->level);
    if (b->sparse_levels & bit) return 1;
    if (!sparse_factorise(&k->rows, 0)) return 0;
    b->sparse_levels |= bit;
    b->level_pivot[bit >> 1] = k->rows.least;
    return 1;
}

/* As residual_size in project.c. */
static double sparse_residual(Buffers *b, const Level_ *k, double *coarse, double *excess) {
    const Plan *p = &k->rows.plan;
    double worst = 0.0, largest = 0.0, largest_floor = 0.0, *size = b->sparse_right, *sum = size + p->m, *loose = sum + p->m;
    int by_G = k->level == OF_POSITIONS;
    for (int j = 0; j < k->count; j++) {
        largest = fmax(largest, fabs(k->x[j]));
        largest_floor = fmax(largest_floor, k->floor[j]);
    }
    memset(size, 0, sizeof(double) * (3 * p->m));
    for (int e = 0; e < p->J_count; e++) {
        double J = fabs(k->rows.J[e]);
        int i = p->J_row[e], j = p->J_column[e];
        size[i] += J * (by_G ? largest : fabs(k->x[j]));
        sum[i] += J;
        loose[i] += J * (by_G ? LOOSE * largest + largest_floor : LOOSE * fabs(k->x[j]) + k->floor[j]);
    }
    *coarse = *excess = 0.0;
    for (int i = 0; i < p->m; i++) {
        double c = fabs(k->block[i]);
        if (c == 0.0) continue;
        worst = fmax(worst, c / (size[i] + DBL_MIN));
        *coarse = fmax(*coarse, c / (sum[i] * largest + DBL_MIN));
        *excess = fmax(*excess, c / (loose[i] + DBL_MIN));
    }
    return fmin(worst, DBL_MAX);
}

/* du := the shortest with J du = c, in the metric */
static void shortest(Buffers *b, const Level_ *k, double a, const double *c, double *du) {
    const Plan *p = &k->rows.plan;
    memset(b->sparse_right, 0, sizeof(double) * p->n);
    for (int i = 0; i < p->m; i++) b->sparse_right[p->n + i] = a * c[i];
    sparse_solve(&k->rows, b->sparse_right, b->sparse_solution);
    memcpy(du, b->sparse_solution, sizeof(double) * p->n);
}

/* Newton on one kind of row. Sets *decided to 0 where the rank is for others to decide. */
STAGE int sparse_newton(Run *r, Buffers *b, double t, double *state, int level, int *decided) {
    Level_ k = sparse_level(r, b, level, state);
    double best = INFINITY, best_coarse = INFINITY, coarse = 0.0, excess = 0.0, last_excess = 0.0;
    if (level == OF_VELOCITIES) b->rows_are_independent = 0;
    if (k.rows.plan.m == 0) return RUNNING;
    for (int iteration = 0; iteration < NEWTON_LIMIT; iteration++) {
        k.evaluate(t, state, r->parameters, 0, k.block);
        int finite = all_finite(k.rows.plan.m + k.rows.plan.J_count, k.block);
        if (!finite && iteration == 0) return fail(r, NONFINITE, k.place, 0, t);
        double size = sparse_residual(b, &k, &coarse, &excess);
        if (!finite || !(size < best || coarse < best_coarse)) {
            memcpy(k.x, b->saved, sizeof(double) * k.count);
            k.evaluate(t, state, r->parameters, 0, k.block);
            excess = last_excess;
            break;
        }
        if (size <= 0.25 * DBL_EPSILON) break;
        if (iteration && coarse * SIMPLIFIED > best_coarse) b->sparse_levels = 0;
        *decided = factorised(b, &k);
        if (!*decided) return fail(r, SINGULAR, k.place, k.rows.worst, t);
        k.rows.least = b->level_pivot[(1 << (appell_levels_agree && level ? OF_VELOCITIES : level)) >> 1];
        best = fmin(best, size);
        best_coarse = fmin(best_coarse, coarse);
        last_excess = excess;
        memcpy(b->saved, k.x, sizeof(double) * k.count);
        shortest(b, &k, -1.0, k.block, b->correction);
        if (level == OF_POSITIONS) move_coordinates(b, 1.0, b->correction, k.x);
        else
            for (int i = 0; i < k.count; i++) k.x[i] += b->correction[i];
    }
    if (level == OF_VELOCITIES) b->rows_are_independent = k.rows.plan.m == MA && (b->sparse_levels >> OF_VELOCITIES & 1);
    return excess <= 1.0 ? RUNNING : fail(r, UNPROJECTED, k.place, 0, t);
}

/* As norm_residual and project in project.c. */
STAGE int sparse_project(Run *r, Buffers *b, double t, double *x, int *decided) {
    int status = RUNNING;
    *decided = 1;
    follow_inputs(r, t, x);
    for (int round = 0; round < ROUNDS && !status && *decided; round++) {
        double largest = 0.0;
        status = sparse_newton(r, b, t, x, OF_NORMS, decided);
        if (!status && *decided) status = sparse_newton(r, b, t, x, OF_POSITIONS, decided);
        if (!MN || !MP) break;
        appell_sparse_norms(t, x, r->parameters, 0, b->sparse_norms);
        for (int i = 0; i < MN; i++) largest = fmax(largest, fabs(b->sparse_norms[i]));
        if (largest <= 8.0 * DBL_EPSILON) break;
    }
    if (!status && *decided) status = sparse_newton(r, b, t, x, OF_VELOCITIES, decided);
    return status;
}

/* v := the part of v normal to the rows: the shortest with the same J v */
static void normal_part(Buffers *b, const Level_ *k, const double *v, double *normal) {
    double *c = b->level_rates;
    memset(c, 0, sizeof(double) * k->rows.plan.m);
    sparse_rows_times(&k->rows.plan, k->rows.J, 1.0, v, c);
    shortest(b, k, 1.0, c, normal);
}

/* The two estimates of error of a step that ends in x, freed of what the projection will remove. Returns 0 where the rank is
 * for others to decide. */
STAGE int sparse_project_errors(Run *r, Buffers *b, double t, double *x, double *e, double *f) {
    double *both[2] = {e, f};
    for (int level = 0; level < 3; level++) {
        Level_ k = sparse_level(r, b, level, x);
        if (!k.rows.plan.m) continue;
        k.evaluate(t, x, r->parameters, 0, k.block);
        if (!all_finite(k.rows.plan.m + k.rows.plan.J_count, k.block) || !factorised(b, &k)) return 0;
        k.rows.least = b->level_pivot[(1 << (appell_levels_agree && level ? OF_VELOCITIES : level)) >> 1];
        for (int i = 0; i < 2; i++) {
            double *part = both[i] + (level == OF_VELOCITIES ? NQ : 0);
            if (level == OF_POSITIONS && !pull_speeds(b, part, b->w)) return 0;
            normal_part(b, &k, level == OF_POSITIONS ? b->w : part, b->normal);
            if (level == OF_POSITIONS) move_coordinates(b, -1.0, b->normal, part);
            else
                for (int j = 0; j < k.count; j++) part[j] -= b->normal[j];
        }
    }
    return 1;
}

/* As note_residuals in project.c; the residuals of a state that was projected are in their blocks. */
STAGE void note_sparse_levels(Run *r, Buffers *b, double t, const double *x) {
    if (!r->projection) follow_inputs(r, t, x);
    if (MP && !r->projection) appell_sparse_position(t, x, r->parameters, 0, b->sparse_position);
    if (MV && !r->projection) appell_sparse_velocity(t, x, r->parameters, 0, b->sparse_velocity);
    if (MN) appell_sparse_norms(t, x, r->parameters, 0, b->sparse_norms);
}
