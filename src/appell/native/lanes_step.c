/* DOP853 in lanes: the stages, the error of a step and its dense output; formulas and references as in dop853.c. */

#include "control.h"

/* out := sum_j a_j K_j over the entries of a that are not zero, known when this is compiled */
#define TERM(j) \
    if (j < count && a[j] != 0.0) sum += a[j] * K[j * n + i];
INLINE V weighted(const double *a, int count, const V *K, int n, int i) {
    V sum = splat(0.0);
    TERM(0) TERM(1) TERM(2) TERM(3) TERM(4) TERM(5) TERM(6) TERM(7)
    TERM(8) TERM(9) TERM(10) TERM(11) TERM(12) TERM(13) TERM(14) TERM(15)
    return sum;
}

INLINE void combine(Group *g, const double *a, int count, V h, V *out) {
    for (int i = 0; i < NZ; i++) out[i] = g->z0[i] + h * weighted(a, count, g->K, NZ, i);
}

/* Lanes with a right side that is finite; `doubtful` receives those whose pivots are too small to trust it. */
static __attribute__((noinline)) L rates(Group *g, V t, const V *x, V *zdot, L *doubtful) {
    appell_lanes_rates(&t, x, g->parameters, 0, g->rates);
    const V *margins = g->rates + NZ, *K = margins + 2;
    L finite = ~(L){0}, regular = (margins[0] > 0.0) & (margins[1] > 0.0);
    for (int i = 0; i < NZ; i++) {
        finite &= is_finite(g->rates[i]);
        zdot[i] = g->rates[i];
    }
    for (int i = 0; i < MA; i++) regular &= K[i] > g->row_squares[i];
    *doubtful |= finite & ~regular;
    return finite;
}

#define STAGE_OF(s)                                                             \
    combine(g, DOP_A[s], s, h, g->stage);                                       \
    good &= rates(g, g->t + DOP_C[s] * h, g->stage, g->K + s * NZ, doubtful);

/* Stages 2 to 12 and the end point z1. */
static L compute_stages(Group *g, V h, L *doubtful) {
    L good = ~(L){0};
    STAGE_OF(1) STAGE_OF(2) STAGE_OF(3) STAGE_OF(4) STAGE_OF(5) STAGE_OF(6)
    STAGE_OF(7) STAGE_OF(8) STAGE_OF(9) STAGE_OF(10) STAGE_OF(11)
    combine(g, DOP_A[12], 12, h, g->z1);
    for (int i = 0; i < NZ; i++) good &= is_finite(g->z1[i]);
    return good;
}

/* The two estimates, of (q, u) first and then of (s, works) in each, as `finish` takes and gives them. */
static void estimate_errors(Group *g) {
    for (int i = 0; i < NZ; i++) {
        int at = i < NH ? i : i + NH;
        g->errors[at] = weighted(DOP_E5, 12, g->K, NZ, i);
        g->errors[i < NH ? NH + i : NZ + i] = weighted(DOP_E3, 12, g->K, NZ, i);
    }
}
/* where entry i of each estimate stands */
#define ERROR5(i) g->errors[(i) < NH ? (i) : (i) + NH]
#define ERROR3(i) g->errors[(i) < NH ? NH + (i) : NZ + (i)]

static V combined_error(V h, V sum5, V sum3, int n) {
    V both = sum5 + 0.01 * sum3;
    V error = vabs(h) * sum5 / vsqrt(both * (double)n);
    return pick(both > 0.0, error, pick(both == 0.0, splat(0.0), splat(INFINITY)));
}

static V work_error(const Group *g, V h) {
    V worst = splat(0.0), kinetic = splat(0.0), unit = splat(0.0);
    if (!NP || !(MP + MV)) return worst;
    for (int j = 0; j < NU; j++) {
        kinetic += 0.5 * g->masses[j] * g->z1[NQ + j] * g->z1[NQ + j];
        unit += 0.5 * g->masses[j];
    }
    for (int i = NX; i < NZ; i++) {
        V power = splat(0.0);
        for (int s = 0; s < 12; s++) power = vmax(power, vabs(g->K[s * NZ + i]));
        V size = vmax(vabs(g->z0[i]), vabs(g->z1[i])) + kinetic + vabs(h) * power;
        double floor = fmax(g->tolerance, WORK_ROUNDING) * LEAST_ENERGY;
        V weight = 1.0 / (WORK_SLACK * (g->tolerance * size + floor * unit));
        V e5 = ERROR5(i) * weight, e3 = ERROR3(i) * weight;
        worst = vmax(worst, combined_error(h, e5 * e5, e3 * e3, 1));
    }
    return worst;
}

