/* Events: zeros of g(t, x, udot, lam) inside a step, on its dense output. */

/* g at t + theta h, all events at once */
STAGE int events_at(Run *r, Buffers *b, double h, double theta, double *g) {
    double t = r->t + theta * h;
    if (theta == 0.0 || theta == 1.0) memcpy(b->point, theta == 0.0 ? b->z0 : b->z1, sizeof(double) * NZ);
    else interpolate(b, theta, b->point);
    if (appell_events_need_rates) {
        int status = stage_rates(r, b, t, b->point, b->rate, 1);
        if (status) return status;
    }
    else follow_inputs(r, t, b->point);
    appell_events(t, b->point, r->parameters, b->reaction, g);
    for (int i = 0; i < NE; i++) g[i] += r->event_margins[i];
    return all_finite(NE, g) ? RUNNING : fail(r, NONFINITE, IN_EVENTS, 0, t);
}

static int one_event_at(Run *r, Buffers *b, double h, int event, double theta, double *g) {
    int status = events_at(r, b, h, theta, b->event_point);
    *g = b->event_point[event];
    return status;
}

/* Whether g goes from one strict sign to zero or the other, in a direction asked for. */
static int crosses(const Run *r, int event, double before, double after) {
    int direction = r->event_directions[event];
    int rises = before < 0.0 && after >= 0.0, falls = before > 0.0 && after <= 0.0;
    return (rises && direction >= 0) || (falls && direction <= 0);
}

/* theta of the sign change in (a, c], to rounding: the Illinois secant, bisection when that is slow. */
STAGE int locate(Run *r, Buffers *b, double h, int event, double a, double ga, double c, double gc,
                  double *theta) {
    double value = 0.0;
    for (int k = 0; k < 200 && gc != 0.0 && c - a > DBL_EPSILON * fmax(c, fabs(r->t / h)); k++) {
        double width = c - a, middle = c - gc * width / (gc - ga);
        if (k % 3 == 2 || !(middle > a && middle < c)) middle = a + 0.5 * width;
        if (middle <= a || middle >= c) break;
        int status = one_event_at(r, b, h, event, middle, &value);
        if (status) return status;
        if ((value > 0.0) == (ga > 0.0) && value != 0.0) a = middle, ga = value, gc *= k % 3 == 1 ? 0.5 : 1.0;
        else c = middle, gc = value, ga *= k % 3 == 1 ? 0.5 : 1.0;
    }
    *theta = c;
    return RUNNING;
}

static int add_crossing(Run *r, Buffers *b, double h, int event, double a, double ga, double c, double gc,
                        int *count) {
    double theta;
    if (!crosses(r, event, ga, gc)) return RUNNING;
    int status = locate(r, b, h, event, a, ga, c, gc, &theta);
    if (status) return status;
    b->crossing_events[*count] = event;
    b->crossing_times[(*count)++] = theta;
    return RUNNING;
}

/* Smallest s g in (a, c) by golden section, s the sign of g at both ends; ends early once g has changed
 * sign. Returns in theta, value the point reached. */
STAGE int dip(Run *r, Buffers *b, double h, int event, double a, double c, double s, double *theta,
               double *value) {
    const double golden = 0.3819660112501051;
    double x1 = a + golden * (c - a), x2 = c - golden * (c - a), g1, g2;
    int status = one_event_at(r, b, h, event, x1, &g1);
    if (!status) status = one_event_at(r, b, h, event, x2, &g2);
    for (int k = 0; k < 60 && !status; k++) {
        int left = s * g1 < s * g2;
        *theta = left ? x1 : x2;
        *value = left ? g1 : g2;
        if (s * *value <= 0.0 || c - a < 1e-9) break;
        if (left) {
            c = x2, x2 = x1, g2 = g1, x1 = a + golden * (c - a);
            status = one_event_at(r, b, h, event, x1, &g1);
        } else {
            a = x1, x1 = x2, g1 = g2, x2 = c - golden * (c - a);
            status = one_event_at(r, b, h, event, x2, &g2);
        }
    }
    return status;
}

