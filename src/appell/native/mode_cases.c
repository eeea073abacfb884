/* Many cases of a model with modes, one after the other and from mode to mode without a return to the caller.
 *
 * A case begins with every Run as new and goes on as appell.simulate.modes.hybrid_loop does: what follows is found at
 * (t, x), the mode that follows is begun or goes on, until a guard ends it. The caller is asked where a transition is not
 * in the table or a mode has no program yet, and then goes on with the same case; what is not clear beyond rounding,
 * changes of mode without an end, and whatever a stepper does not finish, is left to the way for one run. */

#define CASCADE 100      /* of hybrid_loop.py, as SHORTEST there */
#define CASCADE_SPAN 1e-9
#define CONSISTENT_START 1e-9 /* CONSISTENT of initial_mode.py */
#define LEFT 100 /* status: not finished here */
#define MOST_MODES 32   /* of known.py */
#define MET 10.0        /* of margins.py, as the next */
#define VIOLATED 1e6

/* Guards that are none: the start, a strike, what follows a strike. Kept equal to ensemble.mode_cases by a test. */
enum Instant { BEFORE_START = -1, STRIKES = -2, STRUCK = -3 };
enum Asked { NOTHING_ASKED = 0, TRANSITION_ASKED = 1, MODE_ASKED = 2, START_ASKED = 3, STOP_ASKED = 4 };
enum Stage { TO_BEGIN = 0, TO_SETTLE = 1, TO_ADVANCE = 2 };
enum Measured { BY_NOTHING = 0, BY_POSITION = 1, BY_RATE = 2 };

/* What a case needs of a mode beside Mode of modes.c; mirrored by appell.compile.mode_cases, as ModeCases is. */
typedef struct {
    int (*restart)(Run *, const Run *, const double *, int, double, const double *);
    double (*residual)(const Run *);
    Block *outputs;
    double *reaction;         /* room for what outputs do not depend on */
    const Run *as_new;
    const int *measures, *rows; /* of events: how their margins are set */
    int event_count, kinetic, potential, entered;
} ModeProgram;

typedef struct {
    Chain *chain;
    ModeProgram *programs;          /* by the number of the mode */
    const Combination *combinations; /* with friction of one; those of the chain are for the case at hand */
    Contact *contacts;
    const double *starts;       /* (case, states) */
    const double *parameters;   /* (case, parameter_count) */
    const double *coefficients; /* (case, contact, 3): sliding and sticking friction, restitution (nan: not Newton's) */
    const double *times;
    double *histories, *work, *energies, *residuals, *event_times; /* as in Cases; the work is less what impacts took */
    double *outputs, *positions; /* room for outputs, and for a block of positions */
    double *x, *after;          /* (states) */
    int *event_counts, *statuses;
    const volatile int *stop;
    const int *position_rows, *always;
    Block *position, *kinetic_energy; /* of the program in which all rows are held; the last its outputs */
    double *held_reaction;
    double tolerance, t, work_before, lost;
    double position_margins[MOST_ROWS], rate_margins[MOST_ROWS], changes[CASCADE];
    int case_count, parameter_count, time_count, kept, coordinates, speeds, combination_count;
    int position_count, always_count, held_kinetic, most_steps, start_mode;
    int at, stage, guard, sample, reached, steps, change_count, wanted;
    int begun_in; /* the mode in which the caller has completed this start, where he was asked; else -1 */
} ModeCases;

int appell_mode_cases_size(int which) { return (int)(which ? sizeof(ModeProgram) : sizeof(ModeCases)); }

/* ---- margins and coefficients of a case ------------------------------------------------------------------------------ */

/* Parts of a run at which rows are measured: INSTANTS of margins.py. */
static const double INSTANTS[] = {0.0, 0.0867, 0.271, 0.613, 0.951};

static void note_amounts(int count, const double *values, double *largest) {
    for (int i = 0; i < count; i++)
        if (isfinite(values[i])) largest[i] = fmax(largest[i], fabs(values[i]));
}