/* The error of the state against the tolerance. */
static V state_error(const Group *g, V h) {
    V sum5 = splat(0.0), sum3 = splat(0.0), least = splat(AT_REST / g->tolerance), one = splat(1.0);
    V q = vmin(one, vmax(vmax(g->largest_coordinate, largest(g->z1, 0, NQ)), least));
    V u = vmin(one, vmax(vmax(g->largest_speed, largest(g->z1, NQ, NU)), least));
    for (int i = 0; i < NX; i++) {
        V size = vmax(vabs(g->z0[i]), vabs(g->z1[i])), scale = i < NQ ? q : i < NH ? u : one;
        V weight = 1.0 / (g->tolerance * scale + g->tolerance * size);
        V e5 = ERROR5(i) * weight, e3 = ERROR3(i) * weight;
        sum5 += e5 * e5;
        sum3 += e3 * e3;
    }
    return combined_error(h, sum5, sum3, NX);
}

static V root_of_eight(V x) { return vsqrt(vsqrt(vsqrt(x))); }

/* The factor of the next step, and in `error` what is remembered of it: as in control.c. `whole`: the error before the part
 * normal to the rows was taken away. */
static V step_factor(const Group *g, V h, V *error, V whole) {
    V size = vmax(*error, splat(1e-20)), ratio = h / g->previous_step, fourth = (ratio * ratio) * (ratio * ratio);
    V before = vmax(g->previous_error * fourth * fourth, splat(1e-20)), floor = DIP * before;
    V whole_before = vmax(g->previous_whole * fourth * fourth, splat(1e-20));
    floor = pick(whole < OTHERWISE * size, vmax(floor, vmin(whole, STEADY * before)), floor);
    V kept = pick(size < DEEP * before, size, vmax(size, floor));
    L known = (g->previous_step != 0.0) & (size < 1.0), differ = whole > LEFT_OUT * *error;
    V safety = appell_lanes_rows_curve ? pick(differ, splat(CAREFUL), splat(SAFETY)) : splat(SAFETY);
    V rise = vmin(kept / before, splat(RISE)), whole_rise = whole / whole_before;
    L of_a_kind = (whole > LEFT_OUT * kept) & (whole < OTHERWISE * kept);
    rise = pick(of_a_kind, vmax(rise, vmin(whole_rise, splat(WHOLE_RISE))), rise);
    V all = vmax(whole, splat(1e-20));
    all = pick(known, all * vmax(splat(1.0), vmin(all / whole_before, splat(RISE))), all);
    *error = pick(known, kept, *error);
    V factor = safety / root_of_eight(pick(known, kept * vmax(splat(1.0), rise), size));
    if (NU - MR > 1) factor = pick(differ, vmax(factor, SAFETY / root_of_eight(all)), factor);
    return vmin(pick(g->refused, splat(1.0), splat(6.0)), vmax(splat(1.0 / 3.0), factor));
}

#define DENSE_OF(k) g->dense[(3 + k) * NZ + i] = h * weighted(DOP_D[k], 16, g->K, NZ, i);

/* The three stages of the dense output and its seven coefficients; K_13 is the right side at z1. */
static L prepare_dense(Group *g, V h, L *doubtful) {
    const V *K = g->K, *last = K + 12 * NZ;
    L good = ~(L){0};
    STAGE_OF(13) STAGE_OF(14) STAGE_OF(15)
    for (int i = 0; i < NZ; i++) {
        V change = g->z1[i] - g->z0[i];
        g->dense[i] = change;
        g->dense[NZ + i] = h * K[i] - change;
        g->dense[2 * NZ + i] = 2.0 * change - h * (K[i] + last[i]);
        DENSE_OF(0) DENSE_OF(1) DENSE_OF(2) DENSE_OF(3)
    }
    return good;
}

static void interpolate(const Group *g, V theta, V *z) {
    V rest = 1.0 - theta;
    for (int i = 0; i < NZ; i++) {
        const V *d = g->dense + i;
        V sum = d[6 * NZ] * theta;
        sum = (sum + d[5 * NZ]) * rest;
        sum = (sum + d[4 * NZ]) * theta;
        sum = (sum + d[3 * NZ]) * rest;
        sum = (sum + d[2 * NZ]) * theta;
        sum = (sum + d[NZ]) * rest;
        z[i] = g->z0[i] + (sum + d[0]) * theta;
    }
}
