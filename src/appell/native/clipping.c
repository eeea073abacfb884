/* The phases that a constraint may take whose actuators are clipped one by one: rows kept with any set of clipped actuators
 * that leaves enough of them; else as many of its first rows as can be.
 *
 * Of the efforts within their bounds that keep the first k rows those act that push the row behind them back the hardest,
 *
 *     min  way K_r e        with  K_k e = d,  |e_j| <= bound_j,        way the sign of sigma of the row r
 *
 * (priorities among tasks: Siciliano and Slotine 1991; with inequalities Kanoun, Lamiraux and Wieber 2011). This is a linear
 * program, solved at a vertex: k actuators keep the rows, every other is at its bound. With nu from the free ones,
 * way K_rj + nu K_kj = 0, a vertex is the solution where sign_j (way K_rj + nu K_kj) < 0 of every actuator at a bound. */

/* sigma = c' + c / T of a row that bounded efforts keep. */
static double sigma_of(const Decider *d, const ModeLaw *c, int row) {
    return RATES(d)[row] + (isnan(c->recovery) ? 0.0 : POSITIONS(d)[row] / c->recovery);
}

/* Whether sigma is zero again; a row that is let go for good never returns. */
static int has_returned(const Decider *d, const ModeLaw *c, int row) {
    return !isnan(c->recovery)
        && fabs(sigma_of(d, c, row)) <= d->zero * (d->rate_margins[row] + d->position_margins[row] / c->recovery);
}

/* How many of the first rows have a sigma that is zero; without a recovery one that is let go never is. */
static int most_kept(const Decider *d, const ModeLaw *c, int pattern) {
    const Clipping *k = c->clipping;
    int count = 0;
    if (!k->way[pattern]) return k->row_count;
    if (isnan(c->recovery)) return k->kept[pattern];
    while (count < k->row_count && has_returned(d, c, k->rows[count])) count++;
    return count;
}

/* What counts as no effort: that of a row, in the metric of M. */
static double effort_error(const Decider *d, int count, const int *rows) {
    double error = 0.0;
    for (int i = 0; i < count; i++) error = fmax(error, sqrt(d->force_error[rows[i]] * d->value_error[rows[i]]));
    return error;
}

/* Who keeps the rows and who pushes at a bound. */
static Shared shared_by(const Decider *d, const Clipping *k, int pattern) {
    int kept = k->kept[pattern] ? k->kept[pattern] : k->row_count;
    return (Shared){k->rows, d->efforts + (long)d->rows * k->first, k->bounds, k->signs + (long)pattern * k->actuator_count,
                    effort_error(d, k->row_count, k->rows), kept, k->actuator_count, !k->way[pattern]};
}

/* W: the answer of all its rows to each actuator, (rows, actuators), while the ideal rows are held that always act. */
STAGE const double *responses_of_efforts(const Decider *d, const Clipping *k, Room *room) {
    int *nobody = take_integers(room, k->actuator_count);
    memset(nobody, 0, sizeof(int) * k->actuator_count);
    Shared all = {k->rows, d->efforts + (long)d->rows * k->first, k->bounds, nobody, 0.0, k->row_count, k->actuator_count, 1};
    Problem p = {.K = RESPONSE(d), .always = k->ideal, .ideal = d->ideal, .numbers = d->numbers, .rows = d->rows,
                 .always_count = k->ideal_count};
    return shared_response(&p, 0, &all, room);
}

/* Whether a vertex is the solution. Where a cost is zero that actuator has no part in the row let go. */
STAGE int pushes_back(const Decider *d, const Clipping *k, const double *W, const int *signs, int kept, int way, Room room) {
    int m = k->row_count, n = k->actuator_count, *pivot = take_integers(&room, kept), *is_free = take_integers(&room, n), count = 0;
    double *basis = take(&room, kept * kept), *nu = take(&room, kept), largest = 0.0, first = 0.0;
    for (int j = 0; j < n; j++) {
        largest = fmax(largest, fabs(W[kept + m * j]));
        for (int i = 0; i < kept; i++) first = fmax(first, fabs(W[i + m * j]));
        if (!signs[j] && count < kept) is_free[count] = j;
        count += !signs[j];
    }
    if (kept && count != kept) return 0;
    for (int i = 0; i < kept; i++) { /* the transpose of the basis, by columns */
        nu[i] = way * W[kept + m * is_free[i]];
        for (int j = 0; j < kept; j++) basis[i + kept * j] = W[j + m * is_free[i]];
    }
    if (kept && !lu(kept, basis, pivot)) return 0;
    for (int i = 0; i < kept; i++) /* inverses of pivots */
        if (!(1.0 > d->numbers->reached * first * fabs(basis[i + kept * i]))) return 0;
    if (kept) lu_solve(kept, basis, pivot, nu);
    for (int j = 0; j < n; j++) {
        double cost = way * W[kept + m * j];
        for (int i = 0; i < kept; i++) cost -= nu[i] * W[i + m * j];
        if (signs[j] && !(signs[j] * cost < -d->numbers->reached * largest)) return 0;
    }
    return 1;
}

