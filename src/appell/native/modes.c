/* The modes of a motion, each with its run, what is noted of them, and a run that goes on in the mode that follows. */

/* A guard of forces: its event, the row of its law and of its force, whether that is an effort. */
typedef struct {
    int event, law, place, row, is_effort;
} ForceGuard;

/* One set of phases; mirrored field by field by appell.compile.native_modes, as are all of these. */
typedef struct {
    Run *run, *as_new; /* that is under way; before the motion at hand has entered it */
    double *state;     /* (x, works) of the run */
    const int *phases;     /* (law) */
    const int *guard_laws; /* (guard) the law that it belongs to; -1: that of a reset, or not watched in this mode */
    const int *measures;   /* (2, event): how its margin is set, and the row of its size */
    const ForceGuard *forces;
    int force_count, entered;
} Mode;

/* A strike on the way. */
typedef struct {
    double *impulses, *chatter;  /* (capacity, rows), (capacity, law) */
    double *lost, *lowered;      /* (capacity): energy; the part of restitutions that acted */
    int *struck, *lowered_by;    /* (capacity, law) */
    int count;
} Strikes;

/* Resets that acted, in their order: which, and how many modes had begun before. */
typedef struct {
    double *times, *lost, *impulses; /* (capacity); of each row */
    int *entries;                    /* (capacity, 2) */
    int count;
} Resets;

/* Modes that began, in their order: when, the work of the mode that ended, and what began them. */
typedef struct {
    double *times, *works; /* (capacity) */
    int *entries;          /* (capacity, 4): guard or one of enum Instants, sample, mode, strike or -1 */
    Strikes strikes;
    Resets resets;
    int count, capacity; /* 0: nothing is noted */
} Notes;

typedef struct {
    Decider *decider;
    Outcome *outcome;
    Mode *modes;
    double *outputs, *reaction; /* room for what outputs write, and for what they do not depend on */
    int *ended;                 /* (law) */
    Notes notes;
    double violated; /* of the margin of a row: an open relation below that is violated */
    int mode_count, users, kinetic, potential, current;
} Chain;

/* Whether a relation that is open in the phases of the outcome is below zero: its value, and it is `involved`. */
static int is_violated(const Decider *d, Outcome *o, double violated, double *value) {
    for (int l = 0; l < d->law_count; l++) {
        const ModeLaw *c = d->laws + l;
        int row = c->rows[0];
        *value = POSITIONS(d)[row];
        if (o->phases[l] == OPENS && c->unilateral && !c->order && *value < -violated * d->position_margins[row])
            return refuse(o, 1, 1, &l, d->law_count);
    }
    return 0;
}

/* The number of the mode with the phases of the outcome; -1 where there is none. Compared one by one: compilers
 * make bcmp of a memcmp, which Windows does not have. */
static int mode_that_follows(const Chain *c) {
    for (int k = 0; k < c->mode_count; k++) {
        int l = 0;
        while (l < c->decider->law_count && c->modes[k].phases[l] == c->outcome->phases[l]) l++;
        if (l == c->decider->law_count) return k;
    }
    return -1;
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
    memset(mode->state + d->states, 0, sizeof(double) * NP);
}

/* T, or T + V, where anybody asks for it. */
static double energy_at(const Chain *c, double t, const double *x, int with_potential) {
    if (c->kinetic < 0) return 0.0;
    follow_inputs(c->decider->whole, t, x);
    appell_outputs(t, x, c->decider->whole->parameters, c->reaction, c->outputs);
    return c->outputs[c->kinetic] + (with_potential ? c->outputs[c->potential] : 0.0);
}

static double kinetic_energy(const Chain *c, double t, const double *x) { return energy_at(c, t, x, 0); }
static double energy(const Chain *c, double t, const double *x) { return energy_at(c, t, x, 1); }

/* What struck and cost this energy, noted; its number. */
static int note_strike(Chain *c, double lost) {
    const Outcome *o = c->outcome;
    Strikes *s = &c->notes.strikes;
    int n = s->count, rows = c->decider->rows, laws = c->decider->law_count;
    memcpy(s->impulses + n * rows, o->impulses, sizeof(double) * rows);
    memcpy(s->chatter + n * laws, o->chatter, sizeof(double) * laws);
    memcpy(s->struck + n * laws, o->struck, sizeof(int) * laws);
    memcpy(s->lowered_by + n * laws, o->lowered_by, sizeof(int) * laws);
    s->lowered[n] = o->lowered, s->lost[n] = lost;
    return s->count++;
}

/* A mode begins: noted, where that is asked for. */
static void note_begin(Chain *c, int guard, int mode, double t, int sample, double work, double lost) {
    Notes *notes = &c->notes;
    if (!notes->capacity) return;
    int *entry = notes->entries + 4 * notes->count;
    notes->times[notes->count] = t, notes->works[notes->count++] = work;
    entry[0] = guard, entry[1] = sample, entry[2] = mode, entry[3] = c->outcome->has_struck ? note_strike(c, lost) : -1;
}
