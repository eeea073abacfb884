/* An export whose motion has one mode: its run stands in the struct of the model. */

typedef char appell_run_fits[sizeof(Run) <= sizeof(((appell_model *)0)->own.run) ? 1 : -1];

static Run *run_of(appell_model *m) { return (Run *)(void *)m->own.run; }


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
    r->event_directions = appell_event_directions, r->event_terminals = appell_event_terminals;
    r->event_margins = m->own.event_margins, r->event_indices = m->own.event_indices;
    r->event_times = m->own.event_times, r->event_states = m->own.event_states;
    r->event_capacity = NE ? APPELL_FOUND : 0;
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

/* On to a time along which nothing breaks. */
static int go_on(appell_model *m, double time) {
    Run *r = run_of(m);
    double times[1];
    int status = RUNNING;
    times[0] = time;
    if ((time - r->t) * r->h <= 0.0) r->started = 0, r->h = 0.0; /* the other way: begin afresh */
    r->times = times, r->end = time, r->sample_count = 0, r->rates_wait = 1;
    while (status == RUNNING) {
        status = appell_stepper(r, 1000);
        tell_events(m, r);
    }
    if (status == TERMINAL_EVENT) begin_at_last_sample(r);
    r->times = 0;
    return status;
}

static double works(const appell_model *m, Run *r, int k) {
    (void)m;
    return appell_state(r)[NX + k];
}

static int steps_of(const appell_model *m) { return run_of((appell_model *)m)->accepted; }
