/* DOP853 of Hairer, Norsett and Wanner: one trial step, its error, its dense output. */

#define FINEST (16.0 * DBL_EPSILON) /* smallest step against |t| */

typedef double Four __attribute__((vector_size(32), aligned(8)));

/* out := z0 + h sum_j a_j K_j over the first `count` stages, n entries (z0 absent: none); four entries at a time stay in
 * registers while the stages are summed. */
STAGE void combine(int n, const double *z0, double h, const double *a, int count, const double *K, double *out) {
    double weights[16];
    int i = 0;
    for (int j = 0; j < count; j++) weights[j] = h * a[j];
    for (; i + 4 <= n; i += 4) {
        Four sum = {0.0, 0.0, 0.0, 0.0};
        if (z0) sum = *(const Four *)(z0 + i);
        for (int j = 0; j < count; j++) sum += weights[j] * *(const Four *)(K + j * NZ + i);
        *(Four *)(out + i) = sum;
    }
    for (; i < n; i++) {
        double sum = z0 ? z0[i] : 0.0;
        for (int j = 0; j < count; j++) sum += weights[j] * K[j * NZ + i];
        out[i] = sum;
    }
}

/* Stages 2 to 12 and the end point z1, from z0 with K_1 known. */
STAGE int compute_stages(Run *r, Buffers *b, double h) {
    for (int s = 1; s < 12; s++) {
        combine(NZ, b->z0, h, DOP_A[s], s, b->K, b->stage);
        int status = stage_rates(r, b, r->t + DOP_C[s] * h, b->stage, b->K + s * NZ, 0);
        if (status) return status;
    }
    combine(NZ, b->z0, h, DOP_A[12], 12, b->K, b->z1);
    if (!all_finite(NZ, b->z1)) return fail(r, NONFINITE, IN_ACCELERATIONS, 0, r->t + h);
    return RUNNING;
}

#define LEAST_ENERGY 1e-2 /* that of usual masses at speed 1, and this part of it is no energy to speak of */
#define WORK_ROUNDING 1e-12
#define WORK_SLACK 100.0 /* the estimate of the fifth order exceeds the error of the eighth by more than this */

/* What the error of work i over a step may be: the tolerance of the work itself, of the kinetic energy (of usual masses)
 * and of what the step does; at rest the powers are rounding, and an absolute part stands for all of them. */
static double allowed_work_error(const Run *r, const Buffers *b, double h, double tolerance, const double *rates, int count,
                                 int i) {
    double kinetic = 0.0, power = 0.0, unit = 0.0;
    for (int j = 0; j < NU; j++) {
        double u = b->z1[NQ + j] / r->speed_scale[j];
        kinetic += 0.5 * u * u;
        unit += 0.5 / (r->speed_scale[j] * r->speed_scale[j]);
    }
    for (int s = 0; s < count; s++) power = fmax(power, fabs(rates[s * NZ + i]));
    double size = fmax(fabs(b->z0[i]), fabs(b->z1[i])) + kinetic + fabs(h) * power;
    return tolerance * size + fmax(tolerance, WORK_ROUNDING) * LEAST_ENERGY * unit;
}

/* Works are under control of errors where a projection is: what it removes from the errors of x (all of them, where the
 * motion is prescribed) is not removed from those of the works, since they are integrals along what was not projected. */
static int works_count(const Run *r) { return r->projection && NP && MP + MV > 0; }

/* |h| e5^2 / sqrt(e5^2 + e3^2/100), root mean squares over x of error / (atol + rtol max(|x0|, |x1|)) */
static double combined_error(double h, double sum5, double sum3, int n) {
    double both = sum5 + 0.01 * sum3;
    return both > 0.0 ? fabs(h) * sum5 / sqrt(both * n) : (both == 0.0 ? 0.0 : INFINITY);
}

static double work_error(const Run *r, const Buffers *b, double h) {
    double worst = 0.0;
    for (int i = NX; works_count(r) && i < NZ; i++) {
        double weight = 1.0 / (WORK_SLACK * allowed_work_error(r, b, h, r->tolerance, b->K, 12, i));
        double e5 = b->error5[i] * weight, e3 = b->error3[i] * weight;
        worst = fmax(worst, combined_error(h, e5 * e5, e3 * e3, 1));
    }
    return worst;
}

