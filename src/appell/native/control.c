/* The length of the next step from the errors of this one and of the last. The error of a step grows as h^8; with that
 * law `before` is what the last step would have had at the length of this one.
 *
 * A rise since then is expected to go on. A dip is not trusted in full: along constraints few directions are left,
 * an error passes through zero now and then, and the step after that would be refused. While the whole error (off the
 * constraints too) has not fallen, that along them is expected back where it was; and while the whole one rises, that along
 * them is expected to rise as much, whatever it does at the moment. */

#include "control.h"

/* What the control knows of a step that was accepted. */
static void remember_step(Run *r, double h, double error, double whole) {
    r->previous_step = h, r->previous_error = error, r->previous_whole = whole, r->rejected_before = r->rejected;
}

/* What of an error is remembered, and expected at least. */
static double remembered(double error, double whole, double before) {
    if (error < DEEP * before) return error;
    double floor = DIP * before;
    if (whole < OTHERWISE * error) floor = fmax(floor, fmin(whole, STEADY * before));
    return fmax(error, floor);
}

/* Errors of a step by as much longer as it is meant to be shorter than one that is just good enough. */
#define EIGHTH(x) ((x) * (x) * (x) * (x) * (x) * (x) * (x) * (x))
#define OF_SAFETY (1.0 / EIGHTH(SAFETY))
#define OF_CAREFUL (1.0 / EIGHTH(CAREFUL))

/* The larger of the two rises that an error is expected to go on with: its own, and that of the whole one where both are
 * of a kind. */
static double expected_rise(double error, double before, double whole, double whole_before) {
    double rise = fmin(error / before, RISE);
    if (whole > LEFT_OUT * error && whole < OTHERWISE * error) rise = fmax(rise, fmin(whole / whole_before, WHOLE_RISE));
    return fmax(1.0, rise);
}

/* Factor of the next step after an error, between 1/3 and 6; the error that is remembered takes its place. Along constraints
 * that curve it is careful, but never more so than the whole error asks for; with one freedom left that one is as unsteady
 * as the error along it, and does not count. */
static double step_factor(const Run *r, double h, double *error, double whole) {
    double size = fmax(*error, 1e-20), all = fmax(whole, 1e-20);
    int differ = whole > LEFT_OUT * *error;
    if (r->previous_step != 0.0 && size < 1.0) {
        double ratio = h / r->previous_step, square = ratio * ratio, eighth = square * square * square * square;
        double before = fmax(r->previous_error * eighth, 1e-20), whole_before = fmax(r->previous_whole * eighth, 1e-20);
        *error = size = remembered(size, whole, before);
        size *= expected_rise(size, before, whole, whole_before);
        all *= fmax(1.0, fmin(all / whole_before, RISE));
    }
    double most = r->rejected > r->rejected_before ? 1.0 : 6.0; /* no growth after a refusal */
    size *= appell_rows_curve && differ ? OF_CAREFUL : OF_SAFETY;
    if (differ && NU - ACTING(r) > 1) size = fmin(size, OF_SAFETY * all);
    return fmin(most, fmax(1.0 / 3.0, 1.0 / sqrt(sqrt(sqrt(size)))));
}
