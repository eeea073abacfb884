/* The sums of DOP853 (dop853_tableau.h) over `entry`, some entries of z at once: four of one trajectory, or one of each of
 * those that go side by side. They are handed on by address: how a vector is passed depends on the processor. */

/* What is to be done for each of the stages 2 to 12, and for those that serve the dense output only (from 0). */
#define STAGES(DO) DO(1) DO(2) DO(3) DO(4) DO(5) DO(6) DO(7) DO(8) DO(9) DO(10) DO(11)
#define DENSE_STAGES(DO) DO(13) DO(14) DO(15)

/* d0, d1, d2 of the dense output, from both ends of the step; the four upper coefficients are sums over the stages (DOP_D). */
INLINE void dense_lower(const entry *z0, const entry *z1, real h, const entry *first, const entry *last, entry *d) {
    d[0] = *z1 - *z0;
    d[1] = h * *first - d[0];
    d[2] = 2 * d[0] - h * (*first + *last);
}

/* z(t + theta h) = z(t) + theta d0 + theta (1 - theta) (d1 + theta (d2 + (1 - theta) (d3 + ...))) */
INLINE void dense_value(const entry *z0, const entry *d, real theta, entry *z) {
    real rest = 1 - theta;
    entry sum = d[6] * theta;
    sum = (sum + d[5]) * rest;
    sum = (sum + d[4]) * theta;
    sum = (sum + d[3]) * rest;
    sum = (sum + d[2]) * theta;
    sum = (sum + d[1]) * rest;
    *z = *z0 + (sum + d[0]) * theta;
}
