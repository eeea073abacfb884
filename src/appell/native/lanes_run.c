/* The run of a batch: eight lanes step together, a lane that is through is refilled from the cases that wait. */

/* A step of every lane: h and t1, to the end or to a stop at most. */
static V step_length(const Group *g, const Batch *b, V *t1, L *last) {
    V limit = minimum(g->stop, splat(b->end)), h = minimum(minimum(g->h, splat(b->max_step)), g->event_step), rest = limit - g->t;
    *last = h * (1.0 + 1e-9) >= rest;
    h = pick(*last, rest, h);
    *t1 = pick(*last, limit, g->t + h);
    return pick(g->active, h, splat(0.0));
}

/* Writes how the lanes of `over` ended and frees them. */
static void leave(Group *g, const Batch *b, L over, int how) {
    if (!any(over)) return;
    for (int lane = 0; lane < WIDTH; lane++) {
        if (!over[lane]) continue;
        long number = g->number[lane];
        b->ended[number] = how;
        b->accepted[number] = (int)g->accepted[lane];
        b->rejected[number] = (int)g->rejected[lane];
        b->residuals[2 * number] = g->residual[lane];
        b->residuals[2 * number + 1] = g->norm_residual[lane];
    }
    g->active &= ~over;
}

/* The end of a trial step: its error against the tolerance, along the rows and in `whole` that of every direction, which
 * bounds it (dop853.c). Leaves the first correction of z1 in g->finished. */
static V trial_error(Group *g, V h, V t1, V *whole, L *doubtful) {
    estimate_errors(g);
    set_weights(g);
    *whole = state_error(g, g->errors, h);
    V error = *whole;
    if (MK) {
        evaluate(g, appell_lanes_finish, t1, g->z1, g->errors, g->finished);
        *doubtful |= ~(g->finished[NH + MK] > 0.0) & is_finite(g->finished[NH + MK]);
        error = state_error(g, g->finished + NH + MK + 1, h);
    }
    return minimum(maximum(error, work_error(g, h)), *whole);
}

/* Projects the end of the step, evaluates the right side there and writes the samples inside. Returns the lanes where all
 * of it went well. */
static L finish_step(Group *g, V h, V t1, L accepted, L *doubtful) {
    L good = MK ? project(g, t1, g->z1, accepted, 1.0) : accepted;
    good &= rates(g, t1, g->z1, g->K + 12 * NZ, doubtful);
    L inside = g->event_count ? good : good & (g->instant < t1);
    if (any(inside)) good &= ~inside | prepare_dense(g, h, doubtful);
    return good;
}

/* Over a stop: the state is the same, its rates are those after it, and nothing is smooth. */
static void pass_stops(Group *g, const Batch *b, L there, L *doubtful) {
    g->t = pick(there, g->after, g->t);
    look_for_stops(g, b, there);
    V *zdot = g->K + NZ; /* a row that nobody needs between two steps */
    L unsure = (L){0}, good = rates(g, g->t, g->z0, zdot, &unsure);
    *doubtful |= there & (unsure | ~good);
    for (int i = 0; i < NZ; i++) g->K[i] = pick(there, zdot[i], g->K[i]);
    V h = first_step(g, b);
    g->h = pick(there, h, g->h);
    g->last.step = pick(there, splat(0.0), g->last.step);
}

/* What was accepted becomes the start of the next step. */
static void go_on(Group *g, V t1, L done) {
    g->t = pick(done, t1, g->t);
    g->largest_coordinate = pick(done, maximum(g->largest_coordinate, largest(g->z1, 0, NQ)), g->largest_coordinate);
    g->largest_speed = pick(done, maximum(g->largest_speed, largest(g->z1, NQ, NU)), g->largest_speed);
    for (int i = 0; i < NZ; i++) {
        g->z0[i] = pick(done, g->z1[i], g->z0[i]);
        g->K[i] = pick(done, g->K[12 * NZ + i], g->K[i]);
    }
}

/* The sizes of what cannot be resolved are taken as larger. */
static void enlarge_sizes(Group *g, L refused) {
    g->recent_refusals = pick(refused, g->recent_refusals + 1.0, g->recent_refusals);
    L again = refused & (g->recent_refusals > SEVERAL);
    if (!any(again)) return;
    V most = splat(AT_REST / g->tolerance), q = maximum(g->largest_coordinate, largest(g->z1, 0, NQ)),
      u = maximum(g->largest_speed, largest(g->z1, NQ, NU));
    g->largest_coordinate = pick(again, enlarged_size(q, most), g->largest_coordinate);
    g->largest_speed = pick(again, enlarged_size(u, most), g->largest_speed);
}

