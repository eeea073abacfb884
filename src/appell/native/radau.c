/* Radau IIA of order 5: three implicit stages, for stiff motions (Hairer and Wanner, Solving Ordinary Differential
 * Equations II, IV.8). Simplified Newton on the stages Z_i = z(t + c_i h) - z, in the basis W = T^-1 Z in which they
 * part into one real and one complex system:
 *     (gamma/h - J) dW_1 = ...,   ((alpha - i beta)/h - J)(dW_2 + i dW_3) = ...
 * The works behind x do not act back on it: they follow from the stages once those are found. */

#define NEWTON_MOST 7

/* A, its nodes C, and the eigenvalues gamma and alpha +- i beta of A^-1; T brings A^-1 to that form. */
static const double RADAU_C[3] = {0.15505102572168222, 0.6449489742783178, 1.0};
static const double RADAU_A[3][3] = {{0.19681547722366044, -0.06553542585019838, 0.02377097434822015},
                                     {0.3944243147390873, 0.29207341166522843, -0.04154875212599792},
                                     {0.37640306270046725, 0.5124858261884216, 0.1111111111111111}};
static const double RADAU_E[3] = {-10.048809399827414, 1.382142733160748, -0.3333333333333333};
static const double RADAU_GAMMA = 3.637834252744496, RADAU_ALPHA = 2.6810828736277523,
                    RADAU_BETA = 3.050430199247411;
static const double RADAU_T[3][3] = {{0.09443876248897524, -0.14125529502095421, 0.03002919410514742},
                                     {0.25021312296533332, 0.20412935229379994, -0.38294211275726192},
                                     {1.0, 1.0, 0.0}};
static const double RADAU_INVERSE[3][3] = {{4.17871859155190428, 0.32768282076106237, 0.52337644549944951},
                                           {-4.17871859155190428, -0.32768282076106237, 0.47662355450055044},
                                           {0.50287263494578682, -2.57192694985560522, 0.59603920482822492}};
/* Z_i to the coefficients of theta, theta^2, theta^3 of the collocation polynomial */
static const double RADAU_P[3][3] = {{10.048809399827414, -25.62959144707664, 15.580782047249224},
                                     {-1.382142733160748, 10.296258113743303, -8.914115380582556},
                                     {0.3333333333333333, -2.6666666666666665, 3.3333333333333335}};

#define STAGE_Z(i) (b->K + (1 + (i)) * NK)
#define STAGE_F(i) (b->K + (4 + (i)) * NK)
#define STAGE_W(i) (b->K + (7 + (i)) * NK)

/* The estimated error is of third order, that of the step of fifth: tolerances are loosened accordingly (RADAU5). */
static double loosened(const Run *r) { return 0.1 * pow(r->tolerance, 2.0 / 3.0); }

static double radau_norm(const Run *r, const Buffers *b, const double *v) {
    double sum = 0.0, ratio = loosened(r) / r->tolerance;
    Sizes scale = absolute_scale(r, b->z0);
    for (int i = 0; i < NX; i++) {
        double e = v[i] / (ratio * (absolute(r, &scale, i) + r->tolerance * fabs(b->z0[i])));
        sum += e * e;
    }
    return sqrt(sum / NX);
}

/* gamma/h - J and (alpha - i beta)/h - J, factorised. */
STAGE int factorise_stages(Run *r, Buffers *b, double h) {
    int size = NX * NX;
    for (int i = 0; i < size; i++) b->stage_real[i] = b->complex_real[i] = -b->J[i];
    memset(b->complex_imaginary, 0, sizeof(double) * size);
    for (int i = 0; i < NX; i++) {
        b->stage_real[i + NX * i] += RADAU_GAMMA / h;
        b->complex_real[i + NX * i] += RADAU_ALPHA / h;
        b->complex_imaginary[i + NX * i] = -RADAU_BETA / h;
    }
    r->factored_step = h;
    r->factorisations++;
    return lu(NX, b->stage_real, b->stage_pivot) &&
           complex_lu(NX, b->complex_real, b->complex_imaginary, b->complex_pivot);
}

/* Stages to begin from: the polynomial of the last step carried on, z0 where there is none; and their W. */
static void predict_stages(const Run *r, Buffers *b, double h) {
    const double *D = b->dense;
    for (int k = 0; k < 3; k++) {
        double theta = r->previous_step == 0.0 ? 1.0 : 1.0 + RADAU_C[k] * h / r->previous_step, rest = 1.0 - theta;
        for (int i = 0; i < NX; i++) {
            double carried = D[i] * theta + theta * rest * (D[NK + i] + theta * D[2 * NK + i]) - D[i];
            STAGE_Z(k)[i] = r->previous_step == 0.0 ? 0.0 : carried;
        }
    }
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < NX; i++)
            STAGE_W(k)[i] = RADAU_INVERSE[k][0] * STAGE_Z(0)[i] + RADAU_INVERSE[k][1] * STAGE_Z(1)[i] +
                            RADAU_INVERSE[k][2] * STAGE_Z(2)[i];
}

