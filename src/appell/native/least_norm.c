/* A y = f of least norm where rows repeat each other, for the small matrices of a decision: one factorisation, any number of
 * right sides. A is square, by columns; rows and columns have the lengths sqrt(K_ii) in the metric of M. */

typedef struct {
    Factor f, s; /* of the rows; of what is left of them, transposed, where they repeat each other */
    const double *lengths;
    double *d, *minus_d;
} LeastNorm;

static Factor factor_in(Room *room, int n, int m, double threshold) {
    Factor f = {n, m, 0, take(room, n * m), take(room, m), take(room, m), take_integers(room, m), 0, threshold};
    return f;
}

/* A is copied. `lengths`: of rows and columns, one each where it is none. */
STAGE LeastNorm least_norm_of(int n, const double *A, const double *lengths, double threshold, Room *room) {
    LeastNorm found = {.lengths = lengths};
    found.f = factor_in(room, n, n, threshold), found.s = factor_in(room, n, n, DBL_MIN);
    found.d = take(room, n), found.minus_d = take(room, n);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++) found.f.X[i + n * j] = A[i + n * j] / (lengths ? lengths[i] : 1.0);
    factorise(&found.f, lengths);
    return found;
}

STAGE void solve_least(LeastNorm *a, const double *f, double *y) {
    int n = a->f.n;
    for (int i = 0; i < n; i++) a->d[i] = f[i] / (a->lengths ? a->lengths[i] : 1.0);
    q_transposed(&a->f, a->d);
    least_norm_multipliers(&a->f, &a->s, a->d, a->minus_d, y);
}

/* One row, or two that do not repeat each other, by Cramer's rule; else by factors, and once more with what is left, since
 * the first loses a digit for every one that A has lost. */
STAGE void solve_rows(int n, const double *A, const double *f, const double *lengths, const DecisionNumbers *numbers,
                       double *y, Room room) {
    if (n == 1) {
        y[0] = A[0] != 0.0 ? f[0] / A[0] : 0.0;
        return;
    }
    double determinant = n == 2 ? A[0] * A[3] - A[2] * A[1] : 0.0;
    if (n == 2 && fabs(determinant) > numbers->rank * fabs(A[0] * A[3])) {
        y[0] = (A[3] * f[0] - A[2] * f[1]) / determinant, y[1] = (A[0] * f[1] - A[1] * f[0]) / determinant;
        return;
    }
    LeastNorm inverse = least_norm_of(n, A, lengths, numbers->delassus, &room);
    double *left = take(&room, n), *more = take(&room, n);
    solve_least(&inverse, f, y);
    for (int i = 0; i < n; i++) {
        left[i] = f[i];
        for (int j = 0; j < n; j++) left[i] -= A[i + n * j] * y[j];
    }
    solve_least(&inverse, left, more);
    for (int i = 0; i < n; i++) y[i] += more[i];
}

/* The directions Z (m by the number returned, orthonormal) that the columns of X do not see, X (n by m) overwritten, with
 * columns of the lengths `scale`. */
STAGE int unseen(int n, int m, const double *X, const double *scale, double threshold, double *Z, Room room) {
    Factor f = factor_in(&room, n, m, threshold);
    double *y = take(&room, m);
    memcpy(f.X, X, sizeof(double) * (n * m));
    factorise(&f, scale);
    int count = m - f.rank;
    for (int k = 0; k < count; k++) {
        double *z = Z + m * k;
        for (int i = 0; i < f.rank; i++) y[i] = -f.X[i + n * (f.rank + k)];
        r_inverse(&f, y);
        for (int i = 0; i < m; i++) z[i] = 0.0;
        for (int i = 0; i < f.rank; i++) z[f.P[i]] = y[i] / f.D[f.P[i]];
        z[f.P[f.rank + k]] = 1.0 / f.D[f.P[f.rank + k]];
        for (int again = 0; again < 2; again++)
            for (int l = 0; l < k; l++) subtract(m, dot(m, z, Z + m * l), Z + m * l, z);
        double size = length(m, z);
        for (int i = 0; i < m; i++) z[i] /= size;
    }
    return count;
}