/* How large rows and their rates are in the motion that begins; as `sizes` of delassus.py and `sizes_of` of margins.py. */
static void set_sizes(ModeCases *m, const ContactResponse *s, double *position, double *rate) {
#pragma STDC FP_CONTRACT OFF
    Chain *c = m->chain;
    int rows = c->rows;
    double span = m->times[m->time_count - 1] - m->times[0], pull = 0.0, speed = 0.0, place = 0.0, length[MOST_ROWS];
    double sizes[MOST_ROWS] = {0.0};
    memset(position, 0, sizeof(double) * rows);
    memset(rate, 0, sizeof(double) * rows);
    for (int i = 0; i < rows; i++) {
        length[i] = row_length(s, i);
    }
    for (int k = 0; k < (span != 0.0 ? 5 : 1); k++) {
        double later = INSTANTS[k] * span;
        c->response(m->t + later, m->x, c->whole->parameters, 0, c->column);
        note_amounts(rows, c->column, position);
        note_amounts(rows, c->column + c->column_size, position);
        note_amounts(rows, c->column + rows, rate);
        note_amounts(rows, c->column + c->column_size + rows, rate);
        note_amounts(rows, c->column + 3 * rows, sizes);
    }
    for (int i = 0; i < rows; i++) {
        double fall = sizes[i] * span;
        rate[i] = fmax(fmax(rate[i], sqrt(sizes[i] * position[i])), PART_OF_RUN * fall);
        double way = rate[i] * span;
        position[i] = fmax(position[i], PART_OF_RUN * way);
        pull = fmax(pull, sizes[i] / length[i]);
        speed = fmax(speed, rate[i] / length[i]);
        place = fmax(place, position[i] / length[i]);
    }
    if (pull == 0.0 && speed == 0.0 && place == 0.0) pull = speed = place = 1.0;
    for (int i = 0; i < rows; i++) {
        position[i] = fmax(position[i], PART_OF_RUN * place * length[i]);
        rate[i] = fmax(rate[i], PART_OF_RUN * speed * length[i]);
    }
    c->least = PART_OF_RUN * fmax(pull, span != 0.0 ? speed / span : 0.0);
}

/* The margins of all rows, as `margins_of` of margins.py. */
static void set_margins(ModeCases *m, const double *position, const double *rate) {
    double fine = fmax(1e-4 * m->tolerance, 1e-14);
    for (int i = 0; i < m->chain->rows; i++) m->position_margins[i] = fine * position[i], m->rate_margins[i] = fine * rate[i];
}

static int contact_of_tangent(const ModeCases *m, int row) {
    for (int k = 0; k < m->chain->contact_count; k++)
        if (m->contacts[k].tangent == row) return k;
    return 0;
}

/* The combinations at hand, with the friction of the case: that of sliding, and in cones without a strike of sticking. */
static void set_friction(ModeCases *m) {
    Combination *own = (Combination *)m->chain->combinations;
    const double *given = m->coefficients + (long)m->at * 3 * m->chain->contact_count;
    for (int i = 0; i < m->combination_count; i++) {
        own[i] = m->combinations[i];
        int strikes = own[i].next < 0;
        for (int k = 0; k < own[i].sliding_count; k++)
            own[i].sliding_factors[k] *= m->contacts[contact_of_tangent(m, own[i].sliding_rows[k])].friction;
        for (int k = 0; k < own[i].cone_count; k++)
            own[i].cone_factors[k] *= given[3 * contact_of_tangent(m, own[i].cone_rows[k]) + !strikes];
    }
}

/* ---- the begin of a case --------------------------------------------------------------------------------------------- */

/* Whether a relation is negative at the start, or met and about to become so; as `_violated` of initial_mode.py. */
static int start_is_violated(const ModeCases *m, const ContactResponse *s, const double *position, const double *rate) {
    for (int k = 0; k < m->chain->contact_count; k++) {
        const Contact *law = m->contacts + k;
        int n = law->row;
        if (!law->unilateral) continue;
        if (!law->order && s->position[n] < -CONSISTENT_START * position[n]) return 1;
        if ((law->order || s->position[n] <= CONSISTENT_START * position[n]) && s->rate[n] < -CONSISTENT_START * rate[n])
            return 1;
    }
    return 0;
}