static int evaluate_stages(Run *r, Buffers *b, double h) {
    memcpy(b->stage + NX, b->z0 + NX, sizeof(double) * NP);
    for (int k = 0; k < 3; k++) {
        for (int i = 0; i < NX; i++) b->stage[i] = b->z0[i] + STAGE_Z(k)[i];
        int status = stage_rates(r, b, r->t + RADAU_C[k] * h, b->stage, STAGE_F(k), 0);
        if (status) return status;
    }
    return RUNNING;
}

/* One correction of W and Z; returns its size. */
STAGE double correct_stages(const Run *r, Buffers *b, double h) {
    double *d1 = b->error5, *d2 = b->error3, *d3 = b->point, sum = 0.0;
    const double(*I)[3] = RADAU_INVERSE;
    for (int i = 0; i < NX; i++) {
        double f0 = STAGE_F(0)[i], f1 = STAGE_F(1)[i], f2 = STAGE_F(2)[i];
        double w0 = STAGE_W(0)[i], w1 = STAGE_W(1)[i], w2 = STAGE_W(2)[i];
        d1[i] = I[0][0] * f0 + I[0][1] * f1 + I[0][2] * f2 - RADAU_GAMMA / h * w0;
        d2[i] = I[1][0] * f0 + I[1][1] * f1 + I[1][2] * f2 - (RADAU_ALPHA * w1 + RADAU_BETA * w2) / h;
        d3[i] = I[2][0] * f0 + I[2][1] * f1 + I[2][2] * f2 - (RADAU_ALPHA * w2 - RADAU_BETA * w1) / h;
    }
    lu_solve(NX, b->stage_real, b->stage_pivot, d1);
    complex_lu_solve(NX, b->complex_real, b->complex_imaginary, b->complex_pivot, d2, d3);
    const double *d[3] = {d1, d2, d3};
    for (int k = 0; k < 3; k++) {
        double size = radau_norm(r, b, d[k]);
        sum += size * size;
        subtract(NX, -1.0, d[k], STAGE_W(k));
    }
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < NX; i++)
            STAGE_Z(k)[i] = RADAU_T[k][0] * STAGE_W(0)[i] + RADAU_T[k][1] * STAGE_W(1)[i] +
                            RADAU_T[k][2] * STAGE_W(2)[i];
    return sqrt(sum / 3.0);
}

/* Simplified Newton. `count` receives the iterations, `rate` the last rate of convergence; `converged` says whether. */
STAGE int solve_stages(Run *r, Buffers *b, double h, int *count, double *rate, int *converged) {
    double tolerance = fmax(10.0 * DBL_EPSILON / loosened(r), fmin(0.03, sqrt(loosened(r)))), before = 0.0;
    *rate = 0.0, *converged = 0;
    for (*count = 1; *count <= NEWTON_MOST; (*count)++) {
        int status = evaluate_stages(r, b, h);
        if (status) return status;
        double size = correct_stages(r, b, h);
        if (!isfinite(size)) return RUNNING;
        if (*count > 1) {
            *rate = size / before;
            double left = pow(*rate, NEWTON_MOST - *count) / (1.0 - *rate) * size;
            if (*rate >= 1.0 || left > tolerance) return RUNNING;
        }
        if (size == 0.0 || (*count > 1 && *rate / (1.0 - *rate) * size < tolerance)) {
            *converged = 1;
            return RUNNING;
        }
        before = size;
    }
    return RUNNING;
}

/* The end point, and the works from the powers at the stages. */
static void finish_stages(Buffers *b, double h) {
    for (int i = NX; i < NZ; i++)
        for (int k = 0; k < 3; k++)
            STAGE_Z(k)[i] = h * (RADAU_A[k][0] * STAGE_F(0)[i] + RADAU_A[k][1] * STAGE_F(1)[i] +
                                 RADAU_A[k][2] * STAGE_F(2)[i]);
    for (int i = 0; i < NZ; i++) b->z1[i] = b->z0[i] + STAGE_Z(2)[i];
}

/* The same estimate of the works, which J does not move. */
static double radau_work_error(const Run *r, const Buffers *b, double h, const double *f) {
    double worst = 0.0;
    for (int i = NX; works_count(r) && i < NZ; i++) {
        double e = h * f[i] + RADAU_E[0] * STAGE_Z(0)[i] + RADAU_E[1] * STAGE_Z(1)[i] + RADAU_E[2] * STAGE_Z(2)[i];
        worst = fmax(worst, fabs(e) / (RADAU_GAMMA * allowed_work_error(r, b, h, loosened(r), STAGE_F(0), 3, i)));
    }
    return worst;
}

