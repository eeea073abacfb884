/* Sparse systems [M J^T; J 0] z = f: L D L^T in an order that was found with the pattern (compile/sparse_plan.py), so that
 * only numbers are left to be put in (up-looking: Davis 2006, Direct methods for sparse linear systems, 4.7-4.8). */

/* The square of the part of a row that is independent of those before it, against that of the row: below this the
 * factorisation with a decision of rank takes over. Sines above 1e-4 are told apart with eight digits left. */
#define SPARSE_PIVOT 1e-8
#define REFINED_PIVOT 1e-3 /* below this the solution is refined once */

/* The table of a plan, by its parts. */
typedef struct {
    int n, m, M_count, J_count, K_count, L_count, size;
    const int *place, *K_first, *K_row, *K_source, *L_first, *L_row, *R_first, *R_column, *R_place, *M_row, *M_column,
        *J_row, *J_column;
} Plan;

#define PLAN_HEAD 10
#define PLAN_L(table) ((table)[5])
#define PLAN_SIZE(table) ((table)[0] + (table)[1])

static Plan read_plan(const int *table) {
    Plan p = {table[0], table[1], table[2], table[3], table[4], table[5], table[0] + table[1], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    const int *next = table + PLAN_HEAD;
#define PART(name, count) p.name = next, next += (count);
    PART(place, p.size)
    PART(K_first, p.size + 1)
    PART(K_row, p.K_count)
    PART(K_source, p.K_count)
    PART(L_first, p.size + 1)
    PART(L_row, p.L_count)
    PART(R_first, p.size + 1)
    PART(R_column, p.L_count)
    PART(R_place, p.L_count)
    PART(M_row, p.M_count)
    PART(M_column, p.M_count)
    PART(J_row, p.J_count)
    PART(J_column, p.J_count)
#undef PART
    return p;
}

/* A factorisation: the numbers of L and 1/D by turns, the squared lengths of the rows in the metric, and the numbers it
 * is of; M = 0 stands for the identity. */
typedef struct {
    Plan plan;
    const double *M, *J;
    double *L, *inverse, *squares, *work;
    double least; /* smallest pivot of a row against its squared length */
    int worst;    /* the row at which a factorisation was given up */
} Sparse;

/* An entry of the upper triangle; returns whether it is one of M. */
static inline int sparse_entry(const Sparse *f, int e, double *value) {
    int source = f->plan.K_source[e];
    *value = source < 0 ? f->J[-1 - source] : (f->M ? f->M[source] : 1.0);
    return source >= 0;
}

/* The row of J whose turn it was, or -1 of an unknown of M, is left in `worst`. */
static int give_up(Sparse *f, int turn) {
    const Plan *p = &f->plan;
    f->worst = -1;
    for (int i = 0; i < p->m; i++)
        if (p->place[p->n + i] == turn) f->worst = i;
    return 0;
}

/* L and D. Returns 0 where a pivot of M is not safely positive or a row not safely independent of others. Scales: usual
 * lengths of the rows, or 0. The entries of L in a row are divided by pivots only after all products with it. */
STAGE int sparse_factorise(Sparse *f, const double *scale) {
    const Plan *p = &f->plan;
    double *y = f->work;
    memset(y, 0, sizeof(double) * p->size);
    f->least = INFINITY, f->worst = -1;
    for (int k = 0; k < p->size; k++) f->squares[k] = 0.0; /* by turns here */
    for (int k = 0; k < p->size; k++) {
        double diagonal = 0.0, square = 0.0, pivot;
        int of_mass = 0;
        for (int e = p->K_first[k]; e < p->K_first[k + 1]; e++) {
            double value;
            of_mass |= sparse_entry(f, e, &value) & (p->K_row[e] == k);
            if (p->K_row[e] == k) diagonal += value;
            else y[p->K_row[e]] += value;
        }
        pivot = diagonal;
        for (int e = p->R_first[k]; e < p->R_first[k + 1]; e++) {
            int j = p->R_column[e], end = p->R_place[e];
            double v = y[j], l = v * f->inverse[j];
            y[j] = 0.0;
            for (int q = p->L_first[j]; q < end; q++) y[p->L_row[q]] -= f->L[q] * v;
            f->L[end] = l;
            pivot -= l * v;
            if (f->inverse[j] > 0.0) square += l * v;
        }
        if (of_mass) {
            if (!(pivot > PIVOT_THRESHOLD * diagonal)) return give_up(f, k);
        } else {
            double part = -pivot / square;
            f->squares[k] = square;
            if (!(part > SPARSE_PIVOT)) return give_up(f, k);
            f->least = fmin(f->least, part);
        }
        f->inverse[k] = 1.0 / pivot;
    }
    for (int i = 0; i < p->m && scale; i++) {
        double least = REGULAR_ROW * scale[i];
        if (!(f->squares[p->place[p->n + i]] > least * least)) return give_up(f, p->place[p->n + i]);
    }
    return 1;
}

/* z := K^-1 z, by turns */
static void sparse_substitute(const Sparse *f, double *z) {
    const Plan *p = &f->plan;
    for (int j = 0; j < p->size; j++)
        for (int q = p->L_first[j]; q < p->L_first[j + 1]; q++) z[p->L_row[q]] -= f->L[q] * z[j];
    for (int j = 0; j < p->size; j++) z[j] *= f->inverse[j];
    for (int j = p->size - 1; j >= 0; j--) {
        double sum = z[j];
        for (int q = p->L_first[j]; q < p->L_first[j + 1]; q++) sum -= f->L[q] * z[p->L_row[q]];
        z[j] = sum;
    }
}

/* c := c + a J v (rows); v := v + a J^T c (columns) */
static void sparse_rows_times(const Plan *p, const double *J, double a, const double *v, double *c) {
    for (int e = 0; e < p->J_count; e++) c[p->J_row[e]] += a * J[e] * v[p->J_column[e]];
}

static void sparse_transposed_times(const Plan *p, const double *J, double a, const double *c, double *v) {
    for (int e = 0; e < p->J_count; e++) v[p->J_column[e]] += a * J[e] * c[p->J_row[e]];
}

/* rest := f - [M J^T; J 0] z */
static void sparse_rest(const Sparse *f, const double *right, const double *z, double *rest) {
    const Plan *p = &f->plan;
    memcpy(rest, right, sizeof(double) * p->size);
    for (int e = 0; e < p->M_count; e++) {
        int i = p->M_row[e], j = p->M_column[e];
        double value = f->M ? f->M[e] : 1.0;
        rest[i] -= value * z[j];
        if (i != j) rest[j] -= value * z[i];
    }
    sparse_transposed_times(p, f->J, -1.0, z + p->n, rest);
    sparse_rows_times(p, f->J, -1.0, z, rest + p->n);
}

/* z := [M J^T; J 0]^-1 right; refined where rows are nearly dependent. z and right are apart. */
STAGE void sparse_solve(const Sparse *f, const double *right, double *z) {
    const Plan *p = &f->plan;
    double *turns = f->work, *rest = f->work + p->size;
    for (int i = 0; i < p->size; i++) turns[p->place[i]] = right[i];
    sparse_substitute(f, turns);
    for (int i = 0; i < p->size; i++) z[i] = turns[p->place[i]];
    if (f->least > REFINED_PIVOT) return;
    sparse_rest(f, right, z, rest);
    for (int i = 0; i < p->size; i++) turns[p->place[i]] = rest[i];
    sparse_substitute(f, turns);
    for (int i = 0; i < p->size; i++) z[i] += turns[p->place[i]];
}

/* Blocks of `sparse_dynamics` in their order, and the factorisation of [M A^T; A 0] with them. */
#define SPARSE_M (b->sparse_dynamics + NQ)
#define SPARSE_F (SPARSE_M + appell_plan_rows[2])
#define SPARSE_A (SPARSE_F + NU)
#define SPARSE_GAMMA (SPARSE_A + appell_plan_rows[3])

static Sparse sparse_rows(Buffers *b) {
    return (Sparse){read_plan(appell_plan_rows), SPARSE_M, SPARSE_A, b->rows_L, b->rows_inverse, b->rows_squares,
                    b->sparse_work, INFINITY, -1};
}

static int evaluate_sparse(Run *r, Buffers *b, double t, const double *x) {
    appell_sparse_dynamics(t, x, r->parameters, 0, b->sparse_dynamics);
    int size = NQ + appell_plan_rows[2] + NU + appell_plan_rows[3] + MA;
    return all_finite(size, b->sparse_dynamics) ? RUNNING : fail(r, NONFINITE, IN_DYNAMICS, 0, t);
}

/* [M A^T; A 0] (udot, -lam) = (F, -gamma). Sets *decided to 0 where the rank is for others to decide. */
STAGE int sparse_rates(Run *r, Buffers *b, double t, const double *x, int *decided) {
    double *right = b->sparse_right, *z = b->reaction;
    int status = evaluate_sparse(r, b, t, x);
    b->A = 0, b->sparse_is_new = 0;
    *decided = 1;
    if (status) return status;
    Sparse f = sparse_rows(b);
    if (!sparse_factorise(&f, r->row_scale)) {
        *decided = appell_is_sparse > 1;
        return fail(r, SINGULAR, f.worst < 0 ? IN_DYNAMICS : IN_ROWS, f.worst, t);
    }
    memcpy(right, SPARSE_F, sizeof(double) * NU);
    for (int i = 0; i < MA; i++) right[NU + i] = -SPARSE_GAMMA[i];
    sparse_solve(&f, right, z);
    for (int i = 0; i < MA; i++) z[NU + i] = -z[NU + i];
    r->rank = MA;
    b->sparse_is_new = 1;
    return RUNNING;
}

/* The largest |A udot + gamma| met, after a sparse right side. */
STAGE void note_sparse_residuals(Run *r, Buffers *b) {
    Plan p = read_plan(appell_plan_rows);
    double *rest = b->sparse_right;
    memcpy(rest, SPARSE_GAMMA, sizeof(double) * MA);
    sparse_rows_times(&p, SPARSE_A, 1.0, b->reaction, rest);
    for (int i = 0; i < MA; i++) r->acceleration_residuals[i] = fmax(r->acceleration_residuals[i], fabs(rest[i]));
}

/* The usual sizes, as `appell_scales` says them. */
STAGE int sparse_scales(Run *r, Buffers *b, double t, const double *x, double *row_scale, double *speed_scale) {
    if (evaluate_sparse(r, b, t, x)) return 0;
    Sparse f = sparse_rows(b);
    if (!sparse_factorise(&f, 0)) return 0;
    for (int e = 0; e < f.plan.M_count; e++)
        if (f.plan.M_row[e] == f.plan.M_column[e]) speed_scale[f.plan.M_row[e]] = 1.0 / sqrt(SPARSE_M[e]);
    for (int i = 0; i < MA; i++) row_scale[i] = sqrt(f.squares[f.plan.place[NU + i]]);
    return 1;
}
