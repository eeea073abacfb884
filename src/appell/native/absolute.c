/* The absolute tolerance of a state follows the size of the motion: where all coordinates met so far are small (or all
 * speeds), an error that is small against 1 is not small against them. It is
 *     tolerance min(1, largest |x_j|),
 * the largest over the coordinates or over the speeds. A motion that begins at rest, or at the origin, is as large as its
 * first acceleration a lets expect: from rest at q it reaches the speed sqrt(a q) (of an oscillator just that), from the
 * origin with u it goes as far as u^2 / a. What is at rest moves by rounding, which no tolerance may be asked of:
 * rounding of a motion of the size 1, or of its usual size where that is known before and is smaller. */

#define AT_REST 1e-14

/* The largest entry of z from `first` on. */
static double largest_entry(const double *z, int first, int count) {
    double largest = 0.0;
    for (int i = first; i < first + count; i++) largest = larger(fabs(z[i]), largest);
    return largest;
}

static void note_sizes(Run *r, const double *z) {
    r->largest_coordinate = fmax(r->largest_coordinate, largest_entry(z, 0, NQ));
    r->largest_speed = fmax(r->largest_speed, largest_entry(z, NQ, NU));
}

/* At a start, with the rates there. */
static void expect_sizes(Run *r, const double *z, const double *rates) {
    note_sizes(r, z);
    double a = largest_entry(rates, NQ, NU), q = r->largest_coordinate, u = r->largest_speed;
    if (a == 0.0) return;
    r->largest_speed = fmax(u, sqrt(a * q));
    r->largest_coordinate = fmax(q, u * u / a);
}

typedef struct {
    double coordinates, speeds;
} Scale;

/* What the absolute tolerances are multiplied with for a step to z. */
static Scale absolute_scale(const Run *r, const double *z) {
    if (!r->scales_tolerance) return (Scale){1.0, 1.0};
#ifndef __wasm__ /* the same, sooner */
    if (r->largest_coordinate >= 1.0 && r->largest_speed >= 1.0) return (Scale){1.0, 1.0};
#endif
    double q = fmax(r->largest_coordinate, largest_entry(z, 0, NQ)), u = fmax(r->largest_speed, largest_entry(z, NQ, NU));
    double least_q = AT_REST / r->tolerance, least_u = least_q;
#ifndef __wasm__ /* known in some modes, which a page does not run */
    if (r->usual_coordinate > 0.0) least_q *= fmin(1.0, r->usual_coordinate);
    if (r->usual_speed > 0.0) least_u *= fmin(1.0, r->usual_speed);
#endif
    return (Scale){fmin(1.0, fmax(q, least_q)), fmin(1.0, fmax(u, least_u))};
}

#ifndef __wasm__
/* From entry i on. */
static inline void absolute_four(const Run *r, const Scale *s, int i, Four *out) {
    *out = *(const Four *)(r->absolute_tolerance + i);
    if (s->coordinates == 1.0 && s->speeds == 1.0) return;
    for (int k = 0; k < 4; k++) (*out)[k] *= i + k < NQ ? s->coordinates : i + k < NQ + NU ? s->speeds : 1.0;
}
#endif

static double absolute(const Run *r, const Scale *s, int i) {
    return r->absolute_tolerance[i] * (i < NQ ? s->coordinates : i < NQ + NU ? s->speeds : 1.0);
}
