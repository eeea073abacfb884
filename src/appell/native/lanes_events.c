/* Events in lanes: g on a step of every lane, and the search of the host for those lanes in which it may cross zero. */

#define VALUES(k) (g->event_values + (k) * g->event_count)
#define POINTS (EVENT_NODES + EVENT_CHECKS)

/* g at t + theta h */
static void events_at(Group *g, V h, double theta, V *values) {
    const V *x = theta == 0.0 ? g->z0 : theta == 1.0 ? g->z1 : g->point;
    if (x == g->point) interpolate(g, splat(theta), g->point);
    evaluate(g, g->events, g->t + theta * h, x, 0, values);
}

INLINE L same_sign(V a, V b) { return ((a > 0.0) & (b > 0.0)) | ((a < 0.0) & (b < 0.0)); }

/* The lanes in which one g keeps the sign that it had, by its values on the step; `size` receives the largest of them. */
static L keeps_its_sign(const Group *g, int event, L wanted, V *size) {
    int n = g->event_count;
    const V *values = g->event_values + event;
    V rest = splat(0.0), middle; /* stays zero where all values are finite */
    *size = splat(0.0);
    for (int k = 0; k < POINTS; k++) {
        rest += 0.0 * values[k * n];
        *size = maximum(*size, magnitude(values[k * n]));
    }
    V error = 2.0 * polynomial_error(check_error(values, n), *size);
    L away = stays_away(values, n, error, &middle);
    if (any(wanted & ~away)) {
        V c[EVENT_NODES];
        bernstein(values, n, c);
        away |= has_one_sign(c, 0, LAST, error);
    }
    return away & (rest == 0.0) & same_sign(values[0], g->event_last[event]);
}

/* What the host is asked about a lane, its arrays in a row. */
static StepEvents step_of_lane(Group *g, const Batch *b, V h, int lane) {
    double *to = (double *)g->scalar;
    StepEvents s = {.t = g->t[lane], .h = h[lane], .parameter_count = NPAR};
#define OF_LANE(field, from, count) \
    s.field = to;                   \
    for (int i = 0; i < (count); i++) *to++ = (from)[i][lane];
    OF_LANE(z0, g->z0, NZ) OF_LANE(z1, g->z1, NZ) OF_LANE(rates, g->K, NZ) OF_LANE(dense, g->dense, 7 * NZ)
    OF_LANE(parameters, g->parameters, NPAR) OF_LANE(memory, g->event_last, 3 * g->event_count)
#undef OF_LANE
    long first = (long)g->number[lane] * g->event_count;
    s.times = b->event_times + first, s.counts = b->event_counts + first;
    return s;
}

static int ask_host(Group *g, const Batch *b, EventSearch *host, V h, int lane, V *theta, L *ending) {
    StepEvents s = step_of_lane(g, b, h, lane);
    int status = host(b->run, &s);
    for (int i = 0; i < 3 * g->event_count; i++) g->event_last[i][lane] = s.memory[i];
    if (s.terminal) (*theta)[lane] = s.until, (*ending)[lane] = -1;
    return status == RUNNING;
}

/* The events of a step in the lanes of `wanted`, and the parts of it that they leave: `ending` lanes end there. Returns the
 * lanes in which every g was followed. */
static L follow_events(Group *g, const Batch *b, V h, L wanted, V *theta, L *ending) {
    int n = g->event_count;
    L keeps = ~(L){0};
    for (int k = 0; k < POINTS; k++) events_at(g, h, k < EVENT_NODES ? NODES[k] : CHECKS[k - EVENT_NODES], VALUES(k));
    for (int i = 0; i < n; i++) keeps &= keeps_its_sign(g, i, wanted, g->event_met + i);
    for (int i = 0; i < n; i++) {
        g->event_last[i] = pick(wanted & keeps, VALUES(LAST)[i], g->event_last[i]);
        g->event_last[2 * n + i] = pick(wanted & keeps, maximum(g->event_last[2 * n + i], g->event_met[i]), g->event_last[2 * n + i]);
    }
    L good = wanted;
    for (int lane = 0; lane < WIDTH; lane++)
        if (wanted[lane] && !keeps[lane] && !ask_host(g, b, b->search, h, lane, theta, ending)) good[lane] = 0;
    return good;
}

/* At a start: the lanes in which g can be evaluated. */
static L begin_events(Group *g, const Batch *b, L wanted) {
    V nowhere;
    L good = wanted, never;
    for (int lane = 0; lane < WIDTH && g->event_count; lane++)
        if (wanted[lane] && !ask_host(g, b, b->begin, splat(0.0), lane, &nowhere, &never)) good[lane] = 0;
    return good;
}
