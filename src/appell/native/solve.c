/* Factorisations: Cholesky, and pivoted Householder QR with a decision of rank. */

/* Four lanes wherever the loop is long enough; the JIT maps them on what the machine has. */
#define LANES _Pragma("clang loop vectorize(enable) vectorize_width(4) interleave(disable)")

static inline double dot(int n, const double *x, const double *y) {
#pragma clang fp reassociate(on) contract(fast)
    double sum = 0.0;
    LANES for (int i = 0; i < n; i++) sum += x[i] * y[i];
    return sum;
}

/* y := y - a x */
static inline void subtract(int n, double a, const double *restrict x, double *restrict y) {
    LANES for (int i = 0; i < n; i++) y[i] -= a * x[i];
}

typedef long long FourBits __attribute__((vector_size(32), aligned(8)));

/* M = L L^T in place (lower triangle), the diagonal of L inverted. Returns 0 where a pivot is too small: M is
 * not safely definite. */
STAGE int cholesky(int n, double *M) {
    for (int j = 0; j < n; j++) {
        double *column = M + j + n * j, diagonal = column[0];
        for (int k = 0; k < j; k++) /* of particles M is diagonal, of trees sparse */
            if (M[j + n * k] != 0.0) subtract(n - j, M[j + n * k], M + j + n * k, column);
        if (!(column[0] > PIVOT_THRESHOLD * diagonal)) return 0;
        double inverse = 1.0 / sqrt(column[0]);
        for (int i = 1; i < n - j; i++) column[i] *= inverse;
        column[0] = inverse;
    }
    return 1;
}

/* b := L^-1 b; without L the metric is the identity. */
STAGE void forward(int n, const double *L, double *b) {
    if (!L) return;
    if (appell_is_recursive) {
        tree_forward(L, b);
        return;
    }
    for (int k = 0; k < n; k++) {
        b[k] *= L[k + n * k];
        subtract(n - k - 1, b[k], L + k + 1 + n * k, b + k + 1);
    }
}

/* b := L^-T b */
STAGE void backward(int n, const double *L, double *b) {
    if (!L) return;
    if (appell_is_recursive) {
        tree_outwards(appell_tree_lowered, L, b);
        return;
    }
    for (int i = n - 1; i >= 0; i--) {
        const double *below = L + i + n * i;
        b[i] = (b[i] - dot(n - i - 1, below + 1, b + i + 1)) * below[0];
    }
}

/* b := L^T b */
static void raise_by(int n, const double *L, double *b) {
    if (!L) return;
    if (appell_is_recursive) {
        tree_outwards(appell_tree_lifted, L, b);
        return;
    }
    for (int i = 0; i < n; i++) {
        double sum = b[i] / L[i + n * i];
        for (int k = i + 1; k < n; k++) sum += L[k + n * i] * b[k];
        b[i] = sum;
    }
}

/* X D^-1 P = Q [R11 R12; 0 0], X of n rows and m columns, D the lengths of its columns. */
typedef struct {
    int n, m, rank;
    double *X, *D, *tau;
    int *P;
    int bound; /* the rank is at most this, where it is not zero */
    double threshold; /* of rank: RANK_THRESHOLD, but for columns that are squares of lengths */
} Factor;

static double length(int n, const double *v) { return sqrt(dot(n, v, v)); }

/* D and unit columns. A column shorter than the threshold times its scale (the longest column where no
 * scales are given) becomes zero: it is not a direction, only noise. */
static void normalise(Factor *f, const double *scale) {
    double longest = 0.0;
    for (int j = 0; j < f->m; j++) {
        f->P[j] = j;
        f->D[j] = length(f->n, f->X + f->n * j);
        longest = fmax(longest, f->D[j]);
    }
    for (int j = 0; j < f->m; j++) {
        double *column = f->X + f->n * j;
        double reference = scale ? scale[j] : longest;
        int is_zero = !(f->D[j] > f->threshold * reference);
        double factor = is_zero ? 0.0 : 1.0 / f->D[j];
        for (int i = 0; i < f->n; i++) column[i] *= factor;
        if (is_zero) f->D[j] = 1.0;
    }
}

static void swap_columns(Factor *f, int j, int k) {
    if (j == k) return;
    for (int i = 0; i < f->n; i++) {
        double x = f->X[i + f->n * j];
        f->X[i + f->n * j] = f->X[i + f->n * k];
        f->X[i + f->n * k] = x;
    }
    int p = f->P[j];
    f->P[j] = f->P[k];
    f->P[k] = p;
}