/* 0 where the rows have no values; the caller is asked for a start with relations met where it violates some. */
static int begin_mode_case(ModeCases *m) {
    Chain *c = m->chain;
    double position[MOST_ROWS], rate[MOST_ROWS];
    ContactResponse s;
    const double *given = m->coefficients + (long)m->at * 3 * c->contact_count;
    memcpy(m->x, m->starts + (long)m->at * c->states, sizeof(double) * c->states);
    memcpy(c->whole->parameters, m->parameters + (long)m->at * m->parameter_count, sizeof(double) * m->parameter_count);
    m->t = m->times[0], m->guard = BEFORE_START, c->current = m->begun_in < 0 ? m->start_mode : m->begun_in;
    m->work_before = m->lost = 0.0;
    m->sample = m->reached = m->steps = m->change_count = 0;
    for (int k = 0; k < MOST_MODES; k++) m->programs[k].entered = 0;
    c->least = 0.0;
    if (!evaluate_contact_response(c, m->t, m->x, &s)) return 0;
    set_sizes(m, &s, position, rate);
    set_margins(m, position, rate);
    for (int k = 0; k < c->contact_count; k++) {
        Contact *law = m->contacts + k;
        int tangent = law->tangent;
        law->touching = MET * m->position_margins[law->row], law->closing = MET * m->rate_margins[law->row];
        law->slips = tangent < 0 ? 0.0 : MET * m->rate_margins[tangent];
        law->violated = VIOLATED * m->position_margins[law->row];
        law->friction = given[3 * k];
    }
    set_friction(m);
    if (!evaluate_contact_response(c, m->t, m->x, &s)) return 0;
    m->wanted = m->begun_in < 0 && start_is_violated(m, &s, position, rate) ? START_ASKED : NOTHING_ASKED;
    m->begun_in = -1;
    return 1;
}

/* ---- what follows ---------------------------------------------------------------------------------------------------- */

/* The combination that holds, of those known for the states of the contacts; 0 with `wanted` where the caller is asked,
 * with nothing wanted where it is not clear. */
static const Combination *find_combination(ModeCases *m, const ContactResponse *s, int guard, int states) {
    Chain *c = m->chain;
    const KnownTransition *known = look_up(c, guard, states);
    if (!known) {
        m->wanted = TRANSITION_ASKED;
        return 0;
    }
    if (!are_independent(s, known->present_count, known->present)) return 0;
    for (int k = 0; k < known->count; k++) {
        const Combination *tried = c->combinations + known->first + k;
        int found = try_combination(s, tried);
        if (found == UNCLEAR) return 0;
        if (found == HOLDS) return tried;
    }
    return 0;
}

/* The mode that accelerations allow, at speeds that nothing strikes; 0 as above. */
static const Combination *hold(ModeCases *m, const ContactResponse *s, int guard) {
    Chain *c = m->chain;
    int states = 0;
    for (int k = 0; k < c->contact_count; k++) {
        int found = contact_state(m->contacts + k, s, c->modes[c->current].open[k]);
        if (found == UNCLEAR) return 0;
        states = 5 * states + found;
    }
    const Combination *found = find_combination(m, s, guard, states);
    if (!found) return 0;
    const Mode *next = c->modes + found->next;
    if (!next->run) {
        c->unknown_mode = found->next, m->wanted = MODE_ASKED;
        return 0;
    }
    for (int k = 0; k < c->contact_count; k++) {
        const Contact *law = m->contacts + k;
        if (next->open[k] && law->unilateral && !law->order && s->position[law->row] < -law->violated) return 0;
    }
    return found;
}

static int is_met(const ModeCases *m, const ContactResponse *s, int k) {
    const Contact *law = m->contacts + k;
    int open = m->chain->modes[m->chain->current].open[k];
    return !law->unilateral || law->order || !open || s->position[law->row] <= law->touching;
}

static int closes(const ModeCases *m, const ContactResponse *s, int k) {
    const Contact *law = m->contacts + k;
    return is_met(m, s, k) && law->unilateral && s->rate[law->row] < -law->closing;
}

/* Whether a gap that is too small to resolve is open and grows. */
static int leaves(const ModeCases *m, const ContactResponse *s, int k) {
    const Contact *law = m->contacts + k;
    return law->unilateral && !law->order && s->rate[law->row] > law->closing;
}

static double kinetic_energy_of(const ModeCases *m, const double *x) {
    m->kinetic_energy(m->t, x, m->chain->whole->parameters, m->held_reaction, m->outputs);
    return m->outputs[m->held_kinetic];
}

