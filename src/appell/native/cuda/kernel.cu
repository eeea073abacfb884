/* One trajectory a thread: DOP853 of Hairer, Norsett and Wanner with projection onto the constraints, and RK4 with a
 * fixed step. What a model brings stands before this text: `real`, the sizes, the functions
 *     model_rates (zdot, and a number that is positive where it is regular), model_norm_step, model_position_step, model_velocity_step, model_residuals,
 *     model_energies,
 * which are written from the same operation lists as the machine code of the processor, and `combine`, `finish` and
 * `dense_upper`, the sums of the tableau of native/dop853_tableau.h. `load_parameters` puts those that are the same for all
 * beside those that are not. The stages K of all threads are in shared memory, STAGE(s, i) for entry i of stage s: of twelve
 * no more than SLOTS are wanted at a time, and in registers, or in memory of a thread's own, there is no room for them.
 *
 * What begins a trajectory is done for all of them by a kernel of its own, where no thread waits for another one. A thread
 * that has ended a trajectory takes another one as soon as some threads of its block have. All warps of a block go through a
 * step together, so that one of them fetches the instructions for the others: a right side is longer than what a cache of
 * instructions holds. */

#define FINEST (16.0 * EPSILON)   /* smallest step against |t| */
#define NEWTON_LIMIT 8

#include "status.h"
#include "cuda/real.h"
#include "control.h"
#include "dense.h"
#include "errors.h"
#include "sizes.h"
typedef void Block(real t, const real *x, const real *p, const real *extra, real *out);
#include "inputs.h"
#include "input_tables.h"

/* Inputs over time or state (cuda_inputs.py): what reads parameters has them as its own, and sets the inputs among them. */
#if INPUTS
static __device__ void set_inputs(real t, const real *x, real *p);
#define OWN_PARAMETERS                                                        \
    real own[PARAMETERS];                                                     \
    for (int each = 0; each < PARAMETERS; each++) own[each] = p[each];        \
    p = own;
#define FOLLOW(t, x, p) set_inputs(t, x, p)
#else
#define OWN_PARAMETERS
#define FOLLOW(t, x, p)
#endif

/* Pairs of instants just before and after one at which something is not smooth: who begins just before one begins after it. */
static __device__ double skip_stops(double t, int *stop) {
    for (*stop = 0; *stop < STOPS && STOP_TIMES[2 * *stop] <= t; ++*stop) t = fmax(t, STOP_TIMES[2 * *stop + 1]);
    return t;
}

/* Whether they are finite is for the caller to ask: in the stages of a step its error tells. */
static __device__ RATES_INLINE int rates(real t, const real *z, const real *p, real *zdot) {
    real x[NX], out[NZ + 1];
#pragma unroll
    for (int i = 0; i < NX; i++) x[i] = z[i];
    OWN_PARAMETERS
    FOLLOW(t, x, own);
    model_rates(t, x, p, (const real *)0, out);
#pragma unroll
    for (int i = 0; i < NZ; i++) zdot[i] = out[i];
    return out[NZ] <= 0 ? SINGULAR : RUNNING;
}

static __device__ __forceinline__ int finite_rates(real t, const real *z, const real *p, real *zdot) {
    const int singular = rates(t, z, p, zdot);
    real sum = 0;
#pragma unroll
    for (int i = 0; i < NZ; i++) sum += zdot[i] - zdot[i];
    return sum == 0 ? singular : NONFINITE;
}

static __device__ __forceinline__ real larger(real a, real b) { return a > b ? a : b; }

/* The largest entry of |v| from `first` on. */
static __device__ __forceinline__ real largest_entry(const real *v, int first, int count) {
    real largest = 0;
#pragma unroll
    for (int i = first; i < first + count; i++) largest = larger(largest, fabs(v[i]));
    return largest;
}

/* z moved by d: whether that is above the root of rounding, beyond `limit`, and no number at all. */
typedef struct {
    int large, off, wild;
} Moved;

