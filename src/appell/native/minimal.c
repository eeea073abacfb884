/* Minimal forms: udot = N w + n0 with A N = 0, A n0 = -gamma for the embedded rows, and M_w w = F_w formed by the
 * principle. The independent speeds are chosen by the numbers at every evaluation. w satisfies the rows in evidence. */

#define ROWS_A (b->rows + NQ)
#define ROWS_GAMMA (ROWS_A + MA * NU)
#define ROWS_B (ROWS_GAMMA + MA) /* where actuators keep rows */

/* Columns of the eliminated rows: A, -gamma, and where N's change is wanted the identity. */
#define WIDTH (NU + 1 + (appell_needs_inverse ? MA : 0))

/* The scaled rows [A | -gamma | 1]: columns by speed_scale, rows to unit length; a row that is only noise
 * against its usual length becomes zero, and so does a row in evidence. */
static void scale_rows(const Run *r, Buffers *b) {
    double *E = b->elimination;
    for (int i = 0; i < MA; i++) {
        double sum = 0.0;
        for (int j = 0; j < NU; j++) {
            E[i + MA * j] = ROWS_A[i + MA * j] * r->speed_scale[j];
            sum += E[i + MA * j] * E[i + MA * j];
        }
        double norm = sqrt(sum), scale = norm > RANK_THRESHOLD * r->row_scale[i] ? 1.0 / norm : 0.0;
        if (!appell_row_embedded[i]) scale = 0.0;
        for (int j = 0; j < NU; j++) E[i + MA * j] *= scale;
        E[i + MA * NU] = -ROWS_GAMMA[i] * scale;
        for (int k = NU + 1; k < WIDTH; k++) E[i + MA * k] = k - NU - 1 == i ? scale : 0.0;
        b->row_used[i] = 0;
    }
}

static void clear_column(Buffers *b, int row, int column) {
    double *E = b->elimination, inverse = 1.0 / E[row + MA * column];
    for (int j = 0; j < WIDTH; j++) E[row + MA * j] *= inverse;
    for (int i = 0; i < MA; i++) {
        double factor = E[i + MA * column];
        if (i == row || factor == 0.0) continue;
        for (int j = 0; j < WIDTH; j++) E[i + MA * j] -= factor * E[row + MA * j];
    }
}

/* Gauss-Jordan with complete pivoting: udot_dependent = A_rs udot_independent + B_r (E18).
 * pivot_row[j] is the row that gives speed j, or -1 where j is independent. Returns the rank. */
STAGE int eliminate(const Run *r, Buffers *b) {
    const double *E = b->elimination;
    scale_rows(r, b);
    for (int j = 0; j < NU; j++) b->pivot_row[j] = -1;
    for (int rank = 0;; rank++) {
        if (!ME && r->rank_bound && rank == r->rank_bound) return rank;
        int row = -1, column = -1;
        double largest = RANK_THRESHOLD;
        for (int j = 0; j < NU; j++) {
            if (b->pivot_row[j] >= 0) continue;
            for (int i = 0; i < MA; i++)
                if (!b->row_used[i] && fabs(E[i + MA * j]) > largest)
                    largest = fabs(E[i + MA * j]), row = i, column = j;
        }
        if (row < 0) return rank;
        clear_column(b, row, column);
        b->pivot_row[column] = row;
        b->row_used[row] = 1;
    }
}

/* N (NU x columns) and, behind it, n0 (NU) and R (NU x MA) where it is wanted, from the eliminated rows. */
STAGE void form_tangent(const Run *r, Buffers *b, int columns) {
    const double *E = b->elimination, *s = r->speed_scale;
    double *N = b->tangent, *n0 = N + NU * columns;
    for (int j = 0, k = 0; j < NU; j++) {
        if (b->pivot_row[j] >= 0) continue;
        for (int i = 0; i < NU; i++) {
            int row = b->pivot_row[i];
            N[i + NU * k] = row < 0 ? (i == j) : -E[row + MA * j] * s[i] / s[j];
        }
        k++;
    }
    for (int i = 0; i < NU; i++) {
        int row = b->pivot_row[i];
        n0[i] = row < 0 ? 0.0 : E[row + MA * NU] * s[i];
        for (int k = 0; k < WIDTH - NU - 1; k++)
            n0[NU + i + NU * k] = row < 0 ? 0.0 : E[row + MA * (NU + 1 + k)] * s[i];
    }
}

