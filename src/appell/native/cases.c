/* Many cases of one program, one after the other, without a return to the caller: each begins with a Run as new and a
 * workspace of zeros, so that it has the same bits whatever came before it. What the stepper cannot finish, and starts whose
 * rows need a decision of rank, are left to the caller by their status. */

/* What the caller owns; mirrored field by field by appell.compile.cases.NativeCases. */
typedef struct {
    const double *starts;     /* (case, NX) */
    const double *parameters; /* (case, parameter_count) */
    double *histories;        /* (case, NQ + NU, time_count); what is not reached stays */
    double *work;             /* (case, time_count) */
    double *energies;         /* (case, 2, time_count): kinetic and total; behind an early end as at that end */
    double *residuals;        /* (case): the largest |c| of positions and velocities */
    double *event_times;      /* (case, NE): the first of each */
    double *outputs;          /* (NY) */
    int *event_counts;        /* (case, NE) */
    int *statuses;            /* (case) */
    const volatile int *stop; /* set by another thread: return before the next case */
    int case_count, parameter_count;
    int kinetic, potential; /* among the outputs */
} Cases;

int appell_cases_size(void) { return (int)sizeof(Cases); }

/* Counts the events found since the last call. */
static void count_events(Run *r, const Cases *c, long k) {
    for (int i = 0; i < r->event_count; i++) {
        long at = k * NE + r->event_indices[i];
        if (!c->event_counts[at]++) c->event_times[at] = r->event_times[i];
    }
    r->event_count = 0;
}

/* The samples at the instants that were asked for; where a terminal event ended the case there is one more, at that. */
STAGE void keep_samples(Run *r, const Buffers *b, const Cases *c, long k) {
    int kept = NQ + NU, count = r->time_count, reached = 0;
    double *energies = c->energies + k * 2 * count, *work = c->work + k * count;
    for (; reached < r->sample_count && reached < count && r->sample_times[reached] == r->times[reached]; reached++) {
        const double *x = r->states + (long)reached * NX;
        for (int i = 0; i < kept; i++) c->histories[(k * kept + i) * count + reached] = x[i];
        follow_inputs(r, r->times[reached], x);
        appell_outputs(r->times[reached], x, r->parameters, b->reaction, c->outputs);
        energies[reached] = c->outputs[c->kinetic];
        energies[count + reached] = c->outputs[c->kinetic] + c->outputs[c->potential];
        work[reached] = NP ? r->work[(long)reached * NP] : 0.0;
    }
    for (int i = reached; reached && i < count; i++) {
        energies[i] = energies[reached - 1], energies[count + i] = energies[count + reached - 1];
        work[i] = work[reached - 1];
    }
}

/* Runs every case. Returns 1 where another thread asked for a stop. */
int appell_cases(Run *r, const Cases *c) {
    const Run as_new = *r;
    Buffers b;
    lay_out(&b, r);
    for (long k = 0; k < c->case_count; k++) {
        int status = RUNNING;
        if (*c->stop) return 1;
        if (!appell_restart(r, &as_new, c->parameters + k * c->parameter_count, c->parameter_count, as_new.t, c->starts + k * NX)) {
            c->statuses[k] = SINGULAR;
            continue;
        }
        while (status == RUNNING && !*c->stop) {
            status = appell_advance(r, STEPS_AT_ONCE);
            if (NE) count_events(r, c, k);
        }
        c->statuses[k] = status;
        if (status != FINISHED && status != TERMINAL_EVENT) continue;
        keep_samples(r, &b, c, k);
        c->residuals[k] = appell_largest_residual(r);
    }
    return 0;
}
