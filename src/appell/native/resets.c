/* The jump at a reset: the map, the switches, the impact onto the rows that are on, and the energy that is lost.
 *
 * A guard g(t, x) is looked at along the motion, g' = dg/dx x' + dg/dt. One that is zero where a mode begins has been
 * crossed already: it counts again once it has left zero. Where it would return before it has risen above what the
 * tolerance resolves, the reset fires again and again at ever shorter intervals (Zeno), and the run ends.
 *
 * In the table of a reset: its direction and whether the state jumps, then of each law 1 where it is switched on and -1
 * where it is switched off, then of each row whether it is struck. The function `resets` is g, dg/dt and dg/dx of all
 * guards, then x+ = r(t, x-) of each. */

enum { RESET_HEAD = 2 };

static int is_flagged(const Hybrid *h, int k, int entry) {
    const Decider *d = h->chain->decider;
    return h->resets[k * (RESET_HEAD + d->law_count + d->rows) + entry];
}

static int switch_of(const Hybrid *h, int k, int law) { return is_flagged(h, k, RESET_HEAD + law); }
static int is_struck(const Hybrid *h, int k, int row) { return is_flagged(h, k, RESET_HEAD + h->chain->decider->law_count + row); }
static int column_of_resets(int count) { return 2 * count * (1 + NX); }
/* Doubles that resets are worked out in. */
int appell_reset_room(int count) { return 2 * column_of_resets(count) + 4 * NK + NX + NU + 2 * MA + MI; }

/* Whether a guard is watched in the phases at hand: a reset that switches must find a constraint to switch. */
static int is_reset_watched(const Hybrid *h, int k) {
    int switches = 0;
    for (int l = 0; l < h->chain->decider->law_count; l++) {
        int own = switch_of(h, k, l);
        if (own && is_off(h->phases[l]) == (own > 0)) return 1;
        switches |= own;
    }
    return !switches;
}

static int acts_always(const Hybrid *h, int row) { return h->keeps[row] == -1 || (h->keeps[row] >= 0 && !is_off(h->phases[h->keeps[row]])); }

/* The rows that always act, with those of constraints that resets have switched on. */
static void keep_always(const Hybrid *h) {
    Decider *d = h->chain->decider;
    if (!h->reset_count) return;
    d->always_count = 0;
    for (int i = 0; i < d->rows; i++)
        if (acts_always(h, i)) ((int *)d->always)[d->always_count++] = i;
}

static void guards_at(const Hybrid *h, double t, const double *x, double *column) {
    Run *whole = h->chain->decider->whole;
    follow_inputs(whole, t, x);
    appell_resets(t, x, whole->parameters, 0, column);
}

/* What the tolerance leaves of a guard in a motion of this size. */
static double zero_of_guard(const Hybrid *h, const double *column, const double *x, int k) {
    double total = 0.0;
    for (int j = 0; j < NX; j++) {
        double size = j < NQ ? h->motion[0] : j < NQ + NU ? h->motion[1] : 0.0;
        total += fabs(column[2 * h->reset_count + k + h->reset_count * j]) * fmax(size, fabs(x[j]));
    }
    return h->tolerance * total;
}

static double rate_of_guard(const Hybrid *h, const double *column, const double *rates, int k) {
    double total = column[h->reset_count + k];
    for (int j = 0; j < NX; j++) total += column[2 * h->reset_count + k + h->reset_count * j] * rates[j];
    return total;
}

/* x' in a mode. */
static int rates_in(const Mode *mode, double t, const double *x, double *rates, double *reaction) {
    Run probe = *mode->run; /* whose counts and ranks stay */
    return appell_rates(&probe, t, x, rates, reaction);
}

static int fail_reset(Hybrid *h, int reason, int k, int row, double value) {
    h->failed_reset = k, h->failed_row = row, h->violation = value;
    return reason;
}

