/* A motion with modes where no Python is: all that hybrid.c points to, laid out in memory that the caller gives, from the
 * tables of a program (appell.simulate.mode_tables). A page and exported C run it so.
 *
 * The modes share the arrays of samples and events; each has a copy of the block of what a run works in. */

/* The entries of `integers` in front, then of `numbers`; what follows them is read by `read_tables`. */
enum ModeCounts {
    N_LAWS, N_ALWAYS, N_USERS, N_MOST, N_IDEAL, N_MODEL_PARAMETERS, N_PARAMETERS, N_COEFFICIENTS, N_POSITIONS, N_KINETIC,
    N_POTENTIAL, N_RESETS, N_SHARES, N_STRIKES, N_HALVINGS, N_PASSES, N_PATIENCE, N_PIVOTS, N_COMBINATIONS, N_SWEEPS, MODE_COUNTS
};
enum { LAW_INTEGERS = 10, MASK_INTEGERS = 6, PHASES_OF_LAW = SWITCHED_OFF + 1 };

typedef struct {
    Hybrid hybrid;
    Chain chain;
    ModeMaker maker;
    Decider decider;
    Outcome outcome;
    DecisionNumbers limits;
    Run blank;  /* of which the caller sets what is not an array: tolerance, method, limits, inputs, stops */
    Run whole;  /* parameters with which every row is held */
    Run total;  /* what all modes have counted and met: see appell_mode_audit */
    double *outputs;      /* (sample, NY) */
    double *lost;         /* (sample) energy, in impacts so far */
    int *mode_of_sample;
    double *coefficients, *times;
    const double *held;   /* the coefficients with which every row is held */
    Block *law_numbers;
    const int *begins, *yields; /* (law, LAW_INTEGERS) */
    int *broken;          /* (law) relations that a start violates: 1 by a rate, 2 by a position */
    double work_before[2];
} ModeProgram;

typedef struct {
    char *base; /* 0: places are counted only */
    size_t used;
} Layout;

static void *lay(Layout *m, size_t size, int count) {
    void *found = m->base ? m->base + m->used : 0;
    m->used += (size * (size_t)(count + 1) + 7) / 8 * 8;
    return found;
}

#define LAY(type, count) ((type *)lay(m, sizeof(type), count))

/* The arrays of a run: what each mode has of its own, in one block, then what all share. */
STAGE void lay_out_blank(Layout *m, ModeProgram *p, int parameters, int samples) {
    Run *r = &p->blank;
    size_t before = m->used;
    p->maker.block = r->parameters = LAY(double, parameters);
    r->row_scale = LAY(double, MA), r->speed_scale = LAY(double, NU);
    r->event_margins = LAY(double, NE), r->event_terminals = LAY(int, NE);
    r->position_residuals = LAY(double, MP), r->velocity_residuals = LAY(double, MV);
    r->acceleration_residuals = LAY(double, MA), r->norm_residuals = LAY(double, MN);
    r->workspace = LAY(double, appell_workspace()), r->integer_workspace = LAY(int, appell_integer_workspace());
    if (r->method == RADAU) r->implicit_workspace = LAY(double, appell_implicit_workspace());
    p->maker.block_size = (int)((m->used - before) / sizeof(double));
    r->absolute_tolerance = LAY(double, NX), r->event_directions = LAY(int, NE);
    r->times = p->times = LAY(double, samples), r->sample_times = LAY(double, samples + 1);
    r->states = LAY(double, (samples + 1) * NX), r->speed_rates = LAY(double, (samples + 1) * NU);
    r->multipliers = LAY(double, (samples + 1) * (MA + MI)), r->work = LAY(double, (samples + 1) * NP);
    r->ranks = LAY(int, samples + 1), p->mode_of_sample = LAY(int, samples + 1);
    p->total.position_residuals = LAY(double, MP), p->total.velocity_residuals = LAY(double, MV);
    p->total.acceleration_residuals = LAY(double, MA), p->total.norm_residuals = LAY(double, MN);
    p->outputs = LAY(double, (samples + 1) * NY), p->lost = LAY(double, samples + 1);
    r->event_indices = LAY(int, 2 * CROSSINGS), r->event_times = LAY(double, 2 * CROSSINGS);
    r->event_states = LAY(double, 2 * CROSSINGS * NX), r->event_capacity = 2 * CROSSINGS;
}