/* One trial step of every lane; whether one of them is free after it. */
static int step(Group *g, const Batch *b) {
    V t1;
    L last, doubtful = (L){0};
    V h = step_length(g, b, &t1, &last);
    L good = compute_stages(g, h, &doubtful);
    V whole, error = trial_error(g, h, t1, &whole, &doubtful), kept = error;
    V factor = step_factor(&g->last, h, &kept, whole, g->refused, appell_lanes_rows_curve, NU - MR > 1);
    L accepted = g->active & good & ~doubtful & (error < 1.0);
    L finished = any(accepted) ? finish_step(g, h, t1, accepted, &doubtful) & ~doubtful : accepted;
    V theta = splat(1.0);
    L ending = (L){0}, landed = finished;
    if (g->event_count && any(finished)) finished = follow_events(g, b, h, landed, &theta, &ending);
    g->event_step = pick(landed & ~finished, 0.25 * h, pick(finished, 2.0 * g->event_step, g->event_step));
    V until = pick(ending, g->t + theta * h, t1);
    L sampled = any(finished) ? write_samples(g, b, h, until, finished) : finished;
    L refused = g->active & ~finished;
    go_on(g, t1, sampled);
    g->last.step = pick(sampled, h, g->last.step);
    g->last.error = pick(sampled, kept, g->last.error);
    g->last.whole = pick(sampled, whole, g->last.whole);
    enlarge_sizes(g, refused & ~(error < 1.0));
    g->recent_refusals = pick(sampled, FORGOTTEN * g->recent_refusals, g->recent_refusals);
    g->refused = (g->refused | refused) & ~sampled;
    V shorter = pick(accepted | ~good | ~(error >= 1.0), splat(0.25), minimum(factor, splat(0.9)));
    g->h = pick(refused, h * shorter, pick(last, maximum(h, g->h), h * factor));
    g->accepted -= sampled; /* a lane that is true holds -1 */
    g->rejected -= refused;
    L at_stop = sampled & (t1 == g->stop);
    if (any(at_stop)) pass_stops(g, b, at_stop, &doubtful);
    L small = g->h <= FINEST * maximum(magnitude(g->t), splat(fabs(b->end)));
    L many = g->accepted + g->rejected >= (long long)b->max_steps;
    L lost = finished & ~sampled, through = sampled & (t1 == b->end);
    ending &= sampled;
    if (!any(g->active & (ending | lost | doubtful | through | small | many))) return 0;
    hold_energies(g, b, ending);
    leave(g, b, ending, TERMINAL_EVENT);
    leave(g, b, lost, UNPROJECTED);
    leave(g, b, g->active & doubtful, SINGULAR);
    leave(g, b, g->active & through, FINISHED);
    leave(g, b, g->active & small, STEP_TOO_SMALL);
    leave(g, b, g->active & many, TOO_MANY_STEPS);
    return 1;
}

/* Runs every case of a batch. Returns 1 where another thread asked for a stop, with cases left over. */
int appell_lanes_run(Batch *b) {
    Group running, waiting;
    int begun = 0, taken = WIDTH; /* cases begun, and lanes of the group that waits that were taken */
    lay_out(&running, b->workspace, b->event_count);
    lay_out(&waiting, b->workspace + group_length(b->event_count), b->event_count);
    running.active = (L){0};
    running.tolerance = b->tolerance;
    running.inputs = waiting.inputs = b->inputs;
    running.input_count = waiting.input_count = b->input_count;
    running.events = waiting.events = b->events;
    running.event_count = waiting.event_count = b->event_count;
    int primed = 0;
    for (;;) {
        for (int lane = 0; lane < WIDTH; lane++) {
            while (!running.active[lane]) {
                if (taken == WIDTH) {
                    if (begun == b->case_count) break;
                    if (*b->stop) return 1;
                    int count = begin(&waiting, b, begun);
                    sample_start(&waiting, b);
                    for (int k = count; k < WIDTH; k++) waiting.active[k] = 0;
                    begun += count;
                    taken = 0;
                }
                if (!primed) { /* no lane is without numbers */
                    for (int k = 0; k < WIDTH; k++) refill(&running, k, &waiting, 0), running.active[k] = 0;
                    primed = 1;
                }
                if (waiting.active[taken]) refill(&running, lane, &waiting, taken);
                taken++;
            }
        }
        if (!any(running.active)) return 0;
        while (!step(&running, b)) continue;
    }
}

/* A function (`out_count` rows) at one time and `count` states, each with its parameters; workspace (NX + NPAR + out_count)
 * vectors. */
void appell_lanes_map(Lanes *function, int out_count, double time, int count, const double *x, const double *p, double *out,
                      V *workspace) {
    V *states = workspace, *parameters = states + NX, *found = parameters + NPAR, t = splat(time);
    for (long first = 0; first < count; first += WIDTH) {
        for (int lane = 0; lane < WIDTH; lane++) {
            long k = first + lane < count ? first + lane : first;
            for (int i = 0; i < NX; i++) states[i][lane] = x[k * NX + i];
            for (int i = 0; i < NPAR; i++) parameters[i][lane] = p[k * NPAR + i];
        }
        function(&t, states, parameters, 0, found);
        for (int lane = 0; lane < WIDTH && first + lane < count; lane++)
            for (int i = 0; i < out_count; i++) out[(first + lane) * out_count + i] = found[i][lane];
    }
}
