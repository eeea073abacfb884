/* Many cases of a model with modes, one after the other and from mode to mode without a return to the caller.
 *
 * A case begins with every Run as new and goes on as appell.simulate.modes.hybrid_loop does: what follows is decided at
 * (t, x) (transition.c), the mode that follows is begun or goes on, until a guard ends it. The caller is asked for starts
 * whose speeds follow from contacts that are met; a decision that refuses to go on, changes of mode without an end, and
 * whatever a stepper does not finish, is left to a run of its own, which says why. */

#define CASCADE 100      /* of hybrid_loop.py, as SHORTEST there */
#define CASCADE_SPAN 1e-9
#define CONSISTENT_START 1e-9 /* CONSISTENT of initial_mode.py */
#define LEFT 100 /* status: not finished here */

/* A guard that is none: the start. */
enum Instants { BEFORE_START = -1 };
enum Asked { NOTHING_ASKED = 0, START_ASKED = 1, STOP_ASKED = 2 };
enum Stage { TO_BEGIN = 0, TO_SETTLE = 1, TO_ADVANCE = 2 };

/* What the caller owns; mirrored by appell.compile.mode_cases. */
typedef struct {
    Chain *chain;
    const ModeMaker *maker;
    ModeLaw *laws;              /* of the decider, with the coefficients of the case at hand */
    const double *starts;       /* (case, states) */
    const double *parameters;   /* (case, parameter_count) */
    const double *coefficients; /* (case, law, 3): sliding and sticking friction, restitution; or bound and recovery */
    const double *times;
    double *histories, *work, *energies, *residuals, *event_times; /* as in Cases; the work is less what impacts took */
    double *outputs, *positions; /* room for outputs, and for a block of positions */
    double *x;                   /* (states) */
    double *position_margins, *rate_margins; /* (rows) of the decider */
    int *event_counts, *statuses;
    const volatile int *stop;
    const int *position_rows;
    const int *start_phases; /* (law) in which a start is completed */
    int *begun_phases;       /* (law) in which the caller has completed this start, where `is_begun` */
    int *phases;             /* (law) up to now */
    Block *position;
    double tolerance, t, work_before, lost, motion[2], changes[CASCADE]; /* motion: the sizes of coordinates and speeds */
    int case_count, parameter_count, time_count, kept, position_count, most_steps, potential;
    int at, stage, guard, sample, reached, steps, change_count, wanted, is_begun;
} ModeCases;

int appell_mode_cases_size(int which) {
    const int sizes[] = {sizeof(ModeCases), sizeof(ModeMaker), sizeof(PhaseMask), sizeof(PhaseGuard)};
    return sizes[which];
}

/* ---- margins and coefficients of a case ------------------------------------------------------------------------------ */

/* Parts of a run at which rows are measured: INSTANTS of margins.py. */
static const double INSTANTS[] = {0.0, 0.0867, 0.271, 0.613, 0.951};

static void note_amounts(int count, const double *values, double *largest) {
    for (int i = 0; i < count; i++)
        if (isfinite(values[i])) largest[i] = fmax(largest[i], fabs(values[i]));
}

static void note_size(int count, const double *values, double *largest) {
    for (int i = 0; i < count; i++) *largest = fmax(*largest, fabs(values[i]));
}

/* How large rows and their rates are in the motion that begins; as `sizes` of delassus.py and `sizes_of` of margins.py. They
 * are left where the margins will be. */