/* What decides about the modes, and what they are made from. */
STAGE void lay_out_decisions(Layout *m, ModeProgram *p, const int *n) {
    int rows = MA, laws = n[N_LAWS], most = n[N_MOST];
    Decider *d = &p->decider;
    Outcome *o = &p->outcome;
    Chain *c = &p->chain;
    ModeMaker *k = &p->maker;
    d->laws = p->hybrid.laws = LAY(ModeLaw, laws);
    d->position_margins = p->hybrid.position_margins = LAY(double, rows);
    d->rate_margins = p->hybrid.rate_margins = LAY(double, rows);
    d->recovery = LAY(double, rows), d->weights = LAY(double, rows);
    d->force_error = LAY(double, rows), d->value_error = LAY(double, rows), d->owners = LAY(int, rows);
    d->column = LAY(double, 6 * rows + rows * rows + NU * rows);
    d->room = LAY(double, appell_transition_room(0, rows, laws, 0, NX, 0));
    d->integers = LAY(int, appell_transition_room(1, rows, laws, 0, NX, 0));
    o->phases = LAY(int, laws), o->state = LAY(double, NX), o->impulses = LAY(double, rows);
    o->chatter = LAY(double, laws), o->accelerations = LAY(double, rows), o->allowances = LAY(double, 2 * laws);
    o->struck = LAY(int, laws), o->lowered_by = LAY(int, laws), o->involved = LAY(int, laws), o->open = LAY(int, rows);
    c->decider = d, c->outcome = o, c->modes = LAY(Mode, most), c->ended = LAY(int, laws);
    c->outputs = LAY(double, NY), c->reaction = LAY(double, NU + MA + MI);
    k->masks = LAY(PhaseMask, laws * PHASES_OF_LAW), k->runs = LAY(Run, most), k->as_new = LAY(Run, most);
    k->arena = LAY(double, most * k->block_size);
    k->integers = LAY(int, most * (laws + 3 * NE)), k->forces = LAY(ForceGuard, most * NE);
    k->needs_rates = LAY(int, NE), k->blank = &p->blank, k->most = most, k->phase_count = PHASES_OF_LAW;
    k->event_count = NE;
    p->hybrid.chain = c, p->hybrid.maker = k;
    p->hybrid.positions = LAY(double, MP), p->hybrid.x = LAY(double, NX), p->hybrid.phases = LAY(int, laws);
    p->hybrid.coefficients = p->coefficients = LAY(double, 3 * laws + rows), p->broken = LAY(int, laws);
    p->whole.parameters = LAY(double, n[N_PARAMETERS]), d->whole = &p->whole;
    d->always = LAY(int, rows), p->hybrid.fired = LAY(int, n[N_RESETS]);
    p->hybrid.reset_room = LAY(double, appell_reset_room(n[N_RESETS]));
}

static int integers_of_resets(const int *n) { return n[N_RESETS] * (RESET_HEAD + n[N_LAWS] + MA); }