/* (gamma/h - J)^-1 (f(t, z0 + shift) + (E Z)/h), freed of what the projection will remove. */
static double radau_error(Run *r, Buffers *b, double h, const double *f) {
    double *e = b->error5;
    for (int i = 0; i < NX; i++)
        e[i] = f[i] + (RADAU_E[0] * STAGE_Z(0)[i] + RADAU_E[1] * STAGE_Z(1)[i] + RADAU_E[2] * STAGE_Z(2)[i]) / h;
    lu_solve(NX, b->stage_real, b->stage_pivot, e);
    memset(b->error3, 0, sizeof(double) * NX);
    if (r->projection) project_errors(r, b, r->t + h, b->z1, e, b->error3);
    double error = fmax(radau_norm(r, b, e), radau_work_error(r, b, h, f));
    return isfinite(error) ? error : INFINITY;
}

/* Where the estimate refuses the first step or one after a refusal, the stiff part is filtered out of it once more. */
static double radau_filtered_error(Run *r, Buffers *b, double h) {
    double error = radau_error(r, b, h, b->K);
    int again = r->previous_step == 0.0 || r->rejected > r->rejected_before;
    if (error < 1.0 || error == INFINITY || !again) return error;
    for (int i = 0; i < NX; i++) b->stage[i] = b->z0[i] + b->error5[i];
    memcpy(b->stage + NX, b->z0 + NX, sizeof(double) * NP);
    return stage_rates(r, b, r->t, b->stage, b->rate, 0) ? error : radau_error(r, b, h, b->rate);
}

/* Where Newton's method fails at a step that its error would allow, steps stay below that for a while. */
static void lower_ceiling(Run *r, double h) { r->step_ceiling = 0.7 * fabs(h); }

static double under_ceiling(Run *r, double h, double factor) {
    if (r->step_ceiling == 0.0) return factor;
    r->step_ceiling *= 1.05;
    return fmin(factor, fmax(r->step_ceiling / fabs(h), 0.5));
}

/* Factor of the next step by the errors and lengths of the last two (Gustafsson; ibid.). */
static double radau_factor(Run *r, double h, double error, int iterations) {
    double safety = 0.9 * (2 * NEWTON_MOST + 1) / (2 * NEWTON_MOST + iterations), size = fmax(error, 1e-10);
    double factor = pow(size, -0.25);
    if (r->previous_step != 0.0 && error < 1.0)
        factor = fmin(factor, factor * h / r->previous_step * pow(r->previous_error / size, 0.25));
    return fmin(8.0, fmax(0.2, safety * factor));
}

/* One trial step: z1, its error (infinite where Newton does not converge) and the factor of the next step. */
STAGE int radau_trial(Run *r, Buffers *b, double h, double t1, double *error, double *factor) {
    int status, count, converged = 0;
    double rate;
    *error = INFINITY, *factor = 0.5;
    for (;;) {
        if (!r->has_jacobian) {
            status = evaluate_jacobian(r, b, r->t, b->z0, b->J);
            if (status) return status;
            r->has_jacobian = r->jacobian_is_new = 1, r->factored_step = 0.0;
        }
        if (r->factored_step != h && !factorise_stages(r, b, h)) return RUNNING;
        predict_stages(r, b, h);
        status = solve_stages(r, b, h, &count, &rate, &converged);
        if (status || converged || r->jacobian_is_new) break;
        r->has_jacobian = 0;
    }
    if (status) return status;
    if (!converged) {
        lower_ceiling(r, h);
        return RUNNING;
    }
    finish_stages(b, h);
    status = r->projection ? factorise_metric(r, b, t1, b->z1) : RUNNING;
    if (status) return status;
    *error = radau_filtered_error(r, b, h);
    *factor = radau_factor(r, h, *error, count);
    if (!(*error < 1.0)) return RUNNING;
    *factor = under_ceiling(r, h, *factor);
    if (r->rejected > r->rejected_before) *factor = fmin(*factor, 1.0); /* no growth after a refusal */
    int keeps = count <= 2 || rate < 1e-3;
    if (keeps && *factor >= 1.0 && *factor < 1.2) *factor = 1.0; /* the factorisation serves again */
    r->has_jacobian = keeps, r->jacobian_is_new = 0;
    r->previous_error = fmax(*error, 1e-2);
    r->rejected_before = r->rejected;
    return RUNNING;
}

/* The collocation polynomial as the first three coefficients of the dense output; its end is the projected one. */
static void radau_dense(Run *r, Buffers *b, double h) {
    double *D = b->dense;
    memset(D + 3 * NK, 0, sizeof(double) * 4 * NK);
    for (int i = 0; i < NZ; i++) {
        double square = 0.0, cube = 0.0;
        for (int k = 0; k < 3; k++) square += RADAU_P[k][1] * STAGE_Z(k)[i], cube += RADAU_P[k][2] * STAGE_Z(k)[i];
        D[i] = b->z1[i] - b->z0[i];
        D[NK + i] = -square - cube;
        D[2 * NK + i] = -cube;
    }
    r->previous_step = h;
}
