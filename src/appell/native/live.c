/* A motion with modes on which a person acts while it runs: one moment after another, with other parameters in between. */

/* On to `end`, the only sample, from where it is, in the mode that follows with the parameters as they now are: what has
 * changed may open a contact or let a body slip. appell_advance_program goes on to there. */
void appell_live_modes(ModeProgram *p, double end) {
    Hybrid *h = &p->hybrid;
    size_t size = sizeof(double) * (size_t)h->parameter_count;
    if (h->stage == TO_ADVANCE) { /* a moment has ended within a mode */
        const Mode *mode = p->chain.modes + p->chain.current;
        h->t = mode->run->t, h->guard = NO_GUARD, h->stage = TO_SETTLE;
        memcpy(h->x, mode->state, sizeof(double) * NX);
        for (int k = 0; k < NP; k++) p->work_before[k] += mode->state[NX + k];
    }
    memcpy(p->whole.parameters, h->parameters, size);
    for (int n = 0; n < p->chain.mode_count; n++) memcpy(p->maker.runs[n].parameters, h->parameters, size);
    appell_mode_numbers(h->t, h->x, h->parameters, 0, p->coefficients);
    memcpy((double *)p->decider.weights, p->coefficients + 3 * p->decider.law_count, sizeof(double) * MA);
    set_coefficients(h);
    p->times[0] = h->end = end;
    h->sample = h->last = h->steps = h->change_count = 0;
}
