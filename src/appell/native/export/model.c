/* What a program calls, on top of the stepper: see the header. */

void appell_defaults(appell_model *m) {
    memset(m, 0, sizeof *m);
    memcpy(m->parameters, appell_default_parameters, sizeof(double) * APPELL_PARAMETERS);
    memcpy(m->state, appell_default_state, sizeof(double) * NX);
    appell_default_inputs(m->inputs);
    m->stops = appell_default_stops, m->stop_count = appell_default_stop_count;
    m->tolerance = appell_default_tolerance;
    m->max_steps = INT_MAX, m->span = appell_default_span, m->event = -1;
}

/* Nothing is evaluated so near to a break of an input: a step ends before it, and the next one begins behind it. */
static double near_break(double t) { return 2e-15 * (1e-3 + fabs(t)); }

/* Of rising instants the next one from t on. */
static double next_of(int count, const double *instants, double t, double direction) {
    int low = 0, high = count;
    while (low < high) {
        int k = low + (high - low) / 2;
        if (instants[k] <= t) low = k + 1;
        else high = k;
    }
    if (direction > 0.0) return low < count ? instants[low] : INFINITY;
    return low > 0 ? instants[low - 1] : -INFINITY;
}

static double next_break(const appell_model *m, double t, double direction) {
    double next = next_of(m->stop_count, m->stops, t, direction);
    for (int k = 0; k < APPELL_INPUTS; k++) {
        const appell_input *w = m->inputs + k;
        if (w->follow || w->pieces <= 0) continue;
        double found = next_of(w->pieces + 1, w->breaks, t, direction);
        if ((found - next) * direction < 0.0) next = found;
    }
    return next;
}

int appell_advance(appell_model *m, double time) {
    Run *r = bind(m);
    m->event = -1;
    double direction = time < r->t ? -1.0 : 1.0;
    int status = FINISHED;
    if (!isfinite(time)) return NONFINITE;
    if (APPELL_INPUTS) r->started = 0; /* a value may have been changed */
    while (status == FINISHED && (time - r->t) * direction > 0.0) {
        double near = near_break(r->t), next = next_break(m, r->t - direction * near, direction);
        if ((next - r->t) * direction <= near) r->t = next + 3.0 * direction * near, r->started = 0, r->h = 0.0;
        else if ((next - time) * direction <= near) status = go_on(m, next - 0.5 * direction * near_break(next));
        else status = go_on(m, time);
        r = run_of(m);
    }
    if (status == FINISHED) r->t = time; /* a break there was passed by a rounding */
    memcpy(m->state, appell_state(r), sizeof(double) * NX);
    for (int k = 0; k < NP; k++) m->work[k] = works(m, r, k);
    m->time = r->t, m->steps = steps_of(m);
    return status == FINISHED ? RUNNING : status;
}

int appell_read(appell_model *m) {
    Run *r = bind(m);
    double rates[NZ + 1], reaction[NU + MA + MI + 1];
    int status = appell_rates(r, m->time, m->state, rates, reaction);
    memcpy(m->speed_rates, reaction, sizeof(double) * NU);
    memcpy(m->multipliers, reaction + NU, sizeof(double) * (MA + MI));
    return status;
}

#ifdef APPELL_SELF_TEST
#include <stdio.h>

static double worst(int n, const double *found, const double *expected) {
    double largest = 0.0;
    for (int i = 0; i < n; i++) {
        double part = fabs(found[i] - expected[i]) / (1.0 + fabs(expected[i]));
        if (!(part <= largest)) largest = part;
    }
    return largest;
}

#if APPELL_EVENTS
static double found_times[APPELL_ROOM_EVENTS];
static int found_counts[APPELL_ROOM_EVENTS];

static void note(int event, double time, const double *state, void *context) {
    (void)state, (void)context;
    found_times[event] = time, found_counts[event]++;
}
#endif

static int report(const char *what, int status, double error) {
    int fine = !status && error <= appell_near;
    printf("%-40s %s (status %d, largest difference %.3g)\n", what, fine ? "ok" : "FAILED", status, error);
    return !fine;
}

int main(void) {
    static appell_model m;
    int failures = 0;
    appell_defaults(&m);
#if APPELL_EVENTS
    m.met = note;
#endif
    int status = appell_begin(&m, 0.0);
    failures += report("the start", status, worst(NX, m.state, appell_expected_start));
    status = appell_read(&m);
    failures += report("accelerations", status, worst(NU, m.speed_rates, appell_expected_speed_rates));
    failures += report("multipliers", status, worst(MA + MI, m.multipliers, appell_expected_multipliers));
    for (int k = 0; k < appell_expected_count; k++) {
        char what[64];
        status = appell_advance(&m, appell_expected_times[k]);
        if (status == TERMINAL_EVENT) status = 0; /* it has ended where the motion here did */
        snprintf(what, sizeof what, "the state at t = %g", m.time);
        failures += report(what, status, worst(NX, m.state, appell_expected_states + k * NX));
    }
#if APPELL_EVENTS
    for (int k = 0; k < APPELL_EVENTS; k++) {
        double expected[] = {appell_expected_event_times[k]};
        char what[64];
        snprintf(what, sizeof what, "event %d, met %d times", k, found_counts[k]);
        failures += report(what, found_counts[k] != appell_expected_event_counts[k], worst(1, found_times + k, expected));
    }
#endif
    printf(failures ? "%d of the comparisons FAILED\n" : "all comparisons hold%.0d\n", failures);
    return failures != 0;
}
#endif
