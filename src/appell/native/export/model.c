/* What a program calls, on top of the stepper: see the header. */

typedef char appell_run_fits[sizeof(Run) <= sizeof(((appell_model *)0)->own.run) ? 1 : -1];

static Run *run_of(appell_model *m) { return (Run *)(void *)m->own.run; }

void appell_defaults(appell_model *m) {
    memset(m, 0, sizeof *m);
    memcpy(m->parameters, appell_default_parameters, sizeof(double) * APPELL_PARAMETERS);
    memcpy(m->state, appell_default_state, sizeof(double) * NX);
    m->tolerance = appell_default_tolerance;
    m->max_steps = INT_MAX;
}

/* The run's pointers, set at every call: the struct may be copied. */
static Run *bind(appell_model *m) {
    Run *r = run_of(m);
    r->parameters = m->parameters;
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

int appell_advance(appell_model *m, double time) {
    Run *r = bind(m);
    double times[1];
    int status = RUNNING;
    if (time == r->t) return RUNNING;
    times[0] = time;
    if ((time - r->t) * r->h <= 0.0) r->started = 0, r->h = 0.0; /* the other way: begin afresh */
    r->times = times, r->end = time, r->sample_count = 0, r->rates_wait = 1;
    while (status == RUNNING) status = appell_stepper(r, 1000);
    r->times = 0;
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
