/* Slips in two directions near zero: those that are over end exactly, all together; those that begin get a direction.
 *
 * A slip below `slowest` margins has no direction any more. Contacts of one body come to rest together: where the slips of
 * some are set to zero, the impulses
 *
 *     K_RR Lam = wanted - v,        R the rows held and the slips set,
 *
 * may take the slip of another below what has a direction. It is repeated until no further contact comes to rest, before
 * accelerations decide which of them stick and which slide on. */

/* The response at a state, with what counts as zero; 0 where there is none. */
STAGE int respond(Decider *d, double t, const double *x) {
    int m = d->rows;
    double error = d->products * d->least;
    if (d->response) {
        follow_inputs(d->whole, t, x);
        d->response(t, x, d->whole->parameters, 0, d->column);
    }
    if (!d->response || !all_finite(4 * m + m * m + d->speeds * m, d->column)) {
        if (!d->ask || !d->ask(t, x)) return 0;
        for (int k = 0; k < d->kept_count; k++) ((Shared *)d->kept)[k].error = effort_error(d, d->kept[k].row_count, d->kept[k].rows);
        return 1;
    }
    for (int i = 0; i < m; i++) {
        double length = d->value_error[i] = length_of_row(m, RESPONSE(d), i);
        error = larger(d->products * SIZES(d)[i] / length, error);
    }
    for (int i = 0; i < m; i++) d->force_error[i] = error / d->value_error[i], d->value_error[i] *= error;
    return 1;
}

/* The least multipliers of some rows with which these have the values wanted. */
STAGE void keeping(const Decider *d, int n, const int *rows, const double *wanted, double *y, Room room) {
    int m = d->rows;
    double *A = take(&room, n * n), *lengths = take(&room, n);
    for (int j = 0; j < n; j++) {
        lengths[j] = length_of_row(m, RESPONSE(d), rows[j]);
        for (int i = 0; i < n; i++) A[i + n * j] = RESPONSE(d)[rows[i] + m * rows[j]];
    }
    LeastNorm inverse = least_norm_of(n, A, lengths, d->numbers->delassus, &room);
    solve_least(&inverse, wanted, y);
}

/* The speeds of x jump by M^-1 B times impulses of some rows. */
STAGE void push_speeds(const Decider *d, int n, const int *rows, const double *impulses, double *x) {
    for (int i = 0; i < d->speeds; i++) {
        double total = 0.0;
        for (int j = 0; j < n; j++) total += impulses[j] * JUMPS(d)[d->speeds * rows[j] + i];
        x[d->coordinates + i] += total;
    }
}

/* Rates of rows that are to have a value. */
typedef struct {
    int count, *rows, *is_wanted;
    double *values;
} Wanted;

static Wanted nothing_wanted(const Decider *d, Room *room) {
    Wanted w = {0, take_integers(room, d->rows), take_integers(room, d->rows), take(room, d->rows)};
    memset(w.is_wanted, 0, sizeof(int) * d->rows);
    return w;
}

static void want(Wanted *w, int row, double value) {
    if (!w->is_wanted[row]) w->rows[w->count++] = row;
    w->is_wanted[row] = 1, w->values[row] = value;
}

static int are_as_wanted(const Decider *d, const Wanted *w) {
    for (int k = 0; k < w->count; k++)
        if (!(fabs(RATES(d)[w->rows[k]] - w->values[w->rows[k]]) <= d->rate_margins[w->rows[k]])) return 0;
    return 1;
}

/* x with these rates; the rows always held keep theirs at zero. */
STAGE void set_rates(const Decider *d, const Wanted *w, double *x, Room room) {
    int n = 0, *rows = take_integers(&room, d->rows + d->always_count);
    double *needed = take(&room, d->rows + d->always_count), *impulses = take(&room, d->rows + d->always_count);
    for (int k = 0; k < d->always_count; k++) rows[n] = d->always[k], needed[n++] = -RATES(d)[d->always[k]];
    for (int k = 0; k < w->count; k++)
        rows[n] = w->rows[k], needed[n] = w->values[w->rows[k]] - RATES(d)[w->rows[k]], n++;
    keeping(d, n, rows, needed, impulses, room);
    push_speeds(d, n, rows, impulses, x);
}

/* Slips that are over are set to zero, where some contact slips in two directions; 0 where there is no response. */
STAGE int end_slips(Decider *d, double t, double *x, int count, const int *staying, Room room) {
    int in_plane = 0;
    for (int k = 0; k < count; k++) in_plane |= d->laws[staying[k]].tangent_count == 2;
    for (int again = 0; in_plane && again < count; again++) {
        Room rest = room;
        Wanted w = nothing_wanted(d, &rest);
        for (int k = 0; k < count; k++) {
            const ModeLaw *c = d->laws + staying[k];
            if (c->kind != CONTACT) continue;
            want(&w, c->rows[0], 0.0);
            for (int i = 1; !has_slip(d, c) && i <= c->tangent_count; i++) want(&w, c->rows[i], 0.0);
        }
        if (are_as_wanted(d, &w)) break;
        set_rates(d, &w, x, rest);
        if (!respond(d, t, x)) return 0;
    }
    return 1;
}

/* Slips that begin in two directions are just fast enough to have one; nothing else that is held moves. */
STAGE void begin_slips(const Decider *d, double *x, int count, const int *staying, const LawChoices *laws, const Solution *s,
                       Room room) {
    int begins = 0;
    Wanted w = nothing_wanted(d, &room);
    for (int k = 0; k < count; k++) {
        const ModeLaw *c = d->laws + staying[k];
        const Choice *chosen = laws[k].choices + s->chosen[k];
        if (c->kind != CONTACT || chosen->phase == OPENS) continue;
        want(&w, c->rows[0], 0.0);
        double slow = 2.0 * d->slowest * (c->tangent_count ? d->rate_margins[c->rows[1]] : 0.0);
        begins |= chosen->turns;
        for (int i = 0; i < c->tangent_count; i++)
            if (chosen->turns || chosen->phase == STICKS) want(&w, c->rows[1 + i], chosen->turns ? slow * s->directions[2 * k + i] : 0.0);
    }
    if (begins && !are_as_wanted(d, &w)) set_rates(d, &w, x, room);
}

/* For tests: x with the slips of these laws that are over at zero. */
int appell_end_slips(Decider *d, double t, double *x, int count, const int *staying) {
    return respond(d, t, x) && end_slips(d, t, x, count, staying, (Room){d->room, d->integers});
}
