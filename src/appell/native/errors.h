/* The error of a step against its tolerance, and the length of the first step, in every home; see control.h for what a home
 * defines. E. Hairer, S.P. Norsett, G. Wanner, Solving Ordinary Differential Equations I, II.4 and II.5. */

#define LEAST_ENERGY 1e-2 /* that of usual masses at speed 1, and this part of it is no energy to speak of */
#define WORK_ROUNDING 1e-12
#define WORK_SLACK 100.0 /* the estimate of the fifth order exceeds the error of the eighth by more than this */
#define SMALL 1e-5       /* sizes and slopes of which no first step can be formed */
#define FIRST 1e-6       /* the first step then */

/* What an entry of a step may be wrong by. */
INLINE measure allowed_error(measure absolute, measure relative, measure before, measure after) {
    return absolute + relative * maximum(magnitude(before), magnitude(after));
}

/* |h| e5^2 / sqrt(e5^2 + e3^2/100), root mean squares over n entries of error / allowed error; infinite where one of them is
 * no number. */
INLINE measure combined_error(measure h, measure sum5, measure sum3, int n) {
    measure both = sum5 + splat(0.01) * sum3, error = magnitude(h) * sum5 / root(both * splat(n));
    return pick(both < splat(INFINITY), pick(both > splat(0.0), error, splat(0.0)), splat(INFINITY));
}

/* What the error of a work over a step may be: the tolerance of the work itself, of the kinetic energy (of usual masses)
 * and of what the step does with the largest of its powers; at rest the powers are rounding, and an absolute part stands for
 * all of them: `unit`, the kinetic energy of usual masses at speed 1. */
INLINE measure allowed_of_work(measure tolerance, measure h, measure before, measure after, measure kinetic, measure power,
                               measure unit) {
    measure size = maximum(magnitude(before), magnitude(after)) + kinetic + magnitude(h) * power;
    return tolerance * size + maximum(tolerance, splat(WORK_ROUNDING)) * splat(LEAST_ENERGY) * unit;
}

/* A small Euler step, from the sizes of x and of xdot against the tolerance. */
INLINE measure euler_step(measure size, measure slope, measure span, measure max_step) {
    mask small = (size < splat(SMALL)) | (slope < splat(SMALL));
    return minimum(minimum(pick(small, splat(FIRST), splat(0.01) * size / slope), max_step), span);
}

/* The first step of a method of order 8 (4: not `eighth`) from that of xdot and its change over the Euler step h0. */
INLINE measure first_length(measure h0, measure slope, measure curvature, int eighth, measure span, measure max_step) {
    measure largest = maximum(slope, curvature), part = root(root(splat(0.01) / largest));
    measure h1 = pick(largest <= splat(1e-15), maximum(splat(FIRST), h0 * splat(1e-3)), eighth ? root(part) : part);
    return minimum(minimum(splat(100.0) * h0, h1), minimum(span, max_step));
}