static __device__ __forceinline__ void move(real *z, const real *d, int first, int count, real limit, Moved *m) {
    int large = 0;
#pragma unroll
    for (int i = 0; i < count; i++) large |= !(fabs(d[i]) <= ROOT * (1 + fabs(z[first + i])));
    if (large) { /* seldom: a step ends within its tolerance */
        m->large = 1;
#pragma unroll
        for (int i = 0; i < count; i++) {
            real size = 1 + fabs(z[first + i]), change = fabs(d[i]);
            m->off |= change > limit * size, m->wild |= !(change < (real)1e6 * size);
        }
    }
#pragma unroll
    for (int i = 0; i < count; i++) z[first + i] += d[i];
}

/* Newton's method onto the norms and positions in turn, then onto the velocities: what is moved by d is right up to d^2,
 * so that a correction below the root of rounding is the last. `off`: one was beyond `limit`, relative to 1 + |z|. */
static __device__ PROJECT_INLINE int project(real t, real *z, const real *p, real limit, int *off) {
    *off = 0;
    OWN_PARAMETERS
#if MN + MP
    for (int k = 0; k < NEWTON_LIMIT; k++) {
        real d[NQ];
        Moved m = {0, 0, 0};
#if MN
        FOLLOW(t, z, own);
        model_norm_step(t, z, p, (const real *)0, d);
        move(z, d, 0, NQ, limit, &m);
#endif
#if MP
        FOLLOW(t, z, own);
        model_position_step(t, z, p, (const real *)0, d);
        move(z, d, 0, NQ, limit, &m);
#endif
        *off |= m.off;
        if (m.wild) return NONFINITE;
        if (!m.large) break;
        if (k == NEWTON_LIMIT - 1) return UNPROJECTED;
    }
#endif
#if MV
    for (int k = 0; k < NEWTON_LIMIT; k++) {
        real d[NU];
        Moved m = {0, 0, 0};
        FOLLOW(t, z, own);
        model_velocity_step(t, z, p, (const real *)0, d);
        move(z, d, NQ, NU, limit, &m);
        *off |= m.off;
        if (m.wild) return NONFINITE;
        if (!m.large) break;
        if (k == NEWTON_LIMIT - 1) return UNPROJECTED;
    }
#endif
    return RUNNING;
}

static __device__ __forceinline__ void note_sizes(Sizes *s, const real *z) {
    s->coordinates = maximum(s->coordinates, splat(largest_entry(z, 0, NQ)));
    s->speeds = maximum(s->speeds, splat(largest_entry(z, NQ, NU)));
}

/* Against the tolerance; in double precision, as the first step is. */
static __device__ __forceinline__ double weighted_norm(real tolerance, const real *v, const real *reference) {
    double sum = 0;
#pragma unroll
    for (int i = 0; i < NX; i++) {
        measure e = splat(v[i]) / splat(1 + fabs(reference[i]));
        sum += (double)e * e;
    }
    return sqrt(sum / NX) / (double)tolerance;
}

/* The error of a step against the tolerance; infinite where it is no number. */
static __device__ __forceinline__ measure error_norm(real tolerance, const Sizes *met, real h, const real *z0, const real *z1,
                                                     const real *e5, const real *e3) {
    measure q = splat(met->coordinates), u = splat(met->speeds), sum5 = 0, sum3 = 0;
    const measure one = 1;
#pragma unroll
    for (int i = 0; i < NQ; i++) q = maximum(q, magnitude(splat(z1[i])));
#pragma unroll
    for (int i = NQ; i < NQ + NU; i++) u = maximum(u, magnitude(splat(z1[i])));
    q = size_of_step(q), u = size_of_step(u);
#pragma unroll
    for (int i = 0; i < NX; i++) {
        const measure size = i < NQ ? q : i < NQ + NU ? u : one;
        const measure weight = splat(h / tolerance) / allowed_error(size, one, splat(z0[i]), splat(z1[i]));
        const measure a = splat(e5[i]) * weight, b = splat(e3[i]) * weight;
        sum5 += a * a, sum3 += b * b;
    }
    return combined_error(one, sum5, sum3, NX); /* h is in the weights: single precision has few exponents */
}

