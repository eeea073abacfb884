/* One trajectory a thread: DOP853 of Hairer, Norsett and Wanner with projection onto the constraints, and RK4 with a
 * fixed step. What a model brings stands before this text: `real`, the sizes, the functions
 *     model_rates (zdot, and a number that is positive where it is regular), model_norm_step, model_position_step, model_velocity_step, model_residuals,
 *     model_energies,
 * which are written from the same operation lists as the machine code of the processor, and `combine_S`, the sums of the
 * tableau of native/dop853_tableau.h. `load_parameters` puts those that are the same for all beside those that are not.
 *
 * Every thread takes the next trajectory when it has ended one, so that no lane of a warp waits for the longest. */

#define FINEST (16.0 * EPSILON)   /* smallest step against |t| */
#define NEWTON_LIMIT 8
#define AT_REST ((real)1e-14)

enum { RUNNING = 0, FINISHED = 1, TOO_MANY_STEPS = 3, STEP_TOO_SMALL = 4, NONFINITE = 5, SINGULAR = 7, UNPROJECTED = 8,
       DISPLACED = 15 };

static __device__ RATES_INLINE int rates(real t, const real *z, const real *p, real *zdot) {
    real x[NX], out[NZ + 1], sum = 0;
#pragma unroll
    for (int i = 0; i < NX; i++) x[i] = z[i];
    model_rates(t, x, p, (const real *)0, out);
#pragma unroll
    for (int i = 0; i < NZ; i++) zdot[i] = out[i], sum += out[i] - out[i];
    if (!(sum == 0)) return NONFINITE;
    return out[NZ] > 0 ? RUNNING : SINGULAR;
}

static __device__ __forceinline__ real larger(real a, real b) { return a > b ? a : b; }

/* The largest entry of |v| from `first` on. */
static __device__ __forceinline__ real largest_entry(const real *v, int first, int count) {
    real largest = 0;
#pragma unroll
    for (int i = first; i < first + count; i++) largest = larger(largest, fabs(v[i]));
    return largest;
}

/* Newton's method onto the norms and positions in turn, then onto the velocities: what is moved by d is right up to d^2,
 * so that a correction below the root of rounding is the last. Returns the largest correction against 1 + |x|. */
static __device__ PROJECT_INLINE int project(real t, real *z, const real *p, real *moved) {
    *moved = 0;
#if MN + MP
    for (int k = 0; k < NEWTON_LIMIT; k++) {
        real d[NQ], worst = 0;
#if MN
        model_norm_step(t, z, p, (const real *)0, d);
#pragma unroll
        for (int i = 0; i < NQ; i++) worst = larger(worst, fabs(d[i]) / (1 + fabs(z[i]))), z[i] += d[i];
#endif
#if MP
        model_position_step(t, z, p, (const real *)0, d);
#pragma unroll
        for (int i = 0; i < NQ; i++) worst = larger(worst, fabs(d[i]) / (1 + fabs(z[i]))), z[i] += d[i];
#endif
        if (!(worst < (real)1e6)) return NONFINITE;
        *moved = larger(*moved, worst);
        if (worst < ROOT) break;
        if (k == NEWTON_LIMIT - 1) return UNPROJECTED;
    }
#endif
#if MV
    for (int k = 0; k < NEWTON_LIMIT; k++) {
        real d[NU], worst = 0;
        model_velocity_step(t, z, p, (const real *)0, d);
#pragma unroll
        for (int i = 0; i < NU; i++) worst = larger(worst, fabs(d[i]) / (1 + fabs(z[NQ + i]))), z[NQ + i] += d[i];
        if (!(worst < (real)1e6)) return NONFINITE;
        *moved = larger(*moved, worst);
        if (worst < ROOT) break;
        if (k == NEWTON_LIMIT - 1) return UNPROJECTED;
    }
#endif
    return RUNNING;
}

/* What the absolute tolerances are multiplied with: they follow the size of the motion (native/absolute.c). */
typedef struct {
    real coordinates, speeds;
} Sizes;

static __device__ __forceinline__ void note_sizes(Sizes *s, const real *z) {
    s->coordinates = larger(s->coordinates, largest_entry(z, 0, NQ));
    s->speeds = larger(s->speeds, largest_entry(z, NQ, NU));
}

