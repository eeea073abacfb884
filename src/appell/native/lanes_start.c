/* The starts of eight cases at once: projected, with their first rates, sizes and steps. They wait until lanes are free. */

static V weighted_norm(const Group *g, const V *v, const V *reference) {
    V sum = splat(0.0);
    for (int i = 0; i < NX; i++) {
        V e = v[i] / allowed_error(splat(g->tolerance), splat(g->tolerance), reference[i], reference[i]);
        sum += e * e;
    }
    return root(sum / (double)NX);
}

/* As first_step in dop853.c, of order 8. */
static V first_step(Group *g, const Batch *b) {
    V span = b->end - g->t, most = splat(b->max_step);
    V size = weighted_norm(g, g->z0, g->z0), slope = weighted_norm(g, g->K, g->z0);
    L doubtful = (L){0};
    V h0 = euler_step(size, slope, span, most);
    for (int i = 0; i < NZ; i++) g->stage[i] = g->z0[i] + h0 * g->K[i];
    L good = rates(g, g->t + h0, g->stage, g->K + NZ, &doubtful) & ~doubtful;
    for (int i = 0; i < NX; i++) g->stage[i] = g->K[NZ + i] - g->K[i];
    V curvature = weighted_norm(g, g->stage, g->z0) / h0;
    V h = first_length(h0, slope, curvature, 1, span, most);
    return pick(good, h, 0.01 * h0);
}

/* What the motion is expected to reach. */
static void expect_sizes(Group *g) {
    Sizes found = expected_sizes(largest(g->z0, 0, NQ), largest(g->z0, NQ, NU), largest(g->K, 0, NQ), largest(g->K, NQ, NU), g->h);
    g->largest_coordinate = found.coordinates, g->largest_speed = found.speeds;
}

/* The next stop of the lanes of `which`; infinite where there is none. */
static void look_for_stops(Group *g, const Batch *b, L which) {
    for (int lane = 0; lane < WIDTH; lane++) {
        if (!which[lane]) continue;
        int k = g->next_stop[lane]++;
        g->stop[lane] = k < b->stop_count ? b->stops[2 * k] : INFINITY;
        g->after[lane] = k < b->stop_count ? b->stops[2 * k + 1] : INFINITY;
    }
}

/* Who begins just before a stop begins after it. */
static void skip_stops(Group *g, const Batch *b) {
    double t = b->start_time;
    int k = 0;
    for (; k < b->stop_count && b->stops[2 * k] <= t; k++)
        if (b->stops[2 * k + 1] > t) t = b->stops[2 * k + 1];
    for (int lane = 0; lane < WIDTH; lane++) g->next_stop[lane] = k;
    look_for_stops(g, b, ~(L){0});
    g->t = splat(t);
}

/* Cases from `first` on in the lanes of a group. Returns how many; those that cannot begin in a lane are marked so. */
static int begin(Group *g, const Batch *b, int first) {
    int count = b->case_count - first < WIDTH ? b->case_count - first : WIDTH;
    L doubtful = (L){0};
    g->tolerance = b->tolerance;
    for (int lane = 0; lane < WIDTH; lane++) {
        int number = first + (lane < count ? lane : 0); /* idle ones repeat the first */
        g->number[lane] = number;
        for (int i = 0; i < NPAR; i++) g->parameters[i][lane] = b->parameters[(long)number * NPAR + i];
        for (int i = 0; i < NX; i++) g->z0[i][lane] = b->starts[(long)number * NX + i];
        for (int i = NX; i < NZ; i++) g->z0[i][lane] = 0.0;
        g->sample[lane] = 0;
    }
    g->residual = g->norm_residual = g->last.step = g->last.error = g->last.whole = splat(0.0);
    g->recent_refusals = splat(0.0);
    g->refused = g->accepted = g->rejected = (L){0};
    g->t = splat(b->start_time);
    for (int i = 0; i < MA; i++) g->row_squares[i] = splat(0.0);
    L good = project_afresh(g, g->t, g->z0, ~(L){0}, INFINITY);
    skip_stops(g, b);
    good &= rates(g, g->t, g->z0, g->K, &doubtful) & ~doubtful;
    for (int i = 0; i < MA; i++) g->row_squares[i] = REGULAR_ROW * REGULAR_ROW * g->K[NZ + 2 + i];
    evaluate(g, appell_lanes_sizes, g->t, g->z0, 0, g->sizes);
    for (int i = 0; i < NU; i++) g->masses[i] = g->sizes[2 + i];
    g->h = first_step(g, b);
    expect_sizes(g);
    g->event_step = splat(INFINITY);
    good = begin_events(g, b, good);
    g->active = good;
    for (int lane = 0; lane < count; lane++)
        if (!good[lane]) b->ended[g->number[lane]] = SINGULAR;
    return count;
}

/* Copies a start that waits, `from`, into a free lane. */
static void refill(Group *g, int lane, const Group *waiting, int from) {
#define TAKE(name, size) \
    for (int i = 0; i < (size); i++) g->name[i][lane] = waiting->name[i][from];
    TAKE(parameters, NPAR) TAKE(z0, NZ) TAKE(z1, NZ) TAKE(K, NZ) TAKE(row_squares, MA) TAKE(masses, NU)
    TAKE(lengths, MK) TAKE(levels, MK) TAKE(event_last, 3 * g->event_count)
#undef TAKE
#define TAKE(name) g->name[lane] = waiting->name[from];
    TAKE(t) TAKE(h) TAKE(largest_coordinate) TAKE(largest_speed) TAKE(residual) TAKE(norm_residual)
    TAKE(last.step) TAKE(last.error) TAKE(last.whole) TAKE(refused) TAKE(recent_refusals)
    TAKE(event_step) TAKE(stop) TAKE(after) TAKE(next_stop) TAKE(active) TAKE(number) TAKE(sample) TAKE(instant) TAKE(accepted) TAKE(rejected)
#undef TAKE
}