/* The tables, where they stand or as the structures of the deciders have them. */
STAGE void read_tables(ModeProgram *p, const int *n, const double *numbers, PhaseGuard *guards) {
    Decider *d = &p->decider;
    const int *next = n + MODE_COUNTS;
    p->limits = (DecisionNumbers){numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], numbers[6],
                                  numbers[7], numbers[8], numbers[9], numbers[10], numbers[11], numbers[12],
                                  {numbers[13], n[N_PASSES], n[N_PATIENCE], n[N_PIVOTS]}, n[N_COMBINATIONS], n[N_SWEEPS]};
    d->numbers = &p->limits, d->response = appell_mode_response, p->law_numbers = appell_mode_numbers;
    d->products = numbers[14], d->zero = numbers[15], d->slowest = numbers[16], d->collapsed = numbers[17];
    d->clear = numbers[18], d->again = numbers[19], p->chain.violated = numbers[16], numbers += 20;
    p->held = numbers, numbers += n[N_COEFFICIENTS];
    d->rows = MA, d->law_count = n[N_LAWS], d->always_count = n[N_ALWAYS], d->coordinates = NQ, d->speeds = NU, d->states = NX;
    d->strikes = n[N_STRIKES], d->halvings = n[N_HALVINGS], d->shares = n[N_SHARES];
    p->chain.users = n[N_USERS], p->chain.kinetic = n[N_KINETIC], p->chain.potential = n[N_POTENTIAL], p->maker.is_ideal = n[N_IDEAL];
    p->hybrid.parameter_count = n[N_MODEL_PARAMETERS], p->hybrid.position_count = n[N_POSITIONS];
    p->hybrid.position = n[N_POSITIONS] ? appell_position : 0;
    for (int i = 0; i < MA; i++) ((int *)d->owners)[i] = -1, ((double *)d->recovery)[i] = INFINITY;
    p->begins = next + 8, p->yields = next + 9;
    for (int l = 0; l < n[N_LAWS]; l++, next += LAW_INTEGERS) {
        ModeLaw *law = p->hybrid.laws + l;
        *law = (ModeLaw){.rows = {next[5], next[6], next[7]}, .kind = next[0], .tangent_count = next[1], .order = next[2],
                         .unilateral = next[3], .poisson = next[4]};
        for (int i = 0; i <= law->tangent_count && law->kind != SWITCHED; i++) ((int *)d->owners)[law->rows[i]] = l;
    }
    memcpy((int *)d->always, next, sizeof(int) * (size_t)n[N_ALWAYS]), next += n[N_ALWAYS];
    d->ideal = next, next += MA;
    p->hybrid.keeps = next, next += MA;
    p->hybrid.resets = next, p->hybrid.reset_count = n[N_RESETS], next += integers_of_resets(n);
    p->hybrid.position_rows = next, next += n[N_POSITIONS];
    memcpy((int *)p->maker.needs_rates, next, sizeof(int) * (size_t)NE), next += NE;
    memcpy((int *)p->blank.event_directions, next, sizeof(int) * (size_t)NE), next += NE;
    memcpy((int *)p->blank.event_terminals, next, sizeof(int) * (size_t)n[N_USERS]), next += n[N_USERS];
    const int *mask = next;
    next += MASK_INTEGERS * PHASES_OF_LAW * n[N_LAWS];
    for (int i = 0; i < PHASES_OF_LAW * n[N_LAWS]; i++, mask += MASK_INTEGERS) {
        ((PhaseMask *)p->maker.masks)[i] = (PhaseMask){mask[0] ? numbers : 0, guards, mask[1], mask[2], mask[3], mask[4], mask[5]};
        numbers += mask[2];
        for (int g = 0; g < mask[3]; g++, next += 4) *guards++ = (PhaseGuard){next[0], next[1], next[2], next[3]};
    }
}

static int guards_in(const int *n) {
    const int *mask = n + MODE_COUNTS + LAW_INTEGERS * n[N_LAWS] + n[N_ALWAYS] + 2 * MA + n[N_POSITIONS] + 2 * NE + n[N_USERS];
    mask += integers_of_resets(n);
    int count = 0;
    for (int i = 0; i < PHASES_OF_LAW * n[N_LAWS]; i++) count += mask[MASK_INTEGERS * i + 3];
    return count;
}

/* Everything at its place; `radau`: with what an implicit method works in. */
static size_t lay_out_program(Layout *m, ModeProgram *p, const int *n, const double *numbers, int samples, int radau) {
    p->blank.method = radau ? RADAU : DOP853;
    lay_out_blank(m, p, n[N_PARAMETERS], samples);
    lay_out_decisions(m, p, n);
    PhaseGuard *guards = LAY(PhaseGuard, guards_in(n));
    if (m->base) read_tables(p, n, numbers, guards);
    return m->used / sizeof(double);
}

/* Doubles that a program takes. */
int appell_mode_memory(const int *integers, int samples, int radau) {
    ModeProgram counted;
    Layout m = {0, sizeof(ModeProgram) + 8};
    memset(&counted, 0, sizeof counted);
    return (int)lay_out_program(&m, &counted, integers, 0, samples, radau) + 1;
}

/* A program in memory that is zero. */
ModeProgram *appell_mode_program(double *memory, const int *integers, const double *numbers, int samples, int radau) {
    ModeProgram *p = (ModeProgram *)(void *)memory;
    Layout m = {(char *)memory, (sizeof *p + 7) / 8 * 8};
    lay_out_program(&m, p, integers, numbers, samples, radau);
    memcpy(p->whole.parameters + integers[N_MODEL_PARAMETERS], p->held, sizeof(double) * (size_t)integers[N_COEFFICIENTS]);
    p->blank.max_step = INFINITY, p->blank.projection = 1, p->blank.scales_tolerance = 1, p->blank.time_count = samples;
    p->blank.smallest_rank = MA + 1, p->blank.max_steps = INT_MAX;
    for (int i = 0; i < NU; i++) ((double *)p->blank.speed_scale)[i] = 1.0;
    for (int l = 0; l < integers[N_LAWS]; l++) p->hybrid.phases[l] = p->begins[LAW_INTEGERS * l];
    return p;
}

Run *appell_mode_blank(ModeProgram *p) { return &p->blank; }