static __device__ __forceinline__ void expect_sizes(Sizes *s, const real *z, const real *zdot) {
    note_sizes(s, z);
    real a = largest_entry(zdot, NQ, NU), q = s->coordinates, u = s->speeds;
    if (a == 0) return;
    s->speeds = larger(u, sqrt(a * q));
    s->coordinates = larger(q, u * u / a);
}

static __device__ __forceinline__ real part_of_one(real size, real least) {
    size = larger(size, least);
    return size < 1 ? size : (real)1;
}

static __device__ __forceinline__ real weighted_norm(real tolerance, const real *v, const real *reference) {
    real sum = 0;
#pragma unroll
    for (int i = 0; i < NX; i++) {
        real e = v[i] / (tolerance + tolerance * fabs(reference[i]));
        sum += e * e;
    }
    return sqrt(sum / NX);
}

/* |h| e5^2 / sqrt(e5^2 + e3^2/100), root mean squares over x (Hairer, Norsett and Wanner II.5). */
static __device__ __forceinline__ real error_norm(real tolerance, const Sizes *met, real h, const real *z0, const real *z1,
                                                  const real *e5, const real *e3) {
    Sizes s = *met;
    note_sizes(&s, z1);
    real least = AT_REST / tolerance, sum5 = 0, sum3 = 0;
    s.coordinates = part_of_one(s.coordinates, least), s.speeds = part_of_one(s.speeds, least);
#pragma unroll
    for (int i = 0; i < NX; i++) {
        real size = larger(fabs(z0[i]), fabs(z1[i])), scale = i < NQ ? s.coordinates : i < NQ + NU ? s.speeds : (real)1;
        real weight = 1 / (tolerance * (scale + size)), a = e5[i] * weight, b = e3[i] * weight;
        sum5 += a * a, sum3 += b * b;
    }
    real both = sum5 + (real)0.01 * sum3;
    return both > 0 ? fabs(h) * sum5 / sqrt(both * NX) : (both == 0 ? (real)0 : (real)INFINITY);
}

/* First step from the sizes of x, of xdot and of its change over a small Euler step (ibid., II.4). */
static __device__ __forceinline__ double first_step(double t, const real *z, const real *p, const real *zdot, real tolerance,
                                                    double span, double max_step) {
    real stage[NZ], there[NZ];
    real size = weighted_norm(tolerance, z, z), slope = weighted_norm(tolerance, zdot, z);
    double h0 = size < (real)1e-5 || slope < (real)1e-5 ? 1e-6 : 0.01 * (double)(size / slope);
    h0 = fmin(fmin(h0, max_step), span);
#pragma unroll
    for (int i = 0; i < NZ; i++) stage[i] = z[i] + (real)h0 * zdot[i];
    if (rates((real)(t + h0), stage, p, there)) return 0.01 * h0;
#pragma unroll
    for (int i = 0; i < NZ; i++) there[i] -= zdot[i];
    double curvature = weighted_norm(tolerance, there, z) / h0, largest = fmax((double)slope, curvature);
    double h1 = largest <= 1e-15 ? fmax(1e-6, h0 * 1e-3) : sqrt(sqrt(sqrt(0.01 / largest)));
    return fmin(fmin(100.0 * h0, h1), fmin(span, max_step));
}

/* Figures of a case: largest residual, largest |E - E0 - work|, largest kinetic energy, largest |E - E0|. */
typedef struct {
    real residual, drift, kinetic, change, start;
} Figures;

static __device__ AUDIT_INLINE void note_figures(real t, const real *z, const real *p, int first, Figures *f) {
#if MN + MP + MV
    real c[MN + MP + MV];
    model_residuals(t, z, p, (const real *)0, c);
    f->residual = larger(f->residual, largest_entry(c, 0, MN + MP + MV));
#endif
    real e[2], work = 0;
    model_energies(t, z, p, (const real *)0, e);
#if NZ > NX
    work = z[NX];
#endif
    real energy = e[0] + e[1];
    if (first) f->start = energy;
    f->kinetic = larger(f->kinetic, e[0]);
    f->drift = larger(f->drift, fabs(energy - f->start - work));
    f->change = larger(f->change, fabs(energy - f->start));
}

/* z as sample j of case k. */
static __device__ AUDIT_INLINE void write_sample(real t, const real *z, const real *p, long k, long count, int j, real *samples,
                                                 Figures *f) {
    note_figures(t, z, p, j == 0, f);
#pragma unroll
    for (int i = 0; i < NQ + NU; i++) samples[((long)j * (NQ + NU) + i) * count + k] = z[i];
}

