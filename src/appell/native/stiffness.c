/* Whether something far faster than the motion keeps the step of the explicit method small (Hairer and Wanner II, IV.2).
 * The last two of its stages belong to one time, and h |f(z1) - f(z12)| / |z1 - z12| estimates h |lambda|, where it is no
 * rounding. A step that follows the motion itself changes it by about h |lambda|: an oscillator at a loose tolerance has
 * h |lambda| = 6 and moves by its own size. Where the motion changes by a small part of that, the rest of h |lambda| is
 * what an implicit method steps over. Both are means over some steps: long and short ones take turns at the border of
 * stability, however their length is controlled. */

#define FAST 1.0             /* h |lambda| of what is gone through in a step or so: far beyond it no step is stable */
#define SLOW 0.02            /* of h |lambda|, by which the motion changes at most where it is stiff */
#define MEAN_OVER 8.0        /* steps */
#define LOOK_EVERY 1000      /* steps; in between only while the last ones were stiff */
#define LOOK_FOR 16          /* steps at each look */
#define STIFF_IN_A_ROW 15
#define CALM_IN_A_ROW 6
#define TOO_MANY_TO_COME 1e7 /* steps to the end that nobody waits for */

static double times_lambda(const Buffers *b, double h) {
    const double *last = b->K + 12 * NK, *before = b->K + 11 * NK;
    double rates = 0.0, states = 0.0, size = 0.0;
    for (int i = 0; i < NX; i++) {
        double f = last[i] - before[i], z = b->z1[i] - b->stage[i];
        rates += f * f;
        states += z * z;
        size += b->z1[i] * b->z1[i];
    }
    return states > 1e-26 * size ? fabs(h) * sqrt(rates / states) : 0.0;
}

/* The largest change over a step of what is under control of errors, against its size. */
static double change_over(const Run *r, const Buffers *b) {
    double largest = 0.0;
    for (int i = 0; i < NX; i++) {
        double size = r->absolute_tolerance[i] / r->tolerance + fabs(b->z1[i]);
        largest = larger(fabs(b->z1[i] - b->z0[i]) / size, largest);
    }
    return largest;
}

/* After an accepted step, while b->stage holds the argument of its twelfth stage. A run without a limit of steps ends
 * where it is stiff and far from its end. */
static int check_stiffness(Run *r, const Buffers *b, double h) {
    int place = r->accepted % LOOK_EVERY - (LOOK_EVERY - LOOK_FOR);
    if (r->stiff_steps == 0 && place < 0) return RUNNING;
    double now = times_lambda(b, h), change = change_over(r, b);
    double weight = r->stiff_steps == 0 && place == 0 ? 1.0 : 1.0 / MEAN_OVER;
    r->stiffness += weight * (now - r->stiffness);
    r->slowness += weight * (change - r->slowness);
    if (r->stiffness > FAST && r->slowness < SLOW * r->stiffness) r->stiff_steps++, r->calm_steps = 0;
    else if (++r->calm_steps == CALM_IN_A_ROW) r->stiff_steps = r->calm_steps = 0;
    if (r->stiff_steps < STIFF_IN_A_ROW || r->max_steps < INT_MAX) return RUNNING;
    double to_come = fabs((r->end - r->t) / h);
    return to_come > TOO_MANY_TO_COME ? fail(r, STIFF, NOWHERE, 0, r->t) : RUNNING;
}
