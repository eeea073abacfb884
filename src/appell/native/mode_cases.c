/* Many cases of a model with modes, one after the other and from mode to mode without a return to the caller (hybrid.c).
 *
 * A case begins with every Run as new. The caller is asked for starts whose speeds follow from contacts that are met; what
 * is not finished is left to a run of its own, which says why. */

enum Asked { NOTHING_ASKED = 0, START_ASKED = 1, STOP_ASKED = 2, ROOM_ASKED = 3 };

/* What the caller owns; mirrored by appell.compile.mode_cases. */
typedef struct {
    Hybrid hybrid;              /* of the case at hand */
    const double *starts;       /* (case, states) */
    const double *parameters;   /* (case, parameter_count) */
    const double *coefficients; /* (case, law, 3) */
    const double *times;
    double *histories, *work, *energies, *residuals, *event_times; /* as in Cases; the work is less what impacts took */
    double *outputs;            /* room for outputs */
    int *event_counts, *statuses;
    const volatile int *stop;
    const int *start_phases; /* (law) in which a start is completed */
    int *begun_phases;       /* (law) in which the caller has completed this start, where `is_begun` */
    double work_before;
    int case_count, time_count, kept, potential, at, reached, is_begun;
} ModeCases;

int appell_mode_cases_size(int which) {
    const int sizes[] = {sizeof(ModeCases), sizeof(Hybrid), sizeof(ModeMaker), sizeof(PhaseMask), sizeof(PhaseGuard)};
    return sizes[which];
}

/* The case at hand begins; START_VIOLATED where the caller is to complete its start. */
static int begin_mode_case(ModeCases *m) {
    Hybrid *h = &m->hybrid;
    const Decider *d = h->chain->decider;
    h->parameters = m->parameters + (long)m->at * h->parameter_count;
    h->coefficients = m->coefficients + (long)m->at * 3 * d->law_count;
    h->t = m->times[0];
    memcpy(h->x, m->starts + (long)m->at * d->states, sizeof(double) * d->states);
    memcpy(h->phases, m->is_begun ? m->begun_phases : m->start_phases, sizeof(int) * d->law_count);
    m->work_before = 0.0, m->reached = 0;
    int status = begin_hybrid(h), is_completed = m->is_begun && status == START_VIOLATED; /* it strikes at once */
    m->is_begun = 0;
    return is_completed ? RUNNING : status;
}

/* The samples of the mode under way before h->last. */
static void keep_stretch(ModeCases *m) {
    Hybrid *h = &m->hybrid;
    const Chain *c = h->chain;
    const Mode *mode = c->modes + c->current;
    const Run *r = mode->run;
    int count = m->time_count;
    double *energies = m->energies + (long)m->at * 2 * count, *work = m->work + (long)m->at * count;
    double *histories = m->histories + (long)m->at * m->kept * count;
    for (int i = h->sample; i < h->last; i++) {
        const double *x = r->states + (long)i * c->decider->states;
        if (i != m->reached || i >= count || r->sample_times[i] != m->times[i]) continue;
        for (int k = 0; k < m->kept; k++) histories[(long)k * count + i] = x[k];
        appell_outputs(m->times[i], x, r->parameters, c->reaction, m->outputs);
        energies[i] = m->outputs[c->kinetic];
        energies[count + i] = m->outputs[c->kinetic] + m->outputs[m->potential];
        work[i] = (NP ? r->work[(long)i * NP] : 0.0) + m->work_before - h->lost;
        m->reached++;
    }
    h->sample = h->last;
    if (NP && r->sample_count) m->work_before += r->work[(long)(r->sample_count - 1) * NP];
}

/* Counts the events of the person among those found. */
static void count_mode_events(ModeCases *m, Run *r) {
    int users = m->hybrid.chain->users;
    for (int i = 0; i < r->event_count; i++) {
        long at = (long)m->at * users + r->event_indices[i];
        if (r->event_indices[i] < users && !m->event_counts[at]++) m->event_times[at] = r->event_times[i];
    }
    r->event_count = 0;
}

static void end_mode_case(ModeCases *m, int status) {
    const Hybrid *h = &m->hybrid;
    int count = m->time_count, last = m->reached - 1;
    double *energies = m->energies + (long)m->at * 2 * count, *work = m->work + (long)m->at * count, found = 0.0;
    for (int i = m->reached; last >= 0 && i < count; i++)
        energies[i] = energies[last], energies[count + i] = energies[count + last], work[i] = work[last];
    for (int k = 0; k < h->chain->mode_count; k++)
        if (h->chain->modes[k].entered) found = larger(appell_largest_residual(h->chain->modes[k].run), found);
    m->residuals[m->at] = found;
    m->statuses[m->at++] = status;
    m->hybrid.stage = TO_BEGIN;
}

/* On in the mode under way, whose samples and events are kept. */
static int advance_mode_case(ModeCases *m) {
    Run *r = m->hybrid.chain->modes[m->hybrid.chain->current].run;
    int status = advance_hybrid(&m->hybrid, STEPS_AT_ONCE), is_through = status == FINISHED || status == TERMINAL_EVENT;
    count_mode_events(m, r);
    if (is_through || m->hybrid.stage == TO_SETTLE) keep_stretch(m);
    return status;
}

/* Goes on with the cases; what the caller is asked for, or that all are through. */
int appell_mode_cases(ModeCases *m) {
    while (m->at < m->case_count) {
        int status = RUNNING;
        if (*m->stop) return STOP_ASKED;
        if (m->hybrid.stage == TO_BEGIN) status = begin_mode_case(m);
        if (status == START_VIOLATED) {
            m->hybrid.stage = TO_BEGIN;
            return START_ASKED;
        }
        if (status == RUNNING && m->hybrid.stage == TO_SETTLE) status = settle_hybrid(&m->hybrid);
        if (status == MODES_FULL) return ROOM_ASKED;
        if (status == SCALES_ASKED) status = SINGULAR;
        if (status == RUNNING) status = advance_mode_case(m);
        if (status != RUNNING) end_mode_case(m, status);
    }
    return NOTHING_ASKED;
}
