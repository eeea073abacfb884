/* DOP853 of Hairer, Norsett and Wanner: one trial step, its error, its dense output. */

#define FINEST (16.0 * DBL_EPSILON) /* smallest step against |t| */

#ifdef __wasm__ /* a file that is mailed: one sum of stages for all */
#define UNROLLED
#define SUM STAGE
#else
#define UNROLLED _Pragma("clang loop unroll(full)")
#define SUM static inline __attribute__((always_inline))
#endif

/* out := z0 + h (a_1 K_1 + sum_j a_j K_j), j from `from` to `count` (z0 absent: none): the stages between are weighted by
 * zero. Four entries at a time stay in registers while the stages are summed; where the numbers of stages are constants
 * the sums are written out, since the end of so short a loop is foreseen by no processor. */
SUM void combine(const double *z0, double h, const double *a, int from, int count, const double *K, double *out) {
    for (int i = 0; i < NZ; i += 4) {
        Four sum = a[0] * *(const Four *)(K + i);
        UNROLLED for (int j = from; j < count; j++) sum += a[j] * *(const Four *)(K + j * NK + i);
        sum *= h;
        *(Four *)(out + i) = z0 ? *(const Four *)(z0 + i) + sum : sum;
    }
}

static inline int evaluate_stage(Run *r, Buffers *b, double h, int s, int checked) {
    double t = r->t + DOP_C[s] * h, *K = b->K + s * NK;
    return checked ? stage_rates(r, b, t, b->stage, K, 0) : quick_rates(r, b, t, b->stage, K);
}

/* Stage s (from 0), with the first after K_1 that it takes. */
#define NEXT_STAGE(s, from)                                                                                            \
    combine(b->z0, h, DOP_A[s], from, s, b->K, b->stage);                                                              \
    if ((status = evaluate_stage(r, b, h, s, checked))) return status;

/* Stages 2 to 12 and the end point z1, from z0 with K_1 known. */
static inline int all_stages(Run *r, Buffers *b, double h, int checked) {
    int status;
    NEXT_STAGE(1, 1) NEXT_STAGE(2, 1) NEXT_STAGE(3, 2) NEXT_STAGE(4, 2) NEXT_STAGE(5, 3) NEXT_STAGE(6, 3)
    NEXT_STAGE(7, 3) NEXT_STAGE(8, 3) NEXT_STAGE(9, 3) NEXT_STAGE(10, 3) NEXT_STAGE(11, 3)
    combine(b->z0, h, DOP_A[12], 5, 12, b->K, b->z1);
    return all_finite(NZ, b->z1) ? RUNNING : fail(r, NONFINITE, IN_ACCELERATIONS, 0, r->t + h);
}

/* What is not finite in a stage is not finite in z1 or fails in a later stage: where that is so, once more with an eye on
 * every stage, which solves with a decision of rank where what was written out cannot. */
STAGE int compute_stages(Run *r, Buffers *b, double h) {
    return all_stages(r, b, h, 0) ? all_stages(r, b, h, 1) : RUNNING;
}

/* What the error of work i over a step may be; `rates`: those of `count` stages in it. */
static double allowed_work_error(const Run *r, const Buffers *b, double h, double tolerance, const double *rates, int count,
                                 int i) {
    double kinetic = 0.0, power = 0.0, unit = 0.0;
    for (int j = 0; j < NU; j++) {
        double weight = 1.0 / r->speed_scale[j], u = b->z1[NQ + j] * weight;
        kinetic += 0.5 * u * u;
        unit += 0.5 * weight * weight;
    }
    for (int s = 0; s < count; s++) power = larger(fabs(rates[s * NK + i]), power);
    return allowed_of_work(tolerance, h, b->z0[i], b->z1[i], kinetic, power, unit);
}

/* Works are under control of errors where a projection is: what it removes from the errors of x (all of them, where the
 * motion is prescribed) is not removed from those of the works, since they are integrals along what was not projected. */
static int works_count(const Run *r) { return r->projection && NP && MP + MV > 0; }

static double work_error(const Run *r, const Buffers *b, double h) {
    double worst = 0.0;
    for (int i = NX; works_count(r) && i < NZ; i++) {
        double weight = 1.0 / (WORK_SLACK * allowed_work_error(r, b, h, r->tolerance, b->K, 12, i));
        double e5 = b->error5[i] * weight, e3 = b->error3[i] * weight;
        worst = fmax(worst, combined_error(h, e5 * e5, e3 * e3, 1));
    }
    return worst;
}

/* Sums of squares of the two estimates, four at a time. */
typedef struct {
    Four five, three;
} Squares;

static inline double sum_of(const Four *v) { return ((*v)[0] + (*v)[1]) + ((*v)[2] + (*v)[3]); }

#ifndef __wasm__
/* out := max(|a|, |b|) */
static inline void larger_four(const double *a, const double *b, Four *out) {
    const FourBits without_sign = {LLONG_MAX, LLONG_MAX, LLONG_MAX, LLONG_MAX};
    Four p = (Four)(*(const FourBits *)a & without_sign), q = (Four)(*(const FourBits *)b & without_sign);
    FourBits first = (FourBits)(p > q);
    *out = (Four)(((FourBits)p & first) | ((FourBits)q & ~first));
}