static void set_sizes(ModeCases *m) {
#pragma STDC FP_CONTRACT OFF
    Decider *d = m->chain->decider;
    int rows = d->rows;
    double span = m->times[m->time_count - 1] - m->times[0], pull = 0.0, speed = 0.0, place = 0.0;
    double *position = m->position_margins, *rate = m->rate_margins, *length = d->room, *sizes = length + rows;
    const double *terms = JUMPS(d) + d->speeds * rows; /* what positions and rates are made of */
    memset(position, 0, sizeof(double) * rows);
    memset(rate, 0, sizeof(double) * rows);
    memset(sizes, 0, sizeof(double) * rows);
    for (int i = 0; i < rows; i++) length[i] = length_of_row(rows, RESPONSE(d), i);
    for (int k = 0; k < (span != 0.0 ? 5 : 1); k++) {
        double later = INSTANTS[k] * span;
        d->response(m->t + later, m->x, d->whole->parameters, 0, d->column);
        note_amounts(rows, POSITIONS(d), position);
        note_amounts(rows, terms, position);
        note_amounts(rows, RATES(d), rate);
        note_amounts(rows, terms + rows, rate);
        note_amounts(rows, SIZES(d), sizes);
    }
    for (int i = 0; i < rows; i++) {
        double fall = sizes[i] * span;
        rate[i] = fmax(fmax(rate[i], sqrt(sizes[i] * position[i])), PART_OF_RUN * fall);
        double far = rate[i] * span;
        position[i] = fmax(position[i], PART_OF_RUN * far);
        pull = fmax(pull, sizes[i] / length[i]);
        speed = fmax(speed, rate[i] / length[i]);
        place = fmax(place, position[i] / length[i]);
    }
    m->motion[0] = m->motion[1] = 0.0;
    note_size(d->coordinates, m->x, m->motion), note_size(d->speeds, m->x + d->coordinates, m->motion + 1);
    note_size(rows, position, m->motion), note_size(rows, rate, m->motion + 1);
    if (pull == 0.0 && speed == 0.0 && place == 0.0) pull = speed = place = 1.0;
    for (int i = 0; i < rows; i++) {
        position[i] = fmax(position[i], PART_OF_RUN * place * length[i]);
        rate[i] = fmax(rate[i], PART_OF_RUN * speed * length[i]);
    }
    d->least = PART_OF_RUN * fmax(pull, span != 0.0 ? speed / span : 0.0);
}

/* The margins of all rows from their sizes, as `margins_of` of margins.py. */
static void set_margins(ModeCases *m) {
    double fine = fmax(1e-4 * m->tolerance, 1e-14);
    for (int i = 0; i < m->chain->decider->rows; i++)
        m->position_margins[i] = fine * m->position_margins[i], m->rate_margins[i] = fine * m->rate_margins[i];
}

/* ---- the begin of a case --------------------------------------------------------------------------------------------- */

/* Whether a relation is negative at the start, or met and about to become so; as `_violated` of initial_mode.py. */
static int start_is_violated(const ModeCases *m) {
    const Decider *d = m->chain->decider;
    const double *position = m->position_margins, *rate = m->rate_margins; /* sizes as yet */
    for (int k = 0; k < d->law_count; k++) {
        const ModeLaw *law = m->laws + k;
        int n = law->rows[0];
        if (!law->unilateral) continue;
        if (!law->order && POSITIONS(d)[n] < -CONSISTENT_START * position[n]) return 1;
        if ((law->order || POSITIONS(d)[n] <= CONSISTENT_START * position[n]) && RATES(d)[n] < -CONSISTENT_START * rate[n])
            return 1;
    }
    return 0;
}

/* 0 where the rows have no values; the caller is asked for a start with relations met where it violates some. */
static int begin_mode_case(ModeCases *m) {
    Chain *c = m->chain;
    Decider *d = c->decider;
    const double *given = m->coefficients + (long)m->at * 3 * d->law_count;
    memcpy(m->x, m->starts + (long)m->at * d->states, sizeof(double) * d->states);
    memcpy(d->whole->parameters, m->parameters + (long)m->at * m->parameter_count, sizeof(double) * m->parameter_count);
    memcpy(m->phases, m->is_begun ? m->begun_phases : m->start_phases, sizeof(int) * d->law_count);
    m->t = m->times[0], m->guard = BEFORE_START;
    m->work_before = m->lost = 0.0;
    m->sample = m->reached = m->steps = m->change_count = 0;
    for (int k = 0; k < c->mode_count; k++) m->maker->entered[k] = 0;
    d->least = 0.0;
    for (int k = 0; k < d->law_count; k++, given += 3) {
        ModeLaw *law = m->laws + k;
        if (law->kind == CONTACT) law->kinetic = given[0], law->sticking = given[1], law->restitution = given[2];
        else law->bound = given[0], law->recovery = given[1];
        if (law->kind == SATURATION) ((double *)d->recovery)[law->rows[0]] = isnan(given[1]) ? INFINITY : given[1];
    }
    if (!respond(d, m->t, m->x)) return 0;
    set_sizes(m);
    if (!respond(d, m->t, m->x)) return 0;
    m->wanted = !m->is_begun && start_is_violated(m) ? START_ASKED : NOTHING_ASKED;
    set_margins(m);
    m->is_begun = 0;
    return 1;
}

