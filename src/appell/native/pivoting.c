/* Multipliers between bounds, as of dry friction of a constant size, actuators and bare contacts: principal pivoting.
 *
 *   value = b + K lam,    lower <= lam <= upper,
 *   value >= 0 where lam = lower,    value = 0 between,    value <= 0 where lam = upper.
 *
 * For a symmetric K = A M^-1 A^T these are the conditions of the least lam K lam / 2 + b lam in a box: a convex problem,
 * whose values are unique. A pivot solves for the multipliers between the bounds and moves those that violate a condition:
 * all of them while that makes them fewer, else the last of them alone, which ends for every positive definite K (Murty
 * 1974; Judice and Pires 1994). Where rows repeat each other a part `regular` of the diagonal makes K definite, and passes
 * with `regular` times the last multipliers subtracted take its effect on the values away again (Rockafellar 1976). */

typedef struct {
    double regular;
    int passes, patience, pivots;
} PivotLimits; /* see MODE of appell.numbers */

/* A y = f by columns, the larger pivot of a column first; y is left in f. Returns the smallest part of the largest pivot. */
STAGE double solve_square(int n, double *A, double *f) {
    double largest = 0.0, least = INFINITY;
    for (int k = 0; k < n; k++) {
        int row = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(A[i + n * k]) > fabs(A[row + n * k])) row = i;
        double pivot = A[row + n * k];
        largest = fmax(largest, fabs(pivot)), least = fmin(least, fabs(pivot));
        if (pivot == 0.0) return 0.0;
        if (row != k) {
            for (int j = k; j < n; j++) { double keep = A[k + n * j]; A[k + n * j] = A[row + n * j], A[row + n * j] = keep; }
            double keep = f[k];
            f[k] = f[row], f[row] = keep;
        }
        for (int i = k + 1; i < n; i++) f[i] -= (A[i + n * k] /= pivot) * f[k];
        for (int j = k + 1; j < n; j++)
            for (int i = k + 1; i < n; i++) A[i + n * j] -= A[i + n * k] * A[k + n * j];
    }
    for (int k = n - 1; k >= 0; k--) {
        f[k] /= A[k + n * k];
        for (int i = 0; i < k; i++) f[i] -= A[i + n * k] * f[k];
    }
    return n ? least / largest : 1.0;
}

/* value := b + K lam */
STAGE void values_of(int n, const double *K, const double *b, const double *lam, double *value) {
    memcpy(value, b, sizeof(double) * n);
    for (int j = 0; j < n; j++)
        if (lam[j] != 0.0)
            for (int i = 0; i < n; i++) value[i] += K[i + n * j] * lam[j];
}

/* The multipliers where those of state 0 keep their values at zero; what `solve_square` returns. A: n * n of room, f: n. */
STAGE double kept_multipliers(int n, const double *K, const double *b, const int *state, double *lam, double *value,
                               double *A, double *f) {
    int count = 0;
    for (int i = 0; i < n; i++) count += state[i] == 0;
    for (int i = 0; i < n; i++)
        if (state[i] == 0) lam[i] = 0.0;
    values_of(n, K, b, lam, value);
    for (int j = 0, l = 0; j < n; j++) {
        if (state[j]) continue;
        f[l] = -value[j];
        for (int i = 0, k = 0; i < n; i++)
            if (state[i] == 0) A[k++ + count * l] = K[i + n * j];
        l++;
    }
    double pivot = solve_square(count, A, f);
    for (int i = 0, k = 0; i < n; i++)
        if (state[i] == 0) lam[i] = f[k++];
    values_of(n, K, b, lam, value);
    return pivot;
}

/* The states for a definite K from those given, and the multipliers; 0 where pivots do not end. room: n * n + 2 n. */
STAGE int pivoted(int n, const double *K, const double *b, const double *lower, const double *upper, const double *zero,
                   const PivotLimits *limits, int *state, double *lam, double *room) {
    double *value = room, *f = value + n, *A = f + n;
    int fewest = n + 1, patience = limits->patience;
    for (int pass = 0; pass < limits->pivots * (n + 1); pass++) {
        int count = 0, last = -1;
        for (int i = 0; i < n; i++)
            if (state[i]) lam[i] = state[i] < 0 ? lower[i] : upper[i];
        kept_multipliers(n, K, b, state, lam, value, A, f);
        for (int i = 0; i < n; i++) {
            int into = lam[i] > upper[i] ? 1 : lam[i] < lower[i] ? -1 : 0;
            if (state[i] == 0 ? into != 0 : state[i] * value[i] > zero[i]) count++, last = i;
        }
        if (!count) return 1;
        patience = count < fewest ? limits->patience : patience - 1;
        if (count < fewest) fewest = count;
        for (int i = patience < 0 ? last : 0; i <= last; i++) {
            if (state[i]) state[i] = state[i] * value[i] > zero[i] ? 0 : state[i];
            else state[i] = lam[i] > upper[i] ? 1 : lam[i] < lower[i] ? -1 : 0;
        }
    }
    return 0;
}

/* Doubles that `appell_pivot` works in. */
static int pivot_room(int n) { return 2 * n * n + 8 * n; }

/* Of every multiplier whether it is at its lower bound, between, at its upper one, from the states at which pivots start;
 * `zero`: the size below which a value counts as zero. Returns 0 where pivots do not end. */
int appell_pivot(int n, const double *K, const double *b, const double *lower, const double *upper, const double *zero,
                 const PivotLimits *limits, int *state, double *room) {
    double *scaled = room, *lam = scaled + n * n, *shifted = lam + n, *low = shifted + n, *high = low + n;
    double *nothing = high + n, *length = nothing + n, *rest = length + n;
    for (int i = 0; i < n; i++) {
        length[i] = sqrt(fabs(K[i + n * i]));
        if (length[i] == 0.0) length[i] = 1.0; /* a row that answers to nothing */
        low[i] = lower[i] * length[i], high[i] = upper[i] * length[i], nothing[i] = zero[i] / length[i];
        lam[i] = 0.0;
    }
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++) scaled[i + n * j] = K[i + n * j] / (length[i] * length[j]) + (i == j) * limits->regular;
    for (int pass = 0; pass < limits->passes; pass++) {
        for (int i = 0; i < n; i++) shifted[i] = b[i] / length[i] - limits->regular * lam[i];
        if (!pivoted(n, scaled, shifted, low, high, nothing, limits, state, lam, rest)) return 0;
    }
    return 1;
}