/* The state after a strike with restitutions e (row), in m->after; 0 as above. */
static int strike(ModeCases *m, const ContactResponse *s, const double *e) {
    Chain *c = m->chain;
    double b[MOST_ROWS], lam[MOST_ROWS];
    int states = 0, rebounds = 0;
    ContactResponse p;
    for (int k = 0; k < c->contact_count; k++) {
        const Contact *law = m->contacts + k;
        int met = is_met(m, s, k), n = law->row, t = law->tangent;
        states = 2 * states + met;
        if (!met) continue;
        if (leaves(m, s, k)) return 0; /* it strikes after the others, where they close it */
        if (isnan(m->coefficients[(long)m->at * 3 * c->contact_count + 3 * k + 2])) return 0;
        if (t >= 0 && law->friction * fabs(delassus(s, n, t)) >= 0.999 * delassus(s, n, n)) return 0;
        rebounds |= e[n] != 0.0;
    }
    pose_strike(s, e, m->rate_margins, b, &p);
    const Combination *found = find_combination(m, &p, STRIKES, states);
    if (!found || !impulses_of(&p, found, lam)) return 0;
    if (rebounds && may_create_energy(s, lam)) return 0;
    memcpy(m->after, m->x, sizeof(double) * c->states);
    strike_speeds(s, lam, m->speeds, m->x + m->coordinates, m->after + m->coordinates);
    return 1;
}

/* Rows whose bounce would be lower than a run resolves lose their restitution; how many, or -1 where it is not clear, or
 * where a strike elsewhere lifts one as little. */
static int end_small_bounces(const ModeCases *m, const ContactResponse *s, const Combination *found, double *e) {
    const Chain *c = m->chain;
    double lam[MOST_ROWS], value[MOST_ROWS];
    int count = 0;
    if (found->held_count && !solve_combination(s, found, lam, value)) return -1;
    for (int k = 0; k < c->contact_count; k++) {
        const Contact *law = m->contacts + k;
        int n = law->row;
        double v = s->rate[n], a;
        if (law->order || !c->modes[found->next].open[k] || (e[n] == 0.0 && !(is_met(m, s, k) && v > 0.0))) continue;
        if (found->held_count) a = value[n];
        else if (!held_acceleration(s, n, m->always_count, m->always, &a)) return -1;
        double error = 3.0 * s->value_error[n], least = LOWEST_BOUNCE * m->position_margins[n];
        double height = v * v / (2.0 * fmax(-a, error)); /* at least, where the acceleration may be none */
        if (-a < -error || height > 1.000001 * least) continue;
        if (e[n] == 0.0 || -a <= error || height > 0.999999 * least) return -1;
        e[n] = 0.0, count++;
    }
    return count;
}

/* The mode that follows at (t, x), and the response there; x is moved by what strikes. 0 as above. */
static const Combination *settle(ModeCases *m, ContactResponse *s) {
    Chain *c = m->chain;
    double e[MOST_ROWS] = {0.0};
    int strikes = 0;
    if (!evaluate_contact_response(c, m->t, m->x, s)) return 0;
    for (int k = 0; k < c->contact_count; k++)
        if (closes(m, s, k)) {
            strikes = 1;
            e[m->contacts[k].row] = m->coefficients[(long)m->at * 3 * c->contact_count + 3 * k + 2];
        }
    if (!strikes) return hold(m, s, m->guard);
    for (int again = 0; again < 2; again++) {
        const Combination *found;
        if (again && !evaluate_contact_response(c, m->t, m->x, s)) return 0;
        if (!strike(m, s, e) || !evaluate_contact_response(c, m->t, m->after, s)) return 0;
        found = hold(m, s, STRUCK);
        if (!found) return 0;
        int ended = end_small_bounces(m, s, found, e);
        if (ended < 0 || (again && ended)) return 0;
        if (ended) continue;
        m->lost += kinetic_energy_of(m, m->x) - kinetic_energy_of(m, m->after);
        memcpy(m->x, m->after, sizeof(double) * c->states);
        return found;
    }
    return 0;
}

