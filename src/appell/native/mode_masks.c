/* A mode is a mask over the rows of one program: the run of each mode is a copy of one run, with the coefficients of its
 * phases among the parameters and the guards of its phases watched. */

enum Measured { BY_NOTHING = 0, BY_POSITION = 1, BY_RATE = 2, BY_SLIP = 3, BY_EFFORT = 4 };

/* A guard of a phase: its event, how its margin is set, the row of its law and that of its size. */
typedef struct {
    int event, measure, place, row;
} PhaseGuard;

/* What a phase of a law is to a run; mirrored by appell.compile.native_modes, as ModeMaker is. */
typedef struct {
    const double *values; /* of its coefficients, from `first` among the parameters on; 0: the law has no such phase */
    const PhaseGuard *guards;
    int first, value_count, guard_count, resting, is_ideal;
} PhaseMask;

typedef struct {
    const Run *blank;       /* that is copied; its arrays stand in `block`, but for those that all modes share */
    double *block;
    const PhaseMask *masks; /* (law, phase) */
    const int *needs_rates; /* (event) whether it needs accelerations and multipliers */
    Run *runs, *as_new;     /* (most - first), and so for all that follows */
    double *arena;          /* (block_size each) */
    int *integers;          /* (law + 3 event): phases, laws of guards, measures, rows */
    ForceGuard *forces;     /* (event) */
    int block_size, first, most, phase_count, event_count, is_ideal; /* room for the modes from `first` to `most` */
} ModeMaker;

/* The arrays of a copied run stand in a copy of the block. */
STAGE void move_arrays(Run *r, const double *from, double *to, int size) {
    for (size_t at = 0; at < __builtin_offsetof(Run, tolerance); at += sizeof(char *)) {
        char *p;
        memcpy(&p, (char *)r + at, sizeof p);
        if (p >= (const char *)from && p < (const char *)(from + size)) p = (char *)to + (p - (const char *)from);
        memcpy((char *)r + at, &p, sizeof p);
    }
}

/* Parameters as they are in phases, behind those of the model. */
static void put_coefficients(const ModeMaker *k, int laws, const int *phases, double *parameters) {
    for (int l = 0; l < laws; l++) {
        const PhaseMask *mask = k->masks + l * k->phase_count + phases[l];
        if (mask->values) memcpy(parameters + mask->first, mask->values, sizeof(double) * (size_t)mask->value_count);
    }
}

/* A phase takes its place in the run of a mode: coefficients, guards, rows that rest. */
STAGE void put_phase(const ModeMaker *k, const PhaseMask *mask, int law, int users, Mode *mode, int *guard_laws, int *measures) {
    Run *r = mode->run;
    memcpy(r->parameters + mask->first, mask->values, sizeof(double) * mask->value_count);
    for (int i = 0; i < mask->guard_count; i++) {
        const PhaseGuard *g = mask->guards + i;
        ((int *)r->event_terminals)[g->event] = GUARD;
        guard_laws[g->event - users] = law;
        measures[g->event] = g->measure, measures[k->event_count + g->event] = g->row;
        if (g->measure == BY_NOTHING || g->measure == BY_EFFORT)
            ((ForceGuard *)mode->forces)[mode->force_count++] = (ForceGuard){g->event, law, g->place, g->row, g->measure == BY_EFFORT};
    }
    r->resting_rows += mask->resting, r->is_ideal &= mask->is_ideal;
}

/* The run of the mode with these phases; its number, or -1 where there is no room. */
STAGE int make_mode(Chain *c, const ModeMaker *k, const int *phases) {
    int number = c->mode_count, n = number - k->first, laws = c->decider->law_count;
    if (number == k->most) return -1;
    int *own = k->integers + (long)n * (laws + 3 * k->event_count), *guard_laws = own + laws, *measures = guard_laws + k->event_count;
    Mode *mode = c->modes + number;
    Run *r = k->runs + n;
    double *block = k->arena + (long)n * k->block_size;
    memcpy(block, k->block, sizeof(double) * k->block_size);
    *r = *k->blank;
    move_arrays(r, k->block, block, k->block_size);
    memcpy(own, phases, sizeof(int) * laws);
    for (int e = 0; e < k->event_count; e++) guard_laws[e] = -1, measures[e] = BY_NOTHING, measures[k->event_count + e] = 0;
    for (int e = c->users; e < k->event_count; e++) ((int *)r->event_terminals)[e] = -1;
    *mode = (Mode){r, k->as_new + n, appell_state(r), own, guard_laws, measures, k->forces + (long)n * k->event_count, 0, 0};
    r->resting_rows = 0, r->is_ideal = k->is_ideal, r->events_of_state = 1;
    for (int l = 0; l < laws; l++) {
        const PhaseMask *mask = k->masks + l * k->phase_count + phases[l];
        put_phase(k, mask, l, c->users, mode, guard_laws, measures);
    }
    for (int e = 0; e < k->event_count; e++)
        if (((int *)r->event_terminals)[e] >= 0) r->events_of_state &= !k->needs_rates[e];
    k->as_new[n] = *r;
    return c->mode_count++;
}
