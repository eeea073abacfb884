/* Where a function that is known by its values changes sign: its polynomial of degree 8 on an interval, in Bernstein's
 * basis, is parted by halves until Descartes' rule leaves at most one zero in each part (Lane and Riesenfeld 1981). */

#define HALVINGS 40          /* of one polynomial; its zeros that are nearer to each other are one */
#define FEW_LEBESGUE 1.7988   /* of every second node: the largest sum of |Lagrange's polynomials| */
#define FAR 32.0              /* times its error a polynomial of few values must keep away from zero to be trusted, */
#define UNSEEN 1e-3           /* and this part of the range of its values */

#include "bernstein.h"

/* Changes of sign in the coefficients; those within `error` of zero do not count. */
static int variations(const double *c, double error) {
    int count = 0, sign = 0;
    for (int i = 0; i <= LAST; i++) {
        int next = c[i] > error ? 1 : c[i] < -error ? -1 : 0;
        count += next * sign < 0;
        if (next) sign = next;
    }
    return count;
}

/* Whether a function that is smooth keeps one sign, from few values, every second one: the polynomial of degree 4 through them keeps
 * away from zero by FAR times what the cubic through the outer four misses in the middle, where that is largest, and by
 * a part of the range besides. */
static int keeps_far(const double *values, int stride) {
    double a = values[0], b = values[2 * stride], m = values[4 * stride], c = values[6 * stride], d = values[8 * stride];
    double least = fmin(m, fmin(fmin(a, b), fmin(c, d))), most = fmax(m, fmax(fmax(a, b), fmax(c, d)));
    double range = most - least, error = fabs(b + c - 0.5 * (a + d) - m);
    double bound = 0.5 * (fabs(least + most) - FEW_LEBESGUE * range);
    return bound > FAR * error + UNSEEN * range + COEFFICIENT_ROUNDING * fmax(fabs(least), fabs(most));
}

static int largest(const double *c) {
    int best = 0;
    for (int i = 1; i <= LAST; i++)
        if (fabs(c[i]) > fabs(c[best])) best = i;
    return best;
}

/* de Casteljau at 1/2: c becomes the right half. */
static void halve(double *c, double *left) {
    for (int i = 0; i <= LAST; i++) {
        left[i] = c[0];
        for (int k = 0; k < LAST - i; k++) c[k] = 0.5 * (c[k] + c[k + 1]);
    }
}

/* Points of [a, a + width], rising, that show the signs of the polynomial c: between any two neighbours it has at most
 * one zero. Returns how many, at most `room`; `touching` is set where it comes nearer to zero than its error. */
static int witnesses(double *c, double error, double a, double width, int depth, double *points, int room,
                     int *touching) {
    int count = 0, changes = variations(c, error);
    int ends_are_clear = fabs(c[0]) > error && fabs(c[LAST]) > error;
    if (room < 2) return 0;
    if (changes == 0 || depth == HALVINGS) {
        int i = largest(c);
        *touching |= !has_one_sign(c, 1, LAST - 1, error);
        if (fabs(c[i]) > error) points[count++] = a + width * i / LAST;
        return count;
    }
    if (changes == 1 && ends_are_clear) {
        points[count++] = a;
        points[count++] = a + width;
        return count;
    }
    double left[EVENT_NODES];
    halve(c, left);
    count = witnesses(left, error, a, 0.5 * width, depth + 1, points, room, touching);
    return count + witnesses(c, error, a + 0.5 * width, 0.5 * width, depth + 1, points + count, room - count, touching);
}