/* A mode begins, or goes on; 0 where its rows are not independent beyond doubt. */
static int enter_mode(ModeCases *m, const ContactResponse *s, int number) {
    Chain *c = m->chain;
    const Mode *mode = c->modes + number;
    ModeProgram *program = m->programs + number;
    if (!program->entered) {
        double *margins = (double *)mode->run->event_margins;
        const double *p = m->parameters + (long)m->at * m->parameter_count;
        if (!program->restart(mode->run, program->as_new, p, m->parameter_count, m->t, m->x)) return 0;
        for (int k = 0; k < program->event_count; k++)
            margins[k] = program->measures[k] == BY_POSITION ? m->position_margins[program->rows[k]]
                         : program->measures[k] == BY_RATE   ? m->rate_margins[program->rows[k]]
                                                             : 0.0;
        program->entered = 1;
    }
    resume(c, mode, s, m->t, m->x, m->sample);
    c->current = number;
    return 1;
}

/* ---- what is kept ---------------------------------------------------------------------------------------------------- */

/* Whether no open relation is violated at a sample; as `require_kept` of violation.py. */
static int is_kept(const ModeCases *m, double t, const double *x) {
    const Chain *c = m->chain;
    int relations = 0;
    for (int k = 0; k < c->contact_count; k++)
        relations |= m->contacts[k].unilateral && !m->contacts[k].order && c->modes[c->current].open[k];
    if (!relations) return 1;
    m->position(t, x, c->whole->parameters, 0, m->positions);
    for (int i = 0; i < m->position_count; i++)
        for (int k = 0; k < c->contact_count; k++) {
            const Contact *law = m->contacts + k;
            if (law->row == m->position_rows[i] && law->unilateral && !law->order && !(m->positions[i] >= -law->violated)) return 0;
        }
    return 1;
}

/* The samples of the mode under way before `last`; 0 where one violates a relation. */
static int keep_stretch(ModeCases *m, int last) {
    const Chain *c = m->chain;
    const Mode *mode = c->modes + c->current;
    const ModeProgram *program = m->programs + c->current;
    const Run *r = mode->run;
    int count = m->time_count;
    double *energies = m->energies + (long)m->at * 2 * count, *work = m->work + (long)m->at * count;
    double *histories = m->histories + (long)m->at * m->kept * count;
    for (int i = m->sample; i < last; i++) {
        const double *x = r->states + (long)i * c->states;
        if (!is_kept(m, r->sample_times[i], x)) return 0;
        if (i != m->reached || i >= count || r->sample_times[i] != m->times[i]) continue;
        for (int k = 0; k < m->kept; k++) histories[(long)k * count + i] = x[k];
        program->outputs(m->times[i], x, r->parameters, program->reaction, m->outputs);
        energies[i] = m->outputs[program->kinetic];
        energies[count + i] = m->outputs[program->kinetic] + m->outputs[program->potential];
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
    for (int k = 0; k < MOST_MODES; k++)
        if (m->programs[k].entered) found = larger(m->programs[k].residual(m->chain->modes[k].run), found);
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
    memcpy(m->x, r->states + (long)last * m->chain->states, sizeof(double) * m->chain->states);
    m->stage = TO_SETTLE;
    return change_comes_to_an_end(m) ? RUNNING : LEFT;
}

/* Goes on with the cases; what the caller is asked for, or that all are through. */
int appell_mode_cases(ModeCases *m) {
    if (m->stage != TO_BEGIN) set_friction(m); /* what was learnt meanwhile */
    while (m->at < m->case_count) {
        int status = RUNNING;
        if (*m->stop) return STOP_ASKED;
        if (m->stage == TO_BEGIN) {
            if (!begin_mode_case(m)) status = LEFT;
            else if (m->wanted) return m->wanted;
            m->stage = TO_SETTLE;
        }
        if (status == RUNNING && m->stage == TO_SETTLE) {
            ContactResponse s;
            m->wanted = NOTHING_ASKED;
            const Combination *next = settle(m, &s);
            if (!next && m->wanted) return m->wanted;
            if (!next || !enter_mode(m, &s, next->next)) status = LEFT;
            m->stage = TO_ADVANCE;
        }
        if (status == RUNNING) status = advance_mode_case(m);
        if (status != RUNNING) end_mode_case(m, status);
    }
    return NOTHING_ASKED;
}