/* M_w and F_w as the principle forms them. Where more rows act than in the mode with the fewest, N has fewer columns than
 * there is room for: those behind them are zero, and so is what belongs to them. */
STAGE void minimal_dynamics(Run *r, Buffers *b, double t, const double *x, int columns) {
    double *N = b->tangent, *M_w = b->reduced;
    int room = NU * NW, used = NU * columns, behind = NU * (appell_needs_inverse ? MA + 1 : 1);
    for (int i = behind - 1; i >= 0; i--) N[room + i] = N[used + i];
    for (int i = used; i < room; i++) N[i] = 0.0;
    appell_minimal(t, x, r->parameters, N, M_w);
    if (columns == NW) return;
    for (int i = 0; i < behind; i++) N[used + i] = N[room + i];
    for (int k = 0; k <= columns; k++) /* of F_w too, which stands behind all columns of M_w */
        for (int i = 0; i < columns; i++) M_w[columns * k + i] = M_w[NW * (k < columns ? k : NW) + i];
}

/* M_w = N^T M N, F_w = N^T (F - M n0): where the rank is below the nominal one. */
STAGE int reduce_dynamics(Run *r, Buffers *b, double t, const double *x, int columns) {
    const double *N = b->tangent, *n0 = N + NU * columns, *M = DYN_M, *F = DYN_F;
    double *M_w = b->reduced, *F_w = M_w + columns * columns;
    int status = evaluate_dynamics(r, b, t, x);
    if (status) return status;
    for (int k = 0; k <= columns; k++) {
        const double *v = k < columns ? N + NU * k : n0;
        for (int i = 0; i < NU; i++) {
            b->w[i] = k < columns ? 0.0 : -F[i];
            for (int j = 0; j < NU; j++) b->w[i] += M[i + NU * j] * v[j];
        }
        for (int l = 0; l < columns; l++) {
            double sum = 0.0;
            for (int i = 0; i < NU; i++) sum += N[i + NU * l] * b->w[i];
            if (k < columns) M_w[l + columns * k] = sum;
            else F_w[l] = -sum;
        }
    }
    return RUNNING;
}

/* lam of least norm with B lam = M udot - F, in the metric of M: (L^-1 B) lam = L^T udot - L^-1 F. */
STAGE int recover_multipliers(Run *r, Buffers *b, double t, const double *x) {
    double *udot = b->reaction, *lam = udot + NU;
    int status = evaluate_dynamics(r, b, t, x);
    if (status) return status;
    memcpy(b->L, DYN_M, sizeof(double) * (NU * NU));
    double *L = cholesky(NU, b->L) ? b->L : 0;
    for (int i = 0; i < NU; i++) {
        b->d[i] = -forcing(b, i);
        for (int j = 0; j < NU; j++) b->d[i] += DYN_M[i + NU * j] * udot[j];
    }
    forward(NU, L, b->d);
    memcpy(b->X, DYN_B, sizeof(double) * (NU * MA));
    for (int j = 0; j < MA; j++) forward(NU, L, b->X + NU * j);
    Factor f = bounded_factor(r, b, NU), s = least_norm_factor(b);
    factorise(&f, L && !appell_is_actuated ? r->row_scale : 0);
    q_transposed(&f, b->d);
    least_norm_multipliers(&f, &s, b->d, b->S_y, lam);
    return RUNNING;
}

/* The rows in evidence over w: X = L^-1 (A N)^T and gamma + A n0, where M_w = L L^T. Returns how many. */
STAGE int raise_evident_rows(Buffers *b, int columns, const double *L, double *bias) {
    const double *N = b->tangent, *n0 = N + NU * columns;
    int count = 0;
    for (int i = 0; i < MA; i++) {
        if (appell_row_embedded[i]) continue;
        double *x = b->X + columns * count;
        bias[count] = ROWS_GAMMA[i];
        for (int j = 0; j < NU; j++) bias[count] += ROWS_A[i + MA * j] * n0[j];
        for (int k = 0; k < columns; k++) {
            x[k] = 0.0;
            for (int j = 0; j < NU; j++) x[k] += ROWS_A[i + MA * j] * N[j + NU * k];
        }
        forward(columns, L, x);
        count++;
    }
    return count;
}

