/* Events: zeros of g(t, x, udot, lam) inside a step, on its dense output.
 *
 * A step is cut into pieces on which each g is a polynomial to within its tolerance, or so far from zero that it need
 * not be known better; its zeros there are isolated (isolate.c) and then located on g itself, at states that satisfy the
 * constraints. A g that cannot be followed over a step asks for a shorter one.
 *
 * A guard belongs to a relation that holds while its mode lasts: g falls through zero where it ends. Where a mode begins
 * with g below zero already (by the rounding of a projection) its zero is put below that, so that no guard is ever off. */

#include "isolate.c"

#define GUARD 2              /* in event_terminals */
#define DEEPEST 30           /* halvings of a step into pieces */
#define EVEN_DEPTH 8         /* down to here pieces are halved whatever they hold */
#define ROUGH_PIECES 16      /* so many that are still not followed: the step is too long */
#define MOST_PIECES 4096     /* of one step */
#define NOISE 1e-8           /* an error below this, against the largest |g| met, that halving does not make smaller */
#define ROUNDING_OF_EVENTS 1e-14 /* of what a g changes when the state changes by its own size: smaller is zero */
#define WITNESSES 64
#define PART_OF_RUN 1e-2 /* PART of margins.py */
#define VALUES(k) (b->event_values + (k) * NE)
#define KEPT(event) (b->event_polynomials + (event) * (EVENT_NODES + 2)) /* error, how it is followed, coefficients */

static inline int is_watched(const Run *r, int event) { return r->event_terminals[event] >= 0; }

/* g at b->point, all events at once, with the accelerations and multipliers there */
static inline int events_with(const Run *r, Buffers *b, double t, const double *reaction, double *g) {
    appell_events(t, b->point, r->parameters, reaction, g);
    for (int i = 0; i < NE; i++) g[i] = is_watched(r, i) ? g[i] + r->event_margins[i] + b->event_levels[i] : 1.0;
    return all_finite(NE, g);
}

/* The same by rates that are written out, without the powers, which no event reads: udot and lam stand behind qdot. */
static inline int regular_events(Run *r, Buffers *b, double t, double *g) {
    if (!is_written_out(r)) return 0;
    follow_inputs(r, t, b->point);
    appell_regular(t, b->point, r->parameters, 0, b->regular);
    if (!pivots_are_regular(r, b->regular + NQ + NU + MA)) return 0;
    r->evaluations++;
    r->rank = ACTING(r);
    b->A = 0;
    return events_with(r, b, t, b->regular + NQ, g);
}

static int evaluate_events(Run *r, Buffers *b, double t, double *g) {
    if (!appell_events_need_rates || r->events_of_state) follow_inputs(r, t, b->point);
    else if (regular_events(r, b, t, g)) return RUNNING;
    else {
        int status = stage_rates(r, b, t, b->point, b->rate, 1);
        if (status) return status;
    }
    return events_with(r, b, t, b->reaction, g) ? RUNNING : fail(r, NONFINITE, IN_EVENTS, 0, t);
}

static void place_point(Buffers *b, double theta) {
    if (theta == 0.0 || theta == 1.0) memcpy(b->point, theta == 0.0 ? b->z0 : b->z1, sizeof(double) * NZ);
    else interpolate(b, theta, b->point);
}

/* g at t + theta h */
STAGE int events_at(Run *r, Buffers *b, double h, double theta, double *g) {
    place_point(b, theta);
    return evaluate_events(r, b, r->t + theta * h, g);
}

/* One g at t + theta h; on the constraints where that is asked for. */
STAGE int one_event_at(Run *r, Buffers *b, double h, int event, double theta, int projected, double *g) {
    double t = r->t + theta * h;
    int status = RUNNING;
    place_point(b, theta);
    if (projected && !(lands(r) && land(r, b, t, b->point, 0))) status = project_afresh(r, b, t, b->point);
    if (!status) status = evaluate_events(r, b, t, b->event_point);
    *g = b->event_point[event];
    return status;
}

/* Whether g goes from one strict sign to zero or the other, in a direction asked for. */
static int crosses(const Run *r, int event, double before, double after) {
    int direction = r->event_directions[event];
    int rises = before < 0.0 && after >= 0.0, falls = before > 0.0 && after <= 0.0;
    return (rises && direction >= 0) || (falls && direction <= 0);
}

/* theta of the sign change in (a, c], to rounding: Chandrupatla's method (Adv. Eng. Software 28, 1997), which takes the
 * parabola through the last three values, with the values as the variable, where that is monotone, and else halves. */
