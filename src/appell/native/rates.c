/* The right side: x -> xdot, udot, lam and the rank of the constraint rows. */

STAGE int fail(Run *r, int status, int place, int index, double t) {
    r->error_place = place;
    r->error_index = index;
    r->error_time = t;
    return status;
}

/* Takes X for another factorisation. */
static Factor row_factor(Buffers *b, int n, int m) {
    b->rows_of = 0;
    return (Factor){n, m, 0, b->X, b->X_norms, b->X_tau, b->X_order, 0, RANK_THRESHOLD};
}

/* The rows of A, raised, with the rank they have where they hold. */
static Factor bounded_factor(const Run *r, Buffers *b, int n) {
    Factor f = row_factor(b, n, MA);
    f.bound = r->rank_bound;
    return f;
}

static Factor least_norm_factor(Buffers *b) {
    return (Factor){0, 0, 0, b->S, b->S_norms, b->S_tau, b->S_order, 0, RANK_THRESHOLD};
}

/* X := L^-1 J^T, J of m rows and n columns */
STAGE void raise_rows(int n, int m, const double *L, const double *J, double *X) {
    for (int i = 0; i < m; i++) {
        for (int j = 0; j < n; j++) X[j + n * i] = J[i + m * j];
        forward(n, L, X + n * i);
    }
}

/* Index of a row that A udot = -gamma leaves unsatisfied, or -1. Independent rows hold by construction,
 * so that a violation is a contradiction between rows. */
static int contradicted_row(const Run *r, const double *A, const double *gamma, const double *udot) {
    for (int i = 0; i < MA; i++) {
        double sum = gamma[i], size = fabs(gamma[i]);
        for (int j = 0; j < NU; j++) {
            double s = r->speed_scale[j];
            sum += A[i + MA * j] * udot[j];
            size += (fabs(A[i + MA * j]) + RANK_THRESHOLD * r->row_scale[i] / s) * fabs(udot[j]);
        }
        if (fabs(sum) > CONTRADICTION * size + 1e-12 * r->row_scale[i]) return i;
    }
    return -1;
}

STAGE int check_rows(Run *r, Buffers *b, double t) {
    if (b->off_the_constraints) return RUNNING;
    int row = contradicted_row(r, b->A, b->gamma, b->reaction);
    return row < 0 ? RUNNING : fail(r, CONTRADICTORY, IN_ROWS, row, t);
}

/* Blocks of `dynamics` in their order. */
#define DYN_M (b->dynamics + NQ)
#define DYN_F (DYN_M + NU * NU)
#define DYN_A (DYN_F + NU)
#define DYN_GAMMA (DYN_A + MA * NU)
#define DYN_B (DYN_GAMMA + MA + (b->ideal && appell_is_actuated ? MA * NU : 0))

static int evaluate_dynamics(Run *r, Buffers *b, double t, const double *x) {
    appell_dynamics(t, x, r->parameters, 0, b->dynamics);
    b->A = DYN_A;
    b->gamma = DYN_GAMMA;
    int size = NQ + NU * NU + NU + (appell_is_actuated ? 3 : 2) * MA * NU + MA;
    return all_finite(size, b->dynamics) ? RUNNING : fail(r, NONFINITE, IN_DYNAMICS, 0, t);
}

static int reactions_are_ideal(const double *A, const double *B) {
    int differ = 0;
    for (int i = 0; i < MA; i++)
        for (int j = 0; j < NU; j++) differ |= A[i + MA * j] != B[j + NU * i];
    return !differ;
}

/* F with the non-ideal part of the reactions, where there is one. */
static inline double forcing(const Buffers *b, int i) {
    return appell_law && !b->ideal ? DYN_F[i] + b->C[i] : DYN_F[i];
}

#include "saddle.c"

/* Actuator forces, which are not normal to what the rows leave free. With X (n x m) the raised rows, Y the raised
 * actuator forces and y the raised force:  (X^T Y) lam = -(bias + X^T y),  and y := y + Y lam. X is overwritten.
 * Returns the rank. */
STAGE int solve_actuated_rows(Buffers *b, int n, int m, int bound, const double *scale, const double *bias, double *y,
                          double *lam) {
    for (int i = 0; i < m; i++) { /* rows scaled to unit length */
        const double *x = b->X + n * i;
        double norm = length(n, x), least = scale ? RANK_THRESHOLD * scale[i] : 0.0;
        double factor = norm > least ? 1.0 / norm : 0.0;
        b->d[i] = -(bias[i] + dot(n, x, y)) * factor;
        for (int j = 0; j < m; j++) b->saddle[i + m * j] = dot(n, x, b->Y + n * j) * factor;
    }
    memcpy(b->X, b->saddle, sizeof(double) * (m * m));
    Factor f = row_factor(b, m, m), s = least_norm_factor(b);
    f.bound = bound;
    factorise(&f, 0);
    q_transposed(&f, b->d);
    least_norm_multipliers(&f, &s, b->d, b->S_y, lam);
    for (int j = 0; j < m; j++) subtract(n, -lam[j], b->Y + n * j, y);
    return f.rank;
}

