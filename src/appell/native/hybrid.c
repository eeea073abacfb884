/* A motion with modes from its start on: margins by its sizes, what follows is decided (transition.c), the mode that follows
 * is begun or goes on (mode_masks.c) until a guard ends it. One run and each of many cases (cases.c) go on so. */

/* ---- the begin --------------------------------------------------------------------------------------------------------- */

/* Whether a relation is negative at the start, or met and about to become so; as `_violated` of initial_mode.py. */
static int start_is_violated(const Hybrid *h) {
    const Decider *d = h->chain->decider;
    const double *position = h->position_margins, *rate = h->rate_margins; /* sizes as yet */
    for (int k = 0; k < d->law_count; k++) {
        const ModeLaw *law = h->laws + k;
        int n = law->rows[0];
        if (!law->unilateral) continue;
        if (!law->order && POSITIONS(d)[n] < -CONSISTENT_START * position[n]) return 1;
        if ((law->order || POSITIONS(d)[n] <= CONSISTENT_START * position[n]) && RATES(d)[n] < -CONSISTENT_START * rate[n])
            return 1;
    }
    return 0;
}

/* From h->x at h->t, with all that is measured there; NOT_ANSWERED where the rows have no values, START_VIOLATED where
 * relations are. */
static int begin_hybrid(Hybrid *h) {
    Decider *d = h->chain->decider;
    memcpy(d->whole->parameters, h->parameters, sizeof(double) * h->parameter_count);
    h->guard = BEFORE_START, h->stage = TO_SETTLE;
    h->lost = 0.0;
    h->sample = h->last = h->steps = h->change_count = 0;
    h->cascade = CASCADE_SPAN * h->span;
    keep_always(h);
    for (int k = 0; k < h->reset_count; k++) h->fired[k] = 0;
    for (int k = 0; k < h->chain->mode_count; k++) h->chain->modes[k].entered = 0;
    d->least = 0.0;
    set_coefficients(h);
    if (!respond(d, h->t, h->x)) return NOT_ANSWERED;
    set_sizes(h);
    if (!respond(d, h->t, h->x)) return NOT_ANSWERED;
    int status = start_is_violated(h) ? START_VIOLATED : RUNNING;
    set_margins(h);
    return status;
}

/* ---- what follows ------------------------------------------------------------------------------------------------------ */

/* A mode begins, or goes on; SCALES_ASKED where its rows are not independent beyond doubt. Events that were found and not
 * yet taken stay before those to come. */
static int enter_mode(Hybrid *h, int number) {
    Chain *c = h->chain;
    Mode *mode = c->modes + number;
    int status = RUNNING, events = h->guard == BEFORE_START ? 0 : c->modes[c->current].run->event_count;
    if (!mode->entered) {
        double *margins = (double *)mode->run->event_margins;
        const int *rows = mode->measures + h->maker->event_count;
        int are_scaled = appell_restart(mode->run, mode->as_new, h->parameters, h->parameter_count, h->t, h->x);
        if (MA && (!are_scaled || h->asks_scales)) status = SCALES_ASKED;
        for (int k = 0; k < h->maker->event_count; k++) {
            int measure = mode->measures[k];
            margins[k] = measure == BY_POSITION ? h->position_margins[rows[k]]
                         : measure == BY_RATE   ? h->rate_margins[rows[k]]
                         : measure == BY_SLIP   ? -pow(c->decider->slowest * h->rate_margins[rows[k]], 2.0)
                                                : 0.0;
            if (measure == BY_SLIP) /* what counts as rest must stay below the slowest slip */
                mode->run->usual_coordinate = h->motion[0], mode->run->usual_speed = h->motion[1];
        }
        mode->entered = 1;
    }
    mode->run->end = h->end, mode->run->event_count = events;
    resume(c->decider, c->outcome, mode, h->t, h->sample);
    c->current = number;
    return status;
}

/* The laws whose phase should be left if it can be. */
static void set_ended(const Hybrid *h) {
    const Chain *c = h->chain;
    for (int l = 0; l < c->decider->law_count; l++)
        c->ended[l] = h->guard == BEFORE_START ? h->phases[l] == OPENS
                    : h->guard >= 0 && c->modes[c->current].guard_laws[h->guard] == l;
}

/* The mode that follows at h->t begins; h->x is moved by what strikes. RUNNING, SCALES_ASKED, MODES_FULL where it finds no
 * room and the caller may make some, or why the motion cannot go on. */
static int settle_hybrid(Hybrid *h) {
    Chain *c = h->chain;
    Decider *d = c->decider;
    Outcome *o = c->outcome;
    double lost = 0.0;
    int is_reset = h->guard >= 0 && c->modes[c->current].guard_laws[h->guard] < 0, refused = is_reset ? fire_resets(h) : SETTLED;
    if (refused) return refused;
    memcpy(o->phases, h->phases, sizeof(int) * d->law_count);
    memcpy(o->state, h->x, sizeof(double) * d->states);
    set_ended(h);
    refused = appell_settle(d, h->t, c->ended, o);
    if (refused) return refused;
    if (is_violated(d, o, c->violated, &h->violation)) return RELATION_VIOLATED;
    int next = mode_that_follows(c);
    if (next < 0) next = make_mode(c, h->maker, o->phases);
    if (next < 0) return MODES_FULL;
    if (o->has_struck) lost = kinetic_energy(c, h->t, h->x) - kinetic_energy(c, h->t, o->state);
    note_begin(c, h->guard, next, h->t, h->sample, h->mode_work, lost);
    h->lost += lost;
    memcpy(h->x, o->state, sizeof(double) * d->states);
    memcpy(h->phases, o->phases, sizeof(int) * d->law_count);
    h->stage = TO_ADVANCE, h->begun = h->t, h->guards_wait = h->reset_count > 0;
    return enter_mode(h, next);
}

