/* A polynomial of degree 8 by its values, in every home that looks for events: its error, and whether it keeps its sign. See
 * control.h for what a home defines. */

#define EVENT_NODES 9
#define EVENT_CHECKS 4
#define LAST (EVENT_NODES - 1)
#define LEBESGUE 2.2748 /* of the nodes: the largest sum of |Lagrange's polynomials| */
#define COEFFICIENT_ROUNDING (200.0 * DBL_EPSILON) /* of a coefficient, against the largest value: the norm of TO_BERNSTEIN is 184 */

#include "isolate_tables.h"

INLINE void bernstein(const real *values, int stride, real *c) {
    for (int i = 0; i <= LAST; i++) {
        c[i] = splat(0.0);
        for (int k = 0; k <= LAST; k++) c[i] += TO_BERNSTEIN[i][k] * values[k * stride];
    }
}

/* The largest |p - g| at the points between; these values stand behind those at the nodes. */
INLINE real check_error(const real *values, int stride) {
    real worst = splat(0.0);
    for (int i = 0; i < EVENT_CHECKS; i++) {
        real p = -values[(EVENT_NODES + i) * stride];
        for (int k = 0; k <= LAST; k++) p += AT_CHECKS[i][k] * values[k * stride];
        worst = maximum(worst, magnitude(p));
    }
    return worst;
}

/* Whether all coefficients from one to another have one sign and exceed `error`; so does then the polynomial, where
 * these are all. */
INLINE mask has_one_sign(const real *c, int first, int last, real error) {
    mask above = c[first] > error, below = c[first] < -error;
    for (int i = first + 1; i <= last; i++) above &= c[i] > error, below &= c[i] < -error;
    return above | below;
}

/* Whether the polynomial keeps the sign of `middle` and exceeds `error`, as seen from its values alone: it leaves their
 * middle by no more than Lebesgue's constant times half their range. */
INLINE mask stays_away(const real *values, int stride, real error, real *middle) {
    real least = values[0], most = values[0];
    for (int k = 1; k <= LAST; k++) least = minimum(least, values[k * stride]), most = maximum(most, values[k * stride]);
    *middle = 0.5 * (least + most);
    return magnitude(*middle) - 0.5 * LEBESGUE * (most - least) > error;
}

/* What the polynomial of these values may be wrong by, with its error at the points between and the largest value. */
INLINE real polynomial_error(real check, real size) { return 2.0 * check + COEFFICIENT_ROUNDING * size; }
