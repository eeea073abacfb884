/* From mode to mode: a guard ends a mode, what follows is decided (transition.c), the next mode begins.
 *
 * It goes on here where there is a run of the mode that follows: of one that was entered before, or one that waits for it.
 * A mode that is new, and a decision that refuses to go on, are left to the caller, who decides again and says why. */

/* A guard of forces: its event, the row of its law and of its force, whether that is an effort. */
typedef struct {
    int event, law, place, row, is_effort;
} ForceGuard;

/* One set of phases; mirrored field by field by appell.compile.native_modes, as are all of these. */
typedef struct {
    int (*advance)(Run *, int);
    int (*scales)(Run *, double, const double *, double *, double *);
    Run *run;      /* 0: it has none in this run */
    double *state; /* (x, works) of the run */
    const int *phases;     /* (law) */
    const int *guard_laws; /* (guard) the law that it belongs to; -1: it is not watched in this mode */
    const ForceGuard *forces;
    int quadratures, force_count;
    int lacks_scales; /* until it is first entered: its rows are measured there */
} Mode;

/* A strike on the way. */
typedef struct {
    double *impulses, *chatter;  /* (capacity, rows), (capacity, law) */
    double *lost, *lowered;      /* (capacity): energy; the part of restitutions that acted */
    int *struck, *lowered_by;    /* (capacity, law) */
    int count;
} Strikes;

typedef struct {
    Decider *decider;
    Outcome *outcome;
    Mode *modes;
    double *outputs, *reaction;          /* room for what outputs write, and for what they do not depend on */
    double *change_times, *change_works; /* (change_capacity) */
    int *changes;                        /* (change_capacity, 4): guard, sample, next mode, strike or -1 */
    int *ended;                          /* (law) */
    Strikes strikes;
    double violated; /* of the margin of a row: an open relation below that is violated */
    int mode_count, users, kinetic, change_capacity, change_count, current;
} Chain;

/* Whether a relation that is open in these phases is below zero. */
static int is_violated(const Decider *d, const int *phases, double violated) {
    for (int l = 0; l < d->law_count; l++) {
        const ModeLaw *c = d->laws + l;
        int row = c->rows[0];
        if (phases[l] == OPENS && c->unilateral && !c->order && POSITIONS(d)[row] < -violated * d->position_margins[row])
            return 1;
    }
    return 0;
}

/* The number of the mode with the phases of the outcome; -1 where there is no run of it. Compared one by one: compilers
 * make bcmp of a memcmp, which Windows does not have. */
static int mode_that_follows(const Chain *c) {
    for (int k = 0; k < c->mode_count; k++) {
        int l = 0;
        while (l < c->decider->law_count && c->modes[k].phases[l] == c->outcome->phases[l]) l++;
        if (c->modes[k].run && l == c->decider->law_count) return k;
    }
    return -1;
}

/* What follows where a guard has ended a mode; -1 where the caller is to decide. */
static int decide(Chain *c, int guard, double t, const double *x) {
    const Mode *mode = c->modes + c->current;
    int laws = c->decider->law_count, law = mode->guard_laws[guard];
    if (law < 0) return -1;
    memcpy(c->outcome->phases, mode->phases, sizeof(int) * laws);
    memcpy(c->outcome->state, x, sizeof(double) * c->decider->states);
    for (int l = 0; l < laws; l++) c->ended[l] = l == law;
    if (appell_settle(c->decider, t, c->ended, c->outcome)) return -1;
    return is_violated(c->decider, c->outcome->phases, c->violated) ? -1 : mode_that_follows(c);
}

/* The usual lengths of rows and speeds where a mode is first entered; 0 where its rows may depend on each other there. */
static int find_scales(Mode *mode, double t, const double *x) {
    Run *r = mode->run;
    if (mode->lacks_scales && !mode->scales(r, t, x, (double *)r->row_scale, (double *)r->speed_scale)) return 0;
    mode->lacks_scales = 0;
    return 1;
}