/* (1 - cos(k pi / 8)) / 2: the searched points, denser at the ends */
static const double SEARCHED[EVENT_POINTS + 1] = {
    0.0, 0.03806023374435663, 0.14644660940672624, 0.30865828381745514, 0.5,
    0.6913417161825449, 0.8535533905932737, 0.9619397662556434, 1.0};
#define THETA(k) SEARCHED[k]
#define VALUE(k) b->event_values[(k) * NE + event]

/* Whether |g| may have a minimum between the searched points a and c = a + 1, where g keeps its sign:
 * judged by the slopes towards both ends, of the parabola through three points. */
static int may_dip(const Buffers *b, int event, int a) {
    int first = a == 0 ? 0 : a - 1, last = a + 2 > EVENT_POINTS ? EVENT_POINTS : a + 2;
    double s = VALUE(a) > 0.0 ? 1.0 : -1.0, ga = s * VALUE(a), gc = s * VALUE(a + 1);
    double ta = THETA(a), tc = THETA(a + 1), chord = (gc - ga) / (tc - ta);
    double left = chord, right = chord; /* slopes at a and at c */
    if (first < a) {
        double t = THETA(first), before = (ga - s * VALUE(first)) / (ta - t);
        double bend = (chord - before) / (tc - t);
        left = chord - bend * (tc - ta), right = chord + bend * (tc - ta);
    }
    if (last > a + 1) {
        double t = THETA(last), after = (s * VALUE(last) - gc) / (t - tc);
        double bend = (after - chord) / (t - ta);
        left = fmin(left, chord - bend * (tc - ta)), right = fmax(right, chord + bend * (tc - ta));
    }
    /* nor where it could not come near zero: four times what the steeper slope makes of the interval */
    double steepest = fmax(-left, right) * (tc - ta);
    return left < 0.0 && right > 0.0 && fmin(ga, gc) < 4.0 * steepest;
}

/* Zeros of one event between two neighbouring searched points. */
STAGE int search_interval(Run *r, Buffers *b, double h, int event, int k, int *count) {
    double a = THETA(k), c = THETA(k + 1), ga = VALUE(k), gc = VALUE(k + 1), theta, value;
    if (ga == 0.0) return RUNNING;
    if (ga * gc <= 0.0) return add_crossing(r, b, h, event, a, ga, c, gc, count);
    if (!may_dip(b, event, k)) return RUNNING;
    int status = dip(r, b, h, event, a, c, ga > 0.0 ? 1.0 : -1.0, &theta, &value);
    if (status || ga * value > 0.0) return status;
    status = add_crossing(r, b, h, event, a, ga, theta, value, count);
    return status || value == 0.0 ? status : add_crossing(r, b, h, event, theta, value, c, gc, count);
}

static void sort_crossings(Buffers *b, int count) {
    for (int i = 1; i < count; i++) {
        double theta = b->crossing_times[i];
        int event = b->crossing_events[i], k = i;
        for (; k > 0 && b->crossing_times[k - 1] > theta; k--) {
            b->crossing_times[k] = b->crossing_times[k - 1];
            b->crossing_events[k] = b->crossing_events[k - 1];
        }
        b->crossing_times[k] = theta;
        b->crossing_events[k] = event;
    }
}

/* All crossings of the step, in order of time. */
STAGE int find_crossings(Run *r, Buffers *b, double h, int *count) {
    *count = 0;
    for (int k = 0; k <= EVENT_POINTS; k++) {
        int status = events_at(r, b, h, THETA(k), b->event_values + k * NE);
        if (status) return status;
    }
    for (int event = 0; event < NE; event++)
        for (int k = 0; k < EVENT_POINTS; k++) {
            int status = search_interval(r, b, h, event, k, count);
            if (status) return status;
        }
    sort_crossings(b, *count);
    return RUNNING;
}