/* (I - tau v v^T) x on entries k to n, v = (1, X[k+1:, k]) */
static inline void reflect(const Factor *f, int k, double *x) {
    const double *v = f->X + k + 1 + f->n * k;
    int below = f->n - k - 1;
    double sum = f->tau[k] * (x[k] + dot(below, v, x + k + 1));
    x[k] -= sum;
    subtract(below, sum, v, x + k + 1);
}

/* Householder vector of column k: maps it on -+|x| e_k; R_kk replaces the leading entry. */
static void annihilate(Factor *f, int k, double norm) {
    double *x = f->X + f->n * k;
    double alpha = x[k] > 0.0 ? -norm : norm, v = x[k] - alpha, inverse = 1.0 / v;
    f->tau[k] = -v / alpha;
    for (int i = k + 1; i < f->n; i++) x[i] *= inverse;
    x[k] = alpha;
}

/* Pivoted QR with the decision of rank; X is overwritten by the reflectors and R. */
STAGE void factorise(Factor *f, const double *scale) {
    int most = f->n < f->m ? f->n : f->m;
    if (f->bound && f->bound < most) most = f->bound;
    normalise(f, scale);
    for (f->rank = 0; f->rank < most; f->rank++) {
        int k = f->rank, best = k;
        double largest = -1.0;
        for (int j = k; j < f->m; j++) {
            double norm = length(f->n - k, f->X + k + f->n * j);
            if (norm > largest) largest = norm, best = j;
        }
        if (!(largest > f->threshold)) break;
        swap_columns(f, k, best);
        annihilate(f, k, largest);
        for (int j = k + 1; j < f->m; j++) reflect(f, k, f->X + f->n * j);
    }
}

STAGE void q_transposed(const Factor *f, double *v) {
    for (int k = 0; k < f->rank; k++) reflect(f, k, v);
}

STAGE void q_times(const Factor *f, double *v) {
    for (int k = f->rank - 1; k >= 0; k--) reflect(f, k, v);
}

/* The point w nearest to y with X^T w = -gamma:
 *     Q^T w = (z1, (Q^T y)_2),   R11^T z1 = -(D^-1 gamma)_P
 * y is overwritten by w; change (rank entries) receives z1 - (Q^T y)_1 where it is wanted. */
STAGE void project_onto_rows(const Factor *f, const double *gamma, double *y, double *change) {
    q_transposed(f, y);
    for (int i = 0; i < f->rank; i++) {
        double sum = -gamma[f->P[i]] / f->D[f->P[i]], before = y[i];
        for (int k = 0; k < i; k++) sum -= f->X[k + f->n * i] * y[k];
        y[i] = sum / f->X[i + f->n * i];
        if (change) change[i] = y[i] - before;
    }
    q_times(f, y);
}

/* v := R11^-1 v, on the leading rank entries */
static void r_inverse(const Factor *f, double *v) {
    for (int i = f->rank - 1; i >= 0; i--) {
        double sum = v[i];
        for (int k = i + 1; k < f->rank; k++) sum -= f->X[i + f->n * k] * v[k];
        v[i] = sum / f->X[i + f->n * i];
    }
}

/* lam of least norm with [R11 R12] P^T D lam = d. With full rank a back substitution; else the transposed
 * of the left side is factorised in turn (complete orthogonal factorisation), in the second factor s. */
STAGE void least_norm_multipliers(const Factor *f, Factor *s, double *d, double *minus_d, double *lam) {
    if (f->rank == f->m) {
        r_inverse(f, d);
        for (int j = 0; j < f->m; j++) lam[f->P[j]] = d[j] / f->D[f->P[j]];
        return;
    }
    s->n = f->m;
    s->m = f->rank;
    for (int i = 0; i < f->rank; i++) {
        minus_d[i] = -d[i];
        for (int j = 0; j < f->m; j++)
            s->X[f->P[j] + s->n * i] = j < i ? 0.0 : f->X[i + f->n * j] * f->D[f->P[j]];
    }
    factorise(s, 0);
    for (int j = 0; j < f->m; j++) lam[j] = 0.0;
    project_onto_rows(s, minus_d, lam, 0);
}

/* One entry at a time: what was just stored entry by entry would be waited for by wider loads. x - x is zero unless x
 * is infinite or not a number, and a sum of zeros tells of one that is not; four sums, so that none waits for the last. */
static inline int all_finite(int n, const double *v) {
    double sum[4] = {0.0, 0.0, 0.0, 0.0};
    int i = 0;
    for (; i + 4 <= n; i += 4) {
        sum[0] += v[i] - v[i];
        sum[1] += v[i + 1] - v[i + 1];
        sum[2] += v[i + 2] - v[i + 2];
        sum[3] += v[i + 3] - v[i + 3];
    }
    for (; i < n; i++) sum[0] += v[i] - v[i];
    return (sum[0] + sum[1]) + (sum[2] + sum[3]) == 0.0;
}