/* Whether in a phase the row behind so many kept ones is pushed back the hardest. One row alone that does not answer may be
 * pushed either way. */
STAGE int is_against(const Decider *d, const Clipping *k, const double *W, int pattern, int kept, int way, Room room) {
    const int *signs = k->signs + (long)pattern * k->actuator_count;
    int fits = 1;
    if (k->way[pattern] != way || k->kept[pattern] != kept) return 0;
    if (k->row_count > 1) return pushes_back(d, k, W, signs, kept, way, room);
    for (int j = 0; j < k->actuator_count; j++) fits &= signs[j] == (W[j] >= 0.0 ? -way : way);
    return fits;
}

static Choice *clipped_choice(const Decider *d, const ModeLaw *c, int pattern, int held, Choice *made, Room *room) {
    Shared *shared = (Shared *)take(room, (int)((sizeof(Shared) + sizeof(double) - 1) / sizeof(double)));
    *shared = shared_by(d, c->clipping, pattern);
    *made = (Choice){.rows = c->clipping->rows, .phase = FIRST_PATTERN + pattern, .held_count = held, .shared = shared};
    return made;
}

/* A row whose sigma is not zero stays let go; one that is let go here moves the way its sigma then has. */
STAGE int clipped_choices(const Decider *d, const ModeLaw *c, int phase, Choice *out, Room *room) {
    const Clipping *k = c->clipping;
    int now = phase - FIRST_PATTERN, rows = k->row_count, most = most_kept(d, c, now), n = 0;
    int again = k->again[now] || (k->way[now] && !c->order);
    const double *W = responses_of_efforts(d, k, room);
    for (int i = 0; most == rows && i < k->pattern_count; i++)
        if (!k->way[i] && k->again[i] == again) clipped_choice(d, c, i, rows, out + n++, room);
    for (int kept = most < rows ? most : rows - 1; kept >= 0; kept--) {
        int row = k->rows[kept], of_sigma = sigma_of(d, c, row) > 0.0 ? 1 : -1; /* which a strike may have reversed */
        if (k->way[now] && k->kept[now] == kept && isnan(c->recovery)) of_sigma = k->way[now]; /* for good */
        for (int way = -1; way < 2; way += 2)
            for (int i = 0; (kept < most || way == of_sigma) && i < k->pattern_count; i++) {
                if (!is_against(d, k, W, i, kept, way, *room)) continue;
                Choice *made = clipped_choice(d, c, i, kept, out + n++, room);
                if (kept < most) made->value_rows[0] = row, made->value_factors[0] = way, made->value_count = 1;
            }
    }
    return n;
}

/* The phase in which the first row of velocities that is not met is pushed back; where there is none, one that lets all go. */
STAGE int clipped_away(const Decider *d, const ModeLaw *c, Room room) {
    const Clipping *k = c->clipping;
    double largest = 0.0;
    int kept = 0;
    for (int i = 0; i < k->row_count; i++) largest = fmax(largest, fabs(RATES(d)[k->rows[i]]));
    while (kept < k->row_count - 1 && !(fabs(RATES(d)[k->rows[kept]]) > d->numbers->expressions * largest)) kept++;
    const double *W = responses_of_efforts(d, k, &room);
    for (int i = 0; i < k->pattern_count; i++)
        if (is_against(d, k, W, i, kept, RATES(d)[k->rows[kept]] > 0.0 ? 1 : -1, room)) return FIRST_PATTERN + i;
    for (int i = 0; i < k->pattern_count; i++)
        if (k->way[i] && !k->kept[i]) return FIRST_PATTERN + i;
    return FIRST_PATTERN;
}
