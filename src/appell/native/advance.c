/* The run: steps from sample to sample, with projection, events and the record of what was met. */

#define WAITING (-1) /* the rank of a sample whose rates wait */

/* The accelerations, multipliers and rank of sample k, which is x at time t. */
STAGE int write_rates(Run *r, Buffers *b, double t, const double *x, long k) {
    int status = rates(r, b, t, x, b->rate, 1);
    if (status) return status;
    note_acceleration_residuals(r, b);
    memcpy(r->speed_rates + k * NU, b->reaction, sizeof(double) * NU);
    memcpy(r->multipliers + k * (MA + MI), b->reaction + NU, sizeof(double) * (MA + MI));
    r->ranks[k] = r->rank;
    return RUNNING;
}

/* Whether the rates at x are regular as they are written out: with reactions that are not ideal no projection says so. */
static int written_rates_exist(Run *r, Buffers *b, double t, const double *x) {
    if (!is_written_out(r)) return 0;
    follow_inputs(r, t, x);
    appell_regular(t, x, r->parameters, 0, b->regular);
    return is_regular(r, b->regular);
}

/* Writes z at time t, on the constraints, as the next sample; `is_kept`: it is the end of a step, or the start, and its
 * residuals are noted. Where its rates may wait until they are asked for (`appell_sample_rates`), they
 * do if its projection has shown that they exist: a definite metric and independent rows, as many as A has. */
STAGE int write_sample(Run *r, Buffers *b, double t, double *z, int is_kept) {
    int k = r->sample_count, status = RUNNING;
    int is_regular = is_kept ? b->end_is_regular : b->metric_is_definite && b->rows_are_independent;
    int may_wait = r->rates_wait && is_regular && MV == MA && (!MI || r->is_ideal || written_rates_exist(r, b, t, z));
    r->ranks[k] = WAITING;
    if (!status && !may_wait) status = write_rates(r, b, t, z, k);
    if (status) return status;
    if (!is_kept) note_residuals(r, b, t, z);
    r->sample_times[k] = t;
    memcpy(r->states + (long)k * NX, z, sizeof(double) * NX);
    memcpy(r->work + (long)k * NP, z + NX, sizeof(double) * NP);
    r->sample_count++;
    return RUNNING;
}

/* Near a singular pose the way back multiplies the error of an interpolation, which is under no control off the
 * constraints: there a sample is the end of a step of its own from z0, whose stages nobody needs any more. */
STAGE int step_to_sample(Run *r, Buffers *b, double h, double *z) {
    memcpy(b->aside, b->z1, sizeof(double) * NZ);
    int status = compute_stages(r, b, h);
    if (!status) memcpy(z, b->z1, sizeof(double) * NZ);
    memcpy(b->z1, b->aside, sizeof(double) * NZ);
    return status;
}

/* The state at t + at h, on the constraints. */
STAGE int sample_between(Run *r, Buffers *b, double h, double at, double t, double *z) {
    interpolate(b, at, z);
    int loose = r->loose_samples, status = land_between(r, b, t, z);
    if (status || r->loose_samples == loose || r->method != DOP853) return status;
    r->loose_samples = loose; /* counted once, where it lands in the end */
    status = step_to_sample(r, b, at * h, z);
    return status ? status : land_between(r, b, t, z);
}

/* Samples with times up to t + theta h. */
STAGE int write_samples(Run *r, Buffers *b, double h, double theta) {
    while (r->sample_count < r->time_count) {
        double t = r->times[r->sample_count], at = (t - r->t) / h;
        if (at > theta) return RUNNING;
        int status = RUNNING, is_end = at >= 1.0;
        if (is_end) memcpy(b->point, b->z1, sizeof(double) * NZ);
        else status = sample_between(r, b, h, at, t, b->point);
        if (!status) status = write_sample(r, b, t, b->point, is_end);
        if (status) return status;
    }
    return RUNNING;
}

/* Records the crossings up to the first terminal one; theta receives where the step ends for the run. */
STAGE int write_events(Run *r, Buffers *b, double h, int count, double *theta, int *terminal) {
    for (int k = 0; k < count && !*terminal; k++) {
        int event = b->crossing_events[k], n = r->event_count;
        double at = b->crossing_times[k], t = r->t + at * h;
        if (at >= 1.0) memcpy(b->point, b->z1, sizeof(double) * NZ);
        else interpolate(b, at, b->point);
        int status = land_between(r, b, t, b->point);
        if (status) return status;
        r->event_indices[n] = event;
        r->event_times[n] = t;
        memcpy(r->event_states + (long)n * NX, b->point, sizeof(double) * NX);
        r->event_count++;
        if (r->event_terminals[event]) *terminal = 1, *theta = at;
    }
    return RUNNING;
}