/* Whether the rows have a larger rank than the actuator forces: then some constraint cannot be kept. */
STAGE int check_actuation(Run *r, Buffers *b, double t, int rank) {
    if (!appell_is_actuated || b->ideal) return check_rows(r, b, t);
    raise_rows(NU, MA, b->L, DYN_A, b->X);
    Factor f = row_factor(b, NU, MA);
    factorise(&f, r->row_scale);
    return rank < f.rank ? fail(r, POWERLESS, IN_ROWS, contradicted_row(r, b->A, b->gamma, b->reaction), t)
                         : check_rows(r, b, t);
}

/* B not A^T (servo-constraints, Hamilton): with X = L^-1 A^T, Y = L^-1 B, y = L^-1 F. */
STAGE int solve_with_actuators(Run *r, Buffers *b, double t) {
    memcpy(b->Y, DYN_B, sizeof(double) * (NU * MA));
    for (int j = 0; j < MA; j++) forward(NU, b->L, b->Y + NU * j);
    r->rank = solve_actuated_rows(b, NU, MA, r->rank_bound, r->row_scale, DYN_GAMMA, b->y, b->reaction + NU);
    memcpy(b->reaction, b->y, sizeof(double) * NU);
    backward(NU, b->L, b->reaction);
    return r->rank < ROWS_ACTING(r) ? check_actuation(r, b, t, r->rank) : RUNNING;
}

/* Reactions in evidence. M = L L^T, y = L^-1 F, X = L^-1 A^T; w = L^T udot is the point nearest to y with
 * X^T w = -gamma (Gauss), and X lam = w - y. */
STAGE int evident_rates(Run *r, Buffers *b, double t, const double *x, int with_multipliers) {
    int status = evaluate_dynamics(r, b, t, x);
    if (status) return status;
    memcpy(b->L, DYN_M, sizeof(double) * (NU * NU));
    if (!appell_is_symmetric || !cholesky(NU, b->L)) return solve_saddle(r, b, t);
    double *udot = b->reaction, *lam = udot + NU;
    for (int i = 0; i < NU; i++) b->y[i] = forcing(b, i);
    forward(NU, b->L, b->y);
    raise_rows(NU, MA, b->L, DYN_A, b->X);
    if (!reactions_are_ideal(DYN_A, DYN_B)) return solve_with_actuators(r, b, t);
    Factor f = bounded_factor(r, b, NU), s = least_norm_factor(b);
    factorise(&f, r->row_scale);
    memcpy(udot, b->y, sizeof(double) * NU);
    project_onto_rows(&f, DYN_GAMMA, udot, b->d);
    backward(NU, b->L, udot);
    if (with_multipliers) least_norm_multipliers(&f, &s, b->d, b->S_y, lam);
    r->rank = f.rank;
    return f.rank < ROWS_ACTING(r) ? check_rows(r, b, t) : RUNNING;
}

#include "tree.c"
#include "minimal.c"
#include "sparse.c"

/* A minimal form leaves rows out that repeat others: off the constraints, where they do not quite, all are satisfied as
 * well as they can be. */
static int solve_rates(Run *r, Buffers *b, double t, const double *x, int with_multipliers) {
    b->sparse_is_new = 0;
    if (appell_is_sparse && !r->rank_bound) {
        int decided, status = sparse_rates(r, b, t, x, &decided);
        if (decided) return status;
    }
    return appell_is_minimal && !b->off_the_constraints ? minimal_rates(r, b, t, x, with_multipliers)
                             : evident_rates(r, b, t, x, with_multipliers);
}

#include "law.c"

static void note_rank(Run *r) {
    if (r->rank < r->smallest_rank) r->smallest_rank = r->rank;
    if (r->rank > r->largest_rank) r->largest_rank = r->rank;
}

/* sdot and the power, behind the rates of q and u. */
static int auxiliary_rates(Run *r, Buffers *b, double t, const double *x, double *zdot) {
    if (NS) appell_auxiliary(t, x, r->parameters, b->reaction, zdot + NQ + NU);
    if (NS && !all_finite(NS, zdot + NQ + NU)) return fail(r, NONFINITE, IN_AUXILIARY, 0, t);
    if (NP) appell_power(t, x, r->parameters, b->reaction, zdot + NX);
    if (NP && !all_finite(NP, zdot + NX)) return fail(r, NONFINITE, IN_POWER, 0, t);
    return RUNNING;
}