/* The run of the mode under way, and that in which a sample was written. */
Run *appell_mode_run(ModeProgram *p) { return p->chain.mode_count ? p->chain.modes[p->chain.current].run : &p->blank; }
Run *appell_mode_run_of(ModeProgram *p, int sample) { return p->chain.modes[p->mode_of_sample[sample]].run; }
double *appell_mode_outputs(ModeProgram *p) { return p->outputs; }
double *appell_mode_lost(ModeProgram *p) { return p->lost; }
/* (law) The phases up to now; of a start the relations that it violates: 1 by a rate, 2 by a position. */
int *appell_mode_phases(ModeProgram *p) { return p->hybrid.phases; }
int *appell_mode_broken(ModeProgram *p) { return p->broken; }

/* The functions of the modes, where they are not linked. */
void appell_mode_blocks(ModeProgram *p, Block *response, Block *law_numbers) {
    p->law_numbers = law_numbers;
    if (response) p->decider.response = response; /* there is none without rows */
}

/* Parameters as they are in phases, behind those of the model. */
void appell_mode_parameters(const ModeProgram *p, const int *phases, double *parameters) {
    put_coefficients(&p->maker, p->decider.law_count, phases, parameters);
}

/* Whether the coefficients of the laws are those of friction, restitutions and bounds. */
static int laws_are_possible(const ModeProgram *p) {
    const double *given = p->coefficients;
    for (int l = 0; l < p->decider.law_count; l++, given += 3) {
        int is_contact = p->hybrid.laws[l].kind == CONTACT;
        if (p->hybrid.laws[l].kind == SWITCHED) continue;
        if (is_contact && !(given[0] >= 0.0 && given[0] <= given[1] && given[2] >= 0.0 && given[2] <= 1.0)) return 0;
        if (!is_contact && (!(given[0] > 0.0) || given[1] <= 0.0)) return 0;
    }
    return 1;
}

/* Before motions from t to an end at a tolerance: what is made for a mode serves all of them. */
void appell_prepare_modes(ModeProgram *p, double t, double end, double tolerance, int most_steps) {
    Hybrid *h = &p->hybrid;
    Run *r = &p->blank;
    r->t = t, r->end = h->end = end, r->tolerance = h->tolerance = tolerance, h->most_steps = most_steps;
    if (r->max_steps == INT_MAX) r->max_steps--; /* a slip that begins is stiff for a moment, no reason to give up */
    for (int i = 0; i < NX; i++) ((double *)r->absolute_tolerance)[i] = tolerance;
    p->whole.inputs = r->inputs, p->whole.input_count = r->input_count;
    p->chain.mode_count = 0;
}

/* A motion from x. START_VIOLATED with `broken` where relations are: one that is only about to be strikes at once, and the
 * caller may go on. */
int appell_begin_motion(ModeProgram *p, const double *x, const double *parameters) {
    Hybrid *h = &p->hybrid;
    Decider *d = &p->decider;
    h->parameters = parameters, h->t = p->blank.t, h->span = fabs(h->end - h->t);
    p->law_numbers(h->t, x, parameters, 0, p->coefficients);
    if (!laws_are_possible(p)) return LAWS_IMPOSSIBLE;
    memcpy(d->weights, p->coefficients + 3 * d->law_count, sizeof(double) * (size_t)d->rows);
    memcpy(h->x, x, sizeof(double) * (size_t)NX);
    p->work_before[0] = p->work_before[1] = 0.0;
    int status = begin_hybrid(h);
    if (status == NOT_ANSWERED) return status;
    double fine = fmax(1e-4 * h->tolerance, 1e-14); /* of a margin: see set_margins */
    for (int l = 0; l < d->law_count; l++) {
        const ModeLaw *law = d->laws + l;
        int row = law->rows[0];
        double position = POSITIONS(d)[row] / (h->position_margins[row] / fine), rate = RATES(d)[row] / (h->rate_margins[row] / fine);
        int is_met = law->order || position <= CONSISTENT_START, falls = is_met && rate < -CONSISTENT_START;
        if (law->unilateral && h->phases[l] == OPENS) p->broken[l] = !law->order && position < -CONSISTENT_START ? 2 : falls;
        else p->broken[l] = 0;
        if (p->yields[LAW_INTEGERS * l] && fabs(rate) > CONSISTENT_START) h->phases[l] = appell_phase_away(d, l);
    }
    return status;
}

