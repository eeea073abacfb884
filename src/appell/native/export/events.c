/* Events of an export: those that a step has met are told one by one; one that is terminal ends a call. */

static void tell_events(appell_model *m, Run *r) {
    for (int k = 0; k < r->event_count; k++) {
        int event = r->event_indices[k];
        if (event >= APPELL_EVENTS) continue;
        if (r->event_terminals[event] > 0) m->event = event;
        if (m->met) m->met(event, r->event_times[k], r->event_states + (long)k * NX, m->context);
    }
    r->event_count = 0;
}

/* A run that a terminal event has ended stands there, and may go on. */
static void begin_at_last_sample(Run *r) {
    long last = r->sample_count - 1;
    double *z = appell_state(r);
    memcpy(z, r->states + last * NX, sizeof(double) * NX);
    memcpy(z + NX, r->work + last * NP, sizeof(double) * NP);
    r->t = r->sample_times[last], r->started = 0;
}
