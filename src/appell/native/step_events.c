/* Events on steps of trajectories that go side by side: what a home of lanes has seen to cross, or may, is searched here as
 * the steps of a single run are. */

static int place_step(Run *r, Buffers *b, const StepEvents *s) {
    memcpy(r->parameters, s->parameters, sizeof(double) * s->parameter_count);
    memcpy(b->z0, s->z0, sizeof(double) * NZ);
    memcpy(b->K, s->rates, sizeof(double) * NZ);
    r->t = s->t, r->started = 1;
    follow_inputs(r, s->t, s->z0);
    return !MA || appell_scales(r, s->t, s->z0, (double *)r->row_scale, (double *)r->speed_scale) ? RUNNING : SINGULAR;
}

/* The first look at a trajectory, at its start: the sizes of its event functions. */
int appell_begin_step_events(void *run, StepEvents *s) {
    Run *r = run;
    Buffers b;
    lay_out(&b, r);
    int status = place_step(r, &b, s);
    r->events_measured = 0, r->largest_coordinate = r->largest_speed = 0.0;
    note_sizes(r, b.z0);
    if (!status) status = begin_events(r, &b);
    memcpy(s->memory, b.event_last, sizeof(double) * NE);
    memcpy(s->memory + NE, b.event_sizes, sizeof(double) * NE);
    memset(s->memory + 2 * NE, 0, sizeof(double) * NE);
    return status;
}

int appell_search_step_events(void *run, StepEvents *s) {
    Run *r = run;
    Buffers b;
    lay_out(&b, r);
    int count = 0, status = place_step(r, &b, s);
    memcpy(b.z1, s->z1, sizeof(double) * NZ);
    for (int k = 0; k < 7; k++) memcpy(b.dense + k * NK, s->dense + k * NZ, sizeof(double) * NZ);
    memset(b.event_levels, 0, sizeof(double) * NE);
    memcpy(b.event_last, s->memory, sizeof(double) * NE);
    memcpy(b.event_sizes, s->memory + NE, sizeof(double) * NE);
    memcpy(b.event_scales, s->memory + 2 * NE, sizeof(double) * NE);
    if (!status) status = find_crossings(r, &b, s->h, &count);
    memcpy(s->memory, b.event_last, sizeof(double) * NE);
    memcpy(s->memory + 2 * NE, b.event_scales, sizeof(double) * NE);
    s->until = 1.0, s->terminal = 0;
    for (int k = 0; k < count && !status && !s->terminal; k++) {
        int event = b.crossing_events[k];
        if (!s->counts[event]++) s->times[event] = s->t + b.crossing_times[k] * s->h;
        if (r->event_terminals[event]) s->terminal = 1, s->until = b.crossing_times[k];
    }
    return status;
}
