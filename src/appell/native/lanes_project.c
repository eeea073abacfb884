/* Projection of (q, u) onto the rows, by Newton's method written out in the equations: a lane goes on until its residual is
 * at rounding or no longer decreases. */

#define NEWTON_LIMIT 8
#define AT_ROUNDING (4.0 * DBL_EPSILON)

INLINE V largest(const V *x, int first, int count) {
    V found = splat(0.0);
    for (int i = first; i < first + count; i++) found = maximum(found, magnitude(x[i]));
    return found;
}

/* max_i |c_i| / (sum_j |J_ij| size), and in `held` whether each is within LOOSE of it and the tolerance: else it has no hold */
static V residual_size(const Group *g, const V *x, L *held) {
    V q = largest(x, 0, NQ), u = largest(x, NQ, NU), worst = splat(0.0);
    *held = ~(L){0};
    for (int i = 0; i < MK; i++) {
        V size = i >= MP && i < MP + MV ? u : q, c = magnitude(g->levels[i]), length = g->lengths[i];
        worst = maximum(worst, c / (length * size + DBL_MIN));
        worst = pick(is_finite(c), worst, splat(INFINITY)); /* max leaves nan out */
        *held &= c <= length * (LOOSE * size + g->tolerance) + DBL_MIN;
    }
    return minimum(worst, splat(DBL_MAX));
}

/* Whether x is near what it was: see project_nearby in project.c. */
static L is_near(const Group *g, const V *x, double reach) {
    double root = sqrt(g->tolerance);
    L near = ~(L){0};
    for (int i = 0; i < NH; i++) {
        V size = maximum(magnitude(g->unprojected[i]), magnitude(x[i]));
        near &= root * magnitude(x[i] - g->unprojected[i]) <= reach * (g->tolerance + g->tolerance * size);
    }
    return near;
}

/* Moves the lanes of `wanted` onto the rows. `x` comes with the first correction in g->finished; the lanes where it worked
 * are returned, their residuals noted. */
static __attribute__((noinline)) L project(Group *g, V t, V *x, L wanted, double reach) {
    V best = splat(INFINITY), size;
    L open = wanted, good = wanted, returned = (L){0}, held = ~(L){0};
    memcpy(g->unprojected, x, sizeof(V) * NH);
    for (int k = 0; k < NEWTON_LIMIT; k++) {
        good &= ~open | (g->finished[NH + MK] > 0.0);
        for (int i = 0; i < NH; i++) {
            g->saved[i] = x[i];
            x[i] = pick(open, g->finished[i], x[i]);
        }
        for (int i = 0; i < MK; i++) g->lengths[i] = pick(open, g->finished[NH + i], g->lengths[i]);
        evaluate(g, appell_lanes_levels, t, x, 0, g->levels);
        L now;
        size = residual_size(g, x, &now);
        L worse = open & ~(size < best);
        for (int i = 0; i < NH; i++) x[i] = pick(worse, g->saved[i], x[i]);
        returned |= worse;
        held = (open & ~worse & now) | ((~open | worse) & held);
        open &= ~worse & (size > AT_ROUNDING);
        best = pick(worse, best, size);
        if (!any(open)) break;
        evaluate(g, appell_lanes_correct, t, x, 0, g->finished);
    }
    if (any(returned)) evaluate(g, appell_lanes_levels, t, x, 0, g->levels);
    for (int i = 0; i < MK; i++) {
        V c = pick(wanted, magnitude(g->levels[i]), splat(0.0));
        if (i < MP + MV) g->residual = maximum(g->residual, c);
        else g->norm_residual = maximum(g->norm_residual, c);
    }
    return good & held & is_near(g, x, reach);
}

/* The same for a state between two steps, or a start. */
static L project_afresh(Group *g, V t, V *x, L wanted, double reach) {
    if (!MK) return wanted;
    evaluate(g, appell_lanes_correct, t, x, 0, g->finished);
    return project(g, t, x, wanted, reach);
}