/* z at t + theta h from the coefficients of the dense output (native/dop853.c). */
static __device__ __forceinline__ void interpolate(const real *z0, const real *z1, const real K[16][NZ], real h, real theta,
                                                   real *z) {
    real factors[2] = {theta, 1 - theta};
#pragma unroll
    for (int i = 0; i < NZ; i++) {
        real change = z1[i] - z0[i], d[7];
        d[0] = change, d[1] = h * K[0][i] - change, d[2] = 2 * change - h * (K[0][i] + K[12][i]);
        dense_upper(K, i, h, d + 3);
        real sum = 0;
#pragma unroll
        for (int k = 6; k >= 0; k--) sum = (sum + d[k]) * factors[k % 2];
        z[i] = z0[i] + sum;
    }
}

/* Cases 0 to count: x0 (NX, count), varied (varied parameters, count), times (time_count) rising.
 * samples (time_count, NQ + NU, count), figures (4, count), status and steps (count); next: 0. */
extern "C" __global__ void __launch_bounds__(THREADS, BLOCKS)
appell_dop853(int count, int *next, const real *x0, const real *varied, const double *times, int time_count, double rtol,
              double max_step, int max_steps, real *samples, real *figures, int *status_of, int *steps_of) {
    real K[16][NZ], z0[NZ], z1[NZ], p[PARAMETERS + 1];
    const real tolerance = (real)rtol;
    const double end = times[time_count - 1];
    double t = 0, h = 0;
    int k = 0, idle = 1, sample = 0, steps = 0;
    Sizes met;
    Figures found;
    for (;;) {
        int status = RUNNING;
        real moved;
        if (idle) {
            k = atomicAdd(next, 1);
            if (k >= count) return;
            idle = 0, sample = 0, steps = 0, t = times[0];
            met.coordinates = met.speeds = 0;
            found.residual = found.drift = found.kinetic = found.change = found.start = 0;
#pragma unroll
            for (int i = 0; i < NX; i++) z0[i] = x0[(long)i * count + k];
#pragma unroll
            for (int i = NX; i < NZ; i++) z0[i] = 0;
            load_parameters(varied, count, k, p);
            status = project((real)t, z0, p, &moved);
            if (!status && moved > OFF) status = UNPROJECTED;
            if (!status) status = rates((real)t, z0, p, K[0]);
            if (!status) {
                write_sample((real)t, z0, p, k, count, sample++, samples, &found);
                expect_sizes(&met, z0, K[0]);
                h = first_step(t, z0, p, K[0], tolerance, end - t, max_step);
                if (t >= end) status = FINISHED;
            }
        }
        if (!status) {
            if (h > max_step) h = max_step;
            int last = h * (1.0 + 1e-9) >= end - t, refused = 0;
            double t1 = last ? end : t + h, tried = last ? end - t : h;
            real hr = (real)tried, error = 0;
            {
                real stage[NZ];
#pragma unroll STAGES_UNROLLED
                for (int s = 1; s < 12; s++) {
                    combine(s, z0, hr, K, stage);
                    refused |= rates((real)(t + dop_c(s) * tried), stage, p, K[s]);
                }
            }
            combine(12, z0, hr, K, z1);
            {
                real e5[NZ], e3[NZ];
                errors(K, e5, e3);
                error = error_norm(tolerance, &met, hr, z0, z1, e5, e3);
            }
            double factor = refused ? 0.25 : fmin(6.0, fmax(1.0 / 3.0, 0.9 / sqrt(sqrt(sqrt(fmax((double)error, 1e-20))))));
            int fine = !refused && error < 1;
            if (!fine && !refused) factor = fmin(factor, 0.9);
            if (fine) { /* the end of the step, projected, and the right side there: K_13, and K_1 of the next step */
                real root = sqrt(tolerance), farthest = 0, before[NZ];
#pragma unroll
                for (int i = 0; i < NX; i++) before[i] = z1[i];
                refused = project((real)t1, z1, p, &moved);
#pragma unroll
                for (int i = 0; i < NX; i++) {
                    real whole = tolerance * (1 + larger(fabs(before[i]), fabs(z1[i])));
                    farthest = larger(farthest, root * fabs(z1[i] - before[i]) / whole);
                }
                if (!refused && farthest > 1) refused = DISPLACED;
                if (!refused) refused = rates((real)t1, z1, p, K[12]);
                if (refused) fine = 0, factor = 0.25;
            }
            steps++;
            if (fine) {
                if (sample < time_count - 1 && times[sample] < t1) { /* the dense output, where a sample lies inside */
                    for (int s = 13; s < 16; s++) {
                        real stage[NZ];
                        combine(s, z0, hr, K, stage);
                        rates((real)(t + dop_c(s) * tried), stage, p, K[s]);
                    }
                    while (sample < time_count - 1 && times[sample] < t1) {
                        real point[NZ], theta = (real)((times[sample] - t) / tried);
                        interpolate(z0, z1, K, hr, theta, point);
                        project((real)times[sample], point, p, &moved);
                        write_sample((real)times[sample], point, p, k, count, sample, samples, &found);
                        sample++;
                    }
                }
                while (sample < time_count && times[sample] <= t1)
                    write_sample((real)t1, z1, p, k, count, sample, samples, &found), sample++;
                note_sizes(&met, z1);
#pragma unroll
                for (int i = 0; i < NZ; i++) z0[i] = z1[i], K[0][i] = K[12][i];
                t = t1;
                if (last) status = FINISHED;
                else h = tried * factor;
            } else {
                h = tried * factor;
                if (h <= FINEST * fmax(fabs(t), fabs(end))) status = refused ? refused : STEP_TOO_SMALL;
            }
            if (!status && steps >= max_steps) status = TOO_MANY_STEPS;
        }
        if (status) {
            status_of[k] = status, steps_of[k] = steps;
            figures[k] = found.residual, figures[(long)count + k] = found.drift;
            figures[2 * (long)count + k] = found.kinetic, figures[3 * (long)count + k] = found.change;
            idle = 1;
        }
    }
}