/* Which guards of resets are watched in the mode that begins; one that is zero is put on the side that it goes to. */
STAGE int set_guards_of_resets(Hybrid *h) {
    const Mode *mode = h->chain->modes + h->chain->current;
    Run *r = mode->run;
    int n = h->reset_count, first = h->maker->event_count - n, any = 0;
    Room room = {h->reset_room, 0};
    double *now = take(&room, column_of_resets(n)), *later = take(&room, column_of_resets(n)), *rates = take(&room, NK);
    double *rates_later = take(&room, NK), *x = take(&room, NX), *reaction = take(&room, NU + MA + MI), step = h->cascade;
    h->guards_wait = 0;
    guards_at(h, h->t, h->x, now);
    for (int k = 0; k < n; k++) {
        int is_watched = is_reset_watched(h, k);
        ((int *)r->event_terminals)[first + k] = is_watched ? 1 : -1, ((double *)r->event_margins)[first + k] = 0.0;
        r->events_of_state &= !(is_watched && h->maker->needs_rates[first + k]);
        any |= is_watched && fabs(now[k]) <= zero_of_guard(h, now, h->x, k);
    }
    if (!any) return RUNNING;
    int status = rates_in(mode, h->t, h->x, rates, reaction);
    for (int j = 0; j < NX; j++) x[j] = h->x[j] + step * rates[j];
    if (!status) status = rates_in(mode, h->t + step, x, rates_later, reaction);
    if (status) return status;
    guards_at(h, h->t + step, x, later);
    for (int k = 0; k < n; k++) {
        double zero = zero_of_guard(h, now, h->x, k), rate = rate_of_guard(h, now, rates, k);
        double curve = (rate_of_guard(h, later, rates_later, k) - rate) / step, way = is_flagged(h, k, 0);
        if (!is_reset_watched(h, k) || fabs(now[k]) > zero) continue;
        if (h->fired[k] && curve * (way != 0.0 ? way : -rate) > 0.0 && rate * curve <= 0.0 && rate * rate <= 2.0 * fabs(curve) * zero)
            return fail_reset(h, RESET_WITHOUT_END, k, -1, rate);
        double goes = rate != 0.0 ? rate : curve, side = (goes > 0.0) - (goes < 0.0);
        ((double *)r->event_margins)[first + k] = side * fmax(fabs(now[k]), SETTLED_GUARD * zero) - now[k];
    }
    return RUNNING;
}

/* Of the resets those that fire where one does: in `fired`. */
STAGE int find_resets_together(Hybrid *h, int first) {
    const Mode *mode = h->chain->modes + h->chain->current;
    Room room = {h->reset_room, 0};
    double *now = take(&room, column_of_resets(h->reset_count)), *rates = take(&room, NK), *reaction = take(&room, NU + MA + MI);
    int status = RUNNING, has_rates = 0;
    guards_at(h, h->t, h->x, now);
    for (int k = 0; k < h->reset_count; k++) {
        h->fired[k] = k == first;
        if (k == first || !is_reset_watched(h, k) || h->t - h->begun <= h->cascade) continue;
        if (fabs(now[k]) > zero_of_guard(h, now, h->x, k)) continue;
        if (!has_rates) status = rates_in(mode, h->t, h->x, rates, reaction), has_rates = 1;
        if (status) return status;
        double rate = rate_of_guard(h, now, rates, k), way = is_flagged(h, k, 0);
        h->fired[k] = rate != 0.0 && rate * (way != 0.0 ? way : rate) > 0.0;
    }
    return RUNNING;
}

/* The speeds after an impact without rebound on the rows named and on all that are on: A u+ + b = 0. */
STAGE int strike_by_reset(Hybrid *h, int k, double *impulses) {
    Decider *d = h->chain->decider, own = *d;
    Room room = {d->room, d->integers};
    int rows = d->rows, laws = d->law_count, n = 0, *every = take_integers(&room, rows), *always = take_integers(&room, rows);
    int *met = take_integers(&room, laws), *together = take_integers(&room, laws);
    double *e = take(&room, laws);
    if (!appell_met_laws(d, h->t, h->x, h->phases, met)) return NOT_ANSWERED;
    own.always = always, own.always_count = 0;
    for (int i = 0; i < rows; i++) {
        every[i] = i;
        if (is_struck(h, k, i) || acts_always(h, i)) always[own.always_count++] = i;
    }
    for (int l = 0; l < laws; l++) {
        e[l] = NAN;
        if (met[l] && !is_struck(h, k, d->laws[l].rows[0])) together[n++] = l;
    }
    Strike s = {&own, together, h->phases, e, n};
    Impulses found = impulses_in(&room, rows);
    if (!impulses_of(&s, &found, room)) return fail_reset(h, RESET_NO_IMPULSES, k, -1, 0.0);
    memcpy(impulses, found.rows, sizeof(double) * (size_t)rows);
    push_speeds(d, rows, every, impulses, h->x);
    return RUNNING;
}