/* A first step, where nothing of the last one holds any more. */
STAGE void restart_step(Run *r, Buffers *b) {
    r->has_jacobian = 0, r->factored_step = r->previous_step = 0.0;
    r->h = first_step(r, b, r->end < r->t ? -1.0 : 1.0, fabs(r->end - r->t), r->method == DOP853);
}

/* Stops behind the time reached are over; who begins just before one begins after it. */
static void skip_stops(Run *r) {
    double direction = r->end < r->t ? -1.0 : 1.0;
    for (r->stop = 0; r->stop < r->stop_count; r->stop++) {
        const double *stop = r->stops + 2 * r->stop;
        if ((stop[0] - r->t) * direction > 0.0) break;
        if ((stop[1] - r->t) * direction > 0.0) r->t = stop[1];
    }
}

/* Over a stop: the state is the same, its rates are those after it, and nothing is smooth. */
STAGE int pass_stop(Run *r, Buffers *b) {
    r->t = r->stops[2 * r->stop++ + 1];
    int status = rates(r, b, r->t, b->z0, b->K, 0);
    if (!status) restart_step(r, b);
    return status;
}

/* The start, or a start afresh from the state of another mode: that is a sample only where one is asked for. */
STAGE int start(Run *r, Buffers *b) {
    b->residuals_wait = lands(r) && land(r, b, r->t, b->z0, 0);
    int status = b->residuals_wait ? RUNNING : project_afresh(r, b, r->t, b->z0);
    b->end_is_regular = b->metric_is_definite && b->rows_are_independent;
    if (!status) note_residuals(r, b, r->t, b->z0);
    memcpy(b->point, b->z0, sizeof(double) * NZ);
    if (!status && r->sample_count < r->time_count && r->times[r->sample_count] == r->t) status = write_sample(r, b, r->t, b->point, 1);
    skip_stops(r);
    if (!status) status = stage_rates(r, b, r->t, b->z0, b->K, 0);
    if (!status) note_rank(r);
    if (status) return status;
    note_sizes(r, b->z0);
    if (NE) status = begin_events(r, b);
    if (status) return status;
    r->event_step = r->step_ceiling = 0.0;
    if (r->h == 0.0) restart_step(r, b);
    else r->h = copysign(fmin(fabs(r->h), fabs(r->end - r->t)), r->end - r->t);
    expect_sizes(r, b->z0, b->K, r->h);
    r->has_jacobian = 0, r->factored_step = r->previous_step = 0.0;
    r->started = 1;
    return RUNNING;
}

/* Whether the motion runs away: its rates would change it by a part of its size within the smallest step. What overflows
 * in a trial step then is no fault of the equations. */
#define AWAY 1e-2
static int runs_away(const Buffers *b, double h) {
    double size = 0.0, change = 0.0;
    for (int i = 0; i < NQ + NU; i++) {
        size = larger(fabs(b->z0[i]), size);
        change = larger(fabs(h * b->K[i]), change);
    }
    return change > AWAY * size;
}

/* A step that failed is tried again four times smaller; the status stands when none is small enough. */
static int reject_step(Run *r, const Buffers *b, double h, double factor, int status) {
    r->rejected++;
    r->h = h * factor;
    if (fabs(r->h) > FINEST * fmax(fabs(r->t), fabs(r->end))) return RUNNING;
    return status && !(status == NONFINITE && runs_away(b, h)) ? status : fail(r, STEP_TOO_SMALL, NOWHERE, 0, r->t);
}

/* The step is good: events and samples in it are written, then it becomes the start of the next one. */
STAGE int accept(Run *r, Buffers *b, double h, double t1, int count) {
    double theta = 1.0;
    int terminal = 0, status = RUNNING;
    if (NE) status = write_events(r, b, h, count, &theta, &terminal);
    if (!status) status = write_samples(r, b, h, theta);
    if (status) return status;
    if (terminal) {
        double t = r->event_times[r->event_count - 1];
        if (r->sample_count && r->sample_times[r->sample_count - 1] == t) return TERMINAL_EVENT;
        if (theta < 1.0) status = sample_between(r, b, h, theta, t, b->point);
        else memcpy(b->point, b->z1, sizeof(double) * NZ);
        if (!status) status = write_sample(r, b, t, b->point, theta >= 1.0);
        return status ? status : TERMINAL_EVENT;
    }
    r->t = t1;
    note_sizes(r, b->z1);
    for (int i = 0; i < NZ; i++) b->z0[i] = b->z1[i], b->K[i] = b->K[12 * NK + i];
    if (NE) restore_levels(b);
    return t1 == r->end ? FINISHED : RUNNING;
}

