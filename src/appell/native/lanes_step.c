/* DOP853 in lanes: the stages, the error of a step and its dense output; over the formulas of control.h, errors.h and dense.h. */

/* out := sum_j a_j K_j over the entries of a that are not zero, known when this is compiled */
#define TERM(j) \
    if (j < count && a[j] != 0.0) sum += a[j] * K[j * n + i];
INLINE V weighted(const double *a, int count, const V *K, int n, int i) {
    V sum = splat(0.0);
    TERM(0) TERM(1) TERM(2) TERM(3) TERM(4) TERM(5) TERM(6) TERM(7)
    TERM(8) TERM(9) TERM(10) TERM(11) TERM(12) TERM(13) TERM(14) TERM(15)
    return sum;
}

/* The same with the entries in registers: `value` holds what `a` does, where the compiler does not know it. */
#define COEFFICIENT(j) c[j] = splat(j < count && a[j] != 0.0 ? value[j] : 0.0);
#define KEPT_TERM(j) \
    if (j < count && a[j] != 0.0) sum += c[j] * K[j * n + i];
INLINE void coefficients(const double *a, const double *value, int count, V c[12]) {
    COEFFICIENT(0) COEFFICIENT(1) COEFFICIENT(2) COEFFICIENT(3) COEFFICIENT(4) COEFFICIENT(5)
    COEFFICIENT(6) COEFFICIENT(7) COEFFICIENT(8) COEFFICIENT(9) COEFFICIENT(10) COEFFICIENT(11)
}
INLINE V kept_sum(const double *a, const V c[12], int count, const V *K, int n, int i) {
    V sum = splat(0.0);
    KEPT_TERM(0) KEPT_TERM(1) KEPT_TERM(2) KEPT_TERM(3) KEPT_TERM(4) KEPT_TERM(5)
    KEPT_TERM(6) KEPT_TERM(7) KEPT_TERM(8) KEPT_TERM(9) KEPT_TERM(10) KEPT_TERM(11)
    return sum;
}

INLINE void combine(Group *g, const double *a, const double *value, int count, V h, V *out) {
    const V *z0 = g->z0, *K = g->K;
    V c[12];
    int n = NZ;
    coefficients(a, value, count, c);
    for (int i = 0; i < n; i++) out[i] = z0[i] + h * kept_sum(a, c, count, K, n, i);
}

/* The right side, in zdot (NZ) and what stands behind it. Lanes in which it is finite; `doubtful` receives those whose pivots
 * are too small to trust it. */
static __attribute__((noinline)) L rates(Group *g, V t, const V *x, V *zdot, L *doubtful) {
    evaluate(g, appell_lanes_rates, t, x, 0, zdot);
    int n = NZ, rows = MA;
    const V *margins = zdot + n, *K = margins + 2, *least = g->row_squares;
    V zero = splat(0.0), other = splat(0.0); /* stay zero where all entries are finite */
    L regular = (margins[0] > 0.0) & (margins[1] > 0.0);
    for (int i = 0; i + 1 < n; i += 2) {
        zero += 0.0 * zdot[i];
        other += 0.0 * zdot[i + 1];
    }
    if (n & 1) zero += 0.0 * zdot[n - 1];
    L finite = zero + other == 0.0;
    for (int i = 0; i < rows; i++) regular &= K[i] > least[i];
    *doubtful |= finite & ~regular;
    return finite;
}

#define STAGE_OF(s)                                                             \
    combine(g, DOP_A[s], g->A[s], s, h, g->stage);                              \
    good &= rates(g, g->t + DOP_C[s] * h, g->stage, g->K + s * NZ, doubtful);

/* Stages 2 to 12 and the end point z1. */
static L compute_stages(Group *g, V h, L *doubtful) {
    L good = ~(L){0};
    STAGES(STAGE_OF)
    combine(g, DOP_A[12], g->A[12], 12, h, g->z1);
    for (int i = 0; i < NZ; i++) good &= is_finite(g->z1[i]);
    return good;
}