/* ---- what follows ---------------------------------------------------------------------------------------------------- */

/* The number of the mode that follows at (t, x); x is moved by what strikes. -1: the case is left. */
static int settle_case(ModeCases *m) {
    Chain *c = m->chain;
    Decider *d = c->decider;
    Outcome *o = c->outcome;
    memcpy(o->phases, m->phases, sizeof(int) * d->law_count);
    memcpy(o->state, m->x, sizeof(double) * d->states);
    for (int l = 0; l < d->law_count; l++)
        c->ended[l] = m->guard == BEFORE_START ? m->phases[l] == OPENS : c->modes[c->current].guard_laws[m->guard] == l;
    if (appell_settle(d, m->t, c->ended, o) || is_violated(d, o->phases, c->violated)) return -1;
    int next = mode_that_follows(c);
    if (next < 0) next = make_mode(c, m->maker, o->phases);
    if (next < 0) return -1;
    if (o->has_struck) m->lost += kinetic_energy(c, m->t, m->x) - kinetic_energy(c, m->t, o->state);
    memcpy(m->x, o->state, sizeof(double) * d->states);
    memcpy(m->phases, o->phases, sizeof(int) * d->law_count);
    return next;
}

/* A mode begins, or goes on; 0 where its rows are not independent beyond doubt. */
static int enter_mode(ModeCases *m, int number) {
    Chain *c = m->chain;
    const Mode *mode = c->modes + number;
    if (!m->maker->entered[number]) {
        double *margins = (double *)mode->run->event_margins;
        const double *p = m->parameters + (long)m->at * m->parameter_count;
        const int *measures = measures_of(m->maker, c->decider->law_count, number), *rows = measures + m->maker->event_count;
        if (!appell_restart(mode->run, m->maker->as_new + number, p, m->parameter_count, m->t, m->x)) return 0;
        for (int k = 0; k < m->maker->event_count; k++) {
            int measure = measures[k];
            margins[k] = measure == BY_POSITION ? m->position_margins[rows[k]]
                         : measure == BY_RATE   ? m->rate_margins[rows[k]]
                         : measure == BY_SLIP   ? -pow(c->decider->slowest * m->rate_margins[rows[k]], 2.0)
                                                : 0.0;
            if (measure == BY_SLIP) /* what counts as rest must stay below the slowest slip */
                mode->run->usual_coordinate = m->motion[0], mode->run->usual_speed = m->motion[1];
        }
        m->maker->entered[number] = 1;
    }
    resume(c->decider, c->outcome, mode, m->t, m->sample);
    c->current = number;
    return 1;
}

/* ---- what is kept ---------------------------------------------------------------------------------------------------- */

/* Whether no open relation is violated at a sample; as `require_kept` of violation.py. */
static int is_inside(const ModeCases *m, double t, const double *x) {
    const Decider *d = m->chain->decider;
    int relations = 0;
    for (int k = 0; k < d->law_count; k++)
        relations |= m->laws[k].unilateral && !m->laws[k].order && m->phases[k] == OPENS;
    if (!relations) return 1;
    m->position(t, x, d->whole->parameters, 0, m->positions);
    for (int i = 0; i < m->position_count; i++)
        for (int k = 0; k < d->law_count; k++) {
            const ModeLaw *law = m->laws + k;
            int row = law->rows[0];
            if (row == m->position_rows[i] && law->unilateral && !law->order
                && !(m->positions[i] >= -m->chain->violated * m->position_margins[row]))
                return 0;
        }
    return 1;
}