/* First step from the sizes of x, of xdot and of its change over a small Euler step (ibid., II.4). */
static __device__ __forceinline__ double first_step(double t, const real *z, const real *p, const real *zdot, real tolerance,
                                                    double span, double max_step) {
    real stage[NZ], there[NZ];
    double size = weighted_norm(tolerance, z, z), slope = weighted_norm(tolerance, zdot, z);
    double h0 = euler_step(size, slope, span, max_step);
#pragma unroll
    for (int i = 0; i < NZ; i++) stage[i] = z[i] + (real)h0 * zdot[i];
    if (finite_rates((real)(t + h0), stage, p, there)) return 0.01 * h0;
#pragma unroll
    for (int i = 0; i < NZ; i++) there[i] -= zdot[i];
    double curvature = weighted_norm(tolerance, there, z) / h0;
    return first_length(h0, slope, curvature, 1, span, max_step);
}

/* Figures of a case: largest residual, largest |E - E0 - work|, largest kinetic energy, largest |E - E0|. */
typedef struct {
    real residual, drift, kinetic, change, start;
} Figures;

static __device__ AUDIT_INLINE void note_figures(real t, const real *z, const real *p, int first, Figures *f) {
    OWN_PARAMETERS
    FOLLOW(t, z, own);
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
static __device__ __forceinline__ void interpolate(const real *z0, const real *z1, const real *stages, const real more[3][NZ],
                                                   real h, real theta, real *z) {
#pragma unroll
    for (int i = 0; i < NZ; i++) {
        const real first = STAGE(0, i), last = STAGE(12, i);
        real d[7];
        dense_lower(z0 + i, z1 + i, h, &first, &last, d);
        dense_upper(stages, more, i, h, d + 3);
        dense_value(z0 + i, d, theta, z + i);
    }
}

/* A step that is good: samples inside it from the dense output, projected, then the one at its end. */
static __device__ SAMPLES_INLINE int write_samples(double t, double t1, double h, const real *z0, const real *z1, real *stages,
                                                   const real *p, const double *times, int time_count, int sample, int k,
                                                   int count, real *samples, Figures *found) {
    if (sample < time_count - 1 && times[sample] < t1) {
        real more[3][NZ];
        int off;
        for (int s = 13; s < 16; s++) {
            real stage[NZ], slope[NZ];
            combine_dense(s, z0, (real)h, stages, more, stage);
            rates((real)(t + NODES[s] * h), stage, p, slope);
#pragma unroll
            for (int i = 0; i < NZ; i++) more[s - 13][i] = slope[i];
        }
        while (sample < time_count - 1 && times[sample] < t1) {
            real point[NZ], theta = (real)((times[sample] - t) / h);
            interpolate(z0, z1, stages, more, (real)h, theta, point);
            project((real)times[sample], point, p, (real)OFF, &off);
            write_sample((real)times[sample], point, p, k, count, sample, samples, found);
            sample++;
        }
    }
    while (sample < time_count && times[sample] <= t1) {
        write_sample((real)t1, z1, p, k, count, sample, samples, found);
        sample++;
    }
    return sample;
}

/* Stages 2 to 12, the end of the step and its error; 0 where all of them are numbers. */
static __device__ __forceinline__ int try_step(double t, double h, const real *z0, real *stages, const real *p, real tolerance,
                                               const Sizes *met, real *z1, measure *error) {
    int refused = 0;
    real e5[NZ], e3[NZ];
#pragma unroll STAGES_UNROLLED
    for (int s = 1; s < 12; s++) {
        real stage[NZ], slope[NZ];
        TOGETHER;
        combine(s, z0, (real)h, stages, stage);
        refused |= rates((real)(t + NODES[s] * h), stage, p, slope);
        const int slot = SLOT_OF[s];
#pragma unroll
        for (int i = 0; i < NZ; i++) IN_SLOT(slot, i) = slope[i];
    }
    finish(z0, (real)h, stages, z1, e5, e3);
    *error = error_norm(tolerance, met, (real)h, z0, z1, e5, e3);
    return *error < splat(INFINITY) ? refused : NONFINITE;
}

/* z1 projected, and the right side there: K_13, and K_1 of the next step. */
static __device__ __forceinline__ int land(real t1, real *z1, real *stages, const real *p, real tolerance) {
    real slope[NZ];
    int off, refused = project(t1, z1, p, sqrt(tolerance), &off);
    if (!refused && off) refused = DISPLACED;
    if (!refused) refused = finite_rates(t1, z1, p, slope);
#pragma unroll
    for (int i = 0; i < NZ; i++) STAGE(12, i) = slope[i];
    return refused;
}

/* How a trajectory begins: z, zdot, the first step, the sizes met, residual, kinetic energy and energy; (BEGUN, count). */
#define BEGUN (2 * NZ + 6)

/* Every case onto its constraints, its first sample, its first step. `status_of`: 0 where it can go on. */
extern "C" __global__ void __launch_bounds__(BEGIN_THREADS, 1)
appell_begin(int count, const real *x0, const real *varied, const double *times, int time_count, double rtol, double max_step,
             real *begun, real *samples, real *figures, int *status_of, int *steps_of) {
    const double t = times[0], end = times[time_count - 1];
    for (int k = blockIdx.x * blockDim.x + threadIdx.x; k < count; k += gridDim.x * blockDim.x) {
        real z[NZ], slope[NZ], p[PARAMETERS + 1], h = 0;
        Sizes met = {0, 0};
        Figures found = {0, 0, 0, 0, 0};
        int off;
#pragma unroll
        for (int i = 0; i < NZ; i++) z[i] = i < NX ? x0[(long)i * count + k] : (real)0;
        load_parameters(varied, count, k, p);
        int stop, status = project((real)t, z, p, (real)OFF, &off);
        const double from = skip_stops(t, &stop);
        if (!status && off) status = UNPROJECTED;
        if (!status) status = finite_rates((real)from, z, p, slope);
        if (!status) {
            write_sample((real)t, z, p, k, count, 0, samples, &found);
            h = (real)first_step(from, z, p, slope, (real)rtol, end - from, max_step);
            met = expected_sizes(splat(largest_entry(z, 0, NQ)), splat(largest_entry(z, NQ, NU)),
                                 splat(largest_entry(slope, 0, NQ)), splat(largest_entry(slope, NQ, NU)), splat(h));
            if (t >= end) status = FINISHED;
        }
        const real rest[6] = {h, met.coordinates, met.speeds, found.residual, found.kinetic, found.start};
#pragma unroll
        for (int i = 0; i < NZ; i++) begun[(long)i * count + k] = z[i], begun[(long)(NZ + i) * count + k] = slope[i];
#pragma unroll
        for (int i = 0; i < 6; i++) begun[(long)(2 * NZ + i) * count + k] = rest[i];
        status_of[k] = status, steps_of[k] = 0;
        figures[k] = found.residual, figures[2 * (long)count + k] = found.kinetic;
    }
}

/* Cases 0 to count as `appell_begin` left them, varied (varied parameters, count), times (time_count) rising.
 * samples (time_count, NQ + NU, count), figures (4, count), status and steps (count); next: 0. */
extern "C" __global__ void __launch_bounds__(THREADS, BLOCKS)
appell_dop853(int count, int *next, const real *begun, const real *varied, const double *times, int time_count, double rtol,
              double max_step, int max_steps, real *samples, real *figures, int *status_of, int *steps_of) {
    SHARED_STAGES
    real z0[NZ], z1[NZ], p[PARAMETERS + 1];
    const real tolerance = (real)rtol;
    const double end = times[time_count - 1];
    double t = 0, h = 0;
    int k = -1, idle = 1, sample = 0, steps = 0, stop = 0;
    Sizes met = {0, 0};
    Figures found = {0, 0, 0, 0, 0};
    LastStep before = {0, 0, 0};
    measure recent_refusals = 0;
    int was_refused = 0;
#pragma unroll
    for (int i = 0; i < NZ; i++) z0[i] = 0, STAGE(0, i) = 0;
#pragma unroll
    for (int i = 0; i < PARAMETERS; i++) p[i] = 0;
    for (;;) {
        int status = RUNNING;
        const int waiting = __syncthreads_count(idle);
        if (waiting == THREADS && __syncthreads_and(k >= count)) return;
        if (idle && waiting >= REFILL && k < count) {
            do k = atomicAdd(next, 1);
            while (k < count && status_of[k]);
            if (k < count) {
                const real *mine = begun + k;
                idle = 0, sample = 1, steps = 0, t = skip_stops(times[0], &stop);
#pragma unroll
                for (int i = 0; i < NZ; i++) z0[i] = mine[(long)i * count], STAGE(0, i) = mine[(long)(NZ + i) * count];
                mine += (long)2 * NZ * count;
                h = mine[0], met.coordinates = mine[count], met.speeds = mine[2 * (long)count];
                found.residual = mine[3 * (long)count], found.kinetic = mine[4 * (long)count], found.start = mine[5 * (long)count];
                found.drift = found.change = 0;
                before.step = 0, was_refused = 0, recent_refusals = 0;
                load_parameters(varied, count, k, p);
            }
        }
        /* a step of every thread, of those without a trajectory too: their numbers go nowhere */
        if (h > max_step) h = max_step;
        const double limit = stop < STOPS && STOP_TIMES[2 * stop] < end ? STOP_TIMES[2 * stop] : end;
        const int last = h * (1.0 + 1e-9) >= limit - t;
        const double t1 = last ? limit : t + h, tried = last ? limit - t : h;
        measure error;
        int refused = try_step(t, tried, z0, stages, p, tolerance, &met, z1, &error);
        if (!idle) {
            int fine = !refused && error < 1;
            const measure whole = error;
            measure factor = refused ? splat(0.25) : step_factor(&before, splat(tried), &error, whole, was_refused, 0, 1);
            if (!fine && !refused) {
                factor = minimum(factor, splat(0.9));
                if (++recent_refusals > SEVERAL) {
                    const measure most = splat(AT_REST / tolerance);
                    note_sizes(&met, z1);
                    met.coordinates = enlarged_size(met.coordinates, most), met.speeds = enlarged_size(met.speeds, most);
                }
            }
            if (fine) {
                refused = land((real)t1, z1, stages, p, tolerance);
                if (refused) fine = 0, factor = splat(0.25);
            }
            steps++;
            was_refused = fine ? 0 : 1;
            if (fine) recent_refusals *= splat(FORGOTTEN);
            h = tried * (double)factor;
            if (fine) {
                if (times[sample] <= t1) {
                    /* copies: what a function that is not inlined has the address of would never be in registers */
                    real from[NZ], to[NZ], own[PARAMETERS + 1];
                    Figures noted = found;
#pragma unroll
                    for (int i = 0; i < NZ; i++) from[i] = z0[i], to[i] = z1[i];
#pragma unroll
                    for (int i = 0; i < PARAMETERS; i++) own[i] = p[i];
                    sample = write_samples(t, t1, tried, from, to, stages, own, times, time_count, sample, k, count, samples,
                                           &noted);
                    found = noted;
                }
                note_sizes(&met, z1);
                before.step = splat(tried), before.error = error, before.whole = whole;
#pragma unroll
                for (int i = 0; i < NZ; i++) z0[i] = z1[i], STAGE(0, i) = STAGE(12, i);
                t = t1;
                if (t == end) status = FINISHED;
                else if (last) { /* over a stop: the state is the same, its rates are those after it, and nothing is smooth */
                    real slope[NZ];
                    t = STOP_TIMES[2 * stop++ + 1];
                    status = finite_rates((real)t, z0, p, slope);
#pragma unroll
                    for (int i = 0; i < NZ; i++) STAGE(0, i) = slope[i];
                    h = first_step(t, z0, p, slope, tolerance, end - t, max_step), before.step = 0;
                }
            } else if (h <= FINEST * fmax(fabs(t), fabs(end))) status = refused ? refused : STEP_TOO_SMALL;
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
    real z[NZ], stage[NZ], slope[NZ + 1], sum[NZ], p[PARAMETERS + 1];
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
            const real at = (real)(t + (s == 0 ? 0.0 : s == 3 ? step : 0.5 * step));
            FOLLOW(at, stage, p);
            model_rates(at, stage, p, (const real *)0, slope);
#pragma unroll
            for (int i = 0; i < NZ; i++) sum[i] += weight * slope[i], stage[i] = z[i] + ahead * slope[i];
        }
#pragma unroll
        for (int i = 0; i < NZ; i++) z[i] += sum[i];
#if MN + MP + MV
        int off;
        if (every && n % every == every - 1) status |= project((real)(t + step), z, p, (real)OFF, &off);
#endif
    }
    /* what was not finite stays so: one look at the end is enough */
    if (!status) status = finite_rates((real)(t0 + steps * step), z, p, slope);
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
    FOLLOW((real)t, z, p);
    model_rates((real)t, z, p, (const real *)0, out);
    for (int i = 0; i <= NZ; i++) zdot[(long)i * count + k] = out[i];
}