/* Projects the end of the step and evaluates the right side there: K_13, and K_1 of the next step. Then
 * the dense output, where a sample or an event may lie inside. */
static int finish_step(Run *r, Buffers *b, double h, double t1) {
    int status = land_step(r, b, t1, b->z1);
    b->end_is_regular = b->metric_is_definite && b->rows_are_independent;
    if (!status) status = arrival_rates(r, b, t1, b->z1, b->K + 12 * NK);
    if (status) return status;
    if (r->method == RADAU) {
        radau_dense(r, b, h);
        return RUNNING;
    }
    status = check_stiffness(r, b, h);
    if (status) return status;
    int inside = r->sample_count < r->time_count && (r->times[r->sample_count] - t1) * h < 0.0;
    return NE || inside ? prepare_dense(r, b, h) : RUNNING;
}

/* z1 after a trial step, its error against the tolerance and the factor of the step to follow. */
static inline int try_step(Run *r, Buffers *b, double h, double t1, double *error, double *factor) {
    if (r->method == RADAU) return radau_trial(r, b, h, t1, error, factor);
    int status = compute_stages(r, b, h);
    if (status) return status;
    *error = error_norm(r, b, h, t1);
    if (b->metric_failed) return b->metric_failed;
    LastStep last = {r->previous_step, r->previous_error, r->previous_whole};
    int refused = r->rejected > r->rejected_before, several = NU - ACTING(r) > 1;
    *factor = step_factor(&last, h, error, b->whole_error, refused, appell_rows_curve, several);
    return RUNNING;
}

/* How far the next step goes: to the end or to a stop at most, and no further than events can be followed. */
static double step_length(const Run *r, double *t1, int *last, int *at_stop) {
    double h = r->h, limit = r->end, direction = r->end < r->t ? -1.0 : 1.0;
    *at_stop = r->stop < r->stop_count && (r->stops[2 * r->stop] - r->end) * direction < 0.0;
    if (*at_stop) limit = r->stops[2 * r->stop];
    if (fabs(h) > r->max_step) h = copysign(r->max_step, h);
    if (r->event_step > 0.0 && fabs(h) > r->event_step) h = copysign(r->event_step, h);
    *last = fabs(h) * (1.0 + 1e-9) >= fabs(limit - r->t);
    *at_stop &= *last;
    if (*last) h = limit - r->t;
    *t1 = *last ? limit : r->t + h;
    return h;
}

/* A step over which an event function cannot be followed is taken again, shorter. */
static int shorten_for_events(Run *r, const Buffers *b, double h, int status) {
    r->event_step = 0.25 * fabs(h);
    r->has_jacobian = 0, r->factored_step = r->previous_step = 0.0;
    return reject_step(r, b, h, 0.25, status == UNRESOLVED ? RUNNING : status);
}

/* One trial step. */
static int step(Run *r, Buffers *b) {
    double t1, error, factor;
    int last, at_stop, count = 0;
    double h = step_length(r, &t1, &last, &at_stop);
    int status = try_step(r, b, h, t1, &error, &factor);
    if (status) return reject_step(r, b, h, 0.25, status);
    if (!(error < 1.0)) {
        enlarge_sizes(r, b->z1);
        return reject_step(r, b, h, fmin(factor, 0.9), RUNNING);
    }
    status = finish_step(r, b, h, t1);
    if (status == STIFF) return status;
    if (status) return reject_step(r, b, h, 0.25, status);
    if (NE) status = find_crossings(r, b, h, &count);
    if (status) return shorten_for_events(r, b, h, status);
    r->accepted++;
    r->recent_refusals *= FORGOTTEN;
    if (r->method == DOP853) {
        r->previous_step = h, r->previous_error = error, r->previous_whole = b->whole_error;
        r->rejected_before = r->rejected;
    }
    r->event_step *= 2.0;
    r->h = last ? fmax(fabs(h), fabs(r->h)) * copysign(1.0, h) : h * factor;
    status = accept(r, b, h, t1, count);
    return status == RUNNING && at_stop ? pass_stop(r, b) : status;
}

/* Goes on for at most `steps` trial steps. RUNNING: call again. */
int appell_advance(Run *r, int steps) {
    Buffers b;
    lay_out(&b, r);
    if (!r->started) {
        int status = start(r, &b);
        if (status) return status;
        if (r->t == r->end) return FINISHED;
    }
    for (int k = 0; k < steps; k++) {
        if (r->accepted + r->rejected >= r->max_steps) return TOO_MANY_STEPS;
        if (NE && r->event_capacity - r->event_count < CROSSINGS) return RUNNING;
        int status = step(r, &b);
        if (status) return status;
    }
    return RUNNING;
}