/* How far guards of forces may pass zero: by the errors of the forces, and where shares are open. */
static void set_force_margins(const Decider *d, const Outcome *o, const Mode *mode) {
    double *margins = (double *)mode->run->event_margins;
    for (int k = 0; k < mode->force_count; k++) {
        const ForceGuard *f = mode->forces + k;
        double error = d->force_error[f->row];
        if (f->is_effort) error = sqrt(error * d->value_error[f->row]); /* lam is effort / K there, the row as long as K */
        margins[f->event] = fmax(2.0 * error, f->place < 2 ? o->allowances[2 * f->law + f->place] : 0.0);
    }
}

/* The run of a mode goes on from the outcome, with so many samples behind it; its works begin at zero. */
static void resume(const Decider *d, const Outcome *o, const Mode *mode, double t, int sample) {
    set_force_margins(d, o, mode);
    mode->run->t = t, mode->run->started = 0, mode->run->sample_count = sample;
    memcpy(mode->state, o->state, sizeof(double) * d->states);
    memset(mode->state + d->states, 0, sizeof(double) * mode->quadratures);
}

static double kinetic_energy(const Chain *c, double t, const double *x) {
    follow_inputs(c->decider->whole, t, x);
    appell_outputs(t, x, c->decider->whole->parameters, c->reaction, c->outputs);
    return c->outputs[c->kinetic];
}

/* What struck on the way from x, noted; its number. */
static int note_strike(Chain *c, double t, const double *x) {
    const Outcome *o = c->outcome;
    Strikes *s = &c->strikes;
    int n = s->count, rows = c->decider->rows, laws = c->decider->law_count;
    memcpy(s->impulses + n * rows, o->impulses, sizeof(double) * rows);
    memcpy(s->chatter + n * laws, o->chatter, sizeof(double) * laws);
    memcpy(s->struck + n * laws, o->struck, sizeof(int) * laws);
    memcpy(s->lowered_by + n * laws, o->lowered_by, sizeof(int) * laws);
    s->lowered[n] = o->lowered;
    s->lost[n] = kinetic_energy(c, t, x) - kinetic_energy(c, t, o->state);
    return s->count++;
}

/* One change of mode, noted; 0 where it is left to the caller. */
static int change_mode(Chain *c) {
    const Mode *mode = c->modes + c->current;
    Run *r = mode->run;
    int n = c->change_count, last = r->sample_count - 1;
    if (r->event_count != 1 || r->event_indices[0] < c->users || n == c->change_capacity || last < 0) return 0;
    int guard = r->event_indices[0] - c->users;
    const double *x = r->states + (long)last * c->decider->states;
    double t = fmax(r->sample_times[last], r->t);
    int next = decide(c, guard, t, x);
    if (next < 0 || !find_scales(c->modes + next, t, c->outcome->state)) return 0;
    int *noted = c->changes + 4 * n;
    c->change_times[n] = t;
    c->change_works[n] = mode->quadratures ? r->work[(long)last * mode->quadratures] : 0.0;
    noted[0] = guard, noted[1] = last, noted[2] = next, noted[3] = c->outcome->has_struck ? note_strike(c, t, x) : -1;
    c->change_count++;
    r->event_count = 0;
    resume(c->decider, c->outcome, c->modes + next, t, last);
    c->current = next;
    return 1;
}

/* Goes on for at most `steps` trial steps, from mode to mode; the status is that of the current one. */
int appell_advance_modes(Chain *c, int steps) {
    for (;;) {
        const Mode *mode = c->modes + c->current;
        int before = mode->run->accepted + mode->run->rejected;
        int status = mode->advance(mode->run, steps);
        steps -= mode->run->accepted + mode->run->rejected - before;
        if (status != TERMINAL_EVENT || !change_mode(c)) return status;
        if (steps <= 0) return RUNNING;
    }
}

/* Bytes of the structures above, to check their mirrors. */
int appell_chain_size(int which) {
    const int sizes[] = {sizeof(ForceGuard), sizeof(Mode), sizeof(Strikes), sizeof(Chain)};
    return sizes[which];
}
