/* The length of the next step from the errors of this one and of the last. The error of a step grows as h^8; with that
 * law `before` is what the last step would have had at the length of this one.
 *
 * A rise since then is expected to go on. A dip is not trusted in full: along constraints few directions are left,
 * an error passes through zero now and then, and the step after that would be refused. While the whole error (off the
 * constraints too) has not fallen, that along them is expected back where it was. */

#include "control.h"

/* What of an error is remembered, and expected at least. */
static double remembered(double error, double whole, double before) {
    if (error < DEEP * before) return error;
    double floor = DIP * before;
    if (whole < OTHERWISE * error) floor = fmax(floor, fmin(whole, STEADY * before));
    return fmax(error, floor);
}

/* Factor of the next step after an error, between 1/3 and 6; the error that is remembered takes its place. */
static double step_factor(const Run *r, double h, double *error, double whole) {
    double size = fmax(*error, 1e-20), safety = appell_rows_curve && whole > LEFT_OUT * *error ? CAREFUL : SAFETY;
    if (r->previous_step != 0.0 && size < 1.0) {
        double ratio = h / r->previous_step, square = ratio * ratio, fourth = square * square;
        double before = fmax(r->previous_error * fourth * fourth, 1e-20);
        *error = size = remembered(size, whole, before);
        size *= fmax(1.0, fmin(size / before, RISE));
    }
    double most = r->rejected > r->rejected_before ? 1.0 : 6.0; /* no growth after a refusal */
    return fmin(most, fmax(1.0 / 3.0, safety / sqrt(sqrt(sqrt(size)))));
}