STAGE int locate(Run *r, Buffers *b, double h, int event, int projected, double a, double ga, double c, double gc,
                  double *theta) {
    double left = ga, old, old_g, value, part = gc == 0.0 ? 1.0 : ga / (ga - gc);
    for (int k = 0; k < 200; k++) {
        double width = fabs(c - a), least = DBL_EPSILON * fmax(fmax(a, c), fabs(r->t / h));
        if ((a > c ? ga : gc) == 0.0 || !(width > least)) break;
        part = fmin(fmax(part, 0.5 * least / width), 1.0 - 0.5 * least / width);
        double middle = a + part * (c - a);
        if (middle <= fmin(a, c) || middle >= fmax(a, c)) break;
        int status = one_event_at(r, b, h, event, middle, projected, &value);
        if (status) return status;
        int is_before = value != 0.0 && (value > 0.0) == (left > 0.0), a_is_before = a < c;
        if (is_before == a_is_before) old = a, old_g = ga;
        else old = c, old_g = gc, c = a, gc = ga;
        a = middle, ga = value;
        double x = (a - c) / (old - c), y = (ga - gc) / (old_g - gc);
        int is_monotone = y * y < x && (1.0 - y) * (1.0 - y) < 1.0 - x;
        part = !is_monotone ? 0.5
                            : ga / (gc - ga) * old_g / (gc - old_g) +
                                  (old - a) / (c - a) * ga / (old_g - ga) * gc / (old_g - gc);
    }
    *theta = fmax(a, c);
    return RUNNING;
}

/* The dense output leaves the constraints by its error: the same zero again, now on states brought back to them, in the
 * narrowest interval about theta in which g changes its sign there. Where there is none (it grazes) theta stays. */
STAGE int locate_on_constraints(Run *r, Buffers *b, double h, int event, double before, double *theta) {
    double ga, gc, sign = before > 0.0 ? 1.0 : -1.0;
    if (!r->projection || MP + MV + MN == 0 || *theta <= 0.0 || *theta >= 1.0) return RUNNING;
    for (double width = 1e-12; width < 1e-2; width *= 16.0) {
        double a = fmax(*theta - width, 0.0), c = fmin(*theta + width, 1.0);
        int status = one_event_at(r, b, h, event, a, 1, &ga);
        if (!status) status = one_event_at(r, b, h, event, c, 1, &gc);
        if (status) return status;
        if (sign * ga > 0.0 && sign * gc <= 0.0) return locate(r, b, h, event, 1, a, ga, c, gc, theta);
    }
    return RUNNING;
}

/* The next point at which the sign of g is known: a change since the last one is a crossing between them. */
STAGE int visit(Run *r, Buffers *b, double h, int event, double theta, double g, int *count) {
    double before = b->event_last[event], from = b->event_last_theta[event], at = theta;
    if (theta > 0.0 && theta <= from) return RUNNING;
    if (g == 0.0 && before == 0.0) return RUNNING;
    b->event_last[event] = g, b->event_last_theta[event] = theta;
    if (before == 0.0 || !crosses(r, event, before, g)) return RUNNING;
    int status = theta > 0.0 ? locate(r, b, h, event, 0, from, before, theta, g, &at) : RUNNING;
    if (!status) status = locate_on_constraints(r, b, h, event, before, &at);
    if (status) return status;
    if (*count == CROSSINGS) return UNRESOLVED;
    b->crossing_events[*count] = event;
    b->crossing_times[(*count)++] = at;
    return RUNNING;
}

/* All g at the nodes of a piece and at the points between; those of `known` (a bit each) are there already. */
static int sample_piece(Run *r, Buffers *b, double h, double a, double width, int known) {
    for (int k = 0; k < EVENT_NODES + EVENT_CHECKS; k++) {
        if (known >> k & 1) continue;
        double s = k < EVENT_NODES ? NODES[k] : CHECKS[k - EVENT_NODES];
        int status = events_at(r, b, h, a + s * width, VALUES(k));
        if (status) return status;
    }
    return RUNNING;
}

/* Whether g on the piece is known well enough for its zeros, and if not, why; its error and coefficients are left. */
enum Following { ROUGH, TOUCHING, FOLLOWED };

STAGE int follow(const Run *r, Buffers *b, int event, int depth, double *error, double *c) {
    const double *values = b->event_values + event;
    double size = 0.0, fine = fmax(0.1 * r->tolerance, 1e-14), usual = b->event_sizes[event];
    for (int k = 0; k < EVENT_NODES + EVENT_CHECKS; k++) size = fmax(size, fabs(values[k * NE]));
    double *largest_met = b->event_scales + event, *errors = b->event_errors + event;
    *largest_met = fmax(*largest_met, size);
    double check = check_error(values, NE);
    errors[depth * NE] = check;
    *error = polynomial_error(check, size);
    double middle;
    if (stays_away(values, NE, 2.0 * *error, &middle)) {
        for (int i = 0; i <= LAST; i++) c[i] = middle; /* of its sign */
        return FOLLOWED;
    }
    bernstein(values, NE, c);
    if (has_one_sign(c, 0, LAST, 2.0 * *error) || size <= ROUNDING_OF_EVENTS * usual) return FOLLOWED;
    int is_noise = depth > 0 && check > 0.25 * errors[(depth - 1) * NE] && check <= NOISE * *largest_met;
    if (check > fmax(fine * size, 0.1 * ROUNDING_OF_EVENTS * usual) && !is_noise) return ROUGH;
    /* it may come so near to zero that its sign is not clear on this scale: a shorter piece has a finer one */
    if (check > 1e-3 * size) return FOLLOWED;
    double copy[EVENT_NODES], points[WITNESSES];
    int touching = 0;
    memcpy(copy, c, sizeof copy);
    witnesses(copy, *error, 0.0, 1.0, 0, points, WITNESSES, &touching);
    return touching ? TOUCHING : FOLLOWED;
}