int appell_begin_modes(ModeProgram *p, double t, double end, double tolerance, int most_steps, const double *x,
                       const double *parameters) {
    appell_prepare_modes(p, t, end, tolerance, most_steps);
    return appell_begin_motion(p, x, parameters);
}

/* ---- on ------------------------------------------------------------------------------------------------------------------ */

/* The samples before `last`: outputs in the mode under way, works since the start, what impacts have taken. */
STAGE void keep_mode_samples(ModeProgram *p, int last, int has_ended) {
    Hybrid *h = &p->hybrid;
    Run *r = appell_mode_run(p);
    double end[2] = {0.0, 0.0};
    if (NP && r->sample_count) memcpy(end, r->work + (long)(r->sample_count - 1) * NP, sizeof(double) * (size_t)NP);
    for (int i = h->sample; i < last; i++) {
        const double *x = r->states + (long)i * NX;
        p->mode_of_sample[i] = p->chain.current;
        if (NY) appell_read_outputs(r, 1, r->sample_times + i, x, r->speed_rates + (long)i * NU,
                                    r->multipliers + (long)i * (MA + MI), p->outputs + (long)i * NY);
        for (int k = 0; k < NP; k++) r->work[(long)i * NP + k] += p->work_before[k];
        p->lost[i] = h->lost;
    }
    h->sample = last;
    if (has_ended) p->work_before[0] += end[0], p->work_before[1] += end[1];
}

/* On by some steps, or to the next mode; RUNNING: call again. Events found stand in the run of the mode under way, those of
 * the caller first by number; he takes them before he calls again. */
int appell_advance_program(ModeProgram *p) {
    Hybrid *h = &p->hybrid;
    int status = h->stage == TO_SETTLE ? settle_hybrid(h) : RUNNING;
    if (status) return status == SCALES_ASKED ? SINGULAR : status; /* rows that depend on each other: nobody is asked */
    status = advance_hybrid(h, STEPS_AT_ONCE);
    int has_ended = h->stage == TO_SETTLE;
    if (status || has_ended) keep_mode_samples(p, has_ended ? h->last : appell_mode_run(p)->sample_count, has_ended);
    return status;
}

/* What the runs of all modes have counted and met. */
Run *appell_mode_audit(ModeProgram *p) {
    Run *all = &p->total;
    const int sizes[] = {MP, MV, MA, MN};
    double *const found[] = {all->position_residuals, all->velocity_residuals, all->acceleration_residuals, all->norm_residuals};
    all->accepted = all->rejected = all->evaluations = all->largest_rank = 0, all->smallest_rank = MA + 1;
    for (int k = 0; k < 4; k++) memset(found[k], 0, sizeof(double) * (size_t)sizes[k]);
    for (int n = 0; n < p->chain.mode_count; n++) {
        const Run *r = p->maker.runs + n;
        const double *own[] = {r->position_residuals, r->velocity_residuals, r->acceleration_residuals, r->norm_residuals};
        if (!p->chain.modes[n].entered) continue;
        for (int k = 0; k < 4; k++)
            for (int i = 0; i < sizes[k]; i++) found[k][i] = larger(own[k][i], found[k][i]);
        all->accepted += r->accepted, all->rejected += r->rejected, all->evaluations += r->evaluations;
        if (r->smallest_rank < all->smallest_rank) all->smallest_rank = r->smallest_rank;
        all->largest_rank = max2(all->largest_rank, r->largest_rank);
    }
    return all;
}

/* A program that was copied from another place in memory goes on here. */
void appell_move_modes(double *memory, const double *from, const int *integers, const double *numbers, int samples,
                       const double *parameters) {
    ModeProgram *p = (ModeProgram *)(void *)memory;
    Layout m = {(char *)memory, (sizeof *p + 7) / 8 * 8};
    int laws = integers[N_LAWS], size = (int)lay_out_program(&m, p, integers, numbers, samples, p->blank.method == RADAU);
    p->hybrid.parameters = parameters;
    set_coefficients(&p->hybrid);
    for (int n = 0; n < p->chain.mode_count; n++) {
        int *own = p->maker.integers + (long)n * (laws + 3 * NE);
        Mode *mode = p->chain.modes + n;
        move_arrays(p->maker.runs + n, from, memory, size);
        move_arrays(p->maker.as_new + n, from, memory, size);
        mode->run = p->maker.runs + n, mode->state = appell_state(mode->run);
        mode->as_new = p->maker.as_new + n, mode->measures = own + laws + NE;
        mode->phases = own, mode->guard_laws = own + laws, mode->forces = p->maker.forces + (long)n * NE;
    }
}