/* The samples of the mode under way before `last`; 0 where one violates a relation. */
static int keep_stretch(ModeCases *m, int last) {
    const Chain *c = m->chain;
    const Mode *mode = c->modes + c->current;
    const Run *r = mode->run;
    int count = m->time_count;
    double *energies = m->energies + (long)m->at * 2 * count, *work = m->work + (long)m->at * count;
    double *histories = m->histories + (long)m->at * m->kept * count;
    for (int i = m->sample; i < last; i++) {
        const double *x = r->states + (long)i * c->decider->states;
        if (!is_inside(m, r->sample_times[i], x)) return 0;
        if (i != m->reached || i >= count || r->sample_times[i] != m->times[i]) continue;
        for (int k = 0; k < m->kept; k++) histories[(long)k * count + i] = x[k];
        appell_outputs(m->times[i], x, r->parameters, c->reaction, m->outputs);
        energies[i] = m->outputs[c->kinetic];
        energies[count + i] = m->outputs[c->kinetic] + m->outputs[m->potential];
        work[i] = (mode->quadratures ? r->work[(long)i * mode->quadratures] : 0.0) + m->work_before - m->lost;
        m->reached++;
    }
    m->sample = last;
    if (mode->quadratures && r->sample_count) m->work_before += r->work[(long)(r->sample_count - 1) * mode->quadratures];
    return 1;
}

/* The events of the person among those found; whether the last one is a guard. */
static int count_mode_events(ModeCases *m, Run *r) {
    int users = m->chain->users, is_guard = 0;
    for (int i = 0; i < r->event_count; i++) {
        int index = r->event_indices[i];
        is_guard = index >= users;
        if (is_guard) {
            m->guard = index - users;
            continue;
        }
        long at = (long)m->at * users + index;
        if (!m->event_counts[at]++) m->event_times[at] = r->event_times[i];
    }
    r->event_count = 0;
    return is_guard;
}

static void end_mode_case(ModeCases *m, int status) {
    int count = m->time_count, last = m->reached - 1;
    double *energies = m->energies + (long)m->at * 2 * count, *work = m->work + (long)m->at * count, found = 0.0;
    for (int i = m->reached; last >= 0 && i < count; i++)
        energies[i] = energies[last], energies[count + i] = energies[count + last], work[i] = work[last];
    for (int k = 0; k < m->chain->mode_count; k++)
        if (m->maker->entered[k]) found = larger(appell_largest_residual(m->chain->modes[k].run), found);
    m->residuals[m->at] = found;
    m->statuses[m->at++] = status;
    m->stage = TO_BEGIN;
}

/* Notes a change of mode; 0 where changes follow each other without an end. */
static int change_comes_to_an_end(ModeCases *m) {
    double *oldest = m->changes + m->change_count % CASCADE, *next = m->changes + (m->change_count + 1) % CASCADE;
    *oldest = m->t;
    m->change_count++;
    return m->change_count < CASCADE || m->t - *next >= CASCADE_SPAN * (m->times[m->time_count - 1] - m->times[0]);
}

/* On in the mode under way; the status of the case, RUNNING while it goes on. */
static int advance_mode_case(ModeCases *m) {
    const Mode *mode = m->chain->modes + m->chain->current;
    Run *r = mode->run;
    int before = r->accepted + r->rejected, status = mode->advance(r, STEPS_AT_ONCE);
    m->steps += r->accepted + r->rejected - before;
    int is_guard = count_mode_events(m, r);
    if (status == RUNNING) return m->steps > m->most_steps ? LEFT : RUNNING;
    if (status != FINISHED && status != TERMINAL_EVENT) return LEFT;
    int changes = status == TERMINAL_EVENT && is_guard, last = r->sample_count - changes;
    if (last < 0 || !keep_stretch(m, last)) return LEFT;
    if (!changes) return status;
    m->t = fmax(r->sample_times[last], r->t);
    memcpy(m->x, r->states + (long)last * m->chain->decider->states, sizeof(double) * m->chain->decider->states);
    m->stage = TO_SETTLE;
    return change_comes_to_an_end(m) ? RUNNING : LEFT;
}

/* Goes on with the cases; what the caller is asked for, or that all are through. */
int appell_mode_cases(ModeCases *m) {
    while (m->at < m->case_count) {
        int status = RUNNING;
        if (*m->stop) return STOP_ASKED;
        if (m->stage == TO_BEGIN) {
            if (!begin_mode_case(m)) status = LEFT;
            else if (m->wanted) return m->wanted;
            m->stage = TO_SETTLE;
        }
        if (status == RUNNING && m->stage == TO_SETTLE) {
            int next = settle_case(m);
            if (next < 0 || !enter_mode(m, next)) status = LEFT;
            m->stage = TO_ADVANCE;
        }
        if (status == RUNNING) status = advance_mode_case(m);
        if (status != RUNNING) end_mode_case(m, status);
    }
    return NOTHING_ASKED;
}