/* Crossings of one g on a piece. Without a clear sign at its ends, or with several zeros, its polynomial says where to
 * look; where it is not followed (a jump, a kink) the signs at all nodes are taken. */
STAGE int search_piece(Run *r, Buffers *b, double h, int event, double a, double width, int followed, double error,
                       double *c, int *count) {
    double points[WITNESSES];
    int clear = fabs(c[0]) > error && fabs(c[LAST]) > error, found = 0, touching = 0, status = RUNNING;
    for (int k = 1; k < LAST && !followed && !status; k++)
        status = visit(r, b, h, event, a + NODES[k] * width, b->event_values[k * NE + event], count);
    double end = b->event_values[LAST * NE + event];
    if (followed && !(clear && variations(c, error) < 2)) 
        found = witnesses(c, error, a, width, 0, points, WITNESSES, &touching);
    for (int k = 0; k < found && !status; k++) {
        double g;
        status = one_event_at(r, b, h, event, points[k], 0, &g);
        if (!status && points[k] > a) status = visit(r, b, h, event, points[k], g, count);
    }
    return status ? status : visit(r, b, h, event, a + width, end, count);
}

/* One piece: searched where every g is followed, else to be halved (then `halved` is set). */
STAGE int search_or_halve(Run *r, Buffers *b, double h, double a, double width, int known, int depth, int deepest,
                          int *halved, int *rough, int *count) {
    int worst = FOLLOWED, status = sample_piece(r, b, h, a, width, known);
    for (int event = 0; event < NE && !status; event++) {
        if (!is_watched(r, event)) continue;
        double *kept = KEPT(event);
        int found = follow(r, b, event, depth, kept, kept + 2);
        kept[1] = found;
        if (found < worst) worst = found;
    }
    *halved = !status && worst != FOLLOWED && depth < deepest;
    *rough += *halved && worst == ROUGH && depth == EVEN_DEPTH;
    for (int event = 0; event < NE && !status && !*halved; event++) {
        if (!is_watched(r, event)) continue;
        double *kept = KEPT(event);
        status = search_piece(r, b, h, event, a, width, kept[1] != ROUGH, kept[0], kept + 2, count);
    }
    return status;
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

/* What a step begins with: where g jumped since the last one (an input does) that is a crossing at its start. Where
 * nothing jumps g is what it was at the end of the last one. */
static int begin_search(Run *r, Buffers *b, double h, int *count) {
    int goes_on = !r->input_count && !r->stop_count, status = RUNNING;
    for (int event = 0; event < NE; event++) goes_on &= b->event_last[event] != 0.0;
    if (goes_on) memcpy(VALUES(0), b->event_last, sizeof(double) * NE);
    else status = events_at(r, b, h, 0.0, VALUES(0));
    memcpy(b->event_before, b->event_last, sizeof(double) * NE);
    for (int event = 0; event < NE && !status; event++) {
        b->event_last_theta[event] = 0.0;
        status = visit(r, b, h, event, 0.0, VALUES(0)[event], count);
    }
    return status;
}

/* A terminal crossing ends the step: nothing behind it is looked for. */
static int ends_here(const Run *r, const Buffers *b, int count) {
    int terminal = 0;
    for (int k = 0; k < count; k++) terminal |= r->event_terminals[b->crossing_events[k]];
    return terminal;
}

/* Guards are made of the motion itself, which is smooth on a step since its error is under control: four values beside
 * that at its start tell of most steps that every guard keeps far from zero. What a person asks for may be anything, and
 * is looked at in full. `known`: the nodes that have values (a bit each). */
STAGE int guards_keep_far(Run *r, Buffers *b, double h, int *known, int *far) {
    static const int few[] = {2, 4, 6, LAST};
    *known = 1, *far = 0;
    for (int event = 0; event < NE; event++)
        if (is_watched(r, event) && r->event_terminals[event] != GUARD) return RUNNING;
    for (int i = 0; i < 4; i++) {
        int status = events_at(r, b, h, NODES[few[i]], VALUES(few[i]));
        if (status) return status;
        *known |= 1 << few[i];
    }
    for (int event = 0; event < NE; event++)
        if (is_watched(r, event) && !keeps_far(b->event_values + event, NE)) return RUNNING;
    for (int event = 0; event < NE; event++) {
        double end = VALUES(LAST)[event];
        b->event_last[event] = end, b->event_last_theta[event] = 1.0;
        b->event_scales[event] = fmax(b->event_scales[event], fabs(end));
    }
    *far = 1;
    return RUNNING;
}

/* All crossings of the step in order of time, up to the piece with a terminal one. UNRESOLVED: it is too long. */
STAGE int find_crossings(Run *r, Buffers *b, double h, int *count) {
    double begins[DEEPEST + 2];
    int depths[DEEPEST + 2], waiting = 1, pieces = 0, rough = 0, known = 1, far = 0;
    *count = 0;
    int status = begin_search(r, b, h, count), may_refuse = fabs(h) > 1e-9 * fabs(r->end - r->t);
    if (!status && !*count) status = guards_keep_far(r, b, h, &known, &far);
    if (far) return RUNNING;
    begins[0] = 0.0, depths[0] = 0;
    while (waiting && !status && !ends_here(r, b, *count)) {
        double a = begins[--waiting], width = 1.0;
        int depth = depths[waiting], halved;
        for (int k = 0; k < depth; k++) width *= 0.5;
        status = search_or_halve(r, b, h, a, width, depth ? 0 : known, depth, pieces > MOST_PIECES ? 0 : DEEPEST, &halved, &rough, count);
        if (!halved) continue;
        if ((rough > ROUGH_PIECES || ++pieces > MOST_PIECES) && may_refuse) status = UNRESOLVED;
        begins[waiting] = a + 0.5 * width, depths[waiting++] = depth + 1;
        begins[waiting] = a, depths[waiting++] = depth + 1;
    }
    if (status) memcpy(b->event_last, b->event_before, sizeof(double) * NE);
    sort_crossings(b, *count);
    return status;
}

/* How much each g changes when each entry of the state changes by the size of the motion: the largest coordinate or
 * speed, but at least what the rates make of it in a part of the run. Where nothing moves no size is known, and it is 1. */
static int measure_events(Run *r, Buffers *b, const double *g) {
    double span = fabs(r->end - r->t), usual[3] = {r->largest_coordinate, r->largest_speed, 0.0};
    for (int j = NX - 1; j >= 0; j--) {
        double *size = usual + (j < NQ ? 0 : j < NQ + NU ? 1 : 2);
        *size = fmax(*size, fmax(fabs(b->z0[j]), PART_OF_RUN * fabs(b->K[j]) * span));
    }
    usual[0] = fmax(usual[0], PART_OF_RUN * usual[1] * span);
    memset(b->event_sizes, 0, sizeof(double) * NE);
    for (int j = 0; j < NX; j++) {
        double size = usual[j < NQ ? 0 : j < NQ + NU ? 1 : 2];
        if (size == 0.0) size = 1.0;
        b->point[j] = b->z0[j] + 1e-6 * size;
        int status = evaluate_events(r, b, r->t, VALUES(0));
        b->point[j] = b->z0[j];
        for (int i = 0; i < NE && !status; i++) b->event_sizes[i] += 1e6 * fabs(VALUES(0)[i] - g[i]);
    }
    return RUNNING;
}

/* Where a mode or a run begins: nothing is known before it, and a guard that is not above zero is put there. */
STAGE int begin_events(Run *r, Buffers *b) {
    memset(b->event_levels, 0, sizeof(double) * NE);
    memset(b->event_last, 0, sizeof(double) * NE);
    memcpy(b->point, b->z0, sizeof(double) * NZ);
    int status = evaluate_events(r, b, r->t, b->event_point);
    if (!status && !r->events_measured) status = measure_events(r, b, b->event_point), r->events_measured = 1;
    for (int i = 0; i < NE && !status; i++) {
        double margin = r->event_margins[i], least = margin > 0.0 ? margin : -1e-3 * margin;
        if (least == 0.0) least = fmax(ROUNDING_OF_EVENTS * b->event_sizes[i], DBL_MIN);
        if (r->event_terminals[i] == GUARD && b->event_point[i] <= 0.0) b->event_levels[i] = least - b->event_point[i];
        b->event_last[i] = b->event_point[i] + b->event_levels[i];
    }
    return status;
}

/* After a step: a guard that has risen above zero by itself is on its own level again. */
static void restore_levels(Buffers *b) {
    for (int i = 0; i < NE; i++)
        if (b->event_levels[i] != 0.0 && b->event_last[i] > b->event_levels[i])
            b->event_last[i] -= b->event_levels[i], b->event_levels[i] = 0.0;
}
