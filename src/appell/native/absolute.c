/* The absolute tolerance of a state, by the size of the motion: see sizes.h. */

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

/* At a start, with the rates there and the first step h. */
static void expect_sizes(Run *r, const double *z, const double *rates, double h) {
    note_sizes(r, z);
    Sizes found = expected_sizes(r->largest_coordinate, r->largest_speed, largest_entry(rates, 0, NQ), largest_entry(rates, NQ, NU), h);
    r->largest_coordinate = found.coordinates, r->largest_speed = found.speeds;
}

/* The size that is at rest: `usual` is 0 where it is not known. */
static double size_at_rest(const Run *r, double usual) {
    return AT_REST / r->tolerance * (usual > 0.0 ? fmin(1.0, usual) : 1.0);
}

/* After a refused step to z. */
static void enlarge_sizes(Run *r, const double *z) {
    if (++r->recent_refusals <= SEVERAL) return;
    note_sizes(r, z);
    r->largest_coordinate = enlarged_size(r->largest_coordinate, size_at_rest(r, r->usual_coordinate));
    r->largest_speed = enlarged_size(r->largest_speed, size_at_rest(r, r->usual_speed));
}

/* What the absolute tolerances are multiplied with for a step to z. */
static Sizes absolute_scale(const Run *r, const double *z) {
    if (!r->scales_tolerance) return (Sizes){1.0, 1.0};
#ifndef __wasm__ /* the same, sooner */
    if (r->largest_coordinate >= 1.0 && r->largest_speed >= 1.0) return (Sizes){1.0, 1.0};
#endif
    double q = fmax(r->largest_coordinate, largest_entry(z, 0, NQ)), u = fmax(r->largest_speed, largest_entry(z, NQ, NU));
    return (Sizes){size_of_step(q), size_of_step(u)};
}

#ifndef __wasm__
/* From entry i on. */
static inline void absolute_four(const Run *r, const Sizes *s, int i, Four *out) {
    *out = *(const Four *)(r->absolute_tolerance + i);
    if (s->coordinates == 1.0 && s->speeds == 1.0) return;
    for (int k = 0; k < 4; k++) (*out)[k] *= i + k < NQ ? s->coordinates : i + k < NQ + NU ? s->speeds : 1.0;
}
#endif

static double absolute(const Run *r, const Sizes *s, int i) {
    return r->absolute_tolerance[i] * (i < NQ ? s->coordinates : i < NQ + NU ? s->speeds : 1.0);
}
