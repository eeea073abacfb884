/* The absolute tolerance of a state follows the size of the motion: where all coordinates met so far are small (all
 * speeds, all momenta), an error that is small against 1 is not small against them. It is
 *     atol_i min(1, largest |x_j| / unit_j),   unit_j = atol_j / tolerance,
 * the largest over the coordinates or over the speeds; the unit is 1, of a momentum the mass it belongs to. What is at
 * rest moves by rounding, which no tolerance may be asked of. */

#define AT_REST 1e-14

/* The largest entry of z from `first` on, in units of the absolute tolerance. */
static double largest_entry(const Run *r, const double *z, int first, int count) {
    double largest = 0.0;
    for (int i = first; i < first + count; i++) largest = fmax(largest, fabs(z[i]) * r->tolerance / r->absolute_tolerance[i]);
    return largest;
}

static void note_sizes(Run *r, const double *z) {
    if (!r->scales_tolerance) return;
    r->largest_coordinate = fmax(r->largest_coordinate, largest_entry(r, z, 0, NQ));
    r->largest_speed = fmax(r->largest_speed, largest_entry(r, z, NQ, NU));
}

typedef struct {
    double coordinates, speeds;
} Scale;

/* What the absolute tolerances are multiplied with for a step to z. */
static Scale absolute_scale(const Run *r, const double *z) {
    if (!r->scales_tolerance) return (Scale){1.0, 1.0};
    double least = AT_REST / r->tolerance;
    double q = fmax(r->largest_coordinate, largest_entry(r, z, 0, NQ)), u = fmax(r->largest_speed, largest_entry(r, z, NQ, NU));
    return (Scale){fmin(1.0, fmax(q, least)), fmin(1.0, fmax(u, least))};
}

static double absolute(const Run *r, const Scale *s, int i) {
    return r->absolute_tolerance[i] * (i < NQ ? s->coordinates : i < NQ + NU ? s->speeds : 1.0);
}
