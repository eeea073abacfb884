/* An export whose motion goes from mode to mode: it is laid out in the struct of the model by mode_program.c. */

static ModeProgram *program_of(appell_model *m) { return (ModeProgram *)(void *)m->own.modes; }

/* The run of the mode under way. */
static Run *run_of(appell_model *m) { return appell_mode_run(program_of(m)); }

static void follow_inputs_of(appell_model *m, Run *r) {
    r->inputs = (Input *)(void *)m->inputs, r->input_count = APPELL_INPUTS; /* see set_inputs */
}

/* Pointers are right again where the struct was copied. */
static Run *bind(appell_model *m) {
    ModeProgram *p = program_of(m);
    if (m->own.here != m->own.modes)
        appell_move_modes(m->own.modes, m->own.here, appell_mode_integers, appell_mode_reals, 1, m->own.parameters);
    m->own.here = m->own.modes;
    follow_inputs_of(m, &p->blank);
    follow_inputs_of(m, &p->whole);
    for (int n = 0; n < p->chain.mode_count; n++) follow_inputs_of(m, p->maker.runs + n), follow_inputs_of(m, p->maker.as_new + n);
    return run_of(m);
}

int appell_begin(appell_model *m, double time) {
    memset(&m->own, 0, sizeof m->own);
    ModeProgram *p = appell_mode_program(m->own.modes, appell_mode_integers, appell_mode_reals, 1, 0);
    Run *r = &p->blank;
    m->own.here = m->own.modes;
    memcpy(m->own.parameters, m->parameters, sizeof(double) * APPELL_PARAMETERS);
    memcpy(r->parameters, p->whole.parameters, sizeof(double) * APPELL_ROOM_PARAMETERS);
    memcpy(r->parameters, m->parameters, sizeof(double) * APPELL_PARAMETERS);
    follow_inputs_of(m, r);
    follow_inputs_of(m, &p->whole);
    r->max_steps = m->max_steps, r->rates_wait = 1, r->tolerance = m->tolerance;
    p->times[0] = m->time = time;
    for (int l = 0; l < p->decider.law_count; l++) { /* onto the rows without which no motion begins */
        int yields = p->yields[LAW_INTEGERS * l];
        p->outcome.phases[l] = yields ? AT_UPPER : p->hybrid.phases[l];
    }
    appell_mode_parameters(p, p->outcome.phases, r->parameters);
    int status = appell_project(r, time, m->state);
    if (!status) status = appell_begin_modes(p, time, time + m->span, m->tolerance, m->max_steps, m->state, m->own.parameters);
    for (int l = 0; status == START_VIOLATED && l < p->decider.law_count; l++)
        if (p->broken[l] > 1) return status;
    if (status && status != START_VIOLATED) return status;
    p->hybrid.end = time; /* what approaches another thing that it touches strikes at once */
    status = appell_advance_program(p);
    if (status != FINISHED) return status;
    memcpy(m->state, appell_state(run_of(m)), sizeof(double) * NX);
    return RUNNING;
}

/* On to a time along which nothing breaks. */
static int go_on(appell_model *m, double time) {
    ModeProgram *p = program_of(m);
    Run *r = run_of(m);
    int status = RUNNING;
    if (time < r->t) return BACKWARDS;
    p->times[0] = p->hybrid.end = time, p->hybrid.sample = 0;
    if (p->hybrid.stage == TO_ADVANCE) r->end = time, r->sample_count = 0;
    if (r->h == 0.0) r->started = 0; /* as after a begin, which goes nowhere */
    while (status == RUNNING) {
        status = appell_advance_program(p);
        tell_events(m, run_of(m));
    }
    if (status == TERMINAL_EVENT) begin_at_last_sample(run_of(m));
    return status;
}

static double works(const appell_model *m, Run *r, int k) {
    const ModeProgram *p = (const ModeProgram *)(const void *)m->own.modes;
    return p->work_before[k] + appell_state(r)[NX + k];
}

static int steps_of(const appell_model *m) {
    const ModeProgram *p = (const ModeProgram *)(const void *)m->own.modes;
    return p->hybrid.steps;
}