/* The two estimates, of (q, u) first and then of (s, works) in each, as `finish` takes and gives them. */
static void estimate_errors(Group *g) {
    const V *K = g->K;
    V five[12], three[12], *errors = g->errors;
    int n = NZ, kept = NH;
    coefficients(DOP_E5, g->E5, 12, five);
    coefficients(DOP_E3, g->E3, 12, three);
    for (int i = 0; i < n; i++) {
        V e5 = kept_sum(DOP_E5, five, 12, K, n, i), e3 = kept_sum(DOP_E3, three, 12, K, n, i);
        errors[i < kept ? i : i + kept] = e5;
        errors[i < kept ? kept + i : n + i] = e3;
    }
}
/* where entry i of each estimate stands */
#define ERROR5(i) g->errors[(i) < NH ? (i) : (i) + NH]
#define ERROR3(i) g->errors[(i) < NH ? NH + (i) : NZ + (i)]

static V work_error(const Group *g, V h) {
    V worst = splat(0.0), kinetic = splat(0.0), unit = splat(0.0);
    if (!NP || !(MP + MV)) return worst;
    for (int j = 0; j < NU; j++) {
        kinetic += 0.5 * g->masses[j] * g->z1[NQ + j] * g->z1[NQ + j];
        unit += 0.5 * g->masses[j];
    }
    for (int i = NX; i < NZ; i++) {
        V power = splat(0.0);
        for (int s = 0; s < 12; s++) power = maximum(power, magnitude(g->K[s * NZ + i]));
        V allowed = allowed_of_work(splat(g->tolerance), h, g->z0[i], g->z1[i], kinetic, power, unit);
        V weight = 1.0 / (WORK_SLACK * allowed);
        V e5 = ERROR5(i) * weight, e3 = ERROR3(i) * weight;
        worst = maximum(worst, combined_error(h, e5 * e5, e3 * e3, 1));
    }
    return worst;
}

/* What a trial step is allowed, as weights of its errors. */
static void set_weights(Group *g) {
    V one = splat(1.0), *weights = g->weights;
    const V *z0 = g->z0, *z1 = g->z1;
    V q = size_of_step(maximum(g->largest_coordinate, largest(z1, 0, NQ)));
    V u = size_of_step(maximum(g->largest_speed, largest(z1, NQ, NU)));
    int coordinates = NQ, kept = NH, n = NX;
    for (int i = 0; i < n; i++) {
        V scale = i < coordinates ? q : i < kept ? u : one;
        weights[i] = 1.0 / allowed_error(g->tolerance * scale, splat(g->tolerance), z0[i], z1[i]);
    }
}

/* The error of the state against the tolerance; `errors` holds the parts along (q, u) of both estimates. */
static V state_error(const Group *g, const V *errors, V h) {
    V sum5 = splat(0.0), sum3 = splat(0.0);
    const V *weights = g->weights;
    int kept = NH, n = NX;
    for (int i = 0; i < kept; i++) {
        V e5 = errors[i] * weights[i], e3 = errors[kept + i] * weights[i];
        sum5 += e5 * e5;
        sum3 += e3 * e3;
    }
    for (int i = kept; i < n; i++) {
        V e5 = ERROR5(i) * weights[i], e3 = ERROR3(i) * weights[i];
        sum5 += e5 * e5;
        sum3 += e3 * e3;
    }
    return combined_error(h, sum5, sum3, n);
}

#define DENSE_STAGE(s)                                                                                \
    for (int i = 0; i < NZ; i++) g->stage[i] = g->z0[i] + h * weighted(DOP_A[s], s, g->K, NZ, i); \
    good &= rates(g, g->t + DOP_C[s] * h, g->stage, g->K + s * NZ, doubtful);
#define DENSE_OF(k) g->dense[(3 + k) * NZ + i] = h * weighted(DOP_D[k], 16, g->K, NZ, i);

/* The three stages of the dense output and its seven coefficients; K_13 is the right side at z1. */
static L prepare_dense(Group *g, V h, L *doubtful) {
    const V *K = g->K, *last = K + 12 * NZ;
    L good = ~(L){0};
    DENSE_STAGES(DENSE_STAGE)
    for (int i = 0; i < NZ; i++) {
        V d[3];
        dense_lower(g->z0 + i, g->z1 + i, h, K + i, last + i, d);
        for (int k = 0; k < 3; k++) g->dense[k * NZ + i] = d[k];
        DENSE_OF(0) DENSE_OF(1) DENSE_OF(2) DENSE_OF(3)
    }
    return good;
}

static void interpolate(const Group *g, V theta, V *z) {
    for (int i = 0; i < NZ; i++) {
        V d[7];
        for (int k = 0; k < 7; k++) d[k] = g->dense[k * NZ + i];
        dense_value(g->z0 + i, d, theta, z + i);
    }
}