/* Refuses a state that contradicts the rows that are on behind a reset. */
STAGE int require_rows(Hybrid *h, int k) {
    Decider *d = h->chain->decider;
    int rows = d->rows;
    const double *terms = JUMPS(d) + d->speeds * rows; /* what positions and rates are made of */
    double fine = fmax(1e-4 * h->tolerance, 1e-14), allowed = fmax(CONSISTENT_START, h->tolerance); /* see set_margins */
    if (!respond(d, h->t, h->x)) return NOT_ANSWERED;
    for (int i = 0; i < rows; i++) {
        int l = d->owners[i], is_open = l >= 0 && d->laws[l].unilateral && !d->laws[l].order && d->laws[l].rows[0] == i
                                        && h->phases[l] == OPENS;
        double position = h->position_margins[i] / fine, rate = h->rate_margins[i] / fine, off = POSITIONS(d)[i];
        if (d->response) position = fmax(position, fabs(terms[i])), rate = fmax(rate, fabs(terms[rows + i]));
        if (!is_open && !acts_always(h, i)) continue;
        if (is_open ? off < -allowed * position : fabs(off) > allowed * position) return fail_reset(h, RESET_OFF_ROW, k, i, off);
        if (!is_open && fabs(RATES(d)[i]) > allowed * rate) return fail_reset(h, RESET_MOVES, k, i, RATES(d)[i]);
    }
    return RUNNING;
}

/* A reset acts: x+ = r(t, x-), then the switches, then the impact. */
STAGE int jump(Hybrid *h, int k) {
    Chain *c = h->chain;
    int n = h->reset_count, rows = c->decider->rows, strikes = 0, status = RUNNING;
    Room room = {h->reset_room, 0};
    double *column = take(&room, column_of_resets(n)), *impulses = take(&room, rows), before = energy(c, h->t, h->x);
    memset(impulses, 0, sizeof(double) * (size_t)rows);
    for (int i = 0; i < rows; i++) strikes |= is_struck(h, k, i);
    if (is_flagged(h, k, 1)) {
        guards_at(h, h->t, h->x, column);
        memcpy(h->x, column + n * (2 + NX) + k * NX, sizeof(double) * NX);
        if (!all_finite(NX, h->x)) return fail_reset(h, RESET_NOT_FINITE, k, -1, 0.0);
    }
    for (int l = 0; l < c->decider->law_count; l++) { /* a relation that is switched on is open until it is decided */
        int way = switch_of(h, k, l);
        if (way < 0) h->phases[l] = SWITCHED_OFF;
        if (way > 0 && is_off(h->phases[l])) h->phases[l] = c->decider->laws[l].kind == SWITCHED ? SWITCHED_ON : OPENS;
    }
    keep_always(h);
    if (strikes) status = strike_by_reset(h, k, impulses);
    if (!status) status = require_rows(h, k);
    if (!status && MA + MN) {
        Run *r = (Run *)h->maker->blank;
        memcpy(r->parameters, h->parameters, sizeof(double) * (size_t)h->parameter_count);
        put_coefficients(h->maker, c->decider->law_count, h->phases, r->parameters);
        status = appell_project(r, h->t, h->x);
    }
    if (status) return status;
    double lost = before - energy(c, h->t, h->x);
    h->lost += lost;
    if (c->notes.capacity) {
        Resets *noted = &c->notes.resets;
        memcpy(noted->impulses + (long)noted->count * rows, impulses, sizeof(double) * (size_t)rows);
        noted->entries[2 * noted->count] = k, noted->entries[2 * noted->count + 1] = c->notes.count;
        noted->lost[noted->count] = lost, noted->times[noted->count++] = h->t;
    }
    return RUNNING;
}

/* The resets that fire where a guard has ended the mode, one after the other in the order of the model. */
STAGE int fire_resets(Hybrid *h) {
    int first = h->guard - (h->maker->event_count - h->chain->users - h->reset_count), status = find_resets_together(h, first);
    for (int k = 0; k < h->reset_count && !status; k++)
        if (h->fired[k] && (h->fired[k] = is_reset_watched(h, k))) status = jump(h, k);
    h->guard = AFTER_RESET;
    return status;
}