static inline void add_four(Squares *s, const double *five, const double *three, const Four *weight) {
    Four e5 = *(const Four *)five * *weight, e3 = *(const Four *)three * *weight;
    s->five += e5 * e5;
    s->three += e3 * e3;
}
#endif

/* The same of one entry, in the sum that it has there. */
static inline void add_one(Squares *s, int lane, double e5, double e3) {
    s->five[lane] += e5 * e5;
    s->three[lane] += e3 * e3;
}

/* The error of a trial step against the tolerance, along the constraints; b->whole_error is that in all directions. What is
 * along them is left by a projection that is shortest in the metric of M, and may be longer than the whole in the norm of the
 * tolerance: then the whole counts, as it does without projection. So it does for the works, which a step that is good in
 * all directions has right. */
STAGE double error_norm(Run *r, Buffers *b, double h, double t1) {
    combine(0, 1.0, DOP_E5, 5, 12, b->K, b->error5);
    combine(0, 1.0, DOP_E3, 5, 12, b->K, b->error3);
    int along = r->projection && MP + MV + MN > 0;
    if (along) errors_along_constraints(r, b, t1, b->z1);
    Sizes scale = absolute_scale(r, b->z1);
    Squares whole = {{0.0}, {0.0}}, left = {{0.0}, {0.0}};
    int i = 0;
#ifndef __wasm__ /* a file that is mailed: one at a time */
    for (; i + 4 <= NX; i += 4) {
        Four size, least, weight;
        larger_four(b->z0 + i, b->z1 + i, &size);
        absolute_four(r, &scale, i, &least);
        weight = 1.0 / (least + r->tolerance * size);
        add_four(&whole, b->error5 + i, b->error3 + i, &weight);
        if (along) add_four(&left, b->along5 + i, b->along3 + i, &weight);
    }
#endif
    for (; i < NX; i++) {
        int lane = i & 3;
        double weight = 1.0 / allowed_error(absolute(r, &scale, i), r->tolerance, b->z0[i], b->z1[i]);
        add_one(&whole, lane, b->error5[i] * weight, b->error3[i] * weight);
        if (along) add_one(&left, lane, b->along5[i] * weight, b->along3[i] * weight);
    }
    b->whole_error = combined_error(h, sum_of(&whole.five), sum_of(&whole.three), NX);
    if (!along) return b->whole_error;
    double error = combined_error(h, sum_of(&left.five), sum_of(&left.three), NX);
    return fmin(fmax(error, work_error(r, b, h)), b->whole_error);
}

static double weighted_norm(const Run *r, const double *v, const double *reference) {
    double sum = 0.0;
    for (int i = 0; i < NX; i++) {
        double e = v[i] / allowed_error(r->absolute_tolerance[i], r->tolerance, reference[i], reference[i]);
        sum += e * e;
    }
    return sqrt(sum / NX);
}

/* First step of a method of order 8, or 4 (not `eighth`). */
STAGE double first_step(Run *r, Buffers *b, double direction, double span, int eighth) {
    double size = weighted_norm(r, b->z0, b->z0), slope = weighted_norm(r, b->K, b->z0);
    double h0 = euler_step(size, slope, span, r->max_step);
    for (int i = 0; i < NZ; i++) b->stage[i] = b->z0[i] + direction * h0 * b->K[i];
    if (stage_rates(r, b, r->t + direction * h0, b->stage, b->K + NK, 0)) return direction * 0.01 * h0;
    for (int i = 0; i < NX; i++) b->stage[i] = b->K[NK + i] - b->K[i];
    double curvature = weighted_norm(r, b->stage, b->z0) / h0;
    return direction * first_length(h0, slope, curvature, eighth, span, r->max_step);
}

/* The three stages of the dense output and its seven coefficients; K_13 is the right side at z1. */
STAGE int prepare_dense(Run *r, Buffers *b, double h) {
    const double *K = b->K, *last = K + 12 * NK;
    double *D = b->dense;
    int status, checked = 1;
    NEXT_STAGE(13, 6) NEXT_STAGE(14, 5) NEXT_STAGE(15, 5)
    for (int i = 0; i < NZ; i += 4) {
        entry d[3];
        dense_lower(ENTRY(b->z0 + i), ENTRY(b->z1 + i), h, ENTRY(K + i), ENTRY(last + i), d);
        for (int k = 0; k < 3; k++) *(entry *)(D + k * NK + i) = d[k];
    }
    for (int k = 0; k < 4; k++) combine(0, h, DOP_D[k], 5, 16, K, D + (3 + k) * NK);
    return RUNNING;
}

/* z at t + theta h. */
STAGE void interpolate(const Buffers *b, double theta, double *z) {
    for (int i = 0; i < NZ; i += 4) {
        entry d[7];
        for (int k = 0; k < 7; k++) d[k] = *ENTRY(b->dense + k * NK + i);
        dense_value(ENTRY(b->z0 + i), d, theta, (entry *)(z + i));
    }
}