/* `steps` steps of length h by the classical method of Runge and Kutta, every case from t0; x (NX, count) is overwritten.
 * A projection after every `every` steps; 0: none. */
extern "C" __global__ void __launch_bounds__(RK4_THREADS, RK4_BLOCKS)
appell_rk4(int count, real *x, const real *varied, double t0, double step, int steps, int every, int *status_of) {
    const int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k >= count) return;
    real z[NZ], stage[NZ], slope[NZ], sum[NZ], p[PARAMETERS + 1];
    const real h = (real)step;
    int status = RUNNING;
    load_parameters(varied, count, k, p);
#pragma unroll
    for (int i = 0; i < NX; i++) z[i] = x[(long)i * count + k];
#pragma unroll
    for (int i = NX; i < NZ; i++) z[i] = 0;
    for (int n = 0; n < steps; n++) {
        const double t = t0 + n * step;
#pragma unroll
        for (int i = 0; i < NZ; i++) stage[i] = z[i], sum[i] = 0;
#pragma unroll 1
        for (int s = 0; s < 4; s++) {
            const real weight = s == 0 || s == 3 ? h / 6 : h / 3, ahead = s < 2 ? h / 2 : h;
            status |= rates((real)(t + (s == 0 ? 0.0 : s == 3 ? step : 0.5 * step)), stage, p, slope);
#pragma unroll
            for (int i = 0; i < NZ; i++) sum[i] += weight * slope[i], stage[i] = z[i] + ahead * slope[i];
        }
#pragma unroll
        for (int i = 0; i < NZ; i++) z[i] += sum[i];
#if MN + MP + MV
        real moved;
        if (every && n % every == every - 1) status |= project((real)(t + step), z, p, &moved);
#endif
    }
#pragma unroll
    for (int i = 0; i < NX; i++) x[(long)i * count + k] = z[i];
    status_of[k] = status ? status : FINISHED;
}

/* zdot (NZ, count) and whether it is regular behind it, of x (NX, count): for comparisons. */
extern "C" __global__ void appell_evaluate(int count, const real *x, const real *varied, double t, real *zdot) {
    const int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k >= count) return;
    real z[NX], out[NZ + 1], p[PARAMETERS + 1];
    load_parameters(varied, count, k, p);
    for (int i = 0; i < NX; i++) z[i] = x[(long)i * count + k];
    model_rates((real)t, z, p, (const real *)0, out);
    for (int i = 0; i <= NZ; i++) zdot[(long)i * count + k] = out[i];
}
