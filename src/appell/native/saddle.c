/* Where M is not safely definite the whole system is factorised:
 *     [ M  -B ] [udot]   [   F    ]
 *     [ A   0 ] [lam ] = [ -gamma ]
 * by a complete orthogonal factorisation; udot must come out unique, lam is of least norm.
 *
 * Rows and columns have units of their own, and no metric is there to compare them. All rows, then all columns are brought
 * to length one in turn (R. Sinkhorn, P. Knopp 1967, of the squares), from the diagonal of M on: the scales converge, and
 * where they have, the matrix is the same in any units. */

#define BALANCINGS 8

/* The scales of the columns in b->product from the rows' in b->w (along = size), or the other way round (along = 1). */
static void balance(const double *a, int size, int along, const double *of, double *scale) {
    for (int i = 0; i < size; i++) {
        double sum = 0.0;
        for (int j = 0; j < size; j++) {
            double entry = a[along == 1 ? j + size * i : i + size * j] * of[j];
            sum += entry * entry;
        }
        scale[i] = sum > 0.0 ? 1.0 / sqrt(sum) : 1.0;
    }
}

/* b->w: the scales of the rows; b->product: the lengths that columns have by their own scales. */
static void balance_saddle(Buffers *b, int size) {
    for (int j = 0; j < size; j++) {
        double inertia = fabs(b->saddle[j + size * j]);
        b->product[j] = inertia > 0.0 ? 1.0 / sqrt(inertia) : 1.0;
    }
    for (int k = 0; k < BALANCINGS; k++) {
        balance(b->saddle, size, size, b->product, b->w);
        balance(b->saddle, size, 1, b->w, b->product);
    }
    for (int j = 0; j < size; j++) b->product[j] = 1.0 / b->product[j];
}

/* Assembles the scaled matrix in X and the right side in d; the copy in b->saddle serves the residual. */
static void assemble_saddle(Buffers *b) {
    int size = NU + MA;
    memset(b->saddle, 0, sizeof(double) * (size * size));
    for (int j = 0; j < NU; j++) {
        memcpy(b->saddle + size * j, DYN_M + NU * j, sizeof(double) * NU);
        for (int i = 0; i < MA; i++) b->saddle[NU + i + size * j] = DYN_A[i + MA * j];
    }
    for (int j = 0; j < MA; j++)
        for (int i = 0; i < NU; i++) b->saddle[i + size * (NU + j)] = -DYN_B[i + NU * j];
    for (int i = 0; i < NU; i++) b->y[i] = forcing(b, i);
    for (int i = 0; i < MA; i++) b->y[NU + i] = -DYN_GAMMA[i];
    balance_saddle(b, size);
    for (int i = 0; i < size; i++) {
        for (int j = 0; j < size; j++) b->X[i + size * j] = b->w[i] * b->saddle[i + size * j];
        b->d[i] = b->w[i] * b->y[i];
    }
}

/* A null vector, of unit length in the scaled unknowns, that moves an acceleration: (-R11^-1 R12, 1). */
static int accelerations_are_unique(const Factor *f, double *v) {
    for (int k = f->rank; k < f->m; k++) {
        if (f->P[k] < NU) return 0;
        for (int i = 0; i < f->rank; i++) v[i] = f->X[i + f->n * k];
        r_inverse(f, v);
        for (int i = 0; i < f->rank; i++)
            if (f->P[i] < NU && fabs(v[i]) > CONTRADICTION) return 0;
    }
    return 1;
}

/* Row of the saddle system that the solution does not satisfy, or -1. What is rounding against the longest unknown, in its
 * scale, does not count: a row whose unknowns all vanish is satisfied. */
static int unsatisfied_row(const Buffers *b, const double *v) {
    int size = NU + MA;
    double longest = 0.0;
    for (int j = 0; j < size; j++) longest = fmax(longest, fabs(v[j]) * b->product[j]);
    for (int i = 0; i < size; i++) {
        double sum = -b->y[i], terms = fabs(b->y[i]), noise = 0.0;
        for (int j = 0; j < size; j++) {
            sum += b->saddle[i + size * j] * v[j];
            terms += fabs(b->saddle[i + size * j] * v[j]);
            noise = fmax(noise, fabs(b->saddle[i + size * j]) / b->product[j]);
        }
        if (!(fabs(sum) <= CONTRADICTION * terms + 1e-12 * noise * longest)) return i;
    }
    return -1;
}

STAGE int solve_saddle(Run *r, Buffers *b, double t) {
    int size = NU + MA;
    assemble_saddle(b);
    Factor f = row_factor(b, size, size), s = least_norm_factor(b);
    if (r->rank_bound) f.bound = NU + r->rank_bound;
    factorise(&f, b->product);
    if (!b->off_the_constraints && !accelerations_are_unique(&f, b->w))
        return fail(r, SINGULAR, IN_DYNAMICS, f.P[f.rank], t);
    q_transposed(&f, b->d);
    least_norm_multipliers(&f, &s, b->d, b->S_y, b->reaction);
    r->rank = max2(f.rank - NU, 0);
    int row = b->off_the_constraints ? -1 : unsatisfied_row(b, b->reaction);
    if (row >= NU) return fail(r, CONTRADICTORY, IN_ROWS, row - NU, t);
    return row < 0 ? RUNNING : fail(r, SINGULAR, IN_DYNAMICS, row, t);
}