/* The same of a tree, from link to link. */
STAGE int recursive_rates(Run *r, Buffers *b, double t, const double *x, double *zdot) {
    r->evaluations++;
    follow_inputs(r, t, x);
    tree_rates(r, b, t, x, zdot);
    if (!all_finite(NQ + NU, zdot)) {
        int given = all_finite(NQ, zdot) && all_finite(appell_n_loads, b->loads); /* else a joint meets no inertia */
        return fail(r, given ? SINGULAR : NONFINITE, given ? IN_DYNAMICS : IN_ACCELERATIONS, 0, t);
    }
    memcpy(b->reaction, zdot + NQ, sizeof(double) * NU);
    r->rank = 0;
    b->A = 0;
    int status = MA ? tree_rows(r, b, t, x, zdot + NQ) : RUNNING;
    if (status) return status;
    note_rank(r);
    return auxiliary_rates(r, b, t, x, zdot);
}

/* zdot = (qdot, udot, sdot, power); b->reaction = (udot, lam, lam0). */
STAGE int rates(Run *r, Buffers *b, double t, const double *x, double *zdot, int with_multipliers) {
    if (appell_is_recursive) return recursive_rates(r, b, t, x, zdot);
    with_multipliers |= appell_rates_need_multipliers;
    r->evaluations++;
    follow_inputs(r, t, x);
    int status = MI && r->is_ideal ? ideal_rates(r, b, t, x, with_multipliers)
                 : MI              ? nonideal_rates(r, b, t, x, with_multipliers)
                                   : solve_rates(r, b, t, x, with_multipliers);
    if (status) return status;
    note_rank(r);
    const double *qdot = b->sparse_is_new ? b->sparse_dynamics : b->dynamics;
    memcpy(zdot, appell_is_minimal && !b->off_the_constraints ? b->rows : qdot, sizeof(double) * NQ);
    memcpy(zdot + NQ, b->reaction, sizeof(double) * NU);
    if (!all_finite(NQ + NU, zdot)) return fail(r, NONFINITE, IN_ACCELERATIONS, 0, t);
    return auxiliary_rates(r, b, t, x, zdot);
}

/* Whether a solve written out in the equations may be trusted, by the smallest pivots of M and of A M^-1 B and the diagonal
 * of the latter: see REGULAR_PIVOT. */
static inline int pivots_are_regular(const Run *r, const double *pivots) {
    const double *K = pivots + 2;
    if (!(pivots[0] > PIVOT_THRESHOLD && pivots[1] > REGULAR_PIVOT)) return 0;
    for (int i = 0; i < MA; i++) {
        double least = REGULAR_ROW * r->row_scale[i];
        if (!(K[i] > least * least)) return 0;
    }
    return 1;
}

/* Whether there is a solve written out: one without the law of a mode in which none acts. */
static inline int is_written_out(const Run *r) {
    return appell_has_regular && !r->rank_bound && (appell_law < IDEAL_REACTION || r->is_ideal);
}

static inline int is_regular(const Run *r, const double *regular) {
    return all_finite(NQ + NU + 2 * MA + 2, regular) && pivots_are_regular(r, regular + NQ + NU + MA);
}

/* The rates as they were written out. Leaves no rows behind. */
static inline int regular_rates(Run *r, Buffers *b, double t, const double *x, const double *regular, double *zdot) {
    r->evaluations++;
    r->rank = ACTING(r);
    b->A = 0;
    memcpy(zdot, regular, sizeof(double) * (NQ + NU));
    memcpy(b->reaction, regular + NQ, sizeof(double) * (NU + MA));
    return auxiliary_rates(r, b, t, x, zdot);
}

/* The rates inside a step: as written out where that is regular (multipliers included), else in full. */
STAGE int stage_rates(Run *r, Buffers *b, double t, const double *x, double *zdot, int with_multipliers) {
    if (is_written_out(r)) {
        follow_inputs(r, t, x);
        appell_regular(t, x, r->parameters, 0, b->regular);
        if (is_regular(r, b->regular)) return regular_rates(r, b, t, x, b->regular, zdot);
    }
    b->off_the_constraints = r->rank_bound;
    int status = rates(r, b, t, x, zdot, with_multipliers);
    b->off_the_constraints = 0;
    return status;
}

/* The same without an eye on what is finite, which the end of the step shows: pivots that are not fail their test. zdot is
 * a row of stages, long enough for all that is written out. */
STAGE int quick_rates(Run *r, Buffers *b, double t, const double *x, double *zdot) {
    if (!is_written_out(r)) return stage_rates(r, b, t, x, zdot, 0);
    follow_inputs(r, t, x);
    appell_regular(t, x, r->parameters, 0, zdot);
    if (!pivots_are_regular(r, zdot + NQ + NU + MA)) return stage_rates(r, b, t, x, zdot, 0);
    r->evaluations++;
    r->rank = ACTING(r);
    b->A = 0;
    if (NS) appell_auxiliary(t, x, r->parameters, zdot + NQ, b->beside); /* udot and lam stand behind qdot */
    if (NP) appell_power(t, x, r->parameters, zdot + NQ, b->beside + NS);
    for (int i = 0; i < NS + NP; i++) zdot[NQ + NU + i] = b->beside[i];
    return RUNNING;
}