/* The actuator forces of the rows in evidence over w: Y = L^-1 N^T B. */
STAGE void raise_actuators(Buffers *b, int columns, const double *L) {
    const double *N = b->tangent;
    for (int i = 0, count = 0; i < MA; i++) {
        if (appell_row_embedded[i]) continue;
        double *force = b->Y + columns * count++;
        for (int k = 0; k < columns; k++) force[k] = dot(NU, N + NU * k, ROWS_B + NU * i);
        forward(columns, L, force);
    }
}

/* F_w := F_w + N^T C: the non-ideal part of the reactions on what is left free. */
static void add_law(Buffers *b, int columns, double *F_w) {
    if (appell_law && !b->ideal)
        for (int k = 0; k < columns; k++) F_w[k] += dot(NU, b->tangent + NU * k, b->C);
}

/* M_w w = F_w, with the rows in evidence satisfied by the w nearest to the free one: F_w is overwritten by w. Returns the
 * rank of those rows, or -1 where M_w is not definite. */
STAGE int solve_reduced(Buffers *b, int columns, double *M_w, double *F_w) {
    if (!cholesky(columns, M_w)) return -1;
    forward(columns, M_w, F_w);
    int rank = 0;
    if (ME) {
        int count = raise_evident_rows(b, columns, M_w, b->w);
        if (appell_is_actuated && !b->ideal) {
            raise_actuators(b, columns, M_w);
            rank = solve_actuated_rows(b, columns, count, 0, 0, b->w, F_w, b->efforts);
        } else {
            Factor f = row_factor(b, columns, count);
            factorise(&f, 0);
            project_onto_rows(&f, b->w, F_w, 0);
            rank = f.rank;
        }
    }
    backward(columns, M_w, F_w);
    return rank;
}

/* Whether the rows in evidence, over w, have a larger rank than the actuator forces. */
STAGE int check_minimal_actuation(Run *r, Buffers *b, double t, int evident) {
    if (b->off_the_constraints) return RUNNING;
    int row = contradicted_row(r, b->A, b->gamma, b->reaction);
    if (!appell_is_actuated || b->ideal || row < 0) return row < 0 ? RUNNING : fail(r, CONTRADICTORY, IN_ROWS, row, t);
    return fail(r, evident < ME ? POWERLESS : CONTRADICTORY, IN_ROWS, row, t);
}

STAGE int minimal_rates(Run *r, Buffers *b, double t, const double *x, int with_multipliers) {
    appell_rows(t, x, r->parameters, 0, b->rows);
    b->A = ROWS_A;
    b->gamma = ROWS_GAMMA;
    if (!all_finite(NQ + (appell_is_actuated ? 2 : 1) * MA * NU + MA, b->rows)) return fail(r, NONFINITE, IN_ROWS, 0, t);
    int rank = eliminate(r, b), columns = NU - rank, status = RUNNING;
    double *N = b->tangent, *n0 = N + NU * columns, *M_w = b->reduced, *F_w = M_w + columns * columns;
    form_tangent(r, b, columns);
    if (columns <= NW) minimal_dynamics(r, b, t, x, columns);
    else status = reduce_dynamics(r, b, t, x, columns);
    if (status) return status;
    if (!all_finite(columns * columns + columns, b->reduced)) return fail(r, NONFINITE, IN_MINIMAL, 0, t);
    add_law(b, columns, F_w);
    int evident = solve_reduced(b, columns, M_w, F_w);
    if (evident < 0) {
        status = evaluate_dynamics(r, b, t, x);
        return status ? status : solve_saddle(r, b, t);
    }
    r->rank = rank + evident;
    for (int i = 0; i < NU; i++) {
        b->reaction[i] = n0[i];
        for (int k = 0; k < columns; k++) b->reaction[i] += N[i + NU * k] * F_w[k];
    }
    if (r->rank < ROWS_ACTING(r)) status = check_minimal_actuation(r, b, t, evident);
    if (!status && with_multipliers) status = recover_multipliers(r, b, t, x);
    return status;
}