/* ---- on ------------------------------------------------------------------------------------------------------------------ */

/* Whether no relation that may be is violated at a sample; where one is, it is the one that `involved` names. */
static int is_inside(Hybrid *h, double t, const double *x) {
    const Decider *d = h->chain->decider;
    int relations = 0;
    for (int k = 0; k < d->law_count; k++)
        relations |= h->laws[k].unilateral && !h->laws[k].order && (h->is_loose || h->phases[k] == OPENS);
    if (!relations) return 1;
    follow_inputs(d->whole, t, x);
    h->position(t, x, d->whole->parameters, 0, h->positions);
    for (int i = 0; i < h->position_count; i++)
        for (int k = 0; k < d->law_count; k++) {
            const ModeLaw *law = h->laws + k;
            int row = law->rows[0];
            if (row == h->position_rows[i] && law->unilateral && !law->order && !is_off(h->phases[k])
                && !(h->positions[i] >= -h->chain->violated * h->position_margins[row])) {
                h->t = t, h->violation = h->positions[i];
                refuse(h->chain->outcome, RELATION_VIOLATED, 1, &k, d->law_count);
                return 0;
            }
        }
    return 1;
}

/* Notes a change of mode; 0 where changes follow each other without an end. */
static int change_comes_to_an_end(Hybrid *h) {
    double *oldest = h->changes + h->change_count % CASCADE, *next = h->changes + (h->change_count + 1) % CASCADE;
    *oldest = h->t;
    h->change_count++;
    return h->change_count < CASCADE || h->t - *next >= h->cascade;
}

/* On in the mode under way for at most so many trial steps; RUNNING while the motion goes on, to be settled where a guard
 * has ended the mode. Its samples from h->sample to before h->last are for the caller, and its events. */
static int advance_hybrid(Hybrid *h, int steps) {
    const Mode *mode = h->chain->modes + h->chain->current;
    Run *r = mode->run;
    int accepted = r->accepted, rejected = r->rejected, left = h->most_steps - h->steps;
    int status = h->guards_wait ? set_guards_of_resets(h) : RUNNING;
    if (status) return status;
    status = appell_advance(r, steps < left ? steps : left);
    h->steps += r->accepted - accepted + r->rejected - rejected, h->refused += r->rejected - rejected;
    h->guard = NO_GUARD, h->last = h->sample;
    if (status == RUNNING) return h->steps >= h->most_steps ? TOO_MANY_STEPS : RUNNING;
    if (status != FINISHED && status != TERMINAL_EVENT) return status;
    int last_event = r->event_count ? r->event_indices[r->event_count - 1] : 0;
    if (status == TERMINAL_EVENT && last_event >= h->chain->users) h->guard = last_event - h->chain->users, r->event_count--;
    h->last = r->sample_count - (h->guard >= 0);
    for (int i = h->sample; i < h->last; i++)
        if (!is_inside(h, r->sample_times[i], r->states + (long)i * h->chain->decider->states)) return RELATION_VIOLATED;
    if (h->guard < 0) return status;
    h->t = fmax(r->sample_times[h->last], r->t);
    h->mode_work = NP ? r->work[(long)h->last * NP] : 0.0;
    memcpy(h->x, r->states + (long)h->last * h->chain->decider->states, sizeof(double) * h->chain->decider->states);
    h->stage = TO_SETTLE;
    if (!change_comes_to_an_end(h)) return CHANGES_WITHOUT_END;
    return RUNNING;
}

/* One run, on for at most so many trial steps, from mode to mode. RUNNING: call again, when what was noted is taken; what
 * the caller is asked for, or how the run ended. */
int appell_advance_hybrid(Hybrid *h, int steps) {
    const Notes *notes = &h->chain->notes;
    int status = RUNNING, end = h->steps + steps;
    while (status == RUNNING && h->steps < end) {
        if (h->stage == TO_SETTLE) {
            if (notes->count == notes->capacity || notes->resets.count + h->reset_count > notes->capacity) return RUNNING;
            status = settle_hybrid(h);
            if (status) return status;
        }
        status = advance_hybrid(h, end - h->steps);
        if (h->stage == TO_SETTLE) h->sample = h->last;
        else if (status == RUNNING) return RUNNING; /* events found are to be taken, or all steps are */
    }
    return status;
}

/* Bytes of the structures of modes.c, mode_masks.c and of this one, to check their mirrors. */
int appell_hybrid_size(int which) {
    const int sizes[] = {sizeof(ForceGuard), sizeof(Mode), sizeof(Strikes), sizeof(Resets), sizeof(Notes), sizeof(Chain), sizeof(PhaseGuard), sizeof(PhaseMask), sizeof(ModeMaker), sizeof(Hybrid)};
    return sizes[which];
}
