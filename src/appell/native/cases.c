/* Many cases of one program, one after the other, without a return to the caller: each begins with every Run as new and a
 * workspace of zeros, so that it has the same bits whatever came before it. What the stepper cannot finish, and starts whose
 * rows need a decision of rank, are left to the caller by their status. */

/* What the caller owns; mirrored field by field by appell.compile.cases.NativeCases. */
typedef struct {
    Run *run;                 /* of a program without modes; else 0 */
    ModeProgram *modes;       /* of one with modes; else 0 */
    const double *starts;     /* (case, NX) */
    const double *parameters; /* (case, parameter_count) */
    const int *phases;        /* (case, law) in which each start was completed */
    double *histories;        /* (case, NQ + NU, time_count); what is not reached stays */
    double *work;             /* (case, time_count), less what impacts took */
    double *energies;         /* (case, 2, time_count): kinetic and total; behind an early end as at that end */
    double *residuals;        /* (case): the largest |c| of positions and velocities */
    double *event_times;      /* (case, event_count): the first of each */
    double *outputs;          /* (NY) */
    int *event_counts;        /* (case, event_count) */
    int *statuses;            /* (case) */
    const volatile int *stop; /* set by another thread: return before the next case */
    int case_count, parameter_count, event_count;
    int kinetic, potential; /* among the outputs */
    int strikes_at_once;    /* whether what these starts violate is only about to be */
} Cases;

int appell_cases_size(void) { return (int)sizeof(Cases); }

/* Counts the events of the caller that were found since the last call. */
static void count_events(Run *r, const Cases *c, long k) {
    for (int i = 0; i < r->event_count; i++) {
        long at = k * c->event_count + r->event_indices[i];
        if (r->event_indices[i] < c->event_count && !c->event_counts[at]++) c->event_times[at] = r->event_times[i];
    }
    r->event_count = 0;
}

/* The samples at the instants that were asked for; where a terminal event ended the case there is one more, at that. */
STAGE void keep_samples(Run *r, const Cases *c, long k) {
    int kept = NQ + NU, count = r->time_count, reached = 0;
    double *energies = c->energies + k * 2 * count, *work = c->work + k * count;
    for (; reached < r->sample_count && reached < count && r->sample_times[reached] == r->times[reached]; reached++) {
        const double *x = r->states + (long)reached * NX, *y = c->modes ? c->modes->outputs + (long)reached * NY : c->outputs;
        for (int i = 0; i < kept; i++) c->histories[(k * kept + i) * count + reached] = x[i];
        if (!c->modes)
            appell_read_outputs(r, 1, r->times + reached, x, r->speed_rates + (long)reached * NU,
                                r->multipliers + (long)reached * (MA + MI), c->outputs);
        energies[reached] = y[c->kinetic];
        energies[count + reached] = y[c->kinetic] + y[c->potential];
        work[reached] = (NP ? r->work[(long)reached * NP] : 0.0) - (c->modes ? c->modes->lost[reached] : 0.0);
    }
    for (int i = reached; reached && i < count; i++) {
        energies[i] = energies[reached - 1], energies[count + i] = energies[count + reached - 1];
        work[i] = work[reached - 1];
    }
}

/* RUNNING where the case begins. */
static int begin_case(const Cases *c, const Run *as_new, long k) {
    const double *x = c->starts + k * NX, *p = c->parameters + k * c->parameter_count;
    if (!c->modes) return appell_restart(c->run, as_new, p, c->parameter_count, as_new->t, x) ? RUNNING : SINGULAR;
    int laws = c->modes->decider.law_count;
    memcpy(c->modes->hybrid.phases, c->phases + k * laws, sizeof(int) * (size_t)laws);
    int status = appell_begin_motion(c->modes, x, p);
    return status == START_VIOLATED && c->strikes_at_once ? RUNNING : status;
}

/* Runs every case. Returns 1 where another thread asked for a stop. */
int appell_cases(const Cases *c) {
    Run as_new = c->modes ? c->modes->blank : *c->run;
    for (long k = 0; k < c->case_count; k++) {
        if (*c->stop) return 1;
        int status = begin_case(c, &as_new, k);
        while (status == RUNNING && !*c->stop) {
            status = c->modes ? appell_advance_program(c->modes) : appell_advance(c->run, STEPS_AT_ONCE);
            count_events(c->modes ? appell_mode_run(c->modes) : c->run, c, k);
        }
        c->statuses[k] = status;
        if (status != FINISHED && status != TERMINAL_EVENT) continue;
        keep_samples(c->modes ? appell_mode_run(c->modes) : c->run, c, k);
        c->residuals[k] = appell_largest_residual(c->modes ? appell_mode_audit(c->modes) : c->run);
    }
    return 0;
}
