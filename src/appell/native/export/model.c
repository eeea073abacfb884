/* What a program calls, on top of the stepper: see the header. */

typedef char appell_run_fits[sizeof(Run) <= sizeof(((appell_model *)0)->own.run) ? 1 : -1];

static Run *run_of(appell_model *m) { return (Run *)(void *)m->own.run; }

void appell_defaults(appell_model *m) {
    memset(m, 0, sizeof *m);
    memcpy(m->parameters, appell_default_parameters, sizeof(double) * APPELL_PARAMETERS);
    memcpy(m->state, appell_default_state, sizeof(double) * NX);
    appell_default_inputs(m->inputs);
    m->stops = appell_default_stops, m->stop_count = appell_default_stop_count;
    m->tolerance = appell_default_tolerance;
    m->max_steps = INT_MAX;
}

/* The run's pointers, set at every call: the struct may be copied. */
static Run *bind(appell_model *m) {
    Run *r = run_of(m);
    r->parameters = m->parameters;
    r->inputs = (Input *)(void *)m->inputs, r->input_count = APPELL_INPUTS; /* see set_inputs */
    r->row_scale = m->own.row_scale, r->speed_scale = m->own.speed_scale;
    r->absolute_tolerance = m->own.absolute_tolerance;
    r->sample_times = m->own.sample_time, r->states = m->own.sample, r->speed_rates = m->own.sample_rates;
    r->multipliers = m->own.sample_multipliers, r->work = m->own.sample_work, r->ranks = m->own.ranks;
    r->position_residuals = m->own.residuals;
    r->velocity_residuals = r->position_residuals + MP, r->acceleration_residuals = r->velocity_residuals + MV;
    r->norm_residuals = r->acceleration_residuals + MA;
    r->workspace = m->own.workspace, r->integer_workspace = m->own.integers;
    r->times = &m->time; /* the one sample of a call: its end, set below */
    return r;
}

int appell_begin(appell_model *m, double time) {
    memset(&m->own, 0, sizeof m->own);
    Run *r = bind(m);
    follow_inputs(r, time, m->state);
    memcpy(m->own.row_scale, appell_default_row_scale, sizeof(double) * MA);
    memcpy(m->own.speed_scale, appell_default_speed_scale, sizeof(double) * NU);
    if (!appell_scales(r, time, m->state, m->own.row_scale, m->own.speed_scale)) {
        memcpy(m->own.row_scale, appell_default_row_scale, sizeof(double) * MA);
        memcpy(m->own.speed_scale, appell_default_speed_scale, sizeof(double) * NU);
        r->rank_bound = appell_default_rank_bound;
    }
    for (int i = 0; i < NX; i++) m->own.absolute_tolerance[i] = m->tolerance;
    r->tolerance = m->tolerance, r->scales_tolerance = 1;
    r->t = r->end = m->time = time;
    r->max_step = INFINITY, r->max_steps = m->max_steps, r->projection = 1, r->smallest_rank = MA + 1;
    r->time_count = 1;
    memcpy(appell_state(r), m->state, sizeof(double) * NX);
    int status = appell_stepper(r, 0);
    memcpy(m->state, appell_state(r), sizeof(double) * NX);
    return status == FINISHED ? RUNNING : status;
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

/* On to a time along which nothing breaks. */
static int go_on(Run *r, double time) {
    double times[1];
    int status = RUNNING;
    times[0] = time;
    if ((time - r->t) * r->h <= 0.0) r->started = 0, r->h = 0.0; /* the other way: begin afresh */
    r->times = times, r->end = time, r->sample_count = 0, r->rates_wait = 1;
    while (status == RUNNING) status = appell_stepper(r, 1000);
    r->times = 0;
    return status;
}

int appell_advance(appell_model *m, double time) {
    Run *r = bind(m);
    double direction = time < r->t ? -1.0 : 1.0;
    int status = FINISHED;
    if (!isfinite(time)) return NONFINITE;
    if (APPELL_INPUTS) r->started = 0; /* a value may have been changed */
    while (status == FINISHED && (time - r->t) * direction > 0.0) {
        double near = near_break(r->t), next = next_break(m, r->t - direction * near, direction);
        if ((next - r->t) * direction <= near) r->t = next + 3.0 * direction * near, r->started = 0, r->h = 0.0;
        else if ((next - time) * direction <= near) status = go_on(r, next - 0.5 * direction * near_break(next));
        else status = go_on(r, time);
    }
    if (status == FINISHED) r->t = time; /* a break there was passed by a rounding */
    memcpy(m->state, appell_state(r), sizeof(double) * NX);
    memcpy(m->work, appell_state(r) + NX, sizeof(double) * NP);
    m->time = r->t, m->steps = r->accepted;
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

static int report(const char *what, int status, double error) {
    int fine = !status && error <= appell_near;
    printf("%-40s %s (status %d, largest difference %.3g)\n", what, fine ? "ok" : "FAILED", status, error);
    return !fine;
}

int main(void) {
    static appell_model m;
    int failures = 0;
    appell_defaults(&m);
    int status = appell_begin(&m, 0.0);
    failures += report("the start", status, worst(NX, m.state, appell_default_state));
    status = appell_read(&m);
    failures += report("accelerations", status, worst(NU, m.speed_rates, appell_expected_speed_rates));
    failures += report("multipliers", status, worst(MA + MI, m.multipliers, appell_expected_multipliers));
    for (int k = 0; k < appell_expected_count; k++) {
        char what[64];
        status = appell_advance(&m, appell_expected_times[k]);
        snprintf(what, sizeof what, "the state at t = %g", m.time);
        failures += report(what, status, worst(NX, m.state, appell_expected_states + k * NX));
    }
    printf(failures ? "%d of the comparisons FAILED\n" : "all comparisons hold%.0d\n", failures);
    return failures != 0;
}
#endif