/* The error of a trial step against the tolerance, along the constraints; b->whole_error is that in all directions. */
STAGE double error_norm(Run *r, Buffers *b, double h, double t1) {
    double sum5 = 0.0, sum3 = 0.0, whole5 = 0.0, whole3 = 0.0;
    const double *whole = b->landing_errors;
    combine(NZ, 0, 1.0, DOP_E5, 12, b->K, b->error5);
    combine(NZ, 0, 1.0, DOP_E3, 12, b->K, b->error3);
    int along = r->projection && MP + MV + MN > 0;
    if (along) errors_along_constraints(r, b, t1, b->z1);
    Scale scale = absolute_scale(r, b->z1);
    for (int i = 0; i < NX; i++) {
        double size = fmax(fabs(b->z0[i]), fabs(b->z1[i]));
        double weight = 1.0 / (absolute(r, &scale, i) + r->tolerance * size);
        double e5 = b->error5[i] * weight, e3 = b->error3[i] * weight;
        sum5 += e5 * e5;
        sum3 += e3 * e3;
        if (!along || i >= NQ + NU) continue;
        e5 = whole[i] * weight, e3 = whole[NQ + NU + i] * weight;
        whole5 += e5 * e5;
        whole3 += e3 * e3;
    }
    double works = work_error(r, b, h), error = fmax(combined_error(h, sum5, sum3, NX), works);
    b->whole_error = along ? fmax(error, combined_error(h, whole5, whole3, NX)) : error;
    return error;
}

static double weighted_norm(const Run *r, const double *v, const double *reference) {
    double sum = 0.0;
    for (int i = 0; i < NX; i++) {
        double e = v[i] / (r->absolute_tolerance[i] + r->tolerance * fabs(reference[i]));
        sum += e * e;
    }
    return sqrt(sum / NX);
}

/* First step of a method from the sizes of x, of xdot and of its change over a small Euler step (ibid., II.4). */
STAGE double first_step(Run *r, Buffers *b, double direction, double span, double order) {
    double size = weighted_norm(r, b->z0, b->z0), slope = weighted_norm(r, b->K, b->z0);
    double h0 = size < 1e-5 || slope < 1e-5 ? 1e-6 : 0.01 * size / slope;
    h0 = fmin(fmin(h0, r->max_step), span);
    for (int i = 0; i < NZ; i++) b->stage[i] = b->z0[i] + direction * h0 * b->K[i];
    if (stage_rates(r, b, r->t + direction * h0, b->stage, b->K + NZ, 0)) return direction * 0.01 * h0;
    for (int i = 0; i < NX; i++) b->stage[i] = b->K[NZ + i] - b->K[i];
    double curvature = weighted_norm(r, b->stage, b->z0) / h0, largest = fmax(slope, curvature);
    double h1 = largest <= 1e-15 ? fmax(1e-6, h0 * 1e-3) : pow(0.01 / largest, 1.0 / order);
    return direction * fmin(fmin(100.0 * h0, h1), fmin(span, r->max_step));
}

/* The three stages of the dense output and its seven coefficients; K_13 is the right side at z1. */
STAGE int prepare_dense(Run *r, Buffers *b, double h) {
    const double *K = b->K, *last = K + 12 * NZ;
    double *D = b->dense;
    for (int s = 13; s < 16; s++) {
        combine(NZ, b->z0, h, DOP_A[s], s, K, b->stage);
        int status = stage_rates(r, b, r->t + DOP_C[s] * h, b->stage, b->K + s * NZ, 0);
        if (status) return status;
    }
    for (int i = 0; i < NZ; i++) {
        double change = b->z1[i] - b->z0[i];
        D[i] = change;
        D[NZ + i] = h * K[i] - change;
        D[2 * NZ + i] = 2.0 * change - h * (K[i] + last[i]);
    }
    for (int k = 0; k < 4; k++) combine(NZ, 0, h, DOP_D[k], 16, K, D + (3 + k) * NZ);
    return RUNNING;
}

/* z at t + theta h: d0 theta + theta (1 - theta) (d1 + theta (d2 + (1 - theta) (d3 + ...))) */
STAGE void interpolate(const Buffers *b, double theta, double *z) {
    double factors[2] = {theta, 1.0 - theta};
    int i = 0;
    for (; i + 4 <= NZ; i += 4) {
        Four sum = {0.0, 0.0, 0.0, 0.0};
        for (int k = 6; k >= 0; k--) sum = (sum + *(const Four *)(b->dense + k * NZ + i)) * factors[k % 2];
        *(Four *)(z + i) = *(const Four *)(b->z0 + i) + sum;
    }
    for (; i < NZ; i++) {
        double sum = 0.0;
        for (int k = 6; k >= 0; k--) sum = (sum + b->dense[k * NZ + i]) * factors[k % 2];
        z[i] = b->z0[i] + sum;
    }
}
