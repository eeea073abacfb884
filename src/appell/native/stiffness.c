/* Whether stability, not accuracy, keeps the step of the explicit method small (Hairer and Wanner II, IV.2): the last two
 * of its stages belong to one time, and h |f(z1) - f(z12)| / |z1 - z12| estimates h |lambda|, where it is no rounding. */

#define STABILITY_LIMIT 3.0  /* h |lambda| beyond this is near the border of stability; accuracy alone keeps it below 1 */
#define LOOK_EVERY 1000      /* steps; in between only while the last ones were stiff */
#define LOOK_FOR 4           /* steps at each look: at the border of stability long and short steps take turns */
#define STIFF_IN_A_ROW 15
#define CALM_IN_A_ROW 6
#define TOO_MANY_TO_COME 1e7 /* steps to the end that nobody waits for */

static double held_by_stability(const Buffers *b, double h) {
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

/* After an accepted step, while b->stage holds the argument of its twelfth stage. A run without a limit of steps ends
 * where it is stiff and far from its end. */
static int check_stiffness(Run *r, const Buffers *b, double h) {
    if (r->stiff_steps == 0 && r->accepted % LOOK_EVERY < LOOK_EVERY - LOOK_FOR) return RUNNING;
    if (held_by_stability(b, h) > STABILITY_LIMIT) r->stiff_steps++, r->calm_steps = 0;
    else if (++r->calm_steps == CALM_IN_A_ROW) r->stiff_steps = r->calm_steps = 0;
    if (r->stiff_steps < STIFF_IN_A_ROW || r->max_steps < INT_MAX) return RUNNING;
    double to_come = fabs((r->end - r->t) / h);
    return to_come > TOO_MANY_TO_COME ? fail(r, STIFF, NOWHERE, 0, r->t) : RUNNING;
}
